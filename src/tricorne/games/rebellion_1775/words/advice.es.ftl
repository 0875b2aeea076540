# Lo que habla a favor y en contra de una respuesta, tal como lo sopesa la heurística.
w-takes-flag = Pone tu bandera { $place_en }.
w-flag-falls = Cae la bandera enemiga { $place_en }.
w-toward-flag = Es un paso hacia la bandera { $place_de }.
w-natives-join = { $units ->
    [one] Un Nativo se une a tu bando { $area_en }.
   *[other] { $units } Nativos se unen a tu bando { $area_en }.
}
w-beats-enemies = { $units ->
    [one] El enemigo { $area_de } caería
   *[other] Los { $units } enemigos { $area_de } caerían
} con una probabilidad del { $chance } %.
w-may-lose-battle = La batalla { $area_de } puede perderse: la probabilidad de ganarla es del { $chance } %.
w-stands-watch = Monta guardia { $area_en }, con enemigos al lado.
w-crowded = Ya tienes bastantes unidades { $area_en }.
w-safer = Protege mejor { $area_el } de los enemigos de al lado.
w-within-reach = Pone { $area_el } a tu alcance.
w-leaves-open = Deja sin defensa { $area_el }.
w-somebody-stays = Alguien debe quedarse { $area_en } para conservar lo que tienes.
w-nothing-to-keep = No se pierde nada al salir { $area_de }.
w-nothing-to-gain = Ningún ejército tiene nada que ganar.
w-card-kept = Una carta que mueve tanto puede valer más después.
w-event-now = El evento tiene efecto ahora.
w-event-idle = El evento no tendría efecto ahora.
w-event-waits = El evento rinde más con una marcha a la que ayude.
w-truce-ahead = Llevas { $flags ->
    [one] una bandera
   *[other] { $flags } banderas
} de ventaja: la guerra puede acabar.
w-truce-early = Tu ventaja no basta para una Tregua.
w-battle-stands = La probabilidad de ganar la batalla { $area_de } es del { $chance } %.
w-nobody-near = No hay enemigos cerca { $area_de }: el sitio importa poco.
w-costs-no-die = Hay más unidades de estas que dados para ellas: la baja no cuesta ningún dado.
w-better-dice-stay = Cuesta un dado, pero te quedas con los mejores.
w-costs-die = Cuesta un dado.
w-flight-again = Una huida que se tira otra vez puede ser un impacto.
w-blank-again = Una cara en blanco que se tira otra vez puede ser un impacto.
w-hit-again = Se regalaría un impacto.
w-dice-kept = Ningún dado merece tirarse otra vez.
w-event-kept = El evento vale más en una batalla mayor.
w-event-battle = El evento ayuda contra { $units ->
    [one] un enemigo
   *[other] { $units } enemigos
}.
w-turns-alone = Está sola { $area_en }: no queda nadie contra quien luchar.
w-turns-and-fights = Tendría que luchar { $area_en } contra { $units ->
    [one] un enemigo
   *[other] { $units } enemigos
}.
w-nothing-there = No se gana ni se pierde nada { $area_en }.
