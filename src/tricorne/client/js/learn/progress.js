// @ts-check
/** How far somebody has come in the lessons: kept in this browser, and in the account of those who are signed in. */
import { call } from "../app/api.js";
import { read, write } from "../app/memory.js";

/**
 * @typedef {object} Progress of one game
 * @property {string[]} done finished or skipped
 * @property {string} lesson the one that was left, or ""
 * @property {unknown[]} answers of that one
 * @property {number} at when it was left, in ms
 */

const LEARNT = "tricorne.learnt";
/** @type {Progress} */
const NOTHING = { done: [], lesson: "", answers: [], at: 0 };
/** Several steps in a row are sent to the account at once. */
const SEND_MS = 1500;

let sending = 0;

/** @returns {Record<string, Progress>} by game */
export function learnt() {
  return read(LEARNT);
}

/** @param {string} game @returns {Progress} */
export function progressOf(game) {
  return { ...NOTHING, ...learnt()[game] };
}

/** Note where a lesson stands. @param {string} game @param {string} lesson @param {unknown[]} answers */
export function keepPlace(game, lesson, answers) {
  keep(game, { ...progressOf(game), lesson, answers, at: Date.now() });
}

/** Note that a lesson is finished. @param {string} game @param {string} lesson */
export function finish(game, lesson) {
  const { done } = progressOf(game);
  keep(game, { done: [...new Set([...done, lesson])], lesson: "", answers: [], at: Date.now() });
}

/** @param {string} game @param {Progress} progress */
function keep(game, progress) {
  write(LEARNT, { ...learnt(), [game]: progress });
  if (!isSignedIn()) return;
  clearTimeout(sending);
  sending = window.setTimeout(() => void call("/me/learning", { method: "PUT", body: { games: learnt() } }).catch(() => {}), SEND_MS);
}

/** Whether there is an account to keep it in. */
function isSignedIn() {
  return /(?:^|; )tricorne_csrf=/.test(document.cookie);
}

/** Bring browser and account together, for those who are signed in. @returns {Promise<boolean>} whether the browser has learnt something */
export async function meetAccount() {
  if (!isSignedIn()) return false;
  const here = learnt();
  const both = together(here, (await call("/me/learning")).games);
  if (JSON.stringify(both) === JSON.stringify(here)) return false;
  write(LEARNT, both);
  return true;
}

/**
 * Everything that is finished here or there; of two places, the later one.
 * @param {Record<string, Progress>} here
 * @param {Record<string, Progress>} there
 * @returns {Record<string, Progress>}
 */
function together(here, there) {
  const games = [...new Set([...Object.keys(here), ...Object.keys(there)])].sort();
  return Object.fromEntries(
    games.map((game) => {
      const [a, b] = [here[game] ?? NOTHING, there[game] ?? NOTHING];
      return [game, { ...(b.at > a.at ? b : a), done: [...new Set([...a.done, ...b.done])].sort() }];
    }),
  );
}

/** What is to be learnt next: the lesson that was left, or the first that is not finished; "" when all are. @param {string[]} items @param {Progress} progress */
export function nextOf(items, { done, lesson }) {
  return items.includes(lesson) ? lesson : (items.find((item) => !done.includes(item)) ?? "");
}
