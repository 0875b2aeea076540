// @ts-check
/** The blocks of Liberty as a seat knows them. */

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../../games/liberty.js").BlockView} BlockView */

/** What is printed on a block, and its strength. @param {Desk} desk @param {string} id @param {number} strength @returns {BlockView} */
export function face(desk, id, strength) {
  const block = desk.facts.blocks.blocks[id];
  const type = desk.facts.blocks.types[block.type];
  return {
    id,
    name: block.name,
    strength,
    max: block.max,
    rating: type.combat,
    type: type.category,
    letter: block.nation[0].toUpperCase(),
    nation: type.category === "warship" && block.nation === "british" ? "warship" : block.nation,
  };
}

/** The blocks that this seat can name: its own, and those revealed in a battle. @param {Desk} desk @returns {Record<string, {at: string, strength: number}>} */
export function known(desk) {
  const p = desk.shown.view.position;
  return { ...p.blocks, ...p.battle?.shown.american, ...p.battle?.shown.british };
}
