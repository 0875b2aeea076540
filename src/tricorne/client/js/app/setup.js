// @ts-check
/** Setting up a table: game, scenario, options, who sits where. */
import { blockDrawing } from "../blocks.js";
import { html, keyed, live, nothing, svg } from "../lit.js";
import { stackDrawing } from "../pieces.js";
import { boxes } from "../signs.js";
import { drawing } from "../svg.js";
import { learnLink, newHere } from "../learn/invite.js";
import { Refused, call } from "./api.js";
import { playerTitle } from "./parts.js";
import { rememberTable } from "./memory.js";
import { vignetteOf } from "./vignettes.js";

/** @typedef {import("./lobby.js").Lobby} Lobby */
/** @typedef {import("./types.js").Catalogue} Catalogue */
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
 * @property {string} refused what stands against the seats as they are, for those who pressed Play
 */

/** Seats that play together, and the order in which newcomers take them. @type {Record<string, string[][]>} */
const TEAMS = {
  "1775-rebellion": [
    ["continentals", "patriots"],
    ["british_regulars", "loyalists"],
  ],
};
const SIGN_PX = 30;
const pieces = (/** @type {string[]} */ kinds) => kinds.map((kind) => stackDrawing({ kind }, SIGN_PX));
/** Pictures of the games: a few pieces each. @type {Record<string, unknown>} */
const SIGNS = {
  "1775-rebellion": pieces(["british_regulars", "loyalists", "continentals", "patriots"]),
  "liberty-or-death": pieces(["british_regular", "militia", "french_regular", "war_party"]),
  liberty: [
    blockDrawing({ nation: "british", letter: "B", type: "leader", rating: "C3", name: "Howe", strength: 4, max: 4 }, SIGN_PX + 4),
    blockDrawing({ nation: "hessian", letter: "H", type: "foot", rating: "C2", name: "Riedesel", strength: 3, max: 4 }, SIGN_PX + 4),
    blockDrawing({ back: true }, SIGN_PX + 4),
  ],
  "prelude-to-rebellion": drawing(
    svg`${boxes("patriote", 4, [0, 0, 0, 0, 1, 0, 0])}<g transform="translate(0 11)">${boxes("loyal", 2, [0, 0, 1, 2, 1, 2, 1])}</g>`,
    [0, 0, 67, 22],
    91,
  ),
};

/** Nothing is chosen yet. @returns {Choice} */
export function noChoice() {
  return { game: "", scenario: "", options: {}, seats: {}, luck: "table", pack: null, busy: false, refused: "" };
}

/** A table against bots, as a newcomer would want it. @param {Catalogue} catalogue @param {GameInfo} game @returns {Choice} */
function choiceOf(catalogue, game) {
  const introductory = game.scenarios.find((s) => /intro|short|sprint/.test(s.id)) ?? game.scenarios[0];
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.choices[0].id]));
  const seats = againstBots(catalogue, game);
  return { game: game.id, scenario: introductory?.id ?? "", options, seats, luck: "table", pack: null, busy: false, refused: "" };
}

/** @param {Catalogue} catalogue @param {GameInfo} game */
function firstBot(catalogue, game) {
  const usual = game.players.find((player) => player === "nonplayer") ?? game.players[0];
  return usual ?? catalogue.bots.find((bot) => bot !== "random") ?? catalogue.bots[0] ?? "me";
}

/** Who sits where when some seats are one's own. @param {GameInfo} game @param {string[]} own @param {string} others */
function seated(game, own, others) {
  return Object.fromEntries(game.seats.map(({ id }) => [id, own.includes(id) ? "me" : others]));
}

/** @param {Catalogue} catalogue @param {GameInfo} game */
function againstBots(catalogue, game) {
  return seated(game, TEAMS[game.id]?.[0] ?? [game.seats[0].id], firstBot(catalogue, game));
}

/** @param {Catalogue} catalogue @param {GameInfo} game */
function withFriend(catalogue, game) {
  const half = game.seats.slice(0, Math.ceil(game.seats.length / 2)).map((seat) => seat.id);
  return seated(game, TEAMS[game.id]?.[0] ?? half, "link");
}

/** @param {Catalogue} catalogue @param {GameInfo} game */
function hotSeat(catalogue, game) {
  return seated(game, [], "me");
}

const DEEPEST = 4;
/** What people ask before they choose a game. @type {Record<string, {players: string, length: string, unit: string, depth: number, word: string}>} */
const FACTS = {
  "1775-rebellion": { players: "2–4", length: "10–90", unit: "ui-minutes", depth: 1, word: "ui-depth-1" },
  "liberty-or-death": { players: "1–4", length: "1–5", unit: "ui-hours", depth: 4, word: "ui-depth-4" },
  liberty: { players: "2", length: "2–3", unit: "ui-hours", depth: 2, word: "ui-depth-2" },
  "prelude-to-rebellion": { players: "2", length: "2", unit: "ui-hours", depth: 2, word: "ui-depth-2" },
};

/** Who sits where at a touch. @type {[string, (catalogue: Catalogue, game: GameInfo) => Record<string, string>][]} */
const PRESETS = [
  ["ui-against-bots", againstBots],
  ["ui-with-friend", withFriend],
  ["ui-hot-seat", hotSeat],
];

