// @ts-check
/** A Battle of Liberty or Death: its odds before the dice, and what each die, modifier and loss came from after them. */
import { html } from "../../lit.js";
import { signed } from "../../panels.js";
import { stackDrawing } from "../../pieces.js";
import { dieDrawing, supportGlyph } from "../../signs.js";
import { drawing } from "../../svg.js";
import { capital, lineText } from "../parts.js";
import { linesOfBattle, percent } from "./odds.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../types.js").LogEntry} LogEntry */
/** @typedef {"attacker" | "defender"} Role */
/** @typedef {import("../../battle.js").Battle} Battle */

/** @type {[Role, Role]} */
const ROLES = ["attacker", "defender"];
/** Sections of what changes the Loss Level of each side. */
const LOSS_RULE = { attacker: "3.6.6", defender: "3.6.5" };
const LEVELS = ["active_opposition", "passive_opposition", "neutral", "passive_support", "active_support"];
const ENDS = ["battle-won", "battle-undecided"];
const FOLLOW = ["shifted", "leader-moved"];
const WHERE = ["battle-space", "event-battle-space"];
const BEFORE = ["event-battle", "battle-with-french", "battle-with-patriots", "battle-common-cause", "battle-activate"];
const AFTER_DICE = "common-cause-losses";
const MOST_ON_A_DIE = 3;
const MOST_SUPPORT = 2;
const PIECE_PX = 22;
const DIE_PX = 30;
/** The colours of the Royalists and of the Rebellion. */
const TONES = { royal: { fill: "var(--brit)", ink: "#fff" }, rebel: { fill: "var(--mil)", ink: "#fff" } };
/** Those that fight have shown themselves, and only they are lost. */
const IRREGULARS = ["militia", "war_party"];
/** Cubes and Forts, which the tracks of losses count. */
const COUNTED = /^(british|tory|continental|french|patriot)/;
const ROYAL_KINDS = /^(british|tory|war_party|village)/;

/** @param {string} faction */
function isRoyal(faction) {
  return faction === "british" || faction === "indians";
}

/** @param {boolean} royal */
function tone(royal) {
  return royal ? TONES.royal : TONES.rebel;
}

/** @param {Role} role @returns {Role} */
function enemy(role) {
  return role === "attacker" ? "defender" : "attacker";
}

/** A kind of the rules as a piece. @param {string} kind @param {number} [count] @param {boolean} [dim] */
function piece(kind, count, dim = false) {
  const [, base, state] = /^(.*?)(_active|_underground|_as_tory)?$/.exec(kind) ?? [];
  return stackDrawing({ kind: base, state: state === "_underground" ? "underground" : "active", count, dim }, PIECE_PX);
}

/** @param {Desk} desk @param {string} kind @param {number} count */
function pieceName({ words }, kind, count) {
  return kind === "war_party_as_tory" ? words.t("ui-war-party-as-tory") : kind === "card" ? words.t("ui-card") : words.noun(kind, count);
}

/** Support before and after. @param {number} before @param {number} after */
function shiftSign(before, after) {
  const glyph = (/** @type {number} */ level) => drawing(supportGlyph(level), [-11, -6, 22, 12], 22);
  return html`${glyph(before)} → ${glyph(after)}`;
}

/** @param {Desk} desk @param {boolean} royal */
function sideName({ words }, royal) {
  return words.t(royal ? "ui-royalists" : "ui-rebellion");
}

/** The Leaders of the Royalists. @param {Desk} desk @returns {(string | undefined)[]} */
function royalLeaders(desk) {
  return ["british", "indians"].map((faction) => desk.shown.view.position.leaders[faction]?.who);
}

/** @param {Desk} desk @param {string} space */
function leaders(desk, space) {
  const there = desk.shown.view.position.spaces[space]?.leaders ?? [];
  const royals = royalLeaders(desk);
  const named = (/** @type {boolean} */ royal) =>
    there.filter((/** @type {string} */ who) => royals.includes(who) === royal).map((/** @type {string} */ who) => desk.words.nounOr(who));
  return { royal: named(true), rebel: named(false) };
}

// Before the dice

