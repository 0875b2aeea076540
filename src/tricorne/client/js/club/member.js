// @ts-check
/** A member's page: games by title and side, rating, pace and reliability, the visitor's games against them, the archive. */
import { call } from "../app/api.js";
import { html, nothing, svg } from "../lit.js";
import { courseChart } from "./charts.js";
import { GamesList } from "./games_list.js";
import { playersOf, sideMarks } from "./parts.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */
/** @typedef {{game: string, side: string, games: number, won: number, drawn: number, lost: number, rated: number, score: number, expected: number}} SideRecord */
/** @typedef {{games: number, won: number, drawn: number, lost: number}} Sum */

/**
 * @typedef {object} Member
 * @property {string} name
 * @property {number} since
 * @property {string} language
 * @property {boolean} you
 * @property {boolean} follows
 * @property {string[]} hides
 * @property {{game: string, scenario: string, rating: number, spread: number}[] | null} standings
 * @property {{game: string, table: string, at: number, rating: number, spread: number}[] | null} course
 * @property {SideRecord[] | null} sides
 * @property {import("./lobby.js").LobbyTable[] | null} running
 * @property {Sum | null} versus
 * @property {{turns: number, quarter: number, half: number, three_quarters: number, nine_tenths: number} | null} pace
 * @property {{games: number, to_the_end: number, lost_on_time: number, left_to_bot: number, running: number} | null} reliability
 */

/** Shares are shown from so many games on; before, they would say more than is known. */
const ENOUGH = 10;
/** What a member may keep private. @type {Record<string, string>} */
const PARTS = { games: "club-part-games", rating: "club-part-rating", pace: "club-part-pace", presence: "club-part-presence" };
/** @type {Record<string, string>} */
const READS = { en: "club-speaks-en", es: "club-speaks-es" };

/** @type {Record<string, import("./main.js").Page>} */
export const PAGES = { player };

/** @param {ClubPage} page @param {string} name */
async function player(page, name) {
  /** @type {Member} */
  const member = await call(`/players/${encodeURIComponent(name)}`);
  const list = member.sides ? await new GamesList(page, { member: member.name }).more() : null;
  let chosen = "";
  const choose = (/** @type {string} */ game) => {
    chosen = game;
    page.change({});
  };
  const draw = () =>
    html`${head(page, member)}
      <div class="member-page">
        <div class="wide">${games(page, member)}</div>
        <div class="narrow">
          ${pace(page, member)}${course(page, member, chosen, choose)}${versus(page, member)}${running(page, member)}
        </div>
      </div>
      ${
        list
          ? html`<section class="club-section">
              <div class="with-aside">
                <h2>${page.t("club-archive")}</h2>
                <a href="#archive/member=${encodeURIComponent(member.name)}">${page.t("club-search")}</a>
              </div>
              ${list.view({ own: member.you })}
            </section>`
          : nothing
      }`;
  return Object.assign(draw, { title: member.name });
}

/** @param {ClubPage} page @param {Member} member */
function head(page, member) {
  const { name, you, follows } = member;
  const path = encodeURIComponent(name);
  const follow = async () => {
    await call(`/me/follows/${path}`, { method: follows ? "DELETE" : "PUT" });
    await page.open();
  };
  const block = async () => {
    await call(`/me/blocks/${path}`, { method: "PUT" });
    page.tell(page.t("club-blocked-now", { name }));
  };
  const about = [page.t("club-since", { when: page.day(member.since) }), page.t(READS[member.language])];
  return html`<header class="member-head">
      <span class="initial" aria-hidden="true">${[...name][0].toUpperCase()}</span>
      <div>
        <h1>${name}</h1>
        <p>${about.join(" · ")}</p>
      </div>
      ${
        page.me && !you
          ? html`<div class="button-row">
              <a class="firm button" href="#new/${path}">${page.t("club-challenge", { name })}</a>
              <button type="button" class="quiet" aria-pressed=${follows} @click=${() => page.attempt(follow)}>
                ${page.t(follows ? "club-unfollow" : "club-follow")}
              </button>
              <button type="button" class="quiet" @click=${() => page.attempt(block)}>${page.t("club-block")}</button>
              <a class="quiet button" href="#report/${new URLSearchParams({ member: name })}">${page.t("club-report")}</a>
            </div>`
          : nothing
      }
    </header>
    ${you ? privacy(page, member) : nothing}`;
}

