// @ts-check
/** Hot-seat: the screen follows the seat that decides, behind a curtain where people do not want to show their hands. */
import { seatName } from "./desk.js";
import { byId, h, render } from "./dom.js";
import { settings } from "./store.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** The seat for which the curtain was opened last. */
let opened = "";

/** Look from the seat that has to decide, if it is another of one's own. @param {Desk} desk */
export function followSeat(desk) {
  const { table, seat } = desk.live;
  const next = table.asked.find((asked) => table.you.seats.includes(asked));
  if (!next || next === seat || table.asked.includes(seat)) return;
  if (settings().cover && opened !== next) cover(desk, next);
  else lookFrom(desk, next);
}

/** @param {Desk} desk @param {string} seat */
function lookFrom(desk, seat) {
  desk.link.send("look", { seat }).catch(desk.complain);
}

/** Hide the table until the next person on this screen is there. @param {Desk} desk @param {string} seat */
function cover(desk, seat) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("curtain"));
  const uncover = () => {
    opened = seat;
    dialog.close();
    lookFrom(desk, seat);
  };
  render(
    dialog,
    h("h2", {}, desk.words.t("ui-pass-screen", { seat: seatName(desk, seat) })),
    h("button", { type: "button", class: "firm", on: { click: uncover } }, desk.words.t("ui-ready")),
  );
  if (!dialog.open) dialog.showModal();
}
