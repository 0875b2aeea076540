// @ts-check
/** What a person does at the table: answering by click or by a list of answers, undoing, proposing to go back. */
import { Refused } from "./api.js";
import { rememberTable } from "./memory.js";
import { clicked } from "./options.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** A second click so soon after an answer was meant for the question before. */
const DOUBLE_CLICK_MS = 450;
/** How many of one's own answers a browser remembers. */
const ANSWERS_KEPT = 40;

export class Acts {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    /** How often this person has answered or gone back: a question that reads the same afterwards is another one. */
    this.count = 0;
    /** Whether the answer that is on its way is to be taken back. */
    this.undoNext = false;
    /** Answers to send after the one that is on its way, and the kind of question that they answer. @type {string[]} */
    this.planned = [];
    this.plannedFor = "";
    /** @type {{at: number, kind: string}} */
    this.last = { at: -Infinity, kind: "" };
    this.shift = false;
    /** How often the button of the mouse was pressed in a row. */
    this.clicks = 0;
  }

  /** The seat that speaks when no question names one. */
  get seat() {
    const { seat, table } = this.desk.live;
    return table.you.seats.includes(seat) ? seat : table.you.seats[0];
  }

  /** @param {string} option */
  async answer(option) {
    const { desk } = this;
    const { question, live } = desk;
    if (desk.busy) return;
    const seat = question && question.seat !== "table" ? question.seat : this.seat;
    const { moment } = live.view;
    this.count += 1;
    this.last = { at: performance.now(), kind: question?.kind ?? "" };
    desk.change({ busy: true, seenUpTo: moment });
    try {
      await desk.link.send("answer", { seat, version: live.version, answer: option });
      this.#note([...desk.answered.filter((earlier) => earlier < moment), moment]);
    } catch (problem) {
      this.planned = [];
      desk.complain(problem);
    } finally {
      desk.change({ busy: false });
    }
    if (!this.undoNext) return this.#goOn();
    this.undoNext = false;
    this.planned = [];
    void this.undo();
  }

  /** Remember at which moments this person has answered. @param {number[]} answered @param {boolean} [all] there were no others */
  #note(answered, all = this.desk.fromStart) {
    const { desk } = this;
    desk.change({ answered: answered.slice(-ANSWERS_KEPT), fromStart: all });
    if (all) rememberTable(desk.live.table.table, { answered: desk.answered });
  }

  /** Answers that are sent one after the other. @param {string[]} options */
  chain(options) {
    this.planned = options.slice(1);
    this.plannedFor = this.desk.question?.kind ?? "";
    this.desk.change({ draft: {} });
    void this.answer(options[0]);
  }

  /** The numbers that were picked. */
  takeDraft() {
    this.chain(this.drafted.map(([head, n]) => `${head}:${n}`));
  }

  get drafted() {
    return Object.entries(this.desk.draft).filter(([, n]) => n > 0);
  }

  #goOn() {
    const next = this.planned.shift();
    if (!next) return;
    const { question } = this.desk;
    if (question?.kind === this.plannedFor && question.options?.includes(next)) void this.answer(next);
    else this.planned = [];
  }

  /** One more of a kind, or all of them. @param {string} head @param {boolean} all */
  addOne(head, all) {
    const { desk } = this;
    const group = desk.choices?.groups.find((g) => g.head === head);
    if (!group) return;
    const most = Math.max(...group.numbers);
    if (all) void this.answer(`${head}:${most}`);
    else desk.pick(head, ((desk.draft[head] ?? 0) % most) + 1);
  }

  /** A click on the map. @param {string} space @param {string} [stack] */
  choose(space, stack) {
    const { desk } = this;
    const { choices, module } = desk;
    if (!choices || desk.busy || (this.isDoubleClick() && desk.question?.kind !== this.last.kind)) return;
    const kind = stack?.split(":").pop() ?? "";
    const group = choices.groups.find((g) => g.head === kind || g.head === stack);
    if (group && (module.chosen?.(desk) ?? []).includes(space)) return this.addOne(group.head, this.shift);
    const options = choices.spaces.get(space);
    const named = stack ? [...choices.buttons, ...(options ?? [])].filter((option) => option.split(":").includes(stack)) : [];
    const option = named.length === 1 ? named[0] : options && (clicked(options, { all: this.shift }) ?? module.prefer?.(options));
    if (option && module.confirms?.(desk)) desk.change({ aim: option, looked: space });
    else if (option) void this.answer(option);
    else if (options) desk.look(space);
  }

  /** A click on a card of the hand. @param {string} card */
  chooseCard(card) {
    const options = this.desk.choices?.cards.get(card);
    if (options?.length === 1) void this.answer(options[0]);
    else if (options) this.desk.look(card);
  }

  /** The second click of a double click whose first one has answered. */
  isDoubleClick() {
    return this.clicks > 1 && performance.now() - this.last.at < DOUBLE_CLICK_MS;
  }

  async undo() {
    const { desk } = this;
    const { table, version } = desk.live;
    if (!table.you.seats.length) return;
    if (desk.busy) return void (this.undoNext = true);
    desk.steps.stop();
    this.count += 1;
    try {
      await desk.link.send("undo", { seat: this.seat, version });
      this.#note(desk.answered.slice(0, -1));
    } catch (problem) {
      const last = desk.answered.at(-1);
      const nothing = problem instanceof Refused && problem.code === "undo-nothing";
      if (nothing) this.#note([], true);
      if (problem instanceof Refused && problem.code.startsWith("undo-") && !nothing && last !== undefined)
        desk.toast(problem.message, { label: desk.words.t("ui-propose-rewind"), act: () => this.rewind(last) });
      else desk.complain(problem);
    }
  }

  /** Propose to go back to a moment. @param {number} moment */
  async rewind(moment) {
    const { desk } = this;
    try {
      await desk.link.send("rewind", { seat: this.seat, version: desk.live.version, moment });
      desk.showMoment(null);
    } catch (problem) {
      desk.complain(problem);
    }
  }
}
