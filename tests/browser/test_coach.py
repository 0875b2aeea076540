"""The coach beside a first game, the line how to win, and the key."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.playing import wait_for
from tests.browser.test_lessons import PRESS
from tools.browser import call, link_to, make_table

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
        seen = call(address, f"{path}/view", key=key)
        asked = next((one for one in seen["view"]["asked"] if one.get("options")), None)
        if asked is None:
            page.wait_for_timeout(50)
            continue
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
