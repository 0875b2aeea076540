// @ts-check
/** Tables begun before: those that wait for this person first, each with what is new there. */
import { html, nothing, repeat } from "../lit.js";
import { Refused, call } from "./api.js";
import { forgetTable, knownTables } from "./memory.js";
import { lineText, playerName } from "./parts.js";
import { loadWords } from "./session.js";
import { UNITS } from "./words.js";

/** @typedef {import("./lobby.js").Lobby} Lobby */
/** @typedef {import("./types.js").TableInfo} TableInfo */
/** @typedef {{text: string, steps: number}} News what happened since one was there, and in how many steps */

/**
 * @typedef {object} Begun
 * @property {string} table
 * @property {string} name
 * @property {string} game
 * @property {string} scenario
 * @property {boolean} finished
 * @property {boolean} yours it waits for this person
 * @property {string[]} own seats
 * @property {(import("./types.js").SeatInfo | string)[]} others who else plays: their seats, or their names alone
 * @property {string[]} asked seats
 * @property {number | null} left s on this person's clock
 * @property {number} at ms when this browser was there last
 * @property {string} [key]
 */

const MOST_ASKED = 12;
/** So many are shown at first; on a phone a style sheet leaves out the last. */
const SHOWN = 3;
const LINES_OF_NEWS = 2;

/** Ask for all tables that this browser knows, and for those of a member. @param {Lobby} lobby */
export async function loadBegun(lobby) {
  const known = Object.entries(knownTables()).sort(([, a], [, b]) => b.at - a.at);
  const asked = known.slice(0, MOST_ASKED).map(async ([id, { key, at }]) => {
    try {
      return ofInfo(await call(`/tables/${id}`, { key }), at, key);
    } catch (problem) {
      if (problem instanceof Refused && [401, 404].includes(problem.status)) forgetTable(id);
      return null;
    }
  });
  const club = call("/lobby").catch(() => ({ mine: [], open: [] }));
  const here = (await Promise.all(asked)).filter((found) => found !== null);
  const { mine = [], open = [] } = await club;
  const elsewhere = mine.filter((/** @type {any} */ { table }) => !here.some((known) => known.table === table)).map(ofMember);
  const clocks = Object.fromEntries(mine.map((/** @type {any} */ { table, left }) => [table, left]));
  const begun = [...here.map((known) => ({ ...known, left: clocks[known.table] ?? null })), ...elsewhere].sort(byUrgency);
  lobby.change({ begun, openSeats: open });
  await Promise.all(
    running(lobby)
      .slice(0, SHOWN)
      .map((found) => loadNews(lobby, found).catch(() => {})),
  );
}

/** @param {TableInfo} info @param {number} at @param {string | undefined} key @returns {Begun} */
function ofInfo({ table, name, game, scenario, finished, asked, you, seats }, at, key) {
  const yours = !finished && asked.some((seat) => you.seats.includes(seat));
  const others = seats.filter((seat) => !you.seats.includes(seat.seat));
  return { table, name, game, scenario, finished, asked, own: you.seats, others, yours, left: null, at, key };
}

/** @param {any} entry as the lobby of the club tells it @returns {Begun} */
function ofMember({ table, name, game, scenario, finished, seats, others, your_turn: yours, left, at }) {
  return { table, name, game, scenario, finished, asked: [], own: seats, others, yours, left, at: at * 1000 };
}

/** What is over comes last, one's own turn first, then what has the least time left. @param {Begun} a @param {Begun} b */
function byUrgency(a, b) {
  return (
    Number(a.finished) - Number(b.finished) ||
    Number(b.yours) - Number(a.yours) ||
    (a.left ?? Infinity) - (b.left ?? Infinity) ||
    b.at - a.at
  );
}

/** @param {Lobby} lobby */
function running({ begun }) {
  return begun.filter(({ finished }) => !finished);
}

