// @ts-check
/** The look back beside the board: the answers of the moment that is shown, turning points, what was tried out, comments. */
import { icon } from "../icons.js";
import { html, nothing, styles } from "../lit.js";
import { linesOf, sideName } from "./analysis_chart.js";
import { knownTables } from "./memory.js";
import { ruleLink, seatName, toned } from "./parts.js";
import { copyText } from "./copying.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./look_back.js").LookBack} LookBack */
/** @typedef {import("./look_back.js").Answered} Answered */
/** @typedef {import("./look_back.js").Compared} Compared */
/** @typedef {import("./look_back.js").Part} Part */

const HUNDRED = 100;
const IN_BRIEF = 3;

/** @param {number} chance */
const percent = (chance) => `${Math.round(HUNDRED * chance)} %`;

/** Points of a hundred with their sign. @param {number} change */
function signed(change) {
  const points = Math.round(HUNDRED * change);
  return points > 0 ? `+${points}` : String(points).replace("-", "−");
}

/** @param {Desk} desk */
export function analysisPanel(desk) {
  const { lookBack, words } = desk;
  if (!lookBack) return nothing;
  if (lookBack.refused) return html`<p class="empty">${lookBack.refused}</p>`;
  const { analysis } = lookBack;
  return html`<div class="analysis">
    ${analysis && analysis.done === 1 ? nothing : progress(desk, analysis?.done ?? 0)} ${momentPart(desk, lookBack)}
    ${analysis ? html`${turningPoints(desk, lookBack)}${costly(desk, lookBack)}` : nothing} ${branches(desk, lookBack)}
    ${comments(desk, lookBack)}
    <p class="keys-hint">${icon("eye")}${words.t("ui-lb-keys")}</p>
  </div>`;
}

/** @param {Desk} desk @param {number} done */
function progress({ words }, done) {
  return html`<div class="progress" role="status">
    <p>${words.t("ui-lb-working", { percent: Math.round(HUNDRED * done) })}</p>
    <progress max="1" value=${done} aria-label=${words.t("ui-lb-progress")}></progress>
  </div>`;
}

/** What was answered at the moment that is shown, and what would have been better. @param {Desk} desk @param {LookBack} lookBack */
function momentPart(desk, lookBack) {
  const { words, replaying } = desk;
  if (replaying === null) return html`<section><p class="empty">${words.t("ui-lb-go-to")}</p></section>`;
  const found = lookBack.shown;
  return html`<section>
    ${turnLine(desk, lookBack.turnAt(replaying))}
    ${found === null ? html`<p class="empty">${words.t("ui-lb-no-choice")}</p>` : answers(desk, lookBack, found)}
    <div class="button-row">
      <button type="button" class="firm" data-act="try" @click=${() => void lookBack.tryOut(found ?? null)}>
        ${icon("fork")}${words.t("ui-lb-try")}
      </button>
      <button type="button" class="quiet" @click=${() => void copyLink(desk)}>${icon("share")}${words.t("ui-lb-link")}</button>
    </div>
  </section>`;
}

/** @param {Desk} desk @param {Part | undefined} turn */
function turnLine(desk, turn) {
  if (!turn) return nothing;
  const { words, lookBack } = desk;
  const side = sideOf(desk, turn);
  const name = sideName(desk, lookBack?.analysis?.sides[side] ?? []);
  return html`<h3>${turn.seat ? seatName(desk, turn.seat) : words.t("ui-lb-table")}</h3>
    <p>
      ${words.t("ui-lb-turn", { side: name, before: percent(turn.before[side]), after: percent(turn.after[side]) })}
      ${split(desk, turn, side)}
    </p>`;
}

/** The side that a turn is told of: its own. @param {Desk} desk @param {Part} turn */
function sideOf(desk, { seat }) {
  const analysis = desk.lookBack?.analysis;
  if (!analysis) return 0;
  const own = analysis.sides.findIndex((seats) => seats.includes(seat));
  return own >= 0 ? own : linesOf(desk, analysis)[0];
}

/** How much was luck and how much choice. @param {Desk} desk @param {Part} turn @param {number} side */
function split({ words }, turn, side) {
  return html`<small class="split">${words.t("ui-lb-split", { luck: signed(turn.luck[side]), choice: signed(turn.choice[side]) })}</small>`;
}

/** @param {Desk} desk @param {LookBack} lookBack @param {Answered | undefined} found */
function answers(desk, lookBack, found) {
  const { words } = desk;
  const games = found ? words.t("ui-lb-games", { seat: seatName(desk, found.seat), games: found.answers[0].games }) : "";
  const rows = found ? found.answers.map((one, i) => answerRow(desk, lookBack, found, one, i)) : [0, 1, 2].map(waitingRow);
  return html`<div class="answers-head">
      <h3 class="caption">${words.t("ui-lb-best")}</h3>
      <small>${games}</small>
    </div>
    <ol class="best-answers">
      ${rows}
    </ol>
    ${found ? verdict(desk, found) : nothing}`;
}

/** @param {unknown} _ @param {number} i */
function waitingRow(_, i) {
  return html`<li class="best waits"><b class="rank">${i + 1}</b><span>…</span></li>`;
}

