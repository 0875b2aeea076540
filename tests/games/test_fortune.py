"""The luck of the dice: hits that came up and hits expected, worked out by hand."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.games.liberty.battles import attack_boston
from tests.games.liberty.table import british_war
from tests.games.liberty_or_death.table import at
from tests.games.liberty_or_death.table import table as lod_table
from tests.games.library import answer
from tests.games.prelude.table import LOYAL
from tests.games.prelude.table import table as prelude_table
from tests.games.prelude.test_s8_checks import recruits_in_drummond
from tests.games.rebellion_1775.table import GAME, turn_of
from tests.games.rebellion_1775.test_s3_3_battle import attack
from tests.games.rebellion_1775.test_s5_british_events import butler_before_newport
from tricorne import Match, load_match
from tricorne.core.fortune import Fortune, fortune_of
from tricorne.core.log import Entry
from tricorne.games.liberty_or_death.fortune import throws as loss_levels

BRITISH, AMERICANS = ("british_regulars", "loyalists"), ("continentals", "patriots")
ROYALISTS, REBELLION = ("british", "indians"), ("patriots", "french")


def sums(match: Match) -> dict[tuple[str, ...], tuple[int, Fraction]]:
    """Hits and expected hits of each side, which all of its fights add up to."""
    found = fortune_of(match)
    for side in found.sides:
        in_fights = [share for fight in found.fights for share in fight.sides if share.seats == side.seats]
        assert sum(share.hits for share in in_fights) == side.hits
        assert sum(share.expected for share in in_fights) == pytest.approx(side.expected)
    return {side.seats: (side.hits, Fraction(side.expected).limit_denominator(1000)) for side in found.sides}


# 1775: Rebellion


def test_a_militia_hits_with_two_faces_of_six() -> None:
    match = attack({"patriots": 1}, {"loyalists": 1}, ["command", "command", "hit"])
    answer(match, "stay", "stay")
    assert sums(match) == {BRITISH: (0, Fraction(2, 6)), AMERICANS: (1, Fraction(4, 6))}
    fight = fortune_of(match).fights[0]
    assert (fight.place, len(fortune_of(match).fights)) == ("boston", 1)
    assert match.at(fight.moment).moment <= match.moment


def test_dice_that_are_thrown_again_count_twice() -> None:
    """Three Loyalist dice, one hit; two Continental dice without a hit, one of them again: a hit of 3 × 3/6."""
    there = {"boston": {"continentals": 2, "patriots": 1}, "newport": {"loyalists": 4}}
    match = turn_of("continentals", there, [12, 1], dice=["hit", "command", "command", "flee", "command", "hit"])
    answer(match, "boston", "all", "newport", "card:continentals_12", "patriots:1", "stay")
    assert sums(match) == {BRITISH: (1, Fraction(3 * 2, 6)), AMERICANS: (0, Fraction(2 * 3, 6))}
    answer(match, "continentals:flee:1", "throw")
    assert sums(match)[AMERICANS] == (1, Fraction(3 * 3, 6))


def test_faces_that_an_event_reads_as_hits_are_expected_as_hits(tmp_path: Path) -> None:
    """Two Continental dice hit with 3 + 1 faces, one Patriot die with 2."""
    effect = {"op": "read_face_as", "force": "continentals", "face": "flee", "read_as": "hit", "distance": None}
    (tmp_path / "pack.json").write_text(json.dumps({"game": GAME, "name": "drill"}))
    (tmp_path / "cards.json").write_text(
        json.dumps({"cards": {"continentals_11": {"phase": "battle", "effect": effect}}})
    )
    there = {"boston": {"continentals": 2, "patriots": 1}, "newport": {"loyalists": 3}}
    dice = ["command", "command", "command", "flee", "command", "flee"]
    match = turn_of("continentals", there, [11, 1], dice=dice, pack=tmp_path)
    answer(match, "boston", "all", "newport", "card:continentals_11", "stay")
    assert sums(match)[AMERICANS] == (1, Fraction(2 * 4 + 2, 6))


def test_a_throw_before_the_battle_counts_with_its_hits() -> None:
    """One Regular (3), three Loyalists (2), two Hessians (3), two Natives (2), each of six faces."""
    assert sums(butler_before_newport()) == {BRITISH: (3, Fraction(3 + 3 * 2 + 2 * 3 + 2 * 2, 6))}


# Liberty


def test_a_block_hits_with_every_die_up_to_its_rating() -> None:
    """Grey fires two dice at 2 and hits once; Greene has one step left and one die at 2."""
    match = attack_boston([1, 6, 3], {"greene": 2}, {"grey": 2})
    answer(match, "fire:grey", "fire:greene")
    assert sums(match) == {("british",): (1, Fraction(2 * 2, 6)), ("american",): (0, Fraction(2, 6))}


def test_a_bayonet_charge_raises_what_is_expected() -> None:
    """Greene fires four dice at 2 twice; Grey three dice at 2, then three at 3 with the bayonet."""
    match = british_war(
        {"grey": ("boston", 3), "greene": ("springfield", 4)}, options={"bayonets": "on"}, luck={"fire": [6] * 40}
    )
    answer(match, "move:boston", "springfield", "end", "end", "fire:greene", "fire:grey", "fire:greene", "bayonet:grey")
    assert sums(match) == {("american",): (0, Fraction(8 * 2, 6)), ("british",): (0, Fraction(3 * 2 + 3 * 3, 6))}


# Liberty or Death


def test_loss_levels_are_those_of_both_sides_with_all_modifiers() -> None:
    """Royalists: Force 4, one die of mean 2, +1 for Regulars. Rebellion: Force 6, two dice, no modifier."""
    match = lod_table("british", luck={"battle-die": [1, 3, 3]}, spaces={"virginia": at(R=4, C=6)})
    answer(match, "command:battle", "virginia")
    assert sums(match) == {ROYALISTS: (1 + 1, Fraction(2 + 1)), REBELLION: (3 + 3, Fraction(2 + 2))}


@pytest.mark.parametrize(
    ("dice", "change", "expected"),
    [([1], -2, Fraction(1, 3)), ([1, 1], -3, Fraction(0 + 2 * 0 + 3 * 1 + 2 * 2 + 1 * 3 + 0, 9))],
)
def test_a_loss_level_is_never_below_zero(dice: list[int], change: int, expected: Fraction) -> None:
    """One die −2: 0, 0, 1. Two dice −3: sums of 2 to 6 come up 1, 2, 3, 2, 1 times and leave 0, 0, 1, 2, 3."""
    game = lod_table().game
    entries = [
        Entry(3, "battle", "3.6", {"faction": "french", "space": "virginia"}, None, None),
        Entry(5, "battle-roll", "3.6.4", {"side": "defender", "dice": dice, "change": change, "number": 0}, None, None),
    ]
    (throw,) = loss_levels(game, entries)  # type: ignore[arg-type]
    assert (throw.moment, throw.place, throw.seats, throw.hits) == (3, "virginia", ROYALISTS, 0)
    assert throw.expected == pytest.approx(float(expected))


def test_a_force_without_dice_has_no_luck() -> None:
    match = lod_table("british", luck={"battle-die": [3]}, spaces={"virginia": at(R=4, C=1)})
    answer(match, "command:battle", "virginia")
    assert sums(match) == {ROYALISTS: (3 + 1, Fraction(2 + 1))}


# Prelude


def test_a_check_that_is_paid_for_was_not_the_luck_of_the_dice() -> None:
    """Three dice against 10 succeed in 108 of 216 cases."""
    match = answer(recruits_in_drummond(), "points:card-29", "recruit:drummond", "spend")
    assert sums(match) == {(LOYAL,): (0, Fraction(108, 216))}


def test_a_game_without_dice_has_no_luck_of_them() -> None:
    assert fortune_of(prelude_table(LOYAL, [29])) == Fortune([], [])


def test_a_loaded_game_tells_the_same() -> None:
    match = attack_boston([1, 6, 3], {"greene": 2}, {"grey": 2})
    answer(match, "fire:grey", "fire:greene")
    record: dict[str, Any] = match.record()
    assert fortune_of(load_match(record)) == fortune_of(match)
