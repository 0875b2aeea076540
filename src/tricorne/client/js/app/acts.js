// @ts-check
/** What a person does at the table: answering by click or by a list of answers, undoing, proposing to go back. */
import { Refused } from "./api.js";
import { clicked } from "./options.js";

/** @typedef {import("./table.js").TablePage} TablePage */

/** An answer that takes longer is seen to be on its way. */
const SLOW_MS = 150;
/** A second click so soon after an answer was meant for the question before. */
const DOUBLE_CLICK_MS = 450;

export class Acts {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** An answer is on its way. */
    this.busy = false;
    this.slow = 0;
    /** Whether the answer that is on its way is to be taken back. */
    this.undoNext = false;
    /** Answers to send after the one that is on its way. @type {string[]} */
    this.planned = [];
    /** Moments of this person's answers, the last one last. @type {number[]} */
    this.ownMoments = [];
    /** @type {{at: number, kind: string}} */
    this.answered = { at: -Infinity, kind: "" };
    this.shift = false;
    /** How often the button of the mouse was pressed in a row. */
    this.clicks = 0;
    /** Whether the keyboard was used last. */
    this.byKey = false;
  }

  /** The seat that speaks when no question names one. */
  get #seat() {
    const { seat, table } = this.page.live;
    return table.you.seats.includes(seat) ? seat : table.you.seats[0];
  }

  /** @param {string} option */
  async answer(option) {
    const { page } = this;
    const { question, live } = page;
    if (this.busy) return;
    const seat = question && question.seat !== "table" ? question.seat : this.#seat;
    this.#setBusy(true);
    this.answered = { at: performance.now(), kind: question?.kind ?? "" };
    this.ownMoments.push(live.view.moment);
    page.seenUpTo = live.view.moment;
    page.map.markSeen();
    try {
      await page.link.send("answer", { seat, version: live.version, answer: option });
    } catch (problem) {
      this.planned = [];
      this.ownMoments.pop();
      page.complain(problem);
    } finally {
      this.#setBusy(false);
      unlock();
    }
    if (!this.undoNext) return this.#goOn();
    this.undoNext = false;
    this.planned = [];
    void this.undo();
  }

  /** @param {boolean} busy */
  #setBusy(busy) {
    this.busy = busy;
    document.body.classList.toggle("busy", busy);
    clearTimeout(this.slow);
    if (busy) this.slow = window.setTimeout(() => document.body.classList.add("slow"), SLOW_MS);
    else document.body.classList.remove("slow");
  }

  /** Answers that are sent one after the other. @param {string[]} options */
  chain(options) {
    this.planned = options.slice(1);
    this.page.draft = {};
    void this.answer(options[0]);
  }

  #goOn() {
    const next = this.planned.shift();
    if (!next) return;
    if (this.page.question?.options?.includes(next)) void this.answer(next);
    else this.planned = [];
  }

  /** A click on the map. @param {string} space @param {string} [stack] */
  choose(space, stack) {
    const { page } = this;
    const { choices, module } = page;
    if (!choices || this.busy || (this.isDoubleClick() && page.question?.kind !== this.answered.kind)) return;
    const kind = stack?.split(":").pop() ?? "";
    const group = choices.groups.find((g) => g.head === kind || g.head === stack);
    if (group && (module.chosen?.(page) ?? []).includes(space)) {
      const most = Math.max(...group.numbers);
      if (this.shift) void this.answer(`${group.head}:${most}`);
      else page.pick(group.head, ((page.draft[group.head] ?? 0) % most) + 1);
      return;
    }
    const options = choices.spaces.get(space);
    const named = stack ? [...choices.buttons, ...(options ?? [])].filter((option) => option.split(":").includes(stack)) : [];
    const option = named.length === 1 ? named[0] : options && (clicked(options, { all: this.shift }) ?? module.prefer?.(options));
    if (option) void this.answer(option);
    else if (options) page.look(space);
  }

  /** A click on a card of the hand. @param {string} card */
  chooseCard(card) {
    const options = this.page.choices?.cards.get(card);
    if (options?.length === 1) void this.answer(options[0]);
    else if (options) this.page.look(card);
  }

  /** The second click of a double click whose first one has answered. */
  isDoubleClick() {
    return this.clicks > 1 && performance.now() - this.answered.at < DOUBLE_CLICK_MS;
  }

  async undo() {
    const { page } = this;
    const { table, version } = page.live;
    if (!table.you.seats.length) return;
    if (this.busy) return void (this.undoNext = true);
    page.steps.stop();
    try {
      await page.link.send("undo", { seat: this.#seat, version });
      this.ownMoments.pop();
    } catch (problem) {
      const last = this.ownMoments.at(-1);
      if (problem instanceof Refused && problem.code.startsWith("undo-") && problem.code !== "undo-nothing" && last !== undefined)
        page.toast(problem.message, { label: page.words.t("ui-propose-rewind"), act: () => this.rewind(last) });
      else page.complain(problem);
    }
  }

  /** Propose to go back to a moment. @param {number} moment */
  async rewind(moment) {
    const { page } = this;
    try {
      await page.link.send("rewind", { seat: this.#seat, version: page.live.version, moment });
      page.showMoment(null);
    } catch (problem) {
      page.complain(problem);
    }
  }
}

/** Buttons drawn while an answer was on its way can be pressed again. */
function unlock() {
  for (const node of document.querySelectorAll("#prompt button[disabled], #tray button[disabled], #dialog button[disabled]"))
    node.removeAttribute("disabled");
}
