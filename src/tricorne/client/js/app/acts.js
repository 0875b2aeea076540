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
    /** The version at which the answer that is on its way was given. */
    this.sent = -1;
    /** What was pressed at the question after it, before that answer was acknowledged. @type {{press: () => void, version: number} | null} */
    this.kept = null;
    /** Whether the answer that is on its way is to be taken back. */
    this.undoNext = false;
    /** Answers to send after the one that is on its way, and the kind of question that they answer. @type {string[]} */
    this.planned = [];
    /** Whether these are the way of another piece, for one that goes along. */
    this.follows = false;
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
    if (desk.busy) return this.#keep(() => void this.answer(option));
    if (desk.assist.holds(option)) return;
    const seat = question && question.seat !== "table" ? question.seat : this.seat;
    const { moment } = live.view;
    this.count += 1;
    this.#noteWay(option);
    this.last = { at: performance.now(), kind: question?.kind ?? "" };
    this.sent = live.version;
    desk.change({ busy: true, seenUpTo: moment, recap: null });
    try {
      await desk.link.send("answer", { seat, version: live.version, answer: option });
      this.#note([...desk.answered.filter((earlier) => earlier < moment), moment]);
    } catch (problem) {
      this.planned = [];
      this.kept = null;
      desk.complain(problem);
    } finally {
      desk.change({ busy: false });
    }
    const { kept, undoNext } = this;
    this.kept = null;
    this.undoNext = false;
    if (undoNext) {
      this.planned = [];
      void this.undo();
    } else if (!this.#goOn() && kept?.version === desk.live.version) kept.press();
  }

  /** Do this when the answer on its way is acknowledged; a second press at the question that it answers is none. @param {() => void} press */
  #keep(press) {
    const { version } = this.desk.live;
    if (version !== this.sent) this.kept = { press, version };
  }

  /** Remember at which moments this person has answered. @param {number[]} answered @param {boolean} [all] there were no others */
  #note(answered, all = this.desk.fromStart) {
    const { desk } = this;
    desk.change({ answered: answered.slice(-ANSWERS_KEPT), fromStart: all });
    const known = all && { answered: desk.answered };
    if (!desk.lesson) rememberTable(desk.live.table.table, { seen: desk.answered.at(-1) ?? desk.seenUpTo, seenAt: Date.now(), ...known });
  }

  /** Answers that are sent one after the other. @param {string[]} options */
  chain(options) {
    if (this.desk.busy) return this.#keep(() => this.chain(options));
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

  /** Send the answer that was planned next. @returns {boolean} whether there was one that may still be given */
  #goOn() {
    if (!this.planned.length) this.planned = this.#wayOfNext();
    const next = this.planned.shift();
    if (!next) return false;
    const { question } = this.desk;
    const meant = this.follows || question?.kind === this.plannedFor;
    if (meant && question?.options?.includes(next)) {
      void this.answer(next);
      return true;
    }
    this.planned = [];
    this.desk.change({ company: { lead: "", others: [], way: [] } });
    return false;
  }

  /** Let a piece go along with the one that moves, or no longer. @param {string} piece */
  goAlong(piece) {
    const { desk } = this;
    const lead = desk.module.mover?.(desk) ?? "";
    const others = desk.company.lead === lead ? desk.company.others : [];
    const without = others.filter((other) => other !== piece);
    desk.change({ company: { lead, others: without.length < others.length ? without : [...others, piece], way: [] } });
  }

  /** Remember the way of the piece that moves, for those that go along. @param {string} option */
  #noteWay(option) {
    const { desk } = this;
    const lead = desk.module.mover?.(desk) ?? "";
    if (!lead || this.follows) return;
    const { others, way } = desk.company.lead === lead ? desk.company : { others: [], way: [] };
    desk.change({ company: { lead, others, way: [...way, option] } });
  }

  /** Answers that send the next piece the way of the first one, when that has arrived. */
  #wayOfNext() {
    const { desk } = this;
    const { company, question } = desk;
    this.follows = false;
    if (!company.others.length || desk.module.mover?.(desk) === company.lead) return [];
    const next = company.others.find((piece) => question?.options?.includes(piece));
    desk.change({ company: { ...company, others: next ? company.others.filter((piece) => piece !== next) : [] } });
    this.follows = next !== undefined;
    return next ? [next, ...company.way] : [];
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
    if (!choices || (this.isDoubleClick() && desk.question?.kind !== this.last.kind)) return;
    if (desk.busy) return this.#keep(() => this.choose(space, stack));
    if (stack && module.companions?.(desk).includes(stack)) return this.goAlong(stack);
    const kind = stack?.split(":").pop() ?? "";
    const group = choices.groups.find((g) => g.head === kind || g.head === stack);
    if (group && (module.chosen?.(desk) ?? []).includes(space)) return this.addOne(group.head, this.shift);
    const options = choices.spaces.get(space);
    const named = stack ? [...choices.buttons, ...(options ?? [])].filter((option) => option.split(":").includes(stack)) : [];
    const meant = (/** @type {string[]} */ all) => clicked(all, { all: this.shift }) ?? module.prefer?.(all);
    // Who learns is shown what there is to choose, and not what one click stands for.
    const option = named.length === 1 ? named[0] : options && (!desk.lesson || options.length === 1) ? meant(options) : null;
    if (option && module.confirms?.(desk)) desk.change({ aim: option, looked: space });
    else if (option) void this.answer(option);
    else if (options) desk.look(space);
    else desk.lesson?.tried(space);
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

  /** @param {boolean} [turn] the whole turn, as far as it can be taken back */
  async undo(turn = false) {
    const { desk } = this;
    const { table, version } = desk.live;
    if (!table.you.seats.length) return;
    if (desk.busy) {
      this.undoNext = !this.kept;
      this.kept = null;
      return;
    }
    desk.steps.stop();
    this.count += 1;
    desk.change({ company: { lead: "", others: [], way: [] } });
    try {
      await desk.link.send("undo", { seat: this.seat, version, ...(turn && { turn }) });
      this.#note(turn ? desk.answered.filter((moment) => moment < desk.live.view.moment) : desk.answered.slice(0, -1));
    } catch (problem) {
      const last = desk.answered.at(-1);
      if (!(problem instanceof Refused && problem.code.startsWith("undo-"))) return desk.complain(problem);
      const { code, message } = problem;
      if (code === "undo-nothing") this.#note([], true);
      else desk.change({ undoRefused: { version, why: message } });
      if (code !== "undo-nothing" && last !== undefined)
        desk.toast(message, { label: desk.words.t("ui-propose-rewind"), act: () => this.rewind(last) });
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
