// @ts-check
/** Prelude to Rebellion at the table. */
import * as panels from "../../games/prelude.js";
import { PRELUDE as TONES } from "../../games/tones.js";
import { dieDrawing } from "../../signs.js";
import { cardState, onceForEachPicture } from "./memo.js";

/** @typedef {import("../desk.js").Desk} Desk */
/** @typedef {import("../../games/prelude.js").View} PanelView */
/** @typedef {import("../../games/prelude.js").Side} Side */

/** Answers with which the event of a card is carried out, now or later. */
const EVENTS = ["event", "both", "buy"];
const ROUNDS = 8;
const SPIRIT_ENDS = 15;
/** Tracks by how the panels call them, with their sections. @type {[string, string, string][]} */
const TRACKS = [
  ["rural_counties", "rural", "5.1"],
  ["organizations", "organizations", "5.2"],
  ["external_influence", "external", "5.3"],
  ["urban_counties", "urban", "5.4"],
];

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
    die: facts.tracks.tracks[printed.score_die] ? words.t(`ui-die-${printed.score_die}`) : words.t("ui-any"),
    chosen: id === desk.shown.view.position.playing || id === desk.looked,
    state: cardState(desk, id),
  };
}

/** What one more Cube of those who decide would cost and change in a district. @param {Desk} desk @param {string} id @returns {import("../../games/prelude.js").DistrictView["offer"]} */
function offer(desk, id) {
  const { question, choices, hints } = desk;
  const option = choices?.spaces.get(id)?.find((one) => one === `mobilize:${id}`);
  if (!option || !question) return null;
  const now = desk.shown.view.position.districts[id];
  const ahead = question.seat === "loyal" ? now.loyal - now.patriote : now.patriote - now.loyal;
  return { cost: hints[option]?.cost ?? null, brings: ahead === 0 ? "lead" : ahead === -1 ? "level" : "" };
}

/** @param {Desk} desk @returns {PanelView["districts"]} */
function districts(desk) {
  const legal = desk.choices?.spaces.size ?? 0;
  const most = legal > desk.spaces.size / 2;
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
          offer: offer(desk, id),
          quiet: most && !offer(desk, id)?.brings,
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
    turn: {
      name: words.noun(p.turn),
      round: p.round,
      rounds: ROUNDS,
      session: p.sessions.includes(p.round),
      over: desk.shown.view.result !== null,
    },
    tracks: TRACKS.map(([id, name, rule]) => {
      const track = p.tracks[id];
      return {
        id: name,
        fact: id,
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
  // Who plays a card as an event has none of its points.
  if (option.startsWith("event:")) return "";
  if (hint.points !== undefined) return words.t("ui-points", { count: hint.points });
  return hint.value === undefined ? "" : words.t("ui-target", { n: hint.value });
}

/** Special Actions stand together, with the rule that allows one of them each Turn. @param {Desk} desk @param {string} option @returns {import("../games.js").Family | null} */
function family({ words }, option) {
  const [word, which, points] = option.split(":");
  if (word !== "special") return null;
  const short = words.t("ui-points", { count: Number(points) });
  return { title: words.t("ui-special-actions"), note: words.t("ui-special-once"), rule: "9.5", of: words.nounOr(which), short };
}

/** What an action or the event of a card does, in a sentence. @param {Desk} desk @param {string} option */
function explain({ words }, option) {
  const [word, which] = option.split(":");
  if (word === "special") return words.t(`special-${which}-text`);
  if (EVENTS.includes(word)) return words.t(`${which}-text`);
  return word === "composure" ? words.t("about-composure") : "";
}

/** A district: what it is, who leads and by how much, what one's own next Cube costs. @param {Desk} desk @param {string} id @returns {import("../games.js").About} */
function aboutDistrict(desk, id) {
  const { words, facts, hints } = desk;
  const { kind, bias } = facts.districts.districts[id];
  const { patriote, loyal } = desk.shown.view.position.districts[id];
  const leads = patriote === loyal ? "" : patriote > loyal ? "patriote" : "loyal";
  const behind = leads === "patriote" ? "loyal" : "patriote";
  const ahead = Math.abs(patriote - loyal);
  /** @type {[string, string][]} */
  const rows = [
    [words.t("ui-cubes"), `${words.noun("patriote")} ${patriote}, ${words.noun("loyal")} ${loyal}`],
    [words.t("ui-leads"), leads ? words.noun(leads) : words.t("ui-tie")],
  ];
  if (leads) rows.push([words.say("ui-to-lead", { side: behind }), words.t("ui-more-cubes", { count: ahead + 1 })]);
  const cost = hints[`mobilize:${id}`]?.cost;
  if (cost !== undefined) rows.push([words.t("ui-next-cube"), words.t("ui-points", { count: cost })]);
  const favours = bias === "patriote" || bias === "loyal" ? words.say("ui-favours", { side: bias }) : "";
  return { about: [words.t(kind === "urban" ? "ui-district-urban" : "ui-district-rural"), favours].filter(Boolean).join(" · "), rows };
}

const present = onceForEachPicture(view);

/** @type {import("../games.js").GameModule} */
export const game = {
  facts: ["districts", "tracks", "cards", "special_actions"],
  tones: TONES,
  headings: ["turn", "played-event", "played-points", "played-both", "played-buy"],
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
  family,
  explain,
  ends: { action: ["points", "ui-unspent-points"], mobilize_here: ["points", "ui-unspent-points"] },
  cause: (desk) => {
    const { playing, active } = desk.shown.view.position;
    return playing && active !== desk.question?.seat ? { card: playing, who: active } : null;
  },
  outcome,
  popover: aboutDistrict,
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
  decides: ["vp"],
  turns: (log) => log.filter(({ event }) => event === "turn").map(({ moment, args }) => ({ moment, label: String(args.turn).slice(-4) })),
  sum: ({ live, words }) => {
    const { vp, spirit } = live.view.position;
    return words.t("ui-sum-vp", { side: words.noun(vp < 0 ? "patriote" : "loyal"), points: Math.abs(vp), spirit });
  },
  secrets: {
    sides: { patriote: ["patriote"], loyal: ["loyal"] },
    reveal: (own, others) => ({ ...own, hand: [...new Set([own, ...others].flatMap(({ hand }) => hand))] }),
  },
  status: (desk) => desk.words.noun(desk.shown.view.position.turn),
};
