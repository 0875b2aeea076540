// @ts-check
/** Who leads, how often each seat wins, how long games last, how bots fare: by game and scenario, as charts and as tables. */
import { call } from "../app/api.js";
import { playerTitle } from "../app/parts.js";
import { html, nothing } from "../lit.js";
import { shareBars, spreadChart } from "./charts.js";
import { section } from "./parts.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */
/** @typedef {{name: string, game: string, scenario: string, rating: number, spread: number, played: number, won: number}} Standing of a member in a game */
/** @typedef {{won: number, games: number}} Share */

/** @type {Record<string, import("./main.js").Page>} */
export const PAGES = { ratings };

/** @param {ClubPage} page @param {string} rest the game and the scenario, with a slash between */
async function ratings(page, rest) {
  const [id, scenario = ""] = rest.split("/");
  const game = page.game(id) ?? page.catalogue.games[0];
  const query = { game: game.id, scenario };
  const [best, figures] = await Promise.all([call("/ratings", { query }), call("/statistics", { query })]);
  const { sides } = best;
  let { standings, next } = best;
  const more = () =>
    page.attempt(async () => {
      const further = await call("/ratings", { query: { ...query, after: next } });
      standings = [...standings, ...further.standings];
      next = further.next;
      page.change({});
    });
  const button = html`<div class="button-row">
    <button type="button" class="quiet" data-act="more" @click=${more}>${page.t("club-more-members")}</button>
  </div>`;
  const say = (/** @type {number} */ won, /** @type {number} */ games) => page.t("club-share", { won, games });
  const shares = (/** @type {Share[]} */ all, /** @type {(one: any) => string} */ label) =>
    shareBars(
      all.map((one) => ({ label: label(one), won: one.won, games: one.games })),
      say,
    );
  const played = (/** @type {() => unknown} */ content) => (figures.games ? content() : empty(page));
  return () =>
    html`<h1>${page.t("club-ratings")}</h1>
      ${choice(page, game, scenario)}
      ${section(page, "club-standings", standings.length ? html`${standingsOf(page, standings)}${next ? button : nothing}` : empty(page))}
      ${sides.length ? section(page, "club-sides", sidesOf(page, game.id, sides)) : nothing}
      ${section(
        page,
        "club-wins-by-seat",
        played(() => shares(figures.seats, (one) => page.seatName(game.id, one.seat))),
      )}
      ${section(
        page,
        "club-by-player",
        played(() => shares(figures.players, (one) => playerLabel(page, one.player))),
      )}
      ${section(
        page,
        "club-lengths",
        played(
          () =>
            html`<p>${page.t("club-median", { answers: figures.median_length, games: figures.games, draws: figures.draws })}</p>
              ${spreadChart(page.t("club-lengths"), figures.lengths)}`,
        ),
      )}`;
}

/** Of which game and scenario. @param {ClubPage} page @param {import("../app/types.js").GameInfo} game @param {string} scenario */
function choice(page, game, scenario) {
  const go = (/** @type {string} */ id, /** @type {string} */ part) => (location.hash = `#ratings/${id}${part ? `/${part}` : ""}`);
  const value = (/** @type {Event} */ event) => /** @type {HTMLSelectElement} */ (event.target).value;
  return html`<div class="filters">
    <label
      >${page.t("club-game")}<select data-key="game" @change=${(/** @type {Event} */ event) => go(value(event), "")}>
        ${page.catalogue.games.map((one) => html`<option value=${one.id} ?selected=${one === game}>${page.text(one.title, one.id)}</option>`)}
      </select></label
    >
    <label
      >${page.t("club-scenario")}<select data-key="scenario" @change=${(/** @type {Event} */ event) => go(game.id, value(event))}>
        <option value="">${page.t("club-all")}</option>
        ${game.scenarios.map((one) => html`<option value=${one.id} ?selected=${one.id === scenario}>${page.text(one.name, one.id)}</option>`)}
      </select></label
    >
  </div>`;
}

/** @param {{name: string}} member */
function memberLink({ name }) {
  return html`<a href="#player/${encodeURIComponent(name)}">${name}</a>`;
}

/** What each side is worth to whoever plays it. @param {ClubPage} page @param {string} game @param {{side: string, points: number, spread: number, played: number}[]} sides */
function sidesOf(page, game, sides) {
  const signed = (/** @type {number} */ points) => (points > 0 ? `+${points}` : String(points).replace("-", "−"));
  return html`<p class="lead">${page.t("club-sides-hint")}</p>
    <table class="figures">
      <thead>
        <tr>
          <th>${page.t("club-side")}</th>
          <th class="amount">${page.t("club-side-worth")}</th>
          <th class="amount">${page.t("club-played")}</th>
        </tr>
      </thead>
      <tbody>
        ${sides.map(
          ({ side, points, spread, played }) =>
            html`<tr>
              <td>${page.sideName(game, side)}</td>
              <td class="amount">${signed(points)} ± ${spread}</td>
              <td class="amount">${played}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

/** @param {ClubPage} page @param {Standing[]} all */
function standingsOf(page, all) {
  const row = (/** @type {Standing} */ one, /** @type {number} */ n) =>
    html`<tr>
      <td class="amount">${n + 1}</td>
      <td>${memberLink(one)}</td>
      <td class="amount">${one.rating} ± ${one.spread}</td>
      <td class="amount">${one.played}</td>
      <td class="amount">${one.won}</td>
    </tr>`;
  return html`<p class="hint">${page.t("club-standings-hint")}</p>
    <table class="figures">
      <thead>
        <tr>
          <th class="amount">#</th>
          <th>${page.t("club-name")}</th>
          ${["club-rating", "club-played", "club-won"].map((label) => html`<th class="amount">${page.t(label)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${all.map(row)}
      </tbody>
    </table>`;
}

/** @param {ClubPage} page @param {string} who */
function playerLabel(page, who) {
  if (who === "member") return page.t("club-members");
  if (who === "guest") return page.t("club-guests");
  return playerTitle(page.words, who);
}

/** @param {ClubPage} page */
function empty(page) {
  return html`<p class="empty">${page.t("club-no-games")}</p>`;
}
