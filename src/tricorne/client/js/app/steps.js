// @ts-check
/**
 * A bot's turn shown step by step: what the server sends is kept in a row and shown at a pace, however fast or slowly it
 * comes. Between two things that are shown lies the time that the person has chosen, also when they arrive one by one.
 */

/** @typedef {import("./types.js").Shown} Shown */
/** @typedef {{moment: number, shown: Shown | null}} Step without `shown` it has to be fetched */

const MOST_STEPS = 120;

export class Steps {
  /** @param {import("./desk.js").Desk} desk */
  constructor(desk) {
    this.desk = desk;
    /** @type {Step[]} */
    this.row = [];
    this.paused = false;
    this.timer = 0;
    this.pace = 0;
    this.running = false;
  }

  /** @param {Step[]} steps @param {number} pace ms */
  add(steps, pace) {
    this.pace = pace;
    this.row.push(...steps);
    if (this.row.length > MOST_STEPS) this.row.splice(0, this.row.length - MOST_STEPS);
    this.#tell();
    if (!this.running) void this.#next();
  }

  /** Show the next step and wait for the one after it. */
  async #next() {
    clearTimeout(this.timer);
    const step = this.row.shift();
    this.running = step !== undefined || this.paused;
    this.#tell();
    if (!step) return;
    const shown = step.shown ?? (await this.desk.past.at(step.moment).catch(() => null));
    if (!this.running) return;
    if (shown) this.desk.present(shown);
    await this.desk.drawn;
    // Whoever is asked decides at once; everybody else looks at the last step as long as at any other.
    if (!this.row.length && (this.desk.question || this.desk.shown.view.result)) this.running = this.paused = false;
    this.#tell();
    if (this.running && !this.paused) this.timer = window.setTimeout(() => void this.#next(), this.pace);
  }

  #tell() {
    this.desk.change({ stepping: this.running || this.row.length ? { left: this.row.length, paused: this.paused } : null });
  }

  /** Stop at this step, or go on. */
  pause() {
    this.paused = !this.paused;
    this.#tell();
    if (this.paused) clearTimeout(this.timer);
    else if (this.running) void this.#next();
  }

  /** Show the next step and stop there. */
  step() {
    this.paused = true;
    void this.#next();
  }

  /** Forget what is left. */
  stop() {
    clearTimeout(this.timer);
    this.row = [];
    this.running = false;
    this.paused = false;
    this.#tell();
  }
}

/**
 * The steps of one change that are worth a look: moments with a log line of their own, made by bots.
 * @param {Shown} before
 * @param {Shown} after
 * @returns {Step[]} empty when no bot had a part in it
 */
export function stepsOf(before, after) {
  const bots = new Set(after.table.seats.filter((seat) => !seat.player.startsWith("human")).map((seat) => seat.seat));
  const asked = before.view.asked.some((question) => bots.has(question.seat));
  const decided = after.reasons.find((reason) => reason.moment >= before.view.moment);
  if (!asked && !decided) return [];
  const first = asked ? before.view.moment : (decided?.moment ?? before.view.moment);
  const last = after.view.moment;
  const moments = new Set(
    after.log
      .filter((entry) => entry.moment >= first && entry.moment > before.view.moment && entry.moment < last)
      .map((entry) => entry.moment),
  );
  return [...[...moments].map((moment) => ({ moment, shown: null })), { moment: last, shown: after }];
}

/** What was shown at an earlier moment, from what the server tells of it. @param {Shown} live @param {any} past @returns {Shown} */
export function shownAt(live, past) {
  const { view, standing, log, log_start: logStart } = past;
  return { ...live, view, standing, log, logStart: logStart ?? 0, reasons: live.reasons.filter((reason) => reason.moment < view.moment) };
}
