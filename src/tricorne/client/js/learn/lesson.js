// @ts-check
/** A lesson at the table: what it knows, what the learner can do in it, and when it speaks. */
import { Refused } from "../app/api.js";
import { prefers } from "../app/prefers.js";
import { quietPrompt, textOf } from "./bubble.js";
import { LessonLink } from "./lesson_link.js";
import { spacesOf } from "./pointing.js";
import { finish, meetAccount, nextOf, progressOf } from "./progress.js";

/** @typedef {import("../app/desk.js").Desk} Desk */
/** @typedef {import("./lesson_link.js").LessonInfo} LessonInfo */
/** @typedef {import("./lesson_link.js").Where} Where */

/** How long an answer is shown before it is taken back. */
const SHOW_MS = 2600;
const EXAMPLE = "example:";
const PUZZLE = "puzzle:";

/** What an address names: /learn/GAME/LESSON, an example of the rulebook, or a puzzle. @param {string[]} names @returns {Where} */
export function whereOf([game = "", name = ""]) {
  if (name.startsWith(PUZZLE)) return { game, name, kind: "puzzles" };
  return name.startsWith(EXAMPLE) ? { game, name: name.slice(EXAMPLE.length), kind: "examples" } : { game, name, kind: "lessons" };
}

export class Lesson {
  /** @param {Where} where */
  constructor(where) {
    this.where = where;
    /** @type {Desk} */
    this.desk = /** @type {any} */ (null);
    /** Where it stands. @type {LessonInfo} */
    this.info = /** @type {any} */ (null);
    /** What was said to the last answer. @type {LessonInfo["reply"]} */
    this.reply = null;
    /** How many replies there were: so that the same one is seen to come again. */
    this.replies = 0;
    /** The answer is being shown. */
    this.showing = false;
    /** The hint of a task is wanted. */
    this.hinted = false;
    this.timer = 0;
    addEventListener("popstate", () => void this.#open(whereOf(location.pathname.split("/").slice(2).map(decodeURIComponent))));
  }

  /** @param {Desk} desk */
  begin(desk) {
    this.desk = desk;
    desk.change({ lesson: this });
  }

  /** The line of the table page. @param {import("../app/link.js").Calls} calls */
  link(calls) {
    return new LessonLink(this.where, prefers.lang, calls, (info) => this.#replied(info));
  }

  get #link() {
    return /** @type {LessonLink} */ (this.desk.link);
  }

  /** @param {LessonInfo} info */
  #replied(info) {
    this.info = info;
    this.reply = info.reply;
    this.replies += info.reply ? 1 : 0;
    this.hinted = false;
    this.#endShowing();
    if (info.over && info.reached && info.kind !== "example") finish(this.where.game, info.id);
    this.desk.change({});
  }

  /** Whether the sentence stands: not while others play, and not while something is shown. */
  get speaks() {
    const { desk } = this;
    return this.info !== null && desk.ready && !desk.stepping && desk.replaying === null;
  }

  /** What the sentence speaks of. @returns {string[]} */
  get points() {
    return this.speaks && !this.showing ? this.info.point : [];
  }

  /** The spaces among it. */
  get spaces() {
    return spacesOf(this.desk, this.points);
  }

  /** The spaces among all that it speaks of, and those where pieces stand that it names. */
  get places() {
    const { isSpace, module } = this.desk;
    const found = (this.info?.places ?? []).map((name) => (isSpace(name) ? name : (module?.placeOf?.(this.desk, name) ?? "")));
    return [...new Set(found.filter(isSpace))];
  }

  /** What is said aloud before the question. */
  get said() {
    return this.speaks ? textOf(this) : "";
  }

  /** Where this is in the course, for the bar. */
  get status() {
    const { words } = this.desk;
    if (this.where.kind === "examples") return words.t("ui-learn-examples");
    const word = this.where.kind === "puzzles" ? "ui-puzzle-of" : "ui-learn-of";
    return words.t(word, { number: this.items.indexOf(this.where.name) + 1, of: this.items.length });
  }

  /** The bar that asks, where nothing is asked of the learner. */
  prompt = () => (this.info ? quietPrompt(this) : null);

  /** All lessons and tasks in their order, or all puzzles. */
  get items() {
    const { learn } = this.desk.game;
    return (this.where.kind === "puzzles" ? learn?.puzzles : learn?.items) ?? [];
  }

