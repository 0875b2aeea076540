"""The first page: tables that wait come first, a game is a press away, and nothing covers what explains it."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.playing import choose_something, is_asked, wait_for, wait_until_asked
from tests.browser.test_club import sign_up
from tests.browser.test_events import api
from tests.browser.test_finding import offer
from tools.browser import call, link_to, make_table, play_on

GAME = "1775-rebellion"
RAGGED = """(all) => all.filter((ways) => {
  const box = ways.getBoundingClientRect();
  const rows = Object.groupBy([...ways.children].map((way) => way.getBoundingClientRect()), ({ top }) => top);
  const full = (row) => Math.abs(row[0].left - box.left) < 1 && Math.abs(row.at(-1).right - box.right) < 1;
  return !Object.values(rows).every(full);
}).length"""
BESIDE_THE_MAP = """(card) => {
  const [map, ...others] = [...card.children].filter((part) => part.checkVisibility());
  const { right, height } = map.getBoundingClientRect();
  return height > 100 && others.every((part) => part.getBoundingClientRect().left > right);
}"""
COVERED = """(nodes) => nodes.filter((node) => {
  const box = node.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + 4, box.top + 2);
  const row = node.previousElementSibling.getBoundingClientRect();
  return row.bottom > box.top || !node.contains(top);
}).map((node) => node.textContent)"""

RINGED = """[...document.querySelectorAll("#set-up *, .game-card")].filter((node) => {
  const { outlineStyle, outlineWidth, opacity } = getComputedStyle(node);
  return outlineStyle !== "none" && parseFloat(outlineWidth) > 0 && opacity !== "0";
}).map((node) => node.textContent.trim())"""


def visit(page: Page, url: str) -> None:
    page.goto(url)
    page.wait_for_selector("body.ready")


def test_tables_that_wait_for_me_come_first_with_what_is_new_there(address: str, open_page: Opener) -> None:
    waiting = make_table(address, GAME, "introductory", continentals="link", patriots="link")
    others = make_table(address, "liberty", "", british="link")
    page = open_page(address)
    expect(page.locator(".begun")).to_have_count(0)
    for table in (waiting, others):
        visit(page, link_to(address, table))
    visit(page, link_to(address, waiting))
    answer_until_others_are_asked(address, page, waiting)
    play_on(address, waiting, now(address, waiting) + 30, 2)
    until_asked(address, waiting)
    visit(page, address)
    cards = page.locator(".table-list li")
    expect(cards).to_have_count(2)
    expect(cards.first).to_have_attribute("data-table", waiting["table"])
    expect(cards.first.locator(".state")).to_have_text("Your turn")
    expect(cards.first.locator("a")).to_contain_text("Go on")
    expect(cards.first.locator(".news.new")).to_be_visible()
    expect(cards.first.locator(".about")).to_contain_text("with: Guest")
    tops = "['.begun', '.set-up'].map((part) => document.querySelector(part).getBoundingClientRect().top)"
    begun, games = page.evaluate(tops)
    assert begun < games


def now(address: str, table: dict[str, str]) -> int:
    return int(call(address, f"/tables/{table['table']}", key=table["key"])["moment"])


def answer_until_others_are_asked(address: str, page: Page, table: dict[str, str]) -> None:
    luck = random.Random(1)
    if not is_asked(page):
        play_on(address, table, 1, 1)
    for _ in range(3):
        if is_asked(page):
            choose_something(page, luck)


def until_asked(address: str, table: dict[str, object]) -> None:
    """Play until the host's seats have to answer."""
    for more in range(1, 200):
        info = call(address, f"/tables/{table['table']}", key=str(table["key"]))
        if set(info["asked"]) & set(info["you"]["seats"]):
            return
        play_on(address, table, info["moment"] + 1, more)


def test_play_opens_the_set_up_and_enter_plays(address: str, open_page: Opener) -> None:
    page = open_page(address)
    expect(page.locator("#set-up")).to_have_count(0)
    page.click("[data-game=liberty] [data-act=choose]")
    expect(page.locator("#set-up h2")).to_have_text("Liberty")
    expect(page.locator(".game-card.chosen")).to_have_attribute("data-game", "liberty")
    wait_for(page, "document.activeElement.dataset.act === 'play'")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("body.ready")
    assert wait_until_asked(page)


