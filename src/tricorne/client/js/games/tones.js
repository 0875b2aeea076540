// @ts-check
/** The colours of sides, by game and seat: at the table and wherever the club speaks of a side. */

/** @typedef {{fill: string, ink: string, line?: string, dash?: string}} Tone */

export const LIBERTY = {
  british: { fill: "var(--brit)", ink: "#fff" },
  american: { fill: "var(--cont)", ink: "#fff", line: "var(--opp)" },
};

export const LIBERTY_OR_DEATH = {
  british: { fill: "var(--brit)", ink: "#fff" },
  patriots: { fill: "var(--cont)", ink: "#fff", line: "var(--opp)" },
  french: { fill: "var(--frink)", ink: "#fff", line: "color-mix(in srgb, var(--french) 68%, var(--ink))", dash: "6 3" },
  indians: { fill: "var(--ind)", ink: "#2E1C06", line: "var(--indl)", dash: "2 2" },
};

export const PRELUDE = {
  patriote: { fill: "var(--patriote)", ink: "var(--panel)", line: "var(--cube-patriote)" },
  loyal: { fill: "var(--cube-loyal)", ink: "#fff" },
};

export const REBELLION_1775 = {
  british_regulars: { fill: "var(--brit1775)", ink: "#fff" },
  loyalists: { fill: "var(--loyalist)", ink: "#33260A" },
  continentals: { fill: "var(--cont1775)", ink: "#fff" },
  patriots: { fill: "var(--mil)", ink: "#fff" },
  british: { fill: "var(--sup)", ink: "#fff" },
  american: { fill: "var(--opp)", ink: "#fff" },
};

/** By the id of the game. @type {Record<string, Record<string, Tone>>} */
export const TONES = {
  "1775-rebellion": REBELLION_1775,
  liberty: LIBERTY,
  "liberty-or-death": LIBERTY_OR_DEATH,
  "prelude-to-rebellion": PRELUDE,
};
