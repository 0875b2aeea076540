// @ts-check
/** Small helpers for drawings. */
import { html, nothing } from "./lit.js";

/** A number without superfluous digits. @param {number} n */
export function num(n) {
  return String(Math.round(n * 100) / 100);
}

/** A place for an attribute `transform`. @param {number} x @param {number} [y] */
export function at(x, y = 0) {
  return `translate(${num(x)} ${num(y)})`;
}

/**
 * A whole drawing on its own, for panels and cards.
 * @param {unknown} inner
 * @param {[number, number, number, number]} viewBox
 * @param {number} width shown width in px
 * @param {string} [title] without one the drawing is hidden from screen readers
 */
export function drawing(inner, viewBox, width, title = "") {
  return html`<svg
    class="drawing"
    role=${title ? "img" : nothing}
    aria-label=${title || nothing}
    aria-hidden=${title ? nothing : "true"}
    viewBox=${viewBox.map(num).join(" ")}
    width=${num(width)}
    height=${num((width * viewBox[3]) / viewBox[2])}>
    ${inner}
  </svg>`;
}
