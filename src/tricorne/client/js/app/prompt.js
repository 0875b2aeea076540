// @ts-check
/** The one line that asks: whose decision it is, what it is about, and at most a few buttons. */
import { iconButton, keycap } from "../icons.js";
import { html, keyed, nothing, repeat } from "../lit.js";
import { withTerms } from "../learn/terms.js";
import { answersInPanel, fightOf, waitsToBeRead } from "./battle.js";
import { capital, lineText, playerName, ruleLink, seatName, toned } from "./parts.js";
import { reasonsOf } from "./log.js";
import { confirming, figured } from "./options.js";
import { prefers } from "./prefers.js";
import { reasonOf, verdict } from "./verdict.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./types.js").Question} Question */
/** @typedef {import("./words.js").Part} Part */

const BUTTONS_IN_BAR = 4;
const REASONS_IN_BAR = 2;
/** Answers that end something. */
const ENDS = ["done", "end", "stop", "finish"];

/** @param {Desk} desk */
export function prompt(desk) {
  if (desk.replaying !== null) return past(desk);
  if (desk.stepping) return steps(desk);
  if (desk.shown.view.result && !desk.lesson) return over(desk);
  if (waitsToBeRead(desk)) return result(desk);
  // A new question has new buttons: a press that was meant for the one before is lost, not misunderstood.
  return desk.question ? keyed(desk.asked, asking(desk, desk.question)) : (desk.lesson?.prompt() ?? waiting(desk));
}

/** @param {Desk} desk @param {string | undefined} seat */
function chip(desk, seat) {
  if (!seat || seat === "table") return nothing;
  const name = seatName(desk, seat);
  return html`<span class="who" style=${toned(desk.module.tones[seat])} data-seat=${seat}>${capital(name)}</span>`;
}

/** The first sentence in bold, as it says what the question is about. @param {Desk} desk @param {Part[]} parts */
function headline(desk, parts) {
  const text = parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
  const [title, rest] = splitAt(parts, /^[^.:]{2,32}\. (?=.)/s.exec(text)?.[0].length ?? 0);
  const met = new Set();
  return html`${title.length ? html`<b>${withTerms(desk, title, { met })}</b>` : nothing}${withTerms(desk, rest, { met })}`;
}

/** What comes before so many characters, and what comes after them. @param {Part[]} parts @param {number} length @returns {[Part[], Part[]]} */
function splitAt(parts, length) {
  /** @type {[Part[], Part[]]} */
  const found = [[], []];
  let left = length;
  for (const part of parts) {
    const size = typeof part === "string" ? part.length : part.text.length;
    if (left >= size) found[0].push(part);
    else if (left > 0 && typeof part === "string") {
      found[0].push(part.slice(0, left));
      found[1].push(part.slice(left));
    } else found[1].push(part);
    left -= size;
  }
  return found;
}

/** @param {Desk} desk @param {Question} question */
function asking(desk, question) {
  const { words } = desk;
  const isLuck = question.seat === "table";
  const args = question.args ?? {};
  const text = isLuck ? [words.draw(question.kind, args)] : words.promptParts(question.kind, args);
  const rule = ruleLink(desk, question.rule);
  const beside = answersInPanel(desk);
  const cause = isLuck ? null : desk.module.cause?.(desk);
  const played = cause ? html`<b class="cause">${words.say("ui-cause", cause)}</b> ` : nothing;
  const below = beside ? [words.t("ui-in-panel")] : isLuck ? [] : words.whyParts(question.kind, args);
  return html`${chip(desk, isLuck ? desk.shown.seat : question.seat)}
    <div class="ask">
      ${desk.lesson ? html`<p class="visually-hidden">${desk.lesson.said}</p>` : nothing}
      <p class="question" id="question">${headline(desk, text)} ${below.length || cause ? nothing : rule}</p>
      ${below.length || cause ? html`<p class="why">${played}${withTerms(desk, below)} ${rule}</p>` : nothing}
    </div>
    <div class="buttons">${undoButton(desk)}${interruptButtons(desk)}${choiceButtons(desk, question)}</div>`;
}

