# Las lecciones de Liberty. Como mucho dos frases y 240 caracteres cada vez.

course = Aprende Liberty
    .about = Ocho lecciones cortas y dos ejercicios; después, una primera partida de verdad de un año. Llevas a los Americanos y una vez a la Marina Real.

chapter-march = Marchas y batallas
chapter-campaign = La campaña
chapter-winter = El mar y el invierno

## A card, a march, a town

lesson-march = Una carta, una marcha, una ciudad
    .idea = Cada turno los dos bandos juegan una carta en secreto: su número es cuántos grupos puedes mover. Una ciudad donde estás al final del turno es tuya.
    .scene = Greene y Ward están en New Bern. Al lado, Wilmington es un puerto británico que vale un punto y está vacío.
    .done = Wilmington es americano y los Británicos bajan de 14 puntos a 13. Con 30 al final de un año ganan; con menos de 12, pierden.
lesson-march-card = Llevas a los Americanos, en azul. Juega el 3: la carta más alta va primero y tiene tres acciones.
    .low = Solo una acción, y los Británicos podrían ir primero. Juega el 3.
lesson-march-action = Los Británicos han jugado un 1, así que vas primero. Una acción mueve bloques de un hex: elige New Bern.
    .replace = Eso roba un bloque nuevo. Marcha primero: New Bern.
    .end = Tienes tres acciones. Usa una en New Bern.
lesson-march-block = Que vaya Greene.
    .ward = Ward es milicia y es débil. Que vaya Greene.
lesson-march-to = Wilmington es británico y no hay nadie. Marcha a Wilmington.
    .other = Puedes ir ahí, pero la ciudad que hay que tomar es Wilmington.
lesson-march-stop = Un hex es lo que avanza. Podría forzar la marcha y arriesgar un paso, pero ya está donde debe: detente.
    .force = No hace falta una Marcha Forzada. Detente aquí.
lesson-march-second = Ward se queda y conserva New Bern. Pulsa Listo.
    .ward = Esta vez que se quede en casa. Pulsa Listo.
lesson-march-end = Quedan dos acciones y nada que hacer con ellas. Termina tus acciones.
    .replace = Los bloques nuevos vienen en otra lección. Termina tus acciones.
    .ward = Ward conserva New Bern. Termina tus acciones.
lesson-march-british = Los Británicos no hacen nada con su acción. Al acabar el turno, la ciudad cambia de manos.

## A battle, block by block

lesson-battle = Una batalla, bloque a bloque
    .idea = Un bloque tira tantos dados como pasos tiene. Cada dado igual o menor que su número es un impacto, y va siempre contra el enemigo más fuerte.
    .scene = Greene (C2, cuatro pasos) y Washington (C3, tres pasos) están en Springfield; en Boston hay un bloque enemigo del que solo ves el dorso. Los dados están fijados.
    .done = Boston es tuya y Grey es un prisionero que algún día se podrá intercambiar. Una batalla dura como mucho tres rondas; después, el atacante tiene que irse.
lesson-battle-card = Juega otra vez el 3.
    .low = Irías segundo. Juega el 3.
lesson-battle-action = Tu ejército está en Springfield.
    .other = Sal de Springfield, junto a Boston.
lesson-battle-first = Primero va Greene.
    .washington = Washington va después. Primero Greene.
lesson-battle-to = A Boston, contra un bloque que no puedes ver.
    .other = El enemigo está en Boston.
lesson-battle-second = Lleva también a Washington.
    .done = Un bloque solo es una apuesta. Lleva a Washington.
lesson-battle-end = Las batallas llegan cuando los dos han movido. Termina tus acciones.
    .other = Basta por ahora. Termina tus acciones.
lesson-battle-grey = Se descubren los bloques: es Grey, C2 con tres pasos. Las letras son iguales, así que dispara primero el defensor.
lesson-battle-greene = Un impacto en Greene, tu bloque más fuerte: le quedan tres pasos, o sea, tres dados. Que dispare Greene.
    .washington = Vale cualquier orden. Esta vez, primero Greene.
    .retreat = Sois dos contra uno. Quédate y dispara.
lesson-battle-washington = Dos impactos, y a Grey le queda un paso. Washington acierta con 1, 2 y 3: que dispare.
    .retreat = Basta con un impacto más. Dispara.
lesson-battle-stay = Grey es capturado, y el ganador puede pasar a hexes amigos. Quédate en Boston: pulsa Listo.
    .other = A Boston has venido. Pulsa Listo.

## Who fires first

lesson-letters = Quién dispara primero
    .idea = A dispara antes que B, y B antes que C, ataque quien ataque. Con buenas letras se ganan batallas antes de que disparen los demás.
    .scene = Los rifles de Morgan (B3) y Greene (C2) han marchado a Boston contra Grey (C2), que tiene tres pasos. Todos los bloques están descubiertos.
    .done = Los impactos cuentan en el acto: quien dispara primero quita dados a los demás. Los buques son A; el Cuerpo de Rifles, la infantería ligera y los dragones, B; casi todos los demás, C.
