"""`tricorne analyse`: where a recorded game turned, and what would have been better."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tricorne.api import load_match
from tricorne.bots.analysis import conclude, share_done
from tricorne.cli.output import Json, between, console, language, must_be_writable, print_json, processes, progress_bar
from tricorne.core.fortune import fortune_of
from tricorne.sim.look_back import LookBack, look_back, write_look_back

MOST_EFFORT = 1_000


def analyse(
    file: Path,
    jobs: Annotated[int, typer.Option(help="Processes; 0 is one per core.")] = 0,
    effort: Annotated[float, typer.Option(min=0.0, help="How much work: 0.1 is quick and unsure, 1 as usual.")] = 1.0,
    page: Annotated[Path | None, typer.Option(help="An HTML page to write.")] = None,
    as_json: Json = False,
) -> None:
    """Look back at a record: the course of the chances, turning points, luck and choice, better answers."""
    between("--effort", effort, 0, MOST_EFFORT)
    working = processes(jobs)
    must_be_writable(page)
    match = load_match(file, verify=True)
    with progress_bar(file.name, quiet=as_json) as show:
        for findings in look_back(match, working, effort):
            show(share_done(findings))
    analysis = conclude(findings)
    back = LookBack(match, analysis, match.game.words(language()))
    if page is not None:
        write_look_back(back, page)
    if as_json:
        print_json({**msgspec.to_builtins(analysis), "dice": msgspec.to_builtins(fortune_of(match))})
        return
    _tell(back)


def _tell(back: LookBack) -> None:
    words = back.words
    if not back.analysis.turning and not back.analysis.costly:
        console.print(words.say("look-back-nothing"))
        return
    console.print(words.say("look-back-turning"), style="bold")
    for part, line in back.turning_points():
        console.print(f"  {line}", highlight=False)
        if better := back.costliest(part):
            console.print(f"    {better}", highlight=False, markup=False)
    console.print(words.say("look-back-costly"), style="bold")
    for line in back.costly():
        console.print(f"  {line}", highlight=False, markup=False)
