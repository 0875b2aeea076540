"""A phone: cards answer where they are, the map keeps its place, nothing in the bars is cut."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import check_with_axe
from tests.browser.conftest import Opener
from tests.browser.playing import TWO_FRAMES, moment, wait_for, wait_for_moment_after, wait_until_asked
from tests.browser.test_page import point_of
from tests.browser.test_table import GAME
from tools.browser import call, link_to, make_table, play_on, table_at

PRELUDE = "prelude-to-rebellion"
GAMES = [GAME, "liberty-or-death", "liberty", PRELUDE]
PLACE = "document.querySelector('.board:not(.ground) .view').getAttribute('transform')"
CUT = """(nodes) => nodes
  .filter((node) => node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2)
  .map((node) => node.textContent.trim())"""


def on_phone(open_page: Opener, link: str, width: int = 390, height: int = 844, **more: str) -> Page:
    page = open_page(link, width=width, height=height, touch=True, reduced_motion="reduce", **more)
    assert wait_until_asked(page)
    return page


def test_a_card_in_the_drawer_shows_its_choices_there(address: str, open_page: Opener) -> None:
    table = make_table(address, PRELUDE, "1834")
    for until in range(30, 400, 10):
        assert play_on(address, table, until, 2, ("play",)) == "play"
        asked = call(address, f"/tables/{table['table']}/view", key=table["key"])["view"]["asked"][0]
        options = [option.split(":")[-1] for option in asked["options"]]
        if card := next((card for card in options if options.count(card) > 1), ""):
            break
    page = on_phone(open_page, link_to(address, table))
    before = moment(page)
    page.tap("[data-key=tab-cards]")
    page.tap(f"[data-card='{card}']")
    choices = page.locator(".card-choices [data-option]")
    expect(choices).to_have_count(options.count(card))
    choices.first.tap()
    wait_for_moment_after(page, before)
    expect(page.locator(".card-choices")).to_be_hidden()
    expect(page.locator("#prompt")).to_be_in_viewport()


CHOSEN_IN_VIEW = """(() => {
  const { left, right, top, bottom } = document.querySelector("#map .space.chosen")?.getBoundingClientRect() ?? {};
  const there = left === undefined ? null : document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return Boolean(there?.closest("#map"));
})()"""


def test_the_space_that_is_asked_about_is_seen_when_the_sheet_has_its_height(address: str, open_page: Opener) -> None:
    table = table_at(address, GAME, "campaign", 120, 3, ("army",))
    page = on_phone(open_page, link_to(address, table), width=360, height=740, lang="es")
    expect(page.locator("#tray .group-row").first).to_be_visible()
    wait_for(page, CHOSEN_IN_VIEW)


def test_the_map_does_not_move_between_two_taps(address: str, open_page: Opener) -> None:
    table = table_at(address, GAME, "campaign", 120, 2, ("reinforce",))
    assert table["asked"] == "reinforce"
    page = on_phone(open_page, link_to(address, table))
    legal = [node.get_attribute("data-space") or "" for node in page.query_selector_all(".space.legal")]
    inside = page.locator("#map").bounding_box()
    assert inside is not None
    seen = [space for space in legal if _lies_in(page, space)]
    assert seen
    before = page.evaluate(PLACE)
    page.touchscreen.tap(*point_of(page, seen[0]))
    expect(page.locator(".space-menu")).to_be_visible()
    page.evaluate(TWO_FRAMES)
    assert page.evaluate(PLACE) == before
    expect(page.locator(".popover")).not_to_have_attribute("hidden", "")
    asked = moment(page)
    page.touchscreen.tap(*point_of(page, seen[0]))
    wait_for_moment_after(page, asked)
    expect(page.locator(".popover")).to_be_hidden()


def _lies_in(page: Page, space: str) -> bool:
    """Whether a space can be touched."""
    return bool(
        page.evaluate(
            """(space) => {
  const box = document.querySelector(`.space[data-space=${space}]`).getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return at?.closest(`[data-space=${space}]`) !== null && at !== null;
}""",
            space,
        )
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [390, 360])
def test_no_line_of_the_bars_is_cut(address: str, open_page: Opener, game: str, width: int) -> None:
    table = make_table(address, game, "")
    page = on_phone(open_page, link_to(address, table), width=width, height=740, lang="es")
    assert page.locator("#bar .game-title, #bar .status, #strip > span").evaluate_all(CUT) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_the_tabs_and_drawers(address: str, open_page: Opener, theme: str) -> None:
    table = make_table(address, GAME, "introductory")
    page = on_phone(open_page, link_to(address, table), color_scheme=theme)
    for tab in ("map", "cards", "forces", "log"):
        page.tap(f"[data-key=tab-{tab}]")
        assert check_with_axe(page, "#tabs") == [], tab


def test_a_phone_can_try_something_out_on_a_copy(address: str, open_page: Opener) -> None:
    table = make_table(address, GAME, "introductory")
    page = on_phone(open_page, link_to(address, table))
    page.tap("[data-key=tab-more]")
    page.tap("[data-act=fork]")
    page.wait_for_url(lambda url: table["table"] not in url)
    expect(page.locator("[data-act=original]")).to_be_visible()
