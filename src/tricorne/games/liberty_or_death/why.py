"""Why an answer is not offered: one reason and the section it stands in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tricorne.games.liberty_or_death.cards.events import has_shaded
from tricorne.games.liberty_or_death.names import (
    ACTIVE_OPPOSITION,
    BRITISH,
    FACTIONS,
    FRENCH,
    KINDS,
    POPULATED,
    SPACE_INDEX,
    TORY,
    UNITS_OF,
)
from tricorne.games.liberty_or_death.rules.action import Action
from tricorne.games.liberty_or_death.rules.choices import exists
from tricorne.games.liberty_or_death.rules.s1_9_navy import FNI_LIMIT, fni, french_preparations
from tricorne.games.liberty_or_death.rules.s2_3_sequence import LIMITS_SECOND, first_act
from tricorne.games.liberty_or_death.rules.s2_3_strokes import OWNER_OF, PREPARATIONS_NEEDED, TREATY
from tricorne.games.liberty_or_death.rules.s3_1_commands import COMMANDS
from tricorne.games.liberty_or_death.rules.s4_1_special import ACTIVITIES
from tricorne.games.liberty_or_death.rules.special import Special
from tricorne.games.liberty_or_death.state import COMMAND, EVENT, NOTHING
from tricorne.games.liberty_or_death.why_spaces import SPACE_QUESTIONS, Case, Reason, why_not_way

if TYPE_CHECKING:
    from tricorne.core import Ask
    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

AFTER_TREATY = ("muster", "march", "battle")
# By seat, the units that March and Scout without an escort.
OWN_TROOPS = {
    seat: tuple(KINDS[kind] for kind in UNITS_OF[faction] if kind != TORY) for faction, seat in enumerate(FACTIONS)
}


def why_not(game: Game, ask: Ask, answer: str) -> Reason | None:
    """The reason where the game can tell; None otherwise."""
    faction = FACTIONS.index(ask.seat)
    what, _, which = answer.partition(":")
    if what == "stroke":
        return _why_not_stroke(game, faction, which)
    if what == "special":
        return _why_not_special(game, faction, which)
    if ask.kind == "turn" and what == "command":
        return _why_not_command(game, faction, which)
    if ask.kind == "turn" and what == "event":
        return _why_not_event(game, which)
    if ask.kind.startswith("supply-"):
        return _why_not_supply(game, ask, answer)
    if ask.kind in ("rally-way", "gather-way"):
        return why_not_way(game, faction, answer, SPACE_INDEX[ask.args["space"]])
    if ask.kind.endswith("-group") and which.isdigit():
        return _why_not_group(ask, what)
    return _why_not_space(game, ask, faction, answer)


def _why_not_command(game: Game, faction: int, name: str) -> Reason | None:
    """A Command of others, one that waits for the Treaty or ended with it, one without money, or without a place."""
    command = COMMANDS[faction].get(name)
    if command is None:
        return "why-not-your-command", f"3.{2 + faction}"
    if faction == FRENCH and name in AFTER_TREATY and not game.state.treaty:
        return "why-before-treaty", "2.3.9"
    if name == "agent_mobilization" and game.state.treaty:
        return "why-after-treaty", "2.3.9"
    if name == "garrison" and game.corrected and fni(game.state) >= FNI_LIMIT:
        return "why-garrison-fni", "1.9"
    if name == "hortalez" or exists(command.spaces(game, Action(faction, name, free=True))):
        ally_pays = name == "scout" and game.state.resources[faction] and not game.state.resources[BRITISH]
        return ("why-british-cannot-pay" if ally_pays else "why-cannot-pay"), command.rule
    return "why-nowhere", command.rule


def _why_not_event(game: Game, text: str) -> Reason | None:
    """The Event is for the 1st Eligible, or for the 2nd after a Command with a Special Activity."""
    first = first_act(game.state)
    if first == EVENT:
        return "why-event-taken", "2.3.4"
    if first == COMMAND:
        return "why-event-after-special", "2.3.4"
    return ("why-single-text", "5.2") if text == "shaded" and not has_shaded(game.state.card) else None


def _why_not_stroke(game: Game, faction: int, number: str) -> Reason | None:
    """A Brilliant Stroke that is not held, comes too late, or lacks the Leader or the Preparations."""
    state = game.state
    card = int(number) if number.isdigit() else 0
    if OWNER_OF.get(card) != faction or card not in state.strokes:
        return "why-stroke-not-held", "2.3.8"
    if not state.eligible[faction] or state.acted[faction] != NOTHING:
        return "why-stroke-not-eligible", "2.3.8"
    if first_act(state) != NOTHING:
        return "why-stroke-too-late", "2.3.8"
    if state.on_deck in game.board.winters:
        return "why-stroke-winter", "2.3.8"
    if card == TREATY:
        return ("why-preparations", "2.3.9") if french_preparations(state) <= PREPARATIONS_NEEDED else None
    if faction == FRENCH and not state.treaty:
        return "why-treaty-first", "2.3.8"
    return "why-stroke-leader", "1.10"


def _why_not_special(game: Game, faction: int, name: str) -> Reason | None:
    """A Special Activity of others, beside a Limited Command, without a place, or the second of a turn."""
    activity = ACTIVITIES[faction].get(name)
    if activity is None:
        return "why-not-your-special", f"4.{2 + faction}"
    others = [done for other, done in enumerate(game.state.acted) if other != faction]
    if any(done in LIMITS_SECOND for done in others):
        return "why-limited-command", "2.3.5"
    if faction == FRENCH and name != "preparer_la_guerre" and not game.state.treaty:
        return "why-before-treaty", "2.3.9"
    if exists(activity.spaces(game, Special(faction, name))):
        return "why-special-closed", "4.1"
    return "why-nowhere", activity.rule


def _why_not_supply(game: Game, ask: Ask, answer: str) -> Reason | None:
    """Supply that cannot be paid, or a level that cannot shift."""
    if answer == "pay":
        return "why-cannot-pay", "6.2.1"
    if answer == "shift" and "space" in ask.args:
        space = SPACE_INDEX[ask.args["space"]]
        at_the_end = space not in POPULATED or game.state.level[space] == ACTIVE_OPPOSITION
        return ("why-no-shift", "6.2.1") if at_the_end else None
    return None


def _why_not_group(ask: Ask, kind: str) -> Reason:
    """More of a kind than are there and have not moved, or more than go along with the leading cubes."""
    leading = ("british_regular", *OWN_TROOPS[ask.seat])
    return ("why-not-so-many" if kind in leading else "why-one-for-one"), ask.rule


def _why_not_space(game: Game, ask: Ask, faction: int, answer: str) -> Reason | None:
    """A space that the Command, Special Activity or phase cannot select."""
    question = SPACE_QUESTIONS.get(ask.kind)
    word, _, name = answer.rpartition(":")
    if question is None or name not in SPACE_INDEX:
        return None
    reason = question.why(Case(game, ask, faction, SPACE_INDEX[name], word))
    if reason is not None:
        return reason
    spaces_left = any(part in SPACE_INDEX for option in ask.options() for part in option.split(":"))
    if not spaces_left and game.state.resources[faction] < question.cost:
        return "why-cannot-pay", ask.rule
    return "why-left-out", ask.rule
