# Las lecciones de Liberty or Death. Como mucho dos frases y 240 caracteres cada vez.

course = Aprende Liberty or Death
    .about = Dieciséis lecciones cortas y tres ejercicios en cuatro capítulos, para una tarde o para cuatro. Después, una primera partida de verdad contra tres Facciones Sin Jugador.

chapter-revolt = La revuelta
chapter-card = La carta
chapter-others = Las otras tres
chapter-war = Guerra e invierno

## Raise the Militia

lesson-rally = Levanta la Milicia
    .idea = Un turno es una Orden, que se paga por casilla. El Reagrupamiento trae Milicias patriotas; quien tiene más fichas en una casilla la Controla.
    .scene = Washington está en Massachusetts, los Británicos en Boston y las demás colonias están vacías. Solo actúan los Patriotas.
    .done = Dos Milicias de contorno discontinuo: están Ocultas y de momento nadie puede atacarlas. Y el Control es, sin más, tener más fichas que el otro bando.
lesson-rally-command = Llevas a los Patriotas, en azul. Elige Reagrupamiento: trae Milicias nuevas.
    .march = La Marcha mueve fichas, y apenas tienes. Elige Reagrupamiento.
    .pass = Pasar da un Recurso, pero la revuelta necesita gente. Elige Reagrupamiento.
    .event = Lo que ofrece la carta se ve en otra lección. Elige Reagrupamiento.
    .other = Eso vendrá después. Elige Reagrupamiento.
lesson-rally-first = Cada casilla cuesta un Recurso y tienes tres. Empieza por Virginia.
    .other = También serviría, pero Virginia tiene Población 2 y cuenta el doble. Empieza por Virginia.
lesson-rally-second = Con una Milicia, Virginia queda bajo Control de la Rebelión: no hay nadie más. Ahora Pennsylvania.
    .others = Es tan buen sitio como otro: ahí también tienes el Control.
    .other = Esta vez elige Pennsylvania.
lesson-rally-enough = Podrías seguir mientras puedas pagar. Guarda el último Recurso y pulsa Listo.
    .other = Esta vez guarda el último Recurso. Pulsa Listo.
lesson-rally-special = La mayoría de las Órdenes permiten además una Actividad Especial. De momento, nada: Listo.
    .persuasion = La Persuasión tiene su propia lección. Pulsa Listo.

## Win the people over

lesson-rabble = Gánate a la gente
    .idea = Cada Ciudad y Colonia está en algún punto entre el Apoyo Activo y la Oposición Activa. Los Patriotas ganan con Oposición; los Británicos, con Apoyo.
    .scene = Hay Milicias en Virginia, que Controlan, y en New York, donde dos Tories las superan.
    .done = La Oposición está en 6, y los contadores la muestran siempre. Una casilla en Oposición Pasiva cuenta su Población una vez; en Activa, dos.
lesson-rabble-command = Elige Agitación. Mueve una casilla un nivel hacia la Oposición.
    .other = Es útil, pero no cambia lo que piensa la gente. Elige Agitación.
lesson-rabble-virginia = Primero Virginia. Su Población es 2, así que un nivel vale dos puntos.
    .new-york = New York viene después. Empieza por Virginia, que Controlas.
    .massachusetts = Massachusetts ya está de tu parte. Empieza por Virginia.
    .other = Elige primero una casilla: Virginia.
lesson-rabble-new-york = La Oposición ha pasado de 2 a 4. Ahora New York: donde no tienes el Control, una Milicia tiene que salir a la luz para hablar.
    .other = Después va New York, con su Población de 2.
lesson-rabble-end = Esa Milicia está ahora Activa y puede ser atacada: es el precio de hablar. Pulsa Listo.
    .other = Basta de discursos por este turno. Pulsa Listo.

## Task: two coins

task-two-coins = Dos monedas
    .ask = Tienes dos Recursos y ninguno más. Sube la Oposición de 0 a 4 o más en este turno.
    .hint = La Agitación cuenta la Población: elige casillas que tengan 2.
    .done = Dos casillas de Población 2 y la Oposición está en 4.
    .small = Las Colonias pequeñas cuentan su Población de 1. Elige casillas que tengan 2.
    .saved = Te ha sobrado un Recurso, y necesitas los dos.

