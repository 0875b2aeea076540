// @ts-check
/** Looking at other moments, and at what is over without its fog: the table as it was then, the address of a moment, playing it again. */
import { shownAt } from "./steps.js";
import { nextEvent } from "./turns.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./types.js").Shown} Shown */

const SLIDER_WAIT_MS = 60;
const KEEP_VIEWS = 400;
/** What a moment of a game that is played again lasts, at the ordinary speed. */
const MOMENT_MS = 700;
/** Eyes that see what every seat sees. */
export const ALL_EYES = "all";

export class Past {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.timer = 0;
    this.playTimer = 0;
    /** @type {Map<string, Promise<any>>} */
    this.views = new Map();
  }

  /** What a seat saw at a moment. @param {string} seat @param {number} moment @returns {Promise<any>} */
  async #view(seat, moment) {
    const key = `${seat} ${moment}`;
    if (this.views.size > KEEP_VIEWS) this.views.clear();
    if (!this.views.has(key)) this.views.set(key, this.desk.link.api.get("/view", { seat, at: moment }));
    try {
      return await this.views.get(key);
    } catch (problem) {
      this.views.delete(key);
      throw problem;
    }
  }

  /** @param {number} moment @returns {Promise<Shown>} */
  async at(moment) {
    const { live: now, module, eyes } = this.desk;
    const secrets = now.table.finished ? module.secrets : undefined;
    if (!secrets) return moment >= now.view.moment ? now : shownAt(now, await this.#view(now.seat, moment));
    const then = Math.min(moment, now.view.moment);
    if (eyes !== ALL_EYES) return { ...shownAt(now, await this.#view(eyes, then)), seat: eyes, eyes };
    const others = Object.values(secrets.sides).filter((side) => !side.includes(now.seat));
    const seats = [now.seat, ...others.map(([seat]) => seat)];
    const [own, ...more] = await Promise.all(seats.map((seat) => this.#view(seat, then)));
    const position = secrets.reveal(
      own.view.position,
      more.map(({ view }) => view.position),
    );
    return { ...shownAt(now, { ...own, view: { ...own.view, position } }), eyes };
  }

  /** Show the present of a game that is over as the eyes that are chosen see it. */
  async lift() {
    const { desk } = this;
    const { live, eyes } = desk;
    try {
      const shown = await this.at(live.view.moment);
      if (desk.live === live && desk.eyes === eyes && desk.replaying === null) desk.present(shown);
    } catch (problem) {
      desk.complain(problem);
    }
  }

  /** @param {number | null} moment null is the present */
  async show(moment) {
    const { desk } = this;
    const wanted = moment === null || moment >= desk.live.view.moment ? null : moment;
    desk.steps.stop();
    desk.change({ replaying: wanted, sliding: null, ...(wanted === null && { playing: false }) });
    nameInAddress(wanted);
    if (wanted === null) return desk.present(desk.live);
    if (desk.live.logStart) desk.link.earlierLog().catch(desk.complain);
    try {
      const shown = await this.at(wanted);
      if (desk.replaying === wanted) desk.present(shown);
    } catch (problem) {
      desk.change({ replaying: null, playing: false });
      desk.complain(problem);
      desk.present(desk.live);
    }
  }

  /** Look with other eyes at what is over. @param {string} eyes */
  lookWith(eyes) {
    const { desk } = this;
    desk.change({ eyes });
    void this.show(desk.replaying);
  }

  /** Play on from the moment that is shown, or from the beginning; or stop. */
  play() {
    const { desk } = this;
    clearTimeout(this.playTimer);
    desk.change({ playing: !desk.playing });
    if (desk.playing) void this.#playOn(desk.replaying === null ? 0 : nextEvent(desk, desk.replaying));
  }

  /** @param {number | null} moment */
  async #playOn(moment) {
    const { desk } = this;
    await this.show(moment);
    if (!desk.playing || desk.replaying !== moment || moment === null) return;
    const next = nextEvent(desk, moment);
    if (next !== null) void this.at(next).catch(() => {});
    this.playTimer = window.setTimeout(() => desk.playing && desk.replaying === moment && void this.#playOn(next), MOMENT_MS / desk.speed);
  }

  /** The person goes to a moment: what was played stops there. @param {number | null} moment */
  goTo(moment) {
    this.desk.change({ playing: false });
    void this.show(moment);
  }

  /** The slider is moved. @param {number} moment */
  slide(moment) {
    this.desk.change({ sliding: moment, playing: false });
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
