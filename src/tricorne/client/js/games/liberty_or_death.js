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
 * @property {number} left cards that are still to be drawn
 * @property {{first: {faction: Faction, action: string}, second: {faction: Faction, action: string} | null, ineligible: Faction[]}} sequence
 * @property {Faction} acting
 * @property {boolean} [over] no card and no turn comes any more
 * @property {string[]} [legal]
 * @property {string[]} [chosen]
 * @property {{from: string, to: string}[]} [arrows]
 */
import { html, nothing, styles, svg } from "../lit.js";
import { caption, part, signed, sparkline } from "../panels.js";
import { stackDrawing } from "../pieces.js";
import { factionDisc } from "../signs.js";
import { at, num } from "../svg.js";

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
  const { card, next, sequence, acting, over = false } = view;
  const discs = (/** @type {CardView} */ c, /** @type {number} */ size) =>
    html`<span class="discs"
      >${c.order.map((f) => html`<span class=${c === card && sequence.ineligible.includes(f) ? "faint" : ""}>${factionDisc(f, size, t(f))}</span>`)}</span
    >`;
  const slot = (/** @type {string} */ title, /** @type {unknown} */ inner, /** @type {boolean} */ on) =>
    html`<div class="slot ${on ? "on" : ""}"><small>${title}</small><span>${inner}</span></div>`;
  const turn = (/** @type {{faction: Faction, action: string} | null} */ s) =>
    s ? html`${factionDisc(s.faction, 18, t(s.faction))}<b>${s.action}</b>` : "–";
  return part(
    html`<div class="cards-now">
        <article class="card" data-fact="card">
          <header>${discs(card, 20)}<small>${card.number}</small></header>
          <h3>${card.title}</h3>
          <p>${card.text}</p>
          ${card.shaded ? html`<p class="shaded">${card.shaded}</p>` : nothing}
        </article>
        <article class="card next" data-fact="on_deck" ?hidden=${over}>
          <header>${caption(t("next"))}</header>
          ${discs(next, 17)}
          <h3>${next.title}</h3>
          <p>${next.number} · ${t("cards-left", { count: view.left })}</p>
        </article>
      </div>
      <div class="sequence" data-fact="eligible" ?hidden=${over} style=${styles({ "--side": TONES[acting] })}>
        ${slot(t("first-eligible"), turn(sequence.first), acting === sequence.first.faction)}
        ${slot(t("second-eligible"), turn(sequence.second), acting === sequence.second?.faction)}
        ${slot(
          t("ineligible"),
          sequence.ineligible.map((f) => factionDisc(f, 18, t(f))),
          false,
        )}
      </div>`,
  );
}

/** Where the scale begins, beside the names, and how far it goes. */
const EDGE_LEFT = 134;
const EDGE_MOST = 30;

/** One scale for all resources and tracks. @param {View} view @param {Words} t @param {number} [width] */
export function edge(view, t, width = 1128) {
  const x = (/** @type {number} */ v) => EDGE_LEFT + (Math.min(v, EDGE_MOST) / EDGE_MOST) * (width - EDGE_LEFT - 28);
  const above = spread(
    FACTIONS.map((f) => ({ at: view.factions[f].resources, faction: f, name: `${t(f)}: ${view.factions[f].resources}` })),
    x,
    20,
  );
  const track = (
    /** @type {keyof View["tracks"]} */ id,
    /** @type {string} */ word,
    /** @type {string} */ name,
    /** @type {string} */ fill,
  ) => ({ id, at: view.tracks[id], text: t(word), fill, name: t(name, { level: view.tracks[id] }) });
  const below = spread(
    [
      track("fni", "fni-short", "fni-is", "var(--mil)"),
      track("cbc", "cbc-short", "cbc-is", "var(--sup)"),
      track("crc", "crc-short", "crc-is", "var(--mil)"),
      track("support", "sup-short", "support-is", "var(--sup)"),
      track("opposition", "opp-short", "opposition-is", "var(--mil)"),
    ],
    x,
    32,
  );
  const tick = (/** @type {number} */ i) =>
    i % 5 ? svg`<path d="M${num(x(i))} 17.5V22.5" />` : svg`<text class="on-line" x=${num(x(i))} y="24">${i}</text>`;
  const label = [...above, ...below].map((m) => m.name).join("; ");
  return html`<div class="edge">
    <svg class="two-rows" viewBox="0 0 ${width} 40" preserveAspectRatio="xMidYMid meet" role="img" aria-label=${label}>
      <text class="name" x="14" y="13">${t("resources")}</text>
      <text class="name" x="14" y="35">${t("tracks")}</text>
      <g class="scale">
        <path d="M${EDGE_LEFT} 20H${width - 28}" />
        ${Array.from({ length: EDGE_MOST + 1 }, (_, i) => tick(i))}
      </g>
      ${above.map((m) => resourceTag(m, t))}${below.map(trackTag)}
    </svg>
  </div>`;
}

