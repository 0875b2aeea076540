"""3.6 The Battle Procedure, its losses and Winning the Day."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.examples import until
from tests.games.liberty_or_death.cards.table import table as bare_board
from tests.games.liberty_or_death.exact import ARMY, REBELS, ROYALISTS
from tests.games.liberty_or_death.table import at, game_of, level, pieces, table
from tests.games.library import answer, asked, options, seen
from tricorne.core import Ask
from tricorne.core.match import Match
from tricorne.games.liberty_or_death.names import BRITISH, FRENCH, SPACE_INDEX, VIRGINIA, WEST_INDIES
from tricorne.games.liberty_or_death.odds import armies, battle_odds
from tricorne.games.liberty_or_death.rules.s3_6_forces import (
    Army,
    Losses,
    day_is_won,
    defender_loss_modifiers,
    force_level,
    losses,
    royalist_army,
    shifts_won,
    winner,
)


def force_hinted(match: Match, option: str) -> int:
    """The attacker's Force Level that the hint for an option gives."""
    assert isinstance(match.question, Ask)
    hint = game_of(match).hint(match.question, option)
    assert hint is not None
    return int(hint["attacker"]["force"])


def test_3_6_underground_defenders_may_stay_hidden() -> None:
    m = table("british", spaces={"virginia": at(R=4, M=2)})
    answer(m, "command:battle", "virginia")
    assert asked(m) == ("patriots", "battle-activate")
    answer(m, "0")
    assert pieces(m, "virginia")["M"] == 2


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


def test_3_6_the_odds_count_a_war_party_that_serves_as_a_tory_only_once() -> None:
    m = table("british", spaces={"virginia": at(R=3, W=3, C=1)})
    answer(m, "command:battle", "virginia")
    assert {n: force_hinted(m, n) for n in options(m)} == {"0": 4, "1": 4, "2": 5, "3": 6}


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


def test_3_6_the_odds_are_open_when_an_event_lets_decline_the_battle() -> None:
    """Card 48 lets the British march and then Battle where they are."""
    m = table("british", card=48, spaces={"florida": at(R=4, C=2)})
    answer(m, "event:unshaded", "florida")
    assert asked(m) == ("british", "event-battle")
    assert m.question is not None
    assert m.question.args["bonus"] == [0, 0, 0]
    assert force_hinted(m, "yes") == 4
    assert m.hint("no") is None


def test_3_6_the_odds_of_a_free_battle_count_an_ally_who_could_not_pay() -> None:
    """In a Brilliant Stroke the French join in without the Resource that they lack, and it is one space only."""
    m = table(
        "patriots",
        strokes=[105],
        treaty=True,
        leaders={"patriots": {"who": "washington", "space": "virginia"}},
        resources={"french": 0},
        spaces={"virginia": at(C=2, F=2, R=2)},
    )
    answer(m, "stroke:105", "command:battle")
    assert m.question is not None
    assert m.question.args == {"taken": 0, "free": 1, "limit": 1}
    assert force_hinted(m, "virginia") == 4


def test_3_6_a_question_for_a_space_says_whether_it_costs_and_how_many_there_may_be() -> None:
    m = answer(table("patriots", spaces={"virginia": at(C=2, R=2)}), "command:battle")
    assert m.question is not None
    assert m.question.args == {"taken": 0, "free": 0, "limit": 0}
    said = m.game.words("en")
    assert said.say("q-battle-space", m.question.args, attribute="why") == "Each space costs 1 Resource."
    assert said.say("q-battle-space", {"taken": 0, "free": 1, "limit": 1}, attribute="why") == "Free. One space only."


def test_3_6_1_an_indian_leader_attacks_only_with_a_war_party() -> None:
    game = bare_board({"virginia": {"british_regular": 1, "village": 1}}, leaders={"indians": "virginia"})
    assert not royalist_army(game, VIRGINIA, attacking=True).leader
    assert royalist_army(game, VIRGINIA, attacking=False).leader


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
    assert seen(m)["casualties"]["tory"] == 0
    assert "W" not in pieces(m, "virginia")
    assert "WA" not in pieces(m, "virginia")


