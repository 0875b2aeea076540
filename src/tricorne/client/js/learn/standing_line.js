// @ts-check
/** How you win: one line that is always there, and leads to the key. */
import { html, nothing } from "../lit.js";

/** @typedef {import("../app/desk.js").Desk} Desk */

/** @param {Desk} desk */
export function standingText({ standing, words }) {
  return (standing?.lines ?? []).map((line) => words.say(line.say, line.args)).join(" ");
}

/** @param {Desk} desk */
export function standingLine(desk) {
  const text = standingText(desk);
  if (!text) return nothing;
  return html`<button
    type="button"
    class="standing-line"
    title=${text}
    aria-pressed=${desk.panel === "key"}
    @click=${() => desk.togglePanel("key")}>
    ${text}
  </button>`;
}
