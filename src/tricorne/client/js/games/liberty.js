// @ts-check
/**
 * Liberty: a position as a board update and as the panels around the map.
 * A block that the seat may not know is `{ back: true }` and nothing more, also in the markup.
 *
 * @typedef {import("../pieces.js").Block & {id?: string, chosen?: boolean, dim?: boolean}} BlockView
 *
 * @typedef {object} View
 * @property {Record<string, {blocks: BlockView[], crossing?: number, winter?: number}>} places hexes and boxes; `crossing` is
 *   how many may still cross into it, `winter` how many may stay there
 * @property {number} year
 * @property {number} turn
 * @property {number} turns
 * @property {{british: number | null, american: number | null, first: "british" | "american"}} cards played
 * @property {{die: number | null, text: string} | null} weather
 * @property {{british: number, lost: number, won: number}} supply
 * @property {{label: string, count: number}[]} off blocks off the map
 * @property {{id: string, kind: "actions" | "supply", value: number, state?: "past" | "now" | "chosen", done?: number}[]} hand
 * @property {BlockView[]} [pool] one's own blocks that can be drawn
 * @property {{text: string, blocks: BlockView[], hint: string, rule: string} | null} group
 * @property {string[]} [legal]
 * @property {string[]} [chosen]
 */
import { button, caption, part, rule } from "../panels.js";
import { blockDrawing, dieDrawing } from "../pieces.js";
import { escape, num } from "../svg.js";

/** @typedef {import("../types.js").BoardUpdate} BoardUpdate */
/** @typedef {import("../types.js").Words} Words */

const BOXES = ["atlantic", "west_indies_british", "west_indies_french"];
/** Blocks that have room in a hex, and the size of more of them. */
const FULL_SIZE = 4;
const SMALL = 0.72;
export const pieceSize = 28;
export const overview = "always";
export const boardFile = () => "liberty.json";

/** @param {BlockView} b @param {Words} t */
function blockName(b, t) {
  return b.back ? t("hidden-block") : `${b.name}, ${b.rating}, ${b.strength}/${b.max}`;
}

/** @param {View} view @param {Words} t @returns {BoardUpdate} */
export function board(view, t) {
  /** @type {BoardUpdate["spaces"]} */
  const spaces = {};
  for (const [id, place] of Object.entries(view.places)) {
    const box = BOXES.includes(id);
    const many = !box && place.blocks.length > FULL_SIZE;
    spaces[id] = {
      stacks: place.blocks.map((b) => ({ kind: "block", block: b, id: b.id, chosen: b.chosen, dim: b.dim, label: blockName(b, t) })),
      columns: box ? 6 : many ? 3 : 2,
      scale: many ? SMALL : 1,
      badge: place.crossing !== undefined ? `→ ${place.crossing}` : place.winter !== undefined ? `≤ ${place.winter}` : undefined,
      note: box ? t(`box-${id}`) : undefined,
    };
  }
  return { spaces, legal: view.legal, chosen: view.chosen };
}

/** @param {View} view @param {Words} t */
export function side(view, t) {
  const { british, american, first } = view.cards;
  const tile = (/** @type {string} */ top, /** @type {string} */ mid, /** @type {string} */ low) =>
    `<div class="tile"><small>${escape(top)}</small>${mid}<small>${escape(low)}</small></div>`;
  const played = (/** @type {number | null} */ n, /** @type {string} */ tone) => `<b style="color:${tone}">${n ?? "–"}</b>`;
  const weather = view.weather
    ? tile(
        t("weather"),
        view.weather.die === null ? "<b>–</b>" : dieDrawing(view.weather.die, "var(--chip)", "var(--ink)", 26, String(view.weather.die)),
        view.weather.text,
      )
    : tile(t("weather"), "<b>–</b>", "");
  const player = (/** @type {string} */ s) => t(s === first ? "player-1" : "player-2");
  return [
    part(
      `${caption(t("year", { year: view.year }), escape(t("turn-of", { turn: view.turn, of: view.turns })))}<div class="tiles">${tile(t("british"), played(british, "var(--sup)"), player("british"))}${tile(t("american"), played(american, "var(--opp)"), player("american"))}${weather}</div>`,
    ),
    part(`${caption(t("british-supply"), rule("11.1"))}${supplyScale(view.supply, t)}`),
    part(`${caption(t("terrain-sides"))}<div class="terrain">${terrain(t)}</div>`),
    part(
      `${caption(t("blocks-off-map"))}<dl class="counts">${view.off.map((o) => `<div><dt>${escape(o.label)}</dt><dd>${o.count}</dd></div>`).join("")}</dl>`,
    ),
  ].join("");
}

