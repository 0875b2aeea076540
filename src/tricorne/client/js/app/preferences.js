// @ts-check
/** The person's settings: language, light or dark, motion, pace of bots. */
import { h } from "./dom.js";
import { changeSettings, settings } from "./store.js";

/**
 * @param {HTMLElement} host
 * @param {import("./words.js").Words} words
 * @param {(what: keyof import("./store.js").Settings) => void} changed
 */
export function drawPreferences(host, words, changed) {
  const now = settings();
  /** @type {[keyof import("./store.js").Settings, string, [string | number | boolean, string][]][]} */
  const all = [
    [
      "lang",
      words.t("ui-language"),
      [
        ["en", "English"],
        ["es", "Español"],
      ],
    ],
    [
      "theme",
      words.t("ui-theme"),
      [
        ["auto", words.t("ui-theme-auto")],
        ["light", words.t("ui-theme-light")],
        ["dark", words.t("ui-theme-dark")],
      ],
    ],
    [
      "motion",
      words.t("ui-motion"),
      [
        ["auto", words.t("ui-motion-auto")],
        ["less", words.t("ui-motion-less")],
      ],
    ],
    [
      "pace",
      words.t("ui-pace"),
      [
        [0, words.t("ui-pace-none")],
        [300, words.t("ui-pace-fast")],
        [600, words.t("ui-pace-normal")],
        [1500, words.t("ui-pace-slow")],
      ],
    ],
    [
      "chances",
      words.t("ui-chances-setting"),
      [
        [false, words.t("ui-off")],
        [true, words.t("ui-on")],
      ],
    ],
    [
      "cover",
      words.t("ui-cover"),
      [
        [false, words.t("ui-off")],
        [true, words.t("ui-on")],
      ],
    ],
  ];
  host.replaceChildren(
    ...all.map(([name, title, choices]) =>
      h(
        "fieldset",
        { class: "setting" },
        h("legend", {}, title),
        h(
          "div",
          { class: "radio-row" },
          choices.map(([value, label]) => {
            const input = h("input", { type: "radio", name: `setting-${name}`, value: String(value), checked: now[name] === value });
            input.addEventListener("change", () => {
              changeSettings({ [name]: value });
              changed(name);
            });
            return h("label", {}, input, h("span", { lang: name === "lang" ? String(value) : null }, label));
          }),
        ),
      ),
    ),
  );
}
