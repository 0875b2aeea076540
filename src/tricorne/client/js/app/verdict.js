// @ts-check
/** How a game ended, in a line: who won, and why. */
import { standingText } from "../learn/standing_line.js";
import { seatName } from "./parts.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** How people end a game. @type {Record<string, string>} */
const ENDED = { conceded: "ui-ended-conceded", drawn: "ui-ended-drawn", claimed: "ui-ended-claimed", stopped: "ui-ended-stopped" };

/** Who won, in one line. @param {Desk} desk */
export function verdict(desk) {
  const winners = desk.live.view.result?.winners ?? [];
  if (desk.live.table.ended?.how === "stopped") return desk.words.t("ui-stopped-game");
  if (!winners.length) return desk.words.t("ui-draw-game");
  return desk.words.t("ui-victory", { who: desk.words.join(winners.map((seat) => seatName(desk, seat))) });
}

/** Why the game ended so, and the sum that decided it. @param {Desk} desk */
export function reasonOf(desk) {
  const { words, live, module } = desk;
  const { result } = live.view;
  if (result && live.table.ended) return endedBy(desk, live.table.ended);
  const reason = `r-${result?.reason}`;
  const said = result && words.has(reason) ? words.say(reason, { winners: result.winners, ...result.scores }) : "";
  return [said, result ? (module.sum?.(desk) ?? "") : ""].filter(Boolean).join(" ");
}

/** How people ended it, and how it stood then. @param {Desk} desk @param {NonNullable<import("./types.js").TableInfo["ended"]>} ended */
function endedBy(desk, { how, winners }) {
  const { words, live } = desk;
  const others = live.table.seats.filter(({ seat }) => !winners.includes(seat)).map(({ seat }) => seatName(desk, seat));
  return [words.t(ENDED[how], { who: words.join(others) }), standingText(desk, desk.standing)].filter(Boolean).join(" ");
}
