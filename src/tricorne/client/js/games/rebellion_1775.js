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
 * @property {import("../types.js").CardState} [state]
 * @property {boolean} [chosen]
 *
 * @typedef {"british" | "american"} Side
 * @typedef {{flag: Side | null, name?: string, out?: boolean}} ColonyView `out`: not in play
 * @typedef {{flag: Side | null, worth: number}} CityView
 *
 * @typedef {object} View
 * @property {Record<string, {units: Units, changed?: Unit[], chosen?: Unit[], out?: boolean}>} areas those that hold units, and those `out` of play
 * @property {Record<string, ColonyView>} colonies by their name on the board
 * @property {Record<string, CityView> | null} [cities] where flags stand in cities
 * @property {Record<string, string>} [names] of cities
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
import { icon } from "../icons.js";
import { html, nothing, styles } from "../lit.js";
import { caption, cardButton, part, rule, steps } from "../panels.js";
import { LOOKS, stackDrawing } from "../pieces.js";
import { colonyFlag } from "../signs.js";
import { drawing } from "../svg.js";

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
      out: area.out,
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
  for (const [colony, { flag, name, out }] of Object.entries(view.colonies))
    regions[colony] = { name: name ?? colony, out, flag, band: bandOf(flag) };
  for (const [id, { flag, worth }] of Object.entries(view.cities ?? {}))
    spaces[id] = { ...spaces[id], flag: flag && { side: flag, worth }, band: bandOf(flag) };
  return { spaces, regions, legal: view.legal, chosen: view.chosen };
}

/** @param {Side | null} flag @returns {import("../types.js").Band | null} */
const bandOf = (flag) => (flag ? { tone: flag, width: 7, hatched: flag === "american" } : null);

/** @param {Side} side */
const flag = (side) => drawing(colonyFlag(side), [-3, -27, 33, 30], 30);

/** The disc of a turn marker. @param {View["turns"][number]} turn @param {Words} t */
function marker(turn, t) {
  if (!turn.faction) return html`<span class="marker ${turn.state}" title=${t("in-the-bag")}>?</span>`;
  const { fill, ink, letter } = LOOKS[turn.faction];
  return html`<span class="marker ${turn.state}" style=${styles({ background: fill, color: ink })} title=${t(turn.faction)}
    >${letter}</span
  >`;
}

/** What the flags stand for, and how many count. @param {View} view */
function scored({ cities, colonies }) {
  return cities ? Object.values(cities) : Object.values(colonies).map(({ flag }) => ({ flag, worth: 1 }));
}

/** How much the flags of a side count. @param {View} view @param {Side | null} side */
function flagged(view, side) {
  return scored(view).reduce((sum, { flag, worth }) => sum + (flag === side ? worth : 0), 0);
}

/** The cities that count for more than one. @param {View} view @param {Words} t */
function doubled({ cities, names }, t) {
  const some = Object.entries(cities ?? {}).filter(([, { worth }]) => worth > 1);
  return some.map(([id, { worth }]) => t("counts-for", { city: names?.[id] ?? id, worth })).join(" ") || nothing;
}

/** @param {View} view @param {Words} t */
export function side(view, t) {
  const [british, american] = [flagged(view, "british"), flagged(view, "american")];
  const all = british + american + flagged(view, null);
  const bare = scored(view).filter(({ flag }) => flag === null).length;
  const onMap = (/** @type {Unit} */ u) => Object.values(view.areas).reduce((sum, a) => sum + (a.units[u] ?? 0), 0);
  const share = (/** @type {number} */ n, /** @type {string} */ tone) =>
    html`<i style=${styles({ width: `${(n / all) * 100}%`, background: tone })}></i>`;
  const row = (/** @type {Unit} */ u) =>
    html`<tr>
      <td>${stackDrawing({ kind: u }, 20)}</td>
      <th scope="row">${t(u)}</th>
      <td>${view.reserve[u] ?? 0}</td>
      <td>${view.fled[u] ?? 0}</td>
      <td>${onMap(u)}</td>
    </tr>`;
  return [
    part(
      html`${caption(t("round"))}${steps(view.rounds, view.round, t("round"))}${caption(t("turn-order"))}
        <div class="markers">
          ${view.turns.map((m) => marker(m, t))}
          ${view.bag.length ? html`<small>${t("in-the-bag")}: ${view.bag.map((f) => t(f)).join(", ")}</small>` : nothing}
        </div>`,
    ),
    part(
      html`${caption(t(view.cities ? "cities" : "colonies"), view.cities ? rule("S.3") : rule("1.5"))}
        <div class="colonies">
          ${flag("british")}<b data-side="british">${british}</b>
          <span class="bar">${share(british, "var(--sup)")}${share(american, "var(--opp)")}</span>
          <b data-side="american">${american}</b>${flag("american")}
        </div>
        <p class="note">
          ${t("without-flag", { count: bare, all: scored(view).length })} ${doubled(view, t)}
          ${t(view.lasts ? "ends-by-round" : "ends-by-truce", { rounds: view.rounds })}
        </p>`,
    ),
    part(
      html`<table class="units">
        <thead>
          <tr>
            <th colspan="2" scope="col">${t("units")}</th>
            ${["reserve", "fled", "on-map"].map((word) => html`<th scope="col">${t(word)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${UNITS.map(row)}
        </tbody>
      </table>`,
    ),
  ];
}

/** @param {CardView} card @param {Words} t */
function handCard(card, t) {
  const figure = (/** @type {[string, string]} */ [n, what]) =>
    html`<span>${n === "anchor" ? icon("anchor", 26) : html`<b>${n}</b>`}<small>${what}</small></span>`;
  return cardButton(
    card,
    `wide ${card.kind}`,
    html`<span class="head"
        ><span class="caption" data-note=${card.state?.note || nothing}>${t(card.kind)}${card.truce ? ` · ${t("truce")}` : ""}</span
        ><small>${card.number}</small></span
      >
      <b class="title">${card.title}</b><span class="text ${card.state?.cut ? "cut" : ""}">${card.text}</span>
      <span class="foot">${(card.figures ?? []).map(figure)}</span>`,
  );
}

/** @param {View} view @param {Words} t */
export function dock(view, t) {
  const { army } = view;
  const units = army ? UNITS.filter((u) => army.units[u]) : [];
  const group = army
    ? html`<section class="group">
        ${caption(army.text)}
        <div class="row">
          ${units.map((u) => stackDrawing({ kind: u, count: army.units[u] }, 28, `${army.units[u]} ${t(u)}`))}
          <span class="to" aria-hidden="true">⟶</span><span>${t("choose-area")}</span>
        </div>
        <p class="note">${army.hint}</p>
      </section>`
    : nothing;
  return html`<div class="dock hand">${view.hand.map((card) => handCard(card, t))}${group}</div>`;
}

export const edge = () => nothing;

/** @param {View} view @param {Words} t */
export function strip(view, t) {
  const side = (/** @type {"british" | "american"} */ of, /** @type {string} */ tone) =>
    html`<span style=${styles({ "--side": tone })}>${flag(of)}<b>${flagged(view, of)}</b></span>`;
  return html`${side("british", "var(--sup)")}${side("american", "var(--opp)")}
    <span class="plain">${t("round")} <b>${view.round}</b><small>/ ${view.rounds}</small></span>`;
}
