// @ts-check
/** The rules in our own words, beside the board. */
import { text } from "./api.js";
import { h, render } from "./dom.js";
import { markdown, sectionsOf } from "./markdown.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @type {Map<string, Promise<{section: string, title: string, text: string}[]>>} */
const loaded = new Map();

/** @param {import("./types.js").GameInfo} game @param {string} language */
export function helpOf(game, language) {
  const url = game.help[language];
  if (!loaded.has(url)) loaded.set(url, text(url).then(sectionsOf));
  return /** @type {Promise<{section: string, title: string, text: string}[]>} */ (loaded.get(url));
}

/**
 * @param {HTMLElement} host
 * @param {import("./words.js").Words} words
 * @param {import("./types.js").GameInfo} game
 * @param {string} [section] the one to open at
 */
export async function drawHelp(host, words, game, section) {
  const sections = await helpOf(game, words.language);
  const known = new Set(sections.map((s) => s.section));
  const link = (/** @type {string} */ to) => {
    const target = nearest(known, to);
    return target
      ? h(
          "a",
          { class: "rule", href: `#rule-${target}`, on: { click: (/** @type {Event} */ event) => (event.preventDefault(), show(target)) } },
          to,
        )
      : document.createTextNode(to);
  };
  const list = h(
    "div",
    { class: "help-sections" },
    sections.map((s) =>
      h(
        "article",
        { id: `rule-${s.section}`, class: ["help-section", isChapter(s.section) && "chapter"], tabindex: "-1" },
        h("h3", {}, h("span", { class: "section-number" }, s.section), " ", s.title),
        markdown(s.text, link),
      ),
    ),
  );
  const search = h("input", {
    type: "search",
    placeholder: words.t("ui-search-rules"),
    "aria-label": words.t("ui-search-rules"),
    "data-key": "search-rules",
    on: { input: () => filter(search.value) },
  });
  const none = h("p", { class: "empty", hidden: true }, words.t("ui-nothing-found"));
  const filter = (/** @type {string} */ wanted) => {
    const needle = wanted.trim().toLocaleLowerCase();
    let found = 0;
    for (const node of list.children) {
      const hit = !needle || (node.textContent ?? "").toLocaleLowerCase().includes(needle);
      /** @type {HTMLElement} */ (node).hidden = !hit;
      found += hit ? 1 : 0;
    }
    none.hidden = found > 0;
  };
  const show = (/** @type {string} */ target) => {
    search.value = "";
    filter("");
    for (const node of list.children) node.classList.toggle("open-section", node.id === `rule-${target}`);
    const node = /** @type {HTMLElement | null} */ (list.querySelector(`#${CSS.escape(`rule-${target}`)}`));
    node?.scrollIntoView({ block: "start" });
    node?.focus({ preventScroll: true });
  };
  render(host, h("div", { class: "search-row" }, search), list, none);
  const target = section ? nearest(known, section) : null;
  if (target) show(target);
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
