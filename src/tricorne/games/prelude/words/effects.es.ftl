# Lo que pueden hacer las cartas, cada paso como frase hecha de sus partes, y las palabras del vocabulario.
fx-entry = { $requirement ->
        [none] { "" }
       *[other] Requisito: { $requirement }.{ " " }
    }{ $effect }{ $when_unmet ->
        [none] { "" }
       *[other] { " " }Si no se cumple el requisito: [{ $when_unmet }]
    }

fx-where = { $choose ->
        [all] Todos los
        [X] X de los
       *[other] { $choose } de los
    } { $kind ->
        [rural] Distritos Rurales
        [urban] Distritos Urbanos
       *[any] Distritos
    }{ $bias ->
        [none] { "" }
       *[other] { " " }de Sesgo { $bias_name }
    }{ $among ->
        [none] { "" }
       *[other] { " " }(entre: { $among })
    }{ $exclude ->
        [none] { "" }
       *[other] { " " }(excepto: { $exclude })
    }{ $organization ->
        [none] { "" }
       *[other] { " " }con Organización (bando: { $organization_name })
    }{ $without_organization ->
        [none] { "" }
       *[other] { " " }sin Organización (bando: { $without_organization_name })
    }{ $cubes ->
        [none] { "" }
       *[other] { " " }({ $cubes_name })
    }{ $patriote_lead ->
        [none] { "" }
       *[other] { " " }({ $patriote_lead_name })
    }{ $both_present ->
        [yes] { " " }donde ambos bandos tienen Cubos
       *[no] { "" }
    }{ $most_loyal_bias ->
        [none] { "" }
       *[other] { " " }(máximo de Sesgo Leal: { $most_loyal_bias })
    }{ $by_name ->
        [none] { "" }
       *[other] { " " }(elige: { $by_name })
    }
fx-cubes = Cubos allí (bando: { $side_name }): de { $min } a { $max }
fx-patriote_lead = Ventaja Patriota allí: de { $min } a { $max }
fx-x = X vale { $base }, más 1 por cada { $per ->
        [one] punto gastado
       *[other] { $per } puntos gastados
    } de más, hasta { $most }

fx-if-parliamentary = El Parlamento está en sesión
fx-if-spirit_min = Espíritu de Rebelión: al menos { $n }
fx-advantage = { $track_name }: { $n } hacia el bando { $toward_name }.
fx-if-advantage = { $track_name }: favorece al bando { $side_name } en al menos { $min }
fx-if-turn_in = Es el Turno { $turns }
fx-if-urban_organization = Hay una Organización Urbana del bando { $side_name }
fx-if-both_urban_organizations = Existen las dos Organizaciones Urbanas del bando { $side_name }
fx-if-rural_organizations_min = Organizaciones Rurales del bando { $side_name }: al menos { $n }
fx-if-organization_in = Hay una Organización del bando { $side_name } en { $district_name }
fx-if-controls = El bando { $side_name } controla { $district_name }
fx-if-mv_min = Cubos del bando { $side_name } en { $district_name }: al menos { $n }
fx-if-drawn_kind = El Distrito sorteado es { $kind_name }
fx-if-x_min = X vale al menos { $n }

fx-add_cubes = Se añaden Cubos del bando { $side_name }, { $up_to ->
        [yes] hasta { $n }
       *[no] { $n }
    } en cada lugar: { $where_name }.
fx-remove_cubes = Se retiran Cubos del bando { $side_name }, { $up_to ->
        [yes] hasta { $n }
       *[no] { $n }
    } en cada lugar: { $where_name }.{ $each ->
        [none] { "" }
       *[other] { " " }Por cada uno: [{ $each }]
    }
fx-remove_from_leader = El bando que va por delante pierde Cubos, { $n } en cada lugar: { $where_name }.
fx-match_cubes = El bando { $side_name } añade Cubos hasta igualar al otro, con un máximo de { $cap }: { $where_name }.
fx-pick = Se elige para lo que sigue: { $where_name }.
fx-vp = PV para el bando { $side_name }: { $n }.
fx-opportunity = Puntos de Oportunidad para el bando { $side_name }: { $n }.
fx-spirit = Espíritu de Rebelión: { $n ->
        [0] no cambia.
       *[other] cambia en { $n }.
    }
fx-war_readiness = PV del bando { $side_name } que van a Predisposición a la Guerra: { $n }.
fx-check = El bando { $side_name } hace un Chequeo de Movilización con un bono de { $bonus }: { $where_name }.{ $success ->
        [none] { "" }
       *[other] { " " }Con éxito: [{ $success }]
    }{ $failure ->
        [none] { "" }
       *[other] { " " }Si falla: [{ $failure }]
    }
fx-checks = El bando { $side_name } hace Chequeos de Movilización con un bono de { $bonus }{ $one_by_one ->
        [yes] , de uno en uno
       *[no] { "" }
    }: { $where_name }.{ $success ->
        [none] { "" }
       *[other] { " " }Por cada éxito: [{ $success }]
    }{ $failure ->
        [none] { "" }
       *[other] { " " }Por cada fallo: [{ $failure }]
    }{ $all_succeed ->
        [none] { "" }
       *[other] { " " }Si todos tienen éxito: [{ $all_succeed }]
    }
fx-when = Si se cumple esto ({ $cond_name }): [{ $then }]{ $otherwise ->
        [none] { "" }
       *[other] { " " }Si no: [{ $otherwise }]
    }
