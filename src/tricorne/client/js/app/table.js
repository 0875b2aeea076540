// @ts-check
/** The table page: it fills the desk from the line to the server, and draws what is on it. */
import { call } from "./api.js";
import { brand } from "../icons.js";
import { html, nothing, render } from "../lit.js";
import { banner } from "./banner.js";
import { battleColumn } from "./battle.js";
import { bar } from "./bar.js";
import { BoardView } from "./board_view.js";
import { chanceBar, Chances } from "./chances.js";
import { Clocks } from "./clocks.js";
import { course, noteTracks } from "./course.js";
import { curtain } from "./curtain.js";
import { Desk } from "./desk.js";
import { isLater, panelBody, panelHead, tabs } from "./drawers.js";
import { byId } from "./elements.js";
import { attend, Focus } from "./focus.js";
import { frame } from "./frame.js";
import { moduleOf } from "./games.js";
import { readChat, ring } from "./hearing.js";
import { awaitPanels, loadPanels, loadWhenIdle } from "./later.js";
import { Link } from "./link.js";
import { listen } from "./listening.js";
import { drawLog, followLog, newLines } from "./log.js";
import { cutCards, edgeWidth, isWide, roomAfter, roomBefore, showEnd, watchWidth } from "./measure.js";
import { knownTables, rememberTable } from "./memory.js";
import { prefers } from "./prefers.js";
import { coachLine } from "../learn/coach_line.js";
import { loadKey } from "../learn/terms.js";
import { inBar, prompt } from "./prompt.js";
import { eyes, replay } from "./replay.js";
import { openRecap, recap, showAct } from "./recap.js";
import { begin, loadBoardWords, loadFacts, loadWords } from "./session.js";
import { liftBattle } from "./sheet.js";
import { stepsOf } from "./steps.js";
import { cardChoices, tray } from "./tray.js";
import { Waiting } from "./waiting.js";

/** @typedef {import("./types.js").Shown} Shown */

/** @typedef {{lesson: import("../learn/lesson.js").Lesson, LessonPage: typeof import("../learn/page.js").LessonPage}} Learning */

/** Tracks of earlier moments are asked for when the table has come to rest, and only a few. */
const COURSE_WAIT_MS = 1500;
const COURSE_SAMPLES = 10;

/** What shows these, where it is not everything: a press, a pointer on the log or a slider are no reason to draw a whole table. @type {Record<string, ("bar" | "game" | "panels" | "choices")[]>} */
const SHOWN_BY = {
  busy: [],
  lowered: [],
  seenUpTo: [],
  seenAt: [],
  status: ["bar"],
  waiting: ["bar"],
  answered: ["bar", "choices"],
  fromStart: ["bar", "choices"],
  undoRefused: ["bar", "choices"],
  closed: ["choices"],
  cut: ["choices"],
  pointed: ["game", "choices"],
  tab: ["choices"],
  battlesRead: [],
  room: ["choices"],
  named: ["game"],
  sought: ["game"],
  readUpTo: ["game"],
  sliding: ["game"],
  playing: ["game"],
  recap: ["game"],
  speed: ["game"],
  estimate: ["game"],
  covering: ["panels"],
  notes: ["panels"],
  conceding: ["panels"],
  people: ["bar", "panels"],
  standing: ["bar", "panels"],
  coaching: [],
  occasion: [],
  turnSeen: [],
  warned: [],
  whyAsked: [],
  key: ["game", "panels", "choices"],
};

