// @ts-check
/** The pages of the club: lobby, account, ratings. The part after # in the address says which. */
import { Refused, call, text } from "../app/api.js";
import { byId, onceAMoment } from "../app/elements.js";
import { toast } from "../app/messages.js";
import { LANGUAGES, prefers } from "../app/prefers.js";
import { begin } from "../app/session.js";
import { Waiting, counted, nextTable } from "../app/waiting.js";
import { Words } from "../app/words.js";
import { brand } from "../icons.js";
import { html, keyed, nothing, render } from "../lit.js";
import { ordersLine } from "./orders.js";

/** @typedef {import("../app/types.js").Catalogue} Catalogue */
/** @typedef {import("../app/types.js").GameInfo} GameInfo */
/** @typedef {(() => unknown) & {title?: string}} View draws a page; `title` where it is not that of its tab */
/** @typedef {(page: ClubPage, rest: string) => Promise<View>} Page loads what it shows, and gives the function that draws it */

/**
 * @typedef {object} Me
 * @property {string} name
 * @property {string} language
 * @property {string | null} mail
 * @property {boolean} mail_waiting
 * @property {string | null} webhook
 * @property {string} webhook_kind
 * @property {number} pushes
 * @property {number | null} vacation_until
 * @property {number} vacation_days_left
 * @property {boolean} can_mail
 * @property {boolean} moderator
 * @property {number | null} suspended_until
 * @property {number | null} told_at
 */

const signIn = () => import("./sign_in.js");
/** The files of the pages, loaded when they are opened, by the names of the pages in the address. @type {Record<string, () => Promise<{PAGES: Record<string, Page>}>>} */
const FILES = {
  lobby: () => import("./lobby.js"),
  new: () => import("./new_table.js"),
  events: () => import("./events.js"),
  event: () => import("./events.js"),
  "new-event": () => import("./new_event.js"),
  ratings: () => import("./ratings.js"),
  player: () => import("./member.js"),
  archive: () => import("./archive.js"),
  account: () => import("./account.js"),
  report: () => import("./account.js"),
  moderate: () => import("./moderating.js"),
  "sign-in": signIn,
  register: signIn,
  forgotten: signIn,
  reset: signIn,
  confirm: signIn,
};
/** Pages that only members have. */
const MEMBERS = ["new", "new-event", "account", "report", "moderate"];
/** The pages that have a tab. @type {Record<string, string>} */
const TABS = {
  lobby: "club-lobby",
  new: "club-new-table",
  events: "club-events",
  archive: "club-archive",
  ratings: "club-ratings",
  account: "club-account",
  moderate: "club-moderate",
  "sign-in": "club-sign-in",
};

/** The tabs to which other pages belong. @type {Record<string, string>} */
const PARTS = { player: "ratings", event: "events", "new-event": "events", report: "account" };

