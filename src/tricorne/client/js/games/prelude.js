// @ts-check
/**
 * Prelude to Rebellion: a position as a board update and as the panels around the map.
 *
 * @typedef {"patriote" | "loyal"} Side
 *
 * @typedef {object} DistrictView
 * @property {string} name
 * @property {Side | null} bias
 * @property {Side | null} [organization]
 * @property {Record<Side, number>} cubes
 * @property {Record<Side, number[]>} extra cost of each box beyond the base
 * @property {Side | null} [control]
 *
 * @typedef {object} CardView
 * @property {string} id
 * @property {number} points
 * @property {string} die which score die, or "any"
 * @property {Side | "neutral"} side
 * @property {string} title
 * @property {string} text
 * @property {boolean} [chosen]
 *
 * @typedef {object} View
 * @property {Record<string, DistrictView>} districts
 * @property {{name: string, round: number, rounds: number, session: boolean}} turn
 * @property {{id: string, rule: string, value: number, most: number, advances: number, of: number}[]} tracks values below 0 favour the Patriotes
 * @property {{level: number, most: number, reprisal: string}} spirit
 * @property {Record<Side, {points: number, of: number}>} opportunity
 * @property {number} victory below 0 Patriotes, above 0 Loyals
 * @property {CardView[]} hand
 * @property {CardView[]} pool
 * @property {{id: string, ap: string, used: boolean}[]} special
 * @property {string[]} [legal]
 * @property {string[]} [chosen]
 */
import { caption, part, rule, steps } from "../panels.js";
import { boxes } from "../pieces.js";
import { drawing, escape, num } from "../svg.js";

/** @typedef {import("../types.js").BoardUpdate} BoardUpdate */
/** @typedef {import("../types.js").Words} Words */

export const pieceSize = 26;
export const overview = "phone";
export const boardFile = () => "prelude-to-rebellion.json";

const FLAG = "M0 0V10M0 .5H7.5L5.8 3 7.5 5.6H0";

/** Name, bias, organization, boxes and totals of a district. @param {DistrictView} d */
function plate(d) {
  const longest = Math.max(d.extra.patriote.length, d.extra.loyal.length);
  const width = Math.max(longest * 9.4 + 46, d.name.length * 6.6 + 44);
  const flag = d.bias
    ? `<path d="${FLAG}" transform="translate(${num(width - 13)} 4)" fill="none" stroke="var(--${d.bias})" stroke-width="1.4"/>`
    : "";
  const mark = d.organization
    ? `<g transform="translate(${num(width - 27)} 9)"><rect x="-6.5" y="-5.5" width="13" height="11" rx="2.5" fill="var(--${d.organization})"/><text class="letter" y="3.4" font-size="8.6" fill="var(--panel)">O</text></g>`
    : "";
  const total = (/** @type {Side} */ s, /** @type {number} */ y) =>
    `<text class="letter" x="${num(width - 9)}" y="${y}" font-size="11.5" fill="var(--${s})">${d.cubes[s]}</text>`;
  const svg =
    `<text class="town" x="8" y="12.6" font-size="${d.extra.patriote.length > 9 ? 13 : 11.5}" style="text-anchor:start">${escape(d.name)}</text>${flag}${mark}` +
    `<g transform="translate(7 17.2)">${boxes("patriote", d.cubes.patriote, d.extra.patriote)}</g><g transform="translate(7 28)">${boxes("loyal", d.cubes.loyal, d.extra.loyal)}</g>${total("patriote", 26)}${total("loyal", 37)}`;
  return { svg, width, height: 42 };
}

/** @param {View} view @param {Words} t @returns {BoardUpdate} */
export function board(view, t) {
  /** @type {BoardUpdate["spaces"]} */
  const spaces = {};
  for (const [id, d] of Object.entries(view.districts)) {
    const { patriote, loyal } = d.cubes;
    const control = d.control === undefined ? (patriote > loyal ? "patriote" : loyal > patriote ? "loyal" : null) : d.control;
    spaces[id] = {
      plate: plate(d),
      band: control ? { tone: control, width: 7, hatched: control === "patriote" } : null,
      label: [
        d.name,
        t("cubes-are", { patriote, loyal }),
        d.organization ? t(`organization-${d.organization}`) : "",
        (view.legal ?? []).includes(id) ? t("may-be-chosen") : "",
      ]
        .filter(Boolean)
        .join(", "),
    };
  }
  return { spaces, legal: view.legal, chosen: view.chosen };
}

/** @param {View["tracks"][number]} track @param {Words} t */
function scoreTrack(track, t) {
  const x = (/** @type {number} */ v) => 136 + (v / track.most) * 122;
  const side = track.value < 0 ? "patriote" : track.value > 0 ? "loyal" : "";
  const fill = side ? `var(--${side})` : "var(--ink2)";
  const at = num(x(track.value));
  const advances = Array.from({ length: track.of }, (_, i) => `<i class="${i < track.advances ? "full" : ""}"></i>`).join("");
  return `<div class="score"><h3><span>${escape(t(`track-${track.id}`))} ${rule(track.rule)}</span><span class="advances" role="img" aria-label="${track.advances} / ${track.of}">${advances}</span></h3><svg viewBox="0 0 272 22" role="img" aria-label="${escape(t(side || "nobody"))} ${Math.abs(track.value)}"><path d="M10 8H262V14H10z" fill="var(--line)"/><path d="M136 8H${at}V14H136z" fill="${fill}" opacity=".8"/><path d="M136 4V18" stroke="var(--ink2)" stroke-width="1.2"/><rect x="${num(x(track.value) - 10)}" y="1" width="20" height="19" rx="4" fill="${fill}"/><text class="letter" x="${at}" y="15" font-size="12.5" fill="var(--panel)">${Math.abs(track.value)}</text></svg></div>`;
}

