// @ts-check
/** The popover beside a space, and where it stands: near its space, in empty water or land out of play, never over what may be chosen. */
import { SETTLE_MS } from "./ground.js";
import { render } from "./lit.js";

const CELL = 24;

export class Popover {
  /**
   * @param {HTMLElement} node
   * @param {(id: string, size: {width: number, height: number}) => {x: number, y: number}} find a place for it
   */
  constructor(node, find) {
    this.node = node;
    this.find = find;
    /** The space that it is about, or "" when it is closed. */
    this.about = "";
    this.placed = "";
    this.waiting = 0;
  }

  /** Show something about a space; null closes it. @param {string | null} id @param {unknown} content @param {string} avoid what it may not cover */
  show(id, content, avoid) {
    this.about = id ?? "";
    this.node.hidden = !id;
    if (!id) return;
    render(content, this.node);
    requestAnimationFrame(() => this.#place(avoid));
  }

  /** The map has moved: look for another place when it has come to rest. */
  move() {
    if (!this.about) return;
    clearTimeout(this.waiting);
    this.waiting = window.setTimeout(() => this.#place(""), SETTLE_MS);
  }

  /** @param {string} avoid */
  #place(avoid) {
    if (!this.about) return;
    const size = { width: this.node.offsetWidth, height: this.node.offsetHeight };
    const now = avoid && `${this.about} ${avoid} ${size.width} ${size.height}`;
    if (now && now === this.placed) return;
    this.placed = now;
    const { x, y } = this.find(this.about, size);
    this.node.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }
}

/**
 * @typedef {{x: number, y: number, width: number, height: number}} Rect
 *
 * @param {Rect} space on the screen
 * @param {{width: number, height: number}} size of the popover
 * @param {{width: number, height: number}} window
 * @param {(x: number, y: number) => number} weight how much it costs to cover a point
 * @param {number} [pull] how much it costs to be away from the space
 */
export function placePopover(space, size, window, weight, pull = 1) {
  const columns = Math.ceil(window.width / CELL);
  const rows = Math.ceil(window.height / CELL);
  const sums = summed(columns, rows, (i, j) => weight((i + 0.5) * CELL, (j + 0.5) * CELL));
  const wide = Math.ceil(size.width / CELL);
  const high = Math.ceil(size.height / CELL);
  let best = { x: 8, y: 8 };
  let least = Infinity;
  for (let j = 0; j + high <= rows; j += 1) {
    for (let i = 0; i + wide <= columns; i += 1) {
      const covered = sums[j + high][i + wide] - sums[j][i + wide] - sums[j + high][i] + sums[j][i];
      const x = Math.min(Math.max(8, i * CELL), window.width - size.width - 8);
      const y = Math.min(Math.max(8, j * CELL), window.height - size.height - 8);
      const cost = covered * 60 + gap(space, { x, y, ...size }) * pull;
      if (cost < least) {
        least = cost;
        best = { x, y };
      }
    }
  }
  return best;
}

/** Distance between two rectangles. @param {Rect} a @param {Rect} b */
function gap(a, b) {
  const dx = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
  const dy = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height);
  return Math.hypot(dx, dy);
}

/** Sums over all cells above and to the left. @param {number} columns @param {number} rows @param {(i: number, j: number) => number} value */
function summed(columns, rows, value) {
  const sums = Array.from({ length: rows + 1 }, () => new Array(columns + 1).fill(0));
  for (let j = 0; j < rows; j += 1)
    for (let i = 0; i < columns; i += 1) sums[j + 1][i + 1] = value(i, j) + sums[j][i + 1] + sums[j + 1][i] - sums[j][i];
  return sums;
}
