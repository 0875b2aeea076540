e-no-such-draft = No existe ese paquete en el taller, o no está compartido.
e-not-your-draft = Solo quien empezó este paquete puede cambiarlo. Puedes empezar uno propio a partir de él.
e-draft-stale = Otra página ha cambiado este paquete. Vuelve a cargarlo.
e-too-many-drafts = Ya tienes { $limit ->
    [one] { $limit } paquete en preparación. Bórralo primero.
   *[other] { $limit } paquetes en preparación. Borra alguno primero.
}
