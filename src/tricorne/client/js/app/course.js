// @ts-check
/** Key tracks over the moments of a game: remembered as they are seen, and asked for where they were not. */

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {{moment: number, values: Record<string, number>}} Reading */

/** By table and moment; all who sit there see the same tracks. @type {Map<string, Map<number, Record<string, number>>>} */
const known = new Map();

/** @param {Desk} desk */
function readings(desk) {
  const { table } = desk.live.table;
  const found = known.get(table) ?? new Map();
  known.set(table, found);
  return found;
}

/** Remember the tracks as they stand. @param {Desk} desk */
export function noteTracks(desk) {
  const { moment, position } = desk.live.view;
  const found = readings(desk);
  for (const later of [...found.keys()].filter((m) => m >= moment)) found.delete(later);
  found.set(moment, desk.module.tracks?.(position) ?? {});
}

/** What is known of the tracks up to the moment shown. @param {Desk} desk @returns {Reading[]} */
export function courseSoFar(desk) {
  return [...readings(desk)]
    .filter(([moment]) => moment <= desk.shown.view.moment)
    .sort(([a], [b]) => a - b)
    .map(([moment, values]) => ({ moment, values }));
}

/** The tracks at evenly spread moments, asked for one after the other. @param {Desk} desk @param {number} samples @returns {Promise<Reading[]>} */
export async function course(desk, samples) {
  noteTracks(desk);
  const last = desk.live.view.moment;
  const count = Math.min(samples, last + 1);
  const found = readings(desk);
  for (let i = 0; i < count; i += 1) {
    const moment = Math.round((i * last) / Math.max(1, count - 1));
    if (found.has(moment)) continue;
    const past = await desk.link.api.get("/view", { seat: desk.live.seat, at: moment });
    found.set(moment, desk.module.tracks?.(past.view.position) ?? {});
  }
  return courseSoFar(desk);
}
