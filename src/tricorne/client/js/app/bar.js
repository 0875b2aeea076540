// @ts-check
/** The top bar of a table: the game, who sits where, and the tools. */
import { playerName, seatName } from "./desk.js";
import { h, render } from "./dom.js";
import { brand, iconButton } from "./icons.js";
import { fork } from "./share.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** Seats by who plays them: "You: Continentals, Patriots · Bot: British". @param {Desk} desk */
function seating(desk) {
  /** @type {Map<string, string[]>} */
  const by = new Map();
  for (const info of desk.live.table.seats) {
    const who = playerName(desk, info);
    by.set(who, [...(by.get(who) ?? []), seatName(desk, info.seat)]);
  }
  return [...by].map(([who, seats]) => `${who}: ${seats.join(", ")}`).join(" · ");
}

/** @param {HTMLElement} host @param {Desk} desk @param {string | null} open the panel that is open @param {Node[]} [clocks] */
export function drawBar(host, desk, open, clocks = []) {
  const { words, live } = desk;
  const scenario = `s-${live.view.scenario}`;
  const status = [words.has(scenario) ? words.t(scenario) : live.view.scenario, desk.module.status?.(desk), live.table.pack]
    .filter(Boolean)
    .join(" · ");
  const tool = (/** @type {string} */ name, /** @type {string} */ label) =>
    iconButton(name, label, () => desk.openPanel(open === name ? null : name), {
      class: ["icon-button", name !== "settings" && "wide-only"],
      "aria-pressed": String(open === name),
      "data-panel": name,
    });
  render(
    host,
    brand("/", words.t("ui-lobby")),
    h("h1", { class: "game-title" }, words.say("title")),
    h("span", { class: "status" }, status),
    desk.status === "lost" || desk.status === "connecting"
      ? h("span", { class: "connection", role: "status" }, words.t("ui-reconnecting"))
      : null,
    clocks,
    h("span", { class: "seating", title: seating(desk) }, live.table.you.observer ? words.t("ui-watching") : seating(desk)),
    h(
      "div",
      { class: "tools" },
      live.table.you.observer ? null : iconButton("undo", words.t("ui-undo-key"), () => desk.undo()),
      iconButton(
        "replay",
        words.t("ui-replay"),
        () => desk.showMoment(desk.replaying === null ? Math.max(0, desk.live.view.moment - 1) : null),
        { class: "icon-button wide-only", "aria-pressed": String(desk.replaying !== null) },
      ),
      iconButton("fork", words.t("ui-fork"), () => void fork(desk), { class: "icon-button wide-only" }),
      iconButton("log", words.t("ui-side"), () => desk.openPanel(open === "log" ? null : "log"), {
        class: "icon-button drawer-only",
        "aria-pressed": String(open === "log"),
        "data-panel": "log",
      }),
      tool("chart", words.t("ui-chart")),
      tool("rules", words.t("ui-rules")),
      tool("chat", words.t("ui-chat-notes")),
      tool("share", words.t("ui-seats-links")),
      tool("settings", words.t("ui-settings")),
    ),
  );
}
