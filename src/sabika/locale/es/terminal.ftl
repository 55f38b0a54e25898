# Lo que dice la mesa en la terminal (sabika play, sabika show). Las órdenes y jugadas se escriben tal cual.

ask-action = Coge dinero, compra una pieza o modifica la ciudad.
ask-extra = Otra acción: coge dinero, compra una pieza o modifica la ciudad.
ask-exact = Puedes pagar el importe exacto de: { $tiles }.
ask-end = O termina las acciones.
ask-placing = Coloca las piezas que has comprado en la ciudad o en la reserva.
ask-chests = Coloca los cofres en construcciones de su color.
ask-master = Puedes jugar un maestro constructor para modificar la ciudad una vez.
ask-left_over = Te toca una pieza restante: colócala o renuncia a ella.
moves-exact = (exacto: otra acción)
moves-rest = y { $count } más: escribe moves o help
moves-all = más con help
moves-none = ninguna
hint-move = { $bot } jugaría: { $move }
hint-then = , luego { $move }
score-title = Si ahora se hiciera el recuento { $scoring }
score-for = por
score-together = en total
result-title = Resultado
result-player = jugador
result-points = puntos
result-wins = gana
result-shares = comparte la victoria
terminal-hand-over = { $name }, te toca. Pulsa Intro cuando solo mires tú.
terminal-news = desde tu última jugada
terminal-no-news = nada todavía
terminal-no-undo = No se puede deshacer nada: no hay decisiones en este turno, o se ha sacado algo desde entonces
terminal-which-rule = Di una regla, como rules 5.2, o una sección, como rules T
terminal-kept = guardado en { $file }
terminal-go-on = La partida está guardada en { $file }. Sigue con: { $command }
terminal-record = El registro está en { $file }.
terminal-event = suceso { $number }: { $event }
terminal-wrote = escrito { $file }
terminal-help =
    Escribe una jugada, el número de una ofrecida, o:

    - `moves` o `moves buy`: todas las jugadas posibles, o las que empiezan así
    - `undo`, `restart`: deshacer la última decisión, o lo que va de turno
    - `hint`: lo que jugaría un bot
    - `score`: lo que daría ahora el próximo recuento
    - `log`: lo que ha pasado hasta ahora
    - `rules 5.2`: el texto de una regla; `rules T` una sección
    - `save FILE`, `quit`: guardar la partida; al salir también se guarda

    Jugadas: `take de3 fl2` (coger), `buy tower-11a du7 du4` (comprar), `place tower-11a 1,0` (colocar),
    `reserve tower-11a` (a la reserva), `build garden-6 0,-1` (construir de la reserva), `remove garden-6` (retirar),
    `swap tower-9a arcades-7` (sustituir), `end` (terminar las acciones).
    Las cartas son de denario, di dirham, du ducado, fl florín y su valor; deB es un maestro constructor.
    Lo que no deja elección se puede omitir: `buy tower-11a`.
