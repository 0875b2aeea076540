// @ts-check
/** What is known of a look back at a game that is over: the analysis as it grows, answers of moments, branches, comments. */
import { call, Refused } from "./api.js";
import { rememberTable } from "./memory.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {{option: string, chance: number, games: number, why: import("../learn/assist.js").Because[]}} Compared */
/** @typedef {{moment: number, seat: string, kind: string, rule: string, played: string, cost: number, visits: number, answers: Compared[]}} Answered */
/** @typedef {{start: number, end: number, seat: string, before: number[], after: number[], luck: number[], choice: number[], costliest: number | null}} Part */
/** @typedef {{sides: string[][], last: number, done: number, chances: {moment: number, true: number[], known: number[]}[], turns: Part[], decisions: Answered[], turning: number[], costly: number[]}} Analysis */
/** @typedef {{table: string, name: string, parent: string, moment: number, last: number, finished: boolean, mine: boolean, link: string}} Branch */
/** @typedef {{number: number, moment: number, seat: string, text: string, at: number}} Comment */

const ASK_AGAIN_MS = 1200;
const REST_MS = 350;

export class LookBack {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    /** @type {Analysis | null} */
    this.analysis = null;
    this.refused = "";
    /** By moment; null where nobody had a choice. @type {Map<number, Answered | null>} */
    this.answers = new Map();
    /** @type {Branch[]} */
    this.branches = [];
    /** @type {Comment[]} */
    this.comments = [];
    this.begun = false;
    this.waiting = 0;
    this.resting = 0;
    this.asked = -1;
  }

  /** The panel was opened: ask for everything, and for the analysis until it is complete. */
  open() {
    const { desk } = this;
    if (this.begun) return;
    this.begun = true;
    if (desk.live.logStart) desk.link.earlierLog().catch(desk.complain);
    void this.#ask(true);
    void this.#load();
  }

  /** The end of a game is shown: what somebody has found out before is told there. */
  async peek() {
    if (this.begun || this.analysis) return;
    const { analysis } = await this.desk.link.api.get("/look-back");
    this.analysis ??= analysis;
    this.desk.change({});
  }

  async #load() {
    const { api } = this.desk.link;
    try {
      const [{ branches }, { comments }] = await Promise.all([api.get("/branches"), api.get("/comments")]);
      this.branches = branches;
      this.comments = comments;
      this.desk.change({});
    } catch (problem) {
      this.desk.complain(problem);
    }
  }

  /** @param {boolean} begin */
  async #ask(begin) {
    const { desk } = this;
    try {
      const { analysis, working } = begin ? await desk.link.api.post("/look-back", {}) : await desk.link.api.get("/look-back");
      this.analysis = analysis;
      this.refused = "";
      for (const one of analysis?.decisions ?? []) this.answers.set(one.moment, one);
      desk.change({});
      // Nobody works at it after the server has started again: somebody has to ask.
      if (analysis?.done < 1) this.waiting = window.setTimeout(() => void this.#ask(!working), ASK_AGAIN_MS);
    } catch (problem) {
      const soon = problem instanceof Refused && (problem.status === 429 || problem.status === 0 || problem.status >= 500);
      if (soon) this.waiting = window.setTimeout(() => void this.#ask(begin), 4 * ASK_AGAIN_MS);
      else this.refused = problem instanceof Error ? problem.message : String(problem);
      desk.change({});
    }
  }

  /** Ask for the answers of the moment that is shown, when it has been shown for a while. */
  follow() {
    const { desk } = this;
    const at = desk.replaying;
    if (desk.panel !== "analysis" || at === null || desk.playing || this.answers.has(at) || this.asked === at) return;
    clearTimeout(this.resting);
    this.asked = at;
    this.resting = window.setTimeout(() => void this.#judge(at), REST_MS);
  }

  /** @param {number} at */
  async #judge(at) {
    try {
      this.answers.set(at, await this.desk.link.api.get("/answers", { at }));
    } catch (problem) {
      if (problem instanceof Refused && problem.code === "not-a-choice") this.answers.set(at, null);
      else if (this.asked === at) this.asked = -1;
    }
    this.desk.change({});
  }

  /** What is told of the moment that is shown: undefined while it is worked out. @returns {Answered | null | undefined} */
  get shown() {
    const at = this.desk.replaying;
    return at === null ? null : this.answers.get(at);
  }

  /** The turn of a moment. @param {number} at @returns {Part | undefined} */
  turnAt(at) {
    return this.analysis?.turns.find((turn) => turn.start <= at && at < turn.end);
  }

  /** Try something out on a copy, beginning with an answer if there is one. @param {Answered | null} at @param {string} [option] */
  async tryOut(at, option) {
    const { desk } = this;
    const { words, live } = desk;
    const moment = desk.replaying ?? live.view.moment;
    const letter = String.fromCharCode(65 + (this.branches.length % 26));
    const what = at && option ? words.option(at.kind, option) : words.t("ui-lb-from", { moment });
    try {
      const seat = at?.seat ?? desk.acts.seat ?? live.seat;
      const made = await desk.link.api.post("/fork", { seat, moment, name: `${letter}: ${what}`.slice(0, 80) });
      rememberTable(made.table, { key: made.key, links: made.links, game: desk.game.id, scenario: live.view.scenario, moment });
      if (at && option) await answerThere(made, at.seat, option);
      location.href = `/t/${made.table}`;
    } catch (problem) {
      desk.complain(problem);
    }
  }

  /** @param {Branch} branch @param {string} key the key of those who watch, or nothing to make it private */
  async share(branch, key) {
    try {
      const { branches } = await this.desk.link.api.post(`/branches/${encodeURIComponent(branch.table)}`, { key }, "PUT");
      this.branches = branches;
      this.desk.change({});
    } catch (problem) {
      this.desk.complain(problem);
    }
  }

  /** @param {string} text @returns {Promise<boolean>} whether it was kept */
  async comment(text) {
    const { desk } = this;
    const moment = desk.replaying ?? desk.live.view.moment;
    try {
      const said = await desk.link.api.post("/comments", { moment, seat: desk.live.table.you.seats[0], text });
      this.comments = [...this.comments, said].sort((a, b) => a.moment - b.moment || a.number - b.number);
      desk.change({});
      return true;
    } catch (problem) {
      desk.complain(problem);
      return false;
    }
  }

  /** @param {Comment} comment */
  async takeBack({ number }) {
    try {
      this.comments = (await this.desk.link.api.post(`/comments/${number}`, undefined, "DELETE")).comments;
      this.desk.change({});
    } catch (problem) {
      this.desk.complain(problem);
    }
  }
}

/** Give the first answer of what is tried out; where a bot is asked, it decides by itself. @param {{table: string, key: string, version: number}} made @param {string} seat @param {string} answer */
async function answerThere({ table, key, version }, seat, answer) {
  try {
    await call(`/tables/${encodeURIComponent(table)}/answer`, { method: "POST", key, body: { seat, version, answer } });
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
  }
}
