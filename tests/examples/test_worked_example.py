"""The worked example of a rulebook, encoded from outside."""

from __future__ import annotations

import runpy
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "worked_example.py"


def test_3_2_2_the_example_comes_out_as_printed_in_under_forty_lines() -> None:
    match = runpy.run_path(str(EXAMPLE))["play"]()
    spaces = match.view()["position"]["spaces"]
    assert spaces["philadelphia"]["pieces"] == {"british_regular": 6, "militia_active": 2}
    assert spaces["norfolk"]["pieces"] == {"british_regular": 3}
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 40
