// @ts-check
/** What the table page hears: the pointer, the keyboard, a change of the window. */
import { readCards } from "./card_reader.js";
import { byId, isTyping } from "./dom.js";
import { pressKey } from "./keys.js";
import { roveLog } from "./log.js";
import { isPhone } from "./board_view.js";
import { holdSheet } from "./sheet.js";

/** @typedef {import("./table.js").TablePage} TablePage */

/** @param {TablePage} page */
export function listen(page) {
  hearChoices(page);
  hearKeys(page);
  readCards(byId("cards"));
  roveLog(byId("log-lines"));
  holdSheet();
  let phone = isPhone();
  addEventListener("resize", () => {
    if (!page.ready) return;
    const turned = phone !== isPhone();
    phone = isPhone();
    if (turned) void page.map.load(page).then(page.redraw);
    else page.redraw();
  });
}

/** Clicks; the second one of a double click does not answer the next question. @param {TablePage} page */
function hearChoices(page) {
  const { acts } = page;
  addEventListener("pointerdown", (event) => (acts.shift = event.shiftKey), { capture: true });
  addEventListener(
    "mousedown",
    (event) => {
      acts.clicks = event.detail;
      acts.byKey = false;
    },
    { capture: true },
  );
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
  });
  document.addEventListener("click", (event) => {
    const rule = /** @type {Element} */ (event.target).closest("[data-rule]")?.getAttribute("data-rule");
    if (!rule) return;
    event.preventDefault();
    page.openRule(rule);
  });
}

/** Keys; one that is held down answers once. @param {TablePage} page */
function hearKeys(page) {
  const { acts } = page;
  addEventListener(
    "keydown",
    (event) => {
      acts.clicks = 0;
      acts.byKey = true;
      if (!event.repeat || !["Enter", " "].includes(event.key) || isTyping(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
  addEventListener("keydown", (event) => {
    acts.shift = event.shiftKey;
    if (page.ready) pressKey(event, page, { hovered: page.map.hovered, close: () => page.closeSomething() });
  });
}
