"""What is sent of the page: scripts and style sheets without their comments, packed as a browser can unpack it."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from pathlib import Path

import brotli
import pytest

import tricorne
from tricorne.server.http.files import Served, without_comments

CLIENT = Path(tricorne.__file__).parent / "client"
NODE = Path(sys.executable).with_name("node")
SAME = Path(__file__).parent / "support" / "same.js"


def differing(pairs: list[tuple[str, str]]) -> list[int]:
    """Which of these pairs of scripts do not mean the same."""
    run = subprocess.run([NODE, SAME], input=json.dumps(pairs), capture_output=True, text=True, check=True)
    found: list[int] = json.loads(run.stdout)
    return found


def test_every_script_means_the_same_without_its_comments() -> None:
    paths = sorted(CLIENT.rglob("*.js"))
    texts = [path.read_text("utf-8") for path in paths]
    bare = [without_comments(text) for text in texts]
    assert [paths[i] for i in differing(list(zip(texts, bare, strict=True)))] == []
    assert sum(map(len, bare)) < 0.8 * sum(map(len, texts))
    assert [text.count("\n") for text in bare] == [text.count("\n") for text in texts]


def test_a_script_that_lost_more_than_comments_is_found() -> None:
    assert differing([("f(1); // one", "f(1);"), ("f(`\n// text\n`);", without_comments("f(`\n// text\n`);"))]) == [1]


@pytest.mark.parametrize(
    ("code", "bare"),
    [
        ("// @ts-check\n/** Two\n * lines. */\nrun();\n", "\n\n\nrun();\n"),
        ("  /** @type {Cat} */ (cat).purr();\n  /* last */\n", "  (cat).purr();\n\n"),
        ("const a = (/** @type {number} */ n) => n / 2; /** @type {any} */\n", "const a = (n) => n / 2; \n"),
        ('const url = "http://a/*b*/"; // kept\n', 'const url = "http://a/*b*/"; // kept\n'),
        ("/**\n * @license\n * Somebody\n */\n", "/**\n * @license\n * Somebody\n */\n"),
        (".a { color: red; }\n/* why */\n.b { }\n", ".a { color: red; }\n\n.b { }\n"),
    ],
)
def test_comments_go_and_lines_and_licences_stay(code: str, bare: str) -> None:
    assert without_comments(code) == bare


def test_a_file_is_packed_as_the_browser_can_unpack_it() -> None:
    file = Served(b"const words = 1;\n" * 200, "text/javascript")
    best = file.packed_for("gzip, deflate, br, zstd")
    assert best is not None
    assert best[0] == "br"
    assert brotli.decompress(best[1]) == file.body
    plain = file.packed_for("gzip;q=1.0, *;q=0")
    assert plain is not None
    assert plain[0] == "gzip"
    assert gzip.decompress(plain[1]) == file.body
    assert file.packed_for("") is None
    assert Served(b"short", "text/javascript").packed_for("br") is None
    assert Served(file.body, "image/png").packed_for("br") is None
