# Lo que habla a favor y en contra de una respuesta, tal como lo sopesa la heurística.
w-own-event = El Evento trabaja para ti.
w-their-event = Tu rival resuelve el Evento.
w-their-event-unmet = El requisito del Evento no se cumple: tu rival solo gana Puntos de Oportunidad.
w-activity-points = { $count ->
    [one] Da un Punto de Actividad.
   *[other] Da { $count } Puntos de Actividad.
}
w-costs-opportunity = { $count ->
    [one] Cuesta un Punto de Oportunidad.
   *[other] Cuesta { $count } Puntos de Oportunidad.
}
w-die-for-us = El Dado de Puntuación acerca registros que te favorecen.
w-die-against-us = El Dado de Puntuación acerca registros que favorecen a tu rival.
w-takes-county = Controlarías { $district_el }.
w-frees-county = Tu rival dejaría de controlar { $district_el }.
w-more-cubes = Te refuerza { $district_en }, sin cambiar el control.
w-check-chance = El chequeo { $district_en } sale bien con una probabilidad del { $chance } % si pones en él todos los puntos.
w-keeps-calm = El Espíritu de Rebelión no subiría.
w-points-lost = Los puntos que quedan se perderían.
w-track-for-us = Se acerca el pago de { $track }, y ahora te favorece.
w-track-against-us = Se acerca el pago de { $track }, y ahora favorece a tu rival.
w-goes-first = Quien va primero es el primero en comprar de la Reserva.
w-fewer-cubes = Debilita a tu rival { $district_en }, sin cambiar el control.
w-points-chance = Con { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}, el chequeo sale bien con una probabilidad aproximada del { $chance } %.
w-rescue-worth = El éxito vale { $count ->
    [one] el Punto de Oportunidad
   *[other] los { $count } Puntos de Oportunidad
}.
w-rescue-costly = El éxito no vale { $count ->
    [one] un Punto de Oportunidad
   *[other] { $count } Puntos de Oportunidad
}.
w-strong-there = { $count ->
    [0] No tienes Cubos
    [one] Tienes 1 Cubo
   *[other] Tienes { $count } Cubos
} { $district_en }.
w-own-cube-lost = Te cuesta un Cubo propio { $district_en }.
w-checks-enough = { $count ->
    [one] Un chequeo es lo que
   *[other] { $count } chequeos es lo que
} cabe esperar que salga bien.
w-checks-few = Es probable que salieran bien más chequeos.
w-checks-many = De tantos chequeos es probable que alguno salga mal, y cada fallo cuesta un Cubo.
w-draws-level = Igualas { $count ->
    [one] 1 Cubo
   *[other] { $count } Cubos
} { $district_en }.
w-sets-back-theirs = { $track } le habría pagado a tu rival, o a nadie.
w-sets-back-ours = { $track } te habría pagado a ti.
w-card-theirs = Es una carta de tu rival.
w-card-not-theirs = No es una carta de tu rival.
w-contest-more = Es más que lo de tu rival.
w-contest-open = De momento nadie ha gastado nada en tu contra.
w-contest-saves = Poner más costaría más de lo que vale.
w-points-now = Los Puntos de Actividad cuentan en el acto.
w-end-ahead = Si la partida acabara ahora, irías por delante.
w-end-behind = Si la partida acabara ahora, tu rival iría por delante.
w-check-theirs = { $count ->
    [0] Los Patriotas no tienen Cubos
    [one] Los Patriotas tienen 1 Cubo
   *[other] Los Patriotas tienen { $count } Cubos
} { $district_en }: cuantos menos, más difícil es el chequeo.
w-points-kept = Los Puntos de Oportunidad compran de la Reserva y salvan chequeos.
w-angrier-helps = Un Espíritu de Rebelión más alto te ayuda ahora.
w-angrier-harms = Un Espíritu de Rebelión más alto no te ayuda ahora.
w-track-even = { $track } no le pagaría ahora a nadie.
