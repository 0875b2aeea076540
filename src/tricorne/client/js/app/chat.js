// @ts-check
/** Chat of the table and private notes. */
import { html, nothing } from "../lit.js";
import { seatName, toned } from "./parts.js";
import { isMember } from "./waiting.js";

/** @typedef {import("./desk.js").Desk} Desk */

const SAVE_AFTER_MS = 700;

/** @param {Desk} desk */
export function chat(desk) {
  const { words, live, module } = desk;
  const nameOf = (/** @type {string} */ seat) => {
    const info = live.table.seats.find((known) => known.seat === seat);
    const name = info?.name ?? info?.guest;
    return name ? `${seatName(desk, seat)} (${name})` : seatName(desk, seat);
  };
  const line = (/** @type {import("./types.js").ChatLine} */ { seat, text }) =>
    html`<p style=${toned(module.tones[seat])}><b>${nameOf(seat)}</b> ${text}</p>`;
  return html`<div class="chat-lines" role="log" tabindex="0" aria-label=${words.t("ui-chat")}>
      ${live.chat.length ? live.chat.map(line) : html`<p class="empty">${words.t("ui-chat-empty")}</p>`}
    </div>
    ${live.table.you.seats.length ? html`${sayForm(desk)}${nameForm(desk)}` : nothing}${hasNotes(desk) ? notesField(desk) : nothing}
    ${isMember() ? html`<p><a href="/club#report/table=${live.table.table}">${words.t("ui-report-table")}</a></p>` : nothing}`;
}

/** Whether somebody can keep notes here: with a key, or at a seat of their account. @param {Desk} desk */
function hasNotes({ link, live }) {
  return Boolean(link.key) || live.table.you.seats.length > 0;
}

/** @param {Desk} desk */
function sayForm(desk) {
  const { words } = desk;
  const say = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const said = String(new FormData(form).get("text")).trim();
    if (!said) return;
    form.reset();
    desk.link.send("chat", { seat: desk.acts.seat, text: said }).catch(desk.complain);
  };
  return html`<form class="say" @submit=${say}>
    <input type="text" name="text" maxlength="500" autocomplete="off" aria-label=${words.t("ui-say")} placeholder=${words.t("ui-say")} />
    <button type="submit" class="quiet">${words.t("ui-send")}</button>
  </form>`;
}

/** People without an account can give themselves a name. @param {Desk} desk */
function nameForm(desk) {
  const { words, live } = desk;
  const own = live.table.seats.find((info) => info.yours);
  if (!own || own.name) return nothing;
  const call = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get("name")).trim();
    const called = () => desk.toast(words.t(name ? "ui-name-kept" : "ui-name-dropped", { name }));
    desk.link.api.post("/guest", { name }, "PUT").then(called, desk.complain);
  };
  return html`<form class="say" data-act="name" @submit=${call}>
    <input
      type="text"
      name="name"
      maxlength="40"
      autocomplete="nickname"
      .value=${own.guest ?? ""}
      aria-label=${words.t("ui-your-name")}
      placeholder=${words.t("ui-your-name")} />
    <button type="submit" class="quiet">${words.t("ui-be-called")}</button>
  </form>`;
}

let timer = 0;

/** @param {Desk} desk */
function notesField(desk) {
  const { words, notes } = desk;
  const save = () =>
    desk.link.api
      .post("/notes", { text: desk.notes?.text ?? "" }, "PUT")
      .then(() => desk.change({ notes: { text: desk.notes?.text ?? "", state: desk.words.t("ui-saved") } }), desk.complain);
  const write = (/** @type {Event} */ event) => {
    desk.change({ notes: { text: /** @type {HTMLTextAreaElement} */ (event.target).value, state: "…" } });
    clearTimeout(timer);
    timer = window.setTimeout(save, SAVE_AFTER_MS);
  };
  return html`<div class="notes">
    <label for="notes" class="caption">${words.t("ui-notes")}</label>
    <textarea
      rows="8"
      maxlength="20000"
      id="notes"
      placeholder=${words.t("ui-notes-hint")}
      .value=${notes?.text ?? ""}
      @input=${write}></textarea>
    <small role="status">${notes?.state}</small>
  </div>`;
}

/** Fetch the notes when they are looked at for the first time. @param {Desk} desk */
export function loadNotes(desk) {
  if (desk.notes || !hasNotes(desk)) return;
  const show = (/** @type {{text?: string}} */ { text = "" }) => desk.notes ?? desk.change({ notes: { text, state: "" } });
  desk.link.api.get("/notes").then(show, () => {});
}
