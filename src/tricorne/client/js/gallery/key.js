// @ts-check
/** The key: every piece, large and as a stack. */
import { LOOKS, blockDrawing, dieDrawing, ribbon, ribbonWidth, stackDrawing } from "../pieces.js";
import { drawing, escape } from "../svg.js";

/** @param {import("../types.js").Words} t */
export function key(t) {
  const one = (/** @type {string} */ kind, /** @type {"underground" | undefined} */ state) => {
    const stack = { kind, state };
    const name = state ? `${t(kind)}, ${t(state)}` : t(kind);
    return `<li>${stackDrawing(stack, 40)} ${stackDrawing({ ...stack, count: 3 }, 22)} <b>${escape(name)}</b></li>`;
  };
  const pieces = Object.keys(LOOKS).flatMap((kind) =>
    LOOKS[kind].underground ? [one(kind, undefined), one(kind, "underground")] : [one(kind, undefined)],
  );
  const leaders = [
    ["Washington", "patriots"],
    ["Clinton", "british"],
    ["Rochambeau", "french"],
    ["Cornplanter", "indians"],
  ].map(([name, side]) => drawing(ribbon(name, side), [-ribbonWidth(name) / 2 - 2, -11, ribbonWidth(name) + 4, 22], ribbonWidth(name)));
  const blocks = [
    {
      nation: /** @type {const} */ ("british"),
      letter: "B",
      type: /** @type {const} */ ("leader"),
      rating: "C3",
      name: "Howe",
      strength: 4,
      max: 4,
    },
    {
      nation: /** @type {const} */ ("hessian"),
      letter: "H",
      type: /** @type {const} */ ("foot"),
      rating: "C2",
      name: "Knyphausen",
      strength: 3,
      max: 4,
    },
    {
      nation: /** @type {const} */ ("loyalist"),
      letter: "L",
      type: /** @type {const} */ ("dragoon"),
      rating: "B2",
      name: "Tarleton",
      strength: 2,
      max: 3,
    },
    {
      nation: /** @type {const} */ ("indian"),
      letter: "I",
      type: /** @type {const} */ ("indian"),
      rating: "B1",
      name: "Mohawk",
      strength: 2,
      max: 3,
    },
    {
      nation: /** @type {const} */ ("warship"),
      letter: "B",
      type: /** @type {const} */ ("warship"),
      rating: "A2",
      name: "Graves",
      strength: 1,
      max: 3,
    },
    { back: true },
  ].map((b) => blockDrawing(b, 56));
  const faces = [1, 2, 3, 4, 5, 6, "hit", "flee", "command"].map((f) => dieDrawing(/** @type {1} */ (f), "var(--brit)", "#fff", 34));
  document.body.innerHTML = `<main class="gallery key"><ul>${pieces.join("")}</ul><p>${leaders.join(" ")}</p><p>${blocks.join(" ")}</p><p>${faces.join(" ")}</p></main>`;
}
