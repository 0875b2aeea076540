# Los ejemplos de 1775: Rebellion, paso a paso sobre el tablero.

example-pennsylvania = Pennsylvania pasa a ser americana
    .scene = Un Lealista ocupa Philadelphia, al oeste hay tres Patriotas y en el oeste de la colonia viven Nativos.
    .done = En Pennsylvania ya no quedan enemigos ni Nativos solos: se iza la bandera.
example-pennsylvania-natives = Un Patriota va al oeste. Los Nativos de allí se unen a los americanos y ya no niegan la colonia.
example-pennsylvania-march = Los otros dos marchan a Philadelphia.
example-pennsylvania-battle = Mientras esté el Lealista, la bandera no es de nadie.
example-pennsylvania-stay = El Lealista saca una cara en blanco y se queda. Después aciertan los Patriotas.

example-army = Quién puede marchar junto
    .scene = Es el turno de los Lealistas. En Boston hay dos Lealistas, tres Regulares Británicos, cuatro Hessianos y dos Nativos del bando británico.
    .done = Once unidades de cuatro fuerzas se han movido como un ejército, porque había Lealistas entre ellas.
example-army-army = Un ejército puede tener todas las fuerzas de un bando. Tiene que ir una unidad de la facción a la que le toca.
example-army-march = Van todas a Newport.

example-movement = Un turno de los Continentales
    .scene = Las unidades están como en el mapa impreso, y antes huyó un Continental. La carta deja marchar a tres ejércitos hasta dos áreas.
    .done = Han marchado los tres ejércitos. Esperan batallas en Prince Town y en Boston.
example-movement-arrive = Llegan cuatro refuerzos y la unidad que huyó: tres a Hartford y dos a Newport.
example-movement-first = El primer ejército sale de Hartford: cuatro Continentales y uno de los Patriotas.
example-movement-way = Avanza dos áreas, por el norte de Hartford, hasta Prince Town. Un Patriota conserva Hartford.
example-movement-second = El segundo ejército son todos los de Newport y marcha a Boston.
example-movement-third = El tercero viene del oeste de Boston y se les une: los ejércitos pueden juntarse.

example-boats = Barcas a un solo desembarco
    .scene = Los Lealistas juegan Barcas, que llevan tres unidades cada una a una sola área de desembarco.
    .done = Dos barcas, seis unidades, un desembarco.
example-boats-first = La primera barca lleva a las tres unidades de Quebec City.
example-boats-land = Desembarca en Boston, en el mismo mar.
example-boats-second = La segunda sale de Philadelphia y también tiene que desembarcar en Boston.

example-battle = Dos batallas, dado a dado
    .scene = El turno del ejemplo de movimiento, después de todas las marchas. Los dados son los del reglamento.
    .done = Massachusetts es americana, Rhode Island británica, y tres unidades esperan entre las huidas.
example-battle-prince-town = El bando activo elige el orden de las batallas: primero Prince Town.
example-battle-loss = Tira primero el defensor: cara en blanco para el Regular, Impacto del Lealista. Los americanos entregan un Continental.
example-battle-stay = El Regular podría salir con su cara en blanco y se queda. Los americanos sacan dos Impactos y una Huida.
example-battle-boston = New Jersey es americana. En Boston los defensores aciertan dos veces y se retiran dos Continentales.
example-battle-leave = Con la cara en blanco, un Regular sale a Newport, que está vacía: así Rhode Island pasa a ser británica.

example-truce = La segunda Tregua de un bando
    .scene = Ronda 5. Los Regulares Británicos y los Patriotas jugaron sus Treguas en rondas anteriores.
    .done = Las dos Treguas británicas están jugadas, así que la partida acaba con esta ronda. Los americanos solo tenían una.
example-truce-truce = Una Tregua vale para siempre, se jugara cuando se jugara. Ahora los Lealistas juegan la suya.
example-truce-end = Era el último turno de la ronda.

example-montgomery = Montgomery sigue adelante
    .scene = Asedio de Quebec: tres Continentales y cuatro Patriotas atacan a un Lealista en Hartford. Dos Regulares ocupan New York.
    .done = Una segunda batalla en la misma fase, con parte del ejército.
example-montgomery-attack = Todo el ejército marcha a Hartford.
example-montgomery-battle = El Lealista se queda y es alcanzado.
example-montgomery-card = Tras una victoria con un Continental, el evento deja avanzar a parte del ejército.
example-montgomery-who = Entre ellos tiene que haber un Continental: van dos.
example-montgomery-on = Con dos Patriotas marchan a New York y luchan en el acto.

example-betsy-ross = Betsy Ross
    .scene = Dos Patriotas atacan a tres Lealistas y un Regular en Boston.
    .done = Los dos Lealistas no huyen, sino que cambian de bando: en su lugar hay dos Patriotas.
example-betsy-ross-attack = Los dos Patriotas marchan a Boston.
example-betsy-ross-card = Antes de los dados se asigna el evento a esta batalla.
