// @ts-check
/**
 * The battle panel: two columns, attacker and defender. Before the dice it shows forces, the exact distribution of losses and
 * who wins; after them dice, one line per modifier, what was removed and what changed. All figures come from the rules.
 *
 * @typedef {import("./pieces.js").Stack} Stack
 *
 * @typedef {object} Row
 * @property {Stack} [stack]
 * @property {string} label
 * @property {string | number} value
 * @property {boolean} [faint]
 *
 * @typedef {object} Column
 * @property {string} disc drawing of the side
 * @property {string} title
 * @property {string} [right]
 * @property {string} [rule] the section that the modifiers come from
 * @property {{face: Parameters<typeof dieDrawing>[0], fill: string, ink: string}[]} [dice]
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
 * @property {{disc: string, title: string, rule: string, note: string, shifts: {space: string, from: string, to: string, before: number, after: number}[], foot: string}} [result]
 * @property {string} [foot]
 * @property {import("./panels.js").Button[]} buttons
 */
import { button, rule } from "./panels.js";
import { dieDrawing, stackDrawing, supportGlyph } from "./pieces.js";
import { drawing, escape, num } from "./svg.js";

/** @param {Column} c */
function forces(c) {
  const dice = c.dice
    ? `<div class="dice">${c.dice.map((d) => dieDrawing(d.face, d.fill, d.ink, 32, String(d.face))).join("")}<small>${escape(c.diceNote ?? "")}</small></div>`
    : "";
  const rows = c.rows
    .map(
      (r) =>
        `<tr class="${r.faint ? "faint-row" : ""}">${r.stack ? `<td>${stackDrawing(r.stack, 22)}</td>` : ""}<th scope="row"${r.stack ? "" : ' colspan="2"'}>${escape(r.label)}</th><td class="value${String(r.value).startsWith("−") ? " less" : ""}">${escape(r.value)}</td></tr>`,
    )
    .join("");
  const choice = c.choice
    ? `<div class="choice" role="radiogroup" aria-label="${escape(c.choice.label)}"><span>${escape(c.choice.label)}</span><span class="segments">${c.choice.options.map((o, i) => `<button type="button" role="radio" aria-checked="${i === c.choice?.chosen}" data-amount="${escape(o)}">${escape(o)}</button>`).join("")}</span></div>`
    : "";
  return `<section><h3>${c.disc}<span>${escape(c.title)}</span><small>${escape(c.right ?? "")} ${c.rule ? rule(c.rule) : ""}</small></h3>${dice}<table><tbody>${rows}</tbody><tfoot><tr><th scope="row" colspan="2">${escape(c.total.label)}</th><td class="value">${escape(c.total.value)}</td></tr></tfoot></table>${choice}${c.note ? `<p class="note">${escape(c.note)}</p>` : ""}</section>`;
}

/** Bars of the exact distribution of losses. @param {NonNullable<Column["odds"]>} odds */
function bars(odds) {
  const most = Math.max(...odds.bars.map((b) => b.chance));
  const all = odds.bars
    .map(
      (b) =>
        `<li><small>${Math.round(b.chance * 100)}%</small><i style="height:${num((b.chance / most) * 58)}px;background:${odds.tone}"></i><b>${b.level}</b><small>${escape(b.note)}</small></li>`,
    )
    .join("");
  return `<section class="odds"><p><b>${escape(odds.title)}</b> ${escape(odds.added)}</p><ol>${all}</ol></section>`;
}

/** @param {NonNullable<Column["removed"]>} r */
function removed(r) {
  const gone = r.stacks.map((s) => `<span class="gone">${stackDrawing({ ...s, dim: true }, 24, s.label)}<i>×</i></span>`).join("");
  return `<section class="removed"><p><b>${escape(r.title)}</b>${r.note ? `, ${escape(r.note)}` : ""} ${rule(r.rule)}</p><div class="row">${gone}</div><p class="note">${escape(r.after)}</p></section>`;
}

/** @param {Battle} b */
export function battlePanel(b) {
  const pair = (/** @type {(c: Column) => string} */ make) => `<div class="two">${b.columns.map(make).join("")}</div>`;
  const day = b.day
    ? `<section class="day"><h3><span>${escape(b.day.title)} ${rule(b.day.rule)}</span><small>${escape(b.day.note)}</small></h3><div class="who"><i style="width:${num(b.day.chance * 100)}%;background:${b.day.tone}"></i><b>${escape(b.day.left)}</b><b>${escape(b.day.right)}</b></div><p class="note">${escape(b.day.foot)}</p></section>`
    : "";
  const glyph = (/** @type {number} */ level) => drawing(supportGlyph(level), [-11, -6, 22, 12], 22);
  const result = b.result
    ? `<section class="day"><h3>${b.result.disc}<span class="big">${escape(b.result.title)} ${rule(b.result.rule)}</span><small>${escape(b.result.note)}</small></h3><table class="shifts"><tbody>${b.result.shifts.map((s) => `<tr><th scope="row">${escape(s.space)}</th><td>${escape(s.from)} → <b>${escape(s.to)}</b></td><td>${glyph(s.before)} → ${glyph(s.after)}</td></tr>`).join("")}</tbody></table><p class="note">${escape(b.result.foot)}</p></section>`
    : "";
  const foot =
    b.foot || b.buttons.length
      ? `<div class="foot"><small>${escape(b.foot ?? "")}</small><div class="buttons">${b.buttons.map(button).join("")}</div></div>`
      : "";
  return `<div class="battle" role="dialog" aria-label="${escape(b.title)}"><div class="head"><h2>${escape(b.title)} ${rule(b.rule)}</h2><small>${escape(b.note)}</small></div>${pair(forces)}${b.columns[0].odds ? pair((c) => (c.odds ? bars(c.odds) : "<section></section>")) : ""}${b.columns[0].removed ? pair((c) => (c.removed ? removed(c.removed) : "<section></section>")) : ""}${day}${result}${foot}</div>`;
}
