// @ts-check
/** The keyboard of the table page. */
import { mayCoach } from "../learn/assist.js";
import { nextLevel } from "../learn/coach_line.js";
import { figuredAnswer, markedAnswer } from "./battle.js";
import { isTyping } from "./elements.js";
import { closeRecap } from "./recap.js";
import { clicked, confirming, figured, numberOf } from "./options.js";
import { nextTurn } from "./turns.js";

/** @typedef {import("./desk.js").Desk} Desk */

/**
 * @param {KeyboardEvent} event
 * @param {Desk} desk
 * @param {import("./board_view.js").BoardView} map
 */
export function pressKey(event, desk, map) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.repeat && /^[0-9auAU]$/.test(event.key)) return;
  if (event.key === "Escape") return escape(desk);
  if (isTyping(event.target)) return;
  const act =
    desk.lesson?.press(event) ??
    turnKey(event, desk) ??
    (desk.stepping ? stepKey(event, desk) : desk.replaying !== null ? replayKey(event, desk) : tableKey(event, desk, map.hovered));
  if (!act) return map.board?.viewport.press(event);
  event.preventDefault();
  act();
}

/** Close what lies uppermost, or come back to the present. @param {Desk} desk */
function escape(desk) {
  if (closeRecap(desk)) return;
  if (desk.panel) desk.closePanel();
  else if (desk.stepping) desk.steer("skip");
  else if (desk.replaying !== null) desk.showMoment(null);
}

/** Keys that go through the past at any time. @param {KeyboardEvent} event @param {Desk} desk @returns {(() => void) | undefined} */
function turnKey(event, desk) {
  const at = desk.replaying ?? desk.live.view.moment;
  if (event.key === ",") return () => desk.showMoment(nextTurn(desk, at, -1));
  if (event.key === "." && desk.replaying !== null) return () => desk.showMoment(nextTurn(desk, at, 1));
  return undefined;
}

/** @param {KeyboardEvent} event @param {Desk} desk @returns {(() => void) | undefined} */
function stepKey(event, desk) {
  if (event.key === " ") return () => desk.steer("pause");
  if (event.key === "ArrowRight" || event.key === "n") return () => desk.steer("step");
  return undefined;
}

/** @param {KeyboardEvent} event @param {Desk} desk @returns {(() => void) | undefined} */
function replayKey(event, desk) {
  const onControl = event.target instanceof Element && event.target.closest("button, a, summary, select");
  if (event.key === " " && !onControl) return () => desk.past.play();
  const onSpace = event.target instanceof Element && event.target.closest("[data-space], input");
  if (event.key === "t" && desk.panel === "analysis") return () => void desk.lookBack?.tryOut(desk.lookBack.shown ?? null);
  const way = { "[": -1, "]": 1, ArrowLeft: onSpace ? 0 : -1, ArrowRight: onSpace ? 0 : 1 }[event.key];
  return way ? () => desk.stepBy(way) : undefined;
}

/** @param {KeyboardEvent} event @param {Desk} desk @param {string} hovered @returns {(() => void) | undefined} */
function tableKey(event, desk, hovered) {
  if (event.key === "u" || event.key === "U") return () => (event.shiftKey ? desk.undoTurn() : desk.undo());
  if (event.key === "k") return () => desk.togglePanel("key");
  if (event.key === "c" && mayCoach(desk)) return () => nextLevel(desk);
  if (event.key === "?") return () => desk.openRule(desk.question?.rule ?? "");
  if (event.key === "[") return () => desk.stepBy(-1);
  const { choices } = desk;
  const onControl = event.target instanceof Element && event.target.closest("button, a, [data-space], summary");
  const onAnswer = onControl && onControl.closest("#battle .answer");
  if (event.key === "Enter" && (!onControl || onAnswer) && markedAnswer(desk)) return markedAnswer(desk);
  if (/^[0-9]$/.test(event.key) && figuredAnswer(desk, Number(event.key))) return figuredAnswer(desk, Number(event.key));
  if (!choices || !desk.question) return undefined;
  if (/^[0-9]$/.test(event.key)) return digit(Number(event.key), desk, hovered);
  if ((event.key === "a" || event.key === "A") && choices.buttons.includes("all")) return () => desk.answer("all");
  if (event.key === "Enter" && !onControl) return confirm(desk);
  return undefined;
}

/** @param {Desk} desk @returns {(() => void) | undefined} */
function confirm(desk) {
  if (desk.acts.drafted.length) return () => desk.acts.takeDraft();
  const firm = desk.choices && confirming(desk.choices);
  return firm ? () => desk.answer(firm) : undefined;
}

/**
 * A figure: so many in the space that is looked at, of the kind in focus, or the button with that number.
 * @param {number} n
 * @param {Desk} desk
 * @param {string} hovered
 * @returns {(() => void) | undefined}
 */
function digit(n, desk, hovered) {
  const { choices } = desk;
  if (!choices) return undefined;
  const here = choices.spaces.get(hovered);
  const option = here && here.some((o) => numberOf(o) !== null) ? clicked(here, { number: n }) : null;
  if (option) return () => desk.answer(option);
  const focused = document.activeElement?.closest("[data-group]")?.getAttribute("data-group");
  const group = choices.groups.find((g) => g.head === focused) ?? (choices.groups.length ? choices.groups[0] : null);
  if (group) return group.numbers.includes(n) ? () => desk.pick(group.head, n) : n === 0 ? () => desk.pick(group.head, 0) : undefined;
  if (choices.numbers.includes(String(n))) return () => desk.answer(String(n));
  const button = figured(choices)[n - 1];
  return button ? () => desk.answer(button) : undefined;
}
