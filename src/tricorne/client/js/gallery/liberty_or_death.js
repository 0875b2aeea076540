// @ts-check
/** A sample position of Liberty or Death: 1778, a March out of blockaded Philadelphia. */
import { html } from "../lit.js";
import { rule as r } from "../panels.js";
import { name as n } from "./frame.js";

/** @type {import("../games/liberty_or_death.js").View} */
export const view = {
  spaces: {
    quebec_city: { pieces: { british_regular: 2, tory: 2 }, control: "british", support: 2, population: 1 },
    boston: { pieces: { continental: 2 }, control: "rebellion", support: -1, population: 1 },
    new_york_city: {
      pieces: { british_regular: 5, tory: 3, british_fort: 1 },
      leaders: [{ name: "Clinton", faction: "british" }],
      control: "british",
      support: 2,
      population: 2,
    },
    philadelphia: {
      pieces: { british_regular: 4, tory: 2, blockade: 1 },
      control: "british",
      support: 2,
      population: 1,
      changed: ["blockade"],
    },
    norfolk: { pieces: { "militia:underground": 1 }, control: "rebellion", support: 0, population: 1 },
    charles_town: { pieces: { patriot_fort: 1, "militia:underground": 2 }, control: "rebellion", support: -2, population: 1 },
    savannah: { pieces: { tory: 2 }, control: "british", support: 1, population: 1 },
    new_hampshire: { pieces: { tory: 2 }, control: "british", support: 2, population: 1 },
    massachusetts: { pieces: { patriot_fort: 1 }, control: "rebellion", support: -2, population: 2 },
    connecticut_rhode_island: {
      pieces: { french_regular: 4, patriot_fort: 1, tory: 2 },
      leaders: [{ name: "Rochambeau", faction: "french" }],
      control: "rebellion",
      support: -2,
      population: 2,
    },
    new_york: {
      pieces: { british_regular: 4, tory: 2, "war_party:underground": 1, village: 1, "militia:underground": 1 },
      control: "british",
      support: 2,
      population: 2,
    },
    new_jersey: { pieces: { continental: 2, militia: 2, "militia:underground": 2 }, control: "rebellion", support: -1, population: 1 },
    pennsylvania: {
      pieces: { continental: 5, patriot_fort: 1, militia: 1, "militia:underground": 1, "war_party:underground": 1 },
      leaders: [{ name: "Washington", faction: "patriots" }],
      control: "rebellion",
      support: -1,
      population: 2,
    },
    maryland_delaware: { pieces: {}, support: 1, population: 2 },
    virginia: { pieces: { "militia:underground": 1, propaganda: 1 }, control: "rebellion", support: 0, population: 2 },
    north_carolina: { pieces: { "militia:underground": 2 }, control: "rebellion", support: -1, population: 2 },
    south_carolina: { pieces: { "militia:underground": 2, raid: 1, "war_party:underground": 1, village: 1 }, support: 0, population: 2 },
    georgia: { pieces: {}, support: 0, population: 1 },
    quebec: { pieces: { british_regular: 2, tory: 2, british_fort: 1, "war_party:underground": 1, village: 1 }, control: "british" },
    northwest: {
      pieces: { "war_party:underground": 2, village: 1 },
      leaders: [{ name: "Cornplanter", faction: "indians" }],
      changed: ["war_party:underground"],
    },
    southwest: { pieces: { war_party: 1, "war_party:underground": 1, village: 1 } },
    florida: { pieces: { british_regular: 1, british_fort: 1, "war_party:underground": 1, village: 1 }, control: "british" },
    west_indies: { pieces: { french_regular: 3, squadron: 2 }, control: "rebellion" },
  },
  factions: {
    british: {
      seat: "you",
      resources: 6,
      available: { british_regular: 7, tory: 8, british_fort: 3 },
      casualties: { british_regular: 2 },
      conditions: [
        { text: "Support − Opposition", value: -1, need: ">10", met: false },
        { text: "Rebel − British loss", value: 2, need: ">0", met: true },
      ],
      margin: 1,
      course: [-3, -2, -1, 0, -1, 1, 2, 1, 1],
    },
    patriots: {
      seat: "guest",
      resources: 3,
      available: { continental: 11, "militia:underground": 0, patriot_fort: 2 },
      conditions: [
        { text: "Opposition − Support", value: 1, need: ">10", met: false },
        { text: "Forts + 3 − Villages", value: 1, need: ">0", met: true },
      ],
      margin: 2,
      course: [3, 2, -1, -2, 0, 1, 1, 2, 2],
    },
    french: {
      seat: "guest",
      resources: 8,
      available: { french_regular: 8, blockade: 0 },
      unavailable: { blockade: 1 },
      conditions: [
        { text: "Opposition − Support", value: 1, need: ">10", met: false },
        { text: "British − Rebel loss", value: -2, need: ">0", met: false },
      ],
      margin: -1,
      course: [-4, -4, -2, -3, -3, -1, -2, 0, -1],
    },
    indians: {
      seat: "bot",
      resources: 2,
      available: { "war_party:underground": 6, village: 6 },
      conditions: [
        { text: "Support − Opposition", value: -1, need: ">10", met: false },
        { text: "Villages − 3 − Forts", value: -1, need: ">0", met: false },
      ],
      margin: -2,
      course: [-1, 0, 0, -2, -1, 1, 0, -1, -2],
    },
  },
  tracks: { fni: 1, cbc: 10, crc: 12, support: 15, opposition: 16 },
  card: {
    number: 27,
    title: "The Queen’s Rangers Show for Battle",
    order: ["british", "patriots", "french", "indians"],
    text: "Two Tories in each of two British-controlled Colonies.",
    shaded: "In each of two Cities: one level toward Opposition, one Militia.",
  },
  next: { number: 93, title: "Wyoming Massacre", order: ["indians", "french", "patriots", "british"] },
  left: 6,
  sequence: {
    first: { faction: "british", action: "Command" },
    second: { faction: "patriots", action: "waits" },
    ineligible: ["french", "indians"],
  },
  acting: "british",
  legal: ["new_jersey", "pennsylvania", "maryland_delaware"],
  chosen: ["philadelphia"],
  arrows: [{ from: "philadelphia", to: "new_jersey" }],
};

