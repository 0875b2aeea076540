// @ts-check
/**
 * Liberty: a position as a board update and as the panels around the map.
 * A block that the seat may not know is `{ back: true }` and nothing more, also in what is drawn.
 *
 * @typedef {import("../blocks.js").Block & {id?: string, chosen?: boolean, dim?: boolean}} BlockView
 *
 * @typedef {object} View
 * @property {Record<string, {blocks: BlockView[], crossing?: number, winter?: number}>} places hexes and boxes; `crossing` is
 *   how many may still cross into it, `winter` how many may stay there
 * @property {number} year
 * @property {number} turn
 * @property {number} turns
 * @property {"over" | "winter" | null} [rests] no turn is played
 * @property {{british: number | null, american: number | null, first: "british" | "american"}} cards played
 * @property {{die: number | null, text: string} | null} weather
 * @property {{british: number, lost: number, won: number}} supply
 * @property {{label: string, count: number}[]} off blocks off the map
 * @property {{id: string, kind: "actions" | "supply", value: number, when?: "past" | "now", done?: number, state?: import("../types.js").CardState}[]} hand
 * @property {BlockView[]} [pool] one's own blocks that can be drawn
 * @property {{text: string, blocks: BlockView[], hint: string, rule: string} | null} group
 * @property {string[]} [legal]
 * @property {string[]} [chosen]
 */
import { blockDrawing } from "../blocks.js";
import { html, nothing, styles, svg } from "../lit.js";
import { caption, cardButton, part, rule } from "../panels.js";
import { dieDrawing } from "../signs.js";
import { at, num } from "../svg.js";

/** @typedef {import("../types.js").BoardUpdate} BoardUpdate */
/** @typedef {import("../types.js").Words} Words */

const BOXES = ["atlantic", "west_indies_british", "west_indies_french"];
/** The size of blocks by how many share a hex: two have room, four in two rows, more in rows of three. @type {[number, number, number][]} most, columns, scale */
const SIZES = [
  [2, 2, 1],
  [4, 2, 0.84],
  [Infinity, 3, 0.72],
];
export const pieceSize = 28;
export const overview = "always";
export const boardFile = () => "liberty.json";

/** @param {BlockView} b @param {Words} t */
function blockName(b, t) {
  if (b.back) return t("hidden-block");
  const face = `${b.name}, ${b.rating}, ${b.strength}/${b.max}`;
  return b.noted ? `${face} (${t("by-notebook")})` : face;
}

/** @param {View} view @param {Words} t @returns {BoardUpdate} */
export function board(view, t) {
  /** @type {BoardUpdate["spaces"]} */
  const spaces = {};
  for (const [id, place] of Object.entries(view.places)) {
    const box = BOXES.includes(id);
    const [, columns, scale] = SIZES.find(([most]) => place.blocks.length <= most) ?? SIZES[0];
    spaces[id] = {
      stacks: place.blocks.map((b) => ({ kind: "block", block: b, id: b.id, chosen: b.chosen, dim: b.dim, label: blockName(b, t) })),
      columns,
      scale,
      badge: place.crossing !== undefined ? `→ ${place.crossing}` : place.winter !== undefined ? `≤ ${place.winter}` : undefined,
      note: box ? t(`box-${id}`) : undefined,
    };
  }
  return { spaces, legal: view.legal, chosen: view.chosen };
}

/** @param {View} view @param {Words} t */
export function side(view, t) {
  const { cards, weather } = view;
  const tile = (/** @type {string} */ top, /** @type {unknown} */ middle, /** @type {string} */ low) =>
    html`<div class="tile"><small>${top}</small>${middle}<small>${low}</small></div>`;
  const played = (/** @type {"british" | "american"} */ s, /** @type {string} */ tone) =>
    tile(t(s), html`<b style=${styles({ color: tone })}>${cards[s] ?? "–"}</b>`, t(s === cards.first ? "player-1" : "player-2"));
  const die = weather?.die ?? null;
  return [
    part(
      html`${caption(t("year", { year: view.year }), view.rests ? t(`year-${view.rests}`) : t("turn-of", { turn: view.turn, of: view.turns }))}
        <div class="tiles" data-fact="played" ?hidden=${Boolean(view.rests)}>
          ${played("british", "var(--sup)")}${played("american", "var(--opp)")}
          ${tile(t("weather"), die === null ? html`<b>–</b>` : dieDrawing(die, "var(--chip)", "var(--ink)", 26, String(die)), weather?.text ?? "")}
        </div>`,
    ),
    part(html`${caption(t("british-supply"), rule("11.1"))}${supplyScale(view.supply, t)}`),
    part(
      html`${caption(t("terrain-sides"))}
        <div class="terrain">${terrain(t)}</div>`,
    ),
    part(
      html`${caption(t("blocks-off-map"))}
        <dl class="counts">
          ${view.off.map(
            (o) =>
              html`<div>
                <dt>${o.label}</dt>
                <dd>${o.count}</dd>
              </div>`,
          )}
        </dl>`,
    ),
  ];
}

