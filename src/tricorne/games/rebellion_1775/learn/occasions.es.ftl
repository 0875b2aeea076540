# Lo que dice el entrenador de 1775: Rebellion cuando algo aparece por primera vez.
occasion-battle = Una batalla: tira primero el defensor, y los Impactos, las Huidas y las caras en blanco deciden quién se queda.
occasion-natives = Unos Nativos se han unido a un bando: el primer ejército que llega los convierte en aliados.
occasion-sea = Un barco lleva ejércitos por el agua, incluso a un puerto enemigo.
occasion-truce = Se ha jugado una Tregua: cuando las dos facciones de un bando han jugado la suya, la guerra acaba y se cuentan las banderas.
