// @ts-check
/** Signing in and up, a forgotten password, links from mails. */
import { call } from "../app/api.js";
import { h } from "../app/dom.js";
import { settings } from "../app/store.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */

/** @param {ClubPage} page @param {string} name @param {string} label @param {Record<string, unknown>} [more] @param {string} [hint] */
export function field(page, name, label, more = {}, hint = "") {
  return h(
    "label",
    {},
    page.t(label),
    h("input", { name, type: "text", required: true, ...more }),
    hint ? h("small", {}, page.t(hint)) : null,
  );
}

/** @param {ClubPage} page @param {string} name @param {string} label @param {string} complete */
export function passwordField(page, name, label, complete) {
  return field(
    page,
    name,
    label,
    { type: "password", autocomplete: complete, minlength: complete === "new-password" ? 8 : null, maxlength: 200 },
    complete === "new-password" ? "club-password-hint" : "",
  );
}

/** @param {ClubPage} page @param {HTMLElement} body @param {string} what @param {string} secret */
export async function drawSignIn(page, body, what, secret) {
  const come = async () => {
    await page.askWho();
    location.hash = "#lobby";
    await page.redraw();
  };
  if (what === "confirm") {
    await call("/mail/confirm", { method: "POST", body: { token: secret } });
    body.replaceChildren(h("p", {}, page.t("club-mail-confirmed")), h("p", {}, h("a", { href: "#lobby" }, page.t("club-lobby"))));
    return;
  }
  if (what === "reset") {
    body.replaceChildren(
      h("h1", {}, page.t("club-new-password")),
      page.form(
        page.t("club-save"),
        async ({ password }) => {
          await call("/password/reset", { method: "POST", body: { token: secret, password } });
          page.tell(page.t("club-password-set"));
          location.hash = "#sign-in";
        },
        passwordField(page, "password", "club-new-password", "new-password"),
      ),
    );
    return;
  }
  if (what === "forgotten") {
    body.replaceChildren(
      h("h1", {}, page.t("club-forgotten")),
      page.form(
        page.t("club-send-link"),
        async ({ name }) => {
          await call("/password/forgotten", { method: "POST", body: { name } });
          page.tell(page.t("club-link-sent"));
        },
        field(page, "name", "club-name-or-mail", { autocomplete: "username" }),
      ),
    );
    return;
  }
  const register = what === "register";
  const send = async (/** @type {Record<string, string>} */ values) => {
    const { name, password, mail } = values;
    if (register) await call("/accounts", { method: "POST", body: { name, password, language: settings().lang, ...(mail && { mail }) } });
    else await call("/session", { method: "POST", body: { name, password } });
    await come();
  };
  body.replaceChildren(
    h("h1", {}, page.t(register ? "club-register" : "club-sign-in")),
    h("p", { class: "lead" }, page.t("club-why-account")),
    page.form(
      page.t(register ? "club-register" : "club-sign-in"),
      send,
      field(page, "name", register ? "club-name" : "club-name-or-mail", { autocomplete: "username", maxlength: register ? 40 : 200 }),
      passwordField(page, "password", "club-password", register ? "new-password" : "current-password"),
      register
        ? field(page, "mail", "club-mail-optional", { type: "email", required: false, autocomplete: "email" }, "club-mail-hint")
        : null,
    ),
    h(
      "p",
      { class: "links" },
      h("a", { href: register ? "#sign-in" : "#register" }, page.t(register ? "club-have-account" : "club-need-account")),
      register ? null : h("a", { href: "#forgotten" }, page.t("club-forgotten")),
    ),
  );
}
