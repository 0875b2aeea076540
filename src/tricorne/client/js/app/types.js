// @ts-check
/**
 * What the server sends, as docs/api.md describes it.
 *
 * @typedef {Record<string, string>} Texts by language
 *
 * @typedef {object} GameInfo
 * @property {string} id
 * @property {Texts} title
 * @property {{id: string, name: Texts}[]} seats
 * @property {{id: string, name: Texts, about: Texts}[]} scenarios
 * @property {{id: string, name: Texts, about: Texts, choices: {id: string, name: Texts}[]}[]} options
 * @property {string[]} players
 * @property {Texts} words
 * @property {Texts} help
 * @property {Record<string, string>} facts
 * @property {Record<string, number>} confidence
 * @property {string[]} sections
 * @property {string | null} page the address of its module, where another package brings one along
 * @property {{id: string, name: string, version: string, note: string}[]} packs
 * @property {{id: string, name: Texts, about: Texts, record: string}[]} examples
 * @property {{minutes: number, items: string[], puzzles: string[], course: Texts, key: Texts} | null} learn ids of lessons and tasks; where they and the key are described
 *
 * @typedef {object} Pack corrections of printed facts
 * @property {string} name
 * @property {Record<string, any>} facts a merge patch for each file
 * @property {Texts} words
 *
 * @typedef {object} Catalogue
 * @property {string[]} languages
 * @property {Texts} words
 * @property {string[]} bots
 * @property {GameInfo[]} games
 *
 * @typedef {object} Question
 * @property {string} seat
 * @property {string} kind
 * @property {string} rule
 * @property {Record<string, any>} [args]
 * @property {string[]} [options]
 * @property {Whole[]} [whole]
 *
 * @typedef {{answers: string[], takes: Record<string, number>}} Whole answers that people see as one, and what they come to
 *
 * @typedef {object} View
 * @property {string} game
 * @property {string} scenario
 * @property {string} seat
 * @property {number} moment
 * @property {any} position what the game shows
 * @property {Question[]} asked
 * @property {string[]} interrupts
 * @property {number} undo_from the first moment that an undo can go back to: luck lies before it
 * @property {{winners: string[], reason: string, scores: Record<string, number>, places: Record<string, number>} | null} result
 *
 * @typedef {object} LogEntry
 * @property {number} moment
 * @property {string} event
 * @property {string} rule
 * @property {Record<string, any>} args
 *
 * @typedef {{moment: number, answer: string, why: [string, Record<string, any>][]}} Reason
 * @typedef {{id: number, seat: string, text: string, at: string}} ChatLine
 * @typedef {{kind: "rewind" | "draw" | "stop" | "pause", moment: number | null, until: number | null, by: string, agreed: string[], missing: string[]}} Proposal
 *
 * @typedef {object} SeatInfo
 * @property {string} seat
 * @property {string} player
 * @property {string | null} name of a member
 * @property {string | null} guest what somebody without an account calls themselves
 * @property {boolean} yours
 * @property {boolean} online
 * @property {number | null} person
 * @property {boolean} awaited nobody has answered there yet
 * @property {boolean} lost a bot plays it for good
 *
 * @typedef {object} TableInfo
 * @property {string} table
 * @property {string} name
 * @property {string} game
 * @property {string} scenario
 * @property {Record<string, string>} options
 * @property {number} version
 * @property {number} moment
 * @property {boolean} finished
 * @property {{how: string, winners: string[], at: number} | null} ended by its people, before its rules did
 * @property {boolean} rated it counts between members
 * @property {string} luck
 * @property {string | null} promise the digest of the seed; null where nothing was promised
 * @property {string | null} seed when the game is over
 * @property {string | null} pack the name of its component pack
 * @property {string | null} fork_of
 * @property {SeatInfo[]} seats
 * @property {{seats: string[], observer: boolean}} you
 * @property {string[]} asked
 * @property {Proposal | null} proposal
 *
 * @typedef {object} Shown everything that the page shows of a table at a moment
 * @property {number} version
 * @property {string} seat
 * @property {View} view
 * @property {LogEntry[]} log the last part of it
 * @property {number} logStart how many entries came before that part
 * @property {Reason[]} reasons
 * @property {TableInfo} table
 * @property {ChatLine[]} chat
 * @property {import("../learn/assist.js").Standing} [standing] how it stood for the seat, at an earlier moment
 * @property {string} [eyes] whose eyes have seen it, where a game is over
 */
export {};
