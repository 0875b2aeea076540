"""The worked examples of the rulebook, from the position to the facts."""

from __future__ import annotations

from tests.games.liberty_or_death.table import answer, asked, at, control, game_of, level, look, offered, pieces, table
from tricorne.core.match import Match
from tricorne.games.liberty_or_death.names import BRITISH, FRENCH, INDIANS, PATRIOTS
from tricorne.games.liberty_or_death.rules.s7_victory import Tracks, final_margin, margins


def test_3_2_2_garrison_example() -> None:
    m = table(
        "british",
        treaty=True,
        spaces={
            "quebec": at(R=2, T=1),
            "new_york": at(R=4, T=1),
            "new_york_city": at(R=3, blockades=1),
            "norfolk": at(R=7),
            "south_carolina": at(R=3),
            "philadelphia": at(M=2),
            "charles_town": at(M=1, PF=1),
        },
    )
    answer(m, "command:garrison")
    assert "new_york_city" not in offered(m)
    answer(m, "boston")
    assert "new_york_city" not in offered(m)
    answer(m, "quebec", "1", "done")
    answer(m, "quebec_city", "new_york", "1", "done")
    answer(m, "philadelphia", "new_york", "2", "norfolk", "4", "done")
    answer(m, "charles_town", "norfolk", "2", "south_carolina", "1", "done")
    answer(m, "savannah", "south_carolina", "1", "done", "done")
    for city in ("boston", "quebec_city", "philadelphia", "charles_town", "savannah", "norfolk", "new_york_city"):
        assert control(m, city) == "british"
    assert pieces(m, "philadelphia") == {"R": 6, "MA": 2}
    assert pieces(m, "charles_town") == {"R": 3, "MA": 1, "PF": 1}
    assert asked(m) == ("british", "displace")
    assert offered(m) == ["philadelphia", "done"]
    answer(m, "philadelphia")
    assert set(offered(m)) == {"new_jersey", "pennsylvania", "maryland_delaware"}
    answer(m, "maryland_delaware")
    assert pieces(m, "philadelphia") == {"R": 6}
    assert pieces(m, "maryland_delaware") == {"MA": 2}
    assert look(m)["resources"]["british"] == 18


def test_3_2_3_british_march_example() -> None:
    m = table(
        "british",
        scenario="1778",
        treaty=True,
        leaders={"british": {"who": "clinton", "space": "new_york_city"}},
        spaces={
            "maryland_delaware": at(R=4, T=2),
            "new_york_city": at(R=4, T=1),
            "quebec": at(R=1),
            "connecticut_rhode_island": at(R=2, T=2),
            "boston": at(M=1),
            "pennsylvania": at(M=1),
        },
    )
    assert control(m, "boston") == "rebellion"
    answer(m, "command:march", "pennsylvania")
    answer(m, "maryland_delaware", "british_regular:4", "tory:2")
    answer(m, "new_york_city", "british_regular:2", "tory:1", "yes")
    answer(m, "quebec", "done")
    answer(m, "philadelphia", "new_york_city", "british_regular:2", "done")
    answer(m, "boston", "connecticut_rhode_island", "british_regular:2", "tory:2", "done", "done")
    assert pieces(m, "pennsylvania") == {"R": 7, "T": 3, "MA": 1}
    assert pieces(m, "philadelphia") == {"R": 2}
    assert pieces(m, "boston") == {"R": 2, "T": 2, "MA": 1}
    assert control(m, "boston") == "british"
    assert look(m)["leaders"]["british"] == {"who": "clinton", "space": "pennsylvania"}
    assert look(m)["resources"]["british"] == 17


def test_3_3_2_underground_militia_are_seen_in_a_british_city() -> None:
    m = table("patriots", spaces={"virginia": at(M=2), "norfolk": at(T=2)})
    answer(m, "command:march", "norfolk", "virginia", "militia_underground:2")
    assert pieces(m, "norfolk") == {"T": 2, "MA": 2}


def test_3_3_2_fewer_militia_stay_underground() -> None:
    m = table("patriots", spaces={"virginia": at(M=2), "norfolk": at(T=2)})
    answer(m, "command:march", "norfolk", "virginia", "militia_underground:1")
    assert pieces(m, "norfolk") == {"T": 2, "M": 1}


