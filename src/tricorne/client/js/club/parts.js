// @ts-check
/** Parts that several pages of the club are made of. */
import { toned } from "../app/parts.js";
import { TONES } from "../games/tones.js";
import { html, nothing } from "../lit.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */
/** @typedef {{type?: string, required?: boolean, autocomplete?: string, minlength?: number, maxlength?: number, min?: number, max?: number, value?: string}} Input */

/** A part of a page with its title. @param {ClubPage} page @param {string} title @param {unknown} content */
export function section(page, title, content) {
  return html`<section class="club-section">
    <h2>${page.t(title)}</h2>
    ${content}
  </section>`;
}

/** A text field with its label. @param {ClubPage} page @param {string} name @param {string} label @param {Input} [input] @param {string} [hint] */
export function field(page, name, label, input = {}, hint = "") {
  return html`<label
    >${page.t(label)}<input
      name=${name}
      type=${input.type ?? "text"}
      ?required=${input.required ?? true}
      autocomplete=${input.autocomplete ?? nothing}
      minlength=${input.minlength ?? nothing}
      maxlength=${input.maxlength ?? nothing}
      min=${input.min ?? nothing}
      max=${input.max ?? nothing}
      value=${input.value ?? nothing} />${hint ? html`<small>${page.t(hint)}</small>` : nothing}</label
  >`;
}

/** @param {ClubPage} page @param {string} name @param {string} label @param {"new-password" | "current-password"} autocomplete */
export function passwordField(page, name, label, autocomplete) {
  const fresh = autocomplete === "new-password";
  const input = { type: "password", autocomplete, minlength: fresh ? 8 : undefined, maxlength: 200 };
  return field(page, name, label, input, fresh ? "club-password-hint" : "");
}

/** A choice among filters; nothing chosen leaves nothing out. @param {ClubPage} page @param {Record<string, string>} filters @param {string} name @param {string} label @param {[string, string][]} choices */
export function filterSelect(page, filters, name, label, choices) {
  return html`<label
    >${page.t(label)}<select name=${name}>
      <option value="">${page.t("club-all")}</option>
      ${choices.map(([value, shown]) => html`<option value=${value} ?selected=${filters[name] === value}>${shown}</option>`)}
    </select></label
  >`;
}

/** The filters by game and, where one is chosen, by its scenario. @param {ClubPage} page @param {Record<string, string>} filters */
export function ofGame(page, filters) {
  const named = (/** @type {{id: string}} */ one, /** @type {import("../app/types.js").Texts} */ texts) =>
    /** @type {[string, string]} */ ([one.id, page.text(texts, one.id)]);
  const games = page.catalogue.games.map((one) => named(one, one.title));
  const scenarios = (page.game(filters.game)?.scenarios ?? []).map((one) => named(one, one.name));
  return html`${filterSelect(page, filters, "game", "club-game", games)}${
    scenarios.length ? filterSelect(page, filters, "scenario", "club-scenario", scenarios) : nothing
  }`;
}

/** The colours of a side, before its name. @param {string} game @param {string[]} seats */
export function sideMarks(game, seats) {
  return seats.map((seat) => {
    const tone = TONES[game]?.[seat];
    return tone ? html`<i class="side-mark" style=${toned(tone)}></i>` : nothing;
  });
}

/** Who else plays at a table, some of them perhaps on one's own side; everybody at one that is only looked at. @param {ClubPage} page @param {import("./lobby.js").LobbyTable} table */
export function playersOf({ words }, { seats, others }) {
  if (!others.length) return "";
  const names = words.join(others);
  return seats.length && others.length === 1 ? words.t("club-event-against", { name: names }) : names;
}
