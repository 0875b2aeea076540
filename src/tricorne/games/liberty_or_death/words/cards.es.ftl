### Cartas: títulos y efectos con nuestras palabras.

## Cartas de Evento 1 a 96

n-card-1 = La masacre de Waxhaws
card-1-unshaded = Elige una casilla con alguna ficha británica: dos Continentales de allí pasan a Bajas, la casilla se modifica un nivel hacia Apoyo Activo y recibe dos Propagandas.
card-1-shaded = Los Patriotas Marchan gratis a una casilla y libran en ella una Batalla gratuita. Después esa casilla recibe dos Propagandas y se modifica un nivel hacia Neutral.
n-card-2 = Sentido común
card-2-unshaded = Los Británicos pueden colocar dos Regulares y dos Tories en una Ciudad. Pon dos Propagandas en esa Ciudad. Recursos británicos +4.
card-2-shaded = Modifica dos Ciudades un nivel hacia Oposición Activa y pon dos Propagandas en cada una.
n-card-3 = La campaña de George Rogers Clark en Illinois
card-3-unshaded = Todas las fichas patriotas de Northwest y Southwest pasan a Disponibles.
card-3-shaded = Los Patriotas pueden colocar dos Milicias en Northwest y otras dos en Southwest, y pueden ejecutar Partisanos gratis en cada una.
n-card-4 = La expedición de Penobscot
card-4-unshaded = Elimina tres Milicias de cualquier sitio. Recursos patriotas −2.
card-4-shaded = Coloca en Massachusetts un Fuerte de cualquier bando o un Poblado, y después tres unidades, Milicias y Partidas de Guerra en cualquier combinación.
n-card-5 = William Alexander, lord Stirling
card-5-unshaded = Los Patriotas quedan No Elegibles hasta pasada la próxima carta.
card-5-shaded = Los Patriotas pueden Marchar gratis a una casilla y después pueden librar en ella una Batalla gratuita.
n-card-6 = Benedict Arnold
card-6-unshaded = En una Colonia elimina un Fuerte patriota, que cuenta como Baja, y dos Milicias.
card-6-shaded = En una casilla un Fuerte británico y dos cubos británicos pasan a Bajas.
n-card-7 = John Paul Jones
card-7-unshaded = Recursos británicos +3. Baja la INF en uno. Hasta dos Regulares británicos Disponibles van juntos a las Indias Occidentales o a una Ciudad.
card-7-shaded = Recursos patriotas +5. Sube la INF en uno.
n-card-8 = La red de espías Culper
card-8-unshaded = Activa tres Milicias en cualquier sitio.
card-8-shaded = Tres cubos británicos de cualquier parte del mapa pasan a Bajas.
n-card-9 = Friedrich Wilhelm von Steuben
card-9-unshaded = Los Británicos pueden ejecutar una Escaramuza gratuita en hasta tres casillas.
card-9-shaded = Los Patriotas pueden ejecutar una Escaramuza gratuita en hasta tres casillas.
n-card-10 = Benjamin Franklin viaja a Francia
card-10-unshaded = Modifica dos Ciudades un nivel hacia Apoyo Activo.
card-10-shaded = Recursos franceses +3. Recursos patriotas +2.
n-card-11 = Thaddeus Kosciuszko, ingeniero experto
card-11-unshaded = Los Patriotas eliminan dos Fuertes patriotas.
card-11-shaded = En hasta dos casillas con Control de la Rebelión los Patriotas pueden entregar una ficha patriota para colocar un Fuerte patriota.
n-card-12 = Martha Washington llega a Valley Forge
card-12-unshaded = Ejecuta ahora la Deserción de Patriotas, como en invierno.
card-12-shaded = Recursos patriotas +5.
n-card-13 = «…el origen de todas nuestras desgracias»
card-13-unshaded = Ejecuta ahora la Deserción de Patriotas, como en invierno.
card-13-shaded = Los Patriotas pueden colocar una Milicia Activa por casilla en hasta cuatro casillas que ya tengan Milicias.
n-card-14 = Los hombres de más allá de los montes luchan por North Carolina
card-14-unshaded = Los Indios ejecutan una Exploración o una Marcha gratuita a North Carolina o Southwest. Después elige: un Sendero de Guerra indio o una Batalla británica allí, también gratis.
card-14-shaded = Los Patriotas Marchan gratis a North Carolina o Southwest y libran allí una Batalla gratuita.
n-card-15 = Los rifles de Morgan
card-15-unshaded = Modifica Virginia dos niveles hacia Apoyo Activo y coloca allí dos Tories.
card-15-shaded = Los Patriotas Marchan gratis a una Colonia, libran en ella una Batalla gratuita y después ejecutan en ella Partisanos gratis.
n-card-16 = «The Motley Assembly», de Mercy Warren
card-16-unshaded = Coloca dos Tories en cualquier parte del mapa.
card-16-shaded = Pon una Ciudad en Oposición Pasiva.
n-card-17 = Los Indios asesinan a Jane McCrea
card-17-unshaded = Elimina un Fuerte patriota de una Provincia de Reserva India.
card-17-shaded = Elimina un Poblado de cualquier sitio.
n-card-18 = «Si no hubiera habido tal tormenta…»
card-18-text = Nombra una Facción: queda No Elegible hasta pasada la próxima carta.
n-card-19 = La leyenda de Nathan Hale
card-19-unshaded = Recursos patriotas −4.
card-19-shaded = Coloca tres Milicias en cualquier sitio. Recursos patriotas +3.
n-card-20 = Infantes de marina continentales
card-20-unshaded = Los Patriotas eliminan cuatro Continentales del mapa.
card-20-shaded = Los Patriotas colocan cuatro Continentales en New Jersey.
n-card-21 = Thomas Sumter, el Gallo de Pelea
card-21-unshaded = Modifica South Carolina o Georgia dos niveles hacia Apoyo Activo.
card-21-shaded = Los Patriotas Marchan gratis a South Carolina o Georgia y libran allí una Batalla gratuita.
n-card-22 = La conspiración de Newburgh
card-22-unshaded = Elimina de una Colonia cuatro unidades patriotas, Milicias y Continentales en cualquier combinación.
card-22-shaded = Ejecuta ahora la Deserción de Tories, como en invierno.
n-card-23 = El teniente coronel Francis Marion
card-23-unshaded = Nombra a los Británicos o a los Indios: mueven todas las unidades patriotas de North Carolina o de South Carolina a una Provincia adyacente.
card-23-shaded = Si hay Milicias en North Carolina o South Carolina, elimina cuatro unidades británicas de una de las dos donde las haya.
n-card-24 = Declaración de Independencia
card-24-unshaded = Elimina dos Continentales, dos Milicias y un Fuerte patriota de cualquier sitio.
card-24-shaded = Coloca hasta tres Milicias en cualquier sitio, cada una con una Propaganda en su casilla, y un Fuerte patriota en cualquier sitio.
n-card-25 = Barcos prisión británicos
card-25-unshaded = Modifica dos Ciudades un nivel hacia Apoyo Pasivo.
card-25-shaded = Elige dos Ciudades: en cada una coloca una Milicia, modifica un nivel hacia Oposición Pasiva y pon una Propaganda.
n-card-26 = Josiah Martin, gobernador real de North Carolina, conspira
card-26-unshaded = Coloca un Fuerte británico o dos Tories en North Carolina.
card-26-shaded = Los Patriotas pueden Marchar gratis a North Carolina y librar allí una Batalla gratuita.
n-card-27 = Los Queen's Rangers se presentan a la batalla
card-27-unshaded = Elige dos Colonias con Control Británico y coloca en cada una dos Tories, No Disponibles o Disponibles.
card-27-shaded = Modifica dos Ciudades un nivel hacia Oposición Activa y coloca una Milicia en cada una.
n-card-28 = La batalla del puente de Moore's Creek
card-28-unshaded = En una casilla reemplaza cada Milicia por dos Tories.
card-28-shaded = En una casilla reemplaza cada Tory por dos Milicias.
n-card-29 = Edward Bancroft, espía británico
card-29-text = Nombra a los Patriotas o a los Indios: esa Facción Activa Milicias o Partidas de Guerra suyas hasta que la mitad de las que hay en el mapa (redondeando hacia abajo) estén Activas.
n-card-30 = Hessianos
card-30-unshaded = En hasta tres casillas con Control Británico y Regulares británicos coloca hasta dos Regulares británicos por casilla, Disponibles o No Disponibles. Recursos británicos +2.
card-30-shaded = Los Británicos eliminan uno de cada cinco de sus Regulares en el mapa (redondeando hacia abajo).
n-card-31 = Thomas Brown y los King's Rangers
card-31-unshaded = Coloca un Fuerte británico y dos Tories en South Carolina o en Georgia.
card-31-shaded = Los Patriotas colocan dos Milicias en South Carolina o en Georgia y pueden ejecutar Partisanos gratis allí.
n-card-32 = «Rule, Britannia»
card-32-unshaded = Coloca hasta dos Regulares británicos y hasta dos Tories, No Disponibles o Disponibles, en una Colonia.
card-32-shaded = Nombra una Facción: gana tantos Recursos como la mitad de las Ciudades con Control Británico (redondeando hacia abajo).
n-card-33 = El incendio de Falmouth
card-33-unshaded = Recursos patriotas −3, y los Patriotas eliminan dos Milicias.
card-33-shaded = Los Patriotas ejecutan un Reagrupamiento gratuito en dos casillas adyacentes a Massachusetts. Recursos patriotas +3.
n-card-34 = Lord Sandwich, primer lord del Almirantazgo
card-34-unshaded = Recursos británicos +6. Baja la INF en uno.
card-34-shaded = Sube la INF en uno. Los Británicos quedan No Elegibles hasta pasada la próxima carta.
n-card-35 = El complot de Tryon
card-35-unshaded = En New York o en New York Ciudad elimina dos fichas patriotas y Activa todas las Milicias.
card-35-shaded = Elimina todos los Tories de New York o de una casilla adyacente.
n-card-36 = Combate naval en las Indias Occidentales
card-36-unshaded = Los Franceses eliminan tres de sus Regulares del mapa o de las Indias Occidentales. Baja la INF en uno.
card-36-shaded = Los Británicos eliminan cuatro de sus Regulares de las Indias Occidentales.
n-card-37 = La Armada de 1779
card-37-unshaded = Recursos patriotas −2, Recursos franceses −3. Baja la INF en uno.
card-37-shaded = Elimina cuatro Regulares británicos del mapa. Sube la INF en uno.
n-card-38 = Los Royal Greens de Johnson
card-38-unshaded = Los Británicos pueden colocar hasta cuatro cubos británicos, No Disponibles o Disponibles, en Quebec o en New York. Los Británicos empiezan la próxima carta como Elegibles.
card-38-shaded = Coloca tres Milicias o tres Partidas de Guerra en New York.
n-card-39 = Los disturbios de Gordon
card-39-text = Modifica tres Ciudades un nivel hacia Neutral.
n-card-40 = La batalla de Chesapeake
card-40-unshaded = La INF baja a 0. Recursos británicos +2.
card-40-shaded = La INF sube a 3, o hasta donde permitan los Escuadrones de las Indias Occidentales.
n-card-41 = William Pitt: no se puede conquistar América
card-41-unshaded = Modifica dos Colonias hasta dos niveles cada una hacia Apoyo Pasivo.
card-41-shaded = Modifica dos Colonias hasta dos niveles cada una hacia Oposición Pasiva.
n-card-42 = Los Británicos atacan Danbury
card-42-unshaded = Recursos patriotas −3. Los Británicos colocan un Tory en Connecticut-Rhode Island.
card-42-shaded = Los Patriotas colocan tres Milicias y un Continental en Connecticut-Rhode Island.
n-card-43 = El HMS Russian Merchant con 4000 mosquetes
card-43-unshaded = Los Británicos pueden colocar hasta dos Tories por casilla, Disponibles o No Disponibles, en hasta tres casillas con Regulares británicos.
card-43-shaded = Los Británicos eliminan un tercio de los Tories del mapa (redondeando hacia abajo).
n-card-44 = El conde de Mansfield, llamado de vuelta desde París
card-44-text = Nombra una Facción: queda No Elegible hasta pasada la próxima carta.
n-card-45 = Adam Smith: «La riqueza de las naciones»
card-45-unshaded = Recursos británicos +6.
card-45-shaded = Recursos británicos −4.
n-card-46 = Edmund Burke y la conciliación
card-46-unshaded = Elige tres casillas y coloca en cada una un Tory, No Disponible o Disponible.
card-46-shaded = Modifica dos Ciudades un nivel hacia Oposición Pasiva.
n-card-47 = Los Tories a prueba
card-47-unshaded = Coloca tres Tories en una Colonia con Control Británico.
card-47-shaded = En una Colonia reemplaza cada Tory por una Milicia y pon dos Propagandas.
n-card-48 = Dios salve al Rey
card-48-unshaded = Los Británicos Marchan gratis a una casilla y después pueden librar en ella una Batalla gratuita.
card-48-shaded = Nombra una Facción que no sea la británica: mueve las unidades suyas que quiera desde tres casillas con Regulares británicos a casillas adyacentes.
n-card-49 = Claude Louis, conde de Saint-Germain
card-49-unshaded = Cinco Regulares franceses Disponibles pasan a No Disponibles.
card-49-shaded = Cinco Regulares franceses No Disponibles pasan a Disponibles.
n-card-50 = El almirante d'Estaing: llega la flota francesa
card-50-unshaded = Los Franceses quedan No Elegibles hasta pasada la próxima carta. Elimina dos Regulares franceses del mapa o de las Indias Occidentales.
card-50-shaded = Coloca en una Colonia dos Continentales y dos Regulares franceses, Disponibles o de las Indias Occidentales.
n-card-51 = El complot de la pólvora de Bermuda
card-51-unshaded = Los Británicos Marchan gratis a una casilla y libran en ella una Batalla gratuita con su propio Nivel de Bajas reducido en 2.
card-51-shaded = Los Patriotas Marchan gratis a una casilla y libran en ella una Batalla gratuita con el Nivel de Bajas realista aumentado en 2.
n-card-52 = La flota francesa llega al lugar equivocado
card-52-text = Se pueden eliminar del mapa hasta cuatro Regulares franceses. Después, la Facción que nombres libra una Batalla gratuita en una casilla con 2 más en su Nivel de Fuerza.
n-card-53 = Los puertos franceses acogen barcos patriotas
card-53-unshaded = Recursos británicos +3. Baja la INF en dos.
card-53-shaded = Recursos británicos −2, Recursos patriotas +2. Sube la INF en uno.
n-card-54 = Antoine de Sartine, secretario de Marina
card-54-unshaded = Un Escuadrón de las Indias Occidentales pasa a No Disponibles.
card-54-shaded = Dos Escuadrones No Disponibles van a las Indias Occidentales.
n-card-55 = La marina francesa domina el Caribe
card-55-unshaded = Tres Regulares franceses van del mapa a las Indias Occidentales, donde los Franceses pueden librar una Batalla gratuita. Baja la INF en uno.
card-55-shaded = Cuatro Regulares británicos van del mapa a las Indias Occidentales, y los Británicos libran allí una Batalla gratuita.
n-card-56 = El liberalismo económico de Jacques Turgot
card-56-unshaded = Recursos patriotas −3.
card-56-shaded = Recursos patriotas +3.
n-card-57 = La flota francesa zarpa hacia el Caribe
card-57-unshaded = Dos Regulares franceses Disponibles van a las Indias Occidentales. Los Franceses quedan No Elegibles hasta pasada la próxima carta. Baja la INF en uno.
card-57-shaded = Dos Regulares británicos van del mapa a las Indias Occidentales. Los Británicos quedan No Elegibles hasta pasada la próxima carta.
n-card-58 = El marqués de Lafayette llega a las Colonias
card-58-unshaded = Recursos patriotas −4.
card-58-shaded = En New York, Quebec y Northwest reemplaza cada Tory por una Milicia.
n-card-59 = Tronson de Coudray llega a América
card-59-unshaded = Elimina dos Continentales y dos Regulares franceses de una casilla.
card-59-shaded = Recursos patriotas +3.
n-card-60 = El conde d'Orvilliers prepara una flota en Brest
card-60-unshaded = Baja la INF en dos. Recursos franceses −4.
card-60-shaded = Sube la INF en uno. Recursos británicos −3.
n-card-61 = El ministro conde de Vergennes
card-61-unshaded = Los Patriotas quedan No Elegibles hasta pasada la próxima carta.
card-61-shaded = Recursos patriotas +3. Recursos franceses +2.
n-card-62 = Charles Michel de Langlade
card-62-unshaded = Coloca tres Partidas de Guerra o tres Tories en New York, Quebec o Northwest, todos en la misma.
card-62-shaded = Coloca tres Regulares franceses en Quebec o tres Milicias en Northwest.
n-card-63 = Franceses y españoles sitian Gibraltar
card-63-unshaded = Recursos británicos +1. Baja la INF en uno. Dos Regulares británicos vuelven de las Indias Occidentales a Disponibles.
card-63-shaded = Recursos británicos −5.
n-card-64 = El incidente entre Fielding y Bylandt
card-64-unshaded = Recursos británicos +3. Baja la INF en uno.
card-64-shaded = Recursos patriotas +5.
n-card-65 = Jacques Necker, ministro de Finanzas
card-65-unshaded = Recursos franceses −4.
card-65-shaded = Recursos franceses +3.
n-card-66 = Don Bernardo toma Pensacola
card-66-unshaded = Coloca seis cubos británicos, en cualquier combinación, en Florida o en Southwest.
card-66-shaded = Nombra a los Franceses o a los Patriotas: Marchan gratis a Florida y libran allí una Batalla gratuita con 2 más en su Nivel de Fuerza.
n-card-67 = De Grasse llega con la flota francesa
card-67-unshaded = Baja la INF en uno. Tres Regulares franceses vuelven de las Indias Occidentales a Disponibles.
card-67-shaded = Elige: un Reagrupamiento patriota gratuito en una casilla o una Concentración francesa gratuita en una casilla. Esa Facción empieza la próxima carta como Elegible.
n-card-68 = Los franceses de América quieren Canadá
card-68-text = Hasta seis cubos propios van de cualquier parte del mapa a Quebec. Coloca allí un Fuerte de tu bando.
n-card-69 = El almirante Pierre André de Suffren
card-69-unshaded = Baja la INF en dos. Recursos británicos +2.
card-69-shaded = Sube la INF en uno. Recursos franceses +3.
n-card-70 = Los Británicos ganan terreno a Francia en la India
card-70-text = Elimina tres Regulares, británicos o franceses en cualquier combinación, del mapa o de las Indias Occidentales.
n-card-71 = Tratado de Amistad y Comercio
card-71-unshaded = Los Patriotas ganan Recursos iguales a la Población de las Ciudades con Control de la Rebelión.
card-71-shaded = Recursos franceses +5.
n-card-72 = La ayuda de los colonos franceses
card-72-text = En una Provincia de Reserva India coloca un Fuerte de tu bando (o un Poblado, si eres Realista) y tres unidades de tu bando en cualquier combinación.
n-card-73 = La expedición de Sullivan contra iroqueses y Tories
card-73-text = Elimina un Fuerte o Poblado de New York, Northwest o Quebec.
n-card-74 = Los chickasaw se alían con los Británicos
card-74-unshaded = Nombra a los Indios o a los Británicos: ganan Recursos iguales a la mitad de los Poblados del mapa (redondeando hacia abajo).
card-74-shaded = Elige dos casillas. En cada una elimina una Partida de Guerra y dos Milicias, o bien una Milicia y dos Partidas de Guerra.
n-card-75 = El discurso del Congreso a las Seis Naciones
card-75-unshaded = Los Indios ejecutan una Reunión gratuita en tres Provincias de Reserva India y después un Sendero de Guerra gratuito en una de ellas.
card-75-shaded = Elimina tres fichas indias de Northwest, los Poblados al final.
n-card-76 = Edward Hand incursiona en territorio indio
card-76-unshaded = Los Británicos reemplazan tres Milicias de una Provincia por Tories.
card-76-shaded = Los Británicos eliminan dos Poblados.
n-card-77 = El general Burgoyne impone disciplina
card-77-unshaded = Los Indios colocan un Poblado en una casilla con fichas británicas e indias. Después todas las Partidas de Guerra pasan a Ocultas.
card-77-shaded = Elige tres Provincias con fichas británicas e indias. En cada una elimina una ficha británica, los Fuertes al final, y pon un marcador de Incursión.
n-card-78 = Los Tories destruyen Cherry Valley
card-78-unshaded = Los Patriotas eliminan una de cada cuatro de sus unidades en el mapa (redondeando hacia abajo).
card-78-shaded = Elige cuatro casillas con Tories o fichas indias y coloca una Milicia en cada una.
n-card-79 = Tuscaroras y oneidas acuden a Washington
card-79-unshaded = Coloca un Poblado y dos Partidas de Guerra en una Colonia.
card-79-shaded = Elimina un Poblado y dos Partidas de Guerra de una Colonia.
n-card-80 = La confusión permite huir a los esclavos
card-80-text = Nombra una Facción y dos casillas con fichas suyas: esa Facción elimina dos de sus fichas en cada una.
n-card-81 = Creeks y seminolas activos en el sur
card-81-unshaded = En South Carolina o en Georgia coloca dos Partidas de Guerra, un marcador de Incursión y un Poblado.
card-81-shaded = Elimina dos Partidas de Guerra en total de South Carolina y Georgia.
n-card-82 = Ataque de los frustrados guerreros shawnee
card-82-unshaded = Los Indios colocan una Partida de Guerra y un marcador de Incursión en Virginia, en North Carolina, en South Carolina y en Georgia.
card-82-shaded = Elimina tres fichas indias en total, los Poblados al final, de Virginia, North Carolina, South Carolina y Georgia.
n-card-83 = Guy Carleton negocia con los Indios
card-83-unshaded = Pon Quebec Ciudad en Apoyo Activo y coloca dos Partidas de Guerra en Quebec.
card-83-shaded = Coloca hasta tres fichas de cualesquiera Facciones, como mucho una de ellas Fuerte o Poblado, en Quebec o en Quebec Ciudad.
n-card-84 = «Despiadados salvajes indios»
card-84-unshaded = Los Indios ejecutan una Reunión gratuita en dos Colonias.
card-84-shaded = Los Patriotas eliminan un Poblado.
n-card-85 = Los Indios ayudan a las incursiones británicas en el Misisipi
card-85-unshaded = Los Británicos colocan tres cubos británicos, en cualquier combinación, en Southwest.
card-85-shaded = Coloca dos unidades patriotas, en cualquier combinación, y dos Regulares franceses en Southwest.
n-card-86 = Los indios de Stockbridge
card-86-unshaded = Activa todas las Milicias de Massachusetts o de una casilla con fichas indias.
card-86-shaded = Coloca tres Milicias en Massachusetts o en una casilla con fichas indias.
n-card-87 = Los Patriotas masacran a los lenape
card-87-text = Elimina una ficha cualquiera de Pennsylvania. Empiezas la próxima carta como Elegible.
n-card-88 = «Si no hubiera habido tanta niebla…»
card-88-text = Nombra otra Facción: puedes mover las unidades tuyas que quieras desde casillas compartidas con ella a casillas adyacentes.
n-card-89 = La guerra daña la economía de las Colonias
card-89-unshaded = Reemplaza cuatro unidades patriotas de cualquier sitio por Tories.
card-89-shaded = Reemplaza tres Tories de cualquier sitio por Milicias.
n-card-90 = «El mundo del revés»
card-90-unshaded = Coloca un Fuerte de tu bando (o un Poblado, si eres Realista) en cualquier sitio.
card-90-shaded = Dos Regulares británicos del mapa pasan a Bajas.
n-card-91 = Los Indios ayudan a los Británicos fuera de las Colonias
card-91-unshaded = Coloca un Poblado y dos Partidas de Guerra en una Provincia de Reserva India.
card-91-shaded = Elimina un Poblado de una Provincia de Reserva India.
n-card-92 = Los cheroquis, abastecidos por los Británicos
card-92-text = Coloca un segundo Fuerte o Poblado tuyo en una casilla donde ya tengas exactamente uno y no haya otro.
n-card-93 = La masacre de Wyoming
card-93-unshaded = Hasta tres Colonias que lindan con una Provincia de Reserva India se modifican un nivel hacia Neutral y reciben un marcador de Incursión cada una.
card-93-shaded = Elimina cuatro Partidas de Guerra en total de Pennsylvania y de las casillas adyacentes.
n-card-94 = La columna de socorro de Herkimer
card-94-unshaded = En New York los Indios ejecutan una Reunión gratuita y los Británicos una Concentración gratuita de Tories. Después elimina todas las Milicias de allí.
card-94-shaded = Elimina todas las fichas indias de New York.
n-card-95 = Estalla la frontera del Ohio
card-95-text = Elimina un Fuerte o Poblado enemigo de Northwest y después coloca allí tres unidades de tu bando en cualquier combinación.
n-card-96 = La Confederación Iroquesa
card-96-unshaded = Elige dos Provincias de Reserva India: los Indios ejecutan en cada una Reunión y Sendero de Guerra gratuitos.
card-96-shaded = Elimina un Poblado de cualquier sitio.

