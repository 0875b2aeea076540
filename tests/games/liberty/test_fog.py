"""Fog of war: what a seat may not know is in nothing that it is given."""

from __future__ import annotations

import random

import msgspec
import pytest

import tricorne
from tests.games.liberty.table import Where, british_war, game_of, war
from tests.games.library import answer
from tricorne import Match
from tricorne.games.liberty.board import SIDES

SEATS = {"american": "human:a", "british": "human:b"}


def random_moments(seed: int, every: int) -> list[Match]:
    """Matches at some moments of a random war."""
    chance = random.Random(seed)
    match = tricorne.new_match("liberty", seed=seed, seats=SEATS)
    found = []
    count = 0
    while (question := match.question) is not None:
        options = question.options()
        match.answer(options[int(chance.random() * len(options))])
        count += 1
        if count % every == 0 and match.question is not None:
            found.append(match.fork())
    return found


def seen(match: Match, seat: str) -> bytes:
    return msgspec.json.encode([match.view(seat), match.log(seat)], order="deterministic")


@pytest.mark.parametrize("seed", range(4))
def test_views_options_and_log_are_equal_to_the_byte_after_a_new_deal(seed: int) -> None:
    chance = random.Random(seed)
    changed = 0
    for match in random_moments(seed, 17):
        for seat in match.game.seats:
            other = match.imagine(seat, lambda n: int(chance.random() * n))
            assert seen(other, seat) == seen(match, seat)
            assert list(other.game.invariants()) == []
            changed += game_of(other).state.at != game_of(match).state.at
    assert changed > 3


@pytest.mark.parametrize("seed", range(3))
def test_a_new_deal_can_be_played_on(seed: int) -> None:
    chance = random.Random(seed)
    for match in random_moments(seed, 61):
        question = match.question
        assert question is not None
        other = match.imagine(question.seat, lambda n: int(chance.random() * n), seed)
        for _ in range(150):
            if (asked := other.question) is None:
                break
            options = asked.options()
            other.answer(options[int(chance.random() * len(options))])
            assert list(other.game.invariants()) == []


@pytest.mark.parametrize("seed", range(3))
def test_hidden_blocks_are_named_in_no_view_and_no_question(seed: int) -> None:
    for match in random_moments(seed, 23):
        game = game_of(match)
        for seat in (*SIDES, "observer"):
            view = match.view(seat)
            position = dict(view["position"])
            notebook = set(position.pop("notebook"))
            text = str({**view, "position": position})
            for token in game.unknown(seat):
                kind, _, name = token.partition(":")
                if kind == "block" and name not in notebook:
                    assert f"'{name}'" not in text, (seat, name)


@pytest.mark.parametrize("seed", range(3))
def test_the_log_names_enemy_blocks_only_when_revealed_or_captured(seed: int) -> None:
    public = {"revealed", "fired", "hit", "captured", "retreated", "regrouped", "offered"}
    chance = random.Random(seed)
    match = tricorne.new_match("liberty", seed=seed, seats=SEATS)
    while (question := match.question) is not None:
        options = question.options()
        match.answer(options[int(chance.random() * len(options))])
    board = game_of(match).board
    for side, seat in enumerate(SIDES):
        enemies = {board.block_names[b] for b in board.side_blocks[1 - side]}
        for entry in match.log(seat):
            named = {str(value) for value in entry["args"].values()} & enemies
            assert not named or entry["event"] in public, entry


def test_the_pool_shows_its_size_only() -> None:
    m = war({"ward": "albany", "grey": "boston"})
    assert m.view("british")["position"]["pools"] == {"american": 24, "british": 24, "french": 0}
    assert "morgan" not in str(m.view("british"))


def test_both_players_know_the_set_up() -> None:
    m = tricorne.new_match("liberty", seed=1, seats=SEATS)
    page = m.view("american")["position"]["notebook"]["howe"]
    assert page == {"at": "boston", "strength": 3, "year": 1775, "turn": 0, "certain": True}
    other = m.imagine("american", lambda n: n - 1)
    assert game_of(other).state.at[:25] == game_of(m).state.at[:25]


