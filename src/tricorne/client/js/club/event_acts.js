// @ts-check
/** What one can do about an event: take part, leave, challenge; and what its maker can. */
import { call } from "../app/api.js";
import { html, nothing } from "../lit.js";
import { waitsFor } from "./event_games.js";
import { playerName } from "./event_table.js";
import { field, section } from "./parts.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */
/** @typedef {import("./events.js").ClubEvent} ClubEvent */
/** @typedef {import("./events.js").Standing} Standing */
/** @typedef {(fresh: ClubEvent) => void} Show */

/** @param {ClubPage} page @param {ClubEvent} seen @param {Show} show @param {string} act @param {Record<string, unknown>} [body] */
function send(page, seen, show, act, body = {}) {
  return async () => show(await call(`/events/${seen.id}/${act}`, { method: "POST", body }));
}

/** @param {ClubPage} page @param {string} label @param {() => Promise<void>} act @param {"firm" | "quiet"} [look] */
function button(page, label, act, look = "quiet") {
  return html`<button type="button" class=${look} @click=${() => page.attempt(act)}>${page.t(label)}</button>`;
}

/** Ask before what cannot be taken back. @param {ClubPage} page @param {string} question @param {() => Promise<void>} act */
function ifSure(page, question, act) {
  return async () => {
    if (confirm(page.t(question))) await act();
  };
}

/** The buttons beside the name. @param {ClubPage} page @param {ClubEvent} seen @param {Standing | undefined} own @param {Show} show */
export function ownActs(page, seen, own, show) {
  if (seen.state === "over") return nothing;
  if (!page.me) return html`<div class="button-row"><a class="firm" href="#sign-in">${page.t("club-event-sign-in")}</a></div>`;
  const waits = seen.spares.includes(page.me.name);
  const running = own ? seen.games.filter((game) => game.state === "running" && game.table && game.players.includes(own.number)) : [];
  const next = running.find((game) => waitsFor(page, game)) ?? running[0];
  const joins = seen.state === "open" || seen.rules.format === "ladder" ? "club-event-join" : "club-event-wait";
  const leave = send(page, seen, show, "leave");
  return html`<div class="button-row">
      ${next ? html`<a class="firm" href="/t/${next.table}">${page.t("club-my-next-game")}</a>` : nothing}
      ${!own && !waits ? button(page, joins, send(page, seen, show, "join"), "firm") : nothing}
      ${own?.state === "in" || waits ? button(page, "club-event-leave", waits ? leave : ifSure(page, "club-event-leave-sure", leave)) : nothing}
    </div>
    ${own?.state === "in" && seen.rules.format === "ladder" ? html`<div class="ladder-acts">${ladder(page, seen, own, show)}</div>` : nothing}`;
}

/** How the server is told of somebody. @param {Standing} one */
function calledBy(one) {
  return one.name ?? `${one.bot || "former"} ${one.number + 1}`;
}

/** Challenges on a ladder. @param {ClubPage} page @param {ClubEvent} seen @param {Standing} own @param {Show} show */
function ladder(page, seen, own, show) {
  const open = seen.challenges.filter((one) => one.state === "waiting" || one.state === "playing");
  const mine = open.find((one) => one.challenger === own.number || one.other === own.number);
  const name = (/** @type {number} */ number) => {
    const found = seen.standings.find((one) => one.number === number);
    return found ? playerName(page, found) : "–";
  };
  if (mine?.state === "playing") return nothing;
  if (mine) {
    const path = `/events/${seen.id}/challenges/${mine.number}`;
    const until = page.when(mine.answer_by);
    if (mine.challenger === own.number)
      return html`<p class="event-state">${page.t("club-challenge-sent", { name: name(mine.other), until })}</p>
        ${button(page, "club-challenge-cancel", async () => show(await call(path, { method: "DELETE" })))}`;
    const answer = (/** @type {boolean} */ accept) => async () => show(await call(path, { method: "POST", body: { accept } }));
    return html`<p class="event-state">${page.t("club-challenge-got", { name: name(mine.challenger), until })}</p>
      <div class="button-row">
        ${button(page, "club-accept", answer(true), "firm")}${button(page, "club-challenge-refuse", answer(false))}
      </div>`;
  }
  const busy = open.flatMap((one) => [one.challenger, one.other]);
  const above = seen.standings.filter((one) => one.place < own.place && one.place >= own.place - seen.rules.reach);
  const reach = above.filter((one) => !busy.includes(one.number));
  if (!reach.length) return nothing;
  return html`<div class="button-row">
    ${reach.map(
      (one) =>
        html`<button
          type="button"
          class="quiet"
          @click=${() => page.attempt(send(page, seen, show, "challenges", { name: calledBy(one) }))}>
          ${page.t("club-challenge", { name: playerName(page, one) })}
        </button>`,
    )}
  </div>`;
}

/** What only its maker sees. @param {ClubPage} page @param {ClubEvent} seen @param {Show} show */
export function makerActs(page, seen, show) {
  if (!page.me || seen.maker !== page.me.name || seen.state === "over") return nothing;
  const act =
    (/** @type {string} */ what) => async (/** @type {Record<string, unknown>} */ values, /** @type {HTMLFormElement} */ form) => {
      show(await call(`/events/${seen.id}/${what}`, { method: "POST", body: values }));
      form.reset();
    };
  const days = (/** @type {Record<string, string>} */ values, /** @type {HTMLFormElement} */ form) =>
    act("extend")({ days: Number(values.days) }, form);
  const chosen = (/** @type {string} */ name, /** @type {string} */ label, /** @type {[string, string][]} */ names) =>
    html`<label
      >${page.t(label)}<select name=${name}>
        ${names.map(([value, shown]) => html`<option value=${value}>${shown}</option>`)}
      </select></label
    >`;
  const named = (/** @type {Standing} */ one) => /** @type {[string, string]} */ ([calledBy(one), playerName(page, one)]);
  const replaceable = seen.standings.map(named);
  const people = seen.standings.filter((one) => one.state === "in").map(named);
  return section(
    page,
    "club-event-maker",
    html`<div class="button-row">
        ${
          seen.paused
            ? button(page, "club-event-resume", send(page, seen, show, "resume"), "firm")
            : button(page, "club-event-pause", send(page, seen, show, "pause"))
        }
        ${button(page, "club-event-end", ifSure(page, "club-event-end-sure", send(page, seen, show, "end")))}
      </div>
      <details>
        <summary>${page.t("club-event-more")}</summary>
        ${page.form("club-event-extend", days, field(page, "days", "club-days", { type: "number", min: 1, max: 60, value: "7" }))}
        ${people.length ? page.form("club-event-remove", act("remove"), chosen("name", "club-name", people)) : nothing}
        ${
          seen.spares.length
            ? page.form(
                "club-event-replace",
                act("replace"),
                html`${chosen("name", "club-event-whom", replaceable)}${chosen(
                  "by",
                  "club-event-by",
                  seen.spares.map((one) => [one, one]),
                )}`,
              )
            : nothing
        }
      </details>`,
  );
}
