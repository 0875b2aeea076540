"""What the page measures and shows: clocks, chances to win, and how much it costs to open and to change."""

from __future__ import annotations

import random
import re
import statistics
import sys
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Opener
from tests.browser.playing import AT_REST, choose_something, is_asked, moment, next_to_act, wait_for, wait_until_asked
from tools.browser import call, link_to, make_table, play_on, table_at

GAMES = ["1775-rebellion", "liberty-or-death", "liberty", "prelude-to-rebellion"]
ALONE = {"british_regulars": "normal", "loyalists": "normal"}
BASE_BYTES = {
    "1775-rebellion": 235_237,
    "liberty-or-death": 249_854,
    "liberty": 211_624,
    "prelude-to-rebellion": 216_527,
}
"""What a table transferred before it had lessons, an analysis, battles of all games and a library that draws it."""
MOST_OF_BASE = 1.1
OPENING_MS = 1000
"""Of the processor, until a table can be played at."""
ANSWER_MS = 100
ANSWERS = 20
REST_MS = 300
LINKED = {
    "1775-rebellion": "british_regulars",
    "liberty-or-death": "patriots",
    "liberty": "american",
    "prelude-to-rebellion": "loyal",
}
CPU_MS = 60
"""Twice what an answer costs the page on a quiet machine, so that a busy one passes too."""


def switch_chances_on(page: Page) -> None:
    page.click("[data-panel=settings]")
    page.check("[name=setting-chances][value=true]", force=True)


def test_chances_to_win_are_shown_to_who_plays_alone_and_wants_them(address: str, open_page: Opener) -> None:
    table = make_table(address, "1775-rebellion", "introductory", **ALONE)
    page = open_page(link_to(address, table))
    assert wait_until_asked(page)
    expect(page.locator("#chances")).to_be_hidden()
    switch_chances_on(page)
    expect(page.locator(".chance-bar:not(.old)")).to_be_visible()
    assert page.locator(".chance-bar span").count() == 2
    page.reload()
    page.wait_for_selector("body.ready")
    expect(page.locator(".chance-bar")).to_be_visible()


def test_people_who_play_each_other_see_no_chances(address: str, open_page: Opener) -> None:
    table = make_table(address, "1775-rebellion", "introductory", british_regulars="link", loyalists="normal")
    page = open_page(link_to(address, table))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    switch_chances_on(page)
    page.wait_for_load_state("networkidle")
    expect(page.locator("#chances")).to_be_hidden()
    assert not [url for url in asked if "/chances" in url]


MAKE_TIMED = """async ([name, bank]) => {
  const post = async (path, body) => {
    const token = /tricorne_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    const headers = { "Content-Type": "application/json", "X-CSRF-Token": token };
    return (await fetch(`/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
  };
  if (name) await post("/accounts", { name, password: "a long enough word" });
  const seats = { british_regulars: "link", loyalists: "link" };
  return post("/tables", { game: "1775-rebellion", seats, clock: { bank, at_zero: "claim" } });
}"""


@pytest.mark.parametrize(("lang", "warning"), [("en", "only"), ("es", "solo")])
def test_the_clocks_of_a_timed_table_tick_and_warn(address: str, open_page: Opener, lang: str, warning: str) -> None:
    page = open_page(address, lang=lang)
    table = page.evaluate(MAKE_TIMED, [f"Clara{lang}", 2.0])
    page.goto(link_to(address, table))
    expect(page.locator(".clock")).to_have_count(3)
    expect(page.locator(".clock.short")).to_have_count(0)
    running = page.locator(".clock.runs b")
    table = page.evaluate(MAKE_TIMED, ["", 0.02])
    page.goto(link_to(address, table))
    shown = running.inner_text()
    expect(running).not_to_have_text(shown)
    table = page.evaluate(MAKE_TIMED, ["", 0.0008])
    page.goto(link_to(address, table))
    expect(page.locator(".clock.runs.short")).to_have_attribute("aria-label", re.compile(warning))


def test_a_game_is_claimed_from_whose_clock_has_run_out(address: str, open_page: Opener) -> None:
    mine = open_page(address)
    table = mine.evaluate(MAKE_TIMED, ["Clara claims", 0.00003])
    theirs = open_page(link_to(address, table, table["keys"]["british_regulars"]))
    call(address, f"/tables/{table['table']}/take", {"key": table["keys"]["loyalists"]})
    mine.goto(link_to(address, table))
    mine.wait_for_selector("body.ready")
    claimer = theirs if is_asked(mine) else mine
    claimer.locator(".clock.runs button").click()
    for page in (mine, theirs):
        expect(page.locator(".ending .reason")).to_contain_text("Out of time")


