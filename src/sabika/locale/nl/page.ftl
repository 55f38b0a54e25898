# Wat de pagina zegt. Kort, concreet, met je en jij. $you is yes voor de lezer; namen komen als namen.

page-title = { $title } – Sabika
home = Begin
close = Sluiten
menu = Menu
menu-language = Taal
menu-light = Licht
light-auto = zoals het apparaat
light-light = dag
light-dark = nacht
menu-speed = Beweging
speed-calm = rustig
speed-brisk = vlot
speed-none = geen
menu-sound = Zachte geluiden
keys = Toetsen
keys-market = naar de bouwplaats
keys-display = naar het geld
keys-hand = naar je hand
keys-city = naar je stad
keys-reserve = naar je tegels
keys-bar = naar wat je kunt doen
keys-act = doen wat gekozen is
keys-drop = terugleggen
keys-undo = terugnemen
nowhere = Op dit adres is niets.
connection-lost = Verbinding verbroken. De tafel wordt weer gezocht …
joining = Je komt aan tafel …
no-table = Deze tafel bestaat niet.
unofficial = Onofficieel, gemaakt door mensen die van de spellen houden. Niet verbonden met de uitgever.

home-title = Bouw een stad in de schaduw van de Sabika-heuvel
home-lead = Alhambra en Granada, met de volledige regels. Speel tegen bots die nadenken, of nodig vrienden uit met een link.
your-name = Je naam
guest = Gast { $number }
about-alhambra = Koop torens, tuinen en kamers in vier valuta's, leg ze rond je fontein en sluit je muren.
about-granada = Elke tegel heeft twee zijden en twee prijzen. Grachten beschermen je stad, en bij gelijke stand beslist de duurste tegel.
play-now = Speel nu tegen bots
make-title = Open een tafel
make-lead = Kies modules en opties, en stuur vrienden de link.
make-table = Tafel openen
mine-title = Je spellen
mine-none = Je hebt geen lopend spel.
open-title = Open tafels
open-none = Op dit moment wacht niemand op spelers.
seat-free = vrije plaats

setup-game = Welk spel?
setup-modules = Modules
setup-seats = Wie speelt?
setup-players = Spelers
setup-level = Tegenstanders
setup-you = Jij
setup-seat = Plaats { $number }
setup-person = een vriend, via de link
setup-bot = bot: { $level }
setup-more = Een plaats erbij
setup-fewer = Een plaats minder
setup-two = Met twee spelers doet Dirk mee, een denkbeeldige derde met eigen tegels.
setup-options = Opties
setup-title = Naam van de tafel
setup-clock = Klok
setup-hidden = Niet in de lijst: alleen met de link
setup-confirm = Vragen voordat een beurt definitief is
clock-none = geen klok
clock-quick = snel: 30 seconden per beurt
clock-calm = rustig: 90 seconden per beurt
clock-days = een dag voor elke beurt
about-treasure_chamber = In drie ruimtes wachten schatkisten: betaal 8 in willekeurige valuta en zet ze op tegels van hun kleur. Wie de meeste kisten heeft, krijgt punten.
about-master_builders = Bijzondere kaarten die 3 van hun valuta waard zijn. Speel er een aan het einde van je beurt en verbouw nog een keer.
about-invaders = Na elke waardering wordt de stad uit één richting aangevallen, en open zijden kosten punten. Verkenners vertellen je waar de aanval vandaan komt.
about-bazaars = Bazaars betaal je gepast, voor de prijs van een tegel op de bouwplaats. Aan het einde leveren ze punten op voor passende gebouwen eromheen.
about-simple = vaste punten in plaats van alle tegels van een soort te tellen
about-open_attack = iedereen ziet waar de volgende aanval vandaan komt

wait-sit = Hier zitten
wait-bot = bot erbij
wait-kick = Wegsturen
wait-start = Spel beginnen
wait-invite = Link om uit te nodigen kopiëren
wait-copied = Link gekopieerd
wait-leave = Tafel verlaten
wait-ready = Iedereen is er.
wait-host = Iedereen is er. De gastheer begint het spel.
wait-people = Stuur vrienden de link, of vul vrije plaatsen met bots.

