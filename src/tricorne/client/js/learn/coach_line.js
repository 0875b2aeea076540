// @ts-check
/** The coach: one line under the question, and how much it says. */
import { html, nothing } from "../lit.js";
import { waitsToBeRead } from "../app/battle.js";
import { prefers } from "../app/prefers.js";
import { LEVELS, coachingOf, levelOf, mayCoach } from "./assist.js";
import { withTerms } from "./terms.js";

/** @typedef {import("../app/desk.js").Desk} Desk */

/** @param {Desk} desk */
export function coachLine(desk) {
  if (!mayCoach(desk) || !desk.question || desk.stepping || desk.replaying !== null || waitsToBeRead(desk)) return nothing;
  const level = levelOf(desk);
  if (level === "off") return nothing;
  const said = desk.warned ? warning(desk) : level === "full" ? advice(desk) : nothing;
  const first = desk.warned ? nothing : occasion(desk);
  if (said === nothing && first === nothing && level === "warnings") return nothing;
  return html`<div class="coach ${desk.warned ? "warns" : ""}" data-warned=${desk.warned}>
    <div class="coach-says">
      ${desk.warned || level !== "full" ? nothing : lookBack(desk)}${first}
      <p>${said}</p>
    </div>
    ${desk.warned ? allTheSame(desk) : nothing} ${levels(desk, level)}
  </div>`;
}

/** @param {Desk} desk @param {import("./assist.js").Because[]} why */
function reasons({ words }, why) {
  return why.map(([say, args]) => words.say(say, args)).join(" ");
}

/** What has just come up for the first time, and the lesson that shows it, beside the game. @param {Desk} desk */
function occasion(desk) {
  const { words, game, key } = desk;
  const found = coachingOf(desk) && key?.occasions[desk.occasion];
  if (!found) return nothing;
  const label = words.t("ui-coach-show", { minutes: found.minutes });
  return html`<p class="occasion" data-occasion=${desk.occasion}>
    ${withTerms(desk, found.say)} <a href="/learn/${game.id}/${found.lesson}" target="_blank" data-act="show-lesson">${label}</a>
  </p>`;
}

/** What the last turn brought, and a better answer that was overlooked in it, with the moment at which it was to be had. @param {Desk} desk */
function lookBack(desk) {
  const { words, turnSeen } = desk;
  if (!turnSeen) return nothing;
  const { brought, since, overlooked } = turnSeen;
  const lines = [
    ...(brought.length ? [words.t("ui-coach-turn"), reasons(desk, brought)] : []),
    ...(since.length ? [words.t(brought.length ? "ui-coach-since" : "ui-coach-since-turn"), reasons(desk, since)] : []),
  ];
  return html`${lines.length ? html`<p class="looked-back">${lines.join(" ")}</p>` : nothing}
  ${overlooked ? missed(desk, overlooked) : nothing}`;
}

/** @param {Desk} desk @param {import("./assist.js").Overlooked} overlooked */
function missed(desk, { moment, kind, played, better }) {
  const { words } = desk;
  const name = (/** @type {string} */ option) => words.option(kind, option);
  const see = html`<button type="button" class="text-link" data-act="see-overlooked" @click=${() => desk.showMoment(moment)}>
    ${words.t("ui-coach-see")}
  </button>`;
  return html`<p class="looked-back" data-overlooked=${better.option}>
    ${words.t("ui-coach-overlooked", { played: name(played) })} <b>${name(better.option)}</b>: ${reasons(desk, better.why)} ${see}
  </p>`;
}

/** What a strong player would look at, without what is kept for whoever asks why. @param {Desk} desk */
function advice(desk) {
  const { question, words } = desk;
  const coaching = coachingOf(desk);
  if (!coaching || !question) return html`<span class="coach-waits">…</span>`;
  const [best, second] = coaching.advice;
  if (!best) return nothing;
  const isNew = (/** @type {import("./assist.js").Because} */ [say, args]) => desk.whyAsked || !coaching.kept.has(words.say(say, args));
  const because = (/** @type {typeof best} */ { why }) => {
    const said = why.filter(isNew);
    return said.length ? html`: ${reasons(desk, said)}` : ".";
  };
  const other = second ? html` ${words.t("ui-coach-or")} ${named(desk, second.option)}${because(second)}` : nothing;
  const more = coaching.kept.size && !desk.whyAsked ? askWhy(desk) : nothing;
  return html`${words.t("ui-coach-look")}
    <span data-advice=${best.option}>${named(desk, best.option)}</span>${because(best)}${other}${more}`;
}

/** @param {Desk} desk */
function askWhy(desk) {
  const asks = () => desk.change({ whyAsked: true });
  return html` <button type="button" class="text-link" data-act="ask-why" @click=${asks}>${desk.words.t("ui-coach-why")}</button>`;
}

/** The name of an answer; where it is a space of the map, it brings the space into view. @param {Desk} desk @param {string} option */
function named(desk, option) {
  const name = desk.words.option(desk.question?.kind ?? "", option);
  const space = [...(desk.choices?.spaces ?? [])].find(([, options]) => options.includes(option))?.[0];
  if (!space) return html`<b>${name}</b>`;
  const seek = (/** @type {MouseEvent} */ event) => desk.change({ sought: { space, byKey: event.detail === 0 } });
  const label = desk.words.t("ui-coach-where", { what: name });
  return html`<button type="button" class="text-link" data-seek=${space} aria-label=${label} title=${label} @click=${seek}>
    ${name}
  </button>`;
}

/** What an answer would throw away; where nothing is to be said of it, what speaks for the better one. @param {Desk} desk */
function warning(desk) {
  const { question, words, warned } = desk;
  const coaching = coachingOf(desk);
  if (!coaching || !question) return nothing;
  const option = words.option(question.kind, warned);
  const best = coaching.advice[0];
  const why = coaching.warnings[warned] ?? [];
  const instead = best ? words.t("ui-coach-more", { what: words.option(question.kind, best.option) }) : "";
  const better = best && !why.length ? reasons(desk, best.why) : "";
  return html`<b>${words.t("ui-coach-wait", { what: option })}</b> ${reasons(desk, why)} ${instead} ${better}`;
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
