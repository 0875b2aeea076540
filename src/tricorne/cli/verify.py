"""`tricorne verify`: whether the luck of a record is what was promised when the game began."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tricorne.api import verify_luck
from tricorne.cli.output import Json, console, language, print_json
from tricorne.core.errors import BadSetup
from tricorne.core.promise import Proof, say_proof
from tricorne.core.words import words_of
from tricorne.games import game_class

PROMISE = re.compile("[0-9a-f]{64}")


def verify(
    file: Path,
    promise: Annotated[str, typer.Option(help="The promise as it was shown at the start, if you noted it.")] = "",
    as_json: Json = False,
) -> None:
    """Prove that every draw of a record is the one of its seed, and the promise the digest of it; status 1 if not."""
    if promise and not PROMISE.fullmatch(promise):
        raise BadSetup("bad-promise", promise=promise)
    proof = verify_luck(file, promise)
    if as_json:
        print_json({"kept": proof.kept, **msgspec.to_builtins(proof)})
    else:
        _tell(proof)
    if not proof.kept:
        raise typer.Exit(1)


def _tell(proof: Proof) -> None:
    for line in say_proof(proof, words_of(game_class(proof.game).folder(), language())):
        console.print(line, highlight=False, markup=False, soft_wrap=True)
