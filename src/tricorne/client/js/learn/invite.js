// @ts-check
/** Learning from the first page: the way into the lessons of a game, and the first real game after them. */
import { html, nothing } from "../lit.js";
import { call } from "../app/api.js";
import { rememberTable } from "../app/memory.js";
import { playerTitle } from "../app/parts.js";
import { loadCourse } from "./course_list.js";
import { learnt, meetAccount, nextOf, progressOf } from "./progress.js";

/** @typedef {import("../app/lobby.js").Lobby} Lobby */
/** @typedef {import("../app/types.js").GameInfo} GameInfo */

const DAY_MS = 86_400_000;

/** The way into the lessons: from the start, on from where they were left, or to all of them again. @param {Lobby} lobby @param {GameInfo} game */
export function learnLink({ words }, game) {
  if (!game.learn) return nothing;
  const { items, minutes } = game.learn;
  const progress = progressOf(game.id);
  const next = nextOf(items, progress);
  const begun = progress.done.length > 0 || progress.lesson !== "";
  const more = !next
    ? words.t("ui-learn-all-done")
    : begun
      ? words.t("ui-learn-lesson", { number: items.indexOf(next) + 1, of: items.length })
      : words.t("ui-learn-minutes", { minutes });
  const word = !next ? "ui-learn-lessons" : begun ? "ui-learn-go-on" : "ui-learn";
  return html`<a class="button quiet learn-link" href="/learn/${game.id}/${next || items[0]}" data-learn=${game.id}
    ><span>${words.t(word)}<small>${more}</small></span></a
  >`;
}

/** A line for those who have learnt nothing here yet and have no table. @param {Lobby} lobby */
export function newHere({ words, catalogue, begun, text }) {
  const [game] = catalogue.games.filter(({ learn }) => learn).sort((a, b) => (a.learn?.minutes ?? 0) - (b.learn?.minutes ?? 0));
  if (!game?.learn || begun.length || Object.keys(learnt()).length) return nothing;
  const { minutes, items } = game.learn;
  return html`<p class="new-here">
    <a href="/learn/${game.id}/${items[0]}">${words.t("ui-learn-new-here", { game: text(game.title, game.id), minutes })}</a>
  </p>`;
}

/** One puzzle a day, of all games in turn: the same for everybody. @param {Lobby} lobby */
export function puzzleOfTheDay({ words, catalogue, text }) {
  const most = Math.max(0, ...catalogue.games.map(({ learn }) => learn?.puzzles.length ?? 0));
  const all = Array.from({ length: most }, (_, i) =>
    catalogue.games.filter(({ learn }) => learn?.puzzles[i]).map((game) => ({ game, i })),
  ).flat();
  if (!all.length) return nothing;
  const { game, i } = all[Math.floor(Date.now() / DAY_MS) % all.length];
  const id = game.learn?.puzzles[i] ?? "";
  const done = progressOf(game.id).done.includes(id);
  return html`<p class="puzzle-of-the-day">
    <a href="/learn/${game.id}/${id}">${words.t("ui-puzzle-today", { game: text(game.title, game.id) })}</a
    >${done ? html` <small>✓ ${words.t("ui-puzzle-done")}</small>` : nothing}
  </p>`;
}

/** What the account knows of the lessons is seen on the first page. @param {Lobby} lobby */
export function followAccount(lobby) {
  meetAccount().then(
    (more) => more && lobby.change({}),
    () => {},
  );
}

/** The first real game: what it is like, and a button that begins it. @param {Lobby} lobby @param {GameInfo} game */
export async function firstGame(lobby, game) {
  const course = await loadCourse(game, lobby.words.language);
  if (!course) return () => nothing;
  const { first_game: first } = course;
  const seats = Object.fromEntries(game.seats.map(({ id }) => [id, first.seats[id] === "human" ? "me" : (first.seats[id] ?? "me")]));
  const play = async () => {
    const { scenario, options } = first.start;
    const body = { game: game.id, seats, ...(scenario && { scenario }), ...(options && { options }) };
    try {
      const made = await call("/tables", { method: "POST", body });
      rememberTable(made.table, { game: game.id, scenario, links: made.links, answered: [], key: made.key });
      location.href = `/t/${made.table}`;
    } catch (problem) {
      lobby.complain(problem);
    }
  };
  return () => {
    const { words } = lobby;
    const who = (/** @type {GameInfo["seats"][number]} */ { id, name }) =>
      html`<li><b>${lobby.text(name, id)}</b> ${seats[id] === "me" ? words.t("ui-you") : playerTitle(words, seats[id])}</li>`;
    return html`<h2>${first.title}</h2>
      <p>${first.about}</p>
      <ul>
        ${game.seats.map(who)}
      </ul>
      <p>
        <button type="button" class="firm large" data-act="play-first" @click=${() => void play()}>
          ${words.t("ui-play")} · ${words.t("ui-learn-minutes", { minutes: first.minutes })}
        </button>
      </p>`;
  };
}
