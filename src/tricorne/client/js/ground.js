// @ts-check
/** The painting under everything else. */
import { num } from "./svg.js";

/** Time without movement after which the map is painted again. */
export const SETTLE_MS = 140;
/** How much more is painted on each side than is seen, as a part of the window. */
const MARGIN = 0.25;

/** @typedef {{k: number, x: number, y: number, width: number, height: number}} Placement */

/**
 * What never moves on the map. It is painted once, larger than the window; while the map is moved only the painting is
 * moved and stretched, and painted again when the movement has come to rest.
 */
export class Ground {
  /** @param {SVGSVGElement} svg @param {SVGElement} view */
  constructor(svg, view) {
    this.svg = svg;
    this.view = view;
    this.painted = { k: 0, x: 0, y: 0, width: 0, height: 0 };
    this.rest = 0;
  }

  /** @param {Placement} at @param {string} unit size of lettering */
  place(at, unit) {
    clearTimeout(this.rest);
    const { painted } = this;
    const [mx, my] = [painted.width * MARGIN, painted.height * MARGIN];
    if (!painted.k || at.width > painted.width + mx || at.height > painted.height + my) return this.#paint(at, unit);
    if (at.k === painted.k && at.x === painted.x && at.y === painted.y) return void (this.svg.style.transform = "");
    const s = at.k / painted.k;
    this.svg.style.transform = `translate(${at.x - s * (painted.x + mx) + mx}px, ${at.y - s * (painted.y + my) + my}px) scale(${s})`;
    this.rest = window.setTimeout(() => this.#paint(at, unit), SETTLE_MS);
  }

  /** @param {Placement} at @param {string} unit */
  #paint(at, unit) {
    const [mx, my] = [at.width * MARGIN, at.height * MARGIN];
    this.painted = at;
    this.svg.style.cssText = `left:${-mx}px;top:${-my}px;width:${at.width + 2 * mx}px;height:${at.height + 2 * my}px;--u:${unit}`;
    this.view.setAttribute("transform", `translate(${num(at.x + mx)} ${num(at.y + my)}) scale(${at.k.toFixed(4)})`);
  }
}
