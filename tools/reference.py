"""The references of the games: `python -m tools.reference [GAME …]` plays them and writes the files.

`reference.json` stands in the folder of the game, a page for people in docs/reference.

The files are made again whenever a rule, a kind of luck or an event is new; a test says when that is due.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from tricorne.api import position_schema, title_of
from tricorne.core.reference import FILE, EventKind, QuestionKind, Reference, describe, read_reference
from tricorne.games import OWN, game_class
from tricorne.sim.check import tasks
from tricorne.sim.reference import gather

GAMES = {"1775-rebellion": 600, "liberty-or-death": 700, "liberty": 400, "prelude-to-rebellion": 500}
SEED = 5_000
RARE = {
    "liberty-or-death": Reference(
        questions={
            "command-instead": QuestionKind(["8.1"], ["command:<name>", "pass"], ["command"]),
            "move-blockade": QuestionKind(["3.6.8"], ["<space>", "done"], ["origin"]),
            "reward-propaganda": QuestionKind(["3.2.1", "6.4.1"], ["<number>"], ["space"]),
        },
        events={"given-up": EventKind(["8.1"], ["command", "faction"])},
    ),
    "liberty": Reference(
        events={"landed": EventKind(["8.4"], ["place", "side"]), "not-deployed": EventKind(["6.0"], ["block", "side"])}
    ),
}
"""What random games hardly ever meet."""
DOCS = Path("docs/reference")


def page(plain: dict[str, Any], title: str, schema: dict[str, Any]) -> str:
    """The reference as a page of the docs."""

    def cell(values: list[str]) -> str:
        return ", ".join(f"`{value}`" for value in values) or "–"

    lines = [
        f"# {title}: reference", "",
        f"Made by `python -m tools.reference {plain['game']}` from play; "
        f"`tricorne reference {plain['game']}` shows the same. "
        "How to read it: [README.md](README.md).", "",
        f"Seats: {cell(plain['seats'])}. Scenarios: {cell(plain['scenarios'])}.", "",
    ]  # fmt: skip
    if plain["options"]:
        lines += ["| option | choices |", "|---|---|"]
        lines += [f"| `{name}` | {cell(choices)} |" for name, choices in plain["options"].items()] + [""]
    lines += [
        "## Questions",
        "",
        "| kind | sections | answers | arguments | with one answer |",
        "|---|---|---|---|---|",
    ]
    lines += [
        f"| `{kind}` | {', '.join(q['sections'])} | {cell(q['answers'])} | {cell(q.get('args', []))} "
        f"| {'asked' if q.get('asked_when_forced') else 'skipped'} |"
        for kind, q in plain["questions"].items()
    ]
    lines += ["", "## Luck", "", "| kind | sections | outcomes | arguments | seen by |", "|---|---|---|---|---|"]
    lines += [
        f"| `{kind}` | {', '.join(luck['sections'])} | {cell(luck['outcomes'])} | {cell(luck.get('args', []))} "
        f"| {'some seats' if luck.get('secret') else 'all'} |"
        for kind, luck in plain["luck"].items()
    ]
    lines += ["", "## Events of the log", "", "| event | sections | fields |", "|---|---|---|"]
    lines += [
        f"| `{name}` | {', '.join(e['sections'])} | {cell(e.get('fields', []))} |"
        for name, e in plain["events"].items()
    ]
    lines += ["", "## Names in positions", "", "| kind | fields | names |", "|---|---|---|"]
    lines += [f"| {kind} | {cell(fields)} | {cell(names)} |" for kind, (fields, names) in kinds_of(schema).items()]
    return "\n".join(lines) + "\n"


def listed(names: list[Any]) -> list[str]:
    """Names for a table; many numbers as their range."""
    return [f"{names[0]} … {names[-1]}"] if isinstance(names[0], int) else names


def kinds_of(schema: dict[str, Any]) -> dict[str, tuple[list[str], list[str]]]:
    """By kind of name, the fields of a position that use it, and the names."""
    found: dict[str, tuple[list[str], list[str]]] = {}

    def look(node: Any, field: str) -> None:
        if isinstance(node, list):
            for inner in node:
                look(inner, field)
        elif isinstance(node, dict):
            if "enum" in node:
                fields, _ = found.setdefault(node.get("title", field), ([], listed(node["enum"])))
                if field not in fields:
                    fields.append(field)
            for key, inner in node.get("properties", {}).items():
                look(inner, key)
            for key in ("anyOf", "items", "propertyNames", "additionalProperties"):
                look(node.get(key), field)

    for definition in schema["$defs"].values():
        look(definition, "")
    return found


def main(games: list[str]) -> None:
    """Make the references of these games, or of all."""
    DOCS.mkdir(exist_ok=True)
    for game in games or OWN:
        cls = game_class(game)
        found, rare = gather(game, tasks(game, GAMES[game], SEED)), RARE.get(game, Reference())
        found.questions = dict(sorted({**found.questions, **rare.questions}.items()))
        found.events = dict(sorted({**found.events, **rare.events}.items()))
        (cls.folder() / FILE).write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
        read_reference.cache_clear()
        (DOCS / f"{game}.md").write_text(page(describe(cls), title_of(cls, "en"), position_schema(game)), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
