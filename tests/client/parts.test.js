// Run by `make client`: parts of the client that need no browser.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import "./support/browser.js";
import { markupOf, textOf } from "./support/templates.js";
import { Arcs, paths, points } from "../../src/tricorne/client/js/lines.js";
import { battlePanel } from "../../src/tricorne/client/js/battle.js";
import { after, before, question } from "../../src/tricorne/client/js/gallery/battle.js";
import { keptInside, pieceRows, rowsOf } from "../../src/tricorne/client/js/overlay.js";
import { block } from "../../src/tricorne/client/js/blocks.js";
import { LOOKS, stack } from "../../src/tricorne/client/js/pieces.js";
import { placePopover } from "../../src/tricorne/client/js/popover.js";
import { journeys } from "../../src/tricorne/client/js/travel.js";
import { Where } from "../../src/tricorne/client/js/where.js";
import { words } from "../../src/tricorne/client/js/words.js";
import { confirming, figured, sortOptions } from "../../src/tricorne/client/js/app/options.js";
import { patched } from "../../src/tricorne/client/js/app/patch.js";
import { game as libertyOrDeath } from "../../src/tricorne/client/js/app/games/liberty_or_death.js";
import { game as prelude } from "../../src/tricorne/client/js/app/games/prelude.js";

// The table of 1775 knows the preferences, which listen to the window.
globalThis.addEventListener ??= () => {};
const { game: rebellion } = await import("../../src/tricorne/client/js/app/games/rebellion_1775.js");

const client = new URL("../../src/tricorne/client/", import.meta.url);
const json = (path) => JSON.parse(readFileSync(new URL(path, client), "utf8"));

const GAMES = {
  rebellion_1775: "1775-rebellion",
  liberty_or_death: "liberty-or-death",
  liberty: "liberty",
  prelude: "prelude-to-rebellion",
};

test("a line is its first point and then steps, in tenths of a pixel", () => {
  assert.deepEqual(points("100 50-10 5 20-5"), [
    [10, 5],
    [9, 5.5],
    [11, 5],
  ]);
  assert.equal(paths(["100 50-10 5"], true), "M10 5L9 5.5z");
});

test("an outline walks an arc backwards where its number is negative", () => {
  const arcs = new Arcs(["0 0 100 0", "0 0 0 100 100 0", "100 0 0 100"]);
  assert.equal(arcs.outline([[0, 2, ~1]]), "M0 0L10 0L10 10L0 10z");
});

test("at most five kinds stand in a row, each side on its own, a leader below its side", () => {
  const royal = ["british_regular", "tory", "british_fort", "war_party", "village"].map((kind) => ({ kind, group: "royalists" }));
  const rebels = ["continental", "french_regular", "patriot_fort", "militia", "squadron", "blockade"].map((kind) => ({
    kind,
    group: "rebels",
  }));
  const rows = rowsOf([...royal, { kind: "leader", name: "Howe", group: "royalists" }, ...rebels], 5);
  assert.deepEqual(
    rows.map((row) => row.length),
    [5, 1, 5, 1],
  );
  assert.equal(rows[1][0].name, "Howe");
  assert.deepEqual(
    rowsOf([royal[0], rebels[0]], 5).map((row) => row.length),
    [2],
  );
  assert.ok(pieceRows([...royal, ...rebels], 26, 5).width < 190);
});

test("markers join the last row that has room; a tag stays inside the frame", () => {
  const four = ["continental", "french_regular", "militia", "patriot_fort"].map((kind) => ({ kind, group: "rebels" }));
  const rows = rowsOf([...four, { kind: "leader", name: "Gates", group: "rebels" }, { kind: "raid", group: "markers" }], 5);
  assert.deepEqual(
    rows.map((row) => row.length),
    [5, 1],
  );
  assert.deepEqual(keptInside([1120, 620], { width: 100, height: 60 }, [0, 0, 1128, 640]), [1074, 576]);
});

test("a stack of two or more shows its count, a single piece does not", () => {
  for (const kind of Object.keys(LOOKS)) {
    assert.match(textOf(stack({ kind, count: 12 })), />12</);
    assert.doesNotMatch(textOf(stack({ kind, count: 1 })), />1</);
  }
});

test("the back of a block is the same for every block and tells nothing", () => {
  const known = { back: true, name: "Washington", rating: "C3", strength: 4, max: 4, nation: "american" };
  assert.equal(textOf(block(known)), textOf(block({ back: true })));
  assert.doesNotMatch(textOf(block(known)), /Washington|C3/);
});

test("pieces travel from where there are fewer of a kind to where there are more", () => {
  const picture = (/** @type {Record<string, number>} */ of) => ({
    spaces: Object.fromEntries(Object.entries(of).map(([id, count]) => [id, { stacks: count ? [{ kind: "tory", count }] : [] }])),
  });
  const sent = journeys(picture({ boston: 3, new_york: 1 }), picture({ boston: 1, new_york: 2, quebec: 1 }));
  assert.deepEqual(
    sent.map((j) => [j.from, j.to, j.stack.count]),
    [
      ["boston", "new_york", 1],
      ["boston", "quebec", 1],
    ],
  );
});

