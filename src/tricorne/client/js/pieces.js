// @ts-check
/**
 * Every piece as a drawing: shape, letter, colour. A piece is drawn around 0,0 on a square of 28 units.
 * Colours are the custom properties of css/tokens.css, so light and dark need no second drawing.
 */
import { CHOSEN_BLOCK, block } from "./blocks.js";
import { nothing, svg } from "./lit.js";
import { pill, tick } from "./signs.js";
import { at, drawing, num } from "./svg.js";

/**
 * @typedef {object} Shape
 * @property {string} path outline
 * @property {string} [light] the one light line at the top left
 * @property {number} [w] width in units, by default 26
 *
 * @typedef {object} Look
 * @property {string} shape
 * @property {string} fill
 * @property {string} ink
 * @property {string} letter
 * @property {number} [size] of the letter, by default 13
 * @property {number} [dy] the letter's shift down
 * @property {string} [stroke] a coloured outline instead of the thin edge
 * @property {import("./lit.js").Template} [extra] more drawing above the shape
 * @property {Partial<Look>} [underground] what is different when the piece is underground
 *
 * @typedef {object} Stack
 * @property {string} kind a key of LOOKS, or "leader" with a name and a side
 * @property {number} [count]
 * @property {"active" | "underground"} [state]
 * @property {boolean} [changed] changed since the seat looked
 * @property {boolean} [chosen]
 * @property {boolean} [dim]
 * @property {boolean} [turned] it has just changed its state
 * @property {string} [name] of a leader
 * @property {string} [side] of a leader: a key of RIBBONS
 * @property {string} [id] set when the stack can be chosen by itself
 * @property {string} [group] side; stacks of one group keep together
 * @property {string} [label] for screen readers and the tooltip
 * @property {import("./blocks.js").Block} [block] a block of Liberty instead of a piece
 */

/** @type {Record<string, Shape>} */
const SHAPES = {
  square: { path: "M-10-11h20a1 1 0 0 1 1 1v20a1 1 0 0 1-1 1h-20a1 1 0 0 1-1-1v-20a1 1 0 0 1 1-1z", light: "M-9.4 8.5V-9.4H8.5" },
  cut: { path: "M-11-11H4L11-4V11H-11z", light: "M-9.4 8.5V-9.4H3" },
  octagon: { path: "M-4.8-11.5H4.8L11.5-4.8V4.8L4.8 11.5H-4.8L-11.5 4.8V-4.8z", light: "M-9.9 4V-4.1L-4.1-9.9H4" },
  bastion: { path: "M-13-13Q-4-7 0-7T13-13Q7-4 7 0T13 13Q4 7 0 7T-13 13Q-7 4-7 0T-13-13z", w: 26 },
  star: { path: "M0-13.6L4-4.6 13.6-3.8 6.3 2.5 8.6 12 0 6.9-8.6 12-6.3 2.5-13.6-3.8-4-4.6z", w: 27 },
  shield: { path: "M-10.5-11.5Q-5-9.6 0-11.5 5-9.6 10.5-11.5V-1Q10 8 0 13-10 8-10.5-1z", light: "M-9-1V-9.6Q-4.5-8.6 0-9.9" },
  flat: { path: "M-13 0L-6.5-11.2H6.5L13 0 6.5 11.2H-6.5z", light: "M-11.2-.2L-5.7-9.7H5.2", w: 27 },
  pointed: { path: "M0-13L11.2-6.5V6.5L0 13-11.2 6.5V-6.5z", light: "M-9.7 5V-5.6L-.4-11.2", w: 24 },
  lozenge: { path: "M0-14L14 0 0 14-14 0z", light: "M-11.8-.2L-.2-11.8", w: 29 },
  disc: { path: "M-11.5 0a11.5 11.5 0 1 1 23 0a11.5 11.5 0 1 1-23 0z", w: 25 },
  pill: { path: "M-8-9.5H8A9.5 9.5 0 0 1 8 9.5H-8A9.5 9.5 0 0 1-8-9.5z", w: 36 },
  sheet: { path: "M-9-12H4L9-7V12H-9z", w: 20 },
  flame: { path: "M0-13C2-8 9-4 9 4A9 9 0 0 1-9 4C-9 0-6-2-5-5-3-4-2-3-2-1 1-4 1-9 0-13z", w: 20 },
  cube: { path: "M-8-8H8V8H-8z", w: 18 },
};

