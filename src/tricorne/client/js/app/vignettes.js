// @ts-check
/** Small pieces of the maps, drawn in the colours of the page. */
import { html, nothing, svg } from "../lit.js";

/** @typedef {{size: [number, number], out: string, play: string, borders: string, lakes: string, rivers: string}} Vignette */

/** From bottom to top. */
const LINES = /** @type {const} */ (["out", "play", "rivers", "borders", "lakes"]);

/** @returns {Promise<Record<string, Vignette>>} by game */
export async function loadVignettes() {
  const answer = await fetch("/client/boards/vignettes.json");
  return answer.ok ? answer.json() : {};
}

/** @param {Vignette | undefined} vignette */
export function vignetteOf(vignette) {
  if (!vignette) return nothing;
  const [width, height] = vignette.size;
  return html`<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${LINES.map((name) => svg`<path class="v-${name}" d=${vignette[name]} />`)}
  </svg>`;
}
