// @ts-check
/** The blocks of Liberty: seen slightly from the upper left, upright or turned away. */
import { nothing, svg } from "./lit.js";
import { drawing, num } from "./svg.js";

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
/** Signs that are filled. @type {Record<string, string>} */
const FULL_SIGNS = {
  leader: "M-6-5.5H6.5L4.4-2.2 6.5 1.2H-4.6V6H-6z",
  warship: "M-7.5 2h13l-2.4 4h-8.4zM-1.6 1v-8l-4 7.4zM-.4 1v-9.5l4.6 9z",
};
/** Letters of a name that need no squeezing. */
const SHORT_NAME = 7;

/** The outline around a block that is chosen. */
export const CHOSEN_BLOCK = svg`<path d="M-18-18L-15-21H21V15L18 18H-18z" fill="none" stroke="var(--legal)" stroke-width="5" />`;

/** A block of 36 units. @param {Block} b */
export function block(b) {
  const colour = b.back && b.nation !== "british" ? "var(--b-back)" : NATIONS[b.nation ?? "american"];
  return svg`
    <path d="M-18-18L-15-21H21L18-18z" fill="color-mix(in srgb, ${colour} 70%, white)" />
    <path d="M18-18L21-21V15L18 18z" fill="color-mix(in srgb, ${colour} 62%, black)" />
    <path d="M-18-18H18V18H-18z" fill=${colour} />
    <path d="M-18-18L-15-21H21V15L18 18H-18z" fill="none" stroke="var(--edge)" stroke-width=".8" />
    ${b.back ? back(b.nation === "british" ? "#E3B3AC" : "#8FA3C4") : front(b, colour)}`;
}

/** @param {string} faint */
function back(faint) {
  return svg`
    <path d="M-14.5-14.5H14.5V14.5H-14.5z" fill="none" stroke=${faint} stroke-opacity=".55" stroke-width=".9" />
    <path d="M0-7.5L2.1-2.3 7.7-2 3.4 1.6 4.8 7 0 4-4.8 7-3.4 1.6-7.7-2-2.1-2.3z" fill=${faint} />`;
}

/** @param {Block} b @param {string} colour */
function front(b, colour) {
  const strength = b.strength ?? 0;
  const full = FULL_SIGNS[b.type ?? ""];
  const name = b.name ?? "";
  const long = name.length > SHORT_NAME;
  return svg`
    <text class="letter" x="-13.8" y="-10.6" font-size="8" fill="var(--pip)">${b.letter}</text>
    ${Array.from({ length: b.max ?? b.strength ?? 1 }, (_, i) => pip(-9.5 + i * 6.6, i < strength))}
    <path d="M-16-9.4H16V16.2H-16z" fill="var(--sticker)" />
    <g transform="translate(-8 -1.2) scale(.95)">
      ${full ? svg`<path d=${full} fill="var(--stickerink)" />` : svg`<path d=${SIGNS[b.type ?? "foot"]} fill="none" stroke="var(--stickerink)" stroke-width="1.4" />`}
    </g>
    <text class="letter" x="8.3" y="2.4" font-size="11.5" fill=${colour}>${b.rating}</text>
    <text class="narrow" x="0" y="13.4" font-size="9.2" textLength=${long ? 30 : nothing} lengthAdjust=${long ? "spacingAndGlyphs" : nothing}
      fill="var(--stickerink)">${name}</text>`;
}

/** A step of strength. @param {number} x @param {boolean} full */
function pip(x, full) {
  return svg`<rect x=${num(x)} y="-16.4" width="5.4" height="5.4" rx="1" fill=${full ? "var(--pip)" : "none"} stroke="var(--pip)" stroke-width=".9" />`;
}

/** @param {Block} b @param {number} [width] @param {string} [title] */
export function blockDrawing(b, width = 46, title = "") {
  return drawing(block(b), [-19, -22, 41, 41], width, title);
}
