// @ts-check
/**
 * The one place that moves the focus. A new question moves it to its first answer: the one that Enter gives, or else the
 * first there is. A redraw leaves it where it is. Who types, reads the log or uses a panel keeps it.
 */
import { byId } from "./elements.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** Where answers are given. */
const PLACES = "#prompt, #tray, #cards, #map, #battle";
const ANSWERS =
  "#battle :is([data-option], .step:enabled), #prompt [data-option], #tray :is([data-option], .piece-button), #cards .hand-card.legal";
const MARKED = "#prompt .firm, #battle :is([data-act=continue], .answer.marked)";

export class Focus {
  /** @param {Desk} desk @param {import("./board_view.js").BoardView} map */
  constructor(desk, map) {
    this.desk = desk;
    this.map = map;
    this.byKey = false;
    /** What the page has given the focus to, as long as the person has not moved it. @type {Element | null} */
    this.given = null;
    /** The question whose answers have had it. */
    this.asked = 0;
    /** What had it before the page was drawn, until it is seen. @type {Element | null} */
    this.before = null;
    this.#use(false);
    addEventListener("mousedown", () => this.#use(false), { capture: true });
    addEventListener("keydown", (event) => this.#key(event), { capture: true });
    byId("map").addEventListener("mousedown", () => this.#give(byId("prompt")));
    byId("log-lines").addEventListener("keydown", roam);
  }

  /** Whether the keyboard was used last: only then the ring is seen around an answer that the page has focused. @param {boolean} byKey */
  #use(byKey) {
    this.byKey = byKey;
    document.documentElement.dataset.by = byKey ? "key" : "pointer";
  }

  /** A key that was not meant for the answer that happens to have the focus does not give it. @param {KeyboardEvent} event */
  #key(event) {
    const first = !this.byKey;
    this.#use(true);
    if (event.target !== this.given) return;
    const meant = event.key === "Enter" && (!first || this.given?.matches(MARKED));
    if (event.key === " " || (event.key === "Enter" && !meant)) event.preventDefault();
    if (event.key === "Tab") this.given = null;
  }

  get #isNew() {
    return this.desk.question !== null && this.desk.asked !== this.asked;
  }

  /** Before the page is drawn. An answer that is about to go gives the focus to the question: to remove what has it costs a layout. */
  note() {
    const { activeElement, body } = document;
    if (activeElement !== body) this.before = activeElement;
    if (this.#isNew && this.before?.closest("#prompt, #tray, #battle")) byId("prompt").focus({ preventScroll: true });
  }

  /** When the page has been drawn and is seen. */
  settle() {
    const { desk, before } = this;
    this.before = null;
    const isNew = this.#isNew;
    const lost = before !== null && !isThere(before);
    if (this.#hasMoved(before)) this.given = null;
    else if (isNew && (!before || lost || before.closest(PLACES))) this.#toFirstAnswer();
    else if (lost) this.#give(this.#termLeft() ?? byId("prompt"));
    if (isNew) this.asked = desk.asked;
  }

  /** Whether the person has given it to something else meanwhile. @param {Element | null} before */
  #hasMoved(before) {
    const { activeElement, body } = document;
    return activeElement !== before && activeElement !== body && activeElement !== byId("prompt");
  }

  /** The link to the key from which the person comes back. */
  #termLeft() {
    const link = this.desk.panel === "key" ? null : this.desk.termAt?.link;
    return link instanceof HTMLElement && isThere(link) ? link : null;
  }

  #toFirstAnswer() {
    const { board } = this.map;
    const legal = [...(this.desk.choices?.spaces.keys() ?? [])];
    if (board?.focused && legal.length) {
      if (!legal.includes(board.focused)) board.handling.focus(legal[0]);
      return;
    }
    const answer = firstOf(MARKED) ?? firstOf(ANSWERS);
    if (answer || !this.byKey || !legal.length) this.#give(answer ?? byId("prompt"));
    else board?.handling.focus(legal[0]);
  }

  /** @param {HTMLElement} node */
  #give(node) {
    node.focus({ preventScroll: true });
    this.given = node;
  }
}

/**
 * Give the focus to what was asked for, and bring it into view, or what it stands in.
 * @param {string} id
 * @param {ScrollIntoViewOptions & {within?: string}} [how]
 */
export function attend(id, { within = id, ...how } = {}) {
  document.getElementById(id)?.focus({ preventScroll: true });
  document.getElementById(within)?.scrollIntoView({ block: "nearest", ...how });
}

/** @param {Element} node */
function isThere(node) {
  return node.isConnected && node.checkVisibility();
}

/** The first of some elements that can be seen. @param {string} selector @returns {HTMLElement | null} */
function firstOf(selector) {
  const nodes = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector));
  return [...nodes].find((node) => node.checkVisibility()) ?? null;
}

/** A log is one stop of the tab key: in it the arrows go from link to link. @param {KeyboardEvent} event */
function roam(event) {
  const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
  const host = /** @type {HTMLElement} */ (event.currentTarget);
  const all = /** @type {HTMLElement[]} */ ([...host.querySelectorAll("a, summary, button")]);
  const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement)) + way;
  event.preventDefault();
  event.stopPropagation();
  (at < 0 ? host : all[Math.min(at, all.length - 1)])?.focus();
}
