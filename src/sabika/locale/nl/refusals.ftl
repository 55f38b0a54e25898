# Waarom een zet niet mag. Elk bericht is één zin: wat er mis is en, waar het helpt, wat je kunt doen.

refusal-not-now = Dat kan nu niet: { $due ->
    [action] je bent toe aan een actie (geld nemen, kopen of verbouwen)
    [placing] plaats eerst de tegels die je hebt gekocht
    [chests] verdeel eerst de schatkisten
    [master] zeg eerst of je een bouwmeester speelt
    [left_over] bouw eerst de resterende tegel of zie ervan af
   *[other] er is eerst iets anders te beslissen
}.
refusal-not-in-display = { $cards } ligt niet bij de open kaarten.
refusal-take-nothing = Neem minstens één kaart.
refusal-take-too-much = Meerdere kaarten mag je alleen nemen als ze samen hoogstens 5 waard zijn; deze zijn { $total } waard.
refusal-not-on-offer = { $tile } ligt niet op de bouwplaats.
refusal-not-in-hand = { $cards } heb je niet op hand.
refusal-other-currency = Deze tegel betaal je alleen met { $currency ->
    [denar] denaries
    [dirham] dirham
    [ducat] dukaten
   *[florin] gulden
}.
refusal-too-little = { $paid } is te weinig; de prijs is { $price }.
refusal-not-in-reserve = { $tile } ligt niet in je reserve.
refusal-not-in-city = { $tile } ligt niet in je stad.
refusal-no-extra-action = Je kunt alleen afzien van de actie die je krijgt door gepast te betalen; nu moet je een actie kiezen.
refusal-not-stuck = Passen mag alleen als er niets anders kan.
refusal-square-taken = Op { $square } ligt al een tegel.
refusal-no-neighbour = { $square } grenst met geen enkele rand aan je stad.
refusal-walls-differ = De muur in het { $side ->
    [north] noorden
    [east] oosten
    [south] zuiden
   *[west] westen
} past niet: randen die elkaar raken hebben allebei een muur of allebei geen.
refusal-out-of-reach = Een tegel op { $square } zou vanaf de starttegel niet te voet bereikbaar zijn.
refusal-hole = Een tegel op { $square } zou een lege plek insluiten.
refusal-hole-left = Zonder { $tile } zou er een ingesloten lege plek ontstaan.
refusal-cut-off = Zonder { $tile } zouden andere tegels vanaf de starttegel niet meer te voet bereikbaar zijn.
refusal-not-bought = { $tile } heb je deze beurt niet gekocht.
refusal-one-sided = { $tile } heeft maar één zijde.
refusal-flip-too-little = { $paid } is te weinig; omdraaien kost { $price }.
refusal-flip-mixed = Omdraaien betaal je in één valutasoort.
refusal-flip-left-over = { $tile } is een resterende tegel en mag niet meer worden omgedraaid.
refusal-no-dirk = Schenken kan alleen in een spel met twee, aan Dirk.
refusal-not-left-over = { $tile } is niet de tegel die nu wordt weggegeven.
refusal-room-empty = Ruimte { $room } is leeg.
refusal-chests-too-little = { $paid } is te weinig; de schatkisten van een ruimte kosten { $price }.
refusal-chest-not-offered = Er is geen schatkist voor { $chest } te plaatsen.
refusal-stow-elsewhere = { $tile } ligt niet in de stad van wie de schatkist plaatst.
refusal-other-colour = Een schatkist voor { $chest } hoort niet op { $tile }.
refusal-has-chest = Op { $tile } staat al een schatkist.
refusal-must-stow = Wie de schatkisten koopt, plaatst alles wat geplaatst kan worden.
refusal-not-a-builder = Voor een verbouwing speel je precies één bouwmeester.
refusal-price-tile-gone = Het veld voor { $currency ->
    [denar] denaries
    [dirham] dirham
    [ducat] dukaten
   *[florin] gulden
} op de bouwplaats is leeg, dus de bazaar heeft nu geen prijs.
refusal-not-exact = Een bazaar betaal je gepast; { $paid } is niet { $price }.
refusal-game-over = Het spel is afgelopen.
refusal-start-tile = De starttegel blijft altijd liggen.
