// @ts-check
/** Who sits where, links for friends, leaving a seat to a bot, records. */
import { html, nothing } from "../lit.js";
import { span } from "./clocks.js";
import { copyRow } from "./copying.js";
import { finishing } from "./finish.js";
import { fork } from "./fork.js";
import { promised } from "./luck.js";
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
    ${desk.lesson ? nothing : promised(desk)} ${finishing(desk, desk.people)}
    <div class="button-row">
      ${live.table.rated && !live.table.finished ? nothing : html`<button type="button" class="quiet" @click=${() => void fork(desk)}>${words.t("ui-fork")}</button>`}
      ${live.table.finished ? html`<button type="button" class="quiet" @click=${() => void saveRecord(desk)}>${words.t("ui-save-record")}</button>` : nothing}
    </div>`;
}

/** @param {Desk} desk @param {SeatInfo} info @param {string | undefined} link */
function seatRow(desk, info, link) {
  const { words } = desk;
  const seat = seatName(desk, info.seat);
  const human = info.player.startsWith("human");
  const name = info.name ?? info.guest;
  const friend = name
    ? words.t(info.online ? "ui-name-here" : "ui-name-away", { name })
    : words.t(info.online ? "ui-friend-here" : "ui-friend-away");
  const who = !human ? playerTitle(words, info.player) : info.yours ? words.t("ui-you") : friend;
  const sit = () => desk.link.api.post("/sit", { seat: info.seat }).catch(desk.complain);
  return html`<li style=${toned(desk.module.tones[info.seat])}>
    <b>${seat}</b><span class="player">${who}</span>
    ${info.yours && human && !desk.live.table.finished && !desk.live.table.rated ? leaveChoice(desk, info) : nothing}
    ${desk.live.table.finished ? nothing : html`${gift(desk, info)}${replacing(desk, info)}`}
    ${info.yours && !human && !info.lost && !desk.live.table.finished ? html`<button type="button" class="quiet little" @click=${sit}>${words.t("ui-sit")}</button>` : nothing}
    ${link ? linkRow(desk, words.t("ui-invite", { seat }), link) : nothing}
  </li>`;
}

/** Time for somebody else, where there are clocks. @param {Desk} desk @param {SeatInfo} info */
function gift(desk, info) {
  const { words, people } = desk;
  const person = people?.people.find(({ seats }) => seats[0] === info.seat);
  if (!people?.clock || !person || person.lost || info.yours || !desk.live.table.you.seats.length) return nothing;
  const hours = [24, 1].find((one) => (people.clock?.bank ?? 0) >= one * 3600) ?? 0.25;
  const give = () => {
    const given = () => desk.toast(words.t("ui-time-given", { seat: seatName(desk, info.seat), time: span(hours * 3600) }));
    desk.link.api.post("/gift", { seat: info.seat, hours }).then(given, desk.complain);
  };
  return html`<button type="button" class="quiet little" data-act="gift" @click=${give}>
    ${words.t("ui-give-time", { time: span(hours * 3600) })}
  </button>`;
}

/** Who does not come any more can be replaced. @param {Desk} desk @param {SeatInfo} info */
function replacing(desk, info) {
  const { words, people, live } = desk;
  const person = people?.people.find(({ seats }) => seats.includes(info.seat));
  if (!person?.absent || info.yours || live.table.you.observer || !info.player.startsWith("human")) return nothing;
  const invite = async () => {
    try {
      const { link } = await desk.link.api.post("/invitations", { seat: info.seat });
      const { table } = live.table;
      rememberTable(table, { links: { ...knownTables()[table]?.links, [info.seat]: link } });
      desk.change({});
    } catch (problem) {
      desk.complain(problem);
    }
  };
  return html`<p class="hint">${words.t("ui-absent")}</p>
    ${leaveChoice(desk, info)}
    <button type="button" class="quiet little" data-act="successor" @click=${() => void invite()}>${words.t("ui-successor")}</button>`;
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
  return copyRow(desk, label, new URL(path, location.origin).href);
}

/** @param {Desk} desk */
async function saveRecord(desk) {
  try {
    const record = await desk.link.api.text("/record");
    const url = URL.createObjectURL(new Blob([record], { type: "application/json" }));
    Object.assign(document.createElement("a"), { href: url, download: `${desk.live.table.table}.json` }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  } catch (problem) {
    desk.complain(problem);
  }
}
