// @ts-check
/** The same game again, with the sides swapped. */
import { Refused, call } from "./api.js";
import { rememberTable } from "./memory.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** Who sits where next time: everybody as many seats on as one has of one's own, which swaps two sides. @param {Desk} desk @returns {Record<string, string>} */
function swapped({ live }) {
  const { seats } = live.table;
  const own = seats.filter((info) => info.yours).length;
  const wish = (/** @type {import("./types.js").SeatInfo} */ info) =>
    info.yours ? "me" : info.player.startsWith("human") ? "link" : info.player;
  return Object.fromEntries(seats.map((info, i) => [info.seat, wish(seats[(i + own) % seats.length])]));
}

/** Against bots it begins at once; members are invited, other people get links that the new table shows. @param {Desk} desk */
export async function rematch(desk) {
  const { table } = desk.live;
  try {
    const made = (await offered(desk)) ?? (await call("/tables", { method: "POST", key: desk.link.api.key, body: wanted(desk) }));
    rememberTable(made.table, {
      game: table.game,
      scenario: table.scenario,
      ...(made.key && { key: made.key, links: made.links, answered: [] }),
    });
    location.href = `/t/${made.table}`;
  } catch (problem) {
    desk.complain(problem);
  }
}

/** @param {Desk} desk */
function wanted(desk) {
  const { table, game, scenario, options, luck } = desk.live.table;
  return { game, scenario, options, luck, like: table, seats: swapped(desk) };
}

/** The table that the club keeps for the same people; null for those who are no members. @param {Desk} desk */
async function offered(desk) {
  const { seats } = desk.live.table;
  if (!seats.some((info) => info.name)) return null;
  try {
    return await desk.link.api.post("/rematch", {});
  } catch (problem) {
    if (problem instanceof Refused && [401, 403].includes(problem.status)) return null;
    throw problem;
  }
}
