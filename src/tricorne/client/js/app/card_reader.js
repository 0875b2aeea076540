// @ts-check
/** Cards whose text has no room on them: the whole of it appears above the card under the pointer, the finger or the focus. */
import { html, render } from "../lit.js";
import { byId } from "./elements.js";
import { above } from "./measure.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @param {Desk} desk */
export function readCards(desk) {
  const host = byId("cards");
  const reader = byId("reader");
  const show = (/** @type {Event} */ event) => {
    const node = /** @type {Element} */ (event.target).closest("[data-card]");
    const id = node?.getAttribute("data-card") ?? "";
    const card = desk.cut.includes(id) && desk.module.hand?.(desk).find((one) => one.id === id);
    reader.hidden = !card;
    if (!node || !card) return;
    render(
      html`<h3>${card.title}</h3>
        <p>${card.text}</p>`,
      reader,
    );
    const { x, y } = above(node.getBoundingClientRect(), { width: reader.offsetWidth, height: reader.offsetHeight });
    reader.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  };
  const hide = () => (reader.hidden = true);
  for (const event of ["pointerover", "focusin"]) host.addEventListener(event, show);
  for (const event of ["pointerleave", "focusout", "scroll"]) host.addEventListener(event, hide, { capture: event === "scroll" });
}
