// @ts-check
/** What happened since this person's last answer, act by act: shown when a table is opened again, until they answer or skip it. */
import { iconButton, keycap } from "../icons.js";
import { html, nothing, repeat } from "../lit.js";
import { byId } from "./elements.js";
import { seatOf, spacesIn } from "./log.js";
import { bringAcross } from "./measure.js";
import { capital, lineText, seatName, toned } from "./parts.js";
import { prefers } from "./prefers.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {{moment: number, seat: string | null, title: string, text: string, place: string | undefined}} Act what, and where it ended */
/** @typedef {{acts: Act[], more: number, at: number, playing: boolean}} Recap the acts that are shown, how many came before them, which one is looked at (-1: none) */

const MOST_ACTS = 8;
const LEAST_PACE_MS = 600;
let timer = 0;
/** The act that was brought into the strip. @type {Element | null} */
let brought = null;

/** Offer what happened since the moment that was seen. @param {Desk} desk */
export function openRecap(desk) {
  const { acts, more } = actsSince(desk, desk.seenUpTo);
  if (acts.length) desk.change({ recap: { acts, more, at: -1, playing: false } });
}

/** @param {Desk} desk @param {number} seen */
function actsSince(desk, seen) {
  const entries = desk.live.log.filter(({ moment }) => moment > seen + 1);
  const { headings, acts } = desk.module;
  const isHead = (/** @type {LogEntry} */ { event }) => headings.includes(event);
  /** Of a line that begins an act, whose and what it is. @param {LogEntry} entry */
  const begun = (entry) => (!acts ? seatOf(desk, entry) : acts.includes(entry.event) ? `${seatOf(desk, entry)} ${entry.event}` : null);
  const byAct = grouped(entries, (entry, last) => isHead(entry) || (begun(entry) ?? last) !== last, begun);
  const all = byAct.length > MOST_ACTS ? grouped(entries, isHead, begun) : byAct;
  // What comes first may go on with an act that began before.
  const before = desk.live.log.findLast((entry) => entry.moment <= seen + 1 && isHead(entry));
  if (before && all.length && !isHead(all[0][0]) && !all[0].some((entry) => seatOf(desk, entry))) all[0].unshift(before);
  return { acts: all.slice(-MOST_ACTS).map((group) => actOf(desk, group)), more: Math.max(0, all.length - MOST_ACTS) };
}

/** @param {LogEntry[]} entries @param {(entry: LogEntry, last: string | null) => boolean} begins @param {(entry: LogEntry) => string | null} begun @returns {LogEntry[][]} */
function grouped(entries, begins, begun) {
  /** @type {LogEntry[][]} */
  const groups = [];
  /** @type {string | null} */
  let last = null;
  for (const entry of entries) {
    if (!groups.length || begins(entry, last)) groups.push([]);
    groups[groups.length - 1].push(entry);
    last = begun(entry) ?? last;
  }
  return groups;
}

/** An act: its first line, and the others without the name of who acts, which stands there. @param {Desk} desk @param {LogEntry[]} entries @returns {Act} */
function actOf(desk, entries) {
  const [first, ...rest] = entries.map((entry) => lineText(desk, entry));
  const seat = entries.map((entry) => seatOf(desk, entry)).find((found) => found !== null) ?? null;
  const name = seat ? `${capital(seatName(desk, seat))}: ` : "";
  const short = rest.map((line) => (name && line.startsWith(name) ? capital(line.slice(name.length)) : line));
  const place = entries.map(({ args }) => spacesIn(desk, args).at(-1)).find(Boolean);
  return { moment: entries[entries.length - 1].moment, seat, title: first, text: short.join(" "), place };
}

/** Look at one of the acts; after the last one it is the present. @param {Desk} desk @param {number} at */
function lookAt(desk, at) {
  const { recap } = desk;
  const act = recap?.acts[at];
  if (!recap || !act) return;
  desk.change({ recap: { ...recap, at } });
  desk.showMoment(at === recap.acts.length - 1 ? null : act.moment);
}

