// @ts-check
/** The rules of an event in plain sentences, as they were stated when it was made. */
import { playerTitle } from "../app/parts.js";
import { html } from "../lit.js";
import { countingRule } from "./event_table.js";
import { section } from "./parts.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */
/** @typedef {import("./events.js").ClubEvent} ClubEvent */

const PAIRING = {
  match: "club-rule-match",
  "round-robin": "club-rule-round-robin",
  swiss: "club-rule-swiss",
  cup: "club-rule-cup",
  pools: "club-rule-pools",
  ladder: "club-rule-ladder",
};

/** @param {ClubPage} page @param {ClubEvent} seen */
export function rulesOf(page, seen) {
  return section(
    page,
    "club-event-rules",
    html`<div class="event-rules">${sentences(page, seen).map((said) => html`<p>${said}</p>`)}</div>`,
  );
}

/** @param {ClubPage} page @param {ClubEvent} seen @returns {string[]} */
function sentences(page, seen) {
  const { rules, balance, maker, rounds } = seen;
  const { format } = rules;
  const said = [
    page.t(PAIRING[/** @type {keyof typeof PAIRING} */ (format)], {
      rounds: rounds ?? 0,
      reach: rules.reach,
      answer: page.span(rules.answer_time),
    }),
  ];
  if (format !== "pools") said.push(page.t(rules.games === 2 ? "club-rule-both-sides" : "club-rule-one-game"));
  if (balance) said.push(page.t(balance.least === balance.most ? "club-rule-balance-even" : "club-rule-balance", balance));
  const counted = countingRule(page, seen);
  if (counted) said.push(counted);
  if (["round-robin", "swiss", "pools"].includes(format)) said.push(page.t("club-rule-ties"));
  said.push(
    rules.clock.per_turn
      ? page.t("club-rule-clock", { bank: page.span(rules.clock.bank), turn: page.span(rules.clock.per_turn) })
      : page.t("club-rule-clock-bank", { bank: page.span(rules.clock.bank) }),
    page.t("club-rule-time", { times: rules.out_after }),
  );
  if (format !== "ladder") said.push(page.t("club-rule-round", { time: page.span(rules.round_time) }));
  said.push(page.t("club-rule-drop"), page.t("club-rule-stopped"));
  if (rules.fill_to) said.push(page.t("club-rule-bots", { level: playerTitle(page.words, rules.bots), players: rules.fill_to }));
  said.push(page.t("club-rule-fixed"));
  if (maker) said.push(page.t("club-rule-maker", { name: maker }));
  return said;
}
