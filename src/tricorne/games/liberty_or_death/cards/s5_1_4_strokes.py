"""5.1.4 What a Brilliant Stroke does: two free Limited Commands and a Special Activity."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tricorne.core.questions import Ask, Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import FACTIONS, Faction, Space
from tricorne.games.liberty_or_death.rules.action import SPECIAL_USED, Action, Specials
from tricorne.games.liberty_or_death.rules.offers import DONE, Words
from tricorne.games.liberty_or_death.rules.s3_1_commands import COMMANDS, command_obstacle, execute, is_open
from tricorne.games.liberty_or_death.rules.s4_1_special import OnlyCommonCause, activities_alone, execute_alone

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game

STROKE_COMMANDS = 2
ABORT = "abort"
ALREADY_EXECUTED = Words((), outside=("why-special-used", "2.3.8"))
ONLY_COMMON_CAUSE = OnlyCommonCause(("why-stroke-special", "2.3.8"))


def stroke_commands(game: Game, faction: Faction, must_involve: Space | None) -> Iterator[str]:
    """The free Limited Commands, if need be with the Leader of that space."""
    act = limited(faction, "", must_involve)
    return (name for name in COMMANDS[faction] if is_open(game, act, name))


def limited(
    faction: Faction, command: str, must_involve: Space | None, specials: Specials = ONLY_COMMON_CAUSE
) -> Action:
    """A free Limited Command of the card."""
    return Action(faction, command, free=True, limit=1, must_involve=must_involve, specials=specials)


@rule("5.1.4", "2.3.8", "8.3.7")
def brilliant_stroke(game: Game, faction: Faction) -> Rule[bool]:
    """Two free Limited Commands and a Special Activity in any order; the Leader takes part in one of the Commands.

    A non-player's Leader takes part in the first; it may abort the card instead, and stops when its flowchart finds
    no second one. False when it aborts.
    """
    left, special, involved = STROKE_COMMANDS, True, False
    nonplayer = game.is_nonplayer(FACTIONS[faction])
    raided: list[Space] = []
    while left or special:
        leader = game.state.leader_space[faction]
        must = leader if (nonplayer or left == 1) and not involved else None
        options = [f"command:{name}" for name in stroke_commands(game, faction, must)] if left else []
        activities = activities_alone(game, faction, raided) if special else ALREADY_EXECUTED
        may_stop = not options or (nonplayer and left < STROKE_COMMANDS)
        options += [f"special:{name}" for name in activities]
        against_abort = _abort_obstacle(nonplayer=nonplayer, begun=not special or left < STROKE_COMMANDS)
        if against_abort is None:
            options.append(ABORT)
        if not options:
            break
        if may_stop:
            options.append(DONE)
        ends = {ABORT: against_abort, DONE: None if may_stop else ("why-commands-first", "2.3.8")}
        reasons = StrokeReasons(game, limited(faction, "", must) if left else None, activities, ends)
        to_do = {"left": left, "special": int(special), "due": int(not involved)}
        answer = yield Ask(FACTIONS[faction], "stroke", options, "2.3.8", reasons, **to_do)
        what, _, name = answer.partition(":")
        if what == ABORT:
            return False
        if what == DONE:
            break
        if what == "special":
            special = False
            yield from execute_alone(game, faction, name, raided)
            continue
        left -= 1
        act = limited(faction, name, must, ONLY_COMMON_CAUSE if special else SPECIAL_USED)
        yield from execute(game, act)
        special = special and act.special is None
        involved = involved or leader in act.spaces or leader in act.involved
        if name == "raid":
            raided += act.spaces
    return True


class StrokeReasons(msgspec.Struct, gc=False):
    """What stands against each part of a Brilliant Stroke: `command:rally`, `special:trade`, `abort`, `done`."""

    game: Game
    command: Action | None
    """What the next Command would be, if one is left."""
    activities: Words
    ends: dict[str, Reason | None]

    def why_not(self, answer: str) -> Reason | None:
        """The reason of the Command, of the Special Activity, or of the end."""
        what, _, name = answer.partition(":")
        if what == "command":
            both = "why-two-commands", "2.3.8"
            return both if self.command is None else command_obstacle(self.game, self.command, name)
        return self.activities.why_not(name) if what == "special" else self.ends.get(answer)


def _abort_obstacle(*, nonplayer: bool, begun: bool) -> Reason | None:
    """A non-player takes its card back if nothing of it has been executed."""
    if not nonplayer:
        return "why-abort-nonplayer", "8.3.7"
    return ("why-abort-begun", "8.3.7") if begun else None
