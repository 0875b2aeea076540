// @ts-check
/** Small helpers for SVG and HTML made as text. */

const NS = "http://www.w3.org/2000/svg";

/** @param {unknown} text */
export function escape(text) {
  return String(text).replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

/** A number without superfluous digits. @param {number} n */
export function num(n) {
  return String(Math.round(n * 100) / 100);
}

/**
 * An SVG element.
 * @param {string} name
 * @param {Record<string, string | number>} [attributes]
 * @param {string} [inner]
 * @returns {SVGElement}
 */
export function el(name, attributes = {}, inner = "") {
  const node = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  if (inner) node.innerHTML = inner;
  return node;
}

/**
 * A whole drawing on its own, for panels and cards.
 * @param {string} inner
 * @param {[number, number, number, number]} viewBox
 * @param {number} width shown width in px
 * @param {string} [title] without one the drawing is hidden from screen readers
 */
export function drawing(inner, viewBox, width, title = "") {
  const height = (width * viewBox[3]) / viewBox[2];
  const name = title ? `role="img" aria-label="${escape(title)}"` : `aria-hidden="true"`;
  return `<svg class="drawing" ${name} viewBox="${viewBox.map(num).join(" ")}" width="${num(width)}" height="${num(height)}">${inner}</svg>`;
}

/**
 * Put markup into an element. Its `style` attributes are set by script, as a page that allows no inline styles needs it.
 * @param {Element} host
 * @param {string} markup
 */
export function setMarkup(host, markup) {
  host.innerHTML = markup.replaceAll(' style="', ' data-style="');
  for (const node of host.querySelectorAll("[data-style]")) {
    /** @type {SVGElement | HTMLElement} */ (node).style.cssText = node.getAttribute("data-style") ?? "";
    node.removeAttribute("data-style");
  }
}
