"""`tricorne games`: what can be played."""

from __future__ import annotations

from tricorne import api
from tricorne.cli.output import Json, print_json, table


def games(as_json: Json = False) -> None:
    """List the games with their seats, scenarios and options."""
    listed = api.games()
    if as_json:
        print_json(listed)
        return
    table(
        "Games",
        ["id", "title", "seats", "scenarios", "options"],
        [
            [g["id"], g["title"], "\n".join(g["seats"]), "\n".join(g["scenarios"]), _options(g["options"])]
            for g in listed
        ],
    )


def _options(options: dict[str, list[str]]) -> str:
    return "\n".join(f"{name}: {' | '.join(choices)}" for name, choices in options.items())
