// @ts-check
/** What a sentence speaks of: rings around it, a line to it, and the place of the bubble beside it. */
import { html, nothing, render, styles, svg } from "../lit.js";
import { byId } from "../app/elements.js";
import { coveredBelow } from "../app/measure.js";
import { prefers } from "../app/prefers.js";

/** @typedef {import("../app/desk.js").Desk} Desk */
/** @typedef {import("../app/board_view.js").BoardView} BoardView */

const RING_PX = 5;
const MARGIN = 12;
/** A bubble stays near what it speaks of, even if it covers some land. */
const PULL = 8;
/** Where it speaks of nothing it stays near its corner. */
const CORNER_PULL = 12;
/** On a phone what is spoken of keeps away from the edge, so that its surroundings are seen. */
const CLEAR_PX = 90;
/** A line ends beside the middle of a space, where its pieces stand. */
const MIDDLE_PX = 20;
/** A line that is shorter says nothing, and one that is longer crosses all of the map: the ring is enough. */
const LINE_PX = [10, 640];

/**
 * Where an option, a space or a fact is seen: a space of the map, or elements of the page.
 * @param {Desk} desk
 * @param {string} point
 * @returns {{space: string} | {nodes: Element[]}}
 */
function targetOf(desk, point) {
  const { choices } = desk;
  const space = spaceOf(desk, point);
  if (space) return { space };
  const button = buttonOf(point);
  if (button.length) return { nodes: button };
  const card = [...(choices?.cards ?? [])].find(([, options]) => options.includes(point))?.[0];
  if (card) return { nodes: seen(`[data-card="${CSS.escape(card)}"]`).slice(0, 1) };
  const fact = `[data-fact~="${CSS.escape(point)}"]`;
  const facts = seen(fact).filter((node) => !isUnderTray(node));
  return { nodes: facts.length || !prefers.phone ? facts : tabOf(desk, fact) };
}

/** The button of an option, where it is seen. @param {string} point */
function buttonOf(point) {
  return seen(`[data-option="${CSS.escape(point)}"], [data-interrupt="${CSS.escape(point)}"]`).slice(0, 1);
}

/** On a phone, what lies in a drawer is behind its tab. @param {Desk} desk @param {string} fact */
function tabOf({ module, panel }, fact) {
  if (!panel && byId("log").matches(fact)) return seen("#tabs [data-key=tab-log]");
  const isBeside = byId("side").querySelector(fact) !== null;
  if (panel || (!isBeside && !byId("dock").querySelector(fact))) return [];
  return seen(isBeside === Boolean(module.forcesBelow) ? "#tabs [data-key=tab-cards]" : "#tabs [data-key=tab-forces]");
}

