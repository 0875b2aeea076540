"""The log tells what happened in one direction and follows it, unless its reader has scrolled away."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.playing import wait_for
from tools.browser import link_to, make_table, play_on

GAMES = [
    ("1775-rebellion", "introductory"),
    ("liberty-or-death", ""),
    ("liberty", ""),
    ("prelude-to-rebellion", ""),
]
MOMENTS = "[...document.querySelectorAll('#log-lines [data-moment]')].map((line) => Number(line.dataset.moment))"
AT_END = """(() => {
  const lines = document.querySelectorAll("#log-lines li[data-moment], #log-lines h3");
  const [last, host] = [[...lines].at(-1), document.getElementById("log-lines")].map((n) => n.getBoundingClientRect());
  return last.bottom > host.top && last.bottom <= host.bottom + 1;
})()"""
LAST_SEEN = """(() => {
  const { bottom } = document.getElementById("log-lines").getBoundingClientRect();
  const lines = [...document.querySelectorAll("#log-lines li[data-moment]")];
  const line = lines.findLast((n) => n.getBoundingClientRect().bottom <= bottom);
  return [line.textContent, Math.round(bottom - line.getBoundingClientRect().bottom)];
})()"""


def play_with(address: str, table: dict[str, Any], page: Page, more: int) -> None:
    """Answer elsewhere until the page has seen so many moments more."""
    until = page.evaluate("Number(document.getElementById('slider').max)") + more
    play_on(address, table, until, 3)
    wait_for(page, f"Number(document.getElementById('slider').max) >= {until}")


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_lines_stand_in_the_order_in_which_things_happened(
    address: str, open_page: Opener, game: str, scenario: str
) -> None:
    table = make_table(address, game, scenario)
    play_on(address, table, 60, 1)
    page = open_page(link_to(address, table))
    moments = page.evaluate(MOMENTS)
    assert len(moments) > 10
    assert moments == sorted(moments)
    wait_for(page, AT_END)


def test_the_log_follows_what_happens(address: str, open_page: Opener) -> None:
    table = make_table(address, "prelude-to-rebellion", "")
    play_on(address, table, 60, 1)
    page = open_page(link_to(address, table), height=720)
    for _ in range(3):
        play_with(address, table, page, 8)
        wait_for(page, AT_END)
    expect(page.locator("[data-act=new-lines]")).to_have_count(0)


@pytest.mark.slow
def test_who_scrolled_away_stays_there_and_is_told_of_new_lines(address: str, open_page: Opener) -> None:
    table = make_table(address, "prelude-to-rebellion", "")
    play_on(address, table, 80, 1)
    page = open_page(link_to(address, table), height=720)
    page.hover("#log-lines")
    page.mouse.wheel(0, -500)
    wait_for(page, f"!{AT_END}")
    page.mouse.move(300, 300)
    wait_for(page, "document.getElementById('log-lines').scrollTop < -400")
    before = page.evaluate(LAST_SEEN)
    play_with(address, table, page, 10)
    button = page.locator("[data-act=new-lines]")
    expect(button).to_contain_text("new line")
    line, top = page.evaluate(LAST_SEEN)
    assert line == before[0]
    assert abs(top - before[1]) <= 1  # lines have heights in fractions of a pixel
    button.click()
    wait_for(page, AT_END)
    expect(button).to_have_count(0)
    play_with(address, table, page, 8)
    wait_for(page, AT_END)
