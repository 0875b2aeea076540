"""What is over: who won and why, everything uncovered, the same game again; and looking back on it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.finished import open_finished
from tests.browser.playing import moment, wait_for
from tools.browser import call, link_to, make_table, play_on

GAMES = ["1775-rebellion", "liberty", "prelude-to-rebellion", "liberty-or-death"]
SHOWN_AT = "Number(document.getElementById('slider').value)"
CUT_AT_THE_RIGHT = """(names) => names
  .filter((name) => name.getBoundingClientRect().right > name.ownerSVGElement.getBoundingClientRect().right)
  .map((name) => name.textContent)"""


def open_over(address: str, open_page: Opener, game: str, lang: str = "en") -> Page:
    page = open_finished(address, open_page, game, lang=lang)
    expect(page.locator(".ending .course .value").first).to_be_attached()
    return page


@pytest.mark.parametrize("game", GAMES)
def test_the_end_names_the_winner_the_sum_and_the_ways_on_beside_the_board(
    address: str, open_page: Opener, game: str
) -> None:
    page = open_over(address, open_page, game)
    assert page.locator("#panel .ending").count() == 1
    expect(page.locator(".ending h2")).to_contain_text("Victory")
    sums = {
        "1775-rebellion": "Colonies: British 1, Americans 3",
        "liberty": "British supply at the end: 11",
        "prelude-to-rebellion": "Victory Points: 20",
        "liberty-or-death": "Patriots +23",
    }
    expect(page.locator(".ending .reason")).to_contain_text(sums[game])
    for way in ("[data-act=rematch]", "[data-act=analyse]", "[data-act=share]", "a[href='/']"):
        expect(page.locator(f".ending {way}")).to_be_visible()
    expect(page.locator(".standing-line")).to_have_count(0)
    assert "–" not in page.inner_text(".ending table")
    overlap = """(() => {
      const [panel, map] = ["panel", "map"].map((id) => document.getElementById(id).getBoundingClientRect());
      return map.right <= panel.left && map.height > 300;
    })()"""
    assert page.evaluate(overlap)


def test_the_sum_that_decided_is_told_by_its_parts(address: str, open_page: Opener) -> None:
    page = open_over(address, open_page, "liberty")
    parts = page.locator(".ending .sum-parts")
    expect(parts).to_contain_text("The sum of 11: ")
    figures = [int(figure) for figure in re.findall(r" (\d)\b", parts.inner_text())]
    assert len(figures) > 1
    assert sum(figures) == 11
    page = open_over(address, open_page, "1775-rebellion", lang="es")
    british, american = re.findall(r": ([^.]+)\.", page.locator(".ending .sum-parts").inner_text())
    assert len(re.split(", | y | e ", american)) == 3
    assert len(re.split(", | y | e ", british)) == 1
    page = open_over(address, open_page, "liberty-or-death")
    sums = "Patriots +23: Opposition − Support +19, Forts + 3 − Villages +4."
    expect(page.locator(".ending .sum-parts")).to_have_text(sums)


def test_why_the_game_ended_is_said_once(address: str, open_page: Opener) -> None:
    page = open_over(address, open_page, "liberty")
    reason = page.inner_text(".ending .reason")
    expect(page.locator("#prompt .why")).to_contain_text("Nothing is hidden now")
    expect(page.locator(".ending .caption").first).to_contain_text("The game is over")
    page.click("#panel-head [data-key=icon-close]")
    expect(page.locator("#panel")).to_be_hidden()
    expect(page.locator("#prompt .why")).to_have_text(reason)


UNDER_THE_BUTTON = """(header) => {
  const button = document.querySelector("#panel-head button").getBoundingClientRect();
  const all = document.createRange();
  return [...header.querySelectorAll("span, small, h2, .reason")].filter((text) => {
    all.selectNodeContents(text);
    return [...all.getClientRects()].some((line) => line.right > button.left && line.top < button.bottom - 2);
  }).map((text) => text.textContent);
}"""


@pytest.mark.parametrize("width", [1280, 390])
def test_no_word_lies_under_the_closing_button(address: str, open_page: Opener, width: int) -> None:
    page = open_finished(address, open_page, "1775-rebellion", lang="es", width=width, height=720)
    assert page.locator(".ending header").evaluate(UNDER_THE_BUTTON) == []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844)])
def test_the_end_is_whole_and_the_page_does_not_scroll(
    address: str, open_page: Opener, width: int, height: int
) -> None:
    page = open_finished(address, open_page, "liberty-or-death", lang="es", width=width, height=height)
    expect(page.locator(".ending .course .value").first).to_be_attached()
    expect(page.locator(".ending .luck-at-end")).to_be_attached()
    assert page.evaluate("document.documentElement.scrollHeight") == height
    body = page.locator("#panel-body")
    assert body.evaluate("(node) => node.scrollWidth === node.clientWidth")
    assert body.evaluate("(node) => node.scrollHeight === node.firstElementChild.offsetHeight")
    for way in page.locator(".ending footer :is(button, a)").all():
        expect(way).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("game", "status", "left"),
    [
        ("liberty", "1775: the whole war · over in 1780", ("turn 6", "–")),
        ("prelude-to-rebellion", "over in", (" of 8",)),
        ("liberty-or-death", "over in 1776", ("waits", "cards left")),
    ],
)
def test_a_finished_game_has_no_turn_to_play(
    address: str, open_page: Opener, game: str, status: str, left: tuple[str, ...]
) -> None:
    page = open_over(address, open_page, game)
    expect(page.locator("#bar .status")).to_contain_text(status)
    expect(page.locator("#bar [data-key=icon-undo]")).to_be_disabled()
    page.keyboard.press("Escape")
    assert not [text for text in left if text in page.inner_text("#facts")]


def test_over_a_finished_game_a_phone_shows_no_cards_that_are_not_there(address: str, open_page: Opener) -> None:
    page = open_over(address, open_page, "liberty")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("#strip")).to_have_text("British supply 11")


def test_the_fog_lifts_on_the_board_and_in_the_replay(address: str, open_page: Opener) -> None:
    page = open_over(address, open_page, "liberty")
    hidden = "[...document.querySelectorAll('#map [aria-label]')].filter((n) => /idden/.test(n.ariaLabel)).length"
    wait_for(page, f"{hidden} === 0")
    page.click("[data-eyes=american]")
    wait_for(page, f"{hidden} > 0")
    expect(page.locator("[data-eyes=american]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press(",")
    expect(page.locator("#prompt.past")).to_be_visible()
    wait_for(page, f"{hidden} > 0")
    page.click("[data-eyes=all]")
    wait_for(page, f"{hidden} === 0")
    expect(page.locator("#prompt.past")).to_be_visible()


@pytest.mark.parametrize("game", ["1775-rebellion", "prelude-to-rebellion"])
def test_all_hands_are_open_when_a_game_is_over(address: str, open_page: Opener, game: str) -> None:
    page = open_over(address, open_page, game)
    seen = "[...document.querySelectorAll('#cards .hand-card')].map((card) => card.dataset.card)"
    wait_for(page, f"{seen}.length >= 10")
    everything = set(page.evaluate(seen))
    found: set[str] = set()
    for side in page.locator("[data-eyes]").all()[1:]:
        side.click()
        wait_for(page, f"{seen}.length < {len(everything)}")
        found |= set(page.evaluate(seen))
    assert found <= everything


def test_a_rematch_against_bots_begins_at_once_with_the_sides_swapped(address: str, open_page: Opener) -> None:
    table = make_table(address, "1775-rebellion", "introductory", british_regulars="normal", loyalists="normal")
    play_on(address, table, 10**6)
    page = open_page(link_to(address, table))
    with page.expect_response(lambda answer: answer.request.method == "POST") as made:
        page.click("[data-act=rematch]")
    sent: Any = made.value.request.post_data_json
    assert sent["seats"] == {
        "british_regulars": "me",
        "loyalists": "me",
        "continentals": "normal",
        "patriots": "normal",
    }
    page.wait_for_url(lambda url: table["table"] not in url)
    page.wait_for_selector("body.ready")
    expect(page.locator("#bar .seating")).to_contain_text("You: British Regulars, Loyalists")


def test_the_past_plays_at_the_speed_that_is_chosen_and_stops(address: str, open_page: Opener) -> None:
    page = open_over(address, open_page, "1775-rebellion")
    last = moment(page)
    page.select_option(".speed", "4")
    page.click("[data-key=play]")
    wait_for(page, f"{SHOWN_AT} > 3 && {SHOWN_AT} < {last}")
    page.keyboard.press(" ")
    expect(page.locator("[data-key=play]")).to_have_attribute("aria-label", "Play it like a film (space)")
    at = page.evaluate(SHOWN_AT)
    page.keyboard.press("]")
    wait_for(page, f"{SHOWN_AT} === {at + 1}")


def test_turns_are_marked_and_keys_go_from_turn_to_turn(address: str, open_page: Opener) -> None:
    page = open_over(address, open_page, "liberty")
    starts = [entry["moment"] for entry in _log(address, page) if entry["event"] == "dealt"]
    expect(page.locator(".marks i")).to_have_count(len(starts))
    for start in reversed(starts):
        page.keyboard.press(",")
        wait_for(page, f"{SHOWN_AT} === {start}")
    page.keyboard.press(".")
    wait_for(page, f"{SHOWN_AT} === {starts[1]}")


def _log(address: str, page: Page) -> list[dict[str, object]]:
    table = page.url.split("/t/")[1].split("?")[0]
    found: list[dict[str, object]] = call(address, f"/tables/{table}/log?seat=american")["log"]
    return found


@pytest.mark.parametrize("panel", ["rules", "chart", "chat"])
@pytest.mark.parametrize("width", [1440, 1000])
def test_the_slider_can_be_used_while_a_panel_is_open(address: str, open_page: Opener, panel: str, width: int) -> None:
    page = open_finished(address, open_page, "1775-rebellion", "introductory", width=width)
    page.wait_for_selector(".ending")
    page.click(f"#bar [data-panel={panel}]")
    box = page.locator("#slider").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("#prompt.past")).to_be_visible()
    assert 0 < page.evaluate(SHOWN_AT) < moment(page)


def test_a_click_on_a_chart_goes_to_the_moment_and_turns_are_named_below(address: str, open_page: Opener) -> None:
    page = open_over(address, open_page, "liberty")
    labels = page.locator(".ending .course").first.locator(".label")
    assert labels.all_text_contents() == ["1775", "1776", "1777", "1778", "1779", "1780"]
    box = page.locator(".ending .course").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 30)
    expect(page.locator("#prompt.past")).to_be_visible()
    assert abs(page.evaluate(SHOWN_AT) - moment(page) / 2) < moment(page) / 10
    expect(page.locator(".ending .cursor").first).to_be_attached()


def test_the_lines_of_a_chart_can_be_told_apart(address: str, open_page: Opener) -> None:
    page = open_over(address, open_page, "liberty-or-death", lang="es")
    looks = page.eval_on_selector_all(
        ".ending .shared .value",
        "(lines) => lines.map((line) => getComputedStyle(line).stroke + getComputedStyle(line).strokeDasharray)",
    )
    assert len(looks) == len(set(looks)) == 4
    assert len({look.split(")")[0] for look in looks}) == 4
    assert page.locator(".ending .shared .name").count() == 4
    assert page.eval_on_selector_all(".ending .shared .name", CUT_AT_THE_RIGHT) == []
