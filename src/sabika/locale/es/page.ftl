# Lo que dice la página. Breve, concreto, de tú. $you es yes para quien lee; los nombres llegan como nombres.

page-title = { $title } – Sabika
home = Inicio
close = Cerrar
menu = Menú
menu-language = Idioma
menu-light = Luz
light-auto = como el dispositivo
light-light = día
light-dark = noche
menu-speed = Movimiento
speed-calm = tranquilo
speed-brisk = ágil
speed-none = ninguno
menu-sound = Sonidos suaves
keys = Teclas
keys-market = al patio de construcción
keys-display = al dinero
keys-hand = a tu mano
keys-city = a tu ciudad
keys-reserve = a tus piezas
keys-bar = a lo que puedes hacer
keys-act = hacer lo elegido
keys-drop = devolver
keys-undo = deshacer
nowhere = No hay nada en esta dirección.
connection-lost = Se ha perdido la conexión. Buscando la mesa de nuevo …
joining = Llegando a la mesa …
no-table = No existe esa mesa.
unofficial = No oficial, hecho por gente que ama estos juegos. Sin relación con su editorial.

home-title = Construye una ciudad a la sombra de la colina de la Sabika
home-lead = Alhambra y Granada, con las reglas completas. Juega contra bots que piensan o invita a tus amigos con un enlace.
your-name = Tu nombre
guest = Invitado { $number }
about-alhambra = Compra torres, jardines y salas en cuatro monedas, colócalos alrededor de tu fuente y cierra tus murallas.
about-granada = Cada pieza tiene dos caras y dos precios. Los ríos protegen tu ciudad, y la pieza más cara deshace los empates.
play-now = Jugar ya contra bots
make-title = Abre una mesa
make-lead = Elige módulos y opciones, y manda el enlace a tus amigos.
make-table = Abrir la mesa
mine-title = Tus partidas
mine-none = No tienes ninguna partida en marcha.
open-title = Mesas abiertas
open-none = Ahora mismo nadie espera jugadores.
seat-free = sitio libre

setup-game = ¿Qué juego?
setup-modules = Módulos
setup-seats = ¿Quién juega?
setup-players = Jugadores
setup-level = Rivales
setup-you = Tú
setup-seat = Sitio { $number }
setup-person = un amigo, por enlace
setup-bot = bot: { $level }
setup-more = Un sitio más
setup-fewer = Un sitio menos
setup-two = Con dos jugadores participa Pablo, un tercero imaginario con piezas propias.
setup-options = Opciones
setup-title = Título de la mesa
setup-clock = Reloj
setup-hidden = Fuera de la lista: solo con el enlace
setup-confirm = Preguntar antes de dar por bueno un turno
clock-none = sin reloj
clock-quick = rápido: 30 segundos por turno
clock-calm = tranquilo: 90 segundos por turno
clock-days = un día por turno
about-treasure_chamber = En tres estancias esperan cofres: paga 8 en cualquier mezcla y guárdalos en piezas de su color. Puntúa quien tiene más cofres.
about-master_builders = Cartas especiales que valen 3 de su moneda. Juega una al final de tu turno y modifica tu ciudad una vez más.
about-invaders = Tras cada recuento atacan la ciudad desde una dirección, y los lados abiertos cuestan puntos. Los exploradores te dicen de dónde vendrá el ataque.
about-bazaars = Los bazares se pagan con el importe exacto, al precio de una pieza del patio. Al final puntúan por las construcciones que combinan a su alrededor.
about-simple = puntos fijos en vez de contar todas las piezas de un tipo
about-open_attack = todos ven de dónde viene el próximo ataque

wait-sit = Sentarse aquí
wait-bot = añadir un bot
wait-kick = Echar
wait-start = Empezar la partida
wait-invite = Copiar el enlace para invitar
wait-copied = Enlace copiado
wait-leave = Dejar la mesa
wait-ready = Ya están todos.
wait-host = Ya están todos. El anfitrión empieza la partida.
wait-people = Manda el enlace a tus amigos o llena los sitios libres con bots.

now-action = Coge dinero, compra una pieza o modifica tu ciudad.
sentence-again = Importe exacto: tienes otra acción.
sentence-exact = Puedes pagar el importe exacto de { $tiles }.
sentence-nothing-affordable = Todavía no te alcanza para ninguna pieza.
sentence-pass = No se puede hacer nada: pasas.
now-placing = Coloca las piezas que has comprado.
now-chests = Pon los cofres en piezas de su color.
sentence-chests-offered = Puedes quedarte con cofres que han sobrado.
now-master = Puedes jugar un maestro constructor para modificar tu ciudad.
now-left_over = Te toca una pieza restante: colócala o renuncia a ella.
sentence-last = Este es el último turno.
sentence-confirm = ¿Es este tu turno? Entonces confírmalo.
sentence-stood-in = Un bot juega por ti.
sentence-wait-action = { $name } piensa su acción.
sentence-wait-placing = { $name } coloca piezas.
sentence-wait-chests = { $name } reparte cofres.
sentence-wait-master = { $name } piensa si jugar un maestro constructor.
sentence-wait-left_over = { $name } recibe una pieza restante.
sentence-won = { $you ->
    [yes] ¡Ganas con { $points }!
   *[no] { $name } gana con { $points }.
}
sentence-shared = { $names } comparten la victoria con { $points }.
ended-resigned = La partida ha terminado: todos los demás se han rendido.
ended-abandoned = La partida se abandonó de común acuerdo.

