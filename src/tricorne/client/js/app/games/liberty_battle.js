// @ts-check
/** A battle of Liberty: its blocks, dice and hits as the log tells them, who fires next, and what an answer would bring. */
import { blockDrawing } from "../../blocks.js";
import { html } from "../../lit.js";
import { dieDrawing } from "../../signs.js";
import { capital, lineText } from "../parts.js";
import { LIBERTY as TONES } from "../../games/tones.js";
import { face } from "./liberty_blocks.js";
import { percent, whoHolds } from "./odds.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../types.js").LogEntry} LogEntry */
/** @typedef {"american" | "british"} Side */
/** @typedef {{side: Side, first: number, left: number, gone: "" | "captured" | "retreated", to: string}} Block */
/** @typedef {{fired: LogEntry, round: number, after: LogEntry[]}} Shot */

const BLOCK_PX = 34;
const DIE_PX = { small: 20, large: 28 };
const DIE_FACES = 6;
const QUESTIONS = ["combat", "hit", "retreat", "retreat-block", "leave", "volley"];
const FOLLOWING = ["hit", "captured", "hits_lost", "landed", "repulsed", "retreated"];

/** @param {Side} side @returns {Side} */
function other(side) {
  return side === "british" ? "american" : "british";
}

/** @param {Desk} desk @param {string} block */
function nameOf(desk, block) {
  return capital(desk.words.nounOr(block));
}

/** The lines of the last battle. @param {LogEntry[]} log */
function linesOf(log) {
  const start = log.findLastIndex((entry) => entry.event === "battle");
  if (start < 0) return [];
  const lines = log.slice(start);
  const end = lines.findIndex((entry) => entry.event === "won");
  return end < 0 ? lines : lines.slice(0, end + 1);
}

/** Every block that was seen in the battle, with its steps at first and now. @param {LogEntry[]} lines @returns {Record<string, Block>} */
function blocksOf(lines) {
  /** @type {Record<string, Block>} */
  const blocks = {};
  for (const { event, args } of lines) {
    if (event === "revealed")
      for (const [id, steps] of Object.entries(args.blocks))
        blocks[id] = { side: args.side, first: Number(steps), left: Number(steps), gone: "", to: "" };
    const block = blocks[args.block];
    if (!block) continue;
    if (event === "hit") block.left = args.left;
    if (event === "captured") Object.assign(block, { left: 0, gone: "captured" });
    if (event === "retreated") Object.assign(block, { gone: "retreated", to: args.end });
  }
  return blocks;
}

/** Who fired, and what came of it. @param {LogEntry[]} lines @returns {Shot[]} */
function shotsOf(lines) {
  /** @type {Shot[]} */
  const shots = [];
  let round = 1;
  for (const line of lines) {
    if (line.event === "round") round = line.args.number;
    if (line.event === "fired") shots.push({ fired: line, round, after: [] });
    else if (FOLLOWING.includes(line.event)) shots.at(-1)?.after.push(line);
  }
  return shots;
}

/** @param {Desk} desk @param {Side} side @param {Side} attacker @param {Record<string, Block>} blocks @param {string[]} acted @returns {import("../../battle.js").Side} */
function sideOf(desk, side, attacker, blocks, acted) {
  const { words } = desk;
  const reserves = desk.shown.view.position.battle?.reserves[side] ?? 0;
  const own = Object.entries(blocks).filter(([, block]) => block.side === side);
  return {
    name: capital(words.nounOr(side)),
    role: words.t(side === attacker ? "ui-attacks" : "ui-defends"),
    tone: TONES[side],
    units: own.map(([id, block]) => {
      const view = face(desk, id, block.left);
      const reason = block.gone
        ? words.t(`ui-block-${block.gone}`, { place: block.to ? words.nounOr(block.to) : "" })
        : acted.includes(id)
          ? words.t("ui-has-acted")
          : "";
      return {
        drawn: blockDrawing(view, BLOCK_PX),
        name: nameOf(desk, id),
        note: [view.rating, reason].filter(Boolean).join(", "),
        before: block.first,
        now: block.left,
        gone: Boolean(block.gone),
      };
    }),
    notes: reserves ? [words.t("ui-reserves", { count: reserves })] : [],
  };
}

/** Dice as they fell; those that miss are faint. @param {LogEntry} fired @param {number} size */
function diceOf({ args }, size) {
  const { fill, ink } = TONES[/** @type {Side} */ (args.side)];
  return args.dice.map(
    (/** @type {number} */ die) =>
      html`<span class=${die <= args.rating ? "" : "miss"}>${dieDrawing(/** @type {any} */ (die), fill, ink, size, String(die))}</span>`,
  );
}

/** @param {Desk} desk @param {Shot} shot @param {Record<string, Block>} blocks @param {boolean} large @returns {import("../../battle.js").Throw} */
function throwOf(desk, { fired, round, after }, blocks, large) {
  const { words } = desk;
  const { side, block, hits, rating } = fired.args;
  const name = nameOf(desk, block);
  const texts = after.map((line) => lineText(desk, line));
  const rule = html`<b>${words.t("ui-hits", { count: hits })}</b>`;
  return {
    mark: String(round),
    tone: TONES[/** @type {Side} */ (side)],
    title: words.t("ui-fires", { block: name, hits }),
    groups: [
      {
        ...(large && { piece: blockDrawing(face(desk, block, blocks[block]?.left ?? 1), BLOCK_PX) }),
        dice: diceOf(fired, large ? DIE_PX.large : DIE_PX.small),
      },
    ],
    texts: large ? [words.t("ui-hit-on", { rating }), ...texts] : [name, rule, ...texts],
  };
}

