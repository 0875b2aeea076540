// @ts-check
/** The small map in the corner: which part is in view, what may be chosen, where blocks stand. */
import { paths } from "./lines.js";
import { html, nothing, svg } from "./lit.js";
import { num } from "./svg.js";

/** @typedef {import("./types.js").BoardUpdate} BoardUpdate */

const DOT = 26;

export class Overview {
  /** @param {import("./places.js").Places} places @param {import("./viewport.js").Viewport} viewport */
  constructor(places, viewport) {
    this.places = places;
    this.viewport = viewport;
    const { file } = places;
    this.land = file.fills ? paths(file.fills.landout, true) : places.arcs.outline(file.land);
    this.parts = Object.entries(places.outlines).filter(([id]) => file.spaces[id].kind !== "sea");
  }

  /** @param {PointerEvent} event */
  go = (event) => {
    const { viewport } = this;
    const [x0, y0, x1, y1] = this.places.file.extent;
    const r = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const px = x0 + ((event.clientX - r.left) / r.width) * (x1 - x0);
    const py = y0 + ((event.clientY - r.top) / r.height) * (y1 - y0);
    const { width, height } = viewport.size;
    viewport.pan(width / 2 - (px * viewport.k + viewport.x), height / 2 - (py * viewport.k + viewport.y));
  };

  /** @param {BoardUpdate} shown */
  draw(shown) {
    const { fills, extent } = this.places.file;
    const [x0, y0, x1, y1] = extent;
    const { k, x, y, size } = this.viewport;
    const legal = new Set(shown.legal ?? []);
    const part = (/** @type {string} */ id, /** @type {string} */ d) => {
      const band = shown.spaces[id]?.band;
      return svg`<path class="part ${fills ? "clear" : ""} ${legal.has(id) ? "legal" : ""} ${band ? `tone-${band.tone}` : ""}" d=${d} />`;
    };
    return html`<div class="overview" @pointerdown=${this.go}>
      <svg viewBox="${x0} ${y0} ${x1 - x0} ${y1 - y0}" aria-hidden="true">
        <path class="out" d=${this.land} />
        ${this.parts.map(([id, { hull }]) => part(id, hull))}
        <g class="dots">${Object.entries(shown.spaces).map(([id, space]) => this.#dot(id, space.stacks?.find((s) => s.block)?.block))}</g>
        <rect class="window" x=${num(-x / k)} y=${num(-y / k)} width=${num(size.width / k)} height=${num(size.height / k)} />
      </svg>
    </div>`;
  }

  /** @param {string} id @param {import("./blocks.js").Block | undefined} block one that stands there */
  #dot(id, block) {
    if (!block) return nothing;
    const [x, y] = this.places.centre(id);
    return svg`<rect x=${num(x - DOT / 2)} y=${num(y - DOT / 2)} width=${DOT} height=${DOT} class=${block.back ? "theirs" : "ours"} />`;
  }
}
