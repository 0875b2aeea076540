// @ts-check
/** Pieces in motion between two pictures of the board: those that went elsewhere travel, those that changed state turn over. */
import { render } from "./lit.js";
import { stack as drawStack } from "./pieces.js";
import { num } from "./svg.js";

/** @typedef {import("./types.js").BoardUpdate} BoardUpdate */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./pieces.js").Stack} Stack */

const TRAVEL_MS = 220;

export class Travellers {
  /**
   * @param {SVGElement} layer
   * @param {number} size of a piece in px
   * @param {(id: string) => Point} centre
   */
  constructor(layer, size, centre) {
    this.layer = layer;
    this.size = size;
    this.centre = centre;
    /** @type {Set<Animation>} */
    this.motions = new Set();
  }

  /** @param {BoardUpdate} before @param {BoardUpdate} after */
  show(before, after) {
    for (const motion of this.motions) motion.cancel();
    for (const { stack, from, to } of journeys(before, after)) this.#send(stack, this.centre(from), this.centre(to));
  }

  /** @param {Stack} what @param {Point} a @param {Point} b */
  #send(what, a, b) {
    const node = document.createElementNS("http://www.w3.org/2000/svg", "g");
    render(drawStack(what), node);
    const at = (/** @type {Point} */ p) => `translate(${num(p[0])}px, ${num(p[1])}px) scale(calc(var(--u) * ${num(this.size / 28)}))`;
    this.layer.append(node);
    const motion = node.animate([{ transform: at(a) }, { transform: at(b) }], { duration: TRAVEL_MS, easing: "ease-out" });
    this.motions.add(motion);
    motion.onfinish = motion.oncancel = () => {
      this.motions.delete(motion);
      node.remove();
    };
  }
}

/** Pieces that went underground or came out of it turn over: those of the later picture, marked. @param {BoardUpdate} before @param {BoardUpdate} after @returns {BoardUpdate} */
export function turnedOver(before, after) {
  const spaces = Object.entries(after.spaces).map(([id, space]) => {
    const then = before.spaces[id]?.stacks ?? [];
    const turns = (/** @type {Stack} */ s) => {
      const same = then.filter((other) => other.kind === s.kind);
      const was = same.find((other) => other.state === s.state)?.count ?? 0;
      return Boolean(s.state && same.length && was < (s.count ?? 1));
    };
    if (!space.stacks?.some(turns)) return [id, space];
    return [id, { ...space, stacks: space.stacks.map((s) => (turns(s) ? { ...s, turned: true } : s)) }];
  });
  return { ...after, spaces: Object.fromEntries(spaces) };
}

/**
 * From where there are fewer of a kind to where there are more.
 * @param {BoardUpdate} before
 * @param {BoardUpdate} after
 * @returns {{stack: Stack, from: string, to: string}[]}
 */
export function journeys(before, after) {
  const was = counts(before);
  const found = [];
  for (const [kind, now] of counts(after)) {
    const then = was.get(kind) ?? new Map();
    const gone = [...then].map(([id, { count }]) => ({ id, n: count - (now.get(id)?.count ?? 0) })).filter((d) => d.n > 0);
    for (const [id, { count, stack }] of now) {
      let more = count - (then.get(id)?.count ?? 0);
      for (const from of gone) {
        const n = Math.min(more, from.n);
        if (n <= 0) continue;
        from.n -= n;
        more -= n;
        found.push({ stack: { ...stack, count: n }, from: from.id, to: id });
      }
    }
  }
  return found;
}

/**
 * Pieces by kind and space.
 * @param {BoardUpdate} update
 * @returns {Map<string, Map<string, {count: number, stack: Stack}>>}
 */
function counts(update) {
  /** @type {Map<string, Map<string, {count: number, stack: Stack}>>} */
  const found = new Map();
  for (const [id, space] of Object.entries(update.spaces)) {
    for (const stack of space.stacks ?? []) {
      if (stack.block) continue;
      const kind = stack.kind === "leader" ? `leader ${stack.name}` : stack.kind;
      const of = found.get(kind) ?? new Map();
      found.set(kind, of);
      of.set(id, { count: (of.get(id)?.count ?? 0) + (stack.count ?? 1), stack });
    }
  }
  return found;
}
