"""The battle panel of Liberty or Death: the odds before the dice, what came of each modifier after them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.playing import wait_until_asked
from tests.browser.test_table import check_with_axe
from tests.games.liberty_or_death.table import at, table
from tools.browser import call, link_to
from tricorne.core.record import save


def battle_in_virginia(address: str, open_page: Opener) -> Page:
    """The British, who alone may act, at the question where to battle: Virginia, where they can win or lose."""
    match = table("british", spaces={"virginia": at("neutral", R=4, T=1, C=3, MA=2)})
    made = call(address, "/tables/import", {"record": save(match), "name": "Virginia"})
    page = open_page(link_to(address, made), reduced_motion="reduce")
    assert wait_until_asked(page)
    page.locator("[data-option='command:battle']").first.click()
    return page


def test_the_odds_of_a_battle_are_shown_before_and_its_modifiers_after(
    address: str, open_page: Opener, axe: str
) -> None:
    page = battle_in_virginia(address, open_page)
    panel = page.locator(".battle")
    expect(panel.locator("h2")).to_contain_text("Battle in Virginia")
    chances = [int(text.rstrip("%")) for text in panel.locator(".odds li small:first-child").all_inner_texts()]
    assert len(chances) > 2
    assert abs(sum(chances) - 200) <= len(chances)
    expect(panel.locator(".dice .drawing")).to_have_count(0)
    assert check_with_axe(page, axe) == []
    page.locator("[data-space=virginia].legal").first.focus()
    page.keyboard.press("Enter")
    expect(panel.locator(".dice .drawing").first).to_be_visible()
    expect(panel.locator(".odds")).to_have_count(0)
    attacker = panel.locator("section").filter(has_text="Royalists attack")
    rows = [int(text.replace("−", "-")) for text in attacker.locator("tbody .value").all_inner_texts()]
    assert max(0, sum(rows)) == int(attacker.locator("tfoot .value").inner_text())
    assert check_with_axe(page, axe) == []
