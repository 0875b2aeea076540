// @ts-check
/** Texts to take along: links, promises. */
import { html } from "../lit.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** A text to be copied. @param {Desk} desk @param {string} label @param {string} text */
export function copyRow(desk, label, text) {
  const select = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select();
  const copy = async (/** @type {Event} */ event) => {
    /** @type {Element} */ (event.currentTarget).parentElement?.querySelector("input")?.select();
    desk.toast(desk.words.t((await copyText(text)) ? "ui-copied" : "ui-copy-by-hand"));
  };
  return html`<div class="link-row">
    <span class="link-label">${label}</span>
    <input type="text" readonly .value=${text} aria-label=${label} @focus=${select} />
    <button type="button" class="quiet little" aria-label=${desk.words.t("ui-copy-what", { what: label })} @click=${copy}>
      ${desk.words.t("ui-copy")}
    </button>
  </div>`;
}

/** @param {string} text @returns {Promise<boolean>} whether it worked */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
