"""The line between page and table: double clicks, lost connections, two tabs, going back, a server started again."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Opener
from tests.browser.playing import (
    OFFERED,
    TWO_FRAMES,
    answers_of,
    choose_something,
    moment,
    press,
    wait_for,
    wait_for_moment_after,
    wait_until_asked,
)
from tools.browser import call, link_to, make_table, play_on, running_server, table_at
from tools.ports import free_port

GAME = "1775-rebellion"
KEEP_LINES = """
window.lines = [];
const Plain = WebSocket;
window.WebSocket = class extends Plain { constructor(url) { super(url); lines.push(this); } };
for (const name of ["CONNECTING", "OPEN", "CLOSING", "CLOSED"]) window.WebSocket[name] = Plain[name];
"""
LOSE_LINE = "() => lines.at(-1).close()"
LOSE_WITH_NEXT_ANSWER = """() => {
  const line = lines.at(-1), plain = line.send.bind(line);
  line.send = (text) => { plain(text); if (text.includes('"answer"')) line.close(); };
}"""


def with_line(open_page: Opener, address: str, url: str) -> Page:
    """A table whose socket the test can cut."""
    page = open_page(address)
    page.add_init_script(KEEP_LINES)
    page.goto(url)
    page.wait_for_selector("body.ready")
    assert wait_until_asked(page)
    return page


def answers_sent(page: Page) -> list[str]:
    """The answers that the page sends from here on."""
    sent = answers_of(page)
    page.reload()
    page.wait_for_selector("body.ready")
    assert wait_until_asked(page)
    return sent


def test_a_double_click_answers_once(address: str, open_page: Opener) -> None:
    table = make_table(address, "liberty-or-death", "")
    page = open_page(link_to(address, table))
    sent = answers_sent(page)
    for clicks in range(1, 4):
        wait_until_asked(page)
        before = moment(page)
        page.locator("#prompt [data-option]").first.dblclick()
        wait_for_moment_after(page, before)
        assert len(sent) == clicks
        if not page.locator("#prompt [data-option]").count():
            break


def test_a_key_that_is_held_down_answers_once(address: str, open_page: Opener) -> None:
    table = make_table(address, "liberty-or-death", "")
    page = open_page(link_to(address, table))
    sent = answers_sent(page)
    page.keyboard.press("Shift")  # the keyboard is in use: Enter gives the answer that has the focus
    page.locator("#prompt [data-option]").first.focus()
    before = moment(page)
    page.keyboard.down("Enter")
    wait_for_moment_after(page, before)
    for _ in range(5):
        page.keyboard.down("Enter")
        page.evaluate(TWO_FRAMES)
    page.keyboard.up("Enter")
    assert len(sent) == 1


def holding_back(page: Page, kind: str) -> Callable[[], None]:
    """Messages of this kind do not reach the page before what is given here is called."""
    held: list[Callable[[], None]] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            if json.loads(text)["type"] == kind:
                held.append(partial(line.send, text))
            else:
                line.send(text)

        server.on_message(pass_on)

    def release() -> None:
        for send in held:
            send()
        held.clear()

    page.route_web_socket(re.compile("/socket$"), between)
    return release


def test_what_is_pressed_before_the_last_answer_is_acknowledged_counts(address: str, open_page: Opener) -> None:
    page = open_page(address)
    release = holding_back(page, "done")
    page.goto(link_to(address, make_table(address, GAME, "introductory")))
    page.wait_for_selector("body.ready")
    assert wait_until_asked(page)
    for answered in range(4):
        before = moment(page)
        press(page, page.query_selector_all(OFFERED)[0], 0)
        page.evaluate(TWO_FRAMES)
        if answered:
            assert moment(page) == before  # the answer waits until the one before it is acknowledged
            release()
        wait_for_moment_after(page, before)
        wait_for(page, "document.title.startsWith('●')")
    release()


def log_of(address: str, table: dict[str, str]) -> list[object]:
    """The log as the server has it."""
    lines: list[object] = call(address, f"/tables/{table['table']}/log", key=table["key"])["log"]
    return lines


def test_what_happens_while_the_line_is_down_is_neither_lost_nor_doubled(address: str, open_page: Opener) -> None:
    table = make_table(address, GAME, "introductory")
    page = with_line(open_page, address, link_to(address, table))
    for seed in range(3):
        page.evaluate(LOSE_LINE)
        play_on(address, table, moment(page) + 3, seed)
        now = call(address, f"/tables/{table['table']}/view", key=table["key"])["view"]["moment"]
        wait_for(page, f"Number(document.getElementById('slider').max) === {now}")
    lines = page.locator("#log-lines li, #log-lines h3").count()
    assert lines == len(log_of(address, table))


def test_an_answer_whose_line_breaks_counts_once(address: str, open_page: Opener) -> None:
    table = table_at(address, GAME, "introductory", 10, 1)
    page = with_line(open_page, address, link_to(address, table))
    for seed in range(3):
        before = call(address, f"/tables/{table['table']}", key=table["key"])["version"]
        page.evaluate(LOSE_WITH_NEXT_ANSWER)
        choose_something(page, random.Random(seed))
        assert wait_until_asked(page)
        assert call(address, f"/tables/{table['table']}", key=table["key"])["version"] == before + 1
    choose_something(page, random.Random(1))


def test_two_tabs_of_one_person_show_the_same(address: str, open_page: Opener) -> None:
    table = make_table(address, GAME, "introductory")
    first = open_page(link_to(address, table))
    second = first.context.new_page()
    second.goto(link_to(address, table))
    second.wait_for_selector("body.ready")
    for seed, (page, other) in enumerate([(first, second), (second, first), (first, second)]):
        wait_until_asked(page)
        choose_something(page, random.Random(seed))
        wait_for(other, f"Number(document.getElementById('slider').max) === {moment(page)}")
        expect(other.locator("#question")).to_have_text(page.inner_text("#question"))


def test_back_and_forward_lead_to_the_table_as_it_is(address: str, open_page: Opener) -> None:
    table = make_table(address, GAME, "introductory")
    page = open_page(link_to(address, table))
    choose_something(page, random.Random(1))
    page.click(".brand")
    page.wait_for_selector(".game-card")
    play_on(address, table, moment_of(address, table) + 2, 1)
    page.go_back()
    page.wait_for_selector("body.ready")
    wait_for(page, f"Number(document.getElementById('slider')?.max) === {moment_of(address, table)}")
    choose_something(page, random.Random(2))
    page.go_forward()
    page.wait_for_selector(".game-card")


def moment_of(address: str, table: dict[str, str]) -> int:
    return int(call(address, f"/tables/{table['table']}", key=table["key"])["moment"])


def test_a_link_to_a_moment_opens_it_for_others_too(address: str, open_page: Opener) -> None:
    table = table_at(address, GAME, "introductory", 30, 2, ("march", "army", "reinforce"))
    page = open_page(link_to(address, table))
    line = page.locator("#log-lines li").last
    line.hover()
    line.locator(".when").click()
    expect(page.locator("#prompt")).to_contain_text("Moment")
    shown = page.inner_text("#slider-at")
    again = open_page(page.url.split("#")[0] + f"#{table['key']}")
    expect(again.locator("#slider-at")).to_have_text(shown)


def test_a_server_that_starts_again_finds_everybody_where_they_were(tmp_path: Path, open_page: Opener) -> None:
    port = free_port()
    with running_server(tmp_path, port) as address:
        table = make_table(address, GAME, "introductory")
        page = open_page(link_to(address, table))
        choose_something(page, random.Random(1))
        asked, at = page.inner_text("#question"), moment(page)
    expect(page.locator(".connection")).to_be_visible()
    with running_server(tmp_path, port):
        expect(page.locator(".connection")).to_have_count(0)
        assert (page.inner_text("#question"), moment(page)) == (asked, at)
        choose_something(page, random.Random(2))
        page.reload()
        page.wait_for_selector("body.ready")
        assert moment(page) > at
