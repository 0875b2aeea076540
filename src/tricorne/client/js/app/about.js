// @ts-check
/** About a game: which facts are reconstructed, and how to correct them with a component pack. */
import { call } from "./api.js";
import { h } from "./dom.js";

/** @typedef {import("./lobby.js").Lobby} Lobby */
/** @typedef {{file: string, path: string[], fields: string[]}} Doubt */

/**
 * Everything marked as reconstructed in a file of facts.
 * @param {string} file
 * @param {any} value
 * @param {string[]} path
 * @returns {Doubt[]}
 */
export function doubts(file, value, path = []) {
  if (!value || typeof value !== "object" || Array.isArray(value)) return [];
  const mark = value.confidence;
  /** @type {Doubt[]} */
  const own = [];
  if (mark === "reconstructed") own.push({ file, path, fields: [] });
  else if (mark && typeof mark === "object") {
    const fields = Object.entries(mark).filter(([, m]) => m === "reconstructed").map(([field]) => field);
    if (fields.length) own.push({ file, path, fields });
  }
  return [...own, ...Object.entries(value).filter(([key]) => key !== "confidence").flatMap(([key, inner]) => doubts(file, inner, [...path, key]))];
}

/** @param {HTMLElement} host @param {Lobby} lobby @param {import("./types.js").GameInfo} game */
export async function drawAbout(host, lobby, game) {
  const { words } = lobby;
  const marks = game.confidence;
  const count = (/** @type {string} */ mark) => h("li", {}, h("b", {}, marks[mark] ?? 0), " ", words.t(`ui-mark-${mark}`));
  const list = h("div", { class: "doubts" }, h("p", { class: "empty" }, words.t("ui-loading")));
  host.replaceChildren(
    h("p", { class: "lead" }, words.t("ui-about-facts")),
    h("ul", { class: "marks" }, ["sourced", "derived", "reconstructed"].map(count)),
    h("h2", {}, words.t("ui-reconstructed")), list,
    h("h2", {}, words.t("ui-packs")), h("p", {}, words.t("ui-packs-how")),
    h("pre", {}, packExample(game.id)), h("p", {}, words.t("ui-packs-play")), h("pre", {}, `tricorne data ${game.id} --pack my-pack\ntricorne play ${game.id} --pack my-pack`), h("p", {}, words.t("ui-packs-serve")));
  const files = await Promise.all(Object.entries(game.facts).map(async ([name, url]) => doubts(name, await call(url.replace(/^\/api\/v1/, "")))));
  const found = files.flat();
  if (!found.length) return list.replaceChildren(h("p", {}, words.t("ui-none-reconstructed")));
  /** @type {Map<string, Doubt[]>} */
  const by = new Map();
  for (const doubt of found) {
    const key = `${doubt.file}.json${doubt.path.length > 1 ? ` · ${doubt.path.slice(0, -1).join(" · ")}` : ""}`;
    by.set(key, [...(by.get(key) ?? []), doubt]);
  }
  const gameWords = await import("./session.js").then((session) => session.loadWords(lobby.catalogue, game));
  const nameOf = (/** @type {Doubt} */ d) => {
    const id = d.path.at(-1) ?? d.file;
    return gameWords.nounOr(`card:${id}`, gameWords.nounOr(id));
  };
  list.replaceChildren(...[...by].map(([key, all]) => h("details", {}, h("summary", {}, `${key} (${all.length})`),
    h("ul", {}, all.map((d) => h("li", {}, h("code", {}, d.path.at(-1) ?? d.file), " ", nameOf(d), d.fields.length ? h("small", {}, ` – ${d.fields.join(", ")}`) : null))))));
}

/** @param {string} game */
function packExample(game) {
  return `my-pack/pack.json   {"name": "my-pack", "game": "${game}"}\nmy-pack/cards.json  {"cards": {"…": {"effect": {…}, "confidence": "sourced"}}}\nmy-pack/words/en.ftl  card-… = …`;
}
