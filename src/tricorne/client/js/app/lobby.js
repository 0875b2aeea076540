// @ts-check
/** The first page: choose a game, a scenario and who sits where, and play. Tables begun before are listed. */
import { Refused, call } from "./api.js";
import { drawAbout } from "./about.js";
import { byId, h, render } from "./dom.js";
import { drawHelp } from "./help.js";
import { brand, iconButton } from "./icons.js";
import { toast } from "./messages.js";
import { drawPreferences } from "./preferences.js";
import { openRecord } from "./records.js";
import { begin, loadWords } from "./session.js";
import { drawSetUp, firstChoice } from "./setup.js";
import { forgetTable, knownTables, settings } from "./store.js";

/** @typedef {import("./types.js").Catalogue} Catalogue */
/** @typedef {import("./types.js").GameInfo} GameInfo */
/** @typedef {import("./words.js").Words} Words */

/**
 * @typedef {object} Lobby
 * @property {Catalogue} catalogue
 * @property {Words} words
 * @property {import("./setup.js").Choice} choice
 * @property {(texts: import("./types.js").Texts, otherwise?: string) => string} text in the person's language
 * @property {(problem: unknown) => void} complain
 * @property {() => void} redraw
 */

const TABLES_SHOWN = 12;

class LobbyPage {
  /** @param {Catalogue} catalogue @param {Words} words */
  constructor(catalogue, words) {
    this.catalogue = catalogue;
    this.words = words;
    this.choice = firstChoice(catalogue);
    /** @type {Record<string, import("./types.js").TableInfo | null>} */
    this.tables = {};
    addEventListener("hashchange", () => this.redraw());
    void this.#askTables();
  }

  /** @param {import("./types.js").Texts} texts @param {string} [otherwise] */
  text = (texts, otherwise = "") => texts?.[this.words.language] || otherwise;

  /** @param {unknown} problem */
  complain = (problem) => {
    if (!(problem instanceof Refused)) console.error(problem);
    toast(problem instanceof Refused && problem.message ? problem.message : this.words.t("ui-no-connection"));
  };

  redraw = () => {
    const { words } = this;
    this.#drawBar();
    document.title = "Tricorne";
    const [, page, id] = /^#(\w+)\/?(.*)$/.exec(location.hash) ?? [];
    const game = this.catalogue.games.find((g) => g.id === id);
    const main = byId("main");
    if (page === "settings") this.#page(main, words.t("ui-settings"), (body) => drawPreferences(body, words, () => void this.#changed()));
    else if (page === "about" && game)
      this.#page(
        main,
        words.t("ui-about-game", { game: this.text(game.title, game.id) }),
        (body) => void drawAbout(body, this, game).catch(this.complain),
      );
    else if (page === "rules" && game)
      this.#page(
        main,
        words.t("ui-rules-of", { game: this.text(game.title, game.id) }),
        (body) => void drawHelp(body, words, game).catch(this.complain),
      );
    else render(main, this.#begun(), drawSetUp(this), this.#foot());
    document.body.classList.add("ready");
  };

  /** @param {HTMLElement} main @param {string} title @param {(body: HTMLElement) => void} draw */
  #page(main, title, draw) {
    const body = h("div", { class: "page-body" });
    main.replaceChildren(
      h(
        "section",
        { class: "sheet" },
        h("header", { class: "sheet-head" }, h("h1", {}, title), h("a", { class: "button quiet", href: "#" }, this.words.t("ui-lobby"))),
        body,
      ),
    );
    draw(body);
    scrollTo(0, 0);
  }

  #drawBar() {
    const { words } = this;
    const other = settings().lang === "en" ? "es" : "en";
    const switchLanguage = async () => {
      const { changeSettings } = await import("./store.js");
      changeSettings({ lang: other });
      await this.#changed();
    };
    render(
      byId("bar"),
      brand("#"),
      h("span", { class: "seating" }),
      h(
        "div",
        { class: "tools" },
        h("a", { class: "bar-button club-link", href: "/club" }, words.t("ui-club")),
        h(
          "button",
          {
            type: "button",
            class: "bar-button",
            lang: other,
            "data-key": "lang",
            "data-act": "language",
            on: { click: () => void switchLanguage() },
          },
          other === "es" ? "Español" : "English",
        ),
        iconButton("settings", words.t("ui-settings"), () => (location.hash = "#settings")),
      ),
    );
  }

  async #changed() {
    this.words = await loadWords(this.catalogue, null);
    this.redraw();
  }

  async #askTables() {
    const known = Object.entries(knownTables())
      .sort(([, a], [, b]) => b.at - a.at)
      .slice(0, TABLES_SHOWN);
    await Promise.all(
      known.map(async ([id, table]) => {
        try {
          this.tables[id] = await call(`/tables/${id}`, { key: table.key });
        } catch (problem) {
          if (problem instanceof Refused && [401, 404].includes(problem.status)) forgetTable(id);
        }
      }),
    );
    if (known.length) this.redraw();
  }

  /** Tables begun before, those that wait for this person first. */
  #begun() {
    const { words } = this;
    const found = Object.entries(this.tables).flatMap(([id, info]) =>
      info ? [{ id, info, yours: info.asked.some((seat) => info.you.seats.includes(seat)) }] : [],
    );
    if (!found.length) return null;
    found.sort((a, b) => Number(a.info.finished) - Number(b.info.finished) || Number(b.yours) - Number(a.yours));
    return h(
      "section",
      { class: "begun" },
      h("h2", { class: "caption" }, words.t("ui-your-tables")),
      h(
        "ul",
        { class: "table-list" },
        found.map(({ id, info, yours }) => {
          const game = this.catalogue.games.find((g) => g.id === info.game);
          const scenario = game?.scenarios.find((s) => s.id === info.scenario);
          const state = info.finished ? words.t("ui-finished") : yours ? words.t("ui-your-move") : words.t("ui-others-move");
          return h(
            "li",
            {},
            h(
              "a",
              { href: `/t/${id}`, class: yours && !info.finished ? "yours" : "" },
              h("b", {}, info.name || (game ? this.text(game.title, game.id) : info.game)),
              h("span", {}, scenario ? this.text(scenario.name, scenario.id) : info.scenario),
              h("small", {}, state),
            ),
          );
        }),
      ),
    );
  }

  #foot() {
    const { words } = this;
    const read = async (/** @type {Event} */ event) => {
      const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
      if (!file) return;
      try {
        await openRecord(JSON.parse(await file.text()));
      } catch (problem) {
        this.complain(
          problem instanceof SyntaxError ? new Refused({ code: "record-unreadable", message: words.t("ui-not-a-record") }) : problem,
        );
      }
    };
    return h(
      "footer",
      { class: "lobby-foot" },
      h(
        "label",
        { class: "button quiet" },
        words.t("ui-open-record"),
        h("input", { type: "file", accept: "application/json,.json", class: "visually-hidden", on: { change: read } }),
      ),
      h("p", {}, words.t("ui-foot")),
    );
  }
}

const catalogue = await begin();
const lobby = new LobbyPage(catalogue, await loadWords(catalogue, null));
lobby.redraw();
