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
import { Arcs, paths } from "./lines.js";
import { Ground, SETTLE_MS } from "./ground.js";
import { bandMarkup, hatches, staticMarkup } from "./map_layers.js";
import { cityTag, keptInside, leaderLine, pieceRows, seaBox, spaceLabel } from "./overlay.js";
import { colonyFlag, stack as stackMarkup, tick } from "./pieces.js";
import { placePopover } from "./popover.js";
import { el, escape, num, setMarkup } from "./svg.js";
import { Viewport } from "./viewport.js";
import { Where } from "./where.js";

/** @typedef {import("./types.js").BoardFile} BoardFile */
/** @typedef {import("./types.js").BoardSpace} BoardSpace */
/** @typedef {import("./types.js").BoardUpdate} BoardUpdate */
/** @typedef {import("./types.js").SpaceUpdate} SpaceUpdate */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./pieces.js").Stack} Stack */
/**
 * @typedef {object} Options
 * @property {import("./types.js").Words} [t]
 * @property {Record<string, string>} [names]
 * @property {number} [pieceSize]
 * @property {boolean} [overview]
 * @property {(what: "choose" | "look" | "hover" | "leave", space: string, stack?: string) => void} [on]
 */

const TRAVEL_MS = 220;
const NEAR = 60; // pieces this near to the name of their space keep their distance from it on the screen
/** The room that the zoom buttons and the small map take at the left, in px. */
const CONTROLS = { width: 230, top: 120, bottom: 180 };
const NOTHING = "<g></g>";
const LAYERS = ["spaces", "lines-to", "labels", "pieces", "tags", "arrows", "travellers"];
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
    /** @type {BoardUpdate} */
    this.shown = { spaces: {} };
    /** @type {Record<string, {outline: string, hull: string, band: string}>} */
    this.outlines = {};
    /** @type {Record<string, string>} */
    this.regionBands = {};
    this.focused = "";
    this.hovered = "";
    this.looked = "";
    this.popped = "";
    this.raised = "";
    this.poppedMarkup = "";
    this.waiting = 0;
    /** @type {HTMLElement | null} */
    this.overview = null;
    this.svg = /** @type {SVGSVGElement} */ (el("svg", { class: `board board-${file.id.split(".")[0]}`, role: "group" }));
    this.view = el("g", { class: "view" });
    this.ground = new Ground(file.id.split(".")[0]);
    /** @type {Record<string, SVGElement>} */
    this.layer = {};
    /** @type {Record<string, SVGElement>} */
    this.spaceNodes = {};
    /** What each layer shows, part by part. @type {Record<string, string[]>} */
    this.markup = {};
    /** @type {Where | null} */
    this.where = null;
    this.pop = document.createElement("div");
    this.arcs = new Arcs(file.arcs);
    this.#outlines();
    this.#draw();
    this.viewport = new Viewport(this.svg, file.frame, file.extent, file.span ?? file.frame, {
      change: () => this.#place(),
      tap: (target, touch) => this.#tap(target, touch),
      hold: (target) => this.#ask("look", target),
    });
    this.viewport.core = this.#core();
    this.viewport.fit();
    this.#listen();
  }

  /** Reading the file */

  #outlines() {
    for (const [id, space] of Object.entries(this.file.spaces)) {
      if (!space.rings) continue;
      const outline = this.arcs.outline(space.rings);
      const hull = space.hull ? paths(space.hull, true) : outline;
      this.outlines[id] = { outline, hull, band: space.band ? paths(space.band, true) : hull };
    }
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
    const { under, over } = staticMarkup(this.file, this.arcs, this.options.names ?? {});
    this.layer.bands = this.ground.draw(`${hatches(this.key)}${this.#clips()}`, under, over);
    this.svg.append(this.view);
    for (const name of LAYERS) this.view.append((this.layer[name] = el("g", { class: name })));
    for (const id of Object.keys(this.file.spaces)) this.#drawSpace(id);
    this.host.append(this.ground.svg, this.svg);
    this.pop.className = "popover";
    this.pop.hidden = true;
    this.host.append(this.pop, this.#controls());
    if (this.options.overview) this.#drawOverview();
  }

  #clips() {
    return Object.entries(this.outlines)
      .map(([id, o]) => `<clipPath id="${this.key}-${id}"><path d="${o.outline}"/></clipPath>`)
      .join("");
  }

  /** @param {string} id */
  #drawSpace(id) {
    const outline = this.outlines[id];
    const inner = outline
      ? `<path class="glow" d="${outline.hull}"/><path class="hit" d="${outline.outline}"/><path class="mark" d="${outline.hull}"/><path class="ring" d="${outline.hull}"/>`
      : this.#handle(this.file.spaces[id]);
    const node = el("g", { class: "space", "data-space": id, role: "button", tabindex: -1 }, inner);
    this.spaceNodes[id] = node;
    this.layer.spaces.append(node);
  }

  /** Something to hold for a space without an outline. @param {BoardSpace} space */
  #handle(space) {
    if (space.box) return `<rect class="hit" x="${space.box[0]}" y="${space.box[1]}" width="${space.box[2]}" height="${space.box[3]}"/>`;
    const [x, y] = space.town ?? space.label ?? [0, 0];
    return `<circle class="hit" cx="${x}" cy="${y}" r="14"/>`;
  }

  #controls() {
    const box = document.createElement("div");
    box.className = "zoom";
    /** @type {[string, string, () => void][]} */
    const all = [
      ["+", "zoom-in", () => this.viewport.zoom(1.25)],
      ["−", "zoom-out", () => this.viewport.zoom(0.8)],
      ["fit", "zoom-fit", () => this.viewport.fit()],
    ];
    for (const [sign, word, act] of all) {
      const button = document.createElement("button");
      button.type = "button";
      button.title = this.t(word);
      button.setAttribute("aria-label", this.t(word));
      button.innerHTML = sign === "fit"
        ? `<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" fill="none" stroke="currentColor" stroke-width="1.6"/></svg>`
        : sign;
      button.addEventListener("click", act);
      box.append(button);
    }
    return box;
  }

  #drawOverview() {
    const [x0, y0, x1, y1] = this.file.extent;
    const box = document.createElement("div");
    box.className = "overview";
    const land = this.file.fills ? paths(this.file.fills.landout, true) : this.arcs.outline(this.file.land);
    const areas = Object.entries(this.outlines).filter(([id]) => this.file.spaces[id].kind !== "sea").map(([id, o]) => `<path class="part" data-space="${id}" d="${o.hull}"/>`).join("");
    box.innerHTML = `<svg viewBox="${x0} ${y0} ${x1 - x0} ${y1 - y0}" aria-hidden="true"><path class="out" d="${land}"/>${areas}<g class="dots"></g><rect class="window"/></svg>`;
    box.addEventListener("pointerdown", (event) => {
      const r = box.getBoundingClientRect();
      const px = x0 + ((event.clientX - r.left) / r.width) * (x1 - x0);
      const py = y0 + ((event.clientY - r.top) / r.height) * (y1 - y0);
      const { width, height } = this.viewport.size;
      this.viewport.pan(width / 2 - (px * this.viewport.k + this.viewport.x), height / 2 - (py * this.viewport.k + this.viewport.y));
    });
    this.overview = box;
    this.host.append(box);
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
    this.#arrows();
    this.#travel(before, update);
    this.#overviewMarks(legal);
  }

  #bands() {
    const parts = [];
    for (const [id, space] of Object.entries(this.shown.spaces))
      if (this.outlines[id]) parts.push(space.band ? bandMarkup(this.key, id, this.outlines[id].band, space.band) : NOTHING);
    for (const [name, region] of Object.entries(this.shown.regions ?? {})) {
      const of = this.file.regions?.[name];
      if (!of) continue;
      const { band } = region;
      parts.push(band ? `<g>${of.spaces.map((id) => bandMarkup(this.key, id, this.#regionBand(name), band)).join("")}</g>` : NOTHING);
    }
    this.#fill("bands", parts);
  }

  /** @param {string} name */
  #regionBand(name) {
    return (this.regionBands[name] ??= paths(this.file.regions?.[name]?.band ?? [], true));
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
      set(node, "tabindex", legal.has(id) || id === first ? "0" : "-1");
      set(node, "aria-label", this.describe(id));
      set(node, "aria-pressed", String(chosen.has(id)));
      set(node, "aria-disabled", legal.has(id) ? null : "true");
    }
    this.#raise([...legal, ...chosen].filter((id) => this.outlines[id]));
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
    /** @type {Record<"labels" | "pieces" | "tags" | "lines" | "roundels", string[]>} */
    const out = { labels: [], pieces: [], tags: [], lines: [], roundels: [] };
    for (const [id, space] of Object.entries(this.file.spaces)) this.#overlay(id, space, this.shown.spaces[id] ?? {}, out);
    for (const [name, region] of Object.entries(this.shown.regions ?? {})) {
      const at = this.file.regions?.[name]?.flag;
      if (at) out.labels.push(region.flag ? `${placed(at)}${colonyFlag(region.flag)}</g>` : NOTHING);
    }
    this.#fill("labels", out.labels);
    this.#fill("pieces", out.pieces);
    this.#fill("tags", [...out.tags, ...out.roundels]);
    this.#fill("lines-to", out.lines);
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

  /**
   * @param {string} id
   * @param {BoardSpace} space
   * @param {SpaceUpdate} now
   * @param {Record<"labels" | "pieces" | "tags" | "lines" | "roundels", string[]>} out
   */
  #overlay(id, space, now, out) {
    const state = {
      id, name: this.name(id), size: this.size,
      legal: (this.shown.legal ?? []).includes(id), chosen: (this.shown.chosen ?? []).includes(id),
      strong: id === this.hovered || id === this.focused,
    };
    const group = (/** @type {Point} */ at, /** @type {string} */ inner, /** @type {string} */ extra = "") =>
      `${placed(at, `data-space="${id}"${extra}`)}${inner}</g>`;
    if (space.box) return void out.tags.push(group([space.box[0], space.box[1]], seaBox(space, now, state)));
    if (now.plate && space.label) {
      const { svg, width, height } = now.plate;
      const classes = ["plate", state.legal && "legal", state.chosen && "chosen", state.strong && "strong"].filter(Boolean).join(" ");
      const mark = state.chosen ? tick(width / 2 - 2, -height / 2, 9) : "";
      return void out.tags.push(group(space.label, `<g class="${classes}"><rect x="${num(-width / 2)}" y="${num(-height / 2)}" width="${num(width)}" height="${num(height)}" rx="5"/><g transform="translate(${num(-width / 2)} ${num(-height / 2)})">${svg}</g>${mark}</g>`));
    }
    if (space.tag && space.town) {
      const tag = cityTag(now, state);
      const unit = this.#unitOfFrame();
      const at = keptInside(space.tag, { width: tag.width * unit, height: tag.height * unit }, this.file.frame);
      out.lines.push(leaderLine(space.town, at));
      out.tags.push(group(at, tag.svg));
      out.roundels.push(group(space.town, this.#roundel(now, state.chosen)));
      return;
    }
    if (space.label) out.labels.push(group(space.label, spaceLabel(space, now, state)));
    const stacks = now.stacks ?? [];
    if (space.anchor && !stacks.length) out.pieces.push(NOTHING);
    else if (space.anchor) {
      const { svg } = pieceRows(stacks, this.size, now.columns ?? 5, space.kind === "hex");
      const [dx, dy] = space.label ? [space.anchor[0] - space.label[0], space.anchor[1] - space.label[1]] : [NEAR, 0];
      const near = space.label && Math.hypot(dx, dy) < NEAR;
      out.pieces.push(near && space.label ? group(space.label, `<g transform="translate(${num(dx)} ${num(dy)})">${svg}</g>`) : group(space.anchor, svg));
    }
    if (!space.rings) return;
    out.tags.push(state.chosen ? group(this.#corner(id), tick(0, 0, 9)) : NOTHING);
    out.tags.push(!now.badge ? NOTHING : group(this.#top(id), `<g class="badge"><rect x="-15" y="-9" width="30" height="18" rx="9"/><text class="letter" y="4.2" font-size="12">${escape(now.badge)}</text></g>`));
  }

  /** The part of the frame where spaces lie. @returns {[number, number, number, number]} */
  #core() {
    const [fx, fy, fw, fh] = this.file.frame;
    const all = Object.keys(this.file.spaces).map((id) => this.#bounds(id));
    const x0 = Math.max(fx, Math.min(...all.map((b) => b.x)) - 12);
    const y0 = Math.max(fy, Math.min(...all.map((b) => b.y)) - 12);
    const x1 = Math.min(fx + fw, Math.max(...all.map((b) => b.x + b.width)) + 12);
    const y1 = Math.min(fy + fh, Math.max(...all.map((b) => b.y + b.height)) + 12);
    return [x0, y0, x1 - x0, y1 - y0];
  }

  /** How large a pixel of lettering is on the map when the whole frame is seen. */
  #unitOfFrame() {
    const { width, height } = this.viewport.size;
    const k = Math.min(width / this.file.frame[2], height / this.file.frame[3]);
    return k < 1 ? Math.min(1.25, 1 / k) : 1;
  }

  /** @param {SpaceUpdate} now @param {boolean} chosen */
  #roundel(now, chosen) {
    const fill = now.control === "british" ? "var(--brit)" : now.control === "rebellion" ? "var(--cont)" : "var(--chip)";
    const letter = now.control === "british" ? "B" : now.control === "rebellion" ? "R" : "";
    return `<g class="roundel">${chosen ? `<circle r="15.5" class="ring"/>` : ""}<circle r="10.5" class="rim"/><circle r="7.4" fill="${fill}" stroke="var(--ink)" stroke-width="1"/><text class="letter" y="3.4" font-size="9.4" fill="#fff">${letter}</text></g>`;
  }

  /** @param {string} id @returns {DOMRect} */
  #bounds(id) {
    const node = /** @type {SVGGraphicsElement | null} */ (this.spaceNodes[id].querySelector(".mark"));
    if (node) return node.getBBox();
    const space = this.file.spaces[id];
    if (space.box) return new DOMRect(...space.box);
    const [x, y] = space.tag ?? space.label ?? [0, 0];
    return new DOMRect(x - 75, y, 150, 56);
  }

  /** Where the tick stands: on the outline, at the top right. @param {string} id @returns {Point} */
  #corner(id) {
    const rings = this.file.spaces[id].rings ?? [];
    const all = rings.flatMap((ring) => this.arcs.ring(ring));
    return all.reduce((best, p) => (p[0] - 1.5 * p[1] > best[0] - 1.5 * best[1] ? p : best), all[0]);
  }

  /** @param {string} id @returns {Point} */
  #top(id) {
    const b = this.#bounds(id);
    return [b.x + b.width / 2, b.y + 11];
  }

  /** Middle of the pieces of a space. @param {string} id @returns {Point} */
  centre(id) {
    const space = this.file.spaces[id];
    if (space.box) return [space.box[0] + space.box[2] / 2, space.box[1] + 56];
    if (space.tag) return [space.tag[0], space.tag[1] + 38];
    return space.anchor ?? space.label ?? [0, 0];
  }

  #arrows() {
    this.layer.arrows.innerHTML = (this.shown.arrows ?? []).map(({ from, to }) => {
      const [a, b] = [this.file.spaces[from]?.town ?? this.centre(from), this.centre(to)];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const length = Math.hypot(dx, dy) || 1;
      const bend = Math.min(26, length / 4);
      const mid = [(a[0] + b[0]) / 2 + (dy / length) * bend, (a[1] + b[1]) / 2 - (dx / length) * bend];
      const toward = (/** @type {number[]} */ p, /** @type {number[]} */ q, /** @type {number} */ by) => {
        const far = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
        return [p[0] + ((q[0] - p[0]) / far) * by, p[1] + ((q[1] - p[1]) / far) * by];
      };
      const start = toward(a, mid, 17);
      const end = toward(b, mid, 22);
      const angle = (Math.atan2(end[1] - mid[1], end[0] - mid[0]) * 180) / Math.PI;
      return `<path class="arrow" d="M${start.map(num).join(" ")}Q${mid.map(num).join(" ")} ${end.map(num).join(" ")}"/><path class="head" d="M4 0L-9-6-6 0-9 6z" transform="translate(${end.map(num).join(" ")}) rotate(${num(angle)})"/>`;
    }).join("");
  }

  /**
   * Let pieces travel from where there are fewer to where there are more of the same kind.
   * @param {BoardUpdate} before
   * @param {BoardUpdate} after
   */
  #travel(before, after) {
    this.layer.travellers.replaceChildren();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    this.#turn(before, after);
    const was = counts(before);
    const is = counts(after);
    for (const [kind, now] of is) {
      const then = was.get(kind) ?? new Map();
      const gone = [...then].map(([id, { count }]) => ({ id, n: count - (now.get(id)?.count ?? 0) })).filter((d) => d.n > 0);
      for (const [id, { count, stack }] of now) {
        let more = count - (then.get(id)?.count ?? 0);
        for (const from of gone) {
          const n = Math.min(more, from.n);
          if (n <= 0) continue;
          from.n -= n;
          more -= n;
          this.#send({ ...stack, count: n }, from.id, id);
        }
      }
    }
  }

  /** Pieces that went underground or came out of it turn over. @param {BoardUpdate} before @param {BoardUpdate} after */
  #turn(before, after) {
    for (const [id, space] of Object.entries(after.spaces)) {
      const then = before.spaces[id]?.stacks ?? [];
      for (const s of space.stacks ?? []) {
        const same = then.filter((o) => o.kind === s.kind);
        const was = same.find((o) => o.state === s.state)?.count ?? 0;
        if (s.state && same.length && was < (s.count ?? 1))
          this.view.querySelector(`[data-space="${id}"] [data-kind="${s.kind}:${s.state}"] .stack`)?.classList.add("turn");
      }
    }
  }

  /** @param {Stack} what @param {string} from @param {string} to */
  #send(what, from, to) {
    const [a, b] = [this.centre(from), this.centre(to)];
    const node = el("g", {}, stackMarkup(what));
    const at = (/** @type {Point} */ p) => `translate(${num(p[0])}px, ${num(p[1])}px) scale(calc(var(--u) * ${num(this.size / 28)}))`;
    this.layer.travellers.append(node);
    const motion = node.animate([{ transform: at(a) }, { transform: at(b) }], { duration: TRAVEL_MS, easing: "ease-out" });
    motion.onfinish = () => node.remove();
    motion.oncancel = () => node.remove();
  }

  /** @param {Set<string>} legal */
  #overviewMarks(legal) {
    if (!this.overview) return;
    for (const part of this.overview.querySelectorAll(".part")) {
      const id = part.getAttribute("data-space") ?? "";
      const band = this.shown.spaces[id]?.band;
      part.setAttribute("class", `part${this.file.fills ? " clear" : ""}${legal.has(id) ? " legal" : ""}${band ? ` tone-${band.tone}` : ""}`);
    }
    const dots = Object.entries(this.shown.spaces).filter(([, s]) => s.stacks?.some((x) => x.block)).map(([id, s]) => {
      const [x, y] = this.centre(id);
      return `<rect x="${num(x - 13)}" y="${num(y - 13)}" width="26" height="26" class="${s.stacks?.[0].block?.back ? "theirs" : "ours"}"/>`;
    });
    const layer = this.overview.querySelector(".dots");
    if (layer) layer.innerHTML = dots.join("");
  }

  /** Place and size */

  #place() {
    const { k, x, y } = this.viewport;
    this.view.setAttribute("transform", `translate(${num(x)} ${num(y)}) scale(${k.toFixed(4)})`);
    const { base } = this.viewport;
    const zoom = k / base;
    const lettering = Math.sqrt(base) * (zoom < 0.8 ? zoom / 0.8 : zoom > 1.5 ? zoom / 1.5 : 1);
    const unit = this.file.lettering === "map" ? "1" : (lettering / k).toFixed(4);
    this.svg.style.setProperty("--u", unit);
    this.ground.place({ k, x, y, ...this.viewport.size }, unit);
    if (!this.pop.hidden) this.#movePopover();
    const box = this.overview?.querySelector(".window");
    if (box) {
      const { width, height } = this.viewport.size;
      for (const [name, value] of Object.entries({ x: -x / k, y: -y / k, width: width / k, height: height / k })) box.setAttribute(name, num(value));
    }
  }

  /**
   * Bring spaces into view.
   * @param {string[]} ids
   * @param {number} [most] greatest scale
   * @param {number} [least] smallest scale: rather than shrink the map below it, some of the spaces stay outside
   */
  focusOn(ids, most = 2, least = 0) {
    if (!ids.length) return this.viewport.fit();
    const all = ids.map((id) => this.#bounds(id));
    const x0 = Math.min(...all.map((b) => b.x));
    const y0 = Math.min(...all.map((b) => b.y));
    const x1 = Math.max(...all.map((b) => b.x + b.width));
    const y1 = Math.max(...all.map((b) => b.y + b.height));
    this.viewport.moved = true;
    this.viewport.show([x0, y0, x1 - x0, y1 - y0], 24, most, least);
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
    this.#placePopover();
  }

  /** While the map moves the popover waits; then it looks for its place again. */
  #movePopover() {
    clearTimeout(this.waiting);
    this.waiting = window.setTimeout(() => this.#placePopover(), SETTLE_MS);
  }

  #placePopover() {
    if (!this.popped) return;
    const b = this.#bounds(this.popped);
    const { k, x, y } = this.viewport;
    const space = { x: b.x * k + x, y: b.y * k + y, width: b.width * k, height: b.height * k };
    const dear = new Set([...(this.shown.legal ?? []), ...(this.shown.chosen ?? []), this.popped]);
    this.where ??= new Where(this.file, this.arcs);
    const tags = Object.entries(this.file.spaces).filter(([, space]) => space.tag).map(([id]) => ({ id, at: this.#bounds(id) }));
    const { height } = this.viewport.size;
    const weight = (/** @type {number} */ px, /** @type {number} */ py) => {
      const [mx, my] = [(px - x) / k, (py - y) / k];
      const tag = tags.find(({ at }) => mx >= at.x && mx <= at.x + at.width && my >= at.y && my <= at.y + at.height);
      const id = tag?.id ?? this.where?.at(mx, my);
      if (id) return dear.has(id) ? 5 : this.file.spaces[id].kind === "sea" ? 0 : 1;
      if (id === null) return 3;
      return px < CONTROLS.width && (py < CONTROLS.top || (this.overview && py > height - CONTROLS.bottom)) ? 2 : 0;
    };
    const at = placePopover(space, { width: this.pop.offsetWidth, height: this.pop.offsetHeight }, this.viewport.size, weight);
    this.pop.style.transform = `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px)`;
  }

  /** Pointer, finger, keys */

  /** @param {Element} target */
  #spaceOf(target) {
    return target.closest("[data-space]")?.getAttribute("data-space") ?? "";
  }

  /** @param {"choose" | "look"} what @param {Element} target */
  #ask(what, target) {
    const id = this.#spaceOf(target);
    if (id) this.options.on?.(what, id, target.closest("[data-stack]")?.getAttribute("data-stack") ?? undefined);
  }

  /** @param {Element} target @param {boolean} touch */
  #tap(target, touch) {
    const id = this.#spaceOf(target);
    if (!touch || (id && this.looked === id)) this.#ask("choose", target);
    else this.#ask("look", target);
    this.looked = touch ? id : "";
    if (touch) this.#hover(id);
  }

  /** @param {string} id */
  #hover(id) {
    if (id === this.hovered) return;
    const before = this.hovered;
    this.hovered = id;
    this.spaceNodes[before]?.classList.remove("hovered");
    this.spaceNodes[id]?.classList.add("hovered");
    if (before) this.options.on?.("leave", before);
    if (id) this.options.on?.("hover", id);
    for (const node of this.layer.tags.querySelectorAll("[data-space]"))
      node.classList.toggle("hovered", node.getAttribute("data-space") === id);
  }

  #listen() {
    this.svg.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse" && !event.buttons) this.#hover(this.#spaceOf(/** @type {Element} */ (event.target)));
    });
    this.svg.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && this.#hover(""));
    this.svg.addEventListener("focusin", (event) => this.#focus(this.#spaceOf(/** @type {Element} */ (event.target))));
    this.svg.addEventListener("focusout", () => this.#focus(""));
    this.svg.addEventListener("keydown", (event) => this.#key(event));
    new ResizeObserver(() => {
      this.viewport.measure();
      if (this.viewport.moved) this.viewport.pan(0, 0);
      else this.viewport.fit();
      this.#overlays();
    }).observe(this.host);
  }

  /** @param {string} id */
  #focus(id) {
    this.focused = id;
    for (const node of this.layer.tags.querySelectorAll("[data-space]"))
      node.classList.toggle("focused", node.getAttribute("data-space") === id);
    if (id) this.options.on?.("hover", id);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const id = this.focused;
    if (!id || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.options.on?.("choose", id);
    }
    /** @type {Record<string, Point>} */
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    const next = this.neighbour(id, way);
    if (next) this.spaceNodes[next].focus();
  }

  /** The nearest space in a direction of the screen. @param {string} id @param {Point} way */
  neighbour(id, way) {
    const [x, y] = this.centre(id);
    let best = "";
    let least = Infinity;
    for (const other of Object.keys(this.file.spaces)) {
      const [ox, oy] = this.centre(other);
      const along = (ox - x) * way[0] + (oy - y) * way[1];
      const aside = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]);
      if (other === id || along < 4 || aside > along * 1.5) continue;
      if (along + aside * 1.4 < least) {
        least = along + aside * 1.4;
        best = other;
      }
    }
    return best;
  }
}

/** Change an attribute where it is different; null removes it. @param {Element} node @param {string} name @param {string | null} value */
function set(node, name, value) {
  if (node.getAttribute(name) === value) return;
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

/** A group at a point of the map that keeps its size on the screen. @param {Point} at @param {string} [attributes] */
function placed([x, y], attributes = "") {
  return `<g class="placed" ${attributes} style="transform:translate(${num(x)}px,${num(y)}px) scale(var(--u))">`;
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
