// @ts-check
/** The client's own words, from words/<language>.json. */

/** @param {Record<string, string>} table @returns {import("./types.js").Words} */
export function words(table) {
  return (key, args = {}) => (table[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => String(args[name] ?? ""));
}

/** @param {string} language @param {string} [base] */
export async function loadWords(language, base = "words") {
  const answer = await fetch(`${base}/${language}.json`);
  return words(await answer.json());
}
