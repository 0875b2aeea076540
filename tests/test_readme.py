"""The examples of the README run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_python_example_runs() -> None:
    example = re.search(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    assert example is not None
    names: dict[str, object] = {}
    exec(example[1], names)
    assert names["m"] is not names["again"]


def test_the_first_screen_names_the_two_commands() -> None:
    first_screen = README.read_text("utf-8").splitlines()[:20]
    assert any("make play" in line for line in first_screen)
    assert any("make test" in line for line in first_screen)
