// @ts-check
/** What we have: a card, a die, an area on the map; and beside it what the owner makes of it. */
import { dieDrawing } from "../signs.js";
import { html, nothing } from "../lit.js";
import { idOf, valueAt } from "./facts.js";
import { entryName, fieldName, groupOf, shortly, valueName } from "./names.js";

/** @typedef {import("./bench.js").Bench} Bench */

export const FACES = /** @type {const} */ (["hit", "flee", "command"]);

/** @param {Bench} bench @param {HTMLElement} map */
export function ours(bench, map) {
  const key = bench.entry;
  const group = groupOf(bench, key);
  if (!key || !group) return nothing;
  if (group.drawn === "area")
    return html`<div class="caption-row">
        <span class="caption">${bench.t(isFree(bench, key) ? "ws-touch-neighbours" : "ws-ours")}</span>
      </div>
      ${map}`;
  const changed = bench.isChanged(key);
  return html`<div class="caption-row"><span class="caption">${bench.t("ws-ours")}</span><small>${bench.t("ws-as-drawn")}</small></div>
    ${drawn(bench, key, false)}
    ${
      changed
        ? html`<div class="caption-row"><span class="caption">${bench.t("ws-yours")}</span></div>
            ${drawn(bench, key, true)}`
        : nothing
    }
    ${group.texts.length ? html`<p class="hint">${bench.t("ws-no-sentences")}</p>` : nothing}`;
}

/** Whether neighbours can come and go. @param {Bench} bench @param {string} key */
export function isFree(bench, key) {
  const { edges_at: edges } = bench.todo;
  const group = groupOf(bench, key);
  return Boolean(edges?.free && edges.group === group.id) || group.shown.includes("adjacent");
}

/** @param {Bench} bench @param {string} key @param {boolean} theirs */
function drawn(bench, key, theirs) {
  const words = theirs ? bench.packWords : bench.words;
  const group = groupOf(bench, key);
  const entry = { ...valueAt(theirs ? bench.theirs : bench.ours, key) };
  if (group.drawn === "die")
    return html`<div class="ws-card ${theirs ? "yours" : ""}">
      <h2>${entryName(bench, key, words)}</h2>
      ${faces(bench, key, theirs)}
    </div>`;
  const text = [`card-${idOf(key)}-text`, `card-${idOf(key)}-unshaded`].find((message) => words.has(message));
  const number = entry.number ?? (group.drawn === "card" ? idOf(key).match(/\d+/)?.[0] : undefined);
  const plain = Object.keys(bench.todo.forms[bench.todo.entries[key].form] ?? {}).filter((field) => field in entry && field !== "number");
  return html`<article class="ws-card ${theirs ? "yours" : ""}">
    <header><span class="kind">${entry.kind ? valueName(words, entry.kind) : ""}</span><small>${number ?? ""}</small></header>
    <h2>${entryName(bench, key, words)}</h2>
    ${
      text
        ? html`<p>${words.t(text)}</p>`
        : html`<dl>
            ${plain.map(
              (field) =>
                html`<div>
                  <dt>${fieldName(words, field)}</dt>
                  <dd>${shortly(words, entry[field])}</dd>
                </div>`,
            )}
          </dl>`
    }
    ${theirs ? nothing : marks(bench, key)}
  </article>`;
}

/** How sure we are of what. @param {Bench} bench @param {string} key */
function marks(bench, key) {
  return html`<p class="chips">
    ${Object.entries(bench.todo.entries[key].marks).map(
      ([field, mark]) =>
        html`<span class="chip ${mark}">${field ? `${fieldName(bench.words, field)}: ` : ""}${bench.t(`ws-mark-${mark}`)}</span>`,
    )}
  </p>`;
}

/** Six faces. @param {Bench} bench @param {string} key @param {boolean} theirs */
function faces(bench, key, theirs) {
  const at = (/** @type {string} */ face) => Number((theirs ? bench.value(`${key}/${face}`) : valueAt(bench.ours, `${key}/${face}`)) ?? 0);
  return html`<p class="dice">
    ${FACES.flatMap((face) => Array.from({ length: Math.max(0, at(face)) }, () => dieDrawing(face, "var(--chip)", "var(--ink)", 40, valueName(bench.words, face))))}
  </p>`;
}
