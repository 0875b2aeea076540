"""1280 × 720 is a size to play at: everything beside and below the map is whole, and no answer is ever cut."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Opener
from tests.browser.playing import wait_until_asked
from tests.browser.test_page import CUT, SEEN, TWO_FRAMES
from tests.browser.test_table import GAME
from tools.browser import link_to, make_table, play_on

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
    table = make_table(address, game, scenario)
    assert play_on(address, table, moments, 3, kinds) in kinds
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


def test_no_label_of_the_tracks_is_covered(address: str, open_page: Opener) -> None:
    table = make_table(address, "liberty-or-death", "1775")
    kinds = ("march-space", "rally-space", "muster-regulars")
    assert play_on(address, table, 150, 3, kinds) in kinds
    page = open_page(link_to(address, table), lang="es", **SMALL)
    assert page.locator("#edge svg").evaluate(OVERLAPS) == []


@pytest.mark.parametrize(("game", "scenario", "moments", "kinds"), POSITIONS)
def test_no_answer_is_cut_when_the_column_shrinks(
    address: str, open_page: Opener, game: str, scenario: str, moments: int, kinds: tuple[str, ...]
) -> None:
    table = make_table(address, game, scenario)
    assert play_on(address, table, moments, 3, kinds) in kinds
    page = open_page(link_to(address, table), lang="es", reduced_motion="reduce", **SMALL)
    assert wait_until_asked(page)
    for width in (1280, 1150, 1000, 900, 390):
        page.set_viewport_size({"width": width, "height": 720})
        page.evaluate(TWO_FRAMES)
        assert page.evaluate_handle(SEEN, "#prompt button, #tray button").evaluate(CUT) == [], width
