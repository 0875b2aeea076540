"""Two people end a game before its rules do: one concedes, or both agree on a draw."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tools.browser import link_to, make_table

PHONE = {"width": 390, "height": 844, "touch": True}


def two(address: str, open_page: Opener, lang: str = "en", **how: Any) -> tuple[Page, Page]:
    table = make_table(address, "liberty", "", british="link")
    host = open_page(link_to(address, table), lang=lang, **how)
    guest = open_page(link_to(address, table, table["keys"]["british"]), lang=lang)
    return host, guest


def open_seats(page: Page) -> None:
    if page.locator("#bar [data-panel=share]").is_visible():
        page.click("#bar [data-panel=share]")
    else:
        page.click("[data-key=tab-more]")
        page.click(".more-list button:has-text('Seats')")
    page.wait_for_selector(".finishing")


@pytest.mark.parametrize("how", [{}, PHONE])
def test_who_concedes_confirms_it_and_both_see_how_it_ended(
    address: str, open_page: Opener, how: dict[str, Any]
) -> None:
    host, guest = two(address, open_page, **how)
    if not host.locator(".finishing").is_visible():
        open_seats(host)
    host.click("[data-act=concede]")
    expect(host.locator("[data-act=concede-now]")).to_be_visible()
    expect(guest.locator(".ending")).to_have_count(0)
    host.click("[data-act=concede-now]")
    for page in (host, guest):
        expect(page.locator(".ending h2")).to_contain_text("British")
        expect(page.locator(".ending .reason")).to_contain_text("Conceded")
        expect(page.locator(".ending [data-act=rematch]")).to_be_visible()


def test_a_draw_is_offered_withdrawn_offered_again_and_agreed(address: str, open_page: Opener) -> None:
    host, guest = two(address, open_page, "es")
    if not host.locator(".finishing").is_visible():
        host.click("#bar [data-panel=share]")
    host.click("[data-act=offer-draw]")
    expect(guest.locator("#banner")).to_contain_text("empate")
    host.click("#banner [data-act=withdraw]")
    expect(guest.locator("#banner")).to_be_hidden()
    host.click("[data-act=offer-draw]")
    guest.click("#banner [data-act=agree]")
    for page in (host, guest):
        expect(page.locator(".ending h2")).to_have_text("Empate.")
        expect(page.locator(".ending .reason")).to_contain_text("Empate de mutuo acuerdo.")
    guest.reload()
    expect(guest.locator(".ending h2")).to_have_text("Empate.")


def test_who_plays_two_factions_agrees_once_for_both(address: str, open_page: Opener) -> None:
    table = make_table(address, "liberty-or-death", "", patriots="link", french="nonplayer")
    host = open_page(link_to(address, table))
    guest = open_page(link_to(address, table, table["keys"]["patriots"]))
    sent: list[str] = []
    host.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    host.reload()
    open_seats(guest)
    guest.click("[data-act=offer-draw]")
    host.click("#banner [data-act=agree]")
    for page in (host, guest):
        expect(page.locator(".ending .reason")).to_contain_text("agree")
    assert len([frame for frame in sent if '"consent"' in frame]) == 1
