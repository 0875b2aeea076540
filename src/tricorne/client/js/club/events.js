// @ts-check
/** Events: the list of them, and one of them with its standings, one's own games and its rules. */
import { call } from "../app/api.js";
import { html, nothing } from "../lit.js";
import { makerActs, ownActs } from "./event_acts.js";
import { challenges, myGames, pairings, pools, roundTexts } from "./event_games.js";
import { rulesOf } from "./event_rules.js";
import { playerName, standingsTable } from "./event_table.js";
import { section } from "./parts.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */

/**
 * @typedef {object} Standing
 * @property {number} number
 * @property {string | null} name
 * @property {string} bot
 * @property {string} state
 * @property {string} why
 * @property {number} place
 * @property {number} points
 * @property {number} wins
 * @property {number} direct
 * @property {number} sonneborn
 * @property {number} margin
 * @property {number} played
 */

/**
 * @typedef {object} EventGame
 * @property {number} round
 * @property {number} board
 * @property {number} number
 * @property {number[]} players
 * @property {string | null} table
 * @property {string} state
 * @property {number[] | null} scores
 * @property {string} how
 */

/**
 * @typedef {object} Rules
 * @property {string} format
 * @property {string} game
 * @property {string} scenario
 * @property {number} games
 * @property {number} rounds
 * @property {number} least
 * @property {number} most
 * @property {number} round_time
 * @property {{bank: number, per_turn: number}} clock
 * @property {string} bots
 * @property {number} fill_to
 * @property {number} out_after
 * @property {number} reach
 * @property {number} answer_time
 */

/**
 * @typedef {object} ClubEvent
 * @property {string} id
 * @property {string} name
 * @property {string | null} maker
 * @property {string} state
 * @property {string} why
 * @property {Rules} rules
 * @property {{won: number, drawn: number, free: number, places: number[], tie_breaks: string[]}} points
 * @property {string[][]} sides
 * @property {number} starts
 * @property {number} round
 * @property {number | null} rounds
 * @property {number | null} round_ends
 * @property {number | null} paused
 * @property {Standing[]} standings
 * @property {string[]} spares
 * @property {EventGame[]} games
 * @property {{number: number, challenger: number, other: number, answer_by: number, state: string}[]} challenges
 * @property {{at: number, act: string, who: string, days: number}[]} acts
 * @property {{players: number, least: number, most: number, allied: number} | null} balance
 */

/** @typedef {{id: string, name: string, maker: string | null, state: string, format: string, game: string, scenario: string, players: number, most: number, starts: number, round: number, mine: boolean}} Line */

/** @type {Record<string, import("./main.js").Page>} */
export const PAGES = { events, event };
const LOOK_EVERY = 5000;

/** What a format is called. @type {Record<string, string>} */
export const FORMATS = {
  match: "club-format-match",
  "round-robin": "club-format-round-robin",
  swiss: "club-format-swiss",
  cup: "club-format-cup",
  pools: "club-format-pools",
  ladder: "club-format-ladder",
};

/** @param {ClubPage} page */
async function events(page) {
  const states = ["open", "running", "over"];
  const lists = await Promise.all(states.map((state) => call("/events", { query: { state } })));
  const titles = ["club-events-open", "club-events-running", "club-events-over"];
  const empty = ["club-no-events-open", "club-no-events-running", ""];
  const more = (/** @type {number} */ n) => async () => {
    const further = await call("/events", { query: { state: states[n], before: lists[n].more } });
    lists[n] = { events: [...lists[n].events, ...further.events], more: further.more };
    page.change({});
  };
  const list = (/** @type {Line[]} */ all, /** @type {number} */ n) =>
    all.length
      ? html`<ul class="club-list">
            ${all.map((one) => line(page, one))}
          </ul>
          ${
            lists[n].more === null
              ? nothing
              : html`<div class="button-row">
                  <button type="button" class="quiet" data-act="more" @click=${() => page.attempt(more(n))}>
                    ${page.t("club-earlier")}
                  </button>
                </div>`
          }`
      : html`<p class="empty">${page.t(empty[n])}</p>`;
  return () =>
    html`<h1>${page.t("club-events")}</h1>
      <p class="lead">${page.t("club-events-lead")}</p>
      ${page.me ? html`<p><a class="firm" href="#new-event">${page.t("club-hold-event")}</a></p>` : nothing}
      ${lists.map(({ events: all }, n) => (all.length || empty[n] ? section(page, titles[n], list(all, n)) : nothing))}`;
}

