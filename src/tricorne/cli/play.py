"""`tricorne play`: a game in the terminal, by any mix of people and bots."""

from __future__ import annotations

import json
import secrets
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from tricorne.api import describe_game, load_match, new_match, title_of
from tricorne.bots import Player, bot_names, bots_for, seated
from tricorne.cli.asking import named, put
from tricorne.cli.keeping import keep
from tricorne.cli.output import complain, console, language
from tricorne.cli.show import show, show_standing
from tricorne.core.errors import BadSetup, TricorneError
from tricorne.core.game import OBSERVER
from tricorne.core.match import PERSON, Match
from tricorne.core.questions import Ask, Luck
from tricorne.core.words import Words
from tricorne.games import game_class, game_ids


def play(
    game: Annotated[str, typer.Argument(help="The game; asked for if not given.")] = "",
    scenario: Annotated[str, typer.Option(help="The scenario; the first one if not given.")] = "",
    seat: Annotated[list[str] | None, typer.Option(help="Who plays a seat, as seat=human or seat=random.")] = None,
    bots: Annotated[str, typer.Option(help="Who plays the seats that are not given.")] = "",
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as name=choice.")] = None,
    seed: Annotated[int | None, typer.Option(help="For the same luck again.")] = None,
    ask_luck: Annotated[bool, typer.Option("--ask-luck", help="You roll and draw at a real table.")] = False,
    pack: Annotated[str | None, typer.Option(help="A component pack.")] = None,
    file: Annotated[Path | None, typer.Option(help="Keep the game here; go on with it if it exists.")] = None,
) -> None:
    """Play in the terminal. Answer by number or name; u undoes, e corrects the position, ? looks, q leaves."""
    if file is not None and file.exists():
        match = load_match(file)
    else:
        match = _new(game or _choose_game(), scenario, seat or [], bots, option or [], seed, ask_luck, pack)
    Terminal(match, file).run()


def _choose_game() -> str:
    ids = game_ids()
    if len(ids) == 1:
        return ids[0]
    for number, game in enumerate(ids, 1):
        console.print(f"  [bold]{number}[/]  {title_of(game_class(game), language())}")
    typed = console.input("> ").strip()
    return ids[int(typed) - 1] if typed.isdigit() and 0 < int(typed) <= len(ids) else typed


def _new(
    game: str,
    scenario: str,
    seats: list[str],
    bots: str,
    options: list[str],
    seed: int | None,
    ask_luck: bool,
    pack: str | None,
) -> Match:
    about = describe_game(game)
    named = dict(part.partition("=")[::2] for part in seats)
    others = bots or ("random" if named else PERSON)
    players = {name: named.pop(name, others) for name in about["seats"]} | named
    known = {PERSON, *bots_for(game_class(game)), *about["players"]}
    for name in players.values():
        if name.partition(":")[0] not in known:
            raise BadSetup("unknown-bot", bot=name, bots=", ".join(sorted(known)))
    players = {seat: seated(game_class(game), name) for seat, name in players.items()}
    settings = dict(part.partition("=")[::2] for part in options)
    return new_match(game, scenario or None, seed, players, settings, luck="ask" if ask_luck else None, pack=pack)


class Terminal:
    """Asks the people in the terminal and lets the bots answer."""

    def __init__(self, match: Match, file: Path | None) -> None:
        self.match = match
        self.file = file
        self.words: Words = match.game.words(language())
        self.shown = 0

    def run(self) -> None:
        """Play until the end, or until somebody leaves."""
        seed = secrets.randbits(32)
        bots = {seat: Player(name, seed) for seat, name in self.match.seats.items() if name in bot_names()}
        self.save()
        while (question := self.match.question) is not None:
            if not self.goes_on():
                return
            if type(question) is Ask and question.seat in bots:
                bots[question.seat].answer(self.match, question)
                self.save()
                continue
            self.tell(question.seat)
            if not self.ask(question):
                return
        self.tell("observer")
        result = self.match.result
        assert result is not None
        console.print(self.words.say(f"r-{result.reason}", {"winners": list(result.winners)}), style="bold")

    def goes_on(self) -> bool:
        """Whether the game is played on from here."""
        return True

    def tell(self, seat: str) -> None:
        """What happened since the last look, as this seat may read it."""
        log = self.match.log(seat if seat in self.match.seats else "observer")
        for entry in log:
            if entry["moment"] >= self.shown:
                console.print(f"[dim]{entry['rule']:>8}[/]  {self.words.line(entry)}", highlight=False)
        self.shown = self.match.moment + 1

    def effect_of(self, question: Ask | Luck, option: str) -> str:
        """A remark beside an option that would change nothing."""
        if type(question) is not Ask or not question.offers(option):
            return ""
        hint = self.match.game.hint(question, option)
        return f" [dim]({self.words.noun('no-effect')})[/]" if hint and hint.get("effect") is False else ""

    def ask(self, question: Ask | Luck) -> bool:
        """Put a question and take the answer. False when the person leaves."""
        options = [*question.options(), *self.match.interrupts(question.seat)]
        put(question, options, self.words, partial(self.effect_of, question))
        while True:
            try:
                typed = console.input("> ").strip()
            except (EOFError, KeyboardInterrupt):
                return False
            if typed == "q":
                return False
            if typed == "?":
                self.look(question.seat)
                continue
            try:
                if typed == "u":
                    self.match.undo()
                    self.shown = self.match.moment
                elif typed == "e":
                    self.edit()
                else:
                    self.match.answer(named(options, typed), question.seat)
            except TricorneError as refused:
                complain(refused)
                continue
            self.save()
            return True

    def edit(self) -> None:
        """Correct the position by what differs, with a note in the record. The running step begins again."""
        try:
            position = json.loads(console.input(f"{self.words.say('t-position')} "))
        except ValueError as error:
            raise BadSetup("position-invalid", problem=str(error)) from None
        self.match.edit(position, console.input(f"{self.words.say('t-note')} ").strip())
        self.shown = self.match.moment

    def look(self, seat: str) -> None:
        """How the seat wins, and the position as it sees it."""
        eyes = seat if seat in self.match.seats else OBSERVER
        console.print(show_standing(self.match, eyes, self.words), highlight=False, markup=False, style="bold")
        console.print(show(self.match.view(eyes)["position"], self.words), highlight=False, markup=False)

    def save(self) -> None:
        """Write the record before anything is shown, so that nothing is lost."""
        if self.file is not None:
            keep(self.file, self.match.record())
