// @ts-check
/** The games of an event: one's own, those of a round, those of a pool. A pairing is one game or both. */
import { html, nothing } from "../lit.js";
import { playerName, score } from "./event_table.js";
import { section, sideMarks } from "./parts.js";

/** @typedef {import("./main.js").ClubPage} ClubPage */
/** @typedef {import("./events.js").ClubEvent} ClubEvent */
/** @typedef {import("./events.js").EventGame} EventGame */
/** @typedef {import("./events.js").Standing} Standing */

/** @param {ClubPage} page @param {ClubEvent} seen @param {number} number */
export function nameOf(page, seen, number) {
  const found = seen.standings.find((one) => one.number === number);
  return found ? playerName(page, found) : "–";
}

/** The pairings, in their order: the games of each. @param {EventGame[]} games @returns {EventGame[][]} */
function pairingsOf(games) {
  /** @type {Map<string, EventGame[]>} */
  const boards = new Map();
  for (const game of games) {
    const board = `${game.round} ${game.board}`;
    boards.set(board, [...(boards.get(board) ?? []), game]);
  }
  return [...boards.values()];
}

/** @param {EventGame[]} games @param {number} number */
function sumOf(games, number) {
  return score(games.reduce((all, game) => all + (game.scores?.[game.players.indexOf(number)] ?? 0), 0));
}

/** The round that is played. @param {ClubEvent} seen */
function lastRound(seen) {
  return Math.max(0, ...seen.games.map((game) => game.round));
}

/** How the round stands for everybody, by number. @param {ClubPage} page @param {ClubEvent} seen @returns {Map<number, string>} */
export function roundTexts(page, seen) {
  /** @type {Map<number, string>} */
  const texts = new Map();
  for (const games of pairingsOf(seen.games.filter((game) => game.round === lastRound(seen)))) {
    const running = games.filter((game) => !game.scores).length;
    for (const number of games[0].players) {
      const other = games[0].players.find((one) => one !== number);
      if (other === undefined) texts.set(number, page.t("club-bye"));
      else
        texts.set(
          number,
          [
            page.t("club-event-stands", { own: sumOf(games, number), other: sumOf(games, other), name: nameOf(page, seen, other) }),
            running ? page.t("club-event-running", { count: running }) : "",
          ]
            .filter(Boolean)
            .join(", "),
        );
    }
  }
  return texts;
}

/** One's own games: what is played in this round, then the way here. @param {ClubPage} page @param {ClubEvent} seen @param {Standing} own */
export function myGames(page, seen, own) {
  const mine = pairingsOf(seen.games.filter((game) => game.players.includes(own.number))).reverse();
  if (!mine.length) return nothing;
  const isNow = (/** @type {EventGame[]} */ games) => games[0].round === lastRound(seen) || games.some((game) => !game.scores);
  const now = mine.filter(isNow);
  const before = mine.filter((games) => !isNow(games));
  return html`${
    now.length
      ? section(
          page,
          "club-my-games",
          now.map((games) => card(page, seen, own, games)),
        )
      : nothing
  }
  ${before.length ? section(page, "club-event-way", way(page, seen, own, before)) : nothing}`;
}

/** @param {EventGame} game @param {Standing} own */
function othersIn(game, own) {
  return game.players.filter((number) => number !== own.number);
}

/** Whether a game waits for who looks at the page. @param {ClubPage} page @param {EventGame} game */
export function waitsFor(page, game) {
  return game.state === "running" && game.table !== null && page.waiting.tables.includes(game.table);
}

/** A pairing of one's own with each of its games. @param {ClubPage} page @param {ClubEvent} seen @param {Standing} own @param {EventGame[]} games */
function card(page, seen, own, games) {
  const others = othersIn(games[0], own);
  if (!others.length) return html`<p>${page.t("club-event-free")}</p>`;
  const isAsked = (/** @type {EventGame} */ game) => waitsFor(page, game);
  const one = (/** @type {EventGame} */ game) => {
    const runs = game.state === "running";
    const side = seen.sides[game.players.indexOf(own.number)] ?? [];
    const seats = side.map((id) => page.seatName(seen.rules.game, id)).join(", ");
    return html`<div class="pairing-game">
      <span
        >${sideMarks(seen.rules.game, side)}${seats}:
        ${isAsked(game) ? html`<b>${page.t("club-your-turn")}</b>` : outcome(page, game, own.number)}</span
      >
      ${game.table ? html`<a class="${isAsked(game) ? "firm" : "quiet"} little" href="/t/${game.table}">${page.t(runs ? "club-play" : "club-look")}</a>` : nothing}
    </div>`;
  };
  const two = others.length === 1;
  return html`<div class="pairing ${games.some(isAsked) ? "yours" : ""}">
    <p class="pairing-head">
      <b>${page.t("club-event-against", { name: others.map((number) => nameOf(page, seen, number)).join(", ") })}</b>
      ${two ? html`<b>${sumOf(games, own.number)} : ${sumOf(games, others[0])}</b>` : nothing}
    </p>
    ${games.map(one)}
  </div>`;
}