## Cuarteles de Invierno 97 a 104

n-card-97 = Cuarteles de Invierno – Las Coronas se comprometen
card-97-text = Si las BAR superan a las BAB, Recursos franceses +5; si no, Recursos británicos +5.
n-card-98 = Cuarteles de Invierno – Exceso de confianza en la metrópoli
card-98-text = Si las BAR superan a las BAB, Recursos británicos −3; si no, Recursos franceses −3.
n-card-99 = Cuarteles de Invierno – Cambian las tornas en las Indias Occidentales
card-99-text = La mayor de las BAR y las BAB baja la mitad de su diferencia (redondeando hacia abajo).
n-card-100 = Cuarteles de Invierno – Cambian las tornas en la India
card-100-text = La mayor de las BAR y las BAB baja la mitad de su diferencia (redondeando hacia abajo).
n-card-101 = Cuarteles de Invierno – Las inundaciones alteran el equilibrio
card-101-text = De Patriotas e Indios, quien vaya por delante en su segunda condición de victoria pierde 2 Recursos.
n-card-102 = Cuarteles de Invierno – Guerra en la frontera
card-102-text = De Patriotas e Indios, quien vaya por delante en su segunda condición de victoria elimina uno de sus Fuertes o Poblados.
n-card-103 = Cuarteles de Invierno – Invierno riguroso
card-103-text = De Patriotas e Indios, quien vaya por delante en su segunda condición de victoria elimina uno de sus Fuertes o Poblados.
n-card-104 = Cuarteles de Invierno – Un huracán azota el sur
card-104-text = De Patriotas e Indios, quien vaya por delante en su segunda condición de victoria pierde 2 Recursos.

