// @ts-check
/** Values of data files: where they stand and whether they are the same. */

/** What stands at a key like `cards/cards/patriots_01/effect`. @param {Record<string, any>} files @param {string} key */
export function valueAt(files, key) {
  return key.split("/").reduce((/** @type {any} */ inner, step) => inner?.[step], files);
}

/** @param {any} one @param {any} other @returns {boolean} */
export function isEqual(one, other) {
  if (one === other) return true;
  if (!one || !other || typeof one !== "object" || typeof other !== "object" || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isEqual(one[key] ?? null, other[key] ?? null));
}

/** The last step of a key. @param {string} key */
export function idOf(key) {
  return key.slice(key.lastIndexOf("/") + 1);
}

/** The two entries that an edge joins. @param {string} key @param {any} edge */
export function endsOf(key, edge) {
  return /** @type {[string, string]} */ (edge?.between ?? idOf(key).split("-"));
}
