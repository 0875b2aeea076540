// @ts-check
/**
 * Every piece as SVG text: shape, letter, colour. A piece is drawn around 0,0 on a square of 28 units.
 * Colours are the custom properties of css/tokens.css, so light and dark need no second drawing.
 */
import { drawing, escape, num } from "./svg.js";

/**
 * @typedef {object} Shape
 * @property {string} path outline
 * @property {string} [light] the one light line at the top left
 * @property {number} [w] width in units, 26 unless told
 *
 * @typedef {object} Look
 * @property {string} shape
 * @property {string} fill
 * @property {string} ink
 * @property {string} letter
 * @property {number} [size] of the letter, 13 unless told
 * @property {number} [dy] the letter's shift down
 * @property {string} [stroke] a coloured outline instead of the thin edge
 * @property {string} [extra] more drawing above the shape
 * @property {Partial<Look>} [underground] what is different when the piece is underground
 *
 * @typedef {object} Stack
 * @property {string} kind a key of LOOKS, or "leader" with a name and a side
 * @property {number} [count]
 * @property {"active" | "underground"} [state]
 * @property {boolean} [changed] changed since the seat looked
 * @property {boolean} [chosen]
 * @property {boolean} [dim]
 * @property {string} [name] of a leader
 * @property {string} [side] of a leader: a key of RIBBONS
 * @property {string} [id] set when the stack can be chosen by itself
 * @property {string} [group] side; stacks of one group keep together
 * @property {string} [label] for screen readers and the tooltip
 * @property {Block} [block] a block of Liberty instead of a piece
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

const SHIP = "M-9 3h11l-2 4h-7zM-4 2v-8l-4 7zM-3 2v-10l5 9z";
const SHIP_AT = `<path d="${SHIP}" transform="translate(-3.5 -.5) scale(.95)" `;

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
    extra: `<circle r="8.8" fill="none" stroke="#3A2408" stroke-width="1.1" stroke-dasharray="2.2 1.6"/>`,
  },
  blockade: {
    shape: "pill",
    fill: "var(--fr)",
    ink: "var(--frink)",
    letter: "B",
    stroke: "var(--frink)",
    extra: `${SHIP_AT}fill="var(--frink)"/>`,
  },
  squadron: { shape: "pill", fill: "var(--frink)", ink: "#fff", letter: "S", extra: `${SHIP_AT}fill="#fff"/>` },
  propaganda: {
    shape: "sheet",
    fill: "var(--fr)",
    ink: "var(--frink)",
    letter: "P",
    stroke: "var(--frink)",
    extra: `<path d="M4-12V-7H9" fill="none" stroke="var(--frink)" stroke-width="1.4"/>`,
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
export const RIBBONS = {
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
  const outline = l.stroke
    ? `stroke="${l.stroke}" stroke-width="${hollow ? 2.4 : 1.8}"${hollow ? ' stroke-dasharray="4.2 2"' : ""}`
    : `stroke="var(--edge)" stroke-width="1"`;
  const light =
    shape.light && !l.stroke ? `<path d="${shape.light}" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="1.3"/>` : "";
  const x = l.shape === "pill" ? 8.6 : 0;
  const letter = `<text class="letter" x="${x}" y="${num(4.6 + (l.dy ?? 0))}" font-size="${l.size ?? 13}" fill="${l.ink}">${l.letter}</text>`;
  return `<path d="${shape.path}" fill="${l.fill}" ${outline}/>${light}${l.extra ?? ""}${letter}`;
}

/** The darker copy that shows there is more than one. @param {string} kind @param {Stack["state"]} [state] */
function under(kind, state) {
  const l = look(kind, state);
  const dark = `color-mix(in srgb, ${l.stroke ?? l.fill} 68%, black)`;
  const body = l.stroke ? "var(--chip)" : dark;
  return `<path d="${SHAPES[l.shape].path}" transform="translate(2.6 2.6)" fill="${body}" stroke="${l.stroke ? dark : "var(--edge)"}" stroke-width="1.1"/>`;
}

/**
 * The count of a stack.
 * @param {number} count
 * @param {number} x
 * @param {number} y
 */
