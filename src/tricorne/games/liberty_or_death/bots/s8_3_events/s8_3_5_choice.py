"""8.3.5 A question of an Event: what its card is, who is a friend, and where the last piece was."""

from __future__ import annotations

from tricorne.core import Ask, Priority, rule
from tricorne.games.liberty_or_death.bots.machinery.plan import Thinker
from tricorne.games.liberty_or_death.names import (
    CARD_INDEX,
    FACTION_OF,
    POOL_NAMES,
    REBELLION,
    SIDE_OF,
    Kind,
    Space,
)


def card_of(ask: Ask) -> int:
    """The number of the card that is played."""
    return CARD_INDEX[ask.args["card"]]


def kind_in(ask: Ask) -> Kind:
    """The kind of piece that the question speaks of."""
    return POOL_NAMES[ask.args["piece"]]


def friendly(me: Thinker, kind: Kind) -> bool:
    """Whether the piece is of the own side."""
    return SIDE_OF[FACTION_OF[kind]] == SIDE_OF[me.faction]


def toward_own_side(me: Thinker) -> int:
    """Which way a level has to go to favour the own side."""
    return -1 if SIDE_OF[me.faction] == REBELLION else 1


class EventChoice:
    """What the priorities for a question of an Event are about; some questions know more."""

    __slots__ = ("last", "me", "state")

    def __init__(self, me: Thinker, ask: Ask) -> None:
        self.me = me
        self.state = me.state
        self.last: Space | None = _last_space(me, ask)
        """The space of the last piece of the same choice."""


@rule("8.2")
def _last_space(me: Thinker, ask: Ask) -> Space | None:
    """As much as possible is done in the space of the last piece before another is drawn."""
    if me.reached is None:
        return None
    kind, left, last = me.reached
    number = ask.args.get("number")
    return last if ask.kind == kind and (number is None or left == number + 1) else None


def reach(me: Thinker, ask: Ask, space: Space) -> None:
    """Remember the space for the next piece."""
    me.reached = ask.kind, ask.args.get("number"), space


ALREADY_REACHED: Priority[EventChoice, Space] = Priority("already-reached", lambda choice, s: s == choice.last, tier=9)
