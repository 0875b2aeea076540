// @ts-check
/** The one line that asks: whose decision it is, what it is about, and at most a few buttons. */
import { isPhone } from "./board_view.js";
import { playerName, ruleLink, seatName } from "./desk.js";
import { h, keycap, render } from "./dom.js";
import { reasonOf, verdict } from "./ending.js";
import { iconButton } from "./icons.js";
import { reasonsOf } from "./log.js";
import { confirming, figured } from "./options.js";

/** @typedef {import("./desk.js").Desk} Desk */

const BUTTONS_IN_BAR = 4;
/** How high the bar is beside a map; a higher one would move it. */
const BAR_PX = 56;
const REASONS_IN_BAR = 2;
/** Questions whose buttons have no room in the bar. @type {WeakSet<import("./types.js").Question>} */
const crowded = new WeakSet();
/** Questions that have been drawn: what is told of their options later may not move the buttons. @type {WeakSet<import("./types.js").Question>} */
const settled = new WeakSet();

/** @param {HTMLElement} host @param {Desk} desk */
export function drawPrompt(host, desk) {
  host.classList.toggle("waiting", !desk.question);
  host.classList.toggle("past", desk.replaying !== null);
  host.classList.remove("tight");
  if (desk.replaying !== null) render(host, ...past(desk));
  else if (desk.stepping) render(host, ...steps(desk));
  else if (desk.shown.view.result) render(host, ...over(desk));
  else if (desk.question) ask(host, desk, desk.question);
  else render(host, ...waiting(desk));
}

/** @param {Desk} desk @param {string} seat */
function chip(desk, seat) {
  const tone = desk.module.tones[seat];
  const name = seatName(desk, seat);
  return h("span", { class: "who", tone, "data-seat": seat }, name.charAt(0).toLocaleUpperCase(desk.words.language) + name.slice(1));
}

/** The first sentence in bold, as it says what the question is about. @param {string} text */
function headline(text) {
  const found = /^([^.:]{2,32}\.) (.+)$/s.exec(text);
  return found ? [h("b", {}, found[1]), ` ${found[2]}`] : [text];
}

/** @param {HTMLElement} host @param {Desk} desk @param {import("./types.js").Question} question */
function ask(host, desk, question) {
  render(host, ...asking(desk, question));
  const higher = !isPhone() && host.offsetHeight > BAR_PX;
  if (settled.has(question)) host.classList.toggle("tight", higher);
  else if (higher && inBar(desk, question).length) {
    crowded.add(question);
    render(host, ...asking(desk, question));
  }
  settled.add(question);
}

/** @param {Desk} desk @param {import("./types.js").Question} question */
function asking(desk, question) {
  const { words } = desk;
  const isLuck = question.seat === "table";
  const text = isLuck ? words.draw(question.kind, question.args ?? {}) : words.prompt(question.kind, question.args ?? {});
  const why = isLuck ? "" : words.why(question.kind, question.args ?? {});
  const seat = isLuck ? desk.shown.seat : question.seat;
  return [
    chip(desk, seat),
    h(
      "div",
      { class: "ask" },
      h("p", { class: "question", id: "question" }, headline(text), why ? null : [" ", ruleLink(desk, question.rule)]),
      why ? h("p", { class: "why" }, why, " ", ruleLink(desk, question.rule)) : null,
    ),
    h("div", { class: "buttons" }, buttons(desk, question)),
  ];
}

/** The choices that stand beside the question: none where they are too many or have no room. @param {Desk} desk @param {import("./types.js").Question} question */
export function inBar(desk, question) {
  const few = (desk.choices?.buttons.length ?? 0) <= BUTTONS_IN_BAR;
  return desk.choices && few && !crowded.has(question) ? figured(desk.choices) : [];
}

/** @param {Desk} desk @param {import("./types.js").Question} question */
function buttons(desk, question) {
  const choices = desk.choices;
  if (!choices) return [];
  const firm = confirming(choices);
  const drafted = Object.entries(desk.draft).filter(([, n]) => n > 0);
  const own = inBar(desk, question).map((option) => optionButton(desk, question, option));
  const last = drafted.length
    ? h(
        "button",
        {
          type: "button",
          class: "firm",
          tone: tone(desk, question),
          "data-key": "draft",
          disabled: desk.busy,
          on: { click: () => desk.chain(drafted.map(([head, n]) => `${head}:${n}`)) },
        },
        desk.words.t("ui-take", { what: String(desk.words.show(Object.fromEntries(drafted))) }),
        keycap("↵"),
      )
    : firm && optionButton(desk, question, firm, true);
  return [undoButton(desk), interruptButtons(desk), own, last];
}

/** @param {Desk} desk @param {import("./types.js").Question} question */
function tone(desk, question) {
  return desk.module.tones[question.seat];
}

/**
 * @param {Desk} desk
 * @param {import("./types.js").Question} question
 * @param {string} option
 * @param {boolean} [firm]
 */
export function optionButton(desk, question, option, firm = false) {
  const detail = desk.module.outcome?.(desk, option);
  const drawn = option
    .split(":")
    .map((part) => desk.module.piece?.(part, desk))
    .find(Boolean);
  return h(
    "button",
    {
      type: "button",
      title: detail ?? null,
      class: firm ? "firm" : "option",
      tone: firm ? tone(desk, question) : null,
      "data-option": option,
      "data-key": `o-${option}`,
      disabled: desk.busy,
      on: { click: () => desk.answer(option) },
    },
    drawn ? h("span", { class: "drawn", "aria-hidden": "true", html: drawn }) : null,
    h("span", {}, desk.words.option(question.kind, option), detail ? h("small", {}, detail) : null),
    firm ? keycap("↵") : null,
  );
}

