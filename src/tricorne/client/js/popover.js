// @ts-check
/** The popover beside a space, and where it stands: near its space, in empty water or land out of play, never over what may be chosen: then nowhere. Who has tapped a space waits for an answer: there it lies over other choices where it has to, and lets taps through. */
import { SETTLE_MS } from "./ground.js";
import { render } from "./lit.js";

const CELL = 12;
/** As far away as this a popover would rather stand than cover a cell of a cost of one, in px. */
const COST_OF_CELL = 15;
const OUTLINE_PX = 6;

/** What it costs a popover to cover a point. */
const COVER = { outside: 3, space: 1, choice: 4, piece: 30, control: 2, water: 0 };
/** The room that the zoom buttons and the small map take at the left, in px. */
const CONTROLS = { width: 230, top: 120, bottom: 180 };

/** A space that may be chosen has an outline as broad as this, and may be narrower than a cell at its tips. @type {[number, number][]} */
const AROUND = [
  [0, 0],
  ...[-1, 1].flatMap((dx) => [-1, 1].map((dy) => /** @type {[number, number]} */ ([dx * OUTLINE_PX, dy * OUTLINE_PX]))),
];

export class Popover {
  /**
   * @param {HTMLElement} node
   * @param {(id: string, size: {width: number, height: number}) => {x: number, y: number} | null} find a place for it
   */
  constructor(node, find) {
    this.node = node;
    this.find = find;
    /** The space that it is about, or "" when it is closed. */
    this.about = "";
    this.placed = "";
    /** There is room for it. */
    this.fits = true;
    this.waiting = 0;
  }

  /** Whether it is seen. */
  get stands() {
    return Boolean(this.about) && this.fits;
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
    const place = this.find(this.about, size);
    this.fits = place !== null;
    this.node.classList.toggle("nowhere", !place);
    if (place) this.node.style.transform = `translate(${Math.round(place.x)}px, ${Math.round(place.y)}px)`;
  }
}

