"""One suite for every game: what must hold in each random game, and a record of each game in which it does not."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, ValuesView
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, Protocol

import msgspec

from tricorne.core.errors import BadRecord, Refused
from tricorne.core.game import OBSERVER, Game
from tricorne.core.match import Match
from tricorne.core.questions import Ask, Luck
from tricorne.core.standing import MOST_PLACES
from tricorne.core.state import State, encode
from tricorne.core.words import LANGUAGES, MissingText, Words, identifier

MOST_ANSWERS = 100_000
NOT_AN_OPTION = "an-option-that-no-game-offers"

MakeMatch = Callable[[], Match]


class Reload(Protocol):
    """Opens a record; with `verify` the whole game is played again."""

    def __call__(self, record: Any, *, verify: bool) -> Match: ...


class Failure(NamedTuple):
    """What did not hold, where, and the record that opens there."""

    check: str
    detail: str
    moment: int
    record: dict[str, Any] | None


class Played(NamedTuple):
    """One random game under all checks."""

    questions: int
    failures: list[Failure]


class Broken(AssertionError):
    """A check that did not hold."""

    def __init__(self, check: str, detail: str) -> None:
        super().__init__(f"{check}: {detail}")
        self.check = check
        self.detail = detail


def play_checked(make: MakeMatch, reload: Reload, seed: int, *, often: float = 0.03) -> Played:
    """Play one random game. The costly checks are made at a share `often` of the questions, chosen at random."""
    match, chance, questions = make(), random.Random(seed), 0
    try:
        while (question := match.question) is not None:
            questions += 1
            check_position(match)
            if chance.random() < often:
                check_deeply(match, reload, chance)
            if questions > MOST_ANSWERS:
                raise Broken("ends", f"still going after {MOST_ANSWERS} answers")
            match.answer(_some_option(question, chance))
        check_end(match, reload)
    except Broken as broken:
        return Played(questions, [Failure(broken.check, broken.detail, match.moment, _record(match))])
    except Exception as error:
        return Played(questions, [Failure("no error", repr(error), match.moment, _record(match))])
    return Played(questions, [])


def _some_option(question: Ask | Luck, chance: random.Random) -> str:
    options = question.options()
    return options[int(chance.random() * len(options))]


def _record(match: Match) -> dict[str, Any] | None:
    with suppress(Exception):
        return match.record()
    return None


# At every question


def check_position(match: Match) -> None:
    """What must hold whenever somebody is asked."""
    game = match.game
    before = encode(game.state)
    for question in match.questions:
        check_options(question)
        check_question_texts(game, question)
        if type(question) is Ask and game.gives_reasons:
            check_reasons(game, question)
    for seat in (*game.seats, OBSERVER):
        view = match.view(seat)
        check_view(view, game, seat)
    if encode(game.state) != before:
        raise Broken("looking changes nothing", "the state changed by listing options or building a view")
    for sentence in game.invariants():
        raise Broken("invariant", sentence)
    check_log(match)


def check_options(question: Ask | Luck) -> None:
    """Options are there, are names, are unique, and are told alike one by one."""
    options = question.options()
    if not options:
        raise Broken("no dead end", f"{question!r} has no option")
    if len(set(options)) != len(options):
        raise Broken("option names are unique", f"{question!r}: {sorted(options)}")
    if not all(type(option) is str for option in options):
        raise Broken("options are names", f"{question!r}: {options!r}")
    if type(question) is Ask:
        question.forget()
        told = [name for name in (*options, NOT_AN_OPTION) if question.offers(name)]
        if told != list(options):
            raise Broken("options are told alike", f"{question!r}: {told} of {options}")


_offered: dict[tuple[str, str], set[str]] = {}
"""By game and kind of question, every name that was offered in this process."""


def check_reasons(game: Game[Any], question: Ask) -> None:
    """Nothing stands against what is offered; against what this kind of question offered before, and not now, does."""
    options = set(question.options())
    for name in options:
        if (reason := question.why_not(name)) is not None:
            raise Broken("offered without a reason against it", f"{question!r}: {name}: {reason}")
    known = _offered.setdefault((game.id, question.kind), set())
    for name in known - options:
        reason = question.why_not(name)
        if reason is None:
            raise Broken("not offered with a reason", f"{question!r}: {name}")
        message, _ = reason
        _once((game.id, "why", message), game, partial(_say_message, message, {}))
    known |= options


def check_view(view: dict[str, Any], game: Game[Any], seat: str) -> None:
    """A view is plain data and shows the options of others to nobody."""
    eyes = (seat,) if seat == OBSERVER else (seat, *game.partners(seat))
    try:
        msgspec.json.encode(view)
    except TypeError as error:
        raise Broken("views are plain data", f"{seat}: {error}") from None
    for shown in view["asked"]:
        if "options" in shown and shown["seat"] in game.seats and shown["seat"] not in eyes:
            raise Broken("views hide options", f"{seat} sees the options of {shown['seat']}")


# Texts: each distinct thing is looked up once in a process

_said: set[tuple[str, ...]] = set()


def check_question_texts(game: Game[Any], question: Ask | Luck) -> None:
    """The prompt and each option have a text in every language."""
    prefix = "q" if type(question) is Ask else "d"
    _check_message(game, f"{prefix}-{question.kind}", question.args)
    for option in question.options():
        _once((game.id, "o", question.kind, option), game, partial(_say_option, question.kind, option))


def check_log(match: Match) -> None:
    """New log lines have a text in every language, and name nothing that their reader cannot know."""
    game = match.game
    for entry in _newest(game, match.moment):
        for seat in (*game.seats, OBSERVER):
            shown = entry.for_seat(seat)
            if shown is None:
                continue
            args = shown["args"]
            _check_message(game, f"l-{entry.event}", args)
            if seat != OBSERVER and (told := set(_names(args)) & set(game.unknown(seat))):
                raise Broken("the log keeps secrets", f"{seat} reads of {sorted(told)} in {entry.event}")


def _check_message(game: Game[Any], message: str, args: Mapping[str, Any]) -> None:
    _once((game.id, message, *sorted(args)), game, partial(_say_message, message, args))
    for name in _names(args.values()):
        _once((game.id, "n", name), game, partial(_say_noun, name))


def _say_message(message: str, args: Mapping[str, Any], words: Words) -> str:
    return words.say(identifier(message), args)


def _say_option(kind: str, option: str, words: Words) -> str:
    return words.option(kind, option)


def _say_noun(name: str, words: Words) -> str:
    return words.noun(name)


def _newest(game: Game[Any], moment: int) -> Iterator[Any]:
    for entry in reversed(game.entries):
        if entry.moment < moment - 1:
            return
        yield entry


def _names(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from (key, *_names(inner))
    elif isinstance(value, list | tuple | ValuesView):
        for inner in value:
            yield from _names(inner)


def _once(key: tuple[str, ...], game: Game[Any], say: Callable[[Words], str]) -> None:
    if key in _said:
        return
    for language in LANGUAGES:
        try:
            say(game.words(language))
        except MissingText as missing:
            raise Broken("texts in every language", str(missing)) from None
    _said.add(key)


# At some questions


def check_deeply(match: Match, reload: Reload, chance: random.Random) -> None:
    """What is costly to check: forks, saves, undo, refusals, every option, secrets."""
    check_refusal(match)
    check_fork(match, chance)
    check_earlier(match, chance)
    check_save(match, reload)
    check_undo(match, chance)
    check_every_option(match, chance)
    check_interrupts(match)
    for seat in (*match.game.seats, OBSERVER):
        check_standing(match, seat)
    for seat in match.game.seats:
        check_redeal(match, seat, chance)


def check_refusal(match: Match) -> None:
    """An option that is not offered, however it is spelt, is refused and changes nothing."""
    before = encode(match.game.state), list(match.answers)
    for question in match.questions:
        for name in _misspelt(question):
            try:
                match.answer(name, question.seat)
            except Refused:
                continue
            raise Broken("what is not offered is refused", f"{question!r}: {name}")
    if (encode(match.game.state), match.answers) != before:
        raise Broken("a refusal changes nothing", repr(match.question))


def _misspelt(question: Ask | Luck) -> Iterator[str]:
    """Names that are not offered, some of them much like one that is."""
    options = question.options()
    word, last = options[0], options[-1]
    yield NOT_AN_OPTION
    for name in ("", ":", word.partition(":")[0], f"{word}:", f":{word}", f"{word}:0", f"{last}:x", f"{last}:99999"):
        if name not in options:
            yield name


def check_fork(match: Match, chance: random.Random) -> None:
    """A fork is the same position, and playing it on does not touch its origin."""
    before = _essence(match)
    fork = match.fork()
    if _essence(fork) != before:
        raise Broken("a fork is equal", "the forked position differs")
    for _ in range(5):
        if fork.question is None:
            break
        fork.answer(_some_option(fork.question, chance))
    if _essence(match) != before:
        raise Broken("a fork never affects its origin", "the origin changed")


def check_earlier(match: Match, chance: random.Random) -> None:
    """From an earlier moment, also amid the thoughts of a non-player, the game goes on as it did."""
    moment = chance.randrange(match.moment + 1)
    earlier = match.at(moment).fork()
    if earlier.answers != match.answers[: earlier.moment]:
        raise Broken("an earlier moment goes on as it did", f"from moment {moment}")


def check_save(match: Match, reload: Reload) -> None:
    """Saving and loading gives the same game."""
    record = json.loads(json.dumps(match.record()))
    loaded = reload(record, verify=False)
    if _essence(loaded) != _essence(match):
        raise Broken("save and load", "the loaded position differs")
    if loaded.log(match.game.seats[0]) != match.log(match.game.seats[0]):
        raise Broken("save and load", "the log of the loaded game differs")


def check_undo(match: Match, chance: random.Random) -> None:
    """Undo after an answer gives back the position exactly, unless luck or a reveal forbids it, and teaches nothing."""
    question = chance.choice(match.questions)
    if type(question) is Luck:
        return
    fork, seats = match.fork(), match.game.seats
    before, hidden = _essence(fork), [Counter(fork.game.unknown(seat)) for seat in seats]
    answer = _some_option(question, chance)
    fork.answer(answer, question.seat)
    after = fork.fork()
    try:
        fork.undo(people=[(seat,) for seat in seats])
    except Refused as refused:
        if refused.code in ("undo-luck", "undo-shown"):
            return
        raise
    if _essence(fork) != before:
        raise Broken("undo", f"{question!r}: the earlier position is not restored")
    for seat, unknown in zip(seats, hidden, strict=True):
        if learnt := unknown - Counter(after.game.unknown(seat)):
            raise Broken("undo teaches nothing", f"{question!r} {answer}: {seat} learnt {sorted(learnt)}")
    check_foreseen(match, question.seat, answer, after, chance)


def check_foreseen(match: Match, seat: str, answer: str, after: Match, chance: random.Random) -> None:
    """What can be undone shows its chooser only what they could foresee: it looks the same with other hidden things."""
    other = match.imagine(seat, lambda n: int(chance.random() * n))
    other.answer(answer, seat)
    shown, foreseen = (msgspec.json.encode(each.view(seat), order="deterministic") for each in (after, other))
    if shown != foreseen:
        raise Broken("undo teaches nothing", f"{seat} {answer}: {_first_difference(foreseen, shown)}")


def check_every_option(match: Match, chance: random.Random) -> None:
    """Every option offered is accepted."""
    for question in match.questions:
        options = list(question.options())
        for option in chance.sample(options, min(len(options), 12)):
            fork = match.fork()
            try:
                fork.answer(option, question.seat)
            except Refused as refused:
                raise Broken("every option is accepted", f"{question!r}: {option}: {refused}") from None
            for sentence in fork.game.invariants():
                raise Broken("invariant", f"after {question.kind} {option}: {sentence}")


def check_interrupts(match: Match) -> None:
    """What a seat may do beside the questions is accepted, and recorded like any answer."""
    for seat in match.seats:
        for name in match.interrupts(seat):
            fork = match.fork()
            try:
                fork.answer(name, seat)
            except Refused as refused:
                raise Broken("every interrupt is accepted", f"{seat}: {name}: {refused}") from None
            if _essence(fork.at(fork.moment)) != _essence(fork):
                raise Broken("an interrupt is played again", f"{seat}: {name}")


def check_standing(match: Match, seat: str) -> None:
    """How it stands is told in every language, and the present step is one of the steps."""
    game, standing = match.game, match.game.standing(seat, match.game.view(seat))
    for line in standing.lines:
        _check_message(game, line.say, line.args)
    for place in standing.places:
        _check_message(game, place.say, place.args)
    for stage in standing.stages:
        _check_message(game, f"stage-{stage.id}", {})
    if standing.stage and standing.stage not in [stage.id for stage in standing.stages]:
        raise Broken("the present step is one of the steps", f"{seat}: {standing.stage}")
    if len(standing.places) > MOST_PLACES:
        raise Broken("three places at most", f"{seat}: {[place.place for place in standing.places]}")


def check_redeal(match: Match, seat: str, chance: random.Random) -> None:
    """Dealing again what a seat cannot know leaves what it sees equal to the byte."""
    before = msgspec.json.encode(match.view(seat), order="deterministic")
    other = match.imagine(seat, lambda n: int(chance.random() * n))
    after = msgspec.json.encode(other.view(seat), order="deterministic")
    if after != before:
        raise Broken("re-dealing leaves views equal", f"{seat}: {_first_difference(before, after)}")
    if other.standing(seat) != match.standing(seat):
        raise Broken("how it stands is told from the view alone", seat)
    for sentence in other.game.invariants():
        raise Broken("invariant", f"after re-dealing for {seat}: {sentence}")
    check_secret_reasons(match, other, seat)
    deal = chance.getrandbits(32)
    if encode(_dealt(match.game, seat, deal)) != encode(_dealt(other.game, seat, deal)):
        raise Broken("a deal tells nothing of what is hidden", f"{seat}: equal chance, equal view, another deal")


def check_secret_reasons(match: Match, other: Match, seat: str) -> None:
    """Why a seat may not answer something is the same where only what it cannot know differs."""
    question, again = match.question_for(seat), other.question_for(seat)
    if type(question) is not Ask or type(again) is not Ask:
        return
    for name in sorted(_offered.get((match.game.id, question.kind), ())):
        reason, differs = question.why_not(name), again.why_not(name)
        if reason != differs:
            raise Broken("reasons keep secrets", f"{seat}: {question!r}: {name}: {reason} became {differs}")


def _dealt(game: Game[Any], seat: str, deal: int) -> State:
    chance = random.Random(deal)
    state: State = game.redeal(seat, lambda n: int(chance.random() * n))
    return state


def _first_difference(one: bytes, other: bytes) -> str:
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"…{one[max(0, at - 60) : at + 40].decode()}… became …{other[max(0, at - 60) : at + 40].decode()}…"


def _essence(match: Match) -> tuple[bytes, list[Any], str]:
    questions = [(question.seat, question.kind, list(question.options())) for question in match.questions]
    return encode(match.game.state), list(match.answers), repr(questions)


# At the end


def check_end(match: Match, reload: Reload) -> None:
    """A finished game has a result with a text, and its record can be played again from the start."""
    result = match.result
    if result is None:
        raise Broken("a finished game has a result", "there is none")
    for language in LANGUAGES:
        try:
            match.game.words(language).say(f"r-{result.reason}", {"winners": list(result.winners)})
        except MissingText as missing:
            raise Broken("texts in every language", str(missing)) from None
    for sentence in match.game.invariants():
        raise Broken("invariant", sentence)
    try:
        again = reload(json.loads(json.dumps(match.record())), verify=True)
    except BadRecord as bad:
        raise Broken("replay", str(bad)) from None
    if _essence(again) != _essence(match):
        raise Broken("replay", "the replayed game ends differently")