/** @param {Side} side */
const badge = (side) =>
  drawing(
    side === "patriote"
      ? `<circle r="9" fill="var(--cube-patriote)"/><text class="letter" y="3.6" font-size="10" fill="#0E2A1E">P</text>`
      : `<rect x="-9" y="-9" width="18" height="18" rx="3" fill="var(--cube-loyal)"/><text class="letter" y="3.6" font-size="10" fill="#fff">L</text>`,
    [-10, -10, 20, 20],
    18,
  );

/** @param {View} view @param {Words} t */
export function side(view, t) {
  const { turn, spirit, opportunity } = view;
  const scale = Array.from(
    { length: spirit.most + 1 },
    (_, i) =>
      `<li class="${i === spirit.level ? "now" : ""}" style="--heat:${num(Math.max(0, (i - 4) / (spirit.most - 4)))}"${i === spirit.level ? ' aria-current="step"' : ""}>${i}</li>`,
  ).join("");
  const special = view.special
    .map((s) => `<li class="${s.used ? "used" : ""}">${escape(t(`special-${s.id}`))} <small>${escape(s.ap)}</small></li>`)
    .join("");
  return [
    part(
      `${caption(turn.name, escape(t("round-of", { round: turn.round, of: turn.rounds })))}${steps(turn.rounds, turn.round, t("round"))}`,
    ),
    part(
      `${caption(t("score-tracks"), escape(t("scores-at", { n: view.tracks[0]?.of ?? 4 })))}<div class="ends"><span>${badge("patriote")} ${escape(t("patriotes"))}</span><span>${escape(t("loyals"))} ${badge("loyal")}</span></div>${view.tracks.map((x) => scoreTrack(x, t)).join("")}`,
    ),
    part(
      `<h3 class="line"><span>${escape(t("spirit"))} ${rule("6.0")}</span><small>${escape(spirit.reprisal)}</small></h3><ol class="spirit">${scale}</ol><p class="line"><span>${escape(t("opportunity"))}</span><span>${badge("patriote")} <b>${opportunity.patriote.points}</b> /${opportunity.patriote.of} &ensp;${badge("loyal")} <b>${opportunity.loyal.points}</b> /${opportunity.loyal.of}</span></p><details class="special"><summary>${escape(t("special-actions"))}</summary><ul>${special}</ul></details>`,
    ),
  ].join("");
}

/** The victory points between the two sides. @param {View} view @param {Words} t @param {number} [width] */
export function edge(view, t, width = 1128) {
  const x = (/** @type {number} */ v) => width / 2 + (v / 20) * (width / 2 - 112);
  const ticks = Array.from({ length: 41 }, (_, i) => i - 20)
    .map(
      (v) =>
        `<path d="M${num(x(v))} ${v % 5 ? 16 : 13}V${v % 5 ? 20 : 23}"/>${v % 5 ? "" : `<text x="${num(x(v))}" y="34">${Math.abs(v)}</text>`}`,
    )
    .join("");
  const fill = view.victory < 0 ? "var(--patriote)" : view.victory > 0 ? "var(--loyal)" : "var(--ink2)";
  return `<div class="edge"><svg viewBox="0 0 ${width} 36" role="img" aria-label="${escape(t("victory-points"))}: ${Math.abs(view.victory)}"><text class="name" x="14" y="22" style="fill:var(--patriote)">${escape(t("patriotes"))}</text><text class="name" x="${width - 14}" y="22" style="text-anchor:end;fill:var(--loyal)">${escape(t("loyals"))}</text><g class="scale"><path d="M${num(x(-20))} 18H${num(x(20))}"/>${ticks}</g><g transform="translate(${num(x(view.victory))} 7)"><path d="M-17-6.5H17V5H4L0 9-4 5H-17z" fill="${fill}"/><text class="letter" y="3" font-size="10.5" fill="var(--panel)">${escape(t("vp"))} ${Math.abs(view.victory)}</text></g></svg></div>`;
}

/** @param {CardView} c */
function handCard(c) {
  const tone = c.side === "neutral" ? "var(--ink3)" : `var(--${c.side})`;
  return `<button type="button" class="hand-card small${c.chosen ? " chosen" : ""}" style="--side:${tone}" data-card="${escape(c.id)}"><span class="head"><b>${c.points}</b><small>${escape(c.die)}</small></span><b class="title">${escape(c.title)}</b><span class="text">${escape(c.text)}</span></button>`;
}

/** @param {View} view @param {Words} t */
export function dock(view, t) {
  const cards = (/** @type {string} */ title, /** @type {CardView[]} */ all) =>
    `<section class="cards" aria-label="${escape(title)}"><h2 class="caption upright">${escape(title)}</h2>${all.map(handCard).join("") || `<p class="note">${escape(t("no-cards"))}</p>`}</section>`;
  return `<div class="dock hand pooled">${cards(t("your-hand"), view.hand)}${cards(t("pool"), view.pool)}</div>`;
}

/** @param {View} view @param {Words} t */
export function strip(view, t) {
  return `<span style="--side:var(--patriote)">${badge("patriote")} <b>${view.opportunity.patriote.points}</b></span><span style="--side:var(--loyal)">${badge("loyal")} <b>${view.opportunity.loyal.points}</b></span><span class="plain">${escape(t("vp"))} <b>${Math.abs(view.victory)}</b></span><span class="plain">${escape(t("round"))} <b>${view.turn.round}</b></span>`;
}
