"""The command `tricorne`."""

from __future__ import annotations

import io
import sys

import typer

from tricorne.cli import (
    analyse,
    arena,
    bench,
    check,
    data,
    explain,
    games,
    learn,
    lessons,
    operate,
    play,
    reference,
    replay,
    report,
    rules,
    serve,
    simulate,
    verify,
)
from tricorne.cli.output import complain
from tricorne.core.errors import BadSetup, TricorneError
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
app.add_typer(operate.moderator, name="moderator")
app.command()(games.games)
app.command()(play.play)
app.command("learn")(learn.learn_game)
app.command()(lessons.lessons)
app.command()(check.check)
app.command()(simulate.simulate)
app.command()(arena.arena)
app.command()(report.report)
app.command()(replay.replay)
app.command()(verify.verify)
app.command()(explain.explain)
app.command()(analyse.analyse)
app.command()(rules.rules)
app.command()(reference.reference)
app.command()(data.data)
app.command()(bench.bench)


def main() -> None:
    """Run a command. What cannot be accepted gives one clear line and exit status 2."""
    collect_rarely()
    _take_every_letter()
    try:
        app()
    except TricorneError as error:
        complain(error)
        sys.exit(2)
    except BrokenPipeError:
        sys.exit(1)
    except OSError as error:
        complain(BadSetup("file-failed", file=str(error.filename or ""), problem=error.strerror or str(error)))
        sys.exit(2)


def _take_every_letter() -> None:
    """What a terminal cannot read or show is marked as such, rather than ending the command."""
    for stream, marked in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=marked)
