// Run by `make client`: lines of the log with links.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import "./support/templates.js";
import { Words } from "../../src/tricorne/client/js/app/words.js";
import { withTerms } from "../../src/tricorne/client/js/learn/terms.js";

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
l-event = { $who_el }: { $card_q }, { $pieces }.
n-card = La Milicia de «Boston»
n-militia = Miliciano
n-militia-s = Milicianos
l-march = { $who_el } van { $start_de } { $target_a }.
`,
]);

test("a name stands apart without its article and preposition, and a line begins with a capital", () => {
  const line = words.lineParts({ event: "march", args: { who: "patriots", start: "west", target: ["west", "west"] }, moment: 0, rule: "" });
  const [who, link] = [
    { id: "patriots", text: "Patriotas" },
    { id: "west", text: "oeste de Boston" },
  ];
  assert.deepEqual(line, ["Los ", who, " van del ", link, " al ", link, " y al ", link, "."]);
  const led = words.lineParts({ event: "march", args: { who: "west", start: "west", target: "west" }, moment: 0, rule: "" });
  assert.deepEqual(led.slice(0, 2), ["El ", link]);
});

test("a number has the decimal sign of its language", () => {
  const said = (/** @type {string} */ language) => {
    const file = new URL(`../../src/tricorne/client/words/${language}.ftl`, import.meta.url);
    return new Words(language, [readFileSync(file, "utf-8")]).t("ui-answer-force", { force: 3, theirs: 1.26, lost: 2 });
  };
  assert.match(said("en"), /lose 1\.3, you 2\.0$/);
  assert.match(said("es"), /pierden 1,3; tú, 2,0$/);
});

test("what has only just been is not told by the minute", () => {
  const file = new URL("../../src/tricorne/client/words/es.ftl", import.meta.url);
  const spanish = new Words("es", [readFileSync(file, "utf-8")]);
  const before = (/** @type {number} */ s) => spanish.ago(Date.now() - 1000 * s);
  assert.deepEqual([1, 61, 7200, 90_000].map(before), ["hace un momento", "hace 1 minuto", "hace 2 horas", "ayer"]);
  assert.match(spanish.dayAndTime(Date.now()), /^(Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo), \d+:\d\d$/);
  assert.match(spanish.dayAndTime(0), /^1 de enero,? /);
});

test("the gender of a linked name chooses the words", () => {
  const line = words.lineParts({ event: "taken", args: { space: "islands" }, moment: 0, rule: "" });
  assert.deepEqual(line, ["Tomada: ", { id: "islands", text: "Islas" }, "."]);
});

const EVENT = { event: "event", args: { who: "patriots", card: "card", pieces: { militia: 2 } }, moment: 0, rule: "" };
const KEY = {
  groups: [{ id: "pieces", name: "", entries: ["patriots", "militia", "milicia"].map((id) => ({ id, about: `what ${id} is` })) }],
  terms: { Patriotas: "patriots", Milicianos: "militia", Milicia: "milicia", Boston: "militia" },
};
const links = (shown) => shown.filter((part) => part?.strings).map((part) => part.values.at(-1));

test("a quoted name stands apart as well, with its quotation marks around it", () => {
  assert.deepEqual(words.lineParts(EVENT), [
    "Los ",
    { id: "patriots", text: "Patriotas" },
    ": «",
    { id: "card", text: "La Milicia de “Boston”" },
    "», 2 Milicianos.",
  ]);
});

test("terms are links, and a name is one as a whole or not at all", () => {
  const shown = withTerms({ key: KEY }, words.lineParts(EVENT));
  assert.deepEqual(links(shown), ["Patriotas", "Milicianos"]);
  assert.equal(shown.map((part) => part.text ?? part.values?.at(-1) ?? part).join(""), words.line(EVENT));
});

test("each term is a link once, and none where there is no key", () => {
  assert.deepEqual(links(withTerms({ key: KEY }, "Milicianos y Milicianos, constructor")), ["Milicianos"]);
  assert.deepEqual(links(withTerms({ key: KEY }, "Milicianos", { met: new Set(["militia"]) })), []);
  assert.deepEqual(withTerms({ key: null }, words.lineParts(EVENT)).join(""), words.line(EVENT));
});
