"""3.1 Commands in general: the list of each Faction's Commands, and free ones granted by Events and phases."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from tricorne.core.questions import Reason, Rule
from tricorne.core.rules import rule
from tricorne.games.liberty_or_death.names import BRITISH, FRENCH, INDIANS, PATRIOTS, Faction, Space
from tricorne.games.liberty_or_death.rules.action import NO_BONUS, NO_LIMIT, Action, Bonus, Selection
from tricorne.games.liberty_or_death.rules.moving import NOTHING_MOVED, Moves
from tricorne.games.liberty_or_death.rules.s3_2_1_muster import muster, muster_spaces
from tricorne.games.liberty_or_death.rules.s3_2_3_march import british_march, march_spaces
from tricorne.games.liberty_or_death.rules.s3_2_british import british_battle, garrison, garrison_spaces
from tricorne.games.liberty_or_death.rules.s3_3_1_rally import rally, rally_spaces
from tricorne.games.liberty_or_death.rules.s3_3_patriots import (
    ask_french,
    patriot_battle,
    patriot_march,
    patriot_march_spaces,
    rabble_rousing,
    rabble_rousing_spaces,
)
from tricorne.games.liberty_or_death.rules.s3_4_4_raid import raid, raid_spaces
from tricorne.games.liberty_or_death.rules.s3_4_indians import (
    gather,
    gather_spaces,
    indian_march,
    indian_march_spaces,
    scout,
    scout_spaces,
)
from tricorne.games.liberty_or_death.rules.s3_5_french import (
    agent_mobilization,
    agent_spaces,
    ask_patriots,
    french_battle,
    french_march,
    french_march_spaces,
    french_muster,
    french_muster_spaces,
    hortalez,
    hortalez_spaces,
)
from tricorne.games.liberty_or_death.rules.s3_6_battle import battle, battle_spaces, is_battlefield
from tricorne.games.liberty_or_death.rules.s4_1_special import credit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tricorne.games.liberty_or_death.game import LibertyOrDeath as Game


# The most that a Command costs before its first space.
HIGHEST_COST = 2
LACKS_RESOURCES = ("why-cannot-pay", "why-british-cannot-pay")


class Command(msgspec.Struct, frozen=True):
    """One Command: its section, the spaces that could be selected now, and its execution."""

    rule: str
    spaces: Callable[[Game, Action], Selection]
    run: Callable[[Game, Action], Rule[None]]
    nowhere: str = ""
    """What is said when no space meets its conditions."""


def _with_new_moves(spaces: Callable[[Game, Action, Moves], Selection]) -> Callable[[Game, Action], Selection]:
    return lambda game, act: spaces(game, act, NOTHING_MOVED)


COMMANDS: dict[Faction, dict[str, Command]] = {
    BRITISH: {
        "muster": Command("3.2.1", muster_spaces, muster, "why-no-british-muster"),
        "garrison": Command("3.2.2", garrison_spaces, garrison, "why-no-garrison"),
        "march": Command("3.2.3", _with_new_moves(march_spaces), british_march, "why-no-british-march"),
        "battle": Command("3.2.4", battle_spaces, british_battle, "why-no-battle"),
    },
    PATRIOTS: {
        "rally": Command("3.3.1", rally_spaces, rally, "why-no-rally"),
        "march": Command("3.3.2", _with_new_moves(patriot_march_spaces), patriot_march, "why-no-patriot-march"),
        "battle": Command("3.3.3", battle_spaces, patriot_battle, "why-no-battle"),
        "rabble_rousing": Command("3.3.4", rabble_rousing_spaces, rabble_rousing, "why-no-rabble-rousing"),
    },
    INDIANS: {
        "gather": Command("3.4.1", gather_spaces, gather, "why-no-gather"),
        "march": Command("3.4.2", _with_new_moves(indian_march_spaces), indian_march, "why-no-indian-march"),
        "scout": Command("3.4.3", scout_spaces, scout, "why-no-scout"),
        "raid": Command("3.4.4", raid_spaces, raid, "why-no-raid"),
    },
    FRENCH: {
        "agent_mobilization": Command("3.5.1", agent_spaces, agent_mobilization, "why-no-agents"),
        "hortalez": Command("3.5.2", hortalez_spaces, hortalez),
        "muster": Command("3.5.3", french_muster_spaces, french_muster, "why-no-french-muster"),
        "march": Command("3.5.4", _with_new_moves(french_march_spaces), french_march, "why-no-french-march"),
        "battle": Command("3.5.5", battle_spaces, french_battle, "why-no-battle"),
    },
}


@rule("3.1", "3.2", "3.3", "3.4", "3.5")
def open_commands(game: Game, act: Action) -> list[str]:
    """The Commands that a Faction could execute now on the terms of the action."""
    return [name for name in COMMANDS[act.faction] if is_open(game, act, name)]


@rule("3.1", "2.3.9")
def is_open(game: Game, act: Action, name: str) -> bool:
    """Whether the Faction could execute the Command and pay for it, if need be out of a Special Activity before it."""
    command = COMMANDS[act.faction][name]
    act.command, act.credit = name, 0
    if command.spaces(game, act).any():
        return True
    if game.state.resources[act.faction] >= HIGHEST_COST:
        return False
    act.credit = credit(game, act)
    return bool(act.credit) and command.spaces(game, act).any()


def not_its_own(faction: Faction) -> Reason:
    """A Command that other Factions have."""
    return "why-not-your-command", f"3.{2 + faction}"


@rule("3.1")
def command_obstacle(game: Game, act: Action, name: str) -> Reason | None:
    """What keeps the Faction from the Command: what rules it out altogether, its terms, the spaces, or Resources."""
    command = COMMANDS[act.faction].get(name)
    if command is None:
        return not_its_own(act.faction)
    if is_open(game, act, name):
        return None
    spaces = command.spaces(game, act)
    if spaces.shut is not None:
        return spaces.shut
    if act.must_involve is not None and is_open(game, replace(act, must_involve=None), name):
        return "why-stroke-leader", "2.3.8"
    if act.within is not None and is_open(game, replace(act, within=None), name):
        return "why-nowhere-granted", "5.3"
    lacking = (reason for reason in map(spaces.against, spaces.among) if reason and reason[0] in LACKS_RESOURCES)
    return next(lacking, (command.nowhere, command.rule))


@rule("3.1")
def execute(game: Game, act: Action) -> Rule[None]:
    """Execute a Command."""
    command = COMMANDS[act.faction][act.command]
    game.log("command", command.rule, faction=act.seat, command=act.command)
    return command.run(game, act)


@rule("3.1.2", "5.3")
def free_command(
    game: Game,
    faction: Faction,
    command: str,
    *,
    within: Sequence[Space] | None = None,
    limit: int = NO_LIMIT,
    optional: bool = False,
    tories_only: bool = False,
    bonus: Bonus = NO_BONUS,
) -> Rule[list[Space]]:
    """A free Command of any Faction, in `within` spaces and at most `limit` of them. Returns the spaces selected.

    Nobody pays and nobody's Eligibility changes. Nothing happens when it is impossible.
    """
    act = Action(
        faction,
        command,
        free=True,
        limit=limit,
        limited_by=("why-granted-spaces", "5.3"),
        within=within,
        optional=optional,
        tories_only=tories_only,
        bonus=bonus,
    )
    if COMMANDS[faction][command].spaces(game, act).any():
        yield from execute(game, act)
    return act.spaces


@rule("3.1.2")
def free_command_obstacle(game: Game, faction: Faction, command: str, within: Sequence[Space]) -> Reason | None:
    """What keeps the Faction from executing the Command in one of the spaces if it cost nothing."""
    return command_obstacle(game, Action(faction, command, free=True, within=within), command)


@rule("3.1.2", "5.3")
def free_battle(game: Game, faction: Faction, space: Space, bonus: Bonus = NO_BONUS) -> Rule[bool]:
    """A free Battle in the space with what a card adds to it. False when there can be none."""
    if not is_battlefield(game, faction, space):
        return False
    act = Action(faction, "battle", free=True, limit=1, within=(space,), bonus=bonus)
    act.spaces.append(space)
    ally = False
    if faction == PATRIOTS:
        ally = yield from ask_french(game, act, space)
    elif faction == FRENCH:
        ally = yield from ask_patriots(game, act, space)
    yield from battle(game, act, space, ally=ally)
    return True
