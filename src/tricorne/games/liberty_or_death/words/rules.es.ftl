### Las preguntas, opciones y líneas del registro de las reglas.

title = Liberty or Death
s-1775 = Un pueblo numeroso y armado, 1775–1780
    .about = La guerra larga, seis Campañas. Francia aún no participa.
s-1776 = Los británicos vuelven a New York, 1776–1779
    .about = Cuatro Campañas. Francia se prepara para la guerra.
s-1778 = La campaña en el sur, 1778–1780
    .about = Tres Campañas con Francia en guerra.
s-sprint = Escenario Rápido, 1778–1779
    .about = Dos Campañas con el despliegue de 1778, sin Golpes Brillantes ni comprobaciones de victoria.
opt-edition = Edición
    .about = El reglamento impreso con sus erratas corregidas, o con las correcciones oficiales posteriores.
opt-edition-printed = impresa
opt-edition-2016 = correcciones de 2016
opt-period-events = Eventos de Período
    .about = Cada Campaña roba solo Eventos de sus años.
opt-period-events-off = no
opt-period-events-on = sí
opt-winter-is-coming = Se acerca el invierno
    .about = La carta de Cuarteles de Invierno espera encima del mazo hasta que le toca.
opt-winter-is-coming-off = no
opt-winter-is-coming-on = sí
opt-sharing = Un jugador para ambas Facciones de
    .about = Quien lleva las dos Facciones de un bando gana o pierde con la peor de ellas.
opt-sharing-nobody = ningún bando
opt-sharing-royalists = los Realistas
opt-sharing-rebellion = la Rebelión
opt-sharing-both = cada bando
r-victory-check = Una Facción cumplió sus condiciones de victoria al comenzar el invierno.
r-final-winter = Termina la última Ronda de Cuarteles de Invierno; gana el mayor margen.

d-card-kind = ¿La siguiente carta del mazo es un Evento o Cuarteles de Invierno?
d-event-card = ¿Qué carta de Evento se ha revelado?
d-winter-card = ¿Qué carta de Cuarteles de Invierno se ha revelado?
d-naval-pressure-die = Tira 1D3 por la Presión Naval británica.
d-battle-die = Tira 1D3 ({ $side }).

n-first = 1ª Elegible
n-second = 2ª Elegible
n-attacker = Atacante
    .el = el Atacante
n-defender = Defensor
    .el = el Defensor
n-yes = sí
n-no = no
n-none = ninguna
n-modifier-regulars = la mitad Regulares
n-modifier-underground = una ficha Oculta
n-modifier-leader = un Líder
n-modifier-lauzun = Lauzun
n-modifier-french-navy = marina francesa
n-modifier-forts = Fuertes
n-modifier-reserve = Indios en su Reserva
n-modifier-washington = Washington
n-modifier-card = la carta
n-won-fewer = menos fichas perdidas
n-won-equal = las mismas fichas perdidas, y entonces gana el defensor
n-won-wiped-out = al enemigo no le queda ninguna ficha, sin contar las Ocultas
n-victory-check = Comprobación de Victoria
n-british-supply = Abastecimiento británico
n-patriot-supply = Abastecimiento patriota
n-french-supply = Abastecimiento francés
n-indian-supply = Abastecimiento indio
n-west-indies = Indias Occidentales
n-resources = Recursos
n-support = Apoyo
n-redeployment = Redespliegue
n-desertion = Deserción
n-reset = Reinicio

## Secuencia de juego

q-turn = { $card }: eres la { $place }. ¿Qué haces?
o-command = { $a }
o-turn-event = Evento: { $a }
o-turn-stroke = { $a ->
    [109] Tratado de Alianza
   *[other] Golpe Brillante
}
q-brilliant-stroke = ¿Interrumpes la carta con tu Golpe Brillante?
    .why = Puede jugarse hasta que actúe la 1ª Facción Elegible.
o-stroke = Jugarlo
q-trump = Se ha jugado { $card_q }. ¿Lo superas?
q-stroke = Golpe Brillante: { $left ->
        [0] queda una Actividad Especial.
        [one] { $special ->
            [0] queda una Orden Limitada gratuita.
           *[other] quedan una Orden Limitada gratuita y una Actividad Especial, en cualquier orden.
        }
       *[other] { $special ->
            [0] quedan dos Órdenes Limitadas gratuitas.
           *[other] dos Órdenes Limitadas gratuitas y una Actividad Especial, en cualquier orden.
        }
    }
    .why = { $due ->
        [0] Tu Líder ya ha participado.
       *[other] Tu Líder debe participar en una de las Órdenes.
    }
