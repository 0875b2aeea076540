// @ts-check
/**
 * What is known of a table. Everything that is drawn is a function of it, and it changes through `change` alone; the page
 * draws itself once after all changes of a moment. Listeners look at it when they are called, never before.
 */
import { Assist } from "../learn/assist.js";
import { Acts } from "./acts.js";
import { Refused } from "./api.js";
import { answersInPanel, fightOf, waitsToBeRead } from "./battle.js";
import { followSeat } from "./curtain.js";
import { rememberTable } from "./memory.js";
import { problemText, toast } from "./messages.js";
import { sortOptions } from "./options.js";
import { ALL_EYES, Past } from "./past.js";
import { prefers } from "./prefers.js";
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
    /** The last change is on the page. @type {Promise<void>} */
    this.drawn = Promise.resolve();
    /** What has changed since the page was drawn, by name. @type {Set<string>} */
    this.changed = new Set();

    /** What is learnt at this table, if anything. @readonly @type {import("../learn/lesson.js").Lesson | null} */
    this.lesson = null;
    /** How the game stands for the seat that looks. @readonly @type {import("../learn/assist.js").Standing | null} */
    this.standing = null;
    /** What the coach says to the question. @readonly @type {import("../learn/assist.js").Coaching | null} */
    this.coaching = null;
    /** The answer that the coach has warned against. @readonly */
    this.warned = "";
    /** Whether the coach is to say what it keeps for whoever asks why. @readonly */
    this.whyAsked = false;
    /** What has just come up for the first time, and the coach speaks of. @readonly */
    this.occasion = "";
    /** What the coach says of this person's last turn. @readonly @type {import("../learn/assist.js").TurnSeen | null} */
    this.turnSeen = null;
    /** What pieces, signs and terms mean. @readonly @type {import("../learn/key_panel.js").Key | null} */
    this.key = null;
    /** The term of the key that was asked for last. @readonly */
    this.term = "";
    /** Where it stood. @readonly @type {{panel: string | null, section: string, link: Element} | null} */
    this.termAt = null;
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
    /** The past is played like a film. @readonly */
    this.playing = false;
    /** How fast. @readonly */
    this.speed = 1;
    /** Whose eyes see what is over: a seat's, or everybody's. @readonly @type {string} */
    this.eyes = ALL_EYES;
    /** The end of the game was shown. @readonly */
    this.ended = false;
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
    /** Pieces that go the way of the one that moves, and that way so far. @readonly @type {{lead: string, others: string[], way: string[]}} */
    this.company = { lead: "", others: [], way: [] };
    /** The space or card whose options are listed. @readonly */
    this.looked = "";
    /** An option that was chosen and waits to be confirmed beside the map. @readonly */
    this.aim = "";
    /** The answer of a panel that is under the pointer or has the focus. @readonly */
    this.pointed = "";
    /** What the column beside the map shows while a battle is fought. @readonly @type {"battle" | "facts" | "log"} */
    this.tab = "battle";
    /** The moment up to which this person has read the results of battles. @readonly */
    this.battlesRead = 0;
    /** What would come of an option. @readonly @type {Record<string, any>} */
    this.hints = {};
    /** An answer is on its way. @readonly */
    this.busy = false;
    /** Moments of this person's answers as far as this browser knows, the last one last. @readonly @type {number[]} */
    this.answered = [];
    /** There were no others: this browser has known the table from its beginning. @readonly */
    this.fromStart = false;
    /** The version at which an undo was refused, and why. @readonly */
    this.undoRefused = { version: -1, why: "" };
    /** The moment up to which this person has seen everything: that of the last answer. @readonly */
    this.seenUpTo = 0;
    /** When that was, in ms, where this browser knows. @readonly @type {number | null} */
    this.seenAt = null;

    /** What happened since then, while it is offered. @readonly @type {import("./recap.js").Recap | null} */
    this.recap = null;
    /** Spaces that a line of the log names. @readonly @type {string[]} */
    this.named = [];
    /** The space that this person looks for on the map since the question was asked, and whether it gets the keyboard. @readonly @type {{space: string, byKey: boolean} | null} */
    this.sought = null;
    /** What panels show, as soon as it is loaded. @readonly @type {import("./later.js").Panels | null} */
    this.panels = null;
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
    /** How many lines the log had when its reader scrolled away from its end; null at the end. @readonly @type {number | null} */
    this.readUpTo = null;
    /** The seat for which the table is covered. @readonly */
    this.covering = "";
    /** The number of the last line of the chat that was read. @readonly */
    this.heard = 0;
    /** This person has asked to concede and has not confirmed it. @readonly */
    this.conceding = false;
    /** Who sits here, with their clocks. @readonly @type {import("./clocks.js").People | null} */
    this.people = null;
    /** The tables that wait for this person. @readonly @type {import("./waiting.js").Waiting | null} */
    this.waiting = null;
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

    /** The luck of what is over. @readonly @type {import("./luck.js").KnownLuck | null} */
    this.luck = null;
    /** What a look back at what is over has found out. @readonly @type {import("./look_back.js").LookBack | null} */
    this.lookBack = null;

    this.askedSince = 0;
    this.acts = new Acts(this);
    this.assist = new Assist(this);
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
    this.drawn = Promise.resolve().then(() => {
      this.draw();
      this.changed.clear();
      this.due = false;
    });
  }

  /** Lines of the chat that others have written and this person has not read. */
  get unread() {
    const { chat, table } = this.live;
    return chat.filter(({ id, seat }) => id > this.heard && !table.you.seats.includes(seat)).length;
  }

  /** @param {string} id */
  isSpace = (id) => this.spaces.has(id);

  /** Whether there may be an answer of this person to take back. */
  get mayUndo() {
    const { moment } = this.live.view;
    if (this.lesson) return this.lesson.info?.step > 1;
    if (this.live.view.result) return false;
    return this.fromStart ? this.answered.some((answered) => answered < moment) : moment > 0;
  }

  /** Why an undo would be refused now, as far as that is known. Who presses it all the same may propose to go back. */
  get undoBar() {
    const { version, view } = this.live;
    if (this.lesson || !this.mayUndo) return "";
    if (this.undoRefused.version === version) return this.undoRefused.why;
    const last = this.answered.findLast((answered) => answered < view.moment) ?? view.moment - 1;
    return last < view.undo_from ? this.words.t("ui-undo-luck") : "";
  }

  /** Show the present, a step or a moment, with the question and the choices that belong to it. @param {Shown} shown */
  present(shown) {
    const before = this.question;
    const isNow = shown.version === this.live.version && this.replaying === null;
    const question = isNow ? ownQuestion(shown) : null;
    const same = question !== null && this.askedSince === this.acts.count && JSON.stringify(question) === JSON.stringify(before);
    const about = (/** @type {Question | null} */ asked) => asked && JSON.stringify([asked.kind, asked.args]);
    const goesOn = question !== null && about(question) === about(before);
    // Who has answered with a card in the drawer of a phone wants to see the table again.
    const played = question !== before && this.askedSince !== this.acts.count && this.panel === "cards" && prefers.phone;
    this.askedSince = this.acts.count;
    if (played) this.openPanel(null);
    this.change({ shown, question: same ? before : question });
    // Which choices lie in the hand and where pieces stand depends on what is shown now.
    const choices = same ? this.choices : this.#choicesOf(question);
    this.change({
      choices,
      battlesRead: Math.min(this.battlesRead, this.live.view.moment),
      ...(!same && { aim: "", pointed: "", tab: "battle" }),
      looked: lookedAt(choices, goesOn ? this.looked : ""),
      ...(!same && { asked: this.asked + 1, hints: {}, sought: null }),
      ...(!goesOn && { draft: {}, lowered: false }),
    });
    if (isNow) followSeat(this);
    if (isNow) this.#showEnd(shown);
    if (isNow && !same) void this.#askHints();
  }

  /** What is over is shown without its fog, beside how it ended. @param {Shown} shown */
  #showEnd({ view, eyes }) {
    const over = view.result !== null;
    if (over && this.module.secrets && eyes !== this.eyes) void this.past.lift();
    const panel = over && !this.lesson ? "end" : this.panel === "end" ? null : this.panel;
    if (over !== this.ended) this.change({ ended: over, panel });
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

  /** Take the whole turn back. */
  undoTurn = () => void this.acts.undo(true);

  /** The result of a battle has been read: what is asked next may be answered. */
  readOn = () => {
    const battlesRead = fightOf(this)?.end ?? this.battlesRead;
    rememberTable(this.live.table.table, { read: battlesRead });
    this.change({ battlesRead, asked: this.asked + 1 });
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
  showMoment = (moment) => this.past.goTo(moment);

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
  openPanel = (name) => this.change({ panel: name, rule: { section: "" }, term: "", termAt: null });

  /** Open a panel, or close it if it is open. @param {string} name */
  togglePanel = (name) => this.openPanel(this.panel === name ? null : name);

  /** Open a section of the rules beside the board. @param {string} section */
  openRule = (section) => this.change({ panel: "rules", rule: { section } });

  /** Open the key at a term; when it is closed, the reader is where the term stood. @param {string} term @param {Element} link */
  openTerm = (term, link) => {
    const section = link.closest(".help-section")?.id.replace("rule-", "") ?? "";
    const termAt = this.panel === "key" ? this.termAt : { panel: this.panel, section, link };
    this.change({ panel: "key", term, termAt });
  };

  /** Close the panel, or come back to the one with the term that led to it. */
  closePanel = () => {
    const { panel, section } = (this.panel === "key" && this.termAt) || { panel: null, section: "" };
    this.change({ panel, rule: { section }, term: "" });
  };

  toast = toast;

  /** @param {unknown} problem */
  complain = (problem) => {
    if (problem instanceof DOMException || this.lesson?.refuse(problem)) return;
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