def test_when_one_of_a_stack_moves_nobody_knows_which() -> None:
    m = fought_at_boston({"howe": ("boston", 4), "grey": ("boston", 4)})
    assert all(page["certain"] for page in m.view("american")["position"]["notebook"].values())
    m.answer("action_1", "american")
    m.answer("action_1", "british")
    answer(m, "first", "move:boston", "grey", "merrimack", "stop")
    pages = m.view("american")["position"]["notebook"]
    assert {name: page["certain"] for name, page in pages.items()} == {"howe": False, "grey": False}
    chance = random.Random(5)
    grey = game_of(m).board.block_index["grey"]
    worlds = [m.imagine("american", lambda n: int(chance.random() * n)) for _ in range(12)]
    places = {game_of(world).state.at[grey] for world in worlds}
    assert len(places) > 1


def test_a_lone_block_stays_known_as_it_moves() -> None:
    m = fought_at_boston({"howe": ("boston", 4)})
    m.answer("action_1", "american")
    m.answer("action_1", "british")
    answer(m, "first", "move:boston", "merrimack", "stop")
    page = m.view("american")["position"]["notebook"]["howe"]
    assert (page["at"], page["certain"]) == ("merrimack", True)


def test_hidden_reserves_are_not_mixed_up_with_revealed_blocks() -> None:
    m = war(
        {"morgan": "springfield", "ward": "newport", "stark": "newport", "grey": ("boston", 1)},
        luck={"fire": [1, 6, 6]},
    )
    answer(
        m,
        "move:springfield",
        "boston",
        "move:newport",
        "ward",
        "boston",
        "stark",
        "boston",
        "end",
        "end",
        "springfield",
    )
    answer(m, "fire:morgan", "ward", "newport")
    before = seen(m, "british")
    other = m.imagine("british", lambda n: n - 1)
    assert seen(other, "british") == before
    answer(m, "done")
    assert m.view("british")["position"]["notebook"]["morgan"]["certain"] is True
    assert "ward" not in m.view("british")["position"]["notebook"]


def fought_at_boston(defenders: dict[str, Where]) -> Match:
    """A battle in which the attacker saw the defenders and left."""
    m = war({"greene": "springfield", "ward": "albany", **defenders}, luck={"fire": [6] * 40})
    answer(m, "move:springfield", "boston", "end", "end")
    for name in defenders:
        answer(m, f"fire:{name}")
    return answer(m, "retreat") if m.question_for("british") is None else m


def test_undo_stops_at_a_reveal() -> None:
    m = war({"greene": "springfield", "grey": "boston"}, luck={"fire": [6] * 20})
    answer(m, "move:springfield", "boston", "end", "end")
    with pytest.raises(tricorne.Refused):
        m.undo()


def test_undo_stops_at_what_the_chooser_alone_has_learnt() -> None:
    """Against a bot nobody else learns anything: who marches last into Boston sees who stands there."""
    m = british_war({"greene": "springfield", "grey": "boston"}, luck={"fire": [6] * 20})
    m.sit("british", "random")
    answer(m, "end", "move:springfield")
    assert "block:grey" in m.game.unknown("american")
    answer(m, "boston")
    assert "block:grey" not in m.game.unknown("american")
    with pytest.raises(tricorne.Refused) as refused:
        m.undo("american")
    assert refused.value.code == "undo-shown"


def test_undo_does_not_show_whether_the_other_player_has_anybody_to_supply() -> None:
    blocks: dict[str, Where] = {"grey": ("boston", 1), "grant": ("boston", 1), "greene": ("hartford", 1)}
    m = war(blocks, british="supply_3", american="supply_3")
    answer(m, "grey")
    m.undo("british")
    answer(m, "done")
    assert m.question is not None
    assert (m.question.seat, m.question.kind) == ("american", "supply")
    with pytest.raises(tricorne.Refused) as refused:
        m.undo("british")
    assert refused.value.code == "undo-shown"


def test_undo_takes_back_a_move() -> None:
    m = british_war({"grey": "boston", "grant": "boston", "ward": "albany"})
    before = m.view("british")
    answer(m, "move:boston")
    m.undo()
    assert m.view("british") == before


@pytest.mark.parametrize("seed", [1, 2])
def test_whole_wars_end_with_a_result(seed: int) -> None:
    chance = random.Random(seed)
    match = tricorne.new_match("liberty", seed=seed)
    while (question := match.question) is not None:
        options = question.options()
        match.answer(options[int(chance.random() * len(options))])
    assert match.result is not None
    assert match.result.scores["british"] == match.view()["position"]["points"][-1]
    assert len(msgspec.json.encode(match.record())) < 300_000
