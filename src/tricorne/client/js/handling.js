// @ts-check
/** Pointer, finger and keys on a board. */

/** @typedef {import("./types.js").Point} Point */
/** @typedef {"choose" | "look" | "hover" | "leave"} What */

/** @type {Record<string, Point>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The space that an element on the board belongs to. @param {Element} target */
export function spaceOf(target) {
  return target.closest("[data-space]")?.getAttribute("data-space") ?? "";
}

export class Handling {
  /**
   * @param {SVGSVGElement} svg
   * @param {Record<string, SVGElement>} nodes of spaces
   * @param {SVGElement} tags drawings of spaces that show by a class that they are hovered or focused
   * @param {(id: string, way: Point) => string} neighbour
   * @param {(what: What, space: string, stack?: string) => void} on
   */
  constructor(svg, nodes, tags, neighbour, on) {
    this.nodes = nodes;
    this.tags = tags;
    this.neighbour = neighbour;
    this.on = on;
    this.focused = "";
    this.hovered = "";
    this.looked = "";
    svg.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse" && !event.buttons) this.#hover(spaceOf(/** @type {Element} */ (event.target)));
    });
    svg.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && this.#hover(""));
    svg.addEventListener("focusin", (event) => this.#focus(spaceOf(/** @type {Element} */ (event.target))));
    svg.addEventListener("focusout", () => this.#focus(""));
    svg.addEventListener("keydown", (event) => this.#key(event));
  }

  /** @param {"choose" | "look"} what @param {Element} target */
  ask(what, target) {
    const id = spaceOf(target);
    if (id) this.on(what, id, target.closest("[data-stack]")?.getAttribute("data-stack") ?? undefined);
  }

  /** @param {Element} target @param {boolean} touch */
  tap(target, touch) {
    const id = spaceOf(target);
    if (!touch || (id && this.looked === id)) this.ask("choose", target);
    else this.ask("look", target);
    this.looked = touch ? id : "";
    if (touch) this.#hover(id);
  }

  /** @param {string} id */
  #hover(id) {
    if (id === this.hovered) return;
    const before = this.hovered;
    this.hovered = id;
    this.nodes[before]?.classList.remove("hovered");
    this.nodes[id]?.classList.add("hovered");
    if (before) this.on("leave", before);
    if (id) this.on("hover", id);
    this.#mark("hovered", id);
  }

  /** @param {string} id */
  #focus(id) {
    this.focused = id;
    this.#mark("focused", id);
    if (id) this.on("hover", id);
  }

  /** @param {string} name @param {string} id */
  #mark(name, id) {
    for (const node of this.tags.querySelectorAll("[data-space]")) node.classList.toggle(name, node.getAttribute("data-space") === id);
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
    if (next) this.nodes[next].focus();
  }
}
