"""The club's pages in a real browser: signing up, an open table, joining it, ratings, the account, Spanish, a phone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener

PASSWORD = "correct horse battery"


def sign_up(page: Page, name: str) -> None:
    page.fill("input[name=name]", name)
    page.fill("input[name=password]", PASSWORD)
    page.click("form button[type=submit]")
    expect(page.locator(".seating")).to_have_text(name)


def test_two_members_meet_at_an_open_table_and_find_it_again(address: str, open_page: Opener) -> None:
    ann = open_page(f"{address}/club#register")
    sign_up(ann, "Browser Ann")
    ann.click("nav >> text=A new table")
    ann.select_option(".club-form select[name=game]", "1775-rebellion")
    ann.fill("input[name=name]", "Friday evening")
    ann.select_option("select[name=clock]", "2")
    ann.click("text=Make the table")
    expect(ann.locator(".club-list").first).to_contain_text("Friday evening")
    expect(ann.locator(".club-list").first).not_to_contain_text("nothing")
    elsewhere = open_page(f"{address}/club#sign-in")
    sign_up(elsewhere, "Browser Ann")
    elsewhere.goto(address)
    expect(elsewhere.locator(".table-list .about")).to_have_text("Campaign of 1775 · British Regulars")
    bob = open_page(f"{address}/club#register", lang="es", width=360, height=740)
    sign_up(bob, "Browser Bob")
    row = bob.locator("li", has_text="Friday evening").first
    expect(row).to_contain_text("creada por Browser Ann")
    row.get_by_role("button", name="Sentarse: Patriotas").click()
    bob.wait_for_url("**/t/*")
    bob.wait_for_selector("body.ready")
    bob.goto(f"{address}/club")
    expect(bob.locator(".club-section").first).to_contain_text("Friday evening")
    assert bob.evaluate("document.documentElement.scrollWidth") <= 360
    elsewhere.reload()
    expect(elsewhere.locator(".table-list .about")).to_contain_text("with: Browser Bob")


def test_the_account_page_makes_tokens_and_signs_out(address: str, open_page: Opener) -> None:
    page = open_page(f"{address}/club#register")
    sign_up(page, "Browser Cleo")
    page.click("nav >> text=Account")
    tokens = page.locator(".club-section", has_text="Personal tokens")
    tokens.locator("input[name=name]").fill("my bot")
    tokens.get_by_role("button", name="Make a token").click()
    expect(tokens.locator(".secret")).to_contain_text("tri_")
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.locator("h1")).to_have_text("Sign in")


def test_ratings_are_shown_for_every_game(address: str, open_page: Opener) -> None:
    page = open_page(f"{address}/club#ratings")
    expect(page.locator("h1")).to_have_text("Ratings")
    page.select_option("select[data-key=game]", "liberty")
    expect(page.locator("select[data-key=game]")).to_have_value("liberty")
    assert page.evaluate("document.documentElement.dataset.missing ?? ''") == ""
