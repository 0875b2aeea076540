"""6.5 Redeployment Phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core.questions import Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import BRITISH, FACTIONS, FRENCH, INDIANS, PATRIOTS, POOL_NAMES
from tricorne.games.liberty_or_death.rules.s1_4_pieces import shift_box, spaces_with
from tricorne.games.liberty_or_death.rules.s1_9_navy import fni, lower_fni, rearrange_blockades
from tricorne.games.liberty_or_death.rules.s1_10_leaders import leader_name, send_leader

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


@rule("6.5.1")
def leader_change(game: Game) -> None:
    """The first Faction on the Event card on deck changes its Leader if it has another; the French after the Treaty."""
    state = game.state
    faction = game.board.faction_order[state.on_deck][0]
    last = state.leader[faction] + 1 == len(game.board.leaders[faction])
    if last or (faction == FRENCH and not state.treaty):
        return
    before = leader_name(game, faction)
    state.leader[faction] += 1
    game.log("leader-changed", "6.5.1", faction=FACTIONS[faction], before=before, after=leader_name(game, faction))


@rule("6.5.2", "1.10")
def leader_redeployment(game: Game) -> Rule[None]:
    """Each Faction may put its Leader with any of its pieces, or in Available."""
    for faction in (INDIANS, FRENCH, BRITISH, PATRIOTS):
        if spaces_with(game.state, faction):
            yield from send_leader(game, faction, "redeploy-leader", "6.5.2")


@rule("6.5.3", "1.3.9")
def british_release(game: Game) -> None:
    """What the schedule of the scenario frees goes from Unavailable to Available, as far as it is there."""
    schedule = game.plan.release
    number = game.state.winters_done
    if number < len(schedule):
        for name, n in schedule[number].items():
            shift_box(game, POOL_NAMES[name], n, "unavailable", "available", "6.5.3")


@rule("6.5.4")
def naval_withdrawal(game: Game) -> Rule[None]:
    """After the Treaty FNI goes down a level, and the French may rearrange the other Blockades."""
    if game.state.treaty and fni(game.state):
        yield from lower_fni(game, 1, "6.5.4")
        yield from rearrange_blockades(game, "6.5.4")


@rule("6.5")
def redeployment_phase(game: Game) -> Rule[None]:
    """Leaders change and move, British troops are released, the French fleet withdraws."""
    leader_change(game)
    yield from leader_redeployment(game)
    british_release(game)
    yield from naval_withdrawal(game)
