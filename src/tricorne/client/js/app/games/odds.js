// @ts-check
/** Odds of a battle in a few words. */

/** @typedef {import("../desk.js").Desk} Desk */

/** The chance of the battle that an option leads to, or that nothing would come of it. @param {Desk} desk @param {string} option */
export function outcome(desk, option) {
  const odds = desk.hints[option];
  if (odds?.effect === false) return desk.words.t("ui-no-effect");
  if (!odds?.attacker) return "";
  const { attacker, defender } = odds;
  return desk.words.t("ui-wins-chance", {
    chance: percent(attacker.wins),
    lost: attacker.expected_losses.toFixed(1),
    theirs: defender.expected_losses.toFixed(1),
  });
}

/** @param {number} chance */
export function percent(chance) {
  return Math.round(chance * 100);
}
