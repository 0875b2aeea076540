"""Event or Command? (8.1, 8.3.2, 8.3.3, 8.4 to 8.7): the Event is tried out on a copy and judged by what it did."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import compress
from operator import attrgetter, gt, ne
from typing import TYPE_CHECKING

import msgspec

from tricorne.core.game import Decision
from tricorne.core.log import Entry
from tricorne.core.questions import Ask, Luck
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.bots import nonplayer
from tricorne.games.liberty_or_death.bots.fields import would_battle
from tricorne.games.liberty_or_death.bots.instructions import instruction_for
from tricorne.games.liberty_or_death.bots.measures import here, is_waiting
from tricorne.games.liberty_or_death.bots.plan import Thinker
from tricorne.games.liberty_or_death.bots.ties import D6, Thought, roll
from tricorne.games.liberty_or_death.cards.events import has_shaded, play
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    BRITISH,
    BRITISH_CONTROL,
    BRITISH_FORT,
    BRITISH_REGULAR,
    CITIES,
    COLONIES,
    FACTION_OF,
    FACTIONS,
    FRENCH,
    FRENCH_REGULAR,
    INDIANS,
    KIND_COUNT,
    MAP,
    MILITIA,
    MILITIA_UNDERGROUND,
    NEW_YORK,
    PATRIOT_FORT,
    PATRIOT_PIECES,
    PATRIOTS,
    POPULATED,
    QUEBEC_CITY,
    REBELLION,
    REBELLION_CONTROL,
    SIDE_OF,
    SPACE_INDEX,
    TORY,
    VILLAGE,
    WAR_PARTIES,
    WAR_PARTY_UNDERGROUND,
    WEST_INDIES,
)
from tricorne.games.liberty_or_death.rules.action import Bonus
from tricorne.games.liberty_or_death.rules.s1_4_pieces import ALL_SPACES, has_pieces, on_map, rebellion_pieces

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game
    from tricorne.games.liberty_or_death.state import State

PIECES_ON_MAP = 25
CITIES_HELD = 5
VILLAGES_STANDING = 4
DIE_NEEDED = 5
ALL_CELLS = range(len(ALL_SPACES) * KIND_COUNT)
# What an Event may change beside the pieces on the map.
beside_pieces = attrgetter(
    "level", "resources", "propaganda", "raid", "blockades", "squadrons", "sits_out", "stays_eligible"
)


class GrantedBattle(msgspec.Struct, frozen=True, gc=False):
    """A Battle that an Event grants: who attacks, where, and what the Event adds."""

    attacker: int
    space: int
    bonus: Bonus


class Trial(msgspec.Struct, frozen=True, gc=False):
    """What an Event would do: the state before and after, and what it grants."""

    game: Game
    """The copy, as far as the Event went."""
    before: State
    after: State
    battle: GrantedBattle | None
    gather: bool

    @property
    def difference(self) -> int:
        """Change of Support minus Opposition."""
        before, after = self.before, self.after
        return after.support - after.opposition - before.support + before.opposition


class _BattleBegins(Exception):
    """A Battle begins, with the log entry that says so."""


class _UntilBattle(list[Entry]):
    """A log that ends with the beginning of a Battle."""

    def append(self, entry: Entry) -> None:
        if entry.event == "battle":
            raise _BattleBegins(entry.args)


def try_event(me: Thinker, card: int, shaded: bool) -> Trial:
    """Run the Event on a copy of the game; every seat answers as a non-player would, ties by the first outcome.

    A Battle that is granted ends the trial: what it would shift is not known.
    """
    game = me.game
    copy = game.ahead()
    copy.entries = _UntilBattle()
    minds: dict[str, nonplayer.NonPlayer] = {}
    gather = False
    battle: GrantedBattle | None = None
    rule = play(copy, me.faction, card, shaded)
    value: str | int | None = None
    while True:
        try:
            request = rule.send(value)
        except StopIteration:
            break
        except _BattleBegins as begins:
            (told,) = begins.args
            battle = GrantedBattle(FACTIONS.index(told["faction"]), SPACE_INDEX[told["space"]], Bonus(*told["bonus"]))
            break
        if isinstance(request, Luck):
            value = request.outcomes[0]
            continue
        assert isinstance(request, Ask)
        gather = gather or request.kind == "gather-space"
        mind = minds.get(request.seat)
        if mind is None:
            mind = minds[request.seat] = nonplayer.NonPlayer(copy, FACTIONS.index(request.seat), quiet=True)
        value = first_thought(mind.decide(request)).answer
    return Trial(copy, game.state, copy.state, battle, gather)


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


def more(trial: Trial, *kinds: int) -> bool:
    """More pieces of these kinds on the map."""
    gained = 0
    for kind in kinds:
        gained += on_map(trial.after, kind) - on_map(trial.before, kind)
    return gained > 0


def fewer(trial: Trial, kind: int) -> bool:
    """Fewer pieces of the kind on the map."""
    return on_map(trial.after, kind) < on_map(trial.before, kind)


def gaining(trial: Trial, kind: int) -> Iterable[int]:
    """The spaces to which pieces of the kind came."""
    before, after = trial.before.pieces[kind::KIND_COUNT], trial.after.pieces[kind::KIND_COUNT]
    return compress(ALL_SPACES, map(gt, after, before))


def from_unavailable(trial: Trial, kind: int) -> bool:
    """Pieces of the kind left the Unavailable box."""
    return trial.after.unavailable[kind] < trial.before.unavailable[kind]


@rule("8.3.3")
def effective(me: Thinker, trial: Trial) -> bool:
    """Something happens, not only a loss of friendly pieces, and the population does not turn to the enemy."""
    side = -1 if SIDE_OF[me.faction] == REBELLION else 1
    if trial.difference * side < 0:
        return False
    if trial.battle is not None or trial.gather:
        return True
    if trial.before == trial.after:
        return False
    return not only_friendly_losses(me, trial)


def only_friendly_losses(me: Thinker, trial: Trial) -> bool:
    """Whether nothing changed but that friendly pieces left the map."""
    before, after = trial.before, trial.after
    if before.pieces == after.pieces or beside_pieces(before) != beside_pieces(after):
        return False
    side = SIDE_OF[me.faction]
    for cell in compress(ALL_CELLS, map(ne, before.pieces, after.pieces)):
        if after.pieces[cell] > before.pieces[cell] or SIDE_OF[FACTION_OF[cell % KIND_COUNT]] != side:
            return False
    return True


# 8.4 to 8.7: the questions of the flowcharts


@rule("8.4", "8.6", "8.4.4", "8.6.6")
def _battle_pays(me: Thinker, trial: Trial) -> bool:
    """Whether the granted Battle is the Faction's own, and one that it would have chosen."""
    if trial.battle is None or trial.battle.attacker != me.faction:
        return False
    there = Thinker(trial.game, me.faction)
    there.bonus = trial.battle.bonus
    return would_battle(there, trial.battle.space)


