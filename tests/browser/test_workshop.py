"""The owner's workshop in a real browser: cards, dice and borders corrected, the pack played, a module, a phone."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import check_with_axe
from tests.browser.conftest import Opener
from tests.core.modules import BUILD, module

GAME = "1775-rebellion"
FRANKLIN = "cards/cards/continentals_09"
"""The first check of a pack waits for a worker that has yet to start."""


def look_at(page: Page, group: str, entry: str) -> None:
    """Open an entry of the list."""
    button = page.locator(f"[data-entry='{entry}']")
    if not button.count():
        page.locator(".group", has_text=group).click()
    button.click()
    expect(button).to_have_attribute("aria-current", "true")


def saved(page: Page) -> None:
    expect(page.locator("[data-saving=no]")).to_have_count(1)


def on_the_map(page: Page, area: str) -> Locator:
    return page.locator(f".area-map .space[data-space={area}]")


def missing(page: Page) -> str:
    found: str = page.evaluate("document.documentElement.dataset.missing ?? ''")
    return found


def test_a_card_is_corrected_kept_and_played(address: str, open_page: Opener) -> None:
    page = open_page(f"{address}/workshop/{GAME}")
    look_at(page, "Continentals", FRANKLIN)
    page.fill("#title", "Doctor Franklin")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Units: one more").click()
    expect(page.locator(".yours")).to_contain_text("6 French arrive together")
    page.get_by_label("not looked at yet").first.check()
    expect(page.locator(".so-far")).to_contain_text("Units: 5 → 6")
    saved(page)
    page.reload()
    page.wait_for_selector("body.ready")
    expect(page.locator("[data-settled='2']")).to_have_count(1)
    look_at(page, "Continentals", FRANKLIN)
    expect(page.locator(".yours h2")).to_have_text("Doctor Franklin")
    assert missing(page) == ""
    page.click("[data-key=play]")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("body.ready")
    expect(page.locator("#bar")).to_contain_text("my box")


def test_what_no_longer_fits_is_said_with_a_way_to_it(address: str, open_page: Opener) -> None:
    page = open_page(f"{address}/workshop/{GAME}", lang="es")
    look_at(page, "Áreas", "map/areas/annapolis_royal")
    for neighbour in page.locator("[data-neighbour]").all():
        neighbour.first.click()
        saved(page)
    expect(page.locator(".check.broken")).to_contain_text(
        "map.json, areas.annapolis_royal: el área no tiene ninguna frontera"
    )
    expect(page.locator("[data-key=play]")).to_be_disabled()
    look_at(page, "Dados", "pieces/forces/french")
    page.locator(".check [data-fix]").click()
    expect(page.locator("#entry-title")).to_have_text("Annapolis Royal")
    page.locator(".so-far .link").first.click()
    expect(page.locator(".check.sound")).to_have_count(1)


def test_borders_are_touched_on_the_map_and_faces_on_the_die(address: str, open_page: Opener) -> None:
    page = open_page(f"{address}/workshop/{GAME}")
    look_at(page, "Continentals", FRANKLIN)
    look_at(page, "Areas", "map/areas/boston")
    for area in ("boston", "newport", "portsmouth"):
        expect(on_the_map(page, area)).to_be_in_viewport(ratio=0.9)
    on_the_map(page, "falmouth").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-neighbour=falmouth]")).to_be_checked()
    expect(page.locator(".so-far")).to_contain_text("Boston – Falmouth")
    look_at(page, "Dice", "pieces/forces/french")
    before = page.locator("[data-face=hit]").count()
    page.locator("[data-face=hit]").first.click()
    expect(page.locator("[data-face=hit]")).to_have_count(before - 1)
    expect(page.locator(".check.sound")).to_have_count(1)


def test_a_module_beside_it_suggests_and_takes_over_nothing(address: str, open_page: Opener, tmp_path: Path) -> None:
    page = open_page(f"{address}/workshop/{GAME}")
    look_at(page, "Continentals", FRANKLIN)
    page.locator(".module summary").first.click()
    page.set_input_files(".module input[type=file]", module(tmp_path, BUILD))
    expect(page.locator(".module .found")).to_contain_text("Cards: 3; pieces: 2; stacks: 1")
    expect(page.locator(".suggestions")).to_contain_text("Benjamin Franklyn")
    expect(page.locator("#title")).to_have_value("Benjamin Franklin")
    page.locator(".suggestions .link").first.click()
    expect(page.locator("#title")).to_have_value("Benjamin Franklyn")


ENTITIES = b'<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'


def test_a_file_that_is_no_module_or_hostile_is_refused_with_the_reason(
    address: str, open_page: Opener, tmp_path: Path
) -> None:
    page = open_page(f"{address}/workshop/{GAME}", lang="es")
    page.locator(".module summary").first.click()
    (tmp_path / "text.vmod").write_text("no zip at all")
    with zipfile.ZipFile(tmp_path / "other.vmod", "w") as archive:
        archive.writestr("../buildFile.xml", BUILD)
    files = {
        "No es un módulo de VASSAL": tmp_path / "text.vmod",
        "no contiene ningún buildFile": tmp_path / "other.vmod",
        "El buildFile del módulo ocupa más de": module(tmp_path, b" " * 8_000_001, "bomb.vmod"),
        "define entidades propias": module(tmp_path, ENTITIES, "entities.vmod"),
        "no nombra cartas ni fichas": module(tmp_path, b"<html/>", "page.vmod"),
    }
    for reason, file in files.items():
        page.set_input_files(".module input[type=file]", file)
        expect(page.locator(".toast").last).to_contain_text(reason)
    expect(page.locator(".module .found")).to_have_count(0)


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("es", "dark")])
def test_on_a_phone_list_card_and_form_are_three_steps(address: str, open_page: Opener, lang: str, theme: Any) -> None:
    page = open_page(f"{address}/workshop/{GAME}", lang=lang, width=360, height=740, touch=True, color_scheme=theme)
    expect(page.locator(".ws-list")).to_be_visible()
    expect(page.locator(".ws-form")).to_be_hidden()
    first = page.locator(".entry").first
    area = str(first.get_attribute("data-entry")).rpartition("/")[2]
    first.tap()
    expect(page.locator(".ws-ours")).to_be_visible()
    expect(on_the_map(page, area)).to_be_in_viewport(ratio=0.9)
    page.tap("[data-key=to-form]")
    expect(page.locator("#entry-title")).to_be_visible()
    page.tap("[data-key=all]")
    expect(page.locator(".ws-ours")).to_be_visible()
    page.tap("[data-step=list]")
    expect(page.locator(".entry.settled")).to_have_count(1)
    for step in ("card", "form", "list"):
        page.tap(f"[data-step={step}]")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert check_with_axe(page) == []
    assert missing(page) == ""


@pytest.mark.parametrize("game", ["liberty", "liberty-or-death", "prelude-to-rebellion"])
def test_every_game_has_a_workshop(address: str, open_page: Opener, game: str) -> None:
    page = open_page(f"{address}/workshop/{game}", lang="es")
    for i in range(page.locator(".group").count()):
        if page.locator(".group").nth(i).get_attribute("aria-expanded") == "false":
            page.locator(".group").nth(i).click()
        page.locator(f".groups section:nth-child({i + 1}) .entry").first.click()
        expect(page.locator("#entry-title")).not_to_be_empty()
    assert missing(page) == ""
    assert check_with_axe(page) == []


def test_a_shared_pack_is_looked_at_and_begun_anew(address: str, open_page: Opener) -> None:
    page = open_page(f"{address}/workshop/{GAME}")
    look_at(page, "Continentals", FRANKLIN)
    page.get_by_role("button", name="Units: one more").click()
    saved(page)
    page.click("[data-key=share]")
    page.locator("[data-key=shared]").check()
    link = page.locator(".share-link").input_value()
    other = open_page(link)
    look_at(other, "Continentals", FRANKLIN)
    expect(other.locator(".yours")).to_contain_text("6 French")
    expect(other.locator("#title")).to_be_disabled()
    other.click("[data-key=copy]")
    saved(other)
    expect(other.locator("#title")).to_be_enabled()
    assert other.url != link


@pytest.mark.slow
def test_a_whole_small_deck_is_corrected_and_everything_settled(address: str, open_page: Opener) -> None:
    page = open_page(f"{address}/workshop/{GAME}")
    page.locator(".group", has_text="Patriots").click()
    page.locator("section", has_text="Patriots").locator(".entry").first.click()
    cards = page.locator("section", has_text="Patriots: cards").locator(".entry")
    for _ in range(cards.count()):
        if page.get_by_role("button", name="Areas each: one more").count():
            page.get_by_role("button", name="Areas each: one more").click()
        page.click("[data-key=all]:enabled, [data-key=next]:has(~ [data-key=all]:disabled)")
    expect(page.locator(".group", has_text="Patriots: cards")).to_contain_text("12 of 12")
    saved(page)
    expect(page.locator(".check.sound")).to_have_count(1)
    with page.expect_download() as download:
        page.click("[data-key=pack]")
    assert download.value.suggested_filename == f"{GAME}-pack.zip"
    page.click("[data-key=play]")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("body.ready")
