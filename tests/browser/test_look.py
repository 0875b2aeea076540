"""How the pages carry themselves: the drawer, the grip, cards that are read, the about page, the end of a game."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import check_with_axe
from tests.browser.conftest import Opener
from tests.browser.playing import choose_something, moment, wait_for, wait_for_moment_after, wait_until_asked
from tests.browser.test_table import GAME
from tools.browser import link_to, make_table, table_at

PRELUDE = "prelude-to-rebellion"
# So high a row of choices lies over the edge of the map; a higher one makes it smaller.
ROOM_PX = 88
BAR_PX = 56


FAR_SCROLL = """(map) => {
  const far = map.appendChild(document.createElement("i"));
  Object.assign(far.style, { position: "absolute", left: "200%", top: "200%", height: "1px", width: "1px" });
  map.scrollTo(40, 40);
  return [map.scrollLeft, map.scrollTop];
}"""


def test_between_desk_and_phone_the_side_is_a_drawer(address: str, open_page: Opener) -> None:
    table = make_table(address, "liberty-or-death", "sprint")
    page = open_page(link_to(address, table), width=1000, height=760)
    expect(page.locator("#side")).to_be_hidden()
    page.click(".drawer-only")
    expect(page.locator("#side .card").first).to_be_visible()
    page.click("[data-panel=rules]")
    expect(page.locator("#side")).to_be_hidden()
    expect(page.locator("#panel")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= 1000


def test_the_grip_lowers_the_sheet_and_a_new_question_raises_it(address: str, open_page: Opener) -> None:
    table = table_at(address, GAME, "introductory", 20, 1, ("reinforce",))
    page = open_page(link_to(address, table), width=360, height=740, touch=True)
    expect(page.locator("#tray")).to_be_visible()
    page.tap("#grip")
    expect(page.locator("#tray")).to_be_hidden()
    expect(page.locator("#grip")).to_have_attribute("aria-expanded", "false")
    page.tap("#grip")
    page.locator("#tray [data-option]").first.tap()
    expect(page.locator("#grip")).to_have_attribute("aria-expanded", "true")


def test_the_keyboard_goes_on_from_the_question_and_past_the_log(address: str, open_page: Opener) -> None:
    table = table_at(address, "liberty-or-death", "sprint", 5, 2, ("turn",))
    page = open_page(link_to(address, table))
    assert wait_until_asked(page)
    before = moment(page)
    page.locator("#tray [data-option=pass]").focus()
    page.keyboard.press("Enter")
    wait_for_moment_after(page, before)
    wait_for(page, "document.activeElement.matches('#tray [data-option]')")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('#tray') !== null")
    page.locator("#log-lines").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.matches('#log-lines a, #log-lines summary')")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('#log-lines') === null")


@pytest.mark.parametrize("path", ["/t/nothing", "/nowhere"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_not_there_is_said_with_a_way_back(address: str, browser: Browser, path: str, theme: Any) -> None:
    context = browser.new_context(color_scheme=theme, reduced_motion="reduce", locale="en")
    page = context.new_page()
    page.goto(f"{address}{path}")
    expect(page.locator("main")).to_contain_text("There is no such")
    assert check_with_axe(page) == []
    page.click("main a")
    page.wait_for_url(f"{address}/")
    context.close()


@pytest.mark.parametrize(("game", "width"), [("liberty-or-death", 1440), ("liberty-or-death", 1000), (PRELUDE, 1440)])
def test_the_map_stays_as_it_is_when_choices_come_and_go(
    address: str, open_page: Opener, game: str, width: int
) -> None:
    table = make_table(address, game, "")
    page = open_page(link_to(address, table), width=width, height=900)
    luck, sizes, choices = random.Random(1), set(), set()
    for _ in range(80):
        assert wait_until_asked(page)
        box = page.locator("#map").bounding_box()
        tray = page.locator("#tray").bounding_box()
        if tray is None or tray["height"] <= ROOM_PX:
            sizes.add(str(box))
        choices.add(tray is not None)
        listed = page.locator("#tray [data-option]:visible").all()
        if len(choices) == 2 and len(listed) > 1:
            break
        choose_something(page, luck)
    assert len(choices) == 2
    assert len(sizes) == 1
    for button in listed:
        button.click(trial=True)


def test_nothing_scrolls_the_map_within_its_window(address: str, open_page: Opener) -> None:
    """What a browser brings into view by itself, as it does with what gets the keyboard, would shift the map."""
    page = open_page(link_to(address, make_table(address, "liberty", "1775")))
    assert page.locator("#map").evaluate(FAR_SCROLL) == [0, 0]


@pytest.mark.parametrize(("width", "below"), [(1440, 0), (1000, 4)])
def test_choices_stand_below_the_map_where_they_have_no_room_beside_their_question(
    address: str, open_page: Opener, width: int, below: int
) -> None:
    table = table_at(address, PRELUDE, "", 10, 1, ("score-die",))
    page = open_page(link_to(address, table), width=width)
    expect(page.locator("#tray [data-option]")).to_have_count(below)
    expect(page.locator("#prompt [data-option]")).to_have_count(4 - below)
    box = page.locator("#prompt").bounding_box()
    assert box is not None
    assert box["height"] == BAR_PX
    before = moment(page)
    page.keyboard.press("2")
    wait_for_moment_after(page, before)


def test_a_card_with_a_long_text_can_be_read_whole(address: str, open_page: Opener) -> None:
    table = table_at(address, PRELUDE, "1834", 30, 2, ("play",))
    page = open_page(link_to(address, table))
    cut = page.locator("[data-card]:has(.text.cut)").first
    whole = cut.get_attribute("data-card")
    text = page.evaluate("(id) => document.querySelector(`[data-card=${id}] .text`).textContent", whole)
    page.locator("#log-lines").focus()
    page.keyboard.press("Shift")
    cut.focus()
    assert page.locator("#reader").is_hidden(), "what the page focuses by itself would cover the question"
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.locator("#reader")).to_be_visible()
    assert page.inner_text("#reader p").split() == text.split()[-len(page.inner_text("#reader p").split()) :]
    page.locator("#log-lines").focus()
    expect(page.locator("#reader")).to_be_hidden()
    cut.dispatch_event("pointerover", {"pointerType": "mouse", "bubbles": True})
    assert page.locator("#reader").is_hidden(), "a card that comes to lie under the pointer is not asked about"
    cut.hover()
    expect(page.locator("#reader")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_an_example_is_watched_from_the_about_page(address: str, open_page: Opener, theme: str) -> None:
    page = open_page(f"{address}/#about/{PRELUDE}", color_scheme=theme, reduced_motion="reduce")
    page.wait_for_selector(".doubts details")
    assert check_with_axe(page) == []
    page.click("[data-example]")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("body.ready")
    page.click("[data-key=step]")
    expect(page.locator("#slider-at")).to_contain_text("1 / ")
    assert check_with_axe(page) == []


def test_the_end_of_a_game_names_the_winners_and_offers_what_comes_next(address: str, open_page: Opener) -> None:
    table = table_at(address, GAME, "introductory", 100_000, 3)
    page = open_page(link_to(address, table), reduced_motion="reduce")
    expect(page.locator(".ending h2")).to_be_visible()
    expect(page.locator(".ending > table tr")).to_have_count(4)
    assert check_with_axe(page) == []
    page.click("text=Watch it again")
    expect(page.locator("#prompt.past")).to_be_visible()
    page.keyboard.press(" ")
    assert check_with_axe(page) == []
