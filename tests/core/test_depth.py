"""Depth is limited by us, before decoding: alike in every version of Python."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tricorne.core import BadRecord
from tricorne.core.depth import MOST_DEPTH, is_too_deep
from tricorne.core.record import read

plain = st.none() | st.booleans() | st.integers() | st.text(alphabet='ab[]{}"\\\n,:é', max_size=12)


@given(st.recursive(plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4)))
def test_the_depth_of_any_value_is_its_depth(value: Any) -> None:
    """However many brackets stand in its texts."""
    for below, too_deep in ((MOST_DEPTH - depth_of(value), False), (MOST_DEPTH - depth_of(value) + 1, True)):
        text = "[" * below + json.dumps(value, ensure_ascii=False) + "]" * below
        assert is_too_deep(text) == is_too_deep(text.encode()) == too_deep


def depth_of(value: Any) -> int:
    if isinstance(value, dict | list):
        inner = value.values() if isinstance(value, dict) else value
        return 1 + max(map(depth_of, inner), default=0)
    return 0


def test_brackets_side_by_side_are_not_deep() -> None:
    assert not is_too_deep("[" + ",".join(["[[]]"] * 10_000) + "]")


def test_many_texts_are_read_piece_by_piece() -> None:
    texts = ",".join(['"[[[["'] * 10_000)
    assert not is_too_deep(f"[{texts}]")
    assert is_too_deep(f"[{texts},{'[' * MOST_DEPTH}1{']' * MOST_DEPTH}]")


@pytest.mark.parametrize("text", ["[" * 200_000, '{"a":' * 200_000, '"' + "[" * 100 + "", "[" * 100 + '"'])
def test_what_is_cut_off_is_no_trouble(text: str) -> None:
    is_too_deep(text)
    with pytest.raises(BadRecord):
        read(text)


@pytest.mark.parametrize("opening", ["[", '{"a":', '{"tricorne":1,"answers":['])
def test_a_deep_record_is_refused_with_the_limit(opening: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read(opening * 100_000)
    assert (refused.value.code, refused.value.args_) == ("record-too-deep", {"limit": MOST_DEPTH})