def test_3_6_7_war_parties_beyond_the_regulars_fall_for_tories_and_add_no_force() -> None:
    m = table("british", luck={"battle-die": [1, 3, 3]}, spaces={"virginia": at(R=2, T=2, WA=2, C=6)})
    answer(m, "command:battle", "virginia")
    assert options(m) == ["0", "1", "2"]
    answer(m, "2")
    rolls = [entry["args"] for entry in m.log() if entry["event"] == "battle-roll"]
    assert rolls[0]["force"] == 4
    answer(m, "2")
    assert seen(m)["casualties"]["tory"] == 0
    assert pieces(m, "virginia") == {"T": 2, "C": 5}


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


def test_3_6_8_a_fort_that_did_not_attack_keeps_its_side_on_the_field() -> None:
    attacker = replace(ARMY, regulars=1, bystanders=1)
    defender = replace(ARMY, royalist=False, attacking=False, second=5)
    assert winner(attacker, defender, Losses(1, 0, 0, 0, 0), Losses(0, 2, 0, 0, 0)) is attacker


def test_3_6_8_a_royalist_day_is_not_doubled_and_brings_no_rally() -> None:
    m = table(
        "british",
        luck={"battle-die": [3, 3, 3]},
        leaders={"patriots": {"who": "washington", "space": "virginia"}},
        spaces={"virginia": at("neutral", R=9, C=2), "boston": at(M=1)},
    )
    answer(m, "command:battle", "virginia")
    assert level(m, "virginia") == "passive_support"
    assert asked(m) == ("patriots", "lone-leader")


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
    assert seen(m)["spaces"]["norfolk"]["blockades"] == 1


def battle_won(m: Match) -> dict[str, Any]:
    """What the log says of a Battle that was won."""
    won: list[dict[str, Any]] = [entry["args"] for entry in m.log() if entry["event"] == "battle-won"]
    return won[-1]


def test_3_6_8_the_day_is_won_where_the_space_itself_cannot_shift() -> None:
    """The log says so, although nothing has shifted yet."""
    m = table("british", luck={"battle-die": [3, 3, 1]}, spaces={"virginia": at("active_support", R=6, T=1, C=4)})
    answer(m, "command:battle", "virginia")
    assert asked(m)[1] == "win-the-day-shift"
    assert battle_won(m)["levels"] == 2


@pytest.mark.parametrize(
    ("pieces_there", "because"),
    [({"R": 6, "C": 4}, "won:fewer"), ({"R": 2, "C": 4}, "won:equal"), ({"R": 6, "MA": 1}, "won:wiped-out")],
)
def test_3_6_8_the_log_says_why_a_side_wins(pieces_there: dict[str, int], because: str) -> None:
    m = table("british", luck={"battle-die": [1, 1, 1]}, spaces={"virginia": at("neutral", **pieces_there)})
    answer(m, "command:battle", "virginia")
    assert battle_won(m)["because"] == because


def test_3_6_8_a_day_that_cannot_be_won_says_why() -> None:
    """A lone Continental is not enough to lose; two of several are."""
    alone = game_of(table("british", spaces={"virginia": at("neutral", R=6, C=1)}))
    odds = battle_odds(VIRGINIA, *armies(alone, BRITISH, VIRGINIA, ally=False))
    assert (odds["attacker"]["wins"], odds["attacker"]["no_day"]) == (1, "too_few")
    assert odds["defender"]["no_day"] == "never_wins"
    assert odds["attacker"]["only_wiped_out"]
    several = game_of(table("british", spaces={"virginia": at("neutral", R=6, C=4)}))
    odds = battle_odds(VIRGINIA, *armies(several, BRITISH, VIRGINIA, ally=False))
    assert odds["attacker"]["no_day"] is None
    assert not odds["attacker"]["only_wiped_out"]
    assert sum(odds["attacker"]["shifts"].values()) == pytest.approx(odds["attacker"]["wins_the_day"])


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


def test_3_6_8_battle_example_spills_over_and_rallies() -> None:
    """The example uses two levels; Washington would allow four, and what is left over need not be used."""
    match = until("liberty-or-death", "win-the-day", "shift")
    assert match.question is not None
    assert match.question.args["number"] == 3
