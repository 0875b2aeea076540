"""The coach beside a first game, the line how to win, and the key."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.playing import WAIT_S, wait_for
from tests.browser.test_lessons import PHONE, PRESS
from tools.browser import call, link_to, make_table
from tricorne.core.words import words_of
from tricorne.games import game_class

GAME = "prelude-to-rebellion"


def against_easy(address: str, open_page: Opener, **more: object) -> Page:
    page = open_page(address, coach="auto", reduced_motion="reduce", **more)
    page.goto(link_to(address, make_table(address, GAME, "1834", patriote="me", loyal="easy")))
    page.wait_for_selector("body.ready")
    page.wait_for_selector("#coach [data-advice]")
    return page


def test_a_first_game_has_a_coach_that_names_an_answer_that_is_offered(address: str, open_page: Opener) -> None:
    page = against_easy(address, open_page)
    advice = page.get_attribute("#coach [data-advice]", "data-advice")
    offered = page.evaluate(
        "[...document.querySelectorAll('[data-option], [data-card]')].map((node) => node.outerHTML)"
    )
    assert any(str(advice).split(":")[-1] in text for text in offered)
    page.click("#coach [data-level=off]")
    expect(page.locator("#coach > *")).to_have_count(0)
    page.keyboard.press("c")
    page.keyboard.press("c")
    page.wait_for_selector("#coach [data-advice]")


def test_an_answer_that_throws_something_away_waits_for_a_second_word(address: str, open_page: Opener) -> None:
    page = open_page(address, coach="auto", reduced_motion="reduce")
    made = make_table(address, GAME, "1834", patriote="me", loyal="easy")
    page.goto(link_to(address, made))
    page.wait_for_selector("#coach [data-advice]")
    key, path = made["key"], f"/tables/{made['table']}"
    for _ in range(60):
        seen, asked = wait_for_question(address, page, made)
        said = call(address, f"{path}/coach?seat={asked['seat']}&version={seen['version']}", key=key)
        if said["warnings"]:
            break
        answer = {"seat": asked["seat"], "version": seen["version"], "answer": said["advice"][0]["option"]}
        call(address, f"{path}/answer", answer, key)
    assert said["warnings"], "nothing was to be warned against"
    option = next(iter(said["warnings"]))
    wait_for(page, f"document.querySelector('#slider').max === '{seen['view']['moment']}'")
    page.wait_for_selector("#coach [data-advice]")
    if page.evaluate(PRESS, [option, True]) == "looked" and not page.locator(".coach.warns").count():
        page.evaluate(PRESS, [option, False])
    page.wait_for_selector(f'#coach .coach.warns[data-warned="{option}"]')
    assert call(address, f"{path}/view", key=key)["view"]["moment"] == seen["view"]["moment"]
    page.click("#coach [data-act=all-the-same]")
    wait_for(page, f"Number(document.querySelector('#slider').max) > {seen['view']['moment']}")


SEEN = """(space) => {
  const { x, y, width, height } = document.querySelector(`.space[data-space="${space}"] .hit`).getBoundingClientRect();
  const met = document.elementFromPoint(x + width / 2, y + height / 2);
  return Boolean(met?.closest("#map"));
}"""
"""The middle of a space is seen on the map, and nothing lies over it."""


def push_out_of_view(page: Page, space: str) -> None:
    """Drag the map until a space is seen no more, as a hand does."""
    box = page.locator("#map").bounding_box()
    assert box
    x, top, bottom = box["x"] + box["width"] / 2, box["y"] + 40, box["y"] + 160
    for start, end in ((top, bottom), (bottom, top)):
        for _ in range(12):
            if not page.evaluate(SEEN, space):
                return
            page.mouse.move(x, start)
            page.mouse.down()
            page.mouse.move(x, end, steps=3)
            page.mouse.up()
    raise AssertionError(f"{space} is still in view")


def test_on_a_phone_the_name_of_an_advised_space_brings_it_into_view(address: str, open_page: Opener) -> None:
    page = open_page(address, coach="auto", reduced_motion="reduce", **PHONE)
    made = make_table(address, "liberty", "1775", american="me", british="easy")
    page.goto(link_to(address, made))
    page.wait_for_selector("#coach [data-advice]")
    while not page.locator("#coach [data-advice] [data-seek]").count():
        follow_advice(address, page, made, 1)
        page.wait_for_selector("#coach [data-advice]")
    name = page.locator("#coach [data-advice] [data-seek]")
    space = str(name.get_attribute("data-seek"))
    push_out_of_view(page, space)
    name.tap()
    wait_for(page, f"({SEEN})({space!r})")
    expect(page.locator(f".space.named[data-space='{space}']")).to_have_count(1)
    push_out_of_view(page, space)
    name.focus()
    page.keyboard.press("Enter")
    wait_for(page, f"({SEEN})({space!r})")
    expect(page.locator(f".space[data-space='{space}']")).to_be_focused()


NOTE_OCCASIONS = """() => {
  const coach = document.getElementById("coach");
  window.occasions = [];
  let last = "";
  new MutationObserver(() => {
    const now = coach.querySelector("[data-occasion]")?.dataset.occasion ?? "";
    if (now && now !== last) window.occasions.push(now);
    last = now;
  }).observe(coach, { subtree: true, childList: true, attributes: true });
}"""


def wait_for_question(address: str, page: Page, made: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The table, and what its maker is asked, when bots have answered."""
    end = time.monotonic() + WAIT_S
    while time.monotonic() < end:
        seen = call(address, f"/tables/{made['table']}/view", key=made["key"])
        for asked in seen["view"]["asked"]:
            if asked.get("options"):
                return seen, asked
        page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def follow_advice(address: str, page: Page, made: dict[str, Any], answers: int, err: str = "") -> None:
    """Answer what the coach names first, at the pace of the page; or `err`, where the coach warns against it."""
    key, path = made["key"], f"/tables/{made['table']}"
    while answers:
        seen, asked = wait_for_question(address, page, made)
        said = call(address, f"{path}/coach?seat={asked['seat']}&version={seen['version']}", key=key)
        option = said["advice"][0]["option"]
        wait_for(page, f"document.querySelector('#slider').max === '{seen['view']['moment']}'")
        if page.locator("#coach .coach").count():
            page.wait_for_selector(f'#coach [data-advice="{option}"]')
        option = err if err in said["warnings"] else option
        call(address, f"{path}/answer", {"seat": asked["seat"], "version": seen["version"], "answer": option}, key)
        answers -= 1


