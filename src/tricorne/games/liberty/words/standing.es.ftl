# Cómo se gana la guerra y cómo está. Las partes de la línea van una detrás de otra.
win-american = Puntos británicos: { $points }. Con { $win } ganan ellos; con menos de { $lose }, tú (hay que quitarles { $missing }).
win-american-below = Puntos británicos: { $points }. Que sigan por debajo de { $lose } hasta el invierno y has ganado.
win-american-at-limit = Puntos británicos: { $points }. Quítales { $missing } antes del invierno o se pierde la guerra.
win-american-years = { $years ->
    [0] Es el último año: aguanta y has ganado.
    [one] Después de este queda un año; si aguantas, has ganado.
   *[other] Después de este quedan { $years } años; si aguantas, has ganado.
}
win-british = Tus puntos: { $points }. Con { $win } ganas la guerra; con menos de { $lose }, la pierdes.
win-british-below = Tus puntos: { $points }. Toma { $missing } más antes del invierno o pierdes la guerra.
win-british-at-limit = Tus puntos: { $points }. Conserva { $win } hasta el invierno y ganas la guerra.
win-british-years = { $years ->
    [0] Es el último año.
    [one] Después de este queda un año, y el tiempo corre a favor de los Americanos.
   *[other] Después de este quedan { $years } años, y el tiempo corre a favor de los Americanos.
}
win-american-seen = Puntos británicos: { $points }. Los Americanos tienen que bajarlos a menos de { $lose }.
win-american-below-seen = Los Americanos ganan si los puntos británicos siguen por debajo de { $lose } hasta el invierno.
win-american-at-limit-seen = Los Americanos tienen que quitar { $missing } antes del invierno.
win-american-years-seen = { $years ->
    [0] Ganan si este año acaba sin victoria británica.
    [one] Ganan si después de este acaba otro año sin victoria británica.
   *[other] Ganan si después de este acaban { $years } años sin victoria británica.
}
win-british-seen = Los Británicos ganan con { $win } en un invierno.
win-british-below-seen = Puntos británicos: { $points }. Necesitan { $missing } más antes del invierno.
win-british-at-limit-seen = Puntos británicos: { $points }. Ganan si conservan { $win } hasta el invierno.
win-british-years-seen = { $years ->
    [0] Es su último año.
    [one] Después de este les queda un año.
   *[other] Después de este les quedan { $years } años.
}

# Ciudades que merecen la pena
near-open = { $place }: vale { $value } y no hay ningún bloque.
near-held = { $place }: vale { $value } y tiene { $blocks ->
    [one] un bloque
   *[other] { $blocks } bloques
}.

# El turno y el invierno
stage-cards = Cartas
stage-first = Mueve el primero
stage-second = Mueve el segundo
stage-battles = Batallas
stage-points = Puntos y Francia
stage-disband = Disolver
stage-hunger = Hambre
stage-exchange = Prisioneros
stage-new-year = Año nuevo

# Qué ha cambiado en un turno
turn-supply_points = Puntos británicos { $before } → { $after }.
turn-american_prisoners = Prisioneros americanos y franceses { $before } → { $after }.
turn-british_prisoners = Prisioneros británicos { $before } → { $after }.
