# Was die Seite sagt. Kurz, anschaulich, per Du. $you ist yes für den Leser; Namen kommen als Namen.

page-title = { $title } – Sabika
home = Startseite
close = Schließen
menu = Menü
menu-language = Sprache
menu-light = Licht
light-auto = wie das Gerät
light-light = Tag
light-dark = Nacht
menu-speed = Bewegung
speed-calm = ruhig
speed-brisk = flott
speed-none = keine
menu-sound = Leise Geräusche
keys = Tasten
keys-market = zum Bauhof
keys-display = zum Geld
keys-hand = zu deiner Hand
keys-city = zu deiner Stadt
keys-reserve = zu deinen Plättchen
keys-bar = zu den Aktionen
keys-act = ausführen, was gewählt ist
keys-drop = zurücklegen
keys-undo = zurücknehmen
nowhere = Unter dieser Adresse gibt es nichts.
connection-lost = Verbindung verloren. Der Tisch wird wieder gesucht …
joining = Du kommst an den Tisch …
no-table = Diesen Tisch gibt es nicht.
unofficial = Inoffiziell, gemacht von Leuten, die die Spiele lieben. Keine Verbindung zum Verlag.

home-title = Baue eine Stadt im Schatten des Sabika-Hügels
home-lead = Alhambra und Granada mit den vollständigen Regeln. Spiele gegen Bots, die mitdenken, oder lade Freunde mit einem Link ein.
your-name = Dein Name
guest = Gast { $number }
about-alhambra = Kaufe Türme, Gärten und Gemächer in vier Währungen, lege sie um deinen Brunnen und schließe deine Mauer.
about-granada = Jedes Plättchen hat zwei Seiten und zwei Preise. Gräben schützen deine Stadt, und bei Gleichstand entscheidet das teuerste Plättchen.
play-now = Jetzt gegen Bots spielen
make-title = Tisch eröffnen
make-lead = Wähle Module und Optionen und schicke Freunden den Link.
make-table = Tisch eröffnen
mine-title = Deine Spiele
mine-none = Du hast kein laufendes Spiel.
open-title = Offene Tische
open-none = Gerade wartet niemand auf Mitspieler.
seat-free = freier Platz

setup-game = Welches Spiel?
setup-modules = Module
setup-seats = Wer spielt?
setup-players = Spieler
setup-level = Gegner
setup-you = Du
setup-seat = Platz { $number }
setup-person = Freund, per Link
setup-bot = Bot: { $level }
setup-more = Ein Platz mehr
setup-fewer = Ein Platz weniger
setup-two = Zu zweit spielt Dirk mit, ein gedachter Dritter mit eigenen Plättchen.
setup-options = Optionen
setup-title = Name des Tisches
setup-clock = Uhr
setup-hidden = Nicht in der Liste: nur mit dem Link
setup-confirm = Nachfragen, bevor ein Zug gilt
clock-none = keine Uhr
clock-quick = schnell: 30 Sekunden je Zug
clock-calm = ruhig: 90 Sekunden je Zug
clock-days = ein Tag für jeden Zug
about-treasure_chamber = In drei Räumen warten Schatztruhen: Zahle 8 in beliebigen Währungen und stelle sie auf Plättchen ihrer Farbe. Wer die meisten Truhen hat, bekommt Punkte.
about-master_builders = Besondere Karten, die 3 ihrer Währung wert sind. Spiele eine am Ende deines Zuges und baue noch einmal um.
about-invaders = Nach jeder Wertung wird die Stadt aus einer Richtung angegriffen, und offene Seiten kosten Punkte. Kundschafter verraten dir, woher der Angriff kommt.
about-bazaars = Bazare kauft man passend, zum Preis eines Plättchens im Bauhof. Am Ende bringen sie Punkte für passende Gebäude ringsum.
about-simple = feste Punkte, statt alle Plättchen einer Art zu zählen
about-open_attack = alle sehen, woher der nächste Angriff kommt

wait-sit = Hier sitzen
wait-bot = Bot dazu
wait-kick = Wegschicken
wait-start = Spiel beginnen
wait-invite = Link zum Einladen kopieren
wait-copied = Link kopiert
wait-leave = Tisch verlassen
wait-ready = Alle sind da.
wait-host = Alle sind da. Der Gastgeber beginnt das Spiel.
wait-people = Schicke Freunden den Link oder besetze freie Plätze mit Bots.

