// @ts-check
/** Arrows between spaces. */
import { svg } from "./lit.js";
import { num } from "./svg.js";

/** @typedef {import("./types.js").Point} Point */

const BEND = 26;
const START_GAP = 17;
const END_GAP = 22;

/** A bent arrow. @param {Point} a @param {Point} b */
export function arrow(a, b) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(BEND, length / 4);
  /** @type {Point} */
  const mid = [(a[0] + b[0]) / 2 + (dy / length) * bend, (a[1] + b[1]) / 2 - (dx / length) * bend];
  const start = toward(a, mid, START_GAP);
  const end = toward(b, mid, END_GAP);
  const angle = (Math.atan2(end[1] - mid[1], end[0] - mid[0]) * 180) / Math.PI;
  return svg`
    <path class="arrow" d="M${start.map(num).join(" ")}Q${mid.map(num).join(" ")} ${end.map(num).join(" ")}" />
    <path class="head" d="M4 0L-9-6-6 0-9 6z" transform="translate(${end.map(num).join(" ")}) rotate(${num(angle)})" />`;
}

/** @param {Point} p @param {Point} q @param {number} by @returns {Point} */
function toward(p, q, by) {
  const far = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
  return [p[0] + ((q[0] - p[0]) / far) * by, p[1] + ((q[1] - p[1]) / far) * by];
}
