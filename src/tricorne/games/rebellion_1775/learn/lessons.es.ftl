# Las lecciones de 1775: Rebellion. Como mucho dos frases y 240 caracteres cada vez.

course = Aprende 1775: Rebellion
    .about = Siete lecciones cortas y dos ejercicios; después, una primera partida de verdad de dos rondas. Llevas a los Patriotas, una vez a los Regulares Británicos y al final a los Continentales.

chapter-flags = Banderas
chapter-war = La guerra
chapter-peace = La paz

## March and raise a flag

lesson-march = Marcha e iza una bandera
    .idea = Una colonia es del bando que está solo en ella. Entra y la bandera es tuya.
    .scene = Hay tres Patriotas en Hartford, Connecticut. Al lado, Rhode Island está vacía; dos Regulares Británicos ocupan Boston.
    .done = Ya tienes dos colonias. Gana quien más colonias tenga al acabar la partida: de eso se trata, y de nada más.
lesson-march-from = Llevas a los Patriotas, las fichas blancas. Tu carta deja marchar a dos ejércitos hasta dos áreas cada uno: elige Hartford.
    .end = Así acabaría tu movimiento sin haber hecho nada. Elige primero Hartford.
    .boston = En Boston solo hay unidades británicas. Un ejército sale de donde tienes fichas tuyas.
lesson-march-who = ¿Cuántos de los tres van? Lleva dos: si no se queda nadie, Connecticut pierde su bandera.
    .one = Para una colonia vacía basta uno, así que también vale.
    .all = Si van los tres, Connecticut queda vacía y su bandera se retira. Deja uno.
lesson-march-to = ¿Y adónde? Newport está a dos áreas y no hay nadie.
    .east = Eso sigue siendo Connecticut, que ya es tuya. Avanza un área más, hasta Newport.
    .boston = Boston está a tres áreas, y esta carta solo lleva un ejército a dos.
    .other = Puedes ir ahí, pero no ganas ninguna colonia. Newport es toda Rhode Island.
lesson-march-end = Tu segundo ejército puede quedarse en casa. Termina el movimiento y mira las banderas.
    .hartford = Si sale el último Patriota, Connecticut pierde su bandera. Mejor termina el movimiento.

## New units, and which card to play

lesson-reinforce = Unidades nuevas y qué carta jugar
    .idea = Cada turno llegan cuatro unidades nuevas a tus ciudades. Después juegas exactamente una Carta de Movimiento.
    .scene = Connecticut y Rhode Island son tuyas, con un Patriota en cada una, y dos Regulares Británicos ocupan Boston. Tienes dos Cartas de Movimiento.
    .done = Eso ha sido un turno entero: unidades, una carta, batallas si las hay y cartas nuevas hasta tener tres. La carta jugada no vuelve.
lesson-reinforce-three = Llegan cuatro Patriotas, a ciudades de colonias que ya tienes. Pon tres en Newport.
    .other-number = Puedes repartirlos como quieras, pero esta vez conviene que tres vayan a Newport.
    .boston = Massachusetts es británica. Las unidades nuevas solo llegan a ciudades de colonias de tu bando.
    .other = Hartford queda más lejos de nuestro objetivo. Pon tres en Newport.
lesson-reinforce-one = Queda uno. Ponlo en Hartford y las dos colonias estarán más seguras.
    .newport = En Newport ya hay bastantes. Hartford solo tiene un Patriota: dale este.
lesson-reinforce-card = Ahora juega una carta: tres ejércitos a un área, o un ejército a tres. New Hampshire está lejos, así que elige la marcha larga.
    .short = Con un área no basta: nadie pasaría de los británicos hasta New Hampshire. Elige la marcha larga.
lesson-reinforce-from = Elige Newport, donde está tu ejército.
    .hartford = Desde Hartford no se llega a New Hampshire. Sal de Newport.
    .end = Así desperdicias la carta. Sal de Newport.
lesson-reinforce-who = Lleva tres de los cuatro y deja uno para conservar Rhode Island.
    .fewer = Con menos también basta: allí no espera nadie.
    .all = Alguien tiene que quedarse en Newport o pierdes Rhode Island. Lleva tres.
lesson-reinforce-to = Un ejército tiene que parar donde haya enemigos, pero puede rodearlos. Ve a Portsmouth, detrás de Boston.
    .boston = Eso sería una batalla contra dos Regulares. Esta vez rodéalos y ve a Portsmouth.
    .other = Así no ganas ninguna colonia. Portsmouth es la ciudad de New Hampshire.

## Task: four flags

