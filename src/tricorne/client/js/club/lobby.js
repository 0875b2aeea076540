// @ts-check
/** The lobby of the club: tables that wait for the person first, invitations, open tables, games to watch. */
import { Refused, call } from "../app/api.js";
import { forgetTable, knownTables } from "../app/memory.js";
import { html, nothing } from "../lit.js";
import { section } from "./parts.js";

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

/** @type {Record<string, import("./main.js").Page>} */
export const PAGES = { lobby };

/** @param {ClubPage} page */
async function lobby(page) {
  const { mine, invitations, open, watch } = await call("/lobby");
  return () =>
    html`${
      page.me
        ? section(
            page,
            "club-my-tables",
            list(page, mine, (table) => ownActions(page, table), "club-no-tables"),
          )
        : html`<p class="lead">${page.t("club-why-account")} <a href="#register">${page.t("club-register")}</a></p>`
    }
    ${
      page.me && invitations.length
        ? section(
            page,
            "club-invitations",
            list(page, invitations, (table) => invitedActions(page, table)),
          )
        : nothing
    }
    ${page.me ? unclaimed(page, mine) : nothing}
    ${section(
      page,
      "club-open-tables",
      list(page, open, (table) => openActions(page, table), "club-no-open"),
    )}
    ${section(
      page,
      "club-watch",
      list(page, watch, (table) => tableLink(page, table, "club-look"), "club-no-watch"),
    )}`;
}

/** @param {ClubPage} page @param {LobbyTable} table @param {string} label */
function tableLink(page, table, label) {
  return html`<a class="${table.your_turn ? "firm" : "quiet"} little" href="/t/${table.table}">${page.t(label)}</a>`;
}

/** @param {ClubPage} page @param {string} label @param {() => Promise<void>} act @param {"firm" | "quiet"} [look] */
function button(page, label, act, look = "quiet") {
  return html`<button type="button" class="${look} little" @click=${() => page.attempt(act)}>${page.t(label)}</button>`;
}

/** @param {ClubPage} page @param {LobbyTable} table */
function ownActions(page, table) {
  const rematch = async () => {
    const { table: fresh } = await call(`/tables/${table.table}/rematch`, { method: "POST", body: {} });
    location.href = `/t/${fresh}`;
  };
  return [
    tableLink(page, table, table.finished ? "club-look" : "club-play"),
    table.finished ? button(page, "club-rematch", rematch) : nothing,
  ];
}

/** @param {LobbyTable} table */
async function join({ table, seats }) {
  await call(`/tables/${table}/join`, { method: "POST", body: { seat: seats[0] } });
  location.href = `/t/${table}`;
}

/** @param {ClubPage} page @param {LobbyTable} table */
function invitedActions(page, table) {
  const decline = async () => {
    await call(`/tables/${table.table}/decline`, { method: "POST", body: { seat: table.seats[0] } });
    await page.open();
  };
  return [button(page, "club-accept", () => join(table), "firm"), button(page, "club-decline", decline)];
}

/** @param {ClubPage} page @param {LobbyTable} table */
function openActions(page, table) {
  return page.me && table.host !== page.me.name ? button(page, "club-join", () => join(table), "firm") : nothing;
}

/** @param {ClubPage} page @param {LobbyTable[]} tables @param {(table: LobbyTable) => unknown} actions @param {string} [empty] */
function list(page, tables, actions, empty) {
  if (!tables.length) return html`<p class="empty">${empty ? page.t(empty) : nothing}</p>`;
  return html`<ul class="club-list">
    ${tables.map((table) => row(page, table, actions(table)))}
  </ul>`;
}

/** @param {ClubPage} page @param {LobbyTable} table @param {unknown} actions */
function row(page, table, actions) {
  const title = page.titleOf(table.game, table.scenario);
  const clock =
    table.left !== null && !table.finished
      ? page.t("club-time-left", { span: page.span(table.left) })
      : table.clock
        ? page.t("club-clock-of", { span: page.span(table.clock.bank) })
        : "";
  const parts = [
    table.name ? title : "",
    table.seats.map((seat) => page.seatName(table.game, seat)).join(", "),
    table.host ? page.t("club-host", { name: table.host }) : "",
    table.your_turn && table.since ? page.t("club-your-turn-since", { when: page.when(table.since) }) : "",
    clock,
    table.finished ? page.t("ui-finished") : "",
  ];
  return html`<li class=${table.your_turn ? "yours" : ""}>
    <div class="what"><b>${table.name || title}</b><small>${parts.filter(Boolean).join(" · ")}</small></div>
    ${actions}
  </li>`;
}

/** Tables that this browser knows by a link and that are not yet the account's. @param {ClubPage} page @param {LobbyTable[]} mine */
function unclaimed(page, mine) {
  const own = new Set(mine.map((table) => table.table));
  const known = Object.entries(knownTables()).filter(([id, table]) => table.key && !own.has(id) && !table.finished);
  if (!known.length) return nothing;
  const claim = async (/** @type {string} */ id, /** @type {string} */ key) => {
    try {
      await call(`/tables/${id}/claim`, { method: "POST", body: { key } });
      forgetTable(id);
    } catch (problem) {
      if (problem instanceof Refused && [401, 404].includes(problem.status)) forgetTable(id);
      throw problem;
    } finally {
      await page.open();
    }
  };
  const one = (/** @type {typeof known[number]} */ [id, table]) =>
    html`<li>
      <div class="what"><b>${table.name || page.titleOf(table.game, table.scenario ?? "")}</b></div>
      ${button(page, "club-claim", () => claim(id, table.key ?? ""))}
    </li>`;
  return section(
    page,
    "club-unclaimed",
    html`<p>${page.t("club-unclaimed-hint")}</p>
      <ul class="club-list">
        ${known.map(one)}
      </ul>`,
  );
}
