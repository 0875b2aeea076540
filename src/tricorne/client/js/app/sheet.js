// @ts-check
/** The grip of the sheet that asks on a phone: a tap or a pull lowers it to one line and raises it again. */
import { byId } from "./dom.js";

const PULL_PX = 16;

/** @param {boolean} low */
function lower(low) {
  document.body.dataset.sheet = low ? "low" : "";
  byId("grip").setAttribute("aria-expanded", String(!low));
}

/** Show all of a new question. */
export const raiseSheet = () => lower(false);

/** Let the grip be pulled and pressed. */
export function holdSheet() {
  const grip = byId("grip");
  let from = 0;
  let pulled = false;
  grip.addEventListener("pointerdown", (event) => {
    from = event.clientY;
    pulled = false;
    grip.setPointerCapture(event.pointerId);
  });
  grip.addEventListener("pointermove", (event) => {
    if (!grip.hasPointerCapture(event.pointerId) || Math.abs(event.clientY - from) < PULL_PX) return;
    pulled = true;
    lower(event.clientY > from);
  });
  grip.addEventListener("click", () => {
    if (!pulled) lower(document.body.dataset.sheet !== "low");
    pulled = false;
  });
}
