// @ts-check
/** A battle of 1775: Rebellion, as its lines in the log tell it: throws, who was hit, fled or stepped out, and who is left. */
import { html } from "../../lit.js";
import { LOOKS, stackDrawing } from "../../pieces.js";
import { dieDrawing } from "../../signs.js";
import { capital, lineText } from "../parts.js";
import { linesOfBattle, whoHolds } from "./odds.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../types.js").LogEntry} LogEntry */
/** @typedef {"british" | "american"} Side */
/** @typedef {{side: Side, thrown: LogEntry[], after: LogEntry[]}} Throw */
/** @typedef {Record<string, Record<string, number>>} Leaving by kind and by reason */

/** @type {Record<Side, string[]>} */
const KINDS = {
  british: ["british_regulars", "loyalists", "hessians", "natives_british"],
  american: ["continentals", "patriots", "french", "natives_american"],
};
/** Kinds by the names of single units and of forces; natives stand on both sides. @type {Record<string, import("../../games/rebellion_1775.js").Unit>} */
export const KIND_OF = {
  british_regular: "british_regulars",
  loyalist: "loyalists",
  hessian: "hessians",
  continental: "continentals",
  patriot: "patriots",
  french_regular: "french",
};
/** @type {Record<Side, {fill: string, ink: string}>} */
const TONES = { british: { fill: "var(--sup)", ink: "#fff" }, american: { fill: "var(--opp)", ink: "#fff" } };
const DIE_PX = { small: 20, large: 30 };
const PIECE_PX = 24;
const ENDS = ["battle-won", "battle-empty"];
const THROWS = ["threw", "threw-again"];
const FLAGS = ["flag-raised", "flag-lost"];
/** What needs no name of the place beside a throw there. */
/** @type {Record<string, string>} */
const BRIEF = { hit: "ui-throw-hit", fled: "ui-throw-fled" };
const QUESTIONS = ["battle-events", "losses", "command-decision", "throw-again"];
const FACES = ["hit", "flee", "command"];

/** @param {Side} side @returns {Side} */
function other(side) {
  return side === "british" ? "american" : "british";
}

/** @param {string} unit @param {Side} side */
function kindOf(unit, side) {
  return unit === "native" || unit === "natives" ? `natives_${side}` : (KIND_OF[unit] ?? unit);
}

/** How a kind is drawn. @param {string} kind */
function looksLike(kind) {
  return kind.startsWith("natives") ? "natives" : kind;
}

/** Who threw what, and what came of it. @param {LogEntry[]} lines @param {Side} attacker @returns {Throw[]} */
function throwsOf(lines, attacker) {
  /** @type {Throw[]} */
  const found = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (!THROWS.includes(line.event)) last?.after.push(line);
    else {
      const named = /** @type {Side[]} */ (["british", "american"]).find((side) => KINDS[side].includes(line.args.force));
      const side = named ?? (last && !last.after.length ? last.side : other(last?.side ?? attacker));
      if (last && last.side === side && !last.after.length) last.thrown.push(line);
      else found.push({ side, thrown: [line], after: [] });
    }
  }
  return found;
}

/** How many of each kind are gone, and why. @param {LogEntry[]} lines @param {Throw[]} throws @returns {Leaving} */
function leavingOf(lines, throws) {
  /** @type {Leaving} */
  const gone = {};
  const count = (/** @type {LogEntry} */ { event, args }, /** @type {Side} */ side) => {
    for (const [unit, n] of Object.entries(args.units ?? {})) {
      const kind = kindOf(unit, side);
      gone[kind] = { ...gone[kind], [event]: (gone[kind]?.[event] ?? 0) + Number(n) };
    }
    if (event === "changed-sides") gone[args.by] = { ...gone[args.by], joined: (gone[args.by]?.joined ?? 0) + sum(args.units) };
  };
  for (const line of lines)
    if (line.event === "natives-flee") for (const side of /** @type {Side[]} */ (["british", "american"])) count(line, side);
  for (const { side, after } of throws) {
    for (const line of after) {
      if (line.event === "hit") count(line, other(side));
      else if (["fled", "stepped-out", "changed-sides"].includes(line.event)) count(line, side);
    }
  }
  return gone;
}

