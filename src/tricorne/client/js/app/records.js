// @ts-check
/** Tables made from records: saved games and the examples that come with a game. */
import { call } from "./api.js";
import { rememberTable } from "./memory.js";

/** Make a table from a record and go there. @param {any} record @param {string} [where] the query of the table's address */
export async function openRecord(record, where = "") {
  const made = await call("/tables/import", { method: "POST", body: { record } });
  rememberTable(made.table, { key: made.key, links: made.links, game: record.setup?.game ?? "" });
  location.href = `/t/${made.table}${where}`;
}

/** Watch an example from its beginning. @param {string} url of its record */
export async function watchExample(url) {
  await openRecord(await call(url.replace(/^\/api\/v1/, "")), "?m=0");
}
