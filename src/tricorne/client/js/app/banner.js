// @ts-check
/** An offer that waits for consent: to go back, to end or to pause the game. */
import { html, nothing } from "../lit.js";
import { seatName } from "./parts.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** What each kind of offer says. */
const ASKED = { rewind: "ui-rewind-asked", draw: "ui-draw-asked", stop: "ui-stop-asked", pause: "ui-pause-asked" };

/** One's own seats that have not agreed. @param {Desk} desk */
function consenting({ live }) {
  const { proposal, you } = live.table;
  return proposal?.missing.filter((seat) => you.seats.includes(seat)) ?? [];
}

/** Whoever answers for one of their seats answers for all. @param {Desk} desk @param {boolean} agree */
function consent(desk, agree) {
  desk.link.send("consent", { seat: consenting(desk)[0], agree }).catch(desk.complain);
}

/** @param {Desk} desk */
export function banner(desk) {
  const { words, live } = desk;
  const { proposal, you } = live.table;
  if (!proposal) return nothing;
  const who = seatName(desk, proposal.by);
  const until = proposal.until ? words.t("ui-offer-until", { when: words.when(proposal.until) }) : "";
  const waits = words.t("ui-waiting-for", { who: words.join(proposal.missing.map((seat) => seatName(desk, seat))) });
  const own = you.seats.includes(proposal.by);
  const withdraw = () => void desk.link.send("consent", { seat: proposal.by, agree: false }).catch(desk.complain);
  return html`<p>${words.t(ASKED[proposal.kind], { who, moment: proposal.moment ?? 0 })}</p>
    ${
      consenting(desk).length
        ? html`<button type="button" class="firm" data-act="agree" @click=${() => consent(desk, true)}>${words.t("ui-agree")}</button>
            <button type="button" class="quiet" data-act="refuse" @click=${() => consent(desk, false)}>${words.t("ui-refuse")}</button>`
        : html`<small>${waits}</small>`
    }
    ${own ? html`<button type="button" class="quiet" data-act="withdraw" @click=${withdraw}>${words.t("ui-withdraw")}</button>` : nothing}
    ${
      proposal.moment === null
        ? html`<small>${until}</small>`
        : html`<button type="button" class="quiet" @click=${() => desk.showMoment(desk.live.table.proposal?.moment ?? null)}>
            ${words.t("ui-show-moment")}
          </button>`
    }`;
}