/** @param {View["supply"]} supply @param {Words} t */
function supplyScale({ british, lost, won }, t) {
  const x = (/** @type {number} */ v) => 8 + ((v - lost + 6) / (won - lost + 12)) * 256;
  const at = num(x(british));
  return `<svg class="supply-scale" viewBox="0 0 272 56" role="img" aria-label="${escape(t("british-supply"))}: ${british}"><path d="M8 20H264V30H8z" fill="var(--line)"/><path d="M8 20H${num(x(lost))}V30H8z" class="lost"/><path d="M${num(x(won))} 20H264V30H${num(x(won))}z" fill="var(--sup)"/><path d="M${num(x(lost))} 16V34M${num(x(won))} 16V34" stroke="var(--ink2)"/><g transform="translate(${at} 8)"><path d="M-13-7H13V6H4L0 10-4 6H-13z" fill="var(--brit)"/><text class="letter" y="4" font-size="11.5" fill="#fff">${british}</text></g><text x="${num(x(lost))}" y="48">${escape(t("below-lost", { n: lost }))}</text><text x="${num(x(won))}" y="48">${escape(t("at-won", { n: won }))}</text></svg>`;
}

/** @param {Words} t */
function terrain(t) {
  const fir = "M0-7L3-2H1.8L4.6 2.6H1V5H-1V2.6H-4.6L-1.8-2H-3z";
  const sample = (/** @type {string} */ inner) =>
    `<svg viewBox="-22 -9 44 18" width="44" height="18" aria-hidden="true"><path d="M-20 2H20" stroke="var(--border)"/>${inner}</svg>`;
  const firs = [-15, -5, 5, 15].map((x) => `<path d="${fir}" transform="translate(${x} 0)" fill="var(--forest)"/>`).join("");
  const reeds = [-13, 0, 13]
    .map((x) => `<path d="M0 3V-5M-1 3L-4-2M1 3L4-2" transform="translate(${x} 0)" stroke="var(--swamp)" fill="none" stroke-width="1.3"/>`)
    .join("");
  const river = `<path d="M-2-9Q3-3 0 2T2 9" stroke="light-dark(#4E86A0, #5F9DB5)" stroke-width="2.6" fill="none"/>`;
  return [
    ["", "side-clear"],
    [firs, "side-forest"],
    [reeds, "side-swamp"],
    [river, "side-river"],
  ]
    .map(([inner, word]) => `<span>${sample(inner)} ${escape(t(word))}</span>`)
    .join("");
}

/** @param {View} view @param {Words} t */
export function dock(view, t) {
  const cards = view.hand
    .map((c) => {
      const dots =
        c.done === undefined
          ? ""
          : `<span class="done">${Array.from({ length: c.value }, (_, i) => `<i class="${i < (c.done ?? 0) ? "full" : ""}"></i>`).join("")}</span>`;
      return `<button type="button" class="hand-card tall ${c.kind} ${c.state ?? ""}" data-card="${escape(c.id)}"${c.state === "past" ? " disabled" : ""}><b>${c.value}</b><span class="caption">${escape(t(c.kind === "supply" ? "supply" : c.value === 1 ? "action" : "actions"))}</span>${dots}</button>`;
    })
    .join("");
  const g = view.group;
  const group = g
    ? `<section class="group">${caption(g.text)}<div class="row">${g.blocks.map((b) => `<button type="button" class="in-tray${b.chosen ? " chosen" : ""}${b.dim ? " dim" : ""}" data-block="${escape(b.id ?? "")}" aria-pressed="${Boolean(b.chosen)}">${blockDrawing(b, 50, blockName(b, t))}</button>`).join("")}<p class="note">${escape(g.hint)} ${rule(g.rule)}</p></div><div class="buttons">${button({ text: t("forced-march"), key: "F" })}${button({ text: t("by-sea") })}</div></section>`
    : "";
  const pool =
    view.pool?.length && !g
      ? `<section class="group">${caption(t("your-pool"))}<div class="pool">${view.pool.map((b) => blockDrawing(b, 42, blockName(b, t))).join("")}</div></section>`
      : "";
  return `<div class="dock hand">${cards}${group}${pool}</div>`;
}

export const edge = () => "";

/** @param {View} view @param {Words} t */
export function strip(view, t) {
  return `<span style="--side:var(--sup)">${escape(t("british"))} <b>${view.cards.british ?? "–"}</b></span><span style="--side:var(--opp)">${escape(t("american"))} <b>${view.cards.american ?? "–"}</b></span><span class="plain">${escape(t("british-supply"))} <b>${view.supply.british}</b></span>`;
}
