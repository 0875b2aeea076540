// @ts-check
/** 1775: Rebellion at the table: what the server shows, as the board and the panels want it. */
import * as panels from "../../games/rebellion_1775.js";
import { REBELLION_1775 as TONES } from "../../games/tones.js";
import { html, nothing } from "../../lit.js";
import { LOOKS, stackDrawing } from "../../pieces.js";
import { dieDrawing } from "../../signs.js";
import { ALL_EYES } from "../past.js";
import { prefers } from "../prefers.js";
import { cardState, onceForEachPicture } from "./memo.js";
import { battle, KIND_OF } from "./rebellion_1775_battle.js";
import { outcome } from "./odds.js";
import { aboutArea } from "./rebellion_1775_space.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../../games/rebellion_1775.js").Unit} Unit */
/** @typedef {import("../../games/rebellion_1775.js").View} PanelView */

/** Kinds of the rules by how they are drawn. @type {Record<string, Unit>} */
const DRAWN = { natives_british: "natives", natives_american: "natives", native: "natives", ...KIND_OF };
const BRITISH = ["british_regulars", "loyalists", "hessians", "natives_british"];
const AMERICAN = ["continentals", "patriots", "french", "natives_american"];
/** Rounds of a game at most. @type {Record<string, number>} */
const ROUNDS = { introductory: 2 };
const ALL_ROUNDS = 8;
/** Questions that an event asks. */
const OF_EVENTS = ["place-some", "place-all", "replace", "rearrange", "shift", "march-extra"];
/** @type {Unit[]} */
const FACTIONS = ["british_regulars", "loyalists", "continentals", "patriots"];
/** @type {Record<string, "hit" | "flee" | "command">} */
const FACES = { hit: "hit", flee: "flee", command: "command" };

/** @param {Record<string, number>} counts @returns {Partial<Record<Unit, number>>} */
function drawn(counts) {
  /** @type {Partial<Record<Unit, number>>} */
  const units = {};
  for (const [kind, n] of Object.entries(counts)) {
    const unit = DRAWN[kind] ?? /** @type {Unit} */ (kind);
    units[unit] = (units[unit] ?? 0) + n;
  }
  return units;
}

/** Kinds that may be picked by number in the present question. @param {Desk} desk */
function origin(desk) {
  const area = desk.question?.args?.area;
  return typeof area === "string" && desk.isSpace(area) ? area : "";
}

/** @param {Desk} desk @returns {PanelView} */
function view(desk) {
  const p = desk.shown.view.position;
  const from = origin(desk);
  const picked = new Set(
    Object.entries(desk.draft)
      .filter(([, n]) => n > 0)
      .map(([kind]) => DRAWN[kind] ?? kind),
  );
  for (const kind of Object.keys(desk.question?.args?.units ?? {})) picked.add(DRAWN[kind] ?? kind);
  /** @type {PanelView["areas"]} */
  const areas = {};
  for (const [area, { colony }] of Object.entries(desk.facts.map.areas)) if (!inPlay(desk, colony)) areas[area] = { units: {}, out: true };
  for (const [area, counts] of Object.entries(p.units)) {
    areas[area] = { units: drawn(counts), ...(area === from && picked.size && { chosen: /** @type {Unit[]} */ ([...picked]) }) };
  }
  const drawnMarkers = p.order.map((/** @type {Unit} */ faction) => ({ faction, state: faction === p.active ? "now" : "done" }));
  const bag = FACTIONS.filter((faction) => !p.order.includes(faction));
  return {
    areas,
    colonies: colonies(desk),
    cities: cities(desk),
    names: Object.fromEntries(Object.keys(cities(desk) ?? {}).map((id) => [id, desk.words.noun(id)])),
    round: p.round,
    rounds: ROUNDS[desk.shown.view.scenario] ?? ALL_ROUNDS,
    lasts: desk.shown.view.scenario === "introductory",
    turns: p.phase === "extra-units" || p.phase === "deal" ? [] : [...drawnMarkers, ...bag.map(() => ({ faction: null, state: "bag" }))],
    bag,
    reserve: drawn(p.stockpiles),
    fled: drawn(p.fled),
    hand: hand(desk).map((card) => cardView(desk, card)),
    army: army(desk),
  };
}

/** The army that is being put together. @param {Desk} desk @returns {PanelView["army"]} */
function army(desk) {
  const { question, words } = desk;
  if (question?.kind !== "army") return null;
  const units = drawn(question.args?.units ?? {});
  for (const [unit, n] of Object.entries(drawn(desk.draft)))
    units[/** @type {Unit} */ (unit)] = (units[/** @type {Unit} */ (unit)] ?? 0) + n;
  return {
    from: origin(desk),
    units,
    text: words.t("ui-army-from", { area: words.noun(origin(desk)) }),
    hint: words.t(prefers.phone ? "ui-army-hint-touch" : "ui-army-hint"),
  };
}

