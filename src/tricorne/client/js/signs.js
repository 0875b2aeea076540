// @ts-check
/** Signs that go with the pieces: counts, ticks, flags, support, discs of factions, dice, boxes of a district, the compass. */
import { nothing, svg } from "./lit.js";
import { at, drawing, num } from "./svg.js";

/**
 * The count of a stack.
 * @param {number} count
 * @param {number} x
 * @param {number} y
 */
export function pill(count, x, y) {
  const w = count > 9 ? 17 : 12.4;
  return svg`<g transform=${at(x, y)}>
    <rect x=${-w / 2} y="-6.4" width=${w} height="12.8" rx="6.4" fill="var(--pill)" stroke="var(--pillink)" stroke-width=".8" />
    <text class="letter" y="3.8" font-size="10.5" fill="var(--pillink)">${count}</text>
  </g>`;
}

/** The tick of what is chosen. @param {number} x @param {number} y @param {number} [r] */
export function tick(x, y, r = 7) {
  return svg`<g transform="${at(x, y)} scale(${num(r / 7)})">
    <circle r="7" fill="var(--select)" stroke="var(--selectink)" stroke-width="1.2" />
    <path d="M-3.2.2L-.9 2.6 3.4-2.4" fill="none" stroke="var(--selectink)" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" />
  </g>`;
}

/** Control of a space: a small swallow-tailed flag, its staff at 0,0. @param {"british" | "rebellion"} side */
export function controlFlag(side) {
  return svg`
    <path d="M-6.5-6.5V7" stroke="var(--ink)" stroke-width="1.4" />
    <path d="M-6-6H8L5-1.6 8 3H-6z" fill=${side === "british" ? "var(--brit)" : "var(--cont)"} stroke="var(--edge)" stroke-width=".6" />
    <text class="letter" x="-.4" y="1.5" font-size="8.4" fill="#fff">${side === "british" ? "B" : "R"}</text>`;
}

/** Union flag of before 1801, 25 × 15. */
const UNION = svg`
  <path d="M0 0H25V15H0z" fill="#22397A" />
  <path d="M0 0L25 15M25 0L0 15" stroke="#FBF8F0" stroke-width="2.6" />
  <path d="M12.5 0V15M0 7.5H25" stroke="#FBF8F0" stroke-width="5" />
  <path d="M12.5 0V15M0 7.5H25" stroke="#B4332C" stroke-width="2.8" />`;

/** Every second of thirteen stripes. */
const RED = [0, 2, 4, 6, 8, 10, 12].map((i) => `M0 ${num(i * 1.154)}H25V${num(i * 1.154 + 1.154)}H0z`).join("");

/** Thirteen stripes and a ring of stars. */
const STRIPES = svg`
  <path d="M0 0H25V15H0z" fill="#FBF8F0" />
  <path d=${RED} fill="#B4332C" />
  <path d="M0 0H11V8.1H0z" fill="#22397A" />
  ${Array.from({ length: 13 }, (_, i) => {
    const a = (i / 13) * Math.PI * 2;
    return svg`<circle cx=${num(5.5 + Math.sin(a) * 2.7)} cy=${num(4.05 - Math.cos(a) * 2.7)} r=".5" fill="#fff" />`;
  })}`;

/** A colony's flag on its staff; the foot of the staff is at 0,0. @param {"british" | "american"} side */
export function colonyFlag(side) {
  return svg`<g transform="translate(-1 -24)">
    <path d="M.6-1.5V26" stroke="var(--ink)" stroke-width="2" stroke-linecap="round" />
    <g transform="translate(1.6 0)">
      ${side === "british" ? UNION : STRIPES}
      <path d="M0 0H25V15H0z" fill="none" stroke="var(--edge)" stroke-width=".8" />
    </g>
  </g>`;
}

/** Support, neutral or opposition as triangles; level 2 … -2. @param {number} level */
export function supportGlyph(level) {
  if (level === 0) return svg`<path d="M-4.5 0H4.5" stroke="var(--ink2)" stroke-width="1.6" />`;
  const one = level > 0 ? "M-4.4 3.6L0-4 4.4 3.6z" : "M-4.4-3.6L0 4 4.4-3.6z";
  const fill = level > 0 ? "var(--sup)" : "var(--opp)";
  return (Math.abs(level) === 2 ? [-5, 5] : [0]).map((x) => svg`<path d=${one} transform=${at(x)} fill=${fill} />`);
}

/** Population in a ring. @param {number} n */
export function population(n) {
  return svg`
    <circle r="6" fill="var(--chip)" stroke="var(--ink2)" stroke-width="1" />
    <text class="letter" y="3.3" font-size="9.2" fill="var(--ink)">${n}</text>`;
}

/** Letter, fill, ink and outline. @type {Record<string, [string, string, string, string]>} */
const FACTION_DISCS = {
  british: ["B", "var(--brit)", "#fff", "var(--edge)"],
  patriots: ["P", "var(--cont)", "#fff", "var(--edge)"],
  french: ["F", "var(--fr)", "var(--frink)", "var(--frink)"],
  indians: ["I", "var(--ind)", "#3A2408", "var(--edge)"],
};

