// @ts-check
/** The panel beside the board, one thing at a time: rules, chat, seats, charts, settings; and the tabs of a phone. */
import { icon, iconButton } from "../icons.js";
import { html, nothing } from "../lit.js";
import { keyPanel } from "../learn/key_panel.js";
import { chart } from "./chart.js";
import { chat } from "./chat.js";
import { ending } from "./ending.js";
import { keyList } from "./key_list.js";
import { preferences } from "./preferences.js";
import { share } from "./share.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @type {Record<string, string>} */
const TITLES = {
  chart: "ui-chart",
  end: "ui-game-over",
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

/** @param {Desk} desk */
export function panelHead(desk) {
  if (!desk.panel) return nothing;
  return html`<h2>${desk.words.t(TITLES[desk.panel])}</h2>
    ${iconButton("close", desk.words.t("ui-close"), () => desk.openPanel(null))}`;
}

/** @param {Desk} desk @param {import("./help.js").Help} help */
export function panelBody(desk, help) {
  const { words } = desk;
  if (desk.panel === "chat") return chat(desk);
  if (desk.panel === "share") return share(desk);
  if (desk.panel === "rules") return help.show(words);
  if (desk.panel === "key") return keyPanel(desk);
  if (desk.panel === "chart") return chart(desk);
  if (desk.panel === "end") return ending(desk);
  if (desk.panel === "settings") return html`${preferences(words)}${keyList(words)}`;
  return desk.panel === "more" ? moreList(desk) : nothing;
}

/** @param {Desk} desk */
function moreList(desk) {
  const entry = (/** @type {string} */ name) =>
    html`<button type="button" class="quiet" @click=${() => desk.openPanel(name)}>${icon(name)}${desk.words.t(TITLES[name])}</button>`;
  return html`<div class="more-list">${(desk.lesson ? ["key", "settings"] : MORE).map(entry)}</div>`;
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
