"""Finding an opponent in a real browser: filters that are kept, seats by name, levels, followed members; a phone."""

from __future__ import annotations

import httpx
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.test_club import sign_up
from tests.browser.test_events import api

OPEN = "[data-list=open] li"


def offer(host: httpx.Client, name: str, **wish: object) -> None:
    body = {"game": "liberty", "seats": {"british": "me", "american": "link"}, "visibility": "open", "name": name}
    assert host.post("/tables", json={**body, **wish}).status_code == 201


def fits(page: Page, width: int) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth") <= width)


def test_open_tables_are_found_by_filters_that_are_kept(address: str, open_page: Opener) -> None:
    host = open_page(f"{address}/club#register")
    sign_up(host, "Seeker Host")
    own = api(host, address)
    offer(own, "Seeker evening", clock={"bank": 1.5}, language="en")
    offer(own, "Seeker letters", clock={"bank": 72}, language="es", level={"least": 1300, "most": 1700})
    offer(own, "Seeker strong", level={"least": 1900})
    page = open_page(f"{address}/club#register")
    sign_up(page, "Seeker Ann")
    mine = page.locator(OPEN, has_text="Seeker")
    expect(mine).to_have_count(3)
    letters = mine.filter(has_text="Seeker letters")
    for fact in ("made by Seeker Host", "3 days for each", "Español", "rating 1300 to 1700", "just opened"):
        expect(letters).to_contain_text(fact)
    strong = mine.filter(has_text="Seeker strong")
    expect(strong).to_contain_text("seeks another rating")
    expect(strong.get_by_role("button")).to_have_count(0)
    expect(page.locator("main")).to_contain_text("when its maker has been away for 3 days")
    page.get_by_label("For my rating only").check()
    expect(mine).to_have_count(2)
    page.select_option("select[name=pace]", "days")
    expect(mine).to_have_count(1)
    expect(page).to_have_url(f"{address}/club#lobby/pace=days&fits=true")
    page.goto(f"{address}/club#archive")
    page.click("nav >> text=Lobby")
    expect(page.locator("select[name=pace]")).to_have_value("days")
    expect(mine).to_have_count(1)
    page.select_option("select[name=game]", "prelude-to-rebellion")
    expect(page.locator("main")).to_contain_text("No open table fits.")
    page.get_by_role("button", name="All tables").click()
    expect(mine).to_have_count(3)
    letters.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")


def test_a_table_for_people_of_my_strength_and_an_invitation_to_whom_i_follow(address: str, open_page: Opener) -> None:
    sign_up(open_page(f"{address}/club#register"), "Seeker Friend")
    page = open_page(f"{address}/club#register", lang="es", width=390, height=844)
    sign_up(page, "Seeker Eva")
    page.goto(f"{address}/club#player/Seeker%20Friend")
    page.get_by_role("button", name="Seguir").click()
    page.get_by_role("button", name="Dejar de seguir").wait_for()
    page.click("nav >> text=Sala")
    friend = page.locator(".followed li", has_text="Seeker Friend")
    expect(friend).to_be_visible()
    assert fits(page, 390)
    friend.get_by_role("link", name="Invitar").click()
    expect(page.locator("input[name^=invite-]:visible").first).to_have_value("Seeker Friend")
    expect(page.locator("#followed option")).to_have_attribute("value", "Seeker Friend")
    page.locator("input[name^=invite-]:visible").first.fill("")
    page.select_option("select[name=level]", label="Parecida a la mía: puntuación de 1300 a 1700")
    page.fill("input[name=name]", "Seeker iguales")
    assert fits(page, 390)
    page.get_by_role("button", name="Crear la mesa").click()
    row = page.locator(OPEN, has_text="Seeker iguales")
    expect(row).to_contain_text("puntuación de 1300 a 1700")
    expect(row).to_contain_text("Español")
    assert fits(page, 390)
    page.goto(f"{address}/club#new")
    page.select_option("select[name=visibility]", "private")
    expect(page.locator("select[name=level]")).to_have_count(0)
