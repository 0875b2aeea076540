"""Reading geodata and bringing it to the pixels of a board."""

import json
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, MultiLineString, MultiPolygon, Polygon, box, shape
from shapely.geometry.base import BaseGeometry

from tools.boards.projection import Project

GEO = Path(__file__).parent / "geo"
LONGEST_EDGE = 0.15  # degrees; longer edges are split so that they bend with the projection


def read_json(name: str) -> Any:
    return json.loads((GEO / name).read_text(encoding="utf-8"))


@cache
def features(name: str) -> tuple[tuple[dict[str, Any], BaseGeometry], ...]:
    collection = read_json(f"{name}.geojson")
    return tuple((f["properties"], shape(f["geometry"])) for f in collection["features"])


def projected(geometry: BaseGeometry, project: Project) -> BaseGeometry:
    dense = shapely.segmentize(geometry, LONGEST_EDGE)
    moved = shapely.transform(dense, lambda p: np.round(project(p), 6))  # equal points stay equal
    return moved if moved.is_valid else shapely.make_valid(moved)


def polygons(geometry: BaseGeometry) -> list[Polygon]:
    """The polygons a geometry is made of."""
    if isinstance(geometry, Polygon):
        return [] if geometry.is_empty else [geometry]
    if hasattr(geometry, "geoms"):
        return [p for part in geometry.geoms for p in polygons(part)]
    return []


def lines(geometry: BaseGeometry) -> list[LineString]:
    """The lines a geometry is made of, rings included."""
    if isinstance(geometry, LineString):
        return [] if geometry.is_empty else [geometry]
    if hasattr(geometry, "geoms"):
        return [line for part in geometry.geoms for line in lines(part)]
    return []


def without_crumbs(geometry: BaseGeometry, smallest: float) -> MultiPolygon:
    """Leave out islands and holes smaller than the given area."""
    kept = [
        Polygon(p.exterior, [h for h in p.interiors if Polygon(h).area >= smallest])
        for p in polygons(geometry)
        if p.area >= smallest
    ]
    return MultiPolygon(kept)


def closed_by(geometry: BaseGeometry, width: float) -> MultiPolygon:
    """The outline with bays narrower than twice the width filled and without holes: for bands and highlights."""
    grown = geometry.buffer(width, quad_segs=3).buffer(-width, quad_segs=3).simplify(0.5)
    largest = max((p.area for p in polygons(grown)), default=0.0)
    return MultiPolygon([Polygon(p.exterior) for p in polygons(grown) if p.area > max(40.0, largest * 0.02)])


def merged(parts: list[LineString]) -> list[LineString]:
    return lines(shapely.line_merge(MultiLineString(parts))) if parts else []


def rectangle(extent: tuple[float, float, float, float]) -> Polygon:
    return box(*extent)


def corner_cut(points: tuple[tuple[float, float], ...], rounds: int) -> tuple[tuple[float, float], ...]:
    """Chaikin's smoothing: every corner is cut at a quarter of its edges, the ends stay."""
    for _ in range(rounds):
        cut = [points[0]]
        for (ax, ay), (bx, by) in pairwise(points):
            cut += [(ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25), (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75)]
        points = (*cut, points[-1])
    return points
