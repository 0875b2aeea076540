"""Areas that share their borders point by point.

The areas of a board are cut into *arcs*: the piece of line between two places where three or more areas meet. Each arc
is stored once; an outline is a list of arcs. So neighbours can not drift apart, and a border is drawn once.
"""

from collections import defaultdict
from dataclasses import dataclass, field

import shapely
from shapely.geometry import LineString, MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.strtree import STRtree

from tools.boards.shapes import polygons, without_crumbs

GRID = 0.1
OUT = "-"  # land out of play
SLIVER = 0.6  # px: a face that vanishes when shrunk by this is a gap between drawings, not a place
CRUMB = 2.5  # px²

Point = tuple[float, float]


@dataclass
class Arc:
    points: list[Point]
    owners: set[str] = field(default_factory=set)

    @property
    def length(self) -> float:
        return float(LineString(self.points).length)


@dataclass
class Topology:
    arcs: list[Arc]
    rings: dict[str, list[list[int]]]  # ~index is the arc walked backwards
    shapes: dict[str, MultiPolygon]

    def borders(self) -> dict[tuple[str, ...], float]:
        """Length of the common border of each pair of owners."""
        found: dict[tuple[str, ...], float] = defaultdict(float)
        for arc in self.arcs:
            if len(arc.owners) == 2:
                found[tuple(sorted(arc.owners))] += arc.length
        return dict(found)


def coverage(areas: dict[str, BaseGeometry], land: BaseGeometry) -> dict[str, MultiPolygon]:
    """Areas and the land out of play, snapped to one grid, without gaps or overlaps between them."""
    snapped = {name: shapely.set_precision(g, GRID) for name, g in areas.items()}
    ground = shapely.set_precision(land, GRID)
    noded = shapely.unary_union([g.boundary for g in (*snapped.values(), ground)], grid_size=GRID)
    faces = polygons(shapely.polygonize([noded]))
    owners = [_owner(face, snapped, ground) for face in faces]
    _give_slivers_away(faces, owners, set(snapped))
    whole: dict[str, MultiPolygon] = {}
    for name in (*snapped, OUT):
        own = [f for f, owner in zip(faces, owners, strict=True) if owner == name]
        whole[name] = without_crumbs(shapely.unary_union(own, grid_size=GRID), CRUMB)
    return whole


def _owner(face: Polygon, areas: dict[str, BaseGeometry], land: BaseGeometry) -> str | None:
    point = face.representative_point()
    for name, area in areas.items():
        if area.covers(point):
            return name
    return OUT if land.covers(point) else None


def _give_slivers_away(faces: list[Polygon], owners: list[str | None], areas: set[str]) -> None:
    tree = STRtree(faces)
    for i, face in enumerate(faces):
        if owners[i] in areas or not face.buffer(-SLIVER).is_empty:
            continue
        shared: dict[str, float] = defaultdict(float)
        for j in tree.query(face):
            owner = owners[j]
            if j != i and owner in areas:
                shared[owner] += face.boundary.intersection(faces[j].boundary).length
        if shared and max(shared.values()) > 0:
            owners[i] = max(sorted(shared), key=lambda name: shared[name])


def topology(shapes: dict[str, MultiPolygon]) -> Topology:
    rings = {
        name: [[_key(p) for p in ring.coords[:-1]] for poly in s.geoms for ring in (poly.exterior, *poly.interiors)]
        for name, s in shapes.items()
    }
    junctions = _junctions(rings)
    arcs: list[Arc] = []
    index: dict[tuple[Point, ...], int] = {}
    outlines: dict[str, list[list[int]]] = {}
    for name, outline in rings.items():
        outlines[name] = []
        for ring in outline:
            refs = []
            for piece in _cut(ring, junctions):
                forward, backward = tuple(piece), tuple(reversed(piece))
                if forward in index:
                    ref = index[forward]
                elif backward in index:
                    ref = ~index[backward]
                else:
                    ref = index[forward] = len(arcs)
                    arcs.append(Arc(list(piece)))
                arcs[ref if ref >= 0 else ~ref].owners.add(name)
                refs.append(ref)
            outlines[name].append(refs)
    return Topology(arcs, outlines, shapes)


def _key(p: tuple[float, ...]) -> Point:
    return (round(p[0], 1), round(p[1], 1))


def _junctions(rings: dict[str, list[list[Point]]]) -> set[Point]:
    neighbours: dict[Point, set[Point]] = defaultdict(set)
    users: dict[Point, set[str]] = defaultdict(set)
    for name, outline in rings.items():
        for ring in outline:
            for before, here, after in zip([ring[-1], *ring[:-1]], ring, [*ring[1:], ring[0]], strict=True):
                neighbours[here] |= {before, after}
                users[here].add(name)
    by_edge: dict[frozenset[Point], set[str]] = defaultdict(set)
    for name, outline in rings.items():
        for ring in outline:
            for here, after in zip(ring, [*ring[1:], ring[0]], strict=True):
                by_edge[frozenset((here, after))].add(name)
    found = {p for p, n in neighbours.items() if len(n) > 2}
    for p, n in neighbours.items():
        if len({frozenset(by_edge[frozenset((p, q))]) for q in n}) > 1:
            found.add(p)
    return found


def _cut(ring: list[Point], junctions: set[Point]) -> list[list[Point]]:
    cuts = [i for i, p in enumerate(ring) if p in junctions]
    if not cuts:
        start = ring.index(min(ring))
        turned = ring[start:] + ring[:start]
        return [[*turned, turned[0]]]
    turned = ring[cuts[0] :] + ring[: cuts[0]]
    pieces: list[list[Point]] = [[turned[0]]]
    for p in turned[1:]:
        pieces[-1].append(p)
        if p in junctions:
            pieces.append([p])
    pieces[-1].append(turned[0])
    return pieces
