"""The board of Prelude to Rebellion: 26 districts along the St. Lawrence, bent apart so that their boxes have room."""

import shapely
from shapely.geometry.base import BaseGeometry

from tools.boards import layers
from tools.boards.document import Board, Json, encoded_lines, encoded_outline
from tools.boards.projection import Bent, Lambert
from tools.boards.shapes import closed_by, features, projected, read_json, rectangle
from tools.boards.topology import OUT, Topology, coverage, topology

ID = "prelude-to-rebellion"
FRAME = (0, 0, 1128, 604)
EXTENT = (-160.0, -120.0, 1288.0, 730.0)

POSITIONS: dict[str, tuple[float, float]] = {
    "deux_montagnes": (112, 236), "terrebonne": (222, 190), "lachenaie": (322, 160), "l_assomption": (412, 138),
    "berthier": (520, 108), "st_maurice": (668, 72), "quebec": (960, 46), "montreal": (258, 290),
    "vaudreuil": (88, 352), "vercheres": (434, 268), "richelieu": (554, 222), "yamaska": (690, 184),
    "nicolet": (826, 168), "chambly": (418, 340), "st_hyacinthe": (580, 304), "drummond": (726, 270),
    "megantic": (872, 240), "beauce": (1034, 206), "laprairie": (286, 390), "rouville": (482, 402),
    "shefford": (640, 402), "sherbrooke": (852, 372), "beauharnois": (158, 456), "l_acadie": (328, 486),
    "missisquoi": (496, 504), "stanstead": (738, 494),
}  # fmt: skip
TAGS: dict[str, tuple[float, float]] = {
    "deux_montagnes": (80, 186), "terrebonne": (192, 112), "lachenaie": (322, 62), "l_assomption": (424, 124),
    "berthier": (540, 52), "st_maurice": (700, 56), "quebec": (950, 46),
}  # fmt: skip
RIVER: tuple[tuple[tuple[float, float], tuple[float, float]], ...] = (
    ((-73.51, 45.52), (350, 306)), ((-73.28, 45.86), (462, 206)), ((-73.0, 46.13), (590, 160)),
    ((-72.6, 46.3), (706, 128)), ((-72.0, 46.58), (840, 116)), ((-71.25, 46.77), (962, 106)),
    ((-70.5, 47.1), (1120, 84)), ((-74.3, 45.16), (40, 440)), ((-73.7, 45.40), (226, 350)),
    ((-74.15, 45.48), (110, 296)),
)  # fmt: skip
NAMES = [
    {"text": "St. Lawrence", "at": [640, 134], "size": 13, "turn": -13, "water": True},
    {"text": "United States", "at": [330, 592], "size": 12},
]


def project() -> Bent:
    places: dict[str, Json] = read_json(f"{ID}.places.json")
    pairs = [((p["at"][0], p["at"][1]), POSITIONS[name]) for name, p in places.items()]
    return Bent(Lambert((45, 47), (-72.8, 45.8)), 28, [*pairs, *RIVER], 260)


def areas(bent: Bent) -> tuple[Topology, BaseGeometry]:
    """Districts and the land around them; the second value is the water that stands on the map."""
    window = shapely.box(-76.5, 43.9, -68.5, 48.8)
    frame = rectangle(EXTENT)
    country = projected(features("land")[0][1].intersection(window), bent).intersection(frame)
    water = shapely.unary_union([projected(g.intersection(window), bent) for _, g in features("lakes")]).intersection(
        frame
    )
    drawn = {p["id"]: projected(g, bent).intersection(frame) for p, g in features(ID)}
    districts = shapely.unary_union(list(drawn.values()))
    return topology(coverage(drawn, country.difference(water.difference(districts)))), water.difference(districts)


def build() -> Board:
    places: dict[str, Json] = read_json(f"{ID}.places.json")
    bent = project()
    topo, water = areas(bent)
    ground = shapely.union_all(list(topo.shapes.values()))
    board = Board(ID, FRAME, EXTENT, 28)
    board.add_arcs(topo, 0.3, 0.6, rounded=True)
    for name, place in places.items():
        shape = topo.shapes[name]
        at = TAGS.get(name, POSITIONS[name])
        board.spaces[name] = {
            "kind": "district",
            "name": place["name"],
            "rings": topo.rings[name],
            "hull": encoded_outline(closed_by(shape, 7), 0.5),
            "band": encoded_outline(closed_by(shape, 5), 0.5),
            "label": list(at),
            "anchor": list(at),
        }
    board.layers = {
        "lettering": "map",
        "land": topo.rings[OUT],
        "coast": layers.coast_arcs(topo, EXTENT),
        "limits": layers.limit_arcs(topo),
        "borders": [i for i, a in enumerate(topo.arcs) if len(a.owners) == 2 and OUT not in a.owners],
        "water": _ripples(ground, water),
        "lakes": [],
        "rivers": encoded_lines(layers.rivers(bent, ground, water, 9, 24.0, rectangle(EXTENT)), 0.4),
        "names": NAMES,
        "compass": [1066, 520, 26],
    }
    return board


def _ripples(ground: BaseGeometry, water: BaseGeometry) -> list[list[str]]:
    """Waterlines in a river: nearer to each other than at sea."""
    frame = rectangle(EXTENT).buffer(-1)
    found = []
    for distance in (2.5, 5.5, 9.5):
        shore = ground.buffer(distance, quad_segs=3).boundary.intersection(water).intersection(frame)
        found.append(encoded_lines(shore, 0.45, 12.0))
    return found
