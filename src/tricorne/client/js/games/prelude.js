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
 * @property {{cost: number | null, brings: "" | "lead" | "level"} | null} [offer] what one more Cube costs, and what it changes
 * @property {boolean} [quiet] it may be chosen like nearly all others
 *
 * @typedef {object} CardView
 * @property {string} id
 * @property {number} points
 * @property {string} die which score die, or "any"
 * @property {Side | "neutral"} side
 * @property {string} title
 * @property {string} text
 * @property {boolean} [chosen]
 * @property {import("../types.js").CardState} [state]
 *
 * @typedef {object} View
 * @property {Record<string, DistrictView>} districts
 * @property {{name: string, round: number, rounds: number, session: boolean, over?: boolean}} turn
 * @property {{id: string, fact: string, rule: string, value: number, most: number, advances: number, of: number}[]} tracks `fact` is their name in the position; values below 0 favour the Patriotes
 * @property {{level: number, most: number, reprisal: string}} spirit
 * @property {Record<Side, {points: number, of: number}>} opportunity
 * @property {number} victory below 0 Patriotes, above 0 Loyals
 * @property {CardView[]} hand
 * @property {CardView[]} pool
 * @property {{id: string, ap: string, used: boolean}[]} special
 * @property {string[]} [legal]
 * @property {string[]} [chosen]
 */
import { html, nothing, styles, svg } from "../lit.js";
import { caption, cardButton, part, rule, steps } from "../panels.js";
import { boxes } from "../signs.js";
import { at, drawing, num } from "../svg.js";

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
  const mark = svg`<g transform=${at(width - 27, 9)}>
    <rect x="-6.5" y="-5.5" width="13" height="11" rx="2.5" fill="var(--${d.organization})" />
    <text class="letter" y="3.4" font-size="8.6" fill="var(--panel)">O</text>
  </g>`;
  const row = (/** @type {Side} */ s, /** @type {number} */ top, /** @type {number} */ foot) => svg`
    <g transform=${at(7, top)}>${boxes(s, d.cubes[s], d.extra[s])}</g>
    <text class="letter" x=${num(width - 9)} y=${foot} font-size="11.5" fill="var(--${s})">${d.cubes[s]}</text>`;
  const drawn = svg`
    <text class="town start" x="8" y="12.6" font-size=${d.extra.patriote.length > 9 ? 13 : 11.5}>${d.name}</text>
    ${d.bias ? svg`<path d=${FLAG} transform=${at(width - 13, 4)} fill="none" stroke="var(--${d.bias})" stroke-width="1.4" />` : nothing}
    ${d.organization ? mark : nothing}${offer(d.offer)}${row("patriote", 17.2, 26)}${row("loyal", 28, 37)}`;
  return { drawn, width, height: 42 };
}