/** @param {ClubPage} page @param {Line} one */
function line(page, one) {
  const facts = [
    page.t(FORMATS[one.format]),
    page.titleOf(one.game, one.scenario),
    page.t("club-event-players", { players: one.players, most: one.most }),
    one.state === "open" ? page.t("club-event-starts", { when: page.when(one.starts) }) : "",
    one.mine ? page.t("club-event-mine") : "",
  ];
  return html`<li>
    <div class="what"><b>${one.name}</b><small>${facts.filter(Boolean).join(" · ")}</small></div>
    <a class="quiet little" href="#event/${one.id}">${page.t("club-look")}</a>
  </li>`;
}

/** @param {ClubPage} page @param {string} id */
async function event(page, id) {
  /** @type {ClubEvent} */
  let seen = await call(`/events/${id}`);
  const show = (/** @type {ClubEvent} */ fresh) => {
    seen = fresh;
    page.change({});
  };
  const here = page.opened;
  const again = async () => {
    if (page.opened !== here) return;
    if (!document.hidden && seen.state !== "over") {
      const fresh = await call(`/events/${id}`).catch(() => seen);
      if (page.opened === here) show(fresh);
    }
    setTimeout(again, LOOK_EVERY);
  };
  setTimeout(again, LOOK_EVERY);
  return Object.assign(() => drawn(page, seen, show), { title: seen.name });
}

/** @param {ClubPage} page @param {ClubEvent} seen @param {(fresh: ClubEvent) => void} show */
function drawn(page, seen, show) {
  const own = page.me ? seen.standings.find((one) => one.name === page.me?.name) : undefined;
  return html`<div class="event-head">
      <div>
        <h1>${seen.name}</h1>
        <p>${summary(page, seen)}</p>
      </div>
      ${ownActs(page, seen, own, show)}
    </div>
    ${stateLine(page, seen)}
    <div class="event-columns">
      <div>
        ${standingsTable(page, seen, own, roundTexts(page, seen))}
        ${seen.rules.format === "pools" ? pools(page, seen) : pairings(page, seen)} ${challenges(page, seen)} ${history(page, seen)}
      </div>
      <div>${own ? myGames(page, seen, own) : nothing} ${rulesOf(page, seen)} ${makerActs(page, seen, show)}</div>
    </div>`;
}

/** @param {ClubPage} page @param {ClubEvent} seen */
function summary(page, { rules, state, round, rounds, round_ends: ends, standings, starts }) {
  const parts = [
    page.titleOf(rules.game, rules.scenario),
    page.t(FORMATS[rules.format]),
    page.t("club-event-players", { players: standings.length, most: rules.most }),
  ];
  if (state === "open") parts.push(page.t("club-event-starts", { when: page.when(starts) }));
  if (state === "running" && rounds) parts.push(page.t("club-event-round", { round, rounds }));
  if (state === "running" && ends) parts.push(page.t("club-event-round-ends", { when: page.when(ends) }));
  return parts.join(" · ");
}

const ENDS = { played: "club-ended-played", ended: "club-ended-ended", "too-few": "club-ended-too-few", "all-have-met": "club-ended-met" };

/** What there is to say of its state. @param {ClubPage} page @param {ClubEvent} seen */
function stateLine(page, seen) {
  if (seen.paused) return html`<p class="event-state">${page.t("club-event-is-paused")}</p>`;
  if (seen.state !== "over") return nothing;
  const first = seen.standings.filter((one) => one.place === 1);
  const won = seen.why === "played" && first.length === 1;
  const said = won
    ? page.t("club-event-won", { name: playerName(page, first[0]) })
    : page.t(ENDS[/** @type {keyof typeof ENDS} */ (seen.why)] ?? ENDS.played);
  return html`<p class="event-state">${said}</p>`;
}

const ACTS = {
  paused: "club-act-paused",
  resumed: "club-act-resumed",
  extended: "club-act-extended",
  removed: "club-act-removed",
  replaced: "club-act-replaced",
  ended: "club-act-ended",
};

/** What its maker has done. @param {ClubPage} page @param {ClubEvent} seen */
function history(page, { acts }) {
  if (!acts.length) return nothing;
  return section(
    page,
    "club-event-history",
    html`<ul class="plain-list">
      ${acts.map(({ at, act, who, days }) => html`<li>${page.when(at)}: ${page.t(ACTS[/** @type {keyof typeof ACTS} */ (act)], { who, days })}</li>`)}
    </ul>`,
  );
}
