// @ts-check
/** The rules in our own words, beside the board and on a page of their own. */
import { guard, html, live, nothing } from "../lit.js";
import { loadCourse } from "../learn/course_list.js";
import { withTerms } from "../learn/terms.js";
import { text } from "./api.js";
import { attend } from "./focus.js";
import { markdown, sectionsOf } from "./markdown.js";

/** @typedef {{section: string, title: string, text: string}} Section */

/** @type {Map<string, Promise<Section[]>>} */
const loaded = new Map();

/** @param {import("./types.js").GameInfo} game @param {string} language */
function sectionsIn(game, language) {
  const url = game.help[language];
  if (!loaded.has(url)) loaded.set(url, text(url).then(sectionsOf));
  return /** @type {Promise<Section[]>} */ (loaded.get(url));
}

/** A section of the rules, or the one above it that is explained. @param {import("./types.js").GameInfo} game @param {string} language @param {string} section */
export async function sectionOf(game, language, section) {
  const all = await sectionsIn(game, language);
  const found = nearest(new Set(all.map((one) => one.section)), section);
  return all.find((one) => one.section === found) ?? null;
}

export class Help {
  /** @param {() => void} draw */
  constructor(draw) {
    this.draw = draw;
    /** @type {Section[]} */
    this.sections = [];
    /** Worked examples, each under its section. @type {{id: string, section: string, title: string}[]} */
    this.examples = [];
    this.game = "";
    this.needle = "";
    /** The section that is open. */
    this.section = "";
    /** Whether it has still to be brought into view. */
    this.unseen = false;
  }

  /** Load the rules of a game and open a section of them. @param {import("./types.js").GameInfo} game @param {string} language @param {string} [section] */
  async open(game, language, section = "") {
    this.sections = await sectionsIn(game, language);
    this.game = game.id;
    void this.#askExamples(game, language);
    this.#show(section ? (nearest(this.#known, section) ?? "") : "");
  }

  /** @param {import("./types.js").GameInfo} game @param {string} language */
  async #askExamples(game, language) {
    const course = await loadCourse(game, language).catch(() => null);
    this.examples = course?.examples ?? [];
    this.draw();
  }

  get #known() {
    return new Set(this.sections.map((one) => one.section));
  }

  /** @param {string} section */
  #show(section) {
    this.needle = "";
    this.section = section;
    this.unseen = Boolean(section);
    this.draw();
  }

  /** @param {import("./words.js").Words} words @param {Pick<import("./desk.js").Desk, "key">} [reader] whose key explains their terms */
  show(words, reader) {
    const { sections, needle, section } = this;
    if (!sections.length) return html`<p class="empty">${words.t("ui-loading")}</p>`;
    const wanted = needle.trim().toLocaleLowerCase();
    const found = sections.filter((one) => !wanted || plainText(one).includes(wanted));
    const search = (/** @type {Event} */ event) => {
      this.needle = /** @type {HTMLInputElement} */ (event.target).value;
      this.draw();
    };
    return html`<div class="search-row">
        <input
          type="search"
          placeholder=${words.t("ui-search-rules")}
          aria-label=${words.t("ui-search-rules")}
          .value=${live(needle)}
          @input=${search} />
      </div>
      ${guard([sections, wanted, section, this.examples, reader?.key], () => html`<div class="help-sections">${found.map((one) => this.#section(one, words, reader))}</div>`)}
      ${found.length ? nothing : html`<p class="empty">${words.t("ui-nothing-found")}</p>`}`;
  }

  /** @param {Section} one @param {import("./words.js").Words} words @param {Pick<import("./desk.js").Desk, "key">} [reader] */
  #section({ section, title, text: body }, words, reader) {
    const met = new Set();
    const said = (/** @type {string} */ part) => (reader ? withTerms(reader, part, { met }) : part);
    const open = section === this.section ? "open-section" : "";
    return html`<article id="rule-${section}" class="help-section ${isChapter(section) ? "chapter" : ""} ${open}" tabindex="-1">
      <h3 aria-level="2"><span class="section-number">${section}</span> ${title}</h3>
      ${markdown(body, { section: (to) => this.#link(to), text: said })}${this.#onBoard(section, words)}
    </article>`;
  }

  /** The worked examples of a section, to be seen on the board. @param {string} section @param {import("./words.js").Words} words */
  #onBoard(section, words) {
    const here = this.examples.filter((one) => nearest(this.#known, one.section) === section);
    if (!here.length) return nothing;
    const link = (/** @type {{id: string, title: string}} */ { id, title }) =>
      html` <a href="/learn/${this.game}/example:${id}">${title}</a>`;
    return html`<p class="on-board"><b>${words.t("ui-see-on-board")}</b>${here.map(link)}</p>`;
  }

  /** @param {string} to */
  #link(to) {
    const target = nearest(this.#known, to);
    if (!target) return to;
    const go = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.#show(target);
    };
    return html`<a class="rule" href="#rule-${target}" @click=${go}>${to}</a>`;
  }

  /** Bring the section that has just been opened into view, once it is drawn. */
  settle() {
    if (!this.unseen) return;
    this.unseen = false;
    attend(`rule-${this.section}`, { block: "start" });
  }
}

/** What can be searched of a section. @param {Section} section */
function plainText({ section, title, text: body }) {
  return `${section} ${title} ${body.replace(/[*`|]/g, "")}`.toLocaleLowerCase();
}

/** Whether a section begins a part of the book: 3, 3.0. @param {string} section */
const isChapter = (section) => !section.includes(".") || section.endsWith(".0");

/** A section, or the one above it that is explained. @param {Set<string>} known @param {string} section */
export function nearest(known, section) {
  let wanted = section.trim();
  while (wanted) {
    for (const form of [wanted, `${wanted}.0`]) if (known.has(form)) return form;
    wanted = wanted.split(".").slice(0, -1).join(".");
  }
  return null;
}
