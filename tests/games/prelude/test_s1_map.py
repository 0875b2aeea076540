"""1 Components, map and control."""

from __future__ import annotations

from tests.games.library import answer, reason
from tests.games.prelude.table import LOYAL, PATRIOTE, RURAL, acting, board, cubes, game_of, measure, table, track
from tricorne.games.prelude.board import DECK_SIZES, KEY_EVENTS
from tricorne.games.prelude.rules.s1_map import add_cubes, control


def test_1_0_the_decks_have_their_sizes() -> None:
    cards = [card for card in board().cards if card is not None]
    sizes = [sum(card.deck == deck for card in cards) for deck in range(KEY_EVENTS + 1)]
    assert sizes == [24, 24, 39, 52, 8]
    assert sum(DECK_SIZES.values()) == len(cards) == 147


def test_1_0_there_are_150_patriote_and_125_loyal_cubes() -> None:
    full = {name: {PATRIOTE: 9, LOYAL: 0} for name in board().districts[:16]}
    match = table(LOYAL, [20], cubes=full)
    left = 150 - sum(match.game.state.cubes[0])
    index = board().index["nicolet"]
    assert left < 9
    assert add_cubes(game_of(match), 0, index, 9, "1.0") == left
    assert add_cubes(game_of(match), 0, index, 1, "1.0") == 0


def test_1_1_there_are_24_rural_and_2_urban_districts() -> None:
    printed = board()
    assert len(printed.rural) == 24
    assert [printed.districts[city] for city in printed.cities] == ["montreal", "quebec"]
    assert all((printed.bias[district] in (0, 1)) == (district in printed.rural) for district in range(26))


def test_1_1_who_has_more_cubes_controls_and_a_tie_is_uncontrolled() -> None:
    match = table(
        cubes={
            "berthier": {PATRIOTE: 2, LOYAL: 1},
            "beauce": {PATRIOTE: 1, LOYAL: 2},
            "nicolet": {PATRIOTE: 3, LOYAL: 3},
            "yamaska": {PATRIOTE: 0, LOYAL: 0},
        }
    )
    places = [board().index[name] for name in ("berthier", "beauce", "nicolet", "yamaska")]
    assert [control(match.game.state, place) for place in places] == [-1, 1, 0, 0]


def test_1_1_cubes_beyond_the_boxes_are_lost() -> None:
    match = table(PATRIOTE, [146], cubes={"st_hyacinthe": {PATRIOTE: 8}})
    answer(match, "event:card-146")
    assert cubes(match, "st_hyacinthe") == (9, 0)


def test_1_1_the_favoured_side_has_9_boxes_and_the_other_7() -> None:
    printed = board()
    for district in printed.rural:
        favoured = printed.bias[district]
        assert printed.boxes[favoured][district] == 9
        assert printed.boxes[1 - favoured][district] == 7


def test_1_1_the_marker_follows_control_at_once() -> None:
    match = table(LOYAL, [21])
    before, _ = track(match, RURAL)
    measured = measure(match)
    answer(match, "event:card-21")
    assert measured["L shefford"] == 0
    assert track(match, RURAL)[0] == before + 3


def test_1_0_why_nobody_is_mobilized_without_cubes() -> None:
    """There are free boxes, but all 150 cubes are on the map."""
    full = {name: {PATRIOTE: min(9, boxes)} for name, boxes in zip(board().districts, board().boxes[0], strict=True)}
    spare = sum(column[PATRIOTE] for column in full.values()) - 150
    for name in full:
        taken = min(spare, full[name][PATRIOTE])
        full[name][PATRIOTE] -= taken
        spare -= taken
    match = acting(PATRIOTE, 22, cubes=full)
    assert reason(match, "mobilize:deux_montagnes") == ("why-no-cubes-left", "1.0")
