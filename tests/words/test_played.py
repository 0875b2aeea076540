"""The Spanish that random games show."""

from __future__ import annotations

import pytest

from tests.words.checks import complaints
from tests.words.files import GAMES, names, refusals
from tests.words.played import shown_in
from tricorne.core.words import words_of
from tricorne.games import game_class

WITH_NONPLAYERS = [game for game in GAMES if game_class(game).minds]
QUICK = range(2)
LONG = range(2, 40)


def wrong(game: str, seed: int, *, nonplayers: bool = False) -> list[str]:
    words = words_of(game_class(game).folder(), "es")
    return sorted(
        f"{shown.message}: {found}: {text}"
        for shown in shown_in(game, seed, nonplayers=nonplayers)
        for text in [shown.text(words)]
        for found in complaints(text, game=game, names=names(game), refusal=shown.message in refusals(game))
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", QUICK)
def test_the_spanish_of_a_random_game(game: str, seed: int) -> None:
    assert wrong(game, seed) == []


@pytest.mark.parametrize("game", WITH_NONPLAYERS)
@pytest.mark.parametrize("seed", QUICK)
def test_the_spanish_of_nonplayers(game: str, seed: int) -> None:
    assert wrong(game, seed, nonplayers=True) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", LONG)
def test_the_spanish_of_many_random_games(game: str, seed: int) -> None:
    assert wrong(game, seed, nonplayers=game in WITH_NONPLAYERS and seed % 2 == 0) == []