/** @param {Record<string, number>} counts */
function sum(counts) {
  return Object.values(counts).reduce((all, n) => all + Number(n), 0);
}

/** @param {Desk} desk @param {Side} side @param {Side} attacker @param {string} area @param {Leaving} gone @returns {import("../../battle.js").Side} */
function sideOf(desk, side, attacker, area, gone) {
  const { words } = desk;
  const standing = desk.shown.view.position.units[area] ?? {};
  const units = KINDS[side].flatMap((kind) => {
    const { joined = 0, ...reasons } = gone[kind] ?? {};
    const now = standing[kind] ?? 0;
    const before = now + sum(reasons) - joined;
    if (!now && !before) return [];
    const notes = Object.entries(reasons).map(([event, count]) => words.t(`ui-gone-${event}`, { count }));
    if (joined) notes.push(words.t("ui-gone-joined", { count: joined }));
    return [
      {
        drawn: stackDrawing({ kind: looksLike(kind), count: now || undefined, dim: !now }, PIECE_PX),
        name: words.nounOr(looksLike(kind)),
        note: notes.join(", "),
        before,
        now,
        gone: !now,
      },
    ];
  });
  const [now, before] = [units.reduce((all, u) => all + u.now, 0), units.reduce((all, u) => all + u.before, 0)];
  const role = words.t(side === attacker ? "ui-attacks" : "ui-defends");
  return { name: capital(words.nounOr(side)), role: `${role} · ${words.t("ui-left-of", { now, before })}`, tone: TONES[side], units };
}

/** @param {LogEntry} line @param {number} size */
function diceOf({ args }, size) {
  const look = LOOKS[args.force] ?? LOOKS.british_regulars;
  return FACES.flatMap((face) =>
    Array.from({ length: args.dice[face] ?? 0 }, () => dieDrawing(/** @type {any} */ (face), look.fill, look.ink, size, face)),
  );
}

/** @param {Desk} desk @param {Throw} thrown @param {number} i @param {boolean} large @returns {import("../../battle.js").Throw} */
function throwOf(desk, { side, thrown, after }, i, large) {
  const { words } = desk;
  const hits = thrown.reduce((all, { args }) => all + (args.dice.hit ?? 0), 0);
  const shown = after.filter((line) => !ENDS.includes(line.event) && !FLAGS.includes(line.event));
  const texts = shown.map((line) =>
    BRIEF[line.event] ? words.t(BRIEF[line.event], { units: String(words.show(line.args.units)) }) : lineText(desk, line),
  );
  return {
    mark: String(i + 1),
    tone: TONES[side],
    title: words.t("ui-throw-of", { number: i + 1, side: words.nounOr(side) }),
    groups: thrown.map((line) => ({
      ...(large && { piece: stackDrawing({ kind: line.args.force }, PIECE_PX) }),
      dice: diceOf(line, large ? DIE_PX.large : DIE_PX.small),
    })),
    texts: [html`<b>${words.t("ui-hits", { count: hits })}</b>`, ...texts],
  };
}

/** What the throw still does, when its hits are taken. @param {Desk} desk */
function stillToCome(desk) {
  const { question, words } = desk;
  const { fleeing = {}, stepping = {} } = question?.kind === "losses" ? (question.args ?? {}) : {};
  return [
    ...(sum(fleeing) ? [words.t("ui-then-flee", { units: String(words.show(fleeing)) })] : []),
    ...(sum(stepping) ? [words.t("ui-may-step-out", { units: String(words.show(stepping)) })] : []),
  ];
}

/** @param {Desk} desk @param {LogEntry[]} lines @returns {import("../../battle.js").Battle["result"]} */
function result(desk, lines) {
  const end = lines.find((line) => ENDS.includes(line.event));
  if (!end) return undefined;
  const flags = lines.filter((line) => FLAGS.includes(line.event));
  return {
    title: String(desk.words.say(`l-${end.event}`, end.args)),
    rule: end.rule,
    tone: TONES[/** @type {Side} */ (end.args.side)] ?? { fill: "var(--bar)", ink: "#fff" },
    lines: flags.map((line) => ({ label: "", text: lineText(desk, line) })),
  };
}

