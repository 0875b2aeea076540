### Sustantivos: Facciones, casillas, fichas, Líderes, niveles, casillas de almacenamiento, Órdenes y Actividades Especiales.

## Facciones y bandos

n-british = Británicos
    .el = los Británicos
n-patriots = Patriotas
    .el = los Patriotas
n-indians = Indios
    .el = los Indios
n-french = Franceses
    .el = los Franceses
n-royalists = Realistas
    .el = los Realistas
n-rebellion = Rebelión
    .el = la Rebelión
n-uncontrolled = nadie

## Casillas

n-quebec_city = Quebec Ciudad
n-boston = Boston
n-new_york_city = New York Ciudad
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
n-west_indies = las Indias Occidentales
n-city = Ciudad
n-city-s = Ciudades
n-colony = Colonia
n-colony-s = Colonias
n-reserve = Provincia de Reserva India
n-reserve-s = Provincias de Reserva India
n-box = casilla de almacenamiento

## Casillas de almacenamiento

n-available = Disponibles
n-unavailable = No Disponibles
n-casualties = Bajas

## Fichas y marcadores

n-british_regular = Regular británico
n-british_regular-s = Regulares británicos
n-tory = Tory
n-tory-s = Tories
n-british_fort = Fuerte británico
n-british_fort-s = Fuertes británicos
n-continental = Continental
n-continental-s = Continentales
n-militia = Milicia
    .g = f
n-militia-s = Milicias
n-militia_underground = Milicia Oculta
    .g = f
n-militia_underground-s = Milicias Ocultas
n-militia_active = Milicia Activa
    .g = f
n-militia_active-s = Milicias Activas
n-patriot_fort = Fuerte patriota
n-patriot_fort-s = Fuertes patriotas
n-french_regular = Regular francés
n-french_regular-s = Regulares franceses
n-war_party = Partida de Guerra
    .g = f
n-war_party-s = Partidas de Guerra
n-war_party_underground = Partida de Guerra Oculta
    .g = f
n-war_party_underground-s = Partidas de Guerra Ocultas
n-war_party_active = Partida de Guerra Activa
    .g = f
n-war_party_active-s = Partidas de Guerra Activas
n-village = Poblado
n-village-s = Poblados
n-fort = Fuerte
n-fort-s = Fuertes
n-squadron = Escuadrón
n-squadron-s = Escuadrones
n-blockade = Bloqueo
n-blockade-s = Bloqueos
n-propaganda = Propaganda
n-propaganda-s = Propagandas
n-raid = Incursión
n-raid-s = Incursiones
n-leader = Líder
n-leader-s = Líderes
n-resource = Recurso
n-resource-s = Recursos
n-cbc = Bajas Acumulativas Británicas
n-crc = Bajas Acumulativas de la Rebelión
n-fni = Intervención Naval Francesa

## Líderes

n-washington = Washington
n-rochambeau = Rochambeau
n-lauzun = Lauzun
n-gage = Gage
n-howe = Howe
n-clinton = Clinton
n-brant = Brant
n-cornplanter = Cornplanter
n-dragging_canoe = Dragging Canoe

## Niveles

n-active_support = Apoyo Activo
n-passive_support = Apoyo Pasivo
n-neutral = Neutral
n-passive_opposition = Oposición Pasiva
n-active_opposition = Oposición Activa

## Órdenes

n-muster = Concentración
n-garrison = Guarnición
n-march = Marcha
n-battle = Batalla
n-rally = Reagrupamiento
n-rabble_rousing = Agitación
n-gather = Reunión
n-scout = Exploración
n-agent_mobilization = Movilización de Agentes Franceses
n-hortalez = Roderigue Hortalez et Cie

## Actividades Especiales

n-common_cause = Causa Común
n-skirmish = Escaramuza
n-naval_pressure = Presión Naval
n-persuasion = Persuasión
n-partisans = Partisanos
n-trade = Comercio
n-war_path = Sendero de Guerra
n-plunder = Saqueo
n-preparer_la_guerre = Préparer la Guerre

## Cartas

n-event = Evento
n-unshaded = texto sin sombrear
n-shaded = texto sombreado
n-winter_quarters = Cuarteles de Invierno
n-brilliant_stroke = Golpe Brillante
