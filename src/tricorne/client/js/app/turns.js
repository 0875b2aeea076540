// @ts-check
/** Where the turns of a game begin: the marks of the slider and of the charts. */

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {{moment: number, label: string}} Mark */

/** Marks by log, because they are looked for with every drawing. @type {WeakMap<object, Mark[]>} */
const found = new WeakMap();

/** The moments at which a turn begins, with what it is called on an axis; none as long as the log is not known from its beginning. @param {Desk} desk @returns {Mark[]} */
export function turnMarks({ live, module }) {
  if (live.logStart || !module.turns) return [];
  const known = found.get(live.log);
  if (known) return known;
  const all = module.turns(live.log, live.view.position);
  const marks = all.filter((mark, i) => mark.label !== all[i - 1]?.label);
  found.set(live.log, marks);
  return marks;
}

/** The beginning of the turn before or after a moment. @param {Desk} desk @param {number} at @param {number} way @returns {number | null} null is the present */
export function nextTurn(desk, at, way) {
  const moments = turnMarks(desk).map(({ moment }) => moment);
  return way < 0 ? (moments.findLast((moment) => moment < at) ?? 0) : (moments.find((moment) => moment > at) ?? null);
}

/** The next moment after this one that the log tells something of. @param {Desk} desk @param {number} at @returns {number | null} null is the present */
export function nextEvent({ live }, at) {
  if (live.logStart) return at + 1;
  return live.log.find(({ moment }) => moment > at)?.moment ?? null;
}
