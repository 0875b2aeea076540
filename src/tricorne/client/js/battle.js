// @ts-check
/**
 * The battle panel, one for all games and always in this order: title and where we are; forces by piece, before and now, with
 * the reason of each loss; what was thrown; the throw of now; the question with its answers; what the answer under the pointer
 * would bring; who holds the place; what undo can do. It is a function of data alone.
 *
 * @typedef {{fill: string, ink: string}} Tone
 *
 * @typedef {object} Unit
 * @property {unknown} drawn
 * @property {string} name
 * @property {string} [note] why there are fewer, or what it counts for
 * @property {number} [before]
 * @property {number} [now]
 * @property {string} [value] instead of the two
 * @property {boolean} [gone]
 *
 * @typedef {object} Side
 * @property {string} name
 * @property {string} role
 * @property {Tone} tone
 * @property {Unit[]} units
 * @property {unknown[]} [notes]
 * @property {{label: string, note: string, value: string | number}} [total]
 *
 * @typedef {object} Throw dice as they fell, and what came of them
 * @property {string} mark number or letter before it
 * @property {Tone} tone
 * @property {string} title
 * @property {{piece?: unknown, dice: unknown[]}[]} groups
 * @property {unknown[]} texts
 *
 * @typedef {object} Turn one that is still to fire
 * @property {string} mark
 * @property {unknown} drawn
 * @property {string} name
 * @property {string} text
 * @property {boolean} next
 *
 * @typedef {object} Answer
 * @property {string} key what a hint is asked by, and what tests and the keyboard find it by
 * @property {string} [sign] figure that presses it
 * @property {unknown} drawn
 * @property {string} label
 * @property {string} detail
 * @property {string | null} chance null: none is known, or not yet; its place stays free
 * @property {number} share of the bar
 * @property {Tone} tone
 * @property {boolean} marked
 * @property {boolean} firm Enter gives it
 * @property {() => void} give
 * @property {() => void} point
 *
 * @typedef {object} Counter so many of a kind
 * @property {string} key
 * @property {unknown} drawn
 * @property {string} label
 * @property {number} picked
 * @property {number} most
 * @property {(number: number) => void} pick
 *
 * @typedef {object} Question
 * @property {number} id another question has other buttons: a press that was meant for the one before is lost
 * @property {string} seat
 * @property {Tone} tone
 * @property {string} title
 * @property {string} rule
 * @property {number} hits still to be taken
 * @property {string} [hitsLabel]
 * @property {string} note
 * @property {string} caption of the chances; empty: none can be known
 * @property {boolean} known whether there are any; their place stays free
 * @property {Answer[]} answers
 * @property {Counter[]} counters
 * @property {{less: string, more: string}} words of the counters
 *
 * @typedef {object} Losses what changes the losses of a side, and how many there would be or were
 * @property {string} title
 * @property {string} rule
 * @property {unknown[]} [dice]
 * @property {string} [diceNote]
 * @property {{label: string, value: string | number}[]} rows
 * @property {{label: string, value: string | number}} total
 * @property {{chance: number, text: string}[]} [bars]
 * @property {string} [barTone]
 * @property {{title: string, drawn: unknown[], after: string}} [removed]
 *
 * @typedef {{label: string, text: unknown, change?: unknown}} Line
 *
 * @typedef {object} Battle
 * @property {string} id another battle has another one
 * @property {string} space
 * @property {string} title
 * @property {string} rule
 * @property {string} about
 * @property {string} where in how far it is fought
 * @property {[Side, Side]} sides
 * @property {{title: string, note: string, brief: string, throws: Throw[], closed?: boolean}} [earlier]
 * @property {Throw} [now]
 * @property {{title: string, rule: string, note: string, turns: Turn[], closed?: boolean}} [order]
 * @property {{title: string, columns: [Losses, Losses]}} [losses]
 * @property {{title: string, note: string, rule?: string, left: string, right: string, share: number, nobody?: string, other?: number, tones: [Tone, Tone]}} [holds]
 * @property {Line[]} [lines]
 * @property {{title: string, rule: string, tone: Tone, lines: Line[]}} [result]
 * @property {string} foot
 */
import { html, keyed, nothing, styles } from "./lit.js";
import { keycap } from "./icons.js";
import { rule } from "./panels.js";
import { num } from "./svg.js";

/** The colours of a side. @param {Tone} tone */
function toned(tone) {
  return styles({ "--tone": tone.fill, "--tone-ink": tone.ink });
}

/** @param {string} text @param {unknown} [right] */
function caption(text, right = nothing) {
  return html`<p class="part-caption"><span class="caption">${text}</span><small>${right}</small></p>`;
}

