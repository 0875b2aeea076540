// @ts-check
/** A Battle of Liberty or Death: its odds before the dice, and what each die, modifier and loss came from after them. */
import { battlePanel } from "../../battle.js";
import { html } from "../../lit.js";
import { signed } from "../../panels.js";
import { factionDisc } from "../../signs.js";
import { lineText } from "../log.js";
import { percent } from "./odds.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../types.js").LogEntry} LogEntry */
/** @typedef {"attacker" | "defender"} Role */

/** @type {[Role, Role]} */
const ROLES = ["attacker", "defender"];
/** Sections of what changes the Loss Level of each side. */
const LOSS_RULE = { attacker: "3.6.6", defender: "3.6.5" };
const LEVELS = ["active_opposition", "passive_opposition", "neutral", "passive_support", "active_support"];
const ENDS = ["battle-won", "battle-undecided"];

/** @param {string} faction */
function isRoyal(faction) {
  return faction === "british" || faction === "indians";
}

/** @param {boolean} royal @param {Role} role @param {Desk} desk */
function heading(royal, role, desk) {
  return {
    disc: factionDisc(royal ? "british" : "patriots", 20),
    title: desk.words.t(`ui-${royal ? "royalists" : "rebellion"}-${role === "attacker" ? "attack" : "defend"}`),
  };
}

/** @param {boolean} royal */
function tone(royal) {
  return royal ? "var(--brit)" : "var(--mil)";
}

/** @param {string} id it is closed until there is another one @param {import("../../battle.js").Battle} battle @returns {import("../games.js").Dialog} */
function panel(id, battle) {
  return { id, content: html`<div class="battle-host">${battlePanel(battle)}</div>` };
}

/** The odds of the Battle that is being decided. @param {Desk} desk */
export function beforeBattle(desk) {
  const { question, words, hints } = desk;
  const option = Object.keys(hints).find((name) => hints[name]?.attacker);
  const space = question?.args?.space ?? (question && hints[desk.looked]?.attacker ? desk.looked : null);
  if (!question || !option || !space) return null;
  const odds = hints[space] ?? hints[option];
  const royal = isRoyal(question.args?.attacker ?? question.seat);
  const columns = ROLES.map((role) => {
    const ours = royal === (role === "attacker");
    const at = odds[role];
    const modifiers = Object.entries(at.loss_modifiers);
    return {
      ...heading(ours, role, desk),
      right: words.t("ui-dice-count", { count: at.dice }),
      rows: [
        { label: words.t("ui-force-level"), value: at.force },
        ...modifiers.map(([name, value]) => ({ label: words.nounOr(`modifier:${name}`), value: signed(Number(value)) })),
      ],
      total: { label: words.t("ui-loss-modifier"), value: signed(modifiers.reduce((sum, [, n]) => sum + Number(n), 0)) },
      rule: LOSS_RULE[role],
      note: words.t("ui-wins-day", { chance: percent(at.wins_the_day) }),
      odds: {
        title: words.t(role === "defender" ? "ui-they-lose" : "ui-you-lose"),
        added: "",
        tone: tone(ours),
        bars: Object.entries(at.losses).map(([n, chance]) => ({ level: Number(n), chance: Number(chance), note: "" })),
      },
    };
  });
  const [attacker, defender] = [percent(odds.attacker.wins), percent(odds.defender.wins)];
  return panel(`${desk.shown.version} ${question.kind} ${space}`, {
    title: words.t("ui-battle-in", { space: words.noun(space) }),
    rule: "3.6",
    note: "",
    columns: /** @type {any} */ (columns),
    day: {
      title: words.t("ui-who-wins"),
      rule: "3.6.8",
      note: "",
      chance: odds.attacker.wins,
      left: `${attacker} %`,
      right: `${defender} %`,
      tone: tone(royal),
      foot: "",
    },
    buttons: [],
  });
}

