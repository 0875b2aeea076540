// @ts-check
/**
 * What the table page needs to know of a game beyond its words. A game of another package brings its module along, as
 * `client/game.js`; one without a module is played on a plain list.
 *
 * @typedef {{fill: string, ink: string, line?: string, dash?: string}} Tone
 *
 * @typedef {object} Secrets
 * @property {Record<string, string[]>} sides seats that know the same, by the noun of their side
 * @property {(own: any, others: any[]) => any} reveal the position that all of them see together
 *
 * @typedef {object} HandCard
 * @property {string} id as it stands in options
 * @property {string} [title]
 * @property {string} [text]
 *
 * @typedef {{id: string, content: import("../lit.js").Template}} Dialog a panel above the map; closed by its id until there is another one
 *
 * @typedef {object} About what a space says when it is looked at, beside its name, its pieces and what a click does
 * @property {string} about what it is, in one line
 * @property {[string, string | number][]} rows
 *
 * @typedef {{title: string, note: string, rule: string, of: string, short: string}} Family answers that stand together below a title; those of the same thing share its name and are told apart by a short one
 *
 * @typedef {object} GameModule
 * @property {Record<string, Tone>} tones colours by seat (and by other ids that the log names)
 * @property {string[]} headings events that begin a group of the log
 * @property {string[]} [acts] events with which somebody begins to act; without them, all that is told of one seat in a row is an act
 * @property {((phone: boolean) => string) | null} boardFile file in boards/ or an address, null for a plain list
 * @property {Record<string, import("../pieces.js").Look>} [looks] pieces that the page does not know yet
 * @property {number} [pieceSize]
 * @property {[number, number]} [legible] least and greatest scale of the map on a phone
 * @property {number} [spare] px at the lower edge of the map that choices may lie over
 * @property {"phone" | "always"} [overview]
 * @property {boolean} [courses] its panels show tracks over the whole game
 * @property {(desk: Desk) => import("../types.js").BoardUpdate} [picture]
 * @property {(desk: Desk) => unknown} [side] panels beside the map
 * @property {(desk: Desk) => unknown} [dock] what lies below the map; cards carry data-card
 * @property {(desk: Desk, width: number) => unknown} [edge] the scale between map and dock, as wide as there is room
 * @property {(desk: Desk) => unknown} [strip] the strip on a phone
 * @property {(desk: Desk) => HandCard[]} [hand]
 * @property {(id: string, desk: Desk) => unknown} [piece] a drawing of a piece or of a kind of pieces, or null
 * @property {(face: string | number, entry: import("./types.js").LogEntry, seat: string | null) => unknown} [die]
 * @property {(position: any) => Record<string, number>} [tracks] values for the chart, by id of a noun
 * @property {string[]} [decides] those of the tracks that decide who wins
 * @property {(position: any) => number[]} [limits] at which figures of such a track the game is won or lost
 * @property {(log: import("./types.js").LogEntry[], position: any) => import("./turns.js").Mark[]} [turns] where turns begin; the same turn may be named again
 * @property {(desk: Desk) => string} [sum] the figures that decided, in one sentence
 * @property {(desk: Desk) => string} [parts] what they are made of
 * @property {string[]} [partsFrom] files of printed facts that this needs, loaded when a game is over
 * @property {Secrets} [secrets] what only some seats see
 * @property {(desk: Desk) => string} [status] round or year, in the top bar
 * @property {(desk: Desk, option: string) => string} [outcome] what would come of an option, in a few words
 * @property {(desk: Desk, space: string, printed: import("../types.js").BoardSpace) => About} [popover] what a space says when it is looked at
 * @property {(desk: Desk) => string[]} [chosen] spaces already chosen in this question
 * @property {(desk: Desk) => {from: string, to: string}[]} [arrows]
 * @property {boolean} [forcesBelow] the dock shows the forces and the panel beside the map the cards, not the other way round
 * @property {string[]} [facts] files of printed facts that the module needs
 * @property {(desk: Desk, part: string) => string} [placeOf] the space where a piece named in an option stands, or ""
 * @property {(desk: Desk, option: string) => Family | null} [family] the answers that an option stands together with
 * @property {(desk: Desk, option: string) => string} [explain] what an option does, in a sentence
 * @property {(desk: Desk, option: string) => string} [ruleOf] the section of the rules that explains an option
 * @property {(desk: Desk) => {card: string, who: string} | null} [cause] the card that makes one answer, and who played it, where the question does not say it
 * @property {Record<string, [string, string]>} [ends] by kind of question: the argument that counts what is left, and the word for what an answer that ends it leaves
 * @property {(desk: Desk) => string} [mover] the piece that the question lets move, or ""
 * @property {(desk: Desk) => string[]} [companions] pieces that may go along with it
 * @property {(options: string[]) => string | null} [prefer] which of several options of a space a plain click means
 * @property {(desk: Desk) => import("./battle.js").Fight | null} [battle] the battle that is fought, or the last one
 * @property {(desk: Desk) => boolean} [confirms] what is chosen on the map is looked at in a panel before it is sent
 */
import { LOOKS } from "../pieces.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** Games with a board; the names of their modules. @type {Record<string, string>} */
const MODULES = {
  "1775-rebellion": "rebellion_1775",
  "liberty-or-death": "liberty_or_death",
  liberty: "liberty",
  prelude: "prelude",
  "prelude-to-rebellion": "prelude",
};

/** @type {GameModule} */
const PLAIN = { tones: {}, headings: ["turn", "round", "year", "card", "battle"], boardFile: null };

const SOME_TONES = ["var(--brit)", "var(--cont)", "var(--indl)", "var(--good)"];

/** @param {import("./types.js").GameInfo} game @returns {Promise<GameModule>} */
export async function moduleOf(game) {
  const name = MODULES[game.id];
  if (name) return (await import(`./games/${name}.js`)).game;
  if (game.page) {
    const module = (await import(game.page)).game;
    Object.assign(LOOKS, module.looks);
    return module;
  }
  const tones = Object.fromEntries(game.seats.map((seat, i) => [seat.id, { fill: SOME_TONES[i % SOME_TONES.length], ink: "#fff" }]));
  return { ...PLAIN, tones };
}