/** @param {Side} side */
function force(side) {
  const unit = (/** @type {Unit} */ u) =>
    html`<li class=${u.gone ? "gone" : ""}>
      <span class="drawn">${u.drawn}</span>
      <span>${u.name}${u.note ? html`<small>${u.note}</small>` : nothing}</span>
      <span class="figures-now"
        >${u.value ?? (u.before === u.now ? html`<b>${u.now}</b>` : html`${u.before} <i>→</i> <b>${u.now}</b>`)}</span
      >
    </li>`;
  return html`<section class="force" style=${toned(side.tone)}>
    <h3>${side.name}<small>${side.role}</small></h3>
    <ul>
      ${side.units.map(unit)}
    </ul>
    ${(side.notes ?? []).map((note) => html`<p class="note">${note}</p>`)}
    ${side.total ? html`<p class="total"><b>${side.total.label}</b><span>${side.total.note}</span><b>${side.total.value}</b></p>` : nothing}
  </section>`;
}

/** @param {Throw} t */
function dice(t) {
  return t.groups.map((group) => html`<span class="dice-group">${group.piece ?? nothing}${group.dice}</span>`);
}

/** @param {NonNullable<Battle["earlier"]>} earlier */
function earlierThrows(earlier) {
  const row = (/** @type {Throw} */ t) =>
    html`<li style=${toned(t.tone)}>
      <i class="mark">${t.mark}</i><span class="dice">${dice(t)}</span><span class="came">${lines(t.texts)}</span>
    </li>`;
  return html`<details class="earlier" ?open=${!earlier.closed}>
    <summary>
      <span class="caption">${earlier.title}</span><small class="note-of">${earlier.note}</small
      ><small class="brief">${earlier.brief}</small>
    </summary>
    <ol>
      ${earlier.throws.map(row)}
    </ol>
  </details>`;
}

/** @param {unknown[]} texts */
function lines(texts) {
  return texts.map((text, i) => html`${i ? " " : nothing}<span>${text}</span>`);
}

/** @param {Throw} now */
function throwOfNow(now) {
  return html`<section class="throw-now" style=${toned(now.tone)}>
    <h3>${now.title}</h3>
    <div class="dice">${dice(now)}</div>
    ${now.texts.length ? html`<p>${lines(now.texts)}</p>` : nothing}
  </section>`;
}

/** @param {NonNullable<Battle["order"]>} order */
function orderOfFire(order) {
  const turn = (/** @type {Turn} */ t) =>
    html`<li class=${t.next ? "next" : ""}>
      <b>${t.mark}</b><span class="drawn">${t.drawn}</span><span>${t.name}</span><small>${t.text}</small>
    </li>`;
  return html`<details class="order" ?open=${!order.closed}>
    <summary><span class="caption">${order.title}</span><small>${order.note}</small></summary>
    <ol>
      ${order.turns.map(turn)}
    </ol>
    <p class="note">${rule(order.rule)}</p>
  </details>`;
}

/** @param {Question} q */
function question(q) {
  const hit = html`<svg viewBox="-9 -9 18 18" width="22" height="22" aria-hidden="true">
    <circle r="7.4" />
    <circle r="3.4" />
    <path d="M0-9V-5M0 5V9M-9 0H-5M5 0H9" />
  </svg>`;
  const chances = q.caption ? html`<small class=${q.known ? "" : "unknown"}>${q.caption}</small>` : nothing;
  return html`<section class="asks">
    <div class="ask-head">
      <h3>
        <span class="who-asks" style=${toned(q.tone)}>${q.seat}</span><span>${q.title} ${rule(q.rule)}</span>
        ${q.hits ? html`<span class="hits" role="img" aria-label=${q.hitsLabel}>${Array.from({ length: q.hits }, () => hit)}</span>` : nothing}
      </h3>
      ${q.note || q.hits ? nothing : chances}
    </div>
    ${q.note || (q.caption && q.hits) ? html`<p class="ask-notes"><span>${q.note}</span>${chances}</p>` : nothing}
    ${q.counters.map((counter) => counterRow(counter, q.words))}
    <div class="answers">
      ${keyed(
        q.id,
        q.answers.map((answer) => answerButton(answer, q.caption !== "")),
      )}
    </div>
  </section>`;
}

/** @param {Answer} a */
function chanceOf(a) {
  return html`<span class="chance ${a.chance === null ? "unknown" : ""}"
    ><b>${a.chance ?? nothing}</b><span class="share"><i style=${styles({ width: `${num(a.share * 100)}%` })}></i></span
  ></span>`;
}

/** @param {Answer} a @param {boolean} judged whether it has a chance, now or later */
function answerButton(a, judged) {
  return html`<button
    type="button"
    class="answer ${a.marked ? "marked" : ""} ${a.firm ? "firm-answer" : ""}"
    style=${toned(a.tone)}
    data-option=${a.key}
    @click=${a.give}
    @pointermove=${a.point}
    @focus=${a.point}>
    <span class="drawn" aria-hidden="true">${a.drawn}</span>
    <span class="says"><b>${a.label}</b><small>${a.detail}</small></span>
    ${judged ? chanceOf(a) : nothing} ${a.sign ? keycap(a.sign) : nothing}
  </button>`;
}

