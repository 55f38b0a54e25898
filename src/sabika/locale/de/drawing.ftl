# Was in und neben Bildern des Tisches steht (board-...: auch im SVG; letters-...: nur im Terminal).

due-action = Geld nehmen, ein Plättchen kaufen oder umbauen
due-placing = die gekauften Plättchen anlegen
due-chests = die Truhen verteilen
due-master = einen Baumeister spielen oder nicht
due-left_over = das Restplättchen anlegen oder darauf verzichten
due-extra = noch eine Aktion, oder die Aktionen beenden
turn-yours = Du bist dran: { $due }.
turn-yours-named = Du bist dran, { $name }: { $due }.
turn-other = { $name } ist dran: { $due }.
turn-over = Das Spiel ist zu Ende. { $victory }.
victory-yours = Du gewinnst mit { $points }
victory-one = { $name } gewinnt mit { $points }
victory-shared = { $name } gewinnen gemeinsam mit { $points }
stage-turn = Zug { $number }
stage-after = { $count ->
    [one] nach { $count } Zug
   *[other] nach { $count } Zügen
}
stage-scored = gewertet: { $scorings }
stage-unscored = noch keine Wertung
stage-last = letzter Zug

tile-bazaar = Bazar, { $currency }: { $types }
tile-sides = { $side ->
    [moat] Graben im
   *[wall] Mauer im
} { $directions }
tile-open = { $side ->
    [moat] kein Graben
   *[wall] keine Mauer
}
tile-other = Rückseite { $building } { $price }
tile-chest = mit Truhe
card-scoring = Wertungskarte { $scoring }
card-back = verdeckte Karte

board-title = { $game }: { $turn } Punkte: { $scores }
board-scoring-done = Wertung { $scoring } war schon
board-scoring-coming = Wertung { $scoring } kommt noch
board-market-and-bazaars = Bauhof und Bazare
board-market-space = Bauhoffeld { $currency }
board-money = Geld in der Auslage
board-take = eine Karte oder mehrere bis 5
board-deck = Stapel
board-discarded = Ablage
board-marker = { $side ->
    [even] Markierungsstein auf gerade
   *[odd] Markierungsstein auf ungerade
}
board-side = { $side ->
    [even] gerade
   *[odd] ungerade
}
board-next-tiles = als Nächstes
board-room = Raum { $number }
board-empty = leer
board-to-distribute = zu verteilen
board-in-the-bag = im Beutel
board-chest-bag = Truhenbeutel
board-chest = Truhe für { $building }
board-invaders = Angreifer, noch { $scouts }
board-when = { $when ->
    [coming] kommt
   *[past] gewesen
}
board-attack-past = Angriff aus { $direction ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}, vorbei
board-attack-coming = nächster Angriff aus { $direction ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
board-city = Stadt von { $name }
board-cards-in-hand = Karten auf der Hand
board-longest = { $side ->
    [moat] längster Außengraben
   *[wall] längste Außenmauer
}
board-knows = kennt den Angriff
board-to-place = anzulegen
board-left-over = Rest
board-hand = Deine Hand, { $cards }

letters-supply = Stapel { $deck }, Ablage { $discarded }, Beutel { $bag }
letters-marker = { $side ->
    [even] nächste Plättchen: gerade
   *[odd] nächste Plättchen: ungerade
}
letters-chest-bag = { $chests } im Beutel
letters-scouts = Kundschafter
letters-no-scouts = keiner offen
letters-left = (noch { $count })
letters-heavy = dicke Linie: { $side }
letters-light = dünne Linie: offen
letters-blank = leer: Weg
letters-chest = *: Truhe
letters-other-side = (..): Rückseite
letters-builder = B: Baumeister, Wert 3
