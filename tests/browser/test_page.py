"""What is drawn is what is known: no listener, focus, number or button is left over from before."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Opener
from tests.browser.playing import (
    TWO_FRAMES,
    answers_of,
    choose_something,
    moment,
    wait_for,
    wait_for_moment_after,
    wait_until_asked,
)
from tests.games.library import answer, asked, options
from tests.games.rebellion_1775 import table as rebellion
from tests.games.rebellion_1775.table import cards
from tools.browser import call, link_to, make_table, play_on, table_at
from tricorne.core import Match
from tricorne.core.record import save

GAME = "1775-rebellion"
PRESETS = ["ui-against-bots", "ui-with-friend", "ui-hot-seat"]
ANSWERS = (
    "#prompt :is([data-option], .firm), #tray :is([data-option], .piece-button), #battle :is([data-option], [data-act])"
)
SEEN = "(selector) => [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility())"
LATE_MS = 400
"""What is told of options after 300 ms is late: the page may no longer widen a button for it."""
BARE_POINT = """(space) => {
  const box = document.querySelector(`.space[data-space=${space}]`).getBoundingClientRect();
  for (let x = box.left; x < box.right; x += 3)
    for (let y = box.top; y < box.bottom; y += 3)
      if (document.elementFromPoint(x, y)?.matches(`.space[data-space=${space}] *`)) return [x, y];
}"""
PLACES = "(nodes) => nodes.map((node) => [node.isConnected, JSON.stringify(node.getBoundingClientRect())])"
CUT = """(nodes) => nodes.filter((button) => {
  const labels = [button, ...button.querySelectorAll("span:not(:has(svg))")];
  const outside = button.getBoundingClientRect().right > innerWidth;
  return outside || labels.some((part) => part.scrollWidth > part.clientWidth + 1);
}).map((button) => button.textContent.trim())"""


def open_match(address: str, open_page: Opener, match: Match, **how: Any) -> tuple[Page, list[str]]:
    """A page at a match that was set up for a test, and the answers that it sends from there on."""
    made = call(address, "/tables/import", {"record": save(match), "name": "a test"})
    page = open_page(address, reduced_motion="reduce", **how)
    sent = answers_of(page)
    page.goto(link_to(address, made))
    page.wait_for_selector("body.ready")
    assert wait_until_asked(page)
    return page, sent


def loyalists_at_newport(seed: int = 1, **others: dict[str, int]) -> Match:
    """The Loyalists begin to move, with a card that lets them march."""
    units = {"newport": {"loyalists": 4, "british_regulars": 2}, **others}
    hands = {"loyalists": cards("loyalists", 1)}
    match = rebellion.table(seed=seed, active="loyalists", phase="movement", empty=True, units=units, hands=hands)
    return answer(match, "newport")


def losses_at_boston() -> Match:
    """At least two hits on an army of Loyalists and Regulars."""
    for seed in range(200):
        match = answer(loyalists_at_newport(seed, boston={"patriots": 3}), "all", "boston")
        if asked(match)[1] == "losses" and {"loyalists:2", "british_regulars:1"} <= set(options(match)):
            return match
    raise AssertionError("the Patriots never hit twice")


@pytest.mark.parametrize("game", ["liberty-or-death", "liberty"])
@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_seats_the_game_that_is_chosen(address: str, open_page: Opener, preset: str, game: str) -> None:
    page = open_page(address)
    [seats] = [known["seats"] for known in call(address, "/games")["games"] if known["id"] == game]
    page.click(f"[data-game={game}] [data-act=choose]")
    page.click(f"[data-key={preset}]")
    shown = {seat["id"]: page.input_value(f"[name=seat-{seat['id']}]:checked") for seat in seats}
    with page.expect_response(lambda response: response.request.method == "POST") as answered:
        page.click("[data-act=play]")
    assert answered.value.ok
    body = answered.value.request.post_data_json
    assert body is not None
    assert body["seats"] == shown
    page.wait_for_url("**/t/*")


def test_each_step_back_goes_back_by_one(address: str, open_page: Opener) -> None:
    table = table_at(address, GAME, "introductory", 12, 2)
    page = open_page(link_to(address, table))
    now = moment(page)
    page.keyboard.press("[")
    for back in range(1, 5):
        expect(page.locator("#slider-at")).to_have_text(f"{now - back} / {now}")
        page.click("[data-key=back]")
    page.click("[data-key=step]")
    expect(page.locator("#slider-at")).to_have_text(f"{now - 4} / {now}")


def test_who_comes_back_from_the_past_finds_the_same_choices(address: str, open_page: Opener) -> None:
    table = table_at(address, "prelude-to-rebellion", "1834", 60, 2, ("play",))
    page = open_page(link_to(address, table))
    offered = """[...document.querySelectorAll('[data-option], .hand-card.legal')].map((node) =>
      [node.innerText, ...[...node.attributes].map(({ name, value }) => `${name}=${value}`).sort()])"""
    expect(page.locator("[title$=points]").first).to_be_attached()
    before = page.evaluate(offered)
    for _ in range(8):
        page.keyboard.press("[")
    expect(page.locator("#prompt.past")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#prompt.past")).to_have_count(0)
    expect(page.locator("[title$=points]").first).to_be_attached()
    assert page.evaluate(offered) == before


def test_a_shift_click_takes_all_that_this_question_offers(address: str, open_page: Opener) -> None:
    """The first army has four Loyalists to take, the second one two."""
    page, sent = open_match(address, open_page, loyalists_at_newport(hartford={"loyalists": 2}))
    everybody = page.locator("[data-group=loyalists] .piece-button")
    before = moment(page)
    everybody.click(modifiers=["Shift"])
    wait_for_moment_after(page, before)
    for place in ("boston", "hartford"):
        before = moment(page)
        page.locator(f".space.legal[data-space={place}]").focus()
        page.keyboard.press("Enter")
        wait_for_moment_after(page, before)
    before = moment(page)
    everybody.click(modifiers=["Shift"])
    wait_for_moment_after(page, before)
    assert sent == ["loyalists:4", "boston", "hartford", "loyalists:2"]


def test_enter_confirms_after_a_click_on_the_map(address: str, open_page: Opener) -> None:
    page, sent = open_match(address, open_page, loyalists_at_newport())
    before = moment(page)
    for _ in range(2):
        page.click("[data-stack='newport:loyalists']")
    expect(page.locator("[data-key=draft]")).to_contain_text("2 Loyalists")
    page.mouse.click(*point_of(page, "newport"))
    page.keyboard.press("Enter")
    wait_for_moment_after(page, before)
    assert sent == ["loyalists:2"]


def point_of(page: Page, space: str) -> tuple[float, float]:
    """A point of the window where a space lies bare."""
    x, y = page.evaluate(BARE_POINT, space)
    return x, y


def test_a_new_question_moves_the_focus_to_its_first_answer(address: str, open_page: Opener) -> None:
    page, _ = open_match(address, open_page, losses_at_boston())
    before = moment(page)
    page.locator("#battle [data-option='loyalists:2']").focus()
    page.keyboard.press("Enter")
    wait_for_moment_after(page, before)
    wait_for(page, f"document.activeElement === document.querySelector({ANSWERS!r})")


def test_who_types_keeps_the_focus_when_a_question_comes(address: str, open_page: Opener) -> None:
    table = make_table(address, GAME, "introductory", british_regulars="link")
    page = open_page(link_to(address, table))
    page.click("[data-panel=chat]")
    page.locator(".say input[name=text]").press_sequentially("Good")
    for seed in range(4):
        play_on(address, table, moment(page) + 2, seed)
        wait_for(page, f"Number(document.getElementById('slider').max) >= {moment(page)}")
        page.locator(".say input[name=text]").press_sequentially(" luck")
    expect(page.locator(".say input[name=text]")).to_have_value("Good luck luck luck luck")
    assert page.evaluate("document.activeElement.matches('.say input[name=text]')")


@pytest.mark.parametrize(("picked", "focused"), [("", "all"), ("2", "british_regulars:1")])
def test_what_is_told_late_of_options_leaves_numbers_focus_and_buttons_as_they_are(
    address: str, open_page: Opener, picked: str, focused: str
) -> None:
    made = call(address, "/tables/import", {"record": save(loyalists_at_newport()), "name": "a test"})
    page = open_page(address, lang="es", width=1000)
    held: list[Route] = []
    page.route("**/hints*", lambda route: held.append(route))
    page.goto(link_to(address, made))
    assert wait_until_asked(page)
    if picked:
        page.keyboard.press(picked)
    page.locator(f"[data-option='{focused}']").focus()
    buttons = page.evaluate_handle(SEEN, ANSWERS)
    before, drafted = buttons.evaluate(PLACES), page.locator("[data-key=draft]").all_inner_texts()
    assert len(drafted) == len(picked)
    page.wait_for_timeout(LATE_MS)
    with page.expect_response("**/hints*"):
        for route in held:
            route.fulfill(json={"hints": {"all": {"effect": False}}})
    page.evaluate(TWO_FRAMES)
    assert buttons.evaluate(PLACES) == before
    assert page.locator("[data-key=draft]").all_inner_texts() == drafted
    assert page.evaluate("document.activeElement.dataset.option") == focused
    page.keyboard.press("0")
    expect(page.locator("[data-option=all] small")).to_be_visible()


@pytest.mark.parametrize("width", [1440, 900])
def test_odds_that_come_later_leave_a_button_where_it_is(address: str, open_page: Opener, width: int) -> None:
    table = table_at(address, GAME, "introductory", 10, 1, ("command-decision",))
    page = open_page(address, width=width, lang="es")
    held: list[Route] = []
    page.route("**/hints*", lambda route: held.append(route))
    page.goto(link_to(address, table))
    stay = page.wait_for_selector("[data-option=stay]")
    assert stay is not None
    place = "(node) => [node.isConnected, node.offsetTop, document.getElementById('map').offsetTop]"
    before = stay.evaluate(place)
    while not held:
        page.wait_for_timeout(10)
    for route in held:
        route.continue_()
    expect(page.locator("[data-option=stay] .chance")).to_contain_text("%")
    assert stay.evaluate(place) == before
    stay.click()


def test_a_press_that_began_on_one_question_does_not_answer_the_next(address: str, open_page: Opener) -> None:
    page, sent = open_match(address, open_page, losses_at_boston())
    table = page.url.split("/")[-1]
    key = page.evaluate("Object.values(JSON.parse(localStorage['tricorne.tables']))[0].key")
    version = call(address, f"/tables/{table}", key=key)["version"]
    before = moment(page)
    page.hover("#battle [data-option='loyalists:2']")
    page.mouse.down()
    other = {"seat": "loyalists", "version": version, "answer": "british_regulars:1"}
    call(address, f"/tables/{table}/answer", other, key)
    wait_for_moment_after(page, before)
    page.mouse.up()
    page.evaluate(TWO_FRAMES)
    assert sent == []


def test_undo_looks_disabled_as_long_as_there_is_nothing_to_undo(address: str, open_page: Opener) -> None:
    page = open_page(link_to(address, make_table(address, GAME, "introductory")))
    assert wait_until_asked(page)
    buttons = page.locator("#prompt [data-act=undo], #bar [data-key=icon-undo]")
    expect(buttons).to_have_count(2)
    for button in buttons.all():
        expect(button).to_be_disabled()
    choose_something(page, random.Random(3))
    assert wait_until_asked(page)
    for button in buttons.all():
        expect(button).to_be_enabled()


def test_undo_looks_disabled_at_the_first_question_of_somebody_who_comes_later(address: str, open_page: Opener) -> None:
    table = make_table(address, "liberty", "", british="link")
    key = table["keys"]["british"]
    luck = random.Random(1)
    while "british" not in call(address, f"/tables/{table['table']}", key=key)["asked"]:
        seen = call(address, f"/tables/{table['table']}/view", key=table["key"])
        [own] = [asked for asked in seen["view"]["asked"] if asked["seat"] == "american"]
        body = {"seat": "american", "version": seen["version"], "answer": luck.choice(own["options"])}
        call(address, f"/tables/{table['table']}/answer", body, table["key"])
    page = open_page(link_to(address, table, key))
    assert wait_until_asked(page)
    assert moment(page) > 0
    buttons = page.locator("#prompt [data-act=undo], #bar [data-key=icon-undo]")
    expect(buttons).to_have_count(2)
    for button in buttons.all():
        expect(button).to_be_disabled()


def test_undo_looks_disabled_after_dice_and_says_why(address: str, open_page: Opener) -> None:
    table = table_at(address, GAME, "introductory", 20, 1, ("losses", "command-decision"))
    page = open_page(link_to(address, table))
    assert wait_until_asked(page)
    buttons = page.locator("#prompt [data-act=undo], #bar [data-key=icon-undo]")
    for button in buttons.all():
        expect(button).to_be_disabled()
        expect(button).to_have_attribute("title", re.compile("Dice were rolled"))
    page.keyboard.press("u")
    expect(page.locator("#toasts")).to_contain_text("cannot be undone")


@pytest.mark.parametrize(("game", "kinds"), [("prelude-to-rebellion", ("score-die",)), (GAME, ("command-decision",))])
def test_no_answer_is_cut_when_the_column_shrinks(
    address: str, open_page: Opener, game: str, kinds: tuple[str, ...]
) -> None:
    table = make_table(address, game, "introductory" if game == GAME else "")
    play_on(address, table, 10, 1, kinds)
    page = open_page(link_to(address, table), lang="es")
    assert wait_until_asked(page)
    if game == GAME:
        expect(page.locator("[data-option=stay] .chance")).to_contain_text("%")
    for width in (1440, 1150, 1000, 900):
        page.set_viewport_size({"width": width, "height": 760})
        page.evaluate(TWO_FRAMES)
        assert page.evaluate_handle(SEEN, "#prompt button, #tray button").evaluate(CUT) == [], width
