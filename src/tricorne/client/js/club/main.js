// @ts-check
/** The pages of the club: lobby, account, ratings. The part after # in the address says which. */
import { Refused, call, text } from "../app/api.js";
import { byId, h, render } from "../app/dom.js";
import { brand } from "../app/icons.js";
import { toast } from "../app/messages.js";
import { begin } from "../app/session.js";
import { changeSettings, settings } from "../app/store.js";
import { Words } from "../app/words.js";
import { drawAccount } from "./account.js";
import { drawLobby } from "./lobby.js";
import { drawNewTable } from "./new_table.js";
import { drawRatings } from "./ratings.js";
import { drawSignIn } from "./sign_in.js";

/** @typedef {import("../app/types.js").Catalogue} Catalogue */
/** @typedef {import("../app/types.js").GameInfo} GameInfo */

/**
 * @typedef {object} Me
 * @property {string} name
 * @property {string} language
 * @property {string | null} mail
 * @property {boolean} mail_waiting
 * @property {boolean} mail_notices
 * @property {string | null} webhook
 * @property {string} webhook_kind
 * @property {number} pushes
 * @property {number | null} vacation_until
 * @property {number} vacation_days_left
 * @property {boolean} can_mail
 */

/** The pages that have a tab. @type {Record<string, string>} */
const TABS = { lobby: "club-lobby", new: "club-new-table", ratings: "club-ratings", account: "club-account", "sign-in": "club-sign-in" };

export class ClubPage {
  /** @param {Catalogue} catalogue @param {Words} words */
  constructor(catalogue, words) {
    this.catalogue = catalogue;
    this.words = words;
    /** @type {Me | null} */
    this.me = null;
    this.drawn = 0;
    addEventListener("hashchange", () => void this.redraw());
  }

  /** Text of a page. @param {string} message @param {Record<string, string | number>} [args] */
  t = (message, args) => this.words.t(message, args);

  /** In the person's language. @param {import("../app/types.js").Texts} texts @param {string} [otherwise] */
  text = (texts, otherwise = "") => texts?.[this.words.language] || otherwise;

  /** @param {string} id @returns {GameInfo | undefined} */
  game(id) {
    return this.catalogue.games.find((game) => game.id === id);
  }

  /** @param {string} game @param {string} scenario */
  titleOf(game, scenario) {
    const found = this.game(game);
    const part = found?.scenarios.find((one) => one.id === scenario);
    return [found ? this.text(found.title, game) : game, part ? this.text(part.name, scenario) : scenario].filter(Boolean).join(" – ");
  }

  /** @param {string} game @param {string} seat */
  seatName(game, seat) {
    const found = this.game(game)?.seats.find((one) => one.id === seat);
    return found ? this.text(found.name, seat) : seat;
  }

  /** A time as people of this language write it. @param {number} seconds since 1970 */
  when(seconds) {
    return new Intl.DateTimeFormat(this.words.language, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
  }

  /** A span of time, roughly. @param {number} seconds */
  span(seconds) {
    const [unit, size] = seconds >= 172800 ? ["day", 86400] : seconds >= 7200 ? ["hour", 3600] : ["minute", 60];
    return new Intl.NumberFormat(this.words.language, {
      style: "unit",
      unit: String(unit),
      unitDisplay: "long",
      maximumFractionDigits: 0,
    }).format(Math.floor(seconds / Number(size)));
  }

  tell = toast;

  /** @param {unknown} problem */
  complain = (problem) => {
    if (!(problem instanceof Refused)) console.error(problem);
    this.tell(problem instanceof Refused && problem.message ? problem.message : this.t("ui-no-connection"));
  };

  /** Do something the server may refuse. @param {() => Promise<void>} act */
  attempt = (act) => {
    void act().catch(this.complain);
  };

  /** A form whose button does something. @param {string} label @param {(values: Record<string, string>, form: HTMLFormElement) => Promise<void>} act @param {...import("../app/dom.js").Child} fields */
  form(label, act, ...fields) {
    const submit = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const form = /** @type {HTMLFormElement} */ (event.target);
      const values = Object.fromEntries([...new FormData(form)].map(([key, value]) => [key, String(value)]));
      this.attempt(() => act(values, form));
    };
    return h(
      "form",
      { class: "club-form", on: { submit } },
      ...fields,
      h("div", { class: "row" }, h("button", { class: "firm", type: "submit" }, label)),
    );
  }

  async askWho() {
    try {
      this.me = await call("/me");
    } catch (problem) {
      if (!(problem instanceof Refused) || problem.status !== 401) throw problem;
      this.me = null;
    }
  }

  /** Put other things into a part of the page. @param {HTMLElement} host @param {...import("../app/dom.js").Child} children */
  fill(host, ...children) {
    host.replaceChildren(...h("div", {}, ...children).childNodes);
  }

  /** Draw the page that the address names. What was there stays until it is ready. */
  redraw = async () => {
    this.#drawBar();
    this.drawn += 1;
    const turn = this.drawn;
    const [, page = "", rest = ""] = /^#([\w-]*)\/?(.*)$/.exec(location.hash) ?? [];
    const body = h("div", { class: "page-body" });
    const tab = page === "player" ? "ratings" : TABS[page] ? page : "lobby";
    document.title = `${this.t(TABS[tab])} · Tricorne`;
    try {
      if (["sign-in", "register", "forgotten", "confirm", "reset"].includes(page)) await drawSignIn(this, body, page, rest);
      else if (page === "account") await (this.me ? drawAccount(this, body) : drawSignIn(this, body, "sign-in", ""));
      else if (page === "ratings" || page === "player") await drawRatings(this, body, page, decodeURIComponent(rest));
      else if (page === "new" && this.me) drawNewTable(this, body);
      else await drawLobby(this, body);
    } catch (problem) {
      this.complain(problem);
    }
    if (turn !== this.drawn) return;
    byId("main").replaceChildren(
      this.#tabs(["register", "forgotten", "confirm", "reset"].includes(page) ? "sign-in" : tab),
      h("section", { class: "sheet" }, body),
    );
    document.body.classList.add("ready");
  };

  /** @param {string} page */
  #tabs(page) {
    const tabs = this.me ? ["lobby", "new", "ratings", "account"] : ["lobby", "ratings", "sign-in"];
    return h(
      "nav",
      { class: "club-tabs", "aria-label": this.t("club-pages") },
      tabs.map((name) => h("a", { href: `#${name}`, "aria-current": page === name ? "page" : null }, this.t(TABS[name]))),
    );
  }

  #drawBar() {
    const other = settings().lang === "en" ? "es" : "en";
    const change = async () => {
      changeSettings({ lang: other });
      this.words = await clubWords(this.catalogue);
      await this.redraw();
    };
    render(
      byId("bar"),
      brand("/"),
      h("span", { class: "seating" }, this.me ? this.me.name : ""),
      h(
        "div",
        { class: "tools" },
        h(
          "button",
          { type: "button", class: "bar-button", lang: other, "data-key": "lang", on: { click: () => this.attempt(change) } },
          other === "es" ? "Español" : "English",
        ),
      ),
    );
  }
}

/** @param {Catalogue} catalogue */
async function clubWords(catalogue) {
  const { lang } = settings();
  return new Words(
    lang,
    await Promise.all([`/client/words/${lang}.ftl`, `/client/words/club.${lang}.ftl`, catalogue.words[lang]].map(text)),
  );
}

const catalogue = await begin();
const page = new ClubPage(catalogue, await clubWords(catalogue));
await page.askWho();
await page.redraw();