## Golpes Brillantes 105 a 109

n-card-105 = ¡Golpe Brillante! (Patriotas)
card-105-text = Dos Órdenes Limitadas gratuitas y una Actividad Especial en cualquier orden; Washington debe estar en una casilla usada por una de las Órdenes. Después todas las Facciones son Elegibles. No puede superar.
n-card-106 = ¡Golpe Brillante! (Británicos)
card-106-text = Dos Órdenes Limitadas gratuitas y una Actividad Especial en cualquier orden (Recompensar Lealtad sí se paga); el Líder británico debe estar en una casilla usada por una de las Órdenes. Después todas las Facciones son Elegibles. Supera a los Patriotas.
n-card-107 = ¡Golpe Brillante! (Franceses)
card-107-text = Dos Órdenes Limitadas gratuitas y una Actividad Especial en cualquier orden; el Líder francés debe estar en una casilla usada por una de las Órdenes. Después todas las Facciones son Elegibles. Solo tras el Tratado de Alianza; supera a Patriotas y Británicos.
n-card-108 = ¡Golpe Brillante! (Indios)
card-108-text = Dos Órdenes Limitadas gratuitas y una Actividad Especial en cualquier orden; el Líder indio debe estar en una casilla usada por una de las Órdenes. Después todas las Facciones son Elegibles. Supera todo salvo el Tratado de Alianza.
n-card-109 = Tratado de Alianza
card-109-text = Exige Preparativos Franceses superiores a 15. Francia entra en la guerra: Concentración francesa gratuita con Rochambeau, INF +1, y después tres Regulares franceses y tres británicos van a las Indias Occidentales, primero los No Disponibles. Después todas las Facciones son Elegibles. Supera cualquier Golpe Brillante y nadie lo supera.

