// @ts-check
/** The panel beside the board, one thing at a time: rules, chat, seats, charts, settings; and the tabs of a phone. */
import { icon, iconButton } from "../icons.js";
import { html, nothing } from "../lit.js";
import { fork, mayFork } from "./fork.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @type {Record<string, string>} */
const TITLES = {
  chart: "ui-chart",
  end: "ui-game-over",
  analysis: "ui-lb-title",
  rules: "ui-rules",
  key: "ui-key-panel",
  chat: "ui-chat-notes",
  share: "ui-seats-links",
  settings: "ui-settings",
  cards: "ui-cards",
  forces: "ui-forces",
  log: "ui-log",
  more: "ui-more",
};
/** The tools that have no room on a phone. */
const MORE = ["key", "chat", "share", "chart", "settings"];

/** What stands in the page itself, and only comes forward on a small screen. */
const IN_PAGE = ["cards", "forces", "log", "more"];

/** Whether what a panel shows is loaded after the table. @param {string | null} panel */
export const isLater = (panel) => panel !== null && !IN_PAGE.includes(panel);

/** @param {Desk} desk */
export function panelHead(desk) {
  if (!desk.panel) return nothing;
  return html`<h2>${desk.words.t(TITLES[desk.panel])}</h2>
    ${iconButton("close", desk.words.t("ui-close"), desk.closePanel)}`;
}

/** @param {Desk} desk */
export function panelBody(desk) {
  if (desk.panel === "more") return moreList(desk);
  if (!isLater(desk.panel)) return nothing;
  return desk.panels ? desk.panels.panelBody(desk) : html`<p class="empty">${desk.words.t("ui-loading")}</p>`;
}

/** @param {Desk} desk */
function moreList(desk) {
  const entry = (/** @type {string} */ name) =>
    html`<button type="button" class="quiet" @click=${() => desk.openPanel(name)}>${icon(name)}${desk.words.t(TITLES[name])}</button>`;
  const back = () => {
    desk.openPanel(null);
    desk.undoTurn();
  };
  const turn =
    desk.lesson || desk.live.table.you.observer
      ? nothing
      : html`<button type="button" class="quiet" data-act="undo-turn" ?disabled=${!desk.mayUndo} @click=${back}>
          ${icon("undo-turn")}${desk.words.t("ui-undo-turn")}
        </button>`;
  const copy = mayFork(desk)
    ? html`<button type="button" class="quiet" data-act="fork" @click=${() => void fork(desk)}>
        ${icon("fork")}${desk.words.t("ui-fork")}
      </button>`
    : nothing;
  return html`<div class="more-list">${(desk.lesson ? ["key", "settings"] : MORE).map(entry)}${copy}${turn}</div>`;
}

/** @param {Desk} desk */
export function tabs(desk) {
  const [cards, forces] = desk.module.forcesBelow ? ["forces", "cards"] : ["cards", "forces"];
  const tab = (/** @type {string | null} */ name, /** @type {string} */ sign) => {
    const on = desk.panel === name;
    return html`<button
      type="button"
      class="tab ${on ? "on" : ""}"
      aria-pressed=${on}
      data-key="tab-${sign}"
      @click=${() => desk.openPanel(name)}>
      ${icon(sign, 22)}<span>${desk.words.t(`ui-${sign}`)}</span>${sign === "more" && desk.unread ? html`<span class="badge">${desk.unread}</span>` : nothing}
    </button>`;
  };
  return html`${tab(null, "map")}${tab(cards, "cards")}${tab(forces, "forces")}${tab("log", "log")}${tab("rules", "rules")}${tab("more", "more")}`;
}
