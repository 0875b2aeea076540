// @ts-check
/** Liberty or Death at the table. */
import * as panels from "../../games/liberty_or_death.js";
import { LIBERTY_OR_DEATH as TONES } from "../../games/tones.js";
import { signed } from "../../panels.js";
import { LOOKS, stackDrawing } from "../../pieces.js";
import { dieDrawing } from "../../signs.js";
import { courseSoFar } from "../course.js";
import { playerName } from "../parts.js";
import { battle, confirms } from "./liberty_or_death_battle.js";
import { cause, explain, ruleOf } from "./liberty_or_death_rules.js";
import { aboutSpace } from "./liberty_or_death_space.js";
import { onceForEachPicture } from "./memo.js";
import { outcome } from "./odds.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../../games/liberty_or_death.js").View} PanelView */
/** @typedef {import("../../games/liberty_or_death.js").Faction} Faction */

/** What each Faction needs of Support and Opposition. @type {Record<Faction, string>} */
const LEADS = { british: "ui-lead-support", indians: "ui-lead-support", patriots: "ui-lead-opposition", french: "ui-lead-opposition" };
/** @type {Faction[]} */
const FACTIONS = ["british", "patriots", "french", "indians"];
const LEVELS = ["active_opposition", "passive_opposition", "neutral", "passive_support", "active_support"];
const LEAD_NEEDED = 10;

/** A kind of the rules as the pieces are drawn: militia_underground is "militia:underground". @param {string} kind */
function drawnKind(kind) {
  const found = /^(militia|war_party)_(active|underground)$/.exec(kind);
  if (!found) return kind;
  return found[2] === "underground" ? `${found[1]}:underground` : found[1];
}

/** @param {string} kind */
function stackOf(kind) {
  const [base, state] = drawnKind(kind).split(":");
  return { kind: base, state: /** @type {"active" | "underground"} */ (state ?? "active") };
}

/** @param {Desk} desk @returns {PanelView["spaces"]} */
function spaces(desk) {
  const p = desk.shown.view.position;
  const factionOf = Object.fromEntries(FACTIONS.map((faction) => [p.leaders[faction]?.who, faction]));
  return Object.fromEntries(
    Object.entries(p.spaces).map(([id, space]) => {
      const s = /** @type {any} */ (space);
      /** @type {Record<string, number>} */
      const pieces = {};
      for (const [kind, n] of Object.entries(s.pieces)) pieces[drawnKind(kind)] = Number(n);
      for (const [kind, n] of [
        ["propaganda", s.propaganda],
        ["raid", s.raid],
        ["blockade", s.blockades],
        ["squadron", id === "west_indies" ? p.squadrons : 0],
      ])
        if (n) pieces[kind] = Number(n);
      return [
        id,
        {
          pieces,
          control: s.control === "uncontrolled" ? null : s.control,
          support: id === "west_indies" || desk.facts.map.spaces[id]?.population === 0 ? undefined : LEVELS.indexOf(s.level) - 2,
          population: desk.facts.map.spaces[id]?.population || undefined,
          leaders: s.leaders.map((/** @type {string} */ who) => ({ name: desk.words.nounOr(who), faction: factionOf[who] ?? "british" })),
        },
      ];
    }),
  );
}

/** The pieces of a faction in a box. @param {Desk} desk @param {Record<string, number>} box @param {Faction} faction @param {boolean} [empty] also those of which there is none */
function boxOf(desk, box, faction, empty = false) {
  const kinds = Object.entries(desk.facts.pieces.pieces)
    .filter(([, piece]) => /** @type {any} */ (piece).faction === faction)
    .map(([kind]) => kind);
  return Object.fromEntries(
    kinds
      .filter((kind) => empty || box[kind])
      .map((kind) => [kind === "militia" || kind === "war_party" ? `${kind}:underground` : kind, box[kind] ?? 0]),
  );
}

/** @param {Desk} desk @param {Faction} faction */
function factionView(desk, faction) {
  const { words } = desk;
  const p = desk.shown.view.position;
  const margin = p.victory.margins[faction];
  const info = desk.shown.table.seats.find((seat) => seat.seat === faction);
  return {
    seat: info?.player === "nonplayer" ? words.t("ui-nonplayer-short") : info ? playerName(desk, info) : "",
    resources: p.resources[faction],
    available: boxOf(desk, p.available, faction, true),
    unavailable: boxOf(desk, p.unavailable, faction),
    casualties: boxOf(desk, p.casualties, faction),
    conditions: [
      { text: words.t(LEADS[faction]), value: margin.first + LEAD_NEEDED, need: `>${LEAD_NEEDED}`, met: margin.first > 0 },
      { text: words.t(`ui-second-${faction}`), value: margin.second, need: ">0", met: margin.second > 0 },
    ],
    margin: margin.final,
    course: [],
  };
}

/** @param {Desk} desk @param {string | null} card */
function cardView(desk, card) {
  const { words } = desk;
  if (!card) return { number: 0, title: "–", order: [] };
  const number = card.split(":")[1];
  const printed = desk.facts.cards.cards[number];
  const text = (/** @type {string} */ part) => (words.has(`card-${number}-${part}`) ? words.t(`card-${number}-${part}`) : undefined);
  return {
    number: Number(number),
    title: words.noun(card),
    order: printed?.faction_order ?? [],
    text: text("unshaded") ?? text("text"),
    shaded: text("shaded"),
  };
}

