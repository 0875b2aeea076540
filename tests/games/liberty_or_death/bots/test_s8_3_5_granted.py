"""8.3.5 What an Event grants or allows, where no line of the Faction's own instructions applies to it."""

from tests.games.liberty_or_death.bots.think import answer, conclude, thinker
from tests.games.liberty_or_death.cards.table import table
from tricorne.core import Ask
from tricorne.games.liberty_or_death.bots.nonplayer import NonPlayer
from tricorne.games.liberty_or_death.names import KIND_INDEX, PATRIOTS


def test_8_3_5_a_granted_gather_without_any_line_places_what_is_available_else_regroups() -> None:
    game = table({"virginia": {"village": 1}})
    assert answer("gather-way", thinker(game, "indians"), ["war_parties", "regroup"]) == "war_parties"
    game.state.available[KIND_INDEX["war_party_underground"]] = 0
    assert answer("gather-way", thinker(game, "indians"), ["war_parties", "regroup"]) == "regroup"


def test_8_3_5_a_granted_space_without_any_line_is_drawn_from_the_table() -> None:
    mind = NonPlayer(table(), PATRIOTS)
    ask = Ask("patriots", "rally-space", ["virginia", "georgia"], "3.3.1")
    decisions = {conclude(mind._without_plan(ask), [die]).answer for die in (1, 6)}
    assert decisions == {"virginia", "georgia"}
