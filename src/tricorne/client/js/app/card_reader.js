// @ts-check
/** Cards whose text has no room on them: the whole of it appears above the card under the pointer, the finger or the focus. */
import { h } from "./dom.js";

const GAP = 8;

/** Mark the cards of a dock that show only the beginning of their text. @param {HTMLElement} host */
export function markCut(host) {
  const texts = [...host.querySelectorAll("[data-card] .text")];
  const cut = texts.map((text) => text.scrollHeight > text.clientHeight + 1);
  texts.forEach((text, i) => text.classList.toggle("cut", cut[i]));
}

/** @param {HTMLElement} host where the cards are */
export function readCards(host) {
  const reader = h("div", { id: "reader", class: "card", hidden: true, "aria-hidden": "true" });
  document.body.append(reader);
  const show = (/** @type {Event} */ event) => {
    const card = /** @type {Element} */ (event.target).closest("[data-card]");
    reader.hidden = !card?.querySelector(".text.cut");
    if (!card || reader.hidden) return;
    reader.replaceChildren(h("h3", {}, card.querySelector(".title")?.textContent), h("p", {}, card.querySelector(".text")?.textContent));
    const at = card.getBoundingClientRect();
    const left = Math.min(Math.max(GAP, at.left + at.width / 2 - reader.offsetWidth / 2), innerWidth - reader.offsetWidth - GAP);
    reader.style.transform = `translate(${Math.round(left)}px, ${Math.round(at.top - reader.offsetHeight - GAP)}px)`;
  };
  const hide = () => (reader.hidden = true);
  for (const event of ["pointerover", "focusin"]) host.addEventListener(event, show);
  for (const event of ["pointerleave", "focusout", "scroll"]) host.addEventListener(event, hide, { capture: event === "scroll" });
  new ResizeObserver(() => markCut(host)).observe(host);
}
