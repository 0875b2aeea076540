// @ts-check
/** The lobby of the club: tables that wait for the person first, invitations, open tables, games to watch. */
import { Refused, call } from "../app/api.js";
import { forgetTable, knownTables } from "../app/memory.js";
import { html, nothing } from "../lit.js";
import { sought, tableFilters, wantedTables } from "./finding.js";
import { playersOf, section } from "./parts.js";

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
 * @property {boolean} rated
 * @property {string[]} others
 * @property {{since: number, language: string, least: number | null, most: number | null, rating: number | null, fits: boolean} | null} seeks
 */

/** @type {Record<string, import("./main.js").Page>} */
export const PAGES = { lobby };

/** Tables of one of the four lists; more are fetched when they are asked for. */
class TableList {
  /** @param {ClubPage} page @param {string} name @param {any} lobby @param {Record<string, string>} [query] */
  constructor(page, name, lobby, query = {}) {
    this.page = page;
    this.name = name;
    this.query = query;
    /** @type {LobbyTable[]} */
    this.tables = lobby[name];
    /** @type {string | null} */
    this.next = lobby.next[name];
  }

  #more = () =>
    this.page.attempt(async () => {
      const { tables, next } = await call(`/lobby/${this.name}`, { query: { ...this.query, after: this.next ?? "" } });
      this.tables = [...this.tables, ...tables];
      this.next = next;
      this.page.change({});
    });

  /** @param {(table: LobbyTable) => unknown} actions @param {string} [empty] */
  view(actions, empty) {
    const { page, tables, next } = this;
    if (!tables.length) return html`<p class="empty">${empty ? page.t(empty) : nothing}</p>`;
    return html`<ul class="club-list" data-list=${this.name}>
        ${tables.map((table) => row(page, table, actions(table)))}
      </ul>
      ${
        next
          ? html`<div class="button-row">
              <button type="button" class="quiet" data-act="more" @click=${this.#more}>${page.t("club-more-tables")}</button>
            </div>`
          : nothing
      }`;
  }
}

/** @param {ClubPage} page @param {string} rest the filters of open tables */
async function lobby(page, rest) {
  const filters = wantedTables(rest);
  const [found, followed] = await Promise.all([call("/lobby", { query: filters }), page.me ? call("/me/follows") : { names: [] }]);
  const [mine, invitations, watch] = ["mine", "invitations", "watch"].map((name) => new TableList(page, name, found));
  const open = new TableList(page, "open", found, filters);
  const lasts = page.span(found.offer_hours * 3600);
  const filtered = Object.keys(filters).length > 0;
  return () =>
    html`<h1 class="visually-hidden">${page.t("club-lobby")}</h1>
      ${
        page.me
          ? section(
              page,
              "club-my-tables",
              mine.view((table) => ownActions(page, table), "club-no-tables"),
            )
          : html`<p class="lead">${page.t("club-why-account")} <a href="#register">${page.t("club-register")}</a></p>`
      }
      ${
        page.me && invitations.tables.length
          ? section(
              page,
              "club-invitations",
              invitations.view((table) => invitedActions(page, table)),
            )
          : nothing
      }
      ${page.me ? unclaimed(page, mine.tables) : nothing} ${found.here.length ? section(page, "club-here", hereList(found.here)) : nothing}
      ${section(
        page,
        "club-open-tables",
        html`${open.tables.length || filtered ? tableFilters(page, filters) : nothing}
        ${open.view((table) => openActions(page, table), filtered ? "club-none-fits" : "club-no-open")}
        ${open.tables.length ? html`<p class="hint">${page.t("club-offers-last", { span: lasts })}</p>` : nothing}`,
      )}
      ${followed.names.length ? section(page, "club-followed", people(page, followed.names)) : nothing}
      ${section(
        page,
        "club-watch",
        watch.view((table) => tableLink(page, table, "club-look"), "club-no-watch"),
      )}`;
}

/** Members who are here. @param {string[]} names */
function hereList(names) {
  return html`<ul class="here">
    ${names.map((name) => html`<li><a href="#player/${encodeURIComponent(name)}">${name}</a></li>`)}
  </ul>`;
}

/** Those whom the person follows: they get an invitation wherever they are. @param {ClubPage} page @param {string[]} names */
function people(page, names) {
  return html`<p>${page.t("club-followed-hint")}</p>
    <ul class="club-list followed">
      ${names.map((name) => {
        const path = encodeURIComponent(name);
        return html`<li>
          <a class="what" href="#player/${path}">${name}</a>
          <a class="quiet little button" href="#new/${path}">${page.t("club-invite")}</a>
        </li>`;
      })}
    </ul>`;
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

/** @param {LobbyTable} table @param {string} [seat] */
async function join({ table, seats }, seat = seats[0]) {
  await call(`/tables/${table}/join`, { method: "POST", body: { seat } });
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
  if (!page.me || table.host === page.me.name) return nothing;
  if (!table.seeks?.fits) return html`<small>${page.t("club-not-my-level")}</small>`;
  if (table.seats.length === 1) return button(page, "club-join", () => join(table), "firm");
  return table.seats.map(
    (seat) =>
      html`<button type="button" class="firm little" @click=${() => page.attempt(() => join(table, seat))}>
        ${page.t("club-join-as", { seat: page.seatName(table.game, seat) })}
      </button>`,
  );
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
    playersOf(page, table),
    table.host ? maker(page, table.host, table.seeks?.rating) : "",
    table.your_turn && table.since ? page.t("club-your-turn-since", { when: page.when(table.since) }) : "",
    clock,
    ...sought(page, table),
    table.finished ? page.t("ui-finished") : "",
  ];
  return html`<li class=${table.your_turn ? "yours" : ""}>
    <div class="what"><b>${table.name || title}</b><small>${parts.filter(Boolean).join(" · ")}</small></div>
    ${actions}
  </li>`;
}

/** @param {ClubPage} page @param {string} name @param {number | null} [rating] */
function maker(page, name, rating) {
  return rating ? page.t("club-host-rated", { name, rating: String(rating) }) : page.t("club-host", { name });
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
