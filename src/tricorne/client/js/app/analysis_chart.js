// @ts-check
/** The course of the chances above the slider, on its axis: lines, turning points, and a bar for each turn in the colour of who moved. */
import { html, nothing, styles, svg } from "../lit.js";
import { shareAcross } from "./measure.js";
import { seatName } from "./parts.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./look_back.js").Analysis} Analysis */

const WIDTH = 1000;
const HEIGHT = 100;
const TWO = 2;

/** The sides whose lines are drawn: of two, one tells all. @param {Desk} desk @param {Analysis} analysis @returns {number[]} */
export function linesOf(desk, { sides }) {
  const own = Math.max(
    0,
    sides.findIndex((seats) => seats.includes(desk.live.seat)),
  );
  return sides.length === TWO ? [own] : sides.map((_, i) => i);
}

/** @param {Desk} desk @param {string[]} seats */
export const sideName = (desk, seats) => desk.words.join(seats.map((seat) => seatName(desk, seat)));

/** @param {Desk} desk */
export function analysisChart(desk) {
  const analysis = desk.lookBack?.analysis;
  if (desk.panel !== "analysis" || !analysis?.chances.length) return nothing;
  const { words } = desk;
  const { last, turns, turning, chances } = analysis;
  const x = (/** @type {number} */ moment) => (moment / (last || 1)) * WIDTH;
  const y = (/** @type {number} */ chance) => HEIGHT * (1 - chance);
  const path = (/** @type {{moment: number}[]} */ points, /** @type {(point: any) => number} */ value) =>
    points.map((point, i) => `${i ? "L" : "M"}${x(point.moment).toFixed(1)} ${y(value(point)).toFixed(1)}`).join("");
  const go = (/** @type {MouseEvent} */ event) => desk.showMoment(Math.round(shareAcross(event) * last));
  const drawn = linesOf(desk, analysis);
  const known = chances.filter((point) => point.known.length);
  const line = (/** @type {number} */ side) => {
    const tone = desk.module.tones[analysis.sides[side][0]];
    const stroke = tone ? (tone.line ?? tone.fill) : "var(--ink2)";
    return svg`<path class="chance" d=${path(chances, (point) => point.true[side])} stroke=${stroke} stroke-dasharray=${(drawn.length > 1 && tone?.dash) || nothing} />
      ${drawn.length === 1 ? svg`<path class="chance known" d=${path(known, (point) => point.known[side])} stroke=${stroke} />` : nothing}`;
  };
  const title = drawn.length === 1 ? words.t("ui-lb-chart-of", { side: sideName(desk, analysis.sides[drawn[0]]) }) : words.t("ui-lb-chart");
  const bar = (/** @type {import("./look_back.js").Part} */ { start, end, seat }) =>
    html`<i
      style=${styles({ "--from": start / (last || 1), "--to": end / (last || 1), "--tone": desk.module.tones[seat]?.fill ?? "var(--line2)" })}></i>`;
  const point = (/** @type {number} */ start, /** @type {number} */ i) =>
    html`<button
      type="button"
      class="turning"
      style=${styles({ "--at": start / (last || 1), "--high": pointAt(analysis, drawn[0], start) })}
      aria-label=${words.t("ui-lb-point", { number: i + 1 })}
      @click=${() => desk.showMoment(start)}>
      ${i + 1}
    </button>`;
  return html`<div class="chances-chart">
    <p class="caption">${title}${drawn.length === 1 ? html` <small>${words.t("ui-lb-lines")}</small>` : nothing}</p>
    <div class="chances-field">
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true" @click=${go}>
        <path class="half" d="M0 ${HEIGHT / 2}H${WIDTH}" />
        ${drawn.map(line)} ${desk.replaying === null ? nothing : svg`<path class="cursor" d="M${x(desk.replaying)} 0V${HEIGHT}" />`}
      </svg>
      ${turning.map(point)}
    </div>
    <div class="turn-bars" aria-hidden="true">${turns.map(bar)}</div>
  </div>`;
}

/** Where a side's chance stands at the end of the turn that begins at a moment. @param {Analysis} analysis @param {number} side @param {number} start */
function pointAt({ turns }, side, start) {
  return turns.find((turn) => turn.start === start)?.before[side] ?? 0.5;
}