@rule("8.4")
def british_wants(me: Thinker, trial: Trial) -> str | None:
    """The question that the British answer with yes."""
    if trial.difference > 0 and me.state.opposition > me.state.support:
        return "w-event-shifts"
    if from_unavailable(trial, BRITISH_REGULAR) or from_unavailable(trial, TORY):
        return "w-event-unavailable"
    before = trial.before
    if (
        (
            more(trial, TORY)
            and any(before.level[s] == ACTIVE_OPPOSITION and not here(before, s, TORY) for s in gaining(trial, TORY))
        )
        or any(s in COLONIES and not here(before, s, BRITISH_FORT) for s in gaining(trial, BRITISH_FORT))
        or (more(trial, BRITISH_REGULAR) and any(s in POPULATED for s in gaining(trial, BRITISH_REGULAR)))
    ):
        return "w-event-british-pieces"
    if trial.after.crc > trial.before.crc or _battle_pays(me, trial):
        return "w-event-casualties"
    return None


@rule("8.5")
def patriots_want(me: Thinker, trial: Trial) -> str | None:
    """The question that the Patriots answer with yes."""
    before = trial.before
    if trial.difference < 0 and me.state.support > me.state.opposition:
        return "w-event-shifts"
    if more(trial, *MILITIA) and any(
        not here(before, s, MILITIA_UNDERGROUND) and (before.level[s] == ACTIVE_SUPPORT or here(before, s, VILLAGE))
        for s in gaining(trial, MILITIA_UNDERGROUND)
    ):
        return "w-event-militia"
    if more(trial, PATRIOT_FORT) or fewer(trial, VILLAGE):
        return "w-event-bases"
    if trial.after.resources[PATRIOTS] >= before.resources[PATRIOTS] + 3:
        return "w-event-resources"
    return None


@rule("8.6")
def french_want(me: Thinker, trial: Trial) -> str | None:
    """The question that the French answer with yes."""
    before, after = trial.before, trial.after
    if trial.difference < 0 and me.state.support > me.state.opposition:
        return "w-event-shifts"
    if from_unavailable(trial, FRENCH_REGULAR) or after.squadrons_unavailable < before.squadrons_unavailable:
        return "w-event-unavailable"
    if more(trial, FRENCH_REGULAR):
        return "w-event-french-pieces"
    if after.cbc > before.cbc or _battle_pays(me, trial):
        return "w-event-casualties"
    if after.resources[FRENCH] > before.resources[FRENCH]:
        return "w-event-resources"
    return None


