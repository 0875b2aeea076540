// @ts-check
/** Parts of the table page that all games share, as HTML text: bars, cards, captions, log, buttons. */
import { dieDrawing } from "./pieces.js";
import { escape, num } from "./svg.js";

/** @typedef {import("./types.js").Words} Words */

/** Line icons on a square of 20. @type {Record<string, string>} */
const ICONS = {
  undo: "M7 4L3.5 7.5 7 11M3.5 7.5H12a4.5 4.5 0 0 1 0 9H8",
  replay: "M4 10a6.5 6.5 0 1 1 1.6 4.2M3.2 11.8L4 9.6l2.4.7M10.5 6.5V10l2.6 1.8",
  fork: "M10 17v-5M10 12Q5.5 10.5 5.5 6V3M10 12q4.5-1.5 4.5-6V3M3.5 5l2-2 2 2M12.5 5l2-2 2 2",
  chart: "M3 15.5H17M3 12.5L7.5 8.5 11 11 17 4.5",
  rules: "M10 5.5Q7 3.5 2.5 4V15.5Q7 15 10 17 13 15 17.5 15.5V4Q13 3.5 10 5.5zM10 5.5V17",
  chat: "M3 4H17V13.5H9.5L6 17V13.5H3z",
  settings:
    "M10 7.2a2.8 2.8 0 1 0 .01 0zM10 2.5V5M10 15V17.5M2.5 10H5M15 10H17.5M4.7 4.7L6.5 6.5M13.5 13.5l1.8 1.8M15.3 4.7L13.5 6.5M6.5 13.5L4.7 15.3",
  back: "M12.5 4L6.5 10l6 6",
  more: "M10 4.2v.01M10 10v.01M10 15.8v.01",
  map: "M3 5L8 3l4 2 5-2V15l-5 2-4-2-5 2zM8 3V15M12 5V17",
  cards: "M6 6H14V17H6zM8.5 3.5H16.5V14",
  forces: "M3 3H9V9H3zM11 3H17V9H11zM3 11H9V17H3zM14 11L17.5 17H10.5z",
  log: "M4 3H16V17H4zM7 7H13M7 10H13M7 13H11",
  anchor: "M10 6.5V17M6.5 9.5H13.5M3.5 11.5Q4 17 10 17 16 17 16.5 11.5M10 3a1.8 1.8 0 1 0 .01 0z",
};

/** @param {string} name @param {number} [size] */
export function icon(name, size = 20) {
  return `<svg class="icon" viewBox="0 0 20 20" width="${size}" height="${size}" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`;
}

const MARK = `<svg class="mark" viewBox="0 0 32 20" width="30" height="19" aria-hidden="true"><path d="M1 15Q4 13 8 12 11 4 16 2 21 4 24 12 28 13 31 15 24 19 16 19 8 19 1 15z" fill="currentColor"/><path d="M3 15Q9 11 16 13.5 23 11 29 15" fill="none" stroke="var(--bar)" stroke-width="1.6"/><circle cx="20.5" cy="8.5" r="2" fill="#C4453D"/></svg>`;

/**
 * @param {{game: string, scenario: string, seats: string}} head
 * @param {Words} t
 */
export function topBar(head, t) {
  const tools = ["undo", "replay", "fork", "chart", "rules", "chat", "settings"].map(
    (name) =>
      `${name === "settings" ? '<span class="rule"></span>' : ""}<button type="button" data-act="${name}" title="${escape(t(name))}" aria-label="${escape(t(name))}">${icon(name)}</button>`,
  );
  const phone = (/** @type {string} */ name) =>
    `<button type="button" class="only-phone" data-act="${name}" aria-label="${escape(t(name))}">${icon(name)}</button>`;
  return `<header class="topbar">${phone("back")}<a class="brand" href="/">${MARK}<b>Tricorne</b></a><span class="rule"></span><span class="game">${escape(head.game)}</span><span class="scenario">${escape(head.scenario)}</span><span class="seats">${escape(head.seats)}</span><nav aria-label="${escape(t("tools"))}">${tools.join("")}${phone("more")}</nav></header>`;
}

/** A section of the rules as a dotted link. @param {string} section */
export function rule(section) {
  return `<a class="rule-link" href="#rule-${escape(section)}" data-rule="${escape(section)}">${escape(section)}</a>`;
}

