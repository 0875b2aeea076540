// @ts-check
/**
 * What is known of a table. Everything that is drawn is a function of it, and it changes through `change` alone; the page
 * draws itself once after all changes of a moment. Listeners look at it when they are called, never before.
 */
import { Acts } from "./acts.js";
import { Refused } from "./api.js";
import { answersInPanel, fightOf, waitsToBeRead } from "./battle.js";
import { followSeat } from "./curtain.js";
import { rememberTable } from "./memory.js";
import { problemText, toast } from "./messages.js";
import { sortOptions } from "./options.js";
import { Past } from "./past.js";
import { Steps } from "./steps.js";

/** @typedef {import("./types.js").Shown} Shown */
/** @typedef {import("./types.js").Question} Question */
/** @typedef {import("./words.js").Words} Words */

/** So soon after a question nobody has reached for an answer yet: what would come of it may still move the buttons. */
const SOON_MS = 300;
/** What has changed where nobody says what. */
const SOMETHING = "something";

export class Desk {
  /**
   * @param {import("./types.js").Catalogue} catalogue
   * @param {import("./link.js").Link} link
   * @param {() => void} draw
   */
  constructor(catalogue, link, draw) {
    this.catalogue = catalogue;
    this.link = link;
    this.draw = draw;
    this.due = false;
    /** What has changed since the page was drawn, by name. @type {Set<string>} */
    this.changed = new Set();

    /** Everything that the page needs is loaded. @readonly */
    this.ready = false;
    /** @readonly @type {Words} */
    this.words = /** @type {any} */ (null);
    /** Words of the board. @readonly @type {import("../types.js").Words} */
    this.t = (key) => key;
    /** @readonly @type {import("./types.js").GameInfo} */
    this.game = /** @type {any} */ (null);
    /** @readonly @type {import("./games.js").GameModule} */
    this.module = /** @type {any} */ (null);
    /** Printed facts by file. @readonly @type {Record<string, any>} */
    this.facts = {};
    /** @readonly @type {import("./types.js").Pack | null} */
    this.pack = null;
    /** The ids of the spaces on the map. @readonly @type {Set<string>} */
    this.spaces = new Set();

    /** The present. @readonly @type {Shown} */
    this.live = /** @type {any} */ (null);
    /** What is shown: the present, a step of a bot's turn, or a moment of the replay. @readonly @type {Shown} */
    this.shown = /** @type {any} */ (null);
    /** @readonly @type {import("./link.js").Status} */
    this.status = "connecting";
    /** The moment that is looked at, or null for the present. @readonly @type {number | null} */
    this.replaying = null;
    /** Where the slider is held, before its moment is shown. @readonly @type {number | null} */
    this.sliding = null;
    /** A bot's turn that is being shown. @readonly @type {{left: number, paused: boolean} | null} */
    this.stepping = null;

    /** What this person has to answer. @readonly @type {Question | null} */
    this.question = null;
    /** The number of the question: another one is a new question, also when it reads the same. @readonly */
    this.asked = 0;
    /** @readonly @type {import("./options.js").Choices | null} */
    this.choices = null;
    /** Numbers picked but not sent, by kind. @readonly @type {Record<string, number>} */
    this.draft = {};
    /** The space or card whose options are listed. @readonly */
    this.looked = "";
    /** An option that was chosen and waits to be confirmed beside the map. @readonly */
    this.aim = "";
    /** The answer of a panel that is under the pointer or has the focus. @readonly */
    this.pointed = "";
    /** What the column beside the map shows while a battle is fought. @readonly @type {"battle" | "facts" | "log"} */
    this.tab = "battle";
    /** The moment up to which this person has read the results of battles. @readonly */
    this.readUpTo = 0;
    /** What would come of an option. @readonly @type {Record<string, any>} */
    this.hints = {};
    /** An answer is on its way. @readonly */
    this.busy = false;
    /** Moments of this person's answers as far as this browser knows, the last one last. @readonly @type {number[]} */
    this.answered = [];
    /** There were no others: this browser has known the table from its beginning. @readonly */
    this.fromStart = false;
    /** The moment up to which this person has seen everything: that of the last answer. @readonly */
    this.seenUpTo = 0;

    /** Spaces that a line of the log names. @readonly @type {string[]} */
    this.named = [];
    /** The panel that is open. @readonly @type {string | null} */
    this.panel = null;
    /** The section of the rules that was asked for last. @readonly */
    this.rule = { section: "" };
    /** Dialogs above the map that this person has closed. @readonly @type {string[]} */
    this.closed = [];
    /** The sheet of a phone is lowered. @readonly */
    this.lowered = false;
    /** The whole log is wanted. @readonly */
    this.wholeLog = false;
    /** The seat for which the table is covered. @readonly */
    this.covering = "";
    /** Private notes, and what is said of them. @readonly @type {{text: string, state: string} | null} */
    this.notes = null;
    /** @readonly @type {import("./chances.js").Estimate | null} */
    this.estimate = null;
    /** The tracks of earlier moments are known. @readonly */
    this.charted = false;
    /** px of the map and of what is above and below it. @readonly */
    this.width = innerWidth;
    /** @readonly @type {import("./measure.js").Room} */
    this.room = { of: "", crowded: false, fixed: false };
    /** Cards that show only the beginning of their text. @readonly @type {string[]} */
    this.cut = [];

    this.askedSince = 0;
    this.acts = new Acts(this);
    this.past = new Past(this);
    this.steps = new Steps(this);
  }

