"""8.3.3 Ineffective Events: an Event is tried out on a copy of the game and judged by what it did."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from itertools import compress
from operator import attrgetter, gt, ne
from typing import TYPE_CHECKING

import msgspec

from tricorne.core import Ask, Decision, Luck, Mind, Rule, rule
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker, Thought
from tricorne.games.liberty_or_death.cards.s5_events import play
from tricorne.games.liberty_or_death.names import (
    FACTION_OF,
    FACTIONS,
    KIND_COUNT,
    REBELLION,
    SIDE_OF,
    Faction,
    Kind,
    Space,
)
from tricorne.games.liberty_or_death.rules.action import Bonus
from tricorne.games.liberty_or_death.rules.s1_4_pieces import ALL_SPACES, on_map

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.state import State

ALL_CELLS = range(len(ALL_SPACES) * KIND_COUNT)
# What an Event may change beside the pieces on the map.
beside_pieces = attrgetter(
    "level", "resources", "propaganda", "raid", "blockades", "squadrons", "sits_out", "stays_eligible"
)
OVER = Luck("trial-over", (), "8.3.3")
"""The last request of a trial."""


class GrantedBattle(msgspec.Struct, frozen=True, gc=False):
    """A Battle that an Event grants: who attacks, where, and what the Event adds."""

    attacker: Faction
    space: Space
    bonus: Bonus


class UntilBattle:
    """What makes a game the copy of a trial: a Battle is noted and not fought, for what it would shift is not known."""

    granted: GrantedBattle | None = None

    def begin_battle(self, attacker: Faction, space: Space, bonus: Bonus) -> Rule[None]:
        """The trial is over."""
        self.granted = GrantedBattle(attacker, space, bonus)
        yield OVER


class Trial(msgspec.Struct, frozen=True, gc=False):
    """What an Event would do: the state before and after, and what it grants."""

    game: Game
    """The copy, as far as the Event went."""
    before: State
    after: State
    battle: GrantedBattle | None
    gather: bool
    skirmishes: Collection[Faction]
    """Whose Skirmishes it led to."""

    @property
    def difference(self) -> int:
        """Change of Support minus Opposition."""
        before, after = self.before, self.after
        return after.support - after.opposition - before.support + before.opposition


def try_event(me: Thinker, card: int, shaded: bool) -> Trial:
    """Run the Event on a copy of the game; every seat answers as a non-player would, ties by the first outcome."""
    copy = me.game.on_trial()
    minds: dict[str, Mind] = {}
    gather = False
    event = play(copy, me.faction, card, shaded)
    value: str | int | None = None
    while True:
        try:
            request = event.send(value)
        except StopIteration:
            break
        if request is OVER:
            break
        if isinstance(request, Luck):
            value = request.outcomes[0]
            continue
        assert isinstance(request, Ask)
        gather = gather or request.kind == "gather-space"
        mind = minds.get(request.seat)
        if mind is None:
            mind = minds[request.seat] = copy.quiet_mind(request.seat)
        value = first_thought(mind.decide(request)).answer
    skirmishes = [
        FACTIONS.index(entry.args["faction"])
        for entry in copy.entries
        if entry.event == "special" and entry.args["activity"] == "skirmish"
    ]
    return Trial(copy, me.state, copy.state, copy.granted, gather, skirmishes)


def first_thought(thought: Decision | Thought[Decision]) -> Decision:
    """The decision when each tie falls to the first outcome."""
    if isinstance(thought, Decision):
        return thought
    try:
        tie = next(thought)
        while True:
            tie = thought.send(tie.outcomes[0])
    except StopIteration as end:
        decision: Decision = end.value
        return decision


# What happened


def more(trial: Trial, *kinds: Kind) -> bool:
    """More pieces of these kinds on the map."""
    return sum(on_map(trial.after, kind) - on_map(trial.before, kind) for kind in kinds) > 0


def fewer(trial: Trial, kind: Kind) -> bool:
    """Fewer pieces of the kind on the map."""
    return on_map(trial.after, kind) < on_map(trial.before, kind)


def gaining(trial: Trial, kind: Kind) -> Iterable[Space]:
    """The spaces to which pieces of the kind came."""
    before, after = trial.before.pieces[kind::KIND_COUNT], trial.after.pieces[kind::KIND_COUNT]
    return compress(ALL_SPACES, map(gt, after, before))


def from_unavailable(trial: Trial, kind: Kind) -> bool:
    """Pieces of the kind left the Unavailable box."""
    return trial.after.unavailable[kind] < trial.before.unavailable[kind]


def battle_pays(me: Thinker, trial: Trial, would_battle: Callable[[Thinker, Space], bool]) -> bool:
    """Whether a granted Battle is the Faction's own, and one that it would have chosen."""
    if trial.battle is None or trial.battle.attacker != me.faction:
        return False
    there = Thinker(trial.game, trial.after, me.faction, bonus=trial.battle.bonus)
    return would_battle(there, trial.battle.space)


# Whether it has an effect


@rule("8.3.3")
def effective(me: Thinker, trial: Trial) -> bool:
    """Something happens, not only a loss of friendly pieces, and the population does not turn to the enemy."""
    side = -1 if SIDE_OF[me.faction] == REBELLION else 1
    if trial.difference * side < 0:
        return False
    if trial.battle is not None or trial.gather:
        return True
    return trial.before != trial.after and not only_friendly_losses(me, trial)


def only_friendly_losses(me: Thinker, trial: Trial) -> bool:
    """Whether nothing changed but that friendly pieces left the map."""
    before, after = trial.before, trial.after
    if before.pieces == after.pieces or beside_pieces(before) != beside_pieces(after):
        return False
    side = SIDE_OF[me.faction]
    changed = compress(ALL_CELLS, map(ne, before.pieces, after.pieces))
    return all(
        after.pieces[cell] < before.pieces[cell] and SIDE_OF[FACTION_OF[cell % KIND_COUNT]] == side for cell in changed
    )