## The card: who acts, who sits out

lesson-card = La carta: quién actúa y quién espera
    .idea = En cada carta actúan dos Facciones, en el orden de sus símbolos. Quien actúa se queda sin la carta siguiente.
    .scene = Las cuatro Facciones son Elegibles. La carta nombra a Patriotas, Británicos, Franceses e Indios por este orden; al lado se ve la siguiente.
    .done = Todas vuelven a ser Elegibles. El orden y la Elegibilidad son el pulso del juego: mira la carta siguiente antes de actuar en esta.
lesson-card-command = La carta muestra cuatro símbolos y el tuyo va primero: actúas antes que las demás. Elige Reagrupamiento.
    .pass = Entonces los Británicos serían los primeros. Actúa ahora y verás qué cuesta.
    .event = Los Eventos se ven en la lección siguiente. Elige Reagrupamiento.
    .other = Valdría cualquier Orden. Esta vez, Reagrupamiento.
lesson-card-space = Hoy basta con una casilla. Elige Pennsylvania.
    .other = Esta vez elige Pennsylvania.
lesson-card-enough = Con una casilla basta. Pulsa Listo.
    .other = Hoy basta con una casilla. Pulsa Listo.
lesson-card-special = Tras una Orden sola, a la segunda Facción le queda solo una pequeña. No añadas Actividad Especial: Listo.
    .persuasion = Con una Actividad Especial dejarías el Evento a los Británicos. Pulsa Listo.
lesson-card-british = Los Británicos son los segundos y van limitados: una casilla, sin Actividad Especial y sin Evento. Hacen una Concentración en New York Ciudad.
lesson-card-french = Carta nueva: los Británicos y tú no la jugáis, porque habéis actuado. Los Franceses van antes que los Indios y pasan por dos Recursos.
lesson-card-indians = Los Indios también pasan, y la carta se acaba.

## Wait for the better card

lesson-ahead = Espera una carta mejor
    .idea = Pasar da Recursos y te mantiene Elegible. A veces lo mejor en esta carta es ser el primero en la siguiente.
    .scene = Los Británicos son los primeros en esta carta. La siguiente, «Sentido común», puede mover dos Ciudades hacia la Oposición, y en ella vas primero.
    .done = Dos Ciudades gratis por haber esperado una carta. Un Evento no cuesta nada y una Orden es segura: compáralos en cada carta.
lesson-ahead-british = Los Británicos son los primeros en esta carta y hacen una Concentración en Quebec Ciudad.
lesson-ahead-pass = Puedes actuar ahora y perderte la siguiente, o pasar y ser el primero en ella, con su Evento. Mira la carta siguiente y pasa.
    .rally = Se puede, pero entonces te pierdes la carta siguiente. Mírala y pasa.
    .other = Entonces te pierdes la carta siguiente. Pasa.
lesson-ahead-french = Los Franceses también pasan.
lesson-ahead-indians = Y los Indios, así que llega la carta siguiente.
lesson-ahead-event = Eres el primero y los Británicos esperan. Juega el texto sombreado, que casi siempre ayuda a la Rebelión.
    .unshaded = Ese texto trae Regulares y Recursos a los Británicos. El tuyo es el sombreado.
    .other = Has esperado por este Evento. Juega su texto sombreado.
lesson-ahead-first = Dos Ciudades bajan un nivel hacia la Oposición. Elige Philadelphia, que está con el rey.
    .new-york-city = Buena elección: su Población es 2.
    .other = Se puede, pero Philadelphia está con el rey y ahí es donde más cuenta.
lesson-ahead-second = Y otra más: Boston.
    .other = Se puede, pero Boston es donde los Británicos tienen su Apoyo.

## Special Activities

lesson-special = Actividades Especiales: dinero de la nada
    .idea = Una vez por turno, una Actividad Especial puede ir antes, en medio o después de las casillas de una Orden. No cuesta nada.
    .scene = Los Patriotas tienen un solo Recurso, y Milicias Ocultas en tres Colonias que Controlan.
    .done = Tres Colonias con un Recurso. Pero tras una Orden con Actividad Especial la siguiente Facción puede jugar el Evento: tenlo también en cuenta.
