"""1.9 The French navy: FNI, Blockades and squadrons."""

from __future__ import annotations

import pytest

from tests.games.liberty_or_death.cards.table import blockaded, play, run
from tests.games.liberty_or_death.cards.table import table as bare_board
from tests.games.liberty_or_death.exact import board
from tests.games.liberty_or_death.table import at, game_of, table
from tests.games.library import answer, options, seen
from tricorne.games.liberty_or_death.names import NEW_YORK_CITY
from tricorne.games.liberty_or_death.rules.s1_9_navy import lower_fni, raise_fni, rearrange_blockades, set_fni


def test_1_9_a_blockaded_city_gives_no_support_but_keeps_its_opposition() -> None:
    blockaded = {"new_york_city": at("active_support", blockades=1), "boston": at("passive_opposition", blockades=1)}
    game = game_of(table("british", treaty=True, spaces=blockaded))
    assert (game.state.support, game.state.opposition) == (0, 1)


def test_1_9_no_muster_of_regulars_in_or_only_next_to_a_blockaded_city() -> None:
    m = table("british", treaty=True, spaces={"boston": at(blockades=1), "new_york_city": at(blockades=1)})
    answer(m, "command:muster")
    names = options(m)
    for closed in ("boston", "massachusetts", "connecticut_rhode_island", "new_york_city", "new_york"):
        assert closed not in names
    assert "new_jersey" in names


def test_1_9_march_by_sea_and_blockades() -> None:
    m = table(
        "british",
        treaty=True,
        spaces={"quebec_city": at(R=3), "new_york_city": at(R=2, blockades=1), "new_jersey": at(R=1)},
    )
    answer(m, "command:march", "new_york_city")
    assert options(m) == ["new_jersey", "done"]
    answer(m, "done", "new_york")
    assert options(m) == ["new_york_city", "new_jersey", "done"]
    answer(m, "done", "savannah")
    assert options(m) == ["quebec_city", "new_jersey", "done"]


def test_1_9_blockades_follow_fni() -> None:
    m = table("french", treaty=True, spaces={"boston": at(F=1, C=1)})
    answer(m, "command:hortalez", "special:naval_pressure", "new_york_city")
    assert seen(m)["fni"] == 1
    assert seen(m)["squadrons"] == 2
    assert game_of(m).state.blockades[NEW_YORK_CITY] == 1


@pytest.mark.parametrize(
    ("squadrons", "blockades", "levels", "answers", "after"),
    [
        (2, [], 1, ["boston"], {"boston": 1}),
        (2, [], 3, ["boston", "boston"], {"boston": 2}),
        (1, ["norfolk", "norfolk"], 2, ["boston"], {"boston": 1, "norfolk": 2}),
        (0, ["norfolk"], 1, [], {"norfolk": 1}),
    ],
)
def test_1_9_fni_rises_with_the_squadrons_there_are(
    squadrons: int, blockades: list[str], levels: int, answers: list[str], after: dict[str, int]
) -> None:
    game = board({}, squadrons=squadrons, blockades=blockades)
    run(game, raise_fni(game, levels, "1.9"), [f"french {name}" for name in answers], ())
    assert blockaded(game) == after
    assert game.state.squadrons == squadrons + len(blockades) - sum(after.values())


@pytest.mark.parametrize(
    ("levels", "answers", "after"),
    [
        (1, ["british boston"], {"norfolk": 1, "savannah": 1}),
        (2, ["british boston", "british norfolk"], {"savannah": 1}),
        (9, ["boston", "norfolk"], {}),
    ],
)
def test_1_9_the_british_lift_blockades_to_the_west_indies(
    levels: int, answers: list[str], after: dict[str, int]
) -> None:
    game = board({}, blockades=["boston", "norfolk", "savannah"])
    run(game, lower_fni(game, levels, "1.9"), answers, ())
    assert (blockaded(game), game.state.squadrons) == (after, 3 - len(after))


@pytest.mark.parametrize(("level", "answers", "after"), [(3, ["norfolk"], 3), (2, [], 2), (0, [], 0)])
def test_1_9_fni_is_set_to_a_level(level: int, answers: list[str], after: int) -> None:
    game = board({}, squadrons=1, blockades=["boston", "boston"])
    run(game, set_fni(game, level, "1.9"), answers, ())
    assert sum(blockaded(game).values()) == after


def test_1_9_each_blockade_is_rearranged_once() -> None:
    game = board({}, blockades=["boston", "boston", "norfolk"])
    answers = ["french move:boston:savannah", "move:boston:savannah", "move:norfolk:boston"]
    run(game, rearrange_blockades(game, "4.5.3"), answers, ())
    assert blockaded(game) == {"savannah": 2, "boston": 1}


def test_1_9_before_the_treaty_nothing_changes() -> None:
    game = bare_board(squadrons=2)
    run(game, raise_fni(game, 1, "1.9"), [], ())
    assert (blockaded(game), game.state.squadrons) == ({}, 2)


def test_1_9_fni_texts_are_ignored_before_the_treaty() -> None:
    game = bare_board(squadrons=2)
    play(game, 53, "shaded", by="patriots")
    assert (blockaded(game), game.state.squadrons) == ({}, 2)
