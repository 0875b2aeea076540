// @ts-check
/** Small charts with a table for those who cannot see them. */
import { html, svg } from "../lit.js";

const WIDTH = 640;
const HEIGHT = 180;
const LEFT = 56;
const BOTTOM = 22;
/** The rating that everybody begins with. */
const FIRST_RATING = 1500;

/** A chart and the same as a table. @param {string} title @param {unknown} drawn @param {[string, number][]} rows */
function chart(title, drawn, rows) {
  return html`<figure>
    <div role="img" aria-label=${title}><svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawn}</svg></div>
    <div class="visually-hidden">
      <table>
        <caption>
          ${title}
        </caption>
        <tbody>
          ${rows.map(
            ([name, value]) =>
              html`<tr>
                <th scope="row">${name}</th>
                <td>${value}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </figure>`;
}

/**
 * Shares of games won, one bar each.
 * @param {{label: string, won: number, games: number}[]} rows
 * @param {(won: number, games: number) => string} say
 */
export function shareBars(rows, say) {
  return html`<div class="bars">
    ${rows.map(({ label, won, games }) => {
      const share = games ? won / games : 0;
      const percent = `${Math.round(share * 100)} %`;
      return html`<div>
        <span>${label}</span><meter min="0" max="1" value=${share.toFixed(3)} aria-label=${label}>${percent}</meter
        ><span>${percent} · ${say(won, games)}</span>
      </div>`;
    })}
  </div>`;
}

/** How many games lasted how long. @param {string} title @param {{start: number, end: number, games: number}[]} bins */
export function spreadChart(title, bins) {
  const most = Math.max(1, ...bins.map((bin) => bin.games));
  const width = (WIDTH - LEFT) / Math.max(1, bins.length);
  const bar = (/** @type {typeof bins[number]} */ { games }, /** @type {number} */ n) => {
    const height = (games / most) * (HEIGHT - BOTTOM - 12);
    return svg`<rect class="bar" x=${(LEFT + n * width + 2).toFixed(1)} y=${(HEIGHT - BOTTOM - height).toFixed(1)} width=${(width - 4).toFixed(1)} height=${height.toFixed(1)} />`;
  };
  const drawn = svg`${bins.map(bar)}
    <path class="axis" d="M${LEFT} ${HEIGHT - BOTTOM}H${WIDTH}" />
    <text x=${LEFT} y=${HEIGHT - 6}>${bins[0]?.start ?? 0}</text>
    <text x=${WIDTH} y=${HEIGHT - 6} text-anchor="end">${bins.at(-1)?.end ?? 0}</text>
    <text x=${LEFT - 8} y="16" text-anchor="end">${most}</text>`;
  return chart(
    title,
    drawn,
    bins.map((bin) => [`${bin.start}–${bin.end}`, bin.games]),
  );
}

/** A rating over time. @param {string} title @param {{at: number, rating: number}[]} steps */
export function courseChart(title, steps) {
  const ratings = steps.map((step) => step.rating);
  const low = Math.min(FIRST_RATING, ...ratings) - 20;
  const high = Math.max(FIRST_RATING, ...ratings) + 20;
  const x = (/** @type {number} */ n) => (LEFT + (n / Math.max(1, steps.length - 1)) * (WIDTH - LEFT - 8)).toFixed(1);
  const y = (/** @type {number} */ rating) => 8 + (1 - (rating - low) / (high - low)) * (HEIGHT - BOTTOM - 12);
  const path = ratings.map((rating, n) => `${n ? "L" : "M"}${x(n)} ${y(rating).toFixed(1)}`).join("");
  const drawn = svg`
    <path class="axis" d="M${LEFT} ${y(FIRST_RATING).toFixed(1)}H${WIDTH}" />
    <text x=${LEFT - 6} y=${(y(FIRST_RATING) + 4).toFixed(1)} text-anchor="end">${FIRST_RATING}</text>
    <path class="line" d=${path} />
    ${ratings.map((rating, n) => svg`<circle class="bar" cx=${x(n)} cy=${y(rating).toFixed(1)} r="3" />`)}`;
  return chart(
    title,
    drawn,
    ratings.map((rating, n) => [String(n + 1), rating]),
  );
}