lesson-special-command = Solo te queda un Recurso. Elige Reagrupamiento de todos modos.
    .pass = Pasar da un Recurso, pero hay algo mejor. Elige Reagrupamiento.
    .other = Elige Reagrupamiento. El truco viene enseguida.
lesson-special-space = Gástalo en Georgia.
    .other = Esta vez elige Georgia.
lesson-special-persuasion = No queda dinero, así que no se ofrecen más casillas. Ahora Persuasión: las Milicias Ocultas hacen colecta en las Colonias que Controlas.
    .done = Podrías parar aquí. Haz antes la colecta: Persuasión.
lesson-special-first = Colecta en Virginia.
    .georgia = Hasta la Milicia nueva puede hacer colecta.
    .other = Primero, colecta en Virginia.
lesson-special-second = Y en Pennsylvania.
    .other = Después, en Pennsylvania.
lesson-special-enough = Podrías hacer una tercera, pero quien hace colecta sale a la luz y puede ser atacado. Pulsa Listo.
    .other = Deja Ocultas a las demás. Pulsa Listo.
lesson-special-third = Dos Recursos, así que el Reagrupamiento sigue. Elige South Carolina.
    .other = Esta vez elige South Carolina.
lesson-special-fourth = Y Maryland-Delaware con el último.
    .other = Esta vez elige Maryland-Delaware.

## The British

lesson-british = Los Británicos: primero tropas, luego lealtad
    .idea = Una Concentración británica trae Regulares y Tories. Donde hay de ambos y Control, el dinero lleva una Ciudad al Apoyo.
    .scene = New York Ciudad se inclina a la Oposición y tiene un marcador de Propaganda. Los Británicos tienen seis Recursos.
    .done = Dos niveles en un turno: baja la Oposición y sube el Apoyo. La Propaganda y las Incursiones solo te cuestan dinero, porque hay que pagarlas antes.
lesson-british-command = Llevas a los Británicos, en rojo: ganan con Apoyo y perdiendo menos cubos que la Rebelión. Elige Concentración.
    .other = Eso vendrá después. Elige Concentración.
lesson-british-city = Hasta seis Regulares desembarcan en una Ciudad. Elige New York Ciudad.
    .boston = Boston ya está de tu parte. El premio es New York Ciudad.
    .other = Se puede, pero New York Ciudad tiene Población 2.
lesson-british-regulars = De momento bastan cuatro Regulares.
    .more = Con más, más seguro.
    .fewer = Aguantará.
    .few = Muy pocos para conservar una Ciudad. Envía cuatro.
lesson-british-tories = Los Tories acuden donde hay Regulares. Recluta también en New York Ciudad.
    .other = Los Regulares solos no convencen a nadie. New York Ciudad necesita Tories.
lesson-british-enough = Solo ha venido uno, porque la Ciudad está en tu contra. No más Tories: pulsa Listo.
    .other = Guarda el dinero para lo que viene. Pulsa Listo.
lesson-british-reward = En New York Ciudad hay Control, un Regular y un Tory: ya puedes Recompensar Lealtad allí.
    .fort = Un Fuerte quitaría tres cubos del mapa. Mejor Recompensar Lealtad.
    .other = La que hay que ganar es New York Ciudad. Recompensa Lealtad allí.
lesson-british-pay = Un Recurso quita la Propaganda y cada uno más mueve un nivel. Paga tres, para dos niveles.
    .one = Eso solo quita el marcador. Paga tres.
    .two = Un nivel la deja en Neutral. Sigue hasta el Apoyo y paga tres.
    .other = Con tres basta para ganar la Ciudad. Guarda el resto.

## The Indians: Villages

lesson-villages = Los Indios: Poblados
    .idea = Los Indios ganan con Apoyo y con Poblados: más de tres por encima de los Fuertes patriotas. La Reunión convierte dos Partidas de Guerra en un Poblado.
    .scene = Hay tres Partidas de Guerra en Northwest; una y un Poblado en Southwest. Un Fuerte patriota está en Virginia.
    .done = Dos Poblados contra un Fuerte. En una casilla caben como mucho dos Fuertes y Poblados en total, así que busca sitio pronto.
