# Wat de server zegt als hij iets weigert. Eén zin per keer; de code staat in de naam.

status-title = { $status ->
    [401] Wie ben je?
    [403] Niet toegestaan
    [404] Niet gevonden
    [405] Hier niet mogelijk
    [409] Nu niet mogelijk
    [410] Niet meer te vinden
    [413] Te groot
    [415] JSON verwacht
    [422] Niet begrepen
    [429] Te snel
    [503] Nu niet beschikbaar
   *[other] Er ging iets mis
}

problem-abandoning = Je hebt al voorgesteld het spel af te breken; nu moeten de anderen instemmen.
problem-ambiguous = Deze tekst kan meerdere zetten betekenen; zeg het preciezer.
problem-bad-configuration = Zo kun je niet spelen: { $field } past niet bij de rest.
problem-bad-credentials = Naam of wachtwoord klopt niet.
problem-bad-link = Deze link is al gebruikt of geldt niet meer.
problem-bad-record = Dit verslag kan niet worden nagespeeld: { $reason }.
problem-chat-off = Aan deze tafel is geen chat.
problem-closed = Deze tafel is gesloten.
problem-cross-site = Verzoeken van andere websites worden niet aangenomen.
problem-hints-off = Aan deze tafel zijn geen tips.
problem-identity-needed = Zeg eerst hoe je heet.
problem-internal = Er ging bij ons iets mis; er is niets veranderd.
problem-kicked = De gastheer heeft je van deze tafel weggestuurd.
problem-lesson = De regels staan het toe, maar deze les gaat anders verder: volg wat gemarkeerd is.
problem-login-taken = Er is al een account met deze naam.
problem-malformed = Het veld { $field } ontbreekt of is niet zoals het hoort.
problem-malformed-move = Dit is geen zet: { $reason }.
problem-method-not-allowed = Dit adres begrijpt deze methode niet.
problem-name-taken = Aan deze tafel zit al iemand die { $name } heet.
problem-no-bot = Er is geen bot { $bot }.
problem-no-hint = De bot gaf geen antwoord; vraag het nog eens.
problem-no-spectators = Deze tafel heeft geen toeschouwers.
problem-no-such-page = Op dit adres is niets.
problem-no-such-person = Deze speler bestaat niet.
problem-no-such-seat = Deze plaats bestaat niet.
problem-no-such-table = Deze tafel bestaat niet.
problem-not-json = Het verzoek moet JSON zijn, met als inhoudstype application/json.
problem-not-over = Het spel is nog niet afgelopen.
problem-not-started = Het spel is nog niet begonnen.
problem-not-stood-in = Er speelt geen bot voor jou.
problem-not-the-host = Dat mag alleen de gastheer.
problem-not-your-seat = Je hebt geen plaats aan deze tafel.
problem-not-your-turn = Je bent niet aan de beurt.
problem-nothing-to-confirm = Er is geen zet om te bevestigen.
problem-nothing-to-undo = Je kunt niets terugnemen: geen beslissing in deze beurt, of er is daarna iets opengelegd.
problem-over = Het spel is afgelopen.
problem-resigned = Je hebt dit spel opgegeven.
problem-seat-taken = Deze plaats is bezet.
problem-seated-already = Je zit al aan deze tafel.
problem-seats-open = Er zijn nog plaatsen vrij; vul ze met mensen of bots.
problem-slow-down = Te veel verzoeken; wacht { $seconds ->
    [1] één seconde
   *[other] { $seconds } seconden
}.
problem-started = Het spel is al begonnen.
problem-stood-in = Een bot speelt voor jou; kom eerst terug.
problem-to-confirm = Bevestig eerst je laatste zet of neem hem terug.
problem-too-large = Het verzoek is te groot.
problem-too-many-tables = Je hebt al { $most } open tafels.
problem-unavailable = De opslag is nu niet bereikbaar; probeer het zo nog eens.
problem-undo-off = Aan deze tafel wordt niets teruggenomen.
