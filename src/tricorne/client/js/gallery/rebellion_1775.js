// @ts-check
/** A sample position of 1775: Rebellion: round 3, an army leaves New York. */
import { html } from "../lit.js";
import { rule as r } from "../panels.js";
import { name as n } from "./frame.js";

/** @param {string} text "R4 L1" @returns {import("../games/rebellion_1775.js").Units} */
function units(text) {
  /** @type {Record<string, import("../games/rebellion_1775.js").Unit>} */
  const kinds = { R: "british_regulars", L: "loyalists", H: "hessians", C: "continentals", P: "patriots", F: "french", N: "natives" };
  return Object.fromEntries(
    text
      .split(" ")
      .filter(Boolean)
      .map((part) => [kinds[part[0]], Number(part.slice(1))]),
  );
}

/** @type {Record<string, string>} */
const AREAS = {
  savannah: "R1 L2",
  augusta: "L2",
  ga_west: "N1",
  charles_town: "C1 P3",
  sc_northwest: "L1",
  sc_west: "N2",
  wilmington: "L2",
  nc_north_of_wilmington: "P2",
  nc_piedmont: "",
  nc_west: "N2",
  norfolk: "P2",
  york: "C1 P2",
  va_north_of_york: "",
  va_west_of_york: "",
  va_valley: "P1",
  va_southwest: "N2",
  baltimore: "P2",
  annapolis: "P1",
  md_east_of_baltimore: "",
  dover: "R1 L1",
  philadelphia: "C2 P2",
  pa_west_of_philadelphia: "",
  pa_north_of_philadelphia: "",
  pa_susquehanna: "",
  pa_west: "N2",
  trenton: "P1",
  prince_town: "R4 L1 H2",
  new_york: "C3 P2",
  ny_hudson_highlands: "",
  albany: "C1 P3",
  ft_ticonderoga: "R3 L2 N1",
  ny_green_mountains: "",
  ny_west_of_albany: "L1",
  ny_onondaga: "N2",
  ny_seneca: "N2",
  hartford: "C1 P2",
  ct_east_of_hartford: "",
  newport: "C1 P2 F3",
  boston: "C2 P1",
  ma_west_of_boston: "C1 P2",
  ma_far_west: "",
  portsmouth: "C1 P1",
  nh_north_of_portsmouth: "",
  falmouth: "P1",
  me_kennebec: "",
  me_penobscot: "N1",
  montreal: "R2 L1",
  quebec_city: "R2 L1",
  qc_east_of_montreal: "L2",
  qc_east_of_quebec_city: "L1",
  qc_west_of_montreal: "",
  halifax: "R4 L1",
  annapolis_royal: "L1",
  ns_st_john: "",
};

/** @type {import("../games/rebellion_1775.js").View} */
export const view = {
  areas: Object.fromEntries(Object.entries(AREAS).map(([id, text]) => [id, { units: units(text) }])),
  flags: {
    Georgia: null,
    "South Carolina": null,
    "North Carolina": null,
    Virginia: "american",
    Maryland: "american",
    Delaware: "british",
    Pennsylvania: null,
    "New Jersey": null,
    "New York": null,
    Connecticut: "american",
    "Rhode Island": "american",
    Massachusetts: "american",
    "New Hampshire": "american",
    Maine: null,
    Quebec: "british",
    "Nova Scotia": "british",
  },
  round: 3,
  rounds: 8,
  turns: [
    { faction: "british_regulars", state: "done" },
    { faction: "continentals", state: "now" },
    { faction: null, state: "drawn" },
    { faction: null, state: "bag" },
  ],
  bag: ["loyalists", "patriots"],
  reserve: units("R18 L23 H10 C25 P11 F7 N3"),
  fled: units("L3 C1 P4"),
  hand: [
    {
      id: "c03",
      kind: "movement",
      number: "03",
      title: "March",
      text: "Up to 3 armies, each up to 2 areas by land.",
      figures: [
        ["3", "armies"],
        ["2", "areas"],
      ],
      chosen: true,
    },
    {
      id: "c07",
      kind: "movement",
      number: "07",
      title: "Warship",
      text: "1 army by sea or up to 2 areas by land.",
      figures: [
        ["1", "army"],
        ["anchor", "sea"],
      ],
    },
    {
      id: "c11",
      kind: "event",
      number: "11",
      title: "Benjamin Franklin in Paris",
      text: "Two French units join the Continentals in a port.",
    },
  ],
  army: {
    from: "new_york",
    units: units("C2 P1"),
    text: "Army leaving New York",
    hint: "Click adds one, shift-click all, a digit sets the number. The rest stays in New York.",
  },
  legal: ["prince_town", "ny_hudson_highlands", "albany", "hartford"],
  chosen: ["new_york"],
};

export const head = {
  game: "1775: Rebellion",
  scenario: "Campaign · round 3 of 8",
  seats: "You: Continentals, Patriots · Bot: British Regulars, Loyalists",
};
export const prompt = {
  seat: "Continentals",
  tone: "var(--cont1775)",
  verb: "Movement.",
  question: "Army 1 of 3: where do 2 Continentals and 1 Patriot march?",
  why: "Up to two areas by land; an area with enemies ends the move.",
  rules: ["3.2.2"],
  buttons: [
    { text: "Undo", key: "U" },
    { text: "End movement", key: "↵", look: /** @type {const} */ ("main") },
  ],
  choices: [
    { text: "Prince Town", note: "battle, 7 enemies" },
    { text: "Highlands", note: "empty" },
    { text: "Hartford", note: "3 friends" },
  ],
};
export const popover = null;
const [R, C, P] = ["var(--brit)", "var(--opp)", "var(--opp)"];
export const log = {
  right: "",
  chapters: [
    {
      title: "Round 3",
      note: "British Regulars",
      lines: [
        { tone: R, text: html`4 units arrive in ${n("Halifax")} and ${n("Prince Town")}.` },
        { tone: R, text: html`<b>Warship</b> ${r("3.2.3")} ${n("Boston")} → ${n("Prince Town")}, 2 Hessians join.` },
        {
          tone: R,
          text: html`Battle in ${n("Ft Ticonderoga")} ${r("3.3")}`,
          dice: [
            { face: /** @type {const} */ ("hit"), fill: "var(--brit1775)", ink: "#fff" },
            { face: /** @type {const} */ ("command"), fill: "var(--brit1775)", ink: "#fff" },
            { face: /** @type {const} */ ("flee"), fill: "var(--loyalist)", ink: "#33260A" },
            { face: /** @type {const} */ ("flee"), fill: "var(--patriot)", ink: "#1F3B66" },
          ],
        },
        { tone: R, text: "1 Patriot hit, 1 Patriot and 1 Loyalist flee." },
      ],
    },
    {
      title: "Round 3",
      note: "Continentals",
      lines: [
        { tone: C, text: html`2 Continentals return to ${n("New York")} from the fled units.` },
        { tone: C, text: html`Plays <b>March</b>: 3 armies, 2 areas. ${r("3.2.2")}` },
      ],
    },
    {
      title: "Round 2",
      note: "Patriots",
      lines: [
        { tone: P, text: html`3 units arrive in ${n("Charles Town")}.` },
        { tone: P, text: html`${n("Massachusetts")} and ${n("New Hampshire")} raise the flag. ${r("1.5")}` },
      ],
    },
  ],
};
