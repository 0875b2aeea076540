// @ts-check
/** The small map in the corner: which part is in view, what may be chosen, where blocks stand. */
import { paths } from "./lines.js";
import { num } from "./svg.js";

/** @typedef {import("./types.js").BoardUpdate} BoardUpdate */

const DOT = 26;

export class Overview {
  /** @param {import("./places.js").Places} places @param {import("./viewport.js").Viewport} viewport */
  constructor(places, viewport) {
    this.places = places;
    this.viewport = viewport;
    const { file } = places;
    const [x0, y0, x1, y1] = file.extent;
    this.node = document.createElement("div");
    this.node.className = "overview";
    const land = file.fills ? paths(file.fills.landout, true) : places.arcs.outline(file.land);
    const areas = Object.entries(places.outlines)
      .filter(([id]) => file.spaces[id].kind !== "sea")
      .map(([id, o]) => `<path class="part" data-space="${id}" d="${o.hull}"/>`)
      .join("");
    this.node.innerHTML = `<svg viewBox="${x0} ${y0} ${x1 - x0} ${y1 - y0}" aria-hidden="true"><path class="out" d="${land}"/>${areas}<g class="dots"></g><rect class="window"/></svg>`;
    this.node.addEventListener("pointerdown", (event) => this.#go(event));
  }

  /** @param {PointerEvent} event */
  #go(event) {
    const { viewport } = this;
    const [x0, y0, x1, y1] = this.places.file.extent;
    const r = this.node.getBoundingClientRect();
    const px = x0 + ((event.clientX - r.left) / r.width) * (x1 - x0);
    const py = y0 + ((event.clientY - r.top) / r.height) * (y1 - y0);
    const { width, height } = viewport.size;
    viewport.pan(width / 2 - (px * viewport.k + viewport.x), height / 2 - (py * viewport.k + viewport.y));
  }

  /** @param {BoardUpdate} update @param {Set<string>} legal */
  update(update, legal) {
    const clear = this.places.file.fills ? " clear" : "";
    for (const part of this.node.querySelectorAll(".part")) {
      const id = part.getAttribute("data-space") ?? "";
      const band = update.spaces[id]?.band;
      part.setAttribute("class", `part${clear}${legal.has(id) ? " legal" : ""}${band ? ` tone-${band.tone}` : ""}`);
    }
    const dots = Object.entries(update.spaces)
      .filter(([, s]) => s.stacks?.some((x) => x.block))
      .map(([id, s]) => {
        const [x, y] = this.places.centre(id);
        return `<rect x="${num(x - DOT / 2)}" y="${num(y - DOT / 2)}" width="${DOT}" height="${DOT}" class="${s.stacks?.[0].block?.back ? "theirs" : "ours"}"/>`;
      });
    const layer = this.node.querySelector(".dots");
    if (layer) layer.innerHTML = dots.join("");
  }

  /** Mark the part in view. */
  place() {
    const { k, x, y, size } = this.viewport;
    const box = this.node.querySelector(".window");
    for (const [name, value] of Object.entries({ x: -x / k, y: -y / k, width: size.width / k, height: size.height / k }))
      box?.setAttribute(name, num(value));
  }
}