/** @param {Desk} desk @returns {PanelView} */
function view(desk) {
  const { words } = desk;
  const p = desk.shown.view.position;
  const order = p.faction_order.length ? p.faction_order : FACTIONS;
  const eligible = order.filter((/** @type {Faction} */ f) => p.eligible.includes(f) || p.acts[f] !== "nothing");
  const slot = (/** @type {Faction | undefined} */ faction) =>
    faction ? { faction, action: p.acts[faction] === "nothing" ? words.t("ui-waits") : words.t(`ui-act-${p.acts[faction]}`) } : null;
  const tracks = p.victory.tracks;
  return {
    spaces: spaces(desk),
    factions: /** @type {any} */ (Object.fromEntries(FACTIONS.map((faction) => [faction, factionView(desk, faction)]))),
    tracks: { fni: p.fni, cbc: tracks.cbc, crc: tracks.crc, support: tracks.support, opposition: tracks.opposition },
    card: cardView(desk, p.card),
    next: cardView(desk, p.on_deck),
    left: p.deck,
    sequence: {
      first: slot(eligible[0]) ?? { faction: order[0], action: "" },
      second: slot(eligible[1]),
      ineligible: FACTIONS.filter((f) => !eligible.includes(f)),
    },
    acting: /** @type {Faction} */ (FACTIONS.find((f) => f === desk.shown.view.asked[0]?.seat) ?? eligible[0] ?? "british"),
    over: desk.shown.view.result !== null,
    arrows: arrows(desk),
  };
}

/** From the origin to the destination that a question names. @param {Desk} desk */
function arrows(desk) {
  const { origin, destination } = desk.question?.args ?? {};
  return desk.isSpace(origin ?? "") && desk.isSpace(destination ?? "") ? [{ from: origin, to: destination }] : [];
}

const present = onceForEachPicture(view);

/** The picture with the margins over the game, which become known little by little. @param {Desk} desk @returns {PanelView} */
function withCourses(desk) {
  const seen = present(desk);
  const course = courseSoFar(desk);
  const factions = Object.fromEntries(
    FACTIONS.map((faction) => [faction, { ...seen.factions[faction], course: course.map(({ values }) => values[faction]) }]),
  );
  return { ...seen, factions: /** @type {PanelView["factions"]} */ (factions) };
}

/** @type {import("../games.js").GameModule} */
export const game = {
  facts: ["map", "pieces", "cards"],
  forcesBelow: true,
  tones: TONES,
  headings: ["card", "winter-quarters", "winter"],
  acts: ["command", "special", "event", "passed", "stroke", "phase"],
  boardFile: panels.boardFile,
  pieceSize: panels.pieceSize,
  spare: 24,
  overview: "phone",
  picture: (desk) => panels.board(present(desk), desk.t),
  side: (desk) => panels.side(present(desk), desk.t),
  dock: (desk) => panels.dock(withCourses(desk), desk.t),
  courses: true,
  edge: (desk, width) => panels.edge(present(desk), desk.t, width),
  strip: (desk) => panels.strip(present(desk), desk.t),
  // Among the options a raid is the Command, not the marker.
  piece: (kind) => (kind !== "raid" && LOOKS[stackOf(kind).kind] ? stackDrawing({ ...stackOf(kind) }, 26) : null),
  die: (face, entry, seat) =>
    typeof face === "number" && face >= 1 && face <= 6
      ? dieDrawing(
          face,
          seat ? TONES[/** @type {Faction} */ (seat)].fill : "var(--ink2)",
          seat ? TONES[/** @type {Faction} */ (seat)].ink : "var(--panel)",
          24,
          String(face),
        )
      : "",
  tracks: (position) => ({
    ...Object.fromEntries(FACTIONS.map((faction) => [faction, position.victory.margins[faction].final])),
    support: position.victory.tracks.support,
    opposition: position.victory.tracks.opposition,
    cbc: position.victory.tracks.cbc,
    crc: position.victory.tracks.crc,
  }),
  decides: FACTIONS,
  turns: (log, position) => {
    const winters = log.filter(({ event }) => event === "reset");
    const first = Number(position.campaign) - winters.length;
    return [0, ...winters.map(({ moment }) => moment)].map((moment, i) => ({ moment, label: String(first + i) }));
  },
  sum: ({ live, words }) => {
    const { result, position } = live.view;
    const scores = Object.entries(result?.scores ?? {});
    const margins = scores.map(([faction, margin]) => `${words.noun(faction)} ${signed(margin)}`);
    const counted = scores.filter(([faction]) => faction !== "french" || position.treaty).map(([, margin]) => margin);
    const best = Math.max(...counted);
    const notes = {
      "ui-sum-no-treaty": !position.treaty && (result?.scores.french ?? 0) >= best,
      "ui-sum-tie": counted.filter((margin) => margin === best).length > 1,
    };
    const said = result?.reason === "final-winter" ? Object.entries(notes).filter(([, holds]) => holds) : [];
    return [words.t("ui-sum-margins", { list: words.join(margins) }), ...said.map(([word]) => words.t(word))].join(" ");
  },
  parts: ({ live, words }) => {
    const { result, position } = live.view;
    const [winner] = /** @type {Faction[]} */ (result?.winners ?? []);
    if (!winner) return "";
    const { second, final } = position.victory.margins[winner];
    const lead = words.t(LEADS[winner]);
    const other = words.t(`ui-second-${winner}`);
    return words.t("ui-sum-margin", {
      faction: words.noun(winner),
      margin: signed(final),
      lead: `${lead} ${signed(final - second)}`,
      other: `${other} ${signed(second)}`,
    });
  },
  status: (desk) => String(desk.shown.view.position.campaign),
  cause,
  explain,
  ruleOf,
  outcome,
  popover: aboutSpace,
  chosen: (desk) => {
    const { origin, destination, space } = desk.question?.args ?? {};
    return [origin, destination, space].filter((id) => typeof id === "string" && desk.isSpace(id) && !desk.choices?.spaces.has(id));
  },
  arrows,
  battle,
  confirms,
};
