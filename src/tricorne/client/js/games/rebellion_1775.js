// @ts-check
/**
 * 1775: Rebellion: a position as a board update and as the panels around the map.
 *
 * @typedef {"british_regulars" | "loyalists" | "hessians" | "continentals" | "patriots" | "french" | "natives"} Unit
 * @typedef {Partial<Record<Unit, number>>} Units
 *
 * @typedef {object} CardView
 * @property {string} id
 * @property {"movement" | "event"} kind
 * @property {string} number
 * @property {string} title
 * @property {string} text
 * @property {[string, string][]} [figures] a figure or "anchor", and what it counts
 * @property {boolean} [truce]
 * @property {boolean} [chosen]
 *
 * @typedef {object} View
 * @property {Record<string, {units: Units, changed?: Unit[], chosen?: Unit[]}>} areas
 * @property {Record<string, "british" | "american" | null>} flags by colony
 * @property {number} round
 * @property {number} rounds
 * @property {boolean} [lasts] whether the last round is fixed
 * @property {{faction: Unit | null, state: "done" | "now" | "drawn" | "bag"}[]} turns
 * @property {string[]} bag factions whose marker is still in the bag
 * @property {Units} reserve
 * @property {Units} fled
 * @property {CardView[]} hand
 * @property {{from: string, units: Units, text: string, hint: string} | null} army
 * @property {string[]} [legal]
 * @property {string[]} [chosen]
 */
import { caption, icon, part, steps } from "../panels.js";
import { LOOKS, colonyFlag, stackDrawing } from "../pieces.js";
import { drawing, escape } from "../svg.js";

/** @typedef {import("../types.js").BoardUpdate} BoardUpdate */
/** @typedef {import("../types.js").Words} Words */

export const pieceSize = 22;
export const overview = "phone";
export const boardFile = () => "1775-rebellion.json";

/** @type {Unit[]} */
const UNITS = ["british_regulars", "loyalists", "hessians", "continentals", "patriots", "french", "natives"];

/** @param {View} view @param {Words} t @returns {BoardUpdate} */
export function board(view, t) {
  /** @type {BoardUpdate["spaces"]} */
  const spaces = {};
  for (const [id, area] of Object.entries(view.areas)) {
    spaces[id] = {
      stacks: UNITS.filter((u) => area.units[u]).map((u) => ({
        kind: u,
        count: area.units[u],
        id: `${id}:${u}`,
        label: `${area.units[u]} ${t(u, { count: area.units[u] ?? 0 })}`,
        changed: area.changed?.includes(u),
        chosen: area.chosen?.includes(u),
        dim: area.chosen && !area.chosen.includes(u),
      })),
    };
  }
  /** @type {NonNullable<BoardUpdate["regions"]>} */
  const regions = {};
  for (const [colony, flag] of Object.entries(view.flags))
    regions[colony] = { flag, band: flag ? { tone: flag, width: 7, hatched: flag === "american" } : null };
  return { spaces, regions, legal: view.legal, chosen: view.chosen };
}

/** @param {"british" | "american"} side */
const flag = (side) => drawing(colonyFlag(side), [-3, -27, 33, 30], 30);

/** The disc of a turn marker. @param {View["turns"][number]} turn @param {Words} t */
function marker(turn, t) {
  if (!turn.faction) return `<span class="marker ${turn.state}" title="${escape(t("in-the-bag"))}">?</span>`;
  const look = LOOKS[turn.faction];
  return `<span class="marker ${turn.state}" style="background:${look.fill};color:${look.ink}" title="${escape(t(turn.faction))}">${look.letter}</span>`;
}

/** @param {View} view @param {Words} t */
export function side(view, t) {
  const count = (/** @type {string} */ s) => Object.values(view.flags).filter((f) => f === s).length;
  const [british, american] = [count("british"), count("american")];
  const all = Object.keys(view.flags).length;
  const onMap = (/** @type {Unit} */ u) => Object.values(view.areas).reduce((sum, a) => sum + (a.units[u] ?? 0), 0);
  const bar = `<div class="colonies">${flag("british")}<b>${british}</b><span class="bar"><i style="width:${(british / all) * 100}%;background:var(--sup)"></i><i style="width:${(american / all) * 100}%;background:var(--opp)"></i></span><b>${american}</b>${flag("american")}</div>`;
  const rows = UNITS.map(
    (u) =>
      `<tr><td>${stackDrawing({ kind: u }, 20)}</td><th scope="row">${escape(t(u))}</th><td>${view.reserve[u] ?? 0}</td><td>${view.fled[u] ?? 0}</td><td>${onMap(u)}</td></tr>`,
  ).join("");
  return [
    part(
      `${caption(t("round"))}${steps(view.rounds, view.round, t("round"))}${caption(t("turn-order"))}<div class="markers">${view.turns.map((m) => marker(m, t)).join("")}${view.bag.length ? `<small>${escape(t("in-the-bag"))}:<br>${escape(view.bag.map((f) => t(f)).join(", "))}</small>` : ""}</div>`,
    ),
    part(
      `${caption(t("colonies"))}${bar}<p class="note">${escape(t("without-flag", { count: all - british - american, all }))} ${escape(t(view.lasts ? "ends-by-round" : "ends-by-truce", { rounds: view.rounds }))}</p>`,
    ),
    part(
      `<table class="units"><thead><tr><th colspan="2" scope="col">${escape(t("units"))}</th><th scope="col">${escape(t("reserve"))}</th><th scope="col">${escape(t("fled"))}</th><th scope="col">${escape(t("on-map"))}</th></tr></thead><tbody>${rows}</tbody></table>`,
    ),
  ].join("");
}

/** @param {CardView} card @param {Words} t */
function handCard(card, t) {
  const figures = (card.figures ?? [])
    .map(([n, what]) => `<span>${n === "anchor" ? icon("anchor", 26) : `<b>${escape(n)}</b>`}<small>${escape(what)}</small></span>`)
    .join("");
  return `<button type="button" class="hand-card wide ${card.kind}${card.chosen ? " chosen" : ""}" data-card="${escape(card.id)}"><span class="head"><span class="caption">${escape(t(card.kind))}${card.truce ? ` · ${escape(t("truce"))}` : ""}</span><small>${escape(card.number)}</small></span><b class="title">${escape(card.title)}</b><span class="text">${escape(card.text)}</span><span class="foot">${figures}</span></button>`;
}

/** @param {View} view @param {Words} t */
export function dock(view, t) {
  const army = view.army;
  const group = army
    ? `<section class="group">${caption(army.text)}<div class="row">${UNITS.filter((u) => army.units[u])
        .map((u) => stackDrawing({ kind: u, count: army.units[u] }, 28, `${army.units[u]} ${t(u)}`))
        .join(
          "",
        )}<span class="to" aria-hidden="true">⟶</span><span>${escape(t("choose-area"))}</span></div><p class="note">${escape(army.hint)}</p></section>`
    : "";
  return `<div class="dock hand">${view.hand.map((c) => handCard(c, t)).join("")}${group}</div>`;
}

export const edge = () => "";

/** @param {View} view @param {Words} t */
export function strip(view, t) {
  const count = (/** @type {string} */ s) => Object.values(view.flags).filter((f) => f === s).length;
  return `<span style="--side:var(--sup)">${flag("british")}<b>${count("british")}</b></span><span style="--side:var(--opp)">${flag("american")}<b>${count("american")}</b></span><span class="plain">${escape(t("round"))} <b>${view.round}</b><small>/ ${view.rounds}</small></span>`;
}