now-action = Neem geld, koop een tegel of verbouw je stad.
sentence-again = Gepast betaald: je hebt nog een actie.
sentence-exact = Gepast betalen kun je { $tiles }.
sentence-nothing-affordable = Je kunt nog geen tegel betalen.
sentence-pass = Er kan niets: je past.
now-placing = Plaats de tegels die je hebt gekocht.
now-chests = Zet de kisten op tegels van hun kleur.
sentence-chests-offered = Je mag kisten hebben die over zijn.
now-master = Je mag een bouwmeester spelen om te verbouwen.
now-left_over = Er is een resterende tegel voor jou: bouw hem of zie ervan af.
sentence-last = Dit is de laatste beurt.
sentence-confirm = Is dit je beurt? Bevestig hem dan.
sentence-stood-in = Een bot speelt voor jou.
sentence-wait-action = { $name } denkt na over een actie.
sentence-wait-placing = { $name } plaatst tegels.
sentence-wait-chests = { $name } verdeelt kisten.
sentence-wait-master = { $name } denkt na over een bouwmeester.
sentence-wait-left_over = { $name } krijgt een resterende tegel.
sentence-won = { $you ->
    [yes] Je wint met { $points }!
   *[no] { $name } wint met { $points }.
}
sentence-shared = { $names } delen de overwinning met { $points }.
ended-resigned = Het spel is afgelopen: alle anderen hebben opgegeven.
ended-abandoned = Het spel is in overleg afgebroken.

market-tile = { $tile }, te betalen in { $currency }{ $state ->
    [exact] , je kunt gepast betalen
    [payable] , je kunt hem betalen
    [dear] , nu nog te duur voor jou
   *[idle] { "" }
}
market-empty = leeg vak voor { $currency }
market-exact = gepast
pile-deck = { $count ->
    [one] { $count } kaart in de geldstapel
   *[other] { $count } kaarten in de geldstapel
}
pile-discards = { $count ->
    [one] { $count } kaart betaald
   *[other] { $count } kaarten betaald
}
pile-laid = betaald
pile-bag = { $count ->
    [one] { $count } tegel in de buidel
   *[other] { $count } tegels in de buidel
}
marker-side = { $side ->
    [even] even
   *[odd] oneven
}
marker-says = { $side ->
    [even] De markeersteen: nieuwe tegels tonen hun even zijde
   *[odd] De markeersteen: nieuwe tegels tonen hun oneven zijde
}
hand-total = { $currency }, samen { $total }
hand-empty = Je hebt geen geld.
tray-to-place = Te plaatsen
tray-left-over = Over
tray-none = leeg
tile-walled = { $side ->
    [moat] gracht in het { $directions }
   *[wall] muur in het { $directions }
}
tile-unwalled = { $side ->
    [moat] geen gracht
   *[wall] geen muur
}
tile-other-side = andere zijde { $tile }
tile-with-chest = met een kist
room-named = ruimte { $number }: { $chests }
room-empty = leeg
room-bag = { $count ->
    [one] { $count } kist in de buidel
   *[other] { $count } kisten in de buidel
}
scout-of = Betaal { $building } gepast en de verkenner vertelt je waar de aanval vandaan komt
attack-hidden = De volgende aanval, gedekt
attack-from = { $coming ->
    [yes] De volgende aanval
   *[no] Eerdere aanval
}: { $direction ->
    [north] noorden
    [east] oosten
    [south] zuiden
   *[west] westen
}

