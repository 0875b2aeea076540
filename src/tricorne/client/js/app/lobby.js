// @ts-check
/** The first page: choose a game, a scenario and who sits where, and play. Tables begun before are listed. */
import { brand, iconButton } from "../icons.js";
import { html, keyed, nothing, render } from "../lit.js";
import { about, loadDoubts } from "./about.js";
import { Refused, call } from "./api.js";
import { byId } from "./elements.js";
import { Help } from "./help.js";
import { forgetTable, knownTables } from "./memory.js";
import { toast } from "./messages.js";
import { LANGUAGES, preferences } from "./preferences.js";
import { prefers } from "./prefers.js";
import { openRecord } from "./records.js";
import { begin, loadWords } from "./session.js";
import { firstChoice, setUp } from "./setup.js";
import { loadVignettes } from "./vignettes.js";

/** @typedef {import("./types.js").Catalogue} Catalogue */
/** @typedef {import("./types.js").GameInfo} GameInfo */
/** @typedef {import("./types.js").TableInfo} TableInfo */
/** @typedef {import("./words.js").Words} Words */

const TABLES_SHOWN = 12;

/** What the first page knows. It changes through `change`, and everything that is drawn is a function of it. */
export class Lobby {
  /** @param {Catalogue} catalogue @param {Words} words */
  constructor(catalogue, words) {
    this.catalogue = catalogue;
    /** @readonly */
    this.words = words;
    /** @readonly */
    this.choice = firstChoice(catalogue);
    /** @readonly @type {Record<string, TableInfo>} */
    this.tables = {};
    /** @readonly @type {Record<string, import("./vignettes.js").Vignette>} */
    this.vignettes = {};
    /** Facts that are not sure, by game, with the words for them. @readonly @type {Record<string, import("./about.js").Doubts>} */
    this.doubts = {};
    this.help = new Help(() => this.change({}));
    /** The address that is shown. */
    this.shown = "";
    this.due = false;
    addEventListener("hashchange", () => this.change({}));
    prefers.onChange(async () => this.change({ words: await loadWords(catalogue, null), doubts: {} }));
    loadVignettes().then((vignettes) => this.change({ vignettes }), this.complain);
    void this.#askTables();
    this.change({});
  }

  /** @param {Partial<Lobby>} part */
  change(part) {
    Object.assign(this, part);
    if (this.due) return;
    this.due = true;
    queueMicrotask(() => {
      this.due = false;
      this.#draw();
    });
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

  async #askTables() {
    const known = Object.entries(knownTables())
      .sort(([, a], [, b]) => b.at - a.at)
      .slice(0, TABLES_SHOWN);
    const asked = known.map(async ([id, { key }]) => {
      try {
        this.change({ tables: { ...this.tables, [id]: await call(`/tables/${id}`, { key }) } });
      } catch (problem) {
        if (problem instanceof Refused && [401, 404].includes(problem.status)) forgetTable(id);
      }
    });
    await Promise.all(asked);
  }

  #draw() {
    const { words } = this;
    const [, page, id] = /^#(\w+)\/?(.*)$/.exec(location.hash) ?? [];
    const game = this.catalogue.games.find((known) => known.id === id);
    this.#arrive(page, game);
    render(bar(this), byId("bar"));
    render(keyed(location.hash, this.#page(page, game)), byId("main"));
    document.title = "Tricorne";
    document.body.classList.add("ready");
    const section = this.help.takeUnseen();
    section?.scrollIntoView({ block: "start" });
    section?.focus({ preventScroll: true });
    document.documentElement.lang = words.language;
  }

  /** Load what a page needs that has just been opened. @param {string | undefined} page @param {GameInfo | undefined} game */
  #arrive(page, game) {
    const now = `${location.hash} ${this.words.language}`;
    if (now === this.shown) return;
    this.shown = now;
    if (page) scrollTo(0, 0);
    if (page === "rules" && game) this.help.open(game, this.words.language).catch(this.complain);
    if (page === "about" && game)
      loadDoubts(this, game).then((doubts) => this.change({ doubts: { ...this.doubts, [game.id]: doubts } }), this.complain);
  }

  /** @param {string | undefined} page @param {GameInfo | undefined} game */
  #page(page, game) {
    const { words } = this;
    const named = { game: game ? this.text(game.title, game.id) : "" };
    if (page === "settings") return sheet(this, words.t("ui-settings"), preferences(words));
    if (page === "about" && game) return sheet(this, words.t("ui-about-game", named), about(this, game));
    if (page === "rules" && game) return sheet(this, words.t("ui-rules-of", named), this.help.show(words));
    return html`${begun(this)}${setUp(this)}${foot(this)}`;
  }
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
function bar({ words }) {
  const other = words.language === "en" ? "es" : "en";
  const change = () => prefers.change({ lang: other });
  return html`${brand("#")}<span class="seating"></span>
    <div class="tools">
      <a class="bar-button club-link" href="/club">${words.t("ui-club")}</a>
      <button type="button" class="bar-button" lang=${other} data-act="language" @click=${change}>${LANGUAGES[other]}</button>
      ${iconButton("settings", words.t("ui-settings"), () => (location.hash = "#settings"))}
    </div>`;
}

/** Tables begun before, those that wait for this person first. @param {Lobby} lobby */
function begun(lobby) {
  const yours = (/** @type {TableInfo} */ info) => !info.finished && info.asked.some((seat) => info.you.seats.includes(seat));
  const found = Object.values(lobby.tables).sort((a, b) => Number(a.finished) - Number(b.finished) || Number(yours(b)) - Number(yours(a)));
  if (!found.length) return nothing;
  return html`<section class="begun">
    <h2 class="caption">${lobby.words.t("ui-your-tables")}</h2>
    <ul class="table-list">
      ${found.map((info) => tableLink(lobby, info, yours(info)))}
    </ul>
  </section>`;
}

/** @param {Lobby} lobby @param {TableInfo} info @param {boolean} yours */
function tableLink(lobby, info, yours) {
  const game = lobby.catalogue.games.find((known) => known.id === info.game);
  const scenario = game?.scenarios.find((known) => known.id === info.scenario);
  const state = info.finished ? "ui-finished" : yours ? "ui-your-move" : "ui-others-move";
  return html`<li>
    <a href="/t/${info.table}" class=${yours ? "yours" : ""}
      ><b>${info.name || (game ? lobby.text(game.title, game.id) : info.game)}</b
      ><span>${scenario ? lobby.text(scenario.name, scenario.id) : info.scenario}</span><small>${lobby.words.t(state)}</small></a
    >
  </li>`;
}

/** @param {Lobby} lobby */
function foot(lobby) {
  const { words } = lobby;
  const read = async (/** @type {Event} */ event) => {
    const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
    if (!file) return;
    try {
      await openRecord(JSON.parse(await file.text()));
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
