title = Prelude to Rebellion
s-1834 = Bajo Canadá, 1834–1837
    .about = Todo el conflicto, de las 92 Resoluciones a la víspera del alzamiento, en un máximo de siete turnos.
x-early_1834 = Principios de 1834, el ejemplo del reglamento
    .about = El turno que el reglamento juega de la primera carta a la última. Se ve paso a paso y se puede seguir jugando desde cualquier momento.

# Bandos
n-patriote = Patriota
    .el = el Patriota
n-loyal = Leal
    .el = el Leal
n-neutral = neutral

# Distritos
n-deux_montagnes = Deux-Montagnes
n-terrebonne = Terrebonne
n-lachenaie = Lachenaie
n-l_assomption = L'Assomption
n-berthier = Berthier
n-st_maurice = St-Maurice
n-vaudreuil = Vaudreuil
n-beauharnois = Beauharnois
n-laprairie = Laprairie
n-l_acadie = L'Acadie
n-chambly = Chambly
n-rouville = Rouville
n-vercheres = Verchères
n-st_hyacinthe = St-Hyacinthe
n-richelieu = Richelieu
n-yamaska = Yamaska
n-nicolet = Nicolet
n-missisquoi = Missisquoi
n-shefford = Shefford
n-drummond = Drummond
n-stanstead = Stanstead
n-sherbrooke = Sherbrooke
n-megantic = Mégantic
n-beauce = Beauce
n-montreal = Montréal
n-quebec = Québec

# Registros
n-rural_counties = Distritos Rurales
n-organizations = Organizaciones
n-external_influence = Influencia Exterior
n-victory_points = Puntos de Victoria (Leal +, Patriota −)
n-spirit_of_rebellion = Espíritu de Rebelión
n-urban_counties = Distritos Urbanos

# Turnos
n-early_1834 = Principios de 1834
n-late_1834 = Finales de 1834
n-year_1835 = 1835
n-year_1836 = 1836
n-early_1837 = Principios de 1837
n-fall_1837 = Otoño de 1837
n-winter_1837 = Invierno de 1837
n-winter-1837 = Invierno de 1837

# Mazos
n-deck_1834 = Mazo de 1834
n-deck_1835_36 = Mazo de 1835–36
n-deck_1837 = Mazo de 1837
n-deck_generic = Mazo Genérico
n-key_events = Eventos Clave

# Acciones Especiales
n-pulling_the_strings = Mover los hilos
n-strategic_realignment = Reajuste estratégico
n-non_issue = Asunto zanjado
n-looking_for_trouble = Buscar pelea
n-le_canadien = Le Canadien
n-partisan_media = Prensa partidista
n-our_moment = Nuestro momento
n-overwhelming_support = Apoyo abrumador
n-no_matter_the_cost = Cueste lo que cueste
n-various_angles = Varios frentes
special-pulling_the_strings-text = Tira un Dado de Puntuación a tu elección por cada Punto de Actividad gastado, uno tras otro.
special-strategic_realignment-text = Después de tu Ronda de Acción, cambia tu mano por la del jugador Patriota.
special-non_issue-text = Un Marcador de Puntuación vuelve a Inicio sin que puntúe su registro.
special-looking_for_trouble-text = Espíritu de Rebelión +1 por 4 puntos, +2 por 6 puntos.
special-le_canadien-text = Se ignora el Evento de la próxima carta contraria que juegues de tu mano.
special-partisan_media-text = La próxima carta de tu facción que juegues de tu mano da sus puntos y después su Evento.
special-our_moment-text = Gana 6 Puntos de Oportunidad.
special-overwhelming_support-text = Anota 1 PV por cada Distrito de Sesgo Patriota lleno de Cubos Patriotas.
special-no_matter_the_cost-text = No hay tirada de Temor a la Represalia la próxima vez que puntúen los Distritos Rurales.
special-various_angles-text = Cambia 1, 2 o 3 cartas de tu mano por cartas de la Reserva de Oportunidad que no sean Eventos Clave.

