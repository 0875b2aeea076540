// @ts-check
/** Where Commands, Special Activities and Events of Liberty or Death are explained. */

/** @typedef {import("../desk.js").Desk} Desk */

/** Sections by Faction and by what is chosen. @type {Record<string, Record<string, string>>} */
const SECTIONS = {
  british: {
    muster: "3.2.1",
    garrison: "3.2.2",
    march: "3.2.3",
    battle: "3.2.4",
    common_cause: "4.2.1",
    skirmish: "4.2.2",
    naval_pressure: "4.2.3",
  },
  patriots: {
    rally: "3.3.1",
    march: "3.3.2",
    battle: "3.3.3",
    rabble_rousing: "3.3.4",
    persuasion: "4.3.1",
    partisans: "4.3.2",
    skirmish: "4.3.3",
  },
  indians: { gather: "3.4.1", march: "3.4.2", scout: "3.4.3", raid: "3.4.4", trade: "4.4.1", war_path: "4.4.2", plunder: "4.4.3" },
  french: {
    agent_mobilization: "3.5.1",
    hortalez: "3.5.2",
    muster: "3.5.3",
    march: "3.5.4",
    battle: "3.5.5",
    preparer_la_guerre: "4.5.1",
    skirmish: "4.5.2",
    naval_pressure: "4.5.3",
  },
};
const ACTS = ["command", "special"];

/** @param {Desk} desk @param {string} option */
export function ruleOf({ question }, option) {
  const [word, what] = option.split(":");
  const own = SECTIONS[question?.seat ?? ""] ?? {};
  return (ACTS.includes(word) ? own[what] : question?.kind.startsWith("special-") ? own[word] : "") ?? "";
}

/** The text of the Event. @param {Desk} desk @param {string} option */
export function explain({ words, shown }, option) {
  const [word, side = "text"] = option.split(":");
  const number = String(shown.view.position.card ?? "").split(":")[1];
  const text = `card-${number}-${words.has(`card-${number}-${side}`) ? side : "text"}`;
  return word === "event" && words.has(text) ? words.t(text) : "";
}

/** The Event that asks, and whose it is, where another Faction has to answer. @param {Desk} desk */
export function cause({ shown, question }) {
  if (!question?.kind.startsWith("event-")) return null;
  const played = shown.log.findLast(({ event }) => event === "event");
  return played && played.args.faction !== question.seat ? { card: played.args.card, who: played.args.faction } : null;
}
