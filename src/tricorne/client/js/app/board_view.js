// @ts-check
/** The board of the table page: the picture of the game, what may be chosen, what a space says when it is looked at. */
import { Board } from "../board.js";
import { html, nothing, render } from "../lit.js";
import { answersInPanel, fightOf } from "./battle.js";
import { byId } from "./elements.js";
import { coveredBelow } from "./measure.js";
import { isNumbered, numberOf } from "./options.js";
import { plainPosition } from "./plain.js";
import { prefers } from "./prefers.js";
import { pointedKey } from "./whole.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("../types.js").BoardUpdate} BoardUpdate */
/** @typedef {import("../pieces.js").Stack} Stack */

/** So far from the edge is what is looked for, so that its surroundings are seen. */
const SOUGHT_PX = 90;

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
    this.focusedOn = "";
    /** The battle whose space was brought into view. */
    this.revealed = "";
    /** Pieces as the person last saw them, by space. @type {Record<string, Record<string, number>>} */
    this.seen = {};
    /** Pieces of the last picture. @type {Record<string, Record<string, number>>} */
    this.counts = {};
    this.seenUpTo = 0;
    /** What was looked for last. @type {Desk["sought"]} */
    this.sought = null;
  }

  /** Load the map of the game in the present language, as the window needs it. */
  async load() {
    const { desk } = this;
    const { boardFile, overview, pieceSize, legible, spare } = desk.module;
    if (!boardFile) return;
    const url = new URL(boardFile(prefers.phone), new URL("/client/boards/", location.href)).href;
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
      beside: () => [...byId("lesson").querySelectorAll(".bubble")],
      on: (what, space, stack) => this.#event(what, space, stack),
    });
    this.drawn = [];
    this.focusedOn = "";
    this.revealed = "";
    desk.change({ spaces: new Set(Object.keys(file.spaces)) });
  }

  /** This is how the person knew the map: what is different now is marked. @param {import("./types.js").Shown} shown */
  remember(shown) {
    const { desk } = this;
    const then = Object.create(desk, { shown: { value: shown }, question: { value: null }, choices: { value: null } });
    const { spaces = {} } = desk.module.picture?.(then) ?? {};
    this.seenUpTo = desk.seenUpTo;
    this.seen = Object.fromEntries(Object.entries(spaces).map(([id, space]) => [id, countsOf(space.stacks ?? [])]));
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
    // In a lesson the sentence alone says where to look: the first of the listed answers has the keyboard and need not be meant.
    const answer = answersInPanel(desk) && !desk.lesson ? pointedKey(desk) : "";
    const named = [...desk.named, ...(desk.lesson?.spaces ?? []), answer, desk.sought?.space ?? ""].filter(desk.isSpace);
    const { shown, choices, draft, looked, words, replaying, hints, company } = desk;
    const arrows = [...(desk.module.arrows?.(desk) ?? []), ...(desk.panels?.answerArrows(desk) ?? [])];
    const led = arrows.map(({ from, to }) => `${from} ${to}`).join();
    const made = [board, shown, choices, draft, looked, named.join(), words, replaying, hints, company, chosen.join(), where, led];
    if (made.some((part, i) => part !== this.drawn[i])) {
      this.drawn = made;
      this.#show(board, { ...desk.module.picture(desk), battle: where, arrows }, chosen, named);
    }
    if (!where) board.viewport.covered = 0;
    if (desk.sought !== this.sought) this.#seek(board);
    if (where && battle) this.#keepInView(board, where, battle.id);
    this.revealed = battle?.id ?? "";
    this.drawPopover();
  }

  /** What is looked for comes into view, away from the edge, and gets the keyboard from a key. @param {Board} board */
  #seek(board) {
    const { sought } = this.desk;
    this.sought = sought;
    if (!sought) return;
    board.uncover(sought.space, SOUGHT_PX);
    if (sought.byKey) board.handling.focus(sought.space);
  }

  /** The space of a battle is seen when the battle begins, and again when the sheet of a phone has grown over it. @param {Board} board @param {string} where @param {string} id */
  #keepInView(board, where, id) {
    const begins = id !== this.revealed;
    if (!begins && !prefers.phone) return;
    const look = () => {
      if (id === this.revealed && (begins || coveredBelow() > board.viewport.covered)) board.uncover(where);
    };
    // Column and sheet have their size only when they have been drawn.
    requestAnimationFrame(() => requestAnimationFrame(look));
  }

  /** @param {Board} board @param {BoardUpdate} picture @param {string[]} chosen @param {string[]} named */
  #show(board, picture, chosen, named) {
    const { desk } = this;
    const legal = desk.choices ? [...desk.choices.spaces.keys()] : [];
    const spaces = desk.replaying === null ? this.#withChanges(picture.spaces) : picture.spaces;
    board.update({ ...picture, spaces, legal, chosen, named });
    this.#bringIntoView(board, legal.length || picture.battle ? legal : chosen);
  }

  /** What a question is about, or what a lesson speaks of, is in view. @param {Board} board @param {string[]} asked */
  #bringIntoView(board, asked) {
    const { desk, focusedOn } = this;
    const taught = desk.lesson?.spaces.filter(desk.isSpace) ?? [];
    const acted = [desk.recap?.acts[desk.recap.at]?.place ?? ""].filter(desk.isSpace);
    const now = `${desk.asked} ${taught} ${acted}`;
    if (now === focusedOn) return;
    this.focusedOn = now;
    board.handling.untap();
    if (!focusedOn && !prefers.phone && this.#places.length && this.#approach(board)) return;
    if (acted.length) return board.reveal(acted);
    const about = taught.length && focusedOn ? taught : asked.length ? asked : this.#places;
    if (!about.length) return;
    if (!focusedOn || !board.sees(about)) prefers.phone ? board.focusOn(about) : board.reveal(about);
    if (!prefers.phone) board.gather(about);
  }

  /** The spaces that a lesson speaks of. */
  get #places() {
    return this.desk.lesson?.places ?? [];
  }

  /** Come nearer to where a lesson takes place: to what its steps speak of and all that stands on the map, or at least to the former. @param {Board} board */
  #approach(board) {
    const occupied = Object.entries(board.shown.spaces).filter(([, { stacks }]) => stacks?.length);
    const scene = [...new Set([...this.#places, ...occupied.map(([id]) => id)])];
    return board.approach(scene) || board.approach(this.#places);
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
    const now = board.shown.spaces[hovered];
    if (!desk.isSpace(hovered) || now?.out || hovered === board.shown.battle) return board.popover(null);
    const { about = "", rows = [] } = desk.module.popover?.(desk, hovered, board.file.spaces[hovered]) ?? {};
    const stacks = now?.stacks ?? [];
    if (!about && !rows.length && !stacks.length && !options) return board.popover(null);
    const name = desk.words.nounOr(hovered, board.name(hovered));
    board.popover(
      hovered,
      html`<h2>${name}</h2>
        ${about ? html`<p class="about">${about}</p>` : nothing}
        ${
          stacks.length
            ? html`<ul>
                ${stacks.map((stack) => html`<li>${stack.label}</li>`)}
              </ul>`
            : nothing
        }
        ${
          rows.length
            ? html`<dl>
                ${rows.map(
                  ([what, value]) =>
                    html`<div>
                      <dt>${what}</dt>
                      <dd>${value}</dd>
                    </div>`,
                )}
              </dl>`
            : nothing
        }
        ${options ? this.#invitation(options, name) : nothing}`,
    );
  }

  /** What a click or a second tap does; the name of the space alone would say nothing. @param {string[]} options @param {string} name */
  #invitation(options, name) {
    const { words, question, module, lesson } = this.desk;
    if (!question) return nothing;
    const tapped = this.board?.tapped === this.hovered;
    const outcome = module.outcome?.(this.desk, options[0]);
    const only = words.option(question.kind, options[0]);
    const many = () =>
      tapped
        ? words.t("ui-tap-lists")
        : isNumbered(options) && !lesson
          ? words.t("ui-click-adds", { most: Number(numberOf(options.at(-1) ?? "")) })
          : words.t("ui-click-lists", { count: options.length });
    const chooses = () => words.t(tapped ? "ui-tap-chooses" : "ui-click-chooses");
    const does = () => (tapped ? words.t("ui-tap-does", { what: only }) : only);
    const says = options.length > 1 ? many() : only.toLocaleLowerCase() === name.toLocaleLowerCase() ? chooses() : does();
    return html`<p class="invite">${outcome ? html`${outcome}<br />` : nothing}${says}</p>`;
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
