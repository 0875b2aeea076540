// @ts-check
/** The lobby of the club: tables that wait for the person first, invitations, open tables, games to watch. */
import { Refused, call } from "../app/api.js";
import { h } from "../app/dom.js";
import { forgetTable, knownTables } from "../app/store.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */

/**
 * @typedef {object} LobbyTable
 * @property {string} table
 * @property {string} name
 * @property {string} game
 * @property {string} scenario
 * @property {string[]} seats
 * @property {boolean} your_turn
 * @property {number | null} since
 * @property {number | null} left
 * @property {boolean} finished
 * @property {string | null} host
 * @property {{bank: number, per_turn: number, at_zero: string} | null} clock
 * @property {number} at
 */

/** @param {ClubPage} page @param {HTMLElement} body */
export async function drawLobby(page, body) {
  const lobby = await call("/lobby");
  const again = () => drawLobby(page, body);
  const join = (/** @type {LobbyTable} */ table) =>
    page.attempt(async () => {
      await call(`/tables/${table.table}/join`, { method: "POST", body: { seat: table.seats[0] } });
      location.href = `/t/${table.table}`;
    });
  const decline = (/** @type {LobbyTable} */ table) =>
    page.attempt(async () => {
      await call(`/tables/${table.table}/decline`, { method: "POST", body: { seat: table.seats[0] } });
      await again();
    });
  const open = (/** @type {LobbyTable} */ table, /** @type {string} */ label) =>
    h("a", { class: [table.your_turn ? "firm" : "quiet", "little"], href: `/t/${table.table}` }, page.t(label));
  const button = (/** @type {string} */ label, /** @type {() => void} */ act, firm = false) =>
    h("button", { type: "button", class: [firm ? "firm" : "quiet", "little"], on: { click: act } }, page.t(label));
  const mayJoin = (/** @type {LobbyTable} */ table) => page.me && table.host !== page.me.name;
  page.fill(
    body,
    page.me
      ? section(
          page,
          "club-my-tables",
          lobby.mine,
          (table) => [
            open(table, table.finished ? "club-look" : "club-play"),
            table.finished ? button("club-rematch", () => rematch(page, table)) : null,
          ],
          "club-no-tables",
        )
      : h("p", { class: "lead" }, page.t("club-why-account"), " ", h("a", { href: "#register" }, page.t("club-register"))),
    page.me && lobby.invitations.length
      ? section(page, "club-invitations", lobby.invitations, (table) => [
          button("club-accept", () => join(table), true),
          button("club-decline", () => decline(table)),
        ])
      : null,
    page.me ? unclaimed(page, lobby.mine, again) : null,
    section(
      page,
      "club-open-tables",
      lobby.open,
      (table) => [mayJoin(table) ? button("club-join", () => join(table), true) : null],
      "club-no-open",
    ),
    section(page, "club-watch", lobby.watch, (table) => [open(table, "club-look")], "club-no-watch"),
  );
}

/** @param {ClubPage} page @param {LobbyTable} table */
function rematch(page, table) {
  page.attempt(async () => {
    const { table: fresh } = await call(`/tables/${table.table}/rematch`, { method: "POST", body: {} });
    location.href = `/t/${fresh}`;
  });
}

/**
 * @param {ClubPage} page
 * @param {string} title
 * @param {LobbyTable[]} tables
 * @param {(table: LobbyTable) => import("../app/dom.js").Child[]} actions
 * @param {string} [empty]
 */
function section(page, title, tables, actions, empty) {
  return h(
    "section",
    { class: "club-section" },
    h("h2", {}, page.t(title)),
    tables.length
      ? h(
          "ul",
          { class: "club-list" },
          tables.map((table) => row(page, table, actions(table))),
        )
      : h("p", { class: "empty" }, empty ? page.t(empty) : ""),
  );
}

/** @param {ClubPage} page @param {LobbyTable} table @param {import("../app/dom.js").Child[]} actions */
function row(page, table, actions) {
  const title = page.titleOf(table.game, table.scenario);
  const seats = table.seats.map((seat) => page.seatName(table.game, seat)).join(", ");
  const parts = [
    table.name ? title : "",
    seats,
    table.host ? page.t("club-host", { name: table.host }) : "",
    table.your_turn && table.since ? page.t("club-your-turn-since", { when: page.when(table.since) }) : "",
    table.left !== null && !table.finished
      ? page.t("club-time-left", { span: page.span(table.left) })
      : table.clock
        ? page.t("club-clock-of", { span: page.span(table.clock.bank) })
        : "",
    table.finished ? page.t("ui-finished") : "",
  ];
  return h(
    "li",
    { class: table.your_turn ? "yours" : "" },
    h("div", { class: "what" }, h("b", {}, table.name || title), h("small", {}, parts.filter(Boolean).join(" · "))),
    ...actions,
  );
}

/** Tables that this browser knows by a link and that are not yet the account's. @param {ClubPage} page @param {LobbyTable[]} mine @param {() => Promise<void>} again */
function unclaimed(page, mine, again) {
  const own = new Set(mine.map((table) => table.table));
  const known = Object.entries(knownTables()).filter(([id, table]) => table.key && !own.has(id) && !table.finished);
  if (!known.length) return null;
  const claim = (/** @type {string} */ id, /** @type {string} */ key) =>
    page.attempt(async () => {
      try {
        await call(`/tables/${id}/claim`, { method: "POST", body: { key } });
      } catch (problem) {
        if (problem instanceof Refused && [401, 404].includes(problem.status)) forgetTable(id);
        throw problem;
      } finally {
        await again();
      }
      forgetTable(id);
    });
  return h(
    "section",
    { class: "club-section" },
    h("h2", {}, page.t("club-unclaimed")),
    h("p", {}, page.t("club-unclaimed-hint")),
    h(
      "ul",
      { class: "club-list" },
      known.map(([id, table]) =>
        h(
          "li",
          {},
          h("div", { class: "what" }, h("b", {}, table.name || page.titleOf(table.game, table.scenario ?? ""))),
          h("button", { type: "button", class: "quiet little", on: { click: () => claim(id, table.key ?? "") } }, page.t("club-claim")),
        ),
      ),
    ),
  );
}