def test_what_first_comes_up_is_told_once_with_its_lesson(address: str, open_page: Opener) -> None:
    page = open_page(address, coach="auto", reduced_motion="reduce")
    made = make_table(address, GAME, "1834", patriote="me", loyal="easy")
    page.goto(link_to(address, made))
    page.wait_for_selector("#coach [data-advice]")
    page.evaluate(NOTE_OCCASIONS)
    follow_advice(address, page, made, 25)
    shown = page.evaluate("window.occasions")
    assert len(shown) > 2
    assert len(set(shown)) == len(shown)


def test_a_sentence_is_said_twice_a_game_and_after_that_where_it_is_asked_for(address: str, open_page: Opener) -> None:
    page = open_page(address, coach="auto", reduced_motion="reduce")
    made = make_table(address, GAME, "1834", patriote="me", loyal="easy")
    page.goto(link_to(address, made))
    words, said, kept = words_of(game_class(GAME).folder(), "en"), Counter[str](), ""
    while not kept:
        seen, asked = wait_for_question(address, page, made)
        path = f"/tables/{made['table']}/coach?seat={asked['seat']}&version={seen['version']}"
        advice = call(address, path, key=made["key"])["advice"]
        page.wait_for_selector(f'#coach [data-advice="{advice[0]["option"]}"]')
        shown = page.inner_text("#coach .coach-says > p:last-child")
        sentences = {words.say(say, args) for one in advice for say, args in one["why"]}
        said.update(sentence for sentence in sentences if sentence in shown)
        kept = next((sentence for sentence in sentences if sentence not in shown), "")
        assert max(said.values()) <= 2
        if not kept:
            follow_advice(address, page, made, 1)
    assert said[kept] == 2
    page.click("#coach [data-act=ask-why]")
    expect(page.locator("#coach .coach-says > p:last-child")).to_contain_text(kept)
    expect(page.locator("#coach [data-act=ask-why]")).to_have_count(0)


def coached_until(address: str, page: Page, shown: str) -> dict[str, Any]:
    """A table at which is played as the coach says, until it shows something."""
    made = make_table(address, GAME, "1834", patriote="me", loyal="easy")
    page.goto(link_to(address, made))
    page.wait_for_selector("#coach [data-advice]")
    while not page.locator(shown).count():
        follow_advice(address, page, made, 1)
        page.wait_for_selector("#coach [data-advice]")
    return made


def test_on_a_phone_one_reason_is_said_for_each_answer_and_the_others_where_it_is_asked_why(
    address: str, open_page: Opener
) -> None:
    page = open_page(address, lang="es", coach="auto", reduced_motion="reduce", **PHONE)
    coached_until(address, page, "#coach [data-act=ask-why]")
    says = page.locator("#coach .coach-says > p:last-child")
    short = says.inner_text()
    page.tap("#coach [data-act=ask-why]")
    expect(page.locator("#coach [data-act=ask-why]")).to_have_count(0)
    assert len(says.inner_text()) > len(short)
    assert says.evaluate("(node) => node.scrollHeight <= node.clientHeight + 1")


def test_an_occasion_opens_its_lesson_beside_the_game_and_not_without_the_coach(
    address: str, open_page: Opener
) -> None:
    page = open_page(address, coach="auto", reduced_motion="reduce")
    made = coached_until(address, page, "#coach [data-occasion]")
    with page.context.expect_page() as opened:
        page.click("#coach [data-act=show-lesson]")
    opened.value.wait_for_selector(".bubble[data-lesson]")
    page.click("#coach [data-level=off]")
    page.evaluate(NOTE_OCCASIONS)
    follow_advice(address, page, made, 15)
    assert page.evaluate("window.occasions") == []