market-tile = { $tile }, se paga en { $currency }{ $state ->
    [exact] , puedes pagar el importe exacto
    [payable] , puedes pagarla
    [dear] , ahora es demasiado cara para ti
   *[idle] { "" }
}
market-empty = casilla vacía de { $currency }
market-exact = exacto
pile-deck = { $count ->
    [one] { $count } carta en la pila
   *[other] { $count } cartas en la pila
}
pile-discards = { $count ->
    [one] { $count } carta pagada
   *[other] { $count } cartas pagadas
}
pile-laid = pagadas
pile-bag = { $count ->
    [one] { $count } pieza en la bolsa
   *[other] { $count } piezas en la bolsa
}
marker-side = { $side ->
    [even] par
   *[odd] impar
}
marker-says = { $side ->
    [even] El marcador: las piezas nuevas muestran su cara par
   *[odd] El marcador: las piezas nuevas muestran su cara impar
}
hand-total = { $currency }, { $total } en total
hand-empty = No tienes dinero.
tray-to-place = Por colocar
tray-left-over = Restante
tray-none = nada
tile-walled = { $side ->
    [moat] río al { $directions }
   *[wall] muralla al { $directions }
}
tile-unwalled = { $side ->
    [moat] sin río
   *[wall] sin muralla
}
tile-other-side = otra cara { $tile }
tile-with-chest = con un cofre
room-named = estancia { $number }: { $chests }
room-empty = vacía
room-bag = { $count ->
    [one] { $count } cofre en la bolsa
   *[other] { $count } cofres en la bolsa
}
scout-of = Paga el importe exacto de { $building } y el explorador te dirá de dónde viene el ataque
attack-hidden = El próximo ataque, boca abajo
attack-from = { $coming ->
    [yes] El próximo ataque
   *[no] Ataque pasado
}: { $direction ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}

city-yours = Tu ciudad
city-label = Ciudad de { $name }: { $tiles ->
    [one] { $tiles } pieza
   *[other] { $tiles } piezas
}, { $side ->
    [moat] río exterior más largo
   *[wall] muralla exterior más larga
} { $wall }
city-square = columna { $x }, fila { $y }: { $tile } { $fits ->
    [yes] cabe aquí
   *[no] no cabe
}
touch-remove = { $tile }: retirarla
touch-swap = { $tile }: sustituirla
touch-stow = { $tile }: poner el cofre aquí
city-closer = Acercar
city-farther = Alejar
city-fit = Mostrar toda la ciudad
seat-bot = Un bot
seat-look = Mirar la ciudad de { $name }: { $tiles ->
    [one] { $tiles } pieza
   *[other] { $tiles } piezas
}, { $wall } seguidos
seat-reserve = Reserva de { $name }
figure-wall = { $side ->
    [moat] río exterior más largo { $count }
   *[wall] muralla exterior más larga { $count }
}
figure-knows = sabe de dónde viene el ataque
scorings = Recuentos
scorings-state = { $done ->
    [yes] El recuento { $scoring } ya se hizo
   *[no] El recuento { $scoring } está por venir
}

