// @ts-check
/** The tables that wait for a member: asked for now and then, counted in the title and on the icon, gone to by a key. */
import { icon } from "../icons.js";
import { html, nothing } from "../lit.js";
import { call } from "./api.js";
import { isTyping } from "./elements.js";

const AGAIN_MS = 30_000;
/** What happens in quick succession is asked about once. */
const SOON_MS = 2000;
const KEY = "w";

export class Waiting {
  /** @param {() => void} changed @param {{here?: boolean, table?: string}} [place] whether this is a page of the club; the table that is looked at */
  constructor(changed, { here = false, table = "" } = {}) {
    this.changed = changed;
    this.here = here;
    this.table = table;
    /** The longest wait first. @readonly @type {string[]} */
    this.tables = [];
    /** @readonly */
    this.invitations = 0;
    this.timer = 0;
    document.addEventListener("visibilitychange", () => this.ask());
    addEventListener("keydown", (event) => this.#press(event));
    this.ask(0);
  }

  /** How many tables wait elsewhere. */
  get others() {
    return this.tables.filter((table) => table !== this.table).length;
  }

  /** The next table that waits, after the one that is looked at. */
  get next() {
    const at = this.tables.indexOf(this.table);
    return [...this.tables.slice(at + 1), ...this.tables.slice(0, Math.max(0, at))][0];
  }

  go = () => {
    if (this.next) location.href = `/t/${this.next}`;
  };

  /** Ask again, soon. @param {number} [wait] ms */
  ask(wait = SOON_MS) {
    clearTimeout(this.timer);
    if (!document.hidden && isMember()) this.timer = window.setTimeout(() => void this.#ask(), wait);
  }

  async #ask() {
    try {
      const { tables, invitations } = await call("/me/waiting", { query: this.here ? { here: "true" } : {} });
      const news = String(tables) !== String(this.tables) || invitations !== this.invitations;
      Object.assign(this, { tables, invitations });
      badge(tables.length + invitations);
      if (news) this.changed();
    } catch {
      // Nobody is signed in, or there is no line: what was known stays.
    }
    this.ask(AGAIN_MS);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.key !== KEY || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
    this.go();
  }
}

/** Whether somebody has signed in with this browser. */
export function isMember() {
  return /(?:^|; )tricorne_csrf=/.test(document.cookie);
}

/** The number on the icon of the installed page. @param {number} count */
function badge(count) {
  const { setAppBadge, clearAppBadge } = navigator;
  const done = count ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  done?.catch(() => {});
}

/** A number before a title. @param {number} count @param {string} title */
export function counted(count, title) {
  return count ? `(${count}) ${title}` : title;
}

/** The way to the next table that waits. @param {Waiting} waiting @param {import("./words.js").Words} words */
export function nextTable(waiting, words) {
  if (!waiting.next) return nothing;
  return html`<a
    class="bar-button next-table"
    href="/t/${waiting.next}"
    title=${words.t("ui-next-table-key", { others: waiting.others })}
    aria-label=${`${words.t("ui-next-table")} ${waiting.others}`}
    >${icon("next")}<span>${words.t("ui-next-table")}</span> <b>${waiting.others}</b></a
  >`;
}