export const head = {
  game: "Liberty or Death",
  scenario: "The Southern Campaign · 1778",
  seats: "You: British · guest: Patriots, French · Bot: Indians",
};

export const prompt = {
  seat: "British",
  tone: "var(--brit)",
  verb: "March.",
  question: "Where do 4 Regulars and 2 Tories from Philadelphia go?",
  why: "Philadelphia is blockaded, so only by land to an adjacent Province.",
  rules: ["1.9", "3.2.3"],
  buttons: [
    { text: "Other pieces" },
    { text: "Undo", key: "U" },
    { text: "Finish March", key: "↵", look: /** @type {const} */ ("main"), dead: true },
  ],
  choices: [
    { text: "New Jersey", note: "6–6, no Control" },
    { text: "Pennsylvania", note: "7–8, Rebellion" },
    { text: "Maryland", note: "6–0, British" },
  ],
};

export const popover = {
  space: "new_jersey",
  content: html`<h2>New Jersey<small>Passive Opposition</small></h2>
    <dl>
      <div>
        <dt>Militia uncovered</dt>
        <dd><b>2</b></dd>
      </div>
      <div>
        <dt>Control</dt>
        <dd><b>Rebellion → none</b></dd>
      </div>
      <div>
        <dt>Cost</dt>
        <dd><b>1</b> of 6 Resources</dd>
      </div>
    </dl>`,
};

const [B, P, F, I] = ["var(--brit)", "var(--opp)", "var(--frink)", "var(--ind)"];
export const log = {
  right: "1778, card 5 of 11",
  chapters: [
    {
      title: "27",
      note: "The Queen’s Rangers",
      lines: [
        { tone: B, text: html`British: Command. <b>March</b> ${r("3.2.3")}` },
        { tone: B, text: html`From ${n("Philadelphia")}: 4 Regulars, 2 Tories …` },
      ],
    },
    {
      title: "50",
      note: "Admiral d’Estaing Arrives",
      lines: [
        { tone: F, text: "French: Command with Special Activity." },
        { tone: F, text: html`<b>Muster</b> ${r("3.5.3")} in ${n("Connecticut–Rhode Island")}: 2 Regulars. Resources 10 → 8.` },
        { tone: F, text: html`<b>Naval Pressure</b> ${r("4.5.3")}: FNI 0 → 1, Blockade to ${n("Philadelphia")}. Support 17 → 15.` },
        { tone: I, text: html`Indians (bot): Limited Command. <b>Gather</b> ${r("3.4.1")} in ${n("Northwest")}: 1 War Party.` },
      ],
    },
    {
      title: "42",
      note: "British Attack Danbury",
      lines: [
        { tone: B, text: html`British: Event. One Tory to ${n("Connecticut–RI")}.` },
        { tone: P, text: html`Patriots: <b>Rally</b> ${r("3.3.1")} in ${n("Virginia")}, ${n("New Jersey")}: 2 Militia.` },
        { tone: P, text: html`<b>Skirmish</b> ${r("4.3.3")} in ${n("Pennsylvania")}: 1 Tory lost. CBC 9 → 10.` },
      ],
    },
  ],
};
