// @ts-check
/** Pointer, finger and keys on a board. */

/** @typedef {import("./types.js").Point} Point */
/** @typedef {"choose" | "look" | "hover" | "leave"} What */

/** @type {Record<string, Point>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The space that an element on the board belongs to. @param {Element} target */
function spaceOf(target) {
  return target.closest("[data-space]")?.getAttribute("data-space") ?? "";
}

export class Handling {
  /**
   * @param {SVGSVGElement} svg
   * @param {(id: string, way: Point) => string} neighbour
   * @param {(what: What, space: string, stack?: string) => void} on
   * @param {() => void} draw another space is hovered or focused
   */
  constructor(svg, neighbour, on, draw) {
    this.svg = svg;
    this.neighbour = neighbour;
    this.on = on;
    this.draw = draw;
    /** The space that has the keyboard. */
    this.focused = "";
    /** Whether that is to be seen. */
    this.ringed = false;
    this.hovered = "";
    this.looked = "";
    svg.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse" && !event.buttons) this.#hover(spaceOf(/** @type {Element} */ (event.target)));
    });
    svg.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && this.#hover(""));
    // A pointer chooses without taking the keyboard from the answers.
    svg.addEventListener("mousedown", (event) => event.preventDefault());
    svg.addEventListener("focusin", (event) => this.#focus(/** @type {Element} */ (event.target)));
    svg.addEventListener("focusout", () => this.#focus(null));
    svg.addEventListener("keydown", (event) => this.#key(event));
  }

  /** Give a space the keyboard. @param {string} id */
  focus(id) {
    const node = /** @type {SVGElement | null} */ (this.svg.querySelector(`.space[data-space="${CSS.escape(id)}"]`));
    node?.focus({ preventScroll: true });
  }

  /** @param {"choose" | "look"} what @param {Element} target */
  ask(what, target) {
    const id = spaceOf(target);
    if (id) this.on(what, id, target.closest("[data-stack]")?.getAttribute("data-stack") ?? undefined);
  }

  /** @param {Element} target @param {boolean} touch */
  tap(target, touch) {
    const id = spaceOf(target);
    const chosen = !touch || (id && this.looked === id);
    this.ask(chosen ? "choose" : "look", target);
    this.looked = touch ? id : "";
    if (touch) this.#hover(chosen ? "" : id);
  }

  /** What was tapped is tapped no more: something else is asked. */
  untap() {
    if (!this.looked) return;
    this.looked = "";
    this.#hover("");
  }

  /** @param {string} id */
  #hover(id) {
    if (id === this.hovered) return;
    const before = this.hovered;
    this.hovered = id;
    if (before) this.on("leave", before);
    if (id) this.on("hover", id);
    this.draw();
  }

  /** @param {Element | null} node */
  #focus(node) {
    const before = this.focused;
    this.focused = node ? spaceOf(node) : "";
    this.ringed = node?.matches(":focus-visible") ?? false;
    this.draw();
    const looked = this.focused || this.hovered;
    if (looked) this.on("hover", looked);
    else if (before) this.on("leave", before);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const id = this.focused;
    if (!id || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.on("choose", id);
    }
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    const next = this.neighbour(id, way);
    if (next) this.focus(next);
  }
}
