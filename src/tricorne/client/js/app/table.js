// @ts-check
/** The table page: it connects the line to the server with everything that is shown and clicked. */
import { Refused } from "./api.js";
import { drawBar } from "./bar.js";
import { BoardView } from "./board_view.js";
import { markCut, readCards } from "./card_reader.js";
import { ChanceBar } from "./chances.js";
import { drawChart } from "./chart.js";
import { drawChat } from "./chat.js";
import { Clocks } from "./clocks.js";
import { course } from "./course.js";
import { seatName } from "./desk.js";
import { byId, h, isTyping, render } from "./dom.js";
import { moduleOf } from "./games.js";
import { endPanel } from "./ending.js";
import { drawHelp } from "./help.js";
import { icon, iconButton } from "./icons.js";
import { pressKey } from "./keys.js";
import { Link } from "./link.js";
import { drawLog } from "./log.js";
import { clicked, sortOptions } from "./options.js";
import { setHtml } from "./html.js";
import { drawPreferences } from "./preferences.js";
import { drawPrompt } from "./prompt.js";
import { begin, loadBoardWords, loadFacts, loadWords } from "./session.js";
import { drawSeats } from "./share.js";
import { holdSheet, raiseSheet } from "./sheet.js";
import { Steps, shownAt, stepsOf } from "./steps.js";
import { knownTables, rememberTable, settings } from "./store.js";
import { tray } from "./tray.js";

/** @typedef {import("./types.js").Shown} Shown */
/** @typedef {import("./desk.js").Desk} Desk */

const TOAST_MS = 6000;
const SLIDER_WAIT_MS = 60;
const KEEP_VIEWS = 400;
/** A second click so soon after an answer was meant for the question before. */
const DOUBLE_CLICK_MS = 450;
const EDGE_LEAST_PX = 820;
/** Tracks of earlier moments are asked for when the table has come to rest, and only a few. */
const COURSE_WAIT_MS = 1500;
const COURSE_SAMPLES = 10;

/** @implements {Desk} */
class TablePage {
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
    /** @type {number | null} */
    this.replaying = null;
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
    this.busy = false;
    /** Whether the answer that is on its way is to be taken back. */
    this.undoNext = false;
    /** @type {import("./link.js").Status} */
    this.status = "connecting";
    /** @type {string | null} */
    this.panel = null;
    this.section = "";
    /** @type {string[]} */
    this.planned = [];
    /** @type {number[]} */
    this.ownMoments = [];
    /** @type {Map<string, Promise<any>>} */
    this.views = new Map();
    this.shift = false;
    this.ready = false;
    this.curtain = "";
    this.closedDialog = "";
    this.seenUpTo = 0;
    /** @type {{at: number, kind: string}} */
    this.answered = { at: -Infinity, kind: "" };
    /** How often the button of the mouse was pressed in a row. */
    this.clicks = 0;
    this.steps = new Steps((shown) => this.#present(shown), (moment) => this.#at(moment));
    this.map = new BoardView(byId("map"), (space, stack) => this.#choose(space, stack), (space) => this.look(space));
    this.clocks = new Clocks(this, () => this.ready && this.#drawBar());
    this.chances = new ChanceBar(byId("chances"));
    this.#listen();
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
      if (this.replaying === null) this.#present(this.live);
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
    rememberTable(table.table, { game: game.id, scenario: table.scenario, name: table.name, finished: table.finished, ...(this.link.key && { key: this.link.key }) });
    await this.map.load(this);
    this.seenUpTo = shown.view.moment;
    this.ready = true;
    document.body.classList.add("ready");
    const links = knownTables()[table.table]?.links ?? {};
    const waiting = table.seats.some((info) => links[info.seat] && !info.online && info.player.startsWith("human"));
    if (waiting && innerWidth >= 900) this.panel = "share";
    if (this.module.courses && innerWidth >= 900) setTimeout(() => void course(this, COURSE_SAMPLES).then(this.redraw, () => {}), COURSE_WAIT_MS);
    const wanted = wantedMoment();
    if (wanted !== null && wanted < shown.view.moment) this.showMoment(wanted);
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
    render(byId("prompt"), h("div", { class: "ask" }, h("p", { class: "question" }, text)), h("div", { class: "buttons" }, h("a", { class: "button quiet", href: "/" }, words.t("ui-lobby"))));
    document.body.classList.add("ready", "refused");
  }

  /** @param {Shown} shown */
  #present(shown) {
    const asked = this.question;
    this.shown = shown;
    const present = shown.version === this.live.version && this.replaying === null;
    this.question = present ? this.#ownQuestion(shown) : null;
    const hand = this.question ? this.#hand() : new Set();
    this.choices = this.question?.options ? sortOptions(this.question.options, this.isSpace, (id) => id.startsWith("card:") || hand.has(id), (part) => this.module.placeOf?.(this, part) ?? "") : null;
    if (!asked || !this.question || asked.kind !== this.question.kind || JSON.stringify(asked.args) !== JSON.stringify(this.question.args)) {
      this.draft = {};
      this.looked = "";
      this.hints = {};
      raiseSheet();
    }
    const [only] = this.choices?.spaces.size === 1 ? this.choices.spaces.keys() : [];
    if (only) this.looked = only;
    this.redraw();
    if (present) {
      void this.#askHints();
      this.#follow();
    }
  }

  #hand() {
    return new Set((this.module.hand?.(this) ?? []).map((card) => card.id));
  }

