# La primera partida con jugadas preparadas, paso a paso. Breve: en el teléfono va encima de la mesa.

coach = Primera partida
coach-title = Primera partida: { $title }
coach-learn = Aprender en una partida
coach-step = Paso { $number } de { $count }
coach-go = Seguir
coach-leave = Salir; puedes seguir más tarde
coach-wait = Juegan { $names } …
coach-end = No te hace falta saber más. Sigue en esta mesa o empieza tu propia partida.
coach-play-on = Seguir aquí
lesson-alhambra = ¡Hola! Vas a construir una Alhambra alrededor de tu pieza de inicio. Hay puntos tres veces: por tener más construcciones de cada tipo y por la muralla exterior más larga.
lesson-granada = ¡Hola! En Granada cada pieza tiene dos caras, cada una con su construcción y su precio; una marca pequeña muestra la otra. Hay puntos tres veces: por construcciones y por el río exterior más largo.
lesson-take = En cada turno haces una cosa: coger dinero, comprar una pieza o modificar la ciudad. Primero hace falta dinero. Toca { $money } y coge la carta.
lesson-take-small = Puedes coger varias cartas a la vez si suman 5 como máximo. Coge { $money }.
lesson-buy = Cada casilla del patio de construcción tiene su moneda. Toca { $tile } y paga { $money }. No te dan cambio.
lesson-walls = Las piezas nunca se giran. Las franjas gruesas son murallas: donde dos piezas se tocan, los dos lados tienen muralla o ninguno. Prueba la casilla marcada y mira qué pasa.
lesson-moats = Las piezas nunca se giran. Las franjas de agua son ríos: donde dos piezas se tocan, los dos lados tienen río o ninguno. Prueba la casilla marcada y mira qué pasa.
lesson-place = { $side ->
    [moat] Un río no puede dar a un lado abierto.
   *[wall] Una muralla no puede dar a un lado abierto.
} Además, desde la pieza de inicio se debe poder llegar a pie a todas. Coloca { $tile } donde cabe: en la casilla marcada.
lesson-take-more = Se ha repuesto lo que se cogió y se vendió. Las cartas de una moneda se pagan juntas, así que ahorra: coge { $money }.
lesson-marker = Se ha repuesto lo que se cogió y se vendió. Las piezas nuevas muestran por turnos precios pares e impares; el marcador junto a la bolsa dice cuáles tocan. Coge { $money }.
lesson-exact = Lo mejor del juego: puedes pagar el importe exacto de { $tile }, con { $money }. Quien paga exacto tiene otra acción. ¡Compra!
lesson-again = Aquí está tu otra acción. Compra { $tile } por { $money }: no es exacto, así que tus acciones terminan.
lesson-again-money = Aquí está tu otra acción. Coge { $money }.
lesson-place-first = Las piezas compradas se colocan al final del turno. Pon { $tile } donde tu muralla exterior crezca.
lesson-reserve = { $tile } puede esperar: guarda la pieza en la reserva. Allí no da puntos hasta que la construyas.
lesson-reserve-turned = En la reserva eliges gratis la cara de una pieza. Guarda esta como { $tile }.
lesson-build = Ahora modifica la ciudad: también es una acción. Puedes construir de la reserva, retirar una pieza o sustituir una por otra. Toca { $tile } y luego su casilla.
lesson-buy-again = Compra { $tile } por { $money }. Lo que quieres es su otra cara: ya tienes una construcción así.
lesson-turn = Para construir una pieza por su otra cara pagas al menos 3 de una moneda. Dale la vuelta por { $money } y constrúyela como { $tile }.
lesson-scored = Recuento A: quien tiene más construcciones de un tipo recibe sus puntos; en caso de empate se reparten. En los recuentos B y C cuentan también el segundo y el tercer puesto. «Recuento» te dice en cualquier momento cómo van las cosas.
lesson-scored-granada = Recuento A: quien tiene más de un tipo recibe tantos puntos como piezas de ese tipo hay en todas las ciudades. No se reparte: a igual número gana la pieza más cara. Cada lado de tu río exterior más largo es también un punto.
lesson-wall = Tu muralla también cuenta: un punto por cada lado de su tramo exterior seguido más largo. Una muralla entre dos piezas no cuenta.
