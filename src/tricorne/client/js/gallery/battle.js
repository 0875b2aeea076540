// @ts-check
/** A sample battle, before and after the dice. */
import { html } from "../lit.js";
import { stackDrawing } from "../pieces.js";
import { dieDrawing, supportGlyph } from "../signs.js";
import { drawing } from "../svg.js";

const ROYAL = { fill: "var(--brit)", ink: "#fff" };
const REBEL = { fill: "var(--mil)", ink: "#fff" };
const piece = (/** @type {string} */ kind, /** @type {number} */ count) => stackDrawing({ kind, count }, 22);
const die = (/** @type {any} */ face, /** @type {{fill: string, ink: string}} */ tone) =>
  dieDrawing(face, tone.fill, tone.ink, 30, String(face));
const glyph = (/** @type {number} */ level) => drawing(supportGlyph(level), [-11, -6, 22, 12], 22);
const nothingToDo = () => {};
const shared = { id: "sample", space: "pennsylvania", title: "Battle in Pennsylvania", rule: "3.6", about: "The British attack." };

/** @type {import("../battle.js").Battle} */
export const before = {
  ...shared,
  where: "before the dice",
  sides: [
    {
      name: "Royalists",
      role: "attack",
      tone: ROYAL,
      units: [
        { drawn: piece("british_regular", 5), name: "British Regulars", value: "+5" },
        { drawn: piece("tory", 2), name: "Tories", note: "up to the Regulars", value: "+2" },
        { drawn: piece("war_party", 2), name: "Active War Parties", note: "half of those shown", value: "+1" },
      ],
      total: { label: "Force Level", note: "2 dice", value: 8 },
    },
    {
      name: "Rebellion",
      role: "defends",
      tone: REBEL,
      units: [
        { drawn: piece("continental", 3), name: "Continentals", value: "+3" },
        { drawn: piece("french_regular", 2), name: "French Regulars", value: "+2" },
        { drawn: piece("patriot_fort", 1), name: "Fort", value: "+1" },
      ],
      total: { label: "Force Level", note: "2 dice", value: 6 },
    },
  ],
  losses: {
    title: "With the answer under the pointer",
    columns: [
      {
        title: "They would lose",
        rule: "3.6.5",
        rows: [{ label: "2 dice", value: "2–6" }],
        total: { label: "Loss Level", value: "2–6" },
        bars: [0.33, 0.67].map((chance, i) => ({ chance, text: `${i + 2} pieces` })),
        barTone: REBEL.fill,
      },
      {
        title: "You would lose",
        rule: "3.6.6",
        rows: [{ label: "2 dice", value: "2–6" }],
        total: { label: "Loss Level", value: "2–6" },
        bars: [0.33, 0.67].map((chance, i) => ({ chance, text: `${i + 2} pieces` })),
        barTone: ROYAL.fill,
      },
    ],
  },
  holds: { title: "Who wins", note: "", rule: "3.6.8", left: "You 33 %", right: "Rebellion 67 %", share: 0.33, tones: [ROYAL, REBEL] },
  lines: [{ label: "If they win", text: "1 to 3 levels, then a free Rally", change: html`${glyph(0)} → ${glyph(-2)}` }],
  foot: "No dice have fallen yet.",
};

/** @type {import("../battle.js").Question} */
export const question = {
  id: 1,
  seat: "British",
  tone: ROYAL,
  title: "How many War Parties show?",
  rule: "3.6.3",
  hits: 0,
  note: "",
  caption: "wins the Battle",
  known: true,
  counters: [],
  words: { less: "fewer", more: "more" },
  answers: [0, 1].map((n) => ({
    key: String(n),
    sign: String(n),
    drawn: html`<span class="number-sign">${n}</span>`,
    label: n ? "One shows itself" : "All stay hidden",
    detail: `Force ${6 + n}`,
    chance: "33 %",
    share: 0.33,
    tone: ROYAL,
    marked: n === 0,
    firm: false,
    give: nothingToDo,
    point: nothingToDo,
  })),
};

/** @type {import("../battle.js").Battle} */
export const after = {
  ...shared,
  where: "after the dice",
  sides: [
    {
      name: "Royalists",
      role: "attack · Force 8",
      tone: ROYAL,
      units: [{ drawn: piece("british_regular", 3), name: "British Regulars", note: "2 lost", before: 5, now: 3 }],
    },
    {
      name: "Rebellion",
      role: "defends · Force 6",
      tone: REBEL,
      units: [{ drawn: piece("continental", 2), name: "Continentals", note: "1 lost", before: 3, now: 2 }],
    },
  ],
  losses: {
    title: "",
    columns: [
      {
        title: "Rebellion loses",
        rule: "3.6.5",
        dice: [die(2, ROYAL), die(3, ROYAL)],
        diceNote: "Force 8: 2 dice",
        rows: [
          { label: "Dice", value: 5 },
          { label: "Fort", value: "−1" },
        ],
        total: { label: "Loss Level", value: 4 },
        removed: { title: "2 pieces removed", drawn: [piece("continental", 1), piece("french_regular", 1)], after: "" },
      },
      {
        title: "Royalists lose",
        rule: "3.6.6",
        dice: [die(1, REBEL), die(2, REBEL)],
        diceNote: "Force 6: 2 dice",
        rows: [{ label: "Dice", value: 3 }],
        total: { label: "Loss Level", value: 3 },
        removed: { title: "2 pieces removed", drawn: [piece("british_regular", 2)], after: "" },
      },
    ],
  },
  result: {
    title: "The Rebellion wins",
    rule: "3.6.8",
    tone: REBEL,
    lines: [{ label: "Pennsylvania", text: "Neutral → Passive Opposition", change: html`${glyph(0)} → ${glyph(-1)}` }],
  },
  foot: "Dice have fallen: undo stops here.",
};
