// @ts-check
/** Which space lies where on the map, on a coarse grid: so that nobody has to ask the page for each point. */

/** @typedef {import("./types.js").Point} Point */

const CELL = 8;

export class Where {
  /**
   * @param {import("./types.js").BoardFile} file
   * @param {import("./lines.js").Arcs} arcs
   */
  constructor(file, arcs) {
    const [x0, y0, x1, y1] = file.extent;
    this.x0 = x0;
    this.y0 = y0;
    this.columns = Math.ceil((x1 - x0) / CELL);
    this.rows = Math.ceil((y1 - y0) / CELL);
    /** @type {string[]} */
    this.ids = new Array(this.columns * this.rows).fill("");
    for (const [id, space] of Object.entries(file.spaces)) {
      if (space.rings)
        this.#fill(
          id,
          space.rings.map((ring) => arcs.ring(ring)),
        );
      else if (space.box) {
        const [x, y, width, height] = space.box;
        this.#fill(id, [
          [
            [x, y],
            [x + width, y],
            [x + width, y + height],
            [x, y + height],
          ],
        ]);
      }
    }
  }

  /** Mark the cells whose middle lies inside an outline, row by row. @param {string} id @param {Point[][]} rings */
  #fill(id, rings) {
    /** Where the outline crosses the middle of a row. @type {Map<number, number[]>} */
    const crossings = new Map();
    for (const ring of rings) ring.forEach((b, i) => this.#cross(ring.at(i - 1) ?? b, b, crossings));
    for (const [row, xs] of crossings) {
      xs.sort((a, b) => a - b);
      for (let i = 0; i + 1 < xs.length; i += 2) {
        const from = Math.max(0, Math.ceil((xs[i] - this.x0) / CELL - 0.5));
        const to = Math.min(this.columns - 1, Math.floor((xs[i + 1] - this.x0) / CELL - 0.5));
        for (let column = from; column <= to; column += 1) this.ids[row * this.columns + column] = id;
      }
    }
  }

  /** @param {Point} a @param {Point} b @param {Map<number, number[]>} crossings */
  #cross(a, b, crossings) {
    const [top, bottom] = a[1] < b[1] ? [a, b] : [b, a];
    const first = Math.max(0, Math.ceil((top[1] - this.y0) / CELL - 0.5));
    for (let row = first; row < this.rows; row += 1) {
      const y = this.y0 + (row + 0.5) * CELL;
      if (y >= bottom[1]) return;
      const x = top[0] + ((bottom[0] - top[0]) * (y - top[1])) / (bottom[1] - top[1]);
      const found = crossings.get(row);
      if (found) found.push(x);
      else crossings.set(row, [x]);
    }
  }

  /** The space at a point of the map, "" where there is none, null outside of the drawing. @param {number} x @param {number} y */
  at(x, y) {
    const column = Math.floor((x - this.x0) / CELL);
    const row = Math.floor((y - this.y0) / CELL);
    return column < 0 || row < 0 || column >= this.columns || row >= this.rows ? null : this.ids[row * this.columns + column];
  }
}
