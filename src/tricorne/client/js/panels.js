// @ts-check
/** Parts of the panels that all games share: captions, sections of the rules, buttons, scales. */
import { html, nothing, styles, svg } from "./lit.js";
import { num } from "./svg.js";

/** A section of the rules as a dotted link; the page opens it beside the board. @param {string} section */
export function rule(section) {
  return html`<a class="rule-link" href="#rule-${section}" data-rule=${section}>${section}</a>`;
}

/**
 * @typedef {object} Button
 * @property {string} text
 * @property {string} [note] small type below, on a phone
 * @property {string} [key]
 * @property {"main" | "plain" | "legal"} [look]
 * @property {boolean} [dead]
 */

/** @param {Button} b */
export function button(b) {
  return html`<button type="button" class="button ${b.look ?? "plain"}" ?disabled=${b.dead ?? false}>
    <span>${b.text}</span>${b.key ? html`<kbd>${b.key}</kbd>` : nothing}${b.note ? html`<small>${b.note}</small>` : nothing}
  </button>`;
}

/**
 * A card of the hand; the page hears of a click on it by its `data-card`.
 * @param {{id: string, chosen?: boolean, state?: import("./types.js").CardState}} card
 * @param {string} look more classes
 * @param {unknown} content
 * @param {{tone?: string, disabled?: boolean}} [more] the colour of its side
 */
export function cardButton({ id, chosen, state }, look, content, { tone, disabled = false } = {}) {
  return html`<button
    type="button"
    class="hand-card ${look} ${chosen ? "chosen" : ""} ${state?.legal ? "legal" : ""}"
    style=${styles(tone ? { "--side": tone } : {})}
    data-card=${id}
    aria-disabled=${!state || state.legal ? nothing : "true"}
    ?disabled=${disabled}>
    ${content}
  </button>`;
}

/** @param {string} text @param {unknown} [right] */
export function caption(text, right) {
  return html`<h2 class="caption"><span>${text}</span><small>${right}</small></h2>`;
}

/** A small course of a value over the game. @param {number[]} course @param {string} colour */
export function sparkline(course, colour) {
  if (course.length < 2) return nothing;
  const low = Math.min(0, ...course);
  const high = Math.max(0, ...course);
  const y = (/** @type {number} */ v) => num(15 - ((v - low) / (high - low || 1)) * 12);
  const x = (/** @type {number} */ i) => num(2 + (i / (course.length - 1)) * 42);
  const last = course.length - 1;
  return html`<svg class="spark" viewBox="0 0 48 18" width="48" height="18" aria-hidden="true">
    ${svg`<path d="M2 ${y(0)}H46" class="zero" />
      <path d="M${course.map((v, i) => `${x(i)} ${y(v)}`).join("L")}" fill="none" stroke=${colour} stroke-width="1.5" />
      <circle cx=${x(last)} cy=${y(course[last])} r="2.2" fill=${colour} />`}
  </svg>`;
}

/** A row of numbered boxes with one of them at present. @param {number} of @param {number} now @param {string} label */
export function steps(of, now, label) {
  const step = (/** @type {number} */ n) =>
    html`<li class=${n < now ? "past" : n === now ? "now" : ""} aria-current=${n === now ? "step" : nothing}>${n}</li>`;
  return html`<ol class="steps" aria-label=${label}>
    ${Array.from({ length: of }, (_, i) => step(i + 1))}
  </ol>`;
}

/** @param {unknown} inner */
export function part(inner) {
  return html`<section class="part">${inner}</section>`;
}

/** Sign and figure, with a true minus. @param {number} n */
export function signed(n) {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}
