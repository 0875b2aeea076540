// @ts-check
/** One's account: language, notices, vacation, tokens, blocked people, one's data. */
import { call } from "../app/api.js";
import { h } from "../app/dom.js";
import { changeSettings, settings } from "../app/store.js";
import { browserCanPush, startPush } from "./push.js";
import { field, passwordField } from "./sign_in.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */

/** @param {ClubPage} page @param {HTMLElement} body */
export async function drawAccount(page, body) {
  const me = /** @type {import("./main.js").Me} */ (page.me);
  const [{ tokens }, { names }] = await Promise.all([call("/me/tokens"), call("/me/blocks")]);
  const again = async () => {
    await page.askWho();
    await page.redraw();
  };
  const change = async (/** @type {Record<string, unknown>} */ values) => {
    await call("/me", { method: "PATCH", body: values });
    page.tell(page.t("club-saved"));
    await again();
  };
  const leave = async () => {
    page.me = null;
    location.hash = "#sign-in";
    await page.redraw();
  };
  const act = (/** @type {string} */ label, /** @type {() => Promise<void>} */ work) =>
    h("button", { type: "button", class: "quiet", on: { click: () => page.attempt(work) } }, page.t(label));
  const part = (/** @type {string} */ title, /** @type {import("../app/dom.js").Child[]} */ ...children) =>
    h("section", { class: "club-section" }, h("h2", {}, page.t(title)), ...children);
  const secret = h("p", { class: "secret", hidden: true });
  body.replaceChildren(
    h("h1", {}, me.name),
    h(
      "div",
      { class: "button-row" },
      h("a", { class: "quiet", href: `#player/${encodeURIComponent(me.name)}` }, page.t("club-my-figures")),
      act("club-sign-out", async () => {
        await call("/session", { method: "DELETE" });
        await leave();
      }),
      act("club-sign-out-everywhere", async () => {
        await call("/sessions", { method: "DELETE" });
        await leave();
      }),
    ),
    part(
      "club-notices",
      h("p", {}, page.t("club-notices-hint")),
      page.form(
        page.t("club-save"),
        ({ mail, mail_notices: byMail, webhook, webhook_kind: kind, language }) => {
          changeSettings({ lang: language === "es" ? "es" : "en" });
          return change({ language, ...(me.can_mail && { mail, mail_notices: byMail === "on" }), webhook, webhook_kind: kind });
        },
        h(
          "label",
          {},
          page.t("club-notice-language"),
          h(
            "select",
            { name: "language" },
            [
              ["en", "English"],
              ["es", "Español"],
            ].map(([value, label]) => h("option", { value, selected: (me.language || settings().lang) === value }, label)),
          ),
        ),
        me.can_mail
          ? [
              h(
                "label",
                {},
                page.t("club-mail"),
                h("input", { name: "mail", type: "email", value: me.mail ?? "" }),
                me.mail_waiting ? h("small", {}, page.t("club-mail-waiting")) : null,
              ),
              h(
                "label",
                { class: "check" },
                h("input", { name: "mail_notices", type: "checkbox", checked: me.mail_notices }),
                page.t("club-by-mail"),
              ),
            ]
          : null,
        h(
          "label",
          {},
          page.t("club-webhook"),
          h("input", { name: "webhook", type: "url", value: me.webhook ?? "", placeholder: "https://" }),
          h("small", {}, page.t("club-webhook-hint")),
        ),
        h(
          "label",
          {},
          page.t("club-webhook-kind"),
          h(
            "select",
            { name: "webhook_kind" },
            [
              ["plain", page.t("club-webhook-plain")],
              ["discord", "Discord"],
            ].map(([value, label]) => h("option", { value, selected: me.webhook_kind === value }, label)),
          ),
        ),
      ),
      h(
        "div",
        { class: "button-row" },
        browserCanPush()
          ? act("club-push-on", async () => {
              await startPush();
              page.tell(page.t("club-saved"));
              await again();
            })
          : null,
        me.pushes
          ? act("club-push-off", async () => {
              await call("/me/pushes", { method: "DELETE" });
              await again();
            })
          : null,
      ),
    ),
    part(
      "club-vacation",
      me.vacation_until
        ? [
            h("p", {}, page.t("club-vacation-until", { when: page.when(me.vacation_until) })),
            act("club-come-back", async () => {
              await call("/me/vacation", { method: "DELETE" });
              await again();
            }),
          ]
        : page.form(
            page.t("club-go"),
            async ({ days }) => {
              await call("/me/vacation", { method: "PUT", body: { days: Number(days) } });
              await again();
            },
            field(page, "days", "club-days", { type: "number", min: 1, max: Math.floor(me.vacation_days_left), value: "7" }),
            h("small", {}, page.t("club-days-left", { days: Math.floor(me.vacation_days_left) })),
          ),
    ),
    part(
      "club-tokens",
      h("p", {}, page.t("club-tokens-hint")),
      secret,
      h(
        "ul",
        { class: "club-list" },
        tokens.map((/** @type {any} */ token) =>
          h(
            "li",
            {},
            h("div", { class: "what" }, h("b", {}, token.name), h("small", {}, page.when(token.created))),
            act("club-remove", async () => {
              await call(`/me/tokens/${token.id}`, { method: "DELETE" });
              await again();
            }),
          ),
        ),
      ),
      page.form(
        page.t("club-make-token"),
        async ({ name }, form) => {
          secret.textContent = (await call("/me/tokens", { method: "POST", body: { name } })).token;
          secret.hidden = false;
          form.reset();
          page.tell(page.t("club-token-once"));
        },
        field(page, "name", "club-token-name", { maxlength: 80 }),
      ),
    ),
    part(
      "club-blocked",
      h(
        "ul",
        { class: "club-list" },
        names.map((/** @type {string} */ name) =>
          h(
            "li",
            {},
            h("div", { class: "what" }, name),
            act("club-unblock", async () => {
              await call(`/me/blocks/${encodeURIComponent(name)}`, { method: "DELETE" });
              await again();
            }),
          ),
        ),
      ),
      page.form(
        page.t("club-block"),
        async ({ name }) => {
          await call(`/me/blocks/${encodeURIComponent(name)}`, { method: "PUT" });
          await again();
        },
        field(page, "name", "club-name", { maxlength: 40 }),
      ),
    ),
    part(
      "club-report",
      page.form(
        page.t("club-send"),
        async ({ name, text }, form) => {
          await call("/reports", { method: "POST", body: { name, text } });
          form.reset();
          page.tell(page.t("club-reported"));
        },
        field(page, "name", "club-report-whom", { required: false, maxlength: 40 }),
        h("label", {}, page.t("club-report-what"), h("textarea", { name: "text", required: true, maxlength: 2000, rows: 3 })),
      ),
    ),
    part(
      "club-change-password",
      page.form(
        page.t("club-save"),
        async ({ old, password }, form) => {
          await call("/me/password", { method: "POST", body: { old, password } });
          form.reset();
          page.tell(page.t("club-password-set"));
        },
        passwordField(page, "old", "club-old-password", "current-password"),
        passwordField(page, "password", "club-new-password", "new-password"),
      ),
    ),
    part(
      "club-data",
      h("p", {}, h("a", { href: "/api/v1/me/export", download: "tricorne.json" }, page.t("club-export"))),
      h("p", {}, page.t("club-delete-hint")),
      page.form(
        page.t("club-delete"),
        async ({ password }) => {
          await call("/me", { method: "DELETE", body: { password } });
          await leave();
        },
        passwordField(page, "password", "club-password", "current-password"),
      ),
    ),
  );
}
