"""3.6.2 to 3.6.6 Who takes part in a Battle, Force Levels, modifiers and losses."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.liberty_or_death.cards.table import table as bare_board
from tests.games.liberty_or_death.exact import ARMY, REBELS, ROYALISTS
from tests.games.liberty_or_death.table import KINDS, at, game_of, table
from tricorne.games.liberty_or_death.names import (
    BOSTON,
    BRITISH,
    FACTIONS,
    FRENCH,
    NORTHWEST,
    PATRIOTS,
    SPACE_INDEX,
    VIRGINIA,
    WEST_INDIES,
)
from tricorne.games.liberty_or_death.odds import armies, battle_odds
from tricorne.games.liberty_or_death.rules.s1_10_leaders import LAUZUN
from tricorne.games.liberty_or_death.rules.s3_6_forces import (
    Army,
    attacker_loss_modifiers,
    defender_loss_modifiers,
    dice,
    force_level,
    half_regulars,
)


def modifiers(
    attacker: str, space: str, here: dict[str, int], *, ally: bool = False, lauzun: bool = False, **position: Any
) -> tuple[dict[str, int], dict[str, int]]:
    """What changes the Loss Level of the Defender, and that of the Attacker; Underground units stay hidden."""
    game = bare_board({space: {KINDS[kind]: n for kind, n in here.items()}}, treaty=True, **position)
    if lauzun:
        game.state.leader[FACTIONS.index("french")] = LAUZUN
    sides = armies(game, FACTIONS.index(attacker), SPACE_INDEX[space], ally=ally, attacker_shown=0, defender_shown=0)
    return dict(defender_loss_modifiers(*sides)), dict(attacker_loss_modifiers(sides[1], sides[2]))


def test_3_6_2_half_of_the_active_irregulars_rounded_down() -> None:
    assert force_level(replace(ARMY, regulars=2, irregulars=5)) == 4


@pytest.mark.parametrize("attacker", [BRITISH, PATRIOTS, FRENCH])
@pytest.mark.parametrize("ally", [False, True])
def test_3_6_2_and_3_6_3_the_force_of_a_side_is_that_of_its_pieces(attacker: int, ally: bool) -> None:
    there = at("neutral", R=2, T=4, WA=3, W=2, BF=1, C=2, MA=3, M=2, PF=1, F=3)
    game = game_of(table("british", spaces={"virginia": there}, treaty=True))
    odds = battle_odds(VIRGINIA, *armies(game, attacker, VIRGINIA, ally=ally))
    for side in ("attacker", "defender"):
        assert sum(force for _, _, force in odds[side]["pieces"]) == odds[side]["force"]


def test_3_6_3_tories_count_up_to_the_regulars_when_attacking() -> None:
    assert force_level(replace(ARMY, regulars=2, second=5)) == 4
    assert force_level(replace(ARMY, attacking=False, regulars=2, second=5, forts=1)) == 8


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


@pytest.mark.parametrize(("force", "number"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3), (20, 3)])
def test_3_6_4_a_die_for_every_three(force: int, number: int) -> None:
    assert dice(force) == number


@pytest.mark.parametrize(("force", "number"), [(-1, 0), (0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (9, 3), (20, 3)])
def test_3_6_4_no_more_than_three_dice(force: int, number: int) -> None:
    assert dice(force) == number


def test_3_6_5_exactly_half_regulars_are_enough() -> None:
    assert half_regulars(replace(ARMY, regulars=2, second=2), by_cubes=False)
    assert half_regulars(replace(ARMY, regulars=2, second=2), by_cubes=True)
    assert not half_regulars(replace(ARMY, regulars=2, second=3), by_cubes=True)


def test_3_6_5_lauzun_counts_only_for_attacking_french() -> None:
    there = {"virginia": {"british_regular": 2, "french_regular": 2, "continental": 2}}
    game = bare_board(there, treaty=True, leaders={"french": "virginia"})
    game.state.leader[3] = 1
    assert "lauzun" not in dict(defender_loss_modifiers(*armies(game, BRITISH, VIRGINIA, ally=False)))
    assert "lauzun" not in dict(defender_loss_modifiers(*armies(game, PATRIOTS, VIRGINIA, ally=False)))
    assert "lauzun" in dict(defender_loss_modifiers(*armies(game, PATRIOTS, VIRGINIA, ally=True)))


def test_3_6_5_washington_protects_only_defenders_and_the_reserve_only_indians() -> None:
    game = bare_board(
        {"northwest": {"british_regular": 2, "continental": 2, "village": 1}}, leaders={"patriots": "northwest"}
    )
    attack = dict(defender_loss_modifiers(*armies(game, PATRIOTS, NORTHWEST, ally=False)))
    assert "washington" not in attack
    assert attack["reserve"] == -1
    defence = dict(defender_loss_modifiers(*armies(game, BRITISH, NORTHWEST, ally=False)))
    assert defence["washington"] == -1
    assert "reserve" not in defence


def test_3_6_5_every_modifier_of_the_defender() -> None:
    game = game_of(
        table(
            "british",
            scenario="1778",
            treaty=True,
            leaders={
                "british": {"who": "gage", "space": "boston"},
                "patriots": {"who": "washington", "space": "boston"},
            },
            spaces={"boston": at(R=3, C=2, PF=1, blockades=1)},
        )
    )
    found = dict(defender_loss_modifiers(*armies(game, BRITISH, BOSTON, ally=False)))
    assert found == {"regulars": 1, "leader": 1, "french-navy": -1, "forts": -1, "washington": -1}


def test_3_6_5_lauzun_and_the_reserve() -> None:
    game = game_of(
        table(
            "french",
            scenario="1778",
            treaty=True,
            leaders={"french": {"who": "lauzun", "space": "northwest"}},
            spaces={"northwest": at(F=3, M=1, V=1)},
        )
    )
    found = dict(defender_loss_modifiers(*armies(game, FRENCH, NORTHWEST, ally=True)))
    assert found == {"regulars": 1, "underground": 1, "leader": 1, "lauzun": 1, "reserve": -1}


def test_3_6_5_squadrons_hinder_the_british_in_the_west_indies() -> None:
    game = game_of(table("british", treaty=True, spaces={"west_indies": at(R=3, F=3)}))
    attackers, defenders, setting = armies(game, BRITISH, WEST_INDIES, ally=False)
    assert dict(defender_loss_modifiers(attackers, defenders, setting)) == {"regulars": 1, "french-navy": -1}
    attackers, defenders, setting = armies(game, FRENCH, WEST_INDIES, ally=False)
    assert dict(attacker_loss_modifiers(defenders, setting)) == {"regulars": 1, "french-navy": -1}


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


def test_3_6_6_every_modifier_of_the_attacker() -> None:
    game = game_of(
        table(
            "patriots",
            leaders={"indians": {"who": "brant", "space": "virginia"}},
            spaces={"virginia": at(C=3, R=2, BF=1, W=1)},
        )
    )
    _, defenders, setting = armies(game, PATRIOTS, VIRGINIA, ally=False)
    assert dict(attacker_loss_modifiers(defenders, setting)) == {
        "regulars": 1,
        "underground": 1,
        "leader": 1,
        "forts": 1,
    }


@pytest.mark.parametrize(("edition", "bonus"), [("printed", False), ("2016", True)])
def test_3_6_6_regulars_are_measured_on_pieces_or_on_cubes(edition: str, bonus: bool) -> None:
    spaces = {"virginia": at(C=3, R=2, T=1, BF=1, V=1)}
    game = game_of(table("patriots", options={"edition": edition}, spaces=spaces))
    _, defenders, setting = armies(game, PATRIOTS, VIRGINIA, ally=False)
    assert ("regulars", 1) in attacker_loss_modifiers(defenders, setting) or not bonus
    assert (("regulars", 1) in attacker_loss_modifiers(defenders, setting)) is bonus
