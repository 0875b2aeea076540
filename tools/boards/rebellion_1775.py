"""The board of 1775: Rebellion: 54 areas in sixteen colonies."""

import shapely
from shapely.geometry import box
from shapely.geometry.base import BaseGeometry

from tools.boards import layers
from tools.boards.document import Board, Json, encoded_outline
from tools.boards.projection import Framed, Lambert
from tools.boards.shapes import closed_by, features, projected, read_json, rectangle
from tools.boards.topology import OUT, Topology, coverage, topology

ID = "1775-rebellion"
FRAME = (0, 0, 1128, 622)
EXTENT = (-150.0, -130.0, 1290.0, 750.0)
PROJECT = Framed(Lambert((33, 45), (-74, 40)), 37, (-73.6, 41.3), 0.95, 400, 0.41931, (581.08, 380.11))

# Name on the map and where it stands; the row of pieces stands above it.
LABELS: dict[str, tuple[str, float, float]] = {
    "savannah": ("Savannah", 71, 510),
    "augusta": ("Augusta", 89, 451),
    "ga_west": ("Creek country", 38, 400),
    "charles_town": ("Charles Town", 167, 510),
    "sc_northwest": ("Ninety Six", 155, 427),
    "sc_west": ("Cherokee", 112, 375),
    "wilmington": ("Wilmington", 251, 524),
    "nc_north_of_wilmington": ("Pamlico", 287, 473),
    "nc_piedmont": ("Hillsborough", 234, 429),
    "nc_west": ("Overhill", 184, 354),
    "norfolk": ("Norfolk", 352, 492),
    "york": ("York", 349, 440),
    "va_north_of_york": ("Northern Neck", 352, 359),
    "va_west_of_york": ("Piedmont", 298, 400),
    "va_valley": ("Shenandoah", 304, 308),
    "va_southwest": ("Holston", 223, 302),
    "baltimore": ("Baltimore", 397, 319),
    "annapolis": ("Annapolis", 376, 398),
    "md_east_of_baltimore": ("Eastern Shore", 428, 476),
    "dover": ("Dover", 438, 437),
    "philadelphia": ("Philadelphia", 470, 345),
    "pa_west_of_philadelphia": ("Lancaster", 426, 280),
    "pa_north_of_philadelphia": ("Lehigh", 499, 304),
    "pa_susquehanna": ("Wyoming", 480, 226),
    "pa_west": ("Ohio country", 397, 188),
    "trenton": ("Trenton", 516, 408),
    "prince_town": ("Prince Town", 553, 351),
    "new_york": ("New York", 627, 403),
    "ny_hudson_highlands": ("Highlands", 609, 300),
    "albany": ("Albany", 678, 249),
    "ft_ticonderoga": ("Ft Ticonderoga", 730, 171),
    "ny_green_mountains": ("Green Mountains", 773, 215),
    "ny_west_of_albany": ("Mohawk Valley", 639, 196),
    "ny_onondaga": ("Onondaga", 575, 169),
    "ny_seneca": ("Seneca", 515, 141),
    "hartford": ("Hartford", 675, 340),
    "ct_east_of_hartford": ("New London", 704, 388),
    "newport": ("Newport", 762, 421),
    "boston": ("Boston", 811, 364),
    "ma_west_of_boston": ("Worcester", 753, 338),
    "ma_far_west": ("Berkshires", 712, 288),
    "portsmouth": ("Portsmouth", 798, 299),
    "nh_north_of_portsmouth": ("White Hills", 835, 249),
    "falmouth": ("Falmouth", 877, 304),
    "me_kennebec": ("Kennebec", 912, 245),
    "me_penobscot": ("Penobscot", 948, 288),
    "montreal": ("Montreal", 787, 103),
    "quebec_city": ("Quebec City", 892, 121),
    "qc_east_of_montreal": ("Richelieu", 846, 162),
    "qc_east_of_quebec_city": ("Kamouraska", 932, 173),
    "qc_west_of_montreal": ("Oswegatchie", 704, 81),
    "halifax": ("Halifax", 1079, 407),
    "annapolis_royal": ("Annapolis Royal", 990, 414),
    "ns_st_john": ("St. John valley", 1027, 290),
}
FLAGS: dict[str, tuple[float, float]] = {
    "Georgia": (16, 461),
    "South Carolina": (166, 466),
    "North Carolina": (151, 317),
    "Virginia": (288, 248),
    "Maryland": (419, 379),
    "Delaware": (450, 392),
    "Pennsylvania": (403, 244),
    "New Jersey": (542, 311),
    "New York": (507, 176),
    "Connecticut": (614, 361),
    "Rhode Island": (748, 384),
    "Massachusetts": (816, 405),
    "New Hampshire": (770, 262),
    "Maine": (963, 245),
    "Quebec": (875, 197),
    "Nova Scotia": (1050, 346),
}
# Where the name of a colony stands: on its land where there is room, else on the water before it.
COLONY_NAMES: dict[str, tuple[float, float]] = {
    "Georgia": (54, 471),
    "South Carolina": (166, 535),
    "North Carolina": (212, 458),
    "Virginia": (268, 345),
    "Maryland": (391, 342),
    "Delaware": (490, 452),
    "Pennsylvania": (490, 252),
    "New Jersey": (572, 432),
    "New York": (600, 245),
    "Connecticut": (680, 420),
    "Rhode Island": (768, 441),
    "Massachusetts": (897, 352),
    "New Hampshire": (850, 327),
    "Maine": (938, 322),
    "Quebec": (840, 80),
    "Nova Scotia": (1040, 437),
}

