// @ts-check
/** The table page: it connects the line to the server with everything that is shown and clicked. */
import { Acts } from "./acts.js";
import { Refused } from "./api.js";
import { drawBanner } from "./banner.js";
import { drawBar } from "./bar.js";
import { BoardView, isPhone } from "./board_view.js";
import { markCut } from "./card_reader.js";
import { ChanceBar } from "./chances.js";
import { drawCourses, WIDE_PX } from "./chart.js";
import { Clocks } from "./clocks.js";
import { course } from "./course.js";
import { followSeat } from "./curtain.js";
import { byId, h, render } from "./dom.js";
import { Drawers } from "./drawers.js";
import { endPanel } from "./ending.js";
import { moduleOf } from "./games.js";
import { setHtml } from "./html.js";
import { brand, iconButton } from "./icons.js";
import { Link } from "./link.js";
import { listen } from "./listening.js";
import { drawLog } from "./log.js";
import { problemText, toast } from "./messages.js";
import { sortOptions } from "./options.js";
import { Past } from "./past.js";
import { drawPrompt } from "./prompt.js";
import { begin, loadBoardWords, loadFacts, loadWords } from "./session.js";
import { raiseSheet } from "./sheet.js";
import { Steps, stepsOf } from "./steps.js";
import { knownTables, rememberTable, settings } from "./store.js";
import { tray } from "./tray.js";

/** @typedef {import("./types.js").Shown} Shown */
/** @typedef {import("./desk.js").Desk} Desk */

const EDGE_LEAST_PX = 820;
/** Tracks of earlier moments are asked for when the table has come to rest, and only a few. */
const COURSE_WAIT_MS = 1500;
const COURSE_SAMPLES = 10;

/** @implements {Desk} */
export class TablePage {
  /**
   * @param {import("./types.js").Catalogue} catalogue
   * @param {string} table
   * @param {string | undefined} key
   */
  constructor(catalogue, table, key) {
    this.catalogue = catalogue;
    this.link = new Link(table, key, settings().lang, {
      shown: (shown, before, change) => void this.#told(shown, before, change),
      status: (status) => this.#status(status),
      refused: (problem) => this.#closed(problem),
    });
    /** @type {import("./words.js").Words} */
    this.words = /** @type {any} */ (null);
    /** @type {import("../types.js").Words} */
    this.t = (key) => key;
    /** @type {import("./types.js").GameInfo} */
    this.game = /** @type {any} */ (null);
    /** @type {import("./games.js").GameModule} */
    this.module = /** @type {any} */ (null);
    /** @type {Shown} */
    this.live = /** @type {any} */ (null);
    /** @type {Shown} */
    this.shown = /** @type {any} */ (null);
    /** @type {import("./types.js").Question | null} */
    this.question = null;
    /** @type {import("./options.js").Choices | null} */
    this.choices = null;
    /** @type {Record<string, number>} */
    this.draft = {};
    /** @type {Record<string, any>} */
    this.hints = {};
    /** @type {Record<string, any>} */
    this.facts = {};
    /** @type {import("./types.js").Pack | null} */
    this.pack = null;
    this.looked = "";
    /** @type {import("./link.js").Status} */
    this.status = "connecting";
    this.ready = false;
    /** Panels above the map that this person has closed. @type {Set<string | undefined>} */
    this.closedDialogs = new Set();
    this.seenUpTo = 0;
    this.acts = new Acts(this);
    this.past = new Past(this);
    this.drawers = new Drawers(this);
    this.steps = new Steps(
      (shown) => this.present(shown),
      (moment) => this.past.at(moment),
    );
    this.map = new BoardView(
      byId("map"),
      (space, stack) => this.acts.choose(space, stack),
      (space) => this.look(space),
    );
    this.clocks = new Clocks(this, () => this.ready && this.#drawBar());
    this.chances = new ChanceBar(byId("chances"));
    listen(this);
  }

  get busy() {
    return this.acts.busy;
  }

  get width() {
    return this.map.width || innerWidth;
  }

  get replaying() {
    return this.past.moment;
  }

  // What the server tells

  /** @param {Shown} shown @param {Shown | null} before @param {{why: string, moments: [number, number]} | null} change */
  async #told(shown, before, change) {
    this.live = shown;
    this.clocks.follow(shown.version);
    if (!this.ready) {
      if (this.game) return;
      await this.#open(shown);
    }
    const { pace } = settings();
    const steps = before && change && ["answer", "sync"].includes(change.why) && pace ? stepsOf(before, this.live) : [];
    if (steps.length && this.replaying === null) this.steps.add(steps, pace);
    else if (this.steps.running && change?.why === "answer") this.steps.add([{ moment: shown.view.moment, shown }], pace);
    else if (this.steps.running && !change && before?.seat === shown.seat) this.redraw();
    else {
      this.steps.stop();
      if (this.replaying === null) this.present(this.live);
      else this.redraw();
    }
  }

