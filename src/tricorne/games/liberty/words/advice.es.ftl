# Lo que habla a favor y en contra de una respuesta, tal como lo sopesa la heurística.
w-takes-town = Tomar { $place_el } no exige lucha{ $points ->
    [0] .
    [one] {""} y da un punto.
   *[other] {""} y da { $points } puntos.
}
w-attacks-town = El ataque { $place_a } sale bien con una probabilidad del { $chance } %, y { $points ->
    [one] está en juego un punto
   *[other] están en juego { $points } puntos
}.
w-attacks = El ataque { $place_a } sale bien con una probabilidad del { $chance } %.
w-near-towns = Desde { $place_el } quedan cerca ciudades enemigas.
w-guards-town = Protege { $place_el }{ $enemies ->
    [0] .
    [one] , junto a un bloque enemigo.
   *[other] , junto a { $enemies } bloques enemigos.
}
w-would-starve = El bloque no tendrá Suministro en invierno { $place_en }.
w-leaves-town = Deja { $place_el } al enemigo.
w-thins-guard = Deja { $place_el } con menos defensores.
w-goes-to-sea = Desde el mar tiene abiertos todos los puertos amigos.
w-replacement = Un bloque nuevo todavía sirve este año.
w-replacement-late = Queda poco año para un bloque nuevo.
w-nothing-to-move = Nadie más gana nada moviendo.
w-forced-march = Una marcha forzada puede costar un paso.
w-card-acts = { $count ->
    [one] La carta da una acción.
   *[other] La carta da { $count } acciones.
}
w-card-supplies = { $count ->
    [one] A un bloque debilitado le sirve el paso de Suministro.
   *[other] A los bloques debilitados les sirven { $count } pasos de Suministro.
}
w-battle-stands = La probabilidad de ganar la batalla es del { $chance } %.
w-flees-in-vain = Quien abandone ahora la batalla se quedará sin Suministro en invierno.
w-finds-food = Por aquí tendrá Suministro en invierno.
w-is-spent = El bloque está agotado y no defiende nada; en el Fondo puede volver con toda su fuerza.
w-goes-first = Quien va primero toma lo que está abierto antes de que el enemigo lo proteja.
w-goes-second = Quien va segundo ha visto las marchas del enemigo y puede responder a ellas.
w-steps-lost = { $count ->
    [one] Un paso que no se da se pierde.
   *[other] Los { $count } pasos que no se dan se pierden.
}
w-step-shoots = Cada uno de sus pasos es un dado{ $fire ->
    [one] {""} que solo acierta con 1.
   *[other] {""} que acierta de 1 a { $fire }.
}
w-has-steps = { $count ->
    [one] Le queda un solo paso.
   *[other] Tiene { $count } pasos.
}
w-is-leader = Es un líder y vale más que su fuego.
w-first-away = Por cada lado de hex pasan pocos bloques, así que quien sale primero escapa con más seguridad.
w-main-way = Por aquí ha llegado la mayor parte de tu fuerza.
w-minor-way = Por aquí ha llegado menos de tu fuerza.
w-all-hold = Quien se queda conserva { $place_el }.
w-fewer-hold = Quedarían menos bloques { $place_en }.
w-some-starve = No hay Suministro para todos { $place_en }, y quien no lo tiene en invierno es capturado.
w-some-spent = Hay bloques agotados que no defienden nada; desde el Fondo pueden volver con toda su fuerza.
w-all-fed = A nadie le conviene más volver al Fondo.
w-both-hold-prisoners = Los dos bandos tienen prisioneros, así que a los dos les conviene un intercambio.
w-one-holds-prisoners = Solo un bando tiene prisioneros, así que hay poco que intercambiar.
w-no-fair-trade = Bloque por bloque, ningún intercambio sería justo para los dos bandos.
w-exchange-back = Volvería a tu Fondo.
w-exchange-give = El enemigo lo recuperaría.
w-exchange-offer = El otro bando puede aceptar, rechazar o hacer su propia oferta.
w-exchange-withdraw = Así no vuelve nadie.
w-exchange-fair = Recibirías más o menos lo que das, o más.
w-exchange-unfair = Darías claramente más de lo que recibes.
w-exchange-counter = Podrías pedir algo mejor.
