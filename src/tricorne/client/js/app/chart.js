// @ts-check
/** Key tracks over time, drawn small: one chart for each value, all on the same moments. */
import { course, courseSoFar } from "./course.js";
import { h, render } from "./dom.js";

/** @typedef {import("./desk.js").Desk} Desk */

const SAMPLES = 24;
const WIDTH = 260;
const HEIGHT = 54;
/** From this width on the charts stand beside the log. */
export const WIDE_PX = 2300;

/** @param {HTMLElement} host @param {Desk} desk */
export async function drawChart(host, desk) {
  const { words } = desk;
  if (!desk.module.tracks) {
    host.replaceChildren(h("p", { class: "empty" }, words.t("ui-no-chart")));
    return;
  }
  host.replaceChildren(h("p", { class: "empty" }, words.t("ui-loading")));
  host.replaceChildren(...figures(desk, await course(desk, SAMPLES)));
}

/** The same without asking for more than has been seen, where the screen has room for it all the time. @param {HTMLElement} host @param {Desk} desk */
export function drawCourses(host, desk) {
  if (innerWidth >= WIDE_PX && desk.module.tracks)
    render(host, h("h2", { class: "caption" }, desk.words.t("ui-chart")), figures(desk, courseSoFar(desk)));
}

/** @param {Desk} desk @param {import("./course.js").Reading[]} points */
function figures(desk, points) {
  return Object.keys(points.at(-1)?.values ?? {}).map((name) => figure(desk, name, points));
}

/** A figure with a true minus. @param {number} n */
const figureOf = (n) => String(n).replace("-", "−");

/** @param {Desk} desk @param {string} name @param {import("./course.js").Reading[]} points */
function figure(desk, name, points) {
  const values = points.map((p) => p.values[name] ?? 0);
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const last = points.at(-1)?.moment || 1;
  const x = (/** @type {number} */ moment) => 2 + (moment / last) * (WIDTH - 8);
  const y = (/** @type {number} */ value) => HEIGHT - 4 - ((value - low) / (high - low || 1)) * (HEIGHT - 10);
  const path = points.map((p, i) => `${i ? "L" : "M"}${x(p.moment).toFixed(1)} ${y(values[i]).toFixed(1)}`).join("");
  const side = desk.module.tones[name];
  const tone = side ? (side.line ?? side.fill) : "var(--ink2)";
  const title = desk.words.nounOr(name, desk.words.has(`ui-track-${name}`) ? desk.words.t(`ui-track-${name}`) : undefined);
  const holder = h("span", { "aria-hidden": "true" });
  holder.innerHTML = `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" class="course"><path class="zero" d="M2 ${y(0)}H${WIDTH - 6}"/><path class="value" d="${path}" stroke="${tone}"/><circle cx="${x(last)}" cy="${y(values.at(-1) ?? 0)}" r="3" fill="${tone}"/></svg>`;
  const table = h(
    "table",
    { class: "visually-hidden" },
    h("caption", {}, title),
    h(
      "tbody",
      {},
      points.map((p, i) => h("tr", {}, h("th", { scope: "row" }, p.moment), h("td", {}, values[i]))),
    ),
  );
  return h(
    "figure",
    { class: "track-course" },
    h(
      "figcaption",
      {},
      h("span", {}, title),
      h("b", {}, figureOf(values.at(-1) ?? 0)),
      h("small", {}, desk.words.t("ui-range", { low: figureOf(Math.min(...values)), high: figureOf(Math.max(...values)) })),
    ),
    holder,
    table,
  );
}
