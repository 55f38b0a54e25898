# Warum ein Zug nicht geht. Jede Meldung ist ein Satz: was nicht stimmt und, wo es hilft, was zu tun ist.

refusal-not-now = Das geht jetzt nicht: { $due ->
    [action] Du bist mit einer Aktion dran (Geld nehmen, kaufen oder umbauen)
    [placing] Lege zuerst die gekauften Plättchen an
    [chests] Verteile zuerst die Schatztruhen
    [master] Sag zuerst, ob du einen Baumeister spielst
    [left_over] Lege zuerst das Restplättchen an oder verzichte darauf
   *[other] Erst ist etwas anderes zu entscheiden
}.
refusal-not-in-display = { $cards } liegt nicht in der Auslage.
refusal-take-nothing = Nimm mindestens eine Karte.
refusal-take-too-much = Mehrere Karten darfst du nur nehmen, wenn sie zusammen höchstens 5 ergeben; diese ergeben { $total }.
refusal-not-on-offer = { $tile } liegt nicht im Bauhof.
refusal-not-in-hand = { $cards } hast du nicht auf der Hand.
refusal-other-currency = Dieses Plättchen bezahlst du nur mit { $currency ->
    [denar] Denaren
    [dirham] Dirham
    [ducat] Dukaten
   *[florin] Gulden
}.
refusal-too-little = { $paid } ist zu wenig; der Preis ist { $price }.
refusal-not-in-reserve = { $tile } liegt nicht in deiner Reserve.
refusal-not-in-city = { $tile } liegt nicht in deiner Stadt.
refusal-no-extra-action = Verzichten kannst du nur auf die Aktion nach einem passend bezahlten Kauf; jetzt ist eine Aktion dran.
refusal-not-stuck = Passen darfst du nur, wenn sonst nichts geht.
refusal-square-taken = Auf { $square } liegt schon ein Plättchen.
refusal-no-neighbour = { $square } grenzt an keiner Seite an deine Stadt.
refusal-walls-differ = Im { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
} passt die Mauer nicht: Seiten, die sich berühren, haben beide eine Mauer oder beide keine.
refusal-out-of-reach = Ein Plättchen auf { $square } wäre vom Startplättchen aus zu Fuß nicht zu erreichen.
refusal-hole = Ein Plättchen auf { $square } würde ein leeres Feld einschließen.
refusal-hole-left = Ohne { $tile } bliebe ein leeres Feld ringsum eingeschlossen.
refusal-cut-off = Ohne { $tile } wären andere Plättchen vom Startplättchen aus zu Fuß nicht mehr zu erreichen.
refusal-not-bought = { $tile } hast du in diesem Zug nicht gekauft.
refusal-one-sided = { $tile } hat nur eine Seite.
refusal-flip-too-little = { $paid } ist zu wenig; Umdrehen kostet { $price }.
refusal-flip-mixed = Umdrehen bezahlst du in einer einzigen Währung.
refusal-flip-left-over = { $tile } ist ein Restplättchen und wird nicht mehr umgedreht.
refusal-no-dirk = Verschenken kannst du nur im Spiel zu zweit, an Dirk.
refusal-not-left-over = { $tile } ist nicht das Plättchen, das gerade vergeben wird.
refusal-room-empty = Raum { $room } ist leer.
refusal-chests-too-little = { $paid } ist zu wenig; die Truhen eines Raums kosten { $price }.
refusal-chest-not-offered = Eine Truhe für { $chest } ist gerade nicht zu verteilen.
refusal-stow-elsewhere = { $tile } liegt nicht in der Stadt dessen, der die Truhe unterbringt.
refusal-other-colour = Eine Truhe für { $chest } gehört nicht auf { $tile }.
refusal-has-chest = Auf { $tile } steht schon eine Truhe.
refusal-must-stow = Wer die Truhen kauft, bringt alle unter, für die Platz ist.
refusal-not-a-builder = Für einen Umbau spielst du genau einen Baumeister.
refusal-price-tile-gone = Im Bauhof ist das Feld für { $currency ->
    [denar] Denare
    [dirham] Dirham
    [ducat] Dukaten
   *[florin] Gulden
} leer; darum hat der Bazar gerade keinen Preis.
refusal-not-exact = Einen Bazar bezahlst du passend; { $paid } ist nicht { $price }.
refusal-game-over = Das Spiel ist zu Ende.
refusal-start-tile = Das Startplättchen bleibt immer liegen.
