// @ts-check
/** What a lesson says, and what can be done about it: beside what it speaks of, on a phone above the question. */
import { withTerms } from "./terms.js";
import { keycap } from "../icons.js";
import { html, keyed, nothing } from "../lit.js";

/** @typedef {import("./lesson.js").Lesson} Lesson */
/** @typedef {import("../app/words.js").Words} Words */

/** @param {Lesson} lesson */
export function bubble(lesson) {
  if (!lesson.speaks) return nothing;
  const { words } = lesson.desk;
  const { info, reply, replies } = lesson;
  const wrong = reply !== null && ["again", "refused"].includes(reply.is);
  const said = wrong ? reply.text : textOf(lesson);
  return html`<div
    class="bubble ${wrong ? "wrong" : ""} ${info.over ? "over" : ""}"
    data-step=${info.step}
    data-lesson=${info.id}
    data-reply=${reply?.is ?? ""}>
    <div class="bubble-head">
      <span>${titleOf(lesson)}</span>
      ${info.of ? html`<span class="dots" aria-hidden="true">${dots(info.step, info.of, info.over)}</span><span class="count">${words.t("ui-learn-step", { step: info.step, of: info.of })}</span>` : nothing}
    </div>
    ${keyed(
      replies,
      html`${info.step === 1 && !info.over && info.kind === "example" ? html`<p class="bubble-scene">${info.scene}</p>` : nothing}
        ${reply && !wrong && reply.text ? html`<p class="bubble-fine">${reply.text}</p>` : nothing}
        <p class="bubble-text">
          ${wrong ? html`<span class="bubble-sign" aria-hidden="true">!</span>` : nothing}${withTerms(lesson.desk, withPlaces(lesson.desk, said))}
        </p>`,
    )}
    <div class="bubble-acts">${acts(lesson, words)}</div>
  </div>`;
}

/** A sentence with the names of spaces apart, so that no term is found inside of one. @param {import("../app/desk.js").Desk} desk @param {string} said @returns {import("../app/words.js").Part[]} */
function withPlaces({ spaces, words }, said) {
  const ids = new Map([...spaces].map((id) => [words.nounOr(id, ""), id]));
  ids.delete("");
  const names = [...ids.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!names.length) return [said];
  return said.split(new RegExp(`((?<![\\p{L}])(?:${names.join("|")})(?![\\p{L}]))`, "u")).map((text) => {
    const id = ids.get(text);
    return id ? { id, text } : text;
  });
}

/** The sentence that stands. @param {Lesson} lesson */
export function textOf({ info, showing, hinted, desk: { words } }) {
  if (showing) return words.t("ui-learn-shown", { what: info.shown.join(" → ") });
  return hinted && !info.over ? info.hint : info.text;
}

/** @param {Lesson} lesson */
function titleOf({ info, items, desk: { words } }) {
  const number = items.indexOf(info.id) + 1;
  if (info.kind === "puzzle") return info.title;
  return info.kind === "example" ? words.t("ui-learn-example", { title: info.title }) : `${number} · ${info.title}`;
}

/** @param {number} step @param {number} of @param {boolean} over */
function dots(step, of, over) {
  return Array.from({ length: of }, (_, i) => html`<i class=${over || i + 1 < step ? "done" : i + 1 === step ? "now" : ""}></i>`);
}

/** @param {Lesson} lesson @param {Words} words */
function acts(lesson, words) {
  const { info, showing } = lesson;
  const button = (/** @type {string} */ word, /** @type {() => void} */ act, /** @type {string} */ name, firm = false) =>
    html`<button type="button" class=${firm ? "firm" : "quiet"} data-learn=${name} @click=${act}>
      ${words.t(word)}${firm ? keycap("↵") : nothing}
    </button>`;
  const back = info.step > 1 && !showing ? button("ui-learn-back", lesson.back, "back") : nothing;
  if (info.over) return html`${back}${button("ui-learn-again", lesson.again, "again", !info.reached)}${onward(lesson, button)}`;
  if (info.waits) return html`${back}${button("ui-learn-on", lesson.goOn, "on", true)}${leaving(lesson, words)}`;
  const hint = info.kind === "task" && !lesson.hinted ? button("ui-learn-hint", lesson.sayAgain, "hint") : nothing;
  return html`${back}${hint}${button(showing ? "ui-learn-enough" : "ui-learn-show", () => void lesson.show(), "show")}${leaving(lesson, words)}`;
}

/** @param {Lesson} lesson @param {Words} words */
function leaving(lesson, words) {
  if (lesson.info.kind === "example") return html`<a class="bubble-link" href="/" data-learn="leave">${words.t("ui-learn-leave")}</a>`;
  return html`<button type="button" class="bubble-link" data-learn="skip" @click=${lesson.skip}>${words.t("ui-learn-skip")}</button>`;
}

/** At the end: the next lesson, or a real game. @param {Lesson} lesson @param {(word: string, act: () => void, name: string, firm?: boolean) => unknown} button */
function onward(lesson, button) {
  const { info } = lesson;
  const words = lesson.desk.words;
  if (info.kind === "example") return html`<a class="quiet" href="/" data-learn="leave">${words.t("ui-learn-leave")}</a>`;
  if (!info.reached) return html`${button("ui-learn-show", () => void lesson.show(), "show")}${leaving(lesson, words)}`;
  const { next } = lesson;
  const game = html`<a class=${next ? "quiet" : "firm"} href="/#first/${lesson.where.game}" data-learn="play"
    >${words.t("ui-learn-play")}</a
  >`;
  return html`${next ? button("ui-learn-next", () => lesson.goTo(next), "next", true) : nothing}${game}`;
}

/** The bar that asks, where nothing is asked of the learner. @param {Lesson} lesson */
export function quietPrompt(lesson) {
  const { info, desk } = lesson;
  const { words } = desk;
  const text = info.over ? words.t(info.reached ? "ui-learn-finished" : "ui-learn-missed") : words.t("ui-learn-watch");
  return html`<div class="ask">
    <p class="visually-hidden">${textOf(lesson)}</p>
    <p class="question" id="question">${text}</p>
  </div>`;
}
