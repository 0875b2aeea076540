// @ts-check
/** Short messages that go away by themselves. */
import { Refused } from "./api.js";
import { byId, h } from "./dom.js";

const TOAST_MS = 6000;

/** @param {string} text @param {{label: string, act: () => void}} [action] */
export function toast(text, action) {
  const node = h("div", { class: "toast" }, h("span", {}, text));
  if (action)
    node.append(h("button", { type: "button", class: "quiet little", on: { click: () => (node.remove(), action.act()) } }, action.label));
  byId("toasts").append(node);
  setTimeout(() => node.remove(), action ? TOAST_MS * 2 : TOAST_MS);
}

/** What went wrong, for people. @param {import("./words.js").Words} words @param {unknown} problem */
export function problemText(words, problem) {
  if (!(problem instanceof Refused)) return words.t("ui-went-wrong");
  return problem.code === "no-connection" ? words.t("ui-no-connection") : problem.message;
}
