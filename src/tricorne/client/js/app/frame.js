// @ts-check
/** Classes, names and other attributes of the elements that stand in table.html; what is in them is drawn by others. */
import { fightOf } from "./battle.js";
import { byId } from "./elements.js";
import { counted } from "./waiting.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** An answer that takes longer is seen to be on its way. */
const SLOW_MS = 150;
/** Titles that stand in the page before anything is loaded, and names of parts for those who cannot see them. */
const TITLES = { "log-title": "ui-log", "dock-title": "ui-cards" };
const LABELS = {
  side: "ui-forces",
  battle: "ui-battle",
  strip: "ui-table-facts",
  replay: "ui-replay",
  recap: "ui-since-answer",
  panel: "ui-panel",
  map: "ui-map",
  grip: "ui-grip",
};

let slow = 0;
/** Attributes and texts as they were set last: one that is set again costs a look at every style. @type {Map<string, string>} */
const written = new Map();

/** @param {Desk} desk */
export function frame(desk) {
  const { words } = desk;
  const { body } = document;
  const elsewhere = desk.unread + (desk.waiting?.others ?? 0);
  const title = `${desk.question ? "● " : ""}${counted(elsewhere, words.say("title"))} · Tricorne`;
  once("title", title, () => (document.title = title));
  for (const [id, word] of Object.entries(TITLES)) once(`${id} text`, words.t(word), (text) => (byId(id).textContent = text));
  for (const [id, word] of Object.entries(LABELS)) set(byId(id), "aria-label", words.t(word));
  set(byId("grip"), "aria-expanded", String(!desk.lowered));
  set(body, "data-panel", desk.panel ?? "");
  set(body, "data-copy", desk.live.table.fork_of ? "yes" : "");
  set(body, "data-time", desk.replaying === null ? "" : "past");
  set(body, "data-column", fightOf(desk) ? desk.tab : "");
  set(body, "data-sheet", desk.lowered ? "low" : "");
  byId("prompt").classList.toggle("waiting", !desk.question);
  byId("prompt").classList.toggle("past", desk.replaying !== null);
  byId("recap").hidden = !desk.recap;
  byId("panel").hidden = !desk.panel;
  byId("banner").hidden = !desk.live.table.proposal;
  showBusy(desk.busy);
  cover(/** @type {HTMLDialogElement} */ (byId("curtain")), Boolean(desk.covering));
}

/** Write something where it is different. @param {string} what @param {string} value @param {(value: string) => void} write */
function once(what, value, write) {
  if (written.get(what) === value) return;
  written.set(what, value);
  write(value);
}

/** @param {Element} node @param {string} name @param {string} value */
function set(node, name, value) {
  once(`${node.id} ${name}`, value, () => node.setAttribute(name, value));
}

/** @param {boolean} busy */
function showBusy(busy) {
  const { classList } = document.body;
  once("busy", String(busy), () => {
    classList.toggle("busy", busy);
    classList.remove("slow");
    clearTimeout(slow);
    if (busy) slow = window.setTimeout(() => classList.add("slow"), SLOW_MS);
  });
}

/** @param {HTMLDialogElement} curtain @param {boolean} drawn */
function cover(curtain, drawn) {
  if (drawn && !curtain.open) curtain.showModal();
  else if (!drawn && curtain.open) curtain.close();
}
