// @ts-check
/**
 * A board: a map with spaces, pieces and highlights.
 *
 *   const board = await Board.load(element, "boards/liberty-or-death.json", { t, names, on });
 *   board.update({ spaces: { boston: { stacks: [{ kind: "british_regular", count: 3 }], control: "british", level: 2 } },
 *                  legal: ["new_york"], chosen: ["boston"], arrows: [{ from: "boston", to: "new_york" }] });
 *
 * `update` takes the whole picture each time; what is not in it is not shown. It compares with the picture before, lets
 * pieces travel, and changes nothing else. The shapes of data are in types.js.
 *
 * Options: `t` words for screen readers; `names` map names by id of the space (or by the text of a name on water) in the
 * player's language; `pieceSize` px; `still` whether things jump instead of move;
 * `on` is called with ("choose" | "look" | "hover" | "leave", id of the space, id of a stack).
 * With a mouse a click chooses; with a finger the first tap looks and the second chooses, a long press looks.
 * Keys: Tab to the board, arrows from space to space, Enter chooses, shift and arrows pan, + and - zoom, 0 shows all.
 */
import { arrow } from "./arrows.js";
import { Ground } from "./ground.js";
import { Handling } from "./handling.js";
import { html, keyed, nothing, render, repeat, styles, svg } from "./lit.js";
import { bandOf, hatches, layersOver, layersUnder } from "./map_layers.js";
import { Overview } from "./overview.js";
import { Places } from "./places.js";
import { overlays, placed } from "./placing.js";
import { Popover, Room } from "./popover.js";
import { num } from "./svg.js";
import { Travellers, turnedOver } from "./travel.js";
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
 * @property {() => Element[]} [beside] what lies over the map as well
 * @property {() => boolean} [still]
 * @property {(what: import("./handling.js").What, space: string, stack?: string) => void} [on]
 */