/** @param {Desk} desk @param {any} odds @param {Role} role @param {boolean} royal @param {string} space @returns {import("../../battle.js").Side} */
function forceBefore(desk, odds, role, royal, space) {
  const { words } = desk;
  const at = odds[role];
  /** @type {[string, number, number][]} */
  const pieces = at.pieces;
  const here = desk.shown.view.position.spaces[space].pieces;
  const [hiddenKind, activeKind] = royal ? ["war_party_underground", "war_party_active"] : ["militia_underground", "militia_active"];
  const shown = pieces.filter(([kind]) => kind === activeKind || kind === "war_party_as_tory").reduce((all, [, n]) => all + n, 0);
  const hidden = Math.max(0, (here[hiddenKind] ?? 0) - Math.max(0, shown - (here[activeKind] ?? 0)));
  const note = (/** @type {string} */ kind, /** @type {number} */ count, /** @type {number} */ force) => {
    if (kind === activeKind) return words.t("ui-half-of-shown");
    return force < count && kind !== "village" ? words.t("ui-up-to-leading") : "";
  };
  const units = pieces.map(([kind, count, force]) => ({
    drawn: kind === "card" ? "" : piece(kind, count),
    name: pieceName(desk, kind, count),
    note: note(kind, count, force),
    value: signed(force),
  }));
  if (hidden) units.push({ drawn: piece(hiddenKind, hidden), name: words.noun(hiddenKind, hidden), note: "", value: "·" });
  const led = leaders(desk, space)[royal ? "royal" : "rebel"];
  return {
    name: sideName(desk, royal),
    role: words.t(role === "attacker" ? "ui-attacks" : "ui-defends"),
    tone: tone(royal),
    units,
    notes: led.length ? [words.t("ui-led-by", { who: words.join(led) })] : [],
    total: { label: words.t("ui-force-level"), note: words.t("ui-dice-count", { count: at.dice }), value: at.force },
  };
}

/** The same as long as the odds are not known: it takes the room that they will take. @param {Desk} desk @param {Role} role @param {boolean} royal @param {string} space @returns {import("../../battle.js").Side} */
function forceUnknown(desk, role, royal, space) {
  const here = Object.entries(desk.shown.view.position.spaces[space].pieces).filter(
    ([kind]) => ROYAL_KINDS.test(kind) === royal && !kind.endsWith("_underground"),
  );
  const pieces = here.map(([kind, count]) => [kind, count, 0]);
  const { total, ...side } = forceBefore(desk, { [role]: { pieces, dice: 0, force: "…" } }, role, royal, space);
  return { ...side, units: side.units.map((unit) => ({ ...unit, note: "", value: "…" })), total: total && { ...total, note: "" } };
}

/** @param {number} low @param {number} high */
function range(low, high) {
  return low === high ? String(low) : `${low}–${high}`;
}

/** What a side would lose. @param {Desk} desk @param {any} odds @param {Role} role @param {boolean} royal @param {Role} own @returns {import("../../battle.js").Losses} */
function lossesBefore(desk, odds, role, royal, own) {
  const { words } = desk;
  const modifiers = Object.entries(odds[role].loss_modifiers);
  const change = modifiers.reduce((sum, [, n]) => sum + Number(n), 0);
  const { dice } = odds[enemy(role)];
  return {
    title: words.t(role === own ? "ui-you-would-lose" : "ui-they-would-lose"),
    rule: LOSS_RULE[role],
    rows: [
      { label: words.t("ui-dice-count", { count: dice }), value: range(dice, dice * MOST_ON_A_DIE) },
      ...modifiers.map(([name, value]) => ({ label: words.nounOr(`modifier:${name}`), value: signed(Number(value)) })),
    ],
    total: { label: words.t("ui-loss-level"), value: range(Math.max(0, dice + change), Math.max(0, dice * MOST_ON_A_DIE + change)) },
    bars: Object.entries(odds[role].losses).map(([n, chance]) => ({
      chance: Number(chance),
      text: words.t("ui-pieces", { count: Number(n) }),
    })),
    barTone: tone(royal).fill,
  };
}

