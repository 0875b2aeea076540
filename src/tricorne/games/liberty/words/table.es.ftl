title = Liberty
s-1775 = 1775: toda la guerra
    .about = Del sitio de Boston al final de 1783. Los Británicos necesitan 30 Puntos de Suministro al acabar un año y pierden con menos de 12.

opt-initiative = Cartas de Acción iguales
    .about = Quién va primero cuando ambos juegan Acciones del mismo valor.
opt-initiative-british-choose = eligen los Británicos
opt-initiative-british-first = van primero los Británicos
opt-french-entry = Entrada Francesa
    .about = Cómo entra Francia en la guerra al acabar un año, desde 1776.
opt-french-entry-roll = dos dados, 8 o más
opt-french-entry-schedule = 11, 8, 5 o más, segura desde 1779
opt-volley = Potencia de Fuego de Milicianos y Realistas
    .about = La Milicia a pie y los Realistas a pie pueden disparar como C2 en la 1ª ronda y se van en la 2ª.
opt-volley-off = no
opt-volley-on = sí
opt-bayonets = Carga a la Bayoneta
    .about = La infantería regular británica, hessiana y francesa puede disparar como C3 en la 2ª ronda (la Guardia, como C5) y se va en la 3ª.
opt-bayonets-off = no
opt-bayonets-on = sí
opt-pursuit = Ronda de Persecución
    .about = En una cuarta ronda el Defensor dispara mientras el Atacante se retira.
opt-pursuit-off = no
opt-pursuit-on = sí

q-card = Elige una carta.
    .why = Las dos se descubren a la vez; va primero la de Suministro y después la Acción más alta.
q-initiative = Las cartas son iguales: ¿en qué lugar juegas?
q-supply = Suministro: suma un paso a un bloque ({ $steps ->
        [one] queda 1
       *[other] quedan { $steps }
    }).
    .why = Un paso por bloque, en Ciudades de Suministro amigas, en la Caja del Atlántico o a un indio en su poblado.
q-action = Elige una Acción ({ $left ->
        [one] queda 1
       *[other] quedan { $left }
    }).
    .why = Los movimientos van antes que los Reemplazos.
q-group = ¿Qué bloque { $place_de } mueves?
q-march = ¿Adónde va { $block_el }?
    .why = La cifra de un hex es cuántos bloques pueden cruzar aún a él este turno.
q-onward = { $block_el } puede seguir: ¿adónde va, o se detiene aquí?
    .why = Un hex más que su movimiento es Marcha Forzada: con 1 a 3 en el dado pierde un paso.
q-sail = ¿Adónde navega { $block_el }?
q-deploy = Reemplazo: ¿dónde se despliega { $block_el }?
q-battle-order = Orden de las batallas: ¿cuál se resuelve en { $number ->
        [1] primer lugar
        [2] segundo lugar
        [3] tercer lugar
       *[other] el puesto { $number }
    }?
    .why = El orden se fija antes de revelar ningún bloque.
q-main-attack = ¿Por dónde llega el Ataque Principal { $place_a }?
    .why = Los bloques que vinieron por otro lado entran en la 2ª ronda.
q-volley = ¿Disparan ahora como C2 tu Milicia a pie o tus Realistas a pie, para irse en la 2ª ronda?
q-combat = ¿Qué bloque actúa { $place_en }, y qué hace?
q-retreat = ¿Adónde se retira { $block_el }?
q-leave = ¿Qué bloque sale ahora { $place_de }?
    .why = Deben salir todos; el que no tenga salida es capturado.
q-regroup = ¿Qué bloque { $place_de } se reagrupa?
q-regroup-to = ¿Adónde se reagrupa { $block_el }?
q-hit = { $by } impacta en { $place }: { $hits ->
        [one] ¿cuál de tus bloques más fuertes pierde un paso?
       *[other] ¿qué bloques de los más fuertes pierden los { $hits } pasos?
    }
    .why = Cada impacto cae sobre el bloque más fuerte; entre iguales eliges tú.
q-disband = ¿Qué bloque disuelves?
q-attrition = Desgaste Invernal: { $place_el } no puede mantener a todos. ¿Qué bloque se pierde ({ $excess ->
        [one] sobra 1
       *[other] sobran { $excess }
    })?
q-negotiate = ¿Quieres proponer un intercambio de prisioneros?
q-exchange = Prepara tu oferta.
q-exchange-reply = Te ofrecen un intercambio (entregan: { $given }; piden: { $back }). ¿Qué respondes?

d-deal = Reparte una carta.
d-weather = Tira el dado del Clima ({ $side }).
d-march = Tira por la Marcha Forzada { $place_en }.
d-french = Tira un dado para la Entrada Francesa.
d-fire = Tira un dado del bloque que dispara.
d-replacement = Roba un bloque del Fondo.

