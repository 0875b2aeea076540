"""8.3.5 What: which Command or piece a non-player chooses, and which pieces it removes, turns or moves by an Event."""

import pytest

from tests.games.liberty_or_death.bots.lists import Case, Chooses, asked, check, each_line, of_card, second_piece
from tests.games.liberty_or_death.bots.think import answer, play_event, thinker, wants
from tests.games.liberty_or_death.cards.table import at, table
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_5_what import ENEMIES, FRIENDS, MOVED
from tricorne.games.liberty_or_death.names import KIND_INDEX

BRITISH_AT = ("virginia:british_regular", "georgia:british_regular")
TORIES_AT = ("virginia:tory", "georgia:tory")
CONTINENTALS_AT = ("virginia:continental", "georgia:continental")
LINES = [
    Chooses(
        "british",
        ENEMIES,
        of_card("event-replace", 89, "unshaded", "virginia:militia_underground", "georgia:continental", piece="tory"),
    ).case(
        "asked-for",
        "georgia:continental",
        "virginia: 1 militia_underground; georgia: 1 continental",
        "georgia active_opposition",
    ),
    Chooses(
        "british",
        ENEMIES,
        of_card("event-remove", 4, "unshaded", "virginia:militia_active", "georgia:militia_underground"),
    ).case(
        "first-targets", "georgia:militia_underground", "virginia: 1 militia_active; georgia: 1 militia_underground"
    ),
    Chooses("patriots", ENEMIES, second_piece("event-remove", 8, "shaded", *BRITISH_AT)).case(
        "already-reached", BRITISH_AT[1], "virginia: 2 british_regular; georgia: 2 british_regular", dice=[6]
    ),
    Chooses("british", FRIENDS, of_card("event-remove", 43, "shaded", *TORIES_AT)).case(
        "not-the-last", TORIES_AT[1], "virginia: 1 tory; georgia: 2 tory"
    ),
    Chooses("british", FRIENDS, second_piece("event-remove", 43, "shaded", *TORIES_AT)).case(
        "already-reached", TORIES_AT[1], "virginia: 3 tory; georgia: 3 tory", dice=[6]
    ),
    Chooses("patriots", MOVED, asked("event-move", *CONTINENTALS_AT)).case(
        "not-the-last", CONTINENTALS_AT[1], "virginia: 1 continental; georgia: 2 continental"
    ),
    Chooses("patriots", MOVED, second_piece("event-move", 1, "shaded", *CONTINENTALS_AT)).case(
        "already-reached", CONTINENTALS_AT[1], "virginia: 3 continental; georgia: 3 continental", dice=[6]
    ),
]


@each_line(LINES)
def test_8_3_5_each_line_decides(case: Case) -> None:
    check(case)


def test_8_3_5_enemy_pieces_go_before_the_friends_and_the_own() -> None:
    game = table({"pennsylvania": {"tory": 1, "war_party_active": 1, "militia_active": 1}})
    options = ["pennsylvania:tory", "pennsylvania:militia_active", "pennsylvania:war_party_active"]
    assert (
        answer("event-remove", thinker(game, "indians"), options, card="card:87", text="unshaded")
        == "pennsylvania:militia_active"
    )
    del options[1]
    assert (
        answer("event-remove", thinker(game, "indians"), options, card="card:87", text="unshaded")
        == "pennsylvania:tory"
    )


def test_8_3_5_card_14_the_indians_choose_by_their_flowchart() -> None:
    game = table({"southwest": {"war_party_active": 2}})
    me = thinker(game, "indians")
    assert answer("event-choice", me, ["scout", "march"], [6, 6], card="card:14", text="unshaded") == "march"
    game = table({"southwest": {"war_party_active": 2, "british_regular": 2}})
    me = thinker(game, "indians")
    game.state.available[KIND_INDEX["war_party_underground"]] = 1
    assert answer("event-choice", me, ["scout", "march"], [6, 6], card="card:14", text="unshaded") == "scout"


def test_8_3_5_card_73_the_patriots_remove_a_village() -> None:
    game = table({"quebec": {"british_fort": 1}, "northwest": {"village": 1}})
    assert wants(game, "patriots", 73) == "event:unshaded"
    play_event(game, "patriots", 73)
    assert (at(game, "quebec"), at(game, "northwest")) == ({"british_fort": 1}, {})


@pytest.mark.parametrize(("seat", "chosen"), [("british", "battle"), ("indians", "war_path")])
def test_8_3_5_card_14_the_executing_faction_fights(seat: str, chosen: str) -> None:
    game = table(
        {
            "north_carolina": {"british_regular": 5, "war_party_underground": 3, "continental": 2},
            "southwest": {"war_party_underground": 2},
        }
    )
    assert chosen in play_event(game, seat, 14, dice=[1, 1, 6], battle=[1, 1, 1])


@pytest.mark.parametrize(("people", "lost"), [(("french",), "french_regular"), (("patriots",), "continental")])
def test_8_3_5_card_87_a_player_loses_the_piece(people: tuple[str, ...], lost: str) -> None:
    game = table({"pennsylvania": {"continental": 2, "french_regular": 2}}, treaty=True)
    play_event(game, "indians", 87, people=people)
    assert at(game, "pennsylvania")[lost] == 1


@pytest.mark.parametrize(("die", "lost"), [(1, "continental"), (2, "french_regular")])
def test_8_3_5_card_87_of_equal_enemies_one_is_drawn(die: int, lost: str) -> None:
    game = table({"pennsylvania": {"continental": 2, "french_regular": 2}}, treaty=True)
    play_event(game, "indians", 87, dice=[die])
    assert at(game, "pennsylvania")[lost] == 1
