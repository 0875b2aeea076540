// @ts-check
/** Liberty at the table: own blocks upright, the others as backs. */
import * as panels from "../../games/liberty.js";
import { blockDrawing } from "../../blocks.js";
import { nothing } from "../../lit.js";
import { dieDrawing } from "../../signs.js";
import { battle } from "./liberty_battle.js";
import { face, known, TONES } from "./liberty_blocks.js";
import { cardState, onceForEachPicture } from "./memo.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../../games/liberty.js").View} PanelView */
/** @typedef {"american" | "british"} Side */

/** @type {Side[]} */
const SIDES = ["american", "british"];
const LOST = 12;
const WON = 30;

/** @param {Desk} desk @param {string} id */
function sideOf(desk, id) {
  return desk.facts.blocks.blocks[id].side;
}

/** @param {Desk} desk @returns {PanelView["places"]} */
function places(desk) {
  const p = desk.shown.view.position;
  const chosen = desk.question?.args?.block;
  /** @type {PanelView["places"]} */
  const found = {};
  const faces = Object.entries(known(desk));
  for (const side of SIDES) {
    for (const [place, count] of Object.entries(p.standing[side])) {
      const here = faces.filter(([id, block]) => block.at === place && sideOf(desk, id) === side);
      const blocks = here.map(([id, block]) => ({
        ...face(desk, id, block.strength),
        chosen: id === chosen,
        dim: Boolean(p.blocks[id]?.moved) && id !== chosen,
      }));
      const backs = Array.from({ length: Math.max(0, Number(count) - blocks.length) }, () => ({ back: true, nation: side }));
      found[place] = { blocks: [...(found[place]?.blocks ?? []), ...blocks, ...backs] };
    }
  }
  return found;
}

/** The number on a card: action_2, supply_3. @param {string | null | undefined} card */
function valueOf(card) {
  return card ? Number(card.split("_")[1]) : null;
}

/** @param {Desk} desk @returns {PanelView["hand"]} */
function hand(desk) {
  const p = desk.shown.view.position;
  const seat = /** @type {Side} */ (desk.shown.seat);
  const cards = (/** @type {Record<string, number>} */ counts) =>
    Object.entries(counts ?? {}).flatMap(([id, n]) => Array.from({ length: n }, () => id));
  const of = (/** @type {string} */ id, /** @type {any} */ more = {}) => ({
    id,
    kind: id.startsWith("supply") ? "supply" : "actions",
    value: valueOf(id) ?? 0,
    state: { ...cardState(desk, id), ...(more.when === "past" && { legal: false }) },
    ...more,
  });
  const played = p.played?.[seat];
  const past = cards(p.spent?.[seat]);
  if (played && past.includes(played)) past.splice(past.indexOf(played), 1);
  const now = played
    ? [of(played, { when: "now", ...(p.mover === seat && played.startsWith("action") && { done: (valueOf(played) ?? 0) - p.actions }) })]
    : [];
  return [...past.map((id) => of(id, { when: "past" })), ...now, ...cards(p.hand).map((id) => of(id))];
}

/** @param {Desk} desk @returns {PanelView} */
function view(desk) {
  const { words } = desk;
  const p = desk.shown.view.position;
  const spent = Object.values(p.spent?.british ?? {}).reduce((sum, n) => sum + Number(n), 0);
  const rolled = desk.shown.log.findLast((entry) => ["fair_weather", "storm", "cards"].includes(entry.event));
  return {
    places: places(desk),
    year: p.year,
    turn: p.turn,
    turns: Math.max(p.turn, spent + p.hand_sizes.british),
    cards: { british: valueOf(p.played?.british), american: valueOf(p.played?.american), first: p.first ?? "british" },
    weather: {
      die: rolled?.args.die ?? null,
      text: p.weather === "fair" ? desk.t("fair") : desk.t("storm-in", { where: words.noun(p.weather) }),
    },
    supply: { british: p.supply_points, lost: LOST, won: WON },
    off: [
      ...SIDES.map((side) => ({ label: words.t("ui-pool-of", { side: words.noun(side) }), count: p.pools[side] })),
      { label: words.t("ui-pool-of", { side: words.noun("french") }), count: p.pools.french },
      ...SIDES.map((side) => ({ label: words.t("ui-prisoners-of", { side: words.noun(side) }), count: p.prisoners[side].length })),
    ],
    hand: hand(desk),
    pool: Object.entries(p.blocks)
      .filter(([, block]) => block.at === "pool")
      .map(([id, block]) => face(desk, id, block.strength)),
    group: null,
  };
}

/** What a move meets. @param {Desk} desk @param {string} option */
function outcome(desk, option) {
  const hint = desk.hints[option];
  const { words } = desk;
  if (hint?.attack) return words.t("ui-meets", { count: hint.enemies });
  return hint?.may_cross === undefined ? "" : words.t("ui-may-cross", { count: hint.may_cross });
}

const present = onceForEachPicture(view);

/** @type {import("../games.js").GameModule} */
export const game = {
  facts: ["blocks"],
  tones: TONES,
  headings: ["cards", "dealt"],
  boardFile: panels.boardFile,
  pieceSize: panels.pieceSize,
  overview: "always",
  picture: (desk) => panels.board(present(desk), desk.t),
  side: (desk) => panels.side(present(desk), desk.t),
  dock: (desk) => (desk.shown.view.seat === "observer" ? nothing : panels.dock(present(desk), desk.t)),
  strip: (desk) => panels.strip(present(desk), desk.t),
  hand: (desk) => Object.keys(desk.shown.view.position.hand ?? {}).map((id) => ({ id })),
  piece: (id, desk) => {
    const block = known(desk)[id];
    return block ? blockDrawing(face(desk, id, block.strength), 34) : "";
  },
  placeOf: (desk, part) => {
    const at = known(desk)[part]?.at ?? "";
    return desk.isSpace(at) ? at : "";
  },
  die: (value, entry, seat) =>
    typeof value === "number" ? dieDrawing(value, seat === "british" ? "var(--brit)" : "var(--cont)", "#fff", 24, String(value)) : "",
  tracks: (position) => ({ supply: position.supply_points }),
  status: (desk) => desk.words.t("ui-year-turn", { year: String(desk.shown.view.position.year), turn: desk.shown.view.position.turn }),
  chosen: (desk) => {
    const { place, block } = desk.question?.args ?? {};
    const at = typeof place === "string" ? place : block ? (known(desk)[block]?.at ?? "") : "";
    return desk.isSpace(at) && !desk.choices?.spaces.has(at) ? [at] : [];
  },
  outcome,
  battle,
};