o-special = Actividad Especial: { $a }
q-special-before = ¿Actividad Especial antes de la Orden?
q-special-after = ¿Actividad Especial después de la Orden?
q-free-special = Actividad Especial gratuita: { $activity }. ¿La usas?
q-recall = No hay bastantes fichas Disponibles ({ $piece }). ¿Tomas una del mapa? ({ $number ->
        [one] falta 1
       *[other] faltan { $number }
    })
o-recall = { $a } { $word_en }

## Líderes y marina

q-lone-leader = { $leader } se ha quedado sin tropas. ¿Adónde va?
q-redeploy-leader = ¿Dónde pasa el invierno { $leader }?
q-leader-joins = ¿{ $leader } acompaña a las fichas colocadas en { $space }?
q-leader-follows = ¿{ $leader } acompaña al grupo que va de { $origin } a { $destination }?
q-blockade = ¿Qué Ciudad queda bajo Bloqueo?
q-lift-blockade = ¿De qué Ciudad se levanta un Bloqueo?
q-rearrange-blockades = ¿Mueves algún Bloqueo?
o-rearrange-blockades-move = De { $a } a { $b }
q-move-blockade = ¿Se mueve un Bloqueo de { $origin } a otra Ciudad?

## Británicos

q-muster-regulars = Concentración: hasta 6 Regulares en una casilla, 1 Recurso. ¿En cuál?
    .why = Una Orden gratuita no cuesta nada.
q-muster-regulars-number = Concentración: ¿cuántos Regulares en { $space }?
q-muster-tories = Concentración: 2 Tories por casilla, 1 en Oposición Pasiva, 1 Recurso cada una. ¿Dónde?
    .why = Una Orden gratuita no cuesta nada.
q-muster-tories-number = Concentración: ¿cuántos Tories en { $space }?
q-muster-finish = Concentración: ¿un Fuerte o Recompensar Lealtad en una de sus casillas?
    .why = Un Fuerte reemplaza tres cubos británicos. Recompensar Lealtad cuesta 1 Recurso por marcador y por nivel.
o-muster-finish-fort = Fuerte en { $a }
o-muster-finish-reward = Recompensar Lealtad en { $a }
q-fort-regulars = ¿Cuántos de los tres cubos del Fuerte de { $space } son Regulares?
q-reward-steps = Recompensar Lealtad en { $space }: { $markers ->
        [0] ¿cuántos niveles?
        [one] ¿cuántos pasos? Primero se retira 1 marcador y después vienen los niveles.
       *[other] ¿cuántos pasos? Primero se retiran { $markers } marcadores y después vienen los niveles.
    }
    .why = Cada marcador y cada nivel cuestan 1 Recurso.
q-reward-propaganda = ¿Cuántos de los marcadores retirados de { $space } son de Propaganda?
q-garrison-space = Guarnición: { $taken ->
        [0] ¿a qué Ciudad?
        [one] ¿algo más? (1 Ciudad elegida)
       *[other] ¿algo más? ({ $taken } Ciudades elegidas)
    }
    .why = { $free ->
        [0] 2 Recursos en total.
       *[other] Gratis.
    } No se entra en Ciudades bajo Bloqueo ni se sale de ellas.
q-garrison-from = Guarnición: ¿de dónde salen Regulares hacia { $destination }?
    .why = Los que quieras, de cualquier casilla del mapa salvo Ciudades Bloqueadas.
q-garrison-number = Guarnición: ¿cuántos Regulares van de { $origin } a { $destination }?
q-displace = Guarnición: ¿de qué Ciudad se desplazan las unidades de la Rebelión?
q-displace-to = Guarnición: ¿adónde van las unidades de la Rebelión de { $origin }?
q-march-space = Marcha: { $taken ->
        [0] ¿a qué destino?
        [one] ¿algo más? (1 destino elegido)
       *[other] ¿algo más? ({ $taken } destinos elegidos)
    }
    .why = { $free ->
        [0] Cada destino cuesta 1 Recurso.
       *[other] Gratis.
    }{ $limit ->
        [0] {""}
        [one] {" "}Solo un destino.
       *[other] {" "}{ $limit } destinos como mucho.
    }
