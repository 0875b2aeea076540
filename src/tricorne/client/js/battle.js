// @ts-check
/**
 * The battle panel: two columns, attacker and defender. Before the dice it shows forces, the exact distribution of losses and
 * who wins; after them dice, one line per modifier, what was removed and what changed. All figures come from the rules.
 *
 * @typedef {import("./pieces.js").Stack} Stack
 * @typedef {Parameters<typeof dieDrawing>[0]} Face
 *
 * @typedef {object} Row
 * @property {Stack} [stack]
 * @property {string} label
 * @property {string | number} value
 * @property {boolean} [faint]
 *
 * @typedef {object} Column
 * @property {unknown} disc drawing of the side
 * @property {string} title
 * @property {string} [right]
 * @property {string} [rule] the section that the modifiers come from
 * @property {{face: Face, fill: string, ink: string}[]} [dice]
 * @property {string} [diceNote]
 * @property {Row[]} rows
 * @property {{label: string, value: string | number}} total
 * @property {{label: string, options: (string | number)[], chosen: number}} [choice] an amount to choose, such as pieces to uncover
 * @property {string} [note]
 * @property {{title: string, added: string, tone: string, bars: {level: number, chance: number, note: string}[]}} [odds]
 * @property {{title: string, note: string, rule: string, stacks: Stack[], after: string}} [removed]
 *
 * @typedef {object} Battle
 * @property {string} title
 * @property {string} rule
 * @property {string} note
 * @property {[Column, Column]} columns
 * @property {{title: string, rule: string, note: string, chance: number, left: string, right: string, tone: string, foot: string}} [day]
 * @property {{disc: unknown, title: string, rule: string, note: string, shifts: {space: string, from: string, to: string, before: number, after: number}[], foot: string}} [result]
 * @property {string} [foot]
 * @property {import("./panels.js").Button[]} buttons
 */
import { html, nothing, styles } from "./lit.js";
import { button, rule } from "./panels.js";
import { stackDrawing } from "./pieces.js";
import { dieDrawing, supportGlyph } from "./signs.js";
import { drawing, num } from "./svg.js";

/** Height of the highest bar in px. */
const BAR_PX = 58;

/** @param {Column} c */
function forces(c) {
  return html`<section>
    <h3>${c.disc}<span>${c.title}</span><small>${c.right} ${c.rule ? rule(c.rule) : nothing}</small></h3>
    ${c.dice ? html`<div class="dice">${c.dice.map((d) => dieDrawing(d.face, d.fill, d.ink, 32, String(d.face)))}<small>${c.diceNote}</small></div>` : nothing}
    <table>
      <tbody>
        ${c.rows.map(row)}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colspan="2">${c.total.label}</th>
          <td class="value">${c.total.value}</td>
        </tr>
      </tfoot>
    </table>
    ${c.choice ? amount(c.choice) : nothing}${c.note ? html`<p class="note">${c.note}</p>` : nothing}
  </section>`;
}

/** @param {Row} r */
function row(r) {
  return html`<tr class=${r.faint ? "faint-row" : ""}>
    ${r.stack ? html`<td>${stackDrawing(r.stack, 22)}</td>` : nothing}
    <th scope="row" colspan=${r.stack ? nothing : 2}>${r.label}</th>
    <td class="value ${String(r.value).startsWith("−") ? "less" : ""}">${r.value}</td>
  </tr>`;
}

/** @param {NonNullable<Column["choice"]>} choice */
function amount(choice) {
  return html`<div class="choice" role="radiogroup" aria-label=${choice.label}>
    <span>${choice.label}</span>
    <span class="segments"
      >${choice.options.map((o, i) => html`<button type="button" role="radio" aria-checked=${i === choice.chosen}>${o}</button>`)}</span
    >
  </div>`;
}

/** Bars of the exact distribution of losses. @param {NonNullable<Column["odds"]>} odds */
function bars(odds) {
  const most = Math.max(...odds.bars.map((b) => b.chance));
  const bar = (/** @type {typeof odds.bars[number]} */ b) =>
    html`<li>
      <small>${Math.round(b.chance * 100)}%</small>
      <i style=${styles({ height: `${num((b.chance / most) * BAR_PX)}px`, background: odds.tone })}></i>
      <b>${b.level}</b><small>${b.note}</small>
    </li>`;
  return html`<section class="odds">
    <p><b>${odds.title}</b> ${odds.added}</p>
    <ol>
      ${odds.bars.map(bar)}
    </ol>
  </section>`;
}

/** @param {NonNullable<Column["removed"]>} r */
function removed(r) {
  return html`<section class="removed">
    <p><b>${r.title}</b>${r.note ? `, ${r.note}` : ""} ${rule(r.rule)}</p>
    <div class="row">${r.stacks.map((s) => html`<span class="gone">${stackDrawing({ ...s, dim: true }, 24, s.label)}<i>×</i></span>`)}</div>
    <p class="note">${r.after}</p>
  </section>`;
}

/** Who wins. @param {NonNullable<Battle["day"]>} day */
function chances(day) {
  return html`<section class="day">
    <h3><span>${day.title} ${rule(day.rule)}</span><small>${day.note}</small></h3>
    <div class="who">
      <i style=${styles({ width: `${num(day.chance * 100)}%`, background: day.tone })}></i><b>${day.left}</b><b>${day.right}</b>
    </div>
    <p class="note">${day.foot}</p>
  </section>`;
}

/** Who has won, and what changed by it. @param {NonNullable<Battle["result"]>} result */
function outcome(result) {
  const glyph = (/** @type {number} */ level) => drawing(supportGlyph(level), [-11, -6, 22, 12], 22);
  const shift = (/** @type {typeof result.shifts[number]} */ s) =>
    html`<tr>
      <th scope="row">${s.space}</th>
      <td>${s.from} → <b>${s.to}</b></td>
      <td>${glyph(s.before)} → ${glyph(s.after)}</td>
    </tr>`;
  return html`<section class="day">
    <h3>${result.disc}<span class="big">${result.title} ${rule(result.rule)}</span><small>${result.note}</small></h3>
    <table class="shifts">
      <tbody>
        ${result.shifts.map(shift)}
      </tbody>
    </table>
    <p class="note">${result.foot}</p>
  </section>`;
}

/** @param {Battle} b */
export function battlePanel(b) {
  const pair = (/** @type {(c: Column) => unknown} */ make) =>
    html`<div class="two">${b.columns.map((c) => make(c) || html`<section></section>`)}</div>`;
  return html`<div class="battle" role="dialog" aria-label=${b.title}>
    <div class="head">
      <h2>${b.title} ${rule(b.rule)}</h2>
      <small>${b.note}</small>
    </div>
    ${pair(forces)} ${b.columns[0].odds ? pair((c) => c.odds && bars(c.odds)) : nothing}
    ${b.columns[0].removed ? pair((c) => c.removed && removed(c.removed)) : nothing}
    ${b.day ? chances(b.day) : nothing}${b.result ? outcome(b.result) : nothing}
    ${
      b.foot || b.buttons.length
        ? html`<div class="foot">
            <small>${b.foot}</small>
            <div class="buttons">${b.buttons.map(button)}</div>
          </div>`
        : nothing
    }
  </div>`;
}
