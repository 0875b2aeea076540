"""8.5.1 Battle of the non-player Patriots."""

import pytest

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line, plan
from tests.games.liberty_or_death.bots.think import conclude, flowchart, play_event, take_turn, thinker
from tests.games.liberty_or_death.cards.table import at, table
from tricorne.core import Ask
from tricorne.games.liberty_or_death.bots.machinery.battles import select_fields
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_5_granted import event_battle
from tricorne.games.liberty_or_death.bots.s8_5_patriots.s8_5_1_battle import BATTLES, FOUGHT, battle, would_battle
from tricorne.games.liberty_or_death.bots.s8_5_patriots.s8_5_1_specials import PARTISANS, PERSUADED, SKIRMISHED
from tricorne.games.liberty_or_death.game import LibertyOrDeath
from tricorne.games.liberty_or_death.names import FRENCH, SPACES
from tricorne.games.liberty_or_death.rules.s1_10_leaders import LAUZUN

BATTLE = Chooses("patriots", FOUGHT, plan(battle, "battle-space"))
BOTH = "virginia: 6 continental, 1 tory; georgia: 6 continental, 1 tory"
LINES = [
    BATTLE.case("washington", "georgia", BOTH, setup={"leaders": {"patriots": "georgia"}}),
    BATTLE.case("population", "virginia", BOTH),
    Chooses("patriots", FOUGHT, plan(battle, "battle-space", "virginia", "new_york")).case(
        "villages", "new_york", "virginia: 6 continental, 1 tory; new_york: 6 continental, 1 village"
    ),
    *Chooses("patriots", PARTISANS, asked("partisans-space")).rows(
        """
        village | georgia | virginia: 2 militia_underground, 2 war_party_active;
            georgia: 2 militia_underground, 1 village
        war-parties | georgia | virginia: 2 militia_underground, 2 tory;
            georgia: 2 militia_underground, 1 war_party_active
        british | georgia | virginia: 1 militia_underground, 2 tory; georgia: 2 militia_underground, 2 tory
        adds-rebellion-control | georgia | virginia: 1 militia_underground, 5 tory;
            georgia: 1 militia_underground, 1 tory
        ends-british-control | georgia | virginia: 1 militia_underground, 5 tory; georgia: 1 militia_underground, 2 tory
        """
    ),
    *Chooses("patriots", SKIRMISHED, asked("skirmish-space")).rows(
        """
        british-fort | georgia | virginia: 1 continental, 1 tory; georgia: 1 continental, 1 british_fort
        adds-rebellion-control | georgia | virginia: 1 continental, 5 tory; georgia: 2 continental, 2 tory
        ends-british-control | georgia | virginia: 1 continental, 5 tory; georgia: 2 continental, 3 tory
        """
    ),
    Chooses("patriots", PERSUADED, asked("persuasion-space")).case(
        "patriot-fort", "georgia", "virginia: 1 militia_underground; georgia: 1 militia_underground, 1 patriot_fort"
    ),
]


@each_line(LINES)
def test_8_5_1_each_line_decides(case: Case) -> None:
    check(case)


def spaces_selected(game: LibertyOrDeath, command: str) -> list[str]:
    return [
        entry.args["space"] for entry in game.entries if entry.args.get("command") == command and "space" in entry.args
    ]


def test_8_5_1_card_51_counts_what_the_card_adds_to_the_battle() -> None:
    """Five Continentals can go, and two more by the card."""
    game = table({"virginia": {"continental": 6}, "north_carolina": {"tory": 6}, "maryland_delaware": {"tory": 8}})
    assert "north_carolina" in play_event(game, "patriots", 51, "shaded", battle=[1, 1, 1])


def test_8_5_1_card_52_the_patriots_battle_where_washington_is() -> None:
    pieces = {name: {"british_regular": 1, "continental": 6} for name in ("virginia", "georgia")}
    game = table(pieces, treaty=True, leaders={"patriots": "georgia"})
    assert "georgia" in play_event(game, "patriots", 52, battle=[1, 1, 1])


