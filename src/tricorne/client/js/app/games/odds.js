// @ts-check
/** What battles of several games have in common: odds in a few words, the lines of the log that tell of the last one. */
import { capital } from "../parts.js";
import { pointedKey } from "../whole.js";

/** @typedef {import("../desk.js").Desk} Desk */

/** The chance of the battle that an option leads to, or that nothing would come of it. @param {Desk} desk @param {string} option */
export function outcome(desk, option) {
  const odds = desk.hints[option];
  if (odds?.effect === false) return desk.words.t("ui-no-effect");
  if (!odds?.attacker) return "";
  const { attacker, defender } = odds;
  return desk.words.t("ui-wins-chance", {
    chance: percent(attacker.wins),
    lost: attacker.expected_losses,
    theirs: defender.expected_losses,
  });
}

/** @param {number} chance */
export function percent(chance) {
  return Math.round(chance * 100);
}

/**
 * Who holds a space in the end, with the answer under the pointer.
 * @template {string} Side
 * @param {Desk} desk
 * @param {string} space
 * @param {"attacker" | "defender"} role of those who are asked
 * @param {[Side, Side]} sides theirs and the other one
 * @param {Record<Side, {fill: string, ink: string}>} tones
 * @returns {import("../../battle.js").Battle["holds"]}
 */
export function whoHolds(desk, space, role, [own, enemy], tones) {
  const { words, hints } = desk;
  const odds = hints[pointedKey(desk)];
  if (!odds?.attacker) return undefined;
  const wins = percent(odds[role].wins);
  const part = (/** @type {Side} */ side, /** @type {number} */ chance) =>
    `${capital(words.nounOr(side))} ${words.t("ui-percent", { chance })}`;
  return {
    title: words.say("ui-who-holds", { space }),
    note: odds.battles ? words.t("ui-played-out", { battles: odds.battles }) : words.t("ui-with-answer"),
    left: part(own, wins),
    right: part(enemy, 100 - wins),
    share: odds[role].wins,
    tones: [tones[own], tones[enemy]],
  };
}

/**
 * The lines of the last battle, with those that follow from its end.
 * @param {import("../types.js").LogEntry[]} log
 * @param {string[]} ends events that end a battle
 * @param {string[]} follow events that belong to it when they come right after
 */
export function linesOfBattle(log, ends, follow) {
  const start = log.findLastIndex((entry) => entry.event === "battle");
  if (start < 0) return [];
  const lines = log.slice(start);
  const end = lines.findIndex((entry) => ends.includes(entry.event));
  if (end < 0) return lines;
  const after = lines.slice(end + 1).findIndex((entry) => !follow.includes(entry.event));
  return after < 0 ? lines : lines.slice(0, end + 1 + after);
}
