// @ts-check
/**
 * A board: a map with spaces, pieces and highlights.
 *
 *   const board = await Board.load(element, "boards/liberty-or-death.json", { t, names, on });
 *   board.update({ spaces: { boston: { stacks: [{ kind: "british_regular", count: 3 }], control: "british", level: 2 } },
 *                  legal: ["new_york"], chosen: ["boston"], arrows: [{ from: "boston", to: "new_york" }] });
 *
 * `update` is told the whole picture each time; what is not in it is not shown. It compares with the picture before, lets
 * pieces travel, and changes nothing else. The shapes of data are in types.js.
 *
 * Options: `t` words for screen readers; `names` map names by id of the space (or by the text of a name on water) in the
 * player's language; `pieceSize` px; `on` is called with ("choose" | "look" | "hover" | "leave", id of the space, id of a stack).
 * With a mouse a click chooses; with a finger the first tap looks and the second chooses, a long press looks.
 * Keys: Tab to the board, arrows from space to space, Enter chooses, shift and arrows pan, + and - zoom, 0 shows all.
 */
import { arrow } from "./arrows.js";
import { Ground, SETTLE_MS } from "./ground.js";
import { Handling } from "./handling.js";
import { bandMarkup, hatches, staticMarkup } from "./map_layers.js";
import { Overview } from "./overview.js";
import { Places } from "./places.js";
import { NOTHING, overlays } from "./placing.js";
import { placePopover } from "./popover.js";
import { el, num, setMarkup } from "./svg.js";
import { Travellers } from "./travel.js";
import { Viewport } from "./viewport.js";
import { zoomButtons } from "./zoom.js";

/** @typedef {import("./types.js").BoardFile} BoardFile */
/** @typedef {import("./types.js").BoardUpdate} BoardUpdate */
/**
 * @typedef {object} Options
 * @property {import("./types.js").Words} [t]
 * @property {Record<string, string>} [names]
 * @property {number} [pieceSize]
 * @property {boolean} [overview]
 * @property {[number, number]} [legible] least and greatest scale of a phone, where the map needs another than the usual
 * @property {number} [spare] px at the lower edge that the map leaves to what may cover them
 * @property {() => number} [covered] px at the lower edge that lie under something else
 * @property {(what: import("./handling.js").What, space: string, stack?: string) => void} [on]
 */

const LAYERS = ["spaces", "lines-to", "labels", "pieces", "tags", "arrows", "travellers"];
/** What it costs a popover to cover a point. */
const COVER = { outside: 3, dear: 5, space: 1, control: 2, water: 0 };
/** The room that the zoom buttons and the small map take at the left, in px. */
const CONTROLS = { width: 230, top: 120, bottom: 180 };
/** Least and greatest scale of a phone, where lettering grows with the map and where it keeps its size. */
const LEGIBLE = { map: [0.8, 1.1], screen: [0.6, 1.6] };
/** On a desk, lettering shrinks with a small map, so that nothing covers its neighbour, but not below this. */
const SMALLEST = 0.82;
let boards = 0;

export class Board {
  /**
   * @param {HTMLElement} host
   * @param {string} url
   * @param {Options} [options]
   */
  static async load(host, url, options) {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return new Board(host, await answer.json(), options);
  }

