// @ts-check
/** What this browser remembers: tables with their keys, and when this person has answered there. */

/**
 * @typedef {object} KnownTable
 * @property {string} [key]
 * @property {Record<string, string>} [links] for friends, by seat
 * @property {string} game
 * @property {string} [scenario]
 * @property {string} [name]
 * @property {number} at when it was opened last
 * @property {boolean} [finished]
 * @property {string} [promise] of luck, as this browser was shown it first
 * @property {number} [seen] the moment of this person's last answer, or of their first visit
 * @property {number} [seenAt] when that was, in ms
 * @property {number} [moment] of the game that this is a copy of
 * @property {number} [heard] the last line of the chat that was read
 * @property {string[]} [told] lessons that the coach has named when their topic first came up
 * @property {number} [read] the moment of the last battle whose result was read
 * @property {number[]} [answered] moments of this person's answers, the last one last; left out where this browser does not know all
 */

const TABLES = "tricorne.tables";

/** @param {string} name @returns {any} */
export function read(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} name @param {unknown} value */
export function write(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A browser that stores nothing can still play: the address holds the key.
  }
}

/** @returns {Record<string, KnownTable>} */
export function knownTables() {
  return read(TABLES);
}

/** @param {string} id @param {Partial<KnownTable>} known */
export function rememberTable(id, known) {
  const all = knownTables();
  write(TABLES, { ...all, [id]: { ...all[id], ...known, at: Date.now() } });
}

/** @param {string} id */
export function forgetTable(id) {
  const all = knownTables();
  delete all[id];
  write(TABLES, all);
}