bar = Tu acción
rule = Regla { $id }
catching-up = Esto es lo que ha pasado …
try-action = Toca dinero, una pieza del patio o una tuya.
try-placing = Elige una casilla que brille, o guarda la pieza en la reserva.
try-chests = Toca una pieza que brille.
try-master = Toca una pieza que brille para retirarla, o una de tu reserva.
try-left_over = Elige una casilla que brille.
do-take = Coger
do-take-what = coger { $money }
do-buy = Comprar
do-buy-what = { $tile } por { $money } = { $sum }{ $exact ->
    [yes] : exacto, así que tienes otra acción
   *[no] , sin cambio
}
do-buy-unpaid = { $tile }: elige cartas para pagar
do-chests = Comprar los cofres
do-chests-what = los cofres de la estancia { $room } por { $money } ({ $sum })
do-place = Colocar aquí
do-place-what = { $tile }: elige una casilla que brille
do-place-nowhere = { $tile } ahora no cabe en ningún sitio
do-turn = Dar la vuelta
do-turn-back = Devolver a su cara
do-turn-what = { $tile }, dada la vuelta por { $money }: elige una casilla que brille
do-remove = Retirar
do-remove-what = retirar { $tile } de la ciudad a tu reserva
do-stow-what = un cofre para { $building }: toca una pieza que brille
do-reserve = A la reserva
do-reserve-side = A la reserva como { $tile }
do-gift = Regalarla a Pablo
do-forgo = Renunciar a ella
step-end_actions = Terminar las acciones
step-pass = Pasar
step-decline = No más cofres
step-no_master = Sin maestro constructor
do-other-way = Pagar de otro modo ({ $count })
do-cancel = Devolver
do-confirm = Confirmar el turno
do-return = Volver a jugar tú
do-undo = Deshacer
do-hint = ¿Qué haría un bot?
advice = Consejo de un bot: { $move }.
do-restart = Deshacer todo el turno
choose-builder = ¿Qué maestro constructor?
resign = Rendirse
resign-sure = ¿Rendirte? Un bot seguirá jugando por ti.
abandon = Proponer abandonar la partida
clock = Tiempo restante
days-left = { $count ->
    [one] { $count } día
   *[other] { $count } días
}

side = Junto a la mesa
tab-others = Otros
tab-log = Crónica
tab-chat = Chat
tab-score = Recuento
log = lo que ha pasado
log-sat = { $you ->
    [yes] Te sientas
   *[no] { $name } se sienta
}
log-left = { $you ->
    [yes] Te vas
   *[no] { $name } se va
}
log-kicked = Han echado a { $name }
log-bot_added = { $name } se sienta, es un bot
log-started = Empieza la partida
log-undone = { $you ->
    [yes] Deshaces eso
   *[no] { $name } deshace eso
}
log-restarted = { $you ->
    [yes] Deshaces tu turno
   *[no] { $name } deshace el turno
}
log-resigned = { $you ->
    [yes] Te rindes
   *[no] { $name } se rinde
}
log-abandoning = { $you ->
    [yes] Propones abandonar la partida
   *[no] { $name } propone abandonar la partida
}
log-timed_out = { $you ->
    [yes] Se te acabó el tiempo: un bot juega por ti
   *[no] A { $name } se le acabó el tiempo: un bot le sustituye
}
log-returned = { $you ->
    [yes] Has vuelto
   *[no] { $name } ha vuelto
}
log-handed = { $you ->
    [yes] Sigues jugando aquí
   *[no] { $name } juega en otro dispositivo
}
log-rematched = { $you ->
    [yes] Quieres jugar otra vez
   *[no] { $name } quiere jugar otra vez
}
chat = chat
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-send = Enviar
score-now-intro = Si el recuento fuera ahora:
score-which = ¿Qué recuento?
score-again = Volver a mostrar el recuento { $scoring }
score-sum = Puntos
score-has = tiene { $count }
lead-most = { $name } va en cabeza con { $count }
lead-dearest = { $name } va en cabeza con { $count } y la pieza más cara
lead-level = { $names } empatan con { $count } y se reparten los puntos
score-how = { $side ->
    [moat] Las cifras grandes son puntos; las pequeñas, piezas en la ciudad. A igual número cuenta la pieza más cara.
   *[wall] Las cifras grandes son puntos; las pequeñas, piezas en la ciudad. En caso de empate se reparten los puntos.
}

result = Resultado
result-lost = perdidos
result-total = puntos
result-again = Otra partida
result-record = Registro de la partida
result-look = Mirar la mesa

ways = Páginas
way-history = Partidas jugadas
way-ratings = Clasificación
way-rules = Reglas
way-account = Tú
way-replay = Abrir un registro
share = Copiar el enlace
copy = Copiar
copied = Copiado

result-more = Cómo se llegó a esto
result-replay = Repetición
result-resigned = se rindió
chart = Puntos a lo largo de la partida
chart-label = Gráfico de los puntos de todos los jugadores, del primer turno al último
chart-moment = Un momento de la partida
chart-turn = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
chart-worth = si el recuento hubiera sido entonces
chart-look = Ver este momento
chart-how = Las líneas gruesas son puntos; las finas, lo que habría tenido cada uno con el próximo recuento en ese momento.
breakdown = De dónde vinieron los puntos
breakdown-which = ¿Qué recuento?
breakdown-all = Todos
fair = ¿Fue limpio el azar?
fair-lead = Antes de la primera carta el servidor publicó una huella de su secreto y cada jugador añadió un texto. Nadie podía elegir las cartas por su cuenta. Tu navegador puede comprobarlo.
fair-check = Comprobar el azar de esta partida
fair-insecure = Esta página no se abrió con una conexión segura, así que el navegador no puede comprobarlo. La orden de abajo sí.
fair-value-server = Publicado al abrir la mesa: huella del secreto del servidor
fair-value-part = El secreto del servidor
fair-value-contributions = Lo que añadieron los jugadores
fair-value-seed = La semilla que resulta
fair-value-commitment = Publicado al empezar la partida: huella de la semilla
fair-command = Para rehacer tú cada barajado, descarga el registro y ejecuta:
checked-secret = El secreto tiene la huella que se publicó.
checked-seed = La semilla sale del secreto y de lo que añadieron todos los jugadores.
checked-promise = La semilla tiene la huella que se publicó.
checked-noted = Las dos huellas son las que este navegador apuntó durante la partida.
checked-mine = El texto que este navegador añadió por ti está entre ellos.
checked-shuffles = Cada carta y cada pieza sale de la semilla (comprobado por el servidor).
outcome-right = Es correcto.
outcome-wrong = No es correcto.
outcome-unknown = Aquí no se sabe.

