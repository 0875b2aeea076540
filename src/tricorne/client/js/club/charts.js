// @ts-check
/** Small charts with a table for those who cannot see them. */
import { html, svg } from "../lit.js";

const WIDTH = 640;
const HEIGHT = 180;
const LEFT = 56;
const BOTTOM = 22;
/** The rating that everybody begins with. */
const FIRST_RATING = 1500;

/** A chart and the same as a table. @param {string} title @param {unknown} drawn @param {[string, number][]} rows @param {[number, number]} [size] */
function chart(title, drawn, rows, [width, height] = [WIDTH, HEIGHT]) {
  return html`<figure>
    <div role="img" aria-label=${title}><svg class="chart" viewBox="0 0 ${width} ${height}">${drawn}</svg></div>
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

/** The size of the chart of a rating, which stands in a narrow card, and the distance of its lines. */
const COURSE = { width: 340, height: 150, left: 40, right: 8, bottom: 20, step: 100 };

/**
 * A rating over time with its uncertainty. A game is opened by a click on its point; the archive has it too.
 * @param {string} title
 * @param {{at: number, rating: number, spread: number, table: string}[]} steps
 * @param {(seconds: number) => string} day
 */
export function courseChart(title, steps, day) {
  const { width, height, left, right, bottom, step } = COURSE;
  const start = steps[0].at;
  const span = Math.max(1, steps[steps.length - 1].at - start);
  const low = Math.min(FIRST_RATING, ...steps.map((one) => one.rating - one.spread)) - 10;
  const high = Math.max(FIRST_RATING, ...steps.map((one) => one.rating + one.spread)) + 10;
  const x = (/** @type {number} */ at) => (left + ((at - start) / span) * (width - left - right)).toFixed(1);
  const y = (/** @type {number} */ rating) => (6 + (1 - (rating - low) / (high - low)) * (height - bottom - 12)).toFixed(1);
  const line = steps.map(({ at, rating }) => `${x(at)} ${y(rating)}`).join("L");
  const above = steps.map(({ at, rating, spread }) => `${x(at)} ${y(rating + spread)}`);
  const below = steps.map(({ at, rating, spread }) => `${x(at)} ${y(rating - spread)}`).reverse();
  const most = Math.ceil((high - low) / step / 5) * step;
  const marks = [];
  for (let mark = Math.ceil(low / most) * most; mark < high; mark += most) marks.push(mark);
  const drawn = svg`
    <path class="band" d=${`M${[...above, ...below].join("L")}Z`} />
    ${marks.map((mark) => svg`<path class="axis" d="M${left} ${y(mark)}H${width}" /><text x=${left - 6} y=${Number(y(mark)) + 4} text-anchor="end">${mark}</text>`)}
    <path class="line" d=${`M${line}`} />
    ${steps.map(({ at, rating, table }) => svg`<circle class="bar" cx=${x(at)} cy=${y(rating)} r="3" @click=${() => location.assign(`/t/${table}`)}><title>${day(at)}: ${rating}</title></circle>`)}
    <text x=${left} y=${height - 4}>${day(start)}</text>
    ${steps.length > 1 ? svg`<text x=${width} y=${height - 4} text-anchor="end">${day(start + span)}</text>` : ""}`;
  return chart(
    title,
    drawn,
    steps.map(({ at, rating }) => [day(at), rating]),
    [width, height],
  );
}
