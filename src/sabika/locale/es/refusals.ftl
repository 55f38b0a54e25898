# Por qué no vale una jugada. Cada mensaje es una frase: qué falla y, si ayuda, qué hacer.

refusal-not-now = Ahora no puedes hacer eso: { $due ->
    [action] te toca una acción (coger dinero, comprar o modificar la ciudad)
    [placing] coloca antes las piezas que has comprado
    [chests] reparte antes los cofres
    [master] di antes si juegas un maestro constructor
    [left_over] coloca antes la pieza restante o renuncia a ella
   *[other] antes hay que decidir otra cosa
}.
refusal-not-in-display = No hay { $cards } entre las cartas a la vista.
refusal-take-nothing = Coge al menos una carta.
refusal-take-too-much = Solo puedes coger varias cartas si suman 5 como máximo; estas suman { $total }.
refusal-not-on-offer = { $tile } no está en el patio de construcción.
refusal-not-in-hand = No tienes { $cards } en la mano.
refusal-other-currency = Esta pieza se paga solo en { $currency ->
    [denar] denarios
    [dirham] dirhams
    [ducat] ducados
   *[florin] florines
}.
refusal-too-little = { $paid } es poco; el precio es { $price }.
refusal-not-in-reserve = { $tile } no está en tu reserva.
refusal-not-in-city = { $tile } no está en tu ciudad.
refusal-no-extra-action = Solo puedes renunciar a la acción que da una compra con el importe exacto; ahora te toca una acción.
refusal-not-stuck = Solo puedes pasar si no hay nada más que hacer.
refusal-square-taken = En { $square } ya hay una pieza.
refusal-no-neighbour = { $square } no toca por ningún lado una pieza de tu ciudad.
refusal-walls-differ = La muralla no coincide al { $side ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}: dos lados que se tocan tienen muralla los dos o ninguno.
refusal-out-of-reach = A una pieza en { $square } no se podría llegar a pie desde la pieza de inicio.
refusal-hole = Una pieza en { $square } encerraría un hueco vacío.
refusal-hole-left = Sin { $tile } quedaría un hueco vacío encerrado entre piezas.
refusal-cut-off = Sin { $tile } ya no se podría llegar a pie a otras piezas desde la pieza de inicio.
refusal-not-bought = No has comprado { $tile } en este turno.
refusal-one-sided = { $tile } solo tiene una cara.
refusal-flip-too-little = { $paid } es poco; dar la vuelta a una pieza cuesta { $price }.
refusal-flip-mixed = Dar la vuelta a una pieza se paga en una sola moneda.
refusal-flip-left-over = { $tile } es una pieza restante y ya no se le puede dar la vuelta.
refusal-no-dirk = Solo se puede regalar en partidas de dos, a Pablo.
refusal-not-left-over = { $tile } no es la pieza que se reparte ahora.
refusal-room-empty = La estancia { $room } está vacía.
refusal-chests-too-little = { $paid } es poco; los cofres de una estancia cuestan { $price }.
refusal-chest-not-offered = No hay ningún cofre de { $chest } que colocar.
refusal-stow-elsewhere = { $tile } no está en la ciudad de quien coloca el cofre.
refusal-other-colour = Un cofre de { $chest } no va en { $tile }.
refusal-has-chest = En { $tile } ya hay un cofre.
refusal-must-stow = Quien compra los cofres coloca todos los que quepan.
refusal-not-a-builder = Para modificar la ciudad se juega exactamente un maestro constructor.
refusal-price-tile-gone = El espacio de { $currency ->
    [denar] denarios
    [dirham] dirhams
    [ducat] ducados
   *[florin] florines
} del patio de construcción está vacío, así que el bazar no tiene precio ahora.
refusal-not-exact = Un bazar se paga con el importe exacto; { $paid } no es { $price }.
refusal-game-over = La partida ha terminado.
refusal-start-tile = La pieza de inicio no se mueve nunca.
