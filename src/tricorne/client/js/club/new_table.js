// @ts-check
/** A further table of the club: open, private or by link, with invitations and a clock. */
import { call } from "../app/api.js";
import { playerTitle } from "../app/parts.js";
import { rememberTable } from "../app/memory.js";
import { LANGUAGES } from "../app/prefers.js";
import { html, keyed, nothing } from "../lit.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */
/** @typedef {import("../app/types.js").GameInfo} GameInfo */

/** Hours in the bank and hours for each turn. @type {[string, number, number][]} */
const CLOCKS = [
  ["club-clock-none", 0, 0],
  ["club-clock-evening", 1.5, 0.02],
  ["club-clock-week", 72, 12],
  ["club-clock-month", 336, 24],
];

/** The rating of somebody without games, and how far from the maker's one is near. */
const START = 1500;
const NEAR = 200;

/** @type {Record<string, import("./main.js").Page>} */
export const PAGES = { new: newTable };

/** @param {ClubPage} page @param {string} guest who is to be invited */
async function newTable(page, guest) {
  const name = encodeURIComponent(page.me?.name ?? "");
  /** @type {[{names: string[]}, import("./member.js").Member]} */
  const [followed, me] = await Promise.all([call("/me/follows"), call(`/players/${name}`)]);
  const rating = () => me.standings?.find((one) => one.game === game.id && !one.scenario)?.rating ?? START;
  let [game] = page.catalogue.games;
  let visibility = "open";
  /** Who sits where, as far as it was chosen. @type {Record<string, string>} */
  let seats = {};
  const choose = (/** @type {string} */ id) => {
    game = page.game(id) ?? game;
    seats = {};
    page.change({});
  };
  const seat = (/** @type {string} */ id, /** @type {string} */ player) => {
    seats = { ...seats, [id]: player };
    page.change({});
  };
  const show = (/** @type {string} */ value) => {
    visibility = value;
    page.change({});
  };
  return () =>
    html`<h1>${page.t("club-new-table")}</h1>
      <datalist id="followed">${followed.names.map((one) => html`<option value=${one}></option>`)}</datalist>
      <div>
        ${page.form(
          "club-make",
          (values) => make(page, game, values),
          html`${fields(page, game, seats, guest, choose, seat, show)}${visibility === "open" ? seeking(page, rating()) : nothing}
          ${rest(page)}`,
        )}
      </div>`;
}

/** @param {string} name @param {string} label @param {[string, string][]} choices @param {string} [chosen] @param {(value: string) => void} [change] */
function select(name, label, choices, chosen = choices[0][0], change = () => {}) {
  const changed = (/** @type {Event} */ event) => change(/** @type {HTMLSelectElement} */ (event.target).value);
  return html`<label
    >${label}<select name=${name} @change=${changed}>
      ${choices.map(([value, shown]) => html`<option value=${value} ?selected=${value === chosen}>${shown}</option>`)}
    </select></label
  >`;
}

/**
 * @param {ClubPage} page
 * @param {GameInfo} game
 * @param {Record<string, string>} seats
 * @param {string} guest
 * @param {(game: string) => void} choose
 * @param {(seat: string, player: string) => void} seat
 * @param {(visibility: string) => void} show
 */
