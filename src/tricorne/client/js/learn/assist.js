// @ts-check
/** Help beside a game: how it stands for this seat, and a coach for those who play alone. Both are asked for when the table has come to rest. */
import { read } from "../app/memory.js";
import { prefers } from "../app/prefers.js";

/** @typedef {import("../app/desk.js").Desk} Desk */
/** @typedef {[string, Record<string, any>]} Because a message and its arguments */
/** @typedef {{advice: {option: string, why: Because[]}[], warnings: Record<string, Because[]>}} Coaching */
/**
 * @typedef {object} Standing how a seat wins and how it stands, as docs/api.md describes it
 * @property {{say: string, args: Record<string, any>, side: string}[]} lines
 * @property {{place: string, say: string, args: Record<string, any>}[]} places
 * @property {{id: string, rule: string}[]} stages
 * @property {string} stage
 */
/** @typedef {"off" | "warnings" | "full"} Level */

/** @type {Level[]} */
export const LEVELS = ["off", "warnings", "full"];
/** Somebody's first games of a title are played with the coach. */
const FIRST_GAMES = 3;
/** The same thing is said at most so often in a game. */
const MOST_OFTEN = 2;

/** Whether a coach may speak: never where people play each other, and not in lessons. @param {Desk} desk */
export function mayCoach({ lesson, live }) {
  const { seats, you, finished } = live.table;
  const alone = seats.every((seat) => seat.yours || !seat.player.startsWith("human"));
  return !lesson && !finished && alone && you.seats.length > 0 && seats.some((seat) => !seat.yours);
}

/** How much the coach says. @param {Desk} desk @returns {Level} */
export function levelOf(desk) {
  if (!mayCoach(desk)) return "off";
  if (prefers.coach !== "auto") return prefers.coach;
  const tables = Object.values(/** @type {Record<string, {game: string, finished?: boolean}>} */ (read("tricorne.tables")));
  return tables.filter((table) => table.game === desk.game.id && table.finished).length < FIRST_GAMES ? "full" : "off";
}

export class Assist {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    /** What was asked for last. */
    this.stood = "";
    this.coached = "";
    /** How often each thing was said. @type {Map<string, number>} */
    this.said = new Map();
  }

  /** Everything is drawn. */
  follow() {
    const { live, question, asked, replaying, stepping } = this.desk;
    if (replaying !== null || stepping) return;
    const stood = `${live.seat} ${live.version}`;
    if (stood !== this.stood) void this.#stand(stood);
    const level = levelOf(this.desk);
    const coached = level !== "off" && question && question.seat !== "table" ? `${asked} ${live.version}` : "";
    if (coached !== this.coached) void this.#coach(coached);
  }

  /** @param {string} stood */
  async #stand(stood) {
    const { desk } = this;
    this.stood = stood;
    const standing = await desk.link.api.get("/standing", { seat: desk.live.seat }).catch(() => null);
    if (this.stood === stood) desk.change({ standing });
  }

  /** @param {string} coached */
  async #coach(coached) {
    const { desk } = this;
    const { question, live } = desk;
    this.coached = coached;
    desk.change({ coaching: null, warned: "" });
    if (!coached || !question) return;
    const coaching = await desk.link.api.get("/coach", { seat: question.seat, version: live.version }).catch(() => null);
    if (this.coached === coached) desk.change({ coaching });
  }

  /** Whether an answer waits, because it would throw something away and this has not been said yet. @param {string} option */
  holds(option) {
    const { desk } = this;
    const why = desk.coaching?.warnings[option];
    if (!why || desk.warned === option) return false;
    const what = `${desk.question?.kind} ${why[0]?.[0] ?? ""}`;
    const often = this.said.get(what) ?? 0;
    if (often >= MOST_OFTEN) return false;
    this.said.set(what, often + 1);
    desk.change({ warned: option });
    return true;
  }
}
