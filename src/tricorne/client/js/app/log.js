// @ts-check
/** The log: grouped by turn, names linked to the map, rules cited, dice drawn, the reasons of bots. */
import { guard, html, nothing, render, repeat } from "../lit.js";
import { signed } from "../panels.js";
import { byId } from "./elements.js";
import { drawAtEnd } from "./measure.js";
import { ruleLink, toned } from "./parts.js";
import { withTerms } from "../learn/terms.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {{at: number, head: LogEntry | null, entries: LogEntry[]}} Group with its place in the whole log */

/** So many lines are shown at first, and the others of the oldest turn among them: a turn that is cut would be drawn again with every line. */
const FIRST_SHOWN = 160;
/** So near to its end a reader is at the end. */
const END_PX = 24;
/** Links in the log are reached by arrows: the whole of it is one stop of the tab key. */
const UNTABBED = -1;

/** Spaces named in an entry. @param {Desk} desk @param {any} value @returns {string[]} */
export function spacesIn(desk, value) {
  if (typeof value === "string") return desk.isSpace(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((inner) => spacesIn(desk, inner));
  if (value && typeof value === "object")
    return [...Object.keys(value).filter(desk.isSpace), ...Object.values(value).flatMap((inner) => spacesIn(desk, inner))];
  return [];
}

/** In the order in which it happened; the newest line is the lowest. @param {Desk} desk */
function log(desk) {
  const { words, key, shown, wholeLog } = desk;
  return guard([shown.log, shown.logStart, shown.reasons, words, key, wholeLog, desk.seenUpTo], () => {
    const all = groupsOf(desk, shown.log);
    if (!all.length) return html`<p class="empty">${words.t("ui-log-empty")}</p>`;
    const groups = wholeLog ? all : latest(all);
    const more = groups.length < all.length || shown.logStart > 0;
    return html`<div class="log-all">
      ${more ? moreButton(desk) : nothing}${repeat(
        groups,
        ({ at }) => at,
        (group) => knownGroup(desk, group),
      )}
    </div>`;
  });
}

/** The last groups that have enough lines together. @param {Group[]} groups */
function latest(groups) {
  let lines = 0;
  const enough = groups.findLastIndex(({ entries }) => (lines += entries.length + 1) >= FIRST_SHOWN);
  return groups.slice(Math.max(0, enough));
}

/** How many lines the log that is shown has. @param {Desk} desk */
function linesOf({ shown }) {
  return shown.logStart + shown.log.length;
}

/** The log follows what happens, unless the reader has scrolled away from its end. @param {Desk} desk */
export function followLog(desk) {
  const host = byId("log-lines");
  host.addEventListener("scroll", () => {
    const away = Math.abs(host.scrollTop) > END_PX;
    if (away !== (desk.readUpTo !== null)) desk.change({ readUpTo: away ? linesOf(desk) : null });
  });
}

/** @param {Desk} desk */
export function drawLog(desk) {
  const host = byId("log-lines");
  drawAtEnd(host, desk.readUpTo !== null, () => render(log(desk), host));
}

/** Tells that there are lines below the ones that are read. @param {Desk} desk */
export function newLines(desk) {
  const { readUpTo, words } = desk;
  if (readUpTo === null || linesOf(desk) <= readUpTo) return nothing;
  const follow = () => byId("log-lines").scrollTo({ top: 0, behavior: "instant" });
  return html`<button type="button" class="quiet little" data-act="new-lines" @click=${follow}>
    ${words.t("ui-new-lines", { count: linesOf(desk) - readUpTo })}
  </button>`;
}

/** @param {Desk} desk */
function moreButton(desk) {
  const showAll = () => {
    desk.change({ wholeLog: true });
    if (desk.live.logStart) desk.link.earlierLog().catch(desk.complain);
  };
  return html`<button type="button" class="quiet little" @click=${showAll}>${desk.words.t("ui-log-older")}</button>`;
}

/** A group is drawn once, as long as nothing is added to it. @param {Desk} desk @param {Group} group */
function knownGroup(desk, group) {
  const last = group.entries.at(-1) ?? group.head;
  const first = group.head ?? group.entries[0];
  const reasons = desk.shown.reasons.filter(({ moment }) => moment >= first.moment && moment <= (last?.moment ?? 0)).length;
  const seen = Math.min(Math.max(desk.seenUpTo, first.moment - 2), last?.moment ?? 0);
  return guard([last, reasons, desk.words, desk.key, seen], () => groupOf(desk, group));
}

/** @param {Desk} desk @param {LogEntry[]} entries @returns {Group[]} */
function groupsOf(desk, entries) {
  /** @type {Group[]} */
  const found = [];
  for (const [i, entry] of entries.entries()) {
    const at = desk.shown.logStart + i;
    if (desk.module.headings.includes(entry.event)) found.push({ at, head: entry, entries: [] });
    else if (found.length) found[found.length - 1].entries.push(entry);
    else found.push({ at, head: null, entries: [entry] });
  }
  return found;
}

/** @param {Desk} desk @param {Group} group */
function groupOf(desk, { head, entries }) {
  const seat = head ? seatOf(desk, head) : null;
  const line = (/** @type {LogEntry} */ entry, /** @type {number} */ i) =>
    entryLine(desk, entry, seat, entry.moment !== entries[i - 1]?.moment);
  return html`<section class="log-group" style=${toned(seat ? desk.module.tones[seat] : null)}>
    ${head ? html`<h3>${lineParts(desk, head)}</h3>` : nothing}
    <ol>
      ${entries.map(line)}
    </ol>
  </section>`;
}

/** The seat an entry is about. @param {Desk} desk @param {LogEntry} entry */
export function seatOf(desk, { args }) {
  for (const value of [args.faction, args.seat, args.side, ...Object.values(args)])
    if (typeof value === "string" && desk.module.tones[value]) return value;
  return null;
}

/** @param {Desk} desk @param {LogEntry} entry @param {string | null} of the seat of the group @param {boolean} first of what came of one answer: it has the reasons */
function entryLine(desk, entry, of, first) {
  const seat = seatOf(desk, entry) ?? of;
  const spaces = [...new Set(spacesIn(desk, entry.args))];
  const name = (/** @type {string[]} */ named) => (spaces.length ? () => desk.name(named) : nothing);
  return html`<li
    class="event-${entry.event} ${entry.moment > desk.seenUpTo + 1 ? "new" : ""}"
    style=${toned(seat ? desk.module.tones[seat] : null)}
    data-moment=${entry.moment}
    @pointerenter=${name(spaces)}
    @pointerleave=${name([])}>
    <span>${lineParts(desk, entry)} ${ruleLink(desk, entry.rule, UNTABBED)} ${momentLink(desk, entry)}</span
    >${dice(desk, entry, seat)}${modifiers(desk, entry)}${first ? why(desk, entry) : nothing}
  </li>`;
}

/** The table as it was then, also as a link for others. @param {Desk} desk @param {LogEntry} entry */
function momentLink(desk, { moment }) {
  const label = desk.words.t("ui-show-moment");
  const show = (/** @type {Event} */ event) => {
    event.preventDefault();
    desk.showMoment(moment);
  };
  return html`<a class="when" href="?m=${moment}" title=${label} aria-label=${label} tabindex=${UNTABBED} @click=${show}>↺</a>`;
}

/** @param {Desk} desk @param {LogEntry} entry */
function lineParts(desk, entry) {
  const name = (/** @type {{id: string, text: string}} */ part) => (desk.isSpace(part.id) ? placeLink(desk, part) : part.text);
  return withTerms(desk, desk.words.lineParts(entry), { tabindex: UNTABBED, name });
}

/** @param {Desk} desk @param {{id: string, text: string}} place */
function placeLink(desk, { id, text }) {
  const point = (/** @type {Event} */ event) => {
    event.preventDefault();
    desk.name([id]);
  };
  return html`<a class="place" href="#map" tabindex=${UNTABBED} @click=${point} @focus=${() => desk.name([id])} @blur=${() => desk.name([])}
    >${text}</a
  >`;
}

/** @param {Desk} desk @param {LogEntry} entry @param {string | null} seat */
function dice(desk, entry, seat) {
  const faces = entry.args.dice ?? entry.args.die ?? entry.args.roll;
  const { die } = desk.module;
  if (faces === undefined || faces === null || !die) return nothing;
  const list = Array.isArray(faces)
    ? faces
    : typeof faces === "object"
      ? Object.entries(faces).flatMap(([face, n]) => Array(Number(n)).fill(face))
      : [faces];
  return list.length ? html`<span class="dice">${list.map((face) => die(face, entry, seat))}</span>` : nothing;
}

/** Modifiers of a battle as a small table: arguments `modifiers`, names, and `worth`, what each adds. @param {Desk} desk @param {LogEntry} entry */
function modifiers(desk, { args }) {
  if (!Array.isArray(args.worth) || !args.worth.length) return nothing;
  const row = (/** @type {number} */ n, /** @type {number} */ i) =>
    html`<tr>
      <th scope="row">${desk.words.nounOr(args.modifiers[i])}</th>
      <td>${signed(n)}</td>
    </tr>`;
  return html`<table class="modifiers">
    <tbody>
      ${args.worth.map(row)}
    </tbody>
  </table>`;
}

/** Why a non-player did what an entry tells, sentence by sentence. @param {Desk} desk @param {LogEntry} entry @returns {string[]} */
export function reasonsOf(desk, entry) {
  const { words } = desk;
  const reason = desk.shown.reasons.find((r) => r.moment + 1 === entry.moment);
  return (reason?.why ?? []).map(([message, args]) => (words.has(message) ? words.say(message, args) : words.nounOr(message)));
}

/** @param {Desk} desk @param {LogEntry} entry */
function why(desk, entry) {
  const reasons = reasonsOf(desk, entry);
  if (!reasons.length) return nothing;
  return html`<details class="reason">
    <summary tabindex=${UNTABBED}>${desk.words.t("ui-why")}</summary>
    <ol>
      ${reasons.map((reason) => html`<li>${reason}</li>`)}
    </ol>
  </details>`;
}
