// @ts-check
/** Options by where they can be clicked: on the map, in the hand, as numbers of a kind, or as buttons. */

/**
 * @typedef {object} Group options `kind:number`
 * @property {string} head
 * @property {number[]} numbers ascending
 *
 * @typedef {object} Choices
 * @property {Map<string, string[]>} spaces options by space
 * @property {Map<string, string[]>} cards options by card
 * @property {Group[]} groups
 * @property {string[]} numbers options that are plain numbers
 * @property {string[]} buttons everything else, in the order offered
 */

/** No game has more pieces of a kind than this. */
const MOST_PIECES = 60;
const LAST = ["done", "pass", "none", "no", "end", "stay", "stop", "finish", "skip", "quit", "withdraw"];
const FIRM = ["yes", "done", "confirm", "continue", "roll", "end", "finish", "fight", "stop", "all"];

/**
 * @param {string[]} options
 * @param {(id: string) => boolean} isSpace
 * @param {(id: string) => boolean} isCard
 * @param {(part: string) => string} [placeOf] the space where a piece stands, or ""
 * @returns {Choices}
 */
export function sortOptions(options, isSpace, isCard, placeOf = () => "") {
  /** @type {Choices} */
  const sorted = { spaces: new Map(), cards: new Map(), groups: [], numbers: [], buttons: [] };
  for (const option of options) {
    const parts = option.split(":");
    const card = isCard(option) ? option : isCard(parts.slice(0, 2).join(":")) ? parts.slice(0, 2).join(":") : parts.find(isCard);
    const space = isSpace(option) ? option : (parts.find(isSpace) ?? parts.map(placeOf).find(Boolean));
    if (card) push(sorted.cards, card, option);
    else if (space) push(sorted.spaces, space, option);
    else if (/^\d+$/.test(option)) sorted.numbers.push(option);
    else if (parts.length === 2 && isAmount(parts[1])) addToGroup(sorted.groups, parts[0], Number(parts[1]));
    else sorted.buttons.push(option);
  }
  sorted.buttons.sort((a, b) => Number(LAST.includes(a)) - Number(LAST.includes(b)));
  return sorted;
}

/** @param {Map<string, string[]>} map @param {string} key @param {string} option */
function push(map, key, option) {
  map.set(key, [...(map.get(key) ?? []), option]);
}

/** @param {Group[]} groups @param {string} head @param {number} number */
function addToGroup(groups, head, number) {
  const group = groups.find((g) => g.head === head);
  if (group) group.numbers.push(number);
  else groups.push({ head, numbers: [number] });
}

/** The number at the end of `boston:3`, or null. @param {string} option */
export function numberOf(option) {
  const found = /:(\d+)$/.exec(option);
  return found ? Number(found[1]) : null;
}

/** Whether these options differ only by how many. @param {string[]} options */
export function isNumbered(options) {
  const heads = new Set(options.map((option) => option.replace(/:\d+$/, "")));
  return heads.size === 1 && options.every((option) => numberOf(option) !== null);
}

/**
 * Which of the options of a space a click means: the only one, one piece, or with shift as many as possible. Null: it has to be asked.
 * @param {string[]} options
 * @param {{all?: boolean, number?: number}} [how]
 */
export function clicked(options, { all = false, number } = {}) {
  if (isNumbered(options)) {
    const sorted = [...options].sort((a, b) => Number(numberOf(a)) - Number(numberOf(b)));
    if (number !== undefined) return sorted.find((option) => numberOf(option) === number) ?? null;
    return (all ? sorted.at(-1) : sorted[0]) ?? null;
  }
  return options.length === 1 ? options[0] : null;
}

/** The button that Enter presses. @param {Choices} choices */
export function confirming(choices) {
  const elsewhere = choices.spaces.size + choices.cards.size + choices.groups.length + choices.numbers.length;
  if (choices.buttons.length === 1 && !elsewhere) return choices.buttons[0];
  return FIRM.find((word) => choices.buttons.includes(word)) ?? null;
}

/** The buttons that figures press, in their order: all but the one for Enter. @param {Choices} choices */
export function figured(choices) {
  const firm = confirming(choices);
  return choices.buttons.filter((option) => option !== firm);
}

/** Whether this counts pieces; larger numbers name things, such as cards. @param {string} text @returns {boolean} */
function isAmount(text) {
  return /^\d+$/.test(text) && Number(text) <= MOST_PIECES;
}