/** @param {string} fill */
const ship = (fill) =>
  svg`<path d="M-9 3h11l-2 4h-7zM-4 2v-8l-4 7zM-3 2v-10l5 9z" transform="translate(-3.5 -.5) scale(.95)" fill=${fill} />`;

/** @type {Record<string, Look>} */
export const LOOKS = {
  british_regular: { shape: "square", fill: "var(--brit)", ink: "#fff", letter: "R" },
  tory: { shape: "cut", fill: "var(--tory)", ink: "#0F2417", letter: "T" },
  british_fort: { shape: "bastion", fill: "var(--brit)", ink: "#fff", letter: "F", size: 10.5 },
  patriot_fort: { shape: "star", fill: "var(--mil)", ink: "#fff", letter: "F", size: 10.5, dy: 0.6 },
  continental: { shape: "shield", fill: "var(--cont)", ink: "#fff", letter: "C" },
  militia: {
    shape: "flat",
    fill: "var(--mil)",
    ink: "#fff",
    letter: "M",
    underground: { fill: "var(--chip)", ink: "var(--pat)", stroke: "var(--pat)" },
  },
  french_regular: { shape: "lozenge", fill: "var(--fr)", ink: "var(--frink)", letter: "R", stroke: "var(--frink)" },
  war_party: {
    shape: "pointed",
    fill: "var(--ind)",
    ink: "#3A2408",
    letter: "W",
    underground: { fill: "var(--chip)", ink: "var(--indl)", stroke: "var(--indl)" },
  },
  village: {
    shape: "disc",
    fill: "var(--ind)",
    ink: "#3A2408",
    letter: "V",
    size: 11.5,
    extra: svg`<circle r="8.8" fill="none" stroke="#3A2408" stroke-width="1.1" stroke-dasharray="2.2 1.6" />`,
  },
  blockade: { shape: "pill", fill: "var(--fr)", ink: "var(--frink)", letter: "B", stroke: "var(--frink)", extra: ship("var(--frink)") },
  squadron: { shape: "pill", fill: "var(--frink)", ink: "#fff", letter: "S", extra: ship("#fff") },
  propaganda: {
    shape: "sheet",
    fill: "var(--fr)",
    ink: "var(--frink)",
    letter: "P",
    stroke: "var(--frink)",
    extra: svg`<path d="M4-12V-7H9" fill="none" stroke="var(--frink)" stroke-width="1.4" />`,
  },
  raid: { shape: "flame", fill: "var(--raid)", ink: "#fff", letter: "!", dy: 3 },

  british_regulars: { shape: "square", fill: "var(--brit1775)", ink: "#fff", letter: "R" },
  loyalists: { shape: "cut", fill: "var(--loyalist)", ink: "#33260A", letter: "L" },
  hessians: { shape: "octagon", fill: "var(--hessian)", ink: "#2E1600", letter: "H" },
  continentals: { shape: "shield", fill: "var(--cont1775)", ink: "#fff", letter: "C" },
  patriots: { shape: "flat", fill: "var(--patriot)", ink: "#1F3B66", letter: "P", stroke: "#1F3B66" },
  french: { shape: "lozenge", fill: "var(--french)", ink: "#2A1745", letter: "F" },
  natives: { shape: "pointed", fill: "var(--native)", ink: "#0F2417", letter: "N" },
};

/** Ribbons of leaders: fill, ink, outline. @type {Record<string, [string, string, string]>} */
const RIBBONS = {
  british: ["var(--brit)", "#fff", "var(--edge)"],
  patriots: ["var(--cont)", "#fff", "var(--edge)"],
  french: ["var(--fr)", "var(--frink)", "var(--frink)"],
  indians: ["var(--ind)", "#2E1C06", "var(--edge)"],
};

const WIDTH_PLAIN = 26;

/** @param {string} kind @param {Stack["state"]} [state] @returns {Look} */
function look(kind, state) {
  const base = LOOKS[kind];
  if (!base) throw new Error(`no piece is called ${kind}`);
  return state === "underground" && base.underground ? { ...base, ...base.underground } : base;
}

/**
 * One piece without count.
 * @param {string} kind
 * @param {Stack["state"]} [state]
 */
