// @ts-check
/** What the table page hears: the pointer and the keyboard. */
import { readCards } from "./card_reader.js";
import { byId, isTyping } from "./elements.js";
import { pressKey } from "./keys.js";
import { holdSheet } from "./sheet.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./board_view.js").BoardView} BoardView */

/** @param {Desk} desk @param {BoardView} map */
export function listen(desk, map) {
  hearChoices(desk);
  hearKeys(desk, map);
  readCards(desk);
  holdSheet(desk);
}

/** Clicks; the second one of a double click does not answer the next question. @param {Desk} desk */
function hearChoices(desk) {
  const { acts } = desk;
  addEventListener("pointerdown", (event) => (acts.shift = event.shiftKey), { capture: true });
  addEventListener("mousedown", (event) => (acts.clicks = event.detail), { capture: true });
  addEventListener(
    "click",
    (event) => {
      const choice = /** @type {Element} */ (event.target).closest?.("[data-option], [data-card], [data-key=draft]");
      if (choice && event.detail > 1 && acts.isDoubleClick()) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  byId("cards").addEventListener("click", (event) => {
    const card = /** @type {Element} */ (event.target).closest("[data-card]")?.getAttribute("data-card");
    if (card) acts.chooseCard(card);
    const companion = /** @type {Element} */ (event.target).closest("[data-companion]")?.getAttribute("data-companion");
    if (companion && desk.module.companions?.(desk).includes(companion)) acts.goAlong(companion);
  });
  document.addEventListener("click", (event) => {
    const link = /** @type {Element} */ (event.target).closest("[data-term]");
    if (!link) return;
    event.preventDefault();
    desk.openTerm(link.getAttribute("data-term") ?? "", link);
  });
  document.addEventListener("click", (event) => {
    const rule = /** @type {Element} */ (event.target).closest("[data-rule]")?.getAttribute("data-rule");
    if (!rule) return;
    event.preventDefault();
    desk.openRule(rule);
  });
}

/** Keys; one that is held down answers once. @param {Desk} desk @param {BoardView} map */
function hearKeys(desk, map) {
  const { acts } = desk;
  addEventListener(
    "keydown",
    (event) => {
      acts.clicks = 0;
      if (!event.repeat || !["Enter", " "].includes(event.key) || isTyping(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
  addEventListener("keydown", (event) => {
    acts.shift = event.shiftKey;
    if (desk.ready) pressKey(event, desk, map);
  });
}