function fields(page, game, seats, guest, choose, seat, show) {
  const texts = (/** @type {[string, string][]} */ all) =>
    all.map(([value, word]) => /** @type {[string, string]} */ ([value, page.t(word)]));
  const games = page.catalogue.games.map((one) => /** @type {[string, string]} */ ([one.id, page.text(one.title, one.id)]));
  const scenarios = game.scenarios.map((one) => /** @type {[string, string]} */ ([one.id, page.text(one.name, one.id)]));
  const bots = [...game.players, ...page.catalogue.bots].map(
    (bot) => /** @type {[string, string]} */ ([bot, playerTitle(page.words, bot)]),
  );
  const players = [
    ...texts([
      ["me", "club-me"],
      ["link", "club-somebody"],
    ]),
    ...bots,
  ];
  const seatField = (/** @type {GameInfo["seats"][number]} */ { id, name }, /** @type {number} */ n) => {
    const title = page.text(name, id);
    const first = n ? "link" : "me";
    return html`<div class="field">
      ${select(`seat-${id}`, title, players, first, (player) => seat(id, player))}<input
        name="invite-${id}"
        type="text"
        maxlength="40"
        list="followed"
        autocomplete="off"
        value=${n === 1 ? guest : ""}
        ?hidden=${(seats[id] ?? first) !== "link"}
        placeholder=${page.t("club-invite-hint")}
        aria-label=${page.t("club-invite-for", { seat: title })} />
    </div>`;
  };
  return html`${select("game", page.t("club-game"), games, game.id, choose)}
  ${keyed(game.id, html`${select("scenario", page.t("club-scenario"), scenarios)}${game.seats.map(seatField)}`)}
  ${select(
    "visibility",
    page.t("club-visibility"),
    texts([
      ["open", "club-open"],
      ["link", "club-by-link"],
      ["private", "club-private"],
    ]),
    "open",
    show,
  )}
  ${select(
    "clock",
    page.t("club-clock"),
    CLOCKS.map(([label], n) => [String(n), page.t(label)]),
  )}
  ${select(
    "at_zero",
    page.t("club-at-zero"),
    texts([
      ["bot", "club-at-zero-bot"],
      ["claim", "club-at-zero-claim"],
    ]),
  )}`;
}

/** Whom an open table waits for. @param {ClubPage} page @param {number} rating the maker's own */
function seeking(page, rating) {
  const range = { least: String(Math.max(0, rating - NEAR)), most: String(rating + NEAR) };
  return html`${select("language", page.t("club-language"), [["", page.t("club-any")], ...Object.entries(LANGUAGES)], page.words.language)}
  ${select("level", page.t("club-level"), [
    ["any", page.t("club-level-any")],
    [`${range.least}-${range.most}`, page.t("club-level-near", range)],
    [`${range.least}-`, page.t("club-level-least", range)],
    [`-${range.most}`, page.t("club-level-most", range)],
  ])}`;
}

/** @param {ClubPage} page */
function rest(page) {
  return html`<label>${page.t("club-table-name")}<input name="name" type="text" maxlength="80" /></label>
    <label class="check"><input name="rated" type="checkbox" checked />${page.t("club-rated")}</label>`;
}

/** The ratings that are wanted. @param {string} [chosen] */
function levelOf(chosen) {
  const [, least, most] = /^(\d*)-(\d*)$/.exec(chosen ?? "") ?? [];
  return least || most ? { least: least ? Number(least) : null, most: most ? Number(most) : null } : null;
}

/** @param {ClubPage} page @param {GameInfo} game @param {Record<string, string>} values */
async function make(page, game, values) {
  /** @type {Record<string, string>} */
  const seats = {};
  /** @type {Record<string, string>} */
  const invite = {};
  for (const { id } of game.seats) {
    if (values[`seat-${id}`] === "link" && values[`invite-${id}`]) invite[id] = values[`invite-${id}`];
    else seats[id] = values[`seat-${id}`];
  }
  const [, bank, perTurn] = CLOCKS[Number(values.clock)];
  const player = page.catalogue.bots.includes("normal") ? "normal" : "random";
  const { scenario, visibility, name } = values;
  const body = {
    game: game.id,
    scenario,
    seats,
    invite,
    visibility,
    rated: values.rated === "on",
    name,
    language: values.language ?? "",
    level: levelOf(values.level),
    ...(bank && { clock: { bank, per_turn: perTurn, at_zero: values.at_zero, player } }),
  };
  const made = await call("/tables", { method: "POST", body });
  rememberTable(made.table, { key: made.key ?? undefined, links: made.links, game: game.id, scenario, name, answered: [] });
  page.tell(page.t("club-made"));
  location.hash = "#lobby";
}
