// Run by `make client`: lines of the log with links.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Words } from "../../src/tricorne/client/js/app/words.js";

const words = new Words("es", [
  `
and = y
n-west = Oeste de Boston
    .el = el oeste de Boston
n-islands = Islas
    .g = f
l-taken = { $space_g ->
    [f] Tomada
   *[m] Tomado
}: { $space }.
n-patriots = Patriotas
    .el = los Patriotas
l-march = { $who_el } van { $start_de } { $target_a }.
`,
]);

test("a name is linked without its article and preposition, and a line begins with a capital", () => {
  const isSpace = (/** @type {string} */ id) => id === "west";
  const line = words.line(
    { event: "march", args: { who: "patriots", start: "west", target: ["west", "west"] }, moment: 0, rule: "" },
    isSpace,
  );
  const link = { id: "west", text: "oeste de Boston" };
  assert.deepEqual(line, ["Los Patriotas van del ", link, " al ", link, " y al ", link, "."]);
  const led = words.line({ event: "march", args: { who: "west", start: "west", target: "west" }, moment: 0, rule: "" }, () => true);
  assert.deepEqual(led.slice(0, 2), ["El ", link]);
});

test("the gender of a linked name chooses the words", () => {
  const line = words.line({ event: "taken", args: { space: "islands" }, moment: 0, rule: "" }, () => true);
  assert.deepEqual(line, ["Tomada: ", { id: "islands", text: "Islas" }, "."]);
});
