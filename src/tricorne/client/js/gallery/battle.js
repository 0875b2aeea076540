// @ts-check
/** A sample battle, before and after the dice. */
import { factionDisc } from "../signs.js";

const [royal, rebel] = ["british", "patriots"].map((f) => factionDisc(f, 21));
/** @param {number[]} levels @param {number} first */
const bars = (levels, first) =>
  levels.map((level, i) => ({ level, chance: [1, 2, 3, 2, 1][i] / 9, note: `${first + [0, 1, 2, 2, 3][i]} lost` }));

/** @type {import("../battle.js").Battle} */
export const before = {
  title: "Battle in Pennsylvania",
  rule: "3.6",
  note: "British attack · 1 Resource",
  columns: [
    {
      disc: royal,
      title: "Royalists attack",
      right: "2 dice",
      rows: [
        { stack: { kind: "british_regular", count: 5 }, label: "British Regulars", value: "+5" },
        { stack: { kind: "tory", count: 2 }, label: "Tories, up to Regulars", value: "+2" },
        { stack: { kind: "war_party", count: 2 }, label: "Active War Parties, half", value: "+1" },
        { stack: { kind: "war_party", state: "underground" }, label: "stays Underground", value: "·", faint: true },
      ],
      total: { label: "Force Level", value: 8 },
      choice: { label: "Activate War Parties", options: [0, 1, 2, 3], chosen: 2 },
      odds: { title: "You would lose", added: "2 dice +3", tone: "var(--brit)", bars: bars([5, 6, 7, 8, 9], 3) },
    },
    {
      disc: rebel,
      title: "Rebellion defends",
      right: "2 dice",
      rows: [
        { stack: { kind: "continental", count: 3 }, label: "Continentals", value: "+3" },
        { stack: { kind: "french_regular", count: 2 }, label: "French Regulars", value: "+2" },
        { stack: { kind: "militia", count: 2 }, label: "Active Militia, half", value: "+1" },
        { stack: { kind: "patriot_fort" }, label: "Fort", value: "+1" },
      ],
      total: { label: "Force Level", value: 7 },
      note: "guest may uncover Militia; shown: 1.",
      odds: { title: "They would lose", added: "2 dice +1", tone: "var(--mil)", bars: bars([3, 4, 5, 6, 7], 2) },
    },
  ],
  day: {
    title: "Who wins the day",
    rule: "3.6.8",
    note: "on average you lose 4.7 pieces, they lose 3.0",
    chance: 0.04,
    left: "You 4%",
    right: "Rebellion 96%, ties included",
    tone: "var(--brit)",
    foot: "If they win: Support falls by 1 to 3 levels here, then next door; Washington doubles it. A free Rally follows.",
  },
  buttons: [{ text: "All modifiers" }, { text: "Back", key: "Esc" }, { text: "Battle", key: "↵", look: "main" }],
};

/** @type {import("../battle.js").Battle} */
export const after = {
  title: "Battle in Pennsylvania",
  rule: "3.6",
  note: "1777, card 7 · step 2 of 3",
  columns: [
    {
      disc: rebel,
      title: "Rebellion loses",
      dice: [
        { face: 2, fill: "var(--brit)", ink: "#fff" },
        { face: 3, fill: "var(--brit)", ink: "#fff" },
      ],
      diceNote: "British roll, 8 ÷ 3 = 2 dice",
      rows: [
        { label: "Dice", value: 5 },
        { label: "Half of the attackers are Regulars", value: "+1" },
        { label: "An attacker is Underground", value: "+1" },
        { label: "Attacking Leader: Howe", value: "+1" },
        { label: "Fort", value: "−1" },
        { label: "Washington defends", value: "−1" },
      ],
      total: { label: "Loss Level", value: 6 },
      removed: {
        title: "4 pieces removed",
        note: "value 7",
        rule: "3.6.7",
        stacks: [{ kind: "french_regular" }, { kind: "continental" }, { kind: "militia" }, { kind: "french_regular" }],
        after: "Rebel losses 12 → 15",
      },
    },
    {
      disc: royal,
      title: "Royalists lose",
      dice: [
        { face: 1, fill: "var(--cont)", ink: "#fff" },
        { face: 2, fill: "var(--cont)", ink: "#fff" },
      ],
      diceNote: "Patriots roll, 7 ÷ 3 = 2 dice",
      rows: [
        { label: "Dice", value: 3 },
        { label: "A defender is Underground", value: "+1" },
        { label: "Defending Leader: Washington", value: "+1" },
        { label: "Fort", value: "+1" },
      ],
      total: { label: "Loss Level", value: 6 },
      removed: {
        title: "4 pieces removed",
        note: "value 6",
        rule: "3.6.7",
        stacks: [{ kind: "british_regular" }, { kind: "tory" }, { kind: "british_regular" }, { kind: "tory" }],
        after: "British losses 10 → 14",
      },
    },
  ],
  result: {
    disc: rebel,
    title: "The Rebellion wins the day",
    rule: "3.6.8",
    note: "4 lost each: the defender wins ties",
    shifts: [
      { space: "Pennsylvania", from: "Passive Opposition", to: "Active Opposition", before: -1, after: -2 },
      { space: "Maryland–Delaware", from: "Active Support", to: "Neutral", before: 2, after: 0 },
      { space: "Philadelphia", from: "Active Support", to: "Passive Support", before: 2, after: 1 },
    ],
    foot: "4 levels: half of the 4 pieces lost, doubled by Washington. Then a free Rally.",
  },
  foot: "Luck was drawn: undo stops here.",
  buttons: [{ text: "Show on map" }, { text: "Continue", key: "↵", look: "main" }],
};