lesson-villages-command = Llevas a los Indios, en ocre. Elige Reunión: trae Partidas de Guerra y Poblados.
    .other = Eso vendrá después. Elige Reunión.
lesson-villages-space = La primera Reserva India de una Reunión es gratuita. Elige Northwest.
    .other = Empieza en Northwest, donde hay tres Partidas de Guerra.
lesson-villages-village = Convierte dos Partidas de Guerra en un Poblado.
    .war-parties = Otra Partida de Guerra ayudaría, pero un Poblado cuenta para la victoria. Elige el Poblado.
lesson-villages-second = Donde hay un Poblado acude más gente. Elige Southwest.
    .other = Elige Southwest, donde hay un Poblado.
lesson-villages-war-parties = Coloca Partidas de Guerra: una, y otra más por cada Poblado que haya.
    .regroup = Eso llama a las Partidas de Guerra y las oculta. Esta vez coloca nuevas.
lesson-villages-number = Dos.
    .one = Con una también vale.
lesson-villages-end = Basta por este turno. Pulsa Listo.
    .other = Guarda los demás Recursos. Pulsa Listo.

## The Indians: Raid and Plunder

lesson-raid = Los Indios: Incursión y Saqueo
    .idea = Una Incursión calma una Provincia en Oposición. Con más Partidas de Guerra que fichas de la Rebelión, el Saqueo se lleva el dinero de los Patriotas.
    .scene = Virginia está en Oposición, con una Milicia Activa. Hay allí una Partida de Guerra y dos más al lado, en Northwest.
    .done = Dos Recursos han cambiado de manos, tantos como Población tiene Virginia. El precio fue una Partida de Guerra.
lesson-raid-command = Elige Incursión. Sirve en Provincias en Oposición.
    .other = Lo que daña a los Patriotas aquí es la Incursión. Elígela.
lesson-raid-space = Elige Virginia, la única a tu alcance.
    .other = Las Actividades Especiales vienen después de la Incursión. Elige antes Virginia.
lesson-raid-from = Puede acudir una Partida de Guerra de al lado. Tráela: con dos superas a la Milicia.
    .done = Una Partida de Guerra contra una Milicia no permite el Saqueo. Trae otra.
lesson-raid-leader = Brant puede acompañarla, pero está más seguro en casa. Elige No.
    .yes = Puede ir. Donde está él, el Sendero de Guerra elimina una Milicia más.
lesson-raid-plunder = Virginia es ahora Neutral, tiene un marcador de Incursión y una Partida de Guerra ha quedado Activa. Llévate también el dinero: Saqueo.
    .war-path = El Sendero de Guerra eliminaría la Milicia. Esta vez llévate el dinero: Saqueo.
    .trade = El Comercio da un Recurso; el Saqueo quita dos al enemigo. Elige Saqueo.
    .other = Una cosa más antes de terminar: Saqueo.

## The French

lesson-french = Los Franceses: paga hoy, lucha mañana
    .idea = Antes del Tratado los Franceses financian la revuelta y se preparan. Cuando sus Preparativos pasan de 15, pueden entrar en la guerra.
    .scene = Los Franceses tienen cinco Recursos. Todos sus Regulares y Escuadrones siguen No Disponibles.
    .done = Los Patriotas han recibido tres por tus dos. Las Bajas británicas también cuentan para los Preparativos: cada casaca roja que cae te acerca a la guerra.
lesson-french-command = Llevas a los Franceses. Elige Hortalez: das dinero y los Patriotas reciben uno más de lo que das.
    .agents = Los agentes levantan Milicias. Primero el dinero: elige Hortalez.
    .other = Elige primero Hortalez.
lesson-french-special = Antes, prepara la guerra. No cuesta nada.
    .done = Perderías un paso gratis hacia la guerra. Prepárala primero.
lesson-french-prepare = Tres Regulares pasan de No Disponibles a Disponibles: tres puntos de Preparativos.
    .squadron = Un Escuadrón es ahora un punto y más tarde bloquea un puerto.
    .resources = Eso son dos Recursos. Esta vez prepara Regulares.
lesson-french-give = Ahora da dos Recursos.
    .others = Como quieras: los Patriotas reciben uno más.
    .other = Así te queda poco para el próximo turno. Da dos.

