"""What a question says: costs and gains, what asks, what an answer does and what it leaves unspent."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

import tricorne
from tests.browser.conftest import Opener
from tests.browser.playing import moment, wait_for, wait_until_asked
from tests.browser.test_boards import british_war
from tests.browser.test_page import loyalists_at_newport, open_match
from tests.browser.test_table import GAME
from tests.games.library import answer, options
from tests.games.rebellion_1775 import table as rebellion
from tests.games.rebellion_1775.table import cards, only
from tools.browser import call, link_to, table_at
from tricorne.core import Match
from tricorne.core.questions import Ask
from tricorne.core.record import save

PRELUDE = "prelude-to-rebellion"
LOD = "liberty-or-death"
BELOW_TRAY = """(tags) => {
  const { top } = document.getElementById("tray").getBoundingClientRect();
  return tags.filter((tag) => tag.getBoundingClientRect().bottom > top + 8).map((tag) => tag.dataset.space);
}"""
LOUD = "document.querySelectorAll('.outline.legal:not(.quiet)').length"


def test_where_nearly_everything_may_be_chosen_the_price_and_the_gain_are_shown(
    address: str, open_page: Opener
) -> None:
    table = table_at(address, PRELUDE, "1834", 130, 4, ("action",))
    page = open_page(link_to(address, table))
    assert wait_until_asked(page)
    seat = page.get_attribute("#prompt .who", "data-seat")
    seen = call(address, f"/tables/{table['table']}/view", key=table["key"])
    path = f"/tables/{table['table']}/hints?seat={seat}&version={seen['version']}"
    hints = call(address, path, key=table["key"])["hints"]
    legal = page.locator(".space.legal").count()
    assert legal > page.locator(".space").count() / 2
    wait_for(page, f"0 < {LOUD} && {LOUD} < {legal / 2}")
    for district, now in seen["view"]["position"]["districts"].items():
        cost = hints[f"mobilize:{district}"]["cost"]
        ahead = now[seat] - now["loyal" if seat == "patriote" else "patriote"]
        gain = " ▲" if ahead == 0 else " =" if ahead == -1 else ""
        expect(page.locator(f".tags [data-space={district}] .offer")).to_have_text(f"{cost}{gain}")


def test_special_actions_stand_together_with_their_rule(address: str, open_page: Opener) -> None:
    table = table_at(address, PRELUDE, "1834", 130, 4, ("action",))
    page = open_page(link_to(address, table))
    family = page.locator("[role=group]:has(.family)")
    expect(family.locator(".family")).to_contain_text("Special Actions")
    expect(family.locator("[data-rule]")).to_have_attribute("data-rule", "9.5")
    kinds = family.locator("[data-option]").evaluate_all("(all) => all.map((one) => one.dataset.option.split(':')[0])")
    assert set(kinds) == {"special"}
    assert wait_until_asked(page)
    family.locator("[data-option]").first.hover()
    expect(page.locator("#reader")).to_contain_text(
        family.locator("[data-option] span").first.inner_text().split("\n")[0]
    )


@pytest.mark.parametrize("lang", ["en", "es"])
def test_special_actions_leave_the_counties_in_view_on_a_small_screen(
    address: str, open_page: Opener, lang: str
) -> None:
    hands = {"loyal": ["card-20"], "patriote": ["card-24"]}
    position = {"phase": "action", "round": 3, "first": "loyal", "active": "loyal", "hands": hands, "pool": []}
    match = answer(tricorne.new_match(PRELUDE, seed=1, position=position), "points:card-20")
    strings = [option for option in options(match) if option.startswith("special:pulling_the_strings:")]
    page, sent = open_match(address, open_page, match, lang=lang, width=1280, height=720)
    family = page.locator("#tray [role=group]:has(.family)")
    tops = family.locator("[data-option]").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
    assert len({round(top) for top in tops}) <= 2
    assert page.locator(".tags .legal").evaluate_all(BELOW_TRAY) == []
    variants = family.locator(".variants")
    expect(variants.locator("[data-option]")).to_have_count(len(strings))
    variants.locator("[data-option]").nth(1).click()
    wait_for(page, "Number(document.getElementById('slider').max) > " + str(match.moment))
    assert sent == [strings[1]]


@pytest.mark.parametrize(("size", "lang"), [((1440, 900), "en"), ((1280, 720), "es")])
def test_the_cards_of_the_pool_show_all_that_they_say(
    address: str, open_page: Opener, size: tuple[int, int], lang: str
) -> None:
    table = table_at(address, PRELUDE, "1834", 60, 2, ("play",))
    page = open_page(link_to(address, table), width=size[0], height=size[1], lang=lang)
    pool = page.locator(".cards.whole .text")
    assert pool.count() >= 4
    texts = "(all) => all.filter((text) => text.scrollHeight > text.clientHeight + 1 || text.matches('.cut')).length"
    assert pool.evaluate_all(texts) == 0


@pytest.mark.parametrize(("size", "cards"), [((1440, 900), 9), ((1280, 720), 7)])
def test_a_large_pool_needs_no_scrolling(address: str, open_page: Opener, size: tuple[int, int], cards: int) -> None:
    made = call(address, "/tables/import", {"record": save(pool_of(cards)), "name": "a test"})
    page = open_page(link_to(address, made), width=size[0], height=size[1], lang="es")
    expect(page.locator(".cards.whole .hand-card")).to_have_count(cards)
    hidden = "(all) => all.map((lines) => lines.scrollHeight - lines.clientHeight)"
    assert page.locator(".card-lines").evaluate_all(hidden) == [0, 0]


def pool_of(number: int) -> Match:
    """A game of Prelude by chance, at the play of a card with so many in the Opportunity Pool."""
    for seed in range(12):
        match, luck = tricorne.new_match(PRELUDE, seed=seed), random.Random(seed)
        while match.result is None:
            ask = match.questions[0]
            assert isinstance(ask, Ask)
            if ask.kind == "play" and len(match.view(ask.seat)["position"]["pool"]) == number:
                return match
            match.answer(luck.choice(ask.options()), ask.seat)
    raise AssertionError("the pool is never so large")


def test_an_answer_that_ends_something_says_what_it_leaves(address: str, open_page: Opener) -> None:
    page, _ = open_match(address, open_page, british_war({"grey": "new_york", "greene": "boston"}))
    expect(page.locator("#prompt [data-option=end]")).to_contain_text("3 actions unspent")
    units = only({"newport": {"loyalists": 4}, "boston": {"patriots": 3}})
    hands = {"loyalists": cards("loyalists", 1)}
    match = rebellion.table(seed=1, active="loyalists", phase="movement", units=units, hands=hands)
    page, _ = open_match(address, open_page, match)
    expect(page.locator("#prompt [data-option=done]")).to_contain_text("armies have not moved")
    page, _ = open_match(address, open_page, loyalists_at_newport())
    expect(page.locator("#prompt .left")).to_have_count(0)


def test_a_question_names_the_event_that_asks_it(address: str, open_page: Opener) -> None:
    table = table_at(address, GAME, "campaign", 60, 2, ("place-some", "place-all", "replace", "rearrange"))
    assert table["asked"] != ""
    page = open_page(link_to(address, table))
    log = call(address, f"/tables/{table['table']}/view", key=table["key"])["log"]
    played = next(entry for entry in reversed(log) if entry["event"] == "card-played")
    title = page.locator(f"[data-card='{played['args']['card']}'] .title").first
    name = title.inner_text() if title.count() else ""
    expect(page.locator("#prompt .cause")).to_contain_text("played by")
    expect(page.locator("#prompt .cause")).to_contain_text(name)


def test_3_2_1_muster_says_number_limit_and_cost(address: str, open_page: Opener) -> None:
    table = table_at(address, LOD, "1775", 5, 3, ("muster-regulars",))
    assert table["asked"] == "muster-regulars"
    page = open_page(link_to(address, table))
    expect(page.locator("#question")).to_contain_text("up to 6 Regulars into one space, 1 Resource")


def test_commands_explain_themselves_on_hover_focus_and_long_press(address: str, open_page: Opener) -> None:
    table = table_at(address, LOD, "1775", 5, 2, ("turn",))
    page = open_page(link_to(address, table))
    assert wait_until_asked(page)
    commands = page.locator("#tray [data-option^='command:']")
    first = commands.first.get_attribute("data-option") or ""
    commands.first.hover()
    expect(page.locator("#reader")).to_contain_text("Resource")
    page.mouse.move(500, 300)
    expect(page.locator("#reader")).to_be_hidden()
    commands.first.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(page.locator("#reader")).to_be_visible()
    phone = open_page(link_to(address, table), width=390, height=844, touch=True)
    assert wait_until_asked(phone)
    before = moment(phone)
    box = phone.locator(f"#tray [data-option='{first}']").bounding_box()
    assert box is not None
    touch = phone.context.new_cdp_session(phone)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(phone.locator("#reader")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.locator("#reader")).to_be_visible()
    assert moment(phone) == before
    assert wait_until_asked(phone)