/** @param {Desk} desk */
function undoButton(desk) {
  if (desk.live.table.you.observer) return null;
  return h(
    "button",
    { type: "button", class: "quiet", "data-key": "undo", "data-act": "undo", disabled: desk.busy, on: { click: () => desk.undo() } },
    desk.words.t("ui-undo"),
    keycap("U"),
  );
}

/** @param {Desk} desk */
function waiting(desk) {
  const { words, shown } = desk;
  const seats = shown.view.asked.map((asked) => asked.seat);
  const names = seats.map((seat) => {
    const info = shown.table.seats.find((s) => s.seat === seat);
    return info ? `${seatName(desk, seat)} (${playerName(desk, info)})` : words.noun(seat);
  });
  const first = shown.view.asked[0];
  const text = !first ? "…" : names.length ? words.t("ui-waiting-for", { who: words.join(names) }) : "";
  const about = first?.args ? words.prompt(first.kind, first.args) : "";
  return [
    seats.length === 1 && seats[0] !== "table" ? chip(desk, seats[0]) : null,
    h(
      "div",
      { class: "ask" },
      h("p", { class: "question", id: "question" }, text),
      about ? h("p", { class: "why" }, about, " ", ruleLink(desk, first.rule)) : null,
    ),
    h("div", { class: "buttons" }, shown.table.you.observer ? null : undoButton(desk), interruptButtons(desk)),
  ];
}

/** What this seat may do at any time, beside a question or while it waits. @param {Desk} desk */
function interruptButtons(desk) {
  return desk.shown.view.interrupts.map((name) =>
    h(
      "button",
      {
        type: "button",
        class: "quiet",
        "data-interrupt": name,
        "data-key": `i-${name}`,
        disabled: desk.busy,
        on: { click: () => desk.answer(name) },
      },
      desk.words.option("interrupt", name),
    ),
  );
}

/** A line of the log as plain text. @param {Desk} desk @param {import("./types.js").LogEntry} entry */
export function lineText(desk, entry) {
  return desk.words
    .line(entry)
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("");
}

/** @param {Desk} desk */
function steps(desk) {
  const { words, shown, stepping } = desk;
  const entry = shown.log.at(-1);
  const acting = shown.log.findLast((line) => [line.args.faction, line.args.seat, line.args.side].some((id) => desk.module.tones[id]));
  const seat = [acting?.args.faction, acting?.args.seat, acting?.args.side, shown.view.asked[0]?.seat].find((id) => desk.module.tones[id]);
  const text = entry ? lineText(desk, entry) : "…";
  const reasons = entry ? reasonsOf(desk, entry) : [];
  return [
    seat && seat !== "table" ? chip(desk, seat) : null,
    h(
      "div",
      { class: "ask" },
      h("p", { class: "question" }, text, " ", entry ? ruleLink(desk, entry.rule) : null),
      h(
        "p",
        { class: "why" },
        h("b", {}, words.t("ui-steps-left", { left: stepping?.left ?? 0 })),
        reasons.length ? ` · ${reasons.slice(0, REASONS_IN_BAR).join(" ")}` : null,
      ),
    ),
    h(
      "div",
      { class: "buttons steer" },
      iconButton(stepping?.paused ? "play" : "pause", words.t(stepping?.paused ? "ui-go-on" : "ui-pause"), () => desk.steer("pause")),
      iconButton("step", words.t("ui-step"), () => desk.steer("step")),
      h(
        "button",
        { type: "button", class: "quiet", "data-act": "skip", on: { click: () => desk.steer("skip") } },
        words.t("ui-skip"),
        keycap("Esc"),
      ),
    ),
  ];
}

/** @param {Desk} desk */
function past(desk) {
  const { words, live, shown } = desk;
  const at = desk.replaying ?? 0;
  const entry = shown.log.at(-1);
  const go = (/** @type {string} */ sign, /** @type {string} */ label, /** @type {number} */ to) =>
    iconButton(sign, label, () => desk.showMoment(to), { class: "icon-button", "data-key": sign, disabled: to < 0 });
  return [
    h(
      "div",
      { class: "ask" },
      h(
        "p",
        { class: "question", id: "question" },
        entry ? [lineText(desk, entry), " ", ruleLink(desk, entry.rule)] : words.t("ui-beginning"),
      ),
      h(
        "p",
        { class: "why" },
        h("b", {}, words.t("ui-moment-of", { moment: at, last: live.view.moment })),
        " · ",
        words.t("ui-replay-note"),
      ),
    ),
    h(
      "div",
      { class: "buttons steer" },
      go("back", words.t("ui-step-back"), at - 1),
      go("step", words.t("ui-step"), at + 1),
      h(
        "button",
        { type: "button", class: "quiet", "data-act": "present", on: { click: () => desk.showMoment(null) } },
        words.t("ui-to-present"),
        keycap("Esc"),
      ),
    ),
  ];
}

/** @param {Desk} desk */
function over(desk) {
  const { words, shown } = desk;
  const result = shown.view.result;
  if (!result) return [];
  return [
    result.winners.length ? chip(desk, result.winners[0]) : null,
    h("div", { class: "ask result" }, h("p", { class: "question" }, h("b", {}, verdict(desk))), h("p", { class: "why" }, reasonOf(desk))),
    h(
      "div",
      { class: "buttons" },
      h("button", { type: "button", class: "quiet", on: { click: () => desk.showMoment(0) } }, words.t("ui-watch-again")),
      h("a", { class: "button quiet", href: "/" }, words.t("ui-lobby")),
    ),
  ];
}
