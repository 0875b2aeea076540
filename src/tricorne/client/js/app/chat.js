// @ts-check
/** Chat of the table and private notes. */
import { seatName } from "./desk.js";
import { h } from "./dom.js";

/** @typedef {import("./desk.js").Desk} Desk */

const SAVE_AFTER_MS = 700;

/** @param {HTMLElement} host @param {Desk} desk */
export function drawChat(host, desk) {
  const { words } = desk;
  const stamp = `${words.language} ${desk.live.seat}`;
  if (host.dataset.stamp !== stamp) {
    host.dataset.stamp = stamp;
    const speaker = desk.live.table.you.seats[0];
    const input = h("input", {
      type: "text",
      maxlength: 500,
      autocomplete: "off",
      "aria-label": words.t("ui-say"),
      placeholder: words.t("ui-say"),
    });
    const form = h(
      "form",
      {
        class: "say",
        on: {
          submit: (/** @type {Event} */ event) => {
            event.preventDefault();
            const said = input.value.trim();
            if (!said) return;
            input.value = "";
            desk.link
              .send("chat", { seat: desk.live.table.you.seats.includes(desk.live.seat) ? desk.live.seat : speaker, text: said })
              .catch(desk.complain);
          },
        },
      },
      input,
      h("button", { type: "submit", class: "quiet" }, words.t("ui-send")),
    );
    host.replaceChildren(
      h("div", { class: "chat-lines", role: "log", tabindex: "0", "aria-label": words.t("ui-chat") }),
      speaker ? form : "",
      ...notes(desk),
    );
  }
  const list = /** @type {HTMLElement} */ (host.querySelector(".chat-lines"));
  list.replaceChildren(
    ...desk.live.chat.map((line) => h("p", { tone: desk.module.tones[line.seat] }, h("b", {}, seatName(desk, line.seat)), " ", line.text)),
  );
  if (!desk.live.chat.length) list.replaceChildren(h("p", { class: "empty" }, words.t("ui-chat-empty")));
  list.scrollTop = list.scrollHeight;
}

/** @param {Desk} desk */
function notes(desk) {
  const { words, link } = desk;
  if (!link.key) return [];
  const area = h("textarea", { rows: 8, maxlength: 20000, id: "notes", "data-key": "notes", placeholder: words.t("ui-notes-hint") });
  const state = h("small", { role: "status" });
  let timer = 0;
  const save = () =>
    link.api.post("/notes", { text: area.value }, "PUT").then(() => (state.textContent = words.t("ui-saved")), desk.complain);
  area.addEventListener("input", () => {
    clearTimeout(timer);
    state.textContent = "…";
    timer = window.setTimeout(save, SAVE_AFTER_MS);
  });
  link.api.get("/notes").then(
    (answer) => (area.value = answer.text ?? ""),
    () => {},
  );
  return [h("div", { class: "notes" }, h("label", { for: "notes", class: "caption" }, words.t("ui-notes")), area, state)];
}
