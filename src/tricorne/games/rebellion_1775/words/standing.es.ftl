# Cómo se gana y cómo está la partida, según lo que ve un bando. Las partes de la línea van una detrás de otra.
win-colonies = Gana quien tenga más colonias: americanos { $american }, británicos { $british }.
win-cities = Gana quien tenga más banderas: americanos { $american }, británicos { $british }.
win-even = Empate.
win-ahead = Llevas { $lead } de ventaja.
win-behind = Vas { $lead } por detrás.
win-leads = Con { $lead } de ventaja: { $side }.
win-rounds = { $left ->
    [0] Es la última ronda.
    [one] Después de esta queda una ronda.
   *[other] Después de esta quedan { $left } rondas.
}
win-truces = Acaba con la segunda Tregua de un bando (británicos, { $british } de 2; americanos, { $american } de 2).
win-truce-now = Un bando ha jugado sus dos Treguas: acaba con esta ronda.
win-truce-later = Un bando ha jugado sus dos Treguas: acaba con la ronda { $round }.

# Donde un paso iza una bandera
near-empty = { $flag }: marcha { $area_a }, donde no hay nadie.
near-natives = { $flag }: entra { $area_en } y los Nativos se te unen.
near-enemies = { $flag }: vence a { $number ->
    [one] una unidad
   *[other] { $number } unidades
} { $area_en }.
near-city-empty = Marcha { $area_a }, donde no hay nadie.
near-city-natives = Entra { $area_en } y los Nativos se te unen.
near-city-enemies = Vence a { $number ->
    [one] una unidad
   *[other] { $number } unidades
} { $area_en }.

# El turno
stage-reinforcements = Refuerzos
stage-movement = Movimiento
stage-battle = Batallas
stage-cards = Nuevas cartas

# Qué ha cambiado en un turno
turn-american = Banderas americanas { $before } → { $after }.
turn-british = Banderas británicas { $before } → { $after }.
