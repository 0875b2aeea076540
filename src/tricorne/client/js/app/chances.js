// @ts-check
/** The chances to win as a bar: for those who play alone and for what is over, if they want to see it. */
import { html, nothing, styles } from "../lit.js";
import { Refused } from "./api.js";
import { seatName } from "./parts.js";
import { prefers } from "./prefers.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {{of: string, sides: {seats: string[], chance: number}[], games: number}} Estimate with the moment that it is of */

const REST_MS = 350;
/** A part narrower than this has no room for its figure. */
const LEAST_PERCENT = 12;

export class Chances {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    /** @type {Map<string, Estimate>} */
    this.known = new Map();
    this.wanted = "";
    this.refused = false;
    this.timer = 0;
    this.asking = new AbortController();
  }

  /** Whether they are to be seen. */
  get shown() {
    return prefers.chances && !this.refused && mayAsk(this.desk);
  }

  /** Ask for the chances of the moment that is shown, when it has been shown for a while. */
  follow() {
    const { desk } = this;
    if (!this.shown) return this.#drop();
    const of = momentOf(desk);
    if (desk.estimate?.of === of || this.wanted === of) return;
    this.#drop();
    this.wanted = of;
    const known = this.known.get(of);
    if (known) return desk.change({ estimate: known });
    this.asking = new AbortController();
    this.timer = window.setTimeout(() => void this.#ask(of, this.asking.signal), REST_MS);
  }

  #drop() {
    this.wanted = "";
    clearTimeout(this.timer);
    this.asking.abort();
  }

  /** @param {string} of @param {AbortSignal} signal */
  async #ask(of, signal) {
    const { desk } = this;
    const at = desk.replaying ?? desk.live.view.moment;
    try {
      const estimate = { of, ...(await desk.link.api.get("/chances", { seat: desk.live.seat, at }, signal)) };
      this.known.set(of, estimate);
      if (this.wanted === of) desk.change({ estimate });
    } catch (problem) {
      if (this.wanted === of) this.wanted = "";
      if (!(problem instanceof Refused) || problem.status === 409) return;
      this.refused = problem.status === 403 || problem.status === 422;
      desk.change({});
    }
  }
}

/** The moment that chances are of. @param {Desk} desk */
function momentOf({ live, replaying }) {
  return `${live.seat} ${live.version} ${replaying ?? live.view.moment}`;
}

/** @param {Desk} desk */
export function chanceBar(desk) {
  const { words, estimate, module } = desk;
  if (!estimate) return html`<p class="caption">${words.t("ui-chances-counting")}</p>`;
  const whole = estimate.sides.reduce((sum, side) => sum + side.chance, 0) || 1;
  const parts = estimate.sides.map(({ seats, chance }) => ({
    name: words.join(seats.map((seat) => seatName(desk, seat))),
    percent: Math.round((100 * chance) / whole),
    tone: module.tones[seats[0]],
  }));
  const text = words.t("ui-chances-are", { list: words.join(parts.map(({ name, percent }) => `${name} ${percent} %`)) });
  const part = (/** @type {typeof parts[number]} */ { percent, tone }) =>
    html`<span style=${styles({ "--tone": tone.fill, "--tone-ink": tone.ink, "flex-grow": percent })}
      >${percent >= LEAST_PERCENT ? `${percent} %` : nothing}</span
    >`;
  return html`<p class="caption">${words.t("ui-chances")}</p>
    <div
      class="chance-bar ${estimate.of === momentOf(desk) ? "" : "old"}"
      role="img"
      aria-label=${text}
      title="${text}. ${words.t("ui-chances-from", { games: estimate.games })}">
      ${parts.map(part)}
    </div>`;
}

/** Whether the server would tell: the table is over, or one person plays against bots. @param {Desk} desk */
function mayAsk(desk) {
  const { table } = desk.live;
  const people = table.seats.filter((seat) => seat.player.startsWith("human"));
  return (
    table.finished ||
    (table.you.seats.length > 0 && people.every((seat) => seat.yours) && people.length < table.seats.length) ||
    (table.fork_of !== null && people.every((seat) => seat.yours))
  );
}