  /** The one after this. */
  get next() {
    const { items } = this;
    const later = items.slice(items.indexOf(this.info.id) + 1);
    const { done } = progressOf(this.where.game);
    return later.find((item) => !done.includes(item)) ?? nextOf(items, { done, lesson: "", answers: [], at: 0 });
  }

  // What the learner does

  /** @param {() => Promise<void>} act */
  async #try(act) {
    if (this.desk.busy) return;
    this.#endShowing();
    this.desk.change({ busy: true });
    try {
      await act();
    } catch (problem) {
      this.desk.complain(problem);
    } finally {
      this.desk.change({ busy: false });
    }
  }

  /** What the rules have against an answer is said where the lesson speaks. @param {unknown} problem @returns whether it is such a thing */
  refuse(problem) {
    const { words } = this.desk;
    if (!(problem instanceof Refused) || !problem.code.startsWith("not-")) return false;
    const { reason } = problem.args;
    const text = problem.code === "not-offered-because" && words.has(reason) ? words.say(reason) : words.t("ui-learn-not-now");
    this.reply = { is: "refused", text };
    this.replies += 1;
    this.desk.change({});
    return true;
  }

  goOn = () => void this.#try(() => this.#link.act("go-on"));

  back = () => void this.#turnBack("back");

  again = () => void this.#turnBack("again");

  /** @param {"back" | "again"} act */
  #turnBack(act) {
    this.desk.past.views.clear();
    this.desk.steps.stop();
    return this.#try(() => this.#link.act(act));
  }

  /** A space that may not be chosen: the engine says why. @param {string} space */
  tried(space) {
    const { question } = this.desk;
    if (question) this.desk.answer(likeOthers(question.options ?? [], space, this.desk.isSpace));
  }

  /** Show the answer and what comes of it, then take it back. */
  show = async () => {
    if (this.showing) return this.#stopShowing();
    const { desk } = this;
    const { info, shown } = await this.#link.expected();
    this.info = { ...this.info, shown: info.shown };
    this.showing = true;
    this.reply = null;
    desk.present(shown);
    desk.change({});
    this.timer = window.setTimeout(() => this.#stopShowing(), SHOW_MS);
  };

  #stopShowing() {
    this.#endShowing();
    this.desk.present(this.desk.live);
    this.desk.change({});
  }

  #endShowing() {
    clearTimeout(this.timer);
    this.showing = false;
  }

  /** The sentence again, or the hint of a task. */
  sayAgain = () => {
    this.reply = null;
    this.hinted = this.info.kind === "task";
    this.desk.change({});
  };

  skip = () => {
    finish(this.where.game, this.info.id);
    this.goTo(this.next);
  };

  /** Go to another lesson. @param {string} name */
  goTo(name) {
    if (!name) return void (location.href = "/");
    history.pushState(null, "", `/learn/${this.where.game}/${name}`);
    void this.#open(whereOf([this.where.game, name]));
  }

  /** @param {Where} where */
  async #open(where) {
    this.where = where;
    this.#endShowing();
    this.desk.steps.stop();
    this.desk.past.views.clear();
    this.desk.change({ closed: [], panel: null, replaying: null });
    await this.#link.open(where);
  }

  /** @param {KeyboardEvent} event @returns {(() => void) | undefined} */
  press(event) {
    if (!this.speaks) return undefined;
    const onControl = event.target instanceof Element && event.target.closest("button, a, [data-space], summary, input");
    if (event.key === "Enter" && !onControl) return this.onward;
    if (event.key === "h") return this.sayAgain;
    if (event.key === "s" && !this.info.over) return this.skip;
    return undefined;
  }

  /** What Enter does where nothing is asked. @returns {(() => void) | undefined} */
  get onward() {
    const { info } = this;
    if (info.over) return info.reached ? () => this.goTo(info.kind === "example" ? "" : this.next) : this.again;
    return info.waits ? this.goOn : undefined;
  }
}

/** Tell the account, for those who have one. */
export function meet() {
  void meetAccount().catch(() => {});
}

/** The answer that a space would be, as the options name the others. @param {string[]} options @param {string} space @param {(id: string) => boolean} isSpace */
function likeOthers(options, space, isSpace) {
  const like = options.find((option) => option.split(":").some(isSpace));
  return like
    ? like
        .split(":")
        .map((part) => (isSpace(part) ? space : part))
        .join(":")
    : space;
}