/** @param {View["supply"]} supply @param {Words} t */
function supplyScale({ british, lost, won }, t) {
  const x = (/** @type {number} */ v) => num(8 + ((v - lost + 6) / (won - lost + 12)) * 256);
  return html`<svg
    class="supply-scale"
    data-fact="supply_points"
    viewBox="0 0 272 56"
    role="img"
    aria-label="${t("british-supply")}: ${british}">
    ${svg`
      <path d="M8 20H264V30H8z" fill="var(--line)" /><path d="M8 20H${x(lost)}V30H8z" class="lost" />
      <path d="M${x(won)} 20H264V30H${x(won)}z" fill="var(--sup)" />
      <path d="M${x(lost)} 16V34M${x(won)} 16V34" stroke="var(--ink2)" />
      <g transform="translate(${x(british)} 8)">
        <path d="M-13-7H13V6H4L0 10-4 6H-13z" fill="var(--brit)" />
        <text class="letter" y="4" font-size="11.5" fill="#fff">${british}</text>
      </g>
      <text x=${x(lost)} y="48">${t("below-lost", { n: lost })}</text>
      <text x=${x(won)} y="48">${t("at-won", { n: won })}</text>`}
  </svg>`;
}

const FIR = "M0-7L3-2H1.8L4.6 2.6H1V5H-1V2.6H-4.6L-1.8-2H-3z";
const REEDS = "M0 3V-5M-1 3L-4-2M1 3L4-2";
/** Hex sides as they are drawn on the map, with the words for them. @type {[unknown, string][]} */
const SIDES = [
  [nothing, "side-clear"],
  [[-15, -5, 5, 15].map((x) => svg`<path d=${FIR} transform=${at(x)} fill="var(--forest)" />`), "side-forest"],
  [[-13, 0, 13].map((x) => svg`<path d=${REEDS} transform=${at(x)} stroke="var(--swamp)" fill="none" stroke-width="1.3" />`), "side-swamp"],
  [svg`<path d="M-2-9Q3-3 0 2T2 9" stroke="light-dark(#4E86A0, #5F9DB5)" stroke-width="2.6" fill="none" />`, "side-river"],
];

/** @param {Words} t */
function terrain(t) {
  return SIDES.map(
    ([sample, word]) =>
      html`<span
        ><svg viewBox="-22 -9 44 18" width="44" height="18" aria-hidden="true">
          <path d="M-20 2H20" stroke="var(--border)" />
          ${sample}
        </svg>
        ${t(word)}</span
      >`,
  );
}

/** @param {View["hand"][number]} card @param {Words} t */
function handCard(card, t) {
  const { kind, value, done, when } = card;
  const name = t(kind === "supply" ? "supply" : value === 1 ? "action" : "actions");
  const dots = Array.from({ length: value }, (_, i) => html`<i class=${i < (done ?? 0) ? "full" : ""}></i>`);
  return cardButton(
    card,
    `tall ${kind} ${when ?? ""}`,
    html`<b>${value}</b
      ><span class="caption" data-note=${card.state?.note || nothing}>${name}</span
      >${done === undefined ? nothing : html`<span class="done">${dots}</span>`}`,
    { disabled: when === "past" },
  );
}

/** The blocks that move together. @param {NonNullable<View["group"]>} group @param {Words} t */
function groupPanel(group, t) {
  const one = (/** @type {BlockView} */ b) =>
    html`<button
      type="button"
      class="in-tray ${b.chosen ? "chosen" : ""} ${b.dim ? "dim" : ""}"
      aria-pressed=${Boolean(b.chosen)}
      data-companion=${b.id ?? nothing}>
      ${blockDrawing(b, 50, blockName(b, t))}
    </button>`;
  return html`<section class="group">
    ${caption(group.text)}
    <div class="row">
      ${group.blocks.map(one)}
      <p class="note">${group.hint} ${rule(group.rule)}</p>
    </div>
  </section>`;
}

/** @param {BlockView[]} pool @param {Words} t */
function poolPanel(pool, t) {
  return html`<section class="group">
    ${caption(t("your-pool"))}
    <div class="pool">${pool.map((b) => blockDrawing(b, 42, blockName(b, t)))}</div>
  </section>`;
}

/** @param {View} view @param {Words} t */
export function dock(view, t) {
  const { group, pool, hand } = view;
  return html`<div class="dock hand">
    ${hand.map((card) => handCard(card, t))}${group ? groupPanel(group, t) : pool?.length ? poolPanel(pool, t) : nothing}
  </div>`;
}

export const edge = () => nothing;

/** The cards that are played and what decides; between two turns there are no cards. @param {View} view @param {Words} t */
export function strip(view, t) {
  const side = (/** @type {"british" | "american"} */ of, /** @type {string} */ tone) =>
    view.cards[of] === null ? nothing : html`<span style=${styles({ "--side": tone })}>${t(of)} <b>${view.cards[of]}</b></span>`;
  return html`${side("british", "var(--sup)")}${side("american", "var(--opp)")}
    <span class="plain" data-fact="supply_points">${t("british-supply")} <b>${view.supply.british}</b></span>`;
}
