# Lo que pueden hacer las cartas, cada cosa como frase hecha de sus partes, y las palabras del vocabulario.
fx-entry = { $effect_name }{ $kind ->
        [truce] { " " }La carta queda a la vista; cuando las dos facciones de un bando hayan jugado la suya, la partida acabará con la ronda.
        [event] { " " }{ $phase ->
            [reinforcement] Fase de Refuerzos.
            [movement] Fase de Movimiento.
           *[battle] Fase de Batalla.
        }
       *[other] { "" }
    }
fx-title-movement = Marcha { $armies } × { $distance }
fx-title-truce = Tregua { $armies } × { $distance }

fx-march = { $armies ->
        [one] Puede marchar un ejército, hasta { $distance ->
            [one] un área.
           *[other] { $distance } áreas.
        }
       *[other] Pueden marchar hasta { $armies } ejércitos, cada uno hasta { $distance ->
            [one] un área.
           *[other] { $distance } áreas.
        }
    }
fx-sail = { $armies ->
        [one] Puede embarcar un ejército
       *[other] Pueden embarcar hasta { $armies } ejércitos
    } { $largest_army ->
        [0] de cualquier tamaño
        [one] de una unidad
       *[other] de { $largest_army } unidades como máximo
    }, { $one_landing ->
        [yes] hasta una misma área de desembarco en la misma masa de agua.
       *[no] de un área costera a otra de la misma masa de agua.
    }
fx-place = { $where ->
        [one_city] En un Área de Ciudad de cualquier bando
        [one_controlled_city] En un Área de Ciudad de una colonia que controle tu bando
        [one_area_with_force] En un área{ $beside ->
            [none] { "" }
           *[other] { " " }con unidades de { $beside_name }
        }
       *[areas_with_own_side] En áreas con unidades de tu bando
    }{ $colony ->
        [none] { "" }
       *[other] { " " }(colonia: { $colony_name })
    }{ $water ->
        [none] { "" }
       *[other] { " " }(aguas: { $water_name })
    } { $where ->
        [areas_with_own_side] se colocan
       *[other] llegan juntas
    } { $up_to ->
        [yes] { $units ->
            [one] como máximo una unidad
           *[other] hasta { $units } unidades
        }
       *[no] { $units ->
            [one] una unidad
           *[other] { $units } unidades
        }
    } de { $force_name }{ $most_in_area ->
        [none] .
       *[other] , con un máximo por área de { $most_in_area }.
    }
fx-turn_fled = Como máximo { $units ->
        [one] una Unidad Huida
       *[other] { $units } Unidades Huidas
    } de { $force_name } vuelven a su Pila de Refuerzos, y otras tantas de { $into_name } se colocan en Áreas de Ciudad que controle tu bando.
fx-march_farther = { $from_colonies ->
        [none] Este turno, cada ejército que marche
       *[other] Este turno, cada ejército que marche desde { $from_colonies }
    } puede ir { $areas ->
        [one] un área
       *[other] { $areas } áreas
    } más lejos.
fx-march_extra = Puede marchar un ejército más, hasta { $distance ->
        [one] un área.
       *[other] { $distance } áreas.
    }
fx-pass_through = Este turno, tus ejércitos pueden atravesar enemigos y Nativos independientes; solo luchan donde se detienen.
fx-sail_instead = Hasta { $armies ->
        [one] un ejército
       *[other] { $armies } ejércitos
    } de tu Carta de Movimiento pueden embarcar (aguas: { $water_name }) en vez de marchar.
fx-replace = Una unidad de { $force_name }, esté donde esté, se sustituye por una de { $by_name }.
fx-rearrange = En cada colonia que controle tu bando y tenga una unidad de { $beside_name }, las unidades de tu bando pueden cambiar de área dentro de la colonia.
fx-throw_first = Asígnala a una batalla: allí tu bando tira primero aunque ataque.
fx-throw_before = Todas las fuerzas de tu bando tiran una vez antes de cada batalla de este turno; solo cuentan los Impactos.
fx-throw_again = Asígnala a una batalla: allí tu bando puede volver a tirar los dados que quiera, una vez por tirada.
fx-read_face_as = Este turno, en los dados de { $force_name }, cada resultado de { $face_name } cuenta como { $read_as_name }.
fx-turn_fleeing = Asígnala a una batalla: allí las unidades de { $force_name } que huyen se sustituyen por unidades de { $into_name }.
fx-advance = Tras una victoria, parte del ejército con una unidad de { $force_name } avanza a un área adyacente.

ws-op-march = Marchan ejércitos
ws-op-sail = Embarcan ejércitos
ws-op-place = Llegan unidades
ws-op-turn_fled = Las Unidades Huidas cambian de bando
ws-op-march_farther = Los ejércitos marchan más lejos
ws-op-march_extra = Marcha un ejército más
ws-op-pass_through = Los ejércitos atraviesan enemigos
ws-op-sail_instead = Embarcan en vez de marchar
ws-op-replace = Se sustituye una unidad
ws-op-rearrange = Las unidades cambian de área en una colonia
ws-op-throw_first = El atacante tira primero
ws-op-throw_before = Una tirada antes de cada batalla
ws-op-throw_again = Se vuelve a tirar
ws-op-read_face_as = Una cara cuenta como otra
ws-op-turn_fleeing = Las unidades que huyen cambian de bando
ws-op-advance = El vencedor avanza

ws-fx-one_city = un Área de Ciudad
ws-fx-one_controlled_city = un Área de Ciudad de una colonia que controlamos
ws-fx-one_area_with_force = un área con una unidad de
ws-fx-areas_with_own_side = áreas con unidades nuestras
ws-fx-movement = Movimiento
ws-fx-reinforcement = Refuerzos
ws-fx-battle = Batallas
ws-fx-warship = Barco de Guerra
ws-fx-boat = Barcas
ws-fx-truce = Tregua
ws-fx-event = Evento
