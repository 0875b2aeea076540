// @ts-check
/** Ways to end a game before its rules do, and clocks that stand: conceding, and offers to the others. */
import { html, nothing } from "../lit.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** Whether somebody else sits here who could agree. @param {Desk} desk */
function hasOthers({ live }) {
  return live.table.seats.some((info) => !info.yours && info.person !== null && !info.awaited);
}

/** @param {Desk} desk */
function concede(desk) {
  desk.change({ conceding: false });
  desk.link.send("concede", { seat: desk.acts.seat }).catch(desk.complain);
}

/** @param {Desk} desk @param {"draw" | "stop" | "pause"} kind */
function offer(desk, kind) {
  const waits = () => desk.live.table.proposal && desk.toast(desk.words.t("ui-offered"));
  desk.link.send("offer", { seat: desk.acts.seat, kind }).then(waits, desk.complain);
}

/** @param {Desk} desk @param {import("./clocks.js").People | null} people */
export function finishing(desk, people) {
  const { words, live, lesson } = desk;
  const { seats, finished } = live.table;
  if (lesson || finished || !seats.some((info) => info.yours && !info.lost)) return nothing;
  const button = (/** @type {string} */ word, /** @type {() => void} */ act) =>
    html`<button type="button" class="quiet" data-act=${word.slice(3)} @click=${act}>${words.t(word)}</button>`;
  const resume = () => void desk.link.api.post("/resume", {}).catch(desk.complain);
  const clock = people?.clock
    ? people.paused
      ? button("ui-resume", resume)
      : button("ui-pause-clocks", () => offer(desk, "pause"))
    : nothing;
  return html`<section class="finishing">
    <h3>${words.t("ui-finishing")}</h3>
    ${
      desk.conceding
        ? html`<p role="alert">${words.t("ui-concede-sure")}</p>
            <div class="button-row">
              <button type="button" class="firm" data-act="concede-now" @click=${() => concede(desk)}>${words.t("ui-concede")}</button>
              <button type="button" class="quiet" @click=${() => desk.change({ conceding: false })}>${words.t("ui-play-on")}</button>
            </div>`
        : html`<div class="button-row">
              ${button("ui-concede", () => desk.change({ conceding: true }))}
              ${hasOthers(desk) ? button("ui-offer-draw", () => offer(desk, "draw")) : nothing}
              ${button(hasOthers(desk) ? "ui-offer-stop" : "ui-stop-game", () => offer(desk, "stop"))}${clock}
            </div>
            ${hasOthers(desk) ? html`<p class="hint">${words.t("ui-offers-last")}</p>` : nothing}`
    }
  </section>`;
}
