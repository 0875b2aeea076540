// @ts-check
/**
 * What the server tells of the workshop, as docs/api.md describes it.
 *
 * @typedef {object} Shape what may stand at a place: see core/workshop/shapes.py
 * @property {string} is
 * @property {any} [of]
 * @property {Shape} [item]
 * @property {Shape} [keys]
 * @property {string} [tag]
 * @property {boolean} [optional]
 *
 * @typedef {object} Entry
 * @property {string} key
 * @property {string} form
 * @property {Record<string, string>} marks
 * @property {Record<string, number>} uses
 * @property {string[]} [edges]
 *
 * @typedef {object} Group
 * @property {string} id
 * @property {string} part
 * @property {string} place
 * @property {"card" | "die" | "area" | "plain"} drawn
 * @property {string} noun
 * @property {string} title
 * @property {string[]} texts
 * @property {string[]} shown
 * @property {string[]} entries
 *
 * @typedef {object} WorkList
 * @property {string} game
 * @property {number} games
 * @property {Group[]} groups
 * @property {Record<string, Entry>} entries
 * @property {Record<string, Entry>} edges
 * @property {{group: string, place: string, free: boolean} | null} edges_at
 * @property {Record<string, Record<string, Shape>>} forms
 * @property {Record<string, {tag: string | null, fields: Record<string, Shape>}>} shapes
 *
 * @typedef {object} Draft
 * @property {string} name
 * @property {Record<string, any>} values
 * @property {string[]} settled
 * @property {Record<string, Record<string, string>>} titles
 * @property {Record<string, string>} remarks
 *
 * @typedef {object} DraftInfo
 * @property {string} id
 * @property {string} game
 * @property {number} revision
 * @property {number} changed
 * @property {boolean} yours
 * @property {boolean} shared
 * @property {Draft} draft
 * @property {import("../app/types.js").Pack} pack
 * @property {{message: string, entry: string} | null} problem
 * @property {string | null} key
 *
 * @typedef {{name: string, where: string, pieces: Record<string, number>}} Suggestion
 *
 * @typedef {object} Suggestions
 * @property {string} name
 * @property {string} version
 * @property {number} cards
 * @property {number} pieces
 * @property {number} stacks
 * @property {Record<string, Suggestion[]>} entries
 * @property {Suggestion[]} others
 */
export {};
