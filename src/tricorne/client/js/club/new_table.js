// @ts-check
/** A further table of the club: open, private or by link, with invitations and a clock. */
import { call } from "../app/api.js";
import { playerTitle } from "../app/desk.js";
import { h } from "../app/dom.js";
import { rememberTable } from "../app/store.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */

/** Hours in the bank and hours for each turn. @type {[string, number, number][]} */
const CLOCKS = [
  ["club-clock-none", 0, 0],
  ["club-clock-evening", 1.5, 0.02],
  ["club-clock-week", 72, 12],
  ["club-clock-month", 336, 24],
];

/** @param {ClubPage} page @param {HTMLElement} body */
export function drawNewTable(page, body) {
  const holder = h("div", {});
  const draw = (/** @type {string} */ id) => {
    const game = page.game(id) ?? page.catalogue.games[0];
    const select = (
      /** @type {string} */ name,
      /** @type {string} */ label,
      /** @type {[string, string][]} */ choices,
      /** @type {Record<string, any>} */ more = {},
    ) =>
      h(
        "label",
        {},
        label,
        h(
          "select",
          { name, ...more },
          choices.map(([value, shown]) => h("option", { value, selected: more.value === value }, shown)),
        ),
      );
    const bots = [...game.players, ...page.catalogue.bots];
    const players = /** @type {[string, string][]} */ ([
      ["me", page.t("club-me")],
      ["link", page.t("club-somebody")],
      ...bots.map((bot) => [bot, playerTitle(page.words, bot)]),
    ]);
    holder.replaceChildren(
      page.form(
        page.t("club-make"),
        (values) => make(page, game, values),
        select(
          "game",
          page.t("club-game"),
          page.catalogue.games.map((one) => [one.id, page.text(one.title, one.id)]),
          { value: game.id, on: { change: (/** @type {Event} */ event) => draw(/** @type {HTMLSelectElement} */ (event.target).value) } },
        ),
        select(
          "scenario",
          page.t("club-scenario"),
          game.scenarios.map((one) => [one.id, page.text(one.name, one.id)]),
        ),
        game.seats.map((seat, n) => {
          const invite = h("input", {
            name: `invite-${seat.id}`,
            type: "text",
            maxlength: 40,
            hidden: n === 0,
            placeholder: page.t("club-invite-hint"),
            "aria-label": page.t("club-invite-for", { seat: page.text(seat.name, seat.id) }),
          });
          const change = (/** @type {Event} */ event) => (invite.hidden = /** @type {HTMLSelectElement} */ (event.target).value !== "link");
          return h(
            "div",
            { class: "field" },
            select(`seat-${seat.id}`, page.text(seat.name, seat.id), players, { value: n ? "link" : "me", on: { change } }),
            invite,
          );
        }),
        select("visibility", page.t("club-visibility"), [
          ["open", page.t("club-open")],
          ["link", page.t("club-by-link")],
          ["private", page.t("club-private")],
        ]),
        select(
          "clock",
          page.t("club-clock"),
          CLOCKS.map(([label], n) => [String(n), page.t(label)]),
        ),
        select("at_zero", page.t("club-at-zero"), [
          ["bot", page.t("club-at-zero-bot")],
          ["claim", page.t("club-at-zero-claim")],
        ]),
        h("label", {}, page.t("club-table-name"), h("input", { name: "name", type: "text", maxlength: 80 })),
        h("label", { class: "check" }, h("input", { name: "rated", type: "checkbox", checked: true }), page.t("club-rated")),
      ),
    );
  };
  draw(page.catalogue.games[0].id);
  page.fill(body, h("h1", {}, page.t("club-new-table")), holder);
}

/** @param {ClubPage} page @param {import("../app/types.js").GameInfo} game @param {Record<string, string>} values */
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
  const clock = bank
    ? { bank, per_turn: perTurn, at_zero: values.at_zero, player: page.catalogue.bots.includes("normal") ? "normal" : "random" }
    : null;
  const body = {
    game: game.id,
    scenario: values.scenario,
    seats,
    invite,
    visibility: values.visibility,
    rated: values.rated === "on",
    name: values.name,
    ...(clock && { clock }),
  };
  const made = await call("/tables", { method: "POST", body });
  rememberTable(made.table, { key: made.key ?? undefined, links: made.links, game: game.id, scenario: values.scenario, name: values.name });
  page.tell(page.t("club-made"));
  location.hash = "#lobby";
}