task-four-flags = Cuatro banderas
    .ask = Ten cuatro colonias al final de este turno. Tu carta mueve dos ejércitos, hasta dos áreas cada uno.
    .hint = Cada ejército debe dejar a alguien atrás y acabar en una colonia donde no haya nadie.
    .done = Cuatro banderas con cuatro Patriotas: no se ha desperdiciado nada.
    .empty = Has entrado en dos colonias nuevas, pero una de las de antes quedó vacía y perdió su bandera. Deja siempre un Patriota.
    .few = No has ganado ninguna colonia. Cada uno de tus dos ejércitos puede tomar una que esté vacía.

## A battle, face by face

lesson-battle = Una batalla, cara a cara
    .idea = Los dados tienen tres caras: el Impacto retira una unidad enemiga, la Huida se lleva a uno de los tuyos y la cara en blanco deja salir a una unidad.
    .scene = Hay cinco Patriotas en Newport; un Regular Británico y un Lealista ocupan Boston. En esta lección los dados están fijados.
    .done = Massachusetts es tuya. Las unidades alcanzadas vuelven a su Pila de Refuerzos; las que huyeron regresan con los próximos refuerzos de su facción.
lesson-battle-from = Boston tiene poca defensa. Tu ejército sale de Newport.
    .end = Este turno no pasaría nada. Elige Newport.
lesson-battle-who = Lleva cuatro. Los Patriotas tiran como mucho tres dados, y el cuarto puede encajar el primer Impacto.
    .all = Rhode Island quedaría vacía y perdería su bandera. Deja uno y lleva cuatro.
    .few = Con menos unidades tiras menos dados y no te sobra nadie. Lleva cuatro.
lesson-battle-to = Marcha a Boston. Tu probabilidad de ganar se muestra antes de decidir: más de la mitad.
    .other = El enemigo está en Boston. Marcha allí.
lesson-battle-end = El quinto Patriota se queda en Newport. Termina el movimiento y se tirarán los dados.
    .newport = Entonces nadie conservaría Rhode Island. Termina el movimiento.
lesson-battle-stay = Tira primero el defensor: un Impacto, y su Lealista huye. Tus tres caras en blanco son Decisiones de Mando: cada una deja salir a una unidad, pero sois tres contra uno: quédate.
    .leave = Salir salva unidades de una batalla perdida. Esta la vas ganando: quédate.
    .other = Abandonarías una batalla que vas ganando. Quédate.
lesson-battle-regular = El Regular también saca una cara en blanco. Los Regulares nunca huyen, y este tampoco sale.

## Choose your battle

lesson-odds = Elige tu batalla
    .idea = Antes de que marche un ejército, la mesa te dice qué probabilidad tiene de ganar. Ataca donde los números te favorezcan.
    .scene = Hay tres Patriotas y dos Continentales al oeste de Boston, entre seis enemigos en Boston y dos Lealistas al este de Hartford.
    .done = Con buenas probabilidades has ganado Connecticut. Pero los británicos se han quedado solos en Massachusetts y tienen su bandera: mira siempre qué deja atrás una marcha.
lesson-odds-from = Elige tu ejército al oeste de Boston. Los Continentales azules de tu aliado pueden marchar contigo, porque allí hay Patriotas tuyos.
    .end = Dos Lealistas te niegan Connecticut. Elige el ejército al oeste de Boston.
    .hartford = En Hartford solo hay Continentales. Un ejército necesita una unidad de la facción a la que le toca, y son los Patriotas.
lesson-odds-who = Llévalos a todos: cinco unidades de dos colores, y cada color tira sus propios dados.
    .other = Podrías ir con menos, pero esta vez llévalos a todos.
lesson-odds-to = Mira Boston, luego el área al este de Hartford, y compara tus probabilidades. Ataca donde sean mejores.
    .boston = Allí tiran primero seis defensores, y perderías más veces de las que ganas. Busca mejores probabilidades.
    .other = Ahí no hay enemigos. Los Lealistas están al este de Hartford.
lesson-odds-loss = Recibes un Impacto y eliges quién cae. Entrega un Patriota: los Continentales aciertan más y huyen menos.
    .continental = Se puede, pero un Continental acierta con tres caras de seis y un Patriota con dos.

## Friends in the woods

lesson-natives = Amigos en los bosques
    .idea = Los Nativos solos no son de nadie y niegan la colonia a los dos bandos. El primer ejército que llega los convierte en aliados.
    .scene = Tres Patriotas ocupan Albany, en New York. Dos Nativos viven dos áreas al oeste.
    .done = New York es tuya, y los Nativos marchan y luchan contigo con sus propios dados. Si los dejas solos, vuelven a no ser de nadie.
lesson-natives-from = En New York solo estás tú y no hay bandera: los Nativos, en verde, no están de tu parte. Elige Albany.
    .end = Así New York se queda sin bandera. Elige Albany.
lesson-natives-who = Con dos basta. Uno se queda en Albany.
    .one = Un mensajero basta para hacer amigos.
    .all = Pueden ir los tres, pero Albany quedaría desguarnecida. Deja uno.