/** The price of one more Cube on a tag at the corner, with what it changes: ▲ takes the lead, = draws level. @param {DistrictView["offer"]} made */
function offer(made) {
  if (!made || made.cost === null) return nothing;
  const text = `${made.cost}${{ lead: " ▲", level: " =", "": "" }[made.brings]}`;
  const w = made.brings ? 30 : 18;
  return svg`<g class="offer ${made.brings}" transform=${at(0, -1)}>
    <rect x=${-w / 2} y="-8" width=${w} height="16" rx="8" /><text class="letter" y="4" font-size="11.5">${text}</text>
  </g>`;
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
      quiet: d.quiet,
      band: control ? { tone: control, width: 7, hatched: control === "patriote" } : null,
      label: [
        d.name,
        t("cubes-are", { patriote, loyal }),
        d.organization ? t(`organization-${d.organization}`) : "",
        d.offer && d.offer.cost !== null ? t("one-more-cube", { cost: d.offer.cost }) : "",
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
  const value = Math.abs(track.value);
  const scale = svg`
    <path d="M10 8H262V14H10z" fill="var(--line)" /><path d="M136 8H${num(x(track.value))}V14H136z" fill=${fill} opacity=".8" />
    <path d="M136 4V18" stroke="var(--ink2)" stroke-width="1.2" />
    <rect x=${num(x(track.value) - 10)} y="1" width="20" height="19" rx="4" fill=${fill} />
    <text class="letter" x=${num(x(track.value))} y="15" font-size="12.5" fill="var(--panel)">${value}</text>`;
  return html`<div class="score" data-fact="tracks/${track.fact}/score tracks/${track.fact}/advantage">
    <h3>
      <span>${t(`track-${track.id}`)} ${rule(track.rule)}</span>
      <span class="advances" role="img" aria-label="${track.advances} / ${track.of}"
        >${Array.from({ length: track.of }, (_, i) => html`<i class=${i < track.advances ? "full" : ""}></i>`)}</span
      >
    </h3>
    <svg viewBox="0 0 272 22" role="img" aria-label="${t(side || "nobody")} ${value}">${scale}</svg>
  </div>`;
}

/** @type {Record<Side, unknown>} */
const SIGNS = {
  patriote: svg`<circle r="9" fill="var(--cube-patriote)" /><text class="letter" y="3.6" font-size="10" fill="#0E2A1E">P</text>`,
  loyal: svg`<rect x="-9" y="-9" width="18" height="18" rx="3" fill="var(--cube-loyal)" /><text class="letter" y="3.6" font-size="10" fill="#fff">L</text>`,
};

/** @param {Side} side */
const badge = (side) => drawing(SIGNS[side], [-10, -10, 20, 20], 18);

/** @param {View} view @param {Words} t */
export function side(view, t) {
  const { turn, spirit, opportunity } = view;
  const step = (/** @type {number} */ i) => {
    const now = i === spirit.level;
    const heat = styles({ "--heat": num(Math.max(0, (i - 4) / (spirit.most - 4))) });
    return html`<li class=${now ? "now" : ""} style=${heat} aria-current=${now ? "step" : nothing}>${i}</li>`;
  };
  const points = (/** @type {Side} */ s) => html`${badge(s)} <b>${opportunity[s].points}</b> /${opportunity[s].of}`;
  return [
    part(
      html`${caption(turn.name, turn.over ? t("year-over") : t("round-of", { round: turn.round, of: turn.rounds }))}
        <div data-fact="sessions">${steps(turn.rounds, turn.round, t("round"))}</div>`,
    ),
    part(
      html`${caption(t("score-tracks"), t("scores-at", { n: view.tracks[0]?.of ?? 4 }))}
        <div class="ends"><span>${badge("patriote")} ${t("patriotes")}</span><span>${t("loyals")} ${badge("loyal")}</span></div>
        ${view.tracks.map((track) => scoreTrack(track, t))}`,
    ),
    part(
      html`<h3 class="line"><span>${t("spirit")} ${rule("6.0")}</span><small>${spirit.reprisal}</small></h3>
        <ol class="spirit" data-fact="spirit">
          ${Array.from({ length: spirit.most + 1 }, (_, i) => step(i))}
        </ol>
        <p class="line"><span>${t("opportunity")}</span><span>${points("patriote")} &ensp;${points("loyal")}</span></p>
        <details class="special">
          <summary>${t("special-actions")}</summary>
          <ul>
            ${view.special.map((s) => html`<li class=${s.used ? "used" : ""}>${t(`special-${s.id}`)} <small>${s.ap}</small></li>`)}
          </ul>
        </details>`,
    ),
  ];
}

/** The victory points between the two sides. @param {View} view @param {Words} t @param {number} [width] */
export function edge(view, t, width = 1128) {
  const x = (/** @type {number} */ v) => num(width / 2 + (v / 20) * (width / 2 - 112));
  const tick = (/** @type {number} */ v) =>
    svg`<path d="M${x(v)} ${v % 5 ? 16 : 13}V${v % 5 ? 20 : 23}" />${v % 5 ? nothing : svg`<text x=${x(v)} y="34">${Math.abs(v)}</text>`}`;
  const points = Math.abs(view.victory);
  const fill = view.victory < 0 ? "var(--patriote)" : view.victory > 0 ? "var(--loyal)" : "var(--ink2)";
  return html`<div class="edge">
    <svg viewBox="0 0 ${width} 36" role="img" aria-label="${t("victory-points")}: ${points}">
      <text class="name" x="14" y="22" style=${styles({ fill: "var(--patriote)" })}>${t("patriotes")}</text>
      <text class="name" x=${width - 14} y="22" style=${styles({ "text-anchor": "end", fill: "var(--loyal)" })}>${t("loyals")}</text>
      <g class="scale">
        <path d="M${x(-20)} 18H${x(20)}" />
        ${Array.from({ length: 41 }, (_, i) => tick(i - 20))}
      </g>
      <g transform="translate(${x(view.victory)} 7)" data-fact="vp">
        <path d="M-17-6.5H17V5H4L0 9-4 5H-17z" fill=${fill} />
        <text class="letter" y="3" font-size="10.5" fill="var(--panel)">${t("vp")} ${points}</text>
      </g>
    </svg>
  </div>`;
}

/** A card as a few lines: points, score die, title, text. @param {CardView} card */
function cardLine(card) {
  return cardButton(
    card,
    "line",
    html`<span class="text ${card.state?.cut ? "cut" : ""}"
      ><b class="points">${card.points}</b> <small>${card.die}</small> <b class="title">${card.title}</b> ${card.text}</span
    >`,
    { tone: card.side === "neutral" ? "var(--ink3)" : `var(--${card.side})` },
  );
}

/** The hand, and the pool with all that its cards say: both sides have to weigh them. @param {View} view @param {Words} t */
export function dock(view, t) {
  const cards = (/** @type {string} */ look, /** @type {string} */ title, /** @type {CardView[]} */ all) =>
    html`<section class="cards ${look}" aria-label=${title}>
      <h2 class="caption upright">${title}</h2>
      ${all.length ? html`<div class="card-lines"><div>${all.map(cardLine)}</div></div>` : html`<p class="note">${t("no-cards")}</p>`}
    </section>`;
  return html`<div class="dock hand pooled">${cards("own", t("your-hand"), view.hand)}${cards("whole", t("pool"), view.pool)}</div>`;
}

/** @param {View} view @param {Words} t */
export function strip(view, t) {
  const side = (/** @type {Side} */ of) =>
    html`<span style=${styles({ "--side": `var(--${of})` })}>${badge(of)} <b>${view.opportunity[of].points}</b></span>`;
  return html`${side("patriote")}${side("loyal")}<span class="plain" data-fact="vp">${t("vp")} <b>${Math.abs(view.victory)}</b></span
    ><span class="plain" data-fact="sessions">${t("round")} <b>${view.turn.round}</b></span>`;
}
