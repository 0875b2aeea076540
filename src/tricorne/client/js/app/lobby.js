// @ts-check
/** The first page: choose a game, a scenario and who sits where, and play. Tables begun before are listed. */
import { brand, iconButton } from "../icons.js";
import { html, keyed, nothing, render } from "../lit.js";
import { Refused, call } from "./api.js";
import { followAccount } from "../learn/invite.js";
import { byId } from "./elements.js";
import { forgetTable, knownTables } from "./memory.js";
import { toast } from "./messages.js";
import { LANGUAGES, prefers } from "./prefers.js";
import { begin, loadWords } from "./session.js";
import { firstChoice, setUp } from "./setup.js";
import { loadVignettes } from "./vignettes.js";

/** @typedef {import("./types.js").Catalogue} Catalogue */
/** @typedef {import("./types.js").GameInfo} GameInfo */
/** @typedef {import("./types.js").TableInfo} TableInfo */
/** @typedef {import("./words.js").Words} Words */

/** @typedef {{draw: () => unknown, settle?: () => void}} View what draws a page, and what is done when it is drawn */

const TABLES_SHOWN = 12;

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
    const { Help } = await import("./help.js");
    const help = new Help(() => lobby.change({}));
    await help.open(game, lobby.words.language);
    const draw = () => sheet(lobby, lobby.words.t("ui-rules-of", { game: lobby.titleOf(game) }), help.show(lobby.words));
    return { draw, settle: () => help.settle() };
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
    this.choice = firstChoice(catalogue);
    /** @readonly @type {Record<string, TableInfo>} */
    this.tables = {};
    /** @readonly @type {Record<string, import("./vignettes.js").Vignette>} */
    this.vignettes = {};
    /** @type {View} */
    this.first = { draw: () => first(this) };
    /** The page that is shown. @readonly @type {View | null} */
    this.view = null;
    /** How often a page was opened. */
    this.opened = 0;
    this.due = false;
    addEventListener("hashchange", () => void this.#open());
    prefers.onChange(async () => {
      this.change({ words: await loadWords(catalogue, null) });
      await this.#open();
    });
    loadVignettes().then((vignettes) => this.change({ vignettes }), this.complain);
    void this.#askTables();
    followAccount(this);
    void this.#open();
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

  #draw() {
    if (!this.view) return;
    render(bar(this), byId("bar"));
    render(keyed(this.view, this.view.draw()), byId("main"));
    document.title = "Tricorne";
    document.body.classList.add("ready");
    this.view.settle?.();
  }
}

/** The first page. @param {Lobby} lobby */
function first(lobby) {
  return html`${begun(lobby)}${setUp(lobby)}${foot(lobby)}`;
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
      const { openRecord } = await import("./records.js");
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
