// @ts-check
/** About a game: recorded examples of play, which facts are reconstructed, and how to correct them with a component pack. */
import { html, nothing, styles } from "../lit.js";
import { call } from "./api.js";
import { watchExample } from "./records.js";
import { loadWords } from "./session.js";

/** @typedef {import("./lobby.js").Lobby} Lobby */
/** @typedef {import("./types.js").GameInfo} GameInfo */
/** @typedef {{file: string, path: string[], fields: string[]}} Doubt */
/** @typedef {{words: import("./words.js").Words, groups: [string, Doubt[]][]}} Doubts by file and place in it */

/** From sure to unsure. */
const MARKS = ["sourced", "derived", "reconstructed"];

/**
 * Everything marked as reconstructed in a file of facts.
 * @param {string} file
 * @param {any} value
 * @param {string[]} path
 * @returns {Doubt[]}
 */
function doubtsIn(file, value, path = []) {
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
      .flatMap(([key, inner]) => doubtsIn(file, inner, [...path, key])),
  ];
}

/** What is not sure of a game. @param {Lobby} lobby @param {GameInfo} game @returns {Promise<Doubts>} */
export async function loadDoubts(lobby, game) {
  const files = Object.entries(game.facts).map(async ([name, url]) => doubtsIn(name, await call(url.replace(/^\/api\/v1/, ""))));
  const [words, ...found] = await Promise.all([loadWords(lobby.catalogue, game), ...files]);
  return { words, groups: [...grouped(found.flat())] };
}

/** @param {Lobby} lobby @param {GameInfo} game @param {Doubts} doubts */
export function about(lobby, game, doubts) {
  const { words } = lobby;
  return html`${game.examples.length ? examples(lobby, game) : nothing}
    <h2>${words.t("ui-facts")}</h2>
    <p class="lead">${words.t("ui-about-facts")}</p>
    ${certainty(lobby, game)}
    <h2>${words.t("ui-reconstructed")}</h2>
    <div class="doubts">${doubtful(lobby, doubts)}</div>
    <h2>${words.t("ui-packs")}</h2>
    <p><a class="firm" data-key="workshop" href=${`/workshop/${game.id}`}>${words.t("ui-workshop")}</a></p>
    ${correcting(lobby, game)}`;
}

/** Recorded games that come with the rules. @param {Lobby} lobby @param {GameInfo} game */
function examples(lobby, game) {
  const { words } = lobby;
  const example = (/** @type {GameInfo["examples"][number]} */ { id, name, about: text, record }) =>
    html`<li>
      <div>
        <b>${lobby.text(name, id)}</b>
        <p>${lobby.text(text)}</p>
      </div>
      <button type="button" class="firm" data-example=${id} @click=${() => watchExample(record).catch(lobby.complain)}>
        ${words.t("ui-watch")}
      </button>
    </li>`;
  return html`<h2>${words.t("ui-examples")}</h2>
    <ul class="examples">
      ${game.examples.map(example)}
    </ul>`;
}

/** How many facts are sure, as a bar and in figures. @param {Lobby} lobby @param {GameInfo} game */
function certainty({ words }, { confidence }) {
  const marks = MARKS.filter((mark) => confidence[mark]);
  return html`<div class="certainty">
    <div class="certainty-bar" aria-hidden="true">
      ${marks.map((mark) => html`<i class=${mark} style=${styles({ "flex-grow": confidence[mark] })}></i>`)}
    </div>
    <ul class="marks">
      ${marks.map((mark) => html`<li><i class=${mark}></i><b>${confidence[mark]}</b> ${words.t(`ui-mark-${mark}`)}</li>`)}
    </ul>
  </div>`;
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

/** @param {Lobby} lobby @param {Doubts} all */
function doubtful(lobby, all) {
  if (!all.groups.length) return html`<p>${lobby.words.t("ui-none-reconstructed")}</p>`;
  const one = (/** @type {Doubt} */ { path, file, fields }) => {
    const id = path.at(-1) ?? file;
    const name = all.words.nounOr(`card:${id}`, all.words.nounOr(id));
    return html`<li><code>${id}</code><span>${name}${fields.length ? html`<small> ${fields.join(", ")}</small>` : nothing}</span></li>`;
  };
  return all.groups.map(
    ([place, found]) =>
      html`<details>
        <summary><code>${place}</code><small>${found.length}</small></summary>
        <ul>
          ${found.map(one)}
        </ul>
      </details>`,
  );
}

/** How to correct a fact, step by step. @param {Lobby} lobby @param {GameInfo} game */
function correcting({ words }, { id }) {
  const commands = `tricorne data ${id} --pack my-pack\ntricorne play ${id} --pack my-pack`;
  return html`<ol class="how-to">
    <li>
      <p>${words.t("ui-packs-how")}</p>
      <pre tabindex="0">${packExample(id)}</pre>
    </li>
    <li>
      <p>${words.t("ui-packs-play")}</p>
      <pre tabindex="0">${commands}</pre>
    </li>
    <li><p>${words.t("ui-packs-serve")}</p></li>
  </ol>`;
}

/** @param {string} game */
function packExample(game) {
  return `my-pack/pack.json   {"name": "my-pack", "game": "${game}"}\nmy-pack/cards.json  {"cards": {"…": {"effect": {…}, "confidence": "sourced"}}}\nmy-pack/words/en.ftl  card-… = …`;
}