q-march-from = Marcha: ¿de dónde sale un grupo hacia { $destination }?
    .why = El destino se paga una sola vez, lleguen los grupos que lleguen.
q-march-group = Marcha: ¿quién va de { $origin } a { $destination }?
q-battle-space = Batalla: { $taken ->
        [0] ¿en qué casilla?
        [one] ¿algo más? (1 casilla elegida)
       *[other] ¿algo más? ({ $taken } casillas elegidas)
    }
    .why = { $free ->
        [0] Cada casilla cuesta 1 Recurso.
       *[other] Gratis.
    }{ $limit ->
        [0] {""}
        [one] {" "}Solo una casilla.
       *[other] {" "}{ $limit } casillas como mucho.
    }

## Patriotas

q-rally-space = Reagrupamiento: { $taken ->
        [0] ¿en qué casilla?
        [one] ¿algo más? (1 casilla elegida)
       *[other] ¿algo más? ({ $taken } casillas elegidas)
    }
    .why = { $free ->
        [0] Cada casilla cuesta 1 Recurso.
       *[other] Gratis.
    }{ $limit ->
        [0] {""}
        [one] {" "}Solo una casilla.
       *[other] {" "}{ $limit } casillas como mucho.
    } Ninguna en Apoyo Activo. En una Reserva India sin dos unidades ni Fuerte no ocurre nada.
o-rally-space-continentals = Pasar Milicias a Continentales
q-rally-way = ¿Qué haces con el Reagrupamiento en { $space }?
o-rally-way-militia = Milicias
o-rally-way-fort = Un Fuerte por dos unidades
o-rally-way-regroup = Traer Milicias y pasarlas a Ocultas
q-rally-militia = Reagrupamiento: ¿cuántas Milicias en { $space }?
q-fort-units = ¿Qué unidad se cambia por el Fuerte en { $space }?
q-regroup-from = ¿De dónde acuden unidades a { $destination }?
q-regroup-group = ¿Quién acude de { $origin } a { $destination }?
q-rally-continentals-space = ¿En qué Fuerte pasan Milicias a Continentales?
q-rally-continentals = ¿Qué Milicias de { $space } pasan a Continentales?
q-battle-with-french = Batalla en { $space }: ¿participan los Franceses?
q-rabble-space = Agitación: { $taken ->
        [0] ¿en qué casilla?
        [one] ¿algo más? (1 casilla elegida)
       *[other] ¿algo más? ({ $taken } casillas elegidas)
    }
    .why = { $free ->
        [0] Cada casilla cuesta 1 Recurso.
       *[other] Gratis.
    }{ $limit ->
        [0] {""}
        [one] {" "}Solo una casilla.
       *[other] {" "}{ $limit } casillas como mucho.
    } Recibe una Propaganda y se modifica un nivel hacia Oposición Activa. Una Reserva India nunca se modifica: allí no tiene efecto.

## Indios

q-gather-space = Reunión: { $taken ->
        [0] ¿en qué Provincia?
        [one] ¿algo más? (1 Provincia elegida)
       *[other] ¿algo más? ({ $taken } Provincias elegidas)
    }
    .why = { $free ->
        [0] Cada Provincia cuesta 1 Recurso; la primera de Reserva India, nada.
       *[other] Gratis.
    }{ $limit ->
        [0] {""}
        [one] {" "}Solo una Provincia.
       *[other] {" "}{ $limit } Provincias como mucho.
    }
q-gather-way = ¿Qué haces con la Reunión en { $space }?
o-gather-way-war_parties = Partidas de Guerra
o-gather-way-village = Un Poblado
o-gather-way-regroup = Traer Partidas de Guerra y pasarlas a Ocultas
q-gather-war-parties = Reunión: ¿cuántas Partidas de Guerra en { $space }?
q-village-war-parties = ¿Qué Partida de Guerra se cambia por el Poblado en { $space }?
q-scout-space = Exploración: { $taken ->
        [0] ¿a qué Provincia?
        [one] ¿algo más? (1 Provincia elegida)
       *[other] ¿algo más? ({ $taken } Provincias elegidas)
    }
    .why = { $free ->
        [0] 1 Recurso indio y 1 británico.
       *[other] Gratis.
    } Van al menos una Partida de Guerra y un Regular británico.