test("text from outside never becomes markup", () => {
  const drawn = block({ nation: "british", name: "<script>", rating: "C2", strength: 1, max: 1 });
  assert.doesNotMatch(markupOf(drawn), /script/);
  assert.match(textOf(drawn), /<script>/);
});

test("a popover covers neither its space nor a piece beside it, and stays away where there is no room", () => {
  const space = { x: 100, y: 100, width: 200, height: 200 };
  const size = { width: 222, height: 100 };
  const kept = (x, y) => x > 100 && x < 300 && y > 100 && y < 300;
  const piece = { x: 310, y: 90, width: 40, height: 230 };
  const ground = { kept, boxes: [piece], weight: () => 0 };
  const at = placePopover(space, size, { width: 800, height: 600 }, ground);
  const apart = (box) =>
    at.x >= box.x + box.width || at.x + size.width <= box.x || at.y >= box.y + box.height || at.y + size.height <= box.y;
  assert.ok(apart(space) && apart(piece), JSON.stringify(at));
  assert.equal(placePopover(space, size, { width: 360, height: 320 }, ground), null);
});

test("figures press the buttons as they are numbered, Enter the one that confirms", () => {
  const choices = sortOptions(
    ["yes", "pass", "command:march", "no"],
    () => false,
    () => false,
  );
  assert.equal(confirming(choices), "yes");
  assert.deepEqual(figured(choices), ["command:march", "pass", "no"]);
});

test("words exist in both languages with the same arguments", () => {
  const [en, es] = [json("words/en.json"), json("words/es.json")];
  assert.deepEqual(Object.keys(en).sort(), Object.keys(es).sort());
  for (const key of Object.keys(en)) {
    const names = (text) => (text.match(/\{\w+\}/g) ?? []).sort();
    assert.deepEqual(names(en[key]), names(es[key]), key);
  }
  assert.equal(words({ hello: "{n} hats" })("hello", { n: 3 }), "3 hats");
});

for (const [name, board] of Object.entries(GAMES)) {
  test(`${name}: a position becomes a board update and panels without a word missing`, async () => {
    const rules = await import(`../../src/tricorne/client/js/games/${name}.js`);
    const { view } = await import(`../../src/tricorne/client/js/gallery/${name}.js`);
    for (const language of ["en", "es"]) {
      const table = json(`words/${language}.json`);
      const t = (key, args) => {
        assert.ok(key in table, `${language}: ${key}`);
        return words(table)(key, args);
      };
      const update = rules.board(view, t);
      const spaces = json(`boards/${board}.json`).spaces;
      for (const id of [...Object.keys(update.spaces), ...update.legal, ...update.chosen]) assert.ok(id in spaces, id);
      for (const part of [rules.side, rules.dock, rules.edge, rules.strip]) assert.doesNotMatch(textOf(part(view, t)), /undefined|NaN/);
    }
  });
}

test("the battle panel shows odds before the dice and modifiers after them", () => {
  assert.match(textOf(battlePanel(before, question)), /All stay hidden[^]*33 %[^]*67 %/);
  assert.match(textOf(battlePanel(after, null)), /Loss Level[^]*The Rebellion wins/);
});

/** The modules that a module imports at once. */
function importsOf(file) {
  const code = readFileSync(new URL(file), "utf8");
  const found = code.matchAll(/(?:^|;|\n)(?:import|export)\s*(?:[\w$*\s{},]*?from\s*)?"(\.[^"]*)"/g);
  return [...found].map(([, path]) => new URL(path, file).href);
}

test("pages load the templates together with themselves", () => {
  const wanted = new Set();
  const visit = (file) => {
    if (wanted.has(file)) return;
    wanted.add(file);
    importsOf(file).forEach(visit);
  };
  visit(new URL("js/lit.js", client).href);
  for (const page of ["index.html", "table.html", "club.html"]) {
    const found = readFileSync(new URL(page, client), "utf8").matchAll(/rel="modulepreload" href="\/client\/([^"]*)"/g);
    assert.deepEqual([...found].map(([, path]) => new URL(path, client).href).sort(), [...wanted].sort(), page);
  }
});

