// @ts-check
/** Answers that people see as one where the rules ask one by one. */

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./types.js").Question} Question */
/** @typedef {import("./types.js").Whole} Whole */

/** Answers that can be looked over at once; where there are more, each kind is counted. */
const MOST_WHOLE = 6;

/** @param {Question} question */
export function isCounted(question) {
  return (question.whole?.length ?? 0) > MOST_WHOLE;
}

/** @param {Desk} desk @param {Record<string, number>} takes */
function isDrafted({ draft }, takes) {
  const heads = new Set([...Object.keys(draft), ...Object.keys(takes)]);
  return [...heads].every((head) => (draft[head] ?? 0) === (takes[head] ?? 0));
}

/** The ways to answer a question; where they are counted, the one that has been counted. @param {Desk} desk @param {Question} question @returns {Whole[]} */
export function wholeAnswers(desk, question) {
  const { whole, options = [] } = question;
  if (!whole?.length) return options.map((option) => ({ answers: [option], takes: {} }));
  return isCounted(question) ? whole.filter(({ takes }) => isDrafted(desk, takes)) : whole;
}

/** What a whole answer is called, also by hints: its single answers in their order. @param {Whole} answer */
export function keyOf({ answers }) {
  return answers.join(" ");
}

/** What a hint about the answer under the pointer is asked by; of the first one that has a hint where none is. @param {Desk} desk */
export function pointedKey(desk) {
  const keys = desk.question ? wholeAnswers(desk, desk.question).map(keyOf) : [];
  return keys.includes(desk.pointed) ? desk.pointed : (keys.find((key) => desk.hints[key]?.attacker) ?? "");
}
