// @ts-check
/** A sample position of Prelude to Rebellion: round 5 of Early 1834. */
import { html } from "../lit.js";
import { rule as r } from "../panels.js";
import { name as n } from "./frame.js";

/** @typedef {import("../games/prelude.js").DistrictView} DistrictView */
const STRONG = [0, 0, 1, 0, 0, 1, 0, 0, 1];
const WEAK = [1, 2, 1, 2, 1, 2, 1];
const CITY = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0];

/** Name, bias, cubes of Patriotes and Loyals, organization. @type {Record<string, [string, string, number, number, string?]>} */
const DISTRICTS = {
  deux_montagnes: ["Deux-Montagnes", "P", 3, 0],
  terrebonne: ["Terrebonne", "P", 3, 0],
  lachenaie: ["Lachenaie", "P", 1, 0],
  l_assomption: ["L’Assomption", "P", 1, 1],
  berthier: ["Berthier", "P", 1, 0],
  st_maurice: ["St-Maurice", "P", 0, 1],
  quebec: ["Québec", "", 1, 6],
  montreal: ["Montréal", "", 8, 2, "P"],
  vaudreuil: ["Vaudreuil", "P", 1, 1],
  vercheres: ["Verchères", "P", 3, 0],
  richelieu: ["Richelieu", "P", 4, 0],
  yamaska: ["Yamaska", "P", 1, 0],
  nicolet: ["Nicolet", "P", 1, 0],
  chambly: ["Chambly", "P", 3, 1],
  st_hyacinthe: ["St-Hyacinthe", "P", 5, 0, "P"],
  drummond: ["Drummond", "L", 0, 2],
  megantic: ["Mégantic", "L", 0, 1],
  beauce: ["Beauce", "P", 1, 1],
  laprairie: ["Laprairie", "P", 2, 1],
  rouville: ["Rouville", "P", 2, 0],
  shefford: ["Shefford", "L", 0, 1],
  sherbrooke: ["Sherbrooke", "L", 0, 2],
  beauharnois: ["Beauharnois", "P", 0, 1],
  l_acadie: ["L’Acadie", "P", 4, 0],
  missisquoi: ["Missisquoi", "L", 0, 3],
  stanstead: ["Stanstead", "L", 1, 1],
};

/** @param {DistrictView["name"]} name @param {string} bias @param {number} patriote @param {number} loyal @param {string} [organization] @returns {DistrictView} */
function district(name, bias, patriote, loyal, organization) {
  const extra =
    bias === "P" ? { patriote: STRONG, loyal: WEAK } : bias === "L" ? { patriote: WEAK, loyal: STRONG } : { patriote: CITY, loyal: CITY };
  return {
    name,
    bias: bias === "P" ? "patriote" : bias === "L" ? "loyal" : null,
    cubes: { patriote, loyal },
    extra,
    organization: organization ? "patriote" : null,
  };
}

