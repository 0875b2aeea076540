// @ts-check
/** How you win, the turn with its present step, and what each piece, sign and term means: the panel `key`. */
import { html, nothing } from "../lit.js";
import { ruleLink } from "../app/parts.js";
import { drawingOf } from "./drawings.js";
import { standingShown } from "./standing_line.js";

/** @typedef {import("../app/desk.js").Desk} Desk */
/** @typedef {{id: string, name: string, about: string, draw: string, rule: string, lesson: string}} Entry */
/** @typedef {{groups: {id: string, name: string, entries: Entry[]}[], terms: Record<string, string>, occasions: Record<string, {say: string, lesson: string, minutes: number}>}} Key */

/** @typedef {Pick<Desk, "words" | "game" | "key" | "term">} Reader who reads the key, at a table or beside the rules */

/** @param {Desk} desk */
export function keyPanel(desk) {
  const standing = standingShown(desk);
  return html`<div class="key-panel">${standing ? winning(desk, standing) : nothing}${keyGroups(desk)}</div>`;
}

/** Every piece, sign and term. @param {Reader} reader */
export function keyGroups(reader) {
  const { words, key } = reader;
  return key ? key.groups.map((group) => section(reader, group)) : html`<p class="empty">${words.t("ui-loading")}</p>`;
}

/** @param {Desk} desk @param {import("./assist.js").Standing} standing */
function winning(desk, { lines, places, stages, stage }) {
  const { words } = desk;
  const point = (/** @type {string} */ place) => () => desk.name(desk.isSpace(place) ? [place] : []);
  return html`<section class="key-win">
      <h3 class="caption">${words.t("ui-how-you-win")}</h3>
      ${lines.map((line) => html`<p class="win-line">${line.side ? html`<b>${words.nounOr(line.side)}.</b> ` : nothing}${words.say(line.say, line.args)}</p>`)}
      ${places.length ? html`<h3 class="caption">${words.t("ui-one-step")}</h3>` : nothing}
      <ol class="win-places">
        ${places.map(
          ({ place, say, args }) =>
            html`<li @pointerenter=${point(place)} @pointerleave=${() => desk.name([])}>${words.say(say, args)}</li>`,
        )}
      </ol>
    </section>
    ${stages.length ? sequence(desk, stages, stage) : nothing}`;
}

/** The sequence of play, with the present step marked. @param {Desk} desk @param {{id: string, rule: string}[]} stages @param {string} stage */
function sequence(desk, stages, stage) {
  const at = stages.findIndex(({ id }) => id === stage);
  return html`<section class="key-turn">
    <h3 class="caption">${desk.words.t("ui-the-turn")}</h3>
    <ol class="stages">
      ${stages.map(
        ({ id, rule }, i) =>
          html`<li class=${i === at ? "now" : i < at ? "past" : ""} aria-current=${i === at ? "step" : nothing}>
            ${desk.words.say(`stage-${id}`)} ${ruleLink(desk, rule)}
          </li>`,
      )}
    </ol>
  </section>`;
}

/** @param {Reader} reader @param {Key["groups"][number]} group */
function section(reader, group) {
  return html`<section class="key-group">
    <h3 class="caption">${group.name}</h3>
    <dl>${group.entries.map((entry) => oneEntry(reader, entry))}</dl>
  </section>`;
}

/** @param {Reader} reader @param {Entry} entry */
function oneEntry(reader, { id, name, about, draw, rule, lesson }) {
  const { words, game, term } = reader;
  return html`<div class="key-entry ${term === id ? "found" : ""}" id="key-${id}" tabindex="-1">
    <span class="key-drawn" aria-hidden="true">${drawingOf(draw)}</span>
    <dt>${name} ${ruleLink(reader, rule)}</dt>
    <dd>${about}${lesson ? html` <a class="key-lesson" href="/learn/${game.id}/${lesson}">${words.t("ui-learn")}</a>` : nothing}</dd>
  </div>`;
}