/** The game that is chosen. @param {Lobby} lobby */
function gameOf({ catalogue, choice }) {
  return catalogue.games.find((game) => game.id === choice.game) ?? null;
}

/** The games, and below them the table that is set up. @param {Lobby} lobby */
export function setUp(lobby) {
  const { words, catalogue } = lobby;
  const game = gameOf(lobby);
  return html`<section class="set-up">
    <header>
      <h1>${words.t("ui-welcome")}</h1>
      <p class="lead">${words.t("ui-welcome-more")}</p>
    </header>
    ${newHere(lobby)}
    <div class="games">${catalogue.games.map((known) => gameCard(lobby, known))}</div>
    ${game ? html`<div class="sheet" id="set-up">${keyed(game.id, sheet(lobby, game))}</div>` : nothing}
  </section>`;
}

/** @param {Lobby} lobby @param {GameInfo} game */
function gameCard(lobby, game) {
  const { words, choice, vignettes } = lobby;
  const about = `ui-game-${game.id}`;
  const title = lobby.text(game.title, game.id);
  const chosen = choice.game === game.id;
  const choose = () => {
    lobby.choose(choiceOf(lobby.catalogue, game));
    lobby.change({ attend: "play" });
  };
  return html`<article class="game-card ${chosen ? "chosen" : ""}" data-game=${game.id}>
    <span class="vignette of-${game.id}" aria-hidden="true"
      ><span class="vignette-map">${vignetteOf(vignettes[game.id])}</span><span class="sign">${SIGNS[game.id]}</span></span
    >
    <h2 class="game-name">${title}</h2>
    <a class="rules-link" href="#rules/${game.id}" aria-label="${words.t("ui-rules")}: ${title}">${words.t("ui-rules")}</a>
    <p>${words.has(about) ? words.t(about) : words.t("ui-seats-count", { count: game.seats.length })}</p>
    ${facts(lobby, game)}
    <div class="ways">
      ${learnLink(lobby, game)}
      <button
        type="button"
        class="firm"
        data-act="choose"
        aria-expanded=${chosen}
        aria-controls=${chosen ? "set-up" : nothing}
        aria-label="${words.t("ui-play")}: ${title}"
        @click=${choose}>
        ${words.t("ui-play")}
      </button>
    </div>
  </article>`;
}

/** For how many, how long, how hard to learn. @param {Lobby} lobby @param {GameInfo} game */
function facts({ words }, game) {
  const known = FACTS[game.id];
  if (!known) return nothing;
  const dots = Array.from({ length: DEEPEST }, (_, i) => html`<i class=${i < known.depth ? "on" : ""}></i>`);
  return html`<dl>
    <div>
      <dt>${words.t("ui-players")}</dt>
      <dd>${words.t("ui-players-or-alone", { players: known.players })}</dd>
    </div>
    <div>
      <dt>${words.t("ui-length")}</dt>
      <dd>${words.t(known.unit, { length: known.length })}</dd>
    </div>
    <div>
      <dt>${words.t("ui-to-learn")}</dt>
      <dd><span class="depth" aria-hidden="true">${dots}</span> ${words.t(known.word)}</dd>
    </div>
  </dl>`;
}

/** @param {Lobby} lobby @param {GameInfo} game */
function sheet(lobby, game) {
  const { words, choice } = lobby;
  const scenarios = game.scenarios.map((s) => /** @type {[string, string]} */ ([s.id, lobby.text(s.name, s.id)]));
  const about = lobby.text(game.scenarios.find((s) => s.id === choice.scenario)?.about ?? {});
  return html`<header class="sheet-head">
      <h2>${lobby.text(game.title, game.id)}</h2>
      ${learnLink(lobby, game)}
      <button type="button" class="firm large" id="play" data-act="play" ?disabled=${choice.busy} @click=${() => void makeTable(lobby)}>
        ${words.t("ui-play")}
      </button>
    </header>
    ${scenarios.length > 1 ? radios(lobby, "scenario", words.t("ui-scenario"), scenarios, choice.scenario, (scenario) => ({ scenario })) : nothing}
    ${about ? html`<p class="about">${about}</p>` : nothing}
    <fieldset class="setting">
      <legend>${words.t("ui-who-plays")}</legend>
      <div class="button-row">${PRESETS.map(([word, seats]) => presetButton(lobby, word, seats))}</div>
      <div class="seat-grid ${choice.refused ? "refused" : ""}">${game.seats.map((seat) => seatChoice(lobby, game, seat))}</div>
      <p class="refusal" role="alert">${choice.refused}</p>
      ${levelNotes(lobby, game)}
    </fieldset>
    <details class="options">
      <summary>${words.t("ui-options")}</summary>
      ${game.options.map((option) => optionChoice(lobby, option))}${packChoice(lobby, game)}${luckChoice(lobby)}
    </details>
    <p class="links"><a href="#rules/${game.id}">${words.t("ui-rules")}</a><a href="#about/${game.id}">${words.t("ui-about")}</a></p>`;
}

