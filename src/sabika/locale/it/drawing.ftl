# Che cosa sta scritto nei disegni del tavolo e accanto (board-...: anche in SVG; letters-...: solo nel terminale).

due-action = prendere denaro, acquistare una tessera o modificare la città
due-placing = posizionare le tessere acquistate
due-chests = distribuire i forzieri
due-master = giocare un costruttore oppure no
due-left_over = inserire la tessera rimasta o rinunciarci
due-extra = un'altra azione, o concludere le azioni
turn-yours = Tocca a te: { $due }.
turn-yours-named = Tocca a te, { $name }: { $due }.
turn-other = Turno di { $name }: { $due }.
turn-over = La partita è finita. { $victory }.
victory-yours = Vinci con { $points }
victory-one = Vince { $name } con { $points }
victory-shared = { $name } condividono la vittoria con { $points }
stage-turn = turno { $number }
stage-after = { $count ->
    [one] dopo { $count } turno
   *[other] dopo { $count } turni
}
stage-scored = valutazioni fatte: { $scorings }
stage-unscored = ancora nessuna valutazione
stage-last = ultimo turno

tile-bazaar = bazar, { $currency }: { $types }
tile-sides = { $side ->
    [moat] fossato a
   *[wall] mura a
} { $directions }
tile-open = { $side ->
    [moat] senza fossato
   *[wall] senza mura
}
tile-other = altro lato { $building } { $price }
tile-chest = con forziere
card-scoring = carta di valutazione { $scoring }
card-back = carta coperta

board-title = { $game }: { $turn } Punti: { $scores }
board-scoring-done = valutazione { $scoring } fatta
board-scoring-coming = valutazione { $scoring } in arrivo
board-market-and-bazaars = Deposito materiali e bazar
board-market-space = casella { $currency }
board-money = Carte denaro scoperte
board-take = una carta, o più carte fino a 5
board-deck = mazzo
board-discarded = scarti
board-marker = { $side ->
    [even] pedina nera su pari
   *[odd] pedina nera su dispari
}
board-side = { $side ->
    [even] pari
   *[odd] dispari
}
board-next-tiles = prossime
board-room = stanza { $number }
board-empty = vuota
board-to-distribute = da distribuire
board-in-the-bag = nel sacchetto
board-chest-bag = sacchetto dei forzieri
board-chest = forziere per { $building }
board-invaders = Aggressori, restano { $scouts }
board-when = { $when ->
    [coming] in arrivo
   *[past] passato
}
board-attack-past = attacco passato da { $direction ->
    [north] nord
    [east] est
    [south] sud
   *[west] ovest
}
board-attack-coming = prossimo attacco da { $direction ->
    [north] nord
    [east] est
    [south] sud
   *[west] ovest
}
board-city = città di { $name }
board-cards-in-hand = carte in mano
board-longest = { $side ->
    [moat] fossato esterno più lungo
   *[wall] mura esterne più lunghe
}
board-knows = conosce l'attacco
board-to-place = da piazzare
board-left-over = rimasta
board-hand = La tua mano, { $cards }

letters-supply = mazzo { $deck }, scarti { $discarded }, sacchetto { $bag }
letters-marker = { $side ->
    [even] prossime tessere: lato pari
   *[odd] prossime tessere: lato dispari
}
letters-chest-bag = { $chests } nel sacchetto
letters-scouts = esploratori
letters-no-scouts = nessuno
letters-left = (ne restano { $count })
letters-heavy = linea spessa: { $side }
letters-light = linea sottile: aperto
letters-blank = vuoto: strada
letters-chest = *: forziere
letters-other-side = (..): altro lato
letters-builder = B: costruttore, vale 3
