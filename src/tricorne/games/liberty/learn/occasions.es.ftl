# Lo que dice el entrenador de Liberty cuando algo aparece por primera vez.
occasion-winter = Se acaba el año: se cuentan los puntos, y lo que no se puede mantener en invierno queda capturado.
occasion-landing = Un ataque por mar: un buque lleva bloques de tierra a un puerto, directos desde el océano.
occasion-sail = Los barcos llevan bloques de puerto en puerto, y un dado dice si aguanta el tiempo.
occasion-battle = Una batalla: cada bloque tira tantos dados como pasos tiene, y los impactos dan al enemigo más fuerte.
occasion-revealed = Se descubren bloques: sus letras dicen quién dispara primero, A antes que B y B antes que C.
occasion-retreat = Cada bloque dispara o se retira cuando llega su letra: el que se retira sigue vivo.
occasion-forced = Una Marcha Forzada ha costado un paso: un hex más, y un dado decide lo que cuesta.
occasion-supply = Una carta de suministro devuelve pasos a los bloques en Ciudades de Suministro.