## Preguntas de los Eventos

q-event-faction = { $card }: ¿qué Facción { $to }?
n-to-sit-out = queda No Elegible hasta pasada la próxima carta
n-to-move-patriots = mueve las unidades patriotas
n-to-show = Activa las suyas hasta que la mitad esté Activa
n-to-gain = gana los Recursos
n-to-withdraw = mueve sus unidades a otra casilla
n-to-fight = libra la Batalla gratuita
n-to-command = actúa gratis y sigue Elegible
n-to-lose = pierde fichas
n-to-avoid = comparte las casillas que dejan tus unidades
q-event-choice = { $card }: ¿cuál de estas posibilidades?
q-event-two = { $card }, { $space }: ¿de qué tipo se eliminan dos?
q-event-space = { $card }: ¿qué casilla?
q-event-shift = { $card }: ¿qué casilla se modifica?
q-event-place = { $card }: ¿dónde colocas { $piece_g ->
        [f] una
       *[m] un
    } { $piece }? ({ $number ->
        [one] queda 1
       *[other] quedan { $number }
    })
q-event-piece = { $card }: ¿qué ficha colocas en { $space }? ({ $number ->
        [one] queda 1
       *[other] quedan { $number }
    })
o-event-piece-available = { $a } (Disponible)
o-event-piece-unavailable = { $a } (No Disponible)
q-event-number = { $card }: ¿cuántas fichas colocas en { $space }? ({ $piece })
q-event-from-unavailable = { $card }: de las fichas para { $space } ({ $piece }), ¿cuántas salen de No Disponibles?
q-event-from-west-indies = { $card }: de las fichas para { $space } ({ $piece }), ¿cuántas salen de las Indias Occidentales?
q-event-remove = { $card }: ¿qué ficha se elimina? ({ $number ->
        [one] queda 1
       *[other] quedan { $number }
    })
