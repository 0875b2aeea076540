// @ts-check
/** The standings of an event, with the rule of counting above them. */
import { playerTitle } from "../app/parts.js";
import { html, nothing } from "../lit.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */
/** @typedef {import("./events.js").ClubEvent} ClubEvent */
/** @typedef {import("./events.js").Standing} Standing */

const OUT = { left: "club-out-left", removed: "club-out-removed", time: "club-out-time" };

/** A number of points, with halves as people write them. @param {number} points */
export function score(points) {
  const whole = Math.floor(points);
  if (points - whole === 0.5) return whole ? `${whole}½` : "½";
  return Number.isInteger(points) ? String(points) : points.toFixed(2);
}

/** @param {ClubPage} page @param {Standing} one */
export function playerName(page, one) {
  if (one.bot) return `${playerTitle(page.words, one.bot)} ${one.number + 1}`;
  return one.name ?? page.t("club-former");
}

/** Which columns there are, by format. @param {ClubEvent} seen @returns {[string, (one: Standing) => string][]} */
function columns({ rules }) {
  if (rules.format === "ladder")
    return [
      ["club-played", (one) => String(one.played)],
      ["club-event-wins", (one) => score(one.wins)],
    ];
  if (rules.format === "cup" || rules.format === "match")
    return [
      ["club-event-rounds-won", (one) => score(one.points)],
      ["club-event-wins", (one) => score(one.wins)],
      ["club-event-margin", (one) => String(one.margin)],
    ];
  return [
    ["club-event-points", (one) => score(one.points)],
    ["club-event-wins", (one) => score(one.wins)],
    ["club-event-direct", (one) => score(one.direct)],
    ["club-event-sonneborn", (one) => score(one.sonneborn)],
    ["club-event-margin", (one) => String(one.margin)],
  ];
}

/** So many rows of long standings are shown at first, and the person's own. */
const FIRST = 16;
/** The events whose standings this person wants to see whole. @type {Set<string>} */
const whole = new Set();

/** What a pairing or a place is worth, in one sentence. @param {ClubPage} page @param {ClubEvent} seen */
export function countingRule(page, { rules, points }) {
  if (rules.format === "pools") return page.t("club-rule-places", { places: points.places.join(" – ") });
  if (rules.format === "cup" || rules.format === "match") return page.t("club-rule-goes-on");
  return rules.format === "ladder" ? "" : page.t("club-rule-points", { won: points.won, drawn: points.drawn, free: points.free });
}

/** Formats whose standings say how the round stands. */
const BY_ROUNDS = ["round-robin", "swiss", "cup"];

/**
 * @param {ClubPage} page
 * @param {ClubEvent} seen
 * @param {Standing | undefined} own
 * @param {Map<number, string>} stands how the round stands, by number
 */
export function standingsTable(page, seen, own, stands) {
  const all = seen.standings;
  const long = all.length > FIRST + 4 && !whole.has(seen.id);
  const rows = long ? all.filter((one, n) => n < FIRST || one === own) : all;
  const showAll = () => {
    whole.add(seen.id);
    page.change({});
  };
  const begun = seen.state !== "open";
  const shown = begun ? columns(seen) : [];
  const round =
    seen.state === "running" && BY_ROUNDS.includes(seen.rules.format) ? page.t("club-event-round-number", { round: seen.round }) : "";
  const rule = begun ? countingRule(page, seen) : "";
  const row = (/** @type {Standing} */ one) =>
    html`<tr class=${one === own ? "own" : ""}>
      ${begun ? html`<td class="amount">${one.place}</td>` : nothing}
      <th scope="row">
        ${one.name ? html`<a href="#player/${encodeURIComponent(one.name)}">${one.name}</a>` : playerName(page, one)}
        ${one === own ? html`<small>${page.t("club-event-you")}</small>` : nothing}
        ${one.state === "out" ? html`<small>${page.t(OUT[/** @type {keyof typeof OUT} */ (one.why)] ?? OUT.left)}</small>` : nothing}
      </th>
      ${shown.map(([label, value]) => html`<td class="amount" data-label=${page.t(label)}>${value(one)}</td>`)}
      ${round ? html`<td class="round-stands" data-label=${round}>${stands.get(one.number) ?? ""}</td>` : nothing}
    </tr>`;
  return html`<section class="club-section">
    <h2>${page.t(begun ? "club-standings" : "club-event-who")}</h2>
    ${rule ? html`<p class="counting">${rule}</p>` : nothing}
    ${
      seen.standings.length
        ? html`<table class="figures stacks event-standings">
              <thead>
                <tr>
                  ${begun ? html`<th class="amount">#</th>` : nothing}
                  <th>${page.t("club-name")}</th>
                  ${shown.map(([label]) => html`<th class="amount">${page.t(label)}</th>`)} ${round ? html`<th>${round}</th>` : nothing}
                </tr>
              </thead>
              <tbody>
                ${rows.map(row)}
              </tbody>
            </table>
            ${
              long
                ? html`<div class="button-row">
                    <button type="button" class="quiet" data-act="all" @click=${showAll}>
                      ${page.t("club-all-players", { count: all.length })}
                    </button>
                  </div>`
                : nothing
            }`
        : html`<p class="empty">${page.t("club-event-nobody")}</p>`
    }
    ${seen.spares.length ? html`<p>${page.t("club-event-spares", { names: seen.spares.join(", ") })}</p>` : nothing}
  </section>`;
}