NOTE_READY = """new MutationObserver((_, observer) => {
  if (!document.body?.classList.contains("ready")) return;
  window.stood = performance.now();
  observer.disconnect();
}).observe(document, { subtree: true, attributes: true, childList: true })"""
"""Notes when a table stands: what it loads afterwards, when nothing else is done, has kept nobody waiting."""
WEIGHT = """performance.getEntriesByType("resource")
  .filter((entry) => entry.startTime < window.stood)
  .reduce((sum, entry) => sum + entry.transferSize, 0)"""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light_quick_and_asks_no_other_host(address: str, open_page: Opener, game: str) -> None:
    table = table_at(address, game, "", 80, 3)
    page = open_page(address)
    page.context.new_cdp_session(page).send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.add_init_script(NOTE_READY)
    hosts: set[str] = set()
    page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    session = cpu_session(page)
    before = cpu_ms(session)
    page.goto(link_to(address, table))
    page.wait_for_selector("body.ready")
    cost = cpu_ms(session) - before
    assert page.evaluate(WEIGHT) < MOST_OF_BASE * BASE_BYTES[game]
    assert cost < OPENING_MS
    assert hosts == {address.split("/")[2]}


def test_a_panel_that_cannot_be_loaded_says_so_and_comes_when_it_can(address: str, open_page: Opener) -> None:
    page = open_page(address)
    page.route("**/panel_bodies.js", lambda route: route.abort("connectionrefused"))
    page.goto(link_to(address, make_table(address, "1775-rebellion", "introductory")))
    page.wait_for_selector("body.ready")
    page.click("[data-panel=settings]")
    expect(page.locator(".toast").first).to_contain_text("connection")
    expect(page.locator("#panel-body .empty")).to_be_visible()
    page.unroute("**/panel_bodies.js")
    expect(page.locator("#panel-body [name=setting-chances]").first).to_be_attached()


NOTE_ANSWERS = """() => {
  const moment = document.getElementById("slider-at");
  let text = moment.textContent;
  for (const kind of ["click", "keydown"]) {
    addEventListener(kind, (event) => (window.acted = performance.timeOrigin + event.timeStamp), { capture: true });
  }
  window.seen = {};
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.seen[entry.identifier] = performance.timeOrigin + entry.renderTime;
  }).observe({ type: "element" });
  new MutationObserver(() => {
    if (moment.textContent === text) return;
    text = moment.textContent;
    const mark = document.createElement("p");
    mark.setAttribute("elementtiming", text);
    mark.setAttribute("aria-hidden", "true");
    mark.textContent = text;
    mark.style.cssText = "position: fixed; left: 0; top: 0; z-index: 99";
    document.body.append(mark);
  }).observe(moment, { childList: true, characterData: true, subtree: true });
}"""
"""Notes when something is pressed, and when a mark that was made together with the moment has come onto the screen.
All pages of one browser have one clock."""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_on_both_screens_within_100_ms(
    address: str, open_page: Opener, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = make_table(address, game, "", **{LINKED[game]: "link"})
    play_on(address, table, 40, 2)
    pages = (open_page(link_to(address, table)), open_page(link_to(address, table, table["keys"][LINKED[game]])))
    for page in pages:
        page.evaluate(NOTE_ANSWERS)
    luck = random.Random(1)
    times: list[float] = []
    while len(times) < ANSWERS:
        page = next_to_act(*pages)
        page.wait_for_timeout(REST_MS)
        choose_something(page, luck, REST_MS)
        shown = page.inner_text("#slider-at")
        for seer in pages:
            wait_for(seer, f"window.seen['{shown}'] !== undefined")
        times.append(max(seer.evaluate(f"window.seen['{shown}']") for seer in pages) - page.evaluate("window.acted"))
        for seer in pages:
            seer.evaluate("window.seen = {}")
    middle, late = statistics.median(times), sorted(times)[round(0.95 * len(times)) - 1]
    with capsys.disabled():
        within = sum(time < ANSWER_MS for time in times)
        sys.stdout.write(f"\n{game}: median {middle:.0f} ms, 95 % {late:.0f} ms, {within} of {len(times)} in time")
    assert middle < ANSWER_MS, times


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_costs_the_page_little(address: str, open_page: Opener, game: str) -> None:
    """The time of the processor for script, style and layout: it is the same whatever else the machine does."""
    table = table_at(address, game, "", 60, 3)
    page = open_page(link_to(address, table))
    page.wait_for_load_state("networkidle")
    session = cpu_session(page)
    costs: list[float] = []
    for seed in range(9):
        before = cpu_ms(session)
        play_on(address, table, moment_of(address, table) + 1, seed)
        wait_for(page, f"Number(document.getElementById('slider').max) === {moment_of(address, table)}")
        page.evaluate(AT_REST)
        costs.append(cpu_ms(session) - before)
    assert moment(page) == moment_of(address, table)
    assert statistics.median(costs) < CPU_MS, costs


def moment_of(address: str, table: dict[str, Any]) -> int:
    return int(call(address, f"/tables/{table['table']}", key=table["key"])["moment"])


def cpu_session(page: Page) -> CDPSession:
    """Measures the time of the processor, which is the same whatever else the machine does."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    return session


def cpu_ms(session: CDPSession) -> float:
    """What script, style and layout have cost so far."""
    figures = {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}
    return 1000.0 * sum(float(figures[name]) for name in ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration"))
