// @ts-check
/** The archive: every finished game that its players show. The filters stand in the address, so that a search is a link. */
import { html, nothing } from "../lit.js";
import { ENDINGS, GamesList, OUTCOMES } from "./games_list.js";
import { filterSelect, ofGame } from "./parts.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */
/** @typedef {Record<string, string>} Filters */

const NAMES = ["game", "scenario", "member", "against", "outcome", "how", "rated", "shortest", "longest", "since", "until"];
/** What is asked of a member's games only. */
const OF_MEMBER = ["against", "outcome"];

/** @type {Record<string, import("./main.js").Page>} */
export const PAGES = { archive };

/** What stands in the address. @returns {Filters} */
function wanted() {
  const given = new URLSearchParams(location.hash.replace(/^#archive\/?/, ""));
  return Object.fromEntries(NAMES.map((name) => [name, given.get(name) ?? ""]).filter(([, value]) => value));
}

/** Go to the games that these filters find. @param {Filters} filters */
function go(filters) {
  const kept = NAMES.filter((name) => filters[name] && (filters.member || !OF_MEMBER.includes(name)));
  const next = new URLSearchParams(kept.map((name) => [name, filters[name]])).toString();
  location.hash = next ? `#archive/${next}` : "#archive";
}

/** @param {ClubPage} page */
async function archive(page) {
  const filters = wanted();
  const list = await new GamesList(page, filters).more();
  return () =>
    html`<h1>${page.t("club-archive")}</h1>
      <p class="lead">${page.t("club-archive-hint")}</p>
      ${form(page, filters)}${list.view({ own: page.me !== null && filters.member === page.me.name })}`;
}

/** @param {ClubPage} page @param {Filters} filters */
function form(page, filters) {
  const change = (/** @type {Event} */ event) => {
    const target = /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target);
    if (!target.checkValidity()) return;
    const changed = { ...filters, [target.name]: target.value.trim() };
    if (target.name === "game") changed.scenario = "";
    go(changed);
  };
  const select = (/** @type {string} */ name, /** @type {string} */ label, /** @type {[string, string][]} */ choices) =>
    filterSelect(page, filters, name, label, choices);
  const input = (/** @type {string} */ name, /** @type {string} */ label, /** @type {string} */ type) =>
    html`<label
      >${page.t(label)}<input name=${name} type=${type} min=${type === "number" ? 0 : nothing} maxlength="40" value=${filters[name] ?? ""}
    /></label>`;
  const texts = (/** @type {Record<string, string>} */ all) =>
    Object.entries(all).map(([one, word]) => /** @type {[string, string]} */ ([one, page.t(word)]));
  return html`<form
    class="filters"
    aria-label=${page.t("club-filters")}
    @change=${change}
    @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
    ${ofGame(page, filters)} ${input("member", "club-member", "text")}
    ${filters.member ? html`${input("against", "club-against", "text")}${select("outcome", "club-result", texts(OUTCOMES))}` : nothing}
    ${select("how", "club-how", texts(ENDINGS))}
    ${select("rated", "club-counted", [
      ["true", page.t("club-rated-one")],
      ["false", page.t("club-unrated-one")],
    ])}
    ${input("shortest", "club-shortest", "number")}${input("longest", "club-longest", "number")}
    ${input("since", "club-from-day", "date")}${input("until", "club-until-day", "date")}
    ${Object.keys(filters).length ? html`<a class="quiet button" href="#archive">${page.t("club-no-filters")}</a>` : nothing}
  </form>`;
}
