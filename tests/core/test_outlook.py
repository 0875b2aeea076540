"""Values of positions: the weights fit their signs, and more of a good sign is better."""

from __future__ import annotations

from pathlib import Path

import pytest

import tricorne
from tricorne.core.outlook import Fit, Outlook, read_fits
from tricorne.games import game_class

FITTED = ("1775-rebellion", "liberty", "prelude-to-rebellion")


def fit(**weights: float) -> Fit:
    return Fit(10, 100, (1, 10), "players", 0.5, 0.6, 0.0, weights)


def test_a_chance_is_the_logistic_sum_of_the_signs() -> None:
    outlook = Outlook(fit(lead=1.0, time=0.0), ("lead", "time"))
    assert outlook.chance([0.0, 7.0]) == 0.5
    assert outlook.chance([2.0, 0.0]) == pytest.approx(1 - outlook.chance([-2.0, 0.0]))
    assert 0 < outlook.chance([-900.0, 0.0]) < outlook.chance([900.0, 0.0]) < 1.0


def test_weights_of_other_signs_are_refused() -> None:
    with pytest.raises(ValueError, match="time"):
        Outlook(fit(lead=1.0, time=0.0), ("lead",))


@pytest.mark.parametrize("game", FITTED)
def test_the_weights_of_every_scenario_tell_more_than_a_constant(game: str) -> None:
    cls = game_class(game)
    fits = read_fits(Path(cls.folder()) / "bots" / "outlook.json")
    assert sorted(fits) == sorted(cls.scenarios)
    for scenario, found in fits.items():
        assert found.loss < found.loss_of_constant
        policy, position = cls.policy(), tricorne.new_match(game, scenario, seed=1).game
        assert list(found.weights) == list(policy.names)
        assert len(policy.signs(position)) == len(policy.names)