/** @param {Lobby} lobby @param {string} word @param {typeof PRESETS[number][1]} seats */
function presetButton(lobby, word, seats) {
  const choose = () => {
    const game = gameOf(lobby);
    if (game) lobby.choose({ seats: seats(lobby.catalogue, game), refused: "" });
  };
  return html`<button type="button" class="quiet little" data-key=${word} @click=${choose}>${lobby.words.t(word)}</button>`;
}

/**
 * A row of radio buttons under a legend.
 * @param {Lobby} lobby
 * @param {string} group
 * @param {string} legend
 * @param {[string, string][]} all value and label
 * @param {string} chosen
 * @param {(value: string) => Partial<Choice>} change
 * @param {string} [about]
 */
function radios(lobby, group, legend, all, chosen, change, about = "") {
  return html`<fieldset class="setting">
    <legend>${legend}</legend>
    <div class="radio-row">${all.map(([value, label]) => segment(lobby, group, value, label, chosen, change))}</div>
    ${about ? html`<p class="about">${about}</p>` : nothing}
  </fieldset>`;
}

/** @param {Lobby} lobby @param {string} group @param {string} value @param {string} label @param {string} chosen @param {(value: string) => Partial<Choice>} change */
function segment(lobby, group, value, label, chosen, change) {
  return html`<label
    ><input
      type="radio"
      name=${group}
      value=${value}
      .checked=${live(chosen === value)}
      @change=${() => lobby.choose(change(value))} /><span>${label}</span></label
  >`;
}

/** @param {Lobby} lobby @param {GameInfo} game @param {GameInfo["seats"][number]} seat */
function seatChoice(lobby, game, { id, name }) {
  const { words, choice, catalogue } = lobby;
  const title = lobby.text(name, id);
  const players = [...game.players, ...catalogue.bots];
  const who = [["me", words.t("ui-me")], ["link", words.t("ui-by-link")], ...players.map((player) => [player, playerTitle(words, player)])];
  const change = (/** @type {string} */ player) => ({ seats: { ...lobby.choice.seats, [id]: player }, refused: "" });
  return html`<div class="seat-choice" role="group" aria-label=${title}>
    <span class="seat-name">${title}</span>
    <div class="radio-row">${who.map(([value, label]) => segment(lobby, `seat-${id}`, value, label, choice.seats[id], change))}</div>
  </div>`;
}

/** What the bots that were chosen are like. @param {Lobby} lobby @param {GameInfo} game */
function levelNotes({ words, choice }, game) {
  const chosen = new Set(game.seats.map(({ id }) => choice.seats[id]));
  return [...chosen]
    .filter((player) => words.has(`ui-player-about-${player}`))
    .map((player) => html`<p class="about">${playerTitle(words, player)}: ${words.t(`ui-player-about-${player}`)}</p>`);
}

/** @param {Lobby} lobby @param {GameInfo["options"][number]} option */
function optionChoice(lobby, { id, name, about, choices }) {
  const all = choices.map((c) => /** @type {[string, string]} */ ([c.id, lobby.text(c.name, c.id)]));
  const change = (/** @type {string} */ value) => ({ options: { ...lobby.choice.options, [id]: value } });
  return radios(lobby, `option-${id}`, lobby.text(name, id), all, lobby.choice.options[id], change, lobby.text(about));
}

/** With whose facts to play, where there are packs. @param {Lobby} lobby @param {GameInfo} game */
function packChoice(lobby, { packs }) {
  const { words, choice } = lobby;
  if (!packs.length) return nothing;
  const all = packs.map(({ id, name, version }) => /** @type {[string, string]} */ ([id, `${name} ${version}`]));
  const note = packs.find((pack) => pack.id === choice.pack)?.note;
  return radios(
    lobby,
    "pack",
    words.t("ui-components"),
    [["", words.t("ui-components-ours")], ...all],
    choice.pack ?? "",
    (id) => ({ pack: id || null }),
    note,
  );
}

/** @param {Lobby} lobby */
function luckChoice(lobby) {
  const { words, choice } = lobby;
  const change = (/** @type {string} */ luck) => ({ luck: /** @type {Choice["luck"]} */ (luck) });
  return radios(
    lobby,
    "luck",
    words.t("ui-luck"),
    [
      ["table", words.t("ui-luck-table")],
      ["ask", words.t("ui-luck-ask")],
    ],
    choice.luck,
    change,
  );
}

/** @param {Lobby} lobby */
async function makeTable(lobby) {
  const { game, scenario, options, seats, luck, pack } = lobby.choice;
  lobby.choose({ busy: true });
  try {
    const made = await call("/tables", { method: "POST", body: { game, scenario, options, seats, luck, pack } });
    const key = made.key ?? made.keys?.observer;
    rememberTable(made.table, { game, scenario, links: made.links, answered: [], ...(key && { key }) });
    location.href = `/t/${made.table}`;
  } catch (problem) {
    if (problem instanceof Refused && problem.code === "no-person") lobby.choose({ refused: problem.message });
    else lobby.complain(problem);
  } finally {
    lobby.choose({ busy: false });
  }
}
