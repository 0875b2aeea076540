// @ts-check
/** The coach: one line under the question, and how much it says. */
import { html, nothing } from "../lit.js";
import { prefers } from "../app/prefers.js";
import { LEVELS, levelOf, mayCoach } from "./assist.js";

/** @typedef {import("../app/desk.js").Desk} Desk */

/** @param {Desk} desk */
export function coachLine(desk) {
  if (!mayCoach(desk) || !desk.question || desk.stepping || desk.replaying !== null) return nothing;
  const level = levelOf(desk);
  if (level === "off") return nothing;
  const said = desk.warned ? warning(desk) : level === "full" ? advice(desk) : nothing;
  if (said === nothing && level === "warnings") return nothing;
  return html`<div class="coach ${desk.warned ? "warns" : ""}" data-warned=${desk.warned}>
    <p>${said}</p>
    ${desk.warned ? allTheSame(desk) : nothing} ${levels(desk, level)}
  </div>`;
}

/** @param {Desk} desk @param {import("./assist.js").Because[]} why */
function reasons({ words }, why) {
  return why.map(([say, args]) => words.say(say, args)).join(" ");
}

/** What a strong player would look at. @param {Desk} desk */
function advice(desk) {
  const { coaching, question, words } = desk;
  if (!coaching || !question) return html`<span class="coach-waits">…</span>`;
  const [best, second] = coaching.advice;
  if (!best) return nothing;
  const name = (/** @type {string} */ option) => words.option(question.kind, option);
  const other = second
    ? html` ${words.t("ui-coach-or")} <b>${name(second.option)}</b>${second.why.length ? html`: ${reasons(desk, second.why)}` : "."}`
    : nothing;
  return html`${words.t("ui-coach-look")}
    <b data-advice=${best.option}>${name(best.option)}</b>${best.why.length ? html`: ${reasons(desk, best.why)}` : "."}${other}`;
}

/** What an answer would throw away. @param {Desk} desk */
function warning(desk) {
  const { coaching, question, words, warned } = desk;
  if (!coaching || !question) return nothing;
  const option = words.option(question.kind, warned);
  const best = coaching.advice[0];
  const instead = best ? words.t("ui-coach-more", { what: words.option(question.kind, best.option) }) : "";
  return html`<b>${words.t("ui-coach-wait", { what: option })}</b> ${reasons(desk, coaching.warnings[warned] ?? [])} ${instead}`;
}

/** @param {Desk} desk */
function allTheSame(desk) {
  return html`<button type="button" class="quiet" data-act="all-the-same" @click=${() => desk.answer(desk.warned)}>
    ${desk.words.t("ui-coach-anyway")}
  </button>`;
}

/** @param {Desk} desk @param {string} level */
function levels({ words }, level) {
  return html`<div class="coach-levels" role="group" aria-label=${words.t("ui-coach")}>
    ${LEVELS.map(
      (name) =>
        html`<button
          type="button"
          class="segment"
          aria-pressed=${name === level}
          data-level=${name}
          @click=${() => prefers.change({ coach: name })}>
          ${words.t(`ui-coach-${name}`)}
        </button>`,
    )}
  </div>`;
}

/** The next level, for a key. @param {Desk} desk */
export function nextLevel(desk) {
  const now = LEVELS.indexOf(levelOf(desk));
  prefers.change({ coach: LEVELS[(now + 1) % LEVELS.length] });
}
