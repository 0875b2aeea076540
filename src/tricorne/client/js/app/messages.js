// @ts-check
/** Short messages that go away by themselves. */
import { html, nothing, render, repeat } from "../lit.js";
import { Refused } from "./api.js";
import { byId } from "./elements.js";

/** @typedef {{text: string, action?: {label: string, act: () => void}}} Message */

const SHOWN_MS = 6000;

/** @type {Message[]} */
let messages = [];

/** @param {Message[]} now */
function show(now) {
  messages = now;
  render(
    repeat(
      messages,
      (message) => message,
      (message) => html`<div class="toast"><span>${message.text}</span>${message.action ? actionButton(message) : nothing}</div>`,
    ),
    byId("toasts"),
  );
}

/** @param {Message} message */
function actionButton(message) {
  const act = () => {
    remove(message);
    message.action?.act();
  };
  return html`<button type="button" class="quiet little" @click=${act}>${message.action?.label}</button>`;
}

/** @param {Message} message */
function remove(message) {
  show(messages.filter((other) => other !== message));
}

/** @param {string} text @param {Message["action"]} [action] */
export function toast(text, action) {
  const message = { text, action };
  show([...messages, message]);
  setTimeout(() => remove(message), action ? SHOWN_MS * 2 : SHOWN_MS);
}

/** What went wrong, for people. @param {import("./words.js").Words} words @param {unknown} problem */
export function problemText(words, problem) {
  if (!(problem instanceof Refused)) return words.t("ui-went-wrong");
  return problem.code === "no-connection" ? words.t("ui-no-connection") : problem.message;
}