  /**
   * @param {HTMLElement} host
   * @param {BoardFile} file
   * @param {Options} [options]
   */
  constructor(host, file, options = {}) {
    this.host = host;
    this.file = file;
    this.options = options;
    this.key = `b${(boards += 1)}`;
    this.t = options.t ?? ((key) => key);
    this.size = options.pieceSize ?? 26;
    this.places = new Places(file);
    /** @type {BoardUpdate} */
    this.shown = { spaces: {} };
    this.popped = "";
    this.poppedMarkup = "";
    this.raised = "";
    this.waiting = 0;
    const name = file.id.split(".")[0];
    this.svg = /** @type {SVGSVGElement} */ (el("svg", { class: `board board-${name}`, role: "group" }));
    this.view = el("g", { class: "view" });
    this.ground = new Ground(name);
    /** @type {Record<string, SVGElement>} */
    this.layer = {};
    /** @type {Record<string, SVGElement>} */
    this.spaceNodes = {};
    /** What each layer shows, part by part. @type {Record<string, string[]>} */
    this.markup = {};
    this.pop = document.createElement("div");
    /** @type {Overview | null} */
    this.overview = null;
    this.#draw();
    this.handling = new Handling(
      this.svg,
      this.spaceNodes,
      this.layer.tags,
      (id, way) => this.places.neighbour(id, way),
      (what, space, stack) => this.options.on?.(what, space, stack),
    );
    this.viewport = new Viewport(this.svg, file.frame, file.extent, file.span ?? file.frame, {
      change: () => this.#place(),
      tap: (target, touch) => this.handling.tap(target, touch),
      hold: (target) => this.handling.ask("look", target),
    });
    this.travellers = new Travellers(this.layer.travellers, this.view, this.size, (id) => this.places.centre(id));
    this.host.append(zoomButtons(this.viewport, this.t));
    if (options.overview) this.host.append((this.overview = new Overview(this.places, this.viewport)).node);
    this.viewport.core = this.places.core();
    this.viewport.legible = this.legible[0];
    this.viewport.spare = options.spare ?? 0;
    this.viewport.fit();
    new ResizeObserver(() => this.#resized()).observe(this.host);
  }

  /** The space that has the keyboard. */
  get focused() {
    return this.handling.focused;
  }

  /** @param {string} id */
  name(id) {
    return this.options.names?.[id] ?? this.file.spaces[id].name;
  }

  /** Drawing what never changes */

  #draw() {
    this.host.classList.add("board-host");
    this.host.replaceChildren();
    this.svg.setAttribute("aria-label", this.t("board"));
    const { under, over } = staticMarkup(this.file, this.places.arcs, this.options.names ?? {});
    this.layer.bands = this.ground.draw(`${hatches(this.key)}${this.#clips()}`, under, over);
    this.svg.append(this.view);
    for (const name of LAYERS) this.view.append((this.layer[name] = el("g", { class: name })));
    for (const id of Object.keys(this.file.spaces)) this.#drawSpace(id);
    this.pop.className = "popover";
    this.pop.hidden = true;
    this.host.append(this.ground.svg, this.svg, this.pop);
  }