/**
 * @typedef {object} Button
 * @property {string} text
 * @property {string} [note] small type below, on a phone
 * @property {string} [key]
 * @property {"main" | "plain" | "legal"} [look]
 * @property {boolean} [dead]
 * @property {string} [act]
 */

/** @param {Button} b */
export function button(b) {
  const key = b.key ? `<kbd>${escape(b.key)}</kbd>` : "";
  const note = b.note ? `<small>${escape(b.note)}</small>` : "";
  return `<button type="button" class="button ${b.look ?? "plain"}" data-act="${escape(b.act ?? "")}"${b.dead ? " disabled" : ""}><span>${escape(b.text)}</span>${key}${note}</button>`;
}

/**
 * The one line that asks.
 * @param {{seat: string, tone: string, ink?: string, verb: string, question: string, why: string, rules: string[], buttons: Button[]}} p
 */
export function promptBar(p) {
  return `<section class="prompt" style="--side:${p.tone};--side-ink:${p.ink ?? "#fff"}" aria-live="polite"><b class="seat">${escape(p.seat)}</b><div class="asked"><p class="question"><b>${escape(p.verb)}</b> ${escape(p.question)}</p><p class="why">${escape(p.why)} ${p.rules.map(rule).join(" ")}</p></div><div class="buttons">${p.buttons.map(button).join("")}</div></section>`;
}

/** @param {string} text @param {string} [right] */
export function caption(text, right = "") {
  return `<h2 class="caption"><span>${escape(text)}</span><small>${right}</small></h2>`;
}

/**
 * @typedef {object} LogLine
 * @property {string} tone colour of the side
 * @property {string} html made by the caller from escaped parts
 * @property {{face: Parameters<typeof dieDrawing>[0], fill: string, ink: string}[]} [dice]
 *
 * @param {{title: string, note?: string, lines: LogLine[]}[]} chapters
 * @param {Words} t
 * @param {string} [right]
 */
export function log(chapters, t, right = "") {
  const parts = chapters.map(
    (c) =>
      `<article><h3><b>${escape(c.title)}</b> ${escape(c.note ?? "")}</h3><ul>${c.lines
        .map(
          (l) =>
            `<li style="--side:${l.tone}">${l.html}${l.dice ? `<div class="dice">${l.dice.map((d) => dieDrawing(d.face, d.fill, d.ink, 26, String(d.face))).join("")}</div>` : ""}</li>`,
        )
        .join("")}</ul></article>`,
  );
  return `<section class="log" aria-label="${escape(t("log"))}">${caption(t("log"), escape(right))}<div class="scroll" tabindex="0">${parts.join("")}</div></section>`;
}

/** @param {number} at @param {number} of @param {Words} t */
export function replaySlider(at, of, t) {
  return `<label class="replay"><span class="caption">${escape(t("replay"))}</span><input type="range" min="0" max="${of}" value="${at}" data-act="replay"><output>${at} / ${of}</output></label>`;
}

/** A small course of a value over the game. @param {number[]} course @param {string} colour */
export function sparkline(course, colour) {
  if (course.length < 2) return "";
  const low = Math.min(0, ...course);
  const high = Math.max(0, ...course);
  const y = (/** @type {number} */ v) => 15 - ((v - low) / (high - low || 1)) * 12;
  const at = course.map((v, i) => `${num(2 + (i / (course.length - 1)) * 42)} ${num(y(v))}`);
  const last = at[at.length - 1].split(" ");
  return `<svg class="spark" viewBox="0 0 48 18" width="48" height="18" aria-hidden="true"><path d="M2 ${num(y(0))}H46" class="zero"/><path d="M${at.join("L")}" fill="none" stroke="${colour}" stroke-width="1.5"/><circle cx="${last[0]}" cy="${last[1]}" r="2.2" fill="${colour}"/></svg>`;
}

/** A row of numbered boxes with one of them at present. @param {number} of @param {number} now @param {string} label */
export function steps(of, now, label) {
  return `<ol class="steps" aria-label="${escape(label)}">${Array.from(
    { length: of },
    (_, i) =>
      `<li class="${i + 1 < now ? "past" : i + 1 === now ? "now" : ""}"${i + 1 === now ? ' aria-current="step"' : ""}>${i + 1}</li>`,
  ).join("")}</ol>`;
}

/** @param {string} inner @param {string} [classes] */
export function part(inner, classes = "") {
  return `<section class="part ${classes}">${inner}</section>`;
}

/** Sign and figure, with a true minus. @param {number} n */
export function signed(n) {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}