replay-eyes = Visto por
replay-open = todo a la vista
replay-hidden = { $cards }, ocultas
timeline = Línea de tiempo
time-first = Al principio
time-back = Un paso atrás
time-play = Reproducir
time-pause = Pausa
time-next = Un paso adelante
time-last = Al final
time-speed = Velocidad
time-where = Turno { $turn }, paso { $step } de { $last }
record-title = Abrir un registro
record-lead = El registro de una partida, descargado aquí o escrito con la línea de órdenes, se comprueba con las reglas y se reproduce. No se guarda.
record-choose = Elige un archivo o suéltalo aquí
record-checking = Comprobando la partida …
record-none = En este archivo no hay ningún registro de partida.

history-name = Nombre de un jugador
history-any = los dos juegos
history-mine = solo mis partidas
history-none = No se han encontrado partidas.
history-more = Partidas anteriores
rating-who = Jugador
rating-least = Puntuación
rating-guess = estimación
rating-games = partidas
rating-how = La puntuación es lo que un jugador vale como mínimo: la estimación menos tres veces su incertidumbre. Crece con cada buena partida y con cada partida que la hace más segura.
rating-none = Nadie ha jugado todavía una partida puntuada.
player = Un jugador
player-you = (tú)
player-won = ganadas
player-none = Todavía no ha terminado ninguna partida.
player-games = Partidas
against = Contra otros
against-you = { $name } (tú)
against-ahead = por delante
against-behind = por detrás
against-level = empatados

account-name = Tu nombre
account-rename = Cambiar el nombre
account-named = Tienes un nombre nuevo. En las mesas donde ya tienes sitio se queda el anterior.
account-page = Tus partidas y puntuaciones
account-yours = Tu cuenta: { $login }
account-kept = Tus partidas se conservan. Entra con esta cuenta en otro dispositivo y sigue allí.
account-new-password = Contraseña nueva
account-change = Cambiar la contraseña
account-changed = La contraseña ha cambiado. Los demás dispositivos tienen que entrar de nuevo.
account-out = Salir
account-out-everywhere = Salir en todos los dispositivos
account-out-sure = Sin cuenta nadie puede volver como este invitado. ¿Olvidar al invitado?
account-out-done = Eres un invitado nuevo.
account-up-lead = Una cuenta guarda tus partidas y tu puntuación en todos los dispositivos. Bastan un nombre y una contraseña.
account-in-lead = Sigue como el jugador de tu cuenta. Las partidas que empezaste aquí como invitado se quedan con el invitado.
account-login = Nombre de la cuenta
account-password = Contraseña
account-make = Crear la cuenta
account-made = La cuenta está creada.
account-open = Entrar
account-in = Hola de nuevo.
account-guest-out = Olvidar a este invitado
account-device = Para seguir con un solo sitio en otro dispositivo, haz un enlace en el menú de la mesa.
sign-up = Cuenta nueva
sign-in = Entrar
seat-link = Seguir jugando en otro dispositivo
seat-link-lead = Este enlace te da, una sola vez, un sitio en una mesa. Quien lo ocupaba deja de jugar allí.
seat-link-take = Ocupar el sitio aquí
seat-link-none = En este enlace no hay ningún sitio.
seat-link-copied = Copiado. Abre el enlace en el otro dispositivo antes de un día; funciona una vez.
seat-link-by-hand = Abre este enlace en el otro dispositivo antes de un día; funciona una vez.

rules-search = Busca en las reglas, o un número como 5.3
rules-found = { $count ->
    [one] { $count } regla
   *[other] { $count } reglas
}
rules-none = Ninguna regla dice eso.
rules-sections = Secciones
legend = Qué significan los símbolos
legend-money = Monedas
legend-buildings = Construcciones de { $title }
legend-things = Otras cosas
legend-wall = Muralla o río exterior más largo
legend-cards = Cartas de dinero en la mano
legend-chest = Cofre en una ciudad
legend-bazaar = Bazar
