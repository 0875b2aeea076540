"""The look back in the page: it grows while one waits, leads to moments, their answers, branches and comments."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.finished import open_finished
from tests.browser.playing import wait_for
from tools.browser import running_server

GAME = ("1775-rebellion", "introductory")
DONE_MS = 120_000


def analyse(page: Page, most: int = DONE_MS) -> None:
    """Open the analysis from the end of the game, and wait until it is complete."""
    page.click("[data-act=analyse]")
    page.wait_for_selector(".turning-list .point-row", timeout=most)
    page.wait_for_selector(".analysis .progress", state="detached", timeout=most)


def wait_until_judged(page: Page, at: int) -> None:
    """The moment is shown, with its best answers or without a choice."""
    shown = f"document.getElementById('slider').value === '{at}'"
    wait_for(page, f"{shown} && document.querySelector('.analysis .best.waits') === null")


def test_a_game_is_looked_back_at_and_something_else_tried_out(address: str, open_page: Opener) -> None:
    page = open_finished(address, open_page, *GAME)
    analyse(page)
    assert 1 <= page.locator(".turning-list .point-row").count() <= 5
    expect(page.locator(".chances-chart .turning")).to_have_count(page.locator(".turning-list .point-row").count())
    page.locator(".turning-list .point-row").first.click()
    at = int(page.locator(".turning-list .point-row").first.get_attribute("data-moment") or 0)
    wait_until_judged(page, at)
    while page.locator(".analysis .best").count() == 0:
        page.keyboard.press("]")
        at += 1
        wait_until_judged(page, at)
    expect(page.locator(".best .played")).to_have_count(1)
    chances = [float(text.split()[0]) for text in page.locator(".best .figure b").all_inner_texts()]
    assert chances == sorted(chances, reverse=True)

    page.fill("#comment", "Here it turned.")
    page.click(".comment-form button")
    expect(page.locator(".comments")).to_contain_text("Here it turned.")

    game = page.url.split("/t/")[1].split("?")[0]
    page.locator(".best button").first.click()
    page.wait_for_url(lambda url: game not in url)
    page.wait_for_selector("body.ready")
    expect(page.locator(".copy-of")).to_be_visible()
    page.click("[data-act=original]")
    page.wait_for_url(lambda url: game in url)
    page.wait_for_selector("body.ready")
    page.keyboard.press("Escape")
    page.click("[data-act=analyse]")
    branch = page.locator(".branches li")
    expect(branch).to_have_count(1)
    branch.get_by_role("button", name="Share").click()
    expect(branch.get_by_role("button", name="Make private")).to_be_visible()


def test_it_fits_a_phone_in_spanish(address: str, open_page: Opener) -> None:
    page = open_finished(address, open_page, *GAME, lang="es", width=390, height=844, touch=True)
    analyse(page)
    expect(page.locator("#panel-head")).to_contain_text("Análisis")
    expect(page.locator(".turning-list")).to_contain_text("decisión")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.getElementById('panel-body').scrollWidth <= innerWidth")


@pytest.mark.slow
def test_a_whole_game_with_the_usual_work(tmp_path: Path, open_page: Opener) -> None:
    """All that people get: chances, turning points and the costliest answers with their reasons."""
    with running_server(tmp_path, environment={**os.environ, "TRICORNE_LOOK_BACK": "1"}) as address:
        page = open_finished(address, open_page, *GAME)
        page.click("[data-act=analyse]")
        page.wait_for_selector(".analysis .progress progress")
        page.wait_for_selector(".analysis .progress", state="detached", timeout=15 * 60_000)
        page.locator(".point-list:not(.turning-list) .point-row").first.click()
        page.wait_for_selector(".best:not(.waits)")
        expect(page.locator(".best .played")).to_have_count(1)