/** @param {Counter} c @param {Question["words"]} words */
function counterRow(c, words) {
  const step = (/** @type {number} */ by, /** @type {string} */ sign, /** @type {string} */ word) =>
    html`<button
      type="button"
      class="quiet step"
      aria-label="${word}: ${c.label}"
      ?disabled=${c.picked + by < 0 || c.picked + by > c.most}
      @click=${() => c.pick(c.picked + by)}>
      ${sign}
    </button>`;
  return html`<div class="counter" role="group" aria-label=${c.label} data-counter=${c.key}>
    <span class="drawn" aria-hidden="true">${c.drawn}</span><span>${c.label}</span>
    ${step(-1, "−", words.less)}<output>${c.picked}</output>${step(1, "+", words.more)}
  </div>`;
}

/** @param {Losses} l */
function lossColumn(l) {
  const bar = (/** @type {{chance: number, text: string}} */ b) =>
    html`<li>
      <small>${Math.round(b.chance * 100)} %</small>
      <i style=${styles({ "--chance": String(b.chance), background: l.barTone ?? "" })}></i><small>${b.text}</small>
    </li>`;
  return html`<section>
    <h4>${l.title} ${rule(l.rule)}</h4>
    ${l.dice ? html`<div class="dice">${l.dice}<small>${l.diceNote}</small></div>` : nothing}
    <table>
      <tbody>
        ${l.rows.map(
          (r) =>
            html`<tr>
              <th scope="row">${r.label}</th>
              <td class=${String(r.value).startsWith("−") ? "less" : ""}>${r.value}</td>
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${l.total.label}</th>
          <td>${l.total.value}</td>
        </tr>
      </tfoot>
    </table>
    ${
      l.bars?.length
        ? html`<ol class="bars">
            ${l.bars.map(bar)}
          </ol>`
        : nothing
    }
    ${
      l.removed
        ? html`<p><b>${l.removed.title}</b></p>
            <div class="removed">${l.removed.drawn}</div>
            <p class="note">${l.removed.after}</p>`
        : nothing
    }
  </section>`;
}

/** @param {NonNullable<Battle["losses"]>} losses */
function lossTables({ title, columns }) {
  return html`<section class="loss-tables">
    ${title ? caption(title) : nothing}
    <div class="two">${columns.map(lossColumn)}</div>
  </section>`;
}

/** @param {NonNullable<Battle["holds"]>} h */
function whoHolds(h) {
  const share = Math.min(1, Math.max(0, h.share));
  const names = [h.left, ...(h.nobody ? [h.nobody] : []), h.right];
  const part = (/** @type {number} */ of, /** @type {Tone} */ tone) =>
    html`<span style=${styles({ "flex-grow": String(of), "--tone": tone.fill, "--tone-ink": tone.ink })}></span>`;
  return html`<section class="holds ${h.note ? "" : "brief"}">
    ${caption(h.title, html`${h.note} ${h.rule ? rule(h.rule) : nothing}`)}
    <div class="shares" role="img" aria-label=${names.join(", ")}>
      ${part(share, h.tones[0])}${h.nobody ? html`<span style=${styles({ "flex-grow": String(1 - share - (h.other ?? 0)) })}></span>` : nothing}${part(h.nobody ? (h.other ?? 0) : 1 - share, h.tones[1])}
    </div>
    <p class="share-names">${names.map((name) => html`<b>${name}</b>`)}</p>
  </section>`;
}

/** @param {Line[]} all */
function changes(all) {
  return html`<dl class="changes">
    ${all.map(
      (line) =>
        html`<div>
          <dt>${line.label}</dt>
          <dd>${line.text}</dd>
          <dd class="change">${line.change ?? nothing}</dd>
        </div>`,
    )}
  </dl>`;
}

/** @param {NonNullable<Battle["result"]>} result */
function outcome(result) {
  return html`<section class="battle-result" style=${toned(result.tone)}>
    <h3><i class="mark" aria-hidden="true"></i><span>${result.title} ${rule(result.rule)}</span></h3>
    ${result.lines.length ? changes(result.lines) : nothing}
  </section>`;
}

/**
 * @param {Battle} b
 * @param {Question | null} asked
 * @param {unknown} [buttons] at the foot
 */
export function battlePanel(b, asked, buttons = nothing) {
  return html`<article class="battle" aria-labelledby="battle-title">
    <header>
      <h2 id="battle-title">${b.title} ${rule(b.rule)}</h2>
      <p>${b.about}</p>
    </header>
    <div class="two forces">${b.sides.map(force)}</div>
    ${b.earlier?.throws.length ? earlierThrows(b.earlier) : nothing}
    <div class="at-hand">
      ${b.now ? throwOfNow(b.now) : nothing} ${b.order?.turns.length ? orderOfFire(b.order) : nothing} ${asked ? question(asked) : nothing}
    </div>
    ${b.losses ? lossTables(b.losses) : nothing} ${b.result ? outcome(b.result) : nothing} ${b.holds ? whoHolds(b.holds) : nothing}
    ${b.lines?.length ? html`<section>${changes(b.lines)}</section>` : nothing}
    ${b.foot || buttons !== nothing ? html`<footer><small>${b.foot}</small>${buttons}</footer>` : nothing}
  </article>`;
}
