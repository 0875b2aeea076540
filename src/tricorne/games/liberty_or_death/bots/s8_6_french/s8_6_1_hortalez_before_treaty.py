"""8.6.1 Roderigue Hortalez et Cie and Préparer la Guerre of the non-player French, before the Treaty."""

from __future__ import annotations

from tricorne.core import Because, rule
from tricorne.games.liberty_or_death.bots.machinery.plan import D3, READY, Plan, Step, Thinker, roll
from tricorne.games.liberty_or_death.bots.machinery.specials import Activity, Prepared, Specials, close_with
from tricorne.games.liberty_or_death.names import FRENCH_REGULAR


@rule("8.6.1")
def hortalez_before_treaty(me: Thinker) -> Plan:
    """Up to 1D3 Resources for the Patriots, then Préparer la Guerre."""
    return hand_over(me, BEFORE_TREATY)


def hand_over(me: Thinker, specials: Specials) -> Plan:
    """Up to 1D3 Resources for the Patriots, then one of the Special Activities."""
    if not me.resources:
        return
    amount = min(me.resources, (yield from roll(me, "hortalez-die", D3, "8.6.1")))
    ask = yield READY
    if ask.kind == "special-before":
        ask = yield Step("done", why=(Because("w-hortalez-first", {}),))
    ask = yield Step(str(amount), why=me.reasons("w-hortalez", number=amount))
    yield from close_with(specials)(me, ask)


@rule("8.6.1")
def prepare_before_treaty(me: Thinker) -> Prepared:
    """A Squadron, else Regulars, out of Unavailable; never the Resources."""
    return (("preparer", what_is_prepared(me)),) if unavailable(me) else None


def unavailable(me: Thinker) -> int:
    """Regulars and Squadrons that are Unavailable."""
    return me.state.unavailable[FRENCH_REGULAR] + me.state.squadrons_unavailable


def what_is_prepared(me: Thinker) -> str:
    return "squadron" if me.state.squadrons_unavailable else "regulars"


BEFORE_TREATY = Specials((Activity("preparer_la_guerre", prepare_before_treaty),))
