// @ts-check
/** The top bar of a table: the game, who sits where, and the tools. */
import { brand, iconButton } from "../icons.js";
import { html, nothing } from "../lit.js";
import { standingLine } from "../learn/standing_line.js";
import { fork, mayFork } from "./fork.js";
import { knownTables } from "./memory.js";
import { playerName, seatName } from "./parts.js";

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

/** The scenario, while it is played only where there are several, round or year, and the pack that corrects the facts. @param {Desk} desk */
function statusOf(desk) {
  const { words, live, module, catalogue } = desk;
  const { game, scenario } = live.view;
  const only = catalogue.games.find((known) => known.id === game)?.scenarios.length === 1;
  const name = words.has(`s-${scenario}`) ? words.t(`s-${scenario}`) : scenario;
  const when = module.status?.(desk);
  const over = desk.shown.view.result;
  const status = when && over ? words.t("ui-over-in", { when }) : when;
  return [only && when && !over ? "" : name, status, live.table.pack].filter(Boolean).join(" · ");
}

/** What a table is a copy of. @param {Desk} desk */
function copyOf({ words, live }) {
  const { fork_of: original, table } = live.table;
  if (!original) return nothing;
  const moment = knownTables()[table]?.moment;
  return html`<span class="copy-of">${moment === undefined ? words.t("ui-copy-of-game") : words.t("ui-copy-of-moment", { moment })}</span>`;
}

/** From a copy back to what it is of. @param {Desk} desk */
function wayBack({ words, live }) {
  const { fork_of: original, table } = live.table;
  if (!original) return nothing;
  const moment = knownTables()[table]?.moment;
  const back = moment === undefined ? `/t/${original}` : `/t/${original}?m=${moment}`;
  return html`<a class="bar-button" data-act="original" href=${back}>${words.t("ui-to-original")}</a>`;
}

/** @param {Desk} desk @param {unknown} clocks */
export function bar(desk, clocks) {
  const { words, live, status, lesson } = desk;
  const { observer } = live.table.you;
  const seats = seating(desk);
  const tool = (/** @type {string} */ name, /** @type {string} */ word, wide = "wide-only") =>
    iconButton(name, words.t(word), () => desk.togglePanel(name), { class: wide, panel: name, pressed: desk.panel === name });
  const chat = desk.unread ? words.t("ui-chat-unread", { count: desk.unread }) : words.t("ui-chat-notes");
  const replay = () => desk.showMoment(desk.replaying === null ? Math.max(0, desk.live.view.moment - 1) : null);
  return html`${brand("/", words.t("ui-lobby"))}
    <div class="naming">
      <h1 class="game-title">${words.say("title")}</h1>
      ${copyOf(desk)}
      <span class="status">${lesson ? lesson.status : statusOf(desk)}</span>
    </div>
    ${wayBack(desk)}
    ${status === "lost" || status === "connecting" ? html`<span class="connection" role="status">${words.t("ui-reconnecting")}</span>` : nothing}
    ${standingLine(desk)} ${clocks}
    <span class="seating" title=${lesson ? nothing : seats}>${lesson ? nothing : observer ? words.t("ui-watching") : seats}</span>
    <div class="tools">
      ${desk.waiting?.next ? iconButton("next", words.t("ui-next-table-key", { others: desk.waiting.others }), desk.waiting.go, { badge: desk.waiting.others }) : nothing}
      ${lesson ? html`<a class="bar-button" href="/" data-learn="leave">${words.t("ui-learn-leave")}</a>` : nothing}
      ${observer ? nothing : iconButton("undo", words.t("ui-undo-key"), desk.undo, { disabled: !desk.mayUndo, barred: desk.undoBar })}
      ${observer || lesson ? nothing : iconButton("undo-turn", words.t("ui-undo-turn-key"), desk.undoTurn, { class: "wide-only", disabled: !desk.mayUndo, barred: desk.undoBar })}
      ${lesson ? nothing : iconButton("replay", words.t("ui-replay"), replay, { class: "wide-only", pressed: desk.replaying !== null })}
      ${mayFork(desk) ? iconButton("fork", words.t("ui-fork"), () => void fork(desk), { class: "wide-only" }) : nothing}
      ${tool("log", "ui-side", "drawer-only")}${lesson ? nothing : tool("chart", "ui-chart")}${tool("key", "ui-key-panel")}${tool("rules", "ui-rules")}${lesson ? nothing : html`${iconButton("chat", chat, () => desk.togglePanel("chat"), { class: "wide-only", panel: "chat", pressed: desk.panel === "chat", badge: desk.unread })}${tool("share", "ui-seats-links")}`}${tool("settings", "ui-settings", "")}
    </div>`;
}
