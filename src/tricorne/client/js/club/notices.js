// @ts-check
/** What reaches a member: which kinds of notices on which channels, quiet hours, the mail of the day. */
import { call } from "../app/api.js";
import { LANGUAGES, prefers } from "../app/prefers.js";
import { html, nothing } from "../lit.js";
import { browserCanPush, startPush } from "./push.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */
/** @typedef {import("./main.js").Me} Me */

/**
 * @typedef {object} Wishes
 * @property {Record<string, string[]>} channels
 * @property {string} zone
 * @property {{from: string, until: string} | null} quiet
 * @property {boolean} clock_wakes
 * @property {number | null} digest
 */

/** @type {Record<string, string>} */
const CHANNELS = { mail: "club-channel-mail", push: "club-channel-push", webhook: "club-webhook" };
/** @type {Record<string, string>} */
const KINDS = {
  turn: "club-tell-turn",
  invitation: "club-tell-invitation",
  offer: "club-tell-offer",
  chat: "club-tell-chat",
  end: "club-tell-end",
  clock: "club-tell-clock",
  seat: "club-tell-seat",
  round: "club-tell-round",
};
const NIGHT = { from: "22:00", until: "07:00" };

/** @param {ClubPage} page @param {Me} me @param {Wishes} wishes @param {() => Promise<void>} again */
export function notices(page, me, wishes, again) {
  const done = async () => {
    page.tell(page.t("club-saved"));
    await again();
  };
  const saveWhere = async (/** @type {Record<string, string>} */ { mail, webhook, webhook_kind: kind, language }) => {
    await call("/me", { method: "PATCH", body: { language, ...(me.can_mail && { mail }), webhook, webhook_kind: kind } });
    prefers.change({ lang: language === "es" ? "es" : "en" });
    await done();
  };
  const saveWhat = async (/** @type {Record<string, string>} */ values) => {
    await call("/me/notices", { method: "PUT", body: wished(values, wishes, me) });
    await done();
  };
  const act = (/** @type {string} */ label, /** @type {() => Promise<unknown>} */ work) =>
    html`<button type="button" class="quiet" @click=${() => page.attempt(() => work().then(done))}>${page.t(label)}</button>`;
  return html`<p>${page.t("club-notices-hint")}</p>
    <h3>${page.t("club-notice-where")}</h3>
    ${page.form("club-save", saveWhere, whereFields(page, me))}
    <div class="button-row">
      ${browserCanPush() ? act("club-push-on", startPush) : nothing}
      ${me.pushes ? act("club-push-off", () => call("/me/pushes", { method: "DELETE" })) : nothing}
    </div>
    <h3>${page.t("club-notice-what")}</h3>
    ${page.form("club-save", saveWhat, html`${matrix(page, me, wishes)}${hours(page, me, wishes)}`)}`;
}

/** The channels that can be chosen here. @param {Me} me */
function channelsOf(me) {
  return Object.keys(CHANNELS).filter((channel) => channel !== "mail" || me.can_mail);
}

/** What the form says; channels that are not shown stay as they are. @param {Record<string, string>} values @param {Wishes} known @param {Me} me */
function wished(values, known, me) {
  const shown = channelsOf(me);
  const chosen = (/** @type {string} */ kind, /** @type {string[]} */ before) => [
    ...before.filter((channel) => !shown.includes(channel)),
    ...shown.filter((channel) => values[`${kind}/${channel}`]),
  ];
  return {
    channels: Object.fromEntries(Object.entries(known.channels).map(([kind, before]) => [kind, chosen(kind, before)])),
    zone: values.zone,
    quiet: values.quiet ? { from: values.from, until: values.until } : null,
    clock_wakes: Boolean(values.clock_wakes),
    digest: values.digest ? Number(values.digest) : null,
  };
}

/** @param {[string, string][]} choices @param {string} chosen */
function optionsOf(choices, chosen) {
  return choices.map(([value, label]) => html`<option value=${value} ?selected=${value === chosen}>${label}</option>`);
}

