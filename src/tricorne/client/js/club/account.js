// @ts-check
/** One's account: language, notices, vacation, tokens, blocked people, one's data. */
import { call } from "../app/api.js";
import { html, nothing } from "../lit.js";
import { myOrders } from "./moderating.js";
import { notices } from "./notices.js";
import { field, passwordField, section } from "./parts.js";
import { readOrders } from "./orders.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */
/** @typedef {import("./main.js").Me} Me */
/** @typedef {{id: number, name: string, created: number}} Token */

/** @type {Record<string, import("./main.js").Page>} */
export const PAGES = { account, report: reportPage };

/** @param {ClubPage} page */
async function account(page) {
  const [{ tokens }, { names }, { orders }, wishes] = await Promise.all(
    ["/me/tokens", "/me/blocks", "/me/orders", "/me/notices"].map((path) => call(path)),
  );
  if (page.me) readOrders(page.me);
  let secret = "";
  const show = (/** @type {string} */ token) => {
    secret = token;
    page.change({});
  };
  return () => {
    const { me } = page;
    if (!me) return nothing;
    return html`<h1>${me.name}</h1>
      <div class="button-row">
        <a class="quiet" href="#player/${encodeURIComponent(me.name)}">${page.t("club-my-figures")}</a>
        ${act(page, "club-sign-out", () => signOut(page, "/session"))}${act(page, "club-sign-out-everywhere", () => signOut(page, "/sessions"))}
      </div>
      ${myOrders(page, orders)}
      ${section(
        page,
        "club-notices",
        notices(page, me, wishes, () => again(page)),
      )}${section(page, "club-vacation", vacation(page, me))}
      ${section(page, "club-tokens", tokenList(page, tokens, secret, show))}${section(page, "club-blocked", blocked(page, names))}
      ${section(page, "club-report", report(page))}${section(page, "club-change-password", changePassword(page))}
      ${section(page, "club-data", data(page))}`;
  };
}

/** The page with what is stored now. @param {ClubPage} page */
async function again(page) {
  await page.askWho();
  await page.open();
}

/** @param {ClubPage} page */
async function leave(page) {
  page.change({ me: null });
  location.hash = "#sign-in";
  await page.open();
}

/** @param {ClubPage} page @param {string} what */
async function signOut(page, what) {
  await call(what, { method: "DELETE" });
  await leave(page);
}

/** @param {ClubPage} page @param {string} label @param {() => Promise<void>} work */
function act(page, label, work) {
  return html`<button type="button" class="quiet" @click=${() => page.attempt(work)}>${page.t(label)}</button>`;
}

/** Change something and show the page again. @param {ClubPage} page @param {string} path @param {Parameters<typeof call>[1]} how */
async function change(page, path, how) {
  await call(path, how);
  await again(page);
}

/** @param {ClubPage} page @param {Me} me */
function vacation(page, me) {
  if (me.vacation_until)
    return html`<p>${page.t("club-vacation-until", { when: page.when(me.vacation_until) })}</p>
      ${act(page, "club-come-back", () => change(page, "/me/vacation", { method: "DELETE" }))}`;
  const days = Math.floor(me.vacation_days_left);
  const go = (/** @type {Record<string, string>} */ values) =>
    change(page, "/me/vacation", { method: "PUT", body: { days: Number(values.days) } });
  return page.form(
    "club-go",
    go,
    html`${field(page, "days", "club-days", { type: "number", min: 1, max: days, value: "7" })}<small
        >${page.t("club-days-left", { days })}</small
      >`,
  );
}

/** @param {ClubPage} page @param {Token[]} tokens @param {string} secret @param {(token: string) => void} show */
function tokenList(page, tokens, secret, show) {
  const make = async (/** @type {Record<string, string>} */ { name }, /** @type {HTMLFormElement} */ form) => {
    const { token } = await call("/me/tokens", { method: "POST", body: { name } });
    form.reset();
    page.tell(page.t("club-token-once"));
    show(token);
  };
  const one = (/** @type {Token} */ { id, name, created }) =>
    html`<li>
      <div class="what"><b>${name}</b><small>${page.when(created)}</small></div>
      ${act(page, "club-remove", () => change(page, `/me/tokens/${id}`, { method: "DELETE" }))}
    </li>`;
  return html`<p>${page.t("club-tokens-hint")}</p>
    ${secret ? html`<p class="secret">${secret}</p>` : nothing}
    <ul class="club-list">
      ${tokens.map(one)}
    </ul>
    ${page.form("club-make-token", make, field(page, "name", "club-token-name", { maxlength: 80 }))}`;
}

/** @param {ClubPage} page @param {string[]} names */
function blocked(page, names) {
  const path = (/** @type {string} */ name) => `/me/blocks/${encodeURIComponent(name)}`;
  const one = (/** @type {string} */ name) =>
    html`<li>
      <div class="what">${name}</div>
      ${act(page, "club-unblock", () => change(page, path(name), { method: "DELETE" }))}
    </li>`;
  return html`<ul class="club-list">
      ${names.map(one)}
    </ul>
    ${page.form("club-block", ({ name }) => change(page, path(name), { method: "PUT" }), field(page, "name", "club-name", { maxlength: 40 }))}`;
}

/** A form that is empty again when it is sent. @param {ClubPage} page @param {string} path @param {string} done */
function sender(page, path, done) {
  return async (/** @type {Record<string, string>} */ values, /** @type {HTMLFormElement} */ form) => {
    await call(path, { method: "POST", body: values });
    form.reset();
    page.tell(page.t(done));
  };
}

/** A report of somebody or of a table that the address names. @param {ClubPage} page */
async function reportPage(page) {
  const { member, table } = Object.fromEntries(new URLSearchParams(location.hash.replace(/^#report\/?/, "")));
  const form = report(page, member, table);
  return () =>
    html`<h1>${page.t("club-report")}</h1>
      ${form}`;
}

/** @param {ClubPage} page @param {string} [member] @param {string} [table] */
function report(page, member, table) {
  return page.form(
    "club-send",
    sender(page, "/reports", "club-reported"),
    html`${field(page, "name", "club-report-whom", { required: false, maxlength: 40, value: member })}
      ${field(page, "table", "club-report-where", { required: false, maxlength: 16, value: table })}
      <label>${page.t("club-report-what")}<textarea name="text" required maxlength="2000" rows="3"></textarea></label>`,
  );
}

/** @param {ClubPage} page */
function changePassword(page) {
  return page.form(
    "club-save",
    sender(page, "/me/password", "club-password-set"),
    html`${passwordField(page, "old", "club-old-password", "current-password")}${passwordField(page, "password", "club-new-password", "new-password")}`,
  );
}

/** @param {ClubPage} page */
function data(page) {
  const remove = async (/** @type {Record<string, string>} */ { password }) => {
    await call("/me", { method: "DELETE", body: { password } });
    await leave(page);
  };
  return html`<p><a href="/api/v1/me/export" download="tricorne.json">${page.t("club-export")}</a></p>
    <p>${page.t("club-delete-hint")}</p>
    ${page.form("club-delete", remove, passwordField(page, "password", "club-password", "current-password"))}`;
}
