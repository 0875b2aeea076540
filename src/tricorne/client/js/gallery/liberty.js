// @ts-check
/** A sample position of Liberty: 1777, Howe leaves New York. */
import { html } from "../lit.js";
import { rule as r } from "../panels.js";
import { name as n } from "./frame.js";

/** @typedef {import("../games/liberty.js").BlockView} BlockView */

/** @type {BlockView} */
const back = { back: true };
/** @type {Record<string, BlockView["nation"]>} */
const NATIONS = { B: "british", H: "hessian", L: "loyalist", I: "indian" };

/** @param {string} letter @param {BlockView["type"]} type @param {string} rating @param {string} name @param {number} strength @param {number} max @param {Partial<BlockView>} [more] @returns {BlockView} */
function own(letter, type, rating, name, strength, max, more = {}) {
  return { id: name, letter, nation: type === "warship" ? "warship" : NATIONS[letter], type, rating, name, strength, max, ...more };
}
const howe = own("B", "leader", "C3", "Howe", 4, 4, { chosen: true });
const grey = own("B", "foot", "C2", "Grey", 3, 4, { chosen: true });
const knyphausen = own("H", "foot", "C2", "Knyphausen", 4, 4, { chosen: true });
const ships = own("B", "warship", "A2", "Howe", 2, 3, { dim: true });

/** @type {import("../games/liberty.js").View} */
export const view = {
  places: {
    fort_oswego: { blocks: [own("L", "foot", "B2", "Butler", 2, 3)] },
    montreal: { blocks: [own("L", "foot", "C1", "Peters", 2, 3)] },
    quebec: { blocks: [own("B", "foot", "C2", "Grant", 3, 4)] },
    fort_stanwix: { blocks: [back] },
    fort_ticonderoga: {
      blocks: [
        own("B", "leader", "C3", "Carleton", 3, 3),
        own("B", "foot", "B2", "Fraser", 2, 3),
        own("H", "foot", "C2", "Riedesel", 3, 4),
      ],
    },
    mohawk_village: { blocks: [own("I", "indian", "B1", "Mohawk", 2, 3)] },
    baltimore: { blocks: [back] },
    philadelphia: { blocks: [back, back] },
    new_brunswick: { blocks: [back, back], crossing: 4 },
    west_point: { blocks: [], crossing: 4 },
    albany: { blocks: [back, back] },
    hartford: { blocks: [back], crossing: 4 },
    springfield: { blocks: [back] },
    new_york: { blocks: [howe, grey, knyphausen, ships] },
    newport: { blocks: [own("B", "foot", "C2", "Percy", 2, 4)] },
    boston: { blocks: [back, back] },
    portsmouth: { blocks: [back] },
    yorktown: { blocks: [back] },
    norfolk: { blocks: [own("L", "foot", "C1", "Cunningham", 2, 3)] },
    charleston: { blocks: [back, back] },
    savannah: { blocks: [own("L", "foot", "C1", "Ferguson", 2, 3)] },
    ninety_six: { blocks: [back] },
    atlantic: {
      blocks: [
        own("B", "leader", "C3", "Cornwallis", 4, 4),
        own("B", "foot", "C4", "O’Hara", 3, 3),
        own("B", "warship", "A2", "Graves", 2, 3),
      ],
    },
    west_indies_british: { blocks: [own("B", "foot", "C2", "Rawdon", 3, 4)] },
    west_indies_french: { blocks: [back] },
  },
  year: 1777,
  turn: 3,
  turns: 5,
  cards: { british: 3, american: 2, first: "british" },
  weather: { die: 4, text: "fair" },
  supply: { british: 19, lost: 12, won: 30 },
  off: [
    { label: "Your pool", count: 5 },
    { label: "American pool", count: 6 },
    { label: "Your prisoners", count: 1 },
    { label: "Their prisoners", count: 2 },
  ],
  hand: [
    { id: "a", kind: "actions", value: 2, when: "past" },
    { id: "b", kind: "supply", value: 2, when: "past" },
    { id: "c", kind: "actions", value: 3, when: "now", done: 2 },
    { id: "d", kind: "actions", value: 1 },
    { id: "e", kind: "actions", value: 2 },
  ],
  group: {
    text: "Group leaving New York",
    blocks: [howe, grey, knyphausen, ships],
    hint: "Three blocks, one hex each. A forced march adds a hex: on 1 to 3 the block loses a step.",
    rule: "5.5",
  },
  legal: ["new_brunswick", "west_point", "hartford"],
  chosen: ["new_york"],
};

export const head = { game: "Liberty", scenario: "1775–83 · 1777", seats: "You: British · guest: Americans and French" };
export const prompt = {
  seat: "British",
  tone: "var(--brit)",
  verb: "Action 2 of 3.",
  question: "Where do Howe, Grey and Knyphausen go?",
  why: "The figure in a hex is how many blocks may still cross into it this turn.",
  rules: ["5.2"],
  buttons: [{ text: "Undo", key: "U" }, { text: "Replace instead" }, { text: "End moves", key: "↵", look: /** @type {const} */ ("main") }],
  choices: [
    { text: "New Brunswick", note: "battle, 2 blocks" },
    { text: "West Point", note: "empty" },
    { text: "Hartford", note: "battle, 1 block" },
  ],
};
export const popover = null;
const [B, A] = ["var(--brit)", "var(--opp)"];
export const log = {
  right: "",
  chapters: [
    {
      title: "1777 turn 3",
      note: "British 3, American 2",
      lines: [
        { tone: B, text: html`Weather 4: fair. ${r("4.0")}` },
        { tone: B, text: html`Action 1: ${n("Fort Ticonderoga")}, 3 blocks arrive from ${n("Montréal")} by the lake. ${r("5.6")}` },
        { tone: B, text: html`Action 2: ${n("New York")} …` },
      ],
    },
    {
      title: "1777 turn 2",
      note: "American supply 2",
      lines: [
        { tone: A, text: html`2 steps added in ${n("Philadelphia")}. ${r("3.3")}` },
        { tone: B, text: html`Sea attack on ${n("Newport")}: Percy, Howe’s ships. 1 block retreats to ${n("Boston")}. ${r("8.4")}` },
      ],
    },
  ],
};
