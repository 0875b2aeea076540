"""1.10 Leaders: who leads, where they stand, and what becomes of one who is left alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Ask, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import AVAILABLE, FACTIONS, SPACE_INDEX, SPACES, Faction, Space, names_of
from tricorne.games.liberty_or_death.rules.offers import Spaces
from tricorne.games.liberty_or_death.rules.s1_4_pieces import has_pieces, spaces_with

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.state import State

# The Leaders by Faction, in the order in which they come.
GAGE, HOWE, CLINTON = range(3)
BRANT, CORNPLANTER, DRAGGING_CANOE = range(3)
ROCHAMBEAU, LAUZUN = range(2)


def leads(state: State, faction: Faction, leader: int) -> bool:
    """Whether this is the Faction's Leader in play, wherever he is."""
    return state.leader[faction] == leader


def leader_at(state: State, faction: Faction, space: Space) -> bool:
    """Whether the Faction's Leader stands in the space."""
    return state.leader_space[faction] == space


@rule("1.10")
def leads_at(state: State, faction: Faction, leader: int, space: Space) -> bool:
    """Whether this Leader is in play and stands in the space."""
    return state.leader[faction] == leader and state.leader_space[faction] == space


def leader_name(game: Game, faction: Faction) -> str:
    """The id of the Faction's Leader in play."""
    return game.board.leaders[faction][game.state.leader[faction]]


def move_leader(game: Game, faction: Faction, space: Space, rule: str) -> None:
    """Put the Faction's Leader in a space, or in AVAILABLE."""
    if game.state.leader_space[faction] == space:
        return
    game.state.leader_space[faction] = space
    where = "available" if space == AVAILABLE else SPACES[space]
    game.log("leader-moved", rule, leader=leader_name(game, faction), space=where)


@rule("1.10")
def leaders_left_alone(game: Game) -> Rule[None]:
    """A Leader without pieces of his Faction goes at once where his owner sends him: to own pieces, or to Available."""
    state = game.state
    for faction, space in enumerate(state.leader_space):
        if space != AVAILABLE and not has_pieces(state, space, faction):
            yield from send_leader(game, faction, "lone-leader", "1.10")


def send_leader(game: Game, faction: Faction, kind: str, rule: str) -> Rule[None]:
    """The owner puts the Leader with any of his pieces, or in Available."""
    spaces = Spaces(spaces_with(game.state, faction), ("why-no-own-pieces", "1.10"))
    options = [*names_of(spaces), "available"]
    answer = yield Ask(FACTIONS[faction], kind, options, rule, spaces, leader=leader_name(game, faction))
    move_leader(game, faction, AVAILABLE if answer == "available" else SPACE_INDEX[answer], rule)


@rule("1.10")
def leader_joins_placement(game: Game, faction: Faction, space: Space, rule: str) -> Rule[None]:
    """A Leader in Available may come to the map with pieces just placed from Available."""
    if game.state.leader_space[faction] != AVAILABLE or not has_pieces(game.state, space, faction):
        return
    answer = yield Ask(
        FACTIONS[faction], "leader-joins", ["yes", "no"], rule, leader=leader_name(game, faction), space=SPACES[space]
    )
    if answer == "yes":
        move_leader(game, faction, space, rule)


def leader_follows(
    game: Game, seat: str, faction: Faction, origin: Space, destination: Space, number: int, rule: str
) -> Rule[None]:
    """The Leader may go along with so many units of his Faction that just moved; whoever moves them decides."""
    if game.state.leader_space[faction] != origin:
        return
    answer = yield Ask(
        seat,
        "leader-follows",
        ["yes", "no"],
        rule,
        leader=leader_name(game, faction),
        origin=SPACES[origin],
        destination=SPACES[destination],
        number=number,
    )
    if answer == "yes":
        move_leader(game, faction, destination, rule)
