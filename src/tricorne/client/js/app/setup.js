// @ts-check
/** Setting up a table: game, scenario, options, who sits where. */
import { call } from "./api.js";
import { blockDrawing, boxes, stackDrawing } from "../pieces.js";
import { drawing } from "../svg.js";
import { playerTitle } from "./desk.js";
import { h } from "./dom.js";
import { rememberTable } from "./store.js";
import { drawVignette } from "./vignettes.js";

/** @typedef {import("./lobby.js").Lobby} Lobby */
/** @typedef {import("./types.js").GameInfo} GameInfo */

/**
 * @typedef {object} Choice
 * @property {string} game
 * @property {string} scenario
 * @property {Record<string, string>} options
 * @property {Record<string, string>} seats me, link, or the name of a bot
 * @property {"table" | "ask"} luck
 * @property {string | null} pack
 * @property {boolean} busy
 */

/** Seats that play together, and the order in which newcomers take them. @type {Record<string, string[][]>} */
const TEAMS = {
  "1775-rebellion": [
    ["continentals", "patriots"],
    ["british_regulars", "loyalists"],
  ],
};
const SIGN_PX = 30;
const pieces = (/** @type {string[]} */ kinds) => kinds.map((kind) => stackDrawing({ kind }, SIGN_PX)).join("");
/** Pictures of the games: a few pieces each. @type {Record<string, () => string>} */
const SIGNS = {
  "1775-rebellion": () => pieces(["british_regulars", "loyalists", "continentals", "patriots"]),
  "liberty-or-death": () => pieces(["british_regular", "militia", "french_regular", "war_party"]),
  liberty: () =>
    [
      blockDrawing({ nation: "british", letter: "B", type: "leader", rating: "C3", name: "Howe", strength: 4, max: 4 }, SIGN_PX + 4),
      blockDrawing({ nation: "hessian", letter: "H", type: "foot", rating: "C2", name: "Riedesel", strength: 3, max: 4 }, SIGN_PX + 4),
      blockDrawing({ back: true }, SIGN_PX + 4),
    ].join(""),
  "prelude-to-rebellion": () =>
    drawing(
      `${boxes("patriote", 4, [0, 0, 0, 0, 1, 0, 0])}<g transform="translate(0 11)">${boxes("loyal", 2, [0, 0, 1, 2, 1, 2, 1])}</g>`,
      [0, 0, 67, 22],
      91,
    ),
};

/** @param {import("./types.js").Catalogue} catalogue @returns {Choice} */
export function firstChoice(catalogue) {
  return choiceOf(catalogue, catalogue.games[0]);
}

/** A table against bots, as a newcomer would want it. @param {import("./types.js").Catalogue} catalogue @param {GameInfo} game @returns {Choice} */
function choiceOf(catalogue, game) {
  const introductory = game.scenarios.find((s) => /intro|short|sprint/.test(s.id)) ?? game.scenarios[0];
  /** @type {Choice} */
  const choice = { game: game.id, scenario: introductory?.id ?? "", options: {}, seats: {}, luck: "table", pack: null, busy: false };
  for (const option of game.options) choice.options[option.id] = option.choices[0].id;
  againstBots(catalogue, game, choice);
  return choice;
}

/** @param {import("./types.js").Catalogue} catalogue @param {GameInfo} game */
function firstBot(catalogue, game) {
  return (
    game.players.find((player) => player === "nonplayer") ??
    game.players[0] ??
    catalogue.bots.find((bot) => bot !== "random") ??
    catalogue.bots[0] ??
    "me"
  );
}

/** @param {import("./types.js").Catalogue} catalogue @param {GameInfo} game @param {Choice} choice */
function againstBots(catalogue, game, choice) {
  const own = TEAMS[game.id]?.[0] ?? [game.seats[0].id];
  for (const { id } of game.seats) choice.seats[id] = own.includes(id) ? "me" : firstBot(catalogue, game);
}

/** @param {GameInfo} game @param {Choice} choice */
function withFriend(game, choice) {
  const own = TEAMS[game.id]?.[0] ?? game.seats.slice(0, Math.ceil(game.seats.length / 2)).map((s) => s.id);
  for (const { id } of game.seats) choice.seats[id] = own.includes(id) ? "me" : "link";
}