q-scout-from = ¿De dónde parte la Exploración hacia { $destination }?
q-scout-group = Exploración: ¿quién va de { $origin } a { $destination }?
q-scout-skirmish = ¿Escaramuza en { $space } con los Regulares?
q-raid-space = Incursión: { $taken ->
        [0] ¿en qué Provincia?
        [one] ¿algo más? (1 Provincia elegida)
       *[other] ¿algo más? ({ $taken } Provincias elegidas)
    }
    .why = { $free ->
        [0] 1 Recurso cada una.
       *[other] Gratis.
    }{ $limit ->
        [0] {""}
        [one] {" "}Solo una Provincia.
       *[other] {" "}{ $limit } Provincias como mucho.
    } En Oposición, hasta tres.
q-raid-from = Incursión: ¿entra una Partida de Guerra en { $destination }?
o-raid-from = { $a } { $word_en }

## Franceses

q-agents-space = Agentes franceses: { $taken ->
        [0] ¿en qué Provincia?
       *[other] ¿algo más?
    }
    .why = { $free ->
        [0] 1 Recurso.
       *[other] Gratis.
    } Dos Milicias o un Continental.
q-agents-way = Agentes franceses en { $space }: ¿qué reclutan?
o-agents-way-militia = Dos Milicias
o-agents-way-continental = Un Continental
q-hortalez = Roderigue Hortalez et Cie: ¿cuántos Recursos van a los Patriotas? Reciben uno más.
q-muster-space = Concentración: { $taken ->
        [0] ¿en qué casilla?
       *[other] ¿algo más?
    }
    .why = { $free ->
        [0] 2 Recursos.
       *[other] Gratis.
    } Hasta cuatro Regulares en una casilla.
q-muster-number = Concentración: ¿cuántos Regulares en { $space }?
q-muster-fort = Concentración: ¿cambias dos Regulares de { $space } por un Fuerte patriota?
q-battle-with-patriots = Batalla en { $space }: ¿participan los Patriotas?

## Batalla

q-battle-common-cause = Batalla en { $space }: ¿cuántas Partidas de Guerra combaten como Tories?
q-battle-activate = Batalla en { $space }: ¿cuántas de tus unidades Ocultas se muestran?
    .why = Las que se muestran suman la mitad de su número a tu Fuerza; mientras una siga Oculta, el Nivel de Bajas enemigo sube 1.
q-common-cause-losses = Batalla en { $space }: ¿cuántas de las bajas son Partidas de Guerra en vez de Tories?
q-win-the-day-shift = Triunfo en { $space }: ¿qué casilla adyacente se modifica? ({ $number ->
        [one] queda 1
       *[other] quedan { $number }
    })

## Actividades Especiales

q-skirmish-space = Escaramuza: ¿en qué casilla?
    .why = Se elimina una ficha enemiga; o dos a cambio de un cubo propio; o, si no hay ninguna, un Fuerte a cambio de un cubo propio.
q-skirmish-mode = Escaramuza en { $space }: ¿qué se elimina?
o-skirmish-mode-one = Una ficha enemiga
o-skirmish-mode-two = Dos fichas enemigas por un cubo propio
o-skirmish-mode-fort = Un Fuerte por un cubo propio
q-skirmish-target = Escaramuza en { $space }: ¿qué ficha enemiga?
q-persuasion-space = Persuasión: ¿en qué casilla?
    .why = Hasta tres Ciudades o Colonias. Cada una da 1 Recurso y Propaganda, y allí se Activa una Milicia.
q-partisans-space = Partisanos: ¿en qué casilla?
    .why = Se Activa una Milicia y se elimina una unidad realista; a cambio de una Milicia, dos unidades o, si no hay Partidas de Guerra, un Poblado.
q-partisans-mode = Partisanos en { $space }: ¿qué se elimina?
o-partisans-mode-one = Una unidad
o-partisans-mode-two = Dos unidades por una Milicia
o-partisans-mode-village = Un Poblado por una Milicia
q-partisans-target = Partisanos en { $space }: ¿qué unidad?
q-trade-space = Comercio: ¿en qué Provincia?
    .why = Se Activa una Partida de Guerra Oculta. Los Indios ganan lo que den los Británicos o, si no, 1 Recurso.
