"""Who comes back to a table is told what happened since their last answer."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.playing import choose_something, moment, wait_for, wait_until_asked
from tools.browser import call, link_to, make_table, play_on

CHANGED = "#map circle[fill='var(--changed)']"
SEEN = "Number(Object.values(JSON.parse(localStorage['tricorne.tables']))[0].seen)"
SHOWN_AT = "Number(document.getElementById('slider').value)"


def play_until_asked(address: str, table: dict[str, Any], at_least: int) -> None:
    """Let the others play on until the host has to answer."""
    until = at_least
    for seed in range(300):
        play_on(address, table, until, seed)
        info = call(address, f"/tables/{table['table']}", key=table["key"])
        if set(info["asked"]) & set(info["you"]["seats"]):
            return
        until = info["moment"] + 1
    raise AssertionError("the host is never asked")


def come_back(
    address: str, open_page: Opener, more: int, table: dict[str, Any] | None = None, **how: Any
) -> tuple[Page, int]:
    """A page whose person has answered and comes back when others have played; and the moment of the answer."""
    table = table or make_table(address, "1775-rebellion", "introductory", continentals="link", patriots="link")
    play_until_asked(address, table, 12)
    page = open_page(link_to(address, table), **how)
    assert wait_until_asked(page)
    expect(page.locator("#recap")).to_be_hidden()
    answered = moment(page)
    choose_something(page, random.Random(1))
    wait_for(page, f"{SEEN} === {answered}")
    page.goto(address)
    play_until_asked(address, table, answered + more)
    page.goto(link_to(address, table))
    page.wait_for_selector("body.ready")
    return page, answered


def test_nothing_happened_nothing_is_told(address: str, open_page: Opener) -> None:
    table = make_table(address, "1775-rebellion", "introductory")
    page = open_page(link_to(address, table))
    choose_something(page, random.Random(1))
    page.reload()
    page.wait_for_selector("body.ready")
    assert wait_until_asked(page)
    expect(page.locator("#recap")).to_be_hidden()


def test_the_acts_since_the_last_answer_are_offered_and_shown(address: str, open_page: Opener) -> None:
    page, answered = come_back(address, open_page, 30)
    acts = page.locator("#recap .act")
    expect(acts.first).to_be_visible()
    expect(page.locator("#recap time")).to_contain_text(", just now")
    expect(acts.first.locator("b")).to_contain_text("Round 1: turn of the")
    assert 2 <= acts.count() <= 8
    last = moment(page)
    acts.first.click()
    expect(page.locator("#prompt.past")).to_be_visible()
    wait_for(page, f"{SHOWN_AT} > {answered} && {SHOWN_AT} < {last}")
    expect(acts.first).to_have_attribute("aria-current", "step")
    acts.last.click()
    expect(page.locator("#prompt.past")).to_have_count(0)
    acts.first.click()
    expect(page.locator("#prompt.past")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#recap")).to_be_hidden()
    expect(page.locator("#prompt.past")).to_have_count(0)


IN_VIEW = """(act) => {
  const inside = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
  const strip = act.closest(".acts").getBoundingClientRect();
  const place = document.querySelector(`#map .space[data-space="${act.dataset.place}"]`);
  const [map, there] = [document.getElementById("map"), place ?? act].map((node) => node.getBoundingClientRect());
  const [x, y] = [(there.left + there.right) / 2, (there.top + there.bottom) / 2];
  const seen = !place || (x > map.left && x < map.right && y > map.top && y < map.bottom);
  return act.getAttribute("aria-current") === "step" && inside(act.getBoundingClientRect(), strip) && seen;
}"""
"""The act that is looked at is whole in its strip, and the space where it ended is on the map."""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 720)])
def test_the_act_that_is_looked_at_and_its_place_are_in_view(
    address: str, open_page: Opener, width: int, height: int
) -> None:
    table = make_table(address, "liberty", "", british="link")
    page, _ = come_back(address, open_page, 25, table, width=width, height=height, reduced_motion="reduce")
    acts = page.locator("#recap .act")
    expect(acts.first).to_be_visible()
    assert acts.count() >= 3
    assert page.locator("#recap .act[data-place]").count() >= 2
    heights = set()
    for act in acts.all():
        page.click("[data-key=recap-step]")
        expect(act).to_have_attribute("aria-current", "step")
        handle = act.element_handle()
        page.wait_for_function(IN_VIEW, arg=handle)
        heights.add(page.locator("#recap").evaluate("(node) => node.offsetHeight"))
    assert len(heights) == 1


def test_what_has_changed_is_marked_until_the_answer(address: str, open_page: Opener) -> None:
    page, answered = come_back(address, open_page, 30)
    expect(page.locator(CHANGED).first).to_be_attached()
    new = page.eval_on_selector_all(".log-group .new", "(lines) => lines.map((line) => Number(line.dataset.moment))")
    old = page.eval_on_selector_all(
        ".log-group li:not(.new)[data-moment]", "(lines) => lines.map((line) => Number(line.dataset.moment))"
    )
    assert min(new) > answered + 1 >= max(old)
    page.click("[data-act=skip-recap]")
    expect(page.locator(CHANGED).first).to_be_attached()
    before = moment(page)
    choose_something(page, random.Random(2))
    wait_for(page, f"Number(document.getElementById('slider').max) > {before}")
    expect(page.locator(f".log-group .new[data-moment='{new[0]}']")).to_have_count(0)


def test_the_acts_play_one_after_the_other_and_an_answer_ends_it(address: str, open_page: Opener) -> None:
    page, _ = come_back(address, open_page, 30)
    page.click("[data-key=recap-play]")
    for i in range(page.locator("#recap .act").count()):
        expect(page.locator("#recap .act").nth(i)).to_have_attribute("aria-current", "step")
    expect(page.locator("#prompt.past")).to_have_count(0)
    choose_something(page, random.Random(2))
    expect(page.locator("#recap")).to_be_hidden()


def test_what_an_act_costs_others_belongs_to_it(address: str, open_page: Opener) -> None:
    """A Command of the French with the losses of both sides is one act, and its lines do not repeat who acts."""
    bots = dict.fromkeys(("british", "indians", "french"), "nonplayer")
    table = make_table(address, "liberty-or-death", "sprint", **bots)
    page = open_page(link_to(address, table), width=1280, height=720)
    for _ in range(2):
        assert wait_until_asked(page)
        before = moment(page)
        page.locator("[data-option=pass]").first.click()
        wait_for(page, f"{SEEN} === {before}")
    assert wait_until_asked(page)
    page.reload()
    page.wait_for_selector("body.ready")
    acts = page.locator("#recap .act")
    expect(acts.first).to_be_visible()
    titles = acts.locator("b > span").all_inner_texts()
    assert not [title for title in titles if "lost" in title or "placed" in title]
    for act in acts.all():
        who = act.locator(".visually-hidden").inner_text() if act.locator(".visually-hidden").count() else "nobody"
        assert act.locator(".told").count() == 0 or f"{who}: " not in act.locator(".told").inner_text()


def test_what_happened_stands_on_the_sheet_of_a_battle(address: str, open_page: Opener) -> None:
    """On a phone the sheet says its question; its answers come when the acts have gone."""
    table = make_table(address, "1775-rebellion", "introductory", continentals="link", patriots="link")
    page, _ = come_back(address, open_page, 30, table, width=390, height=844, touch=True, reduced_motion="reduce")
    until = moment(page)
    while not page.locator("#battle .asks").count():
        until += 1
        page.goto(address)
        play_until_asked(address, table, until)
        page.goto(link_to(address, table))
        page.wait_for_selector("body.ready")
    page.tap("[data-key=recap-step]")
    expect(page.locator("#recap .act").first).to_have_attribute("aria-current", "step")
    expect(page.locator("#battle .answer").first).to_be_hidden()
    page.tap("[data-act=skip-recap]")
    expect(page.locator("#battle .answer").first).to_be_in_viewport()
