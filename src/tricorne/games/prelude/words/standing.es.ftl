# Cómo se gana y cómo está la partida. Las partes de la línea van una detrás de otra.
win-points-even = Los Puntos de Victoria están igualados, y el empate es del Leal; con { $limit } se gana en el acto.
win-points-ahead = Llevas { $lead ->
    [one] un Punto
   *[other] { $lead } Puntos
} de Victoria de ventaja; con { $limit } se gana en el acto.
win-points-behind = Vas { $lead ->
    [one] un Punto
   *[other] { $lead } Puntos
} de Victoria por detrás; con { $limit } se gana en el acto.
win-points-leads = El { $side } lleva { $lead ->
    [one] un Punto
   *[other] { $lead } Puntos
} de Victoria de ventaja; con { $limit } se gana en el acto.
win-paid-even = Con todos los registros pagados, habría empate.
win-paid-ahead = Con todos los registros pagados, llevarías { $lead } de ventaja.
win-paid-behind = Con todos los registros pagados, irías { $lead } por detrás.
win-paid-leads = Con todos los registros pagados, el { $side } llevaría { $lead } de ventaja.
win-next = El próximo en pagar: { $track }, a { $pushes ->
    [one] un empujón
   *[other] { $pushes } empujones
}, { $value } al { $side }.
win-next-nobody = El próximo en pagar: { $track }, a { $pushes ->
    [one] un empujón
   *[other] { $pushes } empujones
}; tal como está, a nadie.
win-spirit = Espíritu de Rebelión: { $spirit } de { $end }; al llegar acaba la partida y la Predisposición a la Guerra paga { $loyal } al Leal y { $patriote } al Patriota.

# Donde más cambia un paso
near-track = { $track }: { $value } al { $side }, a { $pushes ->
    [one] un empujón
   *[other] { $pushes } empujones
}.
near-track-nobody = { $track }: igualado, a { $pushes ->
    [one] un empujón
   *[other] { $pushes } empujones
}.

# El Turno
stage-start-of-turn = Cartas nuevas
stage-action = Rondas de Acción
stage-end-of-turn = Fin del Turno

# Qué ha cambiado en un turno
turn-victory_points = { $count ->
    [one] Un Punto de Victoria
   *[other] { $count } Puntos de Victoria
} { $way ->
    [1] para el Leal
   *[other] para el Patriota
}.
turn-spirit_of_rebellion = Espíritu de Rebelión { $before } → { $after }.
turn-rural_counties = Distritos Rurales: { $count ->
    [one] una casilla
   *[other] { $count } casillas
} { $way ->
    [1] hacia el Leal
   *[other] hacia el Patriota
}.
turn-organizations = Organizaciones: { $count ->
    [one] una casilla
   *[other] { $count } casillas
} { $way ->
    [1] hacia el Leal
   *[other] hacia el Patriota
}.
turn-external_influence = Influencia Exterior: { $count ->
    [one] una casilla
   *[other] { $count } casillas
} { $way ->
    [1] hacia el Leal
   *[other] hacia el Patriota
}.
turn-urban_counties = Distritos Urbanos: { $count ->
    [one] una casilla
   *[other] { $count } casillas
} { $way ->
    [1] hacia el Leal
   *[other] hacia el Patriota
}.
