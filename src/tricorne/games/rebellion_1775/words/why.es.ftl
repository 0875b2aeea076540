# Por qué no se ofrece una respuesta.
w-not-in-hand = esa carta no está en tu mano
w-one-movement-card = cada turno se juega exactamente una Carta de Movimiento
w-other-phase = ese evento es de otra fase
w-no-effect = ese evento no haría nada ahora
w-no-friends = tu bando no tiene unidades allí
w-too-many = no hay tantas unidades
w-no-city = no es un Área de Ciudad
w-not-controlled = tu bando no la controla
w-not-on-atlantic = no está junto al Atlántico
w-not-in-massachusetts = no está en Massachusetts
w-enemies-there = allí hay enemigos
w-no-own-unit = un ejército necesita una unidad de la facción activa
w-no-water = no está junto a ninguna masa de agua
w-cannot-move = sus unidades ya han movido, o ningún ejército puede salir de allí
w-out-of-reach = está demasiado lejos, o algo detiene al ejército por el camino
w-not-adjacent = no es adyacente por tierra
w-enemies-alone = allí solo hay enemigos
