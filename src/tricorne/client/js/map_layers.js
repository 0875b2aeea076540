// @ts-check
/** The layers of a map that never change, bottom to top, and the bands that lie between them. */
import { paths, points } from "./lines.js";
import { nothing, styles, svg } from "./lit.js";
import { placed } from "./placing.js";
import { compass } from "./signs.js";
import { at, num } from "./svg.js";

/** @typedef {import("./types.js").BoardFile} BoardFile */

/** Colours a band can have. @type {Record<string, string>} */
const BAND_TONES = {
  sup: "var(--sup)",
  opp: "var(--opp)",
  british: "var(--sup)",
  american: "var(--opp)",
  patriote: "var(--cube-patriote)",
  loyal: "var(--cube-loyal)",
};
const WATERLINE_OPACITY = [0.75, 0.6, 0.46, 0.34, 0.23];

/** Hatching at 45°, one pattern for each tone. @param {string} key */
export function hatches(key) {
  return Object.entries(BAND_TONES).map(
    ([
      tone,
      colour,
    ]) => svg`<pattern id="${key}-hatch-${tone}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0H6V6H0z" fill=${colour} opacity=".32" /><path d="M0 0H3V6H0z" fill=${colour} />
    </pattern>`,
  );
}

/**
 * A band along the inside of an outline, clipped to the true outline of a space.
 * @param {string} key
 * @param {string} id
 * @param {string} d
 * @param {import("./types.js").Band} band
 */
export function bandOf(key, id, d, band) {
  const stroke = band.hatched ? `url(#${key}-hatch-${band.tone})` : BAND_TONES[band.tone];
  return svg`<path d=${d} clip-path="url(#${key}-${id})" fill="none" stroke=${stroke} stroke-width=${band.width * 2} opacity=".5" />`;
}

/** @param {string} name @param {string} d */
const line = (name, d) => (d ? svg`<path class=${name} d=${d} />` : nothing);

/**
 * What lies under the bands: water, land, rivers, hills.
 * @param {BoardFile} file
 * @param {import("./lines.js").Arcs} arcs
 */
export function layersUnder(file, arcs) {
  const [x0, y0, x1, y1] = file.extent;
  const land = Object.values(file.spaces).filter((space) => space.rings);
  return [
    line("sea", `M${x0 - 900} ${y0 - 900}H${x1 + 900}V${y1 + 900}H${x0 - 900}z`),
    file.water.map((w, i) => svg`<path class="waterline" opacity=${WATERLINE_OPACITY[i]} d=${paths(w, false)} />`),
    line("landout", arcs.outline(file.land)),
    file.fills
      ? Object.entries(file.fills).map(([kind, outline]) => svg`<path class=${kind} fill-rule="evenodd" d=${paths(outline, true)} />`)
      : land.map((space) => line(space.kind === "reserve" ? "wild" : "land", arcs.outline(space.rings ?? []))),
    file.sides ? nothing : line("river", paths(file.rivers, false)),
    line("hill", (file.hills ?? []).map(hill).join("")),
  ];
}

/**
 * What lies over the bands: borders, shores, names, the compass.
 * @param {BoardFile} file
 * @param {import("./lines.js").Arcs} arcs
 * @param {Record<string, string>} names
 */
export function layersOver(file, arcs, names) {
  const [x, y, r] = file.compass;
  return [
    line("lesser", arcs.borders(file.lines ?? [])),
    line("limit", arcs.borders(file.limits)),
    line("border", arcs.borders(file.borders)),
    line("proclamation", paths(file.proclamation ?? [], false)),
    line("lake", paths(file.lakes, true)),
    line("coast", arcs.borders(file.coast)),
    file.sides ? hexSides(file) : nothing,
    file.names.map((name) => nameOnMap(name, names[name.text] ?? name.text)),
    svg`<g transform=${at(x, y)}>${compass(file.turn, r)}</g>`,
  ];
}

/** One hill: two short strokes. @param {[number, number, number]} at */
function hill([x, y, tenths]) {
  const s = tenths / 10;
  const n = num;
  return `M${n(x - s)} ${n(y + s * 0.7)}q${n(s * 0.5)} ${n(-s * 1.3)} ${n(s)} ${n(-s * 1.5)}q${n(s * 0.5)} ${n(s * 0.2)} ${n(s)} ${n(s * 1.5)}M${n(x + s * 0.1)} ${n(y - s * 0.5)}q${n(s * 0.1)} ${n(s * 0.6)} ${n(-s * 0.2)} ${n(s * 1.1)}`;
}

/** How many signs stand on a hex side. @type {Record<string, number>} */
const SIGNS_ON_SIDE = { forest: 4, swamp: 3 };

/** @param {BoardFile} file */
function hexSides(file) {
  const all = Object.entries(file.sides ?? {});
  const rivers = paths(file.rivers, false);
  return [
    all.map(([terrain, d]) => line(`side ${terrain}`, paths(d, false))),
    [line("casing", rivers), line("stream", rivers)],
    all
      .filter(([terrain]) => SIGNS_ON_SIDE[terrain])
      .map(([terrain, d]) => line(`sign ${terrain}`, d.flatMap((side) => alongSide(terrain, side)).join(""))),
  ];
}

/** @param {string} terrain @param {string} side */
function alongSide(terrain, side) {
  const [[ax, ay], [bx, by]] = points(side);
  const n = SIGNS_ON_SIDE[terrain];
  return Array.from({ length: n }, (_, i) => {
    const f = (i + 0.5) / n;
    return sign(terrain, ax + (bx - ax) * f, ay + (by - ay) * f, i % 2 ? 0.92 : 1.12);
  });
}

/** One fir or one bunch of reeds. @param {string} terrain @param {number} x @param {number} y @param {number} s size */
function sign(terrain, x, y, s) {
  const n = num;
  if (terrain === "forest")
    return `M${n(x)} ${n(y - 7 * s)}l${n(3 * s)} ${n(5 * s)}h${n(-1.2 * s)}l${n(2.8 * s)} ${n(4.6 * s)}h${n(-3.6 * s)}v${n(2.2 * s)}h${n(-2 * s)}v${n(-2.2 * s)}h${n(-3.6 * s)}l${n(2.8 * s)} ${n(-4.6 * s)}h${n(-1.2 * s)}z`;
  return `M${n(x)} ${n(y + 3)}v-8M${n(x - 1)} ${n(y + 3)}l-3.4-5.5M${n(x + 1)} ${n(y + 3)}l3.4-5.5M${n(x - 5)} ${n(y + 3.4)}h10`;
}

/** @param {BoardFile["names"][number]} name @param {string} text */
function nameOnMap(name, text) {
  const kind = name.water ? "on-water" : name.line ? "on-line" : "on-land";
  const spacing = styles({ "letter-spacing": `${name.size >= 13 ? 0.2 : 0.06}em` });
  const lines = text.split("\n").map((part, i) => svg`<tspan x="0" dy=${i ? "1.2em" : 0}>${part}</tspan>`);
  return placed(
    name.at,
    svg`<text class="map-name ${kind}" font-size=${name.size} style=${spacing} transform="rotate(${name.turn ?? 0})">${lines}</text>`,
  );
}
