"""Questions in the terminal: the prompt, and options by number or name."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from tricorne.cli.output import console
from tricorne.core.questions import Ask, Luck
from tricorne.core.words import Words


def put(question: Ask | Luck, options: list[str], words: Words, remark: Callable[[str], str] = lambda _: "") -> None:
    """Print a question with its options, and what there is to say of each."""
    kind = "q" if type(question) is Ask else "d"
    prompt = words.say(f"{kind}-{question.kind}", question.args)
    console.print(f"\n[bold reverse] {words.noun(question.seat)} [/] {prompt} [dim]{question.rule}[/]", highlight=False)
    for key, option in keys_of(options).items():
        console.print(f"  [bold]{key:>3}[/]  {words.option(question.kind, option)}{remark(option)}", highlight=False)


def keys_of(options: list[str]) -> dict[str, str]:
    """What may be typed for each option: the number that is printed on a card, a number itself, or its place."""
    cards = {option.removeprefix("card:"): option for option in options if option.startswith("card:")}
    if len(cards) == len(options) and all(number.isdigit() for number in cards):
        return cards
    places = (str(place) for place in count(1) if str(place) not in options)
    numbered = any(option.isdigit() for option in options)
    return {
        option if option.isdigit() else next(places) if numbered else str(place): option
        for place, option in enumerate(options, 1)
    }


def named(options: list[str], typed: str) -> str:
    """The option that was typed: its name, or what stands beside it in the list."""
    return typed if typed in options else keys_of(options).get(typed, typed)
