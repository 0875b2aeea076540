// @ts-check
/** The packs in the making that this browser holds the keys of. */
import { read, write } from "../app/memory.js";

const DRAFTS = "tricorne.drafts";

/** @returns {Record<string, {key: string, game: string, at: number}>} */
function known() {
  return read(DRAFTS);
}

/** @param {string} game @param {string} id @param {string} key */
export function remember(game, id, key) {
  write(DRAFTS, { ...known(), [id]: { key, game, at: Date.now() } });
}

/** @param {string} id */
export function forget(id) {
  const all = known();
  delete all[id];
  write(DRAFTS, all);
}

/** @param {string} id */
export function keyOf(id) {
  return known()[id]?.key;
}

/** The last begun first. @param {string} game */
export function draftsOf(game) {
  return Object.entries(known())
    .filter(([, draft]) => draft.game === game)
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([id]) => id);
}