now-action = Nimm Geld, kaufe ein Plättchen oder baue um.
sentence-again = Passend bezahlt: Du hast noch eine Aktion.
sentence-exact = Passend bezahlen kannst du { $tiles }.
sentence-nothing-affordable = Noch kannst du dir kein Plättchen leisten.
sentence-pass = Nichts ist möglich: Du passt.
now-placing = Lege die gekauften Plättchen an.
now-chests = Stelle die Truhen auf Plättchen ihrer Farbe.
sentence-chests-offered = Du darfst übrige Truhen haben.
now-master = Du darfst einen Baumeister spielen und umbauen.
now-left_over = Ein Restplättchen gehört dir: Lege es an oder verzichte darauf.
sentence-last = Das ist der letzte Zug.
sentence-confirm = Ist das dein Zug? Dann bestätige ihn.
sentence-stood-in = Ein Bot spielt für dich.
sentence-wait-action = { $name } überlegt.
sentence-wait-placing = { $name } legt Plättchen an.
sentence-wait-chests = { $name } verteilt Truhen.
sentence-wait-master = { $name } denkt über einen Baumeister nach.
sentence-wait-left_over = { $name } bekommt ein Restplättchen.
sentence-won = { $you ->
    [yes] Du gewinnst mit { $points }!
   *[no] { $name } gewinnt mit { $points }.
}
sentence-shared = { $names } gewinnen gemeinsam mit { $points }.
ended-resigned = Das Spiel ist aus: Alle anderen haben aufgegeben.
ended-abandoned = Das Spiel wurde einvernehmlich abgebrochen.

market-tile = { $tile }, zu zahlen in { $currency }{ $state ->
    [exact] , du kannst passend zahlen
    [payable] , du kannst es bezahlen
    [dear] , noch zu teuer für dich
   *[idle] { "" }
}
market-empty = leeres Feld für { $currency }
market-exact = passend
pile-deck = { $count ->
    [one] { $count } Karte im Geldstapel
   *[other] { $count } Karten im Geldstapel
}
pile-discards = { $count ->
    [one] { $count } Karte bezahlt
   *[other] { $count } Karten bezahlt
}
pile-laid = bezahlt
pile-bag = { $count ->
    [one] { $count } Plättchen im Beutel
   *[other] { $count } Plättchen im Beutel
}
marker-side = { $side ->
    [even] gerade
   *[odd] ungerade
}
marker-says = { $side ->
    [even] Der Markierungsstein: Neue Plättchen zeigen ihre gerade Seite
   *[odd] Der Markierungsstein: Neue Plättchen zeigen ihre ungerade Seite
}
hand-total = { $currency }, zusammen { $total }
hand-empty = Du hast kein Geld.
tray-to-place = Anzulegen
tray-left-over = Übrig
tray-none = leer
tile-walled = { $side ->
    [moat] Graben im { $directions }
   *[wall] Mauer im { $directions }
}
tile-unwalled = { $side ->
    [moat] kein Graben
   *[wall] keine Mauer
}
tile-other-side = Rückseite { $tile }
tile-with-chest = mit Truhe
room-named = Raum { $number }: { $chests }
room-empty = leer
room-bag = { $count ->
    [one] { $count } Truhe im Beutel
   *[other] { $count } Truhen im Beutel
}
scout-of = Bezahle { $building } passend, und der Kundschafter verrät dir, woher der Angriff kommt
attack-hidden = Der nächste Angriff, verdeckt
attack-from = { $coming ->
    [yes] Der nächste Angriff
   *[no] Früherer Angriff
}: { $direction ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}

