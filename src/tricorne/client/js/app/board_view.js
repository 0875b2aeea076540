// @ts-check
/** The board of the table page: the picture of the game, what may be chosen, what a space says when it is looked at. */
import { Board } from "../board.js";
import { html, nothing, render } from "../lit.js";
import { fightOf } from "./battle.js";
import { coveredBelow } from "./measure.js";
import { isNumbered, numberOf } from "./options.js";
import { plainPosition } from "./plain.js";
import { prefers } from "./prefers.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../types.js").BoardUpdate} BoardUpdate */
/** @typedef {import("../pieces.js").Stack} Stack */

/** Files of boards are fetched once. @type {Map<string, Promise<any>>} */
const files = new Map();

export class BoardView {
  /** @param {HTMLElement} host @param {Desk} desk */
  constructor(host, desk) {
    this.host = host;
    this.desk = desk;
    /** @type {Board | null} */
    this.board = null;
    /** The space under the pointer or with the focus. */
    this.hovered = "";
    /** What the picture was made of. @type {unknown[]} */
    this.drawn = [];
    /** The question whose spaces were brought into view. */
    this.focusedOn = -1;
    /** The battle whose space was brought into view. */
    this.revealed = "";
    /** Pieces as the person last saw them, by space. @type {Record<string, Record<string, number>>} */
    this.seen = {};
    /** Pieces of the last picture. @type {Record<string, Record<string, number>>} */
    this.counts = {};
    this.seenUpTo = 0;
  }

  /** Load the map of the game in the present language, as the window needs it. */
  async load() {
    const { desk } = this;
    const { boardFile, overview, pieceSize, legible, spare } = desk.module;
    if (!boardFile) return;
    const url = `/client/boards/${boardFile(prefers.phone)}`;
    if (!files.has(url))
      files.set(
        url,
        fetch(url).then((answer) => answer.json()),
      );
    /** @type {import("../types.js").BoardFile} */
    const file = await /** @type {Promise<any>} */ (files.get(url));
    const names = Object.fromEntries(Object.entries(file.spaces).map(([id, space]) => [id, shortName(desk, id, space.name)]));
    for (const name of file.names) names[name.text] = boardWord(desk, name.text);
    this.board?.close();
    this.board = new Board(this.host, file, {
      t: desk.t,
      names,
      pieceSize,
      legible,
      spare,
      overview: overview === "always" || (overview === "phone" && prefers.phone),
      still: () => prefers.still,
      covered: coveredBelow,
      on: (what, space, stack) => this.#event(what, space, stack),
    });
    this.drawn = [];
    this.focusedOn = -1;
    this.revealed = "";
    desk.change({ spaces: new Set(Object.keys(file.spaces)) });
  }

  /** @param {"choose" | "look" | "hover" | "leave"} what @param {string} space @param {string} [stack] */
  #event(what, space, stack) {
    if (what === "choose") this.desk.acts.choose(space, stack);
    else if (what === "look") this.desk.look(space);
    this.hovered = what === "leave" ? "" : space;
    this.drawPopover();
  }

  draw() {
    const { board, desk } = this;
    if (!board || !desk.module.picture) {
      render(html`<div class="plain-board" tabindex="0">${plainPosition(desk.words, desk.shown.view.position)}</div>`, this.host);
      return;
    }
    const battle = fightOf(desk)?.battle;
    const where = battle && desk.isSpace(battle.space) ? battle.space : "";
    const chosen = (desk.module.chosen?.(desk) ?? []).filter((id) => id !== where);
    const made = [board, desk.shown, desk.choices, desk.draft, desk.looked, desk.named, desk.words, desk.replaying, chosen.join(), where];
    if (made.some((part, i) => part !== this.drawn[i])) {
      this.drawn = made;
      this.#show(board, { ...desk.module.picture(desk), battle: where }, chosen);
    }
    // The window of the map has another size only when the column has been drawn.
    if (where && battle && battle.id !== this.revealed) requestAnimationFrame(() => requestAnimationFrame(() => board.reveal(where)));
    if (!where) board.viewport.covered = 0;
    this.revealed = battle?.id ?? "";
    this.drawPopover();
  }

  /** @param {Board} board @param {BoardUpdate} picture @param {string[]} chosen */
  #show(board, picture, chosen) {
    const { desk } = this;
    const legal = desk.choices ? [...desk.choices.spaces.keys()] : [];
    const named = desk.named.filter(desk.isSpace);
    const spaces = desk.replaying === null ? this.#withChanges(picture.spaces) : picture.spaces;
    board.update({ ...picture, spaces, legal, chosen, named, arrows: desk.module.arrows?.(desk) ?? [] });
    const about = legal.length || picture.battle ? legal : chosen;
    if (prefers.phone && about.length && desk.asked !== this.focusedOn) board.focusOn(about);
    this.focusedOn = desk.asked;
  }

  /** A dot on every stack that changed since the person answered or looked. @param {BoardUpdate["spaces"]} spaces @returns {BoardUpdate["spaces"]} */
  #withChanges(spaces) {
    if (this.seenUpTo !== this.desk.seenUpTo) this.seen = this.counts;
    this.seenUpTo = this.desk.seenUpTo;
    this.counts = Object.fromEntries(Object.entries(spaces).map(([id, space]) => [id, countsOf(space.stacks ?? [])]));
    const marked = Object.entries(spaces).map(([id, space]) => {
      const now = this.counts[id];
      const then = (this.seen[id] ??= now);
      if (this.hovered === id) this.seen[id] = now;
      const changed = (/** @type {Stack} */ stack) => !stack.block && then[keyOf(stack)] !== now[keyOf(stack)];
      if (this.hovered === id || !space.stacks?.some(changed)) return [id, space];
      return [id, { ...space, stacks: space.stacks.map((stack) => (changed(stack) ? { ...stack, changed: true } : stack)) }];
    });
    return Object.fromEntries(marked);
  }

  /** What the space under the pointer says. */
  drawPopover() {
    const { board, desk, hovered } = this;
    if (!board) return;
    const options = desk.choices?.spaces.get(hovered);
    const own = desk.module.popover?.(desk, hovered);
    const stacks = board.shown.spaces[hovered]?.stacks ?? [];
    if (!desk.isSpace(hovered) || hovered === board.shown.battle || (!own && !stacks.length && !options)) return board.popover(null);
    const pieces =
      own ??
      html`<ul>
        ${stacks.map((stack) => html`<li>${stack.label}</li>`)}
      </ul>`;
    const name = desk.words.nounOr(hovered, board.name(hovered));
    board.popover(
      hovered,
      html`<h2>${name}</h2>
        ${pieces}${options ? this.#invitation(options) : nothing}`,
    );
  }

  /** What a click does. @param {string[]} options */
  #invitation(options) {
    const { words, question, module } = this.desk;
    if (!question) return nothing;
    const outcome = module.outcome?.(this.desk, options[0]);
    const click =
      isNumbered(options) && options.length > 1
        ? words.t("ui-click-adds", { most: Number(numberOf(options.at(-1) ?? "")) })
        : options.length === 1
          ? words.option(question.kind, options[0])
          : words.t("ui-click-lists", { count: options.length });
    return html`<p class="invite">${outcome ? html`${outcome}<br />` : nothing}${click}</p>`;
  }
}

/** @param {Stack} stack */
function keyOf(stack) {
  return `${stack.kind} ${stack.state ?? ""} ${stack.name ?? ""}`;
}

/** @param {Stack[]} stacks @returns {Record<string, number>} */
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