/** What came of one's earlier pairings. @param {ClubPage} page @param {ClubEvent} seen @param {Standing} own @param {EventGame[][]} pairings */
function way(page, seen, own, pairings) {
  const row = (/** @type {EventGame[]} */ games) => {
    const others = othersIn(games[0], own);
    const [other] = others;
    const stands = others.length === 1 ? `${sumOf(games, own.number)} : ${sumOf(games, other)}` : sumOf(games, own.number);
    const name = others.length ? others.map((number) => nameOf(page, seen, number)).join(", ") : page.t("club-bye");
    return html`<tr>
      ${seen.rounds && seen.rounds > 1 ? html`<td>${page.t("club-event-round-number", { round: games[0].round })}</td>` : nothing}
      <td>${name}</td>
      <td class="amount"><b>${stands}</b></td>
      <td>${games.map((game) => (game.table ? html`<a href="/t/${game.table}">${page.t("club-look")}</a> ` : nothing))}</td>
    </tr>`;
  };
  return html`<table class="figures">
    <tbody>
      ${pairings.map(row)}
    </tbody>
  </table>`;
}

const HOW = { time: "club-how-time", dropped: "club-how-dropped", late: "club-how-late", stopped: "club-how-stopped" };

/** @param {ClubPage} page @param {EventGame} game @param {number} number */
function outcome(page, game, number) {
  if (!game.scores) return page.t("club-event-runs");
  const own = score(game.scores[game.players.indexOf(number)]);
  const how = HOW[/** @type {keyof typeof HOW} */ (game.how)];
  return page.t("club-event-score", { points: own }) + (how ? `, ${page.t(how)}` : "");
}

/** Who meets whom in this round. @param {ClubPage} page @param {ClubEvent} seen */
export function pairings(page, seen) {
  const turn = lastRound(seen);
  const boards = pairingsOf(seen.games.filter((game) => game.round === turn));
  if (!boards.length || seen.rules.format === "ladder") return nothing;
  const one = (/** @type {EventGame[]} */ games) => {
    const [first, second] = games[0].players;
    if (second === undefined) return html`<li><div class="what">${nameOf(page, seen, first)}: ${page.t("club-bye")}</div></li>`;
    return html`<li>
      <div class="what">${nameOf(page, seen, first)} – ${nameOf(page, seen, second)}</div>
      <b>${sumOf(games, first)} : ${sumOf(games, second)}</b>
      ${games.map((game) => (game.table ? html`<a class="quiet little" href="/t/${game.table}">${page.t("club-look")}</a>` : nothing))}
    </li>`;
  };
  return html`<section class="club-section">
    <h2>${page.t("club-event-pairings", { round: turn })}</h2>
    <ul class="club-list">
      ${boards.map(one)}
    </ul>
  </section>`;
}

/** The games of a pool as a table of seats. @param {ClubPage} page @param {ClubEvent} seen */
export function pools(page, seen) {
  if (!seen.games.length) return nothing;
  const cell = (/** @type {EventGame} */ game, /** @type {number} */ n) =>
    html`<td data-label=${page.seatName(seen.rules.game, seen.sides[n][0])}>
      ${nameOf(page, seen, game.players[n])} ${game.scores ? html`<b>${score(game.scores[n])}</b>` : nothing}
    </td>`;
  return section(
    page,
    "club-event-games",
    html`<table class="figures stacks">
      <thead>
        <tr>
          <th>#</th>
          ${seen.sides.map(([seat]) => html`<th>${sideMarks(seen.rules.game, [seat])}${page.seatName(seen.rules.game, seat)}</th>`)}
          <th></th>
        </tr>
      </thead>
      <tbody>
        ${seen.games.map(
          (game, number) =>
            html`<tr>
              <td>${number + 1}</td>
              ${seen.sides.map((_, n) => cell(game, n))}
              <td>${game.table ? html`<a href="/t/${game.table}">${page.t("club-look")}</a>` : nothing}</td>
            </tr>`,
        )}
      </tbody>
    </table>`,
  );
}

/** The challenges of a ladder that wait or are played. @param {ClubPage} page @param {ClubEvent} seen */
export function challenges(page, seen) {
  const open = seen.challenges.filter((one) => one.state === "waiting" || one.state === "playing");
  if (!open.length) return nothing;
  const one = (/** @type {ClubEvent["challenges"][number]} */ { number, challenger, other, answer_by: by, state }) => {
    const names = { one: nameOf(page, seen, challenger), other: nameOf(page, seen, other), until: page.when(by) };
    const tables = seen.games.filter((game) => game.round === number && game.table);
    return html`<li>
      <div class="what">${page.t(state === "playing" ? "club-challenge-played" : "club-challenge-waits", names)}</div>
      ${tables.map((game) => html`<a class="quiet little" href="/t/${game.table}">${page.t("club-look")}</a>`)}
    </li>`;
  };
  return section(
    page,
    "club-challenges",
    html`<ul class="club-list">
      ${open.map(one)}
    </ul>`,
  );
}
