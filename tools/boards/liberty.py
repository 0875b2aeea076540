"""The board of Liberty: hexes, the strip turned a quarter clockwise, so that the ocean lies below."""

import json
import math
from pathlib import Path
from typing import Any

import shapely
from shapely.geometry import LineString, MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from tools.boards import layers
from tools.boards.document import Board, Json, encoded, encoded_lines, encoded_outline
from tools.boards.shapes import corner_cut, read_json, rectangle, without_crumbs
from tools.boards.topology import topology

ID = "liberty"
PRINTED = Path(__file__).parents[2] / "src" / "tricorne" / "games" / "liberty" / "data" / "map.json"
SCALE = 0.92
STRIP = 2030
FRAME = (678, 83, 1128, 640)
NORTH = 58.6  # degrees, fitted to the positions of the hexes
SPAN = (-20, -10, 1908, 800)
EXTENT = (-120.0, -100.0, 2010.0, 850.0)
BOXES: dict[str, tuple[float, float, float, float]] = {
    "atlantic": (972, 606, 206, 102),
    "west_indies_british": (352, 664, 176, 104),
    "west_indies_french": (166, 664, 176, 104),
}
NAMES = [{"text": "Atlantic Ocean", "at": [1560, 720], "size": 16, "water": True}]


def turned(p: list[float]) -> tuple[float, float]:
    return ((STRIP - p[1]) * SCALE, p[0] * SCALE)


def build() -> Board:
    facts: Json = read_json("liberty.hexes.json")
    radius = facts["radius"] * SCALE
    centres = {name: turned(h["px"]) for name, h in facts["hexes"].items()}
    hexes = {name: MultiPolygon([_hexagon(*c, radius)]) for name, c in centres.items()}
    topo = topology(hexes)
    board = Board(ID, FRAME, EXTENT, NORTH)
    board.add_arcs(topo, 0.0, 0.0)
    towns = {town["hex"]: town for town in json.loads(PRINTED.read_text(encoding="utf-8"))["towns"].values()}
    for name, h in facts["hexes"].items():
        board.spaces[name] = _hex(h, towns.get(name), centres[name], topo.rings[name])
    for name, b in facts["boxes"].items():
        board.spaces[name] = {"kind": "box", "name": b["name"], "box": list(BOXES[name])}
    ground = _land(facts)
    standing = without_crumbs(
        _outlines([ring for lake in facts["lakes"].values() for ring in lake]).intersection(rectangle(EXTENT)), 10
    )
    board.layers = {
        "lettering": "map",
        "span": list(SPAN),
        "land": [],
        "fills": _fills(facts, hexes, ground),
        "coast": _coast(board, ground),
        "limits": [],
        "borders": [],
        "water": layers.waterlines(ground, EXTENT),
        "lakes": encoded_outline(standing, 0.4),
        "rivers": [encoded(_smooth(r["px"])) for r in facts["rivers"] if "px" in r],
        "sides": _sides(facts, centres, radius),
        "names": NAMES,
        "compass": [1238, 686, 26],
    }
    return board


def _hexagon(x: float, y: float, radius: float) -> Polygon:
    corners = [(x + radius * math.sin(a), y - radius * math.cos(a)) for a in (math.pi / 3 * i for i in range(6))]
    return Polygon(shapely.set_precision(Polygon(corners), 0.1))


def _hex(h: Json, town: Json | None, centre: tuple[float, float], rings: list[list[int]]) -> Json:
    x, y = (round(v, 1) for v in centre)
    space: Json = {"kind": "sea" if h["kind"] == "sea" else "hex", "name": h["name"], "rings": rings}
    if h["kind"] != "sea":
        space |= {"label": [x, round(y + 27, 1)], "anchor": [x, round(y - 8, 1)]}
    else:
        space |= {"anchor": [x, y]}
    if town:
        space["place"] = {key: town[key] for key in ("name", "colour", "port")} | {"value": town["value"] or None}
    return space


def _outlines(rings: list[Any]) -> BaseGeometry:
    parts = [Polygon([turned(p) for p in ring]).buffer(0) for ring in rings if len(ring) > 3]
    return shapely.unary_union(parts)


def _land(facts: Json) -> BaseGeometry:
    return without_crumbs(_outlines(facts["land"]).intersection(rectangle(EXTENT)), 3.0)


def _fills(facts: Json, hexes: dict[str, MultiPolygon], ground: BaseGeometry) -> Json:
    def under(names: list[str]) -> list[str]:
        tinted = shapely.unary_union([hexes[n].buffer(0.1) for n in names])
        return encoded_outline(tinted.intersection(ground), 0.3)

    play = [n for n, h in facts["hexes"].items() if h["kind"] != "sea"]
    return {
        "landout": encoded_outline(ground, 0.4),
        "land": under([n for n in play if not facts["hexes"][n].get("wilderness")]),
        "wild": under([n for n in play if facts["hexes"][n].get("wilderness")]),
    }


def _coast(board: Board, ground: BaseGeometry) -> list[int]:
    inside = ground.boundary.intersection(rectangle(EXTENT).buffer(-1.5))
    start = len(board.arcs)
    board.arcs += encoded_lines(shapely.line_merge(inside), 0.4)
    return list(range(start, len(board.arcs)))


def _sides(facts: Json, centres: dict[str, tuple[float, float]], radius: float) -> dict[str, list[str]]:
    """The hex sides by terrain; a side that no land block may cross is drawn double."""
    found: dict[str, list[str]] = {}
    for side in facts["sides"]:
        (ax, ay), (bx, by) = centres[side["a"]], centres[side["b"]]
        mx, my = (ax + bx) / 2, (ay + by) / 2
        length = math.hypot(bx - ax, by - ay)
        dx, dy = -(by - ay) / length * radius / 2, (bx - ax) / length * radius / 2
        ends = sorted([(mx - dx, my - dy), (mx + dx, my + dy)])
        terrain = side["terrain"]
        if terrain == "lake":
            terrain = "lakeside"
        elif side.get("impassable"):
            terrain = "blocked"
        found.setdefault(terrain, []).append(encoded([*ends]))
    return found


def _smooth(px: list[list[float]]) -> list[tuple[float, ...]]:
    points = tuple(turned(p) for p in px)
    return [tuple(p) for p in LineString(corner_cut(points, 2)).simplify(0.4).coords]
