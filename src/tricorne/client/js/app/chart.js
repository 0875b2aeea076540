// @ts-check
/** Key tracks over time, drawn small: one chart for each value, all on the same moments. */
import { html, nothing, svg } from "../lit.js";
import { course, courseSoFar } from "./course.js";
import { isWide } from "./measure.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./course.js").Reading} Reading */

const SAMPLES = 24;
const WIDTH = 260;
const HEIGHT = 54;

/** Ask for the tracks of moments that were not seen. @param {Desk} desk */
export function loadChart(desk) {
  if (desk.module.tracks) course(desk, SAMPLES).then(() => desk.change({ charted: true }), desk.complain);
}

/** @param {Desk} desk */
export function chart(desk) {
  const { words } = desk;
  if (!desk.module.tracks) return html`<p class="empty">${words.t("ui-no-chart")}</p>`;
  return desk.charted ? figures(desk) : html`<p class="empty">${words.t("ui-loading")}</p>`;
}

/** The same without asking for more than has been seen, where the screen has room for it all the time. @param {Desk} desk */
export function courses(desk) {
  if (!isWide() || !desk.module.tracks) return nothing;
  return html`<h2 class="caption">${desk.words.t("ui-chart")}</h2>
    ${figures(desk)}`;
}

/** @param {Desk} desk */
function figures(desk) {
  const points = courseSoFar(desk);
  return Object.keys(points.at(-1)?.values ?? {}).map((name) => figure(desk, name, points));
}

/** A figure with a true minus. @param {number} n */
const figureOf = (n) => String(n).replace("-", "−");

/** @param {Desk} desk @param {string} name @param {Reading[]} points */
function figure(desk, name, points) {
  const { words, module } = desk;
  const values = points.map((p) => p.values[name] ?? 0);
  const now = values.at(-1) ?? 0;
  const title = words.nounOr(name, words.has(`ui-track-${name}`) ? words.t(`ui-track-${name}`) : undefined);
  const range = words.t("ui-range", { low: figureOf(Math.min(...values)), high: figureOf(Math.max(...values)) });
  const side = module.tones[name];
  const row = (/** @type {Reading} */ point, /** @type {number} */ i) =>
    html`<tr>
      <th scope="row">${point.moment}</th>
      <td>${values[i]}</td>
    </tr>`;
  return html`<figure class="track-course">
    <figcaption><span>${title}</span><b>${figureOf(now)}</b><small>${range}</small></figcaption>
    ${curve(points, values, side ? (side.line ?? side.fill) : "var(--ink2)")}
    <table class="visually-hidden">
      <caption>
        ${title}
      </caption>
      <tbody>
        ${points.map(row)}
      </tbody>
    </table>
  </figure>`;
}

/** @param {Reading[]} points @param {number[]} values @param {string} tone */
function curve(points, values, tone) {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const last = points.at(-1)?.moment || 1;
  const x = (/** @type {number} */ moment) => (2 + (moment / last) * (WIDTH - 8)).toFixed(1);
  const y = (/** @type {number} */ value) => (HEIGHT - 4 - ((value - low) / (high - low || 1)) * (HEIGHT - 10)).toFixed(1);
  const path = points.map((p, i) => `${i ? "L" : "M"}${x(p.moment)} ${y(values[i])}`).join("");
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" class="course" aria-hidden="true">
    ${svg`<path class="zero" d="M2 ${y(0)}H${WIDTH - 6}" /><path class="value" d=${path} stroke=${tone} />
      <circle cx=${x(last)} cy=${y(values.at(-1) ?? 0)} r="3" fill=${tone} />`}
  </svg>`;
}
