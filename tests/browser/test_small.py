"""1280 × 720 is a size to play at: everything beside and below the map is whole, and no answer is ever cut."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

import tricorne
from tests.browser.conftest import Opener
from tests.browser.finished import open_finished
from tests.browser.playing import TWO_FRAMES, wait_until_asked
from tests.browser.test_page import CUT, SEEN, open_match
from tests.browser.test_table import GAME
from tools.browser import link_to, make_table, table_at
from tricorne.core import Match
from tricorne.core.questions import Ask

SMALL = {"width": 1280, "height": 720}
POSITIONS = [
    (GAME, "campaign", 100, ("reinforce",)),
    ("liberty-or-death", "1775", 150, ("turn",)),
    ("liberty", "1775", 10, ("action",)),
    ("prelude-to-rebellion", "1834", 130, ("action",)),
]
HIDDEN = "(node) => node.scrollHeight - node.clientHeight"
LOG_PX = 160
OVERLAPS = """(node) => {
  const texts = [...node.querySelectorAll("text.name, text.on-line, .scale text")];
  const tags = [...node.querySelectorAll("path:not(.scale path)")];
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 3 && b.top < a.bottom - 3;
  const boxes = [...texts, ...tags].map((part) => [part, part.getBoundingClientRect()]);
  const covered = (text) => boxes.some(([part, box]) => part !== text && meet(text.getBoundingClientRect(), box));
  return texts.filter(covered).map((text) => text.textContent);
}"""


@pytest.mark.parametrize(("game", "scenario", "moments", "kinds"), POSITIONS)
def test_units_hand_and_log_are_usable(
    address: str, open_page: Opener, game: str, scenario: str, moments: int, kinds: tuple[str, ...]
) -> None:
    table = table_at(address, game, scenario, moments, 3, kinds)
    assert table["asked"] in kinds
    page = open_page(link_to(address, table), lang="es", **SMALL)
    assert wait_until_asked(page)
    assert page.locator("#facts").evaluate(HIDDEN) <= 1
    log = page.locator("#log-lines").bounding_box()
    assert log is not None
    assert log["height"] >= LOG_PX
    cards = page.locator("#cards").bounding_box()
    for card in page.locator("#cards .hand-card:not(.line)").all():
        box = card.bounding_box()
        assert cards is not None
        assert box is not None
        assert box["x"] + box["width"] <= cards["x"] + cards["width"] + 1


def test_the_pool_is_whole_beside_the_blocks_that_may_move(address: str, open_page: Opener) -> None:
    page, _ = open_match(address, open_page, large_pool(), **SMALL)
    expect(page.locator("#tray .space-menu [data-option]").first).to_be_visible()
    assert page.locator("#dock .pool").evaluate(HIDDEN) <= 1
    assert (
        page.locator("#dock .pool > svg").last.evaluate("(one) => innerHeight - one.getBoundingClientRect().bottom") > 0
    )


def large_pool() -> Match:
    """A game of Liberty by chance, at the choice of one of several blocks, with nine blocks or more in the pool."""
    for seed in range(20):
        match, luck = tricorne.new_match("liberty", seed=seed), random.Random(seed)
        while match.result is None and match.moment < 60:
            ask = match.questions[0]
            assert isinstance(ask, Ask)
            if ask.kind == "group" and len(ask.options()) > 1:
                blocks = match.view(ask.seat)["position"]["blocks"].values()
                if sum(one["at"] == "pool" for one in blocks) in (9, 10):
                    return match
            match.answer(luck.choice(list(ask.options())), ask.seat)
    raise AssertionError("nobody has a large pool")


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)])
def test_every_force_of_the_siege_has_its_row(address: str, open_page: Opener, size: tuple[int, int]) -> None:
    table = table_at(address, GAME, "siege-of-quebec", 30, 3, ("reinforce",))
    page = open_page(link_to(address, table), lang="es", width=size[0], height=size[1])
    assert wait_until_asked(page)
    units = page.locator("#facts .units").first
    expect(units.locator("tbody tr")).to_have_count(7)
    expect(page.locator("#facts .markers small")).to_contain_text("en la Bolsa")
    assert page.locator("#facts").evaluate(HIDDEN) <= 1
    assert units.evaluate("(node) => node.scrollWidth - node.parentElement.clientWidth") <= 0


def test_scenario_and_figures_of_liberty_or_death_do_not_break(address: str, open_page: Opener) -> None:
    table = table_at(address, "liberty-or-death", "sprint", 60, 4, ("battle-activate", "battle-space"))
    page = open_page(link_to(address, table), lang="es", **SMALL)
    expect(page.locator("#bar .standing-line")).to_be_visible()
    lines = """(nodes) => nodes.map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
    })"""
    assert set(page.locator("#bar .status, .faction .reached").evaluate_all(lines)) == {1}


def test_the_bar_names_no_scenario_where_there_is_but_one(address: str, open_page: Opener) -> None:
    page = open_page(link_to(address, make_table(address, "prelude-to-rebellion", "")), lang="es", **SMALL)
    expect(page.locator("#bar .status")).to_have_text("Principios de 1834")


def test_no_card_of_a_whole_hand_is_cut(address: str, open_page: Opener) -> None:
    table = table_at(address, "prelude-to-rebellion", "1834", 0, 1, ("play",))
    page = open_page(link_to(address, table), lang="es", **SMALL)
    assert wait_until_asked(page)
    expect(page.locator(".own .hand-card")).to_have_count(7)
    assert page.locator(".own .card-lines").evaluate(HIDDEN) <= 1


def test_nothing_empty_stands_between_the_question_and_the_map(address: str, open_page: Opener) -> None:
    page = open_page(link_to(address, make_table(address, GAME, "introductory")), **SMALL)
    gap = "document.getElementById('map').offsetTop - document.getElementById('prompt').offsetHeight"
    assert wait_until_asked(page)
    assert page.evaluate(gap) == 0
    page = open_finished(address, open_page, GAME, "introductory", **SMALL)
    expect(page.locator("#eyes .eyes")).to_be_visible()
    assert page.evaluate(gap) == 0


def test_no_label_of_the_tracks_is_covered(address: str, open_page: Opener) -> None:
    kinds = ("march-space", "rally-space", "muster-regulars")
    table = table_at(address, "liberty-or-death", "1775", 150, 3, kinds)
    assert table["asked"] in kinds
    page = open_page(link_to(address, table), lang="es", **SMALL)
    assert page.locator("#edge svg").evaluate(OVERLAPS) == []


def test_who_plays_a_faction_is_not_cut(address: str, open_page: Opener) -> None:
    others = dict.fromkeys(("patriots", "indians", "french"), "nonplayer")
    table = make_table(address, "liberty-or-death", "sprint", **others)
    page = open_page(link_to(address, table), lang="es", **SMALL)
    assert wait_until_asked(page)
    names = page.locator("#cards small")
    assert "Sin Jugador" in names.all_inner_texts()
    assert names.evaluate_all("(all) => all.filter((node) => node.scrollWidth > node.clientWidth).length") == 0


@pytest.mark.parametrize(("lang", "width"), [("en", 1440), ("es", 1280)])
@pytest.mark.parametrize(
    ("game", "scenario", "moments"),
    [
        (GAME, "campaign", 0),
        ("liberty", "", 0),
        ("prelude-to-rebellion", "1834", 130),
        ("liberty-or-death", "1775", 150),
    ],
)
def test_the_line_how_to_win_is_whole(
    address: str, open_page: Opener, game: str, scenario: str, moments: int, lang: str, width: int
) -> None:
    table = table_at(address, game, scenario, moments)
    page = open_page(link_to(address, table), lang=lang, width=width, height=720)
    line = page.locator(".standing-line")
    expect(line).to_be_visible()
    for part in (line, page.locator(".naming"), page.locator("#bar")):
        assert part.evaluate("(node) => node.scrollWidth <= node.clientWidth + 1")
        assert part.evaluate(HIDDEN) <= 1


def test_the_line_how_to_win_speaks_of_the_moment_that_is_shown(address: str, open_page: Opener) -> None:
    table = table_at(address, "prelude-to-rebellion", "1834", 130)
    page = open_page(link_to(address, table), **SMALL)
    line = page.locator(".standing-line")
    expect(line).to_be_visible()
    now = line.inner_text()
    page.locator("#slider").focus()
    page.keyboard.press("Home")
    expect(line).to_contain_text("Victory Points are even")
    assert "Victory Points are even" not in now
    page.keyboard.press("Escape")
    expect(line).to_have_text(now)


@pytest.mark.parametrize(("game", "scenario", "moments", "kinds"), POSITIONS)
def test_no_answer_is_cut_when_the_column_shrinks(
    address: str, open_page: Opener, game: str, scenario: str, moments: int, kinds: tuple[str, ...]
) -> None:
    table = table_at(address, game, scenario, moments, 3, kinds)
    assert table["asked"] in kinds
    page = open_page(link_to(address, table), lang="es", reduced_motion="reduce", **SMALL)
    assert wait_until_asked(page)
    for width in (1280, 1150, 1000, 900, 390):
        page.set_viewport_size({"width": width, "height": 720})
        page.evaluate(TWO_FRAMES)
        assert page.evaluate_handle(SEEN, "#prompt button, #tray button").evaluate(CUT) == [], width
