// @ts-check
/** Names, pieces, tags and ticks of all spaces, put where they stand. */
import { cityTag, keptInside, leaderLine, paper, pieceRows, roundel, seaBox, spaceLabel } from "./overlay.js";
import { colonyFlag, tick } from "./pieces.js";
import { escape, num } from "./svg.js";

/** @typedef {import("./types.js").BoardSpace} BoardSpace */
/** @typedef {import("./types.js").BoardUpdate} BoardUpdate */
/** @typedef {import("./types.js").SpaceUpdate} SpaceUpdate */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./overlay.js").State} State */
/** @typedef {Record<"labels" | "pieces" | "tags" | "lines" | "roundels", string[]>} Drawn */
/**
 * @typedef {object} Sheet
 * @property {import("./places.js").Places} places
 * @property {number} unit how large a pixel of lettering is on the map when the whole frame is seen
 * @property {(id: string) => State} state
 */

/** What stands in a layer for something that is not there, so that parts keep their places. */
export const NOTHING = "<g></g>";
const NEAR = 60; // pieces this near to the name of their space keep their distance from it on the screen

/**
 * Markup by layer, each part one element.
 * @param {Sheet} sheet
 * @param {BoardUpdate} shown
 */
export function overlays(sheet, shown) {
  const { file } = sheet.places;
  /** @type {Drawn} */
  const out = { labels: [], pieces: [], tags: [], lines: [], roundels: [] };
  for (const [name, region] of Object.entries(shown.regions ?? {})) {
    const at = file.regions?.[name]?.flag;
    if (at) out.labels.push(region.flag ? `${placed(at)}${colonyFlag(region.flag)}</g>` : NOTHING);
  }
  for (const [id, space] of Object.entries(file.spaces)) overlay(sheet, sheet.state(id), space, shown.spaces[id] ?? {}, out);
  return { labels: out.labels, pieces: out.pieces, tags: [...out.tags, ...out.roundels], "lines-to": out.lines };
}

/**
 * @param {Sheet} sheet
 * @param {State} state
 * @param {BoardSpace} space
 * @param {SpaceUpdate} now
 * @param {Drawn} out
 */
function overlay(sheet, state, space, now, out) {
  const { places } = sheet;
  const { id } = state;
  const group = (/** @type {Point} */ at, /** @type {string} */ inner) => `${placed(at, `data-space="${id}"`)}${inner}</g>`;
  if (space.box) return void out.tags.push(group([space.box[0], space.box[1]], seaBox(space, now, state)));
  if (now.plate && space.label) return void out.tags.push(group(space.label, plate(now.plate, state)));
  if (space.tag && space.town) {
    const tag = cityTag(now, state);
    const at = keptInside(space.tag, { width: tag.width * sheet.unit, height: tag.height * sheet.unit }, places.file.frame);
    out.lines.push(leaderLine(space.town, at));
    out.tags.push(group(at, tag.svg));
    out.roundels.push(group(space.town, roundel(now, state.chosen)));
    return;
  }
  if (space.label) out.labels.push(group(space.label, spaceLabel(space, now, state)));
  const stacks = now.stacks ?? [];
  if (space.anchor && !stacks.length) out.pieces.push(NOTHING);
  else if (space.anchor) {
    const { svg } = pieceRows(stacks, state.size * (now.scale ?? 1), now.columns ?? 5, space.kind === "hex");
    const [dx, dy] = space.label ? [space.anchor[0] - space.label[0], space.anchor[1] - space.label[1]] : [NEAR, 0];
    const near = space.label && Math.hypot(dx, dy) < NEAR;
    out.pieces.push(
      near && space.label ? group(space.label, `<g transform="translate(${num(dx)} ${num(dy)})">${svg}</g>`) : group(space.anchor, svg),
    );
  }
  if (!space.rings) return;
  out.tags.push(state.chosen ? group(places.corner(id), tick(0, 0, 9)) : NOTHING);
  out.tags.push(
    !now.badge
      ? NOTHING
      : group(
          places.top(id),
          `<g class="badge"><rect x="-15" y="-9" width="30" height="18" rx="9"/><text class="letter" y="4.2" font-size="12">${escape(now.badge)}</text></g>`,
        ),
  );
}

/** @param {NonNullable<SpaceUpdate["plate"]>} drawn @param {State} state */
function plate({ svg, width, height }, state) {
  const mark = state.chosen ? tick(width / 2 - 2, -height / 2, 9) : "";
  return `<g class="plate">${paper(-width / 2, -height / 2, width, height, 5)}<g transform="translate(${num(-width / 2)} ${num(-height / 2)})">${svg}</g>${mark}</g>`;
}

/** A group at a point of the map that keeps its size on the screen. @param {Point} at @param {string} [attributes] */
function placed([x, y], attributes = "") {
  return `<g class="placed" ${attributes} style="transform:translate(${num(x)}px,${num(y)}px) scale(var(--u))">`;
}