/** What the pages of the club know. It changes through `change`, and everything that is drawn is a function of it. */
export class ClubPage {
  /** @param {Catalogue} catalogue @param {Words} words */
  constructor(catalogue, words) {
    this.catalogue = catalogue;
    /** @readonly */
    this.words = words;
    /** Who is signed in. @readonly @type {Me | null} */
    this.me = null;
    /** The page that is shown. @readonly */
    this.name = "lobby";
    /** What draws it. @readonly @type {View} */
    this.view = () => nothing;
    /** How often a page was opened before this one: another time is another page. @readonly */
    this.turn = 0;
    /** The first page is loaded, or cannot be. @readonly */
    this.ready = false;
    this.opened = 0;
    this.redraw = onceAMoment(() => this.#draw());
    this.waiting = new Waiting(() => this.#follow(), { here: true });
    addEventListener("hashchange", () => void this.open());
    prefers.onChange(async () => {
      this.change({ words: await clubWords(this.catalogue) });
      await this.open();
    });
  }

  /** @param {Partial<ClubPage>} part */
  change(part) {
    Object.assign(this, part);
    this.redraw();
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

  /** The seats of a side. @param {string} game @param {string} side seats joined by + */
  sideName(game, side) {
    const names = side.split("+").map((seat) => this.seatName(game, seat));
    return new Intl.ListFormat(this.words.language, { type: "conjunction" }).format(names);
  }

  /** A time as people of this language write it. @param {number} seconds since 1970 */
  when(seconds) {
    return this.words.when(seconds);
  }

  /** A day. @param {number} seconds since 1970 */
  day(seconds) {
    return new Intl.DateTimeFormat(this.words.language, { dateStyle: "medium" }).format(seconds * 1000);
  }

  /** A span of time, roughly; what is less than a minute is one. @param {number} seconds @param {"long" | "short"} [unitDisplay] */
  span(seconds, unitDisplay = "long") {
    const [unit, size] = seconds >= 172800 ? ["day", 86400] : seconds >= 7200 ? ["hour", 3600] : ["minute", 60];
    return new Intl.NumberFormat(this.words.language, { style: "unit", unit: String(unit), unitDisplay, maximumFractionDigits: 0 }).format(
      Math.max(Math.floor(seconds / Number(size)), Number(seconds > 0)),
    );
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

  /** A form whose button does something. @param {string} label @param {(values: Record<string, string>, form: HTMLFormElement) => Promise<void>} act @param {unknown} fields */
  form(label, act, fields) {
    const submit = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const form = /** @type {HTMLFormElement} */ (event.target);
      const values = Object.fromEntries([...new FormData(form)].map(([key, value]) => [key, String(value)]));
      this.attempt(() => act(values, form));
    };
    return html`<form class="club-form" @submit=${submit}>
      ${fields}
      <div class="row"><button class="firm" type="submit">${this.t(label)}</button></div>
    </form>`;
  }

  async askWho() {
    try {
      this.change({ me: await call("/me") });
      this.waiting.ask(0);
    } catch (problem) {
      if (!(problem instanceof Refused) || problem.status !== 401) throw problem;
      this.change({ me: null });
    }
  }

  /** Open the page that the address names. What was there stays until it is loaded. */
  open = async () => {
    const [, wanted = "", rest = ""] = /^#([\w-]*)\/?(.*)$/.exec(location.hash) ?? [];
    const named = FILES[wanted] ? wanted : "lobby";
    const name = this.me || !MEMBERS.includes(named) ? named : named === "account" ? "sign-in" : "lobby";
    const turn = (this.opened += 1);
    try {
      const { PAGES } = await FILES[name]();
      const view = await PAGES[name](this, decodeURIComponent(rest));
      if (turn === this.opened) this.change({ name, view, turn, ready: true });
    } catch (problem) {
      this.complain(problem);
      this.change({ ready: true });
    }
  };

  /** Something waits that did not, or no longer does: the lobby shows it. */
  #follow() {
    if (this.name === "lobby" && this.ready) void this.open();
    else this.change({});
  }

  #draw() {
    const tab = PARTS[this.name] ?? (FILES[this.name] === signIn ? "sign-in" : this.name);
    render(bar(this), byId("bar"));
    render(
      html`${tabs(this, tab)}
        <section class="sheet"><div class="page-body">${ordersLine(this)}${keyed(this.turn, this.view())}</div></section>`,
      byId("main"),
    );
    document.title = counted(this.waiting.tables.length, `${this.view.title ?? this.t(TABS[tab])} · Tricorne`);
    if (this.ready) document.body.classList.add("ready");
  }
}

/** @param {ClubPage} page @param {string} open */
function tabs(page, open) {
  const names = page.me
    ? ["lobby", "new", "events", "archive", "ratings", "account", ...(page.me.moderator ? ["moderate"] : [])]
    : ["lobby", "events", "archive", "ratings", "sign-in"];
  return html`<nav class="club-tabs" aria-label=${page.t("club-pages")}>
    ${names.map((name) => html`<a href="#${name}" aria-current=${open === name ? "page" : nothing}>${page.t(TABS[name])}</a>`)}
  </nav>`;
}

/** @param {ClubPage} page */
function bar({ me, words, waiting }) {
  const other = words.language === "en" ? "es" : "en";
  return html`${brand("/")}<span class="seating">${me?.name}</span>
    <div class="tools">
      ${me ? nextTable(waiting, words) : nothing}
      <button type="button" class="bar-button" lang=${other} @click=${() => prefers.change({ lang: other })}>${LANGUAGES[other]}</button>
    </div>`;
}

/** @param {Catalogue} catalogue */
async function clubWords(catalogue) {
  const { lang } = prefers;
  return new Words(
    lang,
    await Promise.all([`/client/words/${lang}.ftl`, `/client/words/club.${lang}.ftl`, catalogue.words[lang]].map(text)),
  );
}

const catalogue = await begin();
const page = new ClubPage(catalogue, await clubWords(catalogue));
await page.askWho();
await page.open();
