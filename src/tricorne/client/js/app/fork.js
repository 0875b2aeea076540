// @ts-check
import { rememberTable } from "./memory.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** Whether things may be tried out: not in a lesson, nor while a game runs that counts. @param {Desk} desk */
export function mayFork({ lesson, live: { table } }) {
  return !lesson && (!table.rated || table.finished);
}

/** Try something out on a private copy. @param {Desk} desk */
export async function fork(desk) {
  const { live, words } = desk;
  const name = words.t("ui-what-if", { name: live.table.name || words.say("title") });
  const moment = desk.replaying ?? live.view.moment;
  try {
    const seat = desk.acts.seat ?? live.seat;
    const made = await desk.link.api.post("/fork", { seat, moment, name });
    rememberTable(made.table, { key: made.key, links: made.links, game: desk.game.id, scenario: live.view.scenario, moment });
    location.href = `/t/${made.table}`;
  } catch (problem) {
    desk.complain(problem);
  }
}