class TablePage {
  /**
   * @param {import("./types.js").Catalogue} catalogue
   * @param {string} table
   * @param {string | undefined} key
   * @param {Learning | null} learning what is learnt here, if anything
   */
  constructor(catalogue, table, key, learning) {
    /** @type {import("./link.js").Calls} */
    const calls = {
      shown: (shown, before, change) => void this.#hear(shown, before, change),
      status: (status) => this.#status(status),
      people: () => this.clocks.ask(),
      refused: (problem) => void this.#refused(problem),
    };
    const lesson = learning?.lesson ?? null;
    this.link = lesson?.link(calls) ?? new Link(table, key, prefers.lang, calls);
    this.desk = new Desk(catalogue, this.link, () => this.#draw());
    this.map = new BoardView(byId("map"), this.desk);
    this.teacher = learning && new learning.LessonPage(this.desk, this.map);
    lesson?.begin(this.desk);
    this.clocks = new Clocks(this.desk, () => this.#drawBar());
    if (!lesson) this.desk.change({ waiting: new Waiting(() => this.desk.change({ waiting: this.desk.waiting }), { table }) });
    this.chances = new Chances(this.desk);
    this.focus = new Focus(this.desk, this.map);
    this.phone = prefers.phone;
    /** What was shown in the panel when it was drawn last. @type {unknown[]} */
    this.panel = [];
    this.lines = 0;
    this.waiting = false;
    this.termShown = "";
    /** The language of the key. */
    this.keyOf = "";
    listen(this.desk, this.map);
    followLog(this.desk);
    prefers.onChange((what) => void this.#preferred(what));
  }

  // What the server tells

  /** @param {Shown} shown @param {Shown | null} before @param {{why: string, moments: [number, number]} | null} change */
  async #hear(shown, before, change) {
    const { desk } = this;
    const { steps } = desk;
    desk.change({ live: shown });
    this.clocks.follow(shown.version);
    if (change) desk.waiting?.ask();
    if (!desk.ready) {
      if (desk.game) return;
      await this.#open(shown);
      desk.change({ ready: true });
      loadWhenIdle(desk);
    }
    noteTracks(desk);
    ring(desk, before);
    const { pace } = prefers;
    const added = before && change && ["answer", "sync"].includes(change.why) && pace ? stepsOf(before, desk.live) : [];
    if (added.length && desk.replaying === null) steps.add(added, pace);
    else if (steps.running && change?.why === "answer") steps.add([{ moment: shown.view.moment, shown }], pace);
    else if (!steps.running || change || before?.seat !== shown.seat) {
      steps.stop();
      if (desk.replaying === null) desk.present(desk.live);
    }
  }

  /** Load what the game needs. @param {Shown} shown */
  async #open(shown) {
    const { desk, link } = this;
    const { catalogue } = desk;
    const game = catalogue.games.find((known) => known.id === shown.view.game);
    if (!game) throw new Error(`unknown game ${shown.view.game}`);
    const { table } = shown;
    const known = knownTables()[table.table];
    const seen = known?.seen ?? shown.view.moment;
    desk.change({ game, shown, seenUpTo: seen, seenAt: known?.seenAt ?? null });
    const pack = table.pack === null ? null : await link.api.get("/pack");
    // What is over shows its end at once, and a wide screen its charts.
    const panels = table.finished || isWide() ? loadPanels(desk).catch(() => {}) : null;
    const [words, module] = await Promise.all([loadWords(catalogue, game, pack), moduleOf(game), panels]);
    const [t, facts] = await Promise.all([loadBoardWords(words), loadFacts(game, module.facts ?? [], pack)]);
    const heard = known?.heard ?? shown.chat.at(-1)?.id ?? 0;
    if (!desk.lesson)
      rememberTable(table.table, {
        seen,
        heard,
        game: game.id,
        scenario: table.scenario,
        name: table.name,
        finished: table.finished,
        promise: known?.promise ?? table.promise ?? undefined,
        ...(link.key && { key: link.key }),
      });
    const isFirst = !shown.view.moment || table.seats.some((info) => info.yours && info.awaited);
    const answered = known?.answered ?? (isFirst ? [] : null);
    desk.change({ pack, words, module, t, facts, heard, answered: answered ?? [], fromStart: answered !== null });
    // What came of the last answer has not been seen; where none is known, what happened last has not.
    const read = Math.max(known?.read ?? 0, answered?.at(-1) ?? shown.view.moment - 1);
    desk.change({ battlesRead: read });
    await this.map.load();
    watchWidth((width) => this.#resized(width));
    const awaited = table.seats.some((info) => known?.links?.[info.seat] && !info.online && info.player.startsWith("human"));
    if (awaited && !prefers.phone) desk.openPanel("share");
    if (!desk.lesson && ((module.courses && !prefers.phone) || isWide()))
      setTimeout(
        () =>
          void course(desk, COURSE_SAMPLES).then(
            () => desk.change({}),
            () => {},
          ),
        COURSE_WAIT_MS,
      );
    await this.#recall();
    desk.past.showWanted();
  }

  /** Somebody comes back: what has changed is marked, and what happened is offered. */
  async #recall() {
    const { desk, link, map } = this;
    const { view, table, logStart } = desk.live;
    if (table.finished || table.you.observer || desk.seenUpTo + 1 >= view.moment) return;
    try {
      const [then] = await Promise.all([desk.past.at(desk.seenUpTo + 1), logStart ? link.earlierLog() : null]);
      map.remember(then);
      openRecap(desk);
    } catch (problem) {
      desk.complain(problem);
    }
  }

  /** @param {import("./link.js").Status} status */
  #status(status) {
    document.documentElement.dataset.line = status;
    this.desk.change({ status });
  }

