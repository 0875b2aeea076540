// @ts-check
/** Classes, names and other attributes of the elements that stand in table.html; what is in them is drawn by others. */
import { byId } from "./elements.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** An answer that takes longer is seen to be on its way. */
const SLOW_MS = 150;
/** Names of the parts for those who cannot see them. */
const LABELS = { side: "ui-forces", panel: "ui-panel", map: "ui-map", grip: "ui-grip" };

let slow = 0;

/** @param {Desk} desk */
export function frame(desk) {
  const { words, room } = desk;
  const { classList, dataset } = document.body;
  for (const [id, word] of Object.entries(LABELS)) byId(id).setAttribute("aria-label", words.t(word));
  byId("log-title").textContent = words.t("ui-log");
  byId("dock-title").textContent = words.t("ui-cards");
  document.title = `${desk.question ? "● " : ""}${words.say("title")} · Tricorne`;
  byId("prompt").classList.toggle("waiting", !desk.question);
  byId("prompt").classList.toggle("past", desk.replaying !== null);
  classList.toggle("fixed-choices", room.fixed);
  byId("panel").hidden = !desk.panel;
  byId("banner").hidden = !desk.live.table.proposal;
  byId("grip").setAttribute("aria-expanded", String(!desk.lowered));
  dataset.panel = desk.panel ?? "";
  dataset.sheet = desk.lowered ? "low" : "";
  showBusy(desk.busy);
  cover(/** @type {HTMLDialogElement} */ (byId("curtain")), Boolean(desk.covering));
}

/** @param {boolean} busy */
function showBusy(busy) {
  const { classList } = document.body;
  if (classList.contains("busy") === busy) return;
  classList.toggle("busy", busy);
  classList.remove("slow");
  clearTimeout(slow);
  if (busy) slow = window.setTimeout(() => classList.add("slow"), SLOW_MS);
}

/** @param {HTMLDialogElement} curtain @param {boolean} drawn */
function cover(curtain, drawn) {
  if (drawn && !curtain.open) curtain.showModal();
  else if (!drawn && curtain.open) curtain.close();
}
