"""8.1 Sequence of play of the non-players: Event, Command or Pass; the Treaty; and whom a Leader follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.core import Ask, Decision, Luck, rule
from tricorne.games.liberty_or_death.bots.charts import CHARTS
from tricorne.games.liberty_or_death.bots.machinery.plan import D6, Thinker, Thought, roll
from tricorne.games.liberty_or_death.bots.machinery.questions import space_of
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_1_instructions import CONDITIONS, instruction_for
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_2_dual_use import text_of
from tricorne.games.liberty_or_death.bots.s8_3_events.s8_3_3_trial import effective, try_event
from tricorne.games.liberty_or_death.names import FACTION_OF, FRENCH_REGULAR, UNITS_OF, Faction, Space
from tricorne.games.liberty_or_death.rules.s1_4_pieces import count_all
from tricorne.games.liberty_or_death.rules.s2_3_9_treaty import PREPARATIONS_NEEDED

if TYPE_CHECKING:
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

DIE_NEEDED = 5


@rule("8.1", "8.3.1")
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
    text = text_of(card, me.faction, instruction)
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
    chart = CHARTS[me.faction]
    reason = chart.wants(me, trial)
    if reason is None:
        me.note("w-event-no-question")
        if not chart.may_roll(me) or (yield from roll(me, "event-die", D6, "8.1")) < DIE_NEEDED:
            return None
    return Decision(f"event:{text}", me.reasons(reason or "w-event-die"))


@rule("8.1")
def plays_treaty(game: Game) -> bool:
    """Squadrons in the West Indies, Available Regulars and half of CBC exceed 15."""
    state = game.state
    return state.squadrons + state.available[FRENCH_REGULAR] + state.cbc // 2 > PREPARATIONS_NEEDED


# Leaders


@rule("8.1")
def leader_follows(me: Thinker, ask: Ask) -> Thought[str]:
    """A Leader goes with the largest group of his Faction that moves from, or stays in, his space."""
    (faction,) = [f for f in range(4) if ask.args["leader"] in me.game.board.leaders[f]]
    origin = space_of(ask, "origin")
    goes = int(ask.args["number"])
    later = groups_to_come(me, faction, origin)
    stays = count_all(me.state, origin, UNITS_OF[faction]) - sum(later)
    me.note("w-leader-groups", goes=goes, stays=stays)
    if later:
        me.note("w-leader-later", number=max(later))
    largest = max(goes, stays, *later)
    if goes < largest:
        return "no"
    equal = [goes, stays, *later].count(largest)
    if equal == 1:
        return "yes"
    faces = D6 if len(D6) % equal == 0 else tuple(range(1, equal + 1))
    most = len(faces) // equal
    die = yield Luck("leader-die", faces, "8.1", most=most, **ask.args)
    me.note("w-leader-die", die=int(die), most=most, **ask.args)
    return "yes" if die <= most else "no"


def groups_to_come(me: Thinker, faction: Faction, origin: Space) -> list[int]:
    """How many units of the Faction are in each group that will leave the space later in the Command."""
    groups = [
        march.groups[origin] for march in me.marches if march.destination not in me.spaces and origin in march.groups
    ]
    numbers = [sum(n for kind, n in group.items() if FACTION_OF[kind] == faction) for group in groups]
    return [n for n in numbers if n]
