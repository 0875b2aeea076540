// @ts-check
/** What every page loads first: the settings, the catalogue of games, the words. */
import { catalogue, text } from "./api.js";
import { words as boardWords } from "../words.js";
import { patched } from "./patch.js";
import { prefers } from "./prefers.js";
import { Words } from "./words.js";

/** @type {Map<string, Promise<string>>} */
const sources = new Map();

/** @param {string} url */
function source(url) {
  if (!sources.has(url)) sources.set(url, text(url));
  return /** @type {Promise<string>} */ (sources.get(url));
}

/** The page's own words. @param {string} language */
function pageWords(language) {
  return source(`/client/words/${language}.ftl`);
}

/**
 * The words of boards and of the panels around them; what is not among them, and what is counted, is a noun of the game.
 * @param {import("./words.js").Words} gameWords
 * @returns {Promise<import("../types.js").Words>}
 */
export async function loadBoardWords(gameWords) {
  const table = JSON.parse(await source(`/client/words/${gameWords.language}.json`));
  const say = boardWords(table);
  return (key, args) => {
    const counted = args?.count === undefined ? undefined : [key, key.replace(/s$/, "")].find((name) => gameWords.has(`n-${name}-s`));
    if (counted) return gameWords.noun(counted, Number(args?.count));
    return key in table ? say(key, args) : gameWords.nounOr(key, key);
  };
}

/**
 * The words of the page, of the table and of a game, as its pack corrects them.
 * @param {import("./types.js").Catalogue} known
 * @param {import("./types.js").GameInfo | null} game
 * @param {import("./types.js").Pack | null} [pack]
 * @returns {Promise<Words>}
 */
export async function loadWords(known, game, pack = null) {
  const { lang } = prefers;
  const urls = [known.words[lang], ...(game ? [game.words[lang]] : [])];
  const texts = await Promise.all([pageWords(lang), ...urls.map(source)]);
  return new Words(lang, pack?.words[lang] ? [...texts, pack.words[lang]] : texts);
}

/** @returns {Promise<import("./types.js").Catalogue>} */
export async function begin() {
  prefers.apply();
  void pageWords(prefers.lang);
  navigator.serviceWorker?.register("/worker.js").catch(() => {});
  return catalogue();
}

/**
 * Printed facts of a game, as its pack corrects them.
 * @param {import("./types.js").GameInfo} game
 * @param {string[]} names of files
 * @param {import("./types.js").Pack | null} pack
 * @returns {Promise<Record<string, any>>}
 */
export async function loadFacts(game, names, pack) {
  const texts = await Promise.all(names.map((name) => source(game.facts[name])));
  return Object.fromEntries(names.map((name, i) => [name, patched(JSON.parse(texts[i]), pack?.facts[name] ?? {})]));
}
