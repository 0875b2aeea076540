"""Others at the table: their chat is noticed, they have names, one screen keeps secrets; copies and lost lines."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Opener
from tests.browser.playing import WAIT_S, choose_something, is_asked, moment, wait_for, wait_until_asked
from tools.browser import call, link_to, make_table, running_server, table_at, take_seats
from tools.ports import free_port

GAME = "1775-rebellion"
HEAR_SOUNDS = """
window.sounds = 0;
const Silent = window.AudioContext;
window.AudioContext = class extends Silent { constructor() { super(); window.sounds += 1; } };
"""
UNREAD = "#bar [data-panel=chat] .badge"
TRIES = 10
"""A page that waited twice as long after each try would not have tried so often in the time that is waited for."""


def say(address: str, table: dict[str, dict[str, str]], seat: str, text: str) -> None:
    call(address, f"/tables/{table['table']}/chat", {"seat": seat, "text": text}, table["keys"][seat])


def with_guest(address: str) -> dict[str, dict[str, str]]:
    table = make_table(address, "liberty", "", british="link")
    take_seats(address, table)
    return table


def test_a_message_that_nobody_reads_is_counted_in_bar_and_title(address: str, open_page: Opener) -> None:
    table = with_guest(address)
    page = open_page(link_to(address, table))
    page.click("[data-panel=settings]")
    expect(page.locator(UNREAD)).to_have_count(0)
    say(address, table, "british", "Good morning")
    say(address, table, "british", "Your move")
    expect(page.locator(UNREAD)).to_have_text("2")
    wait_for(page, "document.title.includes('(2)')")
    page.reload()
    page.wait_for_selector("body.ready")
    expect(page.locator(UNREAD)).to_have_text("2")
    page.click("#bar [data-panel=chat]")
    expect(page.locator(UNREAD)).to_have_count(0)
    wait_for(page, "!document.title.includes('(')")
    say(address, table, "british", "Are you there?")
    expect(page.locator(".chat-lines")).to_contain_text("Are you there?")
    expect(page.locator(UNREAD)).to_have_count(0)


@pytest.mark.parametrize("wanted", [True, False])
def test_a_message_is_heard_by_those_who_want_to(address: str, open_page: Opener, wanted: bool) -> None:
    table = with_guest(address)
    page = open_page(address)
    page.add_init_script(HEAR_SOUNDS)
    page.goto(link_to(address, table))
    page.wait_for_selector("body.ready")
    page.click("[data-panel=settings]")
    if wanted:
        page.check("[name=setting-sound][value=true]", force=True)
    say(address, table, "british", "Good morning")
    expect(page.locator(UNREAD)).to_have_text("1")
    assert page.evaluate("window.sounds") == int(wanted)


def test_somebody_by_link_gives_themselves_a_name(address: str, open_page: Opener) -> None:
    table = with_guest(address)
    host = open_page(link_to(address, table))
    guest = open_page(link_to(address, table, table["keys"]["british"]))
    expect(host.locator("#bar .seating")).to_contain_text("Guest: British")
    guest.click("#bar [data-panel=chat]")
    guest.fill("[data-act=name] input", "Ben")
    guest.keyboard.press("Enter")
    expect(host.locator("#bar .seating")).to_contain_text("Ben: British")
    guest.fill(".say input[name=text]", "Hello")
    guest.keyboard.press("Enter")
    host.click("#bar [data-panel=chat]")
    expect(host.locator(".chat-lines")).to_contain_text("British (Ben) Hello")
    guest.reload()
    guest.wait_for_selector("body.ready")
    guest.click("#bar [data-panel=chat]")
    expect(guest.locator("[data-act=name] input")).to_have_value("Ben")


def looked_from(frame: str | bytes) -> list[str]:
    """The seat from which a page wants to look."""
    sent = json.loads(frame)
    return [sent["seat"]] if sent["type"] == "look" else []


def play_until_covered_or(page: Page, clicks: int) -> bool:
    """Play on one screen until the table is covered, or for so many clicks. Whether it was covered."""
    luck = random.Random(1)
    for _ in range(clicks):
        wait_for(page, "document.title.startsWith('●') || document.getElementById('curtain').open")
        if page.locator("#curtain[open]").count():
            return True
        choose_something(page, luck)
    return page.locator("#curtain[open]").count() > 0


@pytest.mark.parametrize("game", ["liberty", "prelude-to-rebellion"])
def test_a_cover_keeps_secrets_between_people_on_one_screen(address: str, open_page: Opener, game: str) -> None:
    page = open_page(address, cover=None)
    seats: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda text: seats.extend(looked_from(text))))
    page.goto(link_to(address, make_table(address, game, "")))
    page.wait_for_selector("body.ready")
    assert play_until_covered_or(page, 30)
    assert seats == []
    page.click("#curtain .firm")
    assert wait_until_asked(page)
    assert seats == [page.get_attribute("#prompt .who", "data-seat")]


def test_there_is_no_cover_where_nobody_has_a_secret_from_the_other(address: str, open_page: Opener) -> None:
    page = open_page(link_to(address, make_table(address, "liberty-or-death", "")), cover="auto")
    assert not play_until_covered_or(page, 12)
    partners = make_table(address, GAME, "introductory", british_regulars="easy", loyalists="easy")
    page = open_page(link_to(address, partners), cover="auto")
    assert not play_until_covered_or(page, 20)


def test_a_copy_says_what_it_is_of_looks_different_and_leads_back(address: str, open_page: Opener) -> None:
    table = table_at(address, GAME, "introductory", 20, 1)
    page = open_page(link_to(address, table))
    looks = "getComputedStyle(document.getElementById('bar')).backgroundImage"
    plain, game = page.evaluate(looks), page.url
    at = moment(page) - 3
    for _ in range(3):
        page.keyboard.press("[")
    expect(page.locator("#slider-at")).to_have_text(f"{at} / {at + 3}")
    page.click("[data-key=icon-fork]")
    page.wait_for_url(lambda url: table["table"] not in url)
    page.wait_for_selector("body.ready")
    expect(page.locator(".copy-of")).to_have_text(f"Copy of moment {at}")
    assert page.evaluate(looks) != plain
    page.click("[data-act=original]")
    page.wait_for_url(f"{game.split('?')[0]}**")
    page.wait_for_selector("body.ready")
    expect(page.locator(".copy-of")).to_have_count(0)
    expect(page.locator("#slider-at")).to_have_text(f"{at} / {at + 3}")


def test_a_page_finds_the_server_soon_after_it_is_back(open_page: Opener, tmp_path: Path) -> None:
    port = free_port()
    with running_server(tmp_path, port) as address:
        table = make_table(address, GAME, "introductory")
        page = open_page(link_to(address, table))
        assert wait_until_asked(page)
        page.wait_for_load_state("networkidle")
        tries: list[WebSocket] = []
        page.on("websocket", lambda line: tries.append(line))
    end = time.monotonic() + WAIT_S
    while len(tries) < TRIES and time.monotonic() < end:
        page.wait_for_timeout(50)
    assert len(tries) >= TRIES
    with running_server(tmp_path, port):
        page.evaluate("'every try until now is noted'")
        before = len(tries)
        wait_for(page, "document.documentElement.dataset.line === 'live'")
        assert len(tries) <= before + 2
        assert is_asked(page)
