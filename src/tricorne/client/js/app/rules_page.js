// @ts-check
/** The rules on a page of their own: a term opens its entry in the key above them. */
import { iconButton } from "../icons.js";
import { html, nothing } from "../lit.js";
import { keyGroups } from "../learn/key_panel.js";
import { loadKey } from "../learn/terms.js";
import { attend } from "./focus.js";
import { Help } from "./help.js";

/** @typedef {import("./lobby.js").Lobby} Lobby */

/** @param {Lobby} lobby @param {import("./types.js").GameInfo} game */
export async function rulesPage(lobby, game) {
  const { words } = lobby;
  const help = new Help(() => lobby.change({}));
  const [key] = await Promise.all([loadKey(game, words.language).catch(() => null), help.open(game, words.language)]);
  const reader = { words, game, key, term: "" };
  const open = (/** @type {string} */ term) => {
    reader.term = term;
    lobby.change({});
  };
  const hear = (/** @type {Event} */ event) => {
    const link = /** @type {Element} */ (event.target).closest("[data-term], [data-rule]");
    if (!link) return;
    event.preventDefault();
    const rule = link.getAttribute("data-rule");
    if (rule) void help.open(game, words.language, rule);
    open(link.getAttribute("data-term") ?? "");
  };
  const draw = () => html`<div @click=${hear}>${help.show(words, reader)}${reader.term ? dialog(reader, () => open("")) : nothing}</div>`;
  return { draw, settle: () => settle(help, reader.term) };
}

/** Closed, it gives the focus back to the term. @param {import("../learn/key_panel.js").Reader} reader @param {() => void} closed */
function dialog(reader, closed) {
  const close = () => /** @type {HTMLDialogElement} */ (document.querySelector(".key-dialog")).close();
  const title = reader.words.t("ui-key-terms");
  return html`<dialog class="key-dialog" aria-label=${title} @close=${closed}>
    <header>
      <h2>${title}</h2>
      ${iconButton("close", reader.words.t("ui-close"), close)}
    </header>
    <div class="key-panel">${keyGroups(reader)}</div>
  </dialog>`;
}

/** Once it is drawn, the key opens at its term; otherwise the section that was asked for is brought into view. @param {Help} help @param {string} term */
function settle(help, term) {
  const dialog = /** @type {HTMLDialogElement | null} */ (document.querySelector(".key-dialog"));
  if (!dialog) return help.settle();
  if (dialog.open) return;
  dialog.showModal();
  attend(`key-${term}`, { block: "center" });
}