@rule("8.7")
def indians_want(me: Thinker, trial: Trial) -> str | None:
    """The question that the Indians answer with yes."""
    if trial.difference > 0 and me.state.opposition > me.state.support:
        return "w-event-shifts"
    if more(trial, VILLAGE) or trial.gather:
        return "w-event-village"
    return "w-event-bases" if fewer(trial, PATRIOT_FORT) else None


WANTS = {BRITISH: british_wants, PATRIOTS: patriots_want, FRENCH: french_want, INDIANS: indians_want}


def may_roll(me: Thinker) -> bool:
    """The last question of each flowchart, before its die."""
    state = me.state
    if me.faction == BRITISH:
        return sum(state.control[city] == BRITISH_CONTROL for city in CITIES) >= CITIES_HELD
    if me.faction == PATRIOTS:
        return sum(on_map(state, kind) for kind in PATRIOT_PIECES) >= PIECES_ON_MAP
    if me.faction == FRENCH:
        return state.treaty
    return on_map(state, VILLAGE) >= VILLAGES_STANDING


# 8.3.1: conditions of the instructions


def _turned(trial: Trial, underground: int) -> int:
    return on_map(trial.before, underground) - on_map(trial.after, underground)


CONDITIONS: dict[str, Callable[[Thinker, Trial], bool]] = {
    "village_placed": lambda _, t: more(t, VILLAGE),
    "village_removed": lambda _, t: fewer(t, VILLAGE),
    "patriot_fort_removed": lambda _, t: fewer(t, PATRIOT_FORT),
    "british_fort_removed": lambda _, t: fewer(t, BRITISH_FORT),
    "french_not_human": lambda me, _: me.game.is_nonplayer("french"),
    "enemy_eligible": lambda me, t: any(is_waiting(t.before, f) for f in range(4) if SIDE_OF[f] != SIDE_OF[me.faction]),
    "four_militia_turned": lambda _, t: _turned(t, MILITIA_UNDERGROUND) >= 4,
    "militia_turned": lambda _, t: _turned(t, MILITIA_UNDERGROUND) > 0,
    "war_parties_turned": lambda _, t: _turned(t, WAR_PARTY_UNDERGROUND) > 0,
    "war_parties_placed": lambda _, t: any(more(t, kind) for kind in WAR_PARTIES),
    "militia_placed": lambda _, t: more(t, MILITIA_UNDERGROUND),
    "own_battle": _battle_pays,
    "tories_against_opposition": lambda _, t: (
        t.before.level[NEW_YORK] == ACTIVE_OPPOSITION
        and not here(t.before, NEW_YORK, TORY)
        and NEW_YORK in gaining(t, TORY)
    ),
    "french_met": lambda _, t: any(
        here(t.before, s, FRENCH_REGULAR) and (s == WEST_INDIES or has_pieces(t.before, s, BRITISH))
        for s in (*MAP, WEST_INDIES)
    ),
    "british_with_rebels": lambda _, t: any(
        here(t.before, s, BRITISH_REGULAR) and rebellion_pieces(t.before, s) for s in (*MAP, WEST_INDIES)
    ),
    "rebels_in_cities": lambda _, t: any(rebellion_pieces(t.before, city) for city in CITIES),
    "quebec_city_gained": lambda _, t: (
        t.before.control[QUEBEC_CITY] != REBELLION_CONTROL and t.after.control[QUEBEC_CITY] == REBELLION_CONTROL
    ),
    "units_moved": lambda _, t: t.before.pieces != t.after.pieces,
}


@rule("8.1", "8.3.1", "8.3.2")
def plays_event(me: Thinker, ask: Ask) -> Thought[Decision | None]:
    """The Event of the card, if the Faction may and wants to play it."""
    card = me.state.card
    if not ask.offers("event:unshaded"):
        me.note("w-event-closed")
        return None
    if (me.game.board.cards[str(card)].icons or {}).get(me.seat) == "sword":
        me.note("w-event-sword")
        return None
    instruction = instruction_for(me.game, card, me.faction)
    text = instruction.text or ("shaded" if SIDE_OF[me.faction] == REBELLION else "unshaded")
    if not has_shaded(card):
        text = "unshaded"
    trial = try_event(me, card, text == "shaded")
    if instruction.only_if and not CONDITIONS[instruction.only_if](me, trial):
        me.note("w-event-instruction")
        if not instruction.otherwise:
            return None
        text = instruction.otherwise
        trial = try_event(me, card, text == "shaded")
    if not effective(me, trial):
        me.note("w-event-ineffective")
        return None
    reason = WANTS[me.faction](me, trial)
    if reason is None:
        me.note("w-event-no-question")
        if not may_roll(me) or (yield from roll(me, "event-die", D6, "8.1")) < DIE_NEEDED:
            return None
    return Decision(f"event:{text}", me.reasons(reason or "w-event-die"))
