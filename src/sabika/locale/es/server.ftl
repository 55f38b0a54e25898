# Lo que dice el servidor cuando rechaza algo. Una frase cada vez; el código está en el nombre.

status-title = { $status ->
    [401] ¿Quién eres?
    [403] No permitido
    [404] No encontrado
    [405] Aquí no se puede
    [409] Ahora no se puede
    [410] Ya no existe
    [413] Demasiado grande
    [415] Se espera JSON
    [422] No se entiende
    [429] Demasiado rápido
    [503] No disponible ahora
   *[other] Algo ha ido mal
}

problem-abandoning = Ya has propuesto abandonar la partida; los demás tienen que aceptar.
problem-ambiguous = Este texto podría significar varias jugadas; dilo con más precisión.
problem-bad-configuration = Así no se puede jugar: { $field } no encaja con lo demás.
problem-bad-credentials = El nombre o la contraseña no es correcto.
problem-bad-link = Este enlace ya se ha usado o ya no es válido.
problem-bad-record = Este registro no se puede reproducir: { $reason }.
problem-chat-off = En esta mesa no hay chat.
problem-closed = Esta mesa está cerrada.
problem-cross-site = No se aceptan peticiones de otros sitios web.
problem-hints-off = En esta mesa no hay pistas.
problem-identity-needed = Di primero cómo te llamas.
problem-internal = Algo ha ido mal por nuestra parte; no se ha cambiado nada.
problem-kicked = El anfitrión te ha echado de esta mesa.
problem-lesson = Las reglas lo permiten, pero esta lección sigue otro camino: haz lo que está marcado.
problem-login-taken = Ya hay una cuenta con ese nombre.
problem-malformed = El campo { $field } falta o no es como debe ser.
problem-malformed-move = Esto no es una jugada: { $reason }.
problem-method-not-allowed = Esta dirección no entiende este método.
problem-name-taken = En esta mesa ya hay alguien que se llama { $name }.
problem-no-bot = No hay ningún bot { $bot }.
problem-no-hint = El bot no ha respondido; vuelve a preguntar.
problem-no-spectators = Esta mesa no tiene espectadores.
problem-no-such-page = No hay nada en esta dirección.
problem-no-such-person = No existe ese jugador.
problem-no-such-seat = No existe ese asiento.
problem-no-such-table = No existe esa mesa.
problem-not-json = La petición tiene que ser JSON, con el tipo de contenido application/json.
problem-not-over = La partida aún no ha terminado.
problem-not-started = La partida aún no ha empezado.
problem-not-stood-in = Ningún bot juega por ti.
problem-not-the-host = Solo el anfitrión puede hacerlo.
problem-not-your-seat = No tienes asiento en esta mesa.
problem-not-your-turn = No es tu turno.
problem-nothing-to-confirm = No hay ninguna jugada que confirmar.
problem-nothing-to-undo = No puedes deshacer nada: no hay ninguna decisión en este turno o desde entonces se ha descubierto algo.
problem-over = La partida ha terminado.
problem-resigned = Te has rendido en esta partida.
problem-seat-taken = Este asiento está ocupado.
problem-seated-already = Ya estás en esta mesa.
problem-seats-open = Aún hay asientos libres; ocúpalos con personas o bots.
problem-slow-down = Demasiadas peticiones; espera { $seconds ->
    [1] un segundo
   *[other] { $seconds } segundos
}.
problem-started = La partida ya ha empezado.
problem-stood-in = Un bot juega por ti; vuelve primero.
problem-to-confirm = Primero confirma o deshaz tu última jugada.
problem-too-large = La petición es demasiado grande.
problem-too-many-tables = Ya tienes { $most } mesas abiertas.
problem-unavailable = Ahora no se puede acceder al almacén de datos; inténtalo de nuevo en un momento.
problem-undo-off = En esta mesa no se deshace nada.