city-yours = Je stad
city-label = Stad van { $name }: { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
}, langste { $side ->
    [moat] buitengracht
   *[wall] buitenmuur
} { $wall }
city-square = kolom { $x }, rij { $y }: { $tile } { $fits ->
    [yes] past hier
   *[no] past niet
}
touch-remove = { $tile }: weghalen
touch-swap = { $tile }: omruilen
touch-stow = { $tile }: kist hier zetten
city-closer = Dichterbij
city-farther = Verder weg
city-fit = Toon de hele stad
seat-bot = Een bot
seat-look = Bekijk de stad van { $name }: { $tiles ->
    [one] { $tiles } tegel
   *[other] { $tiles } tegels
}, { $wall } op een rij
seat-reserve = Reserve van { $name }
figure-wall = { $side ->
    [moat] langste buitengracht { $count }
   *[wall] langste buitenmuur { $count }
}
figure-knows = weet waar de aanval vandaan komt
scorings = Waarderingen
scorings-state = { $done ->
    [yes] Waardering { $scoring } is geweest
   *[no] Waardering { $scoring } moet nog komen
}

bar = Je actie
rule = Regel { $id }
catching-up = Dit is er gebeurd …
try-action = Raak geld aan, een tegel op de bouwplaats of een van jou.
try-placing = Kies een vak dat oplicht, of leg de tegel in de reserve.
try-chests = Raak een tegel aan die oplicht.
try-master = Raak een tegel aan die oplicht om hem weg te halen, of een uit je reserve.
try-left_over = Kies een vak dat oplicht.
do-take = Nemen
do-take-what = { $money } nemen
do-buy = Kopen
do-buy-what = { $tile } voor { $money } = { $sum }{ $exact ->
    [yes] : gepast, dus nog een actie
   *[no] , zonder wisselgeld
}
do-buy-unpaid = { $tile }: kies kaarten om mee te betalen
do-chests = Kisten kopen
do-chests-what = de kisten uit ruimte { $room } voor { $money } ({ $sum })
do-place = Hier plaatsen
do-place-what = { $tile }: kies een vak dat oplicht
do-place-nowhere = { $tile } past nu nergens
do-turn = Omdraaien
do-turn-back = Terugdraaien
do-turn-what = { $tile }, omgedraaid voor { $money }: kies een vak dat oplicht
do-remove = Weghalen
do-remove-what = { $tile } uit de stad naar je reserve halen
do-stow-what = een kist voor { $building }: raak een tegel aan die oplicht
do-reserve = Naar de reserve
do-reserve-side = Naar de reserve als { $tile }
do-gift = Aan Dirk schenken
do-forgo = Ervan afzien
step-end_actions = Acties beëindigen
step-pass = Passen
step-decline = Geen kisten meer
step-no_master = Geen bouwmeester
do-other-way = Anders betalen ({ $count })
do-cancel = Terugleggen
do-confirm = Beurt bevestigen
do-return = Zelf weer spelen
do-undo = Terugnemen
do-hint = Wat zou een bot doen?
advice = Advies van een bot: { $move }.
do-restart = De hele beurt terugnemen
choose-builder = Welke bouwmeester?
resign = Opgeven
resign-sure = Opgeven? Een bot speelt dan voor je verder.
abandon = Voorstellen het spel af te breken
clock = Resterende tijd
days-left = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}

