// @ts-check
/** What this person prefers, and what this browser asks for: language, light or dark, motion, pace of bots, desk or phone. */
import { isPhone } from "./measure.js";
import { read, write } from "./memory.js";

/**
 * @typedef {object} Settings
 * @property {"en" | "es"} lang
 * @property {"auto" | "light" | "dark"} theme
 * @property {"auto" | "less"} motion
 * @property {number} pace ms for each step of a bot's turn; 0 shows the end at once
 * @property {boolean} chances show the chances to win where the rules of the table allow it
 * @property {boolean} battles open the panel for battles of others while they are shown step by step
 * @property {boolean} cover hide the table between two people on one screen
 */

/** Languages by their own names. @type {Record<string, string>} */
export const LANGUAGES = { en: "English", es: "Español" };
const SETTINGS = "tricorne.settings";
/** @type {Omit<Settings, "lang">} */
const USUAL = { theme: "auto", motion: "auto", pace: 600, cover: false, chances: false, battles: true };

class Prefers {
  constructor() {
    /** @type {Set<(what: (keyof Settings)[]) => void>} */
    this.listeners = new Set();
    this.settings = stored();
    addEventListener("storage", (event) => event.key === SETTINGS && this.#changed());
  }

  get lang() {
    return this.settings.lang;
  }

  get pace() {
    return this.settings.pace;
  }

  get chances() {
    return this.settings.chances;
  }

  get battles() {
    return this.settings.battles;
  }

  get cover() {
    return this.settings.cover;
  }

  /** Things jump instead of move. */
  get still() {
    return this.settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** The page is laid out for a phone. */
  get phone() {
    return isPhone();
  }

  /** @param {Partial<Settings>} part */
  change(part) {
    write(SETTINGS, { ...read(SETTINGS), ...part });
    this.#changed();
  }

  #changed() {
    const before = this.settings;
    this.settings = stored();
    this.apply();
    const other = /** @type {(keyof Settings)[]} */ (Object.keys(this.settings)).filter((name) => this.settings[name] !== before[name]);
    for (const tell of this.listeners) tell(other);
  }

  /** Hear of every change, and of what is different. @param {(what: (keyof Settings)[]) => void} tell */
  onChange(tell) {
    this.listeners.add(tell);
  }

  /** Put on the root element what style sheets read. */
  apply() {
    const { lang, theme, motion } = this.settings;
    const root = document.documentElement;
    root.lang = lang;
    root.dataset.motion = motion;
    if (theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = theme;
  }
}

/** @returns {Settings} */
function stored() {
  const lang = navigator.language.toLowerCase().startsWith("es") ? "es" : "en";
  return { lang, ...USUAL, ...read(SETTINGS) };
}

export const prefers = new Prefers();
