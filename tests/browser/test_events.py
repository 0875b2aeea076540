"""Events in a real browser: a cup of four from making to the winner, in both languages, on a phone."""

from __future__ import annotations

import re
import time

import httpx
from playwright.sync_api import Dialog, Page, Route, expect

from tests.browser.conftest import Opener
from tests.browser.test_club import sign_up


def api(page: Page, address: str) -> httpx.Client:
    """The same person over the interface."""
    jar = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    headers = {"x-csrf-token": jar["tricorne_csrf"]}
    return httpx.Client(base_url=f"{address}/api/v1", cookies=jar, headers=headers, timeout=60)


def play_out(people: list[httpx.Client], table: str) -> None:
    """Play a table to its end by the interface: everybody gives the first answer that is offered."""
    while True:
        for person in people:
            seen = person.get(f"/tables/{table}/view").json()
            if seen["view"]["result"] is not None:
                return
            own = seen["table"]["you"]["seats"]
            asked = next((one for one in seen["view"]["asked"] if one.get("options") and one["seat"] in own), None)
            if asked is not None:
                answer = {"seat": asked["seat"], "version": seen["version"], "answer": asked["options"][0]}
                person.post(f"/tables/{table}/answer", json=answer)


def test_a_cup_of_four_from_making_to_the_winner(address: str, open_page: Opener) -> None:
    names = ["Cup Ann", "Cup Bea", "Cup Cid", "Cup Dan"]
    looks = [{}, {"lang": "es"}, {"width": 390, "height": 844}, {"lang": "es", "width": 390, "height": 844}]
    pages = [open_page(f"{address}/club#register", **look) for look in looks]  # type: ignore[arg-type]
    for page, name in zip(pages, names, strict=True):
        sign_up(page, name)
    ann, _, cid, dan = pages
    people = [api(page, address) for page in pages]
    for _ in range(3):
        made = people[0].post("/tables", json={"game": "liberty", "seats": {}}).json()["table"]
        play_out([people[0]], made)
    ann.click("nav >> text=Events")
    ann.click("text=Hold an event")
    expect(ann.locator(".format-card")).to_have_count(6)
    expect(ann).to_have_title("Hold an event · Tricorne")
    ann.get_by_label("Name of the event").fill("Winter cup")
    ann.select_option("select[name=game]", "liberty")
    expect(ann.locator("select[name=scenario] option")).to_have_text(["1775: the whole war"])
    ann.fill("input[name=most]", "4")
    ann.get_by_role("button", name="Open the event").click()
    expect(ann.locator("h1")).to_have_text("Winter cup")
    expect(ann).to_have_title("Winter cup · Tricorne")
    link = ann.url.partition("#")[2]
    for page in pages:
        page.goto(f"{address}/club#{link}")
        page.locator(".event-head button.firm").click()
    expect(cid.locator(".event-standings .own")).to_contain_text("Cup Cid")
    expect(dan.locator(".event-head a.firm")).to_have_text("Mi próxima partida")
    expect(dan.locator(".round-stands").first).to_contain_text("2 partidas en juego")
    expect(dan.locator(".pairing.yours .pairing-game")).to_have_count(2)
    expect(dan.locator(".pairing-game", has_text="te toca").first.locator("a.firm")).to_have_text("Jugar")
    dan.goto(f"{address}/club#lobby")
    expect(dan.locator(".club-list li.yours small").first).to_contain_text("contra Cup ")
    dan.goto(f"{address}/club#{link}")
    expect(ann).to_have_title(re.compile("Winter cup · Tricorne$"))
    event = link.partition("/")[2]
    end = time.monotonic() + 120
    while time.monotonic() < end:
        seen = people[0].get(f"/events/{event}").json()
        if seen["state"] == "over":
            break
        for game in seen["games"]:
            if game["state"] == "running":
                playing = {row["name"] for row in seen["standings"] if row["number"] in game["players"]}
                play_out([one for name, one in zip(names, people, strict=True) if name in playing], game["table"])
        time.sleep(0.1)
    winner = next(row["name"] for row in seen["standings"] if row["place"] == 1)
    expect(ann.locator(".event-state")).to_have_text(f"{winner} has won.")
    expect(dan.locator(".event-state")).to_have_text(f"Ha ganado {winner}.")
    for page in (cid, dan):
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    visitor = open_page(f"{address}/club#{link}")
    expect(visitor.locator(".event-standings tbody tr")).to_have_count(4)
    expect(visitor.locator("h2", has_text="Pairings, round 2")).to_be_visible()
    crowd = [{**seen["standings"][0], "number": number, "name": f"Crowd {number}"} for number in range(64)]
    visitor.route(f"**/events/{event}?*", lambda route: route.fulfill(json={**seen, "standings": crowd}))
    visitor.reload()
    expect(visitor.locator(".event-standings tbody tr")).to_have_count(16)
    visitor.get_by_role("button", name="All 64").click()
    expect(visitor.locator(".event-standings tbody tr")).to_have_count(64)
    for page in (*pages, visitor):
        assert page.evaluate("document.documentElement.dataset.missing ?? ''") == ""


