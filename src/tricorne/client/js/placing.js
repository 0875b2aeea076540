// @ts-check
/** Names, pieces, tags and ticks of all spaces, put where they stand. */
import { nothing, styles, svg } from "./lit.js";
import { cityTag, keptInside, leaderLine, paper, pieceRows, roundel, seaBox, spaceLabel } from "./overlay.js";
import { colonyFlag, tick } from "./signs.js";
import { at, num } from "./svg.js";

/** @typedef {import("./types.js").BoardSpace} BoardSpace */
/** @typedef {import("./types.js").BoardUpdate} BoardUpdate */
/** @typedef {import("./types.js").SpaceUpdate} SpaceUpdate */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./overlay.js").State} State */
/** @typedef {{id: string, at: Point, drawn: unknown} | null} Placed a drawing of a space at a point of the map; null keeps the place of none */
/**
 * @typedef {object} Sheet
 * @property {import("./places.js").Places} places
 * @property {number} unit how large a pixel of lettering is on the map when the whole frame is seen
 * @property {(id: string) => State} state
 *
 * @typedef {object} Overlays what lies in each layer
 * @property {Placed[]} labels
 * @property {Placed[]} pieces
 * @property {Placed[]} tags
 * @property {unknown[]} lines
 */

const NEAR = 60; // pieces this near to the name of their space keep their distance from it on the screen

/** @param {Sheet} sheet @param {BoardUpdate} shown @returns {Overlays} */
export function overlays(sheet, shown) {
  const { file } = sheet.places;
  /** @type {Overlays} */
  const out = { labels: [], pieces: [], tags: [], lines: [] };
  /** @type {Placed[]} */
  const roundels = [];
  for (const [name, region] of Object.entries(shown.regions ?? {})) {
    const foot = file.regions?.[name]?.flag;
    if (foot) out.labels.push(region.flag ? { id: "", at: foot, drawn: colonyFlag(region.flag) } : null);
  }
  for (const [id, space] of Object.entries(file.spaces)) {
    const state = sheet.state(id);
    const now = shown.spaces[id] ?? {};
    if (space.tag && space.town) city(sheet, state, { ...space, tag: space.tag, town: space.town }, now, out, roundels);
    else overlay(sheet, state, space, now, out);
  }
  out.tags.push(...roundels);
  return out;
}

/**
 * A city: its tag beside it, a line to where it lies, a roundel there.
 * @param {Sheet} sheet
 * @param {State} state
 * @param {BoardSpace & {tag: Point, town: Point}} space
 * @param {SpaceUpdate} now
 * @param {Overlays} out
 * @param {Placed[]} roundels
 */
function city({ places, unit }, state, space, now, out, roundels) {
  const { id } = state;
  const tag = cityTag(now, state);
  const top = keptInside(space.tag, { width: tag.width * unit, height: tag.height * unit }, places.file.frame);
  out.lines.push(leaderLine(space.town, top));
  out.tags.push({ id, at: top, drawn: tag.drawn });
  roundels.push({ id, at: space.town, drawn: roundel(now, state.chosen) });
}

/**
 * @param {Sheet} sheet
 * @param {State} state
 * @param {BoardSpace} space
 * @param {SpaceUpdate} now
 * @param {Overlays} out
 */
function overlay({ places }, state, space, now, out) {
  const { id } = state;
  if (space.box) return void out.tags.push({ id, at: [space.box[0], space.box[1]], drawn: seaBox(space, now, state) });
  if (now.plate && space.label) return void out.tags.push({ id, at: space.label, drawn: plate(now.plate, state) });
  if (space.label) out.labels.push({ id, at: space.label, drawn: spaceLabel(space, now, state) });
  if (space.anchor) out.pieces.push(piecesAt(space.anchor, space, now, state));
  if (!space.rings) return;
  out.tags.push(state.chosen ? { id, at: places.corner(id), drawn: tick(0, 0, 9) } : null);
  out.tags.push(now.badge ? { id, at: places.top(id), drawn: badge(now.badge) } : null);
}

/** @param {Point} anchor @param {BoardSpace} space @param {SpaceUpdate} now @param {State} state @returns {Placed} */
function piecesAt(anchor, { label, kind }, now, { id, size }) {
  if (!now.stacks?.length) return null;
  const { drawn } = pieceRows(now.stacks, size * (now.scale ?? 1), now.columns ?? 5, kind === "hex");
  const [dx, dy] = label ? [anchor[0] - label[0], anchor[1] - label[1]] : [NEAR, 0];
  if (!label || Math.hypot(dx, dy) >= NEAR) return { id, at: anchor, drawn };
  return { id, at: label, drawn: svg`<g transform=${at(dx, dy)}>${drawn}</g>` };
}

/** @param {string} figure */
function badge(figure) {
  return svg`<g class="badge"><rect x="-15" y="-9" width="30" height="18" rx="9" /><text class="letter" y="4.2" font-size="12">${figure}</text></g>`;
}

/** @param {NonNullable<SpaceUpdate["plate"]>} plate @param {State} state */
function plate({ drawn, width, height }, state) {
  return svg`<g class="plate">
    ${paper(-width / 2, -height / 2, width, height, 5)}
    <g transform=${at(-width / 2, -height / 2)}>${drawn}</g>
    ${state.chosen ? tick(width / 2 - 2, -height / 2, 9) : nothing}
  </g>`;
}

/** A group at a point of the map that keeps its size on the screen. @param {Point} point @param {unknown} drawn @param {string} [id] of its space @param {string} [marks] more classes */
export function placed([x, y], drawn, id = "", marks = "") {
  const place = styles({ transform: `translate(${num(x)}px, ${num(y)}px) scale(var(--u))` });
  return svg`<g class="placed ${marks}" data-space=${id || nothing} style=${place}>${drawn}</g>`;
}
