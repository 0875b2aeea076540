// @ts-check
/** Choices that need more than a click on the map: kinds with numbers, plain numbers, long lists, a space with several options. */
import { h, keycap } from "./dom.js";
import { figured, isNumbered, numberOf } from "./options.js";
import { inBar, optionButton } from "./prompt.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./types.js").Question} Question */

const SPACES_AS_BUTTONS = 6;

/** Everything the tray shows for the present question. @param {Desk} desk @param {boolean} listSpaces all spaces as buttons */
export function tray(desk, listSpaces) {
  const { question, choices } = desk;
  if (!question || !choices || desk.stepping || desk.replaying !== null) return [];
  const numbered = [...choices.spaces.values()].some((options) => options.length > 1 && isNumbered(options));
  const parts = [
    numbered ? h("p", { class: "note wide-only" }, desk.words.t("ui-number-hint")) : null,
    ...choices.groups.map((group) => groupRow(desk, question, group)),
    choices.numbers.length
      ? h(
          "div",
          { class: "number-row", role: "group", "aria-labelledby": "question" },
          choices.numbers.map((option) => numberButton(desk, option, option)),
        )
      : null,
    looseCards(desk, question),
    handButtons(desk, question),
    spaceMenu(desk, question),
    listSpaces || choices.spaces.size <= SPACES_AS_BUTTONS ? spaceButtons(desk, question, !listSpaces) : null,
    manyButtons(desk, question),
  ].filter(Boolean);
  return parts;
}

/** @param {Desk} desk @param {string} option @param {string} text */
function numberButton(desk, option, text) {
  return h(
    "button",
    {
      type: "button",
      class: "number",
      "data-option": option,
      "data-key": `o-${option}`,
      disabled: desk.busy,
      on: { click: () => desk.answer(option) },
    },
    text,
  );
}

/** One kind: its piece adds one, shift takes all, a figure answers at once. @param {Desk} desk @param {Question} question @param {import("./options.js").Group} group */
function groupRow(desk, question, group) {
  const { words } = desk;
  const most = Math.max(...group.numbers);
  const drawn = desk.module.piece?.(group.head, desk);
  const name = words.nounOr(group.head);
  const add = (/** @type {MouseEvent} */ event) => {
    if (event.shiftKey) desk.answer(`${group.head}:${most}`);
    else desk.pick(group.head, ((desk.draft[group.head] ?? 0) % most) + 1);
  };
  const picked = desk.draft[group.head] ?? 0;
  return h(
    "div",
    { class: "group-row", role: "group", "aria-label": name, "data-group": group.head },
    h(
      "button",
      {
        type: "button",
        class: ["piece-button", picked && "picked"],
        title: words.t("ui-add-hint"),
        "aria-label": words.t("ui-add-one", { what: name, count: picked }),
        "data-key": `g-${group.head}`,
        on: { click: add },
      },
      drawn ? h("span", { html: drawn, "aria-hidden": "true" }) : name,
      picked ? h("b", { class: "count" }, picked) : null,
    ),
    drawn ? h("span", { class: "group-name" }, name) : null,
    h(
      "span",
      { class: "figures" },
      group.numbers.map((n) => {
        const all = n === most && most > 2 ? words.t("ui-all-of", { count: n }) : "";
        const option = `${group.head}:${n}`;
        const label = [all, words.option(question.kind, option)].filter(Boolean).join(": ");
        return h(
          "button",
          {
            type: "button",
            class: ["number", picked === n && "picked"],
            "data-option": option,
            "data-key": `o-${option}`,
            "aria-label": label,
            disabled: desk.busy,
            on: { click: () => desk.answer(option) },
          },
          all || n,
        );
      }),
    ),
  );
}

/** Cards that may be chosen but do not lie in the hand. @param {Desk} desk @param {Question} question */
function looseCards(desk, question) {
  const hand = new Set((desk.module.hand?.(desk) ?? []).map((card) => card.id));
  const loose = [...(desk.choices?.cards ?? [])].filter(([card]) => !hand.has(card)).flatMap(([, options]) => options);
  const looked = hand.has(desk.looked) ? (desk.choices?.cards.get(desk.looked) ?? []) : [];
  const all = [...loose, ...looked];
  return all.length
    ? h(
        "div",
        { class: "button-row" },
        all.map((option) => optionButton(desk, question, option)),
      )
    : null;
}

/** Cards of the hand as buttons, where the hand is out of sight. @param {Desk} desk @param {Question} question */
function handButtons(desk, question) {
  const hand = desk.module.hand?.(desk) ?? [];
  const options = [...new Set(hand.flatMap((card) => desk.choices?.cards.get(card.id) ?? []))];
  if (!options.length) return null;
  return h(
    "div",
    { class: "button-row card-buttons phone-only", role: "group", "aria-label": desk.words.t("ui-cards") },
    options.map((option) => optionButton(desk, question, option)),
  );
}

/** The space that was looked at, with all that can be chosen there. @param {Desk} desk @param {Question} question */
function spaceMenu(desk, question) {
  const options = desk.choices?.spaces.get(desk.looked);
  if (!options || options.length < 2) return null;
  const numbered = isNumbered(options);
  return h(
    "div",
    { class: "space-menu", role: "group", "aria-label": desk.words.nounOr(desk.looked) },
    h("h3", {}, desk.words.nounOr(desk.looked)),
    h(
      "div",
      { class: numbered ? "number-row" : "button-row" },
      options.map((option) => (numbered ? numberButton(desk, option, String(numberOf(option))) : optionButton(desk, question, option))),
    ),
  );
}

/** Legal spaces as buttons, for fingers and for boards without a map; not the one that the menu is about. @param {Desk} desk @param {Question} question @param {boolean} phoneOnly */
function spaceButtons(desk, question, phoneOnly) {
  const spaces = [...(desk.choices?.spaces ?? [])].filter(([space, options]) => space !== desk.looked || options.length < 2);
  if (!spaces.length) return null;
  return h(
    "div",
    { class: ["button-row space-buttons", phoneOnly && "phone-only"], role: "group", "aria-labelledby": "question" },
    spaces.flatMap(([space, options]) => {
      if (options.length === 1) return [optionButton(desk, question, options[0])];
      if (!isNumbered(options)) return options.map((option) => optionButton(desk, question, option));
      return [
        h(
          "span",
          { class: "space-numbers" },
          h("span", { class: "group-name" }, desk.words.nounOr(space)),
          options.map((option) => numberButton(desk, option, String(numberOf(option)))),
        ),
      ];
    }),
  );
}

/** @param {Desk} desk @param {Question} question */
function manyButtons(desk, question) {
  const choices = desk.choices;
  const others = choices && !inBar(desk, question).length ? figured(choices) : [];
  if (!others.length) return null;
  return h(
    "div",
    { class: "button-row many" },
    others.map((option, i) => {
      const button = optionButton(desk, question, option);
      if (i < 9) button.append(keycap(String(i + 1)));
      return button;
    }),
  );
}