# Efectos duraderos
n-feast = cada Ronda «St-Jean-Baptiste» posterior
n-controller_scores = se cobra al final del Turno
n-mobilization_limit = hasta el final del Turno
n-meetings_forbidden = hasta el final del Turno
n-no_extra_cost = hasta el final de la partida
n-two_cubes_per_point = la próxima Ronda de Acción Patriota
n-session_next_round = la próxima Ronda de Acción

# Fases y finales
n-start-of-turn = Comienzo de Turno
n-action = Rondas de Acción
n-end-of-turn = Fin de Turno
n-final-scoring = Puntuación final
n-over = Fin de Partida
n-spirit-15 = estalla la rebelión
n-twenty-vp = 20 Puntos de Victoria
n-warrants = las órdenes de arresto
r-spirit-15 = El Espíritu de Rebelión llega a 15: estalla la rebelión.
r-twenty-vp = Un bando llega a 20 Puntos de Victoria.
r-winter-1837 = Acaba el Invierno de 1837.
r-warrants = Las órdenes de arresto empujan a los Patriotas a las armas.

# Preguntas
q-first-player = { $turn }: ¿quién es el Primer Jugador?
q-play = Juega una carta.
    .why = De tu mano, o de la Reserva de Oportunidad pagando Puntos de Oportunidad.
q-action = Gasta Puntos de Actividad ({ $points ->
        [one] queda 1
       *[other] quedan { $points }
    }).
    .why = La cifra de un Distrito es lo que cuesta tu próximo Cubo allí: ▲ te pone por delante, = iguala.
about-composure = El Espíritu de Rebelión no sube al final de este Turno. Una vez por Turno.
q-second-cube = { $card }: pon el segundo Cubo Rural de este punto.
q-organization-points = ¿Cuántos puntos dedicas a la Organización en { $district }?
    .why = Son el bono del Chequeo de Movilización.
q-volunteer-points = ¿Cuántos puntos dedicas al Cuerpo de Voluntarios en { $district }?
    .why = Son el bono del Chequeo de Movilización.
q-affiliation = ¿A qué ciudad se afilia la Organización de { $district }?
q-pull-string = Mover los hilos: ¿qué Dado de Puntuación tiras? ({ $left ->
        [one] queda 1
       *[other] quedan { $left }
    })
q-non-issue = Asunto zanjado: ¿qué Marcador de Puntuación vuelve a Inicio?
q-exchange-give = Varios frentes: ¿qué carta das a la Reserva de Oportunidad?
q-exchange-take = Varios frentes: ¿qué carta tomas de la Reserva de Oportunidad?
q-reprisal = Temor a la Represalia: ¿de qué Distrito se retira un Cubo Patriota? ({ $left ->
        [one] queda 1
       *[other] quedan { $left }
    })
q-score-die = { $card }: elige el Dado de Puntuación.
q-raise-target = Chequeo de Movilización en { $district }: sale { $roll } y el objetivo es { $target }. ¿Pagas { $cost ->
        [one] 1 Punto de Oportunidad
       *[other] { $cost } Puntos de Oportunidad
    } para tener éxito?
q-random-county = La tirada te deja elegir: ¿qué Distrito?
q-add = { $card }: ¿en qué Distrito se añaden Cubos? ({ $left ->
        [one] falta 1
       *[other] faltan { $left }
    })
q-add-up-to = { $card }: ¿cuántos Cubos añades en { $district }?
q-remove = { $card }: ¿de qué Distrito se retiran Cubos? ({ $left ->
        [one] falta 1
       *[other] faltan { $left }
    })
q-remove-up-to = { $card }: ¿cuántos Cubos del oponente retiras en { $district }?
q-remove-leader = { $card }: ¿en qué Distrito pierde un Cubo el bando que va por delante? ({ $left ->
        [one] falta 1
       *[other] faltan { $left }
    })
q-remove-tied = Empate en { $district }: ¿qué bando pierde un Cubo?
q-match = { $card }: ¿en qué Distrito igualas a tu oponente? ({ $left ->
        [one] falta 1
       *[other] faltan { $left }
    })