## The Treaty

lesson-treaty = El Tratado de Alianza
    .idea = Con los Preparativos por encima de 15, los Franceses pueden jugar el Tratado. Trae un ejército, una flota y el derecho a ganar.
    .scene = Los Preparativos están en 16: cinco Regulares Disponibles, un Escuadrón en las Indias Occidentales y diez Bajas británicas.
    .done = Los Franceses están en guerra: pueden hacer Concentraciones, Marchas y Batallas, y pueden ganar. Nada supera al Tratado.
lesson-treaty-treaty = Los Preparativos pasan de 15. Antes de que nadie actúe puedes jugar el Tratado de Alianza: hazlo.
    .pass = Esperar sirve de poco, y sin el Tratado no puedes ganar. Juégalo.
    .other = Todo eso puede esperar. Juega el Tratado.
lesson-treaty-land = Con él llega tu ejército. Desembarca en Massachusetts, junto a los Patriotas.
    .west-indies = Allí van tres Regulares de todos modos. Desembarca en Massachusetts.
lesson-treaty-number = Desembarca cuatro Regulares.
    .fewer = También pueden ser menos.
    .other = Pueden desembarcar cuatro, y te harán falta.
lesson-treaty-fort = Dos de ellos podrían convertirse en un Fuerte patriota. Mantén unido tu ejército: No.
    .yes = Entonces pierdes dos Regulares. Esta vez consérvalos.
lesson-treaty-port = Tu Escuadrón deja las Indias Occidentales y Bloquea una Ciudad. Elige Boston: su Apoyo no contará y no desembarcarán Regulares.
    .new-york-city = Buena elección también: es la Ciudad más grande.
    .other = Se puede, pero allí nadie apoya al rey. Elige Boston.
lesson-treaty-british = Los Británicos tienen que enviar Regulares a las Indias Occidentales. Gage se queda donde está.

## Task: where loyalty pays

task-loyalty = Donde la lealtad compensa
    .ask = Haz una Concentración con los Británicos y acaba con el Apoyo en 4 o más. Tienes tres Recursos.
    .hint = Recompensar Lealtad sirve en una casilla de la Concentración. Busca Población 2 y dos niveles.
    .done = Dos niveles con Población 2: cuatro puntos de Apoyo.
    .boston = Boston tiene Población 1, así que dos niveles son dos puntos. New York Ciudad tiene 2.

## Task: three Villages

task-three-villages = Tres Poblados
    .ask = Tienes dos Recursos y no hay ningún Poblado en el mapa. Ten tres al final de tu turno.
    .hint = La primera Reserva India de una Reunión es gratuita; cada Provincia más cuesta uno.
    .done = Tres Poblados por dos Recursos.
    .war-parties = Dos Poblados y algunas Partidas de Guerra. La tercera pareja también podía asentarse.

## Battle

lesson-battle = La Batalla y sus cuentas
    .idea = La Fuerza da dados; los dados y los modificadores dan bajas. El bando que pierde menos Triunfa y mueve a la gente.
    .scene = En Massachusetts, cuatro Regulares, dos Tories y Gage contra dos Continentales y dos Milicias Activas. Los dados están fijados.
    .done = Ellos pierden tres fichas y tú una, así que Triunfas: la mitad de tres, hacia abajo, es un nivel hacia el Apoyo. Los cubos perdidos son Bajas para siempre.
lesson-battle-command = Llevas a los Británicos y Gage está en campaña. Elige Batalla.
    .other = Los tienes delante. Elige Batalla.
lesson-battle-space = Tu Fuerza es 6: cuatro Regulares y dos Tories; la suya, 3: dos Continentales y media por cada Milicia. Cada tres son un dado: elige Massachusetts.
    .skirmish = La Escaramuza elimina una ficha sin dados, pero no en la casilla de la Batalla. Primero la Batalla.
    .other = El enemigo está en Massachusetts.
lesson-battle-end = Sacas 1 y 2, más 1 por los Regulares y 1 por Gage: pierden 5, a 2 por cubo y 1 por Milicia. Su dado es un 1, así que pierdes un Regular: Listo.
    .other = Con una Batalla basta. Pulsa Listo.

