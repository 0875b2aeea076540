"""Battles in all games: one panel beside the board says what happened, asks, and says what each answer would bring."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import tricorne
from tests.browser.axe import check_with_axe
from tests.browser.conftest import Opener
from tests.browser.playing import (
    AT_REST,
    choose_something,
    is_asked,
    moment,
    wait_for,
    wait_for_moment_after,
    wait_until_asked,
)
from tests.browser.test_page import losses_at_boston, loyalists_at_newport, open_match
from tests.games.liberty_or_death.table import at, table
from tests.games.library import answer, asked, options
from tests.games.rebellion_1775 import table as rebellion
from tests.games.rebellion_1775.table import cards
from tools.browser import call, link_to, make_table, table_at
from tricorne.core import Match
from tricorne.core.record import save

SIZES = [(1440, 900), (1280, 720), (390, 844)]
ELSEWHERE = "#prompt [data-option], #tray [data-option], .space.legal, .hand-card.legal"
OUT_OF_SIGHT = """() => {
  const map = document.getElementById("map").getBoundingClientRect();
  const isOut = ({ left, top, right, bottom }) =>
    left < map.left || top < map.top || right > map.right || bottom > map.bottom;
  return [...document.querySelectorAll("#map .city-tag")].filter((tag) => isOut(tag.getBoundingClientRect()));
}"""
"""The cities of the map of which a part cannot be seen."""
BOTTOMS = "(nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().bottom))"
COLOURS = "(nodes) => nodes.map((node) => getComputedStyle(node).backgroundColor)"
BESIDE = """(() => {
  const place = (part) => document.querySelector(part).getBoundingClientRect();
  const [panel, board, swords] = ["#battle", "#map", ".swords"].map(place);
  return panel.left >= board.right || (swords.top >= board.top && swords.bottom <= panel.top);
})()"""
"""The panel covers nothing of the map on a desk, and not the place of the battle on a phone."""
HIDDEN_ANSWERS = """(answers) => answers.filter((answer) => {
  const { left, top, right, bottom } = answer.getBoundingClientRect();
  return [top + 4, bottom - 4].some((y) => !answer.contains(document.elementFromPoint((left + right) / 2, y)));
}).map((answer) => answer.textContent)"""
LEFT = ("hit", "fled", "stepped-out")
MISSING = """(units) => units.map((unit) => unit.querySelector(".figures-now").textContent.match(/\\d+/g).map(Number))
  .map((figures) => figures[0] - figures.at(-1))"""
"""How many of each unit of the panel there were more before."""
WARS = 40
MOST_MOMENTS = 2500
PACE_MS = 600
LEAST_GAP_MS = 550
WATCH = """
globalThis.seen = [];
let last = "";
new MutationObserver(() => {
  const now = document.querySelector("#prompt .question")?.textContent ?? "";
  if (now !== last && document.querySelector("[data-act=skip]")) globalThis.seen.push(performance.now());
  last = now;
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""When something else was shown, as the page did it: when that is painted is the browser's business."""


def hits_in_liberty(least: int) -> Match:
    """A battle of Liberty at the question who takes at least so many hits of one block."""
    for seed in range(WARS):
        match = tricorne.new_match("liberty", seed=seed)
        luck = random.Random(seed)
        while (ask := match.question) is not None and match.moment < MOST_MOMENTS:
            if ask.kind == "hit" and ask.args["hits"] >= least:
                return match
            match.answer(luck.choice(attacks(match, ask) or list(ask.options())), ask.seat)
    raise AssertionError("nobody hits so often")


def attacks(match: Match, ask: Any) -> list[str]:
    """Of a move, the options that lead to a battle."""
    if ask.kind not in ("march", "onward"):
        return []
    hints = {option: match.game.hint(ask, option) for option in ask.options()}
    return [option for option, hint in hints.items() if hint and hint.get("attack")]


def battle_of_the_british(**pieces: int) -> Match:
    """The British, who alone may act, with a space where they can battle."""
    return table("british", spaces={"virginia": at("neutral", **pieces)})


def begin_battle(page: Page, space: str = "virginia") -> None:
    page.locator("[data-option='command:battle']").first.click()
    there = page.locator(f"[data-space={space}].legal").first
    there.wait_for()
    page.evaluate(AT_REST)
    there.focus()
    page.keyboard.press("Enter")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_hits_of_1775_are_taken_in_the_panel_and_nowhere_else(
    address: str, open_page: Opener, width: int, height: int
) -> None:
    match = losses_at_boston()
    page, sent = open_match(address, open_page, match)
    page.set_viewport_size({"width": width, "height": height})
    panel = page.locator("#battle")
    expect(panel.locator("h2")).to_contain_text("Battle of Boston")
    hits = asked_hits(match)
    expect(panel.locator(".hits svg")).to_have_count(hits)
    assert panel.locator(".throw-now .dice .drawing").count() > hits
    expect(panel.locator(".force")).to_have_count(2)
    assert page.locator(ELSEWHERE).count() == 0
    expect(panel.locator("[data-option] .chance").first).to_contain_text("%")
    expect(panel.locator(".shares span")).to_have_count(2)
    wait_for(page, BESIDE)
    assert check_with_axe(page) == []
    both = panel.locator("[data-option*='loyalists:'][data-option*='british_regulars:']")
    answers = both.get_attribute("data-option")
    before = moment(page)
    both.click()
    wait_for_moment_after(page, before)
    wait_until_asked(page)
    assert answers is not None
    assert sent == answers.split(" ")
    assert set(answers.split(" ")) <= set(options(match)) | set(answers.split(" ")[1:])


def test_the_answer_under_the_pointer_fills_the_bar_below(address: str, open_page: Opener) -> None:
    page, _ = open_match(address, open_page, losses_at_boston())
    rows = page.locator("#battle .answer")
    expect(rows.first.locator(".chance")).to_contain_text("%")
    for row in (rows.last, rows.first):
        row.hover()
        chance = row.locator(".chance b").inner_text()
        expect(page.locator(".share-names b").first).to_contain_text(chance)
        expect(row).to_have_class("answer marked ")


def test_what_a_throw_cost_is_told_without_the_place_that_the_panel_names(address: str, open_page: Opener) -> None:
    page, _ = open_match(address, open_page, losses_at_boston())
    page.locator("#battle .answer").first.click()
    expect(page.locator("#battle")).to_contain_text("Lost: ")
    expect(page.locator("#battle")).not_to_contain_text("Boston: ")


def test_many_ways_to_take_hits_are_counted_kind_by_kind(address: str, open_page: Opener) -> None:
    page, sent = open_match(address, open_page, many_hits())
    panel = page.locator("#battle")
    assert panel.locator(".answer").count() == 0
    hits = panel.locator(".hits svg").count()
    more = panel.locator("[data-counter] .step:last-of-type")
    for i in range(hits):
        more.nth(i % more.count()).click()
    expect(panel.locator(".answer")).to_have_count(1)
    assert page.locator("#prompt .firm").count() == 0
    expect(page.locator(".share-names b").first).to_contain_text(panel.locator(".chance b").inner_text())
    before = moment(page)
    panel.locator(".answer").click()
    wait_for_moment_after(page, before)
    wait_until_asked(page)
    assert sum(int(answer.split(":")[1]) for answer in sent) <= hits
    assert len(sent) >= 1


def many_hits() -> Match:
    """So many hits on units of so many kinds that their combinations are too many for a list."""
    army = {"loyalists": 3, "british_regulars": 3, "hessians": 3}
    enemies = {"patriots": 3, "continentals": 3, "french": 3}
    for seed in range(WARS):
        match = answer(loyalists_at_newport(seed, newport=army, boston=enemies), "all", "boston")
        if asked(match)[1] == "losses" and asked_hits(match) == 3:
            return match
    raise AssertionError("nobody is hit so often")


def asked_hits(match: Match) -> int:
    assert match.question is not None
    return int(match.question.args["hits"])


def test_hits_of_liberty_show_their_dice_and_who_fires_next(address: str, open_page: Opener) -> None:
    match = hits_in_liberty(2)
    page, sent = open_match(address, open_page, match)
    panel = page.locator("#battle")
    ask = match.question
    assert ask is not None
    expect(panel.locator(".hits svg")).to_have_count(ask.args["hits"])
    fired = [entry for entry in match.log() if entry["event"] == "fired"][-1]["args"]
    expect(panel.locator(".throw-now .dice-group svg.drawing")).to_have_count(len(fired["dice"]) + 1)
    expect(panel.locator(".throw-now .miss")).to_have_count(len(fired["dice"]) - fired["hits"])
    assert page.locator(ELSEWHERE).count() == 0
    expect(panel.locator(".answer .chance").first).to_contain_text("%")
    expect(panel.locator(".holds")).to_contain_text("400 battles")
    assert check_with_axe(page) == []
    first = panel.locator(".answer").first
    answers = str(first.get_attribute("data-option")).split(" ")
    first.click()
    wait_for(page, f"Number(document.getElementById('slider').max) >= {match.moment + len(answers)}")
    assert sent == answers


def test_a_battle_of_liberty_or_death_before_and_after_its_dice(address: str, open_page: Opener) -> None:
    page, sent = open_match(address, open_page, battle_of_the_british(R=4, T=1, C=3, MA=2))
    panel = page.locator("#battle")
    page.locator("[data-option='command:battle']").first.click()
    expect(page.locator("[data-space=virginia].legal").first).to_be_visible()
    expect(panel).to_be_hidden()
    virginia = page.locator("[data-space=virginia].legal").first
    virginia.wait_for()
    page.evaluate(AT_REST)
    virginia.focus()
    page.keyboard.press("Enter")
    expect(panel.locator("h2")).to_contain_text("Battle in Virginia")
    assert "virginia" not in sent
    expect(panel.locator(".bars li small:first-child").first).to_be_visible()
    chances = [int(text.rstrip(" %")) for text in panel.locator(".bars li small:first-child").all_inner_texts()]
    assert len(chances) > 2
    assert abs(sum(chances) - 200) <= len(chances)
    heights = panel.locator(".bars i").evaluate_all("(bars) => bars.map((bar) => bar.clientHeight)")
    certain = [height / (chance / 100) for height, chance in zip(heights, chances, strict=True) if chance > 20]
    assert max(certain) < 1.2 * min(certain)
    assert len(set(panel.locator(".bars").evaluate_all(BOTTOMS))) == 1
    forces = panel.locator(".force")
    for force in forces.all():
        parts = [int(text) for text in force.locator("li .figures-now").all_inner_texts()]
        assert sum(parts) == int(force.locator(".total b").last.inner_text())
    expect(panel.locator(".changes div")).to_have_count(2)
    expect(panel.locator(".loss-tables .dice")).to_have_count(0)
    assert check_with_axe(page) == []
    before = moment(page)
    panel.locator("[data-option=virginia]").click()
    wait_for_moment_after(page, before)
    expect(panel.locator(".loss-tables .dice").first).to_be_visible()
    expect(panel.locator(".bars")).to_have_count(0)
    for column in panel.locator(".loss-tables .two > section").all():
        rows = [int(text.replace("−", "-")) for text in column.locator("tbody td").all_inner_texts()]
        assert max(0, sum(rows)) == int(column.locator("tfoot td").inner_text())
    assert page.locator(ELSEWHERE).count() == 0
    assert check_with_axe(page) == []


def test_a_battle_that_an_event_offers_is_asked_in_its_panel_with_its_odds(address: str, open_page: Opener) -> None:
    match = answer(table("british", card=48, spaces={"florida": at(R=4, C=2)}), "event:unshaded", "florida")
    assert asked(match) == ("british", "event-battle")
    page, sent = open_match(address, open_page, match, width=1280, height=720)
    panel = page.locator("#battle")
    expect(panel.locator("h2")).to_contain_text("Battle in Florida")
    expect(panel.locator(".asks h3")).to_contain_text("God Save the King")
    expect(panel.locator("[data-option=yes] .chance")).to_contain_text("%")
    expect(panel.locator("[data-option=yes]")).to_contain_text("Force 4")
    assert page.locator(ELSEWHERE).count() == 0
    panel.locator("[data-option=no]").hover()
    expect(panel.locator(".force .total b").last).to_have_text("2")
    panel.locator("[data-option=yes]").click()
    expect(page.locator("[data-act=continue]")).to_be_visible()
    assert sent == ["yes"]


def test_pieces_that_are_lost_are_counted_where_they_stood(address: str, open_page: Opener) -> None:
    page, _ = open_match(address, open_page, battle_of_the_british(R=6, MA=6))
    begin_battle(page)
    page.locator("#battle [data-option=virginia]").click()
    expect(page.locator("[data-act=continue]")).to_be_visible()
    [militia] = page.locator("#battle .force").last.locator("li").all()
    expect(militia).to_contain_text("Active Militia")
    expect(militia.locator(".figures-now")).to_contain_text("6 →")


def test_the_result_of_a_battle_is_there_when_the_table_is_opened_again(address: str, open_page: Opener) -> None:
    """Also where the next space is asked for, of which there is but one: nobody has chosen it."""
    spaces = {"virginia": at("neutral", R=4, T=1, C=3, MA=2), "massachusetts": at("neutral", R=4, C=2)}
    match = table("british", spaces=spaces)
    page, _ = open_match(address, open_page, match, lang="es", width=1280, height=720)
    begin_battle(page)
    page.locator("#battle [data-option=virginia]").click()
    expect(page.locator("[data-act=continue]")).to_be_visible()
    page.reload()
    page.wait_for_selector("body.ready")
    expect(page.locator(".battle-result")).to_be_visible()
    expect(page.locator("#battle-title")).to_contain_text("Virginia")
    expect(page.locator(".bars")).to_have_count(0)
    assert page.locator(ELSEWHERE).count() == 0
    expect(page.locator("[data-act=continue]")).to_be_in_viewport(ratio=1)
    page.locator("[data-act=continue]").click()
    expect(page.locator("#battle")).to_be_hidden()
    expect(page.locator(".space.legal")).to_have_attribute("data-space", "massachusetts")
    page.reload()
    page.wait_for_selector("body.ready")
    expect(page.locator(".space.legal")).to_have_attribute("data-space", "massachusetts")
    expect(page.locator("#battle")).to_be_hidden()


def test_the_map_comes_back_when_a_battle_at_its_edge_is_over(address: str, open_page: Opener) -> None:
    match = table("british", spaces={"charles_town": at("neutral", R=6, C=1)})
    page, _ = open_match(address, open_page, match)
    page.set_viewport_size({"width": 1280, "height": 720})
    begin_battle(page, "charles_town")
    page.locator("#battle [data-option=charles_town]").click()
    expect(page.locator("[data-act=continue]")).to_be_visible()
    wait_for(page, BESIDE)
    page.keyboard.press("Enter")
    expect(page.locator("#battle")).to_be_hidden()
    wait_for(page, f"({OUT_OF_SIGHT})().length === 0")


def test_a_sheet_that_grows_does_not_cover_the_place_of_the_battle(address: str, open_page: Opener) -> None:
    """Dice, losses and answers make it higher from question to question."""
    table = table_at(address, "liberty", "", 40, 1, ("combat",))
    page = open_page(link_to(address, table), width=390, height=844, touch=True, reduced_motion="reduce")
    luck = random.Random(1)
    for _ in range(4):
        assert wait_until_asked(page)
        expect(page.locator("#battle h2")).to_be_attached()
        wait_for(page, BESIDE)
        choose_something(page, luck)


def test_the_bar_has_the_colours_of_the_rebellion_when_it_attacks(address: str, open_page: Opener) -> None:
    match = table("patriots", spaces={"virginia": at("neutral", C=4, M=2, R=2, T=1)})
    page, _ = open_match(address, open_page, match)
    begin_battle(page)
    page.locator("#battle [data-option=virginia]").click()
    expect(page.locator("#battle [data-option='0'] .chance")).to_contain_text("%")
    [own, theirs] = page.locator("#battle .shares span").evaluate_all(COLOURS)
    bars = page.locator("#battle .bars i").evaluate_all(COLOURS)
    assert own == bars[-1]
    assert theirs == bars[0]
    assert own != theirs
    expect(page.locator("#battle .force h3").first).to_contain_text("Rebellion")


def test_a_day_that_cannot_be_won_says_why(address: str, open_page: Opener) -> None:
    page, _ = open_match(address, open_page, battle_of_the_british(R=6, C=1))
    begin_battle(page)
    expect(page.locator(".share-names")).to_contain_text("You 100 %")
    expect(page.locator(".changes")).to_contain_text("too few")


def test_a_battle_that_nobody_can_win_belongs_to_nobody_in_the_bar(address: str, open_page: Opener) -> None:
    match = table("patriots", spaces={"virginia": at("neutral", M=2, V=1, W=1)})
    page, _ = open_match(address, open_page, match)
    begin_battle(page)
    names = page.locator("#battle .share-names b")
    expect(names).to_have_text(["You 0 %", "nobody 100 %", "Royalists 0 %"])
    widths = page.locator("#battle .shares span").evaluate_all("(all) => all.map((part) => part.clientWidth)")
    assert widths[0] == widths[2] == 0 < widths[1]


def test_a_day_that_is_won_is_told_although_its_own_space_cannot_shift(address: str, open_page: Opener) -> None:
    match = table("british", spaces={"virginia": at("active_support", R=6, T=3, C=2)})
    page, _ = open_match(address, open_page, match)
    begin_battle(page)
    expect(page.locator(".changes")).to_contain_text("They have no piece left then")
    page.locator("#battle [data-option=virginia]").click()
    result = page.locator(".battle-result")
    expect(result).to_contain_text("win the Day")
    expect(result).to_contain_text("The enemy has no piece left, hidden ones aside.")
    expect(result).to_contain_text("the level goes to a neighbouring space")
    expect(page.locator(".loss-tables .note").first).to_contain_text("Rebellion losses (CRC) 0 → 2")


def test_the_question_of_a_battle_is_asked_in_plain_words(address: str, open_page: Opener) -> None:
    page, _ = open_match(address, open_page, battle_of_the_british(R=3, W=2, C=3))
    begin_battle(page)
    page.locator("#battle [data-option=virginia]").click()
    expect(page.locator("#battle .answer .chance b").first).to_contain_text("%")
    expect(page.locator("#battle .asks h3")).to_contain_text("War Parties")
    forces = [answer_changes(page, answer) for answer in page.locator("#battle .answer").all()]
    assert forces == ["3", "4", "5"]
    page.locator("#battle [data-option='0']").first.click()
    expect(page.locator("#battle .asks h3")).to_contain_text("hidden units")
    assert "(" not in page.inner_text("#prompt .question")
    page.keyboard.press("1")
    expect(page.locator("[data-act=continue]")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("#battle")).to_be_hidden()


def answer_changes(page: Page, answer: Locator) -> str:
    """The Force of the attacker with an answer under the pointer, which the answer itself says, with its losses."""
    answer.hover()
    expect(answer).to_contain_class("marked")
    force = page.locator("#battle .force").first.locator(".total b").last.inner_text()
    expect(answer.locator(".says small")).to_contain_text(f"Force {force} · they lose")
    return force


def test_turns_that_arrive_one_by_one_are_shown_at_the_pace_that_was_chosen(address: str, open_page: Opener) -> None:
    bots = dict.fromkeys(("british_regulars", "loyalists", "patriots"), "random")
    made = make_table(address, "1775-rebellion", "introductory", **bots)
    page = open_page(address, pace=PACE_MS, reduced_motion="reduce")
    page.add_init_script(WATCH)
    page.goto(link_to(address, made))
    page.wait_for_selector("body.ready")
    luck = random.Random(1)
    wait_for_steps(page, luck)
    seen = page.evaluate("globalThis.seen")
    gaps = [later - earlier for earlier, later in pairwise(seen)]
    assert len(gaps) >= 2
    assert min(gaps) >= LEAST_GAP_MS


def wait_for_steps(page: Page, luck: random.Random) -> None:
    """Play on until bots have been shown for some steps in a row."""
    while page.evaluate("globalThis.seen.length") < 4:
        if is_asked(page) and not page.locator("[data-act=skip]").count():
            choose_something(page, luck)
            page.evaluate("globalThis.seen.length = 0")
        page.wait_for_timeout(20)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_odds_can_be_read_on_a_coloured_button(address: str, open_page: Opener, theme: str) -> None:
    made = call(address, "/tables/import", {"record": save(loyalists_at_newport()), "name": "a test"})
    page = open_page(address, reduced_motion="reduce", color_scheme=theme)
    page.route("**/hints*", lambda route: route.fulfill(json={"hints": {"all": {"effect": False}}}))
    page.goto(link_to(address, made))
    expect(page.locator(".firm[data-option=all] small")).to_be_visible()
    assert check_with_axe(page, "#prompt") == []


@pytest.mark.parametrize(
    ("game", "scenario", "kind"),
    [
        ("1775-rebellion", "campaign", "losses"),
        ("1775-rebellion", "campaign", "command-decision"),
        ("liberty", "", "combat"),
        ("liberty", "", "retreat-block"),
    ],
)
def test_every_answer_of_a_battle_is_in_view_on_a_small_screen(
    address: str, open_page: Opener, game: str, scenario: str, kind: str
) -> None:
    made = table_at(address, game, scenario, 100 if scenario else 20, 3, (kind,))
    assert made["asked"] == kind
    page = open_page(link_to(address, made), lang="es", width=1280, height=720)
    assert wait_until_asked(page)
    expect(page.locator("#battle .answer").first).to_be_visible()
    assert page.locator(ELSEWHERE).count() == 0
    wait_for(page, "document.getElementById('battle').getBoundingClientRect().right === innerWidth")
    assert page.eval_on_selector_all("#battle .answer", HIDDEN_ANSWERS) == []


@pytest.mark.parametrize(
    ("kind", "moments", "seed", "left"),
    [("losses", 20, 1, ()), ("command-decision", 40, 1, ("hit",)), ("command-decision", 60, 5, ("fled",))],
)
def test_what_was_thrown_and_who_is_gone_is_read_beside_the_answers_on_a_small_screen(
    address: str, open_page: Opener, kind: str, moments: int, seed: int, left: tuple[str, ...]
) -> None:
    table = table_at(address, "1775-rebellion", "introductory", moments, seed, (kind,))
    assert table["asked"] == kind
    page = open_page(link_to(address, table), lang="es", width=1280, height=720)
    assert wait_until_asked(page)
    expect(page.locator("#battle .answer .chance").first).to_contain_text("%")
    wait_for(page, "document.getElementById('battle').getBoundingClientRect().right === innerWidth")
    assert page.eval_on_selector_all("#battle .throw-now p, #battle .answer", HIDDEN_ANSWERS) == []
    log = call(address, f"/tables/{table['table']}/view", key=table["key"])["log"]
    fought = log[max(i for i, entry in enumerate(log) if entry["event"] == "battle") :]
    gone = [entry for entry in fought if entry["event"] in LEFT]
    assert {entry["event"] for entry in gone} == set(left)
    missing = sum(page.locator("#battle .force li").evaluate_all(MISSING))
    assert missing == sum(sum(entry["args"]["units"].values()) for entry in gone)
    assert page.locator("#battle .force li small").count() == len(left)


@pytest.mark.parametrize("kind", ["losses", "command-decision"])
def test_a_small_phone_shows_the_throw_and_an_answer_at_once(address: str, open_page: Opener, kind: str) -> None:
    table = table_at(address, "1775-rebellion", "introductory", 20, 1, (kind,))
    assert table["asked"] == kind
    page = open_page(link_to(address, table), lang="es", width=360, height=740, touch=True, reduced_motion="reduce")
    assert wait_until_asked(page)
    first = page.locator("#battle .answer").first
    expect(first.locator(".chance")).to_contain_text("%")
    for part in (page.locator("#battle .throw-now p"), first):
        assert part.evaluate(f"(node) => ({HIDDEN_ANSWERS})([node])") == []


def test_the_dice_that_may_be_thrown_again_are_seen_beside_the_question(address: str, open_page: Opener) -> None:
    page, _ = open_match(address, open_page, washington_at_newport())
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(page.locator("#battle .answer")).to_have_count(6)
    wait_for(page, "document.getElementById('battle').getBoundingClientRect().right === innerWidth")
    assert page.eval_on_selector_all("#battle .throw-now p, #battle .answer", HIDDEN_ANSWERS) == []


def washington_at_newport() -> Match:
    """Five kinds of dice that may be thrown again, in a battle of three forces against three."""
    units = {
        "boston": {"continentals": 4, "patriots": 4, "french": 2},
        "newport": {"loyalists": 2, "british_regulars": 1, "hessians": 1},
    }
    hands = {"continentals": cards("continentals", 12, 1)}
    for seed in range(WARS):
        match = rebellion.table(
            seed=seed, active="continentals", phase="movement", empty=True, units=units, hands=hands
        )
        answer(match, "boston", "all", "newport", "card:continentals_12")
        while asked(match)[1] in ("losses", "command-decision"):
            answer(match, options(match)[0])
        if asked(match)[1] == "throw-again" and len(options(match)) == 6:
            return match
    raise AssertionError("the dice never fall so")


def test_the_place_of_an_answer_under_the_pointer_is_shown_on_the_map(address: str, open_page: Opener) -> None:
    made = table_at(address, "liberty", "", 20, 3, ("retreat",))
    assert made["asked"] == "retreat"
    page = open_page(link_to(address, made))
    assert wait_until_asked(page)
    answer = page.locator("#battle .answer").last
    answer.hover()
    place = answer.get_attribute("data-option")
    expect(page.locator(f"#map .space.named[data-space='{place}']")).to_be_attached()
    assert page.locator(ELSEWHERE).count() == 0
    watching = open_page(link_to(address, made, made["keys"]["observer"]))
    expect(watching.locator("#battle h2")).to_have_text(page.inner_text("#battle h2"))
    assert watching.locator("#battle .answer, [data-option]").count() == 0