/** @param {Desk} desk @param {LookBack} lookBack @param {Answered} found @param {Compared} one @param {number} i */
function answerRow(desk, lookBack, found, one, i) {
  const { words } = desk;
  const played = one.option === found.played;
  const point = () => desk.name(spacesOf(desk, one.option));
  const leave = () => desk.name([]);
  return html`<li
    class="best ${i ? "" : "first"}"
    style=${toned(desk.module.tones[found.seat])}
    @pointerenter=${point}
    @pointerleave=${leave}
    @focusin=${point}
    @focusout=${leave}>
    <b class="rank">${i + 1}</b><span class="what">${words.option(found.kind, one.option)}</span>
    <span class="figure"><b>${percent(one.chance)}</b><i style=${styles({ "--share": one.chance })}></i></span>
    ${
      played
        ? html`<span class="played">${words.t("ui-lb-played")}</span>`
        : html`<button type="button" class="quiet little" @click=${() => void lookBack.tryOut(found, one.option)}>
            ${words.t("ui-lb-try-this")}
          </button>`
    }
  </li>`;
}

/** What the answer cost, and why the best is better. @param {Desk} desk @param {Answered} found */
function verdict(desk, found) {
  const { words } = desk;
  const [best] = found.answers;
  const points = Math.round(HUNDRED * found.cost);
  if (points < 1) return html`<p>${words.t("ui-lb-right")} ${reasons(desk, best)} ${ruleLink(desk, found.rule)}</p>`;
  return html`<p>
    ${words.t("ui-lb-cost", { points, best: words.option(found.kind, best.option) })} ${reasons(desk, best)} ${ruleLink(desk, found.rule)}
  </p>`;
}

/** @param {Desk} desk @param {Compared} answer */
function reasons({ words }, { why }) {
  return why.map(([say, args]) => words.say(say, args)).join(" ");
}

/** The spaces that an answer names. @param {Desk} desk @param {string} option */
function spacesOf(desk, option) {
  return option.split(":").filter(desk.isSpace);
}

/** Arrows from where a question asks to where its best answers lead, the best first. @param {Desk} desk @returns {{from: string, to: string}[]} */
export function answerArrows(desk) {
  const found = desk.panel === "analysis" ? desk.lookBack?.shown : null;
  if (!found) return [];
  const asked = desk.shown.view.asked.find(({ seat, kind }) => seat === found.seat && kind === found.kind);
  const from = Object.values(asked?.args ?? {}).find((value) => typeof value === "string" && desk.isSpace(value));
  if (!from) return [];
  return found.answers.flatMap(({ option }) => spacesOf(desk, option).map((to) => ({ from, to }))).filter(({ to }) => to !== from);
}

/** The turns in which most changed, in their order. @param {Desk} desk @param {LookBack} lookBack @param {number} [most] */
function turningPoints(desk, lookBack, most = HUNDRED) {
  const { words } = desk;
  const analysis = lookBack.analysis;
  const all = analysis?.turning.map((start) => lookBack.turnAt(start)) ?? [];
  const turns = all.filter((turn) => all.filter((other) => swing(other) > swing(turn)).length < most);
  if (!turns.length) return nothing;
  const row = (/** @type {Part | undefined} */ turn, /** @type {number} */ i) => {
    if (!turn) return nothing;
    const side = sideOf(desk, turn);
    const costly = turn.costliest === null ? undefined : analysis?.decisions.find((one) => one.moment === turn.costliest);
    const way = turn.after[side] < turn.before[side] ? "falls" : "rises";
    return html`<li>
      <button
        type="button"
        class="point-row"
        data-moment=${costly?.moment ?? turn.start}
        @click=${() => desk.showMoment(costly?.moment ?? turn.start)}>
        <b class="spot-number">${i + 1}</b>
        <span class="what"
          >${turn.seat ? seatName(desk, turn.seat) : words.t("ui-lb-table")}${costly ? html`: ${chose(desk, costly)}` : nothing}<br /><small
            class="split"
            >${words.t("ui-lb-move", { moment: costly?.moment ?? turn.start })} · </small
          >${split(desk, turn, side)}</span
        >
        <b class="change ${way}">${Math.round(HUNDRED * turn.before[side])} → ${percent(turn.after[side])}</b>
      </button>
    </li>`;
  };
  return html`<section>
    <div class="answers-head">
      <h3 class="caption">${words.t("ui-lb-turning")}</h3>
      <small>${words.t("ui-lb-in-a-turn")}</small>
    </div>
    <ol class="point-list turning-list">
      ${turns.map(row)}
    </ol>
  </section>`;
}

/** How much a turn changed. @param {Part | undefined} turn */
function swing(turn) {
  return turn ? Math.max(...turn.before.map((chance, side) => Math.abs(turn.after[side] - chance))) : 0;
}

/** What was answered, and what would have been better. @param {Desk} desk @param {Answered} one */
function chose({ words }, one) {
  return words.t("ui-lb-instead", { played: words.option(one.kind, one.played), best: words.option(one.kind, one.answers[0].option) });
}

