// @ts-check
/** Help beside a game: how it stands for this seat, and a coach for those who play alone. Both are asked for when the table has come to rest. */
import { knownTables, read, rememberTable } from "../app/memory.js";
import { isPhone } from "../app/measure.js";
import { prefers } from "../app/prefers.js";
import { progressOf } from "./progress.js";

/** @typedef {import("../app/desk.js").Desk} Desk */
/** @typedef {[string, Record<string, any>]} Because a message and its arguments */
/** @typedef {{advice: {option: string, why: Because[]}[], warnings: Record<string, Because[]>, occasions: Record<string, number>, turn: number, asked: number, kept: Set<string>}} Coaching to which question, in which turn, what has come up with the moment when it first did, and the sentences that are kept for whoever asks why */
/** @typedef {{moment: number, seat: string, kind: string, played: string, better: {option: string, why: Because[]}}} Overlooked */
/** @typedef {{brought: Because[], since: Because[], overlooked: Overlooked | null}} TurnSeen what a turn has brought, what came after it, and the better answer that was overlooked in it */
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

/** Whether a coach may speak: never where people play each other or the game counts, and not in lessons. @param {Desk} desk */
export function mayCoach({ lesson, live }) {
  const { seats, you, finished, rated } = live.table;
  const alone = seats.every((seat) => seat.yours || !seat.player.startsWith("human"));
  return !lesson && !finished && !rated && alone && you.seats.length > 0 && seats.some((seat) => !seat.yours);
}

/** How much the coach says. @param {Desk} desk @returns {Level} */
export function levelOf(desk) {
  if (!mayCoach(desk)) return "off";
  if (prefers.coach !== "auto") return prefers.coach;
  const tables = Object.values(/** @type {Record<string, {game: string, finished?: boolean}>} */ (read("tricorne.tables")));
  return tables.filter((table) => table.game === desk.game.id && table.finished).length < FIRST_GAMES ? "full" : "off";
}

/** What the coach says to the question that is asked now. @param {Desk} desk */
export function coachingOf({ coaching, asked }) {
  return coaching?.asked === asked ? coaching : null;
}

export class Assist {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    /** What was asked for last. */
    this.stood = "";
    this.coached = "";
    /** The turn that begins with the version at which the coach has looked back, and what it saw. @type {{turn: number, version: number, seen: TurnSeen | null}} */
    this.lookedBack = { turn: NaN, version: -1, seen: null };
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
    const { question, live, asked } = desk;
    this.coached = coached;
    desk.change({ coaching: null, warned: "", occasion: "", turnSeen: null });
    if (!coached || !question) return;
    const about = { seat: question.seat, version: live.version };
    const said = await desk.link.api.get("/coach", about).catch(() => null);
    if (this.coached !== coached || !said) return;
    const kept = this.#keepBack(said);
    desk.change({ coaching: { ...said, asked, kept }, occasion: this.#newOccasion(said), whyAsked: false });
    if (levelOf(desk) === "full") await this.#lookBack(coached, said.turn, about);
  }

  /** Once when a turn begins. Whoever comes back from an earlier moment reads it again. @param {string} coached @param {number} turn @param {{seat: string, version: number}} about */
  async #lookBack(coached, turn, about) {
    const { desk } = this;
    if (this.lookedBack.turn !== turn) {
      const seen = await desk.link.api.get("/coach/turn", about).catch(() => null);
      if (this.coached !== coached) return;
      this.lookedBack = { turn, version: about.version, seen: seen && this.#notTooOften(seen) };
    }
    if (this.lookedBack.version === about.version) desk.change({ turnSeen: this.lookedBack.seen });
  }

  /** The same thing is overlooked more often than it is said. @param {TurnSeen} turnSeen @returns {TurnSeen} */
  #notTooOften(turnSeen) {
    const { overlooked } = turnSeen;
    const isSaid = overlooked && this.#says(overlooked.kind, overlooked.better.why);
    return isSaid ? turnSeen : { ...turnSeen, overlooked: null };
  }

  /** The sentences of an advice that are kept back: what was said often enough, and on a phone all but the first reason. The others count as said. @param {Coaching} coaching */
  #keepBack({ advice }) {
    const { words } = this.desk;
    const kept = new Set();
    const said = new Set();
    const most = levelOf(this.desk) !== "full" ? 0 : isPhone() ? 1 : Infinity;
    for (const { why } of advice) {
      why.forEach(([say, args], place) => (place < most ? said : kept).add(words.say(say, args)));
    }
    for (const sentence of said) {
      if (this.#saysOnceMore(sentence)) kept.delete(sentence);
      else kept.add(sentence);
    }
    return kept;
  }

  /** Whether something may be said once more; then it counts as said. @param {string} kind of the question @param {Because[]} why */
  #says(kind, why) {
    return this.#saysOnceMore(`${kind} ${why[0]?.[0] ?? ""}`);
  }

  /** @param {string} what */
  #saysOnceMore(what) {
    const often = this.said.get(what) ?? 0;
    if (often >= MOST_OFTEN) return false;
    this.said.set(what, often + 1);
    return true;
  }

  /** What has come up since this person's last answer: told once a game for each lesson, and not to those who have played it. @param {Coaching} coaching */
  #newOccasion({ occasions }) {
    const { live, answered, seenUpTo, key, game } = this.desk;
    const { table } = live.table;
    const told = knownTables()[table]?.told ?? [];
    const known = [...told, ...progressOf(game.id).done];
    const since = answered.at(-1) ?? seenUpTo;
    const lessonOf = (/** @type {string} */ id) => key?.occasions[id]?.lesson ?? "";
    const found = Object.keys(occasions).find((id) => occasions[id] >= since && lessonOf(id) && !known.includes(lessonOf(id))) ?? "";
    if (found) rememberTable(table, { told: [...told, lessonOf(found)] });
    return found;
  }

  /** Whether an answer waits, because it would throw something away and this has not been said yet. @param {string} option */
  holds(option) {
    const { desk } = this;
    const why = coachingOf(desk)?.warnings[option];
    if (!why || desk.warned === option) return false;
    if (!this.#says(desk.question?.kind ?? "", why)) return false;
    desk.change({ warned: option });
    return true;
  }
}
