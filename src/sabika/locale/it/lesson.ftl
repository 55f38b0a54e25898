# La prima partita con mosse preparate, passo per passo. Breve: sul telefono sta sopra il tavolo.

coach = Prima partita
coach-title = Prima partita: { $title }
coach-learn = Impara con una partita
coach-step = Passo { $number } di { $count }
coach-go = Avanti
coach-leave = Esci; puoi continuare più tardi
coach-wait = Giocano { $names } …
coach-end = Non ti serve altro. Continua a questo tavolo o comincia una partita tua.
coach-play-on = Continua qui
lesson-alhambra = Ciao! Costruisci un'Alhambra attorno alla tua tessera di partenza. Tre volte si danno punti: a chi ha più edifici di ogni tipo e per le mura esterne più lunghe.
lesson-granada = Ciao! A Granada ogni tessera ha due lati, ciascuno con un edificio e un prezzo; un piccolo segno mostra l'altro. Tre volte si danno punti: per gli edifici e per il fossato esterno più lungo.
lesson-take = A ogni turno fai una cosa: prendere denaro, acquistare una tessera o modificare la città. Prima serve denaro. Tocca { $money } e prendi la carta.
lesson-take-small = Puoi prendere più carte insieme se in tutto valgono al massimo 5. Prendi { $money }.
lesson-buy = Ogni spazio del deposito materiali ha la sua valuta. Tocca { $tile } e paga { $money }. Non si dà resto.
lesson-walls = Le tessere non si ruotano mai. Le fasce spesse sono mura: dove due tessere si toccano, entrambi i lati hanno le mura oppure nessuno dei due. Prova la casella segnata e guarda che cosa succede.
lesson-moats = Le tessere non si ruotano mai. Le fasce d'acqua sono fossati: dove due tessere si toccano, entrambi i lati hanno il fossato oppure nessuno dei due. Prova la casella segnata e guarda che cosa succede.
lesson-place = { $side ->
    [moat] Un fossato non può stare contro un lato aperto.
   *[wall] Le mura non possono stare contro un lato aperto.
} Inoltre, dalla tessera di partenza si deve poter raggiungere a piedi ogni tessera. Metti { $tile } dove va bene: sulla casella segnata.
lesson-take-more = Ciò che è stato preso e venduto è stato rimpiazzato. Le carte di una valuta si pagano insieme, perciò risparmia: prendi { $money }.
lesson-marker = Ciò che è stato preso e venduto è stato rimpiazzato. Le nuove tessere mostrano a turno prezzi pari e dispari; la pedina nera accanto al sacchetto dice quali sono i prossimi. Prendi { $money }.
lesson-exact = Il bello del gioco: puoi pagare l'importo esatto di { $tile }, con { $money }. Chi paga l'importo esatto ha un'altra azione. Acquista!
lesson-again = Ecco l'altra azione. Acquista { $tile } per { $money }: non è esatto, quindi le tue azioni finiscono.
lesson-again-money = Ecco l'altra azione. Prendi { $money }.
lesson-place-first = Le tessere acquistate si posizionano alla fine del turno. Metti { $tile } dove le tue mura esterne si allungano.
lesson-reserve = { $tile } può aspettare: metti la tessera nella riserva. Lì non dà punti finché non la costruisci.
lesson-reserve-turned = Nella riserva scegli gratis il lato di una tessera. Mettici questa come { $tile }.
lesson-build = Ora modifica la città: anche questa è un'azione. Puoi costruire dalla riserva, togliere una tessera o scambiarne due. Tocca { $tile }, poi la sua casella.
lesson-buy-again = Acquista { $tile } per { $money }. È l'altro lato che vuoi: un edificio così ce l'hai già.
lesson-turn = Per costruire una tessera sull'altro lato paghi almeno 3 di una valuta. Girala per { $money } e costruiscila come { $tile }.
lesson-scored = Valutazione A: chi ha più edifici di un tipo ne prende i punti; in caso di parità si dividono. Nelle valutazioni B e C contano anche il secondo e il terzo posto. «Punti ora» ti dice in ogni momento come stanno le cose.
lesson-scored-granada = Valutazione A: chi ha più tessere di un tipo prende tanti punti quante ce ne sono in tutte le città. Non si divide: a parità di numero vince la tessera più cara. Anche ogni lato del tuo fossato esterno più lungo è un punto.
lesson-wall = Contano anche le tue mura: un punto per ogni lato del tratto esterno continuo più lungo. Le mura tra due tessere non contano.
