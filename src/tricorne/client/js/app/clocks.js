// @ts-check
/** The clocks of a timed table: fetched when the table goes on, ticking in between. */
import { html, nothing } from "../lit.js";
import { seatName, toned } from "./parts.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {{seats: string[], name: string | null, since: number | null, left: number | null, vacation_until: number | null, lost: boolean, absent: boolean}} Clocked */
/** @typedef {{clock: {bank: number, at_zero: string} | null, paused: boolean, people: Clocked[]}} People */

const WAIT_MS = 250;
const TICK_MS = 1000;
/** Time is short below this part of the bank, and below this many seconds at most. */
const SHORT_PART = 0.1;
const SHORT_S = 3600;

export class Clocks {
  /** @param {Desk} desk @param {() => void} draw */
  constructor(desk, draw) {
    this.desk = desk;
    this.draw = draw;
    this.since = 0;
    this.version = -1;
    this.untimed = false;
    this.timer = 0;
    this.ticking = 0;
  }

  /** The table has gone on. @param {number} version */
  follow(version) {
    if (this.untimed || version === this.version) return;
    this.version = version;
    this.ask(this.people ? WAIT_MS : 0);
  }

  get people() {
    return this.desk.people;
  }

  /** Ask again who sits here and how their clocks stand. @param {number} [wait] ms */
  ask(wait = WAIT_MS) {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.#ask(), wait);
  }

  async #ask() {
    /** @type {People | null} */
    const people = await this.desk.link.api.get("/people").catch(() => null);
    if (!people) return;
    this.untimed = !people.clock;
    this.desk.change({ people });
    if (this.untimed) return;
    this.since = performance.now();
    this.ticking ||= window.setInterval(this.draw, TICK_MS);
    if (this.desk.live.table.finished) clearInterval(this.ticking);
    this.draw();
  }

  /** @param {Clocked} person */
  #runs(person) {
    return person.since !== null && !person.vacation_until && !this.people?.paused && !this.desk.live.table.finished;
  }

  /** Seconds that somebody has left at this moment. @param {Clocked} person */
  #leftOf(person) {
    return Math.max(0, (person.left ?? 0) - (this.#runs(person) ? (performance.now() - this.since) / 1000 : 0));
  }

  /** The clocks as they stand in the top bar. */
  show() {
    const clock = this.people?.clock;
    if (!clock) return nothing;
    const short = Math.min(SHORT_S, clock.bank * SHORT_PART);
    const mayClaim = clock.at_zero === "claim" && !this.desk.live.table.you.observer;
    return this.people?.people.filter((person) => person.left !== null).map((person) => this.#show(person, short, mayClaim));
  }

  /** @param {Clocked} person @param {number} short @param {boolean} mayClaim */
  #show(person, short, mayClaim) {
    const { desk } = this;
    const { words, module } = desk;
    const left = this.#leftOf(person);
    const runs = this.#runs(person);
    const who = person.name ?? words.join(person.seats.map((seat) => seatName(desk, seat)));
    const own = person.seats.some((seat) => desk.live.table.you.seats.includes(seat));
    const state = person.vacation_until
      ? "ui-clock-vacation"
      : this.people?.paused
        ? "ui-clock-paused"
        : left < short
          ? "ui-clock-short"
          : "ui-clock";
    const label = words.t(state, { who, time: span(left) });
    const claim = () => desk.link.api.post("/claim-time", { seat: person.seats[0] }).catch(desk.complain);
    return html`<span
      class="clock ${runs ? "runs" : ""} ${left < short ? "short" : ""}"
      style=${toned(module.tones[person.seats[0]])}
      role="timer"
      aria-label=${label}
      title=${label}
      ><b aria-hidden="true">${span(left)}</b
      >${mayClaim && runs && left <= 0 && !own ? html`<button type="button" class="quiet little" @click=${claim}>${words.t("ui-claim-win")}</button>` : nothing}</span
    >`;
  }
}

/** A time as it is read at a glance: 2 d 3 h, 5 h 12 min, 4:59. @param {number} seconds */
export function span(seconds) {
  const s = Math.floor(seconds);
  if (s >= 86_400) return `${Math.floor(s / 86_400)} d ${Math.floor((s % 86_400) / 3600)} h`;
  if (s >= 3600) return `${Math.floor(s / 3600)} h ${Math.floor((s % 3600) / 60)} min`;
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;
}
