"""What others have written is shown as they wrote it, and none of it runs."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import Opener
from tests.browser.test_club import sign_up
from tools.browser import call, link_to, running_server, take_seats
from tricorne.api import new_match
from tricorne.core.record import save
from tricorne.games.rebellion_1775.names import FACTIONS

GAME = "1775-rebellion"
HARM = "<img src=x onerror=ran=1><script>ran=1</script>"
RUN = "window.ran ?? document.querySelector('[onerror], script:not([src])')?.outerHTML ?? ''"
PAGES = ("/", "/?about=1", "/t/none", "/club", "/nowhere", "/client/gallery.html", "/client/js/lit.js", "/openapi.json")


def must_be_text(page: Page, *places: str) -> None:
    """It stands in each of these places, to be read."""
    for place in places:
        expect(page.locator(place).filter(has_text=HARM).first).to_be_attached()
    assert page.evaluate(RUN) == ""


def let_through(page: Page, changes: dict[str, str]) -> None:
    """Let the server say what it would refuse to take: the page does not rely on that."""

    def changed(text: str) -> str:
        for plain, harm in changes.items():
            text = text.replace(plain, harm)
        return text

    def answer(route: Route) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, body=changed(reply.text()))

    def forward(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(changed(text if isinstance(text, str) else text.decode())))

    page.route("**/api/v1/**", answer)
    page.route_web_socket("**/*", forward)


def visit(page: Page, url: str) -> None:
    page.goto(url)
    page.wait_for_selector("body.ready")


def test_names_chat_and_notes_of_a_table(address: str, open_page: Opener) -> None:
    wish = {"game": "liberty", "scenario": None, "seats": {"british": "link"}, "name": HARM}
    table = call(address, "/tables", wish)
    take_seats(address, table)
    path, theirs = f"/tables/{table['table']}", table["keys"]["british"]
    call(address, f"{path}/chat", {"seat": "british", "text": HARM}, theirs)
    guest = open_page(link_to(address, table, theirs))
    guest.click("#bar [data-panel=chat]")
    guest.fill("[data-act=name] input", HARM)
    guest.keyboard.press("Enter")
    expect(guest.locator("#toasts")).to_contain_text("name")
    guest.fill("[data-act=name] input", "Plain Ben")
    guest.keyboard.press("Enter")
    page = open_page(link_to(address, table))
    expect(page.locator("#bar .seating")).to_contain_text("Plain Ben")
    page.click("#bar [data-panel=chat]")
    page.fill("#notes", HARM)
    expect(page.locator(".notes small")).to_have_text("saved")
    let_through(page, {"Plain Ben": HARM})
    visit(page, page.url)
    must_be_text(page, "#bar .seating")
    page.click("#bar [data-panel=chat]")
    must_be_text(page, ".chat-lines")
    expect(page.locator("#notes")).to_have_value(HARM)
    page.click("#bar [data-panel=share]")
    must_be_text(page, ".seat-list")
    page.click("#bar [data-key=icon-replay]")
    must_be_text(page, "#bar .seating")
    visit(page, address)
    must_be_text(page, ".table-list")
    page.unroute_all(behavior="ignoreErrors")


def test_names_and_addresses_of_members(address: str, open_page: Opener) -> None:
    page = open_page(f"{address}/club#register")
    sign_up(page, "Plain Eve")
    page.click("nav >> text=A new table")
    page.select_option(".club-form select[name=game]", GAME)
    page.fill("input[name=name]", HARM)
    page.click("text=Make the table")
    must_be_text(page, ".club-list")
    let_through(page, {"Plain Eve": HARM, '"mail":null': f'"mail":"{HARM}"', '"can_mail":false': '"can_mail":true'})
    page.reload()
    must_be_text(page, ".seating", ".club-list")
    page.click("nav >> text=Account")
    must_be_text(page, "h1", ".seating")
    expect(page.locator("input[name=mail]")).to_have_value(HARM)
    tokens = page.locator(".club-section", has_text="Personal tokens")
    tokens.locator("input[name=name]").fill(HARM)
    tokens.get_by_role("button", name="Make a token").click()
    expect(tokens.locator(".secret")).to_be_visible()
    page.reload()
    must_be_text(page, ".club-section .club-list")
    page.unroute_all(behavior="ignoreErrors")


def test_names_and_texts_of_a_pack(open_page: Opener, tmp_path: Path) -> None:
    words = tmp_path / "packs" / "box" / "words"
    words.mkdir(parents=True)
    manifest = {"game": GAME, "name": HARM, "note": f"{HARM} of mine"}
    (words.parent / "pack.json").write_text(json.dumps(manifest))
    cards = [f"{faction}_{number:02}" for faction in FACTIONS for number in range(1, 13)]
    texts = {"n-boston": HARM} | {f"card-{card}-text": HARM for card in cards}
    (words / "en.ftl").write_text("".join(f"{name} = {text}\n" for name, text in texts.items()))
    with running_server(tmp_path) as address:
        page = open_page(address)
        page.click(f"[data-game='{GAME}'] [data-act=choose]")
        page.check("[name=scenario][value=introductory]", force=True)
        page.locator("#set-up details:not([open]) summary").first.click()
        page.locator("label", has_text=HARM).click()
        must_be_text(page, "#set-up .about")
        page.click("[data-act=play]")
        page.wait_for_url("**/t/*")
        page.wait_for_selector("body.ready")
        must_be_text(page, "#map", "#cards")


def test_notes_and_names_of_a_record(address: str, open_page: Opener) -> None:
    match = new_match(GAME, "introductory", seed=1)
    match.edit(msgspec.to_builtins(match.game.position()), HARM)
    made = call(address, "/tables/import", {"record": save(match), "name": HARM})
    page = open_page(link_to(address, made))
    assert page.evaluate(RUN) == ""
    visit(page, address)
    must_be_text(page, ".table-list")
    page.set_input_files("input[type=file]", {"name": HARM, "mimeType": "application/json", "buffer": b"{}"})
    expect(page.locator("#toasts")).not_to_be_empty()
    damaged = json.dumps(save(match)).replace(GAME, HARM).encode()
    page.set_input_files("input[type=file]", {"name": HARM, "mimeType": "application/json", "buffer": damaged})
    expect(page.locator("#toasts")).not_to_be_empty()
    assert page.evaluate(RUN) == ""


@pytest.mark.parametrize("path", PAGES)
def test_no_page_may_run_anything_but_our_files(address: str, path: str) -> None:
    request = urllib.request.Request(address + path, headers={"Accept": "text/html"})
    try:
        headers = urllib.request.urlopen(request, timeout=30).headers
    except urllib.error.HTTPError as refused:
        headers = refused.headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == "'self'"
    assert "unsafe" not in str(policy)
    assert headers["x-content-type-options"] == "nosniff"
