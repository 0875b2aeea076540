"""The board file: what is drawn, as short as it can be said.

A line is a string of whole numbers in tenths of a pixel: the first point, then the step to each next one.
"""

from dataclasses import dataclass, field
from typing import Any

import shapely
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry

from tools.boards.shapes import corner_cut, lines, polygons
from tools.boards.topology import Topology

Extent = tuple[float, float, float, float]
Json = dict[str, Any]


def encoded(points: list[tuple[float, ...]]) -> str:
    numbers: list[int] = []
    last = (0, 0)
    for p in points:
        here = (round(p[0] * 10), round(p[1] * 10))
        if numbers and here == last:
            continue
        numbers += [here[0] - last[0], here[1] - last[1]]
        last = here
    return "".join(str(n) if n < 0 or i == 0 else f" {n}" for i, n in enumerate(numbers))


def encoded_lines(geometry: BaseGeometry, tolerance: float, shortest: float = 0.0) -> list[str]:
    kept = [line for line in lines(geometry) if line.length > shortest]
    kept.sort(key=lambda line: (line.bounds, line.length))
    return [encoded(list(line.simplify(tolerance).coords)) for line in kept]


def encoded_outline(geometry: BaseGeometry, tolerance: float) -> list[str]:
    rings = [ring for p in polygons(geometry) for ring in (p.exterior, *p.interiors)]
    found = [encoded(list(shapely.simplify(LineString(r.coords), tolerance).coords)[:-1]) for r in rings]
    return [line for line in found if line.count(" ") + line.count("-") >= 4]


@dataclass
class Board:
    """A board while it is put together."""

    id: str
    frame: tuple[int, int, int, int]  # x, y, width, height
    extent: Extent
    turn: float
    arcs: list[str] = field(default_factory=list)
    spaces: dict[str, Json] = field(default_factory=dict)
    layers: Json = field(default_factory=dict)

    def add_arcs(self, topo: Topology, fine: float, coarse: float, rounded: bool = False) -> None:
        """Borders and coasts of areas keep more detail than those of land out of play; shores may be rounded."""
        for arc in topo.arcs:
            tolerance = coarse if arc.owners == {"-"} else fine
            points = arc.points
            if rounded and len(arc.owners) == 1:
                points = list(corner_cut(tuple(points), 2))
            simple = LineString(points).simplify(tolerance)
            if arc.points[0] == arc.points[-1] and len(simple.coords) < 4:
                simple = LineString(arc.points)
            self.arcs.append(encoded(list(simple.coords)))

    def document(self) -> Json:
        return {
            "id": self.id,
            "frame": list(self.frame),
            "extent": list(self.extent),
            "turn": self.turn,
            "arcs": self.arcs,
            "spaces": self.spaces,
            **self.layers,
        }
