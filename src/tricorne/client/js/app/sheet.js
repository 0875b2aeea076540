// @ts-check
/** The sheet that asks on a phone: a tap on its grip or a pull lowers it to one line and raises it again; and the sheet of a battle above it. */
import { byId } from "./elements.js";
import { heightOf } from "./measure.js";
import { prefers } from "./prefers.js";

const PULL_PX = 16;

/** Let the grip be pulled and pressed. @param {import("./desk.js").Desk} desk */
export function holdSheet(desk) {
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
    desk.change({ lowered: event.clientY > from });
  });
  grip.addEventListener("click", () => {
    if (!pulled) desk.change({ lowered: !desk.lowered });
    pulled = false;
  });
}

/** The question of a battle that was brought into view, with the height of what is said below it. */
let shown = "";

/** On a phone the sheet of a battle stands above what a lesson or the coach says, below what happened since one was here, and is scrolled to what it asks; a lesson points at it. @param {import("./desk.js").Desk} desk */
export function liftBattle(desk) {
  const said = prefers.phone ? heightOf("lesson", "coach") : 0;
  const battle = byId("battle");
  battle.style.marginBottom = said ? `${said}px` : "";
  byId("recap").style.marginBottom = prefers.phone && desk.recap ? `${heightOf("battle")}px` : "";
  const now = `${desk.asked} ${said}`;
  if (now !== shown && prefers.phone && !desk.lesson) battle.querySelector(".asks")?.scrollIntoView({ block: "nearest" });
  shown = now;
}
