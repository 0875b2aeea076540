// @ts-check
/** The line to a lesson: the server keeps nothing of it, so every request brings the answers so far along. */
import { call, Refused } from "../app/api.js";
import { Link } from "../app/link.js";
import { keepPlace, progressOf } from "./progress.js";

/**
 * @typedef {object} LessonInfo where a lesson, task or example stands, as docs/api.md describes it
 * @property {string} id
 * @property {"lesson" | "task" | "example" | "puzzle"} kind
 * @property {string} title
 * @property {string} scene
 * @property {number} step
 * @property {number} of
 * @property {string} text
 * @property {string} hint
 * @property {string[]} point
 * @property {string[]} places
 * @property {boolean} waits
 * @property {boolean} over
 * @property {boolean} reached
 * @property {{is: "go" | "fine" | "again" | "refused", text: string} | null} reply
 * @property {string[]} shown
 *
 * @typedef {{game: string, name: string, kind: "lessons" | "examples" | "puzzles"}} Where
 * @typedef {import("../app/types.js").Shown} Shown
 */

export class LessonLink extends Link {
  /**
   * @param {Where} where
   * @param {string} lang
   * @param {import("../app/link.js").Calls} calls
   * @param {(info: LessonInfo) => void} tell
   */
  constructor(where, lang, calls, tell) {
    super("", undefined, lang, calls);
    this.where = where;
    this.tell = tell;
    /** Everything answered so far, by whomever. @type {unknown[]} */
    this.answers = [];
    /** How it stands for the learner. @type {unknown} */
    this.standing = null;
    this.version = 0;
    this.polling = true;
    this.api = /** @type {any} */ ({ get: (/** @type {string} */ what, /** @type {any} */ query) => this.#get(what, query) });
  }

  connect() {
    void this.open(this.where);
  }

  /** Open a lesson where it was left, or from its start. @param {Where} where */
  async open(where) {
    const { lesson, answers } = progressOf(where.game);
    this.where = where;
    this.answers = where.kind === "lessons" && lesson === where.name ? answers : [];
    this.shown = null;
    try {
      await this.#look();
    } catch (problem) {
      if (problem instanceof Refused) this.calls.refused(problem);
      else throw problem;
    }
  }

  /** A place that no longer fits, because the lesson is another one now, is given up. */
  async #look() {
    try {
      await this.act("look");
    } catch (problem) {
      if (!this.answers.length || !(problem instanceof Refused) || problem.code !== "record-unfit") throw problem;
      this.answers = [];
      await this.act("look");
    }
  }

  /** @param {string} act @param {Record<string, unknown>} [more] @returns {Promise<any>} */
  #ask(act, more = {}) {
    const { game, name, kind } = this.where;
    return call(`/games/${game}/${kind}/${encodeURIComponent(name)}`, { method: "POST", body: { answers: this.answers, act, ...more } });
  }

  /** Do something, and show how the table stands afterwards. @param {string} act @param {Record<string, unknown>} [more] */
  async act(act, more) {
    const { where, shown: before } = this;
    const answer = await this.#ask(act, more);
    if (this.where !== where) return;
    const { reply } = answer.lesson;
    this.answers = answer.answers;
    this.standing = answer.standing;
    if (where.kind === "lessons" && !answer.lesson.over) keepPlace(where.game, where.name, answer.answers);
    this.tell(answer.lesson);
    if (before && reply && ["again", "refused"].includes(reply.is)) return;
    const goesOn = act === "answer" || act === "go-on";
    this.shown = this.#shown(answer);
    this.seat = answer.seat;
    this.calls.status("live");
    const change = before && {
      why: goesOn ? "answer" : "undo",
      moments: /** @type {[number, number]} */ ([before.view.moment, answer.view.moment]),
    };
    this.calls.shown(this.shown, before, change);
  }

  /** How the table would stand after the expected answer. @returns {Promise<{info: LessonInfo, shown: Shown}>} */
  async expected() {
    const answer = await this.#ask("show");
    return { info: answer.lesson, shown: this.#shown(answer) };
  }

  /** What is asked is put only to the learner, and nothing at all when it is somebody else's turn or all is over. @param {any} answer @returns {Shown} */
  #shown(answer) {
    const { view, log, log_start: logStart, reasons, table, seat, lesson } = answer;
    this.version += 1;
    const asked = lesson.waits || lesson.over ? [] : view.asked;
    return { version: this.version, seat, view: { ...view, asked }, log, logStart, reasons, table, chat: [] };
  }

  /** @param {string} what @param {{at?: number}} query */
  async #get(what, { at } = {}) {
    if (what === "/hints") return this.#ask("hints");
    if (what === "/standing") return this.standing;
    if (what === "/view") return this.#ask("look", { at });
    throw new Refused({ code: "no-such-page", status: 404 });
  }

  /** @param {string} type @param {Record<string, unknown>} [body] @returns {Promise<any>} */
  async send(type, body = {}) {
    if (type === "answer") return this.act("answer", { answer: body.answer });
    if (type === "undo") return this.act("back");
    if (type === "sync") return this.act("look");
    throw new Refused({ code: "no-such-page", status: 404 });
  }
}
