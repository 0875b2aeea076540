"""Free Commands, Special Activities and Battles of the Events: where, whose, and what the card adds."""

from __future__ import annotations

from typing import Any

from tests.games.liberty_or_death.cards.table import at, play, table
from tests.games.liberty_or_death.table import at as there
from tests.games.liberty_or_death.table import table as match_table
from tests.games.library import answer, asked
from tricorne.core.match import Match


def test_card_5_shaded_the_patriots_march_and_battle_if_they_like() -> None:
    pieces = {"virginia": {"continental": 3}, "norfolk": {"tory": 1}}
    play(table(pieces), 5, "shaded", by="french", answers=["patriots done"])
    play(table(pieces), 26, "shaded", by="french", answers=["patriots done"])


def test_card_9_shaded_three_spaces_at_most() -> None:
    spaces = ("virginia", "georgia", "boston", "norfolk")
    game = table({name: {"continental": 1, "tory": 1} for name in spaces})
    play(game, 9, "shaded", by="french", answers=["patriots yes", *(f"patriots {name}" for name in spaces[:3])])
    assert [at(game, name) for name in spaces] == [{"continental": 1}] * 3 + [{"continental": 1, "tory": 1}]


def test_card_14_unshaded_one_destination_and_only_what_is_possible() -> None:
    pieces = {
        "virginia": {"war_party_underground": 1, "british_regular": 1},
        "georgia": {"war_party_underground": 1},
        "north_carolina": {"militia_active": 1},
        "southwest": {"militia_active": 1},
    }
    game = table(pieces)
    answers = ["indians march", "indians southwest", "indians virginia", "indians done"]
    asked_of = play(game, 14, "unshaded", by="british", answers=answers)
    assert set(asked_of[1].options) == {"north_carolina", "southwest"}
    assert at(game, "southwest") == {"war_party_active": 1}
    assert at(game, "north_carolina") == {"militia_active": 1}


def test_card_14_unshaded_without_scout_or_march_the_fight_still_comes() -> None:
    game = table({"southwest": {"british_regular": 3, "militia_active": 1}})
    play(game, 14, "unshaded", by="british", answers=["indians southwest"], dice=[1])
    assert at(game, "southwest") == {"british_regular": 3}


def test_card_14_unshaded_no_war_path_that_could_remove_nothing() -> None:
    pieces = {"southwest": {"war_party_underground": 1}, "north_carolina": {"patriot_fort": 1, "british_regular": 3}}
    game = table(pieces)
    asked_of = play(game, 14, "unshaded", by="british", answers=["indians north_carolina", "british 0"], dice=[3])
    assert not any("war_path" in ask.options for ask in asked_of)


def test_card_15_shaded_partisans_only_in_the_colony_of_the_march() -> None:
    pieces = {"virginia": {"militia_underground": 2, "tory": 2}, "georgia": {"militia_underground": 1, "tory": 1}}
    game = table(pieces)
    asked_of = play(game, 15, "shaded", by="french", answers=["patriots virginia", "patriots 0"])
    assert "partisans-space" not in [ask.kind for ask in asked_of]
    assert at(game, "georgia") == pieces["georgia"]
    assert at(game, "virginia") == {"militia_active": 1, "militia_underground": 1}


def test_card_96_unshaded_war_path_in_each_of_the_two_provinces_only() -> None:
    pieces = {name: {"war_party_underground": 1, "militia_active": 1} for name in ("quebec", "northwest", "southwest")}
    game = table(pieces)
    play(game, 96, "unshaded", by="british", answers=["indians quebec", "indians northwest"])
    assert at(game, "southwest") == pieces["southwest"]
    assert at(game, "quebec") == at(game, "northwest") == {"war_party_underground": 1, "war_party_active": 1}


# What a card adds to a Battle, to the point


def rolls(match: Match) -> list[tuple[str, int, int]]:
    """Of the last Battle: who rolled, his Force Level, and what changed the Loss Level of his enemy."""
    found = [entry["args"] for entry in match.log() if entry["event"] == "battle-roll"]
    return [(args["side"], args["force"], args["change"]) for args in found]


def battle_by(seat: str, card: int, side: str, *answers: str, treaty: bool = False, **spaces: Any) -> Match:
    m = match_table(seat, card=card, treaty=treaty, spaces=spaces)
    answer(m, f"event:{side}", *answers)
    while not rolls(m):
        kind = asked(m)[1]
        answer(m, "done" if kind.endswith("-from") else "0" if kind == "battle-activate" else "no")
    return m


def test_card_51_unshaded_takes_two_from_the_loss_of_the_british_alone() -> None:
    m = battle_by("british", 51, "unshaded", "georgia", georgia=there(R=3, C=3))
    assert rolls(m) == [("attacker", 3, 1), ("defender", 3, -2)]


def test_card_51_shaded_adds_two_to_the_loss_of_the_royalists_alone() -> None:
    m = battle_by("patriots", 51, "shaded", "georgia", georgia=there(R=3, C=3))
    assert rolls(m) == [("attacker", 3, 2), ("defender", 3, 1)]


def test_card_52_adds_two_to_the_force_of_the_attacker_alone() -> None:
    m = battle_by("british", 52, "unshaded", "british", georgia=there(R=3, C=3))
    assert rolls(m) == [("attacker", 5, 1), ("defender", 3, 0)]


def test_card_52_also_in_the_west_indies_where_the_named_faction_says() -> None:
    spaces = {"west_indies": there(R=3, F=3), "georgia": there(F=1, T=1)}
    m = match_table(
        "british", card=52, treaty=True, squadrons=0, squadrons_unavailable=3, unavailable={}, spaces=spaces
    )
    answer(m, "event:unshaded", "done", "french")
    assert asked(m) == ("french", "event-battle-space")
    assert m.question is not None
    assert m.question.args["bonus"] == [2, 0, 0]
    answer(m, "west_indies")
    assert rolls(m) == [("attacker", 5, 1), ("defender", 3, 1)]


def test_card_66_shaded_adds_two_to_the_force_of_the_attacker_alone() -> None:
    m = battle_by("patriots", 66, "shaded", "florida", florida=there(R=3, C=3))
    assert rolls(m) == [("attacker", 5, 0), ("defender", 3, 1)]