test("imports of the client point one way", () => {
  const files = readdirSync(new URL("js/", client), { recursive: true }).filter((file) => String(file).endsWith(".js"));
  const imports = new Map(files.map((file) => [new URL(`js/${file}`, client).href, []]));
  for (const [file, found] of imports) found.push(...importsOf(file));
  const done = new Set();
  const visit = (file, way) => {
    assert.ok(!way.includes(file), `a cycle: ${[...way, file].join(" ")}`);
    if (done.has(file)) return;
    for (const other of imports.get(file) ?? []) visit(other, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
});

test("nothing is loaded from another host", () => {
  const files = readdirSync(client, { recursive: true }).filter((f) => /\.(js|css|html)$/.test(String(f)));
  for (const file of files) {
    const code = readFileSync(new URL(String(file), client), "utf8")
      .replace(/\/\*[^]*?\*\//g, "")
      .replace(/^\s*\/\/.*$/gm, "");
    const text = code.replaceAll("http://www.w3.org/2000/svg", "");
    assert.doesNotMatch(text, /https?:\/\/\w/, String(file));
  }
});

test("a component pack is merged into the printed facts as the rules merge it", () => {
  const facts = { cards: { a: { effect: { op: "march", armies: 3 } }, b: { number: 2 } }, list: [1, 2] };
  const pack = { cards: { a: { effect: { armies: 2 } }, b: null }, list: [3] };
  assert.deepEqual(patched(facts, pack), { cards: { a: { effect: { op: "march", armies: 2 } } }, list: [3] });
  assert.deepEqual(patched(facts, {}), facts);
});

test("the grid of a map knows which space lies where, and what lies outside", () => {
  for (const name of Object.values(GAMES)) {
    const file = json(`boards/${name}.json`);
    const where = new Where(file, new Arcs(file.arcs));
    const found = new Set(where.ids);
    for (const [id, space] of Object.entries(file.spaces)) if (space.rings && space.kind !== "city") assert.ok(found.has(id), id);
    assert.equal(where.at(file.extent[0] - 100, 0), null);
  }
});

test("the sum at the end says why a higher margin has not won", () => {
  const said = (scores, treaty, reason = "final-winter") =>
    libertyOrDeath.sum({
      live: { view: { result: { scores, reason }, position: { treaty } } },
      words: { t: (word) => word, noun: (id) => id, join: (list) => list.join(", ") },
    });
  const ahead = { british: -10, patriots: 8, indians: -8, french: 10 };
  assert.equal(said(ahead, false), "ui-sum-margins ui-sum-no-treaty");
  assert.equal(said(ahead, true), "ui-sum-margins");
  assert.equal(said(ahead, false, "victory-check"), "ui-sum-margins");
  assert.equal(said({ ...ahead, patriots: 10 }, true), "ui-sum-margins ui-sum-tie");
});

test("what decides is charted first, also where flags stand in cities", () => {
  for (const place of ["colony:Georgia", "quebec_city"]) {
    const tracks = rebellion.tracks({ flags: { [place]: "british" }, points: { british: 2 }, units: {} });
    assert.equal(Object.keys(tracks).filter((name) => rebellion.decides.includes(name)).length, 2, place);
  }
});

test("answers with a card say what the card does, and the points only where they are had", () => {
  const desk = { words: { t: (name) => name }, hints: { "event:card-20": { points: 4 }, "points:card-20": { points: 4 } } };
  assert.equal(rebellion.explain(desk, "card:patriots_11"), "card-patriots_11-text");
  assert.equal(rebellion.explain(desk, "fight"), "");
  for (const word of ["event", "both", "buy"]) assert.equal(prelude.explain(desk, `${word}:card-20`), "card-20-text");
  assert.equal(prelude.explain(desk, "points:card-20"), "");
  assert.equal(prelude.outcome(desk, "event:card-20"), "");
  assert.equal(prelude.outcome(desk, "points:card-20"), "ui-points");
});

test("a Leader who is left alone after a Battle is told beside his side", () => {
  const words = {
    t: (name) => name,
    say: (name) => name,
    noun: (name) => name,
    nounOr: (name) => name,
    line: ({ event, args }) => `${event} ${args.leader}`,
  };
  const line = (event, args, rule = "3.6.4") => ({ event, args, rule, moment: 4 });
  const roll = (side) => line("battle-roll", { side, force: 3, dice: [1], modifiers: [], worth: [], change: 0, number: 1 });
  const log = [
    line("battle", { faction: "british", space: "virginia" }),
    roll("attacker"),
    roll("defender"),
    line("battle-won", { side: "royalists", space: "virginia", levels: 0, because: "won:wiped-out" }),
    line("leader-moved", { leader: "washington", space: "massachusetts" }, "1.10"),
  ];
  const leaders = { british: { who: "gage" }, patriots: { who: "washington" } };
  const position = { spaces: {}, leaders, victory: { tracks: { cbc: 0, crc: 0 } } };
  const desk = {
    words,
    question: null,
    hints: {},
    isSpace: () => true,
    shown: { log, table: { you: { seats: [] } }, view: { position, moment: 5 } },
  };
  const [royalists, rebellion] = libertyOrDeath.battle(desk).battle.sides;
  assert.deepEqual(royalists.notes, []);
  assert.equal(rebellion.notes.join(), "leader-moved washington");
});
