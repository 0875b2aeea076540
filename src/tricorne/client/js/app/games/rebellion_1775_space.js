// @ts-check
/** What an area of 1775: Rebellion says of itself: its colony, whose that is, what it still takes, what a march would change. */

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {"british" | "american"} Side */

/** @type {Side[]} */
const SIDES = ["british", "american"];
/** @type {Record<string, Side>} */
const SIDE_OF = { british_regulars: "british", loyalists: "british", continentals: "american", patriots: "american" };

/** @param {Desk} desk @param {string} area @returns {import("../games.js").About} */
export function aboutArea(desk, area) {
  const { words } = desk;
  const p = desk.shown.view.position;
  const colony = `colony:${desk.facts.map.areas[area].colony}`;
  const inCities = !Object.keys(p.in_the_way).length;
  const flag = p.flags[inCities ? area : colony];
  const whose = flag ? words.say("ui-flag-of", { side: flag }) : words.t("ui-no-flag");
  return {
    about: inCities && !desk.facts.map.areas[area].city ? words.noun(colony) : `${words.noun(colony)} · ${whose}`,
    rows: [
      ...(inCities ? [] : SIDES.filter((side) => side !== flag).map((side) => needed(desk, area, colony, side))),
      ...ifHeld(desk, area),
    ],
  };
}

/** How many areas a side has to clear for the flag of a colony. @param {Desk} desk @param {string} area @param {string} colony @param {Side} side @returns {[string, string]} */
function needed({ words, shown }, area, colony, side) {
  /** @type {string[]} */
  const rivals = shown.view.position.in_the_way[colony][side];
  const areas = words.join(rivals.map((rival) => (rival === area ? words.t("ui-this-area") : words.noun(rival))));
  const what = rivals.length ? words.t("ui-areas-to-clear", { count: rivals.length, areas }) : words.t("ui-flag-at-once");
  return [words.say("ui-for-flag-of", { side }), what];
}

/** What would change if the army that is on its way held the area. @param {Desk} desk @param {string} area @returns {[string, string][]} */
function ifHeld({ hints, words, question }, area) {
  const held = hints[area]?.held;
  if (!held || !question) return [];
  const own = SIDE_OF[question.seat] ?? "british";
  const other = own === "british" ? "american" : "british";
  const score = `${held.points[own]} : ${held.points[other]}`;
  const what = held.flag ? words.say("ui-flag-of", { side: held.flag }) : words.t("ui-no-flag");
  return [[words.t("ui-if-held"), `${what}, ${score}`]];
}
