# Wat de tafel in de terminal zegt (sabika play, sabika show). Opdrachten en zetten typ je zoals ze er staan.

ask-action = Neem geld, koop een tegel of verbouw.
ask-extra = Nog een actie: neem geld, koop een tegel of verbouw.
ask-exact = Gepast betalen kun je: { $tiles }.
ask-end = Of beëindig de acties.
ask-placing = Plaats de tegels die je hebt gekocht: in de stad of in de reserve.
ask-chests = Zet de schatkisten op gebouwen van hun kleur.
ask-master = Je mag een bouwmeester spelen voor één verbouwing.
ask-left_over = Er is een resterende tegel voor jou: bouw hem of zie ervan af.
moves-exact = (gepast: nog een actie)
moves-rest = en nog { $count }: typ moves of help
moves-all = meer met help
moves-none = geen
hint-move = { $bot } zou spelen: { $move }
hint-then = , dan { $move }
score-title = Als { $scoring } nu werd gewaardeerd
score-for = voor
score-together = samen
result-title = Uitslag
result-player = speler
result-points = punten
result-wins = wint
result-shares = deelt de overwinning
terminal-hand-over = { $name }, jij bent aan de beurt. Druk op Enter als alleen jij kijkt.
terminal-news = sinds je laatste zet
terminal-no-news = nog niets
terminal-no-undo = Er valt niets terug te nemen: geen beslissing in deze beurt, of er is sindsdien iets getrokken
terminal-which-rule = Noem een regel, zoals rules 5.2, of een hoofdstuk, zoals rules T
terminal-kept = bewaard in { $file }
terminal-go-on = Het spel is bewaard in { $file }. Ga verder met: { $command }
terminal-record = Het verslag staat in { $file }.
terminal-event = gebeurtenis { $number }: { $event }
terminal-wrote = { $file } geschreven
terminal-help =
    Typ een zet, het nummer van een aangeboden zet, of:

    - `moves` of `moves buy`: alle mogelijke zetten, of die zo beginnen
    - `undo`, `restart`: neem de laatste beslissing terug, of de beurt tot nu toe
    - `hint`: wat een bot zou spelen
    - `score`: wat de volgende waardering nu zou opleveren
    - `log`: wat er tot nu toe is gebeurd
    - `rules 5.2`: de tekst van een regel; `rules T` een hoofdstuk
    - `save FILE`, `quit`: bewaar het spel; stoppen bewaart het ook

    Zetten: `take de3 fl2` (nemen), `buy tower-11a du7 du4` (kopen), `place tower-11a 1,0` (plaatsen),
    `reserve tower-11a` (in de reserve), `build garden-6 0,-1` (uit de reserve bouwen), `remove garden-6` (weghalen),
    `swap tower-9a arcades-7` (omruilen), `end` (acties beëindigen).
    Kaarten zijn de denarie, di dirham, du dukaat, fl gulden en hun waarde; deB is een bouwmeester.
    Wat geen keuze laat, mag je weglaten: `buy tower-11a`.
