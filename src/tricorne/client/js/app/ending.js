// @ts-check
/** How a game ended: who won and by which sum, the seats, how it came about, and where to go from here. */
import { icon } from "../icons.js";
import { html, nothing } from "../lit.js";
import { turningInBrief } from "./analysis.js";
import { chart } from "./chart.js";
import { luckAtEnd } from "./luck.js";
import { playerName, seatName, toned } from "./parts.js";
import { rematch } from "./rematch.js";
import { reasonOf, verdict } from "./verdict.js";

/** @typedef {import("./desk.js").Desk} Desk */

const NOBODYS = { fill: "var(--bar)", ink: "var(--barink)" };

/** @param {Desk} desk */
export function ending(desk) {
  const { result, moment } = desk.live.view;
  if (!result) return nothing;
  const { words, module } = desk;
  const { table } = desk.live;
  const seats = [...table.seats].sort((a, b) => (result.places?.[a.seat] ?? 0) - (result.places?.[b.seat] ?? 0));
  const scored = seats.every(({ seat }) => result.scores[seat] !== undefined);
  return html`<section class="ending" aria-labelledby="ending-title" style=${toned(module.tones[result.winners[0]] ?? NOBODYS)}>
    <header>
      <p class="caption"><span>${words.t("ui-game-over")}</span><small>${words.t("ui-answers-given", { count: moment })}</small></p>
      <h2 id="ending-title">${verdict(desk)}</h2>
      <p class="reason">${reasonOf(desk)}</p>
    </header>
    <table>
      <tbody>
        ${seats.map((info) => seatRow(desk, info, result, scored))}
      </tbody>
    </table>
    ${sumParts(desk)}
    <div class="courses">${chart(desk)}</div>
    ${turningInBrief(desk)} ${luckAtEnd(desk)}
    <footer>
      ${
        table.you.seats.length
          ? html`<button type="button" class="firm" data-act="rematch" @click=${() => void rematch(desk)}>
              ${icon("swap")}${words.t("ui-rematch")}
            </button>`
          : nothing
      }
      <div class="button-row">
        <button type="button" class="quiet" data-act="analyse" @click=${() => desk.openPanel("analysis")}>
          ${icon("chart")}${words.t("ui-lb-analyse")}
        </button>
        <button type="button" class="quiet" data-act="share" @click=${() => desk.openPanel("share")}>
          ${icon("share")}${words.t("ui-share")}
        </button>
        <a class="button quiet" href="/">${icon("lobby")}${words.t("ui-lobby")}</a>
      </div>
    </footer>
  </section>`;
}

/** What the sum that decided is made of. @param {Desk} desk */
function sumParts(desk) {
  const parts = desk.live.table.ended ? "" : desk.module.parts?.(desk);
  return parts ? html`<p class="sum-parts">${parts}</p>` : nothing;
}

/** @param {Desk} desk @param {import("./types.js").SeatInfo} info @param {NonNullable<import("./types.js").View["result"]>} result @param {boolean} scored */
function seatRow(desk, info, result, scored) {
  const won = result.winners.includes(info.seat);
  return html`<tr class=${won ? "winner" : ""} style=${toned(desk.module.tones[info.seat])}>
    <th scope="row">
      <i aria-hidden="true"></i>${seatName(desk, info.seat)}${won ? html`<b class="won">${desk.words.t("ui-winner")}</b>` : nothing}
    </th>
    <td>${playerName(desk, info)}</td>
    ${scored ? html`<td class="score-cell">${String(result.scores[info.seat]).replace("-", "−")}</td>` : nothing}
  </tr>`;
}
