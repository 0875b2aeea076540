// @ts-check
/** The buttons at the corner of the map. */
import { html } from "./lit.js";

const FIT = html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
  <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" fill="none" stroke="currentColor" stroke-width="1.6" />
</svg>`;

/** @param {import("./viewport.js").Viewport} viewport @param {import("./types.js").Words} t */
export function zoomButtons(viewport, t) {
  const button = (/** @type {unknown} */ sign, /** @type {string} */ word, /** @type {() => void} */ act) =>
    html`<button type="button" title=${t(word)} aria-label=${t(word)} @click=${act}>${sign}</button>`;
  return html`<div class="zoom">
    ${button("+", "zoom-in", () => viewport.zoom(1.25))}${button("−", "zoom-out", () => viewport.zoom(0.8))}
    ${button(FIT, "zoom-fit", () => viewport.fit())}
  </div>`;
}
