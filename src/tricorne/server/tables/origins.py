"""Copies of a game between people: as long as that goes on, it decides what may be asked of its copies."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tricorne.games import game_class
from tricorne.server.base.errors import Problem
from tricorne.server.storage.rows import StoredTable
from tricorne.server.storage.storage import Storage

MOST_COPIES = 16
"""Copies of copies beyond this are not followed: nothing is told of them."""
Seats = tuple[str, ...]


async def copied_game(storage: Storage, table: StoredTable) -> Seats | None:
    """The seats of whoever made this copy, in the running game between people that it comes from; None without one.

    Only what is stored is looked at: nobody is woken.
    """
    for _ in range(MOST_COPIES):
        origin = None if table.fork_of is None else await storage.table(table.fork_of)
        if origin is None:
            return None
        owners = await _owners(storage, origin.id)
        if origin.finished is None and is_between_people(origin, owners):
            through = await storage.made_through(table.id)
            return next((seats for seats in owners if through in seats), ())
        table = origin
    return ()


def is_between_people(table: StoredTable, owners: Sequence[Seats]) -> bool:
    """Whether people play each other at a table, perhaps on one screen. A copy is played by its maker alone."""
    holds_all = any(set(seats) == set(game_class(table.game).seats) for seats in owners)
    return len(owners) > 1 or (holds_all and table.fork_of is None)


async def _owners(storage: Storage, table: str) -> list[Seats]:
    seats = [msgspec.json.decode(key.seats, type=Seats) for key in await storage.keys(table)]
    return [own for own in seats if own]


async def must_not_copy(storage: Storage, table: StoredTable, problem: str) -> None:
    """Refuse what would not be told of the game itself while people play it."""
    if await copied_game(storage, table) is not None:
        raise Problem(problem)
