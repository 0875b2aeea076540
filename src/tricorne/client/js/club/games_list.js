// @ts-check
/** Finished games in rows, with a way to the next ones: of the archive, and of one member. */
import { call } from "../app/api.js";
import { playerTitle } from "../app/parts.js";
import { html, nothing } from "../lit.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */
/** @typedef {{seat: string, name: string | null, player: string, place: number, score: number | null}} SeatResult */

/**
 * @typedef {object} GameLine
 * @property {string} table
 * @property {string} game
 * @property {string} scenario
 * @property {number} finished
 * @property {number} moments
 * @property {string} how
 * @property {string[]} winners
 * @property {SeatResult[]} seats
 * @property {boolean} rated
 * @property {boolean} replay
 * @property {string | null} side
 * @property {string | null} outcome
 * @property {boolean} hidden
 */

/** What a result means to one who played. @type {Record<string, string>} */
export const OUTCOMES = { won: "club-won-one", drawn: "club-drawn-one", lost: "club-lost-one" };
/** How games end. @type {Record<string, string>} */
export const ENDINGS = { played: "club-how-played", conceded: "club-how-conceded", drawn: "club-how-drawn", claimed: "club-how-claimed" };

/** The games that a query finds; more are fetched when they are asked for. */
export class GamesList {
  /** @param {ClubPage} page @param {Record<string, string>} query */
  constructor(page, query) {
    this.page = page;
    this.query = query;
    /** @type {GameLine[]} */
    this.games = [];
    /** @type {string | null} */
    this.next = "";
  }

  /** The server looks at so many games for a page: where few fit, it is asked until some do, or there are no more. */
  async more() {
    const known = this.games.length;
    do {
      const after = this.next ? { after: this.next } : {};
      const { games, next } = await call("/archive", { query: { ...this.query, ...after } });
      this.games = [...this.games, ...games];
      this.next = next;
    } while (this.next && this.games.length === known);
    return this;
  }

  #more = () =>
    this.page.attempt(async () => {
      await this.more();
      this.page.change({});
    });

  /** Keep a game out of the archive, or let it in again. @param {GameLine} game */
  #hide = (game) =>
    this.page.attempt(async () => {
      await call(`/tables/${game.table}/hidden`, { method: game.hidden ? "DELETE" : "PUT" });
      game.hidden = !game.hidden;
      this.page.tell(this.page.t(game.hidden ? "club-hidden-now" : "club-shown-now"));
      this.page.change({});
    });

  /** @param {{own?: boolean}} [how] */
  view({ own = false } = {}) {
    const { page } = this;
    if (!this.games.length) return html`<p class="empty">${page.t("club-archive-empty")}</p>`;
    return html`<table class="figures results">
        <thead>
          <tr>
            ${["club-ended", "club-game", "club-who", "club-result", "club-answers"].map((label) => html`<th scope="col">${page.t(label)}</th>`)}
            <th scope="col"><span class="visually-hidden">${page.t("ui-replay")}</span></th>
          </tr>
        </thead>
        <tbody>
          ${this.games.map((game) => this.#row(game, own))}
        </tbody>
      </table>
      ${
        this.next
          ? html`<div class="button-row">
              <button type="button" class="quiet" data-act="more" @click=${this.#more}>${page.t("club-more-games")}</button>
            </div>`
          : nothing
      }`;
  }

  /** @param {GameLine} game @param {boolean} own */
  #row(game, own) {
    const { page } = this;
    return html`<tr data-table=${game.table}>
      <td data-label=${page.t("club-ended")}>${page.day(game.finished)}</td>
      <td data-label=${page.t("club-game")}><b>${page.titleOf(game.game, game.scenario)}</b></td>
      <td data-label=${page.t("club-who")}>${people(page, game)}</td>
      <td data-label=${page.t("club-result")}>
        ${game.outcome ? html`<span class="outcome ${game.outcome}">${page.t(OUTCOMES[game.outcome])}</span> ` : nothing}${how(page, game)}
      </td>
      <td class="amount" data-label=${page.t("club-answers")}>${game.moments}</td>
      <td class="acts">
        ${game.replay ? html`<a href="/t/${game.table}">${page.t("ui-replay")}</a>` : nothing}
        ${own ? html`<button type="button" class="plain" @click=${() => this.#hide(game)}>${page.t(game.hidden ? "club-show-game" : "club-hide-game")}</button>` : nothing}
      </td>
    </tr>`;
  }
}

/** Who played what. @param {ClubPage} page @param {GameLine} game */
function people(page, game) {
  /** @type {Map<string, string[]>} */
  const seats = new Map();
  for (const { seat, name, player } of game.seats) {
    const who =
      name ?? (player === "guest" ? page.t("club-guest") : player === "former" ? page.t("club-former") : playerTitle(page.words, player));
    seats.set(who, [...(seats.get(who) ?? []), page.seatName(game.game, seat)]);
  }
  const named = new Set(game.seats.map(({ name }) => name));
  return html`<ul class="players">
    ${[...seats].map(
      ([who, held]) =>
        html`<li>
          ${named.has(who) ? html`<a href="#player/${encodeURIComponent(who)}">${who}</a>` : who} <small>${held.join(", ")}</small>
        </li>`,
    )}
  </ul>`;
}

/** How it ended. @param {ClubPage} page @param {GameLine} game */
function how(page, game) {
  const who = page.sideName(game.game, game.winners.join("+"));
  const won = game.winners.length ? page.t("club-won-by", { who }) : page.t("club-drawn-one");
  const said = game.outcome && !game.winners.length ? "" : won;
  return html`<small>${[said, game.how === "played" ? "" : page.t(ENDINGS[game.how])].filter(Boolean).join(", ")}</small>`;
}
