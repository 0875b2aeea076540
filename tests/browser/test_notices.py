"""What reaches a member is chosen in the page, in both languages and on a phone; mails are ended by one click."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.server.clients import ServerProcess
from tests.server.members import PASSWORD, Member
from tests.server.sinks import MailSink


@pytest.fixture(scope="module")
def mail() -> Iterator[MailSink]:
    with MailSink() as sink:
        yield sink


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory, mail: MailSink) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("club"), smtp=mail.address, notice_delay=0.2)
    server.settings["public_url"] = server.url
    yield server.start()
    server.stop()


def signed_in(page: Page, member: Member) -> None:
    page.fill("input[name=name]", member.name)
    page.fill("input[name=password]", PASSWORD)
    page.click("form button[type=submit]")
    expect(page.locator(".club-tabs a[aria-current=page]")).not_to_have_attribute("href", "#sign-in")


@pytest.mark.parametrize(
    ("lang", "width", "height", "first", "chat"),
    [
        ("en", 1440, 900, "It is your turn: Mail", "Chat while you are away: Browser"),
        ("es", 390, 844, "Te toca: Correo", "Chat mientras no estás: Navegador"),
    ],
)
def test_what_reaches_a_member_is_chosen_in_the_page(
    club: ServerProcess, open_page: Opener, lang: str, width: int, height: int, first: str, chat: str
) -> None:
    bob = Member(club, language=lang)
    page = open_page(f"{club.url}/club#sign-in", lang, width=width, height=height, timezone_id="Europe/Madrid")
    signed_in(page, bob)
    page.goto(f"{club.url}/club#account")
    box = page.get_by_label(first)
    expect(box).to_be_checked()
    box.uncheck()
    page.get_by_label(chat).uncheck()
    expect(page.locator("select[name=zone]")).to_have_value("Europe/Madrid")
    page.locator("input[name=quiet]").check()
    page.locator("input[name=from]").fill("23:15")
    page.locator("select[name=digest]").select_option("8")
    form = page.locator("form", has=page.locator(".wishes"))
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    form.locator("button[type=submit]").click()
    expect(page.locator("#toasts")).not_to_be_empty()
    expect(page.get_by_label(first)).not_to_be_checked()
    wishes = bob.get("/me/notices").json()
    assert wishes["channels"]["turn"] == ["push", "webhook"]
    assert wishes["channels"]["chat"] == ["webhook"]
    assert (wishes["zone"], wishes["digest"]) == ("Europe/Madrid", 8)
    assert wishes["quiet"] == {"from": "23:15", "until": "07:00"}
    page.reload()
    expect(page.locator("input[name=from]")).to_have_value("23:15")


@pytest.mark.parametrize(
    ("lang", "subject", "button", "done"),
    [
        ("en", "Invitation", "Turn them off", "You get no more mails of this kind."),
        ("es", "Invitación", "Desactivarlos", "Ya no recibirás correos de este tipo."),
    ],
)
def test_one_click_ends_the_mails_of_a_kind(
    club: ServerProcess, mail: MailSink, open_page: Opener, lang: str, subject: str, button: str, done: str
) -> None:
    address = f"out-{lang}@example.org"
    ann, bob = Member(club), Member(club, mail=address, language=lang)
    club.http.post("/api/v1/mail/confirm", json={"token": mail.last_to(address).secret})
    ann.make(seats={"ann": "me"}, invite={"bob": bob.name})
    link = mail.last_to(address, subject, 60).headers["list-unsubscribe"].strip("<>")
    page = open_page(f"{club.url}/club#lobby", lang, width=390, height=844)
    page.goto(link)
    page.get_by_role("button", name=button).click()
    expect(page.locator("h1")).to_have_text(done)
    assert "mail" not in bob.get("/me/notices").json()["channels"]["invitation"]


def test_the_next_table_that_waits_is_one_key_away(club: ServerProcess, open_page: Opener) -> None:
    bob = Member(club)
    first, second = (
        bob.make(game="1775-rebellion", seats={}, visibility="link", name=name)["table"] for name in ("One", "Two")
    )
    page = open_page(f"{club.url}/club#sign-in")
    page.evaluate("navigator.setAppBadge = async (count) => { window.badge = count; }")
    signed_in(page, bob)
    expect(page).to_have_title("(2) Lobby · Tricorne")
    assert page.evaluate("window.badge") == 2
    expect(page.locator(".next-table")).to_have_text(re.compile(r"Next table\s+2"))
    page.locator(".next-table").click()
    page.wait_for_url(f"**/t/{first}")
    page.wait_for_selector("body.ready")
    button = page.locator("[data-key=icon-next]")
    expect(button.locator(".badge")).to_have_text("1")
    expect(page).to_have_title("● (1) 1775: Rebellion · Tricorne")
    page.keyboard.press("w")
    page.wait_for_url(f"**/t/{second}")
    page.wait_for_selector("body.ready")
    expect(button.locator(".badge")).to_have_text("1")
    button.click()
    page.wait_for_url(f"**/t/{first}")
    page.goto(club.url)
    page.wait_for_selector("body.ready")
    expect(page).to_have_title("(2) Tricorne")
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator(".next-table b")).to_be_visible()
    assert page.evaluate("document.querySelector('#bar').scrollWidth <= innerWidth")
    page.keyboard.press("w")
    page.wait_for_url(f"**/t/{first}")


def test_the_lobby_shows_who_is_here_and_what_comes(club: ServerProcess, open_page: Opener) -> None:
    ann, bob = Member(club), Member(club)
    assert ann.get("/me/waiting", here="true").status_code == 200
    page = open_page(f"{club.url}/club#sign-in", "es", width=390, height=844)
    signed_in(page, bob)
    page.goto(f"{club.url}/club#lobby")
    for _ in range(60):
        if page.locator(".here").count():
            break
        page.reload()
        page.wait_for_selector("body.ready")
    expect(page.locator(".here")).to_contain_text(ann.name)
    ann.make(seats={"ann": "me"}, invite={"bob": bob.name}, name="Ven")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator(".club-list li", has_text="Ven")).to_be_visible()