/** What came of a battle, before the next question. @param {Desk} desk */
function result(desk) {
  const question = /** @type {Question} */ (desk.question);
  const { words } = desk;
  const battle = /** @type {import("./battle.js").Fight} */ (fightOf(desk)).battle;
  const next = words.prompt(question.kind, question.args ?? {});
  return html`${chip(desk, question.seat)}
    <div class="ask">
      <p class="question" id="question"><b>${battle.title}.</b> ${battle.result?.title}</p>
      <p class="why">${words.t("ui-then-asked", { question: next })}</p>
    </div>
    <div class="buttons">${undoButton(desk)}</div>`;
}

/** The choices that stand beside the question: none where they are too many or have no room. @param {Desk} desk */
export function inBar(desk) {
  const { choices, room, module } = desk;
  const few = (choices?.buttons.length ?? 0) <= BUTTONS_IN_BAR && !choices?.buttons.some((option) => module.family?.(desk, option));
  return choices && few && !room.crowded ? figured(choices) : [];
}

/** @param {Desk} desk @param {Question} question */
function choiceButtons(desk, question) {
  if (answersInPanel(desk)) return nothing;
  const firm = desk.choices && confirming(desk.choices);
  const own = repeat(
    inBar(desk),
    (option) => option,
    (option) => optionButton(desk, question, option),
  );
  return html`${own}${desk.acts.drafted.length ? draftButton(desk, question) : firm ? optionButton(desk, question, firm, { firm: true }) : nothing}`;
}

/** The button that sends the numbers that were picked. @param {Desk} desk @param {Question} question */
function draftButton(desk, question) {
  const what = desk.words.join(desk.acts.drafted.map(([head, n]) => desk.words.option(question.kind, `${head}:${n}`)));
  return html`<button
    type="button"
    class="firm"
    style=${toned(desk.module.tones[question.seat])}
    data-key="draft"
    @click=${() => desk.acts.takeDraft()}>
    ${desk.words.t("ui-take", { what })}${keycap("↵")}
  </button>`;
}

/** What an answer that ends something leaves unspent. @param {Desk} desk @param {Question} question @param {string} option */
function unspent({ module, words }, { kind, args }, option) {
  const [counted, word] = module.ends?.[kind] ?? [];
  const count = Number(counted && args?.[counted]);
  return word && count && ENDS.includes(option) ? words.t(word, { count }) : "";
}

/**
 * @param {Desk} desk
 * @param {Question} question
 * @param {string} option
 * @param {{firm?: boolean, key?: string, label?: string}} [look] the button that Enter presses; the figure that presses it; a shorter text
 */
export function optionButton(desk, question, option, { firm = false, key = firm ? "↵" : "", label = "" } = {}) {
  const { words, module } = desk;
  const left = unspent(desk, question, option);
  const detail = left || module.outcome?.(desk, option);
  const drawn = option
    .split(":")
    .map((part) => module.piece?.(part, desk))
    .find(Boolean);
  return html`<button
    type="button"
    class=${firm ? "firm" : "option"}
    style=${toned(firm ? module.tones[question.seat] : null)}
    title=${detail || nothing}
    aria-description=${module.explain?.(desk, option) || nothing}
    data-option=${option}
    @click=${() => desk.answer(option)}>
    ${drawn ? html`<span class="drawn" aria-hidden="true">${drawn}</span>` : nothing}<span>${label || words.option(question.kind, option)}${detail ? html`<small class=${left ? "left" : nothing}>${detail}</small>` : nothing}</span>${key ? keycap(key) : nothing}
  </button>`;
}

/** @param {Desk} desk */
function undoButton(desk) {
  if (desk.live.table.you.observer) return nothing;
  const { mayUndo, undoBar } = desk;
  return html`<button
    type="button"
    class="quiet"
    data-act="undo"
    title=${undoBar || nothing}
    ?disabled=${!mayUndo}
    aria-disabled=${undoBar ? "true" : nothing}
    @click=${desk.undo}>
    ${desk.words.t("ui-undo")}${keycap("U")}
  </button>`;
}

/** What this seat may do at any time, beside a question or while it waits. @param {Desk} desk */
function interruptButtons(desk) {
  return desk.shown.view.interrupts.map(
    (name) =>
      html`<button type="button" class="quiet" data-interrupt=${name} @click=${() => desk.answer(name)}>
        ${desk.words.option("interrupt", name)}
      </button>`,
  );
}

