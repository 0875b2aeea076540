// @ts-check
/** Looking at other moments: the table as it was then, the slider, the address of a moment. */
import { byId, h } from "./dom.js";
import { shownAt } from "./steps.js";

/** @typedef {import("./table.js").TablePage} TablePage */
/** @typedef {import("./types.js").Shown} Shown */

const SLIDER_WAIT_MS = 60;
const KEEP_VIEWS = 400;

export class Past {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** The moment that is looked at, or null for the present. @type {number | null} */
    this.moment = null;
    /** @type {Map<string, Promise<any>>} */
    this.views = new Map();
  }

  /** @param {number} moment @returns {Promise<Shown>} */
  async at(moment) {
    const { live, link } = this.page;
    if (moment >= live.view.moment) return live;
    const key = `${live.seat} ${moment}`;
    if (this.views.size > KEEP_VIEWS) this.views.clear();
    if (!this.views.has(key)) this.views.set(key, link.api.get("/view", { seat: live.seat, at: moment }));
    try {
      return shownAt(live, await /** @type {Promise<any>} */ (this.views.get(key)));
    } catch (problem) {
      this.views.delete(key);
      throw problem;
    }
  }

  /** @param {number | null} moment null is the present */
  async show(moment) {
    const { page } = this;
    const wanted = moment === null || moment >= page.live.view.moment ? null : moment;
    this.moment = wanted;
    page.steps.stop();
    const url = new URL(location.href);
    if (wanted === null) url.searchParams.delete("m");
    else url.searchParams.set("m", String(wanted));
    url.hash = "";
    history.replaceState(null, "", url);
    if (wanted === null) return page.present(page.live);
    try {
      const shown = await this.at(wanted);
      if (this.moment === wanted) page.present(shown);
    } catch (problem) {
      this.moment = null;
      page.complain(problem);
      page.present(page.live);
    }
  }

  /** Show the moment that the address names, if it is not the present. */
  showWanted() {
    const text = new URLSearchParams(location.search).get("m") ?? /^#m=(\d+)$/.exec(location.hash)?.[1];
    const wanted = text && /^\d+$/.test(text) ? Number(text) : null;
    if (wanted !== null && wanted < this.page.live.view.moment) void this.show(wanted);
  }

  /** The slider. @param {HTMLElement} host */
  draw(host) {
    const { words, live } = this.page;
    const at = this.moment ?? live.view.moment;
    if (host.dataset.lang !== words.language) {
      host.dataset.lang = words.language;
      this.#make(host);
    }
    const slider = /** @type {HTMLInputElement} */ (byId("slider"));
    slider.max = String(live.view.moment);
    slider.value = String(at);
    byId("slider-at").textContent = `${at} / ${live.view.moment}`;
    byId("go-back").hidden = this.moment === null || !live.table.you.seats.length || live.table.finished;
  }

  /** @param {HTMLElement} host */
  #make(host) {
    const { words, acts } = this.page;
    let timer = 0;
    const move = (/** @type {Event} */ event) => {
      const value = Number(/** @type {HTMLInputElement} */ (event.target).value);
      clearTimeout(timer);
      timer = window.setTimeout(() => void this.show(value), SLIDER_WAIT_MS);
    };
    host.replaceChildren(
      h("label", { for: "slider", class: "caption" }, words.t("ui-replay")),
      h("input", { type: "range", id: "slider", min: 0, on: { input: move } }),
      h("output", { id: "slider-at", for: "slider" }),
      h(
        "button",
        {
          type: "button",
          class: "quiet little",
          id: "go-back",
          on: { click: () => this.moment !== null && void acts.rewind(this.moment) },
        },
        words.t("ui-go-back-here"),
      ),
    );
  }
}