q-trade-gift = Los Indios comercian en { $space }: ¿cuántos Recursos les das?
q-war-path-space = Sendero de Guerra: ¿en qué casilla?
    .why = Se Activa una Partida de Guerra y se elimina una unidad de la Rebelión; a cambio de una Partida de Guerra, dos unidades o, si no hay unidades, un Fuerte.
q-war-path-mode = Sendero de Guerra en { $space }: ¿qué se elimina?
o-war-path-mode-one = Una unidad
o-war-path-mode-two = Dos unidades por una Partida de Guerra
o-war-path-mode-fort = Un Fuerte por una Partida de Guerra
q-war-path-target = Sendero de Guerra en { $space }: ¿qué unidad?
q-plunder-space = Saqueo: ¿en qué Provincia?
    .why = Los Indios toman Recursos de los Patriotas hasta su Población, y se retira de allí una Partida de Guerra.
q-plunder-war-party = Saqueo en { $space }: ¿qué Partida de Guerra se elimina?
q-preparer = Préparer la Guerre: ¿qué se prepara?
o-preparer-squadron = Un Escuadrón para las Indias Occidentales
o-preparer-regulars = Tres Regulares pasan a Disponibles
o-preparer-resources = Dos Recursos

## Invierno

q-supply-british = Los cubos británicos de { $space } están Desabastecidos. ¿Qué haces?
o-supply-british-pay = Pagar un Recurso
o-supply-british-shift = Modificar la casilla hacia Oposición Activa
o-supply-british-remove = Eliminarlos (a Disponibles)
q-supply-patriots = Las unidades patriotas de { $space } están Desabastecidas ({ $number ->
        [one] se perdería 1
       *[other] se perderían { $number }
    }). ¿Qué haces?
o-supply-patriots-pay = Pagar un Recurso
o-supply-patriots-remove = Eliminarlas
q-supply-loss = Unidades patriotas Desabastecidas: ¿cuál se pierde?
o-supply-loss = { $a } { $word_en }
q-supply-french = Los Regulares franceses de { $space } están Desabastecidos. ¿Qué haces?
o-supply-french-pay = Pagar un Recurso
o-supply-french-move = Ir al Fuerte patriota más cercano
o-supply-french-remove = Volver a Disponibles
q-supply-indians = Las Partidas de Guerra de { $space } están Desabastecidas. ¿Qué haces?
o-supply-indians-pay = Pagar un Recurso
o-supply-indians-move = Ir al Poblado más cercano
q-supply-to = ¿Adónde van las unidades Desabastecidas de { $origin }?
q-supply-village = No hay Poblados en el mapa: ¿dónde se funda uno?
q-west-indies-keep = ¿Cuántos Regulares se quedan en las Indias Occidentales? (1 Recurso si queda alguno)
q-reward-space = Recompensar Lealtad: ¿en qué casilla?
    .why = Cada marcador y cada nivel cuesta 1 Recurso; dos niveles por casilla como mucho.
q-committees-space = Comités de Correspondencia: ¿en qué casilla?
    .why = Cada marcador y cada nivel cuesta 1 Recurso; dos niveles por casilla como mucho.
q-committees-steps = Comités de Correspondencia en { $space }: { $markers ->
        [0] ¿cuántos niveles?
        [one] ¿cuántos pasos? Primero se retira 1 marcador de Incursión y después vienen los niveles.
       *[other] ¿cuántos pasos? Primero se retiran { $markers } marcadores de Incursión y después vienen los niveles.
    }
    .why = Cada marcador y cada nivel cuestan 1 Recurso.
q-desertion = Deserción: ¿qué { $piece } se va? ({ $number ->
        [one] queda 1
       *[other] quedan { $number }
    })
o-desertion = { $a } { $word_en }

## Registro

