// @ts-check
/** What this browser remembers: the person's settings and the keys of tables. */

/**
 * @typedef {object} Settings
 * @property {"en" | "es"} lang
 * @property {"auto" | "light" | "dark"} theme
 * @property {"auto" | "less"} motion
 * @property {number} pace ms for each step of a bot's turn; 0 shows the end at once
 * @property {boolean} chances show the chances to win where they may be told
 * @property {boolean} cover hide the table between two people on one screen
 *
 * @typedef {object} KnownTable
 * @property {string} [key]
 * @property {Record<string, string>} [links] for friends, by seat
 * @property {string} game
 * @property {string} [scenario]
 * @property {string} [name]
 * @property {number} at when it was opened last
 * @property {boolean} [finished]
 */

const SETTINGS = "tricorne.settings";
const TABLES = "tricorne.tables";

/** @param {string} name @returns {any} */
function read(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} name @param {unknown} value */
function write(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A browser that stores nothing can still play: the address holds the key.
  }
}

/** @returns {Settings} */
export function settings() {
  const lang = navigator.language.toLowerCase().startsWith("es") ? "es" : "en";
  return { lang, theme: "auto", motion: "auto", pace: 600, cover: false, chances: false, ...read(SETTINGS) };
}

/** @param {Partial<Settings>} changed */
export function changeSettings(changed) {
  write(SETTINGS, { ...read(SETTINGS), ...changed });
  applySettings();
}

/** Put the settings that the style sheets read on the root element. */
export function applySettings() {
  const { lang, theme, motion } = settings();
  const root = document.documentElement;
  root.lang = lang;
  root.dataset.motion = motion;
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
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
