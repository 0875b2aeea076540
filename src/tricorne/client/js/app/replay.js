// @ts-check
/** What steers the replay: playing, a slider with the turns marked on it, the speed, and whose eyes see what is over. */
import { icon, iconButton } from "../icons.js";
import { html, live, nothing, styles } from "../lit.js";
import { ALL_EYES } from "./past.js";
import { turnMarks } from "./turns.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @type {[number, string][]} */
const SPEEDS = [
  [0.5, "½×"],
  [1, "1×"],
  [2, "2×"],
  [4, "4×"],
];

/** @param {Desk} desk */
export function replay(desk) {
  const { words, replaying, past, acts, playing } = desk;
  const { view, table } = desk.live;
  const at = desk.sliding ?? replaying ?? view.moment;
  const slide = (/** @type {Event} */ event) => past.slide(Number(/** @type {HTMLInputElement} */ (event.target).value));
  const goBack = () => desk.replaying !== null && void acts.rewind(desk.replaying);
  const mayGoBack = replaying !== null && table.you.seats.length > 0 && !table.finished;
  const mark = (/** @type {import("./turns.js").Mark} */ { moment, label }) =>
    html`<i style=${styles({ "--at": moment / (view.moment || 1) })} title=${label}></i>`;
  return html`${iconButton(playing ? "pause" : "play", words.t(playing ? "ui-pause" : "ui-play-again"), () => past.play(), { key: "play", disabled: !view.moment })}
    <label for="slider" class="visually-hidden">${words.t("ui-replay")}</label>
    <div class="slider">
      ${desk.panels?.analysisChart(desk) ?? nothing}
      <input type="range" id="slider" min="0" max=${view.moment} .value=${live(String(at))} @input=${slide} />
      <div class="marks" aria-hidden="true">${turnMarks(desk).map(mark)}</div>
    </div>
    <output id="slider-at" for="slider">${at} / ${view.moment}</output>
    ${speedChoice(desk)}${mayGoBack ? html`<button type="button" class="quiet little" @click=${goBack}>${words.t("ui-go-back-here")}</button>` : nothing}`;
}

/** @param {Desk} desk */
function speedChoice(desk) {
  const choose = (/** @type {Event} */ event) => desk.change({ speed: Number(/** @type {HTMLSelectElement} */ (event.target).value) });
  return html`<select class="speed" aria-label=${desk.words.t("ui-speed")} title=${desk.words.t("ui-speed")} @change=${choose}>
    ${SPEEDS.map(([speed, name]) => html`<option value=${speed} ?selected=${speed === desk.speed}>${name}</option>`)}
  </select>`;
}

/** The switch between what everybody sees of a game that is over and what one side saw. @param {Desk} desk */
export function eyes(desk) {
  const { words, live: now, module } = desk;
  if (!now.table.finished || !module.secrets || desk.lesson) return nothing;
  const choice = (/** @type {string} */ seen, /** @type {string} */ label) =>
    html`<button
      type="button"
      class=${desk.eyes === seen ? "on" : ""}
      aria-pressed=${desk.eyes === seen}
      data-eyes=${seen}
      @click=${() => desk.past.lookWith(seen)}>
      ${label}
    </button>`;
  const sides = Object.entries(module.secrets.sides);
  return html`<div class="eyes" role="group" aria-label=${words.t("ui-eyes")}>
    ${icon("eye")}${choice(ALL_EYES, words.t("ui-eyes-all"))}${sides.map(([side, [seat]]) => choice(seat, words.t("ui-eyes-of", { side: words.noun(side) })))}
  </div>`;
}