o-move = Mover bloques { $a_de }
o-replace = Robar un Reemplazo
o-end = Terminar las Acciones
o-stop = Detenerse aquí
o-river = Por río o lago { $a_a }
o-sea = Por mar { $a_a }
o-main-attack-sea = Por mar
o-sail = Navegar { $a_a } por { $b_el }
o-press = Marcha Forzada { $a_a } por { $b_el }
o-fire = Dispara { $a_el }
o-bayonet = Carga a la bayoneta { $a_el }
o-hold = Aguanta { $a_el }
o-retreat = Retirar un bloque
o-first = Ir en primer lugar
o-second = Ir en segundo lugar
o-back = Recuperar { $a_a }
o-give = Entregar { $a_a }
o-offer = Hacer esta oferta
o-withdraw = Dejarlo estar
o-accept = Aceptar
o-refuse = Rechazar
o-counter = Hacer una contraoferta

l-dealt = { $year }: cada jugador recibe { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }.
l-cards = Turno { $turn }: Americanos, { $american }; Británicos, { $british }.
l-initiative = Jugador 1: { $side }.
l-supplied = { $side }: un paso de Suministro para { $block_el } { $at_en }.
l-storm = Dado del Clima { $die }: tormenta { $zone_en }, allí no hay ataques.
l-fair-weather = Dado del Clima { $die }: ningún efecto.
l-moved = { $side }: { $block_el }, { $start_de } { $end_a }.
l-sea-moved = { $side }: { $block_el } por mar, { $start_de } { $end_a }.
l-sea-attack = { $side }: { $block_el } ataca por mar { $end_el } desde { $start_el }.
l-sailed = { $side }: { $block_el } navega { $start_de } { $end_a }.
l-march-loss = { $side }: sale { $die }; { $block_el } pierde un paso { $at_en } por la Marcha Forzada.
l-march-well = { $side }: sale { $die }; { $block_el } resiste la Marcha Forzada { $at_en }.
l-not-deployed = { $side }: se roba { $block_el }, pero no tiene dónde desplegarse y vuelve al Fondo.
l-deployed = { $side }: { $block_el } se despliega { $at_en }.
l-battle = Batalla { $place_en }: atacan { $attacker_el }, defienden { $defender_el }.
l-revealed = Bloques revelados { $place_en } ({ $side }): { $blocks }.
l-round = Ronda de Combate { $number }.
l-fired = { $block_el } ({ $side }) tira { $dice }: { $hits ->
        [0] ningún impacto
        [one] 1 impacto
       *[other] { $hits } impactos
    } con { $rating } o menos.
l-hit = { $block_el } ({ $side }) recibe un impacto; { $left ->
        [0] no le quedan pasos
        [one] le queda 1 paso
       *[other] le quedan { $left } pasos
    }.
l-hits-lost = Los demás impactos ({ $side }) no tienen objetivo.
l-captured = { $block_el } ({ $side }) cae en manos enemigas { $at_en }.
l-landed = { $side_el } desembarcan { $place_en }.
l-repulsed = { $side_el } no llegan a desembarcar { $place_en } y se vuelven.
l-retreated = { $side }: { $block_el } se retira { $start_de } { $end_a }.
l-regrouped = { $side }: { $block_el } se reagrupa { $start_de } { $end_a }.
l-won = { $side_el } ganan la batalla { $place_de }.
l-points = Fin de { $year }: los Británicos tienen { $points ->
        [one] 1 Punto de Suministro
       *[other] { $points } Puntos de Suministro
    }.
l-french-roll = Entrada Francesa: sale { $roll }; se necesita { $needed } o más.
l-french-entry = Francia entra en la guerra al final de { $year }.
l-village-taken = El enemigo pasa el invierno { $place_en }; los guerreros del poblado son capturados.
l-disbanded = { $side }: { $block_el } se disuelve { $at_en }.
l-offered = { $side_el } proponen un intercambio (entregan: { $given }; piden: { $back }).
l-offer-accept = { $side_el } aceptan; los prisioneros quedan libres.
l-offer-refuse = { $side_el } rechazan la oferta.
l-offer-counter = { $side_el } responden con otra oferta.

r-british-control = Los Británicos tienen 30 Puntos de Suministro o más: la rebelión ha terminado.
r-british-collapse = Los Británicos tienen menos de 12 Puntos de Suministro: Londres hace la paz.
r-american-endurance = Acaba 1783 sin victoria británica: los Estados Unidos son independientes.

q-force = Marcha Forzada: ¿adónde va { $block_el }?
q-winter = Invierno: ¿disuelves un bloque o has terminado?
    .why = Un bloque disuelto vuelve al Fondo y puede robarse de nuevo con su fuerza completa.
q-retreat-block = ¿Qué bloque se retira { $place_de }?
o-force = Forzar la marcha
o-disband = Disolver un bloque
n-supply_points = Puntos de Suministro británicos
n-american_prisoners = Prisioneros americanos y franceses
n-british_prisoners = Prisioneros británicos

dice-brought = { $who }: { $hits ->
    [one] 1 impacto
   *[other] { $hits } impactos
}; lo esperado, { $expected }.
