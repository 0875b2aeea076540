// @ts-check
/** What the first drawing of a table does not need: loaded when the table stands, or as soon as somebody asks for it. */
import { Refused } from "./api.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {typeof import("./panel_bodies.js")} Panels */

const STYLES = "/client/css/analysis.css";
const AGAIN_MS = 2000;

/** @type {Promise<Panels> | null} */
let coming = null;

/** The panels. They are loaded once; where that fails, the next who asks tries again. @param {Desk} desk */
export function loadPanels(desk) {
  coming ??= Promise.all([import("./panel_bodies.js"), styled(STYLES)]).then(
    ([panels]) => {
      desk.change({ panels });
      return panels;
    },
    () => {
      coming = null;
      throw new Refused({});
    },
  );
  return coming;
}

/** The panel that is open waits for them: say so where it takes several tries. @param {Desk} desk */
export function awaitPanels(desk) {
  loadPanels(desk).catch((problem) => {
    desk.complain(problem);
    setTimeout(() => desk.panel && awaitPanels(desk), AGAIN_MS);
  });
}

/** The table stands, and nothing is being done: what fails now is tried again when it is wanted. @param {Desk} desk */
export function loadWhenIdle(desk) {
  const load = () => void loadPanels(desk).catch(() => {});
  if ("requestIdleCallback" in window) requestIdleCallback(load);
  else setTimeout(load);
}

/** A style sheet of the page, after all that it has. @param {string} href @returns {Promise<unknown>} */
function styled(href) {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: resolve });
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
    document.body.append(link);
  });
}
