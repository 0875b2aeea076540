// @ts-check
/** The battle at the table: whether its panel is open, what it asks, and the tabs of the column it stands in. */
import { battlePanel } from "../battle.js";
import { keycap } from "../icons.js";
import { html, nothing } from "../lit.js";
import { percent } from "./games/odds.js";
import { isLow, isPhone } from "./measure.js";
import { capital, seatName, toned } from "./parts.js";
import { prefers } from "./prefers.js";
import { closeRecap } from "./recap.js";
import { isCounted, keyOf, wholeAnswers } from "./whole.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./types.js").Question} Question */
/** @typedef {import("./types.js").Whole} Whole */

/**
 * @typedef {object} Fight a battle as a game's module tells it
 * @property {"before" | "now" | "over"} stage
 * @property {number} [end] the moment at which it was over
 * @property {boolean} [own] the person had a part in it
 * @property {boolean} asks the present question is about it, and answered in its panel
 * @property {string} [aim] an option that was chosen elsewhere and waits to be confirmed here
 * @property {"attacker" | "defender"} [role] of those who are asked
 * @property {string} [title] what is asked, where it is not what the question says
 * @property {string} [caption] what the chances are chances of
 * @property {number} [hits] still to be taken
 * @property {(answer: Whole) => {label?: string, detail?: string, drawn?: unknown}} [look] of an answer
 * @property {import("../battle.js").Battle} battle
 */

const FIGURES = 9;

/** What the last battle was made of, and the battle: many ask for it while the page is drawn once. @type {{of: unknown[], fight: Fight | null}} */
const last = { of: [], fight: null };

/** @param {Desk} desk */
function fightShown(desk) {
  const { shown, question, hints, words, aim, pointed, draft, replaying, module } = desk;
  const of = [shown, question, hints, words, aim, pointed, draft, replaying, module];
  if (of.some((part, i) => part !== last.of[i])) Object.assign(last, { of, fight: module.battle?.(desk) ?? null });
  return last.fight;
}

/** The battle that is shown, or null. @param {Desk} desk @returns {Fight | null} */
export function fightOf(desk) {
  const fight = fightShown(desk);
  if (!fight) return null;
  if (fight.stage !== "over") return fight;
  if (isUnread(desk, fight)) return fight;
  const watched = desk.stepping !== null || desk.replaying !== null;
  return watched && prefers.battles && fight.end === desk.shown.view.moment ? fight : null;
}

/** Whether its result waits to be read before the person is asked; a lesson waits by itself. @param {Desk} desk @param {Fight} fight */
function isUnread(desk, fight) {
  if (desk.lesson) return false;
  if (fight.stage !== "over" || !fight.own || !desk.question || desk.replaying !== null) return false;
  return (fight.end ?? 0) > Math.max(desk.answered.at(-1) ?? 0, desk.battlesRead);
}

/** Whether the person has to go on from a result before anything else is asked. @param {Desk} desk */
export function waitsToBeRead(desk) {
  const fight = fightShown(desk);
  return Boolean(fight && isUnread(desk, fight));
}

/** Whether the present question is answered in the panel, and nowhere else. @param {Desk} desk */
export function answersInPanel(desk) {
  const fight = desk.question && fightOf(desk);
  return Boolean(fight?.asks && !fight.aim);
}

/** The answer that Enter gives. @param {Desk} desk @returns {(() => void) | undefined} */
export function markedAnswer(desk) {
  if (waitsToBeRead(desk)) return desk.readOn;
  const answers = listed(desk);
  const marked = answers.find((answer) => keyOf(answer) === desk.pointed) ?? answers[0];
  return marked && (() => give(desk, keyOf(marked)));
}

/** The answer of a figure. @param {Desk} desk @param {number} figure @returns {(() => void) | undefined} */
export function figuredAnswer(desk, figure) {
  const all = answersInPanel(desk) ? listed(desk) : [];
  const numbered = all.find(({ answers }) => answers.length === 1 && answers[0] === String(figure));
  const answer = numbered ?? (all.some(({ answers }) => /^\d+$/.test(answers[0])) ? undefined : all[figure - 1]);
  return answer && (() => give(desk, keyOf(answer)));
}

/** What is listed: the ways to answer, or what is to be confirmed. @param {Desk} desk @returns {Whole[]} */
function listed(desk) {
  const { question } = desk;
  const fight = question && fightOf(desk);
  if (!question || !fight?.asks) return [];
  if (fight.aim) return [{ answers: [fight.aim], takes: {} }];
  return wholeAnswers(desk, question);
}

/** @param {Desk} desk @param {string} key */
function give(desk, key) {
  const answers = key.split(" ");
  if (answers.length === 1) desk.answer(key);
  else desk.chain(answers);
}

/** @param {Desk} desk */
export function battleColumn(desk) {
  const fight = fightOf(desk);
  if (!fight) return nothing;
  const { words } = desk;
  const tab = (/** @type {Desk["tab"]} */ name, /** @type {string} */ word) =>
    html`<button
      type="button"
      role="tab"
      aria-selected=${desk.tab === name}
      aria-controls="battle-body"
      data-tab=${name}
      @click=${() => desk.change({ tab: name })}>
      ${words.t(word)}
    </button>`;
  return html`<button
      type="button"
      class="battle-grip"
      aria-label=${words.t("ui-grip")}
      aria-expanded=${!desk.lowered && !desk.recap}
      @click=${() => closeRecap(desk) || desk.change({ lowered: !desk.lowered })}></button>
    <div class="column-tabs" role="tablist">
      ${tab("battle", "ui-battle")}${tab("facts", desk.module.forcesBelow ? "ui-cards" : "ui-table-facts")}${tab("log", "ui-log")}
      <small>${fight.battle.where}</small>
    </div>
    <div id="battle-body" role="tabpanel" tabindex="-1">${battlePanel(folded(fight), asked(desk, fight), unread(desk, fight))}</div>`;
}

