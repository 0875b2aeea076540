// @ts-check
/** Who sits where, links for friends, leaving a seat to a bot, records. */
import { html, nothing } from "../lit.js";
import { playerTitle, seatName, toned } from "./parts.js";
import { knownTables, rememberTable } from "./memory.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./types.js").SeatInfo} SeatInfo */

/** @param {Desk} desk */
export function share(desk) {
  const { words, live } = desk;
  const links = knownTables()[live.table.table]?.links ?? {};
  const moment = `/t/${live.table.table}?m=${desk.replaying ?? live.view.moment}`;
  return html`<ul class="seat-list">
      ${live.table.seats.map((info) => seatRow(desk, info, links[info.seat]))}
    </ul>
    ${links.observer ? linkRow(desk, words.t("ui-watch-link"), links.observer) : nothing}${linkRow(desk, words.t("ui-moment-link"), moment)}
    <div class="button-row">
      <button type="button" class="quiet" @click=${() => void fork(desk)}>${words.t("ui-fork")}</button>
      ${live.table.finished ? html`<button type="button" class="quiet" @click=${() => void saveRecord(desk)}>${words.t("ui-save-record")}</button>` : nothing}
    </div>`;
}

/** @param {Desk} desk @param {SeatInfo} info @param {string | undefined} link */
function seatRow(desk, info, link) {
  const { words } = desk;
  const seat = seatName(desk, info.seat);
  const human = info.player.startsWith("human");
  const friend = words.t(info.online ? "ui-friend-here" : "ui-friend-away");
  const who = !human ? playerTitle(words, info.player) : info.yours ? words.t("ui-you") : friend;
  const sit = () => desk.link.api.post("/sit", { seat: info.seat }).catch(desk.complain);
  return html`<li style=${toned(desk.module.tones[info.seat])}>
    <b>${seat}</b><span class="player">${who}</span>
    ${info.yours && human && !desk.live.table.finished ? leaveChoice(desk, info) : nothing}
    ${info.yours && !human ? html`<button type="button" class="quiet little" @click=${sit}>${words.t("ui-sit")}</button>` : nothing}
    ${link ? linkRow(desk, words.t("ui-invite", { seat }), link) : nothing}
  </li>`;
}

/** To whom a seat is left. @param {Desk} desk @param {SeatInfo} info */
function leaveChoice(desk, { seat }) {
  const { words } = desk;
  const players = [...desk.game.players, ...desk.catalogue.bots];
  const leave = (/** @type {Event} */ event) => {
    const player = /** @type {HTMLSelectElement} */ (event.target).value;
    if (!player) return;
    const left = () => desk.toast(words.t("ui-seat-left", { seat: seatName(desk, seat) }));
    desk.link.api.post("/leave", { seat, player }).then(left, desk.complain);
  };
  return html`<select aria-label=${words.t("ui-leave-to", { seat: seatName(desk, seat) })} @change=${leave}>
    <option value="">${words.t("ui-leave")}</option>
    ${players.map((player) => html`<option value=${player}>${playerTitle(words, player)}</option>`)}
  </select>`;
}

/** @param {Desk} desk @param {string} label @param {string} path */
function linkRow(desk, label, path) {
  const url = new URL(path, location.origin).href;
  const select = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select();
  const copy = async (/** @type {Event} */ event) => {
    /** @type {Element} */ (event.currentTarget).parentElement?.querySelector("input")?.select();
    desk.toast(desk.words.t((await copyText(url)) ? "ui-copied" : "ui-copy-by-hand"));
  };
  return html`<div class="link-row">
    <span class="link-label">${label}</span>
    <input type="text" readonly .value=${url} aria-label=${label} @focus=${select} />
    <button type="button" class="quiet little" aria-label=${desk.words.t("ui-copy-what", { what: label })} @click=${copy}>
      ${desk.words.t("ui-copy")}
    </button>
  </div>`;
}

/** @param {string} text @returns {Promise<boolean>} whether it worked */
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Try something out on a private copy. @param {Desk} desk */
export async function fork(desk) {
  const { live, words } = desk;
  const name = words.t("ui-what-if", { name: live.table.name || words.say("title") });
  try {
    const seat = desk.acts.seat ?? live.seat;
    const made = await desk.link.api.post("/fork", { seat, moment: desk.replaying ?? live.view.moment, name });
    rememberTable(made.table, { key: made.key, links: made.links, game: desk.game.id, scenario: live.view.scenario });
    location.href = `/t/${made.table}`;
  } catch (problem) {
    desk.complain(problem);
  }
}

/** @param {Desk} desk */
async function saveRecord(desk) {
  try {
    const record = await desk.link.api.get("/record");
    const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
    Object.assign(document.createElement("a"), { href: url, download: `${desk.live.table.table}.json` }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  } catch (problem) {
    desk.complain(problem);
  }
}
