"""The command `tricorne`."""

from __future__ import annotations

import sys

import typer

from tricorne.cli import (
    arena,
    bench,
    check,
    data,
    explain,
    games,
    operate,
    play,
    reference,
    replay,
    report,
    rules,
    serve,
    simulate,
)
from tricorne.cli.output import complain
from tricorne.core.errors import TricorneError
from tricorne.core.garbage import collect_rarely

app = typer.Typer(
    help="Four board games about rebellion in North America.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(serve.serve)
app.command()(operate.backup)
app.command()(operate.restore)
app.command()(operate.reports)
app.command()(games.games)
app.command()(play.play)
app.command()(check.check)
app.command()(simulate.simulate)
app.command()(arena.arena)
app.command()(report.report)
app.command()(replay.replay)
app.command()(explain.explain)
app.command()(rules.rules)
app.command()(reference.reference)
app.command()(data.data)
app.command()(bench.bench)


def main() -> None:
    """Run a command. What cannot be accepted gives one clear line and exit status 2."""
    collect_rarely()
    try:
        app()
    except TricorneError as error:
        complain(error)
        sys.exit(2)
    except BrokenPipeError:
        sys.exit(1)
