// @ts-check
/** How a game ended: who won and why, the figures of all seats, and where to go from here. */
import { playerName, seatName } from "./desk.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** Who won, in one line. @param {Desk} desk */
export function verdict(desk) {
  const winners = desk.shown.view.result?.winners ?? [];
  return winners.length
    ? desk.words.t("ui-victory", { who: desk.words.join(winners.map((seat) => seatName(desk, seat))) })
    : desk.words.t("ui-draw-game");
}

/** Why the game ended so. @param {Desk} desk */
export function reasonOf(desk) {
  const { words, shown } = desk;
  const result = shown.view.result;
  const reason = `r-${result?.reason}`;
  return result && words.has(reason) ? words.say(reason, { winners: result.winners, ...result.scores }) : "";
}

/** @param {Desk} desk */
export function endPanel(desk) {
  const { words, shown } = desk;
  const result = shown.view.result;
  if (!result || desk.replaying !== null || desk.stepping) return null;
  const seats = [...shown.table.seats].sort((a, b) => (result.places?.[a.seat] ?? 0) - (result.places?.[b.seat] ?? 0));
  const scored = seats.some(({ seat }) => result.scores[seat] !== undefined);
  const row = (/** @type {typeof seats[number]} */ info) =>
    h(
      "tr",
      { class: result.winners.includes(info.seat) ? "winner" : "", tone: desk.module.tones[info.seat] },
      h(
        "th",
        { scope: "row" },
        h("i", { "aria-hidden": "true" }),
        seatName(desk, info.seat),
        result.winners.includes(info.seat) ? h("b", { class: "won" }, words.t("ui-winner")) : null,
      ),
      h("td", {}, playerName(desk, info)),
      scored ? h("td", { class: "score-cell" }, String(result.scores[info.seat] ?? "–").replace("-", "−")) : null,
    );
  return h(
    "section",
    {
      class: "ending",
      "data-dialog": "ending",
      "aria-labelledby": "ending-title",
      tone: desk.module.tones[result.winners[0]] ?? { fill: "var(--bar)", ink: "var(--barink)" },
    },
    h(
      "header",
      {},
      h("p", { class: "caption" }, words.t("ui-game-over")),
      h("h2", { id: "ending-title" }, verdict(desk)),
      h("p", {}, reasonOf(desk)),
    ),
    h("table", {}, h("tbody", {}, seats.map(row))),
    h(
      "div",
      { class: "button-row" },
      h(
        "button",
        { type: "button", class: "firm", "data-act": "watch-again", on: { click: () => desk.showMoment(0) } },
        icon("replay"),
        words.t("ui-watch-again"),
      ),
      h("button", { type: "button", class: "quiet", on: { click: () => desk.openPanel("chart") } }, icon("chart"), words.t("ui-chart")),
      h("a", { class: "button quiet", href: "/" }, icon("lobby"), words.t("ui-lobby")),
    ),
  );
}
