// @ts-check
/** How you win: one line that is always there, and leads to the key. */
import { html, nothing } from "../lit.js";

/** @typedef {import("../app/desk.js").Desk} Desk */

/** How it stands at the moment that is shown. @param {Desk} desk */
export function standingShown({ shown, standing }) {
  return shown.standing ?? standing;
}

/** @param {Desk} desk @param {import("./assist.js").Standing | null} standing */
export function standingText({ words }, standing) {
  return (standing?.lines ?? []).map((line) => words.say(line.say, line.args)).join(" ");
}

/** @param {Desk} desk */
export function standingLine(desk) {
  const text = desk.shown.view.result ? "" : standingText(desk, standingShown(desk));
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
