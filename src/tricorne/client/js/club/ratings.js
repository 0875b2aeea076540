// @ts-check
/** Who leads, how often each seat wins, how long games last, how bots fare: by game and scenario, as charts and as tables. */
import { call } from "../app/api.js";
import { playerTitle } from "../app/parts.js";
import { html } from "../lit.js";
import { courseChart, shareBars, spreadChart } from "./charts.js";
import { section } from "./parts.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */
/** @typedef {{name: string, game: string, scenario: string, rating: number, spread: number, played: number, won: number}} Standing of a member in a game */
/** @typedef {{won: number, games: number}} Share */

/** @type {Record<string, import("./main.js").Page>} */
export const PAGES = { ratings, player };

/** @param {ClubPage} page @param {string} rest the game and the scenario, with a slash between */
async function ratings(page, rest) {
  const [id, scenario = ""] = rest.split("/");
  const game = page.game(id) ?? page.catalogue.games[0];
  const query = { game: game.id, scenario };
  const [{ standings }, figures] = await Promise.all([call("/ratings", { query }), call("/statistics", { query })]);
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
      ${section(page, "club-standings", standings.length ? standingsOf(page, "club-name", standings, memberLink) : empty(page))}
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
  return html`<div class="club-form">
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

/** @param {ClubPage} page @param {string} title of the first column @param {Standing[]} all @param {(one: Standing) => unknown} name */
function standingsOf(page, title, all, name) {
  const row = (/** @type {Standing} */ one) =>
    html`<tr>
      <td>${name(one)}</td>
      <td class="amount">${one.rating} ± ${one.spread}</td>
      <td class="amount">${one.played}</td>
      <td class="amount">${one.won}</td>
    </tr>`;
  return html`<table class="figures">
    <thead>
      <tr>
        <th>${page.t(title)}</th>
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

/** @param {ClubPage} page @param {string} name */
async function player(page, name) {
  const { name: shown, since, standings, course } = await call(`/players/${encodeURIComponent(name)}`);
  const games = [...new Set(course.map((/** @type {{game: string}} */ step) => step.game))].map(String);
  const ofGame = (/** @type {string} */ game) =>
    html`<section class="club-section">
      <h2>${page.titleOf(game, "")}</h2>
      ${courseChart(
        page.t("club-course"),
        course.filter((/** @type {{game: string}} */ step) => step.game === game),
      )}
    </section>`;
  return () =>
    html`<h1>${shown}</h1>
      <p>${page.t("club-since", { when: page.when(since) })}</p>
      ${standingsOf(page, "club-game", standings, (one) => page.titleOf(one.game, one.scenario || ""))}${games.map(ofGame)}`;
}