q-pick = { $card }: elige el Distrito.
q-check = { $card }: ¿en qué Distrito se hace el Chequeo de Movilización? ({ $left ->
        [one] falta 1
       *[other] faltan { $left }
    })
q-mobilize-in = { $card }: ¿en qué Distrito movilizas? ({ $left ->
        [one] falta 1
       *[other] faltan { $left }
    })
q-mobilize-here = ¿Pones un Cubo en { $district }? ({ $points ->
        [one] Queda 1 punto.
       *[other] Quedan { $points } puntos.
    })
q-organize = { $card }: ¿dónde intentas crear una Organización?
q-choose-one = { $card }: elige una de las opciones.
q-announce = { $card }: ¿cuántos líderes presiden?
q-score-track = { $card }: ¿qué registro puntúa?
q-score-marker = { $card }: ¿qué Marcador de Puntuación retrocede?
q-contest = { $card }: ¿cuántos Puntos de Oportunidad gastas? (Gastados en tu contra: { $against })

# Opciones
o-play-event = Evento: { $a }
o-play-points = Puntos de Actividad: { $a }
o-play-both = Puntos y después Evento: { $a }
o-play-buy = Comprar de la Reserva: { $a }
o-action-mobilize = Movilizar en { $a }
o-action-organize = Organización en { $a }
o-action-recruit = Cuerpo de Voluntarios en { $a }
o-action-composure = Llamada al Sosiego
o-action-special = { $a } ({ $b ->
        [one] 1 punto
       *[other] { $b } puntos
    })
o-raise-target-fail = Aceptar el fracaso
o-raise-target-spend = Pagar y tener éxito
o-choose-one-activity_points = Usar Puntos de Actividad
o-choose-one-opportunity_points = Ganar Puntos de Oportunidad
o-choose-one-end_the_game = Terminar la partida
o-choose-one-decline = Seguir jugando
o-choose-one-raise_spirit = Subir el Espíritu de Rebelión

# Azar
d-pool-card = Roba una carta del { $deck } para la Reserva de Oportunidad.
d-draw = Roba una carta del { $deck } para el { $seat }.
d-check-die = Tira un dado por el Chequeo de Movilización del { $seat } en { $district } (objetivo { $target }).
d-score-die = Tira el Dado de Puntuación: { $die }.
d-reprisal-die = Tira un dado por el Temor a la Represalia.
d-green-die = Tira el dado verde: fila de la tabla de Distritos al azar.
d-red-die = Tira el dado rojo: columna de la tabla de Distritos al azar.
d-volunteer-die = Tira un dado por el Cuerpo de Voluntarios: con 4 o más sube el Espíritu de Rebelión.
d-event-die = { $card }: tira un dado por el { $seat }.

# Crónica
l-round = Ronda de Acción { $count }.
l-turn = Turno: { $turn }.
l-pool-card = { $card_q } entra en la Reserva de Oportunidad.
l-drawn =
{ $count ->
        [one] El { $side } roba una carta.
       *[other] El { $side } roba { $count } cartas.
    }
l-drew = Robas { $card_q }.
l-first-player = Primer Jugador: { $side }.
l-played-event = El { $side } juega { $card_q } por su Evento.
l-played-points = El { $side } juega { $card_q } por sus Puntos de Actividad.
l-played-both = El { $side } juega { $card_q } por sus puntos y su Evento (Prensa partidista).
l-played-buy = El { $side } compra { $card_q } de la Reserva de Oportunidad.
l-passed = El { $side } no tiene cartas y pasa.
l-skipped = El { $side } se salta esta Ronda de Acción.
l-will-skip = El { $side } se saltará su próxima Ronda de Acción.
l-activity-points = El { $side } tiene { $count ->
        [one] 1 Punto de Actividad
       *[other] { $count } Puntos de Actividad
    }.
