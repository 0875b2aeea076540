// @ts-check
/** Tables made from records: saved games and the examples that come with a game. */
import { call, text } from "./api.js";
import { rememberTable } from "./memory.js";

/** Make a table from a record and go there; it is sent as it is, because numbers in it may be too long for us. @param {string} record @param {string} [where] the query of the table's address */
export async function openRecord(record, where = "") {
  const game = JSON.parse(record).setup?.game ?? "";
  const made = await call("/tables/import", { method: "POST", body: `{"record":${record}}` });
  rememberTable(made.table, { key: made.key, links: made.links, game });
  location.href = `/t/${made.table}${where}`;
}

/** Watch an example from its beginning. @param {string} url of its record */
export async function watchExample(url) {
  await openRecord(await text(url), "?m=0");
}
