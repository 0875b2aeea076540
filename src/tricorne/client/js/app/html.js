// @ts-check
/** Markup made as text by the modules of the games. */
import { setMarkup } from "../svg.js";
import { become, focusWhenDrawn } from "./dom.js";

/**
 * Put markup into an element if it is not there already; the focus stays where it was.
 * @param {HTMLElement} host
 * @param {string} html
 * @returns whether it was not there
 */
export function setHtml(host, html) {
  const known = shown.get(host);
  if (known === html) return false;
  shown.set(host, html);
  const active = document.activeElement;
  const focused = active && host.contains(active) ? [...host.querySelectorAll("button, a, summary")].indexOf(active) : -1;
  const open = [...host.querySelectorAll("details")].map((node) => node.open);
  const made = /** @type {HTMLElement} */ (host.cloneNode(false));
  setMarkup(made, html);
  become(host, made);
  host.querySelectorAll("details").forEach((node, i) => (node.open = open[i] ?? false));
  if (focused >= 0) focusWhenDrawn([...host.querySelectorAll("button, a, summary")][focused]);
  return true;
}

/** @type {WeakMap<HTMLElement, string>} */
const shown = new WeakMap();