const LAYERS = ["spaces", "outlines", "lines-to", "labels", "pieces", "tags", "arrows", "travellers"];
/** Least and greatest scale of a phone, where lettering grows with the map and where it keeps its size. */
const LEGIBLE = { map: [0.8, 1.1], screen: [0.6, 1.6] };
/** On a desk, lettering shrinks with a small map, so that nothing covers its neighbour, but not below this. */
const SMALLEST = 0.82;
/** How far the disc of a battle stands above the middle of the pieces, in px: on a tag it does not lie over the name. */
const SWORDS = { land: 28, tag: 50 };
/** A space whose middle is so near the edge of the window counts as hidden. */
const EDGE_PX = 40;
/** The room that the zoom buttons take at the upper left, and the small map at the lower left, in px. */
const ZOOM = { width: 60, height: 130 };
const SMALL_MAP = { width: 235, height: 120 };
/** Spaces that are shown wholly are drawn at this scale at most, with so much around them. */
const [SHOWN_MOST, SHOWN_MARGIN_PX] = [1.6, 32];
/** A map of fewer spaces is read as a whole. */
const MANY = 40;
/** The map comes nearer by so much at least and at most, with so much around what it comes near to. */
const [NEARER, NEAREST, NEAR] = [1.25, 1.7, 70];
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
    /** What is to be shown as soon as the window is seen. @type {string[]} */
    this.awaited = [];
    /** How many spaces are in play. */
    this.inPlay = Object.keys(file.spaces).length;
    /** Whether the question is another one than before. */
    this.asked = false;
    /** What lies on the map, before it is marked. @type {import("./placing.js").Overlays} */
    this.overlays = { labels: [], pieces: [], tags: [], lines: [] };
    host.classList.add("board-host");
    render(this.#frame(), host);
    const part = (/** @type {string} */ selector) => /** @type {any} */ (host.querySelector(selector));
    this.svg = /** @type {SVGSVGElement} */ (part(".board:not(.ground)"));
    this.view = /** @type {SVGElement} */ (part(".view"));
    this.tools = /** @type {HTMLElement} */ (part(".map-tools"));
    this.ground = new Ground(part(".ground"), part(".ground > g"));
    /** @type {Record<string, SVGElement>} */
    this.layer = Object.fromEntries(["bands", ...LAYERS].map((name) => [name, part(`.board .${name}`)]));
    this.room = new Room(this);
    this.pop = new Popover(part(".popover"), (id, size) => this.room.beside(id, size));
    this.handling = new Handling(
      this.svg,
      (id, way) => this.places.neighbour(id, way),
      (what, space, stack) => this.options.on?.(what, space, stack),
      () => this.#drawMarks(),
    );
    this.viewport = new Viewport(this.svg, file.frame, file.extent, file.span ?? file.frame, {
      change: () => this.#place(),
      tap: (target, touch) => this.handling.tap(target, touch),
      hold: (target) => this.handling.ask("look", target),
    });
    this.travellers = new Travellers(this.layer.travellers, this.size, (id) => this.places.centre(id));
    this.overview = options.overview ? new Overview(this.places, this.viewport) : null;
    this.viewport.core = this.places.core(Object.keys(file.spaces));
    this.viewport.legible = this.legible[0];
    this.viewport.spare = options.spare ?? 0;
    this.viewport.fit();
    /** What a phone was turned to last, until its person moves the map. @type {string[]} */
    this.focus = [];
    host.addEventListener("pointerdown", () => (this.focus = []));
    this.sizes = new ResizeObserver(() => this.#resized());
    this.sizes.observe(host);
  }

  /** Let go of the host: another board takes its place. */
  close() {
    this.sizes.disconnect();
  }

  /** The space that a finger has tapped last. */
  get tapped() {
    return this.handling.looked;
  }

  /** The space that has the keyboard. */
  get focused() {
    return this.handling.focused;
  }

  /** @param {string} id */
  name(id) {
    return this.options.names?.[id] ?? this.file.spaces[id].name;
  }

  // What never changes

  #frame() {
    const name = `board-${this.file.id.split(".")[0]}`;
    const { arcs, outlines } = this.places;
    const clips = Object.entries(outlines).map(([id, o]) => svg`<clipPath id="${this.key}-${id}"><path d=${o.outline} /></clipPath>`);
    return keyed(
      this.key,
      html`<svg class="board ground ${name}" aria-hidden="true">
          <defs>${hatches(this.key)}${clips}</defs>
          <g>
            <g>${layersUnder(this.file, arcs)}</g>
            <g class="bands"></g>
            <g>${layersOver(this.file, arcs, this.options.names ?? {})}</g>
          </g>
        </svg>
        <svg class="board ${name}" role="group" aria-label=${this.t("board")}>
          <g class="view">${LAYERS.map((layer) => svg`<g class=${layer}></g>`)}</g>
        </svg>
        <div class="popover" hidden></div>
        <div class="map-tools"></div>`,
    );
  }

  // Showing a position

  /** @param {BoardUpdate} update */
  update(update) {
    const before = this.shown;
    const still = this.options.still?.() ?? matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.shown = still ? update : turnedOver(before, update);
    this.asked = (update.legal ?? []).join() !== (before.legal ?? []).join();
    this.#frameWhatIsInPlay();
    this.#drawBands();
    this.#drawOverlays();
    const arrows = (update.arrows ?? []).map(({ from, to }) =>
      arrow(this.file.spaces[from]?.town ?? this.places.centre(from), this.places.centre(to)),
    );
    render([arrows, update.battle ? this.#swords(update.battle) : nothing], this.layer.arrows);
    if (!still) this.travellers.show(before, update);
    this.#drawTools();
  }

  /** Where only a part of the map is played on, that part is what one sees at first. */
  #frameWhatIsInPlay() {
    const { viewport, places, file, shown } = this;
    const ids = Object.keys(file.spaces);
    const inPlay = ids.filter((id) => !shown.spaces[id]?.out);
    if (inPlay.length === this.inPlay || !inPlay.length) return;
    this.inPlay = inPlay.length;
    viewport.core = places.core(inPlay);
    viewport.frame = inPlay.length === ids.length ? file.frame : viewport.core;
    if (!viewport.moved) viewport.fit();
  }

  /** The disc that says where a battle is fought, above the pieces. @param {string} id */
  #swords(id) {
    const [x, y] = this.places.centre(id);
    const up = this.file.spaces[id]?.tag ? SWORDS.tag : SWORDS.land;
    return svg`<g class="swords" style=${styles({ transform: `translate(${num(x)}px, ${num(y)}px) scale(var(--u)) translateY(${-up}px)` })}>
      <circle r="12" /><path d="M-5-5L5 5M5-5L-5 5M-6 2L-2 6M6 2L2 6" />
    </g>`;
  }

  /** Bring a space into view if it is hidden, beside what covers the map, and move no more than that. @param {string} id @param {number} [edge] how near the edge is hidden, in px */
  uncover(id, edge = EDGE_PX) {
    const { viewport } = this;
    const [px, py] = this.places.centre(id);
    const { k, x, y, size, moved, phone } = viewport;
    viewport.covered = this.options.covered?.() ?? 0;
    const inside = (/** @type {number} */ at, /** @type {number} */ most) => Math.max(edge, Math.min(most - edge, at)) - at;
    const dx = inside(px * k + x, size.width);
    const dy = inside(py * k + y, size.height - viewport.covered);
    if (!dx && !dy) return;
    viewport.pan(dx, dy);
    // Where the person has moved nothing, the whole map comes back with the next size of its window.
    viewport.moved = moved || phone;
  }

  /** Show these spaces wholly, as large as is good to touch, as soon as the window itself is seen. @param {string[]} ids */
  show(ids) {
    const { viewport } = this;
    viewport.measure();
    this.focus = [];
    this.awaited = viewport.size.width > 1 ? [] : ids;
    viewport.moved = true;
    viewport.show(this.places.around(ids), SHOWN_MARGIN_PX, SHOWN_MOST);
  }

  #drawBands() {
    const bands = Object.entries(this.shown.spaces).map(([id, { band }]) => {
      const outline = this.places.outlines[id];
      return band && outline ? bandOf(this.key, id, outline.band, band) : nothing;
    });
    const ofRegions = Object.entries(this.shown.regions ?? {}).map(([name, { band }]) => {
      const of = this.file.regions?.[name];
      return band && of ? of.spaces.map((id) => bandOf(this.key, id, this.places.regionBand(name), band)) : nothing;
    });
    const out = Object.entries(this.shown.spaces).map(([id, space]) =>
      space.out && this.places.outlines[id] ? svg`<path class="out" d=${this.places.outlines[id].outline} />` : nothing,
    );
    render([out, bands, ofRegions], this.layer.bands);
  }

  #drawOverlays() {
    const chosen = new Set(this.shown.chosen ?? []);
    const state = (/** @type {string} */ id) => ({ id, name: this.name(id), size: this.size, chosen: chosen.has(id) });
    this.overlays = overlays({ places: this.places, unit: this.#unitOfFrame(), state }, this.shown);
    const plain = (/** @type {import("./placing.js").Placed} */ one) => (one ? placed(one.at, one.drawn, one.id) : nothing);
    render(this.overlays.labels.map(plain), this.layer.labels);
    render(this.overlays.pieces.map(plain), this.layer.pieces);
    render(this.overlays.lines, this.layer["lines-to"]);
    this.#drawMarks();
  }

  /** What a space is marked as, and everything that shows it: what may be held, outlines, tags. */
  #drawMarks() {
    const { focused, hovered, ringed } = this.handling;
    const legal = new Set(this.shown.legal ?? []);
    const chosen = new Set(this.shown.chosen ?? []);
    const named = new Set(this.shown.named ?? []);
    const marks = (/** @type {string} */ id) =>
      [
        this.shown.spaces[id]?.out && "out",
        legal.has(id) && "legal",
        legal.has(id) && this.shown.spaces[id]?.quiet && "quiet",
        legal.has(id) && this.asked && "asked",
        (chosen.has(id) || this.shown.battle === id) && "chosen",
        named.has(id) && "named",
        hovered === id && "hovered",
        ringed && focused === id && "focused",
      ]
        .filter(Boolean)
        .join(" ");
    const ids = Object.keys(this.file.spaces);
    const first = legal.values().next().value ?? ids[0];
    render(
      ids.map((id) => this.#space(id, marks(id), legal.has(id), chosen.has(id), legal.has(id) || id === first)),
      this.layer.spaces,
    );
    // Only what is marked has an outline, and what is chosen lies above what may be chosen, so that all are whole.
    const drawn = (/** @type {string} */ id) => !this.shown.spaces[id]?.out && marks(id) !== "";
    const rank = (/** @type {string} */ id) => (chosen.has(id) ? 2 : legal.has(id) ? 1 : 0);
    const outlined = Object.keys(this.places.outlines)
      .filter(drawn)
      .sort((a, b) => rank(a) - rank(b));
    const outline = (/** @type {string} */ id) => {
      const { hull } = this.places.outlines[id];
      return svg`<g class="outline ${marks(id)}"><path class="halo" d=${hull} /><path class="glow" d=${hull} /><path class="mark" d=${hull} /><path class="ring" d=${hull} /></g>`;
    };
    render(
      repeat(outlined, (id) => id, outline),
      this.layer.outlines,
    );
    render(
      this.overlays.tags.map((tag) => (tag ? placed(tag.at, tag.drawn, tag.id, marks(tag.id)) : nothing)),
      this.layer.tags,
    );
  }

  /** Something to hold for a space, by pointer and keyboard. @param {string} id @param {string} marks @param {boolean} legal @param {boolean} chosen @param {boolean} tabbed */
  #space(id, marks, legal, chosen, tabbed) {
    const outline = this.places.outlines[id];
    return svg`<g class="space ${marks}" data-space=${id} role="button" tabindex=${tabbed ? 0 : -1} aria-label=${this.describe(id)}
      aria-pressed=${chosen} aria-disabled=${legal ? nothing : "true"}>
      ${outline ? svg`<path class="hit" d=${outline.outline} />` : handle(this.file.spaces[id])}
    </g>`;
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

  #drawTools() {
    render([zoomButtons(this.viewport, this.t), this.overview?.draw(this.shown) ?? nothing], this.tools);
  }

  /** How large a pixel of lettering is on the map when the whole frame is seen. */
  #unitOfFrame() {
    const { width, height } = this.viewport.fitted;
    const k = Math.min(width / this.file.frame[2], height / this.file.frame[3]);
    return k < 1 ? Math.min(1.25, 1 / k) : 1;
  }

  // Place and size

  /** What lies under a finger stays there when the sheet of a phone comes up. */
  #resized() {
    const { viewport } = this;
    const other = viewport.measure();
    if (this.awaited.length) this.show(this.awaited);
    else if (this.focus.length && !this.shown.battle && !this.sees(this.focus)) this.focusOn(this.focus);
    else if (viewport.moved) viewport.pan(0, 0);
    else if (other) viewport.fit();
    else this.#place();
    if (other && this.shown.battle) this.uncover(this.shown.battle);
    if (other) this.#drawOverlays();
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
    this.pop.move();
    this.#drawTools();
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
    this.focus = ids;
    this.viewport.moved = true;
    if (near.length < ids.length) this.viewport.show(this.places.amid(near), 24, least, least);
    else this.viewport.show(this.places.around(near), 24, most, least);
  }

  /** Come nearer to some spaces of many, where it is worth it. @param {string[]} ids @returns {boolean} whether all of them are in view */
  approach(ids) {
    if (Object.keys(this.file.spaces).length < MANY) return true;
    const box = this.places.around(ids);
    const { k, size, spare } = this.viewport;
    const height = size.height - spare;
    const fits = Math.min(size.width / (box[2] + 2 * NEAR), height / (box[3] + 2 * NEAR), k * NEAREST);
    if (fits < k * NEARER) return ids.every((id) => this.sees([id]));
    this.viewport.moved = true;
    this.viewport.show(box, 0, fits, fits, height);
    return true;
  }

  /** Whether one of these spaces is in view. @param {string[]} ids */
  sees(ids) {
    const { k, x, y, size } = this.viewport;
    const height = size.height - (this.options.covered?.() ?? 0);
    return ids.some((id) => {
      const [cx, cy] = this.places.centre(id);
      const [px, py] = [cx * k + x, cy * k + y];
      return px > 0 && py > 0 && px < size.width && py < height;
    });
  }

  /** Bring spaces into view where none of them is seen; the scale stays. @param {string[]} ids */
  reveal(ids) {
    this.focus = [];
    if (this.sees(ids)) return;
    const { k, size } = this.viewport;
    this.viewport.moved = true;
    this.viewport.show(this.places.amid(this.places.together(ids, size.width / k, size.height / k)), 24, k, k);
  }

  /** Where spaces would all have room, but one is out of sight or under something, move the map until none is. @param {string[]} ids */
  gather(ids) {
    const { k, x, y, size, moved } = this.viewport;
    const [left, top, width, height] = this.places.amid(ids).map((n) => n * k);
    const room = size.width - width - EDGE_PX;
    if (room < ZOOM.width + EDGE_PX || height + 2 * EDGE_PX > size.height) return;
    const hidden = ids.some((id) => {
      const { x: px, y: py } = this.middleOf(id);
      const covered =
        (px < ZOOM.width && py < ZOOM.height) || (this.overview && px < SMALL_MAP.width && py > size.height - SMALL_MAP.height);
      return covered || px < 0 || py < 0 || px > size.width || py > size.height;
    });
    if (!hidden) return;
    const inside = (/** @type {number} */ at, /** @type {number} */ least, /** @type {number} */ most) =>
      Math.max(least, Math.min(most, at)) - at;
    const least = Math.min(room, (this.overview ? SMALL_MAP : ZOOM).width + EDGE_PX);
    this.viewport.pan(inside(left + x, least, room), inside(top + y, EDGE_PX, size.height - EDGE_PX - height));
    this.viewport.moved = moved;
  }

  /**
   * Open the popover beside a space; null closes it.
   * @param {string | null} id
   * @param {unknown} [content]
   */
  popover(id, content) {
    this.pop.show(id, content, `${this.shown.legal} ${this.shown.chosen} ${this.shown.battle}`);
  }

  /** Where the middle of a space is, in px of the window of the map. @param {string} id */
  middleOf(id) {
    const { k, x, y } = this.viewport;
    const [cx, cy] = this.places.centre(id);
    return { x: cx * k + x, y: cy * k + y };
  }
}

/** Something to hold for a space without an outline. @param {import("./types.js").BoardSpace} space */
function handle(space) {
  if (space.box) {
    const [x, y, width, height] = space.box;
    return svg`<rect class="hit" x=${x} y=${y} width=${width} height=${height} />`;
  }
  const [x, y] = space.town ?? space.label ?? [0, 0];
  return svg`<circle class="hit" cx=${x} cy=${y} r="14" />`;
}
