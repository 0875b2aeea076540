## Cómo se gana y cómo está la partida. Las partes de la línea van una detrás de otra.

win-support = El Apoyo supera en { $lead } a la Oposición: { $need ->
    [0] suficiente
    [one] te falta { $need }
   *[other] te faltan { $need }
}.
win-opposition = La Oposición supera en { $lead } al Apoyo: { $need ->
    [0] suficiente
    [one] te falta { $need }
   *[other] te faltan { $need }
}.
win-even = Apoyo y Oposición están igualados: { $need ->
    [one] te falta { $need }
   *[other] te faltan { $need }
}.
win-support-only = El Apoyo supera en { $lead } a la Oposición.
win-opposition-only = La Oposición supera en { $lead } al Apoyo.
win-even-only = Apoyo y Oposición están igualados.
win-second-british = Bajas, Rebelión { $crc } contra Británicos { $cbc }: { $need ->
    [0] suficiente
    [one] te falta { $need }
   *[other] te faltan { $need }
}.
win-second-french = Bajas, Británicos { $cbc } contra Rebelión { $crc }: { $need ->
    [0] suficiente
    [one] te falta { $need }
   *[other] te faltan { $need }
}.
win-second-patriots = Fuertes { $forts } + 3 contra Poblados { $villages }: { $need ->
    [0] suficiente
    [one] te falta { $need }
   *[other] te faltan { $need }
}.
win-second-indians = Poblados { $villages } contra Fuertes { $forts } + 3: { $need ->
    [0] suficiente
    [one] te falta { $need }
   *[other] te faltan { $need }
}.
win-before-treaty = No puedes ganar antes del Tratado: Preparativos, { $preparations } de { $needed }.
win-faction = { $faction }: { $first } y { $second } en una comprobación, donde ambos deben pasar de 0; { $final } en el último invierno.
win-passing = Si llegara ya el invierno, ganarían: { $factions }.
win-final-three = { $left ->
    [1] El próximo invierno es el último y gana el mayor margen
   *[other] En el último invierno (quedan { $left }) gana el mayor margen
}: { $a } ({ $a_margin }), { $b } ({ $b_margin }), { $c } ({ $c_margin }).
win-final-four = { $left ->
    [1] El próximo invierno es el último y gana el mayor margen
   *[other] En el último invierno (quedan { $left }) gana el mayor margen
}: { $a } ({ $a_margin }), { $b } ({ $b_margin }), { $c } ({ $c_margin }), { $d } ({ $d_margin }).

## Donde más pesa un nivel

near-controlled = { $place }: un nivel vale { $points }, y tienes el Control.
near-step = { $place }: un nivel vale { $points }.

## La carta y el invierno

stage-first = 1ª Facción Elegible
stage-second = 2ª Facción Elegible
stage-next-card = Carta siguiente
stage-check = Comprobación de Victoria
stage-supply = Abastecimiento
stage-income = Recursos
stage-support = Apoyo
stage-redeploy = Redespliegue
stage-desertion = Deserción
stage-reset = Reinicio

## Qué ha cambiado en un turno

turn-support = Apoyo { $before } → { $after }.
turn-opposition = Oposición { $before } → { $after }.
turn-cbc = Bajas británicas { $before } → { $after }.
turn-crc = Bajas de la Rebelión { $before } → { $after }.
turn-forts = Fuertes patriotas { $before } → { $after }.
turn-villages = Poblados { $before } → { $after }.
