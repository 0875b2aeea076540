// @ts-check
/** The keys of the table page, for people to read. */
import { html } from "../lit.js";

/** Keys as they are written on a keyboard, and the message that says what they do. @type {[string[], string][]} */
const KEYS = [
  [["Tab"], "ui-keys-tab"],
  [["↑", "↓", "←", "→"], "ui-keys-arrows"],
  [["↵"], "ui-keys-enter"],
  [["1", "…", "9"], "ui-keys-figures"],
  [["A"], "ui-keys-all"],
  [["U"], "ui-keys-undo"],
  [["⇧ U"], "ui-keys-undo-turn"],
  [["?"], "ui-keys-rule"],
  [["K"], "ui-keys-key"],
  [["C"], "ui-keys-coach"],
  [["W"], "ui-keys-next-table"],
  [["[", "]"], "ui-keys-past"],
  [[",", "."], "ui-keys-turns"],
  [["␣"], "ui-keys-play"],
  [["␣", "→", "Esc"], "ui-keys-bots"],
  [["+", "−", "0"], "ui-keys-zoom"],
  [["⇧ ↑", "↓", "←", "→"], "ui-keys-pan"],
];

/** @param {import("./words.js").Words} words */
export function keyList(words) {
  const row = (/** @type {[string[], string]} */ [keys, does]) =>
    html`<div>
      <dt>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dt>
      <dd>${words.t(does)}</dd>
    </div>`;
  return html`<section class="key-list">
    <h3>${words.t("ui-keys")}</h3>
    <dl>${KEYS.map(row)}</dl>
  </section>`;
}
