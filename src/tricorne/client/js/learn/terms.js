// @ts-check
/** Terms of the game in a text: each leads to its entry in the key. */
import { html } from "../lit.js";

/** @typedef {import("../app/desk.js").Desk} Desk */

/** @type {WeakMap<object, RegExp>} */
const patterns = new WeakMap();

/** @param {import("./key_panel.js").Key} key */
function patternOf(key) {
  const known = patterns.get(key);
  if (known) return known;
  const forms = Object.keys(key.terms)
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const made = new RegExp(`(?<![\\p{L}\\d_])(?:${forms.join("|")})(?![\\p{L}\\d_])`, "gu");
  patterns.set(key, made);
  return made;
}

/** A text with its terms as links; each term once. @param {Desk} desk @param {string} text @returns {unknown} */
export function withTerms(desk, text) {
  const { key } = desk;
  if (!key || !Object.keys(key.terms).length) return text;
  const parts = [];
  const met = new Set();
  let from = 0;
  for (const { 0: form, index } of text.matchAll(patternOf(key))) {
    const id = key.terms[form];
    if (met.has(id)) continue;
    met.add(id);
    parts.push(text.slice(from, index), html`<a class="term" href="#key-${id}" data-term=${id}>${form}</a>`);
    from = index + form.length;
  }
  parts.push(text.slice(from));
  return parts;
}
