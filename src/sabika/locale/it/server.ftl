# Che cosa dice il server quando rifiuta qualcosa. Una frase ciascuno; il codice è nel nome.

status-title = { $status ->
    [401] Chi sei?
    [403] Non permesso
    [404] Non trovato
    [405] Qui non si può
    [409] Adesso non si può
    [410] Non c'è più
    [413] Troppo grande
    [415] Serve JSON
    [422] Non capito
    [429] Troppo in fretta
    [503] Non disponibile adesso
   *[other] Qualcosa è andato storto
}

problem-abandoning = Hai già proposto di abbandonare la partita; ora devono accettare gli altri.
problem-ambiguous = Questo testo può indicare più mosse; dillo con più precisione.
problem-bad-configuration = Così non si può giocare: { $field } non va d'accordo con il resto.
problem-bad-credentials = Il nome o la password è sbagliato.
problem-bad-link = Questo link è già stato usato o non vale più.
problem-bad-record = Questa registrazione non si può rigiocare: { $reason }.
problem-chat-off = A questo tavolo non c'è la chat.
problem-closed = Questo tavolo è chiuso.
problem-cross-site = Le richieste da altri siti web non sono accettate.
problem-hints-off = A questo tavolo non ci sono suggerimenti.
problem-identity-needed = Di' prima come ti chiami.
problem-internal = Qualcosa è andato storto da parte nostra; non è cambiato nulla.
problem-kicked = Chi ospita ti ha mandato via da questo tavolo.
problem-lesson = Le regole lo permettono, ma questa lezione prende un'altra strada: segui ciò che è evidenziato.
problem-login-taken = C'è già un account con questo nome.
problem-malformed = Il campo { $field } manca o non è come dovrebbe.
problem-malformed-move = Questa non è una mossa: { $reason }.
problem-method-not-allowed = Questo indirizzo non capisce questo metodo.
problem-name-taken = A questo tavolo c'è già qualcuno che si chiama { $name }.
problem-no-bot = Non c'è nessun bot { $bot }.
problem-no-hint = Il bot non ha risposto; chiedi di nuovo.
problem-no-spectators = Questo tavolo non ha spettatori.
problem-no-such-page = A questo indirizzo non c'è nulla.
problem-no-such-person = Questo giocatore non esiste.
problem-no-such-seat = Questo posto non esiste.
problem-no-such-table = Questo tavolo non esiste.
problem-not-json = La richiesta deve essere JSON, con il tipo di contenuto application/json.
problem-not-over = La partita non è ancora finita.
problem-not-started = La partita non è ancora cominciata.
problem-not-stood-in = Nessun bot gioca al posto tuo.
problem-not-the-host = Può farlo solo chi ospita.
problem-not-your-seat = Non hai un posto a questo tavolo.
problem-not-your-turn = Non è il tuo turno.
problem-nothing-to-confirm = Non c'è nessuna mossa da confermare.
problem-nothing-to-undo = Non puoi annullare nulla: nessuna decisione in questo turno, oppure da allora è stato scoperto qualcosa.
problem-over = La partita è finita.
problem-resigned = Ti sei arreso in questa partita.
problem-seat-taken = Questo posto è occupato.
problem-seated-already = Sei già seduto a questo tavolo.
problem-seats-open = Ci sono ancora posti liberi; occupali con persone o bot.
problem-slow-down = Troppe richieste; aspetta { $seconds ->
    [1] un secondo
   *[other] { $seconds } secondi
}.
problem-started = La partita è già cominciata.
problem-stood-in = Un bot gioca al posto tuo; prima torna a giocare.
problem-to-confirm = Prima conferma o annulla la tua ultima mossa.
problem-too-large = La richiesta è troppo grande.
problem-too-many-tables = Hai già { $most } tavoli aperti.
problem-unavailable = L'archivio adesso non è raggiungibile; riprova tra un momento.
problem-undo-off = A questo tavolo non si annulla nulla.
