// @ts-check
/** The map of the workshop: the area that is looked at, and its neighbours. */
import { moduleOf } from "../app/games.js";
import { isPhone } from "../app/measure.js";
import { loadBoardWords } from "../app/session.js";
import { Board } from "../board.js";
import { valueAt } from "./facts.js";
import { groupOf, valueName } from "./names.js";
import { neighboursOf, turnNeighbour } from "./neighbours.js";
import { isFree } from "./ours.js";

/** @typedef {import("./bench.js").Bench} Bench */

export class AreaMap {
  /** @param {Bench} bench */
  constructor(bench) {
    this.bench = bench;
    this.host = document.createElement("div");
    this.host.className = "area-map";
    /** @type {Board | null} */
    this.board = null;
    this.language = "";
    this.shown = "";
  }

  /** Load the board in the present language. */
  async load() {
    const { bench } = this;
    this.language = bench.words.language;
    const { boardFile, pieceSize } = await moduleOf(bench.game);
    if (!boardFile) return;
    const file = await (await fetch(`/client/boards/${boardFile(isPhone())}`)).json();
    const t = await loadBoardWords(bench.words);
    const names = Object.fromEntries(Object.keys(file.spaces).map((id) => [id, valueName(bench.words, id)]));
    this.board?.close();
    this.board = new Board(this.host, file, { t, names, pieceSize, on: (what, space) => what === "choose" && this.#touched(space) });
    this.shown = "";
    this.draw();
  }

  /** @param {string} space */
  #touched(space) {
    if (isFree(this.bench, this.bench.entry)) turnNeighbour(this.bench, space);
  }

  draw() {
    const { bench, board } = this;
    if (this.language !== bench.words.language) {
      void this.load();
      return;
    }
    if (!board || !bench.entry || groupOf(bench, bench.entry).drawn !== "area") return;
    const own = this.spaceOf(bench.entry);
    if (!board.file.spaces[own]) return;
    const free = isFree(bench, bench.entry);
    const near = free ? neighboursOf(bench, bench.entry).filter((id) => board.file.spaces[id]) : [];
    const legal = free ? Object.keys(board.file.spaces).filter((id) => id !== own) : [];
    board.update({ spaces: Object.fromEntries(legal.map((id) => [id, { quiet: true }])), legal, chosen: [own, ...near] });
    if (this.shown !== own) requestAnimationFrame(() => board.show([own, ...near]));
    this.shown = own;
  }

  /** The space of the board that an entry is. @param {string} key */
  spaceOf(key) {
    return String(valueAt(this.bench.ours, `${key}/hex`) ?? key.slice(key.lastIndexOf("/") + 1));
  }
}