/** @param {Desk} desk @returns {import("../../battle.js").Battle["order"]} */
function order(desk) {
  const { words } = desk;
  const now = desk.shown.view.position.battle;
  if (!now?.order) return undefined;
  const left = now.order.filter((/** @type {any} */ turn) => !now.acted.includes(turn.block));
  return {
    title: words.t("ui-order-of-fire", { round: now.round }),
    note: words.t("ui-order-note"),
    rule: "7.21",
    turns: left.map((/** @type {any} */ turn, /** @type {number} */ i) => {
      const some = percent(1 - ((DIE_FACES - turn.rating) / DIE_FACES) ** turn.dice);
      return {
        mark: turn.letter,
        drawn: blockDrawing(face(desk, turn.block, turn.dice), 26),
        name: nameOf(desk, turn.block),
        text: words.t("ui-dice-and-chance", { dice: turn.dice, rating: turn.rating, some }),
        next: i === 0,
      };
    }),
  };
}

/** How an answer is drawn, and what it leaves. @param {Desk} desk @param {Record<string, Block>} blocks @param {import("../types.js").Whole} answer */
function look(desk, blocks, { answers, takes }) {
  const { words } = desk;
  const ids = Object.keys(takes).length ? Object.keys(takes) : answers[0].split(":").filter((part) => blocks[part]);
  const after = (/** @type {string} */ id) => blocks[id].left - (takes[id] ?? 0);
  const left = (/** @type {string} */ id) => words.t("ui-steps-of", { block: nameOf(desk, id), before: blocks[id].left, after: after(id) });
  const drawn = ids.filter((id) => blocks[id]).map((id) => blockDrawing(face(desk, id, after(id)), BLOCK_PX));
  const detail = Object.keys(takes).length
    ? ids.map(left).join(", ")
    : desk.question?.kind === "combat"
      ? fireDetail(desk, answers[0])
      : "";
  return { ...(drawn.length && { drawn }), detail };
}

/** @param {Desk} desk @param {string} option */
function fireDetail(desk, option) {
  const hint = desk.hints[option];
  if (!hint?.chances) return "";
  const at = desk.words.join(hint.first.map((/** @type {string} */ id) => nameOf(desk, id)));
  return desk.words.t("ui-fire-odds", { some: 100 - percent(hint.chances[0]), at });
}

/** The battle that is fought, or the last one. @param {Desk} desk @returns {import("../battle.js").Fight | null} */
export function battle(desk) {
  const { words, question, shown } = desk;
  const lines = linesOf(shown.log);
  if (!lines.length) return null;
  const { place, attacker } = /** @type {{place: string, attacker: Side}} */ (lines[0].args);
  const now = shown.view.position.battle;
  const end = lines.find((line) => line.event === "won");
  if (!end && now?.place !== place) return null;
  const blocks = blocksOf(lines);
  const shots = shotsOf(lines);
  const asks = Boolean(question && !end && QUESTIONS.includes(question.kind));
  const role = question?.seat === attacker ? "attacker" : "defender";
  const last = end ? undefined : shots.at(-1);
  const earlier = last ? shots.slice(0, -1) : shots;
  const acted = end ? [] : (now?.acted ?? []);
  const hits = (/** @type {Side} */ side) =>
    earlier.filter(({ fired }) => fired.args.side === side).reduce((all, { fired }) => all + fired.args.hits, 0);
  return {
    stage: end ? "over" : "now",
    end: end?.moment,
    own: true,
    asks,
    role,
    caption: words.t("ui-chance-to-hold"),
    hits: question?.kind === "hit" ? question.args?.hits : 0,
    look: (answer) => look(desk, blocks, answer),
    battle: {
      id: `${place} ${lines[0].moment}`,
      space: place,
      title: words.say("ui-battle-at", { space: place }),
      rule: "7.0",
      about: [
        words.t("ui-who-attacks", { side: words.nounOr(attacker) }),
        now?.main && !end ? words.t("ui-main-attack", { place: words.nounOr(now.main) }) : "",
      ]
        .filter(Boolean)
        .join(" "),
      where: end ? words.t("ui-after-dice") : words.t("ui-combat-round", { round: now.round }),
      sides: [sideOf(desk, attacker, attacker, blocks, acted), sideOf(desk, other(attacker), attacker, blocks, acted)],
      earlier: {
        title: words.t("ui-shots-so-far"),
        note: "",
        brief: words.t("ui-shots-brief", { american: hits("american"), british: hits("british") }),
        throws: earlier.map((shot) => throwOf(desk, shot, blocks, false)),
      },
      now: last && throwOf(desk, last, blocks, true),
      order: end ? undefined : order(desk),
      result: end && {
        title: String(words.say("l-won", end.args)),
        rule: "7.5",
        tone: TONES[/** @type {Side} */ (end.args.side)],
        lines: [],
      },
      holds: asks
        ? whoHolds(desk, place, role, role === "attacker" ? [attacker, other(attacker)] : [other(attacker), attacker], TONES)
        : undefined,
      foot: shots.length ? words.t("ui-dice-have-fallen") : "",
    },
  };
}