def ladder_of(maker: httpx.Client, name: str) -> str:
    """A ladder of somebody who has just finished what one must have finished who holds one."""
    for _ in range(3):
        made = maker.post("/tables", json={"game": "liberty", "seats": {}}).json()["table"]
        seat = maker.get(f"/tables/{made}").json()["you"]["seats"][0]
        maker.post(f"/tables/{made}/concede", json={"seat": seat})
    wish = {
        "name": name,
        "format": "ladder",
        "game": "liberty",
        "scenario": "1775",
        "least": 2,
        "most": 9,
        "games": 1,
    }
    event: str = maker.post("/events", json={**wish, "clock": {"bank": 90}}).json()["id"]
    return event


def test_the_lists_of_events_go_on(address: str, open_page: Opener) -> None:
    page = open_page(f"{address}/club#register")
    sign_up(page, "Rung Eve")
    eve = api(page, address)
    for name in ("First rungs", "Second rungs"):
        eve.post(f"/events/{ladder_of(eve, name)}/end", json={})

    def show_one(route: Route) -> None:
        """As if a page of the list had room for one."""
        found = route.fetch().json()
        first = found["events"][:1]
        route.fulfill(json={"events": first, "more": first[0]["created"]})

    page.route(lambda url: "state=over" in url and "before" not in url, show_one)
    page.goto(f"{address}/club#events")
    page.reload()
    expect(page.locator("li", has_text="Second rungs")).to_be_visible()
    expect(page.locator("li", has_text="First rungs")).to_have_count(0)
    page.locator("[data-act=more]").click()
    expect(page.locator("li", has_text="First rungs")).to_be_visible()
    expect(page.locator("[data-act=more]")).to_have_count(0)


def test_a_ladder_offers_who_is_free_and_asks_before_one_leaves_or_ends_it(address: str, open_page: Opener) -> None:
    names = ["Rung Ann", "Rung Bea", "Rung Cid"]
    pages = [open_page(f"{address}/club#register") for _ in names]
    for page, name in zip(pages, names, strict=True):
        sign_up(page, name)
    ann, bea, cid = people = [api(page, address) for page in pages]
    event = ladder_of(ann, "Rungs")
    for person in people:
        assert person.post(f"/events/{event}/join", json={}).status_code == 200
    assert bea.post(f"/events/{event}/challenges", json={"name": names[0]}).status_code == 200
    for page in pages:
        page.goto(f"{address}/club#event/{event}")
    last, first = pages[2], pages[0]
    expect(last.get_by_text("Rung Bea challenges Rung Ann")).to_be_visible()
    expect(last.get_by_role("button", name="Withdraw")).to_be_visible()
    expect(last.get_by_role("button", name="Challenge")).to_have_count(0)
    expect(first.get_by_role("button", name="Refuse and lose the place")).to_be_visible()
    asked: list[str] = []

    def answer(page: Page, *, yes: bool) -> None:
        def said(dialog: Dialog) -> None:
            asked.append(dialog.message)
            (dialog.accept if yes else dialog.dismiss)()

        page.once("dialog", said)

    answer(last, yes=False)
    last.get_by_role("button", name="Withdraw").click()
    answer(first, yes=True)
    first.get_by_role("button", name="End the event").click()
    expect(first.locator(".event-state")).to_contain_text("Its maker has ended the event")
    assert [row["state"] for row in cid.get(f"/events/{event}").json()["standings"]] == ["in"] * 3
    assert [text.split("?")[0] for text in asked] == ["Withdraw from this event", "End this event for everybody"]