def test_the_set_up_is_seen_from_its_head_on_a_phone(address: str, open_page: Opener) -> None:
    page = open_page(address, lang="es", width=360, height=740, touch=True, reduced_motion="reduce")
    page.tap("[data-game=prelude-to-rebellion] [data-act=choose]")
    wait_for(page, "document.activeElement.dataset.act === 'play'")
    head = "document.querySelector('#set-up h2').getBoundingClientRect().top"
    wait_for(page, f"0 <= {head} - document.getElementById('bar').getBoundingClientRect().bottom && {head} < 200")
    low = "(all) => all.filter((one) => one.offsetHeight < 44).map((one) => one.textContent)"
    assert page.locator("#set-up button, #set-up .radio-row span").evaluate_all(low) == []


def test_a_table_without_people_is_refused_where_the_seats_are(address: str, open_page: Opener) -> None:
    page = open_page(address)
    page.click("[data-game=liberty] [data-act=choose]")
    page.locator("[name=seat-american][value=easy]").check(force=True)
    page.click("#play")
    expect(page.locator("#set-up .refusal")).to_contain_text("Somebody has to play")
    expect(page.locator("#set-up .seat-grid.refused")).to_be_visible()
    expect(page.locator("#toasts")).to_be_empty()
    page.locator("[name=seat-american][value=me]").check(force=True)
    expect(page.locator("#set-up .refusal")).to_be_empty()
    expect(page.locator("#set-up .seat-grid.refused")).to_have_count(0)
    page.click("#play")
    page.wait_for_url("**/t/*")


def test_who_waits_for_somebody_is_named(address: str, open_page: Opener) -> None:
    host = open_page(f"{address}/club#register")
    sign_up(host, "Waiting Host")
    offer(api(host, address), "Anybody")
    page = open_page(address, lang="es")
    expect(page.locator(".open-seats")).to_contain_text("Waiting Host espera a alguien en Liberty.")
    expect(page.locator(".open-seats a")).to_have_attribute("href", "/club")


@pytest.mark.parametrize("width", [1280, 390])
def test_learning_and_playing_are_side_by_side(address: str, open_page: Opener, width: int) -> None:
    page = open_page(address, lang="es", width=width, height=844)
    for card in page.locator(".game-card").all():
        tops = card.locator(".ways > *").evaluate_all("(all) => all.map((way) => way.getBoundingClientRect().top)")
        assert len(tops) == 2
        assert len(set(tops)) == 1
        assert card.bounding_box()["height"] < (180 if width < 620 else 500)  # type: ignore[index]
        expect(card.locator(".rules-link")).to_be_visible()
        beside = card.evaluate(BESIDE_THE_MAP)
        assert beside == (width < 620)


@pytest.mark.parametrize("width", [1280, 390])
def test_the_ways_into_a_game_stand_in_full_rows(address: str, open_page: Opener, width: int) -> None:
    page = open_page(address, lang="es", width=width, height=720)
    assert page.eval_on_selector_all(".ways", RAGGED) == 0


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("width", [1280, 390])
def test_what_explains_an_option_is_not_covered(address: str, open_page: Opener, lang: str, width: int) -> None:
    page = open_page(address, lang=lang, width=width, height=720)
    for game in ("liberty", "liberty-or-death", "prelude-to-rebellion"):
        page.click(f"[data-game={game}] [data-act=choose]")
        page.click("#set-up .options summary")
        texts = page.locator("#set-up .setting .about")
        for text in texts.all():
            text.scroll_into_view_if_needed()
            assert text.evaluate(f"(node) => ({COVERED})([node])") == []


def test_all_tables_are_listed_when_they_are_asked_for(address: str, open_page: Opener) -> None:
    page = open_page(address)
    tables = [make_table(address, GAME, "introductory") for _ in range(5)]
    for table in tables:
        visit(page, link_to(address, table))
    visit(page, address)
    expect(page.locator(".table-list li")).to_have_count(3)
    page.click("[data-act=all-tables]")
    expect(page.locator(".table-list li")).to_have_count(5)


def test_the_ring_is_around_what_has_the_focus(address: str, open_page: Opener) -> None:
    page = open_page(address)
    page.click("[data-game=liberty] [data-act=choose]")
    page.locator("[name=seat-british][value=me]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[name=seat-british][value=link]")).to_be_checked()
    assert page.evaluate(RINGED) == ["Friend by link"]