lesson-letters-fire = Atacas tú y aun así vas primero: la B va antes que la C. Que dispare Morgan.
    .retreat = Aún no ha disparado nadie. Que dispare Morgan.
lesson-letters-grey = Dos impactos: a Grey le queda un paso, y un dado en vez de tres. Dispara y falla.
lesson-letters-finish = Ahora Greene, tu segundo bloque. Dispara.
    .retreat = Un impacto más y se acabó. Dispara.
lesson-letters-stay = Quédate en Boston. Pulsa Listo.
    .other = Esta vez quédate en Boston. Pulsa Listo.

## Living to fight again

lesson-retreat = Vivir para volver a luchar
    .idea = En su turno, un bloque puede retirarse en vez de disparar. Si pierde su último paso es capturado; si se retira, no.
    .scene = Ward (C1, dos pasos) está solo en Springfield y Greene, en Albany. En Boston hay dos bloques británicos desconocidos.
    .done = Springfield se pierde, Ward no, y has visto quién está dónde: tu cuaderno lo guarda. En un juego de bloques, una buena retirada es medio arte.
lesson-retreat-card = Juega tu carta. Esta vez los Británicos tienen la más alta.
lesson-retreat-british = Los Británicos van primero, y dos de sus bloques marchan contra Springfield.
lesson-retreat-end = Greene podría llegar como reserva en la segunda ronda, pero dos bloques son demasiados. Resérvalo: termina tus acciones.
    .albany = Entraría en la 2ª ronda, contra dos bloques que no conoces. Termina tus acciones.
    .replace = Es útil, pero no ahora. Termina tus acciones.
lesson-retreat-retreat = Howe y Grey, cuatro pasos cada uno; Ward tiene dos dados que solo aciertan con 1. Retírate.
    .fire = Ni dos impactos lo salvarían, y responderían ocho dados. Retírate.
lesson-retreat-to = No por donde vinieron. Con Greene, a Albany.
    .safe = Ahí también está a salvo.

## Rivers and forced marches

lesson-roads = Ríos y Marchas Forzadas
    .idea = La mayoría de los bloques mueven un hex, y dos a lo largo de un río. La Marcha Forzada añade un hex, con riesgo de perder un paso.
    .scene = Greene está en Albany, junto al Hudson, y Ward en Springfield. Hacen falta los dos en Nueva York.
    .done = Ha salido un 5: no se pierde ningún paso. El bosque y el pantano frenan a los bloques y dejan pasar a menos: solo se te ofrece adonde pueden ir.
lesson-roads-card = Necesitas dos movimientos. Juega el 3.
    .low = Una acción mueve un solo hex. Juega el 3.
lesson-roads-greene = Greene hace falta en Nueva York. Empieza por Albany.
    .other = Empieza por Greene, en Albany.
lesson-roads-river = Río Hudson abajo, a West Point.
    .hartford = Eso te aleja del río. Ve a West Point.
    .other = Sigue el río hasta West Point.
lesson-roads-onward = El río lo lleva un hex más, sin ningún riesgo: Nueva York.
    .force = Una Marcha Forzada arriesgaría un paso. Por el río es gratis.
    .stop = Nueva York está un hex más abajo.
lesson-roads-ward = Ahora Ward, en Springfield. Ningún río lleva adonde tiene que ir.
    .other = Ward está en Springfield.
lesson-roads-hartford = Primero, a Hartford.
    .other = Hartford le queda de camino. Ve allí.
lesson-roads-force = También debe llegar a Nueva York, un hex más allá. Fuerza la marcha.
    .stop = Llegaría un turno tarde. Esta vez fuerza la marcha.
lesson-roads-to = A Nueva York.
    .other = Greene está en Nueva York. Ve allí.
lesson-roads-end = Termina tus acciones y se tira el dado: de 1 a 3 le costaría un paso.
    .other = Basta por este turno. Termina tus acciones.

## New blocks, new steps

lesson-supply = Bloques nuevos, pasos nuevos
    .idea = Una carta de suministro devuelve pasos a bloques en Ciudades de Suministro. Una acción puede robar un bloque del Fondo en vez de mover.
    .scene = Greene, en Filadelfia, tiene dos de cuatro pasos; Ward, en Hartford, uno de tres. Tienes una carta de suministro y dos de 1.
    .done = Robas a ciegas: podría haber sido milicia. Un bloque nuevo no puede mover en el turno en que llega.
lesson-supply-card = Juega la carta de suministro: tres pasos, uno por bloque como mucho, antes de que nadie mueva.
    .action = La acción, en el próximo turno. Juega la carta de suministro.
lesson-supply-greene = Greene está en Filadelfia, una Ciudad de Suministro. Dale un paso.
    .ward = Ward va después. Primero Greene.
    .done = Tienes tres pasos para dar. Primero Greene.
lesson-supply-ward = Y uno para Ward, en Hartford.
    .done = Puedes dar otro: Ward.
lesson-supply-british = El tercer paso se pierde, porque no hay nadie más en una Ciudad de Suministro. Los Británicos no hacen nada y empieza otro turno.
lesson-supply-second = Ahora un 1, para una acción.
lesson-supply-initiative = Las cartas son iguales, así que los Británicos eligen quién va primero. Van segundos.
lesson-supply-replace = Esta vez no muevas. Roba un bloque de tu Fondo.
    .other = Esta vez roba un bloque.
