"""Every lesson and task of every game is played through on the page, with a wrong answer and then the expected ones."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.playing import AT_REST, wait_for
from tests.browser.test_page import point_of
from tricorne.api import course_of, learn
from tricorne.core.course import Lesson, Step, Task
from tricorne.core.lessons import Run, Try
from tricorne.core.words import LANGUAGES, learn_words
from tricorne.games import game_class, game_ids

PRESS = """([option, offered]) => {
  const seen = (selector) => [...document.querySelectorAll(selector)].find((node) => node.checkVisibility());
  const named = (name, value) => `[${name}="${CSS.escape(value)}"]`;
  const parts = option.split(":");
  const button = seen(`${named("data-option", option)}, ${named("data-interrupt", option)}`);
  const held = (part) => seen(`#cards ${named("data-card", part)}`);
  const card = offered ? [option, parts.slice(0, 2).join(":"), ...parts].map(held).find(Boolean) : null;
  const standing = seen(`#map ${named("data-stack", option)}`)?.closest("[data-space]")?.getAttribute("data-space");
  const space = [...parts, standing ?? ""].map((part) => seen(`.space${named("data-space", part)}`)).find(Boolean);
  const node = button ?? card ?? space;
  if (!node) return "";
  if (!node.matches(".space")) node.click();
  else node.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  if (node.matches(".space")) node.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  return node.matches("[data-option], [data-interrupt]") ? "answered" : "looked";
}"""
"""Press the button of an option, or its card or space; then its button may be listed."""


IN_VIEW = """(() => {
  const map = document.getElementById("map").getBoundingClientRect();
  const sheets = innerWidth < 900 ? ["grip", "battle", "lesson"].map((id) => document.getElementById(id)) : [];
  const tops = sheets.filter((node) => node.clientHeight).map((node) => node.getBoundingClientRect().top);
  const free = Math.min(map.bottom, ...tops);
  const seen = ({ left, right, top, bottom }) =>
    right > map.left + 20 && left < map.right - 20 && bottom > map.top + 20 && top < free - 20;
  const named = [...document.querySelectorAll(".space.named .hit, .tags > .named")];
  return !named.length || named.some((node) => seen(node.getBoundingClientRect()));
})()"""
"""One of the spaces that a sentence speaks of is seen, on a phone above its sheet."""
CLEAR = """(() => {
  const bubble = document.querySelector(".bubble");
  if (!bubble || innerWidth < 900) return true;
  const box = bubble.getBoundingClientRect();
  const isFree = (node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
  };
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
  const tagged = seen(".tags > .named").every(isFree);
  return tagged && seen(".popover:not(.nowhere), #tray [data-option], #cards [data-card]").every(isFree);
})()"""
"""The sentence lies over no popover, no card, no button, and not over the tag of what it speaks of."""
RINGED = """(option) => {
  const shown = (node) => node.checkVisibility();
  const button = [...document.querySelectorAll(`[data-option="${CSS.escape(option)}"]`)].find(shown);
  if (!button) return true;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const isAround = (box) => box.left < left && box.right > right && box.top < top && box.bottom > bottom;
  return [...document.querySelectorAll(".spot")].some((spot) => isAround(spot.getBoundingClientRect()));
}"""
"""The button of an answer, where it is seen, has a ring."""
PHONE = {"width": 390, "height": 844, "touch": True}


@pytest.mark.parametrize("turn", [0, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", game_ids())
def test_a_course_is_played_to_its_end(address: str, open_page: Opener, game: str, turn: int) -> None:
    """Each lesson in one of the languages in turn, in the second one on a phone; in the other one it is skipped."""
    items = course_of(game).items
    for number, language in enumerate(LANGUAGES):
        size = PHONE if number else {}
        page = open_page(f"{address}/learn/{game}/{items[0].id}", lang=language, reduced_motion="reduce", **size)
        words = learn_words(game_class(game).folder(), language)
        for index, item in enumerate(items):
            page.wait_for_selector(f".bubble[data-lesson={item.id}]:not(.over)")
            if index % 2 != (number + turn) % 2:
                page.click("[data-learn=skip]")
                continue
            if isinstance(item, Lesson):
                play_lesson(page, game, item)
            else:
                play_task(page, game, item)
            assert page.inner_text(".bubble-text") == words.say(item.message, {}, "done")
            if index + 1 < len(items):
                page.click("[data-learn=next]")
            else:
                expect(page.locator("[data-learn=play]")).to_be_visible()


def play_lesson(page: Page, game: str, lesson: Lesson) -> None:
    run = learn(game, lesson.id)
    assert isinstance(run, Run)
    erred = False
    while (step := run.step) is not None:
        stand = run.stand()
        page.wait_for_selector(f".bubble[data-lesson={lesson.id}][data-step='{stand.step}']:not(.over)")
        for path in (point for point in step.point if "/" in point):
            page.wait_for_selector(f'[data-fact~="{path}"]', state="attached")
        page.wait_for_selector(".space.named, .spot", state="attached")
        wait_for(page, CLEAR)
        if not run.is_mine(step):
            page.click("[data-learn=on]")
            run.go_on()
            continue
        wait_for(page, IN_VIEW)
        if step.answer in (step.point or [step.answer]):
            wait_for(page, f"({RINGED})({json.dumps(step.answer)})")
        if not erred and (wrong := wrong_answer(run, step)):
            erred = True
            give(page, wrong)
            page.wait_for_selector(".bubble.wrong")
        give(page, step.answer)
        run.answer(step.answer)
        after = run.stand()
        wait_for(
            page,
            f"document.querySelector('.bubble[data-step=\"{after.step}\"]{'.over' if after.over else ''}') !== null",
        )
    assert erred, f"{lesson.id}: no wrong answer was given"
    page.wait_for_selector(".bubble.over")


def wrong_answer(run: Run, step: Step) -> str:
    """An answer that is offered and leads nowhere; empty where there is none."""
    ask = run.match.question_for(run.seat)
    assert ask is not None
    return next((option for option in ask.options() if run.judge(option).verdict == "again"), "")


def play_task(page: Page, game: str, task: Task) -> None:
    """Miss the goal, try again, reach it."""
    for answers, goal in (
        (task.misses[0].answers, ".bubble.over [data-learn=skip]"),
        (task.solution, "[data-learn=play]"),
    ):
        run = learn(game, task.id)
        assert isinstance(run, Try)
        for answer in answers:
            wait_for(page, "!document.body.classList.contains('busy') && document.title.startsWith('●')")
            give(page, answer)
            run.answer(answer)
            wait_for(page, f"document.querySelector('.bubble[data-step=\"{run.stand().step}\"]') !== null")
        page.wait_for_selector(goal)
        if goal != "[data-learn=play]":
            page.click("[data-learn=again]")
            page.wait_for_selector(".bubble:not(.over)")


PIECES_IN_VIEW = """(space) => {
  const map = document.getElementById("map").getBoundingClientRect();
  const low = innerWidth < 900 ? document.getElementById("grip").getBoundingClientRect().top : map.bottom;
  const [piece] = document.querySelectorAll(`.pieces > [data-space=${space}]`);
  const { left, right, top, bottom } = piece?.getBoundingClientRect() ?? map;
  return piece && left > map.left && right < map.right && top > map.top && bottom < low;
}"""


@pytest.mark.parametrize("size", [{"width": 1280, "height": 720}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("item", ["march", "below-twelve"])
def test_what_begins_with_a_card_shows_where_it_takes_place(
    address: str, open_page: Opener, item: str, size: dict[str, int]
) -> None:
    page = open_page(f"{address}/learn/liberty/{item}", reduced_motion="reduce", **size)
    page.wait_for_selector(f".bubble[data-lesson={item}]")
    wait_for(page, f"({PIECES_IN_VIEW})('new_bern')")


def test_what_names_pieces_alone_comes_near_to_where_they_stand(address: str, open_page: Opener) -> None:
    width = "document.querySelector('.space[data-space=west_point] .hit')?.getBoundingClientRect().width"
    page = open_page(f"{address}/learn/liberty/winter", reduced_motion="reduce", width=1280, height=720)
    page.wait_for_selector(".bubble[data-lesson=winter]")
    wait_for(page, f"({PIECES_IN_VIEW})('west_point')")
    near = page.evaluate(width)
    page.click("#map [aria-label='Show the whole map']")
    wait_for(page, f"1.5 * {width} < {near}")


def test_where_answers_are_listed_the_map_shows_only_what_the_sentence_speaks_of(
    address: str, open_page: Opener
) -> None:
    page = open_page(f"{address}/learn/liberty/retreat", reduced_motion="reduce", width=1280, height=720)
    page.wait_for_selector(".bubble[data-lesson=retreat]:not(.over)")
    run = learn("liberty", "retreat")
    assert isinstance(run, Run)
    while (step := run.step) is not None and step.id != "to":
        page.wait_for_selector(f".bubble[data-step='{run.stand().step}']")
        if run.is_mine(step):
            give(page, step.answer)
            run.answer(step.answer)
        else:
            page.click("[data-learn=on]")
            run.go_on()
    wait_for(page, "document.activeElement?.dataset.option === 'green_mountains'")
    page.evaluate(AT_REST)
    expect(page.locator(".space.named")).to_have_count(1)
    expect(page.locator(".space.named[data-space=albany]")).to_have_count(1)
    expect(page.locator(".spot").first).to_have_css("border-top-style", "solid")
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_css("outline-style", "dashed")


def test_on_a_phone_a_tap_is_answered_where_there_is_no_free_room(address: str, open_page: Opener) -> None:
    page = open_page(f"{address}/learn/1775-rebellion/march", reduced_motion="reduce", **PHONE)
    page.wait_for_selector(".bubble[data-lesson=march][data-step='1']")
    for option in ("hartford", "patriots:2"):
        give(page, option)
    page.wait_for_selector(".space.named[data-space=newport]")
    wait_for(page, IN_VIEW)
    page.evaluate(AT_REST)
    page.touchscreen.tap(*point_of(page, "newport"))
    expect(page.locator(".popover:not(.nowhere)")).to_contain_text("Tap again")
    page.touchscreen.tap(*point_of(page, "newport"))
    page.wait_for_selector(".bubble[data-step='4']")
    expect(page.locator(".popover")).to_be_hidden()


def test_on_a_phone_nothing_is_left_of_a_tap_when_something_else_is_asked(address: str, open_page: Opener) -> None:
    page = open_page(f"{address}/learn/1775-rebellion/reinforce", reduced_motion="reduce", **PHONE)
    page.wait_for_selector(".bubble[data-lesson=reinforce][data-step='1']")
    wait_for(page, IN_VIEW)
    page.evaluate(AT_REST)
    page.touchscreen.tap(*point_of(page, "newport"))
    expect(page.locator(".popover:not(.nowhere)")).to_contain_text("Choose below")
    page.tap("#tray [data-option='newport:3']")
    page.wait_for_selector(".bubble[data-step='2']")
    expect(page.locator(".popover")).to_be_hidden()


def test_in_a_lesson_a_click_lists_numbers_and_nothing_else_is_promised(address: str, open_page: Opener) -> None:
    page = open_page(f"{address}/learn/1775-rebellion/reinforce", reduced_motion="reduce", width=1280, height=720)
    page.wait_for_selector(".bubble[data-lesson=reinforce][data-step='1']")
    expect(page.locator("#tray .note")).to_have_count(0)
    page.mouse.move(*point_of(page, "newport"))
    expect(page.locator(".popover .invite")).to_have_text("4 choices: click to see them.")
    page.mouse.click(*point_of(page, "newport"))
    expect(page.locator("#tray .space-menu [data-option]")).to_have_count(4)


def test_the_log_is_brought_into_view_by_the_sentence_that_speaks_of_it(address: str, open_page: Opener) -> None:
    page = open_page(f"{address}/learn/liberty-or-death/why", reduced_motion="reduce", width=1280, height=720)
    page.wait_for_selector(".bubble[data-lesson=why][data-step='1']")
    expect(page.locator("#log-lines")).to_be_in_viewport()


def test_a_lesson_that_ends_with_its_game_offers_no_other_eyes(address: str, open_page: Opener) -> None:
    page = open_page(f"{address}/learn/1775-rebellion/truce", reduced_motion="reduce")
    page.wait_for_selector(".bubble[data-lesson=truce]:not(.over)")
    run = learn("1775-rebellion", "truce")
    assert isinstance(run, Run)
    for step in run.lesson.steps:
        give(page, step.answer)
    page.wait_for_selector(".bubble.over")
    expect(page.locator("#eyes > *")).to_have_count(0)


def give(page: Page, option: str) -> None:
    """Answer as a person does: press the button, or the card or space and then what is listed there."""
    wait_for(page, "!document.body.classList.contains('busy')")
    before = state(page)
    pressed = page.evaluate(PRESS, [option, True])
    assert pressed, f"there is nothing to press for {option}"
    if pressed == "looked":
        listed = f"[...document.querySelectorAll('[data-option=\"{option}\"]')].some((node) => node.checkVisibility())"
        wait_for(page, f"({STATE})() !== {before!r} || {listed}")
        if state(page) == before:
            page.evaluate(PRESS, [option, False])
    wait_for(page, f"({STATE})() !== {before!r}")


STATE = """() => {
  const { step, reply } = document.querySelector(".bubble")?.dataset ?? {};
  const text = document.querySelector(".bubble-text")?.textContent;
  return document.body.classList.contains("busy") ? "busy" : `${step} ${reply} ${text}`;
}"""


def state(page: Page) -> str:
    """What the lesson says, so that it is seen to say something else."""
    return str(page.evaluate(STATE))
