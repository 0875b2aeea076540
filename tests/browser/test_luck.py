"""Luck one can check: the promise when a table begins, the seed and the proof when the game is over."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.finished import finished, open_finished
from tests.browser.playing import wait_for
from tools.browser import call, link_to, make_table, play_on
from tricorne.api import load_match, new_match
from tricorne.core.fortune import fortune_of

SCENARIO = "introductory"


def row(page: Page, label: str) -> str:
    """The text beside a label, ready to be copied."""
    return page.get_by_label(label, exact=True).input_value()


@pytest.mark.parametrize(
    ("lang", "promise", "seed", "seen", "kept", "first"),
    [
        ("en", "Promise", "Seed", "You can check", "The promise was kept: all", "this browser was shown first"),
        ("es", "Promesa", "Semilla", "podrás comprobar", "La promesa se ha cumplido", "se mostró primero"),
    ],
)
def test_a_table_shows_its_promise_and_at_the_end_the_seed_that_keeps_it(
    address: str, open_page: Opener, lang: str, promise: str, seed: str, seen: str, kept: str, first: str
) -> None:
    table = make_table(address, "1775-rebellion", SCENARIO)
    page = open_page(link_to(address, table), lang=lang)
    page.click("[data-panel=share]")
    expect(page.locator(".promise .hint")).to_contain_text(re.compile(seen, re.IGNORECASE))
    given = row(page, promise)
    assert re.fullmatch("[0-9a-f]{64}", given)
    expect(page.locator(".promise [data-act=check-luck]")).to_have_count(0)
    play_on(address, table, 10**6)
    expect(page.locator(".ending .seed code")).to_be_visible()
    shown = page.inner_text(".ending .seed code")
    assert given == sha256(f"1775-rebellion {shown}".encode()).hexdigest()
    page.click(".ending [data-act=check-luck]")
    expect(page.locator(".ending .proof .good").first).to_contain_text(kept)
    expect(page.locator(".ending .proof .good").last).to_contain_text(first)
    page.click("[data-panel=share]")
    assert (row(page, promise), row(page, seed)) == (given, shown)


@pytest.mark.parametrize(
    ("game", "scenario"),
    [("1775-rebellion", ""), ("liberty", ""), ("liberty-or-death", "1776"), ("prelude-to-rebellion", "")],
)
def test_the_end_tells_the_luck_of_the_dice_fight_by_fight(
    address: str, open_page: Opener, game: str, scenario: str
) -> None:
    dice = fortune_of(load_match(finished(game, scenario)))
    page = open_finished(address, open_page, game, scenario)
    lines = page.locator(".ending .dice-brought")
    expect(lines).to_have_count(len(dice.sides))
    for line, side in zip(lines.all(), dice.sides, strict=True):
        expect(line).to_contain_text(re.compile(rf"\b{side.hits}\b.*\b{side.expected:.1f}".removesuffix(".0")))
    page.click(".ending .fights summary")
    rows = page.locator(".ending .fights tbody tr")
    expect(rows).to_have_count(len(dice.fights))
    rows.last.locator("button").click()
    wait_for(page, f"Number(document.getElementById('slider').value) === {dice.fights[-1].moment}")


def test_another_promise_than_the_first_one_is_noticed(address: str, open_page: Opener) -> None:
    page = open_finished(address, open_page, "1775-rebellion", SCENARIO)
    expect(page.locator(".ending .seed code")).to_be_visible()
    page.evaluate("""() => {
        const tables = JSON.parse(localStorage["tricorne.tables"]);
        for (const table of Object.values(tables)) table.promise = "0".repeat(64);
        localStorage["tricorne.tables"] = JSON.stringify(tables);
    }""")
    page.click(".ending [data-act=check-luck]")
    expect(page.locator(".ending .proof .bad").last).to_contain_text("not the promise that this browser was shown")


def test_a_saved_game_with_a_long_number_for_a_seed_opens_again(
    address: str, open_page: Opener, tmp_path: Path
) -> None:
    record = new_match("1775-rebellion", SCENARIO, seed=2**62 + 1)
    record.end("stopped", ())
    made = call(address, "/tables/import", {"record": record.record(), "name": ""})
    page = open_page(link_to(address, made))
    page.click("[data-panel=share]")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save this game").click()
    file = tmp_path / "saved.json"
    saved.value.save_as(file)
    assert load_match(file, verify=True).setup.seed == 2**62 + 1
    page.goto(address)
    page.wait_for_selector("body.ready")
    page.set_input_files("input[type=file]", file)
    page.wait_for_url("**/t/*")
    expect(page.locator(".ending .seed code")).to_have_text(str(2**62 + 1))


def test_a_table_where_people_roll_says_that_nothing_is_promised(address: str, open_page: Opener) -> None:
    table = call(address, "/tables", {"game": "1775-rebellion", "scenario": SCENARIO, "luck": "ask"})
    page = open_page(link_to(address, table))
    page.click("[data-panel=share]")
    expect(page.locator(".promise")).to_contain_text("You roll and draw yourselves")
