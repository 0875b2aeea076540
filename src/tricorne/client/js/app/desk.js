// @ts-check
/**
 * What the parts of the table page share: the table as it is shown, the words, and what can be done.
 *
 * @typedef {object} Desk
 * @property {import("./words.js").Words} words
 * @property {import("../types.js").Words} t words of the board
 * @property {Record<string, any>} facts printed facts by file
 * @property {import("./types.js").Catalogue} catalogue
 * @property {import("./types.js").GameInfo} game
 * @property {import("./games.js").GameModule} module
 * @property {import("./link.js").Link} link
 * @property {import("./types.js").Shown} shown what is shown: the present, a step of a bot's turn, or a moment of the replay
 * @property {import("./types.js").Shown} live the present
 * @property {number | null} replaying the moment that is looked at, or null for the present
 * @property {{left: number, paused: boolean} | null} stepping a bot's turn that is being shown
 * @property {import("./types.js").Question | null} question what this person has to answer
 * @property {import("./options.js").Choices | null} choices
 * @property {Record<string, number>} draft numbers picked but not sent, by kind
 * @property {string} looked the space whose options are listed
 * @property {boolean} busy an answer is on its way
 * @property {number} seenUpTo the moment up to which this person has seen everything: that of the last answer
 * @property {import("./link.js").Status} status
 * @property {Record<string, any>} hints what would come of an option
 * @property {(option: string) => void} answer
 * @property {(options: string[]) => void} chain several answers one after the other
 * @property {(head: string, number: number) => void} pick change the draft
 * @property {(space: string) => void} look
 * @property {() => void} undo
 * @property {(section: string) => void} openRule
 * @property {(name: string | null) => void} openPanel
 * @property {(moment: number | null) => void} showMoment
 * @property {number} width px of the map and of what is above and below it
 * @property {(spaces: string[]) => void} name highlight on the map what a line names
 * @property {(act: "pause" | "step" | "skip") => void} steer
 * @property {(text: string, action?: {label: string, act: () => void}) => void} toast
 * @property {(problem: unknown) => void} complain
 * @property {() => void} redraw
 * @property {(id: string) => boolean} isSpace
 */
import { h } from "./dom.js";

/** The name of a seat. @param {Desk} desk @param {string} seat */
export function seatName(desk, seat) {
  return desk.words.nounOr(seat);
}

/** A name of who plays a seat. @param {Desk} desk @param {import("./types.js").SeatInfo} info */
export function playerName(desk, info) {
  const { words } = desk;
  if (!info.player.startsWith("human")) return playerTitle(words, info.player);
  return info.yours ? words.t("ui-you") : (info.name ?? words.t("ui-friend"));
}

/** @param {import("./words.js").Words} words @param {string} player */
export function playerTitle(words, player) {
  const known = `ui-player-${player}`;
  return words.has(known) ? words.t(known) : words.nounOr(player, words.t("ui-bot-named", { name: player }));
}

/** A link that opens a section of the rules beside the board. @param {Desk} desk @param {string} rule */
export function ruleLink(desk, rule) {
  if (!rule) return null;
  return h(
    "a",
    {
      class: "rule",
      href: `#rule-${rule}`,
      "aria-label": desk.words.t("ui-rule", { section: rule }),
      on: { click: (/** @type {Event} */ event) => (event.preventDefault(), desk.openRule(rule)) },
    },
    rule,
  );
}