l-card = Se juega { $card_q }; la siguiente: { $on_deck_q }.
l-passed = { $faction_el } pasan.
l-event = { $faction_el } ejecutan el Evento { $card_q } ({ $text }).
l-command = { $faction }: { $command }.
l-selected = { $faction }: { $command } en { $space }.
l-special = { $faction }: { $activity }.
l-stroke = { $faction_el } juegan { $card_q }.
l-trumped = { $card_q } supera a { $over_q }, que vuelve a su dueño.
l-treaty = Francia entra en la guerra.
l-ineligible = { $faction_el } quedan No Elegibles hasta pasada la próxima carta.
l-stays-eligible = { $faction_el } quedan Elegibles para la próxima carta.
l-placed = Fichas colocadas en { $space }: { $pieces }.
l-removed = Fichas eliminadas en { $space }: { $pieces }.
l-lost = Bajas en { $space }: { $pieces }.
l-boxed = { $pieces }: de { $source } a { $target }.
l-moved = { $faction_el } mueven { $pieces } de { $origin } a { $destination }.
l-activated = Fichas que pasan a Activas en { $space }: { $pieces }.
l-hidden = Fichas que pasan a Ocultas en { $space }: { $pieces }.
l-shifted = { $space }: de { $before } a { $after }.
l-marked = { $space }: { $number ->
        [one] 1 marcador
       *[other] { $number } marcadores
    } de { $marker }.
l-unmarked = { $space }: { $number ->
        [one] se retira 1 marcador
       *[other] se retiran { $number } marcadores
    } de { $marker }.
l-resources = { $faction }: { $number } { $number ->
        [one] Recurso
       *[other] Recursos
    } (total: { $total }).
l-blockaded = { $space } queda bajo Bloqueo; INF { $number }.
l-unblockaded = Se levanta el Bloqueo de { $space }; INF { $number }.
l-blockade-moved = Un Bloqueo va de { $origin } a { $destination }.
l-squadrons = Escuadrones que pasan a { $target }: { $number }.
l-leader-moved = { $leader } va a { $space }.
l-leader-changed = { $after } sucede a { $before } al frente { $faction_de }.
l-battle = { $faction_el } libran una Batalla en { $space }.
l-battle-roll = { $side }: Nivel de Fuerza { $force }; dados: { $dice }; modificadores: { $change } ({ $modifiers }). Nivel de Bajas enemigo: { $number }.
l-battle-won = Batalla de { $space }: victoria { $side_de } ({ $because }){ $levels ->
    [0] {""}
   *[other] {", con Triunfo"}
}.
l-battle-undecided = Nadie gana la Batalla de { $space }.
l-tracks =
    Cambios en los contadores:{ $support ->
        [0] {""}
       *[other] {" "}Apoyo { $support }.
    }{ $opposition ->
        [0] {""}
       *[other] {" "}Oposición { $opposition }.
    }{ $cbc ->
        [0] {""}
       *[other] {" "}BAB { $cbc }.
    }{ $crc ->
        [0] {""}
       *[other] {" "}BAR { $crc }.
    }{ $forts ->
        [0] {""}
       *[other] {" "}Fuertes patriotas { $forts }.
    }{ $villages ->
        [0] {""}
       *[other] {" "}Poblados { $villages }.
    }
l-phase = Invierno: { $phase }.
l-reset = Se retiran los marcadores, vuelven las Bajas, y Milicias y Partidas de Guerra pasan a Ocultas.
l-game-over = Ganan { $winner_el }. Clasificación: { $ranking }.

## Grupos de fichas