/** Ink of a faction's letter on its tag. @type {Record<Faction, string>} */
const TAG_INKS = { british: "#fff", patriots: "#fff", french: "var(--frink)", indians: "#3A2408" };

/** @param {{faction: Faction, name: string, left: number, notch: number}} m @param {Words} t */
function resourceTag({ faction, name, left, notch }, t) {
  const french = faction === "french";
  return svg`<g transform=${at(left, 7)} data-fact="resources/${faction}">
    <title>${name}</title>
    <path d="M-9-6.5H9V4.5H${num(notch + 3)}L${num(notch)} 8 ${num(notch - 3)} 4.5H-9z"
      fill=${french ? "var(--fr)" : TONES[faction]} stroke=${french ? TAG_INKS.french : "none"} />
    <text class="letter" y="2.6" font-size="10" fill=${TAG_INKS[faction]}>${t(`${faction}-letter`)}</text>
  </g>`;
}

/** @param {{id: string, text: string, fill: string, name: string, left: number, notch: number}} m */
function trackTag({ id, text, fill, name, left, notch }) {
  return svg`<g transform=${at(left, 32)} data-fact="victory/tracks/${id}">
    <title>${name}</title>
    <path d="M-15-5H${num(notch - 3)}L${num(notch)}-8 ${num(notch + 3)}-5H15V6H-15z" fill="var(--panel)" stroke=${fill} stroke-width="1.3" />
    <text class="letter" y="4" font-size="10" fill=${fill}>${text}</text>
  </g>`;
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

/** A box of pieces with its name above it. @param {string} name @param {Record<string, number>} boxes @param {Words} t */
function box(name, boxes, t) {
  const pieces = Object.entries(boxes).map(([key, n]) => {
    const s = stackOf(key, n, t);
    return html`<span class=${n ? nothing : "none"}>${stackDrawing({ ...s, count: Math.max(1, n) }, 22, s.label)}</span>`;
  });
  return html`<div><span class="caption">${t(name)}</span><span class="pieces">${pieces}</span></div>`;
}

/** Colour of the course of a margin. @type {Record<Faction, string>} */
const COURSES = { british: "var(--sup)", patriots: "var(--opp)", french: "var(--opp)", indians: "var(--indl)" };

/** Four factions: resources, available, conditions, margin and its course. @param {View} view @param {Words} t */
export function dock(view, t) {
  return html`<div class="dock factions">${FACTIONS.map((f) => factionPanel(f, view.factions[f], t))}</div>`;
}

/** @param {Faction} f @param {FactionView} it @param {Words} t */
function factionPanel(f, it, t) {
  const holds = (/** @type {Record<string, number> | undefined} */ boxes) => boxes && Object.values(boxes).some(Boolean);
  const condition = (/** @type {FactionView["conditions"][number]} */ c) =>
    html`<li>
      ${c.text}
      <span class="reached"
        ><b>${signed(c.value)}</b> ${t("of")} ${c.need}${c.met ? html` <b class="met" title=${t("met")}>✓</b>` : nothing}</span
      >
    </li>`;
  return html`<section class="faction ${f}" data-fact=${f === "french" ? "preparations" : nothing} style=${styles({ "--side": TONES[f] })}>
    <header>
      <h3>${t(f)}</h3>
      <small>${it.seat}</small><b>${it.resources} <small>${t("res")}</small></b>
    </header>
    <div class="boxes">
      ${box("avail", it.available, t)}${holds(it.unavailable) ? box("unavail", it.unavailable ?? {}, t) : nothing}${holds(it.casualties) ? box("casualties", it.casualties ?? {}, t) : nothing}
    </div>
    <div class="standing">
      <ul data-fact=${f === "patriots" || f === "indians" ? "victory/tracks/villages" : nothing}>
        ${it.conditions.map(condition)}
      </ul>
      <div class="margin" data-fact="victory/margins/${f}/final" title=${t("margin")}>
        <b>${signed(it.margin)}</b>${sparkline(it.course, COURSES[f])}
      </div>
    </div>
  </section>`;
}

/** The strip above the map on a phone. @param {View} view @param {Words} t */
export function strip(view, t) {
  return FACTIONS.map(
    (f) =>
      html`<span
        class=${f === view.acting ? "on" : ""}
        style=${styles({ "--side": TONES[f] })}
        data-fact="resources/${f} victory/margins/${f}/final"
        >${factionDisc(f, 19, t(f))}<b>${view.factions[f].resources}</b><small>${signed(view.factions[f].margin)}</small></span
      >`,
  );
}
