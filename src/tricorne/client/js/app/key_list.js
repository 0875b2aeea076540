// @ts-check
/** The keys of the table page, for people to read. */
import { h } from "./dom.js";

/** Keys as they are written on a keyboard, and the message that says what they do. @type {[string[], string][]} */
const KEYS = [
  [["Tab"], "ui-keys-tab"],
  [["↑", "↓", "←", "→"], "ui-keys-arrows"],
  [["↵"], "ui-keys-enter"],
  [["1", "…", "9"], "ui-keys-figures"],
  [["A"], "ui-keys-all"],
  [["U"], "ui-keys-undo"],
  [["?"], "ui-keys-rule"],
  [["[", "]"], "ui-keys-past"],
  [["␣", "→", "Esc"], "ui-keys-bots"],
  [["+", "−", "0"], "ui-keys-zoom"],
  [["⇧ ↑", "↓", "←", "→"], "ui-keys-pan"],
];

/** @param {import("./words.js").Words} words */
export function keyList(words) {
  return h(
    "section",
    { class: "key-list" },
    h("h3", {}, words.t("ui-keys")),
    h(
      "dl",
      {},
      KEYS.map(([keys, does]) =>
        h(
          "div",
          {},
          h(
            "dt",
            {},
            keys.map((key) => h("kbd", {}, key)),
          ),
          h("dd", {}, words.t(does)),
        ),
      ),
    ),
  );
}