/** @type {import("../games/prelude.js").View} */
export const view = {
  districts: Object.fromEntries(Object.entries(DISTRICTS).map(([id, d]) => [id, district(...d)])),
  turn: { name: "Early 1834", round: 5, rounds: 8, session: false },
  tracks: [
    { id: "rural", fact: "rural_counties", rule: "5.1", value: -3, most: 12, advances: 2, of: 4 },
    { id: "organizations", fact: "organizations", rule: "5.2", value: -3, most: 10, advances: 1, of: 4 },
    { id: "external", fact: "external_influence", rule: "5.3", value: 2, most: 6, advances: 3, of: 4 },
    { id: "urban", fact: "urban_counties", rule: "5.4", value: 0, most: 8, advances: 2, of: 4 },
  ],
  spirit: { level: 1, most: 15, reprisal: "reprisal −2" },
  opportunity: { patriote: { points: 2, of: 12 }, loyal: { points: 7, of: 16 } },
  victory: -2,
  hand: [
    { id: "134", points: 4, die: "RC", side: "loyal", title: "You go, we go", text: "Match their cubes in 2 counties", chosen: true },
    { id: "21", points: 4, die: "UC", side: "loyal", title: "Neilson Breaks with Papineau", text: "Québec, Mégantic, Beauce +1" },
    { id: "33", points: 4, die: "O", side: "loyal", title: "Aylmer’s Parting Rebuke", text: "2 VP, Spirit +1" },
    { id: "40", points: 2, die: "UC", side: "neutral", title: "“The Morning Courier”", text: "2 cubes in Montréal" },
    { id: "51", points: 4, die: "RC", side: "patriote", title: "“L’Écho du Pays”", text: "Theirs: the event happens" },
    { id: "60", points: 4, die: "any", side: "loyal", title: "Loyal Activities", text: "2 AP or 2 points" },
  ],
  pool: [
    { id: "70", points: 4, die: "UC", side: "neutral", title: "Riots in Montreal West", text: "4 points" },
    { id: "71", points: 4, die: "EI", side: "patriote", title: "The Aylmer-Glenelg Letters", text: "4 points" },
    { id: "72", points: 2, die: "O", side: "neutral", title: "Talk in the Taverns", text: "2 points" },
    { id: "73", points: 4, die: "O", side: "loyal", title: "The Château Clique", text: "4 points" },
  ],
  special: [
    { id: "pulling-the-strings", ap: "x", used: false },
    { id: "strategic-realignment", ap: "2", used: true },
    { id: "non-issue", ap: "4", used: false },
    { id: "looking-for-trouble", ap: "4 / 6", used: false },
    { id: "le-canadien", ap: "2", used: false },
    { id: "partisan-media", ap: "2", used: false },
  ],
  legal: [
    "deux_montagnes",
    "terrebonne",
    "lachenaie",
    "berthier",
    "vercheres",
    "richelieu",
    "yamaska",
    "nicolet",
    "st_hyacinthe",
    "rouville",
  ],
  chosen: ["l_acadie"],
};

export const head = { game: "Prelude to Rebellion", scenario: "Lower Canada 1834–1837", seats: "You: Loyals · Bot: Patriotes" };
export const prompt = {
  seat: "Loyals",
  tone: "var(--cube-loyal)",
  verb: "You go, we go.",
  question: "Choose 2 counties, 1 chosen.",
  why: "Patriote bias and no Loyal cube; your cubes rise to theirs, at most 7.",
  rules: ["12, card 134"],
  buttons: [
    { text: "Undo", key: "U" },
    { text: "Use as 4 Activity Points" },
    { text: "Confirm", key: "↵", look: /** @type {const} */ ("main"), dead: true },
  ],
  choices: [
    { text: "Richelieu", note: "+4 Loyal" },
    { text: "St-Hyacinthe", note: "+5 Loyal" },
    { text: "Verchères", note: "+3 Loyal" },
  ],
};
export const popover = null;
const [P, L] = ["var(--cube-patriote)", "var(--cube-loyal)"];
export const log = {
  right: "",
  chapters: [
    { title: "Round 5", note: "Loyal", lines: [{ tone: L, text: html`<b>You go, we go</b>: ${n("L’Acadie")} +4 Loyal …` }] },
    {
      title: "Round 5",
      note: "Patriote",
      lines: [
        { tone: P, text: html`<b>“La Minerve”</b>: 2 cubes in ${n("Montréal")}, 1 in ${n("Verchères")}, 1 in ${n("Chambly")}.` },
        { tone: P, text: html`Score die: External Influence 2 → 3. ${r("4.0")}` },
      ],
    },
    {
      title: "Round 4",
      note: "Patriote",
      lines: [
        { tone: P, text: html`<b>Overseas Business</b>: the Loyal round is skipped.` },
        { tone: P, text: html`Organization in ${n("St-Hyacinthe")}: 5 + 1 on 6. ${r("9.2")}` },
      ],
    },
  ],
};
