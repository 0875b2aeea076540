// @ts-check
/** Hot-seat: the screen follows the seat that decides, behind a curtain where people do not want to show their hands. */
import { html, nothing } from "../lit.js";
import { prefers } from "./prefers.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** The seat for which the curtain was opened last. */
let opened = "";

/** Look from the seat that has to decide, if it is another of one's own. @param {Desk} desk */
export function followSeat(desk) {
  const { table, seat } = desk.live;
  const next = table.asked.find((asked) => table.you.seats.includes(asked));
  if (!next || next === seat || table.asked.includes(seat)) return;
  if (prefers.cover && opened !== next) desk.change({ covering: next });
  else lookFrom(desk, next);
}

/** @param {Desk} desk @param {string} seat */
function lookFrom(desk, seat) {
  desk.link.send("look", { seat }).catch(desk.complain);
}

/** What hides the table until the next person on this screen is there. @param {Desk} desk */
export function curtain(desk) {
  const { words, covering } = desk;
  if (!covering) return nothing;
  const uncover = () => {
    opened = desk.covering;
    desk.change({ covering: "" });
    lookFrom(desk, opened);
  };
  return html`<h2>${words.t("ui-pass-screen", { seat: words.nounOr(covering) })}</h2>
    <button type="button" class="firm" @click=${uncover}>${words.t("ui-ready")}</button>`;
}
