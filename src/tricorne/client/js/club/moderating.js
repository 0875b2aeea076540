// @ts-check
/** The page of moderators: what was reported, what can be done about it, what was done. */
import { call } from "../app/api.js";
import { html, nothing } from "../lit.js";
import { field, section } from "./parts.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */
/** @typedef {{id: string, at: number, by: string | null, about: string | null, table: string | null, text: string}} Reported */
/** @typedef {{id: string, member: string, moderator: string | null, act: string, reason: string, what: string, at: number, until: number | null, answer: string | null}} Order */

/** @type {Record<string, import("./main.js").Page>} */
export const PAGES = { moderate };

/** What a moderator can do. @type {Record<string, string>} */
const ACTS = {
  warn: "club-order-warn",
  mute: "club-order-mute",
  suspend: "club-order-suspend",
  lift: "club-order-lift",
  rename: "club-order-rename",
  close: "club-order-close",
};

/** @param {ClubPage} page */
async function moderate(page) {
  const [waiting, done] = await Promise.all([call("/reports"), call("/orders")]);
  /** What is chosen in each form, by the report that it is about. @type {Map<string, string>} */
  const chosen = new Map();
  const more = (/** @type {string} */ name, /** @type {any} */ list) => {
    const fetchMore = async () => {
      const further = await call(`/${name}`, { query: { after: list.next } });
      list[name] = [...list[name], ...further[name]];
      list.next = further.next;
      page.change({});
    };
    return list.next
      ? html`<div class="button-row">
          <button type="button" class="quiet" data-act="more" @click=${() => page.attempt(fetchMore)}>${page.t("club-earlier")}</button>
        </div>`
      : nothing;
  };
  return () =>
    html`<h1>${page.t("club-moderate")}</h1>
      ${section(
        page,
        "club-reports",
        waiting.reports.length
          ? html`<ul class="club-list">
                ${waiting.reports.map((/** @type {Reported} */ one) => reported(page, chosen, one))}
              </ul>
              ${more("reports", waiting)}`
          : html`<p class="empty">${page.t("club-no-reports")}</p>`,
      )}
      ${section(page, "club-act-freely", orderForm(page, chosen))}
      ${section(page, "club-orders", html`${orderList(page, done.orders)}${more("orders", done)}`)}`;
}

/** @param {ClubPage} page @param {Map<string, string>} chosen @param {Reported} one */
function reported(page, chosen, one) {
  const settle = async () => {
    await call(`/reports/${one.id}/settled`, { method: "POST", body: {} });
    await page.open();
  };
  const who = (/** @type {string | null} */ name, /** @type {string} */ how) =>
    name ? html` · ${memberLink(name, page.t(how, { name }))}` : nothing;
  return html`<li>
    <div class="what">
      <b>${one.text}</b><small>${page.when(one.at)}${who(one.by, "club-report-by")}${who(one.about, "club-report-about")}</small>
    </div>
    ${one.table ? html`<a class="quiet little" href="/t/${one.table}">${page.t("club-look")}</a>` : nothing}
    <button type="button" class="quiet little" @click=${() => page.attempt(settle)}>${page.t("club-report-settle")}</button>
    <details>
      <summary>${page.t("club-report-act")}</summary>
      ${orderForm(page, chosen, one)}
    </details>
  </li>`;
}

/** @param {string} name @param {string} said */
function memberLink(name, said) {
  return html`<a href="#player/${encodeURIComponent(name)}">${said}</a>`;
}

/** What a moderator does; which particulars are asked for depends on the act. @param {ClubPage} page @param {Map<string, string>} chosen @param {Reported} [because] */
function orderForm(page, chosen, because) {
  const form = because?.id ?? "";
  const choose = (/** @type {Event} */ event) => {
    chosen.set(form, /** @type {HTMLSelectElement} */ (event.target).value);
    page.change({});
  };
  const isFor = (/** @type {string[]} */ ...acts) => acts.includes(chosen.get(form) ?? "");
  const send = async (/** @type {Record<string, string>} */ { name, act, reason, days, new_name, table }) => {
    const body = { name, act, reason, new_name, table, ...(days && { days: Number(days) }), ...(because && { report: because.id }) };
    await call("/orders", { method: "POST", body });
    page.tell(page.t("club-order-done"));
    await page.open();
  };
  return page.form(
    "club-order-give",
    send,
    html`${field(page, "name", "club-name", { maxlength: 40, value: because?.about ?? undefined })}
      <label
        >${page.t("club-order-act")}<select name="act" @change=${choose}>
          ${Object.entries(ACTS).map(([act, label]) => html`<option value=${act}>${page.t(label)}</option>`)}
        </select></label
      >
      <label>${page.t("club-order-reason")}<textarea name="reason" required maxlength="2000" rows="2"></textarea></label>
      <div ?hidden=${!isFor("mute", "suspend")}>
        ${field(page, "days", "club-order-days", { type: "number", min: 1, max: 3660, required: false })}
      </div>
      <div ?hidden=${!isFor("rename")}>${field(page, "new_name", "club-order-new-name", { maxlength: 40, required: false })}</div>
      <div ?hidden=${!isFor("close")}>
        ${field(page, "table", "club-order-table", { maxlength: 16, required: false, value: because?.table ?? undefined })}
      </div>`,
  );
}

/** @param {ClubPage} page @param {Order[]} orders */
function orderList(page, orders) {
  if (!orders.length) return html`<p class="empty">${page.t("club-no-orders")}</p>`;
  return html`<ul class="club-list">
    ${orders.map((one) => html`<li>${orderText(page, one)}</li>`)}
  </ul>`;
}

/** @param {ClubPage} page @param {Order} one */
function orderText(page, one) {
  const until = one.until ? page.t("club-order-until", { when: page.when(one.until) }) : "";
  const facts = [page.t(ACTS[one.act]), until, one.act === "close" ? "" : one.what, page.when(one.at), one.moderator ?? ""];
  return html`<div class="what">
    <b>${memberLink(one.member, one.member)}: ${one.reason}</b><small>${facts.filter(Boolean).join(" · ")}</small>
    ${one.act === "close" ? html`<a href="/t/${one.what}">${page.t("club-look")}</a>` : nothing}
    ${one.answer ? html`<p>${page.t("club-order-answered", { text: one.answer })}</p>` : nothing}
  </div>`;
}

/** What moderators did about oneself, with room for an answer. @param {ClubPage} page @param {Order[]} orders */
export function myOrders(page, orders) {
  if (!orders.length) return nothing;
  const answer =
    (/** @type {Order} */ one) =>
    async (/** @type {Record<string, string>} */ { text }) => {
      await call(`/me/orders/${one.id}/answer`, { method: "POST", body: { text } });
      await page.open();
    };
  const form = (/** @type {Order} */ one) =>
    page.form(
      "club-order-answer",
      answer(one),
      html`<label>${page.t("club-order-answer-once")}<textarea name="text" required maxlength="2000" rows="2"></textarea></label>`,
    );
  return section(
    page,
    "club-my-orders",
    html`<ul class="club-list">
      ${orders.map((one) => html`<li>${orderText(page, one)} ${one.answer ? nothing : form(one)}</li>`)}
    </ul>`,
  );
}
