// @ts-check
/** The panel above the map, closed by the person until there is another one. */
import { iconButton } from "../icons.js";
import { html, nothing } from "../lit.js";
import { endPanel } from "./ending.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** The one that is not closed. @param {Desk} desk */
function openDialog(desk) {
  const made = endPanel(desk);
  return made && !desk.closed.includes(made.id) ? made : null;
}

/** Close the one that is open. @param {Desk} desk @returns whether there was one */
export function closeDialog(desk) {
  const open = openDialog(desk);
  if (open) desk.change({ closed: [...desk.closed, open.id] });
  return open !== null;
}

/** @param {Desk} desk */
export function dialog(desk) {
  const open = openDialog(desk);
  if (!open) return nothing;
  return html`${open.content}${iconButton("close", desk.words.t("ui-close"), () => void closeDialog(desk), { class: "close-dialog" })}`;
}
