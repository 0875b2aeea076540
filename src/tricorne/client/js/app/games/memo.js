// @ts-check
/** Positions are turned into what the panels show once for each picture, though several panels ask. */

/** @typedef {import("../desk.js").Desk} Desk */

/**
 * @template T
 * @param {(desk: Desk) => T} make
 * @returns {(desk: Desk) => T}
 */
export function onceForEachPicture(make) {
  /** @type {unknown[]} */
  let of = [];
  /** @type {T} */
  let made;
  return (desk) => {
    const now = [desk.shown, desk.question, desk.draft, desk.words, desk.looked, desk.choices];
    if (now.length !== of.length || now.some((part, i) => part !== of[i])) {
      of = now;
      made = make(desk);
    }
    return made;
  };
}