export function pill(count, x, y) {
  const w = count > 9 ? 17 : 12.4;
  return `<g transform="translate(${num(x)} ${num(y)})"><rect x="${-w / 2}" y="-6.4" width="${w}" height="12.8" rx="6.4" fill="var(--pill)" stroke="var(--pillink)" stroke-width=".8"/><text class="letter" y="3.8" font-size="10.5" fill="var(--pillink)">${count}</text></g>`;
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
  const count = stack.count ?? 1;
  const parts = [];
  if (stack.block) parts.push(stack.chosen ? CHOSEN_BLOCK : "", block(stack.block));
  else if (stack.kind === "leader") parts.push(ribbon(stack.name ?? "", stack.side ?? "british"));
  else {
    if (count > 1) parts.push(under(stack.kind, stack.state));
    if (stack.chosen) parts.push(chosenOutline(stack));
    parts.push(piece(stack.kind, stack.state));
    if (count > 1) parts.push(pill(count, LOOKS[stack.kind].shape === "pill" ? 15 : 10.5, -10.5));
  }
  if (stack.changed) parts.push(`<circle cx="-12" cy="-11" r="3.6" fill="var(--changed)" stroke="var(--chip)" stroke-width="1"/>`);
  if (stack.chosen) parts.push(stack.block ? tick(15, -16) : tick(11, 10));
  return `<g class="stack${stack.dim || count === 0 ? " faint" : ""}">${parts.join("")}</g>`;
}

const CHOSEN_BLOCK = `<path d="M-18-18L-15-21H21V15L18 18H-18z" fill="none" stroke="var(--legal)" stroke-width="5"/>`;

/** @param {Stack} s */
function chosenOutline(s) {
  return `<path d="${SHAPES[LOOKS[s.kind].shape].path}" fill="none" stroke="var(--legal)" stroke-width="6" stroke-linejoin="round"/>`;
}

/** The tick of what is chosen. @param {number} x @param {number} y @param {number} [r] */
export function tick(x, y, r = 7) {
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${num(r / 7)})"><circle r="7" fill="var(--select)" stroke="var(--selectink)" stroke-width="1.2"/><path d="M-3.2.2L-.9 2.6 3.4-2.4" fill="none" stroke="var(--selectink)" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}

/** @param {string} name */
export function ribbonWidth(name) {
  return name.length * 6.5 + 30;
}

/** A leader. @param {string} name @param {string} side */
export function ribbon(name, side) {
  const [fill, ink, edge] = RIBBONS[side] ?? RIBBONS.british;
  const w = ribbonWidth(name) / 2;
  return (
    `<path d="M${num(-w)}-8.5H${num(w)}L${num(w - 5)} 0 ${num(w)} 8.5H${num(-w)}z" fill="${fill}" stroke="${edge}" stroke-width="1.2"/>` +
    `<path d="M0-4.2L1.2-1.2 4.3-1 1.9 1 2.7 4 0 2.3-2.7 4-1.9 1-4.3-1-1.2-1.2z" transform="translate(${num(-w + 9)} 0)" fill="${ink}"/>` +
    `<text class="letter" x="4" y="3.8" font-size="11" fill="${ink}">${escape(name)}</text>`
  );
}

/** Control of a space: a small swallow-tailed flag, its staff at 0,0. @param {"british" | "rebellion"} side */
export function controlFlag(side) {
  const fill = side === "british" ? "var(--brit)" : "var(--cont)";
  return `<path d="M-6.5-6.5V7" stroke="var(--ink)" stroke-width="1.4"/><path d="M-6-6H8L5-1.6 8 3H-6z" fill="${fill}" stroke="var(--edge)" stroke-width=".6"/><text class="letter" x="-.4" y="1.5" font-size="8.4" fill="#fff">${side === "british" ? "B" : "R"}</text>`;
}

/** Union flag of before 1801, 25 × 15. */
const UNION = `<path d="M0 0H25V15H0z" fill="#22397A"/><path d="M0 0L25 15M25 0L0 15" stroke="#FBF8F0" stroke-width="2.6"/><path d="M12.5 0V15M0 7.5H25" stroke="#FBF8F0" stroke-width="5"/><path d="M12.5 0V15M0 7.5H25" stroke="#B4332C" stroke-width="2.8"/>`;