/** @param {Lobby} lobby */
export function drawSetUp(lobby) {
  const { words, catalogue, choice } = lobby;
  const game = catalogue.games.find((g) => g.id === choice.game) ?? catalogue.games[0];
  return h(
    "section",
    { class: "set-up" },
    h("h1", {}, words.t("ui-welcome")),
    h("p", { class: "lead" }, words.t("ui-welcome-more")),
    h(
      "div",
      { class: "games", role: "radiogroup", "aria-label": words.t("ui-choose-game") },
      catalogue.games.map((g) => gameCard(lobby, g)),
    ),
    h("div", { class: "sheet" }, sheet(lobby, game)),
  );
}

/** A piece of the map with a few pieces of the game on it. @param {string} game */
function vignette(game) {
  const map = h("span", { class: "vignette-map" });
  void drawVignette(map, game);
  return h("span", { class: `vignette of-${game}`, "aria-hidden": "true" }, map, h("span", { class: "sign", html: SIGNS[game]?.() ?? "" }));
}

/** @param {Lobby} lobby @param {GameInfo} game */
function gameCard(lobby, game) {
  const { words, choice } = lobby;
  const choose = () => {
    Object.assign(choice, choiceOf(lobby.catalogue, game));
    lobby.redraw();
  };
  const input = h("input", {
    type: "radio",
    name: "game",
    value: game.id,
    checked: choice.game === game.id,
    "data-key": `game-${game.id}`,
    on: { change: choose },
  });
  const about = `ui-game-${game.id}`;
  return h(
    "label",
    { class: "game-card", "data-game": game.id },
    input,
    vignette(game.id),
    h("span", { class: "game-name" }, lobby.text(game.title, game.id)),
    h("small", {}, words.has(about) ? words.t(about) : words.t("ui-seats-count", { count: game.seats.length })),
  );
}

/** @param {Lobby} lobby @param {GameInfo} game */
function sheet(lobby, game) {
  const { words, choice } = lobby;
  const scenario = game.scenarios.find((s) => s.id === choice.scenario);
  const play = h(
    "button",
    {
      type: "button",
      class: "firm large",
      "data-act": "play",
      "data-key": "play",
      disabled: choice.busy,
      on: { click: () => void makeTable(lobby) },
    },
    words.t("ui-play"),
  );
  return [
    h("header", { class: "sheet-head" }, h("h2", {}, lobby.text(game.title, game.id)), play),
    game.scenarios.length > 1
      ? h(
          "fieldset",
          { class: "setting" },
          h("legend", {}, words.t("ui-scenario")),
          h(
            "div",
            { class: "radio-row" },
            game.scenarios.map((s) =>
              segment(
                `scenario`,
                s.id,
                lobby.text(s.name, s.id),
                choice.scenario === s.id,
                () => ((choice.scenario = s.id), lobby.redraw()),
              ),
            ),
          ),
        )
      : null,
    scenario && lobby.text(scenario.about) ? h("p", { class: "about" }, lobby.text(scenario.about)) : null,
    h(
      "fieldset",
      { class: "setting" },
      h("legend", {}, words.t("ui-who-plays")),
      presets(lobby, game),
      h(
        "div",
        { class: "seat-grid" },
        game.seats.map((seat) => seatChoice(lobby, game, seat)),
      ),
    ),
    h(
      "details",
      { class: "options" },
      h("summary", {}, words.t("ui-options")),
      game.options.map((option) => optionChoice(lobby, option)),
      packChoice(lobby, game),
      luckChoice(lobby),
    ),
    h(
      "p",
      { class: "links" },
      h("a", { href: `#rules/${game.id}` }, words.t("ui-rules")),
      h("a", { href: `#about/${game.id}` }, words.t("ui-about")),
    ),
  ];
}

/** @param {string} group @param {string} value @param {string} label @param {boolean} checked @param {() => void} act */
function segment(group, value, label, checked, act) {
  return h(
    "label",
    {},
    h("input", { type: "radio", name: group, value, checked, "data-key": `${group}-${value}`, on: { change: act } }),
    h("span", {}, label),
  );
}

