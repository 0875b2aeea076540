"""Layers every map has: coast, waterlines, rivers, lakes, hills."""

import math
import random

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPolygon
from shapely.geometry.base import BaseGeometry

from tools.boards.document import Extent, Json, encoded_lines, encoded_outline
from tools.boards.projection import Points, Project
from tools.boards.shapes import features, lines, projected, rectangle, without_crumbs
from tools.boards.topology import OUT, Topology

WATERLINES = (2.5, 5.5, 9.5, 14.5, 21.0)
EDGE = 1.5  # px: an arc this near to the edge of the drawing is the edge

# Ridges of the Appalachians, longitude and latitude, south to north.
RIDGES: tuple[tuple[tuple[float, float], ...], ...] = (
    (
        (-84.2, 34.7),
        (-83.2, 35.3),
        (-82.2, 36.0),
        (-81.2, 36.7),
        (-80.2, 37.4),
        (-79.3, 38.2),
        (-78.7, 39.0),
        (-77.8, 40.0),
    ),
    (
        (-83.6, 35.7),
        (-82.4, 36.7),
        (-81.2, 37.5),
        (-80.2, 38.4),
        (-79.5, 39.3),
        (-78.6, 40.4),
        (-77.6, 41.2),
        (-76.0, 41.7),
    ),
    ((-82.6, 37.2), (-81.0, 38.1), (-80.0, 39.1), (-79.2, 40.2), (-78.4, 41.3), (-77.6, 41.9)),
    ((-77.4, 40.5), (-76.4, 41.0), (-75.4, 41.5), (-74.6, 42.1), (-74.2, 42.5)),
    ((-75.0, 43.4), (-74.4, 43.8), (-74.0, 44.3)),
    ((-74.6, 43.7), (-74.2, 44.1), (-73.9, 44.6)),
    ((-73.1, 42.3), (-73.0, 43.2), (-72.8, 44.0), (-72.7, 44.7)),
    ((-71.9, 43.7), (-71.4, 44.2), (-70.9, 44.7), (-70.3, 45.3), (-69.6, 45.8), (-69.0, 46.0)),
)


def land(project: Project, extent: Extent) -> BaseGeometry:
    whole = projected(features("land")[0][1], project)
    return without_crumbs(whole.intersection(rectangle(extent)), 3.0)


def lakes(project: Project, extent: Extent, smallest: float = 22.0) -> MultiPolygon:
    parts = [projected(g, project).intersection(rectangle(extent)) for _, g in features("lakes")]
    return without_crumbs(shapely.unary_union(parts), smallest)


def rivers(
    project: Project, ground: BaseGeometry, standing: BaseGeometry, level: int, shortest: float, window: BaseGeometry
) -> BaseGeometry:
    """Rivers on land and outside the lakes, down to a level of importance."""
    dry = ground.difference(standing.buffer(0.3)).intersection(window)
    parts = [projected(g, project).intersection(dry) for p, g in features("rivers") if p["level"] <= level]
    whole = shapely.line_merge(shapely.unary_union(parts))
    return shapely.union_all([line for line in lines(whole) if line.length > shortest])


def waterlines(ground: BaseGeometry, extent: Extent) -> list[list[str]]:
    frame = rectangle(extent).buffer(-1)
    found = []
    for distance in WATERLINES:
        shore = _shore(ground.buffer(distance, quad_segs=3), distance * 5)
        found.append(encoded_lines(shore.intersection(frame), 0.55, 8.0))
    return found


def _shore(geometry: BaseGeometry, smallest: float) -> BaseGeometry:
    return without_crumbs(geometry, smallest * smallest).boundary


def coast_arcs(topo: Topology, extent: Extent) -> list[int]:
    """Arcs with water on one side, the edge of the drawing left out."""
    rim = rectangle(extent).boundary.buffer(EDGE)
    return [i for i, a in enumerate(topo.arcs) if len(a.owners) == 1 and not rim.covers(LineString(a.points))]


def limit_arcs(topo: Topology) -> list[int]:
    """Arcs between the areas and the land out of play."""
    return [i for i, a in enumerate(topo.arcs) if len(a.owners) == 2 and OUT in a.owners]


def hills(
    project: Project, ground: BaseGeometry, clear: BaseGeometry, extent: Extent, spacing: float = 15.0
) -> list[list[int]]:
    """Places of the small hill strokes: x, y, height in tenths of a pixel."""
    dice = random.Random(1763)
    room = ground.difference(clear)
    placed: list[tuple[float, float, float]] = []
    for ridge in RIDGES:
        line = LineString(project(np.array(shapely.segmentize(LineString(ridge), 0.15).coords)))
        for i in range(int(line.length / spacing)):
            for side in (-0.85, 0.0, 0.85):
                base = line.interpolate(i * spacing + dice.uniform(-4, 4))
                x = base.x + side * spacing * dice.uniform(0.6, 1.5) + dice.uniform(-3, 3)
                y = base.y + side * spacing * dice.uniform(0.3, 1.0) + dice.uniform(-4, 4)
                size = dice.uniform(3.6, 6.4)
                if dice.random() < 0.25 or not room.covers(shapely.Point(x, y).buffer(size)):
                    continue
                if all(math.hypot(x - a, (y - b) * 1.4) > 11 for a, b, _ in placed):
                    placed.append((x, y, size))
    placed.sort(key=lambda p: p[1])
    return [[round(x), round(y), round(s * 10)] for x, y, s in placed if _inside(x, y, extent)]


def _inside(x: float, y: float, extent: Extent) -> bool:
    return extent[0] < x < extent[2] and extent[1] < y < extent[3]


def projected_line(points: tuple[tuple[float, float], ...], project: Project) -> LineString:
    dense: Points = np.array(shapely.segmentize(LineString(points), 0.15).coords)
    return LineString(project(dense))


def common(
    topo: Topology,
    project: Project,
    extent: Extent,
    taken: BaseGeometry,
    river_level: int,
    shortest_river: float = 24.0,
) -> Json:
    """Waterlines, lakes, rivers and hills of a map."""
    ground = shapely.union_all(list(topo.shapes.values()))
    standing = lakes(project, extent)
    flowing = rivers(project, ground, standing, river_level, shortest_river, rectangle(extent))
    return {
        "water": waterlines(ground, extent),
        "lakes": encoded_outline(standing, 0.4),
        "rivers": encoded_lines(flowing, 0.4),
        "hills": hills(project, ground.difference(standing), taken, extent),
    }
