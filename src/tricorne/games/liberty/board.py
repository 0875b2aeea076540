"""What is printed on the map and the blocks, loaded once and laid out in tables that the rules read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from tricorne.core.errors import nearest
from tricorne.core.facts import Facts
from tricorne.core.misfits import misfit
from tricorne.games.liberty.printed import BlocksFile, CardsFile, MapFacts, ScenarioFacts, SetUpFacts

Side: TypeAlias = int
Place: TypeAlias = int
Block: TypeAlias = int

AMERICAN, BRITISH, NOBODY = 0, 1, -1
SIDES = ("american", "british")
FAIR, NORTH, SOUTH = 0, 1, 2
CLASS_A, CLASS_B, CLASS_C = 0, 1, 2
CLASSES = "ABC"
WILDERNESS_FOREST_SIDES = 2
LIMITS = {"clear": 4, "forest": 2, "swamp": 2}
LIMIT_WITH_WATER = 3
BLOCKS_A_SIDE = 25
MOST_STRENGTH = 4
SHIP_REACH = 3


class Crossing(NamedTuple):
    """One way out of a hex: where it leads, over which hexside, and what that hexside asks."""

    to: int
    side: int
    limit: int
    stops: bool
    waters: int


class Voyage(NamedTuple):
    """A way of a warship inside the map, to a port: the hexes between, and the hexsides crossed."""

    to: int
    via: int
    between: tuple[int, ...]
    first_side: int
    last_side: int
    length: int
    name: str
    forced_name: str


def _tuple_of(size: int, values: Mapping[int, int], default: int) -> tuple[int, ...]:
    return tuple(values.get(index, default) for index in range(size))


class Board:
    """Places and blocks as numbers, with everything that never changes worked out in advance.

    Places are the hexes in the order of the map file, then the Atlantic, the two ports of the West Indies, and
    the places off the map: the pool of each side, the French who have not entered, and the prisoners.
    """

    def __init__(self, facts: Facts, scenario: str) -> None:
        self.map = facts.load("map", MapFacts)
        self._place_all()
        self._lay_towns()
        self._lay_hexsides()
        self._lay_sea()
        self._lay_blocks(facts.load("blocks", BlocksFile))
        self._lay_cards(facts.load("cards", CardsFile))
        self.scenario = facts.load("scenarios", dict[str, ScenarioFacts])[scenario]
        self._lay_set_up(scenario, facts.load("set_up", dict[str, dict[str, SetUpFacts]])[scenario])

    # Places

    def _place_all(self) -> None:
        hexes, boxes = list(self.map.hexes), list(self.map.boxes)
        if [self.map.boxes[box].kind for box in boxes] != ["atlantic", "west_indies", "west_indies"]:
            raise misfit("map", "boxes", "boxes")
        self.hex_count = len(hexes)
        self.atlantic, first_port, second_port = range(self.hex_count, self.hex_count + 3)
        self.west_indies = (first_port, second_port)
        self.place_count = self.hex_count + 3
        self.pool = self.place_count
        self.french_pool = self.pool + 1
        self.prison = self.pool + 2
        self.place_names = (*hexes, *boxes, "pool", "french-pool", "prisoners")
        self.place_index = {name: index for index, name in enumerate(self.place_names)}
        zones = {"north": NORTH, "south": SOUTH, None: FAIR}
        hex_zones = [zones[facts.zone] for facts in self.map.hexes.values()]
        self.zone = (*hex_zones, *(zones[facts.zone] for facts in self.map.boxes.values()))

    def other_west_indies(self, place: int) -> int:
        """The other port of the West Indies."""
        first, second = self.west_indies
        return second if place == first else first

    def _lay_towns(self) -> None:
        owner, value = {}, {}
        red, villages, ports = set(), set(), set()
        for name, town in self.map.towns.items():
            place = self._place(town.hex, f"towns.{name}.hex")
            if place in owner:
                raise misfit("map", f"towns.{name}.hex", "two-towns", hex=town.hex)
            owner[place] = AMERICAN if town.colour == "blue" else BRITISH
            value[place] = town.value
            if town.colour == "red":
                red.add(place)
            if town.colour == "orange":
                villages.add(place)
            if town.port:
                ports.add(place)
        for name, box in self.map.boxes.items():
            if box.side is not None:
                place = self.place_index[name]
                owner[place] = SIDES.index(box.side)
                value[place] = box.value
                ports.add(place)
        size = self.place_count
        self.town_owner = _tuple_of(size, owner, NOBODY)
        self.value = _tuple_of(size, value, 0)
        self.red = tuple(place in red for place in range(size))
        self.village = tuple(place in villages for place in range(size))
        self.port = tuple(place in ports for place in range(size))
        self.towns = tuple(place for place in range(size) if owner.get(place, NOBODY) != NOBODY)
        self.supply_cities = tuple(place for place in self.towns if self.value[place])
        self.ports = tuple(place for place in self.towns if self.port[place])

    def _place(self, name: str, key: str, file: str = "map") -> int:
        place = self.place_index.get(name)
        if place is None or place >= self.place_count:
            raise misfit(
                file, key, "unknown-name", name=name, names=nearest(name, self.place_names[: self.place_count])
            )
        return place

    # Hexsides

    def _lay_hexsides(self) -> None:
        waters = {name: 1 << bit for bit, name in enumerate(self.map.waters)}
        by_land: list[list[Crossing]] = [[] for _ in range(self.hex_count)]
        by_ship: list[list[tuple[int, int]]] = [[] for _ in range(self.hex_count)]
        forest = [0] * self.place_count
        ends = []
        for side, (name, facts) in enumerate(self.map.hexsides.items()):
            a, b = self._ends(name)
            ends.append((a, b))
            mask = sum(waters[self._water(water, name)] for water in facts.waters)
            if facts.terrain == "forest":
                forest[a] += 1
                forest[b] += 1
            if facts.land:
                wet = mask != 0 and facts.terrain != "clear"
                limit = LIMIT_WITH_WATER if wet else LIMITS[facts.terrain]
                stops = facts.terrain != "clear" and not wet
                by_land[a].append(Crossing(b, side, limit, stops, mask))
                by_land[b].append(Crossing(a, side, limit, stops, mask))
            if facts.naval:
                by_ship[a].append((b, side))
                by_ship[b].append((a, side))
        self.side_names = tuple(self.map.hexsides)
        self.side_ends = tuple(ends)
        self.crossings = tuple(map(tuple, by_land))
        self.crossing = tuple({crossing.to: crossing for crossing in ways} for ways in by_land)
        self.sea_ways = tuple(map(tuple, by_ship))
        self.wilderness = tuple(count >= WILDERNESS_FOREST_SIDES for count in forest)

    def _ends(self, name: str) -> tuple[int, int]:
        first, _, second = name.partition("-")
        a, b = self._place(first, f"hexsides.{name}"), self._place(second, f"hexsides.{name}")
        one, two = self.map.hexes[first], self.map.hexes[second]
        apart = (one.q - two.q, one.r - two.r)
        if apart not in {(0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1)}:
            raise misfit("map", f"hexsides.{name}", "apart")
        return a, b

    def _water(self, water: str, name: str) -> str:
        if water not in self.map.waters:
            known = nearest(water, self.map.waters)
            raise misfit("map", f"hexsides.{name}.waters", "unknown-name", name=water, names=known)
        return water

    def side_other_end(self, side: int, place: int) -> int:
        """The hex on the far side of a hexside."""
        a, b = self.side_ends[side]
        return b if place == a else a

    # The sea

    def _lay_sea(self) -> None:
        size = self.place_count
        guard = {}
        for name, facts in self.map.chokepoints.items():
            keeper = self._place(self.map.towns[name].hex, f"chokepoints.{name}")
            for port in facts.ports:
                guard[self._place(self.map.towns[port].hex, f"chokepoints.{name}")] = keeper
        self.guarded_by = _tuple_of(size, guard, NOBODY)
        self.voyages = tuple(self._voyages_from(start) for start in range(self.hex_count))
        near = []
        for place in range(self.hex_count):
            around = {way.to for way in self.crossings[place]} | {to for to, _ in self.sea_ways[place]}
            near.append(tuple(port for port in self.ports if port == place or port in around))
        self.ports_near = (*near, (), *((port,) for port in self.west_indies))

    def _voyages_from(self, start: int) -> tuple[Voyage, ...]:
        """The shortest way to each port by each hexside out and in, up to the reach of a forced march."""
        if not self.port[start]:
            return ()
        open_sea = {self.place_index[name] for name, facts in self.map.hexes.items() if facts.kind == "sea"}
        found: dict[tuple[int, int, int, tuple[int, ...]], Voyage] = {}
        frontier: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((start,), ())]
        for length in range(1, SHIP_REACH + 1):
            onward = []
            for hexes, sides in frontier:
                for to, side in self.sea_ways[hexes[-1]]:
                    if to in hexes:
                        continue
                    path, crossed = (*hexes, to), (*sides, side)
                    onward.append((path, crossed))
                    if not self.port[to]:
                        continue
                    between = tuple(sorted(place for place in path[1:-1] if place not in open_sea))
                    name = f"{self.place_names[to]}:{self.place_names[path[-2]]}"
                    voyage = Voyage(to, path[-2], between, crossed[0], side, length, f"sail:{name}", f"press:{name}")
                    found.setdefault((to, crossed[0], side, between), voyage)
            frontier = onward
        return tuple(found.values())

    # Blocks

    def _lay_blocks(self, file: BlocksFile) -> None:
        facts = list(file.blocks.values())
        for side in SIDES:
            count = sum(block.side == side for block in facts)
            if count != BLOCKS_A_SIDE:
                raise misfit("blocks", "blocks", "count", of=side, there=count, expected=BLOCKS_A_SIDE)
        for name, block in file.blocks.items():
            if block.type not in file.types:
                known = nearest(block.type, file.types)
                raise misfit("blocks", f"blocks.{name}.type", "unknown-name", name=block.type, names=known)
            if not 1 <= block.max <= MOST_STRENGTH:
                key = f"blocks.{name}.max"
                raise misfit("blocks", key, "range", value=block.max, least=1, most=MOST_STRENGTH)
        types = [file.types[block.type] for block in facts]
        self.block_facts = tuple(facts)
        self.block_names = tuple(file.blocks)
        self.block_index = {name: index for index, name in enumerate(self.block_names)}
        self.block_side = tuple(SIDES.index(block.side) for block in facts)
        self.block_type = tuple(block.type for block in facts)
        self.printed: tuple[dict[str, str | int], ...] = tuple(
            {"type": b.type, "nation": b.nation, "combat": t.combat, "move": t.move, "max": b.max}
            for b, t in zip(facts, types, strict=True)
        )
        everyone = range(len(facts))
        self.side_blocks = tuple(
            tuple(b for b in everyone if self.block_side[b] == side) for side in (AMERICAN, BRITISH)
        )
        self.nation = tuple(block.nation for block in facts)
        self.max_strength = tuple(block.max for block in facts)
        self.move = tuple(kind.move for kind in types)
        self.combat_class = tuple("ABC".index(kind.combat[0]) for kind in types)
        self.fire = tuple(int(kind.combat[1:]) for kind in types)
        self.is_ship = tuple(kind.category == "warship" for kind in types)
        self.is_indian = tuple(kind.category == "indian" for kind in types)
        self.is_leader = tuple(kind.category == "leader" for kind in types)
        self.is_dragoon = tuple(kind.category == "dragoon" for kind in types)
        self.is_french = tuple(block.nation == "french" for block in facts)
        self.is_loyalist = tuple(block.nation == "loyalist" for block in facts)
        self.is_militia = tuple(block.type in ("militia_foot", "militia_dragoon") for block in facts)
        self.goes_by_sea = tuple(block.nation not in ("american", "indian") for block in facts)
        self.home = tuple(self._place(self.map.towns[b.village].hex, b.name) if b.village else NOBODY for b in facts)
        self.indians = tuple(b for b in everyone if self.is_indian[b])

    # Cards and set-up

    def _lay_cards(self, file: CardsFile) -> None:
        self.card_names = tuple(file.cards)
        self.card_index = {name: index for index, name in enumerate(self.card_names)}
        self.card_actions = tuple(card.actions for card in file.cards.values())
        self.card_steps = tuple(card.steps for card in file.cards.values())
        self.card_counts = tuple(card.count for card in file.cards.values())

    def _lay_set_up(self, scenario: str, set_up: Mapping[str, SetUpFacts]) -> None:
        places = []
        for name, start in set_up.items():
            block = self.block_index.get(name)
            if block is None:
                raise misfit(
                    "set_up", f"{scenario}.{name}", "unknown-name", name=name, names=nearest(name, self.block_names)
                )
            most = self.max_strength[block]
            if not 1 <= start.strength <= most:
                raise misfit("set_up", f"{scenario}.{name}.strength", "range", value=start.strength, least=1, most=most)
            places.append((block, self.town(start.at, f"{scenario}.{name}.at"), start.strength))
        self.set_up: Sequence[tuple[int, int, int]] = tuple(places)

    def town(self, name: str, key: str = "") -> int:
        """The place of a town, or a box, by its name; the key says where in the set-up it stands."""
        town = self.map.towns.get(name)
        return self._place(town.hex if town else name, key, "set_up")
