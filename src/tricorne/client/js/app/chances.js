// @ts-check
/** The chances to win as a bar: for those who play alone and for what is over, if they want to see it. */
import { Refused } from "./api.js";
import { seatName } from "./desk.js";
import { h, render } from "./dom.js";
import { settings } from "./store.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {{sides: {seats: string[], chance: number}[], games: number}} Told */

const REST_MS = 350;

export class ChanceBar {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    /** @type {Map<string, Told>} */
    this.known = new Map();
    this.wanted = "";
    this.refused = false;
    this.timer = 0;
    this.asking = new AbortController();
  }

  /** @param {Desk} desk */
  draw(desk) {
    const shown = settings().chances && !this.refused && mayAsk(desk);
    this.host.hidden = !shown;
    if (!shown) return this.#drop();
    const moment = desk.replaying ?? desk.live.view.moment;
    const key = `${desk.live.seat} ${desk.live.version} ${moment}`;
    const told = this.known.get(key);
    if (told) this.#show(desk, told, false);
    else if (this.wanted !== key) this.#ask(desk, key, moment);
  }

  #drop() {
    this.wanted = "";
    clearTimeout(this.timer);
    this.asking.abort();
  }

  /** @param {Desk} desk @param {string} key @param {number} moment */
  #ask(desk, key, moment) {
    this.#drop();
    this.wanted = key;
    this.asking = new AbortController();
    const { signal } = this.asking;
    const last = [...this.known.values()].at(-1);
    if (last) this.#show(desk, last, true);
    else render(this.host, h("p", { class: "caption" }, desk.words.t("ui-chances-counting")));
    this.timer = window.setTimeout(() => {
      desk.link.api.get("/chances", { seat: desk.live.seat, at: moment }, signal).then(
        (told) => {
          this.known.delete(key);
          this.known.set(key, told);
          if (this.wanted === key) this.#show(desk, told, false);
        },
        (problem) => this.#failed(desk, problem),
      );
    }, REST_MS);
  }

  /** @param {Desk} desk @param {unknown} problem */
  #failed(desk, problem) {
    this.wanted = "";
    if (!(problem instanceof Refused) || problem.status === 409) return;
    this.refused = problem.status === 403 || problem.status === 422;
    this.draw(desk);
  }

  /** @param {Desk} desk @param {Told} told @param {boolean} old */
  #show(desk, told, old) {
    const { words } = desk;
    const whole = told.sides.reduce((sum, side) => sum + side.chance, 0) || 1;
    const parts = told.sides.map((side) => ({
      name: words.join(side.seats.map((seat) => seatName(desk, seat))),
      percent: Math.round((100 * side.chance) / whole),
      seat: side.seats[0],
    }));
    const text = words.t("ui-chances-are", { list: words.join(parts.map((part) => `${part.name} ${part.percent} %`)) });
    const bar = h("div", {
      class: ["chance-bar", old && "old"],
      role: "img",
      "aria-label": text,
      title: `${text}. ${words.t("ui-chances-from", { games: told.games })}`,
    });
    for (const part of parts) {
      const piece = h("span", { tone: desk.module.tones[part.seat] }, part.percent >= 12 ? `${part.percent} %` : "");
      piece.style.flexGrow = String(part.percent);
      bar.append(piece);
    }
    render(this.host, h("p", { class: "caption" }, words.t("ui-chances")), bar);
  }
}

/** Whether the server would tell: the table is over, or one person plays against bots. @param {Desk} desk */
export function mayAsk(desk) {
  const { table } = desk.live;
  const people = table.seats.filter((seat) => seat.player.startsWith("human"));
  return (
    table.finished ||
    (table.you.seats.length > 0 && people.every((seat) => seat.yours) && people.length < table.seats.length) ||
    (table.fork_of !== null && people.every((seat) => seat.yours))
  );
}