## Brilliant Strokes

lesson-strokes = Golpes Brillantes
    .idea = Una vez por partida cada Facción puede adueñarse de una carta: dos Órdenes gratuitas de una casilla y una Actividad Especial, con su Líder.
    .scene = Los Británicos son los primeros, y el Evento movería dos Ciudades hacia el Apoyo. Washington está en Massachusetts y no tienes Recursos.
    .done = Cuatro puntos de Oposición, ningún Evento y todas Elegibles. Un Golpe se puede superar: los Británicos al patriota, los Franceses a ambos y los Indios a los tres.
lesson-strokes-stroke = Los Británicos son los primeros y el Evento de esta carta les daría dos Ciudades. Aduéñate de la carta: juega tu Golpe Brillante.
    .no = Puedes guardarlo, pero entonces los Británicos juegan el Evento. Es un buen momento: juégalo.
lesson-strokes-command = Tienes dos Órdenes gratuitas de una casilla y una Actividad Especial, en cualquier orden. Empieza con Agitación.
    .other = Se puede, en cualquier orden. Esta vez empieza con Agitación.
lesson-strokes-leader = Una de las dos Órdenes tiene que ser donde está tu Líder. Elige Massachusetts, con Washington.
    .virginia = Virginia viene después. Washington tiene que participar y está en Massachusetts.
lesson-strokes-second = La segunda Orden también es gratuita: Agitación otra vez.
    .other = Se puede, pero te esperan dos puntos más de Oposición. Elige Agitación.
lesson-strokes-virginia = Elige Virginia, con su Población de 2.
    .massachusetts = Massachusetts ya está ganada. Virginia cuenta dos puntos.
lesson-strokes-special = La Oposición ha subido de 0 a 4 sin gastar nada. Ahora la Actividad Especial: Persuasión.
    .other = Queda la Persuasión. Elígela.
lesson-strokes-money = Colecta en Virginia.
    .massachusetts = Se puede, pero allí los Británicos están al lado, en Boston. Colecta en Virginia.
lesson-strokes-end = Deja Ocultas a las demás. Pulsa Listo.
    .other = Las Milicias Activas pueden ser atacadas. Pulsa Listo.

## Winter Quarters

lesson-winter = Cuarteles de Invierno
    .idea = Una vez al año la guerra se detiene: comprobación de victoria, abastecimiento, ingresos, la gente, Líderes y deserción. Prepárate.
    .scene = Está en juego una carta de Cuarteles de Invierno. Seis Milicias ocupan Virginia; en Pennsylvania hay cuatro Continentales entre más Británicos.
    .done = Primavera: todas son Elegibles, se van los marcadores y quien puede se oculta. Antes de cada invierno pregúntate: ¿comen mis ejércitos y tengo dinero para la gente?
lesson-winter-british = Primero la comprobación: nadie ha ganado. Luego el abastecimiento: los Británicos pagan por su ejército de Pennsylvania.
lesson-winter-supply = Tus Continentales de allí no tienen ni Fuerte ni Control. Paga un Recurso o la mitad se va a casa.
    .remove = Perder dos Continentales por un Recurso es mal negocio. Paga.
lesson-winter-reward = Llegan los ingresos: uno por tu Fuerte y uno por cada dos casillas que Controlas. Los Británicos no gastan nada en lealtad.
lesson-winter-committees = Ahora puedes comprar Oposición donde tienes el Control. Elige Virginia.
    .massachusetts = También es buena, pero Virginia tiene un marcador de Incursión: mira cómo se quita.
    .other = Tienes dinero para gastar. Elige Virginia.
lesson-winter-pay = Un Recurso quita el marcador de Incursión y el siguiente mueve un nivel. Paga dos.
    .one = Eso solo quita el marcador. Paga dos.
lesson-winter-enough = Guarda el resto para la primavera. Pulsa Listo.
    .other = Guarda el resto para la primavera. Pulsa Listo.
lesson-winter-indians = Ahora pueden moverse los Líderes. Brant se queda.
lesson-winter-washington = Washington puede ir a cualquier casilla con fichas tuyas. Déjalo con su Fuerte en Massachusetts.
    .pennsylvania = Con el ejército más grande: también es bueno.
    .other = Donde más vale es con Continentales. Déjalo en Massachusetts.