NAMES = [
    {"text": "Atlantic Ocean", "at": [978, 468], "size": 16, "water": True},
    {"text": "Lake Ontario", "at": [536, 83], "size": 11, "water": True},
    {"text": "Lake Erie", "at": [386, 84], "size": 11, "water": True},
]


def areas() -> Topology:
    ground = layers.land(PROJECT, EXTENT)
    drawn = {p["id"]: projected(g, PROJECT).intersection(rectangle(EXTENT)) for p, g in features(ID)}
    return topology(coverage(drawn, ground))


def build() -> Board:
    places: dict[str, Json] = read_json(f"{ID}.places.json")
    topo = areas()
    board = Board(ID, FRAME, EXTENT, 37)
    board.add_arcs(topo, 0.3, 0.6)
    colony = {name: place["colony"] for name, place in places.items()}
    for name, place in places.items():
        board.spaces[name] = _space(name, place, topo)
    board.layers = {
        "regions": {c: _region(c, colony, topo) for c in dict.fromkeys(colony.values())},
        "land": topo.rings[OUT],
        "coast": layers.coast_arcs(topo, EXTENT),
        "limits": layers.limit_arcs(topo),
        "borders": _borders(topo, colony, same=False),
        "lines": _borders(topo, colony, same=True),
        "names": NAMES,
        "compass": [1068, 560, 30],
        **layers.common(topo, PROJECT, EXTENT, _taken(), river_level=3),
    }
    return board


def _space(name: str, place: Json, topo: Topology) -> Json:
    label, x, y = LABELS[name]
    return {
        "kind": "city" if place["city"] else "area",
        "name": label,
        "region": place["colony"],
        "rings": topo.rings[name],
        "hull": encoded_outline(closed_by(topo.shapes[name], 7), 0.5),
        "label": [x, y],
        "anchor": [x, y - 19],
    }


def _region(colony: str, of: dict[str, str], topo: Topology) -> Json:
    own = [name for name, c in of.items() if c == colony]
    whole = closed_by(shapely.unary_union([topo.shapes[name] for name in own]), 5)
    return {
        "spaces": own,
        "band": encoded_outline(whole, 0.5),
        "flag": list(FLAGS[colony]),
        "label": list(COLONY_NAMES[colony]),
    }


def _borders(topo: Topology, colony: dict[str, str], same: bool) -> list[int]:
    pairs = ((i, [colony.get(o) for o in sorted(a.owners)]) for i, a in enumerate(topo.arcs) if len(a.owners) == 2)
    return [i for i, (a, b) in pairs if None not in (a, b) and (a == b) is same]


def _taken() -> BaseGeometry:
    """Where names and pieces stand; no hills there."""
    return shapely.union_all([box(x - 34, y - 32, x + 34, y + 8) for _, x, y in LABELS.values()])
