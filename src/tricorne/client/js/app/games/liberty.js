// @ts-check
/** Liberty at the table: own blocks upright, the others as backs. */
import * as panels from "../../games/liberty.js";
import { blockDrawing } from "../../blocks.js";
import { nothing } from "../../lit.js";
import { dieDrawing } from "../../signs.js";
import { battle } from "./liberty_battle.js";
import { face, known } from "./liberty_blocks.js";
import { LIBERTY as TONES } from "../../games/tones.js";
import { cardState, onceForEachPicture } from "./memo.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../../games/liberty.js").View} PanelView */
/** @typedef {"american" | "british"} Side */
/** @typedef {{at: string, strength: number, year: number, turn: number, certain: boolean}} Noted */

/** @type {Side[]} */
const SIDES = ["american", "british"];
const LOST = 12;
const WON = 30;
/** Where answers are explained. @type {Record<string, string>} */
const SECTIONS = { replace: "6.0", force: "5.5", press: "5.5", river: "5.6", sea: "5.7", fire: "7.3", bayonet: "13.2", retreat: "7.4" };
/** Questions about where a block goes, and those about its first step. */
const MOVES = ["march", "onward", "force", "sail"];
const FIRST_STEPS = ["march", "sail"];

/** @param {Desk} desk @param {string} id */
function sideOf(desk, id) {
  return desk.facts.blocks.blocks[id].side;
}

/** Enemy blocks that one's notebook can place: nothing else can stand there. @param {Desk} desk @returns {Record<string, Noted>} */
function noted(desk) {
  const pages = Object.entries(/** @type {Record<string, Noted>} */ (desk.shown.view.position.notebook ?? {}));
  return Object.fromEntries(pages.filter(([id, page]) => page.certain && !known(desk)[id]));
}

/** @param {Desk} desk @returns {PanelView["places"]} */
function places(desk) {
  const p = desk.shown.view.position;
  const moving = [mover(desk) || desk.question?.args?.block, ...desk.company.others];
  /** @type {PanelView["places"]} */
  const found = {};
  const notes = noted(desk);
  const faces = Object.entries({ ...notes, ...known(desk) });
  for (const side of SIDES) {
    for (const [place, count] of Object.entries(p.standing[side])) {
      const here = faces.filter(([id, block]) => block.at === place && sideOf(desk, id) === side);
      const blocks = here.map(([id, block]) => ({
        ...face(desk, id, block.strength),
        noted: id in notes,
        chosen: moving.includes(id),
        dim: Boolean(p.blocks[id]?.moved) && !moving.includes(id),
      }));
      const backs = Array.from({ length: Math.max(0, Number(count) - blocks.length) }, () => ({ back: true, nation: side }));
      found[place] = { blocks: [...(found[place]?.blocks ?? []), ...blocks, ...backs] };
    }
  }
  for (const [option, { may_cross: left }] of Object.entries(desk.hints)) {
    const place = option.split(":").find(desk.isSpace);
    if (left !== undefined && place) found[place] = { blocks: found[place]?.blocks ?? [], crossing: left };
  }
  return found;
}

/** The block that the question lets move. @param {Desk} desk */
function mover({ question }) {
  return question && MOVES.includes(question.kind) ? String(question.args?.block ?? "") : "";
}

/** Blocks of the same place that may go along with the one that moves: on foot with those on foot, ships with ships. @param {Desk} desk @returns {string[]} */
function companions(desk) {
  const lead = mover(desk);
  const { blocks } = desk.shown.view.position;
  if (!blocks[lead] || !FIRST_STEPS.includes(desk.question?.kind ?? "")) return [];
  const isShip = (/** @type {string} */ id) => desk.facts.blocks.types[desk.facts.blocks.blocks[id].type].category === "warship";
  return Object.keys(blocks).filter(
    (id) => id !== lead && blocks[id].at === blocks[lead].at && !blocks[id].moved && isShip(id) === isShip(lead),
  );
}

