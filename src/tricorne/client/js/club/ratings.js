// @ts-check
/** Who leads, how often each seat wins, how long games last, how bots fare: by game and scenario, as charts and as tables. */
import { call } from "../app/api.js";
import { playerTitle } from "../app/desk.js";
import { h } from "../app/dom.js";
import { courseChart, shareBars, spreadChart } from "./charts.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */

/** @param {ClubPage} page @param {HTMLElement} body @param {string} what @param {string} rest */
export async function drawRatings(page, body, what, rest) {
  if (what === "player") await drawPlayer(page, body, rest);
  else await drawGame(page, body, rest);
}

/** @param {ClubPage} page @param {HTMLElement} body @param {string} rest the game and the scenario, with a slash between */
async function drawGame(page, body, rest) {
  const [id, scenario = ""] = rest.split("/");
  const game = page.game(id) ?? page.catalogue.games[0];
  const query = { game: game.id, scenario };
  const [{ standings }, figures] = await Promise.all([call("/ratings", { query }), call("/statistics", { query })]);
  const go = (/** @type {string} */ one, /** @type {string} */ part) => (location.hash = `#ratings/${one}${part ? `/${part}` : ""}`);
  const value = (/** @type {Event} */ event) => /** @type {HTMLSelectElement} */ (event.target).value;
  page.fill(
    body,
    h("h1", {}, page.t("club-ratings")),
    h(
      "div",
      { class: "club-form" },
      h(
        "label",
        {},
        page.t("club-game"),
        h(
          "select",
          { "data-key": "game", on: { change: (/** @type {Event} */ event) => go(value(event), "") } },
          page.catalogue.games.map((one) => h("option", { value: one.id, selected: one === game }, page.text(one.title, one.id))),
        ),
      ),
      h(
        "label",
        {},
        page.t("club-scenario"),
        h(
          "select",
          { "data-key": "scenario", on: { change: (/** @type {Event} */ event) => go(game.id, value(event)) } },
          h("option", { value: "" }, page.t("club-all")),
          game.scenarios.map((one) => h("option", { value: one.id, selected: one.id === scenario }, page.text(one.name, one.id))),
        ),
      ),
    ),
    part(
      page,
      "club-standings",
      standings.length
        ? h(
            "table",
            { class: "figures" },
            h(
              "thead",
              {},
              h(
                "tr",
                {},
                h("th", {}, page.t("club-name")),
                ["club-rating", "club-played", "club-won"].map((label) => h("th", { class: "amount" }, page.t(label))),
              ),
            ),
            h(
              "tbody",
              {},
              standings.map((/** @type {any} */ one) =>
                h(
                  "tr",
                  {},
                  h("td", {}, h("a", { href: `#player/${encodeURIComponent(one.name)}` }, one.name)),
                  h("td", { class: "amount" }, `${one.rating} ± ${one.spread}`),
                  h("td", { class: "amount" }, one.played),
                  h("td", { class: "amount" }, one.won),
                ),
              ),
            ),
          )
        : empty(page),
    ),
    part(
      page,
      "club-wins-by-seat",
      figures.games
        ? shareBars(
            figures.seats.map((/** @type {any} */ one) => ({ label: page.seatName(game.id, one.seat), won: one.won, games: one.games })),
            (won, games) => page.t("club-share", { won, games }),
          )
        : empty(page),
    ),
    part(
      page,
      "club-by-player",
      figures.games
        ? shareBars(
            figures.players.map((/** @type {any} */ one) => ({ label: playerLabel(page, one.player), won: one.won, games: one.games })),
            (won, games) => page.t("club-share", { won, games }),
          )
        : empty(page),
    ),
    part(
      page,
      "club-lengths",
      figures.games
        ? [
            h("p", {}, page.t("club-median", { answers: figures.median_length, games: figures.games, draws: figures.draws })),
            spreadChart(page.t("club-lengths"), figures.lengths),
          ]
        : empty(page),
    ),
  );
}

/** @param {ClubPage} page @param {string} player */
function playerLabel(page, player) {
  if (player === "member") return page.t("club-members");
  if (player === "guest") return page.t("club-guests");
  return playerTitle(page.words, player);
}

/** @param {ClubPage} page @param {string} title @param {...import("../app/dom.js").Child} children */
function part(page, title, ...children) {
  return h("section", { class: "club-section" }, h("h2", {}, page.t(title)), ...children);
}

/** @param {ClubPage} page */
function empty(page) {
  return h("p", { class: "empty" }, page.t("club-no-games"));
}

/** @param {ClubPage} page @param {HTMLElement} body @param {string} name */
async function drawPlayer(page, body, name) {
  const player = await call(`/players/${encodeURIComponent(name)}`);
  const games = [...new Set(player.course.map((/** @type {any} */ step) => step.game))];
  page.fill(
    body,
    h("h1", {}, player.name),
    h("p", {}, page.t("club-since", { when: page.when(player.since) })),
    h(
      "table",
      { class: "figures" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("th", {}, page.t("club-game")),
          ["club-rating", "club-played", "club-won"].map((label) => h("th", { class: "amount" }, page.t(label))),
        ),
      ),
      h(
        "tbody",
        {},
        player.standings.map((/** @type {any} */ one) =>
          h(
            "tr",
            {},
            h("td", {}, page.titleOf(one.game, one.scenario || "")),
            h("td", { class: "amount" }, `${one.rating} ± ${one.spread}`),
            h("td", { class: "amount" }, one.played),
            h("td", { class: "amount" }, one.won),
          ),
        ),
      ),
    ),
    games.map((game) =>
      h(
        "section",
        { class: "club-section" },
        h("h2", {}, page.titleOf(String(game), "")),
        courseChart(
          page.t("club-course"),
          player.course.filter((/** @type {any} */ step) => step.game === game),
        ),
      ),
    ),
  );
}
