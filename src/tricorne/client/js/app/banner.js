// @ts-check
/** A proposal to go back that waits for consent. */
import { seatName } from "./desk.js";
import { h, render } from "./dom.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** One's own seats that have not agreed to going back. @param {Desk} desk */
function consenting({ live }) {
  const { proposal, you } = live.table;
  return proposal?.missing.filter((seat) => you.seats.includes(seat)) ?? [];
}

/** @param {HTMLElement} host @param {Desk} desk */
export function drawBanner(host, desk) {
  const { words, live } = desk;
  const { proposal } = live.table;
  host.hidden = !proposal;
  if (!proposal) return;
  const consent = (/** @type {boolean} */ agree) =>
    Promise.all(
      consenting(desk)
        .slice(0, agree ? undefined : 1)
        .map((seat) => desk.link.send("consent", { seat, agree })),
    ).catch(desk.complain);
  render(
    host,
    h("p", {}, words.t("ui-rewind-asked", { who: seatName(desk, proposal.by), moment: proposal.moment })),
    consenting(desk).length
      ? [
          h("button", { type: "button", class: "firm", "data-act": "agree", on: { click: () => consent(true) } }, words.t("ui-agree")),
          h("button", { type: "button", class: "quiet", on: { click: () => consent(false) } }, words.t("ui-refuse")),
        ]
      : h("small", {}, words.t("ui-waiting-for", { who: words.join(proposal.missing.map((seat) => seatName(desk, seat))) })),
    h(
      "button",
      { type: "button", class: "quiet", on: { click: () => desk.showMoment(desk.live.table.proposal?.moment ?? null) } },
      words.t("ui-show-moment"),
    ),
  );
}