  /** @param {import("./api.js").Refused} problem */
  async #refused(problem) {
    const words = this.desk.words ?? (await loadWords(this.desk.catalogue, null));
    const code = `e-${problem.code}`;
    const text = problem.message || (words.has(code) ? words.t(code, problem.args) : words.t("ui-no-connection"));
    this.desk.change({ ready: false });
    render(brand("/", words.t("ui-lobby")), byId("bar"));
    render(
      html`<div class="ask"><h1 class="question">${text}</h1></div>
        <div class="buttons"><a class="button quiet" href="/">${words.t("ui-lobby")}</a></div>`,
      byId("prompt"),
    );
    document.body.classList.add("ready", "refused");
  }

  // What changes around the table

  /** @param {number} width */
  #resized(width) {
    this.desk.change({ width });
    if (this.phone === prefers.phone) return;
    this.phone = prefers.phone;
    void this.map.load();
  }

  /** @param {(keyof import("./prefers.js").Settings)[]} what is different */
  async #preferred(what) {
    const { desk } = this;
    if (!desk.ready) return;
    if (what.includes("lang")) {
      const words = await loadWords(desk.catalogue, desk.game, desk.pack);
      desk.change({ words, t: await loadBoardWords(words) });
      this.link.lang = prefers.lang;
      await this.map.load();
    }
    desk.change({});
  }

  // Drawing

  #draw() {
    const { desk, focus } = this;
    if (!desk.ready) return;
    const names = [...desk.changed];
    const shows = (/** @type {typeof SHOWN_BY[string][number]} */ part) => names.some((name) => SHOWN_BY[name]?.includes(part) ?? true);
    focus.note();
    frame(desk);
    if (shows("bar")) this.#drawBar();
    if (shows("game")) this.#drawGame();
    if (shows("panels")) this.#drawPanels();
    // Last, because what they have room for is measured then: once everything stands.
    if (shows("choices")) this.#fitChoices();
    render(coachLine(desk), byId("coach"));
    this.teacher?.draw();
    document.body.classList.add("ready");
    this.#drawn();
  }

  /** Draw the choices where they have room. */
  #fitChoices() {
    const { desk } = this;
    const room = roomBefore(desk);
    const first = room !== desk.room;
    desk.change({ room });
    this.#drawChoices();
    if (desk.question) desk.change({ room: roomAfter(desk, first, inBar(desk).length > 0) });
    if (desk.room !== room) this.#drawChoices();
  }

  /** Everything is drawn: what follows from it waits until it is seen, because it would keep it from the screen. */
  #drawn() {
    if (this.waiting) return;
    this.waiting = true;
    requestAnimationFrame(() => setTimeout(() => this.#seen()));
  }

  #seen() {
    const { desk } = this;
    this.waiting = false;
    this.focus.settle();
    liftBattle(desk);
    this.teacher?.settle();
    this.chances.follow();
    this.desk.lookBack?.follow();
    readChat(desk);
    desk.assist.follow();
    void this.#learnKey();
    const cut = cutCards();
    if (cut.join() !== desk.cut.join()) desk.change({ cut });
  }

  #drawBar() {
    if (this.desk.ready) render(bar(this.desk, this.clocks.show()), byId("bar"));
  }

  /** The question and everything that answers it. */
  #drawChoices() {
    const { desk } = this;
    const choices = tray(desk);
    document.body.classList.toggle("fixed-choices", desk.room.fixed);
    render(prompt(desk), byId("prompt"));
    render(choices, byId("tray"));
    byId("tray").hidden = choices === nothing;
    render([desk.module.dock?.(desk) ?? nothing, cardChoices(desk)], byId("cards"));
    render(battleColumn(desk), byId("battle"));
  }

  /** The map and what the game shows around it. */
  #drawGame() {
    const { desk } = this;
    const { module } = desk;
    this.map.draw();
    render(module.side?.(desk) ?? nothing, byId("facts"));
    render(module.edge?.(desk, edgeWidth(desk)) ?? nothing, byId("edge"));
    render(module.strip?.(desk) ?? nothing, byId("strip"));
    render(desk.panels?.courses(desk) ?? nothing, byId("courses"));
    drawLog(desk);
    render(newLines(desk), byId("log-new"));
    render(recap(desk), byId("recap"));
    showAct();
    render(replay(desk), byId("replay"));
    render(eyes(desk), byId("eyes"));
    byId("chances").hidden = !this.chances.shown;
    render(this.chances.shown ? chanceBar(desk) : nothing, byId("chances"));
  }

  #drawPanels() {
    const { desk } = this;
    this.#openPanel();
    render(panelHead(desk), byId("panel-head"));
    render(panelBody(desk), byId("panel-body"));
    render(tabs(desk), byId("tabs"));
    render(banner(desk), byId("banner"));
    render(curtain(desk), byId("curtain"));
    this.#showLatest();
  }

  /** What terms mean is loaded when the table stands, once for each language. */
  async #learnKey() {
    const { desk } = this;
    const { language } = desk.words;
    if (this.keyOf === language) return;
    this.keyOf = language;
    const key = await loadKey(desk.game, language).catch(() => null);
    if (this.keyOf === language) desk.change({ key });
  }

  /** Load what a panel needs that has just been opened. */
  #openPanel() {
    const { desk } = this;
    const { panel, rule, words, panels } = desk;
    const now = [panel, rule, words, panels];
    if (now.every((part, i) => part === this.panel[i])) return;
    this.panel = now;
    this.lines = 0;
    if (panel === "share" && !desk.lesson) this.clocks.ask(0);
    if (!isLater(panel)) return;
    if (panels) panels.openPanel(desk);
    else awaitPanels(desk);
  }

  /** Bring the term into view that was asked for. */
  #showTerm() {
    const { panel, term, key, panels } = this.desk;
    const shown = panel === "key" && key && panels ? term : "";
    if (shown && shown !== this.termShown) attend(`key-${shown}`, { block: "center" });
    this.termShown = shown;
  }

  /** Bring into view what has just come: the section that was opened, the last line of the chat. */
  #showLatest() {
    this.desk.panels?.settlePanel(this.desk);
    this.#showTerm();
    const { panel, live } = this.desk;
    if (panel !== "chat" || this.lines === live.chat.length) return;
    this.lines = live.chat.length;
    showEnd(".chat-lines");
  }
}