/** What the scenario prints. @param {Desk} desk */
function scenario(desk) {
  return desk.facts.scenarios.scenarios[desk.shown.view.scenario];
}

/** Whether the scenario is played in a colony. @param {Desk} desk @param {string} colony */
function inPlay(desk, colony) {
  const some = scenario(desk)?.colonies;
  return !some || some.includes(colony);
}

/** All colonies with their flags, by their names on the board. @param {Desk} desk @returns {PanelView["colonies"]} */
function colonies(desk) {
  const { flags } = desk.shown.view.position;
  return Object.fromEntries(
    COLONIES.map((name) => {
      const id = name.toLowerCase().replace(" ", "_");
      return [name, { flag: flags[`colony:${id}`] ?? null, name: colonyName(desk, id), out: !inPlay(desk, id) }];
    }),
  );
}

/** The name of a colony without what tells it from a city. @param {Desk} desk @param {string} colony */
function colonyName(desk, colony) {
  return desk.words.noun(`colony:${colony}`).replace(/ \(.*\)$/, "");
}

/** The cities in play with their flags, where these are the score. @param {Desk} desk @returns {PanelView["cities"]} */
function cities(desk) {
  const { control, flags: printed } = scenario(desk) ?? {};
  if (control !== "cities") return null;
  const { flags } = desk.shown.view.position;
  const areas = Object.entries(desk.facts.map.areas).filter(([, { city, colony }]) => city && inPlay(desk, colony));
  return Object.fromEntries(areas.map(([id]) => [id, { flag: flags[id] ?? null, worth: printed[id]?.worth ?? 1 }]));
}

/** As the board file calls its regions. */
const COLONIES = [
  "Georgia",
  "South Carolina",
  "North Carolina",
  "Virginia",
  "Maryland",
  "Delaware",
  "Pennsylvania",
  "New Jersey",
  "New York",
  "Connecticut",
  "Rhode Island",
  "Massachusetts",
  "New Hampshire",
  "Maine",
  "Quebec",
  "Nova Scotia",
];

/** The hand of the seat that decides, else of the seat that looks. @param {Desk} desk @returns {string[]} */
function hand(desk) {
  const hands = desk.shown.view.position.hands ?? {};
  if (desk.shown.eyes === ALL_EYES) return FACTIONS.flatMap((faction) => hands[faction] ?? []);
  const seat = desk.question && hands[desk.question.seat] ? desk.question.seat : desk.shown.seat;
  return hands[seat] ?? [];
}

/** @param {Desk} desk @param {string} card @returns {import("../../games/rebellion_1775.js").CardView} */
function cardView(desk, card) {
  const { words } = desk;
  const name = card.replace(":", "-");
  const { kind, number, effect } = desk.facts.cards.cards[card.replace("card:", "")];
  const figures =
    effect.op === "march"
      ? [
          ["ui-armies", effect.armies],
          ["ui-areas", effect.distance],
        ]
      : [];
  return {
    id: card,
    kind: kind === "event" ? "event" : "movement",
    number: String(number).padStart(2, "0"),
    title: words.nounOr(card),
    text: words.t(`${name}-text`),
    figures: figures.map(([word, count]) => [String(count), words.t(word, { count })]),
    chosen: card === desk.shown.view.position.movement_card,
    state: cardState(desk, card),
  };
}

/** What flags stand in. @param {any} position */
function scoredIn({ flags }) {
  return Object.keys(flags).some((place) => !place.startsWith("colony:")) ? "cities" : "colonies";
}

/** @param {any} position @param {string[]} kinds */
function onMap(position, kinds) {
  return Object.values(position.units).reduce(
    (sum, counts) => sum + kinds.reduce((n, kind) => n + /** @type {any} */ (counts[kind] ?? 0), 0),
    0,
  );
}