fx-roll = El bando { $side_name } tira un dado y suma { $plus_name }. Con { $at_least } o más: [{ $success }] Si no: [{ $failure }]
fx-duel = Ambos bandos tiran; el que saca más anota PV: { $vp }.
fx-choose_one = Elige una opción { $by_name }: { $options_name }
fx-by_player = Si la juega el bando Patriota: [{ $patriote }] Si la juega el bando Leal: [{ $loyal }]
fx-activity_points = El bando { $side_name } usa en el acto Puntos de Actividad: { $n }.
fx-mobilize_in = El bando { $side_name } moviliza (puntos: { $points }): { $where_name }.
fx-organization_attempts = El bando { $side_name } intenta crear una Organización con un bono de { $bonus }; intentos: { $times }.
fx-create_organization = El bando { $side_name } crea allí una Organización.
fx-announce = Se anuncia un número X de { $least } a { $most } (anuncia: { $by_name }).
fx-set_x = X es { $value_name }.
fx-award_tracks = Los bandos favorecidos anotan los PV que marca cada registro: { $tracks }.
fx-score_track = Se elige un registro y se aplica su Secuencia de Puntuación (elige: { $by_name }).
fx-score_marker = El Marcador de Puntuación se mueve { $n }.
fx-random_county = Se sortean Distritos (veces: { $times }). Por cada uno: [{ $each }]
fx-contest = Los bandos { $first_name } y { $second_name } gastan Puntos de Oportunidad uno contra otro{ $x ->
        [none] { "" }
       *[other] { " " }({ $x_name })
    }. Si el primero gasta al menos lo mismo: [{ $first_at_least }]{ $otherwise ->
        [none] { "" }
       *[other] { " " }Si no: [{ $otherwise }]
    }
fx-grant_special = El bando { $side_name } usa sin coste: { $effects }.
fx-skip_next_round = El bando { $side_name } no juega la próxima Ronda.
fx-end_session = La sesión termina.
fx-end_game = La partida puede acabar en el acto.
fx-place_in_pool = Esta carta va a la Reserva de Oportunidad.
fx-lasting = Efecto duradero: { $kind_name }{ $where ->
        [none] { "" }
       *[other] , { $where_name }
    } (PV: { $vp }; Cubos: { $cubes }; Distritos: { $districts }; puntos: { $points }).

ws-op-add_cubes = Se añaden Cubos
ws-op-remove_cubes = Se retiran Cubos
ws-op-remove_from_leader = Quien va por delante pierde Cubos
ws-op-match_cubes = Se igualan los Cubos
ws-op-pick = Se elige un Distrito
ws-op-vp = PV
ws-op-opportunity = Puntos de Oportunidad
ws-op-spirit = Espíritu de Rebelión
ws-op-advantage = Una ventaja
ws-op-war_readiness = Predisposición a la Guerra
ws-op-check = Un Chequeo de Movilización
ws-op-checks = Varios Chequeos de Movilización
ws-op-when = Si… entonces
ws-op-roll = Se tira un dado
ws-op-duel = Tiran ambos
ws-op-choose_one = Una de varias cosas
ws-op-by_player = Según quién la juega
ws-op-activity_points = Puntos de Actividad
ws-op-mobilize_in = Movilizar
ws-op-organization_attempts = Intentos de Organización
ws-op-create_organization = Se crea una Organización
ws-op-announce = Se anuncia un número
ws-op-set_x = Se fija X
ws-op-award_tracks = Se premian registros
ws-op-score_track = Se puntúa un registro
ws-op-score_marker = Se mueve el Marcador de Puntuación
ws-op-random_county = Distritos al azar
ws-op-contest = Una puja de puntos
ws-op-grant_special = Una Acción Especial gratuita
ws-op-skip_next_round = Se pierde una Ronda
ws-op-end_session = Termina la sesión
ws-op-end_game = Termina la partida
ws-op-place_in_pool = A la Reserva de Oportunidad
ws-op-lasting = Un efecto duradero
ws-op-parliamentary = Parlamento en sesión
ws-op-spirit_min = Espíritu de Rebelión mínimo
ws-op-turn_in = En estos Turnos
ws-op-urban_organization = Una Organización Urbana
ws-op-both_urban_organizations = Las dos Organizaciones Urbanas
ws-op-rural_organizations_min = Mínimo de Organizaciones Rurales
ws-op-organization_in = Una Organización en un Distrito
ws-op-controls = Control de un Distrito
ws-op-mv_min = Mínimo de Cubos en un Distrito
ws-op-drawn_kind = La clase del Distrito sorteado
ws-op-x_min = Mínimo de X

ws-fx-self = que la juega
ws-fx-opponent = rival
ws-fx-there = allí
ws-fx-other_city = la otra ciudad
ws-fx-volunteer_corps = 1 por cada Cuerpo de Voluntarios
ws-fx-half_spirit = la mitad del Espíritu de Rebelión
ws-fx-feast = una fiesta
ws-fx-controller_scores = quien lo controla anota
ws-fx-mobilization_limit = se limita la movilización
ws-fx-meetings_forbidden = se prohíben las reuniones
ws-fx-no_extra_cost = sin coste adicional
ws-fx-two_cubes_per_point = dos Cubos por punto
ws-fx-session_next_round = sesión en la próxima Ronda