/** @param {string} faction @param {number} [width] @param {string} [title] */
export function factionDisc(faction, width = 20, title = "") {
  const [letter, fill, ink, stroke] = FACTION_DISCS[faction];
  const disc = svg`
    <circle r="11" fill=${fill} stroke=${stroke} stroke-width="1.4" />
    <text class="letter" y="4.1" font-size="11.5" fill=${ink}>${letter}</text>`;
  return drawing(disc, [-12, -12, 24, 24], width, title);
}

/** Where the pips of a face stand, by their number. */
const PIPS = [
  "",
  "0 0",
  "-6 -6,6 6",
  "-6 -6,0 0,6 6",
  "-6 -6,6 -6,-6 6,6 6",
  "-6 -6,6 -6,0 0,-6 6,6 6",
  "-6 -6,6 -6,-6 0,6 0,-6 6,6 6",
].map((places) => (places ? places.split(",").map((place) => place.split(" ")) : []));

/**
 * A die: a number of pips (a sum of dice as a figure), or a face of 1775.
 * @param {number | "hit" | "flee" | "command"} face
 * @param {string} fill
 * @param {string} ink
 */
function die(face, fill, ink) {
  return svg`<rect x="-13" y="-13" width="26" height="26" rx="5.2" fill=${fill} stroke="var(--edge)" stroke-width="1" />${dieMark(face, ink)}`;
}

/** @param {Parameters<typeof die>[0]} face @param {string} ink */
function dieMark(face, ink) {
  if (typeof face === "number" && !PIPS[face]) return svg`<text class="letter" y="5" font-size="14" fill=${ink}>${face}</text>`;
  if (typeof face === "number") return PIPS[face].map(([x, y]) => svg`<circle cx=${x} cy=${y} r="2.4" fill=${ink} />`);
  if (face === "hit")
    return svg`<g fill="none" stroke=${ink} stroke-width="1.9"><circle r="6.4" /><path d="M0-9V-4M0 9V4M-9 0H-4M9 0H4" /></g>`;
  if (face === "flee")
    return svg`<path d="M0 8V-7M-5.5-1.5L0-7.4 5.5-1.5" fill="none" stroke=${ink} stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" />`;
  return nothing;
}

/** @param {Parameters<typeof die>[0]} face @param {string} fill @param {string} ink @param {number} [width] @param {string} [title] */
export function dieDrawing(face, fill, ink, width = 26, title = "") {
  return drawing(die(face, fill, ink), [-14, -14, 28, 28], width, title);
}

/** The compass, turned so that its north is north. @param {number} turn degrees @param {number} r */
export function compass(turn, r) {
  const ray = (/** @type {number} */ a) => svg`<g transform="rotate(${a})">
    <path d="M0-27L4-4 0 0z" fill="var(--seal)" /><path d="M0-27L-4-4 0 0z" fill="var(--sea2)" /><path d="M0-27L4-4 0 0-4-4z" fill="none" />
  </g>`;
  const lesser = (/** @type {number} */ a) => svg`<path d="M0-19L2.6-3 0 0-2.6-3z" transform="rotate(${a})" fill="var(--sea2)" />`;
  return svg`<g class="compass" transform="rotate(${num(turn)}) scale(${num(r / 30)})">
    <circle r="21" /><circle r="17.5" stroke-dasharray="1 2.2" />
    ${[45, 135, 225, 315].map(lesser)}${[0, 90, 180, 270].map(ray)}
    <text y="-30.5" font-size="11">N</text>
  </g>`;
}

/**
 * The row of boxes of one side in a district.
 * @param {"patriote" | "loyal"} side
 * @param {number} filled
 * @param {number[]} extra cost of each box beyond the base
 * @param {number} [size]
 */
export function boxes(side, filled, extra, size = 9.4) {
  const ink = `var(--${side})`;
  const r = (size - 0.8) / 2;
  return extra.map((cost, i) => {
    const full = i < filled;
    const [fill, stroke, width] = full ? [`var(--cube-${side})`, "var(--edge)", 0.4] : ["var(--chip)", ink, 0.6];
    const x = i * size;
    const middle = num(x + size / 2);
    const box =
      side === "patriote"
        ? svg`<circle cx=${middle} cy=${num(size / 2)} r=${num(r)} fill=${fill} stroke=${stroke} stroke-width=${width} />`
        : svg`<rect x=${num(x + 0.4)} y=".4" width=${num(r * 2)} height=${num(r * 2)} fill=${fill} stroke=${stroke} stroke-width=${width} />`;
    const figure = svg`<text class="letter" x=${middle} y=${num(size / 2 + 2.3)} font-size="6.6" fill=${ink}>${cost}</text>`;
    return [box, full || !cost ? nothing : figure];
  });
}
