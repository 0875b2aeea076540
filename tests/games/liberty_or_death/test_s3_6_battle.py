"""3.6 The Battle Procedure: forces, modifiers, losses, the Day, and the odds."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from msgspec.structs import replace

from tests.games.liberty_or_death.table import answer, asked, at, game_of, level, look, offered, pieces, table
from tricorne.core import Ask
from tricorne.core.match import Match
from tricorne.games.liberty_or_death.names import BOSTON, BRITISH, FRENCH, NORTHWEST, PATRIOTS, VIRGINIA, WEST_INDIES
from tricorne.games.liberty_or_death.odds import armies, battle_odds
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

ARMY = Army(True, True, 0, 0, 0, 0, 0, 0, False, False, False, 0)


def test_3_6_underground_defenders_may_stay_hidden() -> None:
    m = table("british", spaces={"virginia": at(R=4, M=2)})
    answer(m, "command:battle", "virginia")
    assert asked(m) == ("patriots", "battle-activate")
    answer(m, "0")
    assert pieces(m, "virginia")["M"] == 2


def test_3_6_1_only_indians_decide_for_themselves() -> None:
    m = table("patriots", spaces={"virginia": at(C=3, W=2)})
    answer(m, "command:battle", "virginia")
    assert asked(m) == ("indians", "battle-activate")
    both = table("patriots", spaces={"virginia": at(C=3, W=2, T=1)})
    answer(both, "command:battle", "virginia")
    assert asked(both) == ("british", "battle-activate")


def test_3_6_1_an_ally_that_does_not_pay_takes_no_part() -> None:
    game = game_of(
        table(
            "french",
            scenario="1778",
            treaty=True,
            leaders={"patriots": {"who": "washington", "space": "virginia"}},
            spaces={"virginia": at(F=2, C=4, M=1, R=2)},
        )
    )
    attackers, defenders, setting = armies(game, FRENCH, VIRGINIA, ally=False)
    assert force_level(attackers) == 2
    assert not attackers.leader
    assert not attackers.underground
    assert not setting.washington
    assert defender_loss_modifiers(attackers, defenders, setting) == [("regulars", 1)]


def test_3_6_2_half_of_the_active_irregulars_rounded_down() -> None:
    assert force_level(replace(ARMY, regulars=2, irregulars=5)) == 4


def test_3_6_3_tories_count_up_to_the_regulars_when_attacking() -> None:
    assert force_level(replace(ARMY, regulars=2, second=5)) == 4
    assert force_level(replace(ARMY, attacking=False, regulars=2, second=5, forts=1)) == 8


@pytest.mark.parametrize(("force", "number"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3), (20, 3)])
def test_3_6_4_a_die_for_every_three(force: int, number: int) -> None:
    assert dice(force) == number


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


def test_3_6_7_royalists_alternate_regulars_and_tories() -> None:
    army = replace(ARMY, regulars=3, second=2, irregulars=2, attacking=False, villages=1, forts=1)
    assert losses(army, 6) == Losses(2, 2, 0, 0, 0)
    assert losses(army, 8) == Losses(3, 2, 0, 0, 0)
    assert losses(army, 11) == Losses(3, 2, 2, 1, 0)
    assert losses(army, 12) == Losses(3, 2, 2, 1, 1)


def test_3_6_7_rebels_take_turns_and_attackers_lose_no_fort() -> None:
    army = replace(ARMY, royalist=False, regulars=2, second=3, irregulars=2, forts=1)
    assert losses(army, 6) == Losses(2, 1, 1, 0, 0)
    assert losses(army, 99) == Losses(2, 3, 2, 0, 0)
    assert losses(replace(army, attacking=False), 99) == Losses(2, 3, 2, 0, 1)
    assert losses(army, 0).pieces == losses(army, -2).pieces == 0


def test_3_6_7_common_cause_war_parties_may_fall_for_tories() -> None:
    m = table(
        "british",
        luck={"battle-die": [1, 3, 3]},
        spaces={"virginia": at(R=2, T=1, W=1, C=4)},
    )
    answer(m, "command:battle", "virginia", "1")
    assert asked(m) == ("british", "common-cause-losses")
    answer(m, "1")
    assert look(m)["casualties"]["tory"] == 0
    assert "W" not in pieces(m, "virginia")
    assert "WA" not in pieces(m, "virginia")


def test_3_6_7_war_parties_beyond_the_regulars_fall_for_tories_and_add_no_force() -> None:
    m = table("british", luck={"battle-die": [1, 3, 3]}, spaces={"virginia": at(R=2, T=2, WA=2, C=6)})
    answer(m, "command:battle", "virginia")
    assert offered(m) == ["0", "1", "2"]
    answer(m, "2")
    rolls = [entry["args"] for entry in m.log() if entry["event"] == "battle-roll"]
    assert rolls[0]["force"] == 4
    answer(m, "2")
    assert look(m)["casualties"]["tory"] == 0
    assert pieces(m, "virginia") == {"T": 2, "C": 5}


def test_3_6_8_who_wins() -> None:
    strong = replace(ARMY, regulars=5)
    weak = replace(ARMY, royalist=False, attacking=False, second=2)
    two, three = Losses(2, 0, 0, 0, 0), Losses(3, 0, 0, 0, 0)
    assert winner(strong, replace(weak, second=9), two, Losses(0, 2, 0, 0, 0)) == replace(weak, second=9)
    assert winner(strong, weak, three, Losses(0, 2, 0, 0, 0)) == strong
    assert winner(strong, weak, Losses(5, 0, 0, 0, 0), Losses(0, 2, 0, 0, 0)) is None


def test_3_6_8_two_pieces_and_a_cube_or_fort_win_the_day() -> None:
    assert not day_is_won(ARMY, Losses(1, 0, 0, 0, 0), VIRGINIA)
    assert not day_is_won(ARMY, Losses(0, 0, 3, 0, 0), VIRGINIA)
    assert day_is_won(ARMY, Losses(1, 0, 1, 0, 0), VIRGINIA)
    assert not day_is_won(ARMY, Losses(2, 0, 0, 0, 0), WEST_INDIES)
    assert shifts_won(Losses(9, 0, 0, 0, 0), washington=False) == 3
    assert shifts_won(Losses(9, 0, 0, 0, 0), washington=True) == 6


def test_3_6_8_royalists_shift_toward_support_and_rebels_may_move_a_blockade() -> None:
    m = table(
        "patriots",
        scenario="1778",
        treaty=True,
        luck={"battle-die": [3, 3, 1]},
        spaces={"boston": at("neutral", C=6, R=3, blockades=1)},
    )
    answer(m, "command:battle", "boston")
    assert level(m, "boston") == "passive_opposition"
    assert asked(m)[1] == "rally-space"
    answer(m, "done")
    assert asked(m) == ("french", "move-blockade")
    answer(m, "norfolk")
    assert look(m)["spaces"]["norfolk"]["blockades"] == 1


def test_3_6_the_odds_are_those_of_the_dice() -> None:
    """Play every roll out and compare with the odds."""
    spaces = {"virginia": at("neutral", R=4, T=3, C=4, MA=2, PF=1)}
    odds = None
    lost: Counter[int] = Counter()
    for faces in product((1, 2, 3), repeat=4):
        m = table("british", luck={"battle-die": list(faces)}, spaces=spaces)
        if odds is None:
            game = game_of(m)
            odds = battle_odds(VIRGINIA, *armies(game, BRITISH, VIRGINIA, ally=False))
            assert m.question is not None
        answer(m, "command:battle")
        assert game_of(m).hint(m.question, "virginia") == odds  # type: ignore[arg-type]
        answer(m, "virginia")
        lost[10 - sum(pieces(m, "virginia").get(kind, 0) for kind in ("C", "MA", "PF")) - 3] += 1
    assert odds is not None
    assert odds["rolls"] == 81
    assert {int(n): round(chance * 81) for n, chance in odds["defender"]["losses"].items()} == dict(lost)


@pytest.mark.parametrize("attacker", [BRITISH, PATRIOTS, FRENCH])
@pytest.mark.parametrize("ally", [False, True])
def test_3_6_2_and_3_6_3_the_force_of_a_side_is_that_of_its_pieces(attacker: int, ally: bool) -> None:
    there = at("neutral", R=2, T=4, WA=3, W=2, BF=1, C=2, MA=3, M=2, PF=1, F=3)
    game = game_of(table("british", spaces={"virginia": there}, treaty=True))
    odds = battle_odds(VIRGINIA, *armies(game, attacker, VIRGINIA, ally=ally))
    for side in ("attacker", "defender"):
        assert sum(force for _, _, force in odds[side]["pieces"]) == odds[side]["force"]


def test_3_6_8_a_day_that_cannot_be_won_says_why() -> None:
    """A lone Continental is not enough to lose; two of several are."""
    alone = game_of(table("british", spaces={"virginia": at("neutral", R=6, C=1)}))
    odds = battle_odds(VIRGINIA, *armies(alone, BRITISH, VIRGINIA, ally=False))
    assert (odds["attacker"]["wins"], odds["attacker"]["no_day"]) == (1, "too_few")
    assert odds["defender"]["no_day"] == "never_wins"
    several = game_of(table("british", spaces={"virginia": at("neutral", R=6, C=4)}))
    odds = battle_odds(VIRGINIA, *armies(several, BRITISH, VIRGINIA, ally=False))
    assert odds["attacker"]["no_day"] is None
    assert sum(odds["attacker"]["shifts"].values()) == pytest.approx(odds["attacker"]["wins_the_day"])


def force_hinted(match: Match, option: str) -> int:
    """The attacker's Force Level that the hint for an option gives."""
    assert isinstance(match.question, Ask)
    hint = game_of(match).hint(match.question, option)
    assert hint is not None
    return int(hint["attacker"]["force"])


def test_3_6_the_odds_count_a_war_party_that_serves_as_a_tory_only_once() -> None:
    m = table("british", spaces={"virginia": at(R=3, W=3, C=1)})
    answer(m, "command:battle", "virginia")
    assert {n: force_hinted(m, n) for n in offered(m)} == {"0": 4, "1": 4, "2": 5, "3": 6}


def test_3_6_the_odds_of_a_battle_by_event_count_what_the_card_adds() -> None:
    """Card 66 adds 2 to the Force Level of whoever takes Florida."""
    m = table("patriots", card=66, treaty=True, spaces={"florida": at(C=4, M=2, F=1, R=1)})
    answer(m, "event:shaded", "patriots", "florida")
    while asked(m)[1] != "battle-with-french":
        answer(m, "done")
    assert force_hinted(m, "no") == 6
    answer(m, "no")
    assert force_hinted(m, "2") == 7


def test_3_6_the_odds_are_open_when_an_event_lets_choose_the_space() -> None:
    m = table("patriots", card=52, spaces={"florida": at(C=4, R=1), "georgia": at(C=1, R=1)})
    answer(m, "event:unshaded", "patriots")
    assert asked(m) == ("patriots", "event-battle-space")
    assert force_hinted(m, "florida") == 6
