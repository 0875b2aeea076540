"""What a table promises of its luck when it begins, and the proof that it was kept.

The promise is a digest of the seed. Nobody can find the seed by it, and whoever made the seed cannot take another one
afterwards. When the game is over the seed is shown: then everybody can make the digest again, and every draw.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from tricorne.core.errors import BadRecord
from tricorne.core.luck import Seed, Seeded
from tricorne.core.questions import Luck
from tricorne.core.record import MakeGame, Record, load
from tricorne.core.saved import digest_of
from tricorne.core.words import MissingText, Words

LONGEST_SHOWN = 40


def promise_of(game: str, seed: Seed) -> str:
    """SHA-256 of the game's id, a space, and the seed."""
    return sha256(f"{game} {seed}".encode()).hexdigest()


class Draw(msgspec.Struct, frozen=True):
    """A draw that is not the one of the seed: at which moment, the how manieth, of what, what it is and should be."""

    moment: int
    number: int
    kind: str
    rule: str
    args: dict[str, Any]
    came: str
    due: str


class Proof(msgspec.Struct, frozen=True):
    """What came of a check: how many draws are those of the seed, and what is wrong, if anything.

    `edited`: the record is not as it was saved; `promise_fits`: the promise is the digest of this seed; `as_noted`: it
    is the one that somebody has noted at the start; `wrong`: the first draw that is not the one of the seed; `unfit`:
    the first moment that does not fit the rules.
    """

    game: str
    seed: str
    promise: str
    draws: int
    edited: bool
    promise_fits: bool
    as_noted: bool
    wrong: Draw | None
    unfit: int | None

    @property
    def kept(self) -> bool:
        """Whether the promise was kept."""
        return self.promise_fits and self.as_noted and not self.edited and self.wrong is None and self.unfit is None


class _Broken(Exception):
    """A draw is not the one of the seed: nothing after it needs to be looked at."""


class _Check:
    """Compares each draw with that of the seed."""

    def __init__(self, seed: Seed) -> None:
        self.seeded = Seeded(seed)
        self.draws = 0
        self.wrong: Draw | None = None

    def see(self, luck: Luck, outcome: Any, count: int, moment: int) -> None:
        due = self.seeded.draw(luck, count)
        if outcome != due or type(outcome) is not type(due):
            came = str(outcome)[:LONGEST_SHOWN]
            self.wrong = Draw(moment, count + 1, luck.kind, luck.rule, luck.args, came, str(due))
            raise _Broken
        self.draws += 1


def prove(record: Record, make_game: MakeGame, noted: str = "") -> Proof:
    """Play a record again and compare its luck with what was promised; `noted` is the promise as seen at the start."""
    promise, seed = record.setup.promise, record.setup.seed
    if promise is msgspec.UNSET or record.luck is not None:
        raise BadRecord("no-promise")
    check, edited, unfit = _Check(seed), record.digest != digest_of(record), None
    try:
        match = load(record, make_game, verify=True, go_on=False, watch_luck=check.see)
        unfit = match.moment if match.moment < len(record.answers) else None
    except _Broken:
        pass
    except BadRecord as error:
        if error.code != "record-unfit":
            raise
        unfit = error.args_["moment"]
    return Proof(
        game=record.setup.game,
        seed=str(seed),
        promise=promise,
        draws=check.draws,
        edited=edited,
        promise_fits=promise == promise_of(record.setup.game, seed),
        as_noted=not noted or noted == promise,
        wrong=check.wrong,
        unfit=unfit,
    )


def say_proof(proof: Proof, words: Words) -> list[str]:
    """What came of a check, in the words of its game."""
    if proof.kept:
        return [words.say_plain("luck-kept", {"draws": proof.draws})]
    said = [words.say_plain("luck-broken", {})]
    if proof.wrong is not None:
        said.append(_say_draw(proof.wrong, words))
    if proof.unfit is not None:
        said.append(words.say_plain("luck-unfit", {"moment": proof.unfit, "draws": proof.draws}))
    found = {"luck-edited": proof.edited, "luck-seed": not proof.promise_fits, "luck-noted": not proof.as_noted}
    return said + [words.say_plain(message, {}) for message, is_so in found.items() if is_so]


def _say_draw(draw: Draw, words: Words) -> str:
    came, due = (_outcome(draw.kind, outcome, words) for outcome in (draw.came, draw.due))
    args = {"number": draw.number, "moment": draw.moment, "rule": draw.rule, "came": came, "due": due}
    return f"{words.say_plain('luck-wrong-draw', args)} {words.say(f'd-{draw.kind}', draw.args)}"


def _outcome(kind: str, outcome: str, words: Words) -> str:
    """An outcome as people call it; what cannot come up has no name."""
    try:
        return words.option(kind, outcome)
    except MissingText:
        return outcome
