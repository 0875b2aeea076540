### Nouns: Factions, spaces, pieces, leaders, levels, boxes, Commands and Special Activities.

## Factions and sides

n-british = British
n-patriots = Patriots
n-indians = Indians
n-french = French
n-royalists = Royalists
n-rebellion = Rebellion
n-uncontrolled = nobody

## Spaces

n-quebec_city = Quebec City
n-boston = Boston
n-new_york_city = New York City
n-philadelphia = Philadelphia
n-norfolk = Norfolk
n-charles_town = Charles Town
n-savannah = Savannah
n-new_hampshire = New Hampshire
n-massachusetts = Massachusetts
n-connecticut_rhode_island = Connecticut-Rhode Island
n-new_york = New York
n-new_jersey = New Jersey
n-pennsylvania = Pennsylvania
n-maryland_delaware = Maryland-Delaware
n-virginia = Virginia
n-north_carolina = North Carolina
n-south_carolina = South Carolina
n-georgia = Georgia
n-quebec = Quebec
n-northwest = Northwest
n-southwest = Southwest
n-florida = Florida
n-west_indies = West Indies
n-city = City
n-city-s = Cities
n-colony = Colony
n-colony-s = Colonies
n-reserve = Indian Reserve Province
n-reserve-s = Indian Reserve Provinces
n-box = box

## Boxes

n-available = Available
n-unavailable = Unavailable
n-casualties = Casualties

## Pieces and markers

n-british_regular = British Regular
n-british_regular-s = British Regulars
n-tory = Tory
n-tory-s = Tories
n-british_fort = British Fort
n-british_fort-s = British Forts
n-continental = Continental
n-continental-s = Continentals
n-militia = Militia
n-militia-s = Militia
n-militia_underground = Underground Militia
n-militia_underground-s = Underground Militia
n-militia_active = Active Militia
n-militia_active-s = Active Militia
n-patriot_fort = Patriot Fort
n-patriot_fort-s = Patriot Forts
n-french_regular = French Regular
n-french_regular-s = French Regulars
n-war_party = War Party
n-war_party-s = War Parties
n-war_party_underground = Underground War Party
n-war_party_underground-s = Underground War Parties
n-war_party_active = Active War Party
n-war_party_active-s = Active War Parties
n-village = Village
n-village-s = Villages
n-fort = Fort
n-fort-s = Forts
n-squadron = Squadron
n-squadron-s = Squadrons
n-blockade = Blockade
n-blockade-s = Blockades
n-propaganda = Propaganda
n-propaganda-s = Propaganda
n-raid = Raid
n-raid-s = Raids
n-leader = Leader
n-leader-s = Leaders
n-resource = Resource
n-resource-s = Resources
n-cbc = Cumulative British Casualties
n-crc = Cumulative Rebellion Casualties
n-fni = French Naval Intervention

## Leaders

n-washington = Washington
n-rochambeau = Rochambeau
n-lauzun = Lauzun
n-gage = Gage
n-howe = Howe
n-clinton = Clinton
n-brant = Brant
n-cornplanter = Cornplanter
n-dragging_canoe = Dragging Canoe

## Levels

n-active_support = Active Support
n-passive_support = Passive Support
n-neutral = Neutral
n-passive_opposition = Passive Opposition
n-active_opposition = Active Opposition

## Commands

n-muster = Muster
n-garrison = Garrison
n-march = March
n-battle = Battle
n-rally = Rally
n-rabble_rousing = Rabble-Rousing
n-gather = Gather
n-scout = Scout
n-agent_mobilization = French Agent Mobilization
n-hortalez = Roderigue Hortalez et Cie

## Special Activities

n-common_cause = Common Cause
n-skirmish = Skirmish
n-naval_pressure = Naval Pressure
n-persuasion = Persuasion
n-partisans = Partisans
n-trade = Trade
n-war_path = War Path
n-plunder = Plunder
n-preparer_la_guerre = Préparer la Guerre

## Cards

n-event = Event
n-unshaded = unshaded text
n-shaded = shaded text
n-winter_quarters = Winter Quarters
n-brilliant_stroke = Brilliant Stroke