/** Where answers need the room, what was thrown before and who fires later is one line that opens. @param {Fight} fight */
function folded({ battle, stage }) {
  if (!isLow() || (stage === "over" && !isPhone())) return battle;
  const { earlier, order } = battle;
  return { ...battle, ...(earlier && { earlier: { ...earlier, closed: true } }), ...(order && { order: { ...order, closed: true } }) };
}

/** What is asked, without the name of the battle before it. @param {string} text @param {string} title */
function withoutTitle(text, title) {
  return text.startsWith(`${title}: `) ? capital(text.slice(title.length + 2)) : text;
}

/** @param {Desk} desk @param {Fight} fight */
function unread(desk, fight) {
  if (!isUnread(desk, fight)) return nothing;
  const tone = desk.module.tones[/** @type {Question} */ (desk.question).seat];
  return html`<button type="button" class="firm" data-act="continue" style=${toned(tone)} @click=${desk.readOn}>
    ${desk.words.t("ui-read-on")}${keycap("↵")}
  </button>`;
}

/** What the panel asks. @param {Desk} desk @param {Fight} fight @returns {import("../battle.js").Question | null} */
function asked(desk, fight) {
  const { question, words, module } = desk;
  if (!question || !fight.asks || isUnread(desk, fight)) return null;
  const args = question.args ?? {};
  const tone = module.tones[question.seat] ?? { fill: "var(--bar)", ink: "#fff" };
  const all = listed(desk);
  const pointed = all.find((answer) => keyOf(answer) === desk.pointed) ?? all[0];
  const known = all.some((answer) => chanceOf(desk, fight, keyOf(answer)) !== null);
  return {
    id: desk.asked,
    seat: seatName(desk, question.seat),
    tone,
    title: fight.title ?? withoutTitle(words.prompt(question.kind, args), fight.battle.title),
    rule: question.rule,
    hits: fight.hits ?? 0,
    hitsLabel: words.t("ui-hits-left", { count: fight.hits ?? 0 }),
    note: fight.title ? "" : words.why(question.kind, args),
    caption: fight.caption ?? "",
    known,
    counters: isCounted(question) ? counters(desk, question) : [],
    words: { less: words.t("ui-less"), more: words.t("ui-more-of") },
    answers: all.map((answer, i) => answerRow(desk, fight, answer, i, answer === pointed, all.length)),
  };
}

/** @param {Desk} desk @param {Fight} fight @param {string} key */
function chanceOf(desk, fight, key) {
  const odds = desk.hints[key]?.[fight.role ?? "attacker"];
  return odds ? odds.wins : null;
}

/** @param {Desk} desk @param {Fight} fight @param {Whole} answer @param {number} i @param {boolean} marked @param {number} count */
function answerRow(desk, fight, answer, i, marked, count) {
  const { words, module } = desk;
  const question = /** @type {Question} */ (desk.question);
  const key = keyOf(answer);
  const look = fight.look?.(answer) ?? {};
  const chance = chanceOf(desk, fight, key);
  const number = /^\d+$/.test(key);
  const pieces = Object.keys(answer.takes).length ? Object.keys(answer.takes) : key.split(":");
  return {
    key,
    sign: number ? "" : count > 1 && i < FIGURES ? String(i + 1) : count === 1 ? "↵" : "",
    drawn:
      look.drawn ?? (number ? html`<span class="number-sign">${key}</span>` : pieces.map((part) => module.piece?.(part, desk) ?? nothing)),
    label: look.label ?? labelOf(desk, question, answer),
    detail: look.detail ?? module.outcome?.(desk, key) ?? "",
    chance: chance === null ? null : words.t("ui-percent", { chance: percent(chance) }),
    share: chance ?? 0,
    tone: module.tones[question.seat] ?? { fill: "var(--bar)", ink: "#fff" },
    marked,
    firm: count === 1,
    give: () => give(desk, key),
    point: () => desk.pointed !== key && desk.change({ pointed: key }),
  };
}

/** `2 Patriots, 1 Continental`. @param {Desk} desk @param {Question} question @param {Whole} answer */
function labelOf({ words }, question, { answers, takes }) {
  const taken = Object.entries(takes);
  if (!taken.length) return words.option(question.kind, answers[0]);
  const counted = (/** @type {[string, number]} */ [head, n]) => {
    if (words.has(`o-${question.kind}-${head}`)) return words.option(question.kind, `${head}:${n}`);
    return n === 1 ? words.nounOr(head) : `${words.nounOr(head)} × ${n}`;
  };
  return taken.map(counted).join(", ");
}

/** @param {Desk} desk @param {Question} question @returns {import("../battle.js").Counter[]} */
function counters(desk, question) {
  const all = question.whole ?? [];
  const heads = [...new Set(all.flatMap(({ takes }) => Object.keys(takes)))];
  return heads.map((head) => ({
    key: head,
    drawn: desk.module.piece?.(head, desk),
    label: desk.words.nounOr(head),
    picked: desk.draft[head] ?? 0,
    most: Math.max(...all.map(({ takes }) => takes[head] ?? 0)),
    pick: (number) => desk.pick(head, number),
  }));
}
