// @ts-check
/** The key: every piece, large and as a stack. */
import { blockDrawing } from "../blocks.js";
import { html } from "../lit.js";
import { LOOKS, ribbon, ribbonWidth, stackDrawing } from "../pieces.js";
import { dieDrawing } from "../signs.js";
import { drawing } from "../svg.js";

const LEADERS = [
  ["Washington", "patriots"],
  ["Clinton", "british"],
  ["Rochambeau", "french"],
  ["Cornplanter", "indians"],
];
/** @type {import("../blocks.js").Block[]} */
const BLOCKS = [
  { nation: "british", letter: "B", type: "leader", rating: "C3", name: "Howe", strength: 4, max: 4 },
  { nation: "hessian", letter: "H", type: "foot", rating: "C2", name: "Knyphausen", strength: 3, max: 4 },
  { nation: "loyalist", letter: "L", type: "dragoon", rating: "B2", name: "Tarleton", strength: 2, max: 3 },
  { nation: "indian", letter: "I", type: "indian", rating: "B1", name: "Mohawk", strength: 2, max: 3 },
  { nation: "warship", letter: "B", type: "warship", rating: "A2", name: "Graves", strength: 1, max: 3 },
  { back: true },
];
/** @type {Parameters<typeof dieDrawing>[0][]} */
const FACES = [1, 2, 3, 4, 5, 6, "hit", "flee", "command"];

/** @param {import("../types.js").Words} t */
export function key(t) {
  const one = (/** @type {string} */ kind, /** @type {"underground"} */ state) => {
    const stack = { kind, state };
    return html`<li>
      ${stackDrawing(stack, 40)} ${stackDrawing({ ...stack, count: 3 }, 22)} <b>${state ? `${t(kind)}, ${t(state)}` : t(kind)}</b>
    </li>`;
  };
  const states = (/** @type {string} */ kind) =>
    /** @type {"underground"[]} */ (LOOKS[kind].underground ? [undefined, "underground"] : [undefined]);
  const leader = (/** @type {string[]} */ [name, side]) => {
    const width = ribbonWidth(name);
    return html`${drawing(ribbon(name, side), [-width / 2 - 2, -11, width + 4, 22], width)} `;
  };
  return html`<main class="gallery key">
    <ul>
      ${Object.keys(LOOKS).flatMap((kind) => states(kind).map((state) => one(kind, state)))}
    </ul>
    <p>${LEADERS.map(leader)}</p>
    <p>${BLOCKS.map((block) => html`${blockDrawing(block, 56)} `)}</p>
    <p>${FACES.map((face) => html`${dieDrawing(face, "var(--brit)", "#fff", 34)} `)}</p>
  </main>`;
}
