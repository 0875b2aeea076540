// @ts-check
/** The course beside the map: where the learner is in it. */
import { html, nothing } from "../lit.js";
import { progressOf } from "./progress.js";

/** @typedef {import("./lesson.js").Lesson} Lesson */
/**
 * @typedef {{id: string, title: string, about: string, seat: string, minutes: number}} Listed
 * @typedef {{id: string, title: string, lessons: Listed[], tasks: Listed[]}} Chapter
 * @typedef {{title: string, about: string, minutes: number, chapters: Chapter[], paths: Record<string, string[]>,
 *   first_game: {title: string, about: string, minutes: number, seats: Record<string, string>, start: {scenario?: string, options?: Record<string, string>}},
 *   examples: {id: string, section: string, title: string, scene: string}[],
 *   puzzles: {id: string, title: string, seat: string}[]}} Course
 */

/** @param {import("../app/types.js").GameInfo} game @param {string} language @returns {Promise<Course | null>} */
export async function loadCourse(game, language) {
  const url = game.learn?.course[language];
  return url ? (await fetch(url)).json() : null;
}

/** @param {Lesson} lesson @param {Course | null} course */
export function courseList(lesson, course) {
  const { info, desk } = lesson;
  const { words } = desk;
  if (!course || !info) return nothing;
  const { done } = progressOf(lesson.where.game);
  const all = course.chapters.flatMap((chapter) => [...chapter.lessons, ...chapter.tasks]);
  const left = all.filter((one) => !done.includes(one.id)).reduce((sum, one) => sum + one.minutes, 0);
  const chapter = course.chapters.find((one) => [...one.lessons, ...one.tasks].some(({ id }) => id === info.id));
  const row = (/** @type {Listed} */ one) => {
    const state = one.id === info.id ? "now" : done.includes(one.id) ? "done" : "";
    const number = all.indexOf(one) + 1;
    return html`<li>
      <a
        class="course-row ${state}"
        href="/learn/${lesson.where.game}/${one.id}"
        aria-current=${state === "now" ? "step" : nothing}
        @click=${go(lesson, one.id)}>
        <span class="course-number" aria-hidden="true">${state === "done" ? "✓" : number}</span><b>${one.title}</b>
        <small>${words.t("ui-learn-minutes", { minutes: one.minutes })}</small>
      </a>
    </li>`;
  };
  const others = course.chapters.filter((one) => one !== chapter);
  const title = (/** @type {Chapter} */ one) =>
    html`<details>
      <summary>${one.title}</summary>
      <ul class="course">
        ${[...one.lessons, ...one.tasks].map(row)}
      </ul>
    </details>`;
  return html`<h2 class="caption course-title">
      <span>${course.title}</span><small>${words.t("ui-learn-left", { minutes: left })}</small>
    </h2>
    ${chapter && course.chapters.length > 1 ? html`<h3 class="course-chapter">${chapter.title}</h3>` : nothing}
    <ul class="course">
      ${chapter ? [...chapter.lessons, ...chapter.tasks].map(row) : nothing}
    </ul>
    ${others.map(title)}${puzzleList(lesson, course)}
    <p class="course-note">${words.t("ui-learn-note")}</p>`;
}

/** The puzzles of the game. @param {Lesson} lesson @param {Course} course */
function puzzleList(lesson, { puzzles }) {
  const { info, desk, where } = lesson;
  if (!puzzles.length) return nothing;
  const { done } = progressOf(where.game);
  const row = (/** @type {{id: string, title: string, seat: string}} */ one) => {
    const state = one.id === info.id ? "now" : done.includes(one.id) ? "done" : "";
    return html`<li>
      <a
        class="course-row ${state}"
        href="/learn/${where.game}/${one.id}"
        aria-current=${state === "now" ? "step" : nothing}
        @click=${go(lesson, one.id)}>
        <span class="course-number" aria-hidden="true">${state === "done" ? "✓" : one.id.split(":")[1]}</span><b>${one.title}</b>
        <small>${one.seat}</small>
      </a>
    </li>`;
  };
  return html`<details ?open=${info.kind === "puzzle"}>
    <summary>${desk.words.t("ui-puzzles")}</summary>
    <ul class="course">
      ${puzzles.map(row)}
    </ul>
  </details>`;
}

/** A plain click stays on this page. @param {Lesson} lesson @param {string} id */
function go(lesson, id) {
  return (/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    lesson.goTo(id);
  };
}
