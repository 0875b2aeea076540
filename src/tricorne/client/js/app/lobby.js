// @ts-check
/** The first page: choose a game, a scenario and who sits where, and play. Tables begun before are listed. */
import { brand, iconButton } from "../icons.js";
import { html, keyed, nothing, render } from "../lit.js";
import { followAccount, puzzleOfTheDay } from "../learn/invite.js";
import { Refused } from "./api.js";
import { begunTables, hasRunning, loadBegun } from "./begun.js";
import { byId, onceAMoment } from "./elements.js";
import { attend } from "./focus.js";
import { toast } from "./messages.js";
import { LANGUAGES, prefers } from "./prefers.js";
import { begin, loadWords } from "./session.js";
import { noChoice, setUp } from "./setup.js";
import { loadVignettes } from "./vignettes.js";
import { Waiting, counted, nextTable } from "./waiting.js";

/** @typedef {import("./types.js").Catalogue} Catalogue */
/** @typedef {import("./types.js").GameInfo} GameInfo */
/** @typedef {import("./words.js").Words} Words */

/** @typedef {{draw: () => unknown, settle?: () => void}} View what draws a page, and what is done when it is drawn */

/** So many tables that wait for people are named. */
const OFFERS = 2;

/** Pages beside the first, loaded when they are opened. @type {Record<string, (lobby: Lobby, game: GameInfo) => Promise<View>>} */
const PAGES = {
  settings: async (lobby) => {
    const { preferences } = await import("./preferences.js");
    return { draw: () => sheet(lobby, lobby.words.t("ui-settings"), preferences(lobby.words)) };
  },
  first: async (lobby, game) => {
    const { firstGame } = await import("../learn/invite.js");
    const draw = await firstGame(lobby, game);
    return { draw: () => sheet(lobby, lobby.titleOf(game), draw()) };
  },
  about: async (lobby, game) => {
    const { about, loadDoubts } = await import("./about.js");
    const doubts = await loadDoubts(lobby, game);
    return { draw: () => sheet(lobby, lobby.words.t("ui-about-game", { game: lobby.titleOf(game) }), about(lobby, game, doubts)) };
  },
  rules: async (lobby, game) => {
    const { rulesPage } = await import("./rules_page.js");
    const { draw, settle } = await rulesPage(lobby, game);
    return { draw: () => sheet(lobby, lobby.words.t("ui-rules-of", { game: lobby.titleOf(game) }), draw()), settle };
  },
};

/** What the first page knows. It changes through `change`, and everything that is drawn is a function of it. */
export class Lobby {
  /** @param {Catalogue} catalogue @param {Words} words */
  constructor(catalogue, words) {
    this.catalogue = catalogue;
    /** @readonly */
    this.words = words;
    /** @readonly */
    this.choice = noChoice();
    /** Tables begun before, the most urgent first. @readonly @type {import("./begun.js").Begun[]} */
    this.begun = [];
    /** @readonly @type {Record<string, import("./begun.js").News>} */
    this.news = {};
    /** All tables are wanted, not only the most urgent. @readonly */
    this.allTables = false;
    /** Tables of the club that wait for people. @readonly @type {{host: string, game: string}[]} */
    this.openSeats = [];
    /** @readonly @type {Record<string, import("./vignettes.js").Vignette>} */
    this.vignettes = {};
    /** What gets the focus when it is drawn. @readonly */
    this.attend = "";
    /** @type {View} */
    this.first = { draw: () => first(this) };
    /** The page that is shown. @readonly @type {View | null} */
    this.view = null;
    /** How often a page was opened. */
    this.opened = 0;
    this.redraw = onceAMoment(() => this.#draw());
    this.waiting = new Waiting(() => this.change({}));
    addEventListener("hashchange", () => void this.#open());
    prefers.onChange(async () => {
      this.change({ words: await loadWords(catalogue, null) });
      await this.#open();
    });
    loadVignettes().then((vignettes) => this.change({ vignettes }), this.complain);
    void loadBegun(this);
    followAccount(this);
    void this.#open();
  }

  /** @param {Partial<Lobby>} part */
  change(part) {
    Object.assign(this, part);
    this.redraw();
  }

  /** Change the table that is being set up. @param {Partial<import("./setup.js").Choice>} part */
  choose(part) {
    this.change({ choice: { ...this.choice, ...part } });
  }

  /** In the person's language. @param {import("./types.js").Texts} texts @param {string} [otherwise] */
  text = (texts, otherwise = "") => texts?.[this.words.language] || otherwise;

  /** @param {unknown} problem */
  complain = (problem) => {
    if (!(problem instanceof Refused)) console.error(problem);
    toast(problem instanceof Refused && problem.message ? problem.message : this.words.t("ui-no-connection"));
  };

  /** @param {GameInfo} game */
  titleOf(game) {
    return this.text(game.title, game.id);
  }

  /** Open the page that the address names. What was there stays until it is loaded. */
  async #open() {
    const [, name = "", id] = /^#(\w+)\/?(.*)$/.exec(location.hash) ?? [];
    const game = this.catalogue.games.find((known) => known.id === id);
    const turn = (this.opened += 1);
    const load = name === "settings" || game ? PAGES[name] : undefined;
    if (!load) return this.change({ view: this.first });
    try {
      const view = await load(this, game ?? this.catalogue.games[0]);
      if (turn !== this.opened) return;
      this.change({ view });
      scrollTo(0, 0);
    } catch (problem) {
      this.complain(problem);
    }
  }

  /** Bring what was asked for into view, with the focus on it. */
  #attend() {
    if (!this.attend) return;
    attend(this.attend, { within: "set-up", behavior: prefers.still ? "instant" : "smooth" });
    this.change({ attend: "" });
  }

