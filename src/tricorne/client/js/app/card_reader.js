// @ts-check
/**
 * What has no room on a card or a button: the whole text of a card that is cut, and what an answer does. It appears above
 * the card or the button under the pointer, a finger that rests on it, or the focus that somebody moved there by the keyboard.
 */
import { html, render } from "../lit.js";
import { byId } from "./elements.js";
import { loadPanels } from "./later.js";
import { above } from "./measure.js";

/** @typedef {import("./desk.js").Desk} Desk */

const HOSTS = ["cards", "tray", "prompt", "battle"];
const LONG_PRESS_MS = 450;

/** What is to be read of a card or an answer: a text, or the section of the rules that has it. @param {Desk} desk @param {Element} node @returns {{title: string, text: string} | {rule: string} | null} */
function readable(desk, node) {
  const { module, question, words } = desk;
  const card = node.getAttribute("data-card");
  if (card !== null) {
    const found = desk.cut.includes(card) ? module.hand?.(desk).find(({ id }) => id === card) : undefined;
    return found ? { title: found.title ?? "", text: found.text ?? "" } : null;
  }
  const option = node.getAttribute("data-option") ?? "";
  const text = module.explain?.(desk, option);
  if (text && question) return { title: words.option(question.kind, option), text };
  const rule = module.ruleOf?.(desk, option);
  return rule ? { rule } : null;
}

/** @param {Desk} desk */
export function readCards(desk) {
  const reader = byId("reader");
  const nodeOf = (/** @type {Event} */ event) => /** @type {Element} */ (event.target).closest("[data-card], [data-option]");
  /** What is being read. @type {Element | null} */
  let reading = null;
  const hide = () => {
    reading = null;
    reader.hidden = true;
  };
  const put = (/** @type {Element} */ node, /** @type {string} */ title, /** @type {unknown} */ text) => {
    reader.hidden = false;
    render(
      html`<h3>${title}</h3>
        ${text}`,
      reader,
    );
    const { x, y } = above(reader, node);
    reader.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  };
  const putRule = async (/** @type {Element} */ node, /** @type {string} */ rule) => {
    const { markdown, sectionOf } = await loadPanels(desk);
    const found = await sectionOf(desk.game, desk.words.language, rule);
    if (found && reading === node && node.isConnected) put(node, found.title, markdown(found.text, { section: (to) => to }));
  };
  /** @param {Element | null} node */
  const show = (node) => {
    const found = node && readable(desk, node);
    hide();
    if (!found) return false;
    reading = node;
    if ("rule" in found) putRule(node, found.rule).catch(desk.complain);
    else put(node, found.title, html`<p>${found.text}</p>`);
    return true;
  };
  /** Whether the focus was moved by its key; what the page focuses by itself would cover the question. */
  let tabbed = false;
  addEventListener("keydown", (event) => (tabbed = event.key === "Tab"), { capture: true });
  /** A finger that has rested on an answer reads it and does not give it. */
  let held = false;
  let waiting = 0;
  const release = () => clearTimeout(waiting);
  const press = (/** @type {PointerEvent} */ event) => {
    held = false;
    release();
    if (event.pointerType !== "mouse") waiting = window.setTimeout(() => (held = show(nodeOf(event))), LONG_PRESS_MS);
  };
  for (const host of HOSTS.map(byId)) {
    // Not `pointerover`: a new answer that comes to lie under a pointer at rest would be explained over its question.
    host.addEventListener("pointermove", (event) => event.pointerType === "mouse" && nodeOf(event) !== reading && show(nodeOf(event)));
    host.addEventListener("focusin", (event) => tabbed && show(nodeOf(event)));
    host.addEventListener("pointerdown", press);
    for (const event of ["pointerup", "pointercancel", "pointermove"]) host.addEventListener(event, release);
    host.addEventListener("contextmenu", (event) => held && event.preventDefault());
    // A finger that is lifted leaves what it has opened.
    host.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && hide());
    for (const event of ["focusout", "scroll"]) host.addEventListener(event, hide, { capture: event === "scroll" });
  }
  addEventListener("pointerdown", hide, { capture: true });
  addEventListener(
    "click",
    (event) => {
      if (held && nodeOf(event)) event.stopImmediatePropagation();
      held = false;
    },
    { capture: true },
  );
}
