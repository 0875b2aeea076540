// @ts-check
/** Terms of the game in a text: each leads to its entry in the key. Names are linked whole or not at all. */
import { html } from "../lit.js";

/** @typedef {import("../app/desk.js").Desk} Desk */
/** @typedef {import("../app/words.js").Part} Part */
/** @typedef {{pattern: RegExp, about: Map<string, string>}} Index how terms are found, and what each is in one line */

/** @type {WeakMap<object, Index>} */
const indexes = new WeakMap();

/** @param {import("./key_panel.js").Key} key @returns {Index} */
function indexOf(key) {
  const known = indexes.get(key);
  if (known) return known;
  const forms = Object.keys(key.terms)
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const made = {
    pattern: new RegExp(`(?<![\\p{L}\\d_])(?:${forms.join("|")})(?![\\p{L}\\d_])`, "gu"),
    about: new Map(key.groups.flatMap(({ entries }) => entries.map(({ id, about }) => [id, about]))),
  };
  indexes.set(key, made);
  return made;
}

/**
 * A text with its terms as links; each term once.
 * @param {Pick<Desk, "key">} reader
 * @param {string | Part[]} text
 * @param {{tabindex?: number, met?: Set<string>, name?: (part: {id: string, text: string}) => unknown}} [how] which terms were met before, and what becomes of a name that is no term
 * @returns {unknown}
 */
export function withTerms({ key }, text, { tabindex = 0, met = new Set(), name = (part) => part.text } = {}) {
  const parts = typeof text === "string" ? [text] : text;
  if (!key || !Object.keys(key.terms).length) return parts.map((part) => (typeof part === "string" ? part : name(part)));
  const { pattern, about } = indexOf(key);
  const link = (/** @type {string} */ form) => {
    const id = key.terms[form];
    met.add(id);
    return html`<a class="term" href="#key-${id}" data-term=${id} title=${about.get(id)} tabindex=${tabindex}>${form}</a>`;
  };
  const isNew = (/** @type {string} */ form) => Object.hasOwn(key.terms, form) && !met.has(key.terms[form]);
  /** @type {unknown[]} */
  const shown = [];
  for (const part of parts) {
    if (typeof part !== "string") {
      shown.push(isNew(part.text) ? link(part.text) : name(part));
      continue;
    }
    let from = 0;
    for (const { 0: form, index } of part.matchAll(pattern)) {
      if (!isNew(form)) continue;
      shown.push(part.slice(from, index), link(form));
      from = index + form.length;
    }
    shown.push(part.slice(from));
  }
  return shown;
}

/** What terms mean. @param {import("../app/types.js").GameInfo} game @param {string} language @returns {Promise<import("./key_panel.js").Key | null>} */
export async function loadKey(game, language) {
  const url = game.learn?.key[language];
  return url ? (await fetch(url)).json() : null;
}