def test_3_4_2_war_parties_are_seen_in_a_rebel_colony() -> None:
    m = table("indians", spaces={"northwest": at(W=2), "new_york": at(M=2)})
    answer(m, "command:march", "new_york", "war_party_underground:2")
    assert pieces(m, "new_york") == {"M": 2, "WA": 2}
    assert look(m)["resources"]["indians"] == 20


def battle_in_pennsylvania() -> Match:
    """The position of the Battle example, with its dice."""
    return table(
        "british",
        scenario="1778",
        treaty=True,
        luck={"battle-die": [2, 3, 1, 2]},
        leaders={
            "british": {"who": "clinton", "space": "pennsylvania"},
            "patriots": {"who": "washington", "space": "pennsylvania"},
        },
        spaces={
            "pennsylvania": at("passive_opposition", R=5, T=2, W=3, C=3, F=2, M=2, MA=1, PF=1),
            "maryland_delaware": at("active_support"),
        },
    )


def test_3_6_battle_example() -> None:
    m = battle_in_pennsylvania()
    cbc, crc = look(m)["victory"]["tracks"]["cbc"], look(m)["victory"]["tracks"]["crc"]
    answer(m, "command:battle", "pennsylvania")
    assert asked(m) == ("british", "battle-common-cause")
    answer(m, "0")
    assert asked(m) == ("british", "battle-activate")
    answer(m, "2")
    assert asked(m) == ("patriots", "battle-activate")
    answer(m, "1")
    rolls = [entry["args"] for entry in m.log() if entry["event"] == "battle-roll"]
    assert [(roll["force"], roll["dice"], roll["change"], roll["number"]) for roll in rolls] == [
        (8, [2, 3], 1, 6),
        (7, [1, 2], 3, 6),
    ]
    assert pieces(m, "pennsylvania") == {"R": 3, "WA": 2, "W": 1, "C": 2, "MA": 1, "M": 1, "PF": 1}
    assert look(m)["victory"]["tracks"]["cbc"] == cbc + 4
    assert look(m)["victory"]["tracks"]["crc"] == crc + 3
    assert look(m)["casualties"]["french_regular"] == 2
    assert look(m)["casualties"]["continental"] == 1
    assert level(m, "pennsylvania") == "active_opposition"


def test_3_6_8_battle_example_spills_over_and_rallies() -> None:
    """The example uses two levels; Washington would allow four, and what is left over need not be used."""
    m = battle_in_pennsylvania()
    answer(m, "command:battle", "pennsylvania", "0", "2", "1")
    assert asked(m) == ("patriots", "win-the-day-shift")
    assert m.question is not None
    assert m.question.args["number"] == 3
    answer(m, "maryland_delaware", "done")
    assert level(m, "maryland_delaware") == "passive_support"
    assert asked(m) == ("patriots", "rally-space")
    answer(m, "maryland_delaware")
    assert pieces(m, "maryland_delaware") == {"M": 1}
    assert look(m)["resources"]["patriots"] == 20


def test_7_2_victory_check_example() -> None:
    at_check = Tracks(support=17, opposition=5, cbc=5, crc=4, forts=3, villages=5)
    assert margins(at_check, BRITISH) == (2, -1)
    assert margins(at_check, PATRIOTS) == (-22, 1)
    assert margins(at_check, FRENCH) == (-22, 1)
    assert margins(at_check, INDIANS) == (2, -1)


def test_7_3_final_margin_example() -> None:
    at_end = Tracks(support=24, opposition=27, cbc=12, crc=16, forts=6, villages=8)
    found = {faction: final_margin(at_end, faction) for faction in (BRITISH, PATRIOTS, FRENCH, INDIANS)}
    assert found == {BRITISH: 1, PATRIOTS: 4, FRENCH: -1, INDIANS: -4}


def test_7_3_one_player_example_margins() -> None:
    at_end = Tracks(support=27, opposition=24, cbc=10, crc=14, forts=5, villages=7)
    found = {faction: final_margin(at_end, faction) for faction in (BRITISH, INDIANS, PATRIOTS, FRENCH)}
    assert found == {BRITISH: 7, INDIANS: 2, PATRIOTS: -2, FRENCH: -7}


def test_examples_leave_sound_positions() -> None:
    m = table("british", spaces={"boston": at(R=3)})
    assert list(game_of(m).invariants()) == []