/** The blocks that leave a place together. @param {Desk} desk @returns {PanelView["group"]} */
function group(desk) {
  const { words } = desk;
  const { blocks } = desk.shown.view.position;
  const others = companions(desk);
  const lead = mover(desk);
  if (!others.length) return null;
  const going = [lead, ...desk.company.others];
  return {
    text: words.say("ui-group-leaving", { place: blocks[lead].at }),
    blocks: [lead, ...others].map((id) => ({ ...face(desk, id, blocks[id].strength), chosen: going.includes(id) })),
    hint: words.t("ui-group-hint"),
    rule: "5.1",
  };
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

/** How many turns the year has. @param {Desk} desk */
function turnsOf(desk) {
  const p = desk.shown.view.position;
  return Object.values(p.spent?.british ?? {}).reduce((sum, n) => sum + Number(n), 0) + p.hand_sizes.british;
}

/** All turns of the year are over. @param {Desk} desk */
function isWinter(desk) {
  return turnsOf(desk) > 0 && desk.shown.view.position.turn > turnsOf(desk);
}

/** @param {Desk} desk @returns {PanelView} */
function view(desk) {
  const { words } = desk;
  const p = desk.shown.view.position;
  const rolled = desk.shown.log.findLast((entry) => ["fair-weather", "storm", "cards"].includes(entry.event));
  return {
    places: places(desk),
    year: p.year,
    turn: p.turn,
    turns: Math.max(p.turn, turnsOf(desk)),
    rests: desk.shown.view.result ? "over" : isWinter(desk) ? "winter" : null,
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
      .filter(([id, block]) => block.at === "pool" && sideOf(desk, id) === desk.shown.seat)
      .map(([id, block]) => face(desk, id, block.strength)),
    group: group(desk),
  };
}

/** What a move meets. @param {Desk} desk @param {string} option */
function outcome(desk, option) {
  const hint = desk.hints[option];
  const { words } = desk;
  if (hint?.attack) return words.t("ui-meets", { count: hint.enemies });
  return hint?.may_cross === undefined ? "" : words.t("ui-may-cross", { count: hint.may_cross });
}

/** A place: what it supplies and to whom, and what a block that goes there meets. @param {Desk} desk @param {string} id @param {import("../../types.js").BoardSpace} printed @returns {import("../games.js").About} */
function aboutPlace(desk, id, { place }) {
  const { words } = desk;
  const value = place?.value ?? 0;
  const about = [value ? words.t("ui-supplies", { count: value }) : "", place?.port ? words.t("ui-port") : ""].filter(Boolean).join(" · ");
  const { control, notebook = {} } = desk.shown.view.position;
  /** @type {[string, string][]} */
  const rows = control[id] ? [[words.t("ui-control"), words.noun(control[id])]] : [];
  const pages = Object.entries(/** @type {Record<string, Noted>} */ (notebook)).filter(([, page]) => page.at === id && !page.certain);
  for (const [block, { strength, year, turn }] of pages)
    rows.push([words.t("ui-seen-here", { year: String(year), turn }), `${words.nounOr(block)} (${strength})`]);
  return { about, rows };
}

const present = onceForEachPicture(view);

/** @type {import("../games.js").GameModule} */
export const game = {
  facts: ["blocks"],
  tones: TONES,
  headings: ["cards", "dealt"],
  acts: ["supplied", "moved", "sea-moved", "sailed", "deployed", "battle", "disbanded", "offered"],
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
  decides: ["supply"],
  limits: (position) => [position.british_lose_below, position.british_win],
  turns: (log) => log.filter(({ event }) => event === "dealt").map(({ moment, args }) => ({ moment, label: String(args.year) })),
  sum: ({ live, words }) => {
    const { supply_points: points, british_win: win, british_lose_below: lose } = live.view.position;
    return words.t("ui-sum-supply", { points, win, lose });
  },
  parts: ({ live, words, facts }) => {
    if (!facts.map) return "";
    const { towns, boxes } = facts.map;
    const { control, supply_points: points } = live.view.position;
    /** @type {[string, number][]} */
    const held = Object.entries({ ...boxes, ...towns }).map(([id, { value }]) => [id, control[id] === "british" ? (value ?? 0) : 0]);
    const worth = held.filter(([, value]) => value).sort(([, a], [, b]) => b - a);
    return words.t("ui-sum-parts", { points, list: words.join(worth.map(([id, value]) => `${words.noun(id)} ${value}`)) });
  },
  partsFrom: ["map"],
  secrets: {
    sides: { american: ["american"], british: ["british"] },
    reveal: (own, others) => ({ ...own, blocks: Object.assign({}, own.blocks, ...others.map(({ blocks }) => blocks)) }),
  },
  status: (desk) => {
    const { year, turn } = desk.shown.view.position;
    if (desk.shown.view.result) return String(year);
    return isWinter(desk)
      ? desk.words.t("ui-year-winter", { year: String(year) })
      : desk.words.t("ui-year-turn", { year: String(year), turn });
  },
  chosen: (desk) => {
    const { place, block } = desk.question?.args ?? {};
    const at = typeof place === "string" ? place : block ? (known(desk)[block]?.at ?? "") : "";
    return desk.isSpace(at) && !desk.choices?.spaces.has(at) ? [at] : [];
  },
  mover,
  companions,
  ruleOf: (desk, option) => SECTIONS[option.split(":")[0]] ?? "",
  ends: { action: ["left", "ui-unspent-actions"], supply: ["steps", "ui-unspent-steps"] },
  outcome,
  popover: aboutPlace,
  battle,
};
