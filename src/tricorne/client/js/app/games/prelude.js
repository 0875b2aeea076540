// @ts-check
/** Prelude to Rebellion at the table. */
import * as panels from "../../games/prelude.js";
import { dieDrawing } from "../../signs.js";
import { cardState, onceForEachPicture } from "./memo.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../../games/prelude.js").View} PanelView */
/** @typedef {import("../../games/prelude.js").Side} Side */

const ROUNDS = 8;
const SPIRIT_ENDS = 15;
/** Tracks by how the panels call them, with their sections. @type {[string, string, string][]} */
const TRACKS = [
  ["rural_counties", "rural", "5.1"],
  ["organizations", "organizations", "5.2"],
  ["external_influence", "external", "5.3"],
  ["urban_counties", "urban", "5.4"],
];
const TONES = {
  patriote: { fill: "var(--patriote)", ink: "var(--panel)", line: "var(--cube-patriote)" },
  loyal: { fill: "var(--cube-loyal)", ink: "#fff" },
};

/** @param {Desk} desk @param {string} id @returns {import("../../games/prelude.js").CardView} */
function card(desk, id) {
  const { words, facts } = desk;
  const printed = facts.cards.cards[id.replace("card-", "")];
  const text = `${id}-text`;
  return {
    id,
    points: printed.points,
    side: printed.faction,
    title: words.nounOr(id),
    text: words.has(text) ? words.t(text) : "",
    die: facts.tracks.tracks[printed.score_die]?.code ?? words.t("ui-any"),
    chosen: id === desk.shown.view.position.playing || id === desk.looked,
    state: cardState(desk, id),
  };
}

/** @param {Desk} desk @returns {PanelView["districts"]} */
function districts(desk) {
  return Object.fromEntries(
    Object.entries(desk.shown.view.position.districts).map(([id, now]) => {
      const printed = desk.facts.districts.districts[id];
      const { patriote, loyal, organizations } = /** @type {any} */ (now);
      return [
        id,
        {
          name: desk.words.noun(id),
          bias: printed.bias === "patriote" || printed.bias === "loyal" ? printed.bias : null,
          organization: organizations[0] ? "patriote" : organizations[1] ? "loyal" : null,
          cubes: { patriote, loyal },
          extra: printed.extra_cost,
        },
      ];
    }),
  );
}

/** What the level of the Spirit adds to the roll for Fear of Reprisal. @param {Desk} desk @param {number} level */
function reprisal(desk, level) {
  const steps = Object.entries(desk.facts.tracks.spirit_of_rebellion.modifiers).filter(([from]) => Number(from) <= level);
  const modifier = Number(steps.at(-1)?.[1] ?? 0);
  return desk.words.t("ui-reprisal", { n: modifier > 0 ? `+${modifier}` : String(modifier).replace("-", "−") });
}

/** @param {Desk} desk @returns {PanelView} */
function view(desk) {
  const p = desk.shown.view.position;
  const { facts, words } = desk;
  const seat = /** @type {Side} */ (desk.shown.seat === "loyal" ? "loyal" : "patriote");
  const most = (/** @type {string} */ track) => Math.max(...facts.tracks.tracks[track].values);
  const points = (/** @type {Side} */ side) => ({ points: p.opportunity[side], of: facts.tracks.opportunity_points[side].most });
  return {
    districts: districts(desk),
    turn: { name: words.noun(p.turn), round: p.round, rounds: ROUNDS, session: p.sessions.includes(p.round) },
    tracks: TRACKS.map(([id, name, rule]) => {
      const track = p.tracks[id];
      return {
        id: name,
        rule,
        value: track.favours === "patriote" ? -track.value : track.value,
        most: most(id),
        advances: track.score,
        of: track.scores_at,
      };
    }),
    spirit: { level: p.spirit, most: SPIRIT_ENDS, reprisal: reprisal(desk, p.spirit) },
    opportunity: { patriote: points("patriote"), loyal: points("loyal") },
    victory: p.vp,
    hand: p.hand.map((/** @type {string} */ id) => card(desk, id)),
    pool: p.pool.map((/** @type {string} */ id) => card(desk, id)),
    special: Object.entries(facts.special_actions[seat]).map(([id, action]) => ({
      id: id.replaceAll("_", "-"),
      ap: /** @type {any} */ (action).costs.join(" / "),
      used: p.specials[seat].used.includes(id),
    })),
  };
}

/** What an option costs or brings, from the hints of the server. @param {Desk} desk @param {string} option */
function outcome(desk, option) {
  const hint = desk.hints[option];
  if (!hint) return "";
  const { words } = desk;
  if (hint.cost !== undefined) return words.t("ui-cost", { n: hint.cost });
  if (hint.opportunity !== undefined) return words.t("ui-opportunity", { n: hint.opportunity });
  if (hint.points !== undefined) return words.t("ui-points", { count: hint.points });
  return hint.value === undefined ? "" : words.t("ui-target", { n: hint.value });
}

const present = onceForEachPicture(view);

/** @type {import("../games.js").GameModule} */
export const game = {
  facts: ["districts", "tracks", "cards", "special_actions"],
  tones: TONES,
  headings: ["turn", "played_event", "played_points", "played_both", "played_buy"],
  boardFile: panels.boardFile,
  pieceSize: panels.pieceSize,
  spare: 24,
  overview: "phone",
  picture: (desk) => panels.board(present(desk), desk.t),
  side: (desk) => panels.side(present(desk), desk.t),
  dock: (desk) => panels.dock(present(desk), desk.t),
  edge: (desk, width) => panels.edge(present(desk), desk.t, width),
  strip: (desk) => panels.strip(present(desk), desk.t),
  hand: (desk) => [...desk.shown.view.position.hand, ...desk.shown.view.position.pool].map((id) => card(desk, id)),
  prefer: (options) => options.find((option) => option.startsWith("mobilize:")) ?? null,
  outcome,
  die: (value, entry, seat) =>
    typeof value === "number" && value >= 1 && value <= 6
      ? dieDrawing(
          value,
          seat === "patriote" ? "var(--cube-patriote)" : "var(--cube-loyal)",
          seat === "patriote" ? "#0E2A1E" : "#fff",
          24,
          String(value),
        )
      : "",
  tracks: (position) => ({ vp: position.vp, spirit: position.spirit }),
  status: (desk) => desk.words.noun(desk.shown.view.position.turn),
};
