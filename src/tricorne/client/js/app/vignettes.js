// @ts-check
/** Small pieces of the maps, drawn in the colours of the page. */

/** @typedef {{size: [number, number], out: string, play: string, borders: string, lakes: string, rivers: string}} Vignette */

/** @type {Promise<Record<string, Vignette>> | null} */
let loading = null;

/** Draw the vignette of a game into an element as soon as it is there. @param {HTMLElement} host @param {string} game */
export async function drawVignette(host, game) {
  loading ??= fetch("/client/boards/vignettes.json").then((answer) => (answer.ok ? answer.json() : {}));
  const found = (await loading)[game];
  if (!found) return;
  const line = (/** @type {"out" | "play" | "borders" | "lakes" | "rivers"} */ name) => `<path class="v-${name}" d="${found[name]}"/>`;
  host.innerHTML = `<svg viewBox="0 0 ${found.size[0]} ${found.size[1]}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${line("out")}${line("play")}${line("rivers")}${line("borders")}${line("lakes")}</svg>`;
}
