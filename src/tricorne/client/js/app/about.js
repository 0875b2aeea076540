// @ts-check
/** About a game: recorded examples of play, which facts are reconstructed, and how to correct them with a component pack. */
import { call } from "./api.js";
import { h } from "./dom.js";
import { watchExample } from "./records.js";
import { loadWords } from "./session.js";

/** @typedef {import("./lobby.js").Lobby} Lobby */
/** @typedef {import("./types.js").GameInfo} GameInfo */
/** @typedef {{file: string, path: string[], fields: string[]}} Doubt */

/** From sure to unsure. */
const MARKS = ["sourced", "derived", "reconstructed"];

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
    const fields = Object.entries(mark)
      .filter(([, m]) => m === "reconstructed")
      .map(([field]) => field);
    if (fields.length) own.push({ file, path, fields });
  }
  return [
    ...own,
    ...Object.entries(value)
      .filter(([key]) => key !== "confidence")
      .flatMap(([key, inner]) => doubts(file, inner, [...path, key])),
  ];
}

/** @param {HTMLElement} host @param {Lobby} lobby @param {GameInfo} game */
export async function drawAbout(host, lobby, game) {
  const { words } = lobby;
  const list = h("div", { class: "doubts" }, h("p", { class: "empty" }, words.t("ui-loading")));
  host.replaceChildren(
    ...examples(lobby, game),
    h("h2", {}, words.t("ui-facts")),
    h("p", { class: "lead" }, words.t("ui-about-facts")),
    certainty(lobby, game),
    h("h2", {}, words.t("ui-reconstructed")),
    list,
    h("h2", {}, words.t("ui-packs")),
    ...correcting(lobby, game),
  );
  const files = await Promise.all(
    Object.entries(game.facts).map(async ([name, url]) => doubts(name, await call(url.replace(/^\/api\/v1/, "")))),
  );
  const found = files.flat();
  if (!found.length) return list.replaceChildren(h("p", {}, words.t("ui-none-reconstructed")));
  const gameWords = await loadWords(lobby.catalogue, game);
  list.replaceChildren(...[...grouped(found)].map(([key, all]) => doubtful(gameWords, key, all)));
}

/** Recorded games that come with the rules. @param {Lobby} lobby @param {GameInfo} game */
function examples(lobby, game) {
  const { words } = lobby;
  if (!game.examples.length) return [];
  const watch = (/** @type {string} */ url) => async (/** @type {Event} */ event) => {
    const button = /** @type {HTMLButtonElement} */ (event.currentTarget);
    button.disabled = true;
    await watchExample(url).catch(lobby.complain);
    button.disabled = false;
  };
  return [
    h("h2", {}, words.t("ui-examples")),
    h(
      "ul",
      { class: "examples" },
      game.examples.map((example) =>
        h(
          "li",
          {},
          h("div", {}, h("b", {}, lobby.text(example.name, example.id)), h("p", {}, lobby.text(example.about))),
          h(
            "button",
            { type: "button", class: "firm", "data-example": example.id, on: { click: watch(example.record) } },
            words.t("ui-watch"),
          ),
        ),
      ),
    ),
  ];
}

/** How many facts are sure, as a bar and in figures. @param {Lobby} lobby @param {GameInfo} game */
function certainty(lobby, game) {
  const marks = MARKS.filter((mark) => game.confidence[mark]);
  const part = (/** @type {string} */ mark) => {
    const node = h("i", { class: mark });
    node.style.flexGrow = String(game.confidence[mark]);
    return node;
  };
  return h(
    "div",
    { class: "certainty" },
    h("div", { class: "certainty-bar", "aria-hidden": "true" }, marks.map(part)),
    h(
      "ul",
      { class: "marks" },
      marks.map((mark) => h("li", {}, h("i", { class: mark }), h("b", {}, game.confidence[mark]), " ", lobby.words.t(`ui-mark-${mark}`))),
    ),
  );
}

/** @param {Doubt[]} found by file and place in it */
function grouped(found) {
  /** @type {Map<string, Doubt[]>} */
  const by = new Map();
  for (const doubt of found) {
    const key = `${doubt.file}.json${doubt.path.length > 1 ? ` · ${doubt.path.slice(0, -1).join(" · ")}` : ""}`;
    by.set(key, [...(by.get(key) ?? []), doubt]);
  }
  return by;
}

/** @param {import("./words.js").Words} words @param {string} key @param {Doubt[]} all */
function doubtful(words, key, all) {
  const name = (/** @type {Doubt} */ d) => words.nounOr(`card:${d.path.at(-1) ?? d.file}`, words.nounOr(d.path.at(-1) ?? d.file));
  return h(
    "details",
    {},
    h("summary", {}, h("code", {}, key), h("small", {}, all.length)),
    h(
      "ul",
      {},
      all.map((d) =>
        h(
          "li",
          {},
          h("code", {}, d.path.at(-1) ?? d.file),
          h("span", {}, name(d), d.fields.length ? h("small", {}, ` ${d.fields.join(", ")}`) : null),
        ),
      ),
    ),
  );
}

/** How to correct a fact, step by step. @param {Lobby} lobby @param {GameInfo} game */
function correcting(lobby, game) {
  const { words } = lobby;
  return [
    h(
      "ol",
      { class: "how-to" },
      h("li", {}, h("p", {}, words.t("ui-packs-how")), h("pre", { tabindex: "0" }, packExample(game.id))),
      h(
        "li",
        {},
        h("p", {}, words.t("ui-packs-play")),
        h("pre", { tabindex: "0" }, `tricorne data ${game.id} --pack my-pack\ntricorne play ${game.id} --pack my-pack`),
      ),
      h("li", {}, h("p", {}, words.t("ui-packs-serve"))),
    ),
  ];
}

/** @param {string} game */
function packExample(game) {
  return `my-pack/pack.json   {"name": "my-pack", "game": "${game}"}\nmy-pack/cards.json  {"cards": {"…": {"effect": {…}, "confidence": "sourced"}}}\nmy-pack/words/en.ftl  card-… = …`;
}
