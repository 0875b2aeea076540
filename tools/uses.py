"""How often facts are used: `make uses` plays games of each scenario and counts the entries that they name.

A fact of a card, an area or a die is used whenever the log names its entry, an edge whenever a line names both of its
ends; what stands on the board at the start is used once in every game. The counts order the work list of the
workshop. They are stored beside each game, and nothing is counted while people play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

from tools.arguments import wanted
from tricorne.api import new_match
from tricorne.bots import Budget
from tricorne.core.cores import cores
from tricorne.core.workshop.plan import ends_of
from tricorne.core.workshop.worklist import USES, Uses, WorkList, fact_key, value_at
from tricorne.games import facts_of, game_class
from tricorne.games.workbench import todo_of
from tricorne.sim.pool import PLACES, spread
from tricorne.sim.simulate import play_out, read_players

PLAYED = {
    "1775-rebellion": ("fair", 20),
    "liberty-or-death": ("nonplayer", 10),
    "liberty": ("fair", 40),
    "prelude-to-rebellion": ("fair", 40),
}
"""Who plays, and how many games of each scenario."""
AT_START = frozenset(
    {"units", "start", "changed_units", "added_units", "flags", "decks", "sessions", "count", "type", "max", "bias"}
)
"""Fields that count once in every game, whatever is named in it."""
ONLY_IN = {("1775-rebellion", "pieces/forces"): ("threw", "threw-again")}
"""Places whose entries are used by some events only, where the same names stand for more."""

NOT_PLAYED = frozenset({"drew", "showed", "pool-card", "dealt"})
"""Lines about cards that nobody has played."""


def main() -> None:
    """Count for the games that are named, or for all."""
    games, on = wanted(__doc__)
    for game in games or PLAYED:
        players, number = PLAYED[game]
        counts: Counter[str] = Counter()
        scenarios = game_class(game).scenarios
        for scenario in scenarios:
            seeds = list(range(1, number + 1))
            for found in spread(partial(count, game, scenario, players), seeds, cores(), on or PLACES[0]):
                counts.update(found)
        uses = Uses(number * len(scenarios), dict(sorted(counts.items())))
        path = game_class(game).folder() / USES
        path.write_bytes(msgspec.json.format(msgspec.json.encode(uses), indent=2) + b"\n")


def count(game: str, scenario: str, players: str, seed: int) -> Counter[str]:
    """Play one game and count what it uses."""
    match = new_match(game, scenario, seed, read_players(game, players))
    play_out(match, seed, Budget())
    lines = [
        (entry.event, {*_names(entry.args), *_names(entry.secret or {})})
        for entry in match.game.entries
        if entry.event not in NOT_PLAYED
    ]
    return used(todo_of(game), lines)


def used(todo: WorkList, lines: list[tuple[str, set[str]]]) -> Counter[str]:
    """The uses of every fact by the names in the lines of a log."""
    files = facts_of(todo.game).files
    by_name: Counter[tuple[str, str]] = Counter()
    for event, names in lines:
        by_name.update((part, name) for name in names for part in ("", event))
    counts: Counter[str] = Counter()
    for key, entry in todo.entries.items():
        group = next(group for group in todo.groups if key in group.entries)
        name = key.rpartition("/")[2]
        events = ONLY_IN.get((todo.game, group.place), ("",))
        named = sum(by_name[event, one] for event in events for one in {name, group.noun.format(id=name)})
        for field in entry.marks:
            counts[fact_key(key, field)] += 1 if field in AT_START else named
    for key in todo.edges:
        ends = set(ends_of(key.rpartition("/")[2], value_at(files, key)))
        counts[key] += sum(1 for _, names in lines if ends <= names)
    return +counts


def _names(value: Any) -> Iterator[str]:
    """Every id in the arguments of a line."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield str(key)
            yield from _names(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _names(inner)


if __name__ == "__main__":
    main()