def test_after_a_turn_the_coach_says_what_it_brought_and_what_was_overlooked(address: str, open_page: Opener) -> None:
    page = open_page(address, coach="auto", reduced_motion="reduce")
    made = make_table(address, GAME, "1834", patriote="me", loyal="easy")
    page.goto(link_to(address, made))
    page.wait_for_selector("#coach [data-advice]")
    for _ in range(60):
        follow_advice(address, page, made, 1, err="done")
        page.wait_for_selector("#coach [data-advice]")
        page.wait_for_load_state("networkidle")
        if page.locator("#coach [data-overlooked]").count():
            break
    shown = page.inner_text("#coach [data-overlooked]")
    assert page.get_attribute("#coach [data-overlooked]", "data-overlooked") != "done"
    page.click("#coach [data-act=see-overlooked]")
    expect(page.locator("#coach > *")).to_have_count(0)
    page.keyboard.press("Escape")
    page.wait_for_selector("#coach [data-overlooked]")
    assert page.inner_text("#coach [data-overlooked]") == shown
    page.click("#coach [data-level=warnings]")
    expect(page.locator("#coach .looked-back")).to_have_count(0)


def test_on_a_phone_the_coach_is_read_below_a_battle(address: str, open_page: Opener) -> None:
    page = open_page(address, coach="auto", reduced_motion="reduce", **PHONE)
    made = make_table(address, "1775-rebellion", "introductory", loyalists="easy", british_regulars="easy")
    page.goto(link_to(address, made))
    page.wait_for_selector("body.ready")
    for _ in range(60):
        page.wait_for_selector("[data-act=continue], #coach [data-advice]")
        if page.locator("[data-act=continue]").count():
            page.click("[data-act=continue]")
        elif page.locator("#battle .asks").is_visible():
            break
        else:
            follow_advice(address, page, made, 1)
    expect(page.locator("#battle .asks")).to_be_visible()
    page.wait_for_selector("#coach .coach")
    wait_for(
        page,
        "document.querySelector('#battle').getBoundingClientRect().bottom"
        " <= document.querySelector('#coach').getBoundingClientRect().top + 1",
    )
    wait_for(
        page,
        "document.querySelector('#battle .asks [data-option]').getBoundingClientRect().bottom"
        " <= document.querySelector('#battle').getBoundingClientRect().bottom",
    )


def test_nobody_is_coached_against_people(address: str, open_page: Opener) -> None:
    page = open_page(address, coach="auto", reduced_motion="reduce")
    page.goto(link_to(address, make_table(address, GAME, "1834", patriote="me", loyal="link")))
    page.wait_for_selector("body.ready")
    page.wait_for_selector(".standing-line")
    assert not page.locator("#coach > *").count()


def test_the_line_how_to_win_opens_the_key_and_terms_lead_to_their_entry(address: str, open_page: Opener) -> None:
    page = open_page(address, coach="auto", reduced_motion="reduce")
    page.goto(link_to(address, make_table(address, "1775-rebellion", "introductory")))
    page.wait_for_selector(".standing-line")
    page.click(".standing-line")
    expect(page.locator(".key-panel .stages .now")).to_have_count(1)
    entries = page.locator(".key-entry").count()
    assert entries > 20
    page.keyboard.press("k")
    expect(page.locator(".key-panel")).to_have_count(0)
    term = page.locator("#prompt .term").first
    name = term.get_attribute("data-term")
    term.click()
    page.wait_for_selector(f"#key-{name}.found")


def test_terms_of_the_rules_outside_a_table_lead_to_their_entry_and_back(address: str, open_page: Opener) -> None:
    page = open_page(f"{address}/#rules/{GAME}", lang="es", reduced_motion="reduce")
    term = page.locator(".help-section .term").nth(3)
    name = term.get_attribute("data-term")
    term.click()
    entry = page.locator(f".key-dialog[open] #key-{name}.found")
    expect(entry).to_be_in_viewport()
    expect(entry).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".key-dialog")).to_have_count(0)
    expect(term).to_be_focused()
    term.click()
    rule = entry.locator("[data-rule]")
    section = rule.get_attribute("data-rule")
    rule.click()
    expect(page.locator(f"[id='rule-{section}'].open-section, [id='rule-{section}.0'].open-section")).to_be_focused()
    assert page.url.endswith(f"#rules/{GAME}")


def test_worked_examples_stand_under_their_section_and_are_seen_on_the_board(address: str, open_page: Opener) -> None:
    page = against_easy(address, open_page)
    page.click("[data-panel=rules]")
    page.wait_for_selector(".on-board a")
    page.locator(".on-board a").first.click()
    page.wait_for_selector(".bubble[data-lesson]")
    while not page.locator(".bubble.over").count():
        step = page.inner_text(".bubble-text")
        page.click("[data-learn=on]")
        other = f"document.querySelector('.bubble-text')?.innerText !== {step!r}"
        wait_for(page, f"document.querySelector('.bubble.over') || {other}")