side = Naast de tafel
tab-others = Anderen
tab-log = Verloop
tab-chat = Chat
tab-score = Stand
log = wat er gebeurde
log-sat = { $you ->
    [yes] Je gaat zitten
   *[no] { $name } gaat zitten
}
log-left = { $you ->
    [yes] Je vertrekt
   *[no] { $name } vertrekt
}
log-kicked = { $name } is weggestuurd
log-bot_added = { $name } gaat zitten, een bot
log-started = Het spel begint
log-undone = { $you ->
    [yes] Je neemt dat terug
   *[no] { $name } neemt dat terug
}
log-restarted = { $you ->
    [yes] Je neemt je beurt terug
   *[no] { $name } neemt de beurt terug
}
log-resigned = { $you ->
    [yes] Je geeft op
   *[no] { $name } geeft op
}
log-abandoning = { $you ->
    [yes] Je stelt voor het spel af te breken
   *[no] { $name } stelt voor het spel af te breken
}
log-timed_out = { $you ->
    [yes] Je tijd is om: een bot speelt voor je
   *[no] De tijd van { $name } is om: een bot valt in
}
log-returned = { $you ->
    [yes] Je bent terug
   *[no] { $name } is terug
}
log-handed = { $you ->
    [yes] Je speelt hier verder
   *[no] { $name } speelt op een ander apparaat
}
log-rematched = { $you ->
    [yes] Je wilt nog een keer spelen
   *[no] { $name } wil nog een keer spelen
}
chat = chat
chat-empty = Nog niemand heeft iets gezegd.
chat-say = Zeg iets
chat-send = Versturen
score-now-intro = Als er nu werd gewaardeerd:
score-which = Welke waardering?
score-again = Waardering { $scoring } nog eens tonen
score-sum = Punten
score-has = heeft { $count }
lead-most = { $name } staat voor met { $count }
lead-dearest = { $name } staat voor met { $count } en de duurste tegel
lead-level = { $names } staan gelijk met { $count } en delen de punten
score-how = { $side ->
    [moat] Grote cijfers zijn punten, kleine tegels in de stad. Bij gelijke aantallen telt de duurste tegel.
   *[wall] Grote cijfers zijn punten, kleine tegels in de stad. Bij gelijke stand worden de punten gedeeld.
}

result = Uitslag
result-lost = verloren
result-total = punten
result-again = Nog een keer
result-record = Verslag van het spel
result-look = De tafel bekijken

ways = Pagina's
way-history = Gespeelde spellen
way-ratings = Ranglijst
way-rules = Regels
way-account = Jij
way-replay = Verslag openen
share = Link kopiëren
copy = Kopiëren
copied = Gekopieerd

result-more = Hoe het zo kwam
result-replay = Terugkijken
result-resigned = opgegeven
chart = Punten in de tijd
chart-label = Grafiek van de punten van alle spelers, van de eerste beurt tot de laatste
chart-moment = Een moment van het spel
chart-turn = { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}
chart-worth = als er toen was gewaardeerd
chart-look = Dit moment bekijken
chart-how = Dikke lijnen zijn punten, dunne wat iedereen met de volgende waardering op dat moment had gehad.
breakdown = Waar de punten vandaan kwamen
breakdown-which = Welke waardering?
breakdown-all = Alle
fair = Was het toeval eerlijk?
fair-lead = Voor de eerste kaart heeft de server een vingerafdruk van zijn geheim gepubliceerd, en elke speler heeft een tekst toegevoegd. Niemand kon in zijn eentje de kaarten bepalen. Je browser kan het nagaan.
fair-check = Het toeval van dit spel nagaan
fair-insecure = Deze pagina is niet via een beveiligde verbinding geopend, dus de browser kan het niet nagaan. De opdracht hieronder kan het wel.
fair-value-server = Gepubliceerd bij het openen van de tafel: vingerafdruk van het geheim van de server
fair-value-part = Het geheim van de server
fair-value-contributions = Wat de spelers toevoegden
fair-value-seed = De startwaarde die daaruit volgt
fair-value-commitment = Gepubliceerd bij het begin van het spel: vingerafdruk van de startwaarde
fair-command = Om elke keer schudden zelf na te rekenen, download je het verslag en voer je uit:
checked-secret = Het geheim heeft de gepubliceerde vingerafdruk.
checked-seed = De startwaarde volgt uit het geheim en wat alle spelers toevoegden.
checked-promise = De startwaarde heeft de gepubliceerde vingerafdruk.
checked-noted = Beide vingerafdrukken zijn die welke deze browser tijdens het spel noteerde.
checked-mine = De tekst die deze browser voor jou toevoegde, is erbij.
checked-shuffles = Elke kaart en elke tegel komt uit de startwaarde (nagegaan door de server).
outcome-right = Dit klopt.
outcome-wrong = Dit klopt niet.
outcome-unknown = Dit is hier niet bekend.