  #clips() {
    return Object.entries(this.places.outlines)
      .map(([id, o]) => `<clipPath id="${this.key}-${id}"><path d="${o.outline}"/></clipPath>`)
      .join("");
  }

  /** @param {string} id */
  #drawSpace(id) {
    const outline = this.places.outlines[id];
    const inner = outline
      ? `<path class="halo" d="${outline.hull}"/><path class="glow" d="${outline.hull}"/><path class="hit" d="${outline.outline}"/><path class="mark" d="${outline.hull}"/><path class="ring" d="${outline.hull}"/>`
      : handle(this.file.spaces[id]);
    const node = el("g", { class: "space", "data-space": id, role: "button", tabindex: -1 }, inner);
    this.spaceNodes[id] = node;
    this.layer.spaces.append(node);
  }

  /** Showing a position */

  /** @param {BoardUpdate} update */
  update(update) {
    const before = this.shown;
    this.shown = update;
    const legal = new Set(update.legal ?? []);
    const asked = [...legal].join() !== (before.legal ?? []).join();
    this.#bands();
    this.#spaces(legal, asked);
    this.#overlays();
    this.layer.arrows.innerHTML = (update.arrows ?? [])
      .map(({ from, to }) => arrow(this.file.spaces[from]?.town ?? this.places.centre(from), this.places.centre(to)))
      .join("");
    this.travellers.show(before, update);
    this.overview?.update(update, legal);
  }

  #bands() {
    const parts = [];
    for (const [id, space] of Object.entries(this.shown.spaces)) {
      const outline = this.places.outlines[id];
      if (outline) parts.push(space.band ? bandMarkup(this.key, id, outline.band, space.band) : NOTHING);
    }
    for (const [name, { band }] of Object.entries(this.shown.regions ?? {})) {
      const of = this.file.regions?.[name];
      if (of)
        parts.push(
          band ? `<g>${of.spaces.map((id) => bandMarkup(this.key, id, this.places.regionBand(name), band)).join("")}</g>` : NOTHING,
        );
    }
    this.#fill("bands", parts);
  }

  /** @param {Set<string>} legal @param {boolean} asked the question is another one */
  #spaces(legal, asked) {
    const chosen = new Set(this.shown.chosen ?? []);
    const named = new Set(this.shown.named ?? []);
    const first = legal.values().next().value ?? Object.keys(this.file.spaces)[0];
    for (const [id, node] of Object.entries(this.spaceNodes)) {
      node.classList.toggle("legal", legal.has(id));
      node.classList.toggle("asked", asked && legal.has(id));
      node.classList.toggle("chosen", chosen.has(id));
      node.classList.toggle("named", named.has(id));
      setAttribute(node, "tabindex", legal.has(id) || id === first ? "0" : "-1");
      setAttribute(node, "aria-label", this.describe(id));
      setAttribute(node, "aria-pressed", String(chosen.has(id)));
      setAttribute(node, "aria-disabled", legal.has(id) ? null : "true");
    }
    this.#raise([...legal, ...chosen].filter((id) => this.places.outlines[id]));
  }

  /** Draw some spaces above the others, so that their outlines are whole. @param {string[]} ids */
  #raise(ids) {
    if (ids.join() === this.raised) return;
    this.raised = ids.join();
    const active = document.activeElement;
    for (const id of ids) this.layer.spaces.append(this.spaceNodes[id]);
    if (active instanceof SVGElement && active !== document.activeElement) active.focus({ preventScroll: true });
  }

  /** What a screen reader says of a space. @param {string} id */
  describe(id) {
    const space = this.shown.spaces[id] ?? {};
    if (space.label) return space.label;
    const stacks = (space.stacks ?? []).map((s) => s.label ?? `${s.count ?? 1} ${s.name ?? s.kind.replaceAll("_", " ")}`);
    const marks = [];
    if (space.control) marks.push(this.t(`control-${space.control}`));
    if (space.level !== undefined) marks.push(this.t(`level-${space.level}`));
    if ((this.shown.legal ?? []).includes(id)) marks.push(this.t("may-be-chosen"));
    if ((this.shown.chosen ?? []).includes(id)) marks.push(this.t("chosen"));
    return [this.name(id), ...marks, ...stacks].join(", ");
  }

  #overlays() {
    const legal = new Set(this.shown.legal ?? []);
    const chosen = new Set(this.shown.chosen ?? []);
    const state = (/** @type {string} */ id) => ({ id, name: this.name(id), size: this.size, chosen: chosen.has(id) });
    const drawn = overlays({ places: this.places, unit: this.#unitOfFrame(), state }, this.shown);
    for (const [layer, parts] of Object.entries(drawn)) this.#fill(layer, parts);
    for (const tag of this.layer.tags.children) {
      const id = tag.getAttribute("data-space") ?? "";
      tag.classList.toggle("legal", legal.has(id));
      tag.classList.toggle("chosen", chosen.has(id));
    }
  }

  /** Set what a layer shows; parts that it shows already stay untouched. @param {string} layer @param {string[]} parts each one element */
  #fill(layer, parts) {
    const host = this.layer[layer];
    const before = this.markup[layer] ?? [];
    this.markup[layer] = parts;
    if (before.length !== parts.length) return setMarkup(host, parts.join(""));
    parts.forEach((part, i) => {
      if (part === before[i]) return;
      const made = el("g");
      setMarkup(made, part);
      host.children[i].replaceWith(...made.children);
    });
  }

  /** How large a pixel of lettering is on the map when the whole frame is seen. */
  #unitOfFrame() {
    const { width, height } = this.viewport.fitted;
    const k = Math.min(width / this.file.frame[2], height / this.file.frame[3]);
    return k < 1 ? Math.min(1.25, 1 / k) : 1;
  }

  /** Place and size */

  /** What lies in the middle stays there when the sheet of a phone comes up. */
  #resized() {
    const { viewport } = this;
    const before = viewport.size.height;
    const other = viewport.measure();
    if (viewport.moved) viewport.pan(0, viewport.phone ? (viewport.size.height - before) / 2 : 0);
    else if (other) viewport.fit();
    else this.#place();
    if (other) this.#overlays();
  }

  #place() {
    const { k, x, y, base } = this.viewport;
    this.view.setAttribute("transform", `translate(${num(x)} ${num(y)}) scale(${k.toFixed(4)})`);
    const zoom = k / base;
    const size = k < 1 && !this.viewport.phone ? Math.max(SMALLEST, k) : Math.sqrt(base);
    const lettering = size * (zoom < 0.8 ? zoom / 0.8 : zoom > 1.5 ? zoom / 1.5 : 1);
    const unit = this.file.lettering === "map" ? "1" : (lettering / k).toFixed(4);
    this.svg.style.setProperty("--u", unit);
    this.ground.place({ k, x, y, ...this.viewport.size }, unit);
    if (!this.pop.hidden) this.#movePopover();
    this.overview?.place();
  }

  /** Least and greatest scale of a phone. */
  get legible() {
    return this.options.legible ?? LEGIBLE[this.file.lettering ?? "screen"];
  }

  /**
   * Bring spaces into view; rather than show the map too small, some of them stay outside.
   * @param {string[]} ids
   */
  focusOn(ids) {
    if (!ids.length) return this.viewport.fit();
    const [least, most] = this.legible;
    const { width, height } = this.viewport.size;
    const near = this.places.together(ids, width / least, height / least);
    this.viewport.moved = true;
    if (near.length < ids.length) this.viewport.show(this.places.amid(near), 24, least, least);
    else this.viewport.show(this.places.around(near), 24, most, least);
  }

  /**
   * Open the popover beside a space; null closes it.
   * @param {string | null} id
   * @param {string} [html]
   */
  popover(id, html = "") {
    const known = `${id} ${this.shown.legal} ${this.shown.chosen} ${html}`;
    if (id && !this.pop.hidden && this.poppedMarkup === known) return;
    this.popped = id ?? "";
    this.poppedMarkup = known;
    this.pop.hidden = !id;
    if (!id) return;
    setMarkup(this.pop, html);
    requestAnimationFrame(() => this.#placePopover());
  }

  /** While the map moves the popover waits; then it looks for its place again. */
  #movePopover() {
    clearTimeout(this.waiting);
    this.waiting = window.setTimeout(() => this.#placePopover(), SETTLE_MS);
  }

  #placePopover() {
    if (!this.popped) return;
    const b = this.places.bounds(this.popped);
    const { k, x, y } = this.viewport;
    const space = { x: b.x * k + x, y: b.y * k + y, width: b.width * k, height: b.height * k };
    const { width, height } = this.viewport.size;
    const free = { width, height: height - (this.options.covered?.() ?? 0) };
    const at = placePopover(space, { width: this.pop.offsetWidth, height: this.pop.offsetHeight }, free, this.#coverCost());
    this.pop.style.transform = `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px)`;
  }

  /** How dear each point of the window is to a popover. */
  #coverCost() {
    const dear = new Set([...(this.shown.legal ?? []), ...(this.shown.chosen ?? []), this.popped]);
    const { k, x, y, size } = this.viewport;
    return (/** @type {number} */ px, /** @type {number} */ py) => {
      const id = this.places.at((px - x) / k, (py - y) / k);
      if (id) return dear.has(id) ? COVER.dear : this.file.spaces[id].kind === "sea" ? COVER.water : COVER.space;
      if (id === null) return COVER.outside;
      return px < CONTROLS.width && (py < CONTROLS.top || (this.overview && py > size.height - CONTROLS.bottom))
        ? COVER.control
        : COVER.water;
    };
  }
}

/** Change an attribute where it is different; null removes it. @param {Element} node @param {string} name @param {string | null} value */
function setAttribute(node, name, value) {
  if (node.getAttribute(name) === value) return;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

/** Something to hold for a space without an outline. @param {import("./types.js").BoardSpace} space */
function handle(space) {
  if (space.box) return `<rect class="hit" x="${space.box[0]}" y="${space.box[1]}" width="${space.box[2]}" height="${space.box[3]}"/>`;
  const [x, y] = space.town ?? space.label ?? [0, 0];
  return `<circle class="hit" cx="${x}" cy="${y}" r="14"/>`;
}
