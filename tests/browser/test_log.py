"""The log tells what happened in one direction and follows it, unless its reader has scrolled away."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.playing import TWO_FRAMES, wait_for
from tools.browser import link_to, play_on, table_at

GAMES = [
    ("1775-rebellion", "introductory"),
    ("liberty-or-death", ""),
    ("liberty", ""),
    ("prelude-to-rebellion", ""),
]
QUIET = ("march", "army", "reinforce")
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


def open_to_watch(address: str, open_page: Opener, moment: int) -> tuple[dict[str, Any], Page]:
    """A long game of 1775 at a march, watched by somebody who has nothing to answer."""
    table = table_at(address, "1775-rebellion", "", moment, 1, QUIET)
    return table, open_page(link_to(address, table, table["keys"]["observer"]), height=720)


def play_with(address: str, table: dict[str, Any], page: Page, more: int) -> None:
    """Answer elsewhere until the page has seen so many moments more, and no battle lies over the log."""
    until = page.evaluate("Number(document.getElementById('slider').max)") + more
    play_on(address, table, until, 3, QUIET)
    wait_for(page, f"Number(document.getElementById('slider').max) >= {until}")


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_lines_stand_in_the_order_in_which_things_happened(
    address: str, open_page: Opener, game: str, scenario: str
) -> None:
    table = table_at(address, game, scenario, 60, 1)
    page = open_page(link_to(address, table))
    moments = page.evaluate(MOMENTS)
    assert len(moments) > 10
    assert moments == sorted(moments)
    wait_for(page, AT_END)


def test_the_log_follows_what_happens(address: str, open_page: Opener) -> None:
    table, page = open_to_watch(address, open_page, 60)
    for _ in range(3):
        play_with(address, table, page, 8)
        wait_for(page, AT_END)
    expect(page.locator("[data-act=new-lines]")).to_have_count(0)


def test_who_scrolled_away_stays_there_and_is_told_of_new_lines(address: str, open_page: Opener) -> None:
    table, page = open_to_watch(address, open_page, 80)
    page.hover("#log-lines")
    page.mouse.wheel(0, -500)
    wait_for(page, f"!{AT_END}")
    page.mouse.move(300, 300)
    wait_for(page, "document.getElementById('log-lines').scrollTop < -400")
    line, above_end = page.evaluate(LAST_SEEN)
    play_with(address, table, page, 10)
    button = page.locator("[data-act=new-lines]")
    expect(button).to_contain_text("new line")
    assert page.evaluate(LAST_SEEN) == [line, pytest.approx(above_end, abs=1)]
    button.click()
    wait_for(page, AT_END)
    expect(button).to_have_count(0)
    play_with(address, table, page, 8)
    wait_for(page, AT_END)


def test_lines_that_come_on_the_way_back_to_the_end_do_not_hold_it_up(address: str, open_page: Opener) -> None:
    table, page = open_to_watch(address, open_page, 60)
    for _ in range(4):
        page.evaluate("document.getElementById('log-lines').scrollTop = -600")
        page.evaluate(TWO_FRAMES)  # the page has noticed it
        play_with(address, table, page, 3)
        page.locator("[data-act=new-lines]").click()
        play_with(address, table, page, 1)
        wait_for(page, AT_END)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_terms_in_the_log_lead_to_the_key_and_back(
    address: str, open_page: Opener, game: str, scenario: str, lang: str
) -> None:
    page = open_page(link_to(address, table_at(address, game, scenario, 60, 1)), lang=lang)
    page.wait_for_selector("#log-lines .term")
    names = page.evaluate("[...document.querySelectorAll('#log-lines .term')].map((link) => link.dataset.term)")
    assert len(set(names)) > 2
    page.evaluate("[...document.querySelectorAll('#log-lines .term')].at(-1).focus()")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"#key-{names[-1]}.found")
    wait_for(page, f"document.activeElement.id === 'key-{names[-1]}'")
    page.keyboard.press("Escape")
    wait_for(page, f"document.activeElement.matches('#log-lines [data-term={names[-1]}]')")
    expect(page.locator(".key-panel")).to_have_count(0)


def test_a_term_in_the_rules_leads_back_to_its_section(address: str, open_page: Opener) -> None:
    page = open_page(link_to(address, table_at(address, "liberty-or-death", "", 60, 1)))
    page.click("[data-panel=rules]")
    section = page.locator(".help-section:has(.term)").nth(8)
    name, where = section.locator(".term").first.get_attribute("data-term"), section.get_attribute("id")
    section.locator(".term").first.click()
    page.wait_for_selector(f"#key-{name}.found")
    page.keyboard.press("Escape")
    page.wait_for_selector(f'[id="{where}"].open-section')
