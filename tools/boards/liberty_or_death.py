"""The board of Liberty or Death: fifteen Provinces, seven Cities, the West Indies; also turned upright for a phone."""

from dataclasses import dataclass

import numpy as np
import shapely
from shapely.geometry import LineString, box
from shapely.geometry.base import BaseGeometry

from tools.boards import layers
from tools.boards.document import Board, Extent, Json, encoded, encoded_outline
from tools.boards.projection import Framed, Lambert
from tools.boards.shapes import closed_by, corner_cut, features, projected, read_json, rectangle
from tools.boards.topology import OUT, Topology, coverage, topology

ID = "liberty-or-death"
LAMBERT = Lambert((33, 45), (-76, 39.5))

PROCLAMATION = (
    (-77.0, 44.6), (-77.15, 43.9), (-77.2, 43.28), (-77.05, 42.6), (-77.3, 42.0), (-78.0, 41.25), (-78.55, 40.6),
    (-79.0, 40.0), (-79.15, 39.72), (-79.3, 39.3), (-79.75, 38.6), (-80.35, 37.95), (-81.2, 37.35), (-81.7, 36.75),
    (-82.2, 36.2), (-82.55, 35.75), (-82.7, 35.35), (-82.95, 34.95), (-83.25, 34.65), (-83.7, 34.35), (-84.0, 33.8),
    (-84.0, 33.0), (-83.7, 32.1), (-83.0, 31.3), (-82.3, 30.75), (-82.05, 30.36),
)  # fmt: skip

TOWNS: dict[str, tuple[float, float]] = {
    "quebec_city": (-71.21, 46.81),
    "boston": (-71.06, 42.36),
    "new_york_city": (-74.01, 40.71),
    "philadelphia": (-75.16, 39.95),
    "norfolk": (-76.28, 36.85),
    "charles_town": (-79.93, 32.78),
    "savannah": (-81.10, 32.08),
}


@dataclass(frozen=True)
class Sheet:
    """One way to lay the same map on a screen."""

    id: str
    project: Framed
    frame: tuple[int, int, int, int]
    extent: Extent
    labels: dict[str, tuple[float, float, float, float]]  # name; first row of pieces
    tags: dict[str, tuple[float, float]]  # top centre
    west_indies: tuple[float, float, float, float]
    compass: tuple[float, float, float]
    names: tuple[Json, ...]


DESK = Sheet(
    id=ID,
    project=Framed(LAMBERT, 35, (-74.0, 41.1), 1.0, 370, 0.48483, (623.17, 337.08)),
    frame=(0, 0, 1128, 640),
    extent=(-150.0, -130.0, 1290.0, 770.0),
    labels={
        "quebec": (340, 48, 340, 85),
        "northwest": (398, 184, 398, 219),
        "southwest": (150, 270, 150, 305),
        "florida": (58, 512, 58, 548),
        "georgia": (116, 414, 116, 449),
        "south_carolina": (226, 398, 226, 433),
        "north_carolina": (346, 424, 346, 459),
        "virginia": (388, 322, 388, 358),
        "maryland_delaware": (522, 304, 522, 348),
        "pennsylvania": (574, 172, 574, 208),
        "new_york": (796, 126, 796, 162),
        "new_jersey": (664, 292, 648, 392),
        "connecticut_rhode_island": (816, 312, 828, 351),
        "massachusetts": (914, 246, 914, 281),
        "new_hampshire": (1000, 178, 1000, 213),
    },
    tags={
        "quebec_city": (956, 22),
        "boston": (1052, 336),
        "new_york_city": (806, 420),
        "philadelphia": (604, 460),
        "norfolk": (528, 544),
        "charles_town": (352, 574),
        "savannah": (192, 574),
    },
    west_indies=(932, 520, 190, 104),
    compass=(770, 580, 22),
    names=(
        {"text": "Atlantic Ocean", "at": [1010, 466], "size": 15, "water": True},
        {"text": "Lake Erie", "at": [478, 26], "size": 11, "water": True},
        {"text": "Lake Ontario", "at": [662, 22], "size": 11, "water": True},
        {"text": "Maine", "at": [1098, 190], "size": 11},
        {"text": "Line of 1763", "at": [178, 356], "size": 10.5, "turn": -12, "line": True},
    ),
)

