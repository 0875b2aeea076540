// @ts-check
/** Tracks over the game, with the turns marked below them: those that decide it together, then the others. A click goes to the moment. */
import { html, nothing, styles, svg } from "../lit.js";
import { course, courseSoFar } from "./course.js";
import { isWide, shareAcross } from "./measure.js";
import { turnMarks } from "./turns.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./course.js").Reading} Reading */
/** @typedef {{name: string, title: string, stroke: string, dash: string, values: number[]}} Line */
/** @typedef {{x: (moment: number) => number, y: (value: number) => number, last: number, low: number, high: number, height: number}} Scale */

const SAMPLES = 40;
const WIDTH = 400;
/** Room for figures at the left, and at the right for names of lines that share a chart. */
const LEFT = 26;
const RIGHT = 8;
const LETTER_PX = 6;
const TOP = 6;
const AXIS = 16;
const LARGE = 130;
const SMALL = 44;
/** Names of turns need so much room each. */
const LABEL_PX = 34;
/** Names at the ends of lines keep so far apart. */
const NAME_PX = 12;

/** Ask for the tracks of moments that were not seen, and for the whole log, which knows where turns begin. @param {Desk} desk */
export function loadChart(desk) {
  if (!desk.module.tracks) return;
  if (desk.live.logStart) desk.link.earlierLog().catch(desk.complain);
  course(desk, SAMPLES).then(() => desk.change({ charted: true }), desk.complain);
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
  const points = courseSoFar(desk, desk.live.view.moment);
  const lines = Object.keys(points.at(-1)?.values ?? {}).map((name) => lineOf(desk, name, points));
  const decides = lines.filter(({ name }) => desk.module.decides?.includes(name));
  const others = lines.filter((line) => !decides.includes(line));
  return [
    decides.length ? figure(desk, desk.words.t("ui-decides"), decides, points, LARGE) : nothing,
    ...others.map((line) => figure(desk, line.title, [line], points, SMALL)),
  ];
}

/** @param {Desk} desk @param {string} name @param {Reading[]} points @returns {Line} */
function lineOf({ words, module }, name, points) {
  const tone = module.tones[name] ?? module.tones[name.split("-")[0]];
  return {
    name,
    title: words.nounOr(name, words.has(`ui-track-${name}`) ? words.t(`ui-track-${name}`) : undefined),
    stroke: tone ? (tone.line ?? tone.fill) : "var(--ink2)",
    dash: tone?.dash ?? "",
    values: points.map((point) => point.values[name] ?? 0),
  };
}

/** A figure with a true minus. @param {number} n */
const figureOf = (n) => String(n).replace("-", "−");

/** The name of a line beside others of its kind: what follows their kind. @param {Line} line */
const shortOf = ({ title }) => title.split(": ").at(-1);

/** What stands at the end of a line. @param {Line} line */
const endOf = (line) => `${figureOf(line.values.at(-1) ?? 0)} ${shortOf(line)}`;

/** @param {Desk} desk @param {string} title @param {Line[]} lines @param {Reading[]} points @param {number} height */
function figure(desk, title, lines, points, height) {
  const shared = lines.length > 1;
  const values = lines.flatMap((line) => line.values);
  const longest = Math.max(...lines.map((line) => endOf(line).length));
  const limits = height === LARGE ? (desk.module.limits?.(desk.live.view.position) ?? []) : [];
  const scale = scaleOf([...values, ...limits], Math.max(1, desk.live.view.moment), height, shared ? RIGHT + LETTER_PX * longest : RIGHT);
  const go = (/** @type {MouseEvent} */ event) => {
    const at = shareAcross(event) * WIDTH;
    const span = scale.x(scale.last) - LEFT;
    desk.past.goTo(Math.round(Math.min(1, Math.max(0, (at - LEFT) / span)) * scale.last));
  };
  return html`<figure class="track-course ${shared ? "shared" : ""}">
    <figcaption>
      <span>${shared ? title : lines[0].title}</span>${shared ? nothing : html`<b>${figureOf(lines[0].values.at(-1) ?? 0)}</b>`}
      <small>${desk.words.t("ui-range", { low: figureOf(Math.min(...values)), high: figureOf(Math.max(...values)) })}</small>
    </figcaption>
    <svg viewBox="0 0 ${WIDTH} ${height + TOP + AXIS}" class="course" aria-hidden="true" @click=${go}>
      ${axes(desk, scale, limits)}${lines.map((line) => curve(line, points, scale))}${shared ? names(lines, scale) : nothing}${cursor(desk, scale)}
    </svg>
    ${table(title, lines, points)}
  </figure>`;
}

