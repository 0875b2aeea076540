// @ts-check
/** Which areas touch each other, as the owner says: touched on the map, or ticked in the form. */
import { endsOf, idOf, valueAt } from "./facts.js";
import { groupOf } from "./names.js";

/** @typedef {import("./bench.js").Bench} Bench */

/** The neighbours of an entry. @param {Bench} bench @param {string} key @returns {string[]} */
export function neighboursOf(bench, key) {
  const at = bench.todo.edges_at;
  const id = idOf(key);
  if (!at) return bench.value(`${key}/adjacent`) ?? [];
  return Object.entries(edgesOf(bench))
    .map(([edge, value]) => endsOf(edge, value))
    .filter((ends) => ends.includes(id))
    .map((ends) => (ends[0] === id ? ends[1] : ends[0]));
}

/** Every edge as the owner says. @param {Bench} bench @returns {Record<string, any>} */
function edgesOf(bench) {
  const { place } = /** @type {{place: string}} */ (bench.todo.edges_at);
  const ours = valueAt(bench.ours, place);
  const found = Object.fromEntries(Object.entries(ours).map(([id, edge]) => [`${place}/${id}`, edge]));
  for (const [key, value] of Object.entries(bench.draft.values))
    if (key.startsWith(`${place}/`) && key.split("/").length === 3) found[key] = value;
  return Object.fromEntries(Object.entries(found).filter(([, edge]) => edge !== null));
}

/** An area was touched: it becomes a neighbour of the one that is looked at, or is none any more. @param {Bench} bench @param {string} id */
export function turnNeighbour(bench, id) {
  const own = idOf(bench.entry);
  if (id === own || !bench.mine) return;
  const at = bench.todo.edges_at;
  if (!at) {
    mutual(bench, own, id);
    return;
  }
  const there = Object.entries(edgesOf(bench)).find(
    ([edge, value]) => endsOf(edge, value).includes(own) && endsOf(edge, value).includes(id),
  );
  if (there) {
    if (valueAt(bench.ours, there[0])) bench.set(there[0], null);
    else bench.unset(there[0]);
    return;
  }
  const [a, b] = [own, id].sort();
  const known = Object.keys(bench.draft.values).find(
    (key) =>
      key.startsWith(`${at.place}/`) &&
      bench.draft.values[key] === null &&
      endsOf(key, valueAt(bench.ours, key)).every((end) => end === a || end === b),
  );
  if (known) bench.unset(known);
  else bench.set(`${at.place}/${a}-${b}`, { between: [a, b] });
}

/** Two spaces that name each other, or no longer do. @param {Bench} bench @param {string} one @param {string} other */
function mutual(bench, one, other) {
  const { place } = groupOf(bench, bench.entry);
  for (const [from, to] of [
    [one, other],
    [other, one],
  ]) {
    const key = `${place}/${from}/adjacent`;
    const now = bench.value(key) ?? [];
    bench.set(key, now.includes(to) ? now.filter((/** @type {string} */ id) => id !== to) : [...now, to]);
  }
}
