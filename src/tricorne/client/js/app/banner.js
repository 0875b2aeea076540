// @ts-check
/** A proposal to go back that waits for consent. */
import { html, nothing } from "../lit.js";
import { seatName } from "./parts.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** One's own seats that have not agreed to going back. @param {Desk} desk */
function consenting({ live }) {
  const { proposal, you } = live.table;
  return proposal?.missing.filter((seat) => you.seats.includes(seat)) ?? [];
}

/** One of one's seats is enough to refuse, all have to agree. @param {Desk} desk @param {boolean} agree */
function consent(desk, agree) {
  const seats = consenting(desk).slice(0, agree ? undefined : 1);
  Promise.all(seats.map((seat) => desk.link.send("consent", { seat, agree }))).catch(desk.complain);
}

/** @param {Desk} desk */
export function banner(desk) {
  const { words, live } = desk;
  const { proposal } = live.table;
  if (!proposal) return nothing;
  const waits = words.t("ui-waiting-for", { who: words.join(proposal.missing.map((seat) => seatName(desk, seat))) });
  return html`<p>${words.t("ui-rewind-asked", { who: seatName(desk, proposal.by), moment: proposal.moment })}</p>
    ${
      consenting(desk).length
        ? html`<button type="button" class="firm" data-act="agree" @click=${() => consent(desk, true)}>${words.t("ui-agree")}</button>
            <button type="button" class="quiet" @click=${() => consent(desk, false)}>${words.t("ui-refuse")}</button>`
        : html`<small>${waits}</small>`
    }
    <button type="button" class="quiet" @click=${() => desk.showMoment(desk.live.table.proposal?.moment ?? null)}>
      ${words.t("ui-show-moment")}
    </button>`;
}