city-yours = Deine Stadt
city-label = Stadt von { $name }: { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}, { $side ->
    [moat] längster Außengraben
   *[wall] längste Außenmauer
} { $wall }
city-square = Spalte { $x }, Reihe { $y }: { $tile } { $fits ->
    [yes] passt hierher
   *[no] passt nicht
}
touch-remove = { $tile }: herausnehmen
touch-swap = { $tile }: ersetzen
touch-stow = { $tile }: Truhe hierher
city-closer = Näher
city-farther = Weiter weg
city-fit = Ganze Stadt zeigen
seat-bot = Ein Bot
seat-look = Stadt von { $name } ansehen: { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}, { $wall } in einer Reihe
seat-reserve = Reserve von { $name }
figure-wall = { $side ->
    [moat] längster Außengraben { $count }
   *[wall] längste Außenmauer { $count }
}
figure-knows = weiß, woher der Angriff kommt
scorings = Wertungen
scorings-state = { $done ->
    [yes] Wertung { $scoring } war schon
   *[no] Wertung { $scoring } kommt noch
}

bar = Deine Aktion
rule = Regel { $id }
catching-up = Das ist inzwischen geschehen …
try-action = Berühre Geld, ein Plättchen im Bauhof oder eines von dir.
try-placing = Wähle ein leuchtendes Feld oder lege das Plättchen in die Reserve.
try-chests = Berühre ein leuchtendes Plättchen.
try-master = Berühre ein leuchtendes Plättchen, um es herauszunehmen, oder eines deiner Reserve.
try-left_over = Wähle ein leuchtendes Feld.
do-take = Nehmen
do-take-what = { $money } nehmen
do-buy = Kaufen
do-buy-what = { $tile } für { $money } = { $sum }{ $exact ->
    [yes] : passend, also noch eine Aktion
   *[no] , ohne Wechselgeld
}
do-buy-unpaid = { $tile }: Wähle Karten zum Bezahlen
do-chests = Truhen kaufen
do-chests-what = die Truhen aus Raum { $room } für { $money } ({ $sum })
do-place = Hier anlegen
do-place-what = { $tile }: Wähle ein leuchtendes Feld
do-place-nowhere = { $tile } passt gerade nirgends
do-turn = Umdrehen
do-turn-back = Zurückdrehen
do-turn-what = { $tile }, umgedreht für { $money }: Wähle ein leuchtendes Feld
do-remove = Herausnehmen
do-remove-what = { $tile } aus der Stadt in deine Reserve nehmen
do-stow-what = eine Truhe für { $building }: Berühre ein leuchtendes Plättchen
do-reserve = In die Reserve
do-reserve-side = In die Reserve als { $tile }
do-gift = Dirk schenken
do-forgo = Darauf verzichten
step-end_actions = Aktionen beenden
step-pass = Passen
step-decline = Keine Truhen mehr
step-no_master = Kein Baumeister
do-other-way = Anders bezahlen ({ $count })
do-cancel = Zurücklegen
do-confirm = Zug bestätigen
do-return = Selbst weiterspielen
do-undo = Zurücknehmen
do-hint = Was täte ein Bot?
advice = Rat eines Bots: { $move }.
do-restart = Den ganzen Zug zurücknehmen
choose-builder = Welcher Baumeister?
resign = Aufgeben
resign-sure = Aufgeben? Ein Bot spielt dann für dich weiter.
abandon = Abbruch des Spiels anbieten
clock = Verbleibende Zeit
days-left = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}

