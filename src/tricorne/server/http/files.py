"""Files and texts that browsers keep: each with a hash, sent again only when it has changed."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from tricorne.server.base.errors import Problem

FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
WORTH_PACKING = 1_000
PACKED_ALREADY = ("image/png", "image/jpeg", "image/webp", "font/woff2")
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".ftl": "text/plain", ".md": "text/markdown"}


class Served(NamedTuple):
    """A text or file, ready to be sent."""

    body: bytes
    packed: bytes | None
    media_type: str
    digest: str


def served(body: bytes, media_type: str) -> Served:
    """Bytes with their hash and, where it helps, packed."""
    worth = len(body) >= WORTH_PACKING and media_type not in PACKED_ALREADY
    packed = gzip.compress(body, 6, mtime=0) if worth else None
    return Served(body, packed, media_type, hashlib.sha256(body).hexdigest()[:16])


@lru_cache(maxsize=2_000)
def _served_file(path: Path, changed: int) -> Served:
    del changed
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return served(path.read_bytes(), kind)


def file_in(folder: Path, name: str) -> Served:
    """A file of a folder by its relative path; nothing outside of the folder."""
    root = folder.resolve()
    try:
        path = (root / name).resolve()
        if not path.is_relative_to(root) or not path.is_file() or path.suffix == ".py":
            raise Problem("no-such-page")
        return _served_file(path, path.stat().st_mtime_ns)
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
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, media_type=media_type, headers=headers)
    return Response(file.body, media_type=media_type, headers=headers)


def _with_charset(media_type: str) -> str:
    is_text = media_type.startswith("text/") or media_type in ("application/json", "image/svg+xml")
    return f"{media_type}; charset=utf-8" if is_text else media_type