/** Thirteen stripes and a ring of stars. */
const STRIPES = `<path d="M0 0H25V15H0z" fill="#FBF8F0"/>${[0, 2, 4, 6, 8, 10, 12].map((i) => `<path d="M0 ${num(i * 1.154)}H25V${num(i * 1.154 + 1.154)}H0z" fill="#B4332C"/>`).join("")}<path d="M0 0H11V8.1H0z" fill="#22397A"/>${Array.from(
  { length: 13 },
  (_, i) => {
    const a = (i / 13) * Math.PI * 2;
    return `<circle cx="${num(5.5 + Math.sin(a) * 2.7)}" cy="${num(4.05 - Math.cos(a) * 2.7)}" r=".5" fill="#fff"/>`;
  },
).join("")}`;

/** A colony's flag on its staff; the foot of the staff is at 0,0. @param {"british" | "american"} side */
export function colonyFlag(side) {
  return `<g transform="translate(-1 -24)"><path d="M.6-1.5V26" stroke="var(--ink)" stroke-width="2" stroke-linecap="round"/><g transform="translate(1.6 0)">${side === "british" ? UNION : STRIPES}<path d="M0 0H25V15H0z" fill="none" stroke="var(--edge)" stroke-width=".8"/></g></g>`;
}

/** Support, neutral or opposition as triangles; level 2 … -2. @param {number} level */
export function supportGlyph(level) {
  if (level === 0) return `<path d="M-4.5 0H4.5" stroke="var(--ink2)" stroke-width="1.6"/>`;
  const up = level > 0;
  const one = up ? "M-4.4 3.6L0-4 4.4 3.6z" : "M-4.4-3.6L0 4 4.4-3.6z";
  const fill = up ? "var(--sup)" : "var(--opp)";
  const at = Math.abs(level) === 2 ? [-5, 5] : [0];
  return at.map((x) => `<path d="${one}" transform="translate(${x} 0)" fill="${fill}"/>`).join("");
}

/** Population in a ring. @param {number} n */
export function population(n) {
  return `<circle r="6" fill="var(--chip)" stroke="var(--ink2)" stroke-width="1"/><text class="letter" y="3.3" font-size="9.2" fill="var(--ink)">${n}</text>`;
}

/** The disc of a faction. @param {string} letter @param {string} fill @param {string} ink @param {string} [stroke] */
export function disc(letter, fill, ink, stroke = "var(--edge)") {
  return `<circle r="11" fill="${fill}" stroke="${stroke}" stroke-width="1.4"/><text class="letter" y="4.1" font-size="11.5" fill="${ink}">${letter}</text>`;
}

/** @type {Record<string, [string, string, string, string]>} */
const FACTION_DISCS = {
  british: ["B", "var(--brit)", "#fff", "var(--edge)"],
  patriots: ["P", "var(--cont)", "#fff", "var(--edge)"],
  french: ["F", "var(--fr)", "var(--frink)", "var(--frink)"],
  indians: ["I", "var(--ind)", "#3A2408", "var(--edge)"],
};

/** @param {string} faction @param {number} [width] @param {string} [title] */
export function factionDisc(faction, width = 20, title = "") {
  const [letter, fill, ink, stroke] = FACTION_DISCS[faction];
  return drawing(disc(letter, fill, ink, stroke), [-12, -12, 24, 24], width, title);
}

const PIPS = [
  [],
  [[0, 0]],
  [
    [-6, -6],
    [6, 6],
  ],
  [
    [-6, -6],
    [0, 0],
    [6, 6],
  ],
  [
    [-6, -6],
    [6, -6],
    [-6, 6],
    [6, 6],
  ],
  [
    [-6, -6],
    [6, -6],
    [0, 0],
    [-6, 6],
    [6, 6],
  ],
  [
    [-6, -6],
    [6, -6],
    [-6, 0],
    [6, 0],
    [-6, 6],
    [6, 6],
  ],
];

/**
 * A die: a number of pips (a sum of dice as a figure), or a face of 1775.
 * @param {number | "hit" | "flee" | "command"} face
 * @param {string} fill
 * @param {string} ink
 */
