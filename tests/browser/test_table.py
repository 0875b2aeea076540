"""Whole games and everything around them, in a real browser at a real server."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import check_with_axe
from tests.browser.conftest import Opener
from tests.browser.playing import (
    WAIT_S,
    choose_something,
    moment,
    next_to_act,
    play_to_the_end,
    wait_for,
    wait_until_asked,
)
from tools.browser import call, link_to, make_table, play_on, table_at

GAME = "1775-rebellion"
LONG_PACE_MS = 20_000
"""A turn of a bot is still being shown when it is stopped, however slow the machine is."""
# A war by chance may end before both sides meet in a battle.
WARS = 5
LEAST_QUESTION_PX = 200


COUNT_CLICKS = """
const count = () => (localStorage.clicks = Number(localStorage.clicks ?? 0) + 1);
addEventListener("click", (event) => event.detail && count(), true);
addEventListener("keydown", count, true);
"""
MOST_CLICKS = 4


def test_a_newcomer_answers_within_four_clicks(address: str, open_page: Opener) -> None:
    page = open_page(address)
    page.add_init_script(COUNT_CLICKS)
    page.goto(address)
    page.wait_for_selector("body.ready")
    page.click("[data-act=choose]")
    page.click("[data-act=play]")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("body.ready")
    assert wait_until_asked(page)
    before = moment(page)
    choose_something(page, random.Random(1))
    assert moment(page) > before
    assert 2 <= int(page.evaluate("localStorage.clicks")) <= MOST_CLICKS


def test_a_whole_introductory_game_of_1775_against_bots(address: str, open_page: Opener) -> None:
    page = open_page(address)
    page.click("[data-act=choose]")
    page.check("[name=scenario][value=introductory]", force=True)
    page.click("[data-act=play]")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("body.ready")
    assert play_to_the_end(page, seed=7) > 10
    expect(page.locator("#prompt .result")).to_contain_text(re.compile("Victory|draw"))
    page.click("text=Watch it again")
    expect(page.locator("#prompt")).to_contain_text("Moment 0 of")
    page.keyboard.press("]")
    expect(page.locator("#prompt")).to_contain_text("Moment 1 of")
    assert "m=1" in page.url


@pytest.mark.slow
def test_a_whole_sprint_of_liberty_or_death_against_non_players(address: str, open_page: Opener) -> None:
    others = dict.fromkeys(("patriots", "indians", "french"), "nonplayer")
    table = make_table(address, "liberty-or-death", "sprint", **others)
    page = open_page(link_to(address, table))
    assert play_to_the_end(page, seed=3) > 10
    expect(page.locator("#prompt .result")).to_be_visible()
    explained = page.eval_on_selector_all("#log li:has(.reason)", "lines => lines.map((line) => line.dataset.moment)")
    assert len(set(explained)) == len(explained) > 10, "the reasons of an answer stand once"


def test_a_turn_of_prelude(address: str, open_page: Opener) -> None:
    table = make_table(address, "prelude-to-rebellion", "1834", loyal="random")
    page = open_page(link_to(address, table))
    luck = random.Random(4)
    while wait_until_asked(page) and "Late 1834" not in page.inner_text("#bar"):
        choose_something(page, luck)
    expect(page.locator("#bar")).to_contain_text("Late 1834")


def test_a_battle_of_liberty_from_both_sides(address: str, open_page: Opener) -> None:
    luck = random.Random(2)
    for _ in range(WARS):
        table = make_table(address, "liberty", "1775", american="link")
        american = open_page(link_to(address, table, table["keys"]["american"]))
        british = open_page(link_to(address, table))
        assert british.locator(".piece title", has_text="from your notebook").count() > 0
        if battle_is_met(american, british, luck):
            break
    for page in (american, british):
        expect(page.locator("#battle .force")).to_have_count(2)
    assert american.inner_text(".battle h2") == british.inner_text(".battle h2")


def battle_is_met(american: Page, british: Page, luck: random.Random) -> bool:
    """Play by chance until both sides stand in a battle; False when the war ends without one."""
    pages = (american, british)
    while not any(page.locator("#prompt .result").count() for page in pages):
        if all(page.locator("#battle .force li").count() >= 2 for page in pages):
            return True
        choose_something(next_to_act(*pages), luck)
    return False


@pytest.mark.parametrize(("lang", "width"), [pytest.param("en", 1440, marks=pytest.mark.slow), ("es", 1280)])
@pytest.mark.parametrize("game", [GAME, "liberty-or-death", "liberty", "prelude-to-rebellion"])
def test_nothing_asked_lies_out_of_sight(address: str, open_page: Opener, game: str, lang: str, width: int) -> None:
    table = table_at(address, game, "", 20, 4)
    page = open_page(link_to(address, table), lang=lang, width=width, height=800)
    luck = random.Random(2)
    for _ in range(15):
        assert wait_until_asked(page)
        edge = page.evaluate("document.getElementById('side').getBoundingClientRect().left")
        for button in page.query_selector_all("#prompt button, #tray button"):
            box = button.bounding_box()
            assert box is None or (box["x"] >= 0 and box["x"] + box["width"] <= edge)
        question = page.locator("#question").bounding_box()
        assert question is not None
        assert question["width"] >= LEAST_QUESTION_PX
        choose_something(page, luck)


@pytest.mark.parametrize(
    ("lang", "width", "asked"), [("en", 1440, "Put your offer"), ("es", 1280, "Prepara tu oferta")]
)
def test_an_offer_is_made_beside_the_question(
    address: str, open_page: Opener, lang: str, width: int, asked: str
) -> None:
    page = open_page(link_to(address, table_with_prisoners(address)), lang=lang, width=width, height=800)
    assert wait_until_asked(page)
    edge = page.evaluate("document.getElementById('side').getBoundingClientRect().left")
    for button in page.query_selector_all("#prompt button"):
        box = button.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= edge
    question = page.locator("#question").bounding_box()
    assert question is not None
    assert question["width"] >= LEAST_QUESTION_PX
    before = page.inner_text("#question")
    page.click("#prompt [data-interrupt=exchange]")
    expect(page.locator("#question")).to_contain_text(asked)
    assert page.locator("[data-interrupt]").count() == 0
    page.click("[data-option=withdraw]")
    expect(page.locator("#question")).to_have_text(before)


def table_with_prisoners(address: str) -> dict[str, Any]:
    """A war of Liberty on one screen, in the actions of a turn, with a block to be exchanged."""
    for _ in range(WARS):
        table = make_table(address, "liberty", "1775")
        for until in range(20, 600, 20):
            if play_on(address, table, until, 3, ("action",)) != "action":
                break
            if call(address, f"/tables/{table['table']}/view", key=table["key"])["view"]["interrupts"]:
                return table
    raise AssertionError("nobody was captured")


def test_hot_seat_follows_the_seat_that_decides(address: str, open_page: Opener) -> None:
    table = make_table(address, GAME, "introductory")
    page = open_page(link_to(address, table))
    luck, seats = random.Random(3), set()
    for _ in range(60):
        assert wait_until_asked(page)
        seats.add(page.get_attribute("#prompt .who", "data-seat"))
        if len(seats) > 1:
            break
        choose_something(page, luck)
    assert len(seats) > 1


def test_two_people_by_link_undo_and_rewind_by_consent(address: str, open_page: Opener) -> None:
    seats = {"british_regulars": "link", "loyalists": "random"}
    table = make_table(address, GAME, "introductory", **seats)
    mine = open_page(link_to(address, table))
    theirs = open_page(link_to(address, table, table["keys"]["british_regulars"]))
    luck, back = random.Random(5), 0
    for _ in range(40):
        page = next_to_act(mine, theirs)
        before = moment(page)
        back = before if page is mine else back
        choose_something(page, luck)
        other = theirs if page is mine else mine
        wait_for(other, f"Number(document.getElementById('slider').max) > {before}")
        if page is mine and before > 20:
            break
    mine.evaluate("document.getElementById('slider').focus()")
    mine.locator("#slider").fill(str(back))
    mine.click("text=Go back to here")
    theirs.click("#banner [data-act=agree]")
    wait_for(mine, f"Number(document.getElementById('slider').max) === {back}")
    expect(theirs.locator("#banner")).to_be_hidden()


def test_undo_by_key_takes_the_last_choice_back(address: str, open_page: Opener) -> None:
    table = table_at(address, GAME, "introductory", 30, 2, ("reinforce",))
    page = open_page(link_to(address, table))
    assert wait_until_asked(page)
    before = page.inner_text("#question")
    page.locator(".space.legal").first.focus()
    page.keyboard.press("1")
    wait_for(page, f"document.getElementById('question').innerText !== {before!r}")
    page.keyboard.press("u")
    wait_for(page, f"document.getElementById('question').innerText === {before!r}")


def test_a_spectator_sees_the_table_and_no_hand(address: str, open_page: Opener) -> None:
    table = make_table(address, GAME, "introductory", british_regulars="link")
    page = open_page(link_to(address, table, table["keys"]["observer"]))
    expect(page.locator(".seating")).to_have_text("You are watching")
    assert page.locator(".hand-card").count() == 0
    assert page.locator("[data-option]").count() == 0
    assert page.locator(".piece").count() > 20


def test_spanish_is_complete_and_switches_at_once(address: str, open_page: Opener) -> None:
    table = table_at(address, GAME, "introductory", 60, 3)
    page = open_page(link_to(address, table), lang="es")
    expect(page.locator("#log-title")).to_have_text("Registro")
    page.click("[data-panel=settings]")
    page.check("[name=setting-lang][value=en]", force=True)
    expect(page.locator("#log-title")).to_have_text("Log")
    page.reload()
    page.wait_for_selector("body.ready")
    expect(page.locator("#log-title")).to_have_text("Log")
    for node in ("#prompt", "#log-lines", "#side"):
        assert "undefined" not in page.inner_text(node)


def test_a_phone_of_360_pixels_can_play(address: str, open_page: Opener) -> None:
    table = table_at(address, GAME, "introductory", 40, 4)
    page = open_page(link_to(address, table), width=360, height=740, touch=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    luck = random.Random(2)
    for _ in range(12):
        if not wait_until_asked(page):
            break
        choose_something(page, luck)
    for tab in ("cards", "forces", "log", "rules", "more"):
        page.tap(f"[data-key=tab-{tab}]")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    small = [
        box for box in (node.bounding_box() for node in page.query_selector_all("#tabs button, #prompt button")) if box
    ]
    assert all(box["height"] >= 44 for box in small if box["height"])


def test_the_rule_of_a_question_opens_beside_the_board(address: str, open_page: Opener) -> None:
    table = make_table(address, GAME, "introductory")
    page = open_page(link_to(address, table))
    assert wait_until_asked(page)
    section = page.inner_text("#prompt .rule")
    page.click("#prompt .rule")
    expect(page.locator(".open-section .section-number")).to_have_text(re.compile(re.escape(section.split(".")[0])))
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).to_be_hidden()


def test_chat_notes_and_leaving_a_seat(address: str, open_page: Opener) -> None:
    table = make_table(address, GAME, "introductory", british_regulars="link")
    mine = open_page(link_to(address, table))
    theirs = open_page(link_to(address, table, table["keys"]["british_regulars"]))
    for page in (mine, theirs):
        page.click("[data-panel=chat]")
    mine.fill(".say input[name=text]", "Good luck")
    mine.keyboard.press("Enter")
    expect(theirs.locator(".chat-lines")).to_contain_text("Good luck")
    mine.fill("#notes", "Boston is weak")
    expect(mine.locator(".notes small")).to_have_text("saved")
    mine.reload()
    mine.wait_for_selector("body.ready")
    mine.click("[data-panel=chat]")
    expect(mine.locator("#notes")).to_have_value("Boston is weak")
    theirs.click("[data-panel=share]")
    theirs.select_option(".seat-list select", "random")
    expect(mine.locator(".seating")).to_contain_text("Bot (random)")


def test_a_fork_is_a_table_of_its_own(address: str, open_page: Opener) -> None:
    table = table_at(address, GAME, "introductory", 30, 2)
    page = open_page(link_to(address, table))
    page.click("[data-key=icon-fork]")
    page.wait_for_url(lambda url: table["table"] not in url)
    page.wait_for_selector("body.ready")
    assert wait_until_asked(page)


def test_a_bots_turn_can_be_stepped_and_skipped(address: str, open_page: Opener) -> None:
    others = {"british_regulars": "random", "loyalists": "random", "patriots": "random"}
    table = make_table(address, GAME, "introductory", **others)
    page = open_page(link_to(address, table), pace=LONG_PACE_MS)
    luck = random.Random(1)
    end = time.monotonic() + WAIT_S
    while time.monotonic() < end:
        if page.locator("[data-act=skip]").count():
            break
        if page.title().startswith("●"):
            choose_something(page, luck)
        page.wait_for_timeout(20)
    page.keyboard.press(" ")
    expect(page.locator("[aria-label='Go on (space)']")).to_be_visible()
    # Further turns of bots may come while one is skipped: each is skipped as well.
    while time.monotonic() < end:
        page.keyboard.press("Escape")
        if not page.locator("[data-act=skip]").count():
            break
        page.wait_for_timeout(20)
    else:
        pytest.fail("turns are not skipped")


def test_a_lost_connection_comes_back(address: str, open_page: Opener) -> None:
    table = make_table(address, GAME, "introductory")
    page = open_page(link_to(address, table))
    assert wait_until_asked(page)
    page.evaluate("import('/client/js/app/panel_bodies.js').then(() => true)")
    wait_for(page, "[...document.styleSheets].some(({ href }) => href?.endsWith('/analysis.css'))")
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.context.set_offline(False)
    choose_something(page, random.Random(1))


def test_plain_requests_do_where_sockets_do_not(address: str, open_page: Opener) -> None:
    table = make_table(address, GAME, "introductory")
    page = open_page(address)
    page.add_init_script(
        "window.WebSocket = class { static CONNECTING = 0; readyState = 3;"
        " constructor() { setTimeout(() => this.onclose({ code: 1006 })); } };"
    )
    page.goto(link_to(address, table))
    page.wait_for_selector("body.ready")
    expect(page.locator("html")).to_have_attribute("data-line", "polling")
    assert wait_until_asked(page)
    for seed in range(3):
        choose_something(page, random.Random(seed))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_first_page(address: str, open_page: Opener, theme: str) -> None:
    page = open_page(address, color_scheme=theme, reduced_motion="reduce")
    assert check_with_axe(page) == []


@pytest.mark.parametrize("game", ["liberty", "liberty-or-death", "prelude-to-rebellion", GAME])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_a_board(address: str, open_page: Opener, game: str, theme: str) -> None:
    table = table_at(address, game, "", 40, 3)
    page = open_page(link_to(address, table), color_scheme=theme, reduced_motion="reduce")
    page.locator("#map .space").first.focus()
    assert check_with_axe(page) == []
    for panel in ("rules", "chat", "share", "settings", "chart"):
        page.click(f"[data-panel={panel}]")
        expect(page.locator("#panel-body > :not(.empty)").first).to_be_visible()
        assert check_with_axe(page, "#panel") == [], panel
