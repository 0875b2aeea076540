// @ts-check
/** The person's settings: language, light or dark, motion, pace of bots. */
import { html, live, nothing } from "../lit.js";
import { LANGUAGES, prefers } from "./prefers.js";

/** @typedef {keyof import("./prefers.js").Settings} Name */
/** @typedef {string | number | boolean} Value */

/** Each setting with its title, its values and their words. @type {[Name, string, [Value, string][]][]} */
const ALL = [
  [
    "lang",
    "ui-language",
    [
      ["en", ""],
      ["es", ""],
    ],
  ],
  [
    "theme",
    "ui-theme",
    [
      ["auto", "ui-theme-auto"],
      ["light", "ui-theme-light"],
      ["dark", "ui-theme-dark"],
    ],
  ],
  [
    "motion",
    "ui-motion",
    [
      ["auto", "ui-motion-auto"],
      ["less", "ui-motion-less"],
    ],
  ],
  [
    "pace",
    "ui-pace",
    [
      [0, "ui-pace-none"],
      [300, "ui-pace-fast"],
      [600, "ui-pace-normal"],
      [1500, "ui-pace-slow"],
    ],
  ],
  [
    "battles",
    "ui-battles-setting",
    [
      [true, "ui-on"],
      [false, "ui-off"],
    ],
  ],
  [
    "chances",
    "ui-chances-setting",
    [
      [false, "ui-off"],
      [true, "ui-on"],
    ],
  ],
  [
    "cover",
    "ui-cover",
    [
      [false, "ui-off"],
      [true, "ui-on"],
    ],
  ],
];
/** @param {import("./words.js").Words} words */
export function preferences(words) {
  return ALL.map(
    ([name, title, values]) =>
      html`<fieldset class="setting">
        <legend>${words.t(title)}</legend>
        <div class="radio-row">${values.map(([value, word]) => radio(name, value, word ? words.t(word) : LANGUAGES[String(value)]))}</div>
      </fieldset>`,
  );
}

/** @param {Name} name @param {Value} value @param {string} label */
function radio(name, value, label) {
  return html`<label
    ><input
      type="radio"
      name="setting-${name}"
      value=${String(value)}
      .checked=${live(prefers.settings[name] === value)}
      @change=${() => prefers.change({ [name]: value })} /><span lang=${name === "lang" ? String(value) : nothing}>${label}</span></label
  >`;
}
