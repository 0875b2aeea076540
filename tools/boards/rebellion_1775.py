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
    "savannah": ("Savannah", 72, 510),
    "augusta": ("Augusta", 92, 446),
    "ga_west": ("Creek country", 42, 432),
    "charles_town": ("Charles Town", 166, 518),
    "sc_northwest": ("Ninety Six", 146, 442),
    "sc_west": ("Cherokee", 120, 372),
    "wilmington": ("Wilmington", 250, 520),
    "nc_north_of_wilmington": ("Pamlico", 304, 494),
    "nc_piedmont": ("Hillsborough", 228, 424),
    "nc_west": ("Overhill", 166, 346),
    "norfolk": ("Norfolk", 352, 478),
    "york": ("York", 348, 438),
    "va_north_of_york": ("Northern Neck", 350, 362),
    "va_west_of_york": ("Piedmont", 288, 402),
    "va_valley": ("Shenandoah", 304, 318),
    "va_southwest": ("Holston", 230, 324),
    "baltimore": ("Baltimore", 412, 342),
    "annapolis": ("Annapolis", 398, 392),
    "md_east_of_baltimore": ("Eastern Shore", 418, 478),
    "dover": ("Dover", 444, 426),
    "philadelphia": ("Philadelphia", 474, 364),
    "pa_west_of_philadelphia": ("Lancaster", 430, 286),
    "pa_north_of_philadelphia": ("Lehigh", 500, 304),
    "pa_susquehanna": ("Wyoming", 480, 228),
    "pa_west": ("Ohio country", 398, 188),
    "trenton": ("Trenton", 508, 430),
    "prince_town": ("Prince Town", 557, 350),
    "new_york": ("New York", 628, 418),
    "ny_hudson_highlands": ("Highlands", 610, 302),
    "albany": ("Albany", 676, 256),
    "ft_ticonderoga": ("Ft Ticonderoga", 722, 176),
    "ny_green_mountains": ("Green Mountains", 786, 210),
    "ny_west_of_albany": ("Mohawk Valley", 628, 212),
    "ny_onondaga": ("Onondaga", 598, 158),
    "ny_seneca": ("Seneca", 514, 146),
    "hartford": ("Hartford", 672, 352),
    "ct_east_of_hartford": ("New London", 722, 388),
    "newport": ("Newport", 752, 440),
    "boston": ("Boston", 812, 386),
    "ma_west_of_boston": ("Worcester", 758, 346),
    "ma_far_west": ("Berkshires", 712, 298),
    "portsmouth": ("Portsmouth", 820, 306),
    "nh_north_of_portsmouth": ("White Hills", 830, 252),
    "falmouth": ("Falmouth", 886, 310),
    "me_kennebec": ("Kennebec", 906, 248),
    "me_penobscot": ("Penobscot", 948, 290),
    "montreal": ("Montreal", 786, 104),
    "quebec_city": ("Quebec City", 892, 122),
    "qc_east_of_montreal": ("Richelieu", 842, 166),
    "qc_east_of_quebec_city": ("Kamouraska", 944, 180),
    "qc_west_of_montreal": ("Oswegatchie", 700, 90),
    "halifax": ("Halifax", 1080, 410),
    "annapolis_royal": ("Annapolis Royal", 990, 414),
    "ns_st_john": ("St. John valley", 1024, 288),
}
FLAGS: dict[str, tuple[float, float]] = {
    "Georgia": (38, 492),
    "South Carolina": (124, 484),
    "North Carolina": (268, 452),
    "Virginia": (262, 356),
    "Maryland": (372, 320),
    "Delaware": (462, 458),
    "Pennsylvania": (438, 226),
    "New Jersey": (528, 398),
    "New York": (668, 152),
    "Connecticut": (704, 354),
    "Rhode Island": (800, 456),
    "Massachusetts": (738, 278),
    "New Hampshire": (768, 286),
    "Maine": (912, 292),
    "Quebec": (726, 76),
    "Nova Scotia": (1044, 246),
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
    return {"spaces": own, "band": encoded_outline(whole, 0.5), "flag": list(FLAGS[colony])}


def _borders(topo: Topology, colony: dict[str, str], same: bool) -> list[int]:
    pairs = ((i, [colony.get(o) for o in sorted(a.owners)]) for i, a in enumerate(topo.arcs) if len(a.owners) == 2)
    return [i for i, (a, b) in pairs if None not in (a, b) and (a == b) is same]


def _taken() -> BaseGeometry:
    """Where names and pieces stand; no hills there."""
    return shapely.union_all([box(x - 34, y - 32, x + 34, y + 8) for _, x, y in LABELS.values()])
