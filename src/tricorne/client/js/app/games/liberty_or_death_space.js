// @ts-check
/** What a space of Liberty or Death says of itself: what it is, whose it is, what it counts, and how many more are needed. */

/** @typedef {import("../desk.js").Desk} Desk */

/** @param {Desk} desk @param {string} id @returns {import("../games.js").About} */
export function aboutSpace(desk, id) {
  const { words, facts } = desk;
  const { spaces, victory } = desk.shown.view.position;
  const space = spaces[id];
  const printed = facts.map.spaces[id];
  const kind = words.nounOr(printed?.type ?? "", "");
  const about = printed?.population ? words.t("ui-kind-population", { kind, count: printed.population }) : kind;
  const counts = victory.spaces[id] ?? 0;
  const level = words.nounOr(space.level);
  /** @type {[string, string][]} */
  const rows = [[words.t("ui-control"), words.nounOr(space.control)]];
  if (printed?.population) rows.push([words.t("ui-support"), counts ? `${level} (${Math.abs(counts)})` : level]);
  for (const side of ["british", "rebellion"])
    if (space.control !== side) rows.push([words.say("ui-control-of", { side }), words.t("ui-more-pieces", { count: space.needed[side] })]);
  return { about, rows };
}