/** The last Battle that has ended since this person answered last, as its lines in the log tell it. @param {Desk} desk @returns {LogEntry[]} */
function lastBattle(desk) {
  const { log } = desk.shown;
  const end = log.findLastIndex((entry) => ENDS.includes(entry.event));
  const start = log.slice(0, end + 1).findLastIndex((entry) => entry.event === "battle");
  if (start < 0 || desk.replaying !== null || log[end].moment <= desk.seenUpTo) return [];
  const after = log.slice(end + 1).findIndex((entry) => !["shifted", "lost"].includes(entry.event));
  return log.slice(start, after < 0 ? undefined : end + 1 + after);
}

/** What came of a Battle: dice, each modifier, losses, and whether the Day was won. @param {Desk} desk */
export function afterBattle(desk) {
  const entries = lastBattle(desk);
  const rolls = entries.filter((entry) => entry.event === "battle-roll");
  if (rolls.length < 2) return null;
  const { words } = desk;
  const [battle] = entries;
  const royal = isRoyal(battle.args.faction);
  const end = entries.find((entry) => ENDS.includes(entry.event));
  const shifts = entries.filter((entry) => entry.event === "shifted");
  const winner = end?.args.side;
  return panel(`battle ${battle.moment}`, {
    title: words.t("ui-battle-in", { space: words.noun(battle.args.space) }),
    rule: "3.6",
    note: "",
    columns: /** @type {any} */ (ROLES.map((role) => lossColumn(desk, entries, role, royal === (role === "attacker")))),
    result: {
      disc: winner ? factionDisc(winner === "royalists" ? "british" : "patriots", 20) : "",
      rule: "3.6.8",
      note: "",
      foot: shifts.length ? words.t("ui-day-won") : "",
      title: end ? lineText(desk, end) : "",
      shifts: shifts.map(({ args }) => ({
        space: words.noun(args.space),
        from: words.noun(args.before),
        to: words.noun(args.after),
        before: LEVELS.indexOf(args.before) - 2,
        after: LEVELS.indexOf(args.after) - 2,
      })),
    },
    buttons: [],
  });
}

/** What a side lost: the dice of its enemy, each modifier, the Loss Level, the pieces. @param {Desk} desk @param {LogEntry[]} entries @param {Role} role @param {boolean} royal */
function lossColumn(desk, entries, role, royal) {
  const { words } = desk;
  const enemy = role === "attacker" ? "defender" : "attacker";
  const { args } = /** @type {LogEntry} */ (entries.find((entry) => entry.event === "battle-roll" && entry.args.side === enemy));
  const lost = entries.filter((entry) => entry.event === "lost" && isRoyal(entry.args.faction) === royal && entry.rule === "3.6.7");
  const pieces = lost.flatMap((entry) => Object.entries(entry.args.pieces));
  const count = pieces.reduce((sum, [, n]) => sum + Number(n), 0);
  const sum = args.dice.reduce((/** @type {number} */ all, /** @type {number} */ die) => all + die, 0);
  return {
    ...heading(royal, role, desk),
    rule: LOSS_RULE[role],
    dice: args.dice.map((/** @type {number} */ face) => ({ face, fill: tone(!royal), ink: "#fff" })),
    diceNote: words.t("ui-dice-of-force", { force: args.force, count: args.dice.length }),
    rows: [
      { label: words.t("ui-dice"), value: sum },
      ...args.modifiers.map((/** @type {string} */ name, /** @type {number} */ i) => ({
        label: words.nounOr(name),
        value: signed(args.worth[i]),
      })),
    ],
    total: { label: words.t("ui-loss-level"), value: args.number },
    removed: {
      title: words.t("ui-pieces-removed", { count }),
      note: pieces.length ? String(words.show(Object.fromEntries(pieces))) : "",
      rule: "3.6.7",
      after: "",
      stacks: pieces.map(([kind, n]) => ({ kind: kind.replace(/_(active|underground)$/, ""), count: Number(n) })),
    },
  };
}
