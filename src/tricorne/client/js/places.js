// @ts-check
/** Where things stand on a board: outlines and bounds of spaces, middles of their pieces, neighbours on the screen. */
import { Arcs, paths, points } from "./lines.js";
import { Where } from "./where.js";

/** @typedef {import("./types.js").BoardFile} BoardFile */
/** @typedef {import("./types.js").Point} Point */

/** How much room the tag of a city takes, roughly. */
const TAG = { width: 150, height: 56 };
const CORE_MARGIN = 12;

export class Places {
  /** @param {BoardFile} file */
  constructor(file) {
    this.file = file;
    this.arcs = new Arcs(file.arcs);
    /** Path data by space. @type {Record<string, {outline: string, hull: string, band: string}>} */
    this.outlines = {};
    /** @type {Map<string, DOMRect>} */
    this.known = new Map();
    /** @type {Record<string, string>} */
    this.regionBands = {};
    /** @type {Where | null} */
    this.where = null;
    /** Cities, whose tags lie beside them. */
    this.tagged = Object.keys(file.spaces).filter((id) => file.spaces[id].tag);
    for (const [id, space] of Object.entries(file.spaces)) {
      if (!space.rings) continue;
      const outline = this.arcs.outline(space.rings);
      const hull = space.hull ? paths(space.hull, true) : outline;
      this.outlines[id] = { outline, hull, band: space.band ? paths(space.band, true) : hull };
    }
  }

  /** The band along the inside of a region. @param {string} name */
  regionBand(name) {
    return (this.regionBands[name] ??= paths(this.file.regions?.[name]?.band ?? [], true));
  }

  /** The space at a point, tags of cities included; "" where there is none, null outside of the drawing. @param {number} x @param {number} y */
  at(x, y) {
    this.where ??= new Where(this.file, this.arcs);
    const tagged = this.tagged.find((id) => {
      const b = this.bounds(id);
      return x >= b.x && x <= b.right && y >= b.y && y <= b.bottom;
    });
    return tagged ?? this.where.at(x, y);
  }

  /** @param {string} id @returns {DOMRect} */
  bounds(id) {
    const found = this.known.get(id) ?? this.#boundsOf(id);
    this.known.set(id, found);
    return found;
  }

  /** @param {string} id @returns {DOMRect} */
  #boundsOf(id) {
    const space = this.file.spaces[id];
    if (space.box) return new DOMRect(...space.box);
    const all = space.hull ? space.hull.flatMap(points) : this.#outline(id);
    if (all.length) {
      const xs = all.map((p) => p[0]);
      const ys = all.map((p) => p[1]);
      return new DOMRect(Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
    }
    const [x, y] = space.tag ?? space.label ?? [0, 0];
    return new DOMRect(x - TAG.width / 2, y, TAG.width, TAG.height);
  }

  /** @param {string} id @returns {Point[]} */
  #outline(id) {
    return (this.file.spaces[id].rings ?? []).flatMap((ring) => this.arcs.ring(ring));
  }

  /** The rectangle around spaces. @param {string[]} ids @returns {[number, number, number, number]} */
  around(ids) {
    const all = ids.map((id) => this.bounds(id));
    const x0 = Math.min(...all.map((b) => b.x));
    const y0 = Math.min(...all.map((b) => b.y));
    return [x0, y0, Math.max(...all.map((b) => b.right)) - x0, Math.max(...all.map((b) => b.bottom)) - y0];
  }

  /** The rectangle around the middles of spaces. @param {string[]} ids @returns {[number, number, number, number]} */
  amid(ids) {
    const all = ids.map((id) => this.centre(id));
    const [xs, ys] = [all.map((p) => p[0]), all.map((p) => p[1])];
    const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
    return [x0, y0, Math.max(...xs) - x0 + 1, Math.max(...ys) - y0 + 1];
  }

  /** As many of these spaces as a window of a size can show at once. @param {string[]} ids @param {number} width @param {number} height */
  together(ids, width, height) {
    const middles = ids.map((id) => /** @type {[string, Point]} */ ([id, this.centre(id)]));
    const groups = middles.map(([, [x, y]]) =>
      middles.filter(([, [ox, oy]]) => Math.abs(ox - x) < width / 2 && Math.abs(oy - y) < height / 2).map(([id]) => id),
    );
    return groups.reduce((most, group) => (group.length > most.length ? group : most), []);
  }

  /** The part of the frame where spaces lie. @param {string[]} ids @returns {[number, number, number, number]} */
  core(ids) {
    const [fx, fy, fw, fh] = this.file.frame;
    const [x, y, w, h] = this.around(ids);
    const x0 = Math.max(fx, x - CORE_MARGIN);
    const y0 = Math.max(fy, y - CORE_MARGIN);
    return [x0, y0, Math.min(fx + fw, x + w + CORE_MARGIN) - x0, Math.min(fy + fh, y + h + CORE_MARGIN) - y0];
  }

  /** Where the tick stands: on the outline, at the top right. @param {string} id @returns {Point} */
  corner(id) {
    const all = this.#outline(id);
    return all.reduce((best, p) => (p[0] - 1.5 * p[1] > best[0] - 1.5 * best[1] ? p : best), all[0]);
  }

  /** @param {string} id @returns {Point} */
  top(id) {
    const b = this.bounds(id);
    return [b.x + b.width / 2, b.y + 11];
  }

  /** Middle of the pieces of a space. @param {string} id @returns {Point} */
  centre(id) {
    const space = this.file.spaces[id];
    if (space.box) return [space.box[0] + space.box[2] / 2, space.box[1] + 56];
    if (space.tag) return [space.tag[0], space.tag[1] + 38];
    return space.anchor ?? space.label ?? [0, 0];
  }

  /** The nearest space in a direction of the screen. @param {string} id @param {Point} way */
  neighbour(id, way) {
    const [x, y] = this.centre(id);
    let best = "";
    let least = Infinity;
    for (const other of Object.keys(this.file.spaces)) {
      const [ox, oy] = this.centre(other);
      const along = (ox - x) * way[0] + (oy - y) * way[1];
      const aside = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]);
      if (other === id || along < 4 || aside > along * 1.5) continue;
      if (along + aside * 1.4 < least) {
        least = along + aside * 1.4;
        best = other;
      }
    }
    return best;
  }
}