/** Whether the choices lie over it. @param {Element} node */
function isUnderTray(node) {
  const { x, y, width, height } = node.getBoundingClientRect();
  const dock = byId("dock");
  return !dock.contains(node) && dock.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** @param {string} selector */
function seen(selector) {
  return [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
}

/** The space that stands for an option or a space; what is chosen in the one that is looked at has a button of its own. @param {Desk} desk @param {string} point */
function spaceOf({ choices, looked, aim, isSpace }, point) {
  if (isSpace(point)) return point;
  const [space, options] = [...(choices?.spaces ?? [])].find(([, all]) => all.includes(point)) ?? ["", []];
  const isListed = space === looked && !prefers.phone && (options.length > 1 || aim === point);
  return isListed ? "" : space;
}

/** The spaces among what is spoken of. @param {Desk} desk @param {string[]} points */
export function spacesOf(desk, points) {
  return points.map((point) => spaceOf(desk, point)).filter(Boolean);
}

export class Pointing {
  /** @param {Desk} desk @param {BoardView} map */
  constructor(desk, map) {
    this.desk = desk;
    this.map = map;
    /** What has been brought into view. */
    this.broughtFor = "";
    this.watched = /** @type {Element | null} */ (null);
    this.moves = new MutationObserver(() => this.place());
    const sizes = new ResizeObserver(() => this.place());
    for (const id of ["map", "tray"]) sizes.observe(byId(id));
    addEventListener("scroll", () => this.place(), { capture: true, passive: true });
  }

  /** Draw rings and line, and put the bubble where it covers nothing that matters. */
  place() {
    const { desk, map } = this;
    const { lesson } = desk;
    this.#watch(map.board?.view ?? null);
    const points = lesson?.points ?? [];
    const targets = points.map((point) => targetOf(desk, point));
    const nodes = targets.flatMap((target, i) => ("nodes" in target ? target.nodes : buttonOf(points[i])));
    const first = targets[0];
    const listed = byId("course").childElementCount;
    const key = `${listed} ${lesson?.info?.id} ${lesson?.info?.step} ${points} ${nodes.length} ${prefers.phone ? byId("map").clientHeight : ""}`;
    if (key !== this.broughtFor) this.#bring(first, nodes);
    this.broughtFor = key;
    byId("spots").classList.toggle(
      "above-tabs",
      nodes.some((node) => node.closest("#tabs")),
    );
    const rects = nodes.map((node) => node.getBoundingClientRect());
    const space = first && "space" in first ? first.space : "";
    const rect = space ? this.#middle(space) : rects[0];
    const bubble = /** @type {HTMLElement | null} */ (byId("lesson").querySelector(".bubble"));
    const at = bubble && !prefers.phone ? this.#beside(bubble, space ? spaceRect(space) : rect) : null;
    if (bubble) bubble.style.transform = at ? `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px)` : "";
    render(
      html`${rects.map(ring)}${bubble && rect && (space || !prefers.phone) ? line(prefers.phone ? sheetRect() : bubble.getBoundingClientRect(), rect) : nothing}`,
      byId("spots"),
    );
  }

  /**
   * Bring into view what is spoken of, and at the beginning where it takes place, once the sheet of a phone has its height.
   * @param {ReturnType<typeof targetOf> | undefined} target
   * @param {Element[]} nodes
   */
  #bring(target, nodes) {
    for (const node of [...nodes].reverse()) node.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { lesson } = this.desk;
    const info = lesson?.info;
    const begins = info && !info.over && info.step <= 1;
    const space = target && "space" in target ? target.space : begins && lesson.places.find((place) => this.#hasPieces(place));
    if (space && prefers.phone) requestAnimationFrame(() => requestAnimationFrame(() => this.map.board?.uncover(space, CLEAR_PX)));
  }

  /** Whether something stands in a space. @param {string} place */
  #hasPieces(place) {
    return Boolean(this.map.board?.shown.spaces[place]?.stacks?.length);
  }

  /** Hear when the map is moved. @param {Element | null} view */
  #watch(view) {
    if (view === this.watched) return;
    this.watched = view;
    this.moves.disconnect();
    if (view) this.moves.observe(view, { attributes: true, attributeFilter: ["transform"] });
  }

  /** The tag of a space, or its middle. @param {string} space */
  #middle(space) {
    const tag = byId("map").querySelector(`.tags > .placed[data-space="${CSS.escape(space)}"]`);
    if (tag) return tag.getBoundingClientRect();
    const map = byId("map").getBoundingClientRect();
    const at = this.map.board?.middleOf(space);
    return at && new DOMRect(at.x + map.x - MIDDLE_PX, at.y + map.y - MIDDLE_PX, 2 * MIDDLE_PX, 2 * MIDDLE_PX);
  }

  /** A place on the map near what is spoken of, at the end beside what was, and in the corner where there is no room. @param {HTMLElement} bubble @param {DOMRect | undefined} rect */
  #beside(bubble, rect) {
    const map = byId("map").getBoundingClientRect();
    const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
    const { board } = this.map;
    const corner = { x: map.right - size.width - MARGIN, y: map.bottom - coveredBelow() - size.height - MARGIN };
    if (!board) return corner;
    const { lesson } = this.desk;
    const spoken = lesson?.info?.over ? lesson.places : (lesson?.spaces ?? []);
    const about = rect ?? new DOMRect(map.right, map.bottom);
    const near = { x: about.x - map.x, y: about.y - map.y, width: about.width, height: about.height };
    const room = board.room.forSentence(near, size, spoken, rect ? PULL : CORNER_PULL);
    return room ? { x: room.x + map.x, y: room.y + map.y } : corner;
  }
}

/** @param {string} id */
function spaceRect(id) {
  return document.querySelector(`.space[data-space="${CSS.escape(id)}"] .hit`)?.getBoundingClientRect();
}

/** @param {DOMRect} rect */
function ring({ x, y, width, height }) {
  const box = { left: x - RING_PX, top: y - RING_PX, width: width + 2 * RING_PX, height: height + 2 * RING_PX };
  const px = Object.fromEntries(Object.entries(box).map(([name, value]) => [name, `${Math.round(value)}px`]));
  return html`<div class="spot" style=${styles(px)}></div>`;
}

/** The upper edge of a phone's sheet, on which the bubble lies: its grip, or the battle above it. */
function sheetRect() {
  const grip = byId("grip");
  return (grip.checkVisibility() ? grip : byId("battle")).getBoundingClientRect();
}

/** A line from the edge of the bubble to what it speaks of: to the nearer end of what is broad. @param {DOMRect} bubble @param {DOMRect} target */
function line(bubble, target) {
  const middle = (/** @type {DOMRect} */ r) => [r.x + r.width / 2, r.y + r.height / 2];
  const from = edgeTowards(bubble, middle(target));
  const near = Math.min(Math.max(from[0], target.x + target.height / 2), target.right - target.height / 2);
  const end = new DOMRect(near - target.height / 2, target.y, target.height, target.height);
  const to = edgeTowards(target.width > target.height ? end : target, from);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < LINE_PX[0] || length > LINE_PX[1]) return nothing;
  return html`<svg class="lesson-line" aria-hidden="true">
    ${svg`<path d="M${from[0]} ${from[1]}L${to[0]} ${to[1]}" /><circle cx=${to[0]} cy=${to[1]} r="4.5" />`}
  </svg>`;
}

/** Where the way from the middle of a rectangle to a point leaves it. @param {DOMRect} r @param {number[]} point */
function edgeTowards(r, [px, py]) {
  const [cx, cy] = [r.x + r.width / 2, r.y + r.height / 2];
  const [dx, dy] = [px - cx, py - cy];
  const t = Math.min(r.width / 2 / Math.abs(dx || 1e-6), r.height / 2 / Math.abs(dy || 1e-6), 1);
  return [Math.round(cx + dx * t), Math.round(cy + dy * t)];
}