  /** @param {Shown} shown */
  async #open(shown) {
    const game = this.catalogue.games.find((known) => known.id === shown.view.game);
    if (!game) throw new Error(`unknown game ${shown.view.game}`);
    this.game = game;
    this.shown = shown;
    this.pack = shown.table.pack === null ? null : await this.link.api.get("/pack");
    [this.words, this.module] = await Promise.all([loadWords(this.catalogue, game, this.pack), moduleOf(game)]);
    this.t = await loadBoardWords(this.words);
    this.facts = await loadFacts(game, this.module.facts ?? [], this.pack);
    const { table } = shown;
    rememberTable(table.table, {
      game: game.id,
      scenario: table.scenario,
      name: table.name,
      finished: table.finished,
      ...(this.link.key && { key: this.link.key }),
    });
    await this.map.load(this);
    this.seenUpTo = shown.view.moment;
    this.ready = true;
    document.body.classList.add("ready");
    const links = knownTables()[table.table]?.links ?? {};
    const waiting = table.seats.some((info) => links[info.seat] && !info.online && info.player.startsWith("human"));
    if (waiting && !isPhone()) this.drawers.open = "share";
    if ((this.module.courses && !isPhone()) || innerWidth >= WIDE_PX)
      setTimeout(() => void course(this, COURSE_SAMPLES).then(this.redraw, () => {}), COURSE_WAIT_MS);
    this.past.showWanted();
  }

  /** @param {import("./link.js").Status} status */
  #status(status) {
    this.status = status;
    document.documentElement.dataset.line = status;
    if (this.ready) this.#drawBar();
  }

  /** @param {Refused} problem */
  async #closed(problem) {
    const words = this.words ?? (await loadWords(this.catalogue, null));
    const code = `e-${problem.code}`;
    const text = problem.message || (words.has(code) ? words.t(code, problem.args) : words.t("ui-no-connection"));
    render(byId("bar"), brand("/", words.t("ui-lobby")));
    render(
      byId("prompt"),
      h("div", { class: "ask" }, h("h1", { class: "question" }, text)),
      h("div", { class: "buttons" }, h("a", { class: "button quiet", href: "/" }, words.t("ui-lobby"))),
    );
    document.body.classList.add("ready", "refused");
  }

  /** @param {Shown} shown */
  present(shown) {
    const asked = this.question;
    if (shown.version !== this.shown.version) this.hints = {};
    this.shown = shown;
    const present = shown.version === this.live.version && this.replaying === null;
    this.question = present ? this.#ownQuestion(shown) : null;
    const hand = this.question ? this.#hand() : new Set();
    this.choices = this.question?.options
      ? sortOptions(
          this.question.options,
          this.isSpace,
          (id) => id.startsWith("card:") || hand.has(id),
          (part) => this.module.placeOf?.(this, part) ?? "",
        )
      : null;
    if (
      !asked ||
      !this.question ||
      asked.kind !== this.question.kind ||
      JSON.stringify(asked.args) !== JSON.stringify(this.question.args)
    ) {
      this.draft = {};
      this.looked = "";
      raiseSheet();
    }
    if (!this.choices?.spaces.has(this.looked) && !this.choices?.cards.has(this.looked)) this.looked = "";
    const [only] = this.choices?.spaces.size === 1 ? this.choices.spaces.keys() : [];
    if (only) this.looked = only;
    this.redraw();
    if (this.question && this.acts.byKey) queueMicrotask(keepPlace);
    if (present) {
      void this.#askHints();
      followSeat(this);
    }
  }

  #hand() {
    return new Set((this.module.hand?.(this) ?? []).map((card) => card.id));
  }

  /** @param {Shown} shown */
  #ownQuestion(shown) {
    const { seats } = shown.table.you;
    return (
      shown.view.asked.find(
        (question) => question.options && (seats.includes(question.seat) || (question.seat === "table" && seats.length > 0)),
      ) ?? null
    );
  }

  /** What would come of the options, for those who decide. */
  async #askHints() {
    const { question, live } = this;
    if (!question || !this.module.outcome || question.seat === "table") return;
    try {
      const answer = await this.link.api.get("/hints", { seat: question.seat, version: live.version });
      if (this.question !== question) return;
      this.hints = answer.hints ?? {};
      if (!Object.keys(this.hints).length) return;
      this.#drawChoices();
      this.map.drawPopover();
    } catch {
      // A table without hints is played without them.
    }
  }

  // What the person does

  /** @param {string} option */
  answer = (option) => void this.acts.answer(option);

  /** @param {string[]} options */
  chain = (options) => this.acts.chain(options);

  undo = () => void this.acts.undo();

  /** @param {string} head @param {number} number */
  pick = (head, number) => {
    this.draft = { ...this.draft, [head]: number };
    this.#drawChoices();
  };

  /** @param {string} space */
  look = (space) => {
    this.looked = space;
    this.#drawChoices();
  };

  /** @param {number | null} moment */
  showMoment = (moment) => void this.past.show(moment);

  get stepping() {
    return this.steps.left > 0 ? { left: this.steps.left, paused: this.steps.paused } : null;
  }

  /** @param {"pause" | "step" | "skip"} act */
  steer = (act) => {
    if (act === "pause") this.steps.pause();
    else if (act === "step") {
      this.steps.paused = true;
      void this.steps.next();
    } else {
      this.steps.stop();
      this.present(this.live);
    }
    this.redraw();
  };

  // Drawing

  redraw = () => {
    if (!this.ready) return;
    this.#drawBar();
    this.#drawChoices();
    this.map.draw(this);
    setHtml(byId("facts"), this.module.side?.(this) ?? "");
    setHtml(byId("edge"), this.module.edge?.(this, Math.max(EDGE_LEAST_PX, this.width)) ?? "");
    setHtml(byId("strip"), this.module.strip?.(this) ?? "");
    byId("log-title").textContent = this.words.t("ui-log");
    byId("dock-title").textContent = this.words.t("ui-cards");
    byId("side").setAttribute("aria-label", this.words.t("ui-forces"));
    byId("panel").setAttribute("aria-label", this.words.t("ui-panel"));
    byId("map").setAttribute("aria-label", this.words.t("ui-map"));
    byId("grip").setAttribute("aria-label", this.words.t("ui-grip"));
    drawLog(byId("log-lines"), this);
    this.past.draw(byId("replay"));
    drawCourses(byId("courses"), this);
    this.chances.draw(this);
    this.drawers.draw();
    drawBanner(byId("banner"), this);
    document.title = `${this.question ? "● " : ""}${this.words.say("title")} · Tricorne`;
  };

  #drawBar() {
    drawBar(byId("bar"), this, this.drawers.open, this.clocks.nodes());
  }

  #drawChoices() {
    drawPrompt(byId("prompt"), this);
    this.#drawCards();
    const parts = tray(this, !this.map.board);
    render(byId("tray"), ...parts);
    byId("tray").hidden = !parts.length;
    this.#drawDialog();
  }

  /** A panel above the map: the first that is not closed. The next question has another one. */
  #drawDialog() {
    const host = byId("dialog");
    const made = [...(this.module.dialogs?.(this) ?? []), endPanel(this)].find(
      (node) => node && !this.closedDialogs.has(node.dataset.dialog),
    );
    if (!made) return host.replaceChildren();
    const close = iconButton("close", this.words.t("ui-close"), () => this.#closeDialog(), { class: "icon-button close-dialog" });
    render(host, made, close);
  }

  #closeDialog() {
    const node = /** @type {HTMLElement | null} */ (byId("dialog").firstElementChild);
    if (!node) return false;
    this.closedDialogs.add(node.dataset.dialog);
    this.#drawDialog();
    return true;
  }

  #drawCards() {
    const host = byId("cards");
    const other = setHtml(host, this.module.dock?.(this) ?? "");
    for (const card of host.querySelectorAll("[data-card]")) {
      const name = card.getAttribute("data-card") ?? "";
      const legal = !card.hasAttribute("disabled") && Boolean(this.choices?.cards.has(name));
      // Hints come later than the cards, which have to stay where a finger may be on them.
      if (this.hints[name]?.effect === false) card.querySelector(".caption")?.setAttribute("data-note", this.words.t("ui-no-effect"));
      else card.querySelector(".caption")?.removeAttribute("data-note");
      card.classList.toggle("legal", legal);
      if (legal) card.removeAttribute("aria-disabled");
      else card.setAttribute("aria-disabled", "true");
    }
    if (other) requestAnimationFrame(() => markCut(host));
  }

  /** @param {string | null} name */
  openPanel = (name) => {
    this.drawers.show(name);
    this.#drawBar();
  };

  /** @param {string} section */
  openRule = (section) => {
    this.drawers.section = section;
    this.openPanel("rules");
  };

  /** @param {keyof import("./store.js").Settings} what */
  settingChanged = async (what) => {
    if (what !== "lang") return this.redraw();
    this.words = await loadWords(this.catalogue, this.game, this.pack);
    this.t = await loadBoardWords(this.words);
    this.link.lang = settings().lang;
    await this.map.load(this);
    this.drawers.empty();
    this.redraw();
    /** @type {HTMLElement | null} */ (document.querySelector("input[name=setting-lang]:checked"))?.focus();
  };

  /** @param {string[]} spaces */
  name = (spaces) => this.map.name(spaces);

  /** @param {string} id */
  isSpace = (id) => this.map.spaces.has(id);

  // Messages

  /** @param {unknown} problem */
  complain = (problem) => {
    if (problem instanceof DOMException) return;
    if (!(problem instanceof Refused)) console.error(problem);
    if (problem instanceof Refused && problem.code === "stale") void this.link.send("sync").catch(() => {});
    toast(problemText(this.words, problem));
  };

  toast = toast;

  /** Close what lies uppermost. */
  closeSomething() {
    if (this.#closeDialog()) return true;
    if (!this.drawers.open) return false;
    this.openPanel(null);
    return true;
  }
}

/** Whoever plays by the keyboard, and whose last choice is gone from the page, goes on from the question. */
function keepPlace() {
  if (document.activeElement === document.body) byId("prompt").focus({ preventScroll: true });
}

/** The key in the address, or the one this browser knows. The address is cleaned so that it can be shown to others. @param {string} table */
function takeKey(table) {
  const inAddress = location.hash.slice(1);
  if (inAddress && !inAddress.includes("=")) {
    rememberTable(table, { key: inAddress });
    history.replaceState(null, "", location.pathname + location.search);
    return inAddress;
  }
  return knownTables()[table]?.key;
}

const table = decodeURIComponent(location.pathname.split("/")[2] ?? "");
const page = new TablePage(await begin(), table, takeKey(table));
page.link.connect();
