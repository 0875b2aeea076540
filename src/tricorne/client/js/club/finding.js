// @ts-check
/** Finding an opponent: open tables by game, pace, language and level. The filters stand in the address, and this browser keeps them. */
import { read, write } from "../app/memory.js";
import { LANGUAGES } from "../app/prefers.js";
import { html, nothing } from "../lit.js";
import { filterSelect, ofGame } from "./parts.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */
/** @typedef {import("./lobby.js").LobbyTable} LobbyTable */
/** @typedef {Record<string, string>} Filters */

const KEPT = "tricorne.finding";
const NAMES = ["game", "scenario", "pace", "language", "fits"];
/** @type {Record<string, string>} */
const PACES = { evening: "club-tempo-evening", days: "club-tempo-days", weeks: "club-tempo-weeks", none: "club-tempo-none" };

/** What is wanted: as the address says, else as it was the last time. @param {string} rest @returns {Filters} */
export function wantedTables(rest) {
  const given = new URLSearchParams(rest);
  const named = NAMES.map((name) => [name, given.get(name) ?? ""]).filter(([, value]) => value);
  if (named.length) write(KEPT, Object.fromEntries(named));
  const kept = read(KEPT);
  return Object.fromEntries(NAMES.filter((name) => kept[name]).map((name) => [name, String(kept[name])]));
}

/** Look for other tables. @param {ClubPage} page @param {Filters} filters */
function go(page, filters) {
  const kept = NAMES.filter((name) => filters[name]).map((name) => [name, filters[name]]);
  write(KEPT, Object.fromEntries(kept));
  const next = kept.length ? `#lobby/${new URLSearchParams(kept)}` : "#lobby";
  if (location.hash === next) void page.open();
  else location.hash = next;
}

/** @param {ClubPage} page @param {Filters} filters */
export function tableFilters(page, filters) {
  const change = (/** @type {Event} */ event) => {
    const target = /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target);
    const value = target instanceof HTMLInputElement ? (target.checked ? "true" : "") : target.value;
    go(page, { ...filters, [target.name]: value, ...(target.name === "game" && { scenario: "" }) });
  };
  const paces = Object.entries(PACES).map(([pace, label]) => /** @type {[string, string]} */ ([pace, page.t(label)]));
  return html`<form
    class="filters"
    aria-label=${page.t("club-filters")}
    @change=${change}
    @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
    ${ofGame(page, filters)}${filterSelect(page, filters, "pace", "club-tempo", paces)}
    ${filterSelect(page, filters, "language", "club-language", Object.entries(LANGUAGES))}
    ${
      page.me
        ? html`<label class="check"><input name="fits" type="checkbox" ?checked=${filters.fits === "true"} />${page.t("club-fits")}</label>`
        : nothing
    }
    ${
      Object.keys(filters).length
        ? html`<button type="button" class="quiet" data-act="all" @click=${() => go(page, {})}>${page.t("club-all-tables")}</button>`
        : nothing
    }
  </form>`;
}

/** Whom the maker of an open table seeks, since when, and how it is played. @param {ClubPage} page @param {LobbyTable} table */
export function sought(page, { seeks, clock, rated }) {
  if (!seeks) return [];
  const age = Date.now() / 1000 - seeks.since;
  return [
    clock ? "" : page.t("club-tempo-none"),
    rated ? "" : page.t("club-unrated-one"),
    seeks.language ? LANGUAGES[seeks.language] : "",
    range(page, seeks),
    age < 60 ? page.t("club-open-now") : page.t("club-open-since", { span: page.span(age) }),
  ];
}

/** @param {ClubPage} page @param {{least: number | null, most: number | null}} level */
function range(page, { least, most }) {
  if (least === null && most === null) return "";
  if (most === null) return page.t("club-seeks-least", { least: String(least) });
  if (least === null) return page.t("club-seeks-most", { most: String(most) });
  return page.t("club-seeks-range", { least: String(least), most: String(most) });
}
