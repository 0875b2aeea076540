"""Members in a real browser: an invitation, a game to its end, the archive, a member's page; Spanish and a phone."""

from __future__ import annotations

import time

import httpx
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.playing import WAIT_S
from tests.browser.test_club import PASSWORD, sign_up


class Away:
    """A member who plays from another device."""

    def __init__(self, address: str, name: str, table: str) -> None:
        self._http = httpx.Client(base_url=f"{address}/api/v1", timeout=WAIT_S)
        csrf = self._http.post("/session", json={"name": name, "password": PASSWORD}).json()["csrf"]
        self._http.headers["x-csrf-token"] = csrf
        self._table = f"/tables/{table}"

    def go_on(self) -> bool:
        """Answer what is asked of this member; whether the game is over."""
        seen = self._http.get(f"{self._table}/view").json()
        for asked in seen["view"]["asked"]:
            if asked.get("options") and asked["seat"] in seen["table"]["you"]["seats"]:
                given = {"seat": asked["seat"], "version": seen["version"], "answer": asked["options"][0]}
                assert self._http.post(f"{self._table}/answer", json=given).status_code == 200
        return bool(seen["view"]["result"])


def is_listed(page: Page, url: str, table: str) -> None:
    """Wait until a game that has just ended stands in the list of a page."""
    expect(page.locator("body.ready")).to_be_visible()
    end = time.monotonic() + WAIT_S
    while time.monotonic() < end:
        page.goto(url)
        page.reload()
        page.wait_for_selector("body.ready")
        page.wait_for_selector(".results, .empty")
        if page.locator(f"tr[data-table='{table}']").count():
            return
        page.wait_for_timeout(250)
    raise AssertionError("the game is not listed")


def test_invited_seated_played_ended_archived_and_shown(address: str, open_page: Opener) -> None:
    bob = open_page(f"{address}/club#register", lang="es", width=390, height=844)
    sign_up(bob, "Reader Bob")
    ann = open_page(f"{address}/club#register")
    sign_up(ann, "Reader Ann")
    ann.goto(f"{address}/club#player/Reader%20Bob")
    ann.get_by_role("button", name="Follow").click()
    expect(ann.get_by_role("button", name="Unfollow")).to_be_visible()
    ann.get_by_role("link", name="Challenge").click()
    ann.select_option(".club-form select[name=game]", "liberty")
    expect(ann.locator("input[name^=invite-]:visible")).to_have_value("Reader Bob")
    ann.click("text=Make the table")
    expect(ann.locator(".club-list").first).to_contain_text("Liberty")
    bob.goto(f"{address}/club#lobby")
    bob.reload()
    bob.get_by_role("button", name="Aceptar").click()
    bob.wait_for_url("**/t/*")
    table = bob.url.rsplit("/", 1)[1].partition("#")[0]
    away = [Away(address, name, table) for name in ("Reader Ann", "Reader Bob")]
    while not any(one.go_on() for one in away):
        pass
    is_listed(ann, f"{address}/club#archive/game=liberty&member=Reader+Ann", table)
    ann.locator("select[name=outcome]").select_option("won")
    expect(ann).to_have_url(f"{address}/club#archive/game=liberty&member=Reader+Ann&outcome=won")
    ann.go_back()
    expect(ann.locator(f"tr[data-table='{table}']")).to_contain_text("Reader Bob")
    ann.goto(f"{address}/club#player/Reader%20Bob")
    expect(ann.locator(".card", has_text="You and Reader Bob")).to_contain_text("1 game")
    expect(ann.locator(".by-side")).to_contain_text("Liberty")
    expect(ann.locator(".paces li").first).to_contain_text("1 min")
    mark = ann.locator(".by-side td .side-mark")
    expect(mark).to_have_count(1)
    assert mark.evaluate("node => getComputedStyle(node).backgroundColor") != "rgba(0, 0, 0, 0)"
    bob.goto(f"{address}/club#player/Reader%20Bob")
    bob.reload()
    bob.wait_for_selector(".by-side")
    assert bob.evaluate("document.documentElement.scrollWidth") <= 390
    result = bob.locator(f"tr[data-table='{table}'] td").nth(3).bounding_box()
    assert result is not None
    assert result["width"] > 200
    bob.get_by_role("checkbox", name="puntuación").uncheck()
    expect(bob.locator("#toasts")).not_to_be_empty()
    ann.reload()
    expect(ann.locator(".card", has_text="Kept private.")).to_be_visible()
    stranger = open_page(f"{address}/club#archive")
    stranger.locator(f"tr[data-table='{table}'] >> text=Replay").click()
    stranger.wait_for_url(f"**/t/{table}*")
    stranger.wait_for_selector("body.ready")
    for page in (ann, bob):
        assert page.evaluate("document.documentElement.dataset.missing ?? ''") == ""
