// @ts-check
/** Reading the lines of a board file: whole tenths of a pixel, the first point and then the steps. */

/** @typedef {import("./types.js").Point} Point */

/** @param {string} text @returns {Point[]} */
export function points(text) {
  const numbers = text.match(/-?\d+/g) ?? [];
  /** @type {Point[]} */
  const found = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    x += Number(numbers[i]);
    y += Number(numbers[i + 1]);
    found.push([x / 10, y / 10]);
  }
  return found;
}

/** @param {Point[]} line @param {boolean} closed */
function pathOf(line, closed) {
  return `M${line.map(([x, y]) => `${x} ${y}`).join("L")}${closed ? "z" : ""}`;
}

/** Path data of encoded lines. @param {string[]} lines @param {boolean} closed */
export function paths(lines, closed) {
  return lines.map((line) => pathOf(points(line), closed)).join("");
}

/** Arcs of a board: decoded once, put together to outlines and borders. */
export class Arcs {
  /** @param {string[]} encoded */
  constructor(encoded) {
    this.arcs = encoded.map(points);
  }

  /** @param {number[][]} rings */
  outline(rings) {
    return rings.map((ring) => pathOf(this.ring(ring), true)).join("");
  }

  /** @param {number[]} refs @returns {Point[]} */
  ring(refs) {
    return refs.flatMap((ref) => (ref >= 0 ? this.arcs[ref] : [...this.arcs[~ref]].reverse()).slice(0, -1));
  }

  /** @param {number[]} refs */
  borders(refs) {
    return refs.map((ref) => pathOf(this.arcs[ref], false)).join("");
  }
}