/** @param {Lobby} lobby @param {GameInfo} game */
function presets(lobby, game) {
  const { words, choice } = lobby;
  const set = (/** @type {() => void} */ act) => () => (act(), lobby.redraw());
  const all = /** @type {[string, () => void][]} */ ([
    ["ui-against-bots", () => againstBots(lobby.catalogue, game, choice)],
    ["ui-with-friend", () => withFriend(game, choice)],
    ["ui-hot-seat", () => game.seats.forEach(({ id }) => (choice.seats[id] = "me"))],
  ]);
  return h(
    "div",
    { class: "button-row" },
    all.map(([word, act]) =>
      h("button", { type: "button", class: "quiet little", "data-key": word, on: { click: set(act) } }, words.t(word)),
    ),
  );
}

/** @param {Lobby} lobby @param {GameInfo} game @param {GameInfo["seats"][number]} seat */
function seatChoice(lobby, game, seat) {
  const { words, choice, catalogue } = lobby;
  const name = lobby.text(seat.name, seat.id);
  const who = [
    ["me", words.t("ui-me")],
    ["link", words.t("ui-by-link")],
    ...[...game.players, ...catalogue.bots].map((p) => [p, playerTitle(words, p)]),
  ];
  return h(
    "div",
    { class: "seat-choice", role: "group", "aria-label": name },
    h("span", { class: "seat-name" }, name),
    h(
      "div",
      { class: "radio-row" },
      who.map(([value, label]) =>
        segment(`seat-${seat.id}`, value, label, choice.seats[seat.id] === value, () => ((choice.seats[seat.id] = value), lobby.redraw())),
      ),
    ),
  );
}

/** @param {Lobby} lobby @param {GameInfo["options"][number]} option */
function optionChoice(lobby, option) {
  const { choice } = lobby;
  const about = lobby.text(option.about);
  return h(
    "fieldset",
    { class: "setting" },
    h("legend", {}, lobby.text(option.name, option.id)),
    h(
      "div",
      { class: "radio-row" },
      option.choices.map((c) =>
        segment(
          `option-${option.id}`,
          c.id,
          lobby.text(c.name, c.id),
          choice.options[option.id] === c.id,
          () => ((choice.options[option.id] = c.id), lobby.redraw()),
        ),
      ),
    ),
    about ? h("p", { class: "about" }, about) : null,
  );
}

/** With whose facts to play, where there are packs. @param {Lobby} lobby @param {GameInfo} game */
function packChoice(lobby, game) {
  const { words, choice } = lobby;
  if (!game.packs.length) return null;
  const choose = (/** @type {string | null} */ id) => () => ((choice.pack = id), lobby.redraw());
  const note = game.packs.find((pack) => pack.id === choice.pack)?.note;
  return h(
    "fieldset",
    { class: "setting" },
    h("legend", {}, words.t("ui-components")),
    h(
      "div",
      { class: "radio-row" },
      segment("pack", "", words.t("ui-components-ours"), choice.pack === null, choose(null)),
      game.packs.map(({ id, name, version }) => segment("pack", id, `${name} ${version}`, choice.pack === id, choose(id))),
    ),
    note ? h("p", { class: "about" }, note) : null,
  );
}

/** @param {Lobby} lobby */
function luckChoice(lobby) {
  const { words, choice } = lobby;
  const all = /** @type {["table" | "ask", string][]} */ ([
    ["table", words.t("ui-luck-table")],
    ["ask", words.t("ui-luck-ask")],
  ]);
  return h(
    "fieldset",
    { class: "setting" },
    h("legend", {}, words.t("ui-luck")),
    h(
      "div",
      { class: "radio-row" },
      all.map(([value, label]) => segment("luck", value, label, choice.luck === value, () => ((choice.luck = value), lobby.redraw()))),
    ),
  );
}

/** @param {Lobby} lobby */
async function makeTable(lobby) {
  const { choice } = lobby;
  choice.busy = true;
  try {
    const { game, scenario, options, seats, luck, pack } = choice;
    const made = await call("/tables", { method: "POST", body: { game, scenario, options, seats, luck, pack } });
    rememberTable(made.table, {
      game,
      scenario,
      ...(made.key && { key: made.key }),
      ...(!made.key && made.keys?.observer && { key: made.keys.observer }),
      links: made.links,
    });
    location.href = `/t/${made.table}`;
  } catch (problem) {
    lobby.complain(problem);
  } finally {
    choice.busy = false;
  }
}
