// @ts-check
/** The drawings that a key names, as they are on the board: `piece:militia:underground`, `die:hit`, `level:-1`. */
import { blockDrawing } from "../blocks.js";
import { nothing, svg } from "../lit.js";
import { ribbon, ribbonWidth, stackDrawing } from "../pieces.js";
import { boxes, colonyFlag, controlFlag, dieDrawing, factionDisc, population, supportGlyph } from "../signs.js";
import { drawing } from "../svg.js";

const SIZE = 26;
const LEADERS = /** @type {Record<string, string>} */ ({ patriots: "Washington", british: "Gage", french: "Rochambeau", indians: "Brant" });
/** @type {Record<string, import("../blocks.js").Block>} */
const BLOCKS = {
  foot: { nation: "american", letter: "A", type: "foot", rating: "C2", name: "Greene", strength: 3, max: 4 },
  leader: { nation: "british", letter: "B", type: "leader", rating: "C3", name: "Howe", strength: 4, max: 4 },
  dragoon: { nation: "loyalist", letter: "L", type: "dragoon", rating: "B2", name: "Tarleton", strength: 2, max: 3 },
  indian: { nation: "indian", letter: "I", type: "indian", rating: "B1", name: "Mohawk", strength: 2, max: 3 },
  warship: { nation: "warship", letter: "B", type: "warship", rating: "A2", name: "Graves", strength: 1, max: 3 },
  back: { back: true },
};
const small = (/** @type {unknown} */ inner, half = 11) => drawing(inner, [-half, -half, 2 * half, 2 * half], SIZE);
const tag = (/** @type {string} */ text, /** @type {string} */ fill) =>
  small(
    svg`<rect x="-10" y="-7" width="20" height="14" rx="4" fill=${fill} /><text class="letter" y="4" font-size="9" fill="#fff">${text}</text>`,
  );

/** @type {Record<string, (name: string, more: string) => unknown>} */
const DRAWN = {
  piece: (kind, state) => stackDrawing({ kind, ...(state === "underground" && { state: "underground" }) }, SIZE),
  leader: (side) => {
    const name = LEADERS[side] ?? "";
    const width = ribbonWidth(name);
    return drawing(ribbon(name, side), [-width / 2 - 2, -11, width + 4, 22], 44);
  },
  faction: (side) => factionDisc(/** @type {any} */ (side), SIZE),
  die: (face) => dieDrawing(/** @type {any} */ (face === "score" ? 4 : face), "var(--brit)", "#fff", SIZE),
  flag: (side) => drawing(colonyFlag(/** @type {any} */ (side)), [-15, -15, 30, 30], SIZE),
  control: (side) => small(controlFlag(/** @type {any} */ (side))),
  level: (level) => small(supportGlyph(Number(level))),
  population: (n) => small(population(Number(n))),
  block: (type) => blockDrawing(BLOCKS[type] ?? BLOCKS.foot, 34),
  nation: (nation) => blockDrawing({ ...BLOCKS.foot, nation: /** @type {any} */ (nation), letter: nation[0].toUpperCase() }, 34),
  boxes: (side) => drawing(boxes(side === "loyal" ? "loyal" : "patriote", 2, [0, 0, 1, 0, 1]), [0, 0, 48, 11], 46),
  organization: (side) => drawing(boxes(side === "loyal" ? "loyal" : "patriote", 1, [0]), [0, 0, 11, 11], 20),
  town: (colour) =>
    small(svg`<circle r="6.5" fill=${colour === "orange" ? "#c8691e" : "var(--opp)"} /><circle r="2.6" fill="var(--panel)" />`),
  card: () => small(svg`<rect x="-7" y="-10" width="14" height="20" rx="2" fill="var(--chip)" stroke="var(--line2)" />`),
  track: (name) => tag(name.slice(0, 2).toUpperCase(), "var(--ink2)"),
  marker: (name) => tag(name.slice(0, 2).toUpperCase(), "var(--ink2)"),
  city: () => small(svg`<path d="M0-8L2-2.500 8-2 3.500 2 5 8 0 4.500-5 8-3.500 2-8-2-2-2.500z" fill="var(--sup)" />`),
  space: (kind) =>
    small(svg`<rect x="-9" y="-9" width="18" height="18" rx=${kind === "city" ? 9 : 3} fill="var(--land)" stroke="var(--border)" />`),
  water: () => small(svg`<path d="M-9 0q3-4 6 0t6 0 6 0" fill="none" stroke="var(--river)" stroke-width="2.500" />`),
};

/** A small drawing; nothing where the name has none. @param {string} draw */
export function drawingOf(draw) {
  const [what, name = "", more = ""] = draw.split(":");
  return DRAWN[what]?.(name, more) ?? nothing;
}