  /**
   * The only way in which anything known changes; without anything the page is drawn as a whole.
   * @param {Partial<Desk>} part
   */
  change(part) {
    const names = Object.keys(part);
    for (const name of names.length ? names : [SOMETHING]) this.changed.add(name);
    Object.assign(this, part);
    if (this.due) return;
    this.due = true;
    queueMicrotask(() => {
      this.draw();
      this.changed.clear();
      this.due = false;
    });
  }

  /** @param {string} id */
  isSpace = (id) => this.spaces.has(id);

  /** Whether there may be an answer of this person to take back. */
  get mayUndo() {
    const { moment } = this.live.view;
    return this.fromStart ? this.answered.some((answered) => answered < moment) : moment > 0;
  }

  /** Show the present, a step or a moment, with the question and the choices that belong to it. @param {Shown} shown */
  present(shown) {
    const before = this.question;
    const isNow = shown.version === this.live.version && this.replaying === null;
    const question = isNow ? ownQuestion(shown) : null;
    const same = question !== null && this.askedSince === this.acts.count && JSON.stringify(question) === JSON.stringify(before);
    const about = (/** @type {Question | null} */ asked) => asked && JSON.stringify([asked.kind, asked.args]);
    const goesOn = question !== null && about(question) === about(before);
    this.askedSince = this.acts.count;
    this.change({ shown, question: same ? before : question });
    // Which choices lie in the hand and where pieces stand depends on what is shown now.
    const choices = same ? this.choices : this.#choicesOf(question);
    this.change({
      choices,
      readUpTo: Math.min(this.readUpTo, this.live.view.moment),
      ...(!same && { aim: "", pointed: "", tab: "battle" }),
      looked: lookedAt(choices, goesOn ? this.looked : ""),
      ...(!same && { asked: this.asked + 1, hints: {} }),
      ...(!goesOn && { draft: {}, lowered: false }),
    });
    if (isNow) followSeat(this);
    if (isNow && !same) void this.#askHints();
  }

  /** @param {Question | null} question */
  #choicesOf(question) {
    if (!question?.options || waitsToBeRead(this) || answersInPanel(this)) return null;
    const hand = new Set((this.module.hand?.(this) ?? []).map((card) => card.id));
    return sortOptions(
      question.options,
      this.isSpace,
      (id) => id.startsWith("card:") || hand.has(id),
      (part) => this.module.placeOf?.(this, part) ?? "",
    );
  }

  /** What would come of the options, for those who decide. */
  async #askHints() {
    const { question, asked, live } = this;
    if (!question || !this.module.outcome || question.seat === "table") return;
    const from = performance.now();
    try {
      const { hints = {} } = await this.link.api.get("/hints", { seat: question.seat, version: live.version });
      if (this.asked !== asked || !Object.keys(hints).length) return;
      this.change({ hints, room: { ...this.room, fixed: performance.now() - from > SOON_MS } });
    } catch {
      // A table without hints is played without them.
    }
  }

  // What the person does

  /** @param {string} option */
  answer = (option) => void this.acts.answer(option);

  /** Several answers one after the other. @param {string[]} options */
  chain = (options) => this.acts.chain(options);

  undo = () => void this.acts.undo();

  /** The result of a battle has been read: what is asked next may be answered. */
  readOn = () => {
    const readUpTo = fightOf(this)?.end ?? this.readUpTo;
    rememberTable(this.live.table.table, { read: readUpTo });
    this.change({ readUpTo, asked: this.asked + 1 });
    const choices = this.#choicesOf(this.question);
    this.change({ choices, looked: lookedAt(choices, this.looked) });
  };

  /** Pick so many of a kind. @param {string} head @param {number} number */
  pick = (head, number) => this.change({ draft: { ...this.draft, [head]: number } });

  /** List the options of a space or a card. @param {string} space */
  look = (space) => this.change({ looked: space });

  /** Highlight spaces on the map. @param {string[]} spaces */
  name = (spaces) => this.change({ named: spaces });

  /** @param {number | null} moment null is the present */
  showMoment = (moment) => void this.past.show(moment);

  /** Show the moment so many after the one that is shown. @param {number} by */
  stepBy = (by) => this.showMoment(Math.max(0, (this.replaying ?? this.live.view.moment) + by));

  /** @param {"pause" | "step" | "skip"} act */
  steer = (act) => {
    if (act === "pause") this.steps.pause();
    else if (act === "step") this.steps.step();
    else {
      this.steps.stop();
      this.present(this.live);
    }
  };

  /** Open a panel; the one that is open closes. @param {string | null} name */
  openPanel = (name) => this.change({ panel: name, rule: { section: "" } });

  /** Open a panel, or close it if it is open. @param {string} name */
  togglePanel = (name) => this.openPanel(this.panel === name ? null : name);

  /** Open a section of the rules beside the board. @param {string} section */
  openRule = (section) => this.change({ panel: "rules", rule: { section } });

  toast = toast;

  /** @param {unknown} problem */
  complain = (problem) => {
    if (problem instanceof DOMException) return;
    if (!(problem instanceof Refused)) console.error(problem);
    if (problem instanceof Refused && problem.code === "stale") void this.link.send("sync").catch(() => {});
    toast(problemText(this.words, problem));
  };
}

/** @param {Shown} shown */
function ownQuestion({ view, table }) {
  const { seats } = table.you;
  return view.asked.find((asked) => asked.options && (seats.includes(asked.seat) || (asked.seat === "table" && seats.length > 0))) ?? null;
}

/** What is listed: what was looked at if it still has options, or the only space there is. @param {import("./options.js").Choices | null} choices @param {string} looked */
function lookedAt(choices, looked) {
  const [only] = choices?.spaces.size === 1 ? choices.spaces.keys() : [];
  return only ?? (choices?.spaces.has(looked) || choices?.cards.has(looked) ? looked : "");
}