/**
 * The key in the address, or the one this browser knows. An invitation is exchanged for a key of one's own, and the address
 * is cleaned so that it can be shown to others.
 * @param {string} table
 * @returns {Promise<string | undefined>}
 */
async function takeKey(table) {
  const inAddress = location.hash.slice(1);
  const known = knownTables()[table]?.key;
  if (!inAddress || inAddress.includes("=")) return known;
  history.replaceState(null, "", location.pathname + location.search);
  const taken = call(`/tables/${encodeURIComponent(table)}/take`, { method: "POST", body: { key: inAddress } });
  // Who has taken it before has a key of their own; to others the table says why it stays closed.
  const key = await taken.then(
    (own) => own.key,
    () => known ?? inAddress,
  );
  const isNew = key !== inAddress && key !== known;
  rememberTable(table, { key, ...(isNew && { answered: [] }) });
  return key;
}

/** What the address opens: a table, or a lesson. */
const [place, ...names] = location.pathname.split("/").slice(1).map(decodeURIComponent);
const learning = place === "learn" ? await import("../learn/page.js") : null;
const page = new TablePage(
  await begin(),
  names[0] ?? "",
  learning ? undefined : await takeKey(names[0] ?? ""),
  learning && { lesson: learning.openLesson(names), LessonPage: learning.LessonPage },
);
page.link.connect();
