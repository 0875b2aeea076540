# Lo que habla a favor y en contra de una respuesta, tal como lo sopesa la heurística.
w-takes-town = { $place_el } se toma sin lucha{ $points ->
    [0] .
    [one] {""} y vale un punto.
   *[other] {""} y vale { $points } puntos.
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
w-is-spent = El bloque está agotado y no defiende nada; en el Fondo puede volver con toda su fuerza.
