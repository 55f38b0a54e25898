# Was der Tisch im Terminal sagt (sabika play, sabika show). Befehle und Züge tippt man, wie sie dastehen.

ask-action = Nimm Geld, kaufe ein Plättchen oder baue um.
ask-extra = Noch eine Aktion: Nimm Geld, kaufe ein Plättchen oder baue um.
ask-exact = Passend bezahlen kannst du: { $tiles }.
ask-end = Oder beende die Aktionen.
ask-placing = Lege die gekauften Plättchen in die Stadt oder in die Reserve.
ask-chests = Stelle die Truhen auf Gebäude ihrer Farbe.
ask-master = Du darfst einen Baumeister für einen Umbau spielen.
ask-left_over = Ein Restplättchen gehört dir: Lege es an oder verzichte darauf.
moves-exact = (passend: noch eine Aktion)
moves-rest = und { $count } weitere: tippe moves oder help
moves-all = mehr mit help
moves-none = keine
hint-move = { $bot } würde spielen: { $move }
hint-then = , dann { $move }
score-title = Wenn jetzt { $scoring } gewertet würde
score-for = für
score-together = zusammen
result-title = Ergebnis
result-player = Spieler
result-points = Punkte
result-wins = gewinnt
result-shares = gewinnt gemeinsam
terminal-hand-over = { $name }, du bist dran. Drücke Enter, wenn nur du hinsiehst.
terminal-news = seit deinem letzten Zug
terminal-no-news = noch nichts
terminal-no-undo = Zurücknehmen geht nicht: keine Entscheidung in diesem Zug, oder seither wurde etwas gezogen
terminal-which-rule = Nenne eine Regel, etwa: rules 5.2, oder einen Abschnitt, etwa: rules T
terminal-kept = gespeichert in { $file }
terminal-go-on = Das Spiel ist in { $file } gespeichert. Weiter geht es mit: { $command }
terminal-record = Die Aufzeichnung ist in { $file }.
terminal-event = Ereignis { $number }: { $event }
terminal-wrote = { $file } geschrieben
terminal-help =
    Tippe einen Zug, die Nummer eines angebotenen, oder:

    - `moves` oder `moves buy`: alle möglichen Züge, oder die, die so beginnen
    - `undo`, `restart`: die letzte Entscheidung oder den ganzen Zug zurücknehmen
    - `hint`: was ein Bot spielen würde
    - `score`: was die nächste Wertung jetzt brächte
    - `log`: was bisher geschah
    - `rules 5.2`: der Text einer Regel; `rules T` ein Abschnitt
    - `save FILE`, `quit`: das Spiel speichern; auch `quit` speichert

    Züge: `take de3 fl2` (nehmen), `buy tower-11a du7 du4` (kaufen), `place tower-11a 1,0` (anlegen),
    `reserve tower-11a` (in die Reserve), `build garden-6 0,-1` (aus der Reserve bauen), `remove garden-6` (entfernen),
    `swap tower-9a arcades-7` (tauschen), `end` (Aktionen beenden).
    Karten sind de Denar, di Dirham, du Dukat, fl Gulden und ihr Wert; deB ist ein Baumeister.
    Was keine Wahl lässt, darf fehlen: `buy tower-11a`.