@pytest.mark.parametrize(("space", "answer"), [("north_carolina", "no"), ("massachusetts", "yes")])
def test_8_5_1_an_optional_battle_is_judged_where_it_would_be(space: str, answer: str) -> None:
    game = table(
        {
            "north_carolina": {"british_regular": 2, "british_fort": 1, "militia_active": 2},
            "massachusetts": {"british_regular": 1, "continental": 6},
        }
    )
    ask = Ask("patriots", "event-battle", ("yes", "no"), "5.1", card="card:5", text="shaded", space=space)
    assert event_battle(thinker(game, "patriots"), ask) == answer


def test_8_5_1_battle_where_cubes_and_leader_outnumber_active_royalists() -> None:
    game = table({"georgia": {"continental": 3, "tory": 1, "british_regular": 1, "war_party_underground": 2}})
    assert flowchart(thinker(game, "patriots"))[0] == "battle"
    game = table({"georgia": {"continental": 3, "tory": 2, "british_fort": 1}}, leaders={"patriots": "georgia"})
    assert flowchart(thinker(game, "patriots"))[0] == "battle"
    game = table({"georgia": {"continental": 3, "tory": 3}})
    assert flowchart(thinker(game, "patriots"), [1])[0] != "battle"


def test_8_5_1_no_battle_where_nobody_could_be_hit() -> None:
    """Underground War Parties alone: nothing of theirs can be lost, and the cubes would pay for attacking them."""
    hidden = {"continental": 3, "war_party_underground": 2}
    game = table({"northwest": hidden})
    me = thinker(game, "patriots")
    assert flowchart(me, [1])[0] == "rally"
    assert [note.args["spaces"] for note in me.notes if note.say == "w-nobody-to-hit"] == [["northwest"]]
    assert conclude(select_fields(thinker(game, "patriots"), BATTLES)) == []
    assert not would_battle(thinker(game, "patriots"), SPACES.index("northwest"))
    for shown in ("village", "war_party_active"):
        game = table({"northwest": hidden | {shown: 1}})
        assert flowchart(thinker(game, "patriots"))[0] == "battle"


def test_8_5_1_a_space_with_nobody_to_hit_is_not_added_to_other_battles() -> None:
    game = table(
        {"northwest": {"continental": 3, "war_party_underground": 2}, "georgia": {"continental": 6, "tory": 1}}
    )
    fields = conclude(select_fields(thinker(game, "patriots"), BATTLES))
    assert [SPACES[field.space] for field in fields] == ["georgia"]


def test_8_5_1_one_french_resource_serves_the_first_battle_only() -> None:
    here = {"continental": 2, "french_regular": 2, "tory": 2}
    for number, fought in ((2, ["virginia", "georgia"]), (1, ["virginia"])):
        game = table({"georgia": here, "virginia": here}, treaty=True, unavailable={"french_regular": 11})
        game.state.resources[FRENCH] = number
        game.state.leader[FRENCH] = LAUZUN
        me = thinker(game, "patriots")
        assert [SPACES[field.space] for field in conclude(select_fields(me, BATTLES))] == fought


def test_8_5_1_rochambeau_brings_the_french_to_every_battle_for_nothing() -> None:
    here = {"continental": 2, "french_regular": 2, "tory": 2}
    game = table({"georgia": here, "virginia": here}, treaty=True, unavailable={"french_regular": 11})
    game.state.resources[FRENCH] = 0
    assert len(conclude(select_fields(thinker(game, "patriots"), BATTLES))) == 2


def test_8_5_1_no_more_battles_than_can_be_paid() -> None:
    game = table({name: {"continental": 6, "tory": 1} for name in ("georgia", "virginia")}, resources=1)
    assert len(conclude(select_fields(thinker(game, "patriots"), BATTLES))) == 1


def test_8_5_1_every_won_day_has_a_rally_of_its_own() -> None:
    game = table(
        {
            "georgia": {"french_regular": 6, "tory": 3},
            "virginia": {"french_regular": 6, "tory": 3},
            "boston": {"patriot_fort": 1, "militia_active": 1, "militia_underground": 1},
        },
        treaty=True,
        squadrons=3,
        unavailable={"french_regular": 3},
        levels=dict.fromkeys(("georgia", "virginia", "boston"), "passive_opposition"),
    )
    take_turn(game, "french", card=48, battle=[3, 3, 1, 3, 3, 1])
    assert spaces_selected(game, "rally") == ["boston", "boston"]
    assert at(game, "boston")["patriot_fort"] == 2