  /** @param {Shown} shown */
  #ownQuestion(shown) {
    const { seats } = shown.table.you;
    return shown.view.asked.find((question) => question.options && (seats.includes(question.seat) || (question.seat === "table" && seats.length > 0))) ?? null;
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

  /** Look from the seat that has to decide, if it is another of one's own. */
  #follow() {
    const { table, seat } = this.live;
    const next = table.asked.find((asked) => table.you.seats.includes(asked));
    if (!next || next === seat || table.asked.includes(seat)) return;
    if (settings().cover && this.curtain !== next) this.#cover(next);
    else this.link.send("look", { seat: next }).catch(this.complain);
  }

  /** Hide the table until the next person on this screen is there. @param {string} seat */
  #cover(seat) {
    const dialog = /** @type {HTMLDialogElement} */ (byId("curtain"));
    const uncover = () => {
      this.curtain = seat;
      dialog.close();
      this.link.send("look", { seat }).catch(this.complain);
    };
    render(dialog, h("h2", {}, this.words.t("ui-pass-screen", { seat: seatName(this, seat) })), h("button", { type: "button", class: "firm", on: { click: uncover } }, this.words.t("ui-ready")));
    if (!dialog.open) dialog.showModal();
  }

  // What the person does

  /** @param {string} option */
  answer = async (option) => {
    const { question } = this;
    if (this.busy) return;
    const seat = question && question.seat !== "table" ? question.seat : this.live.table.you.seats.includes(this.live.seat) ? this.live.seat : this.live.table.you.seats[0];
    this.busy = true;
    document.body.classList.add("busy");
    this.answered = { at: performance.now(), kind: question?.kind ?? "" };
    this.ownMoments.push(this.live.view.moment);
    this.seenUpTo = this.live.view.moment;
    this.map.markSeen();
    try {
      await this.link.send("answer", { seat, version: this.live.version, answer: option });
    } catch (problem) {
      this.planned = [];
      this.ownMoments.pop();
      this.complain(problem);
    } finally {
      this.busy = false;
      document.body.classList.remove("busy");
      this.#unlock();
    }
    if (!this.undoNext) return this.#goOn();
    this.undoNext = false;
    this.planned = [];
    void this.undo();
  };

  /** Answers that are sent one after the other. @param {string[]} options */
  chain = (options) => {
    this.planned = options.slice(1);
    this.draft = {};
    void this.answer(options[0]);
  };

  #goOn() {
    const next = this.planned.shift();
    if (!next) return;
    if (this.question?.options?.includes(next)) void this.answer(next);
    else this.planned = [];
  }

  /** Buttons drawn while an answer was on its way can be pressed again. */
  #unlock() {
    for (const node of document.querySelectorAll("#prompt button[disabled], #tray button[disabled], #dialog button[disabled]")) node.removeAttribute("disabled");
  }

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

  /** @param {string} space @param {string} [stack] */
  #choose(space, stack) {
    if (!this.choices || this.busy || (this.#isDoubleClick() && this.question?.kind !== this.answered.kind)) return;
    const kind = stack?.split(":").pop() ?? "";
    const group = this.choices.groups.find((g) => g.head === kind || g.head === stack);
    if (group && this.#isChosen(space)) {
      const most = Math.max(...group.numbers);
      if (this.shift) void this.answer(`${group.head}:${most}`);
      else this.pick(group.head, ((this.draft[group.head] ?? 0) % most) + 1);
      return;
    }
    const options = this.choices.spaces.get(space);
    const named = stack ? [...this.choices.buttons, ...(options ?? [])].filter((option) => option.split(":").includes(stack)) : [];
    const option = named.length === 1 ? named[0] : options && (clicked(options, { all: this.shift }) ?? this.module.prefer?.(options));
    if (option) void this.answer(option);
    else if (options) this.look(space);
  }

  /** The second click of a double click whose first one has answered. */
  #isDoubleClick() {
    return this.clicks > 1 && performance.now() - this.answered.at < DOUBLE_CLICK_MS;
  }

  /** @param {string} space */
  #isChosen(space) {
    return (this.module.chosen?.(this) ?? []).includes(space);
  }

  /** @param {string} card */
  #chooseCard(card) {
    const options = this.choices?.cards.get(card);
    if (options?.length === 1) void this.answer(options[0]);
    else if (options) this.look(card);
  }

  undo = async () => {
    const { table, seat, version } = this.live;
    if (!table.you.seats.length) return;
    if (this.busy) return void (this.undoNext = true);
    this.steps.stop();
    try {
      await this.link.send("undo", { seat: table.you.seats.includes(seat) ? seat : table.you.seats[0], version });
      this.ownMoments.pop();
    } catch (problem) {
      const last = this.ownMoments.at(-1);
      if (problem instanceof Refused && problem.code.startsWith("undo-") && problem.code !== "undo-nothing" && last !== undefined)
        this.toast(this.#textOf(problem), { label: this.words.t("ui-propose-rewind"), act: () => this.rewind(last) });
      else this.complain(problem);
    }
  };

  /** Propose to go back to a moment. @param {number} moment */
  rewind = async (moment) => {
    const { table, seat, version } = this.live;
    try {
      await this.link.send("rewind", { seat: table.you.seats.includes(seat) ? seat : table.you.seats[0], version, moment });
      this.showMoment(null);
    } catch (problem) {
      this.complain(problem);
    }
  };

  // Looking at other moments

  /** @param {number} moment @returns {Promise<Shown>} */
  async #at(moment) {
    const { live } = this;
    if (moment >= live.view.moment) return live;
    const key = `${live.seat} ${moment}`;
    if (this.views.size > KEEP_VIEWS) this.views.clear();
    if (!this.views.has(key)) this.views.set(key, this.link.api.get("/view", { seat: live.seat, at: moment }));
    try {
      const past = await /** @type {Promise<any>} */ (this.views.get(key));
      return shownAt(live, past);
    } catch (problem) {
      this.views.delete(key);
      throw problem;
    }
  }

  /** @param {number | null} moment */
  showMoment = async (moment) => {
    const wanted = moment === null || moment >= this.live.view.moment ? null : moment;
    this.replaying = wanted;
    this.steps.stop();
    const url = new URL(location.href);
    if (wanted === null) url.searchParams.delete("m");
    else url.searchParams.set("m", String(wanted));
    url.hash = "";
    history.replaceState(null, "", url);
    if (wanted === null) return this.#present(this.live);
    try {
      const shown = await this.#at(wanted);
      if (this.replaying === wanted) this.#present(shown);
    } catch (problem) {
      this.replaying = null;
      this.complain(problem);
      this.#present(this.live);
    }
  };

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
      this.#present(this.live);
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
    setHtml(byId("edge"), this.module.edge?.(this, Math.max(EDGE_LEAST_PX, this.map.width)) ?? "");
    setHtml(byId("strip"), this.module.strip?.(this) ?? "");
    byId("log-title").textContent = this.words.t("ui-log");
    byId("dock-title").textContent = this.words.t("ui-cards");
    byId("side").setAttribute("aria-label", this.words.t("ui-forces"));
    byId("panel").setAttribute("aria-label", this.words.t("ui-panel"));
    byId("map").setAttribute("aria-label", this.words.t("ui-map"));
    byId("grip").setAttribute("aria-label", this.words.t("ui-grip"));
    drawLog(byId("log-lines"), this);
    this.#drawReplay();
    this.chances.draw(this);
    this.#drawPanel();
    this.#drawBanner();
    this.#drawTabs();
    document.title = `${this.question ? "● " : ""}${this.words.say("title")} · Tricorne`;
  };

  #drawBar() {
    drawBar(byId("bar"), this, this.panel, this.clocks.nodes());
  }

  #drawChoices() {
    drawPrompt(byId("prompt"), this);
    this.#drawCards();
    const parts = tray(this, !this.map.board);
    render(byId("tray"), ...parts);
    byId("tray").hidden = !parts.length;
    this.#drawDialog();
  }

  /** A panel above the map, until it is closed; the next question opens it again. */
  #drawDialog() {
    const host = byId("dialog");
    const made = this.module.dialog?.(this) ?? endPanel(this);
    const id = made?.dataset.dialog ?? "";
    if (!made || this.closedDialog === id) return host.replaceChildren();
    const close = iconButton("close", this.words.t("ui-close"), () => this.#closeDialog(), { class: "icon-button close-dialog" });
    render(host, made, close);
  }

  #closeDialog() {
    const node = /** @type {HTMLElement | null} */ (byId("dialog").firstElementChild);
    if (!node) return false;
    this.closedDialog = node.dataset.dialog ?? "";
    byId("dialog").replaceChildren();
    return true;
  }

  #drawCards() {
    const host = byId("cards");
    setHtml(host, this.module.dock?.(this) ?? "");
    for (const card of host.querySelectorAll("[data-card]")) {
      const legal = !card.hasAttribute("disabled") && Boolean(this.choices?.cards.has(card.getAttribute("data-card") ?? ""));
      card.classList.toggle("legal", legal);
      if (legal) card.removeAttribute("aria-disabled");
      else card.setAttribute("aria-disabled", "true");
    }
    requestAnimationFrame(() => markCut(host));
  }

  #drawReplay() {
    const { words, live } = this;
    const at = this.replaying ?? live.view.moment;
    const host = byId("replay");
    if (host.dataset.lang !== words.language) {
      host.dataset.lang = words.language;
      this.#makeReplay(host);
    }
    const slider = /** @type {HTMLInputElement} */ (byId("slider"));
    slider.max = String(live.view.moment);
    slider.value = String(at);
    byId("slider-at").textContent = `${at} / ${live.view.moment}`;
    byId("go-back").hidden = this.replaying === null || !live.table.you.seats.length || live.table.finished;
  }

  /** @param {HTMLElement} host */
  #makeReplay(host) {
    const { words } = this;
    let timer = 0;
    const move = (/** @type {Event} */ event) => {
      const value = Number(/** @type {HTMLInputElement} */ (event.target).value);
      clearTimeout(timer);
      timer = window.setTimeout(() => void this.showMoment(value), SLIDER_WAIT_MS);
    };
    host.replaceChildren(
      h("label", { for: "slider", class: "caption" }, words.t("ui-replay")),
      h("input", { type: "range", id: "slider", min: 0, on: { input: move } }),
      h("output", { id: "slider-at", for: "slider" }),
      h("button", { type: "button", class: "quiet little", id: "go-back", on: { click: () => this.replaying !== null && void this.rewind(this.replaying) } }, words.t("ui-go-back-here")));
  }

  /** @param {string | null} name */
  openPanel = (name) => {
    this.panel = name;
    byId("panel-body").replaceChildren();
    delete byId("panel-body").dataset.stamp;
    this.#drawPanel(true);
    this.#drawBar();
    this.#drawTabs();
  };

  /** @param {string} section */
  openRule = (section) => {
    this.section = section;
    this.openPanel("rules");
  };

  /** @param {boolean} [opened] it has just been opened */
  #drawPanel(opened = false) {
    const { panel, words } = this;
    const host = byId("panel");
    const body = byId("panel-body");
    host.hidden = !panel;
    document.body.dataset.panel = panel ?? "";
    if (!panel) return;
    const titles = { chart: "ui-chart", rules: "ui-rules", chat: "ui-chat-notes", share: "ui-seats-links", settings: "ui-settings", cards: "ui-cards", forces: "ui-forces", log: "ui-log", more: "ui-more" };
    render(byId("panel-head"), h("h2", {}, words.t(titles[/** @type {keyof typeof titles} */ (panel)])), iconButton("close", words.t("ui-close"), () => this.openPanel(null)));
    if (panel === "chat") drawChat(body, this);
    else if (panel === "share" && (opened || !body.contains(document.activeElement))) drawSeats(body, this);
    else if (!opened && body.childNodes.length) return;
    else if (panel === "rules") void drawHelp(body, words, this.game, this.section).catch(this.complain);
    else if (panel === "chart") void drawChart(body, this).catch(this.complain);
    else if (panel === "settings") drawPreferences(body, words, (what) => void this.#changed(what));
    else if (panel === "more") this.#drawMore(body);
  }

  /** The tools that have no room on a phone. @param {HTMLElement} body */
  #drawMore(body) {
    const { words } = this;
    const all = /** @type {[string, string][]} */ ([["chat", "ui-chat-notes"], ["share", "ui-seats-links"], ["chart", "ui-chart"], ["settings", "ui-settings"]]);
    body.replaceChildren(h("div", { class: "more-list" }, all.map(([name, word]) => h("button", { type: "button", class: "quiet", on: { click: () => this.openPanel(name) } }, icon(name), words.t(word)))));
  }

  /** @param {keyof import("./store.js").Settings} what */
  async #changed(what) {
    if (what !== "lang") return this.redraw();
    this.words = await loadWords(this.catalogue, this.game, this.pack);
    this.t = await loadBoardWords(this.words);
    this.link.lang = settings().lang;
    await this.map.load(this);
    byId("panel-body").replaceChildren();
    this.redraw();
    /** @type {HTMLElement | null} */ (document.querySelector("input[name=setting-lang]:checked"))?.focus();
  }

  /** One's own seats that have not agreed to going back. */
  #consenting() {
    const { proposal, you } = this.live.table;
    return proposal?.missing.filter((seat) => you.seats.includes(seat)) ?? [];
  }

  /** A proposal to go back that waits for consent. */
  #drawBanner() {
    const { words, live } = this;
    const { proposal } = live.table;
    const host = byId("banner");
    host.hidden = !proposal;
    if (!proposal) return;
    const own = this.#consenting();
    const consent = (/** @type {boolean} */ agree) => Promise.all(this.#consenting().slice(0, agree ? undefined : 1).map((seat) => this.link.send("consent", { seat, agree }))).catch(this.complain);
    render(host, h("p", {}, words.t("ui-rewind-asked", { who: seatName(this, proposal.by), moment: proposal.moment })),
      own.length ? [h("button", { type: "button", class: "firm", "data-act": "agree", on: { click: () => consent(true) } }, words.t("ui-agree")), h("button", { type: "button", class: "quiet", on: { click: () => consent(false) } }, words.t("ui-refuse"))]
        : h("small", {}, words.t("ui-waiting-for", { who: words.join(proposal.missing.map((seat) => seatName(this, seat))) })),
      h("button", { type: "button", class: "quiet", on: { click: () => void this.showMoment(this.live.table.proposal?.moment ?? null) } }, words.t("ui-show-moment")));
  }

  #drawTabs() {
    const { words } = this;
    const [cards, forces] = this.module.forcesBelow ? ["forces", "cards"] : ["cards", "forces"];
    const tabs = /** @type {[string | null, string, string][]} */ ([[null, "map", "ui-map"], [cards, "cards", "ui-cards"], [forces, "forces", "ui-forces"], ["log", "log", "ui-log"], ["rules", "rules", "ui-rules"], ["more", "more", "ui-more"]]);
    render(byId("tabs"), tabs.map(([name, sign, word]) => h("button", {
      type: "button", class: ["tab", this.panel === name && "on"], "aria-pressed": String(this.panel === name), "data-key": `tab-${sign}`, on: { click: () => this.openPanel(name) },
    }, icon(sign, 22), h("span", {}, words.t(word)))));
  }

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
    this.toast(this.#textOf(problem));
  };

  /** @param {unknown} problem */
  #textOf(problem) {
    if (!(problem instanceof Refused)) return this.words.t("ui-went-wrong");
    if (problem.code === "no-connection") return this.words.t("ui-no-connection");
    return problem.message;
  }

  /** @param {string} text @param {{label: string, act: () => void}} [action] */
  toast = (text, action) => {
    const node = h("div", { class: "toast" }, h("span", {}, text));
    if (action) node.append(h("button", { type: "button", class: "quiet little", on: { click: () => (node.remove(), action.act()) } }, action.label));
    byId("toasts").append(node);
    setTimeout(() => node.remove(), action ? TOAST_MS * 2 : TOAST_MS);
  };

  // Listening

  #listen() {
    addEventListener("pointerdown", (event) => (this.shift = event.shiftKey), { capture: true });
    addEventListener("mousedown", (event) => (this.clicks = event.detail), { capture: true });
    addEventListener("click", (event) => {
      const choice = /** @type {Element} */ (event.target).closest?.("[data-option], [data-card], [data-key=draft]");
      if (choice && event.detail > 1 && this.#isDoubleClick()) event.stopImmediatePropagation();
    }, { capture: true });
    addEventListener("keydown", (event) => {
      this.clicks = 0;
      if (!event.repeat || !["Enter", " "].includes(event.key) || isTyping(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }, { capture: true });
    addEventListener("keydown", (event) => {
      this.shift = event.shiftKey;
      if (this.ready) pressKey(event, this, { hovered: this.map.hovered, close: () => this.#closeSomething() });
    });
    byId("cards").addEventListener("click", (event) => {
      const card = /** @type {Element} */ (event.target).closest("[data-card]")?.getAttribute("data-card");
      if (card) this.#chooseCard(card);
    });
    readCards(byId("cards"));
    holdSheet();
    document.addEventListener("click", (event) => {
      const rule = /** @type {Element} */ (event.target).closest("[data-rule]")?.getAttribute("data-rule");
      if (!rule) return;
      event.preventDefault();
      this.openRule(rule);
    });
    let wide = innerWidth >= 900;
    addEventListener("resize", () => {
      if (!this.ready) return;
      const turned = wide !== innerWidth >= 900;
      wide = innerWidth >= 900;
      if (turned) void this.map.load(this).then(() => this.redraw());
      else this.redraw();
    });
  }

  #closeSomething() {
    if (this.#closeDialog()) return true;
    if (!this.panel) return false;
    this.openPanel(null);
    return true;
  }
}

/** The moment in the address: `?m=198`, or `#m=198`. */
function wantedMoment() {
  const text = new URLSearchParams(location.search).get("m") ?? /^#m=(\d+)$/.exec(location.hash)?.[1];
  return text && /^\d+$/.test(text) ? Number(text) : null;
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
