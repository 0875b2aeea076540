// @ts-check
/**
 * Shapes of data that the board and the games share.
 *
 * @typedef {[number, number]} Point
 *
 * @typedef {object} BoardSpace
 * @property {"city" | "area" | "colony" | "reserve" | "district" | "hex" | "sea" | "box"} kind
 * @property {string} name
 * @property {number[][]} [rings] outline as arcs; ~index is the arc walked backwards
 * @property {string[]} [hull] outline with its bays closed, for highlights
 * @property {string[]} [band] the same closed less, for bands
 * @property {Point} [label] middle of the name
 * @property {Point} [anchor] middle of the first row of pieces
 * @property {Point} [town] where the town lies
 * @property {Point} [tag] top centre of a city's tag
 * @property {[number, number, number, number]} [box] x, y, width, height of a box at sea
 * @property {string} [region]
 * @property {{name: string, colour: string, value: number | null, port: boolean, at: Point}} [place] a town on a hex
 * @property {boolean} [wild]
 *
 * @typedef {object} BoardFile
 * @property {string} id
 * @property {[number, number, number, number]} frame x, y, width, height of what is shown at first
 * @property {[number, number, number, number]} extent x0, y0, x1, y1 of what is drawn
 * @property {number} turn degrees that north is turned clockwise
 * @property {"map" | "screen"} [lettering] whether names and pieces grow with the map
 * @property {string[]} arcs
 * @property {Record<string, BoardSpace>} spaces
 * @property {Record<string, {spaces: string[], band: string[], flag: Point}>} [regions]
 * @property {number[][]} land out of play, as arcs
 * @property {number[]} coast arcs
 * @property {number[]} limits arcs between play and land out of play
 * @property {number[]} borders arcs
 * @property {number[]} [lines] arcs of lesser borders
 * @property {string[]} [proclamation]
 * @property {string[][]} water
 * @property {string[]} lakes
 * @property {string[]} rivers
 * @property {[number, number, number][]} [hills]
 * @property {[number, number, number, number]} [span] the most that can be seen at once, by default the frame
 * @property {Record<"landout" | "land" | "wild", string[]>} [fills] land where it does not follow the spaces
 * @property {Record<string, string[]>} [sides] hex sides by terrain
 * @property {{text: string, at: Point, size: number, water?: boolean, turn?: number, line?: boolean}[]} names
 * @property {[number, number, number]} compass
 *
 * @typedef {object} Band
 * @property {string} tone a key of BAND_TONES in map_layers.js
 * @property {number} width px
 * @property {boolean} [hatched]
 *
 * @typedef {object} SpaceUpdate
 * @property {import("./pieces.js").Stack[]} [stacks] in the order to show them; stacks of one `group` keep together
 * @property {number} [columns] most stacks in a row, by default five
 * @property {number} [scale] size of the pieces, where there are too many for the full size
 * @property {"british" | "rebellion" | null} [control]
 * @property {number} [level] support 2 … opposition -2; left out where a space has none
 * @property {number} [population]
 * @property {Band | null} [band]
 * @property {string} [note] small text in a box at sea
 * @property {string} [badge] figure at the top of a legal space
 * @property {{drawn: unknown, width: number, height: number} | null} [plate] a drawing of the game's own in place of name and pieces
 * @property {string} [label] what a screen reader says; by default made from the rest
 *
 * @typedef {object} BoardUpdate
 * @property {Record<string, SpaceUpdate>} spaces
 * @property {Record<string, {flag?: "british" | "american" | null, band?: Band | null}>} [regions]
 * @property {string[]} [legal]
 * @property {string[]} [chosen]
 * @property {string[]} [named] named in a log line under the pointer
 * @property {{from: string, to: string}[]} [arrows]
 * @property {string} [battle] the space where a battle is fought
 *
 * @typedef {object} CardState what the page knows of a card of the hand; a gallery knows nothing
 * @property {boolean} legal it may be chosen
 * @property {boolean} cut its text has no room on it
 * @property {string} note what would come of it
 *
 * @typedef {(key: string, args?: Record<string, string | number>) => string} Words
 */
export {};
