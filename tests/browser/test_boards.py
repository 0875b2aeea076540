"""What the boards of the games show: scores, names, what is not in play, what a space says."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from playwright.sync_api import Locator, Page, expect

import tricorne
from tests.browser.conftest import Opener
from tests.browser.playing import TWO_FRAMES, wait_for, wait_until_asked
from tests.browser.test_page import BARE_POINT, losses_at_boston, loyalists_at_newport, open_match, point_of
from tests.browser.test_table import GAME
from tests.games.liberty.table import placed
from tests.games.library import answer
from tools.browser import call, link_to, make_table, table_at
from tricorne.core import Match

POPOVER = ".popover:not([hidden], .nowhere)"
# Everything that may be chosen, and the pieces one chooses from, at a point under the popover.
COVERED = """() => {
  const box = document.querySelector(".popover").getBoundingClientRect();
  const kept = [...document.querySelectorAll(".space:is(.legal, .chosen)")].map((space) => space.dataset.space);
  const found = new Set();
  for (let x = box.left + 1; x < box.right; x += 4)
    for (let y = box.top + 1; y < box.bottom; y += 4) {
      const id = document.elementFromPoint(x, y)?.closest("[data-space]")?.dataset.space;
      if (kept.includes(id)) found.add(id);
    }
  return [...found];
}"""

TEXTS_OUTSIDE = """(boxes) => boxes.flatMap((box) => {
  const room = box.querySelector(".paper").getBoundingClientRect();
  const texts = [...box.querySelectorAll(":scope > text")];
  const at = (text) => text.getBoundingClientRect();
  const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 3 && b.top < a.bottom - 3;
  const clear = (text) => texts.every((other) => other === text || !meets(at(text), at(other)));
  return texts.filter((text) => at(text).right > room.right || !clear(text)).map((text) => text.textContent);
})"""
# How much of the window what is in play takes, in the direction in which it takes more.
IN_PLAY_FILLS = """() => {
  const map = document.getElementById("map").getBoundingClientRect();
  const spaces = [...document.querySelectorAll(".space:not(.out)")].map((space) => space.getBoundingClientRect());
  const [left, top] = [Math.min(...spaces.map((box) => box.left)), Math.min(...spaces.map((box) => box.top))];
  const [right, bottom] = [Math.max(...spaces.map((box) => box.right)), Math.max(...spaces.map((box) => box.bottom))];
  const within = (from, at, to) => from <= at && at <= to;
  const isSeen = (box) =>
    within(map.left, box.x + box.width / 2, map.right) && within(map.top, box.y + box.height / 2, map.bottom);
  return spaces.every(isSeen) ? Math.max((right - left) / map.width, (bottom - top) / map.height) : 0;
}"""


def test_s_3_the_flags_on_cities_are_drawn_and_counted(address: str, open_page: Opener) -> None:
    table = table_at(address, GAME, "siege-of-quebec", 60, 3, ("march", "army"))
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
    page.locator(".space.out[data-space=philadelphia]").hover(force=True)
    expect(page.locator(".outline.hovered")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_the_part_that_is_in_play_fills_the_window(address: str, open_page: Opener, width: int, height: int) -> None:
    page = open_page(link_to(address, make_table(address, GAME, "siege-of-quebec")), width=width, height=height)
    assert page.evaluate(IN_PLAY_FILLS) > 0.9


def test_what_a_space_says_goes_with_the_keyboard(address: str, open_page: Opener) -> None:
    table = table_at(address, GAME, "campaign", 40, 3, ("reinforce",))
    page = open_page(link_to(address, table), reduced_motion="reduce")
    assert wait_until_asked(page)
    page.keyboard.press("Shift")
    page.locator(".space.legal").first.focus()
    expect(page.locator(".popover")).to_be_visible()
    page.locator("#prompt").focus()
    expect(page.locator(".popover")).to_be_hidden()


def test_the_colonies_have_their_names_on_the_map(address: str, open_page: Opener) -> None:
    page = open_page(link_to(address, make_table(address, GAME, "introductory")), lang="es")
    names = page.locator(".placed:has(.region-name)").all_text_contents()
    assert len(names) == 16
    assert {"Virginia", "Quebec", "NewYork"} <= {"".join(name.split()) for name in names}


def look_at(page: Page, space: str) -> str:
    """Point at a space, and read what it says where it has room to say it."""
    page.mouse.move(*point_of(page, space))
    page.evaluate(TWO_FRAMES)
    return page.inner_text(POPOVER) if page.locator(POPOVER).count() else ""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
@pytest.mark.parametrize(
    ("game", "scenario", "kinds"),
    [
        (GAME, "campaign", ("reinforce", "march")),
        ("liberty-or-death", "1775", ("march-space", "muster-regulars", "rally-space", "rabble-space")),
        ("liberty", "1775", ("march",)),
    ],
)
def test_the_popover_never_lies_over_what_may_be_chosen(
    address: str, open_page: Opener, game: str, scenario: str, kinds: tuple[str, ...], size: tuple[int, int]
) -> None:
    table = table_at(address, game, scenario, 40, 3, kinds)
    assert table["asked"] in kinds
    page = open_page(link_to(address, table), width=size[0], height=size[1], reduced_motion="reduce")
    assert wait_until_asked(page)
    legal = [node.get_attribute("data-space") or "" for node in page.query_selector_all(".space.legal")]
    said = []
    for space in [space for space in legal if page.evaluate(BARE_POINT, space)][:8]:
        said.append(look_at(page, space))
        if said[-1]:
            assert page.evaluate(COVERED) == [], space
    assert any(said)


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_the_popover_never_lies_over_a_battle(address: str, open_page: Opener, size: tuple[int, int]) -> None:
    page, _ = open_match(address, open_page, losses_at_boston(), width=size[0], height=size[1])
    spaces = page.eval_on_selector_all(".space:not(.out, .chosen)", "(all) => all.map((node) => node.dataset.space)")
    near = [space for space in spaces if space.startswith(("ct_", "ma_", "nh_", "ports", "hart", "newport", "trenton"))]
    said = []
    for space in [space for space in near if page.evaluate(BARE_POINT, space)]:
        said.append(look_at(page, space))
        if said[-1]:
            wait_for(page, f"({COVERED})().length === 0")
    assert any(said)


def test_an_area_says_whose_its_colony_is_and_what_a_march_there_would_change(address: str, open_page: Opener) -> None:
    match = loyalists_at_newport(boston={"patriots": 1}, ma_far_west={"continentals": 2})
    answer(match, "loyalists:2")
    page, _ = open_match(address, open_page, match)
    wait_for(page, "document.querySelector('.space[data-space=boston]').matches('.legal')")
    with page.expect_response("**/hints*"):
        page.reload()
    page.wait_for_selector("body.ready")
    assert wait_until_asked(page)
    said = look_at(page, "boston")
    assert said.count("Boston") == 1
    assert "Massachusetts" in said
    assert "flag of the Americans" in said
    assert "For the British\n2 more areas: this one and Western Massachusetts" in said
    assert "If you hold it\nno flag, 1 : 0" in said


def test_a_space_of_liberty_or_death_says_support_control_and_population(address: str, open_page: Opener) -> None:
    table = make_table(address, "liberty-or-death", "1775")
    page = open_page(link_to(address, table), lang="es")
    position = call(address, f"/tables/{table['table']}/view", key=table["key"])["view"]["position"]
    needed = position["spaces"]["massachusetts"]["needed"]
    said = look_at(page, "massachusetts")
    assert "Colonia · población 2" in said
    assert "Control" in said
    assert "Apoyo" in said or "Oposición" in said
    assert str(max(needed.values())) in said


INSIDE = """(box) => {
  const room = document.querySelector(`.tags [data-space=${box}] .paper`).getBoundingClientRect();
  return [...document.querySelectorAll(`.tags [data-space=${box}] [data-stack]`)].map((block) => {
    const at = block.getBoundingClientRect();
    return at.left >= room.left && at.right <= room.right && at.top >= room.top && at.bottom <= room.bottom;
  });
}"""
COVERED_NAMES = """() => [...document.querySelectorAll(".hex-tag")].filter((tag) => {
  const at = tag.getBoundingClientRect();
  return [...document.querySelectorAll(".pieces [data-stack]")].some((block) => {
    const b = block.getBoundingClientRect();
    const meets = b.left < at.right && b.right > at.left && b.top < at.bottom && b.bottom > at.top;
    return meets && !(tag.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_PRECEDING);
  });
}).map((tag) => tag.textContent.trim())"""


def british_war(blocks: Mapping[str, str]) -> Match:
    """The British begin a turn of three actions with only these blocks on the map."""
    hands = {"american": {"action_1": 2}, "british": {"action_3": 1, "action_1": 1}}
    position = {"year": 1777, "turn": 1, "at": "turn", "empty": True, "blocks": placed(blocks), "hands": hands}
    match = tricorne.new_match("liberty", seed=7, position=position)
    match.answer("action_1", "american")
    match.answer("action_3", "british")
    return match


def test_six_blocks_have_room_in_the_atlantic_box(address: str, open_page: Opener) -> None:
    ships = ["cornwallis", "percy", "birch", "knyphausen", "riedesel", "heister"]
    match = british_war(dict.fromkeys(ships, "atlantic") | {"greene": "philadelphia", "grey": "boston"})
    page, _ = open_match(address, open_page, match)
    assert page.evaluate(INSIDE, "atlantic") == [True] * len(ships)


def test_the_names_of_boxes_stay_inside_them(address: str, open_page: Opener) -> None:
    table = table_at(address, "liberty", "", 60, 5, ("action",))
    page = open_page(link_to(address, table), lang="es", width=390, height=844, touch=True)
    expect(page.locator(".sea-box")).to_have_count(3)
    assert page.eval_on_selector_all(".sea-box", TEXTS_OUTSIDE) == []


def test_no_block_lies_over_the_name_of_a_hex(address: str, open_page: Opener) -> None:
    page = open_page(link_to(address, make_table(address, "liberty", "1775")))
    assert page.locator(".hex-tag").count() > 20
    assert page.evaluate(COVERED_NAMES) == []


def test_the_set_up_that_both_players_know_is_not_hidden(address: str, open_page: Opener) -> None:
    table = make_table(address, "liberty", "1775")
    page = open_page(link_to(address, table))
    view = call(address, f"/tables/{table['table']}/view", key=table["key"])["view"]
    assert all(note["certain"] for note in view["position"]["notebook"].values())
    enemy = "british" if view["seat"] == "american" else "american"
    shown = page.locator("[data-stack] title", has_text="from your notebook")
    expect(shown).to_have_count(sum(view["position"]["standing"][enemy].values()))


def test_5_1_blocks_go_together_and_the_rules_ask_for_each(address: str, open_page: Opener) -> None:
    blocks = dict.fromkeys(["howe", "grey", "grant"], "new_york") | {"greene": "boston"}
    match = answer(british_war(blocks), "move:new_york")
    page, sent = open_match(address, open_page, match)
    page.click("[data-stack=howe]")
    expect(page.locator(".badge")).not_to_have_count(0)
    expect(page.locator(".badge", has_text="→ 4")).not_to_have_count(0)
    page.click(".pieces [data-stack=grey]")
    expect(page.locator(".in-tray.chosen")).to_have_count(2)
    page.mouse.click(*point_of(page, "west_point"))
    expect(page.locator("[data-option=stop]")).to_be_visible()
    assert wait_until_asked(page)
    page.keyboard.press("Enter")
    wait_for(page, "document.querySelectorAll('.pieces [data-space=west_point] [data-stack]').length === 2")
    expect(page.locator("#question")).to_contain_text("Which block of New York moves?")
    assert sent == ["howe", "west_point", "stop", "grey", "west_point", "stop"]


def test_choices_that_are_out_of_sight_are_brought_into_view(address: str, open_page: Opener) -> None:
    match = british_war({"ferguson": "augusta", "tarleton": "wilmington", "greene": "boston"})
    page, _ = open_match(address, open_page, match)
    page.locator(".space[data-space=augusta]").wait_for(state="attached")
    seen = "[...document.querySelectorAll('.space.legal')].some((node) => { const b = node.getBoundingClientRect();"
    seen += " return b.left > 0 && b.right < document.getElementById('map').clientWidth; })"
    wait_for(page, seen)


# How many of the spaces that may be chosen have their middle in the window of the map, and nothing over it.
IN_VIEW = """() => {
  const middles = [...document.querySelectorAll(".space.legal")].map((space) => {
    const box = space.getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  });
  return middles.filter((node) => node?.closest("#map svg.board")).length;
}"""


@pytest.mark.parametrize("corner", ["ArrowDown", "ArrowUp"])
def test_all_ways_of_a_block_are_in_view_where_the_map_was_at_its_edge(
    address: str, open_page: Opener, corner: str
) -> None:
    """Also under the zoom buttons and the small map, in the corners at the left."""
    match = british_war({"ferguson": "augusta", "greene": "boston"})
    page, sent = open_match(address, open_page, match, width=1280, height=720)
    augusta = page.locator(".space[data-space=augusta]")
    augusta.wait_for(state="attached")
    page.evaluate("document.querySelector('.zoom button').click(), document.querySelector('.zoom button').click()")
    for key in ["Shift+ArrowRight"] * 12 + [f"Shift+{corner}"] * 4:
        if corner in key or middle_of(augusta)[0] > 8:
            page.keyboard.press(key)
            page.evaluate(TWO_FRAMES)
    augusta.focus()
    page.keyboard.press("Enter")
    wait_for(page, "document.querySelectorAll('.space.legal').length > 3")
    page.evaluate(TWO_FRAMES)
    assert sent
    assert page.evaluate(IN_VIEW) == page.locator(".space.legal").count()


def middle_of(space: Locator) -> tuple[float, float]:
    """The middle of a space in the window."""
    box = space.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