/** Show act after act at the pace of the settings, or stop. @param {Desk} desk */
function play(desk) {
  const { recap } = desk;
  clearTimeout(timer);
  if (!recap) return;
  desk.change({ recap: { ...recap, playing: !recap.playing } });
  if (!recap.playing) playOn(desk, recap.at + 1 < recap.acts.length ? recap.at + 1 : 0);
}

/** @param {Desk} desk @param {number} at */
function playOn(desk, at) {
  if (!desk.recap?.playing) return;
  lookAt(desk, at);
  if (at + 1 < desk.recap.acts.length) timer = window.setTimeout(() => playOn(desk, at + 1), 2 * Math.max(LEAST_PACE_MS, prefers.pace));
  else desk.change({ recap: { ...desk.recap, playing: false } });
}

/** It is the present, and the strip goes. @param {Desk} desk @returns whether there was one */
export function closeRecap(desk) {
  if (!desk.recap) return false;
  clearTimeout(timer);
  desk.change({ recap: null });
  if (desk.replaying !== null) desk.showMoment(null);
  return true;
}

/** The act that is looked at is seen in its strip, once that is drawn. */
export function showAct() {
  const act = byId("recap").querySelector(".act.now");
  const strip = act?.closest(".acts");
  if (act === brought) return;
  brought = act;
  if (!act || !strip) return;
  bringAcross(strip, act);
}

/** @param {Desk} desk */
export function recap(desk) {
  const { words, recap: shown } = desk;
  if (!shown) return nothing;
  const { acts, at, playing, more } = shown;
  const { seenAt } = desk;
  const openLog = () => {
    closeRecap(desk);
    if (prefers.phone) desk.openPanel("log");
  };
  return html`<div class="recap-head">
      <h2>${words.t("ui-since-answer")}</h2>
      ${seenAt === null ? nothing : html`<time datetime=${new Date(seenAt).toISOString()}>${words.dayAndTime(seenAt)}, ${words.ago(seenAt)}</time>`}
      ${more ? html`<button type="button" class="text-link" @click=${openLog}>${words.t("ui-acts-more", { count: more })}</button>` : nothing}
      <div class="steer">
        ${iconButton("back", words.t("ui-step-back"), () => lookAt(desk, at - 1), { key: "recap-back", disabled: at <= 0 })}
        ${iconButton(playing ? "pause" : "play", words.t(playing ? "ui-pause" : "ui-play-recap"), () => play(desk), { key: "recap-play" })}
        ${iconButton("step", words.t("ui-step"), () => lookAt(desk, at + 1), { key: "recap-step", disabled: at >= acts.length - 1 })}
      </div>
    </div>
    <ol class="acts">
      ${repeat(
        acts,
        ({ moment }) => moment,
        (act, i) => actCard(desk, act, i),
      )}
    </ol>
    <button type="button" class="quiet" data-act="skip-recap" @click=${() => void closeRecap(desk)}>
      ${words.t("ui-skip-recap")}${keycap("Esc")}
    </button>`;
}

/** @param {Desk} desk @param {Act} act @param {number} i */
function actCard(desk, { seat, title, text, place }, i) {
  const at = desk.recap?.at ?? -1;
  return html`<li>
    <button
      type="button"
      class="act ${i === at ? "now" : i < at ? "seen" : ""}"
      aria-current=${i === at ? "step" : nothing}
      data-place=${place ?? nothing}
      title=${`${title} ${text}`}
      style=${toned(seat ? desk.module.tones[seat] : null)}
      @click=${() => lookAt(desk, i)}>
      <b>${seat ? html`<i aria-hidden="true"></i>` : nothing}<span>${title}</span><small>${i < at ? "✓" : i + 1}</small></b>
      ${text ? html`<span class="told">${text}</span>` : nothing}
      ${seat ? html`<span class="visually-hidden">${seatName(desk, seat)}</span>` : nothing}
    </button>
  </li>`;
}