/** What happened at a table since this person's last answer there. @param {Lobby} lobby @param {Begun} begun */
async function loadNews(lobby, { table, key, game, own }) {
  const info = lobby.catalogue.games.find((known) => known.id === game);
  const seen = knownTables()[table]?.seen;
  if (!info || seen === undefined || !own.length) return;
  const [words, { log }] = await Promise.all([
    loadWords(lobby.catalogue, info),
    call(`/tables/${table}/view`, { key, query: { seat: own[0] } }),
  ]);
  /** @type {import("./types.js").LogEntry[]} */
  const fresh = log.filter((/** @type {import("./types.js").LogEntry} */ { moment }) => moment > seen + 1);
  const text = fresh
    .slice(-LINES_OF_NEWS)
    .map((entry) => lineText({ words }, entry))
    .join(" ");
  lobby.change({ news: { ...lobby.news, [table]: { text, steps: new Set(fresh.map(({ moment }) => moment)).size } } });
}

/** @param {Lobby} lobby */
export function begunTables(lobby) {
  const { words, begun, allTables } = lobby;
  const found = allTables ? begun : running(lobby).slice(0, SHOWN);
  if (!begun.length) return nothing;
  const all = () => lobby.change({ allTables: true });
  return html`<section class="begun ${allTables ? "all" : ""}">
    <header>
      <h2>${words.t("ui-your-tables")}</h2>
      ${found.length < begun.length ? html`<button type="button" class="text-link" data-act="all-tables" @click=${all}>${words.t("ui-all-tables", { count: begun.length })}</button>` : nothing}
    </header>
    <ul class="table-list">
      ${repeat(
        found,
        ({ table }) => table,
        (info) => tableCard(lobby, info),
      )}
    </ul>
  </section>`;
}

/** Whether there are tables to go on with. @param {Lobby} lobby */
export function hasRunning(lobby) {
  return running(lobby).length > 0;
}

/** @param {Lobby} lobby @param {Begun} info */
function tableCard(lobby, info) {
  const { words } = lobby;
  const game = lobby.catalogue.games.find((known) => known.id === info.game);
  const scenario = game?.scenarios.find((known) => known.id === info.scenario);
  const nameOf = (/** @type {string} */ id) => lobby.text(game?.seats.find((seat) => seat.id === id)?.name ?? {}, id);
  const state = info.finished
    ? words.t("ui-finished")
    : info.yours
      ? words.t("ui-your-move")
      : info.asked.length
        ? words.join(info.asked.map(nameOf))
        : words.t("ui-others-move");
  const others = new Set(info.others.map((one) => (typeof one === "string" ? one : playerName(lobby, one))));
  const about = [
    scenario ? lobby.text(scenario.name, scenario.id) : info.scenario,
    info.own.length ? words.join(info.own.map(nameOf)) : "",
    others.size ? words.t("ui-with", { others: words.join([...others]) }) : "",
  ];
  const title = info.name || (game ? lobby.text(game.title, game.id) : info.game);
  return html`<li class=${info.yours ? "yours" : ""} data-table=${info.table}>
    <h3>${title}</h3>
    <span class="state">${state}</span>
    <p class="about">${about.filter(Boolean).join(" · ")}</p>
    ${newsLine(lobby, info)}
    <footer>
      <small>${timeOf(lobby, info)}</small>
      <a
        class="button ${info.yours ? "firm" : "quiet"}"
        href="/t/${info.table}"
        aria-label="${words.t(info.yours ? "ui-continue" : "ui-look")}: ${title}"
        >${words.t(info.yours ? "ui-continue" : "ui-look")}</a
      >
    </footer>
  </li>`;
}

/** @param {Lobby} lobby @param {Begun} info */
function newsLine({ words, news }, { table, finished }) {
  const latest = news[table];
  if (!latest || finished) return nothing;
  return html`<p class="news ${latest.steps ? "new" : ""}">${latest.steps ? latest.text : words.t("ui-nothing-new")}</p>`;
}

/** How much time is left, or when one was there. @param {Lobby} lobby @param {Begun} info */
function timeOf({ words, news }, { table, left, at, finished }) {
  if (left !== null && !finished) return words.t("ui-time-left", { time: lasting(words.language, left) });
  const when = words.ago(at);
  const steps = news[table]?.steps;
  return steps && !finished ? words.t("ui-steps-since", { count: steps, when }) : words.t("ui-opened", { when });
}

/** A length of time in its two largest units. @param {string} language @param {number} seconds */
function lasting(language, seconds) {
  const parts = [];
  let rest = Math.max(0, seconds);
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count) parts.push(new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(count));
  }
  return parts.slice(0, 2).join(" ") || "0";
}