/** Cards in hand, in the deck and on the discard pile, and who has played a truce. @param {Desk} desk */
function decks(desk) {
  const { words } = desk;
  const p = desk.shown.view.position;
  const row = (/** @type {string} */ faction) =>
    html`<tr>
      <td>${stackDrawing({ kind: faction }, 20)}</td>
      <th scope="row">${words.noun(faction)}</th>
      <td>${p.hand_sizes[faction]}</td>
      <td>${p.deck_sizes[faction]}</td>
      <td>${p.truces.includes(faction) ? words.t("ui-truce-played") : nothing}</td>
    </tr>`;
  const discarded = FACTIONS.filter((faction) => p.discards[faction]?.length);
  const pile = (/** @type {string} */ faction) =>
    html`<li><b>${words.noun(faction)}</b> ${p.discards[faction].map((/** @type {string} */ card) => words.nounOr(card)).join(", ")}</li>`;
  return html`<details class="part">
    <summary class="caption">${words.t("ui-cards")}</summary>
    <table class="units">
      <thead>
        <tr>
          <th colspan="2" scope="col"><span class="visually-hidden">${words.t("ui-seats-links")}</span></th>
          ${["ui-cards-hand", "ui-cards-deck", "ui-truce"].map((word) => html`<th scope="col">${words.t(word)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${FACTIONS.map(row)}
      </tbody>
    </table>
    ${
      discarded.length
        ? html`<h3 class="caption">${words.t("ui-discards")}</h3>
            <ul class="discards">
              ${discarded.map(pile)}
            </ul>`
        : nothing
    }
  </details>`;
}

const present = onceForEachPicture(view);

/** @type {import("../games.js").GameModule} */
export const game = {
  tones: TONES,
  facts: ["cards", "map", "scenarios"],
  headings: ["turn", "first-to-place", "game-over"],
  boardFile: panels.boardFile,
  pieceSize: panels.pieceSize,
  legible: [0.9, 1.6],
  overview: "phone",
  picture: (desk) => panels.board(present(desk), desk.t),
  side: (desk) => [panels.side(present(desk), desk.t), decks(desk)],
  dock: (desk) => (hand(desk).length ? panels.dock(present(desk), desk.t) : nothing),
  strip: (desk) => panels.strip(present(desk), desk.t),
  hand: (desk) => hand(desk).map((id) => cardView(desk, id)),
  piece: (kind) => (LOOKS[DRAWN[kind] ?? kind] ? stackDrawing({ kind: DRAWN[kind] ?? kind }, 28) : null),
  die: (face, entry, seat) => {
    const look =
      LOOKS[String(entry.args.force ?? "").replace(/_(british|american)$/, "")] ??
      (seat ? LOOKS[seat] : undefined) ??
      LOOKS.british_regulars;
    return dieDrawing(FACES[face] ?? "command", look.fill, look.ink, 24, String(face));
  },
  tracks: (position) => ({
    [`british-${scoredIn(position)}`]: position.points.british ?? 0,
    [`american-${scoredIn(position)}`]: position.points.american ?? 0,
    "british-units": onMap(position, BRITISH),
    "american-units": onMap(position, AMERICAN),
  }),
  decides: ["british-colonies", "american-colonies", "british-cities", "american-cities"],
  turns: (log) => log.filter(({ event }) => event === "turn").map(({ moment, args }) => ({ moment, label: String(args.round) })),
  sum: ({ live, words }) => {
    const { british, american } = live.view.position.points;
    return words.t(live.view.result?.reason === "cities" ? "ui-sum-cities" : "ui-sum-colonies", { british, american });
  },
  parts: (desk) => {
    const { flags } = desk.live.view.position;
    const nameOf = (/** @type {string} */ place) =>
      place.startsWith("colony:") ? colonyName(desk, place.slice(7)) : desk.words.noun(place);
    const ofSide = (/** @type {string} */ side) =>
      Object.keys(flags)
        .filter((place) => flags[place] === side)
        .map(nameOf);
    return desk.words.t("ui-sum-flags", { british: desk.words.join(ofSide("british")), american: desk.words.join(ofSide("american")) });
  },
  secrets: {
    sides: { british: ["british_regulars", "loyalists"], american: ["continentals", "patriots"] },
    reveal: (own, others) => ({ ...own, hands: Object.assign({}, own.hands, ...others.map(({ hands }) => hands)) }),
  },
  status: (desk) => desk.words.t("ui-round", { round: desk.shown.view.position.round }),
  cause: (desk) => {
    const played = desk.shown.log.findLast(({ event }) => event === "card-played");
    return played && OF_EVENTS.includes(desk.question?.kind ?? "") ? { card: played.args.card, who: played.args.faction } : null;
  },
  ends: { march: ["armies", "ui-unspent-armies"], sail: ["armies", "ui-unspent-armies"] },
  outcome,
  explain: ({ words }, option) => (option.startsWith("card:") ? words.t(`${option.replace(":", "-")}-text`) : ""),
  popover: aboutArea,
  battle,
  chosen: (desk) => (origin(desk) ? [origin(desk)] : []),
};
