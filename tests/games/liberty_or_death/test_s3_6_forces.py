"""3.6.2 to 3.6.8 as arithmetic: every modifier where it applies and where it does not, every order of losses."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.liberty_or_death.cards.table import table
from tests.games.liberty_or_death.table import KINDS
from tests.games.liberty_or_death.test_fine_points import ARMY
from tricorne.games.liberty_or_death.names import FACTIONS, SPACE_INDEX
from tricorne.games.liberty_or_death.odds import armies
from tricorne.games.liberty_or_death.rules.s1_10_leaders import LAUZUN
from tricorne.games.liberty_or_death.rules.s3_6_forces import (
    Army,
    Losses,
    attacker_loss_modifiers,
    day_is_won,
    defender_loss_modifiers,
    dice,
    force_level,
    losses,
    shifts_won,
    winner,
)

ROYALISTS = replace(ARMY, attacking=False)
REBELS = replace(ARMY, royalist=False, attacking=False)


def modifiers(
    attacker: str, space: str, here: dict[str, int], *, ally: bool = False, lauzun: bool = False, **position: Any
) -> tuple[dict[str, int], dict[str, int]]:
    """What changes the Loss Level of the Defender, and that of the Attacker; Underground units stay hidden."""
    game = table({space: {KINDS[kind]: n for kind, n in here.items()}}, treaty=True, **position)
    if lauzun:
        game.state.leader[FACTIONS.index("french")] = LAUZUN
    sides = armies(game, FACTIONS.index(attacker), SPACE_INDEX[space], ally=ally, attacker_shown=0, defender_shown=0)
    return dict(defender_loss_modifiers(*sides)), dict(attacker_loss_modifiers(sides[1], sides[2]))


@pytest.mark.parametrize(
    ("attacker", "here", "position", "defender", "own"),
    [
        # At least half Regulars, of the pieces that take part
        ("british", {"R": 2, "T": 2, "MA": 1}, {}, {"regulars": 1}, {}),
        ("british", {"R": 2, "T": 3, "MA": 1}, {}, {}, {}),
        ("british", {"R": 2, "BF": 2, "MA": 1}, {}, {"regulars": 1}, {}),
        ("british", {"T": 2, "MA": 1}, {}, {}, {}),
        ("british", {"R": 1, "WA": 2, "MA": 1}, {}, {}, {}),
        ("british", {"R": 1, "T": 1, "F": 1, "C": 1}, {}, {"regulars": 1}, {"regulars": 1}),
        ("british", {"T": 1, "F": 1, "C": 2}, {}, {}, {}),
        ("french", {"F": 1, "C": 5, "T": 1}, {}, {"regulars": 1}, {}),
        ("french", {"F": 1, "C": 2, "T": 1}, {"ally": True}, {}, {}),
        ("patriots", {"C": 1, "R": 1, "T": 1}, {}, {}, {"regulars": 1}),
        ("patriots", {"C": 1, "R": 1, "V": 2}, {}, {}, {}),
        # Underground
        ("british", {"T": 1, "W": 1, "M": 1}, {}, {"underground": 1}, {"underground": 1}),
        ("french", {"F": 1, "M": 1, "T": 1}, {}, {"regulars": 1}, {}),
        ("french", {"F": 1, "M": 1, "T": 1}, {"ally": True}, {"regulars": 1, "underground": 1}, {}),
        # Forts
        ("british", {"T": 1, "PF": 2}, {}, {"forts": -2}, {"forts": 2}),
        ("patriots", {"MA": 1, "BF": 1, "PF": 1}, {}, {"forts": -1}, {"forts": 1}),
        # Leaders
        ("british", {"T": 1, "C": 1}, {"leaders": {"british": "virginia"}}, {"leader": 1}, {}),
        (
            "british",
            {"T": 1, "WA": 1, "C": 1},
            {"leaders": {"indians": "virginia", "british": "virginia"}},
            {"leader": 1},
            {},
        ),
        ("british", {"T": 1, "C": 1}, {"leaders": {"patriots": "virginia"}}, {"washington": -1}, {"leader": 1}),
        ("patriots", {"T": 1, "C": 1}, {"leaders": {"patriots": "virginia"}}, {"leader": 1}, {}),
        ("patriots", {"T": 1, "C": 1, "F": 1}, {"leaders": {"french": "virginia"}}, {}, {}),
        (
            "patriots",
            {"T": 1, "C": 2, "F": 1},
            {"leaders": {"french": "virginia"}, "ally": True},
            {"leader": 1},
            {},
        ),
        (
            "french",
            {"T": 1, "C": 2, "F": 1},
            {"leaders": {"french": "virginia"}, "ally": True, "lauzun": True},
            {"leader": 1, "lauzun": 1},
            {},
        ),
        (
            "french",
            {"T": 1, "C": 2, "F": 1},
            {"leaders": {"french": "boston"}, "ally": True, "lauzun": True},
            {},
            {},
        ),
        (
            "french",
            {"T": 1, "C": 1, "F": 1},
            {"leaders": {"patriots": "virginia"}},
            {"regulars": 1},
            {},
        ),
        # Indians outside of the Reserves
        ("patriots", {"C": 1, "WA": 1}, {}, {}, {}),
    ],
)
def test_3_6_5_and_3_6_6_modifiers_in_a_colony(
    attacker: str, here: dict[str, int], position: dict[str, Any], defender: dict[str, int], own: dict[str, int]
) -> None:
    assert modifiers(attacker, "virginia", here, **position) == (defender, own)


@pytest.mark.parametrize(
    ("attacker", "space", "here", "position", "defender", "own"),
    [
        ("british", "boston", {"T": 1, "C": 1}, {"blockades": ["boston"]}, {"french-navy": -1}, {}),
        ("patriots", "boston", {"T": 1, "C": 1}, {"blockades": ["boston"]}, {}, {"french-navy": -1}),
        ("patriots", "boston", {"T": 1, "C": 1}, {"blockades": ["norfolk"], "squadrons": 2}, {}, {}),
        (
            "british",
            "west_indies",
            {"R": 1, "F": 1},
            {"squadrons": 1},
            {"regulars": 1, "french-navy": -1},
            {"regulars": 1},
        ),
        (
            "french",
            "west_indies",
            {"R": 1, "F": 1},
            {"squadrons": 3},
            {"regulars": 1},
            {"regulars": 1, "french-navy": -1},
        ),
        (
            "french",
            "west_indies",
            {"R": 1, "F": 1},
            {"blockades": ["boston"]},
            {"regulars": 1},
            {"regulars": 1},
        ),
        ("patriots", "northwest", {"C": 1, "V": 1, "T": 1}, {}, {"reserve": -1}, {}),
        ("patriots", "northwest", {"C": 1, "T": 1}, {}, {}, {}),
        ("patriots", "northwest", {"C": 1, "W": 1}, {}, {"reserve": -1}, {"underground": 1}),
        ("british", "northwest", {"C": 1, "T": 1, "V": 1}, {}, {}, {}),
    ],
)
def test_3_6_5_and_3_6_6_modifiers_of_the_place(
    attacker: str,
    space: str,
    here: dict[str, int],
    position: dict[str, Any],
    defender: dict[str, int],
    own: dict[str, int],
) -> None:
    assert modifiers(attacker, space, here, **position) == (defender, own)


@pytest.mark.parametrize(
    ("attacker", "here", "defender", "own"),
    [
        ("british", {"R": 1, "WA": 3, "C": 1}, {"regulars": 1}, {}),
        ("british", {"R": 1, "T": 2, "C": 1}, {}, {}),
        ("british", {"R": 1, "F": 1, "MA": 4}, {"regulars": 1}, {"regulars": 1}),
        ("patriots", {"MA": 1, "WA": 1}, {}, {}),
    ],
)
def test_3_6_5_the_corrected_edition_measures_regulars_on_cubes(
    attacker: str, here: dict[str, int], defender: dict[str, int], own: dict[str, int]
) -> None:
    assert modifiers(attacker, "virginia", here, edition="2016") == (defender, own)


@pytest.mark.parametrize(
    ("army", "level"),
    [
        (replace(ARMY, regulars=3, second=5, irregulars=3), 7),
        (replace(ARMY, regulars=3, second=1, common=1, irregulars=1), 5),
        (replace(ARMY, second=4, irregulars=4), 2),
        (replace(ARMY, royalist=False, second=2, regulars=5, irregulars=5, second_leads=True), 6),
        (replace(ARMY, royalist=False, second=5, regulars=2, irregulars=5), 6),
        (replace(ROYALISTS, regulars=2, second=5, irregulars=3, forts=2, villages=2), 10),
        (replace(REBELS, regulars=1, second=2, irregulars=1, forts=1), 4),
    ],
)
def test_3_6_3_force_levels(army: Army, level: int) -> None:
    assert force_level(army) == level


@pytest.mark.parametrize(("force", "number"), [(-1, 0), (0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (9, 3), (20, 3)])
def test_3_6_4_no_more_than_three_dice(force: int, number: int) -> None:
    assert dice(force) == number


@pytest.mark.parametrize(
    ("army", "level", "lost"),
    [
        (replace(ROYALISTS, regulars=3, second=3), 0, Losses(0, 0, 0, 0, 0)),
        (replace(ROYALISTS, regulars=3, second=3), 1, Losses(1, 0, 0, 0, 0)),
        (replace(ROYALISTS, regulars=3, second=3), 3, Losses(1, 1, 0, 0, 0)),
        (replace(ROYALISTS, regulars=3, second=3), 4, Losses(2, 1, 0, 0, 0)),
        (replace(ROYALISTS, regulars=1, second=3), 5, Losses(1, 3, 0, 0, 0)),
        (replace(ROYALISTS, regulars=3, second=0, irregulars=2), 7, Losses(3, 0, 1, 0, 0)),
        (replace(ROYALISTS, second=1, irregulars=1, villages=1, forts=2), 3, Losses(0, 1, 1, 1, 0)),
        (replace(ROYALISTS, second=1, irregulars=1, villages=1, forts=2), 4, Losses(0, 1, 1, 1, 1)),
        (replace(ROYALISTS, second=1, irregulars=1, villages=1, forts=2), 5, Losses(0, 1, 1, 1, 1)),
        (replace(ROYALISTS, second=1, irregulars=1, villages=1, forts=2), 6, Losses(0, 1, 1, 1, 2)),
        (replace(ROYALISTS, second=1, villages=2), 9, Losses(0, 1, 0, 2, 0)),
        (replace(ARMY, regulars=1, second=1, villages=2, forts=2), 9, Losses(1, 1, 0, 0, 0)),
        (replace(ARMY, regulars=1, common=2, irregulars=1), 4, Losses(1, 2, 0, 0, 0)),
        (replace(REBELS, regulars=2, second=2, irregulars=2), 5, Losses(1, 1, 1, 0, 0)),
        (replace(REBELS, regulars=2, second=2, irregulars=2), 6, Losses(2, 1, 1, 0, 0)),
        (replace(REBELS, second=2, irregulars=2), 4, Losses(0, 2, 1, 0, 0)),
        (replace(REBELS, irregulars=2, forts=1), 2, Losses(0, 0, 2, 0, 0)),
        (replace(REBELS, irregulars=2, forts=1), 3, Losses(0, 0, 2, 0, 1)),
        (replace(REBELS, attacking=True, irregulars=2, forts=1), 3, Losses(0, 0, 2, 0, 0)),
    ],
)
def test_3_6_7_what_falls_for_a_loss_level(army: Army, level: int, lost: Losses) -> None:
    assert losses(army, level) == lost


@pytest.mark.parametrize(
    ("attacker", "defender", "attacker_lost", "defender_lost", "victor"),
    [
        ({"regulars": 5}, {"second": 5}, (1, 0, 0, 0, 0), (0, 2, 0, 0, 0), "attacker"),
        ({"regulars": 5}, {"second": 5}, (2, 0, 0, 0, 0), (0, 2, 0, 0, 0), "defender"),
        ({"regulars": 5}, {"second": 1}, (3, 0, 0, 0, 0), (0, 1, 0, 0, 0), "attacker"),
        ({"regulars": 1}, {"second": 5}, (1, 0, 0, 0, 0), (0, 3, 0, 0, 0), "defender"),
        ({"regulars": 1}, {"second": 1}, (1, 0, 0, 0, 0), (0, 1, 0, 0, 0), "nobody"),
        ({"regulars": 1, "underground": True}, {"second": 1}, (1, 0, 0, 0, 0), (0, 1, 0, 0, 0), "nobody"),
        ({"regulars": 1, "irregulars": 1}, {"second": 1}, (1, 0, 0, 0, 0), (0, 1, 0, 0, 0), "attacker"),
        ({"regulars": 1, "common": 1}, {"second": 1}, (1, 0, 0, 0, 0), (0, 1, 0, 0, 0), "attacker"),
        ({"regulars": 1, "bystanders": 1}, {"second": 1}, (1, 0, 0, 0, 0), (0, 1, 0, 0, 0), "attacker"),
        ({"regulars": 1}, {"second": 1, "forts": 1}, (1, 0, 0, 0, 0), (0, 1, 0, 0, 0), "defender"),
        ({"regulars": 1}, {"second": 1, "villages": 1}, (1, 0, 0, 0, 0), (0, 1, 0, 0, 0), "defender"),
    ],
)
def test_3_6_8_the_winner(
    attacker: dict[str, Any],
    defender: dict[str, Any],
    attacker_lost: tuple[int, ...],
    defender_lost: tuple[int, ...],
    victor: str,
) -> None:
    one, other = replace(ARMY, **attacker), replace(REBELS, **defender)
    won = winner(one, other, Losses(*attacker_lost), Losses(*defender_lost))
    assert ("attacker" if won is one else "defender" if won is other else "nobody") == victor


@pytest.mark.parametrize(
    ("lost", "space", "won"),
    [
        (Losses(1, 0, 0, 0, 0), "virginia", False),
        (Losses(1, 1, 0, 0, 0), "virginia", True),
        (Losses(0, 0, 2, 0, 0), "virginia", False),
        (Losses(0, 0, 1, 1, 0), "virginia", False),
        (Losses(0, 0, 1, 0, 1), "virginia", True),
        (Losses(0, 1, 1, 0, 0), "virginia", True),
        (Losses(2, 0, 0, 0, 0), "west_indies", False),
    ],
)
def test_3_6_8_the_day_takes_two_pieces_and_a_cube_or_fort_outside_the_west_indies(
    lost: Losses, space: str, won: bool
) -> None:
    army = replace(ROYALISTS, regulars=3, second=3, irregulars=3, villages=1, forts=1)
    assert day_is_won(army, lost, SPACE_INDEX[space]) is won


@pytest.mark.parametrize(("pieces", "levels", "doubled"), [(2, 1, 2), (3, 1, 2), (5, 2, 4), (6, 3, 6), (9, 3, 6)])
def test_3_6_8_half_the_pieces_three_levels_at_most_and_six_with_washington(
    pieces: int, levels: int, doubled: int
) -> None:
    lost = Losses(pieces, 0, 0, 0, 0)
    assert (shifts_won(lost, washington=False), shifts_won(lost, washington=True)) == (levels, doubled)