side = Neben dem Tisch
tab-others = Andere
tab-log = Verlauf
tab-chat = Chat
tab-score = Stand
log = was geschah
log-sat = { $you ->
    [yes] Du setzt dich
   *[no] { $name } setzt sich
}
log-left = { $you ->
    [yes] Du gehst
   *[no] { $name } geht
}
log-kicked = { $name } wird weggeschickt
log-bot_added = { $name } setzt sich, ein Bot
log-started = Das Spiel beginnt
log-undone = { $you ->
    [yes] Du nimmst das zurück
   *[no] { $name } nimmt das zurück
}
log-restarted = { $you ->
    [yes] Du nimmst deinen Zug zurück
   *[no] { $name } nimmt den Zug zurück
}
log-resigned = { $you ->
    [yes] Du gibst auf
   *[no] { $name } gibt auf
}
log-abandoning = { $you ->
    [yes] Du bietest an, das Spiel abzubrechen
   *[no] { $name } bietet an, das Spiel abzubrechen
}
log-timed_out = { $you ->
    [yes] Deine Zeit ist um: Ein Bot spielt für dich
   *[no] Die Zeit von { $name } ist um: Ein Bot springt ein
}
log-returned = { $you ->
    [yes] Du bist zurück
   *[no] { $name } ist zurück
}
log-handed = { $you ->
    [yes] Du spielst hier weiter
   *[no] { $name } spielt auf einem anderen Gerät
}
log-rematched = { $you ->
    [yes] Du möchtest noch einmal spielen
   *[no] { $name } möchte noch einmal spielen
}
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
score-now-intro = Wenn jetzt gewertet würde:
score-which = Welche Wertung?
score-again = Wertung { $scoring } noch einmal zeigen
score-sum = Punkte
score-has = hat { $count }
lead-most = { $name } führt mit { $count }
lead-dearest = { $name } führt mit { $count } und dem teuersten Plättchen
lead-level = { $names } liegen mit { $count } gleichauf und teilen sich die Punkte
score-how = { $side ->
    [moat] Große Zahlen sind Punkte, kleine die Plättchen in der Stadt. Bei gleicher Anzahl zählt das teuerste Plättchen.
   *[wall] Große Zahlen sind Punkte, kleine die Plättchen in der Stadt. Bei Gleichstand werden die Punkte geteilt.
}

result = Ergebnis
result-lost = verloren
result-total = Punkte
result-again = Noch einmal
result-record = Aufzeichnung des Spiels
result-look = Den Tisch ansehen

ways = Seiten
way-history = Gespielte Spiele
way-ratings = Rangliste
way-rules = Regeln
way-account = Du
way-replay = Aufzeichnung öffnen
share = Link kopieren
copy = Kopieren
copied = Kopiert

result-more = Wie es dazu kam
result-replay = Ansehen
result-resigned = aufgegeben
chart = Punkte im Verlauf
chart-label = Verlauf der Punkte aller Spieler vom ersten Zug bis zum letzten
chart-moment = Ein Augenblick des Spiels
chart-turn = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
chart-worth = wenn da gewertet worden wäre
chart-look = Diesen Augenblick ansehen
chart-how = Kräftige Linien sind Punkte, dünne das, was alle mit der nächsten Wertung in diesem Augenblick gehabt hätten.
breakdown = Woher die Punkte kamen
breakdown-which = Welche Wertung?
breakdown-all = Alle
fair = War der Zufall ehrlich?
fair-lead = Vor der ersten Karte hat der Server einen Fingerabdruck seines Geheimnisses veröffentlicht, und jeder Spieler hat einen Text beigetragen. Niemand konnte die Karten allein bestimmen. Dein Browser kann das prüfen.
fair-check = Den Zufall dieses Spiels prüfen
fair-insecure = Diese Seite wurde nicht über eine sichere Verbindung geöffnet, darum kann der Browser nicht prüfen. Der Befehl unten kann es.
fair-value-server = Beim Eröffnen des Tisches veröffentlicht: Fingerabdruck des Servergeheimnisses
fair-value-part = Das Geheimnis des Servers
fair-value-contributions = Was die Spieler beigetragen haben
fair-value-seed = Der Startwert, der daraus folgt
fair-value-commitment = Zu Spielbeginn veröffentlicht: Fingerabdruck des Startwerts
fair-command = Um jedes Mischen selbst nachzurechnen, lade die Aufzeichnung herunter und starte:
checked-secret = Das Geheimnis hat den veröffentlichten Fingerabdruck.
checked-seed = Der Startwert folgt aus dem Geheimnis und den Texten aller Spieler.
checked-promise = Der Startwert hat den veröffentlichten Fingerabdruck.
checked-noted = Beide Fingerabdrücke sind die, die dieser Browser während des Spiels notiert hat.
checked-mine = Der Text, den dieser Browser für dich beigetragen hat, ist dabei.
checked-shuffles = Jede Karte und jedes Plättchen kommt aus dem Startwert (vom Server geprüft).
outcome-right = Das stimmt.
outcome-wrong = Das stimmt nicht.
outcome-unknown = Das ist hier nicht bekannt.