PHONE = Sheet(
    id=f"{ID}.phone",
    project=Framed(LAMBERT, 10, (-74.0, 41.1), 1.0, 370, 0.5, (184.3, 285.7)),
    frame=(-380, -330, 1000, 1160),
    extent=(-560.0, -480.0, 800.0, 980.0),
    labels={
        "quebec": (-190, 60, -190, 96),
        "northwest": (-76, 232, -76, 267),
        "southwest": (-287, 429, -287, 464),
        "florida": (-290, 790, -290, 826),
        "georgia": (-232, 606, -232, 641),
        "south_carolina": (-130, 552, -130, 587),
        "north_carolina": (0, 500, 0, 535),
        "virginia": (-42, 374, -36, 410),
        "maryland_delaware": (92, 307, 92, 351),
        "pennsylvania": (118, 152, 118, 188),
        "new_york": (248, 54, 248, 90),
        "new_jersey": (216, 238, 212, 284),
        "connecticut_rhode_island": (370, 166, 380, 210),
        "massachusetts": (420, 76, 420, 112),
        "new_hampshire": (470, -10, 474, 26),
    },
    tags={
        "quebec_city": (472, -262),
        "boston": (590, 150),
        "new_york_city": (304, 327),
        "philadelphia": (288, 426),
        "norfolk": (212, 522),
        "charles_town": (2, 694),
        "savannah": (-110, 770),
    },
    west_indies=(380, 590, 190, 104),
    compass=(470, 500, 26),
    names=(
        {"text": "Atlantic Ocean", "at": [470, 420], "size": 15, "water": True},
        {"text": "Lake Erie", "at": [-140, 128], "size": 11, "water": True},
        {"text": "Lake Ontario", "at": [30, 10], "size": 11, "water": True},
        {"text": "Maine", "at": [590, -20], "size": 11},
        {"text": "Line of 1763", "at": [-232, 500], "size": 10.5, "turn": -40, "line": True},
    ),
)


def areas(sheet: Sheet) -> Topology:
    ground = layers.land(sheet.project, sheet.extent)
    drawn = {p["id"]: projected(g, sheet.project).intersection(rectangle(sheet.extent)) for p, g in features(ID)}
    return topology(coverage(drawn, ground))


def build(sheet: Sheet) -> Board:
    places: dict[str, Json] = read_json(f"{ID}.places.json")
    topo = areas(sheet)
    board = Board(sheet.id, sheet.frame, sheet.extent, sheet.project.turn)
    board.add_arcs(topo, 0.3, 0.6)
    for name, place in places.items():
        board.spaces[name] = _space(sheet, name, place, topo)
    board.layers = {
        "land": topo.rings[OUT],
        "coast": layers.coast_arcs(topo, sheet.extent),
        "limits": layers.limit_arcs(topo),
        "borders": [i for i, a in enumerate(topo.arcs) if len(a.owners) == 2 and OUT not in a.owners],
        "proclamation": [encoded(list(_proclamation(sheet).coords))],
        "names": list(sheet.names),
        "compass": list(sheet.compass),
        **layers.common(topo, sheet.project, sheet.extent, _taken(sheet), river_level=3),
    }
    return board


def _proclamation(sheet: Sheet) -> LineString:
    return layers.projected_line(corner_cut(PROCLAMATION, 2), sheet.project).simplify(0.3)


def _space(sheet: Sheet, name: str, place: Json, topo: Topology) -> Json:
    if name in TOWNS:
        x, y = sheet.project(np.array([TOWNS[name]]))[0]
        return {
            "kind": "city",
            "name": place["name"],
            "town": [round(x, 1), round(y, 1)],
            "tag": list(sheet.tags[name]),
        }
    if place["type"] == "box":
        return {"kind": "box", "name": place["name"], "box": list(sheet.west_indies)}
    label = sheet.labels[name]
    return {
        "kind": place["type"],
        "name": place["name"].replace("-", "–"),
        "rings": topo.rings[name],
        "hull": encoded_outline(closed_by(topo.shapes[name], 7), 0.5),
        "band": encoded_outline(closed_by(topo.shapes[name], 5), 0.5),
        "label": list(label[:2]),
        "anchor": list(label[2:]),
    }


def _taken(sheet: Sheet) -> BaseGeometry:
    """Where names and pieces stand; no hills there."""
    return shapely.union_all(
        [box(x - 50, min(y, ay) - 10, x + 50, max(y, ay) + 14) for x, y, _, ay in sheet.labels.values()]
    )
