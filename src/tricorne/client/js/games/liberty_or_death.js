// @ts-check
/**
 * Liberty or Death: a position as a board update and as the panels around the map.
 *
 * @typedef {"british" | "patriots" | "french" | "indians"} Faction
 *
 * @typedef {object} SpaceView
 * @property {Record<string, number>} pieces by kind; an underground piece is "militia:underground", "war_party:underground"
 * @property {{name: string, faction: Faction}[]} [leaders]
 * @property {"british" | "rebellion" | null} [control]
 * @property {number} [support] 2 Active Support … -2 Active Opposition
 * @property {number} [population]
 * @property {string[]} [changed] kinds
 *
 * @typedef {object} FactionView
 * @property {string} seat who plays it
 * @property {number} resources
 * @property {Record<string, number>} available
 * @property {Record<string, number>} [unavailable]
 * @property {Record<string, number>} [casualties]
 * @property {{text: string, value: number, need: string, met: boolean}[]} conditions
 * @property {number} margin
 * @property {number[]} course the margin over the game
 *
 * @typedef {object} CardView
 * @property {number} number
 * @property {string} title
 * @property {Faction[]} order
 * @property {string} [text]
 * @property {string} [shaded]
 *
 * @typedef {object} View
 * @property {Record<string, SpaceView>} spaces
 * @property {Record<Faction, FactionView>} factions
 * @property {{fni: number, cbc: number, crc: number, support: number, opposition: number}} tracks
 * @property {CardView} card
 * @property {CardView} next
 * @property {number} left cards left in the year
 * @property {{first: {faction: Faction, action: string}, second: {faction: Faction, action: string} | null, ineligible: Faction[]}} sequence
 * @property {Faction} acting
 * @property {string[]} [legal]
 * @property {string[]} [chosen]
 * @property {{from: string, to: string}[]} [arrows]
 */
import { caption, part, signed, sparkline } from "../panels.js";
import { factionDisc, stackDrawing } from "../pieces.js";
import { escape, num } from "../svg.js";

/** @typedef {import("../types.js").BoardUpdate} BoardUpdate */
/** @typedef {import("../types.js").Words} Words */
/** @typedef {import("../pieces.js").Stack} Stack */

export const pieceSize = 26;
export const overview = "phone";

/** @param {boolean} phone */
export function boardFile(phone) {
  return phone ? "liberty-or-death.phone.json" : "liberty-or-death.json";
}

/** Order on the map: Royalists before Rebels; in each side regulars, militia or tribe, fort or village. @type {[string, string][]} */
const ORDER = [
  ["british_regular", "royalists"],
  ["tory", "royalists"],
  ["british_fort", "royalists"],
  ["war_party", "royalists"],
  ["war_party:underground", "royalists"],
  ["village", "royalists"],
  ["continental", "rebels"],
  ["french_regular", "rebels"],
  ["patriot_fort", "rebels"],
  ["militia", "rebels"],
  ["militia:underground", "rebels"],
  ["squadron", "rebels"],
  ["blockade", "rebels"],
  ["propaganda", "markers"],
  ["raid", "markers"],
];
/** @type {Record<Faction, string>} */
const TONES = { british: "var(--brit)", patriots: "var(--cont)", french: "var(--frink)", indians: "var(--ind)" };
/** @type {Faction[]} */
const FACTIONS = ["british", "patriots", "french", "indians"];

/** @param {string} key @param {number} count @param {Words} t @returns {Stack} */
function stackOf(key, count, t) {
  const [kind, state] = key.split(":");
  const words = state ? `${t(kind, { count })} (${t(state)})` : t(kind, { count });
  return { kind, count, state: state === "underground" ? "underground" : "active", label: `${count} ${words}` };
}

/** @param {SpaceView} space @param {Words} t @returns {Stack[]} */
function stacks(space, t) {
  /** @type {Stack[]} */
  const found = [];
  const place = (/** @type {string} */ side) => {
    for (const [key, group] of ORDER)
      if (group === side && space.pieces[key])
        found.push({ ...stackOf(key, space.pieces[key], t), group, changed: space.changed?.includes(key) });
    for (const { name, faction } of space.leaders ?? []) {
      const royal = faction === "british" || faction === "indians";
      if (royal === (side === "royalists") && side !== "markers")
        found.push({ kind: "leader", name, side: faction, group: side, label: name });
    }
  };
  const rebelsFirst = space.control === "rebellion";
  for (const side of rebelsFirst ? ["rebels", "royalists", "markers"] : ["royalists", "rebels", "markers"]) place(side);
  return found;
}

/** @param {number | undefined} level @returns {import("../types.js").Band | null} */
function band(level) {
  if (!level) return null;
  return { tone: level > 0 ? "sup" : "opp", width: Math.abs(level) === 2 ? 9.5 : 4.5, hatched: level < 0 };
}