l-event = El { $side } resuelve { $card_q }.
l-event-unmet = No se cumple el requisito de { $card_q }.
l-event-ignored = Se ignora el Evento de { $card_q } (Le Canadien).
l-to-pool = { $card_q } va a la Reserva de Oportunidad.
l-discarded = { $card_q } sale de la Reserva de Oportunidad.
l-deck-over = Se descartan las manos y la Reserva de Oportunidad.
l-added = { $district }: { $count ->
        [one] 1 Cubo más
       *[other] { $count } Cubos más
    } del { $side }.
l-removed = { $district }: { $count ->
        [one] 1 Cubo menos
       *[other] { $count } Cubos menos
    } del { $side }.
l-mobilized = El { $side } moviliza en { $district } ({ $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    }).
l-check = Chequeo de Movilización del { $side } en { $district }: { $roll } contra { $target }.
l-target-raised = El { $side } paga { $count ->
        [one] 1 Punto de Oportunidad
       *[other] { $count } Puntos de Oportunidad
    } para subir el objetivo.
l-check-succeeded = El chequeo del { $side } en { $district } es un éxito.
l-check-failed = El chequeo del { $side } en { $district } es un fracaso.
l-organization = El { $side } tiene una Organización en { $district }.
l-volunteers = Se forma un Cuerpo de Voluntarios en { $district }.
l-composure = El Patriota hace una Llamada al Sosiego.
l-composed = La Llamada al Sosiego surte efecto: el Espíritu de Rebelión no sube.
l-special = El { $side } usa { $action_q } ({ $cost ->
        [one] 1 punto
       *[other] { $cost } puntos
    }).
l-special-granted = { $action_q } queda pendiente para el { $side }.
l-hands-swapped = Se intercambian las manos.
l-track-reset = El Marcador de Puntuación de { $track } vuelve a Inicio.
l-exchanged = El { $side } da { $given_q } a la Reserva y toma { $taken_q }.
l-score-die = Dado de Puntuación ({ $die }): el Marcador de { $track } avanza a { $count }.
l-score-marker = El Marcador de Puntuación de { $track } retrocede a { $count }.
l-track-scores = Se puntúa el registro de { $track }.
l-scored = El { $side } anota { $count } PV.
l-reprisal = Temor a la Represalia: { $die }, modificador { $modifier }, resultado { $total }.
l-no-reprisal = Cueste lo que cueste: no se tira por Temor a la Represalia.
l-spirit = El Espíritu de Rebelión está en { $count }.
l-war-readiness = Predisposición a la Guerra: +{ $count } PV ({ $side }).
l-war-readiness-paid = Se paga la Predisposición a la Guerra: Patriota { $patriote }, Leal { $loyal }.
l-advantage = { $track }: la ventaja se mueve { $count ->
        [one] 1 casilla
       *[other] { $count } casillas
    } hacia el lado { $side }.
l-opportunity-gained = El { $side } gana { $count ->
        [one] 1 Punto de Oportunidad
       *[other] { $count } Puntos de Oportunidad
    }.
l-opportunity-lost = El { $side } pierde { $count ->
        [one] 1 Punto de Oportunidad
       *[other] { $count } Puntos de Oportunidad
    }.
l-contest = El { $side } gasta { $count ->
        [one] 1 Punto de Oportunidad
       *[other] { $count } Puntos de Oportunidad
    }.
l-announced = El { $side } anuncia { $count ->
        [one] 1 líder
       *[other] { $count } líderes
    }.
l-event-die = { $card }: { $die }, modificador { $modifier }, resultado { $total }.
l-duel = Duelo: Patriota { $patriote }, Leal { $loyal }.
l-county-drawn = Distrito al azar: { $district }.
l-county-rolled-again = { $district } ya había salido; se repite la tirada.
l-session-ends = Acaba la Sesión Parlamentaria.
l-lasting = { $card_q } sigue vigente.
l-lasting-ends = { $card_q } deja de estar vigente.
l-feast = St-Jean-Baptiste: { $card }.
l-game-ends = Acaba la partida: { $ending }.

dice-brought = { $who }: Chequeos de Movilización superados con los dados, { $hits }; lo esperado, { $expected }.
