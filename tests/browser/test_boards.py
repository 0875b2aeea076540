"""What the boards of the games show: scores, names, what is not in play, what a space says."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.test_table import GAME
from tools.browser import call, link_to, make_table, play_on


def test_s_3_the_flags_on_cities_are_drawn_and_counted(address: str, open_page: Opener) -> None:
    table = make_table(address, GAME, "siege-of-quebec")
    play_on(address, table, 60, 3, ("march", "army"))
    position = call(address, f"/tables/{table['table']}/view", key=table["key"])["view"]["position"]
    page = open_page(link_to(address, table))
    for side in ("british", "american"):
        flags = [city for city, whose in position["flags"].items() if whose == side]
        expect(page.locator(f".city-flag.{side}")).to_have_count(len(flags))
        expect(page.locator(f".colonies b[data-side={side}]")).to_have_text(str(position["points"][side]))
    assert sum(position["points"].values()) > len(position["flags"])
    expect(page.locator("#facts")).to_contain_text("Cities")
    expect(page.locator("#facts")).to_contain_text("Quebec City counts for 2")
    expect(page.locator("#facts")).not_to_contain_text("Colonies")


def test_what_is_not_in_play_is_drawn_as_such(address: str, open_page: Opener) -> None:
    page = open_page(link_to(address, make_table(address, GAME, "siege-of-quebec")))
    expect(page.locator(".space[data-space=savannah]")).to_contain_class("out")
    expect(page.locator(".space[data-space=boston]")).not_to_contain_class("out")
    assert page.locator(".bands .out").count() == page.locator(".space.out").count() > 20
    page.locator(".space[data-space=savannah]").hover(force=True)
    expect(page.locator(".outline.hovered")).to_have_count(0)


def test_the_colonies_have_their_names_on_the_map(address: str, open_page: Opener) -> None:
    page = open_page(link_to(address, make_table(address, GAME, "introductory")), lang="es")
    names = page.locator(".placed:has(.region-name)").all_text_contents()
    assert len(names) == 16
    assert {"Virginia", "Quebec", "NewYork"} <= {"".join(name.split()) for name in names}
