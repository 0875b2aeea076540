"""Files and texts that browsers keep: each with a hash, sent again only when it has changed."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

import brotli
from starlette.requests import Request
from starlette.responses import Response

from tricorne.server.base.errors import Problem

FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
WORTH_PACKING = 1_000
BROTLI_QUALITY = 10
"""The best one costs twice the time of this one, and saves a hundredth."""
PACKED_ALREADY = ("image/png", "image/jpeg", "image/webp", "font/woff2")
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ftl": "text/plain",
    ".md": "text/markdown",
    ".webmanifest": "application/manifest+json",
}
COMMENTED = (".js", ".css")
COMMENT = re.compile(
    r"^[ \t]*/\*(?!!|[*\s]*@license)(?:(?!\*/)[\s\S])*\*/[ \t]*$|^[ \t]*//.*$|/\*\* @(?:(?!\*/).)*\*/ ?", re.MULTILINE
)


@dataclass(frozen=True)
class Served:
    """A text or file, ready to be sent. It is packed when a browser asks for it, once for each way of packing."""

    body: bytes
    media_type: str

    @cached_property
    def digest(self) -> str:
        return hashlib.sha256(self.body).hexdigest()[:16]

    @cached_property
    def brotli(self) -> bytes:
        packed: bytes = brotli.compress(self.body, quality=BROTLI_QUALITY)
        return packed

    @cached_property
    def gzip(self) -> bytes:
        return gzip.compress(self.body, mtime=0)

    def packed_for(self, accepted: str) -> tuple[str, bytes] | None:
        """How it is packed for a browser that accepts these ways, the best first; nothing where that does not help."""
        if len(self.body) < WORTH_PACKING or self.media_type in PACKED_ALREADY:
            return None
        ways = {way.split(";")[0].strip() for way in accepted.split(",")}
        if "br" in ways:
            return "br", self.brotli
        return ("gzip", self.gzip) if "gzip" in ways else None


def without_comments(code: str) -> str:
    """A script or style sheet without its comments, on the same lines. Notices of a licence stay.

    Comments on lines of their own and types of values are found, others stay; a test proves for each script of the page
    that it means the same without them.
    """
    return COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), code)


@lru_cache(maxsize=2_000)
def _served_file(path: Path, changed: int, bare: bool) -> Served:
    del changed
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    body = path.read_bytes()
    if bare and path.suffix in COMMENTED:
        body = without_comments(body.decode()).encode()
    return Served(body, kind)


def file_in(folder: Path, name: str, bare: bool = False) -> Served:
    """A file of a folder by its relative path, on demand without comments; nothing outside of the folder."""
    root = folder.resolve()
    try:
        path = (root / name).resolve()
        if not path.is_relative_to(root) or not path.is_file() or path.suffix == ".py":
            raise Problem("no-such-page")
        return _served_file(path, path.stat().st_mtime_ns, bare)
    except (OSError, ValueError):
        raise Problem("no-such-page") from None


def respond(request: Request, file: Served) -> Response:
    """A file as it is sent to this browser: not at all if it has it."""
    tag = f'"{file.digest}"'
    known = request.query_params.get("v") == file.digest
    headers = {"etag": tag, "cache-control": FOREVER if known else REVALIDATE, "vary": "accept-encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    media_type = _with_charset(file.media_type)
    packed = file.packed_for(request.headers.get("accept-encoding", ""))
    if packed is None:
        return Response(file.body, media_type=media_type, headers=headers)
    headers["content-encoding"], body = packed
    return Response(body, media_type=media_type, headers=headers)


def _with_charset(media_type: str) -> str:
    is_text = media_type.startswith("text/") or media_type in ("application/json", "image/svg+xml")
    return f"{media_type}; charset=utf-8" if is_text else media_type
