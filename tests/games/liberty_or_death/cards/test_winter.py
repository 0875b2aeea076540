"""Winter Quarters cards 97 to 104: what they do at the end of the Reset Phase."""

import pytest

from tests.games.liberty_or_death.cards.table import at, resources, table, winter_effect
from tricorne.games.liberty_or_death.game import LibertyOrDeath


def with_casualties(*, cbc: int, crc: int) -> LibertyOrDeath:
    game = table()
    game.state.cbc, game.state.crc = cbc, crc
    return game


@pytest.mark.parametrize(("cbc", "crc", "gains"), [(3, 4, "french"), (4, 4, "british"), (5, 4, "british")])
def test_card_97_five_resources_for_the_crown_that_lost_less(cbc: int, crc: int, gains: str) -> None:
    game = with_casualties(cbc=cbc, crc=crc)
    winter_effect(game, 97)
    assert resources(game) == {gains: 15}


@pytest.mark.parametrize(("cbc", "crc", "loses"), [(3, 4, "british"), (4, 4, "french"), (5, 4, "french")])
def test_card_98_three_resources_from_the_overconfident(cbc: int, crc: int, loses: str) -> None:
    game = with_casualties(cbc=cbc, crc=crc)
    winter_effect(game, 98)
    assert resources(game) == {loses: 7}


@pytest.mark.parametrize("card", [99, 100])
@pytest.mark.parametrize(
    ("before", "after"), [((10, 3), (7, 3)), ((3, 10), (3, 7)), ((4, 5), (4, 5)), ((4, 4), (4, 4))]
)
def test_cards_99_and_100_the_larger_total_falls_by_half_the_difference(
    card: int, before: tuple[int, int], after: tuple[int, int]
) -> None:
    game = with_casualties(cbc=before[0], crc=before[1])
    winter_effect(game, card)
    assert (game.state.cbc, game.state.crc) == after


@pytest.mark.parametrize("card", [101, 104])
def test_cards_101_and_104_two_resources_from_whoever_is_ahead(card: int) -> None:
    game = table({"boston": {"patriot_fort": 1}, "quebec": {"village": 2}, "florida": {"village": 1}})
    winter_effect(game, card)
    assert resources(game) == {"patriots": 8}
    game = table({"quebec": {"village": 2}, "florida": {"village": 2}})
    winter_effect(game, card)
    assert resources(game) == {"indians": 8}
    game = table({"quebec": {"village": 2}, "florida": {"village": 1}})
    winter_effect(game, card)
    assert resources(game) == {}


@pytest.mark.parametrize("card", [102, 103])
def test_cards_102_and_103_whoever_is_ahead_gives_up_a_base(card: int) -> None:
    game = table({"boston": {"patriot_fort": 1}, "georgia": {"patriot_fort": 1}, "quebec": {"village": 1}})
    winter_effect(game, card, ["patriots georgia:patriot_fort"])
    assert at(game, "georgia") == {}
    assert game.state.crc == 0
    game = table({"quebec": {"village": 2}, "florida": {"village": 2}})
    winter_effect(game, card, ["indians florida:village"])
    assert at(game, "florida") == {"village": 1}
    game = table({"quebec": {"village": 2}, "florida": {"village": 1}})
    assert winter_effect(game, card) == []