/** What follows when a side wins. @param {Desk} desk @param {any} odds @param {Role} role @param {boolean} royal @param {boolean} own @param {string} space @returns {import("../../battle.js").Line} */
function ifWins(desk, odds, role, royal, own, space) {
  const { words } = desk;
  const at = odds[role];
  const label = words.t(own ? "ui-if-you-win" : "ui-if-they-win");
  const wiped = at.wins && at.only_wiped_out ? `${words.t("ui-only-wiped-out")} ` : "";
  if (at.no_day) return { label, text: wiped + words.t(`ui-no-day-${at.no_day}`) };
  const levels = Object.keys(at.shifts).map(Number);
  const most = Math.max(...levels);
  const likely = levels.reduce((best, n) => (at.shifts[n] > at.shifts[best] ? n : best));
  const before = LEVELS.indexOf(desk.shown.view.position.spaces[space].level) - 2;
  const after = Math.max(-MOST_SUPPORT, Math.min(MOST_SUPPORT, before + (royal ? likely : -likely)));
  const share = at.wins ? at.wins_the_day / at.wins : 0;
  return {
    label,
    text:
      wiped + words.t(royal ? "ui-day-royal" : "ui-day-rebel", { chance: percent(share), levels: range(Math.min(...levels), most), most }),
    change: shiftSign(before, after),
  };
}

/** @param {Desk} desk @returns {import("../battle.js").Fight | null} */
function beforeBattle(desk) {
  const { question, words, hints } = desk;
  if (!question) return null;
  const aim = WHERE.includes(question.kind) ? desk.aim : "";
  if (!aim && !BEFORE.includes(question.kind)) return null;
  const args = question.args ?? {};
  const space = aim || args.space;
  const royal = isRoyal(args.attacker ?? question.seat);
  const own = /** @type {Role} */ (args.side ?? (isRoyal(question.seat) === royal ? "attacker" : "defender"));
  const listed = question.options ?? [];
  const key = aim || [desk.pointed, ...listed].find((option) => listed.includes(option) && hints[option]) || "";
  const odds = hints[key];
  const isRole = (/** @type {Role} */ role) => royal === (role === "attacker");
  const chance = odds ? odds[own].wins : 0;
  const other = odds ? odds[enemy(own)].wins : 0;
  const nobody = Math.max(0, 1 - chance - other);
  return {
    stage: "before",
    asks: true,
    aim,
    title: aim ? words.t("ui-fight-question") : undefined,
    role: own,
    caption: words.t("ui-wins-battle"),
    look: (answer) => look(desk, answer.answers[0], own),
    battle: {
      id: `${space} ${question.kind} ${desk.asked}`,
      space,
      title: words.say("ui-battle-in", { space }),
      rule: "3.6",
      about: words.t("ui-who-attacks", { side: words.nounOr(args.attacker ?? question.seat) }),
      where: words.t("ui-before-dice"),
      sides: pair((role) => (odds ? forceBefore(desk, odds, role, isRole(role), space) : forceUnknown(desk, role, isRole(role), space))),
      losses: odds && {
        title: words.t("ui-with-answer"),
        columns: /** @type {any} */ ([...ROLES].reverse().map((role) => lossesBefore(desk, odds, role, isRole(role), own))),
      },
      holds: odds && {
        title: words.t("ui-who-wins"),
        note: "",
        rule: "3.6.8",
        left: `${words.t("ui-you")} ${words.t("ui-percent", { chance: percent(chance) })}`,
        right: `${sideName(desk, !isRole(own))} ${words.t("ui-percent", { chance: percent(other) })}`,
        nobody: percent(nobody) > 0 ? `${words.t("ui-nobody")} ${words.t("ui-percent", { chance: percent(nobody) })}` : "",
        share: chance,
        other,
        tones: [tone(isRole(own)), tone(!isRole(own))],
      },
      lines: odds && [own, enemy(own)].map((role) => ifWins(desk, odds, role, isRole(role), role === own, space)),
      foot: words.t("ui-no-dice-yet"),
    },
  };
}

/** @template T @param {(role: Role) => T} make @returns {[T, T]} */
function pair(make) {
  return [make("attacker"), make("defender")];
}

