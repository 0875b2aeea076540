# Por qué no se ofrece una respuesta.

# Cartas
why-card-of-others = es una carta de otra facción
why-not-in-hand = esa carta no está en tu mano
why-movement-phase = las Cartas de Movimiento se juegan en la Fase de Movimiento
why-one-movement-card = cada turno se juega exactamente una Carta de Movimiento
why-other-phase = ese evento es de otra fase
why-before-movement-card = ese evento va antes de la Carta de Movimiento
why-before-battle = ese evento se asigna antes de una batalla
why-after-victory = ese evento se juega tras una victoria
why-no-continental = no queda allí ningún Continental que dirija el avance

# Dónde se colocan unidades
why-not-in-scenario = esa área no se usa en este escenario
why-no-friends = tu bando no tiene unidades allí
why-no-city = no es un Área de Ciudad
why-not-controlled = tu bando no controla esa colonia
why-no-flag = allí no hay bandera de tu bando
why-not-on-atlantic = no está junto al Atlántico
why-not-in-massachusetts = no está en Massachusetts
why-not-in-quebec = no está en Quebec
why-enemies-there = allí hay enemigos
why-natives-to-cities = los Nativos huidos vuelven a un Área de Ciudad controlada con unidades de tu bando, mientras haya alguna
why-no-loyalist = allí no hay ningún Lealista
why-nobody-to-join = allí no hay ningún Continental
why-area-full = el evento no permite más unidades en esa área
why-fewer-to-place = no quedan tantas unidades por colocar
why-place-one = hay que colocar al menos una unidad
why-place-all = hay que colocar todas las unidades del evento

# Quién va
why-other-side = no es una fuerza de tu bando
why-none-there = allí no hay unidades de esa fuerza
why-fewer-there = no hay tantas unidades de esa fuerza
why-picked = ya has elegido unidades de esa fuerza
why-picking-begun = ya has elegido unidades
why-nobody-picked = todavía no has elegido ninguna unidad
why-one-force = solo hay una fuerza que elegir
why-moved = las unidades que ya han movido este turno se quedan donde están
why-boat-full = con una carta de Barcas va un ejército de tres unidades como mucho, una de ellas de la facción activa
why-no-own-unit = un ejército necesita una unidad de la facción activa
why-no-army-left = la Carta de Movimiento no permite mover más ejércitos

# Adónde van
why-starts-there = ya están allí
why-too-far = está demasiado lejos para marchar hasta allí
why-stopped = enemigos o Nativos independientes detienen al ejército por el camino
why-no-water = no está junto a ninguna masa de agua
why-not-on-the-same-water = no está junto a la misma masa de agua
why-landing-there = allí desembarcó el primer ejército de esta carta
why-landing-elsewhere = el desembarco de esta carta está en otra masa de agua
why-other-landing = los dos ejércitos de una carta de Barcas desembarcan en la misma área
why-not-adjacent = no es adyacente por tierra

# Lealtad Británica
why-one-area = su colonia solo tiene un área
why-no-loyalist-in-colony = en esa colonia no hay ningún Lealista
why-other-colony = es de otra colonia
why-shifted = cada unidad cambia de área una sola vez
why-natives-alone = los Nativos solo cambian de área con otras unidades o hacia ellas
why-none-to-turn = allí no hay ninguna unidad que pueda cambiar de bando

# Batallas
why-no-battle = allí no se enfrentan los dos bandos
why-battle-there = es el área de la batalla
why-enemies-alone = allí solo hay enemigos
why-fewer-hits = no hay tantos Impactos
why-fewer-decisions = no pueden salir tantas unidades de la batalla
why-not-thrown = esa cara no ha salido en tantos dados de esa fuerza
why-dice-picked = ya has elegido dados de esa fuerza con esa cara
why-no-dice-picked = todavía no has elegido dados
why-picked-are-thrown = los dados elegidos se vuelven a tirar
