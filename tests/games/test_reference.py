"""The reference of each game says everything that play meets, and what is said of luck is held to."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any

import msgspec
import pytest

import tricorne
from tools.reference import DOCS, page
from tricorne.api import title_of
from tricorne.core.errors import BadSetup
from tricorne.core.log import Entry
from tricorne.core.questions import Ask, Forced, Luck
from tricorne.core.reference import NAME, Forms, QuestionKind, Reference, describe, read_reference
from tricorne.core.words import word_files
from tricorne.games import OWN, facts_of, game_class
from tricorne.sim.check import tasks
from tricorne.sim.reference import play_and_tell

GAMES = 12


def missing_in(reference: Reference, forms: Forms, met: Ask | Forced | Luck | Entry) -> str | None:
    """What a reference does not say of something that play has met; None where it says everything."""
    if isinstance(met, Entry):
        event = reference.events.get(met.event)
        if event is None:
            return f"event {met.event}"
        fields = {*met.args, *(met.secret or ())} - set(event.fields)
        return _lacks(f"event {met.event}", met.rule, event.sections, fields)
    if isinstance(met, Luck):
        luck = reference.luck.get(met.kind)
        if luck is None:
            return f"luck {met.kind}"
        outcomes = {*met.options()}.difference(luck.outcomes)
        more = {outcome for outcome in outcomes if not _fits(forms.of(outcome), luck.outcomes)}
        if met.seen_by is not None and not luck.secret:
            more.add("secret")
        return _lacks(f"luck {met.kind}", met.rule, luck.sections, (set(met.args) - set(luck.args)) | more)
    if isinstance(met, tuple):
        _, kind, answer = met
        listed = reference.questions.get(kind, QuestionKind()).answers
        return None if _fits(forms.of(answer), listed) else f"question {kind}: {answer}"
    question = reference.questions.get(met.kind)
    if question is None:
        return f"question {met.kind}"
    options = met.options()
    odd = {option for option in options if not _fits(forms.of(option), question.answers)}
    if len(options) == 1 and not question.asked_when_forced:
        odd.add("asked with one answer")
    return _lacks(f"question {met.kind}", met.rule, question.sections, (set(met.args) - set(question.args)) | odd)


def _fits(form: str, listed: list[str]) -> bool:
    """Whether it is one of those forms; in one of them a name stands for any."""
    return any(fnmatchcase(form, one.replace(NAME, "*")) and form.count(":") == one.count(":") for one in listed)


def _lacks(what: str, section: str, sections: list[str], more: set[str]) -> str | None:
    if section not in sections:
        return f"{what}: section {section}"
    return f"{what}: {', '.join(sorted(more))}" if more else None


@pytest.mark.parametrize("game", OWN)
def test_nothing_that_play_meets_is_missing(game: str) -> None:
    reference, forms = read_reference(game_class(game).folder()), Forms(facts_of(game), game_class(game).seats)
    missing: set[str] = set()

    def meet(met: Ask | Forced | Luck | Entry) -> None:
        lacks = missing_in(reference, forms, met)
        if lacks is not None:
            missing.add(lacks)

    for task in tasks(game, GAMES, seed=9_000):
        play_and_tell(game, task, meet)
    assert missing == set()


@pytest.mark.parametrize("game", OWN)
def test_the_page_of_the_docs_is_the_reference(game: str) -> None:
    cls = game_class(game)
    assert (DOCS / f"{game}.md").read_text("utf-8") == page(
        describe(cls), title_of(cls, "en"), tricorne.position_schema(game)
    )


@pytest.mark.parametrize("game", OWN)
def test_the_texts_are_those_of_its_questions_luck_and_events(game: str) -> None:
    folder = game_class(game).folder()
    reference = read_reference(folder)
    texts = "\n".join(path.read_text("utf-8") for path in word_files(folder / "words", "en"))
    for prefix, known in (("q-", reference.questions), ("d-", reference.luck), ("l-", reference.events)):
        named = {line.split(" =")[0].removeprefix(prefix) for line in texts.splitlines() if line.startswith(prefix)}
        assert named == set(known)


def test_what_is_missing_is_found() -> None:
    """Each part of a reference taken away once."""
    forms = Forms(facts_of("1775-rebellion"), game_class("1775-rebellion").seats)
    for met in (
        Ask("british_regulars", "never-asked", ("yes",), "1.0"),
        Luck("never-drawn", ("1",), "1.0"),
        Entry(0, "never-logged", "1.0", {}, None, None),
        ("british_regulars", "never-asked", "yes"),
    ):
        assert missing_in(Reference(), forms, met) is not None
    known = read_reference(game_class("1775-rebellion").folder())
    ask = Ask("british_regulars", "battle", ("boston", "new_york"), "3.3")
    assert missing_in(known, forms, ask) is None
    assert missing_in(known, forms, Ask("british_regulars", "battle", ("boston", "boston:x"), "3.3")) is not None
    assert missing_in(known, forms, Ask("british_regulars", "battle", ("boston", "new_york"), "9.9")) is not None


@pytest.mark.parametrize("game", OWN)
def test_each_part_that_is_taken_away_is_missed(game: str) -> None:
    """Without one of the kinds, sections, answers, outcomes or fields that a few games meet, each is called missing."""
    forms = Forms(facts_of(game), game_class(game).seats)
    known = read_reference(game_class(game).folder())
    met: list[Ask | Forced | Luck | Entry] = []
    for task in tasks(game, 1, seed=9_000):
        play_and_tell(game, task, met.append)

    def missed(without: Reference, what: type) -> bool:
        return any(missing_in(without, forms, each) for each in met if isinstance(each, what))

    for part, what in (("questions", Ask), ("luck", Luck), ("events", Entry)):
        kinds = getattr(known, part)
        for name in {each.event if isinstance(each, Entry) else each.kind for each in met if isinstance(each, what)}:
            rest = {kind: listed for kind, listed in kinds.items() if kind != name}
            assert missed(msgspec.structs.replace(known, **{part: rest}), what), name
            for field in ("sections", "answers", "outcomes", "fields"):
                if not getattr(kinds[name], field, None):
                    continue
                less = kinds | {name: msgspec.structs.replace(kinds[name], **{field: []})}
                assert missed(msgspec.structs.replace(known, **{part: less}), what), (name, field)


def test_an_odd_outcome_an_odd_answer_and_a_single_answer_are_missed() -> None:
    forms = Forms(facts_of("1775-rebellion"), game_class("1775-rebellion").seats)
    known = read_reference(game_class("1775-rebellion").folder())
    die = Luck("battle-die", ("hit", "flee"), "3.3", force="patriots")
    assert missing_in(known, forms, die) is None
    for odd in (
        Luck("battle-die", ("hit", "miss"), "3.3", force="patriots"),
        Luck("battle-die", ("hit",), "3.3", colour="red"),
        Luck("battle-die", ("hit",), "3.3", ("patriots",), force="patriots"),
        Luck("turn-marker", ("french",), "2.1"),
    ):
        assert missing_in(known, forms, odd) is not None
    skipped = next(kind for kind, question in known.questions.items() if not question.asked_when_forced)
    question = known.questions[skipped]
    single = Ask("british_regulars", skipped, ("done",), question.sections[0])
    assert "asked with one answer" in str(missing_in(known, forms, single))


def test_a_misspelt_kind_of_luck_is_refused_with_the_nearest() -> None:
    with pytest.raises(BadSetup, match="battle-die"):
        tricorne.new_match("1775-rebellion", luck={"batle-die": ["hit"]})


def test_a_misspelt_outcome_is_refused_with_what_can_come_up() -> None:
    with pytest.raises(BadSetup, match=r"Possible: .*patriots"):
        tricorne.new_match("1775-rebellion", luck={"turn-marker": ["patriot"]})


def test_a_strict_script_has_to_hold_every_draw() -> None:
    with pytest.raises(BadSetup, match="no outcome"):
        tricorne.new_match("1775-rebellion", luck={"battle-die": ["hit"]}, strict=True)
    match = tricorne.new_match("1775-rebellion", luck={"battle-die": ["hit"]})
    assert match.luck.left() == {"battle-die": ["hit"]}


def test_strict_needs_a_script() -> None:
    for luck in (None, "ask"):
        with pytest.raises(BadSetup) as refused:
            tricorne.new_match("liberty", luck=luck, strict=True)
        assert refused.value.code == "strict-without-script"


@pytest.mark.parametrize("script", ["hit", 6])
def test_the_script_of_a_kind_is_a_list(script: Any) -> None:
    with pytest.raises(BadSetup) as refused:
        tricorne.new_match("1775-rebellion", luck={"battle-die": script})
    assert refused.value.code == "script-no-list"


def test_what_may_have_been_meant_is_offered_first() -> None:
    match = tricorne.new_match("1775-rebellion", seed=3)
    assert isinstance(match.question, Ask)
    last = match.question.options()[-1]
    assert len(match.question.options()) > 12
    with pytest.raises(tricorne.Refused) as refused:
        match.answer(last.replace(":", "::"))
    assert refused.value.args_["offered"].startswith(f"{last}, ")


def test_a_hint_tells_what_would_come_of_an_option() -> None:
    match = tricorne.new_match("liberty-or-death", seed=1)
    question = match.question
    assert isinstance(question, Ask)
    for option in question.options():
        assert match.hint(option) == match.game.hint(question, option)
    with pytest.raises(tricorne.Refused):
        match.hint("nothing-of-the-kind")


def test_a_year_is_understood_as_an_option() -> None:
    match = tricorne.new_match("liberty-or-death", options={"edition": 2016})
    assert match.setup.options["edition"] == "2016"
    assert tricorne.new_match("liberty-or-death", scenario=1776).setup.scenario == "1776"
