// @ts-check
/** How a game ended: who won and why, the figures of all seats, and where to go from here. */
import { icon } from "../icons.js";
import { html, nothing } from "../lit.js";
import { playerName, seatName, toned } from "./parts.js";

/** @typedef {import("./desk.js").Desk} Desk */

const NOBODYS = { fill: "var(--bar)", ink: "var(--barink)" };

/** Who won, in one line. @param {Desk} desk */
export function verdict(desk) {
  const winners = desk.shown.view.result?.winners ?? [];
  if (!winners.length) return desk.words.t("ui-draw-game");
  return desk.words.t("ui-victory", { who: desk.words.join(winners.map((seat) => seatName(desk, seat))) });
}

/** Why the game ended so. @param {Desk} desk */
export function reasonOf(desk) {
  const { words, shown } = desk;
  const result = shown.view.result;
  const reason = `r-${result?.reason}`;
  return result && words.has(reason) ? words.say(reason, { winners: result.winners, ...result.scores }) : "";
}

/** @param {Desk} desk @returns {import("./games.js").Dialog | null} */
export function endPanel(desk) {
  const result = desk.shown.view.result;
  if (!result || desk.replaying !== null || desk.stepping) return null;
  const { words, module } = desk;
  const seats = [...desk.shown.table.seats].sort((a, b) => (result.places?.[a.seat] ?? 0) - (result.places?.[b.seat] ?? 0));
  const scored = seats.some(({ seat }) => result.scores[seat] !== undefined);
  const content = html`<section class="ending" aria-labelledby="ending-title" style=${toned(module.tones[result.winners[0]] ?? NOBODYS)}>
    <header>
      <p class="caption">${words.t("ui-game-over")}</p>
      <h2 id="ending-title">${verdict(desk)}</h2>
      <p>${reasonOf(desk)}</p>
    </header>
    <table>
      <tbody>
        ${seats.map((info) => seatRow(desk, info, result, scored))}
      </tbody>
    </table>
    <div class="button-row">
      <button type="button" class="firm" data-act="watch-again" @click=${() => desk.showMoment(0)}>
        ${icon("replay")}${words.t("ui-watch-again")}
      </button>
      <button type="button" class="quiet" @click=${() => desk.openPanel("chart")}>${icon("chart")}${words.t("ui-chart")}</button>
      <a class="button quiet" href="/">${icon("lobby")}${words.t("ui-lobby")}</a>
    </div>
  </section>`;
  return { id: "ending", content };
}

/** @param {Desk} desk @param {import("./types.js").SeatInfo} info @param {NonNullable<import("./types.js").View["result"]>} result @param {boolean} scored */
function seatRow(desk, info, result, scored) {
  const won = result.winners.includes(info.seat);
  return html`<tr class=${won ? "winner" : ""} style=${toned(desk.module.tones[info.seat])}>
    <th scope="row">
      <i aria-hidden="true"></i>${seatName(desk, info.seat)}${won ? html`<b class="won">${desk.words.t("ui-winner")}</b>` : nothing}
    </th>
    <td>${playerName(desk, info)}</td>
    ${scored ? html`<td class="score-cell">${String(result.scores[info.seat] ?? "–").replace("-", "−")}</td>` : nothing}
  </tr>`;
}
