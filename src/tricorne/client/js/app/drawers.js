// @ts-check
/** The panel beside the board, one thing at a time: rules, chat, seats, charts, settings; and the tabs of a phone. */
import { drawChart } from "./chart.js";
import { drawChat } from "./chat.js";
import { byId, h, render } from "./dom.js";
import { drawHelp } from "./help.js";
import { icon, iconButton } from "./icons.js";
import { keyList } from "./key_list.js";
import { drawPreferences } from "./preferences.js";
import { drawSeats } from "./share.js";

/** @typedef {import("./table.js").TablePage} TablePage */

const TITLES = {
  chart: "ui-chart",
  rules: "ui-rules",
  chat: "ui-chat-notes",
  share: "ui-seats-links",
  settings: "ui-settings",
  cards: "ui-cards",
  forces: "ui-forces",
  log: "ui-log",
  more: "ui-more",
};
/** The tools that have no room on a phone. */
const MORE = /** @type {const} */ (["chat", "share", "chart", "settings"]);

export class Drawers {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** What is open. @type {string | null} */
    this.open = null;
    /** The section of the rules to show. */
    this.section = "";
  }

  /** @param {string | null} name */
  show(name) {
    this.open = name;
    this.empty();
    this.draw(true);
  }

  /** Forget what the panel shows, so that it is drawn anew. */
  empty() {
    const body = byId("panel-body");
    body.replaceChildren();
    delete body.dataset.stamp;
  }

  /** @param {boolean} [opened] it has just been opened */
  draw(opened = false) {
    this.#drawTabs();
    const { open } = this;
    const { words } = this.page;
    byId("panel").hidden = !open;
    document.body.dataset.panel = open ?? "";
    if (!open) return;
    render(
      byId("panel-head"),
      h("h2", {}, words.t(TITLES[/** @type {keyof typeof TITLES} */ (open)])),
      iconButton("close", words.t("ui-close"), () => this.page.openPanel(null)),
    );
    this.#drawBody(byId("panel-body"), open, opened);
  }

  /** @param {HTMLElement} body @param {string} name @param {boolean} opened */
  #drawBody(body, name, opened) {
    const { page } = this;
    const { words } = page;
    if (name === "chat") drawChat(body, page);
    else if (name === "share" && (opened || !body.contains(document.activeElement))) drawSeats(body, page);
    else if (!opened && body.childNodes.length) return;
    else if (name === "rules") void drawHelp(body, words, page.game, this.section).catch(page.complain);
    else if (name === "chart") void drawChart(body, page).catch(page.complain);
    else if (name === "settings") {
      drawPreferences(body, words, page.settingChanged);
      body.append(keyList(words));
    } else if (name === "more")
      body.replaceChildren(
        h(
          "div",
          { class: "more-list" },
          MORE.map((tool) =>
            h("button", { type: "button", class: "quiet", on: { click: () => page.openPanel(tool) } }, icon(tool), words.t(TITLES[tool])),
          ),
        ),
      );
  }

  #drawTabs() {
    const { words, module } = this.page;
    const [cards, forces] = module.forcesBelow ? ["forces", "cards"] : ["cards", "forces"];
    const tabs = /** @type {[string | null, string, string][]} */ ([
      [null, "map", "ui-map"],
      [cards, "cards", "ui-cards"],
      [forces, "forces", "ui-forces"],
      ["log", "log", "ui-log"],
      ["rules", "rules", "ui-rules"],
      ["more", "more", "ui-more"],
    ]);
    render(
      byId("tabs"),
      tabs.map(([name, sign, word]) =>
        h(
          "button",
          {
            type: "button",
            class: ["tab", this.open === name && "on"],
            "aria-pressed": String(this.open === name),
            "data-key": `tab-${sign}`,
            on: { click: () => this.page.openPanel(name) },
          },
          icon(sign, 22),
          h("span", {}, words.t(word)),
        ),
      ),
    );
  }
}
