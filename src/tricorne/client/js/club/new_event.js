// @ts-check
/** Holding an event: the format first, then what it asks for, with good values filled in. */
import { call } from "../app/api.js";
import { playerTitle } from "../app/parts.js";
import { html, keyed, nothing } from "../lit.js";
import { FORMATS } from "./events.js";
import { field } from "./parts.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */
/** @typedef {import("../app/types.js").GameInfo} GameInfo */

/** @type {Record<string, import("./main.js").Page>} */
export const PAGES = { "new-event": newEvent };

/** What each format is for, how few and how many can take part, and how many are proposed. @type {Record<string, [string, number, number, number, number]>} */
const SHAPES = {
  match: ["club-for-match", 2, 2, 2, 2],
  "round-robin": ["club-for-round-robin", 3, 12, 4, 8],
  swiss: ["club-for-swiss", 8, 500, 8, 32],
  cup: ["club-for-cup", 4, 64, 4, 8],
  pools: ["club-for-pools", 4, 64, 5, 7],
  ladder: ["club-for-ladder", 2, 500, 2, 100],
};
/** Hours in the bank and hours for each turn. @type {[string, number, number][]} */
const CLOCKS = [
  ["club-clock-week", 72, 12],
  ["club-clock-month", 336, 24],
  ["club-clock-evening", 1.5, 0.02],
];

/** Whether a game can be played in a format. @param {string} format @param {GameInfo} game */
function fits(format, game) {
  const four = game.id === "liberty-or-death";
  return format === "pools" ? four : !four;
}

/** @param {ClubPage} page */
async function newEvent(page) {
  let format = "cup";
  /** The game, if it was chosen. */
  let game = "";
  /** @type {{players: number, least: number, most: number, allied: number} | null} */
  let balance = null;
  const weigh = async (/** @type {number} */ players) => {
    const pooled = page.catalogue.games.find((one) => fits("pools", one));
    const known = format === "pools" && players >= 4 && players <= 64 && pooled;
    balance = known ? await call("/pool-balance", { query: { game: pooled.id, players } }) : null;
    page.change({});
  };
  const choose = (/** @type {string} */ chosen) => {
    format = chosen;
    game = "";
    page.attempt(() => weigh(SHAPES[chosen][4]));
  };
  const play = (/** @type {string} */ chosen) => {
    game = chosen;
    page.change({});
  };
  const make = async (/** @type {Record<string, string>} */ values) => {
    const [, bank, perTurn] = CLOCKS[Number(values.clock)];
    const number = (/** @type {string} */ name) => (values[name] ? { [name]: Number(values[name]) } : {});
    const [, least, most] = SHAPES[format];
    const { id } = await call("/events", {
      method: "POST",
      body: {
        name: values.name,
        format,
        game: values.game,
        scenario: values.scenario,
        least,
        most,
        ...number("least"),
        ...number("most"),
        ...number("rounds"),
        ...number("round_days"),
        ...number("reach"),
        ...number("answer_days"),
        ...(values.days && { starts_in: Number(values.days) * 24 }),
        games: Number(values.games ?? 1),
        clock: { bank, per_turn: perTurn },
        ...(values.bots && { bots: values.bots, fill_to: Number(values.fill_to || values.least || least) }),
      },
    });
    location.hash = `#event/${id}`;
  };
  const draw = () =>
    html`<h1>${page.t("club-hold-event")}</h1>
      <p class="lead">${page.t("club-hold-lead")}</p>
      <div class="format-choice" role="radiogroup" aria-label=${page.t("club-format")}>
        ${Object.keys(SHAPES).map((one) => formatCard(page, one, one === format, choose))}
      </div>
      <div>${keyed(format, page.form("club-event-make", make, fields(page, format, game, balance, weigh, play)))}</div>`;
  return Object.assign(draw, { title: page.t("club-hold-event") });
}

/** @param {ClubPage} page @param {string} format @param {boolean} chosen @param {(format: string) => void} choose */
function formatCard(page, format, chosen, choose) {
  return html`<label class="format-card"
    ><input type="radio" name="format" value=${format} ?checked=${chosen} @change=${() => choose(format)} /><b>${page.t(FORMATS[format])}</b
    ><small>${page.t(SHAPES[format][0])}</small></label
  >`;
}

/**
 * @param {ClubPage} page
 * @param {string} format
 * @param {string} chosen the game
 * @param {{players: number, least: number, most: number, allied: number} | null} even
 * @param {(players: number) => Promise<void>} weigh
 * @param {(game: string) => void} play
 */
function fields(page, format, chosen, even, weigh, play) {
  const games = page.catalogue.games.filter((game) => fits(format, game));
  const { id, scenarios } = games.find((game) => game.id === chosen) ?? games[0];
  const [, least, most, few, many] = SHAPES[format];
  const number = (
    /** @type {string} */ name,
    /** @type {string} */ label,
    /** @type {number} */ min,
    /** @type {number} */ max,
    /** @type {number} */ value,
  ) => field(page, name, label, { type: "number", min, max, value: String(value) });
  const changed = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    if (input.name === "most") page.attempt(() => weigh(Number(input.value)));
    if (input.name === "game") play(input.value);
  };
  return html`<div class="club-form" @change=${changed}>
    ${field(page, "name", "club-event-name", { maxlength: 80 })}
    ${select(
      "game",
      page.t("club-game"),
      games.map((game) => [game.id, page.text(game.title, game.id)]),
    )}
    ${keyed(
      id,
      select(
        "scenario",
        page.t("club-scenario"),
        scenarios.map((one) => [one.id, page.text(one.name, one.id)]),
      ),
    )}
    ${format === "match" ? nothing : html`${number("least", "club-event-least", least, most, few)}${number("most", "club-event-most", least, most, many)}`}
    ${even ? html`<p>${page.t("club-rule-balance", { players: even.players, least: even.least, most: even.most, allied: even.allied })}</p>` : nothing}
    ${format === "swiss" ? number("rounds", "club-event-rounds", 1, 20, 5) : nothing}
    ${
      format === "pools"
        ? nothing
        : select("games", page.t("club-event-games-each"), [
            ["2", page.t("club-both-sides")],
            ["1", page.t("club-one-game")],
          ])
    }
    ${
      format === "ladder"
        ? html`${number("reach", "club-event-reach", 1, 20, 3)}${number("answer_days", "club-event-answer", 1, 31, 3)}`
        : html`${number("days", "club-event-days", 1, 90, 7)}${number("round_days", "club-event-round-days", 1, 366, format === "pools" ? 90 : 21)}`
    }
    ${select(
      "clock",
      page.t("club-clock"),
      CLOCKS.map(([label], n) => [String(n), page.t(label)]),
    )}
    ${select("bots", page.t("club-event-bots"), [
      ["", page.t("club-event-no-bots")],
      ...page.catalogue.bots.map((bot) => /** @type {[string, string]} */ ([bot, playerTitle(page.words, bot)])),
    ])}
    ${format === "match" ? nothing : field(page, "fill_to", "club-event-fill", { type: "number", min: least, max: most, required: false }, "club-event-fill-hint")}
  </div>`;
}

/** @param {string} name @param {string} label @param {[string, string][]} choices */
function select(name, label, choices) {
  return html`<label
    >${label}<select name=${name}>
      ${choices.map(([value, shown]) => html`<option value=${value}>${shown}</option>`)}
    </select></label
  >`;
}
