// @ts-check
/** A position as a list, for games that have no board: everything in it that is not empty, with its nouns. */
import { html } from "../lit.js";

/** @param {any} value */
function isEmpty(value) {
  return value === null || value === "" || value === 0 || value === false || (typeof value === "object" && !Object.keys(value).length);
}

/** @param {import("./words.js").Words} words @param {any} value @returns {string} */
function line(words, value) {
  if (Array.isArray(value)) return value.map((item) => line(words, item)).join(", ");
  if (value && typeof value === "object")
    return Object.entries(value)
      .filter(([, n]) => n)
      .map(([key, n]) => `${line(words, n)} ${words.nounOr(key)}`)
      .join(", ");
  return typeof value === "string" ? words.nounOr(value) : String(value);
}

/** @param {any} value */
function isFlat(value) {
  return typeof value !== "object" || Object.values(value).every((inner) => inner === null || typeof inner !== "object");
}

/** @param {import("./words.js").Words} words @param {any} position @returns {import("../lit.js").Template} */
export function plainPosition(words, position) {
  const entries = Object.entries(position).filter(([, value]) => !isEmpty(value));
  return html`<dl class="plain-position">
    ${entries.map(
      ([key, value]) =>
        html`<dt>${words.nounOr(key)}</dt>
          <dd>${isFlat(value) ? line(words, value) : plainPosition(words, value)}</dd>`,
    )}
  </dl>`;
}