replay-eyes = Gesehen von
replay-open = alles offen
replay-hidden = { $cards }, verdeckt
timeline = Zeitleiste
time-first = Zum Anfang
time-back = Einen Schritt zurück
time-play = Abspielen
time-pause = Anhalten
time-next = Einen Schritt vor
time-last = Zum Ende
time-speed = Tempo
time-where = Zug { $turn }, Schritt { $step } von { $last }
record-title = Aufzeichnung öffnen
record-lead = Die Aufzeichnung eines Spiels, hier heruntergeladen oder von der Befehlszeile geschrieben, wird nach den Regeln geprüft und nachgespielt. Sie wird nicht behalten.
record-choose = Wähle eine Datei oder lege sie hier ab
record-checking = Das Spiel wird geprüft …
record-none = In dieser Datei ist keine Aufzeichnung eines Spiels.

history-name = Name eines Spielers
history-any = beide Spiele
history-mine = nur meine Spiele
history-none = Keine Spiele gefunden.
history-more = Ältere Spiele
rating-who = Spieler
rating-least = Wertungszahl
rating-guess = Schätzung
rating-games = Spiele
rating-how = Die Wertungszahl ist, was ein Spieler mindestens wert ist: die Schätzung weniger dreimal ihre Unsicherheit. Sie wächst mit jedem guten Spiel und mit jedem, das sie sicherer macht.
rating-none = Noch hat niemand ein gewertetes Spiel gespielt.
player = Ein Spieler
player-you = (du)
player-won = gewonnen
player-none = Noch ist kein Spiel zu Ende.
player-games = Spiele
against = Gegen andere
against-you = { $name } (du)
against-ahead = voraus
against-behind = zurück
against-level = gleichauf

account-name = Dein Name
account-rename = Namen ändern
account-named = Du hast einen neuen Namen. An Tischen, an denen du schon sitzt, bleibt der alte.
account-page = Deine Spiele und Wertungszahlen
account-yours = Dein Konto: { $login }
account-kept = Deine Spiele bleiben erhalten. Melde dich mit diesem Konto auf einem anderen Gerät an und spiele dort weiter.
account-new-password = Neues Passwort
account-change = Passwort ändern
account-changed = Das Passwort ist geändert. Andere Geräte müssen sich neu anmelden.
account-out = Abmelden
account-out-everywhere = Auf allen Geräten abmelden
account-out-sure = Ohne Konto kann niemand als dieser Gast zurückkommen. Den Gast vergessen?
account-out-done = Du bist ein neuer Gast.
account-up-lead = Ein Konto bewahrt deine Spiele und deine Wertungszahl, auf jedem Gerät. Name und Passwort genügen.
account-in-lead = Spiele weiter als der Spieler deines Kontos. Spiele, die du hier als Gast begonnen hast, bleiben beim Gast.
account-login = Kontoname
account-password = Passwort
account-make = Konto anlegen
account-made = Das Konto ist angelegt.
account-open = Anmelden
account-in = Willkommen zurück.
account-guest-out = Diesen Gast vergessen
account-device = Um mit einem einzelnen Platz auf einem anderen Gerät weiterzuspielen, erzeuge im Menü des Tisches einen Link.
sign-up = Neues Konto
sign-in = Anmelden
seat-link = Auf einem anderen Gerät weiterspielen
seat-link-lead = Dieser Link gibt dir einmal einen Platz an einem Tisch. Wer bisher dort saß, spielt dort nicht weiter.
seat-link-take = Den Platz hier einnehmen
seat-link-none = In diesem Link ist kein Platz.
seat-link-copied = Kopiert. Öffne den Link innerhalb eines Tages auf dem anderen Gerät; er gilt einmal.
seat-link-by-hand = Öffne diesen Link innerhalb eines Tages auf dem anderen Gerät; er gilt einmal.

rules-search = Suche in den Regeln, oder eine Nummer wie 5.3
rules-found = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
rules-none = Keine Regel sagt das.
rules-sections = Abschnitte
legend = Was die Zeichen bedeuten
legend-money = Währungen
legend-buildings = Gebäude von { $title }
legend-things = Anderes
legend-wall = Längste Außenmauer oder längster Außengraben
legend-cards = Geldkarten auf der Hand
legend-chest = Truhe in einer Stadt
legend-bazaar = Bazar