  #draw() {
    if (!this.view) return;
    render(bar(this), byId("bar"));
    render(keyed(this.view, this.view.draw()), byId("main"));
    document.title = counted(this.waiting.tables.length, "Tricorne");
    document.body.classList.add("ready");
    this.view.settle?.();
    this.#attend();
  }
}

/** The first page. @param {Lobby} lobby */
function first(lobby) {
  const tables = begunTables(lobby);
  const games = html`${setUp(lobby)}${puzzleOfTheDay(lobby)}${openSeats(lobby)}`;
  return html`${hasRunning(lobby) ? [tables, games] : [games, tables]}${foot(lobby)}`;
}

/** @param {Lobby} lobby @param {string} title @param {unknown} body */
function sheet({ words }, title, body) {
  return html`<section class="sheet">
    <header class="sheet-head">
      <h1>${title}</h1>
      <a class="button quiet" href="#">${words.t("ui-lobby")}</a>
    </header>
    <div class="page-body">${body}</div>
  </section>`;
}

/** @param {Lobby} lobby */
function bar({ words, waiting }) {
  const other = words.language === "en" ? "es" : "en";
  const change = () => prefers.change({ lang: other });
  return html`${brand("#")}<span class="seating"></span>
    <div class="tools">
      ${nextTable(waiting, words)}
      <a class="bar-button club-link" href="/club">${words.t("ui-club")}</a>
      <button type="button" class="bar-button" lang=${other} data-act="language" @click=${change}>${LANGUAGES[other]}</button>
      ${iconButton("settings", words.t("ui-settings"), () => (location.hash = "#settings"))}
    </div>`;
}

/** Others who look for somebody to play with. @param {Lobby} lobby */
function openSeats({ words, catalogue, text, openSeats: open }) {
  if (!open.length) return nothing;
  const titleOf = (/** @type {string} */ id) => text(catalogue.games.find((game) => game.id === id)?.title ?? {}, id);
  const seats = open.slice(0, OFFERS).map(({ host, game }) => words.t("ui-open-seat", { host, game: titleOf(game) }));
  return html`<p class="open-seats">
    <span><b>${words.t("ui-open-seats")}</b> ${seats.join(" ")}</span>
    <a href="/club">${words.t("ui-all-open-seats", { count: open.length })}</a>
  </p>`;
}

/** @param {Lobby} lobby */
function foot(lobby) {
  const { words } = lobby;
  const read = async (/** @type {Event} */ event) => {
    const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
    if (!file) return;
    try {
      const { openRecord } = await import("./records.js");
      await openRecord(await file.text());
    } catch (problem) {
      const unreadable = new Refused({ code: "record-unreadable", message: lobby.words.t("ui-not-a-record") });
      lobby.complain(problem instanceof SyntaxError ? unreadable : problem);
    }
  };
  return html`<footer class="lobby-foot">
    <label class="button quiet"
      >${words.t("ui-open-record")}<input type="file" accept="application/json,.json" class="visually-hidden" @change=${read}
    /></label>
    <p>${words.t("ui-foot")}</p>
  </footer>`;
}

const catalogue = await begin();
new Lobby(catalogue, await loadWords(catalogue, null));
