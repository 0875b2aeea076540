// @ts-check
/** Choices that need more than a click on the map: kinds with numbers, plain numbers, long lists, a space with several options. */
import { html, keyed, nothing, repeat } from "../lit.js";
import { figured, isNumbered, numberOf } from "./options.js";
import { ruleLink } from "./parts.js";
import { inBar, optionButton } from "./prompt.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./types.js").Question} Question */
/** @typedef {import("./options.js").Choices} Choices */

const SPACES_AS_BUTTONS = 6;
/** Figures that can be pressed. */
const FIGURES = 9;

/** Everything the tray shows for the present question; nothing where all can be chosen elsewhere. @param {Desk} desk */
export function tray(desk) {
  const { question, choices } = desk;
  if (!question || !choices || desk.stepping || desk.replaying !== null) return nothing;
  const listed = !desk.spaces.size;
  const parts = [
    numberHint(desk, choices),
    choices.groups.map((group) => groupRow(desk, question, group)),
    numbersRow(desk, choices.numbers),
    looseCards(desk, question, choices),
    handButtons(desk, question, choices),
    spaceMenu(desk, question, choices),
    listed || choices.spaces.size <= SPACES_AS_BUTTONS ? spaceButtons(desk, question, choices, listed) : nothing,
    manyButtons(desk, question, choices),
  ];
  return parts.every((part) => part === nothing || (Array.isArray(part) && !part.length)) ? nothing : keyed(desk.asked, html`${parts}`);
}

/** @param {Desk} desk @param {Choices} choices */
function numberHint(desk, choices) {
  const numbered = !desk.lesson && [...choices.spaces.values()].some((options) => options.length > 1 && isNumbered(options));
  return numbered ? html`<p class="note wide-only">${desk.words.t("ui-number-hint")}</p>` : nothing;
}

/** @param {string[]} options @param {(option: string) => unknown} show */
function buttonsOf(options, show) {
  return repeat(options, (option) => option, show);
}

/** @param {Desk} desk @param {string} option */
function numberButton(desk, option) {
  const text = numberOf(option) ?? option;
  return html`<button type="button" class="number" data-option=${option} @click=${() => desk.answer(option)}>${text}</button>`;
}

/** @param {Desk} desk @param {string[]} numbers */
function numbersRow(desk, numbers) {
  if (!numbers.length) return nothing;
  return html`<div class="number-row" role="group" aria-labelledby="question">${numbers.map((option) => numberButton(desk, option))}</div>`;
}

/** One kind: its piece adds one, shift takes all, a figure answers at once. @param {Desk} desk @param {Question} question @param {import("./options.js").Group} group */
function groupRow(desk, question, { head, numbers }) {
  const { words } = desk;
  const drawn = desk.module.piece?.(head, desk);
  const name = words.nounOr(head);
  const picked = desk.draft[head] ?? 0;
  const most = Math.max(...numbers);
  const figure = (/** @type {number} */ n) => {
    const option = `${head}:${n}`;
    const all = n === most && most > 2 ? words.t("ui-all-of", { count: n }) : "";
    const label = [all, words.option(question.kind, option)].filter(Boolean).join(": ");
    return html`<button
      type="button"
      class="number ${picked === n ? "picked" : ""}"
      data-option=${option}
      aria-label=${label}
      @click=${() => desk.answer(option)}>
      ${all || n}
    </button>`;
  };
  return html`<div class="group-row" role="group" aria-label=${name} data-group=${head}>
    <button
      type="button"
      class="piece-button ${picked ? "picked" : ""}"
      title=${words.t("ui-add-hint")}
      aria-label=${words.t("ui-add-one", { what: name, count: picked })}
      @click=${(/** @type {MouseEvent} */ event) => desk.acts.addOne(head, event.shiftKey)}>
      ${drawn ? html`<span aria-hidden="true">${drawn}</span>` : name}${picked ? html`<b class="count">${picked}</b>` : nothing}
    </button>
    ${drawn ? html`<span class="group-name">${name}</span>` : nothing}
    <span class="figures">${numbers.map(figure)}</span>
  </div>`;
}

/** Cards that may be chosen but do not lie in the hand, and the options of the one that is looked at. @param {Desk} desk @param {Question} question @param {Choices} choices */
function looseCards(desk, question, { cards }) {
  const hand = new Set((desk.module.hand?.(desk) ?? []).map((card) => card.id));
  const loose = [...cards].filter(([card]) => !hand.has(card)).flatMap(([, options]) => options);
  const looked = hand.has(desk.looked) ? (cards.get(desk.looked) ?? []) : [];
  const all = [...loose, ...looked];
  if (!all.length) return nothing;
  return html`<div class="button-row">${buttonsOf(all, (option) => optionButton(desk, question, option))}</div>`;
}

