# Was der Server sagt, wenn er etwas ablehnt. Je ein Satz; das Kürzel steht im Namen.

status-title = { $status ->
    [401] Wer bist du?
    [403] Nicht erlaubt
    [404] Nicht gefunden
    [405] Hier nicht möglich
    [409] Jetzt nicht möglich
    [410] Nicht mehr da
    [413] Zu groß
    [415] JSON wird erwartet
    [422] Nicht verstanden
    [429] Zu schnell
    [503] Zurzeit nicht verfügbar
   *[other] Etwas ist schiefgegangen
}

problem-abandoning = Du hast schon vorgeschlagen, die Partie abzubrechen; jetzt müssen die anderen zustimmen.
problem-ambiguous = Dieser Text könnte mehrere Züge meinen; sag es genauer.
problem-bad-configuration = So lässt sich nicht spielen: { $field } passt nicht zum Rest.
problem-bad-credentials = Name oder Passwort ist falsch.
problem-bad-link = Dieser Link wurde schon benutzt oder gilt nicht mehr.
problem-bad-record = Diese Aufzeichnung lässt sich nicht nachspielen: { $reason }.
problem-chat-off = An diesem Tisch gibt es keinen Chat.
problem-closed = Dieser Tisch ist geschlossen.
problem-cross-site = Anfragen von anderen Webseiten werden nicht angenommen.
problem-hints-off = An diesem Tisch gibt es keine Tipps.
problem-identity-needed = Sag zuerst, wie du heißt.
problem-internal = Bei uns ist etwas schiefgegangen; es wurde nichts geändert.
problem-kicked = Der Gastgeber hat dich von diesem Tisch verwiesen.
problem-lesson = Die Regeln erlauben das, aber diese Lektion geht anders weiter: Folge dem, was markiert ist.
problem-login-taken = Ein Konto mit diesem Namen gibt es schon.
problem-malformed = Das Feld { $field } fehlt oder ist nicht so, wie es sein soll.
problem-malformed-move = Das ist kein Zug: { $reason }.
problem-method-not-allowed = Diese Adresse versteht diese Methode nicht.
problem-name-taken = An diesem Tisch sitzt schon jemand, der { $name } heißt.
problem-no-bot = Einen Bot { $bot } gibt es nicht.
problem-no-hint = Der Bot hat nicht geantwortet; frag noch einmal.
problem-no-spectators = An diesem Tisch schaut niemand zu.
problem-no-such-page = Unter dieser Adresse gibt es nichts.
problem-no-such-person = Diesen Spieler gibt es nicht.
problem-no-such-seat = Diesen Platz gibt es nicht.
problem-no-such-table = Diesen Tisch gibt es nicht.
problem-not-json = Die Anfrage muss JSON sein, mit dem Inhaltstyp application/json.
problem-not-over = Die Partie ist noch nicht zu Ende.
problem-not-started = Die Partie hat noch nicht begonnen.
problem-not-stood-in = Für dich springt gerade kein Bot ein.
problem-not-the-host = Das darf nur der Gastgeber.
problem-not-your-seat = Du hast an diesem Tisch keinen Platz.
problem-not-your-turn = Du bist nicht am Zug.
problem-nothing-to-confirm = Es gibt keinen Zug zu bestätigen.
problem-nothing-to-undo = Du kannst nichts zurücknehmen: keine Entscheidung in diesem Zug, oder seither wurde etwas aufgedeckt.
problem-over = Die Partie ist zu Ende.
problem-resigned = Du hast diese Partie aufgegeben.
problem-seat-taken = Dieser Platz ist besetzt.
problem-seated-already = Du sitzt schon an diesem Tisch.
problem-seats-open = Es sind noch Plätze frei; besetze sie mit Leuten oder Bots.
problem-slow-down = Zu viele Anfragen; warte { $seconds ->
    [1] eine Sekunde
   *[other] { $seconds } Sekunden
}.
problem-started = Die Partie hat schon begonnen.
problem-stood-in = Ein Bot spielt gerade für dich; komm erst zurück.
problem-to-confirm = Bestätige erst deinen letzten Zug oder nimm ihn zurück.
problem-too-large = Die Anfrage ist zu groß.
problem-too-many-tables = Du hast schon { $most } offene Tische.
problem-unavailable = Der Speicher ist gerade nicht erreichbar; versuch es gleich noch einmal.
problem-undo-off = An diesem Tisch wird nichts zurückgenommen.
