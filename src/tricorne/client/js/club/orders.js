// @ts-check
/** That a moderator has done something about the member: said on every page until they have looked. */
import { read, write } from "../app/memory.js";
import { html, nothing } from "../lit.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */

const READ = "tricorne.told";

/** Note that what moderators did about oneself was read. @param {import("./main.js").Me} me */
export function readOrders({ name, told_at }) {
  write(READ, { ...read(READ), [name]: told_at ?? 0 });
}

/** A line on every page while there is something to read. @param {ClubPage} page */
export function ordersLine({ me, words }) {
  if (!me?.told_at || me.told_at <= (read(READ)[me.name] ?? 0)) return nothing;
  return html`<p class="told" role="status"><a href="#account">${words.t("club-ordered")}</a></p>`;
}
