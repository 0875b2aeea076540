// @ts-check
/** The part of the table page that teaches: loaded only where a lesson or a worked example is shown. */
import { nothing, render } from "../lit.js";
import { byId } from "../app/elements.js";
import { bubble } from "./bubble.js";
import { courseList, loadCourse } from "./course_list.js";
import { Lesson, meet, whereOf } from "./lesson.js";
import { Pointing } from "./pointing.js";

/** @typedef {import("../app/desk.js").Desk} Desk */

/** @param {string[]} names of game and lesson, as the address has them */
export function openLesson(names) {
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = "/client/css/learn.css";
  document.body.append(style);
  meet();
  return new Lesson(whereOf(names));
}

/** Draws what a lesson shows. */
export class LessonPage {
  /** @param {Desk} desk @param {import("../app/board_view.js").BoardView} map */
  constructor(desk, map) {
    this.desk = desk;
    this.pointing = new Pointing(desk, map);
    /** @type {import("./course_list.js").Course | null} */
    this.course = null;
    this.language = "";
  }

  draw() {
    const { desk } = this;
    const { lesson, words } = desk;
    if (!lesson) return;
    document.body.dataset.lesson = lesson.where.kind === "examples" ? "examples" : "lessons";
    if (this.language !== words.language) void this.#load(words.language);
    render(bubble(lesson), byId("lesson"));
    render(lesson.where.kind !== "examples" ? courseList(lesson, this.course) : nothing, byId("course"));
  }

  /** When everything stands. */
  settle() {
    this.pointing.place();
  }

  /** @param {string} language */
  async #load(language) {
    const isOther = this.language !== "";
    this.language = language;
    this.course = await loadCourse(this.desk.game, language);
    if (isOther) await this.desk.link.send("sync");
    this.desk.change({});
  }
}