/** Where there is room on a board for what speaks of its spaces. */
export class Room {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
  }

  /** A place for the popover of a space. @param {string} id @param {Size} size */
  beside(id, size) {
    const { places, viewport, options, tapped } = this.board;
    const { k, x, y } = viewport;
    const b = places.bounds(id);
    const near = { x: b.x * k + x, y: b.y * k + y, width: b.width * k, height: b.height * k };
    const place = (/** @type {string[]} */ kept) => placePopover(near, size, this.#free(), this.#ground(kept, options.beside?.() ?? []));
    return place([id, ...this.#choices()]) ?? (tapped === id ? place([id]) : null);
  }

  /**
   * A place for a sentence: it covers nothing that may be chosen, or at least not what it speaks of.
   * @param {Rect} near in px of the window of the map
   * @param {Size} size
   * @param {string[]} about the spaces that it speaks of
   * @param {number} pull how much nearness counts against covering something
   */
  forSentence(near, size, about, pull) {
    const { pop } = this.board;
    const others = pop.stands ? [pop.node] : [];
    const placed = this.#boxes(":is(.pieces, .tags) > .placed", () => true);
    const place = (/** @type {string[]} */ kept) => placePopover(near, size, this.#free(), this.#ground(kept, others, placed), pull);
    return place([...about, ...this.#choices()]) ?? place(about);
  }

  /** The part of the window that nothing lies over. */
  #free() {
    const { viewport, options } = this.board;
    const { width, height } = viewport.size;
    return { width, height: height - (options.covered?.() ?? 0) };
  }

  /** What may be chosen, what has been, and where a battle is fought. */
  #choices() {
    const { legal, chosen, battle } = this.board.shown;
    return [...(legal ?? []), ...(chosen ?? []), ...(battle ? [battle] : [])];
  }

  /**
   * @param {string[]} spaces that may not be covered
   * @param {Element[]} others what lies over the map as well, and may not be
   * @param {Rect[]} [placed] what should not be
   * @returns {Ground}
   */
  #ground(spaces, others, placed = []) {
    const { viewport, places, overview, file, shown } = this.board;
    const [kept, legal] = [new Set(spaces), new Set(shown.legal)];
    const { k, x, y, size } = viewport;
    const at = (/** @type {number} */ px, /** @type {number} */ py) => places.at((px - x) / k, (py - y) / k);
    const controls = (/** @type {number} */ px, /** @type {number} */ py) =>
      px < CONTROLS.width && (py < CONTROLS.top || (overview && py > size.height - CONTROLS.bottom));
    const isOfKept = (/** @type {Element} */ node) => kept.has(node.getAttribute("data-space") ?? "");
    return {
      kept: (px, py) => kept.has(at(px, py) ?? ""),
      boxes: [...this.#boxes(":is(.labels, .pieces, .tags) > .placed", isOfKept), ...others.map((node) => this.#box(node))],
      weight: (px, py) => {
        if (placed.some((box) => px > box.x && px < box.x + box.width && py > box.y && py < box.y + box.height)) return COVER.piece;
        const id = at(px, py);
        if (id) return file.spaces[id].kind === "sea" ? COVER.water : legal.has(id) ? COVER.choice : COVER.space;
        return id === null ? COVER.outside : controls(px, py) ? COVER.control : COVER.water;
      },
    };
  }

  /** Where things are drawn in the window: they may stand outside of their space. @param {string} selector @param {(node: Element) => boolean} wanted */
  #boxes(selector, wanted) {
    return [...this.board.svg.querySelectorAll(selector)].filter(wanted).map((node) => this.#box(node));
  }

  /** @param {Element} node */
  #box(node) {
    const host = this.board.host.getBoundingClientRect();
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x: x - host.x, y: y - host.y, width, height };
  }
}

/**
 * @typedef {{x: number, y: number, width: number, height: number}} Rect
 *
 * @typedef {{width: number, height: number}} Size
 *
 * @typedef {object} Ground what lies where in the window
 * @property {(x: number, y: number) => boolean} kept whether a point may not be covered
 * @property {Rect[]} boxes what else may not be covered
 * @property {(x: number, y: number) => number} weight how much it costs to cover any other point
 */

/**
 * The cheapest place near a space that covers nothing that is to be seen; null where there is none.
 * @param {Rect} space on the screen
 * @param {{width: number, height: number}} size of the popover
 * @param {{width: number, height: number}} window
 * @param {Ground} ground
 * @param {number} [pull] how much it costs to be away from the space
 */
export function placePopover(space, size, window, ground, pull = 1) {
  const columns = Math.floor(window.width / CELL);
  const rows = Math.floor(window.height / CELL);
  const kept = Array.from({ length: (columns + 1) * (rows + 1) }, (_, n) => {
    const [x, y] = [(n % (columns + 1)) * CELL, Math.floor(n / (columns + 1)) * CELL];
    return AROUND.some(([dx, dy]) => ground.kept(x + dx, y + dy));
  });
  const corner = (/** @type {number} */ i, /** @type {number} */ j) => kept[j * (columns + 1) + i];
  const isKept = (/** @type {number} */ i, /** @type {number} */ j) =>
    corner(i, j) || corner(i + 1, j) || corner(i, j + 1) || corner(i + 1, j + 1) || ground.boxes.some((box) => touches(box, i, j));
  const forbidden = summed(columns, rows, (i, j) => Number(isKept(i, j)));
  const costs = summed(columns, rows, (i, j) => ground.weight((i + 0.5) * CELL, (j + 0.5) * CELL));
  const wide = Math.ceil(size.width / CELL);
  const high = Math.ceil(size.height / CELL);
  /** @type {{x: number, y: number} | null} */
  let best = null;
  let least = Infinity;
  for (let j = 0; j + high <= rows; j += 1) {
    for (let i = 0; i + wide <= columns; i += 1) {
      const within = (/** @type {number[][]} */ sums) => sums[j + high][i + wide] - sums[j][i + wide] - sums[j + high][i] + sums[j][i];
      if (within(forbidden)) continue;
      const [x, y] = [i * CELL, j * CELL];
      const cost = within(costs) * COST_OF_CELL + gap(space, { x, y, ...size }) * pull;
      if (cost < least) {
        least = cost;
        best = { x, y };
      }
    }
  }
  return best;
}

/** Whether a box lies over a cell. @param {Rect} box @param {number} i @param {number} j */
function touches(box, i, j) {
  return box.x < (i + 1) * CELL && box.x + box.width > i * CELL && box.y < (j + 1) * CELL && box.y + box.height > j * CELL;
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