/** @param {number[]} values @param {number} last @param {number} height @param {number} right @returns {Scale} */
function scaleOf(values, last, height, right) {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  return {
    x: (moment) => LEFT + (moment / last) * (WIDTH - LEFT - right),
    y: (value) => TOP + height - ((value - low) / (high - low)) * height,
    last,
    low,
    high,
    height,
  };
}

/** The figures at the left, the turns below, and the figures that would have decided. @param {Desk} desk @param {Scale} scale @param {number[]} limits */
function axes(desk, { x, y, last, low, high, height }, limits) {
  const bottom = TOP + height;
  const marks = turnMarks(desk);
  const room = x(last) - LEFT;
  const step = Math.max(1, Math.ceil((marks.length * LABEL_PX) / room));
  const figure = (/** @type {number} */ value) => svg`<text class="figure" x=${LEFT - 5} y=${y(value) + 4}>${figureOf(value)}</text>`;
  return svg`<path class="frame" d="M${LEFT} ${TOP}V${bottom}H${x(last)}" />
    <path class="zero" d="M${LEFT} ${y(0)}H${x(last)}" />
    ${limits.map((value) => svg`<path class="limit" d="M${LEFT} ${y(value)}H${x(last)}" />`)}
    ${[...new Set([low, high, ...limits])].map(figure)}
    ${marks.map(({ moment }) => svg`<path class="turn" d="M${x(moment)} ${TOP}V${bottom + 3}" />`)}
    ${marks.map(({ moment, label }, i) => (i % step ? nothing : svg`<text class="label" x=${x(moment)} y=${bottom + 13}>${label}</text>`))}`;
}

/** @param {Line} line @param {Reading[]} points @param {Scale} scale */
function curve({ values, stroke, dash }, points, { x, y }) {
  const path = points.map(({ moment }, i) => `${i ? "L" : "M"}${x(moment).toFixed(1)} ${y(values[i]).toFixed(1)}`).join("");
  return svg`<path class="value" d=${path} stroke=${stroke} stroke-dasharray=${dash || nothing} />
    <circle cx=${x(points.at(-1)?.moment ?? 0)} cy=${y(values.at(-1) ?? 0)} r="3" fill=${stroke} />`;
}

/** Lines that share a chart have their names and figures at their ends. @param {Line[]} lines @param {Scale} scale */
function names(lines, { x, y, last, height }) {
  const ends = lines.map((line) => ({ line, at: y(line.values.at(-1) ?? 0) + 4 })).sort((a, b) => a.at - b.at);
  for (const [i, end] of ends.entries()) end.at = Math.max(end.at, i ? ends[i - 1].at + NAME_PX : 0);
  const over = Math.max(0, (ends.at(-1)?.at ?? 0) - (TOP + height + AXIS));
  return ends.map(
    ({ line, at }) =>
      svg`<text class="name" x=${x(last) + 7} y=${at - over} style=${styles({ fill: line.stroke })}><tspan class="figure">${figureOf(line.values.at(-1) ?? 0)}</tspan> ${shortOf(line)}</text>`,
  );
}

/** Where one looks. @param {Desk} desk @param {Scale} scale */
function cursor({ replaying }, { x, height }) {
  return replaying === null ? nothing : svg`<path class="cursor" d="M${x(replaying)} ${TOP}V${TOP + height}" />`;
}

/** The same for those who cannot see it. @param {string} title @param {Line[]} lines @param {Reading[]} points */
function table(title, lines, points) {
  const row = (/** @type {Reading} */ point, /** @type {number} */ i) =>
    html`<tr>
      <th scope="row">${point.moment}</th>
      ${lines.map(({ values }) => html`<td>${values[i]}</td>`)}
    </tr>`;
  return html`<div class="visually-hidden">
    <table>
      <caption>
        ${title}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${lines.map((line) => html`<th scope="col">${line.title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${points.map(row)}
      </tbody>
    </table>
  </div>`;
}