/** How an answer reads. @param {Desk} desk @param {string} option @param {Role} own */
function look(desk, option, own) {
  const { question, words, hints } = desk;
  const odds = hints[option];
  const detail = odds
    ? words.t("ui-answer-force", { force: odds[own].force, theirs: odds[enemy(own)].expected_losses, lost: odds[own].expected_losses })
    : "";
  if (question && WHERE.includes(question.kind)) return { label: words.say("ui-fight-here", { space: option }), detail };
  if (question?.kind === "event-battle" && option === "yes") return { label: words.say("ui-fight-here", question.args), detail };
  if (/^\d+$/.test(option) && question?.kind !== "battle-activate")
    return { label: words.t("ui-war-parties", { count: Number(option) }), detail };
  if (question?.kind !== "battle-activate") return { detail };
  const most = (question.options?.length ?? 1) - 1;
  const label = option === "0" ? "ui-show-none" : Number(option) === most ? "ui-show-all" : "ui-show-some";
  return { label: words.t(label, { count: Number(option) }), detail };
}

// After the dice

/** The pieces that a side lost. @param {LogEntry[]} lines @param {boolean} royal @returns {[string, number][]} */
function lostOf(lines, royal) {
  const lost = lines.filter((entry) => entry.event === "lost" && isRoyal(entry.args.faction) === royal && entry.rule === "3.6.7");
  const pieces = lost.flatMap((entry) => /** @type {[string, number][]} */ (Object.entries(entry.args.pieces)));
  return pieces.map(([kind, count]) => [IRREGULARS.includes(kind) ? `${kind}_active` : kind, count]);
}

/** @param {Desk} desk @param {LogEntry[]} lines @param {Role} role @param {boolean} royal @param {boolean} fresh nothing has moved since @returns {import("../../battle.js").Side} */
function forceAfter(desk, lines, role, royal, fresh) {
  const { words } = desk;
  const [{ args }] = lines;
  const roll = lines.find((entry) => entry.event === "battle-roll" && entry.args.side === role);
  const lost = Object.fromEntries(lostOf(lines, royal));
  const here = fresh ? (desk.shown.view.position.spaces[args.space]?.pieces ?? {}) : {};
  const kinds = [...new Set([...Object.keys(here), ...Object.keys(lost)])].filter((kind) => ROYAL_KINDS.test(kind) === royal);
  return {
    name: sideName(desk, royal),
    role: [words.t(role === "attacker" ? "ui-attacks" : "ui-defends"), roll ? words.t("ui-force", { force: roll.args.force }) : ""]
      .filter(Boolean)
      .join(" · "),
    tone: tone(royal),
    units: kinds.map((kind) => {
      const now = Number(here[kind] ?? 0);
      const gone = Number(lost[kind] ?? 0);
      return {
        drawn: piece(kind, now || undefined, !now),
        name: words.noun(kind, now + gone),
        note: gone ? words.t("ui-gone-lost", { count: gone }) : "",
        ...(fresh ? { before: now + gone, now } : { value: gone ? signed(-gone) : "" }),
        gone: fresh && !now,
      };
    }),
    notes: lines
      .filter(({ event, args }) => event === "leader-moved" && royalLeaders(desk).includes(args.leader) === royal)
      .map((line) => lineText(desk, line)),
  };
}

/** What a side lost: the dice of its enemy, each modifier, the Loss Level, the pieces, and the track that counts them. @param {Desk} desk @param {LogEntry[]} lines @param {Role} role @param {boolean} royal @param {boolean} fresh nothing has moved since @returns {import("../../battle.js").Losses} */
function lossesAfter(desk, lines, role, royal, fresh) {
  const { words } = desk;
  const { args } = /** @type {LogEntry} */ (lines.find((entry) => entry.event === "battle-roll" && entry.args.side === enemy(role)));
  const pieces = lostOf(lines, royal);
  const count = pieces.reduce((sum, [, n]) => sum + n, 0);
  const sum = args.dice.reduce((/** @type {number} */ all, /** @type {number} */ die) => all + die, 0);
  const { fill, ink } = tone(!royal);
  const track = royal ? "cbc" : "crc";
  const counted = pieces.reduce((all, [kind, n]) => (COUNTED.test(kind) ? all + n : all), 0);
  const now = desk.shown.view.position.victory.tracks[track];
  return {
    title: words.t("ui-side-loses", { side: sideName(desk, royal) }),
    rule: LOSS_RULE[role],
    dice: args.dice.map((/** @type {any} */ face) => dieDrawing(face, fill, ink, DIE_PX, String(face))),
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
      drawn: pieces.map(([kind, n]) => html`<span class="gone">${piece(kind, n, true)}<i>×</i></span>`),
      after: fresh && counted ? `${words.t(`ui-track-${track}`)} ${now - counted} → ${now}` : "",
    },
  };
}

