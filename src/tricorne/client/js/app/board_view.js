// @ts-check
/** The board of the table page: the picture of the game, what may be chosen, what a space says when it is looked at. */
import { Board } from "../board.js";
import { escape } from "../svg.js";
import { byId, h } from "./dom.js";
import { isNumbered, numberOf } from "./options.js";
import { plainPosition } from "./plain.js";

/** @typedef {import("./desk.js").Desk} Desk */

const PHONE_PX = 900;

export function isPhone() {
  return innerWidth < PHONE_PX;
}

/** Files of boards are fetched once. @type {Map<string, Promise<any>>} */
const files = new Map();

export class BoardView {
  /**
   * @param {HTMLElement} host
   * @param {(space: string, stack: string | undefined) => void} choose
   * @param {(space: string) => void} look
   */
  constructor(host, choose, look) {
    this.host = host;
    this.choose = choose;
    this.look = look;
    /** @type {Board | null} */
    this.board = null;
    /** @type {Set<string>} */
    this.spaces = new Set();
    this.hovered = "";
    /** @type {string[]} */
    this.named = [];
    /** @type {Desk | null} */
    this.desk = null;
    this.asked = "";
    /** Pieces as the person last saw them, by space. @type {Record<string, Record<string, number>>} */
    this.seen = {};
  }

  /** How wide it is on the screen, in px. */
  get width() {
    return this.board?.viewport.size.width ?? 0;
  }

  /** Load the map of a game in the present language. @param {Desk} desk */
  async load(desk) {
    const { boardFile } = desk.module;
    if (!boardFile) return;
    const url = `/client/boards/${boardFile(isPhone())}`;
    if (!files.has(url))
      files.set(
        url,
        fetch(url).then((answer) => answer.json()),
      );
    const file = await /** @type {Promise<any>} */ (files.get(url));
    const names = Object.fromEntries(
      Object.entries(file.spaces).map(([id, space]) => [id, shortName(desk, id, /** @type {any} */ (space).name)]),
    );
    for (const name of file.names) names[name.text] = boardWord(desk, name.text);
    const { overview } = desk.module;
    this.board = new Board(this.host, file, {
      t: desk.t,
      names,
      pieceSize: desk.module.pieceSize,
      legible: desk.module.legible,
      spare: desk.module.spare,
      overview: overview === "always" || (overview === "phone" && isPhone()),
      on: (what, space, stack) => this.#event(what, space, stack),
      covered: () => this.#covered(),
    });
    this.spaces = new Set(Object.keys(file.spaces));
    this.asked = "";
  }