/** @param {Desk} desk @param {LookBack} lookBack */
function costly(desk, lookBack) {
  const { words } = desk;
  const list = lookBack.analysis?.costly.map((moment) => lookBack.answers.get(moment)) ?? [];
  if (!list.length) return nothing;
  const row = (/** @type {Answered | null | undefined} */ one) =>
    one &&
    html`<li>
      <button type="button" class="point-row" data-moment=${one.moment} @click=${() => desk.showMoment(one.moment)}>
        <b class="spot-number">${one.moment}</b>
        <span class="what">${seatName(desk, one.seat)}: ${chose(desk, one)}</span>
        <b class="change falls">−${Math.round(HUNDRED * one.cost)} %</b>
      </button>
    </li>`;
  return html`<section>
    <div class="answers-head">
      <h3 class="caption">${words.t("ui-lb-costly")}</h3>
      <small>${words.t("ui-lb-as-known")}</small>
    </div>
    <ol class="point-list">
      ${list.map(row)}
    </ol>
  </section>`;
}

// Tried out

/** The tree of what was tried out. @param {Desk} desk @param {LookBack} lookBack */
function branches(desk, lookBack) {
  const { words } = desk;
  if (!lookBack.branches.length) return nothing;
  /** @type {(parent: string) => unknown} */
  const below = (parent) => {
    const list = lookBack.branches.filter((branch) => branch.parent === parent || (parent === desk.live.table.table && !isBelow(branch)));
    return list.length
      ? html`<ul class="branches">
          ${list.map(row)}
        </ul>`
      : nothing;
  };
  const isBelow = (/** @type {import("./look_back.js").Branch} */ { parent }) => lookBack.branches.some(({ table }) => table === parent);
  /** @type {(branch: import("./look_back.js").Branch) => unknown} */
  const row = (branch) => {
    const observer = knownTables()[branch.table]?.links?.observer?.split("#")[1] ?? "";
    const share = () => void lookBack.share(branch, branch.link ? "" : observer);
    return html`<li>
      <a href=${branch.mine ? `/t/${branch.table}` : branch.link}>${branch.name || branch.table}</a>
      <small>${words.t("ui-lb-branch", { moment: branch.moment, last: branch.last })}</small>
      ${
        branch.mine && (observer || branch.link)
          ? html`<button type="button" class="quiet little" @click=${share}>
              ${words.t(branch.link ? "ui-lb-unshare" : "ui-lb-share")}
            </button>`
          : nothing
      }
      ${below(branch.table)}
    </li>`;
  };
  return html`<section>
    <div class="answers-head">
      <h3 class="caption">${words.t("ui-lb-tried")}</h3>
      <small>${words.t("ui-lb-private")}</small>
    </div>
    ${below(desk.live.table.table)}
  </section>`;
}

/** @param {Desk} desk */
async function copyLink(desk) {
  const url = new URL(`/t/${desk.live.table.table}?m=${desk.replaying ?? desk.live.view.moment}`, location.origin).href;
  desk.toast(desk.words.t((await copyText(url)) ? "ui-copied" : "ui-copy-by-hand"));
}

// Comments

/** @param {Desk} desk @param {LookBack} lookBack */
function comments(desk, lookBack) {
  const { words, live } = desk;
  const { seats } = live.table.you;
  const send = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const field = /** @type {HTMLTextAreaElement} */ (form.elements.namedItem("comment"));
    if (field.value.trim() && (await lookBack.comment(field.value.trim()))) form.reset();
  };
  const row = (/** @type {import("./look_back.js").Comment} */ comment) =>
    html`<li style=${toned(desk.module.tones[comment.seat])}>
      <button type="button" class="quiet little" @click=${() => desk.showMoment(comment.moment)}>
        ${words.t("ui-lb-move", { moment: comment.moment })}
      </button>
      <b>${seatName(desk, comment.seat)}</b> <span>${comment.text}</span>
      ${
        seats.includes(comment.seat)
          ? html`<button type="button" class="quiet little" @click=${() => void lookBack.takeBack(comment)}>
              ${words.t("ui-lb-take-back")}
            </button>`
          : nothing
      }
    </li>`;
  if (!lookBack.comments.length && !seats.length) return nothing;
  return html`<section>
    <h3 class="caption">${words.t("ui-lb-comments")}</h3>
    <ul class="comments">
      ${lookBack.comments.map(row)}
    </ul>
    ${
      seats.length
        ? html`<form class="comment-form" @submit=${send}>
            <label for="comment">${words.t("ui-lb-comment-on", { moment: desk.replaying ?? live.view.moment })}</label>
            <textarea id="comment" name="comment" rows="2" maxlength="1000"></textarea>
            <button type="submit" class="quiet">${words.t("ui-lb-say")}</button>
          </form>`
        : nothing
    }
  </section>`;
}

/** The largest turning points, for the end of a game that somebody has looked back at. @param {Desk} desk */
export function turningInBrief(desk) {
  const { lookBack } = desk;
  return lookBack?.analysis ? turningPoints(desk, lookBack, IN_BRIEF) : nothing;
}