o-event-remove = { $a } { $word_en }
q-event-lose = { $card }: ¿qué ficha pasa a Bajas? ({ $number ->
        [one] queda 1
       *[other] quedan { $number }
    })
o-event-lose = { $a } { $word_en }
q-event-replace = { $card }: ¿qué ficha se reemplaza por { $piece_g ->
        [f] una
       *[m] un
    } { $piece }? ({ $number ->
        [one] queda 1
       *[other] quedan { $number }
    })
o-event-replace = { $a } { $word_en }
q-event-activate = { $card }: ¿qué ficha pasa a Activa?
o-event-activate = { $a } { $word_en }
q-event-show = { $card }: ¿en qué casilla pasa a Activa una unidad?
q-event-move = { $card }: ¿qué ficha va a { $destination }? ({ $number ->
        [one] queda 1
       *[other] quedan { $number }
    })
o-event-move = { $a } { $word_en }
q-event-move-from = { $card }: ¿de qué casilla salen unidades?
q-event-move-to = { $card }: ¿a qué casilla van?
q-event-group = { $card }: ¿qué unidades van de { $origin } a { $destination }?
q-event-battle = { $card }: ¿libras una Batalla en { $space }?
q-event-battle-space = { $card }: ¿en qué casilla es la Batalla?
q-winter-remove = El invierno elimina un Fuerte o Poblado: ¿cuál?
o-winter-remove = { $a } { $word_en }
l-cumulative-casualties = { $track }: { $number } (total: { $total }).