/** @param {ClubPage} page @param {Me} me */
function whereFields(page, me) {
  const forms = /** @type {[string, string][]} */ ([
    ["plain", page.t("club-webhook-plain")],
    ["discord", "Discord"],
  ]);
  const waits = me.mail_waiting ? html`<small>${page.t("club-mail-waiting")}</small>` : nothing;
  return html`<label
      >${page.t("club-notice-language")}<select name="language">
        ${optionsOf(Object.entries(LANGUAGES), me.language || prefers.lang)}
      </select></label
    >
    ${me.can_mail ? html`<label>${page.t("club-mail")}<input name="mail" type="email" value=${me.mail ?? ""} />${waits}</label>` : nothing}
    <label
      >${page.t("club-webhook")}<input name="webhook" type="url" value=${me.webhook ?? ""} placeholder="https://" /><small
        >${page.t("club-webhook-hint")}</small
      ></label
    >
    <label
      >${page.t("club-webhook-kind")}<select name="webhook_kind">
        ${optionsOf(forms, me.webhook_kind)}
      </select></label
    >`;
}

/** Kinds by channels. @param {ClubPage} page @param {Me} me @param {Wishes} wishes */
function matrix(page, me, wishes) {
  const shown = channelsOf(me);
  const box = (/** @type {string} */ kind, /** @type {string} */ channel) =>
    html`<td>
      <label
        ><input
          type="checkbox"
          name="${kind}/${channel}"
          aria-label="${page.t(KINDS[kind])}: ${page.t(CHANNELS[channel])}"
          ?checked=${wishes.channels[kind].includes(channel)}
      /></label>
    </td>`;
  return html`<table class="wishes">
    <thead>
      <tr>
        <td></td>
        ${shown.map((channel) => html`<th scope="col">${page.t(CHANNELS[channel])}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${Object.keys(KINDS).map(
        (kind) =>
          html`<tr>
            <th scope="row">${page.t(KINDS[kind])}</th>
            ${shown.map((channel) => box(kind, channel))}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Quiet hours and the mail of the day, by the member's own clock. @param {ClubPage} page @param {Me} me @param {Wishes} wishes */
function hours(page, me, wishes) {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  const zone = wishes.zone === "UTC" ? here : wishes.zone;
  const zones = [...new Set(["UTC", zone, here, ...Intl.supportedValuesOf("timeZone")])].sort();
  const { from, until } = wishes.quiet ?? NIGHT;
  const hour = (/** @type {number} */ at) =>
    new Intl.DateTimeFormat(page.words.language, { timeStyle: "short", timeZone: "UTC" }).format(at * 3600000);
  const daily = /** @type {[string, string][]} */ ([
    ["", page.t("club-digest-never")],
    ...Array.from({ length: 24 }, (_, at) => [String(at), hour(at)]),
  ]);
  return html`<label
      >${page.t("club-zone")}<select name="zone">
        ${optionsOf(
          zones.map((name) => [name, name.replaceAll("_", " ")]),
          zone,
        )}
      </select></label
    >
    <label class="check"><input name="quiet" type="checkbox" ?checked=${wishes.quiet !== null} />${page.t("club-quiet")}</label>
    <div class="row">
      <label>${page.t("club-quiet-from")}<input name="from" type="time" required value=${from} /></label>
      <label>${page.t("club-quiet-until")}<input name="until" type="time" required value=${until} /></label>
    </div>
    <small>${page.t("club-quiet-hint")}</small>
    <label class="check"><input name="clock_wakes" type="checkbox" ?checked=${wishes.clock_wakes} />${page.t("club-clock-wakes")}</label>
    ${
      me.can_mail
        ? html`<label
            >${page.t("club-digest")}<select name="digest">
              ${optionsOf(daily, wishes.digest === null ? "" : String(wishes.digest))}</select
            ><small>${page.t("club-digest-hint")}</small></label
          >`
        : nothing
    }`;
}
