"""Moderators in a real browser: a report, an act on it, the member's answer; in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.test_club import sign_up
from tests.browser.test_events import api
from tests.server.test_moderation import command
from tools.browser import running_server


@pytest.fixture
def house(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """A server of its own, beside the folder of which a moderator is named."""
    with running_server(tmp_path) as address:
        yield address, tmp_path


def test_a_report_an_act_and_an_answer(house: tuple[str, Path], open_page: Opener) -> None:
    address, folder = house
    judge = open_page(f"{address}/club#register")
    sign_up(judge, "Good Judge")
    expect(judge.locator("nav >> text=Moderation")).to_have_count(0)
    assert command(folder, "add", "Good Judge") == 0
    loud = open_page(f"{address}/club#register", lang="es", width=390, height=844)
    sign_up(loud, "Loud Luis")
    ann = open_page(f"{address}/club#register")
    sign_up(ann, "Calm Ann")
    made = (
        api(ann, address).post("/tables", json={"game": "liberty", "seats": {}, "visibility": "open"}).json()["table"]
    )
    ann.goto(f"{address}/t/{made}")
    ann.wait_for_selector("body.ready")
    ann.click("#bar [data-panel=chat]")
    expect(ann.locator("#notes")).to_be_visible()
    expect(ann.locator(f"a[href='/club#report/table={made}']")).to_have_text("Report this table")
    ann.goto(f"{address}/club#player/Loud%20Luis")
    ann.get_by_role("link", name="Report").click()
    form = ann.locator(".club-form", has_text="What has happened?")
    expect(form.locator("input[name=name]")).to_have_value("Loud Luis")
    form.locator("input[name=table]").fill(made)
    form.locator("textarea").fill("He shouts at everybody.")
    form.get_by_role("button", name="Send").click()
    expect(ann.locator("#toasts")).to_contain_text("Thank you")
    judge.reload()
    judge.click("nav >> text=Moderation")
    report = judge.locator("li", has_text="He shouts at everybody.")
    expect(report.locator("a", has_text="by Calm Ann")).to_have_attribute("href", "#player/Calm%20Ann")
    expect(report.locator("a", has_text="about Loud Luis")).to_have_attribute("href", "#player/Loud%20Luis")
    expect(report.locator(f"a[href='/t/{made}']")).to_be_visible()
    report.locator("summary").click()
    expect(report.locator("input[name=name]")).to_have_value("Loud Luis")
    expect(report.locator("input:visible")).to_have_count(1)
    report.locator("select[name=act]").select_option("mute")
    report.locator("input[name=days]").fill("3")
    report.locator("textarea[name=reason]").fill("Please be kind.")
    report.get_by_role("button", name="Do it").click()
    expect(report).to_have_count(0)
    done = judge.locator("li", has_text="Loud Luis: Please be kind.")
    expect(done).to_contain_text("Good Judge")
    loud.goto(f"{address}/club#lobby")
    loud.reload()
    loud.locator(".told a").click()
    notice = loud.locator("li", has_text="Please be kind.")
    expect(notice).not_to_contain_text("Good Judge")
    expect(loud.locator(".told")).to_have_count(0)
    notice.locator("textarea").fill("Lo siento.")
    notice.get_by_role("button").click()
    expect(loud.locator("li", has_text="Please be kind.")).to_contain_text("Lo siento.")
    assert loud.evaluate("document.documentElement.scrollWidth") <= 390
    judge.reload()
    expect(judge.locator("li", has_text="Loud Luis: Please be kind.")).to_contain_text("Lo siento.")
    for page in (judge, loud):
        assert page.evaluate("document.documentElement.dataset.missing ?? ''") == ""