/** The battle that is fought, or the last one. @param {Desk} desk @returns {import("../battle.js").Fight | null} */
export function battle(desk) {
  const { words, question, shown } = desk;
  const lines = linesOfBattle(shown.log, ENDS, FLAGS);
  if (!lines.length) return null;
  const { area, side: attacker } = /** @type {{area: string, side: Side}} */ (lines[0].args);
  const end = lines.find((line) => ENDS.includes(line.event));
  if (!end && shown.view.position.battle !== area) return null;
  const throws = throwsOf(lines, attacker);
  const gone = leavingOf(lines, throws);
  const side = /** @type {Side} */ (["british_regulars", "loyalists"].includes(question?.seat ?? shown.seat) ? "british" : "american");
  const role = side === attacker ? "attacker" : "defender";
  const last = end ? undefined : throws.at(-1);
  const now = last && throwOf(desk, last, throws.length - 1, true);
  if (now) now.texts.push(...stillToCome(desk));
  const earlier = throws.slice(0, last ? -1 : undefined);
  const asks = Boolean(question && !end && QUESTIONS.includes(question.kind));
  return {
    stage: end ? "over" : "now",
    end: end?.moment,
    own: true,
    asks,
    role,
    caption: question?.kind === "throw-again" ? "" : words.t("ui-chance-to-hold"),
    hits: question?.kind === "losses" ? question.args?.hits : 0,
    look: (answer) => look(desk, answer),
    battle: {
      id: `${area} ${lines[0].moment}`,
      space: area,
      title: words.say("ui-battle-of", { space: area }),
      rule: "3.3",
      about: words.t("ui-who-attacks", { side: words.nounOr(attacker) }),
      where: end
        ? words.t("ui-after-dice")
        : throws.length
          ? words.t("ui-throw-number", { number: throws.length })
          : words.t("ui-before-dice"),
      sides: [sideOf(desk, attacker, attacker, area, gone), sideOf(desk, other(attacker), attacker, area, gone)],
      earlier: {
        title: words.t("ui-throws-so-far"),
        note: words.t("ui-one-die-each"),
        brief: words.t("ui-throws-brief", { count: earlier.length, hits: hitsIn(earlier) }),
        throws: earlier.map((thrown, i) => throwOf(desk, thrown, i, false)),
      },
      now,
      result: result(desk, lines),
      holds: asks ? whoHolds(desk, area, role, [side, other(side)], TONES) : undefined,
      foot: throws.length ? words.t("ui-dice-have-fallen") : "",
    },
  };
}

/** @param {Throw[]} throws */
function hitsIn(throws) {
  return throws.flatMap(({ thrown }) => thrown).reduce((all, { args }) => all + (args.dice.hit ?? 0), 0);
}

/** What is left after an answer. @param {Desk} desk @param {import("../types.js").Whole} answer */
function look(desk, { answers, takes }) {
  const { words, question } = desk;
  if (question?.kind !== "losses") return { detail: desk.hints[answers[0]]?.effect === false ? words.t("ui-no-effect") : "" };
  const side = /** @type {Side} */ (question.args?.side);
  const standing = desk.shown.view.position.units[question.args?.area] ?? {};
  const left = KINDS[side]
    .map((kind) => [looksLike(kind), (standing[kind] ?? 0) - (takes[looksLike(kind)] ?? 0)])
    .filter(([, n]) => Number(n) > 0);
  const shown = left.map(([head, n]) => words.option("losses", `${head}:${n}`));
  return {
    detail: words.t("ui-left", { units: shown.length ? shown.join(", ") : words.t("ui-nobody") }),
    drawn: Object.entries(takes).map(([head, n]) => stackDrawing({ kind: head, count: n }, PIECE_PX)),
  };
}