/** What others see. @param {ClubPage} page @param {Member} member */
function privacy(page, member) {
  const change = (/** @type {Event} */ event) => {
    const form = /** @type {HTMLFormElement} */ (/** @type {Element} */ (event.target).closest("form"));
    const hides = Object.keys(PARTS).filter((part) => !new FormData(form).has(part));
    page.attempt(async () => {
      await call("/me/privacy", { method: "PUT", body: { hides } });
      page.tell(page.t("club-saved"));
    });
  };
  return html`<form class="privacy" @change=${change}>
    <fieldset>
      <legend>${page.t("club-others-see")}</legend>
      ${Object.entries(PARTS).map(([part, label]) => html`<label class="check"><input type="checkbox" name=${part} ?checked=${!member.hides.includes(part)} />${page.t(label)}</label>`)}
    </fieldset>
  </form>`;
}

/** A card, or that it is kept private. @param {ClubPage} page @param {string} title @param {unknown} aside @param {unknown} content */
function card(page, title, aside, content) {
  return html`<section class="card">
    <div class="with-aside">
      <h2>${page.t(title)}</h2>
      ${aside ? html`<small>${aside}</small>` : nothing}
    </div>
    ${content ?? html`<p class="empty">${page.t("club-kept-private")}</p>`}
  </section>`;
}

/** Won, drawn and lost as one bar. @param {ClubPage} page @param {Sum} sum */
function outcomeBar(page, { games: all, won, drawn, lost }) {
  const words = page.t("club-won-drawn-lost", { won, drawn, lost });
  let x = 0;
  const part = (/** @type {number} */ count, /** @type {string} */ name) => {
    const width = (count / all) * 100;
    const number = width > 6 * String(count).length + 2 ? svg`<text x=${(x + width / 2).toFixed(2)} y="12">${count}</text>` : nothing;
    const drawing = count ? svg`<rect class=${name} x=${x.toFixed(2)} width=${width.toFixed(2)} height="16" />${number}` : nothing;
    x += width;
    return drawing;
  };
  return html`<svg class="outcomes" viewBox="0 0 100 16" role="img" aria-label=${words}>
    ${part(won, "won")}${part(drawn, "drawn")}${part(lost, "lost")}
  </svg>`;
}

/** @param {ClubPage} page @param {number} part @param {number} all */
function percent(page, part, all) {
  return all >= ENOUGH ? new Intl.NumberFormat(page.words.language, { style: "percent" }).format(part / all) : "";
}

/** @param {ClubPage} page @param {Member} member */
function games(page, member) {
  const { sides, standings } = member;
  if (!sides) return card(page, "club-by-side", "", null);
  const all = sides.reduce((sum, one) => sum + one.games, 0);
  if (!all) return card(page, "club-by-side", "", html`<p class="empty">${page.t("club-no-games")}</p>`);
  const group = (/** @type {string} */ game) => {
    const standing = standings?.find((one) => one.game === game && !one.scenario);
    const rated = standing ? page.t("club-rating-of", { rating: String(standing.rating), spread: String(standing.spread) }) : "";
    return html`<tbody>
      <tr>
        <th colspan="5" scope="rowgroup">${page.titleOf(game, "")} <small>${rated}</small></th>
      </tr>
      ${sides.filter((one) => one.game === game).map((one) => sideRow(page, one))}
    </tbody>`;
  };
  return card(
    page,
    "club-by-side",
    page.t("club-games-count", { count: all }),
    html`<table class="figures by-side">
        <thead>
          <tr>
            <th scope="col">${page.t("club-side")}</th>
            <th scope="col" class="amount">${page.t("club-played")}</th>
            <th scope="col">${page.t("club-outcomes")}</th>
            <th scope="col" class="amount">${page.t("club-scored")}</th>
            <th scope="col" class="amount">${page.t("club-expected")}</th>
          </tr>
        </thead>
        ${[...new Set(sides.map((one) => one.game))].map(group)}
      </table>
      <p class="hint">${page.t("club-expected-hint")}</p>`,
  );
}