lesson-winter-desertion = Deserta una de cada cinco Milicias y uno de cada cinco Continentales. El enemigo elige la primera ficha de cada clase.

## The last winter

lesson-end = El último invierno: quién gana
    .idea = En el último invierno no hace falta una ventaja de diez: gana el margen más alto, justo después de ganarse a la gente.
    .scene = Último invierno, Fase de Apoyo: Apoyo 3, Oposición 2, y las Bajas favorecen a los Británicos. Tienes dos Recursos.
    .done = Ganas por 5 a 2: cada punto de Oposición era uno más para ti y uno menos para ellos. Los inviernos anteriores piden más de diez de ventaja y tu segunda condición.
lesson-end-space = Los márgenes son 6 para los Británicos y 1 para ti, y dos Recursos compran dos niveles. ¿Dónde pesan más?
    .georgia = Georgia tiene Población 1: dos niveles son dos puntos y los Británicos ganan por 4 a 3. Busca Población 2.
    .massachusetts = Allí solo queda un nivel, que son dos puntos. Necesitas cuatro.
    .done = Entonces ganan los Británicos. Gástalo: no habrá otro año.
lesson-end-pay = Población 2 y dos niveles: la Oposición sube cuatro. Paga los dos.
    .one = No habrá otro año. Paga los dos.

## Opponents with reasons

lesson-why = Rivales que dan sus razones
    .idea = Las Facciones Sin Jugador siguen prioridades fijas y dicen por qué. Lee sus razones y sabrás qué harán después.
    .scene = Llevas a los Patriotas, y las otras tres juegan con sus prioridades oficiales. Los Británicos son los primeros.
    .done = Una Facción Sin Jugador juega el Evento que mueve a la gente a su favor cuando va por detrás. Sabiéndolo, quítale esos Eventos o úsalos tú.
lesson-why-command = Los Británicos han jugado el Evento: el registro dice por qué, paso a paso. Léelo y responde con un Reagrupamiento.
    .other = Valdría cualquier Orden. Esta vez, Reagrupamiento.
lesson-why-space = En Virginia hay dos Milicias, suficientes para un Fuerte. Elígela.
    .other = Elige Virginia, donde hay dos Milicias.
lesson-why-fort = Un Fuerte aguanta el invierno y cuenta contra los Poblados. Constrúyelo.
    .militia = Una tercera Milicia estaría bien, pero un Fuerte cuenta para la victoria. Constrúyelo.

## Alone against non-players

lesson-solitaire = En solitario: cómo se gana
    .idea = En solitario no ganas en una comprobación, y si una Facción Sin Jugador supera la suya, pierdes. En el último invierno debes sacar seis a la mejor.
    .scene = Último invierno, Fase de Apoyo, contra tres Facciones Sin Jugador: Británicos 6, tú 1. Tienes tres Recursos.
    .done = Sacas siete a la mejor Facción Sin Jugador, y hacían falta seis. De uno a cinco es punto muerto; igualado o por detrás, ganan ellas.
lesson-solitaire-virginia = En solitario no basta con ir primero: hay que sacar seis puntos a todas las demás. Empieza donde más pesen dos niveles.
    .massachusetts = Esa va al final: allí solo queda un nivel. Busca dos niveles con Población 2.
    .georgia = Georgia tiene Población 1. Virginia tiene 2.
    .done = Entonces ganan los Británicos. Gástalo: no habrá otro año.
lesson-solitaire-pay = Paga los dos niveles: cuatro puntos de Oposición.
    .one = Hacen falta los dos niveles. Paga dos.
lesson-solitaire-last = Ahora 5 a 2: solo tres de ventaja, punto muerto. Queda un Recurso: busca el nivel que vale dos puntos.
    .georgia = Un punto, y 6 a 1 son cinco de ventaja: sigue el punto muerto. Massachusetts vale dos.
    .done = Tres de ventaja es punto muerto. Gasta el último Recurso.

## The first game

first-game = Tu primera partida
    .about = El Escenario Rápido, dos campañas en una hora: llevas a los Patriotas, y las otras tres siguen sus prioridades oficiales y te dicen por qué.
