// @ts-check
/** Looking at other moments: the table as it was then, the slider, the address of a moment. */
import { html, live, nothing } from "../lit.js";
import { shownAt } from "./steps.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./types.js").Shown} Shown */

const SLIDER_WAIT_MS = 60;
const KEEP_VIEWS = 400;

export class Past {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.timer = 0;
    /** @type {Map<string, Promise<any>>} */
    this.views = new Map();
  }

  /** @param {number} moment @returns {Promise<Shown>} */
  async at(moment) {
    const { live: now, link } = this.desk;
    if (moment >= now.view.moment) return now;
    const key = `${now.seat} ${moment}`;
    if (this.views.size > KEEP_VIEWS) this.views.clear();
    if (!this.views.has(key)) this.views.set(key, link.api.get("/view", { seat: now.seat, at: moment }));
    try {
      return shownAt(now, await /** @type {Promise<any>} */ (this.views.get(key)));
    } catch (problem) {
      this.views.delete(key);
      throw problem;
    }
  }

  /** @param {number | null} moment null is the present */
  async show(moment) {
    const { desk } = this;
    const wanted = moment === null || moment >= desk.live.view.moment ? null : moment;
    desk.steps.stop();
    desk.change({ replaying: wanted, sliding: null });
    nameInAddress(wanted);
    if (wanted === null) return desk.present(desk.live);
    try {
      const shown = await this.at(wanted);
      if (desk.replaying === wanted) desk.present(shown);
    } catch (problem) {
      desk.change({ replaying: null });
      desk.complain(problem);
      desk.present(desk.live);
    }
  }

  /** The slider is moved. @param {number} moment */
  slide(moment) {
    this.desk.change({ sliding: moment });
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.show(moment), SLIDER_WAIT_MS);
  }

  /** Show the moment that the address names, if it is not the present. */
  showWanted() {
    const text = new URLSearchParams(location.search).get("m") ?? /^#m=(\d+)$/.exec(location.hash)?.[1];
    const wanted = text && /^\d+$/.test(text) ? Number(text) : null;
    if (wanted !== null && wanted < this.desk.live.view.moment) void this.show(wanted);
  }
}

/** @param {number | null} moment */
function nameInAddress(moment) {
  const url = new URL(location.href);
  if (moment === null) url.searchParams.delete("m");
  else url.searchParams.set("m", String(moment));
  url.hash = "";
  history.replaceState(null, "", url);
}

/** The slider. @param {Desk} desk */
export function replay(desk) {
  const { words, replaying, past, acts } = desk;
  const { view, table } = desk.live;
  const at = desk.sliding ?? replaying ?? view.moment;
  const slide = (/** @type {Event} */ event) => past.slide(Number(/** @type {HTMLInputElement} */ (event.target).value));
  const goBack = () => desk.replaying !== null && void acts.rewind(desk.replaying);
  const mayGoBack = replaying !== null && table.you.seats.length > 0 && !table.finished;
  return html`<label for="slider" class="caption">${words.t("ui-replay")}</label>
    <input type="range" id="slider" min="0" max=${view.moment} .value=${live(String(at))} @input=${slide} />
    <output id="slider-at" for="slider">${at} / ${view.moment}</output>
    ${mayGoBack ? html`<button type="button" class="quiet little" @click=${goBack}>${words.t("ui-go-back-here")}</button>` : nothing}`;
}