  /** How much of the lower edge the choices lie over, where they do. */
  #covered() {
    const choices = byId("tray").getBoundingClientRect();
    return choices.height ? Math.max(0, this.host.getBoundingClientRect().bottom - choices.top) : 0;
  }

  /** @param {"choose" | "look" | "hover" | "leave"} what @param {string} space @param {string} [stack] */
  #event(what, space, stack) {
    if (what === "choose") this.choose(space, stack);
    else if (what === "look") this.look(space);
    this.hovered = what === "leave" ? "" : space;
    this.drawPopover();
  }

  /** @param {Desk} desk */
  draw(desk) {
    this.desk = desk;
    if (!this.board || !desk.module.picture) {
      this.host.replaceChildren(h("div", { class: "plain-board", tabindex: "0" }, plainPosition(desk.words, desk.shown.view.position)));
      return;
    }
    const legal = desk.choices ? [...desk.choices.spaces.keys()] : [];
    const picture = desk.replaying === null ? this.#markChanged(desk.module.picture(desk)) : desk.module.picture(desk);
    const chosen = desk.module.chosen?.(desk) ?? [];
    this.#update({ ...picture, legal, chosen, named: this.named, arrows: desk.module.arrows?.(desk) ?? [] });
    const asked = `${desk.shown.version} ${desk.question?.kind} ${legal.join()}`;
    const about = legal.length ? legal : chosen;
    if (isPhone() && about.length && asked !== this.asked) this.board.focusOn(about);
    this.asked = asked;
    this.drawPopover();
  }

  /** The person has answered: everything on the map has been seen. */
  markSeen() {
    this.seen = {};
  }

  /** A dot on every stack that changed since the person looked. @param {import("../types.js").BoardUpdate} picture */
  #markChanged(picture) {
    for (const [id, space] of Object.entries(picture.spaces)) {
      const now = countsOf(space.stacks ?? []);
      const then = (this.seen[id] ??= now);
      if (then === now || this.hovered === id) this.seen[id] = now;
      else for (const stack of space.stacks ?? []) if (!stack.block && then[keyOf(stack)] !== now[keyOf(stack)]) stack.changed = true;
    }
    return picture;
  }

  /** @param {string[]} spaces */
  name(spaces) {
    this.named = spaces.filter((space) => this.spaces.has(space));
    if (this.board) this.#update({ ...this.board.shown, named: this.named });
  }

  /** Draw, and leave the focus on the space where it was. @param {import("../types.js").BoardUpdate} picture */
  #update(picture) {
    const { board } = this;
    if (!board) return;
    const focused = board.focused;
    board.update(picture);
    if (focused && board.focused !== focused) board.spaceNodes[focused].focus({ preventScroll: true });
  }

  /** What the space under the pointer says. */
  drawPopover() {
    const { board, desk, hovered } = this;
    if (!board || !desk) return;
    if (!hovered || !this.spaces.has(hovered)) return board.popover(null);
    const options = desk.choices?.spaces.get(hovered);
    const own = desk.module.popover?.(desk, hovered);
    const stacks = board.shown.spaces[hovered]?.stacks ?? [];
    if (!own && !stacks.length && !options) return board.popover(null);
    const pieces = own ?? `<ul>${stacks.map((stack) => `<li>${escape(stack.label ?? "")}</li>`).join("")}</ul>`;
    board.popover(
      hovered,
      `<h2>${escape(desk.words.nounOr(hovered, board.name(hovered)))}</h2>${pieces}${options ? this.#invitation(desk, options) : ""}`,
    );
  }

  /** What a click does. @param {Desk} desk @param {string[]} options */
  #invitation(desk, options) {
    const { words, question } = desk;
    if (!question) return "";
    const outcome = desk.module.outcome?.(desk, options[0]);
    const lines = [];
    if (isNumbered(options) && options.length > 1) lines.push(words.t("ui-click-adds", { most: Number(numberOf(options.at(-1) ?? "")) }));
    else if (options.length === 1) lines.push(words.option(question.kind, options[0]));
    else lines.push(words.t("ui-click-lists", { count: options.length }));
    if (outcome) lines.unshift(outcome);
    return `<p class="invite">${lines.map(escape).join("<br>")}</p>`;
  }
}

/** @param {import("../pieces.js").Stack} stack */
function keyOf(stack) {
  return `${stack.kind} ${stack.state ?? ""} ${stack.name ?? ""}`;
}

/** @param {import("../pieces.js").Stack[]} stacks @returns {Record<string, number>} */
function countsOf(stacks) {
  return Object.fromEntries(stacks.map((stack) => [keyOf(stack), stack.count ?? 1]));
}

/** A name on the map: the noun, or what stands in its brackets where that is the local name. @param {Desk} desk @param {string} id @param {string} printed */
function shortName(desk, id, printed) {
  const noun = desk.words.nounOr(id, printed);
  const local = /\(([^)]+)\)\s*$/.exec(noun)?.[1] ?? noun.replace(/^(the|el|la|los|las) /, "");
  return local[0].toUpperCase() + local.slice(1);
}

/** @param {Desk} desk @param {string} text a name on water in the board file */
function boardWord(desk, text) {
  const key = `name-${text.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
  const word = desk.t(key);
  return word === key ? text : word;
}