o-march-group-british_regular = { $a ->
    [one] 1 Regular británico
   *[other] { $a } Regulares británicos
}
o-march-group-tory = { $a ->
    [one] 1 Tory
   *[other] { $a } Tories
}
o-march-group-continental = { $a ->
    [one] 1 Continental
   *[other] { $a } Continentales
}
o-march-group-militia_underground = { $a ->
    [one] 1 Milicia Oculta
   *[other] { $a } Milicias Ocultas
}
o-march-group-militia_active = { $a ->
    [one] 1 Milicia Activa
   *[other] { $a } Milicias Activas
}
o-march-group-french_regular = { $a ->
    [one] 1 Regular francés
   *[other] { $a } Regulares franceses
}
o-march-group-war_party_underground = { $a ->
    [one] 1 Partida de Guerra Oculta
   *[other] { $a } Partidas de Guerra Ocultas
}
o-march-group-war_party_active = { $a ->
    [one] 1 Partida de Guerra Activa
   *[other] { $a } Partidas de Guerra Activas
}
o-regroup-group-british_regular = { $a ->
    [one] 1 Regular británico
   *[other] { $a } Regulares británicos
}
o-regroup-group-tory = { $a ->
    [one] 1 Tory
   *[other] { $a } Tories
}
o-regroup-group-continental = { $a ->
    [one] 1 Continental
   *[other] { $a } Continentales
}
o-regroup-group-militia_underground = { $a ->
    [one] 1 Milicia Oculta
   *[other] { $a } Milicias Ocultas
}
o-regroup-group-militia_active = { $a ->
    [one] 1 Milicia Activa
   *[other] { $a } Milicias Activas
}
o-regroup-group-french_regular = { $a ->
    [one] 1 Regular francés
   *[other] { $a } Regulares franceses
}
o-regroup-group-war_party_underground = { $a ->
    [one] 1 Partida de Guerra Oculta
   *[other] { $a } Partidas de Guerra Ocultas
}
o-regroup-group-war_party_active = { $a ->
    [one] 1 Partida de Guerra Activa
   *[other] { $a } Partidas de Guerra Activas
}
o-scout-group-british_regular = { $a ->
    [one] 1 Regular británico
   *[other] { $a } Regulares británicos
}
o-scout-group-tory = { $a ->
    [one] 1 Tory
   *[other] { $a } Tories
}
o-scout-group-continental = { $a ->
    [one] 1 Continental
   *[other] { $a } Continentales
}
o-scout-group-militia_underground = { $a ->
    [one] 1 Milicia Oculta
   *[other] { $a } Milicias Ocultas
}
o-scout-group-militia_active = { $a ->
    [one] 1 Milicia Activa
   *[other] { $a } Milicias Activas
}
o-scout-group-french_regular = { $a ->
    [one] 1 Regular francés
   *[other] { $a } Regulares franceses
}
o-scout-group-war_party_underground = { $a ->
    [one] 1 Partida de Guerra Oculta
   *[other] { $a } Partidas de Guerra Ocultas
}
o-scout-group-war_party_active = { $a ->
    [one] 1 Partida de Guerra Activa
   *[other] { $a } Partidas de Guerra Activas
}
o-rally-continentals-british_regular = { $a ->
    [one] 1 Regular británico
   *[other] { $a } Regulares británicos
}
o-rally-continentals-tory = { $a ->
    [one] 1 Tory
   *[other] { $a } Tories
}
o-rally-continentals-continental = { $a ->
    [one] 1 Continental
   *[other] { $a } Continentales
}
o-rally-continentals-militia_underground = { $a ->
    [one] 1 Milicia Oculta
   *[other] { $a } Milicias Ocultas
}
o-rally-continentals-militia_active = { $a ->
    [one] 1 Milicia Activa
   *[other] { $a } Milicias Activas
}
o-rally-continentals-french_regular = { $a ->
    [one] 1 Regular francés
   *[other] { $a } Regulares franceses
}
o-rally-continentals-war_party_underground = { $a ->
    [one] 1 Partida de Guerra Oculta
   *[other] { $a } Partidas de Guerra Ocultas
}
o-rally-continentals-war_party_active = { $a ->
    [one] 1 Partida de Guerra Activa
   *[other] { $a } Partidas de Guerra Activas
}
o-event-group-british_regular = { $a ->
    [one] 1 Regular británico
   *[other] { $a } Regulares británicos
}
o-event-group-tory = { $a ->
    [one] 1 Tory
   *[other] { $a } Tories
}
o-event-group-continental = { $a ->
    [one] 1 Continental
   *[other] { $a } Continentales
}
o-event-group-militia_underground = { $a ->
    [one] 1 Milicia Oculta
   *[other] { $a } Milicias Ocultas
}
o-event-group-militia_active = { $a ->
    [one] 1 Milicia Activa
   *[other] { $a } Milicias Activas
}
o-event-group-french_regular = { $a ->
    [one] 1 Regular francés
   *[other] { $a } Regulares franceses
}
o-event-group-war_party_underground = { $a ->
    [one] 1 Partida de Guerra Oculta
   *[other] { $a } Partidas de Guerra Ocultas
}
o-event-group-war_party_active = { $a ->
    [one] 1 Partida de Guerra Activa
   *[other] { $a } Partidas de Guerra Activas
}

dice-brought = { $who }: Niveles de Bajas enemigos, { $hits } en total; lo esperado, { $expected }.