replay-eyes = Gezien door
replay-open = alles open
replay-hidden = { $cards }, gedekt
timeline = Tijdlijn
time-first = Naar het begin
time-back = Een stap terug
time-play = Afspelen
time-pause = Pauze
time-next = Een stap vooruit
time-last = Naar het einde
time-speed = Tempo
time-where = Beurt { $turn }, stap { $step } van { $last }
record-title = Verslag openen
record-lead = Het verslag van een spel, hier gedownload of geschreven vanaf de opdrachtregel, wordt volgens de regels gecontroleerd en nagespeeld. Het wordt niet bewaard.
record-choose = Kies een bestand of laat het hier los
record-checking = Het spel wordt gecontroleerd …
record-none = In dit bestand staat geen verslag van een spel.

history-name = Naam van een speler
history-any = beide spellen
history-mine = alleen mijn spellen
history-none = Geen spellen gevonden.
history-more = Oudere spellen
rating-who = Speler
rating-least = Rating
rating-guess = schatting
rating-games = spellen
rating-how = Een rating is wat een speler minstens waard is: de schatting min driemaal de onzekerheid ervan. Hij groeit met elk goed spel en met elk spel dat hem zekerder maakt.
rating-none = Nog niemand heeft een spel gespeeld dat meetelt.
player = Een speler
player-you = (jij)
player-won = gewonnen
player-none = Er is nog geen spel afgelopen.
player-games = Spellen
against = Tegen anderen
against-you = { $name } (jij)
against-ahead = voor
against-behind = achter
against-level = gelijk

account-name = Je naam
account-rename = Naam wijzigen
account-named = Je hebt een nieuwe naam. Aan tafels waar je al zit, blijft de oude staan.
account-page = Je spellen en ratings
account-yours = Je account: { $login }
account-kept = Je spellen blijven bewaard. Meld je met dit account aan op een ander apparaat en ga daar verder.
account-new-password = Nieuw wachtwoord
account-change = Wachtwoord wijzigen
account-changed = Het wachtwoord is gewijzigd. Andere apparaten moeten zich opnieuw aanmelden.
account-out = Afmelden
account-out-everywhere = Op alle apparaten afmelden
account-out-sure = Zonder account kan niemand als deze gast terugkomen. De gast vergeten?
account-out-done = Je bent een nieuwe gast.
account-up-lead = Een account bewaart je spellen en je rating, op elk apparaat. Een naam en een wachtwoord volstaan.
account-in-lead = Ga verder als de speler van je account. Spellen die je hier als gast begon, blijven bij de gast.
account-login = Accountnaam
account-password = Wachtwoord
account-make = Account maken
account-made = Het account is gemaakt.
account-open = Aanmelden
account-in = Welkom terug.
account-guest-out = Deze gast vergeten
account-device = Om met één plaats op een ander apparaat verder te spelen, maak je een link in het menu van de tafel.
sign-up = Nieuw account
sign-in = Aanmelden
seat-link = Verder op een ander apparaat
seat-link-lead = Deze link geeft je één keer een plaats aan een tafel. Wie daar tot nu toe zat, speelt daar niet verder.
seat-link-take = De plaats hier innemen
seat-link-none = In deze link zit geen plaats.
seat-link-copied = Gekopieerd. Open de link binnen een dag op het andere apparaat; hij werkt één keer.
seat-link-by-hand = Open deze link binnen een dag op het andere apparaat; hij werkt één keer.

rules-search = Zoek in de regels, of een nummer zoals 5.3
rules-found = { $count ->
    [one] { $count } regel
   *[other] { $count } regels
}
rules-none = Geen regel zegt dat.
rules-sections = Hoofdstukken
legend = Wat de tekens betekenen
legend-money = Valuta's
legend-buildings = Gebouwen van { $title }
legend-things = Andere dingen
legend-wall = Langste buitenmuur of buitengracht
legend-cards = Geldkaarten op de hand
legend-chest = Kist in een stad
legend-bazaar = Bazaar