/** @param {View} view @param {Words} t @returns {BoardUpdate} */
export function board(view, t) {
  /** @type {BoardUpdate["spaces"]} */
  const spaces = {};
  for (const [id, space] of Object.entries(view.spaces)) {
    spaces[id] = {
      stacks: stacks(space, t),
      control: space.control ?? null,
      level: space.support,
      population: space.population,
      band: band(space.support),
      columns: id === "florida" ? 2 : 5,
    };
  }
  spaces.west_indies = { ...spaces.west_indies, note: t("fni-is", { level: view.tracks.fni }) };
  return { spaces, legal: view.legal, chosen: view.chosen, arrows: view.arrows };
}

/** Both cards and the sequence of play. @param {View} view @param {Words} t */
export function side(view, t) {
  const { card, next, sequence } = view;
  const discs = (/** @type {CardView} */ c, /** @type {number} */ size) => {
    const faint = (/** @type {Faction} */ f) => (c === card && sequence.ineligible.includes(f) ? "faint" : "");
    return `<span class="discs">${c.order.map((f) => `<span class="${faint(f)}">${factionDisc(f, size, t(f))}</span>`).join("")}</span>`;
  };
  const now = `<article class="card"><header>${discs(card, 20)}<small>${card.number}</small></header><h3>${escape(card.title)}</h3><p>${escape(card.text ?? "")}</p>${card.shaded ? `<p class="shaded">${escape(card.shaded)}</p>` : ""}</article>`;
  const then = `<article class="card next"><header>${caption(t("next"))}</header>${discs(next, 17)}<h3>${escape(next.title)}</h3><p>${next.number} · ${escape(t("cards-left", { count: view.left }))}</p></article>`;
  const slot = (/** @type {string} */ title, /** @type {string} */ inner, /** @type {boolean} */ on) =>
    `<div class="slot${on ? " on" : ""}"><small>${escape(title)}</small><span>${inner}</span></div>`;
  const turn = (/** @type {{faction: Faction, action: string} | null} */ s) =>
    s ? `${factionDisc(s.faction, 18, t(s.faction))}<b>${escape(s.action)}</b>` : "–";
  const order = `<div class="sequence" style="--side:${TONES[view.acting]}">${slot(t("first-eligible"), turn(sequence.first), view.acting === sequence.first.faction)}${slot(t("second-eligible"), turn(sequence.second), view.acting === sequence.second?.faction)}${slot(t("ineligible"), sequence.ineligible.map((f) => factionDisc(f, 18, t(f))).join(" "), false)}</div>`;
  return part(`<div class="cards-now">${now}${then}</div>${order}`);
}

/** Where the scale begins, beside the names. */
const EDGE_LEFT = 118;

/** One scale for all resources and tracks. @param {View} view @param {Words} t @param {number} [width] */
export function edge(view, t, width = 1128) {
  const most = 30;
  const x = (/** @type {number} */ v) => EDGE_LEFT + (Math.min(v, most) / most) * (width - EDGE_LEFT - 28);
  const ticks = Array.from(
    { length: most + 1 },
    (_, i) =>
      `<path d="M${num(x(i))} ${i % 5 ? 15.5 : 13}V${i % 5 ? 20.5 : 23}"/>${i % 5 ? "" : `<text x="${num(x(i))}" y="33">${i}</text>`}`,
  ).join("");
  const above = spread(
    FACTIONS.map((f) => ({
      at: view.factions[f].resources,
      text: t(`${f}-letter`),
      fill: TONES[f],
      ink: f === "french" ? "var(--frink)" : f === "indians" ? "#3A2408" : "#fff",
      paper: f === "french",
      name: `${t(f)}: ${view.factions[f].resources}`,
    })),
    x,
    20,
  );
  const marks = spread(
    [
      { at: view.tracks.fni, text: t("fni-short"), fill: "var(--mil)", name: t("fni-is", { level: view.tracks.fni }) },
      { at: view.tracks.cbc, text: t("cbc-short"), fill: "var(--sup)", name: t("cbc-is", { level: view.tracks.cbc }) },
      { at: view.tracks.crc, text: t("crc-short"), fill: "var(--mil)", name: t("crc-is", { level: view.tracks.crc }) },
      { at: view.tracks.support, text: t("sup-short"), fill: "var(--sup)", name: t("support-is", { level: view.tracks.support }) },
      { at: view.tracks.opposition, text: t("opp-short"), fill: "var(--mil)", name: t("opposition-is", { level: view.tracks.opposition }) },
    ],
    x,
    32,
  );
  const tagsAbove = above.map(
    (m) =>
      `<g transform="translate(${num(m.left)} 7)"><title>${escape(m.name)}</title><path d="M-9-6.5H9V4.5H${num(m.notch + 3)}L${num(m.notch)} 8 ${num(m.notch - 3)} 4.5H-9z" fill="${m.paper ? "var(--fr)" : m.fill}" stroke="${m.paper ? m.ink : "none"}"/><text class="letter" y="2.6" font-size="10" fill="${m.ink}">${escape(m.text)}</text></g>`,
  );
  const tagsBelow = marks.map(
    (m) =>
      `<g transform="translate(${num(m.left)} 27)"><title>${escape(m.name)}</title><path d="M-15-5H${num(m.notch - 3)}L${num(m.notch)}-8 ${num(m.notch + 3)}-5H15V6H-15z" fill="var(--panel)" stroke="${m.fill}" stroke-width="1.3"/><text class="letter" y="4" font-size="10" fill="${m.fill}">${escape(m.text)}</text></g>`,
  );
  return `<div class="edge"><svg viewBox="0 0 ${width} 36" preserveAspectRatio="xMidYMid meet" role="img" aria-label="${escape([...above, ...marks].map((m) => m.name).join("; "))}"><text class="name" x="14" y="13">${escape(t("resources"))}</text><text class="name" x="14" y="29">${escape(t("tracks"))}</text><g class="scale"><path d="M${EDGE_LEFT} 18H${width - 28}"/>${ticks}</g>${tagsAbove.join("")}${tagsBelow.join("")}</svg></div>`;
}

