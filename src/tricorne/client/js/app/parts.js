// @ts-check
/** Parts that many drawings share: names of seats and players, links to the rules, the colours of a side. */
import { html, nothing, styles } from "../lit.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./words.js").Words} Words */

/** With a capital at its beginning. @param {string} text */
export function capital(text) {
  return text.replace(/^([¿¡]?)(\p{L})/u, (_, mark, letter) => mark + letter.toLocaleUpperCase());
}

/** The name of a seat. @param {Desk} desk @param {string} seat */
export function seatName(desk, seat) {
  return desk.words.nounOr(seat);
}

/** A name of who plays a seat. @param {{words: Words}} desk @param {import("./types.js").SeatInfo} info */
export function playerName(desk, info) {
  const { words } = desk;
  if (!info.player.startsWith("human")) return playerTitle(words, info.player);
  return info.yours ? words.t("ui-you") : (info.name ?? info.guest ?? words.t("ui-friend"));
}

/** @param {Words} words @param {string} player */
export function playerTitle(words, player) {
  const known = `ui-player-${player}`;
  return words.has(known) ? words.t(known) : words.nounOr(player, words.t("ui-bot-named", { name: player }));
}

/** A line of the log as plain text. @param {{words: Words}} desk @param {import("./types.js").LogEntry} entry */
export function lineText({ words }, entry) {
  return words.line(entry);
}

/** A section of the rules as a link; the page opens it beside the board. @param {Pick<Desk, "words">} desk @param {string} rule @param {number} [tabindex] */
export function ruleLink(desk, rule, tabindex) {
  if (!rule) return nothing;
  const label = desk.words.t("ui-rule", { section: rule });
  return html`<a class="rule" href="#rule-${rule}" data-rule=${rule} tabindex=${tabindex ?? nothing} aria-label=${label}>${rule}</a>`;
}

/** The colour of a side, of its lettering and of its lines, for a `style` attribute. @param {import("./games.js").Tone | null | undefined} tone */
export function toned(tone) {
  return styles(tone ? { "--tone": tone.fill, "--tone-ink": tone.ink, "--tone-line": tone.line ?? tone.fill } : {});
}