/** @param {Desk} desk */
function waiting(desk) {
  const { words, shown } = desk;
  const { asked } = shown.view;
  const [first] = asked;
  const names = asked.map(({ seat }) => {
    const info = shown.table.seats.find((s) => s.seat === seat);
    return info ? `${seatName(desk, seat)} (${playerName(desk, info)})` : words.noun(seat);
  });
  const about = first?.args ? words.promptParts(first.kind, first.args) : [];
  return html`${chip(desk, asked.length === 1 ? first.seat : undefined)}
    <div class="ask">
      <p class="question" id="question">${first ? words.t("ui-waiting-for", { who: words.join(names) }) : "…"}</p>
      ${about.length ? html`<p class="why">${withTerms(desk, about)} ${ruleLink(desk, first.rule)}</p>` : nothing}
    </div>
    <div class="buttons">${undoButton(desk)}${interruptButtons(desk)}</div>`;
}

/** The seat that acted last. @param {Desk} desk */
function actingSeat({ shown, module }) {
  const seats = (/** @type {import("./types.js").LogEntry} */ { args }) => [args.faction, args.seat, args.side];
  const line = shown.log.findLast((entry) => seats(entry).some((id) => module.tones[id]));
  return [...(line ? seats(line) : []), shown.view.asked[0]?.seat].find((id) => module.tones[id]);
}

/** @param {Desk} desk */
function steps(desk) {
  const { words, shown, stepping } = desk;
  const entry = shown.log.at(-1);
  const reasons = entry ? reasonsOf(desk, entry) : [];
  const paused = stepping?.paused ?? false;
  return html`${chip(desk, actingSeat(desk))}
    <div class="ask">
      <p class="question">${entry ? html`${lineText(desk, entry)} ${ruleLink(desk, entry.rule)}` : "…"}</p>
      <p class="why">
        <b>${words.t("ui-steps-left", { left: stepping?.left ?? 0 })}</b
        >${reasons.length ? ` · ${reasons.slice(0, REASONS_IN_BAR).join(" ")}` : nothing}
      </p>
    </div>
    <div class="buttons steer">
      ${iconButton(paused ? "play" : "pause", words.t(paused ? "ui-go-on" : "ui-pause"), () => desk.steer("pause"))}
      ${iconButton("step", words.t("ui-step"), () => desk.steer("step"))}
      <button type="button" class="quiet" data-act="skip" @click=${() => desk.steer("skip")}>${words.t("ui-skip")}${keycap("Esc")}</button>
    </div>`;
}

/** @param {Desk} desk */
function past(desk) {
  const { words, live, shown } = desk;
  const at = desk.replaying ?? 0;
  const entry = shown.log.at(-1);
  return html`<div class="ask">
      <p class="question" id="question">
        ${entry ? html`${lineText(desk, entry)} ${ruleLink(desk, entry.rule)}` : words.t("ui-beginning")}
      </p>
      <p class="why">
        <b>${words.t("ui-moment-of", { moment: at, last: live.view.moment })}</b
        >${prefers.phone ? nothing : html` · ${words.t("ui-replay-note")}`}
      </p>
    </div>
    <div class="buttons steer">
      ${iconButton("back", words.t("ui-step-back"), () => desk.stepBy(-1), { key: "back", disabled: at === 0 })}
      ${iconButton("step", words.t("ui-step"), () => desk.stepBy(1), { key: "step" })}
      <button type="button" class="quiet" data-act="present" @click=${() => desk.showMoment(null)}>
        ${words.t("ui-to-present")}${keycap("Esc")}
      </button>
    </div>`;
}

/** @param {Desk} desk */
function over(desk) {
  const { words, shown } = desk;
  return html`${chip(desk, shown.view.result?.winners[0])}
    <div class="ask result">
      <p class="question"><b>${verdict(desk)}</b></p>
      <p class="why">${desk.panel === "end" ? words.t(desk.module.secrets ? "ui-fog-lifted" : "ui-end-beside") : reasonOf(desk)}</p>
    </div>
    <div class="buttons">
      ${desk.panel === "end" ? nothing : html`<button type="button" class="quiet" data-act="result" @click=${() => desk.openPanel("end")}>${words.t("ui-game-over")}</button>`}
      <button type="button" class="quiet" @click=${() => desk.past.play()}>${words.t("ui-watch-again")}</button>
    </div>`;
}
