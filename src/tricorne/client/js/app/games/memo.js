// @ts-check
/** What the games share: positions are turned into what the panels show once for each picture, though several panels ask. */

/** @typedef {import("../desk.js").Desk} Desk */

/** What the page knows of a card of the hand. @param {Desk} desk @param {string} id @returns {import("../../types.js").CardState} */
export function cardState({ choices, hints, words, cut }, id) {
  const note = hints[id]?.effect === false ? words.t("ui-no-effect") : "";
  return { legal: Boolean(choices?.cards.has(id)), cut: cut.includes(id), note };
}

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
    const now = [desk.shown, desk.question, desk.draft, desk.words, desk.looked, desk.choices, desk.hints, desk.cut];
    if (now.length !== of.length || now.some((part, i) => part !== of[i])) {
      of = now;
      made = make(desk);
    }
    return made;
  };
}
