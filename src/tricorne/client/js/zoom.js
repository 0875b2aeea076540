// @ts-check
/** The buttons at the corner of the map. */

const FIT = `<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" fill="none" stroke="currentColor" stroke-width="1.6"/></svg>`;

/** @param {import("./viewport.js").Viewport} viewport @param {import("./types.js").Words} t */
export function zoomButtons(viewport, t) {
  const box = document.createElement("div");
  box.className = "zoom";
  /** @type {[string, string, () => void][]} */
  const all = [
    ["+", "zoom-in", () => viewport.zoom(1.25)],
    ["−", "zoom-out", () => viewport.zoom(0.8)],
    [FIT, "zoom-fit", () => viewport.fit()],
  ];
  for (const [sign, word, act] of all) {
    const button = document.createElement("button");
    button.type = "button";
    button.title = t(word);
    button.setAttribute("aria-label", t(word));
    button.innerHTML = sign;
    button.addEventListener("click", act);
    box.append(button);
  }
  return box;
}