export function die(face, fill, ink) {
  let mark = "";
  if (typeof face === "number" && !PIPS[face]) mark = `<text class="letter" y="5" font-size="14" fill="${ink}">${face}</text>`;
  else if (typeof face === "number") mark = PIPS[face].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.4" fill="${ink}"/>`).join("");
  else if (face === "hit")
    mark = `<g fill="none" stroke="${ink}" stroke-width="1.9"><circle r="6.4"/><path d="M0-9V-4M0 9V4M-9 0H-4M9 0H4"/></g>`;
  else if (face === "flee")
    mark = `<path d="M0 8V-7M-5.5-1.5L0-7.4 5.5-1.5" fill="none" stroke="${ink}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `<rect x="-13" y="-13" width="26" height="26" rx="5.2" fill="${fill}" stroke="var(--edge)" stroke-width="1"/>${mark}`;
}

/** @param {Parameters<typeof die>[0]} face @param {string} fill @param {string} ink @param {number} [width] @param {string} [title] */
export function dieDrawing(face, fill, ink, width = 26, title = "") {
  return drawing(die(face, fill, ink), [-14, -14, 28, 28], width, title);
}

/** A stack as a drawing of its own, for panels. @param {Stack} s @param {number} [size] width of a plain piece in px @param {string} [title] */
export function stackDrawing(s, size = 26, title = s.label ?? "") {
  const w = stackWidth(s) + 4;
  const h = s.block ? 48 : 34;
  return drawing(stack(s), [-w / 2, -h / 2 - 1, w, h], (w * size) / 28, title);
}

/**
 * @typedef {object} Block
 * @property {boolean} [back] turned away: nothing else is known of it but its side, where `nation` is british or american
 * @property {"british" | "hessian" | "loyalist" | "indian" | "warship" | "american" | "french"} [nation]
 * @property {string} [letter] of the nation
 * @property {"foot" | "dragoon" | "leader" | "warship" | "indian"} [type]
 * @property {string} [rating] class and fire, such as C2
 * @property {string} [name]
 * @property {number} [strength]
 * @property {number} [max]
 */

/** @type {Record<string, string>} */
const NATIONS = {
  british: "var(--b-british)",
  hessian: "var(--b-hessian)",
  loyalist: "var(--b-loyalist)",
  indian: "var(--b-indian)",
  warship: "var(--b-warship)",
  american: "var(--b-back)",
  french: "var(--frink)",
};

/** @type {Record<string, string>} */
const SIGNS = {
  foot: "M-6.5-4.5H6.5V4.5H-6.5zM-6.5-4.5L6.5 4.5M6.5-4.5L-6.5 4.5",
  dragoon: "M-6.5-4.5H6.5V4.5H-6.5zM6.5-4.5L-6.5 4.5",
  indian: "M-6 5.5L6-5.5M2-5.5H6V-1.5M-6 2V5.5H-2.5",
};
const SIGN_FLAG = `<path d="M-6-5.5H6.5L4.4-2.2 6.5 1.2H-4.6V6H-6z" fill="var(--stickerink)"/>`;
const SIGN_SHIP = `<path d="M-7.5 2h13l-2.4 4h-8.4zM-1.6 1v-8l-4 7.4zM-.4 1v-9.5l4.6 9z" fill="var(--stickerink)"/>`;

/** A block of 36 units, seen slightly from the upper left. @param {Block} b */
export function block(b) {
  const colour = b.back && b.nation !== "british" ? "var(--b-back)" : NATIONS[b.nation ?? "american"];
  const cube = `<path d="M-18-18L-15-21H21L18-18z" fill="color-mix(in srgb, ${colour} 70%, white)"/><path d="M18-18L21-21V15L18 18z" fill="color-mix(in srgb, ${colour} 62%, black)"/><path d="M-18-18H18V18H-18z" fill="${colour}"/><path d="M-18-18L-15-21H21V15L18 18H-18z" fill="none" stroke="var(--edge)" stroke-width=".8"/>`;
  if (b.back) {
    const faint = b.nation === "british" ? "#E3B3AC" : "#8FA3C4";
    return `${cube}<path d="M-14.5-14.5H14.5V14.5H-14.5z" fill="none" stroke="${faint}" stroke-opacity=".55" stroke-width=".9"/><path d="M0-7.5L2.1-2.3 7.7-2 3.4 1.6 4.8 7 0 4-4.8 7-3.4 1.6-7.7-2-2.1-2.3z" fill="${faint}"/>`;
  }
  const max = b.max ?? b.strength ?? 1;
  const pips = Array.from(
    { length: max },
    (_, i) =>
      `<rect x="${num(-9.5 + i * 6.6)}" y="-16.4" width="5.4" height="5.4" rx="1" fill="${i < (b.strength ?? 0) ? "var(--pip)" : "none"}" stroke="var(--pip)" stroke-width=".9"/>`,
  ).join("");
  const sign =
    b.type === "leader"
      ? SIGN_FLAG
      : b.type === "warship"
        ? SIGN_SHIP
        : `<path d="${SIGNS[b.type ?? "foot"]}" fill="none" stroke="var(--stickerink)" stroke-width="1.4"/>`;
  const name = b.name ?? "";
  const fit = name.length > 7 ? ` textLength="30" lengthAdjust="spacingAndGlyphs"` : "";
  return (
    `${cube}<text class="letter" x="-13.8" y="-10.6" font-size="8" fill="var(--pip)">${escape(b.letter ?? "")}</text>${pips}` +
    `<path d="M-16-9.4H16V16.2H-16z" fill="var(--sticker)"/><g transform="translate(-8 -1.2) scale(.95)">${sign}</g>` +
    `<text class="letter" x="8.3" y="2.4" font-size="11.5" fill="${colour}">${escape(b.rating ?? "")}</text>` +
    `<text class="narrow" x="0" y="13.4" font-size="9.2"${fit} fill="var(--stickerink)">${escape(name)}</text>`
  );
}

/** @param {Block} b @param {number} [width] @param {string} [title] */
export function blockDrawing(b, width = 46, title = "") {
  return drawing(block(b), [-19, -22, 41, 41], width, title);
}

/** The compass, turned so that its north is north. @param {number} turn degrees @param {number} r */
export function compass(turn, r) {
  const s = r / 30;
  const rays = [0, 90, 180, 270]
    .map(
      (a) =>
        `<g transform="rotate(${a})"><path d="M0-27L4-4 0 0z" fill="var(--seal)"/><path d="M0-27L-4-4 0 0z" fill="var(--sea2)"/><path d="M0-27L4-4 0 0-4-4z" fill="none"/></g>`,
    )
    .join("");
  const lesser = [45, 135, 225, 315].map((a) => `<path d="M0-19L2.6-3 0 0-2.6-3z" transform="rotate(${a})" fill="var(--sea2)"/>`).join("");
  return `<g class="compass" transform="rotate(${num(turn)}) scale(${num(s)})"><circle r="21"/><circle r="17.5" stroke-dasharray="1 2.2"/>${lesser}${rays}<text y="-30.5" font-size="11">N</text></g>`;
}

/**
 * The row of boxes of one side in a district.
 * @param {"patriote" | "loyal"} side
 * @param {number} filled
 * @param {number[]} extra cost of each box beyond the base
 * @param {number} [size]
 */
export function boxes(side, filled, extra, size = 9.4) {
  const colour = `var(--cube-${side})`;
  const ink = `var(--${side})`;
  return extra
    .map((cost, i) => {
      const full = i < filled;
      const style = full
        ? `fill="${colour}" stroke="var(--edge)" stroke-width=".4"`
        : `fill="var(--chip)" stroke="${ink}" stroke-width=".6"`;
      const x = i * size;
      const r = (size - 0.8) / 2;
      const mark =
        side === "patriote"
          ? `<circle cx="${num(x + size / 2)}" cy="${num(size / 2)}" r="${num(r)}" ${style}/>`
          : `<rect x="${num(x + 0.4)}" y=".4" width="${num(r * 2)}" height="${num(r * 2)}" ${style}/>`;
      const figure =
        !full && cost
          ? `<text class="letter" x="${num(x + size / 2)}" y="${num(size / 2 + 2.3)}" font-size="6.6" fill="${ink}">${cost}</text>`
          : "";
      return mark + figure;
    })
    .join("");
}
