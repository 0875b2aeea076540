"""Small pieces of the maps for the first page, cut from the boards and drawn with few points."""

import re
from itertools import pairwise

import shapely
from shapely.geometry import LineString, Polygon, box
from shapely.geometry.base import BaseGeometry

from tools.boards.document import Board, Json
from tools.boards.shapes import lines, polygons

WIDTH = 520  # units; a vignette is shown at about half of that in px
TOLERANCE = 1.1
SMALLEST = 14.0
# The window on the board: x, y, width, height.
WINDOWS = {
    "1775-rebellion": (430, 150, 680, 306),
    "liberty-or-death": (440, 214, 640, 288),
    "liberty": (960, 430, 700, 315),
    "prelude-to-rebellion": (60, 30, 800, 360),
}

Line = list[tuple[float, float]]


def vignettes(boards: list[Board]) -> Json:
    return {board.id: _vignette(board.document(), WINDOWS[board.id]) for board in boards if board.id in WINDOWS}


def _vignette(board: Json, window: tuple[int, int, int, int]) -> Json:
    x, y, width, height = window
    scale = WIDTH / width
    frame = box(x, y, x + width, y + height)

    def drawn(geometry: BaseGeometry) -> str:
        kept = geometry.intersection(frame)
        small = shapely.affinity.translate(kept, -x, -y)
        small = shapely.affinity.scale(small, scale, scale, origin=(0, 0)).simplify(TOLERANCE)
        rings = [r for p in polygons(small) if p.area > SMALLEST for r in (p.exterior, *p.interiors)]
        return "".join(_path(line) for line in rings or [part for part in lines(small) if part.length > TOLERANCE])

    arcs = [_points(text) for text in board["arcs"]]
    spaces = [s for s in board["spaces"].values() if s.get("rings") and s["kind"] != "sea"]
    shapes = [_area([_ring(arcs, ring) for ring in s["rings"]]) for s in spaces]
    fills = {kind: _area([_points(text) for text in rings]) for kind, rings in board.get("fills", {}).items()}
    out = fills.get("landout") or _area([_ring(arcs, ring) for ring in board["land"]])
    play = shapely.union_all([fills["land"], fills["wild"]] if fills else shapes)
    return {
        "size": [WIDTH, round(height * scale)],
        "out": drawn(out),
        "play": drawn(play),
        "borders": drawn(shapely.union_all([shape.boundary for shape in shapes])),
        "lakes": drawn(_area([_points(text) for text in board["lakes"]])),
        "rivers": drawn(shapely.union_all([LineString(_points(text)) for text in board["rivers"]])),
    }


def _points(text: str) -> Line:
    """A line of a board file: tenths of a pixel, the first point and then the steps."""
    numbers = [int(n) / 10 for n in re.findall(r"-?\d+", text)]
    x = y = 0.0
    found = []
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        found.append((x, y))
    return found


def _ring(arcs: list[Line], refs: list[int]) -> Line:
    return [p for ref in refs for p in (arcs[ref] if ref >= 0 else arcs[~ref][::-1])[:-1]]


def _area(rings: list[Line]) -> BaseGeometry:
    """Rings filled by the even-odd rule."""
    area: BaseGeometry = Polygon()
    for ring in rings:
        if len(ring) > 2:
            area = area.symmetric_difference(Polygon(ring).buffer(0))
    return area


def _path(line: LineString) -> str:
    points = [(round(x), round(y)) for x, y in line.coords]
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points) if a != b]
    joined = "".join(f" {n}" if n >= 0 else str(n) for step in steps for n in step)
    return f"M{points[0][0]} {points[0][1]}l{joined.lstrip()}" if steps else ""
