# Cómo se gana y cómo está la partida. Las partes de la línea van una detrás de otra.
win-points-even = Los Puntos de Victoria están igualados, y el empate es del Leal; con { $limit } se gana en el acto.
win-points-ahead = Llevas { $lead } Puntos de Victoria de ventaja; con { $limit } se gana en el acto.
win-points-behind = Vas { $lead } Puntos de Victoria por detrás; con { $limit } se gana en el acto.
win-points-leads = El { $side } lleva { $lead } Puntos de Victoria de ventaja; con { $limit } se gana en el acto.
win-paid-even = Si todos los registros pagaran ahora, habría empate.
win-paid-ahead = Si todos los registros pagaran ahora, llevarías { $lead } de ventaja.
win-paid-behind = Si todos los registros pagaran ahora, irías { $lead } por detrás.
win-paid-leads = Si todos los registros pagaran ahora, el { $side } llevaría { $lead } de ventaja.
win-next = El próximo en pagar: { $track }, a { $pushes ->
    [one] un empujón
   *[other] { $pushes } empujones
}, { $value } al { $side }.
win-next-nobody = El próximo en pagar: { $track }, a { $pushes ->
    [one] un empujón
   *[other] { $pushes } empujones
}; tal como está, a nadie.
win-spirit = El Espíritu de Rebelión está en { $spirit } de { $end }: ahí acaba la partida, y la Predisposición a la Guerra paga { $loyal } al Leal y { $patriote } al Patriota.

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
stage-start_of_turn = Cartas nuevas
stage-action = Rondas de Acción
stage-end_of_turn = Fin del Turno