export function piece(kind, state) {
  const l = look(kind, state);
  const shape = SHAPES[l.shape];
  const hollow = state === "underground" && l.underground;
  return svg`
    <path d=${shape.path} fill=${l.fill} stroke=${l.stroke ?? "var(--edge)"}
      stroke-width=${l.stroke ? (hollow ? 2.4 : 1.8) : 1} stroke-dasharray=${l.stroke && hollow ? "4.2 2" : nothing} />
    ${shape.light && !l.stroke ? svg`<path d=${shape.light} fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.3" />` : nothing}
    ${l.extra ?? nothing}
    <text class="letter" x=${l.shape === "pill" ? 8.6 : 0} y=${num(4.6 + (l.dy ?? 0))} font-size=${l.size ?? 13} fill=${l.ink}>${l.letter}</text>`;
}

/** The darker copy that shows there is more than one. @param {string} kind @param {Stack["state"]} [state] */
function under(kind, state) {
  const l = look(kind, state);
  const dark = `color-mix(in srgb, ${l.stroke ?? l.fill} 68%, black)`;
  return svg`<path d=${SHAPES[l.shape].path} transform="translate(2.6 2.6)" fill=${l.stroke ? "var(--chip)" : dark}
    stroke=${l.stroke ? dark : "var(--edge)"} stroke-width="1.1" />`;
}

/** Width of a stack in units. @param {Stack} stack */
export function stackWidth(stack) {
  if (stack.block) return 42;
  if (stack.kind === "leader") return ribbonWidth(stack.name ?? "");
  const l = LOOKS[stack.kind];
  return (l ? (SHAPES[l.shape].w ?? WIDTH_PLAIN) : WIDTH_PLAIN) + 4;
}

/**
 * A stack: the piece, its copy behind, the count, the violet dot, the tick.
 * @param {Stack} stack
 */
export function stack(stack) {
  const faint = stack.dim || stack.count === 0;
  return svg`<g class="stack ${faint ? "faint" : ""} ${stack.turned ? "turn" : ""}">
    ${stack.block ? [stack.chosen ? CHOSEN_BLOCK : nothing, block(stack.block)] : stack.kind === "leader" ? ribbon(stack.name ?? "", stack.side ?? "british") : pieces(stack)}
    ${stack.changed ? svg`<circle cx="-12" cy="-11" r="3.6" fill="var(--changed)" stroke="var(--chip)" stroke-width="1" />` : nothing}
    ${stack.chosen ? (stack.block ? tick(15, -16) : tick(11, 10)) : nothing}
  </g>`;
}

/** @param {Stack} s */
function pieces({ kind, state, count = 1, chosen }) {
  const { path } = SHAPES[look(kind, state).shape];
  return [
    count > 1 ? under(kind, state) : nothing,
    chosen ? svg`<path d=${path} fill="none" stroke="var(--legal)" stroke-width="6" stroke-linejoin="round" />` : nothing,
    piece(kind, state),
    count > 1 ? pill(count, LOOKS[kind].shape === "pill" ? 15 : 10.5, -10.5) : nothing,
  ];
}

/** @param {string} name */
export function ribbonWidth(name) {
  return name.length * 6.5 + 30;
}

/** A leader. @param {string} name @param {string} side */
export function ribbon(name, side) {
  const [fill, ink, edge] = RIBBONS[side] ?? RIBBONS.british;
  const w = ribbonWidth(name) / 2;
  return svg`
    <path d="M${num(-w)}-8.5H${num(w)}L${num(w - 5)} 0 ${num(w)} 8.5H${num(-w)}z" fill=${fill} stroke=${edge} stroke-width="1.2" />
    <path d="M0-4.2L1.2-1.2 4.3-1 1.9 1 2.7 4 0 2.3-2.7 4-1.9 1-4.3-1-1.2-1.2z" transform=${at(9 - w)} fill=${ink} />
    <text class="letter" x="4" y="3.8" font-size="11" fill=${ink}>${name}</text>`;
}

/** A stack as a drawing of its own, for panels. @param {Stack} s @param {number} [size] width of a plain piece in px @param {string} [title] */
export function stackDrawing(s, size = 26, title = s.label ?? "") {
  const w = stackWidth(s) + 4;
  const h = s.block ? 48 : 34;
  return drawing(stack(s), [-w / 2, -h / 2 - 1, w, h], (w * size) / 28, title);
}
