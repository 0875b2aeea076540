// @ts-check
/** Signing in and up, a forgotten password, links from mails. */
import { call } from "../app/api.js";
import { prefers } from "../app/prefers.js";
import { html } from "../lit.js";
import { field, passwordField } from "./parts.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */
/** The pages before somebody is signed in. @type {Record<string, import("./main.js").Page>} */
export const PAGES = { "sign-in": signIn, register, forgotten, reset, confirm };

/** @param {ClubPage} page @param {string} token */
async function confirm(page, token) {
  await call("/mail/confirm", { method: "POST", body: { token } });
  return () =>
    html`<p>${page.t("club-mail-confirmed")}</p>
      <p><a href="#lobby">${page.t("club-lobby")}</a></p>`;
}

/** @param {ClubPage} page @param {string} token */
async function reset(page, token) {
  const save = async (/** @type {Record<string, string>} */ { password }) => {
    await call("/password/reset", { method: "POST", body: { token, password } });
    page.tell(page.t("club-password-set"));
    location.hash = "#sign-in";
  };
  return () =>
    html`<h1>${page.t("club-new-password")}</h1>
      ${page.form("club-save", save, passwordField(page, "password", "club-new-password", "new-password"))}`;
}

/** @param {ClubPage} page */
async function forgotten(page) {
  const send = async (/** @type {Record<string, string>} */ { name }) => {
    await call("/password/forgotten", { method: "POST", body: { name } });
    page.tell(page.t("club-link-sent"));
  };
  return () =>
    html`<h1>${page.t("club-forgotten")}</h1>
      ${page.form("club-send-link", send, field(page, "name", "club-name-or-mail", { autocomplete: "username" }))}`;
}

/** @param {ClubPage} page */
async function come(page) {
  await page.askWho();
  location.hash = "#lobby";
  await page.open();
}

/** @param {ClubPage} page */
async function signIn(page) {
  const send = async (/** @type {Record<string, string>} */ { name, password }) => {
    await call("/session", { method: "POST", body: { name, password } });
    await come(page);
  };
  return () =>
    html`<h1>${page.t("club-sign-in")}</h1>
      <p class="lead">${page.t("club-why-account")}</p>
      ${page.form(
        "club-sign-in",
        send,
        html`${field(page, "name", "club-name-or-mail", { autocomplete: "username", maxlength: 200 })}${passwordField(page, "password", "club-password", "current-password")}`,
      )}
      <p class="links"><a href="#register">${page.t("club-need-account")}</a><a href="#forgotten">${page.t("club-forgotten")}</a></p>`;
}

/** @param {ClubPage} page */
async function register(page) {
  const send = async (/** @type {Record<string, string>} */ { name, password, mail }) => {
    await call("/accounts", { method: "POST", body: { name, password, language: prefers.lang, ...(mail && { mail }) } });
    await come(page);
  };
  return () =>
    html`<h1>${page.t("club-register")}</h1>
      <p class="lead">${page.t("club-why-account")}</p>
      ${page.form(
        "club-register",
        send,
        html`${field(page, "name", "club-name", { autocomplete: "username", maxlength: 40 })}${passwordField(page, "password", "club-password", "new-password")}
        ${field(page, "mail", "club-mail-optional", { type: "email", required: false, autocomplete: "email" }, "club-mail-hint")}`,
      )}
      <p class="links"><a href="#sign-in">${page.t("club-have-account")}</a></p>`;
}