/** What can be done with the card that is looked at, in the drawer of a phone where the card is. @param {Desk} desk */
export function cardChoices(desk) {
  const { question, choices, looked } = desk;
  const options = choices?.cards.get(looked) ?? [];
  if (!question || options.length < 2) return nothing;
  const card = desk.module.hand?.(desk).find(({ id }) => id === looked);
  return keyed(
    desk.asked,
    html`<div class="card-choices phone-only" role="group" aria-label=${card?.title ?? desk.words.nounOr(looked)}>
      <h3>${card?.title ?? desk.words.nounOr(looked)}</h3>
      ${buttonsOf(options, (option) => optionButton(desk, question, option))}
    </div>`,
  );
}

/** Cards of the hand as buttons, where the hand is out of sight. @param {Desk} desk @param {Question} question @param {Choices} choices */
function handButtons(desk, question, { cards }) {
  const hand = desk.module.hand?.(desk) ?? [];
  const options = [...new Set(hand.flatMap((card) => cards.get(card.id) ?? []))];
  if (!options.length) return nothing;
  return html`<div class="button-row card-buttons phone-only" role="group" aria-label=${desk.words.t("ui-cards")}>
    ${buttonsOf(options, (option) => optionButton(desk, question, option))}
  </div>`;
}

/** The space that was looked at, with all that can be chosen there. @param {Desk} desk @param {Question} question @param {Choices} choices */
function spaceMenu(desk, question, { spaces }) {
  const options = spaces.get(desk.looked);
  if (!options || options.length < 2) return nothing;
  const numbered = isNumbered(options);
  const name = desk.words.nounOr(desk.looked);
  return html`<div class="space-menu" role="group" aria-label=${name}>
    <h3>${name}</h3>
    <div class=${numbered ? "number-row" : "button-row"}>
      ${buttonsOf(options, (option) => (numbered ? numberButton(desk, option) : optionButton(desk, question, option)))}
    </div>
  </div>`;
}

/** Legal spaces as buttons, for fingers and for boards without a map; not the one that the menu is about. @param {Desk} desk @param {Question} question @param {Choices} choices @param {boolean} always */
function spaceButtons(desk, question, choices, always) {
  const spaces = [...choices.spaces].filter(([space, options]) => space !== desk.looked || options.length < 2);
  if (!spaces.length) return nothing;
  const one = (/** @type {[string, string[]]} */ [space, options]) =>
    options.length > 1 && isNumbered(options)
      ? html`<span class="space-numbers"
          ><span class="group-name">${desk.words.nounOr(space)}</span>${options.map((option) => numberButton(desk, option))}</span
        >`
      : options.map((option) => optionButton(desk, question, option));
  return html`<div class="button-row space-buttons ${always ? "" : "phone-only"}" role="group" aria-labelledby="question">
    ${repeat(spaces, ([space]) => space, one)}
  </div>`;
}

/** @param {Desk} desk @param {Question} question @param {Choices} choices */
function manyButtons(desk, question, choices) {
  const others = inBar(desk).length ? [] : figured(choices);
  if (!others.length) return nothing;
  /** @type {Map<string, {family: import("./games.js").Family | null, options: string[]}>} */
  const rows = new Map();
  for (const option of others) {
    const family = desk.module.family?.(desk, option) ?? null;
    const row = rows.get(family?.title ?? "") ?? { family, options: [] };
    row.options.push(option);
    rows.set(family?.title ?? "", row);
  }
  const figure = (/** @type {string} */ option) => (others.indexOf(option) < FIGURES ? String(others.indexOf(option) + 1) : "");
  return [...rows.values()].map(
    ({ family, options }) =>
      html`<div class="button-row many" role="group" aria-label=${family?.title ?? nothing}>
        ${family ? html`<p class="family"><b>${family.title}</b> <span class="note">${family.note}</span> ${ruleLink(desk, family.rule)}</p>` : nothing}
        ${variants(desk, options).map(({ of, members }) => {
          const buttons = buttonsOf(members, (option) =>
            optionButton(desk, question, option, { key: figure(option), label: of && desk.module.family?.(desk, option)?.short }),
          );
          return of ? html`<span class="variants" role="group" aria-label=${of}><b>${of}</b>${buttons}</span>` : buttons;
        })}
      </div>`,
  );
}

/** Answers of a family; those of the same thing stand behind its name. @param {Desk} desk @param {string[]} options */
function variants(desk, options) {
  const nameOf = (/** @type {string} */ option) => desk.module.family?.(desk, option)?.of ?? "";
  const names = [...new Set(options.map((option) => nameOf(option) || option))];
  return names.map((name) => {
    const members = options.filter((option) => (nameOf(option) || option) === name);
    return { of: members.length > 1 ? name : "", members };
  });
}
