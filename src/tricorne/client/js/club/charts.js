// @ts-check
/** Small charts with a table for those who cannot see them. */
import { h } from "../app/dom.js";

const WIDTH = 640;
const HEIGHT = 180;
const LEFT = 44;
const BOTTOM = 22;

/** @param {string} inner @param {string} title */
function drawing(inner, title) {
  const holder = h("div", { role: "img", "aria-label": title });
  holder.innerHTML = `<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}">${inner}</svg>`;
  return holder;
}

/**
 * Shares of games won, one bar each.
 * @param {{label: string, won: number, games: number}[]} rows
 * @param {(won: number, games: number) => string} say
 */
export function shareBars(rows, say) {
  return h(
    "div",
    { class: "bars" },
    rows.map(({ label, won, games }) => {
      const share = games ? won / games : 0;
      return h(
        "div",
        {},
        h("span", {}, label),
        h("meter", { min: 0, max: 1, value: share.toFixed(3), "aria-label": label }, `${Math.round(share * 100)} %`),
        h("span", {}, `${Math.round(share * 100)} % · ${say(won, games)}`),
      );
    }),
  );
}

/** How many games lasted how long. @param {string} title @param {{start: number, end: number, games: number}[]} bins */
export function spreadChart(title, bins) {
  const most = Math.max(1, ...bins.map((bin) => bin.games));
  const width = (WIDTH - LEFT) / Math.max(1, bins.length);
  const bars = bins.map((bin, n) => {
    const height = (bin.games / most) * (HEIGHT - BOTTOM - 12);
    return `<rect class="bar" x="${(LEFT + n * width + 2).toFixed(1)}" y="${(HEIGHT - BOTTOM - height).toFixed(1)}" width="${(width - 4).toFixed(1)}" height="${height.toFixed(1)}"/>`;
  });
  const first = bins[0]?.start ?? 0;
  const last = bins.at(-1)?.end ?? 0;
  const marks = `<path class="axis" d="M${LEFT} ${HEIGHT - BOTTOM}H${WIDTH}"/><text x="${LEFT}" y="${HEIGHT - 6}">${first}</text><text x="${WIDTH}" y="${HEIGHT - 6}" text-anchor="end">${last}</text><text x="${LEFT - 8}" y="16" text-anchor="end">${most}</text>`;
  return h(
    "figure",
    {},
    drawing(bars.join("") + marks, title),
    hiddenTable(
      title,
      bins.map((bin) => [`${bin.start}–${bin.end}`, bin.games]),
    ),
  );
}

/** A rating over time. @param {string} title @param {{at: number, rating: number}[]} steps */
export function courseChart(title, steps) {
  const ratings = steps.map((step) => step.rating);
  const low = Math.min(1500, ...ratings) - 20;
  const high = Math.max(1500, ...ratings) + 20;
  const x = (/** @type {number} */ n) => LEFT + (n / Math.max(1, steps.length - 1)) * (WIDTH - LEFT - 8);
  const y = (/** @type {number} */ rating) => 8 + (1 - (rating - low) / (high - low)) * (HEIGHT - BOTTOM - 12);
  const path = steps.map((step, n) => `${n ? "L" : "M"}${x(n).toFixed(1)} ${y(step.rating).toFixed(1)}`).join("");
  const marks = `<path class="axis" d="M${LEFT} ${y(1500).toFixed(1)}H${WIDTH}"/><text x="${LEFT - 6}" y="${(y(1500) + 4).toFixed(1)}" text-anchor="end">1500</text>`;
  const dots = steps.map((step, n) => `<circle class="bar" cx="${x(n).toFixed(1)}" cy="${y(step.rating).toFixed(1)}" r="3"/>`).join("");
  return h(
    "figure",
    {},
    drawing(`${marks}<path class="line" d="${path}"/>${dots}`, title),
    hiddenTable(
      title,
      steps.map((step, n) => [String(n + 1), step.rating]),
    ),
  );
}

/** @param {string} title @param {[string, number][]} rows */
function hiddenTable(title, rows) {
  return h(
    "table",
    { class: "visually-hidden" },
    h("caption", {}, title),
    h(
      "tbody",
      {},
      rows.map(([name, value]) => h("tr", {}, h("th", { scope: "row" }, name), h("td", {}, value))),
    ),
  );
}