/** @param {Desk} desk @param {LogEntry[]} lines @returns {Battle["result"]} */
function result(desk, lines) {
  const { words } = desk;
  const end = lines.find((entry) => ENDS.includes(entry.event));
  if (!end) return undefined;
  const { side, levels, because, space } = end.args;
  const shifts = lines.filter((entry) => entry.event === "shifted");
  const level = (/** @type {string} */ name) => LEVELS.indexOf(name) - 2;
  const sentence = (/** @type {string} */ text) => ({ label: "", text });
  const unmoved = levels ? words.say("ui-day-elsewhere", { space, levels }) : words.t("ui-no-shift");
  return {
    title: side ? words.t(`ui-${side}-win`, { day: levels ? "yes" : "no" }) : String(words.say(`l-${end.event}`, end.args)),
    rule: "3.6.8",
    tone: side ? tone(side === "royalists") : { fill: "var(--bar)", ink: "#fff" },
    lines: [
      sentence(side ? `${capital(words.nounOr(because))}.` : words.t("ui-nobody-wins")),
      ...(side && !shifts.length ? [sentence(unmoved)] : []),
      ...shifts.map(({ args }) => ({
        label: words.nounOr(args.space),
        text: `${words.noun(args.before)} → ${words.noun(args.after)}`,
        change: shiftSign(level(args.before), level(args.after)),
      })),
    ],
  };
}

/** What came of a Battle: dice, each modifier, losses, and whether the Day was won. @param {Desk} desk @returns {import("../battle.js").Fight | null} */
function afterBattle(desk) {
  const { words, question, shown } = desk;
  const lines = linesOfBattle(shown.log, ENDS, FOLLOW);
  if (lines.filter((entry) => entry.event === "battle-roll").length < 2) return null;
  const [{ args, moment }] = lines;
  const royal = isRoyal(args.faction);
  const end = lines.find((entry) => ENDS.includes(entry.event));
  const asks = question?.kind === AFTER_DICE;
  if (!end && !asks) return null;
  const seats = shown.table.you.seats;
  const hurt = lines.filter((entry) => entry.event === "lost").map((entry) => entry.args.faction);
  const isRole = (/** @type {Role} */ role) => royal === (role === "attacker");
  const fresh = lines.at(-1)?.moment === shown.view.moment;
  return {
    stage: end ? "over" : "now",
    end: end?.moment,
    own: seats.some((seat) => [args.faction, ...hurt].includes(seat)),
    asks: asks && !end,
    look: (answer) => look(desk, answer.answers[0], "attacker"),
    battle: {
      id: `${args.space} ${moment}`,
      space: args.space,
      title: words.say("ui-battle-in", { space: args.space }),
      rule: "3.6",
      about: words.t("ui-who-attacks", { side: words.nounOr(args.faction) }),
      where: words.t("ui-after-dice"),
      sides: pair((role) => forceAfter(desk, lines, role, isRole(role), fresh)),
      losses: {
        title: "",
        columns: /** @type {any} */ ([...ROLES].reverse().map((role) => lossesAfter(desk, lines, role, isRole(role), fresh))),
      },
      result: result(desk, lines),
      foot: words.t("ui-dice-have-fallen"),
    },
  };
}

/** The Battle that is decided or fought, or the last one. @param {Desk} desk @returns {import("../battle.js").Fight | null} */
export function battle(desk) {
  const question = desk.question?.kind ?? "";
  if (BEFORE.includes(question)) return beforeBattle(desk);
  return (desk.aim && beforeBattle(desk)) || afterBattle(desk);
}

/** Where a Battle is chosen on the map, its odds are looked at before the dice. @param {Desk} desk */
export function confirms(desk) {
  return WHERE.includes(desk.question?.kind ?? "");
}
