// @ts-check
/** What stands around a board in the gallery, in place of the parts of a table that need a game. */
import { brand, icon } from "../icons.js";
import { html, styles } from "../lit.js";
import { button, caption, rule } from "../panels.js";
import { dieDrawing } from "../signs.js";

/** @typedef {import("../types.js").Words} Words */

const TOOLS = ["undo", "replay", "fork", "chart", "rules", "chat", "settings"];

/** A name of the log that leads to the map. @param {string} text */
export function name(text) {
  return html`<span class="name">${text}</span>`;
}

/** @param {{game: string, scenario: string, seats: string}} head @param {Words} t */
export function topBar(head, t) {
  const tool = (/** @type {string} */ id, more = "") =>
    html`<button type="button" class=${more} title=${t(id)} aria-label=${t(id)}>${icon(id)}</button>`;
  return html`<header class="topbar">
    ${tool("back", "only-phone")}${brand("/")}<span class="divider"></span><span class="game">${head.game}</span>
    <span class="scenario">${head.scenario}</span><span class="seats">${head.seats}</span>
    <nav aria-label=${t("tools")}>${TOOLS.map((id) => tool(id, id))}${tool("more", "only-phone")}</nav>
  </header>`;
}

/**
 * The one line that asks.
 * @param {{seat: string, tone: string, ink?: string, verb: string, question: string, why: string, rules: string[], buttons: import("../panels.js").Button[]}} p
 */
export function promptBar(p) {
  return html`<section class="prompt" style=${styles({ "--side": p.tone, "--side-ink": p.ink ?? "#fff" })}>
    <b class="seat">${p.seat}</b>
    <div class="asked">
      <p class="question"><b>${p.verb}</b> ${p.question}</p>
      <p class="why">${p.why} ${p.rules.map(rule)}</p>
    </div>
    <div class="buttons">${p.buttons.map(button)}</div>
  </section>`;
}

/**
 * @typedef {object} Line
 * @property {string} tone colour of the side
 * @property {unknown} text
 * @property {{face: Parameters<typeof dieDrawing>[0], fill: string, ink: string}[]} [dice]
 *
 * @param {{title: string, note?: string, lines: Line[]}[]} chapters
 * @param {Words} t
 * @param {string} right
 */
export function log(chapters, t, right) {
  const line = (/** @type {Line} */ l) =>
    html`<li style=${styles({ "--side": l.tone })}>
      ${l.text}${l.dice ? html`<div class="dice">${l.dice.map((d) => dieDrawing(d.face, d.fill, d.ink, 26, String(d.face)))}</div>` : ""}
    </li>`;
  return html`<section class="log" aria-label=${t("log")}>
    ${caption(t("log"), right)}
    <div class="scroll" tabindex="0">
      ${chapters.map(
        (c) =>
          html`<article>
            <h3><b>${c.title}</b> ${c.note}</h3>
            <ul>
              ${c.lines.map(line)}
            </ul>
          </article>`,
      )}
    </div>
  </section>`;
}

/** @param {number} at @param {Words} t */
export function replaySlider(at, t) {
  return html`<label class="replay"
    ><span class="caption">${t("replay")}</span><input type="range" min="0" max=${at} value=${at} /><output>${at} / ${at}</output></label
  >`;
}
