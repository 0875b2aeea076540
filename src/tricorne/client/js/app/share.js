// @ts-check
/** Who sits where, links for friends, leaving a seat to a bot, records. */
import { playerTitle, seatName } from "./desk.js";
import { copyText, h } from "./dom.js";
import { knownTables } from "./store.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @param {HTMLElement} host @param {Desk} desk */
export function drawSeats(host, desk) {
  const { words, live } = desk;
  const known = knownTables()[live.table.table];
  const links = known?.links ?? {};
  const players = [...desk.game.players, ...desk.catalogue.bots];
  host.replaceChildren(
    h(
      "ul",
      { class: "seat-list" },
      live.table.seats.map((info) => seatRow(desk, info, links[info.seat], players)),
    ),
    links.observer ? linkRow(desk, words.t("ui-watch-link"), links.observer) : "",
    linkRow(desk, words.t("ui-moment-link"), `/t/${live.table.table}?m=${desk.replaying ?? live.view.moment}`),
    h(
      "div",
      { class: "button-row" },
      h("button", { type: "button", class: "quiet", on: { click: () => fork(desk) } }, words.t("ui-fork")),
      live.table.finished
        ? h("button", { type: "button", class: "quiet", on: { click: () => saveRecord(desk) } }, words.t("ui-save-record"))
        : null,
    ),
  );
}

/**
 * @param {Desk} desk
 * @param {import("./types.js").SeatInfo} info
 * @param {string | undefined} link
 * @param {string[]} players
 */
function seatRow(desk, info, link, players) {
  const { words } = desk;
  const human = info.player.startsWith("human");
  const who =
    info.yours && human
      ? words.t("ui-you")
      : human
        ? words.t(info.online ? "ui-friend-here" : "ui-friend-away")
        : playerTitle(words, info.player);
  const leave = (/** @type {Event} */ event) => {
    const select = /** @type {HTMLSelectElement} */ (event.target);
    if (select.value)
      desk.link.api
        .post("/leave", { seat: info.seat, player: select.value })
        .then(() => desk.toast(words.t("ui-seat-left", { seat: seatName(desk, info.seat) })), desk.complain);
  };
  const sit = () => desk.link.api.post("/sit", { seat: info.seat }).catch(desk.complain);
  return h(
    "li",
    { tone: desk.module.tones[info.seat] },
    h("b", {}, seatName(desk, info.seat)),
    h("span", { class: "player" }, who),
    info.yours && human && !desk.live.table.finished
      ? h(
          "select",
          { "aria-label": words.t("ui-leave-to", { seat: seatName(desk, info.seat) }), on: { change: leave } },
          h("option", { value: "" }, words.t("ui-leave")),
          players.map((p) => h("option", { value: p }, playerTitle(words, p))),
        )
      : null,
    info.yours && !human ? h("button", { type: "button", class: "quiet little", on: { click: sit } }, words.t("ui-sit")) : null,
    link ? linkRow(desk, words.t("ui-invite", { seat: seatName(desk, info.seat) }), link) : null,
  );
}

/** @param {Desk} desk @param {string} label @param {string} path */
function linkRow(desk, label, path) {
  const url = new URL(path, location.origin).href;
  const field = h("input", { type: "text", readonly: true, value: url, "aria-label": label, on: { focus: () => field.select() } });
  const copy = async () => {
    field.select();
    desk.toast(desk.words.t((await copyText(url)) ? "ui-copied" : "ui-copy-by-hand"));
  };
  return h(
    "div",
    { class: "link-row" },
    h("span", { class: "link-label" }, label),
    field,
    h(
      "button",
      { type: "button", class: "quiet little", "aria-label": desk.words.t("ui-copy-what", { what: label }), on: { click: copy } },
      desk.words.t("ui-copy"),
    ),
  );
}

/** Try something out on a private copy. @param {Desk} desk */
export async function fork(desk) {
  const { rememberTable } = await import("./store.js");
  try {
    const seat = desk.live.table.you.seats.includes(desk.live.seat) ? desk.live.seat : (desk.live.table.you.seats[0] ?? desk.live.seat);
    const made = await desk.link.api.post("/fork", {
      seat,
      moment: desk.replaying ?? desk.live.view.moment,
      name: desk.words.t("ui-what-if", { name: desk.live.table.name || desk.words.say("title") }),
    });
    rememberTable(made.table, { key: made.key, links: made.links, game: desk.game.id, scenario: desk.live.view.scenario });
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
    h("a", { href: url, download: `${desk.live.table.table}.json` }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  } catch (problem) {
    desk.complain(problem);
  }
}