/**
 * Tags that would lie on each other stand beside each other; `notch` is how far from its middle each points.
 * @template {{at: number}} T
 * @param {T[]} marks
 * @param {(value: number) => number} x
 * @param {number} room
 */
function spread(marks, x, room) {
  let free = 0;
  return [...marks]
    .sort((a, b) => a.at - b.at)
    .map((mark) => {
      const left = Math.max(x(mark.at), free);
      free = left + room;
      return { ...mark, left, notch: Math.max(-room / 2 + 6, x(mark.at) - left) };
    });
}

/** @param {Record<string, number>} boxes @param {Words} t @param {number} [size] */
function boxOf(boxes, t, size = 22) {
  return Object.entries(boxes)
    .map(([key, n]) => {
      const s = stackOf(key, n, t);
      return `<span${n ? "" : ' class="none"'}>${stackDrawing({ ...s, count: Math.max(1, n) }, size, s.label)}</span>`;
    })
    .join("");
}

/** A box of pieces with its name above it; nothing if it is empty. @param {string} name @param {Record<string, number> | undefined} boxes @param {Words} t */
function named(name, boxes, t) {
  return boxes && Object.values(boxes).some(Boolean)
    ? `<div><span class="caption">${escape(t(name))}</span><span class="pieces">${boxOf(boxes, t)}</span></div>`
    : "";
}

/** Colour of the course of a margin. @type {Record<Faction, string>} */
const COURSES = { british: "var(--sup)", patriots: "var(--opp)", french: "var(--opp)", indians: "var(--indl)" };

/** Four factions: resources, available, conditions, margin and its course. @param {View} view @param {Words} t */
export function dock(view, t) {
  return `<div class="dock factions">${FACTIONS.map((f) => {
    const it = view.factions[f];
    const conditions = it.conditions
      .map(
        (c) =>
          `<li>${escape(c.text)} <b>${signed(c.value)}</b> ${escape(t("of"))} ${escape(c.need)}${c.met ? ` <b class="met" title="${escape(t("met"))}">✓</b>` : ""}</li>`,
      )
      .join("");
    const boxes = `<div><span class="caption">${escape(t("avail"))}</span><span class="pieces">${boxOf(it.available, t)}</span></div>${named("unavail", it.unavailable, t)}${named("casualties", it.casualties, t)}`;
    return `<section class="faction ${f}" style="--side:${TONES[f]}"><header><h3>${escape(t(f))}</h3><small>${escape(it.seat)}</small><b>${it.resources} <small>${escape(t("res"))}</small></b></header><div class="boxes">${boxes}</div><div class="standing"><ul>${conditions}</ul><div class="margin" title="${escape(t("margin"))}"><b>${signed(it.margin)}</b>${sparkline(it.course, COURSES[f])}</div></div></section>`;
  }).join("")}</div>`;
}

/** The strip above the map on a phone. @param {View} view @param {Words} t */
export function strip(view, t) {
  return FACTIONS.map(
    (f) =>
      `<span class="${f === view.acting ? "on" : ""}" style="--side:${TONES[f]}">${factionDisc(f, 19, t(f))}<b>${view.factions[f].resources}</b><small>${signed(view.factions[f].margin)}</small></span>`,
  ).join("");
}