lesson-supply-deploy = ¡Los rifles de Morgan! Llegan con toda su fuerza a una Ciudad de Suministro tuya: Filadelfia.
    .others = Buen sitio también.
    .other = Se puede, pero Filadelfia queda en el centro. Elígela.

## The Royal Navy

lesson-landing = La Marina Real
    .idea = Los Británicos llegan por mar: un buque de guerra y hasta tres bloques de tierra atacan juntos un puerto, directamente desde el Atlántico.
    .scene = La flota de Howe, Grant y O'Hara esperan en el Atlántico. Ward, con dos pasos, ocupa Charleston por los Americanos.
    .done = Ningún puerto está a salvo de ti. Pero en invierno tus tropas necesitan Ciudades de Suministro y puertos para vivir.
lesson-landing-card = Ahora llevas a los Británicos, en rojo. Juega el 3.
    .low = En el mar la sorpresa lo es todo. Juega el 3.
lesson-landing-fleet = Una acción mueve toda la flota. Elige el Atlántico.
    .other = Primero la flota: el Atlántico.
lesson-landing-warship = Delante va el buque de guerra. Sin él nadie puede desembarcar contra un enemigo.
    .troops = Sin un buque por delante solo puede entrar en puertos tuyos. Primero el buque.
lesson-landing-to = Navega a Charleston.
    .other = Se puede llegar a cualquier puerto. Esta vez navega a Charleston.
lesson-landing-grant = Ahora Grant.
    .other = Después va Grant.
lesson-landing-to-grant = Detrás del buque, a Charleston. O'Hara lo seguirá.
    .other = A Charleston, detrás del buque.
lesson-landing-end = Termina tus acciones y empieza la batalla.
    .other = Basta por este turno. Termina tus acciones.
lesson-landing-bombard = Los buques son A y disparan antes que nadie. Que dispare la flota de Howe: bombardea la ciudad.
    .retreat = Acabas de llegar. Que dispare la flota.
lesson-landing-ward = A Ward le queda un paso, y un bombardeo nunca quita el último. Se retira tierra adentro.
lesson-landing-town = La ciudad es tuya, y Ward se va a Santee.

## Winter decides

lesson-winter = El invierno decide
    .idea = Tras la última carta del año vienen los puntos, los Franceses y el hambre. Lo que no se puede mantener es capturado.
    .scene = Final de 1777. Washington (dos pasos), Wayne y Putnam están en West Point, una ciudad que por sí sola no mantiene a nadie.
    .done = Año nuevo y cartas nuevas. Aguanta hasta el final de 1783 y ganas; cualquier invierno con los Británicos por debajo de 12 puntos acaba la guerra a tu favor.
lesson-winter-british = Puntos británicos: 17, así que nadie ha ganado aún. Has sacado 8 por Francia, que entra en la guerra; los Británicos no disuelven a nadie.
lesson-winter-hungry = Washington mantiene tantos bloques como pasos tiene, contándose a sí mismo: dos. Hay tres, así que envía uno a casa: disolver.
    .done = Entonces el hambre captura a uno. Mejor disuelve uno.
lesson-winter-putnam = Envía a casa a Putnam. Vuelve al Fondo y puede robarse de nuevo.
    .wayne = Wayne es un Continental de cuatro pasos. Envía a casa a la milicia: Putnam.
    .other = Ese come donde está. Donde sobra uno es en West Point: Putnam.
lesson-winter-end = Nadie más pasa hambre. Pulsa Listo.
    .other = Conserva a los demás. Pulsa Listo.

## Task: below twelve

task-below-twelve = Por debajo de doce
    .ask = Los Británicos tienen 14 puntos. Bájalos de 12 en este turno.
    .hint = Norfolk vale dos puntos y Wilmington uno, y los dos están vacíos. Los dragones mueven dos hexes si no los frena un pantano.
    .done = Once puntos: si el año acabara ahora, Londres haría la paz.
    .one = Un punto, así que quedan 13. Norfolk estaba al alcance de los dragones.
    .norfolk = Dos puntos, así que quedan 12, y tienen que ser menos. Al lado, Wilmington está vacío.

## Task: nobody starves

task-nobody-starves = Que nadie pase hambre
    .ask = Pasa el invierno sin un solo prisionero y envía a casa solo a la milicia.
    .hint = Washington mantiene tantos bloques como pasos tiene, contándose a sí mismo; Albany mantiene uno.
    .done = Dos milicias se fueron a casa para volver, y el ejército vive.
    .starved = Albany mantiene un bloque, y el otro fue capturado. La milicia enviada a casa se puede robar otra vez.

## The first game

first-game = Tu primera partida
    .about = El año 1775 con la colocación impresa: tres cartas cada uno, unos quince minutos. Llevas a los Americanos contra un bot fácil.
    .until = Ha pasado el primer invierno. Puedes parar aquí y ver cómo está la cosa, o seguir jugando en 1776.