/** @param {ClubPage} page @param {SideRecord} one */
function sideRow(page, one) {
  return html`<tr>
    <td>${sideMarks(one.game, one.side.split("+"))}${page.sideName(one.game, one.side)}</td>
    <td class="amount">${one.games}</td>
    <td>${outcomeBar(page, one)}</td>
    <td class="amount"><b>${percent(page, one.score, one.rated)}</b></td>
    <td class="amount">${percent(page, one.expected, one.rated)}</td>
  </tr>`;
}

/** @param {ClubPage} page @param {Member} member */
function pace(page, member) {
  const { pace: took, reliability: kept } = member;
  if (!kept) return card(page, "club-pace", "", null);
  const figure = (/** @type {unknown} */ value, /** @type {string} */ label) => html`<li><b>${value}</b><span>${page.t(label)}</span></li>`;
  const enough = kept.games >= ENOUGH;
  return card(
    page,
    "club-pace",
    page.t("club-last-year"),
    html`<ul class="paces">
        ${took ? [figure(page.span(took.half, "short"), "club-half-within"), figure(page.span(took.nine_tenths, "short"), "club-nine-within")] : nothing}
        ${kept.games ? figure(enough ? percent(page, kept.to_the_end, kept.games) : `${kept.to_the_end} / ${kept.games}`, "club-to-the-end") : nothing}
      </ul>
      ${took ? html`<p>${page.t("club-quartiles", { quarter: page.span(took.quarter), three: page.span(took.three_quarters), turns: took.turns })}</p>` : nothing}
      <p>${page.t("club-reliability", { late: kept.lost_on_time, left: kept.left_to_bot, running: kept.running })}</p>`,
  );
}

/** The rating in one game over time; which one is chosen above it. @param {ClubPage} page @param {Member} member @param {string} chosen @param {(game: string) => void} choose */
function course(page, { course: all }, chosen, choose) {
  if (!all) return card(page, "club-rating", "", null);
  const played = [...new Set(all.map((step) => step.game))];
  if (!played.length) return nothing;
  const game = chosen || all[all.length - 1].game;
  const pick = html`<select
    aria-label=${page.t("club-game")}
    @change=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value)}>
    ${played.map((one) => html`<option value=${one} ?selected=${one === game}>${page.titleOf(one, "")}</option>`)}
  </select>`;
  const steps = all.filter((step) => step.game === game);
  return card(
    page,
    "club-rating",
    pick,
    courseChart(page.t("club-course"), steps, (seconds) => page.day(seconds)),
  );
}

/** @param {ClubPage} page @param {Member} member */
function versus(page, { versus: sum, name }) {
  if (!sum) return nothing;
  return html`<section class="card">
    <div class="with-aside">
      <h2>${page.t("club-you-and", { name })}</h2>
      <small>${page.t("club-games-count", { count: sum.games })}</small>
    </div>
    ${outcomeBar(page, sum)}
    <p>${page.t("club-won-drawn-lost", { won: sum.won, drawn: sum.drawn, lost: sum.lost })}</p>
  </section>`;
}

/** @param {ClubPage} page @param {Member} member */
function running(page, { running: tables }) {
  if (!tables?.length) return nothing;
  return card(
    page,
    "club-running",
    "",
    html`<ul class="plain-list">
      ${tables.map(
        (table) =>
          html`<li>
            <a href="/t/${table.table}">${table.name || page.titleOf(table.game, table.scenario)}</a>
            <small
              >${[table.seats.map((seat) => page.seatName(table.game, seat)).join(", "), playersOf(page, table)].filter(Boolean).join(" · ")}</small
            >
          </li>`,
      )}
    </ul>`,
  );
}