lesson-natives-to = Marcha al territorio onondaga, dos áreas al oeste. No se lucha: los Nativos se te unen.
    .seneca = Está a tres áreas, y un ejército se detiene con los primeros Nativos que encuentra.
    .other = Los Nativos viven en el territorio onondaga, dos áreas al oeste de Albany.
lesson-natives-end = Termina el movimiento y mira cómo sube la bandera.
    .albany = El último puede quedarse en Albany. Termina el movimiento.

## Ships and events

lesson-sea = Barcos y eventos
    .idea = Los eventos cambian las reglas en la fase que indican. Un barco lleva ejércitos por el agua, incluso a un puerto enemigo.
    .scene = Dos Regulares Británicos ocupan Halifax; hay un Patriota en Boston y tres en Newport. Tienes un evento, un Barco de Guerra y una marcha.
    .done = Cada turno puedes jugar los eventos que tengas y exactamente una Carta de Movimiento. Las cartas no vuelven: guarda un evento para el turno en que decida algo.
lesson-sea-event = Ahora llevas a los Regulares Británicos, en rojo. Antes de que lleguen tus unidades, juega el evento que contrata Hessianos.
    .later = Puedes colocar primero y jugar el evento después. Juégalo ahora y verás qué hace.
    .other = Eso viene después. Juega primero el evento de los Hessianos.
lesson-sea-hessians = Los seis Hessianos llegan a una sola ciudad. Ponlos en Halifax.
    .annapolis = Se puede, pero la flota saldrá enseguida de Halifax.
    .other = Se puede: el evento los desembarca en cualquier ciudad del Atlántico. Pero tu flota espera en Halifax.
lesson-sea-regulars = Ahora tus cuatro Regulares, también a Halifax.
    .other = Se puede, pero la flota sale de Halifax: los cuatro deben estar allí.
lesson-sea-card = Por tierra Boston queda lejos. Juega el Barco de Guerra: lleva dos ejércitos de cualquier tamaño a cualquier costa del mismo mar.
    .march = Un área por tierra no lleva a nada desde Halifax. Juega el Barco de Guerra.
lesson-sea-from = La flota sale de Halifax.
    .end = Así desperdicias la carta. Elige Halifax.
lesson-sea-who = Embarca a cuatro de tus seis Regulares.
    .other = Vale cualquier número. Esta vez, cuatro Regulares.
lesson-sea-allies = Y a todos los Hessianos: los aliados pueden ir adonde vaya uno de los tuyos.
    .other = Podrían quedarse, pero seis Hessianos pesan mucho. Llévalos a todos.
lesson-sea-to = Desembarca en Boston, donde hay un solo Patriota.
    .newport = En Newport esperan tres Patriotas; en Boston, uno solo. Desembarca en Boston.
    .other = Esa no es una colonia enemiga. Desembarca en Boston.
lesson-sea-end = Podría embarcar otro ejército, pero conviene que dos Regulares guarden Halifax. Termina el movimiento.
    .halifax = Nova Scotia quedaría vacía y sin bandera. Termina el movimiento.
lesson-sea-patriot = El Patriota saca una cara en blanco y se queda. Ahora tiras tú.

## Ending the war while you lead

lesson-truce = Acabar la guerra cuando vas ganando
    .idea = Cada facción tiene una Tregua. Cuando un bando ha jugado las dos, la partida acaba con esa ronda, desde la ronda 3.
    .scene = Es el último turno de la ronda 3. Los Patriotas ya han jugado su Tregua; los americanos tienen tres colonias, los británicos una.
    .done = Paz y victoria para las dos facciones americanas: los aliados ganan juntos. Vigila también la segunda Tregua de los británicos.
lesson-truce-card = Llevas a los Continentales, en azul: tres colonias contra una, y es el último turno de la ronda. Juega tu Tregua.
    .march = Con una marcha la guerra sigue, y los británicos aún podrían darle la vuelta. La Tregua de tu aliado ya está jugada: juega la tuya y se acabó.
lesson-truce-end = La Tregua también es una Carta de Movimiento, pero no necesitas más. Termina el movimiento.
    .march = Aún podrías marchar, pero una colonia vacía pierde su bandera. Termina el movimiento.

## Task: the last turn of the war

task-last-turn = El último turno de la guerra
    .ask = Las dos Treguas británicas están jugadas, es el último turno de la ronda y cada bando tiene dos colonias. Gana.
    .hint = Basta con una colonia más, y en New York no hay nadie.
    .done = Tres colonias a dos: la guerra se gana por una bandera.
    .draw = Dos colonias por bando son empate. Había una colonia vacía a dos áreas.
    .left = Has tomado una colonia y has perdido otra, porque no se quedó nadie. Deja una unidad en casa.

## The first game

first-game = Tu primera partida
    .about = Dos rondas, unos quince minutos: llevas a las dos facciones americanas contra un bot fácil. Gana quien más colonias tenga al final.
