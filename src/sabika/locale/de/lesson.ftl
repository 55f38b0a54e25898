# Das erste Spiel mit vorbereiteten Zügen, Schritt für Schritt. Kurz: Es steht auf dem Telefon über dem Tisch.

coach = Erstes Spiel
coach-title = Erstes Spiel: { $title }
coach-learn = Im ersten Spiel lernen
coach-step = Schritt { $number } von { $count }
coach-go = Weiter
coach-leave = Gehen; du kannst später weitermachen
coach-wait = { $names } spielen …
coach-end = Mehr musst du nicht wissen. Spiele an diesem Tisch weiter oder beginne ein eigenes Spiel.
coach-play-on = Hier weiterspielen
lesson-alhambra = Willkommen! Du baust eine Alhambra um dein Startplättchen. Dreimal gibt es Punkte: für die meisten Gebäude jeder Art und für die längste Außenmauer.
lesson-granada = Willkommen! In Granada hat jedes Plättchen zwei Seiten, jede mit Gebäude und Preis; ein kleines Zeichen zeigt die andere. Dreimal gibt es Punkte: für Gebäude und für den längsten Außengraben.
lesson-take = In jedem Zug tust du eines: Geld nehmen, ein Plättchen kaufen oder umbauen. Zuerst brauchst du Geld. Berühre { $money } und nimm die Karte.
lesson-take-small = Mehrere Karten darfst du zusammen nehmen, wenn sie höchstens 5 wert sind. Nimm { $money }.
lesson-buy = Jedes Feld des Bauhofs hat seine Währung. Berühre { $tile } und zahle { $money }. Wechselgeld gibt es nicht.
lesson-walls = Plättchen werden nie gedreht. Die dicken Bänder sind Mauern: Wo sich zwei Plättchen berühren, haben beide Seiten eine Mauer oder keine. Versuche das markierte Feld und sieh, was geschieht.
lesson-moats = Plättchen werden nie gedreht. Die Wasserbänder sind Gräben: Wo sich zwei Plättchen berühren, haben beide Seiten einen Graben oder keine. Versuche das markierte Feld und sieh, was geschieht.
lesson-place = { $side ->
    [moat] Ein Graben kann nicht an einer offenen Seite liegen.
   *[wall] Eine Mauer kann nicht an einer offenen Seite stehen.
} Außerdem musst du vom Startplättchen zu jedem Plättchen gehen können. Lege { $tile } an, wo es passt: auf das markierte Feld.
lesson-take-more = Was genommen und verkauft wurde, ist ersetzt. Karten einer Währung zahlt man zusammen, also spare: Nimm { $money }.
lesson-marker = Was genommen und verkauft wurde, ist ersetzt. Neue Plättchen zeigen abwechselnd gerade und ungerade Preise; der Markierungsstein beim Beutel sagt, welche als Nächstes. Nimm { $money }.
lesson-exact = Das Beste am Spiel: { $tile } kannst du passend bezahlen, mit { $money }. Wer passend zahlt, hat noch eine Aktion. Kaufe!
lesson-again = Hier ist deine weitere Aktion. Kaufe { $tile } für { $money }: nicht passend, also enden deine Aktionen.
lesson-again-money = Hier ist deine weitere Aktion. Nimm { $money }.
lesson-place-first = Gekaufte Plättchen legst du am Ende des Zuges an. Lege { $tile } dorthin, wo deine Außenmauer länger wird.
lesson-reserve = { $tile } kann warten: Lege das Plättchen in die Reserve. Dort bringt es keine Punkte, bis du es baust.
lesson-reserve-turned = In der Reserve wählst du die Seite eines Plättchens umsonst. Lege dieses als { $tile } hinein.
lesson-build = Jetzt baue um: Auch das ist eine Aktion. Du darfst aus der Reserve bauen, ein Plättchen aus der Stadt nehmen oder zwei tauschen. Berühre { $tile }, dann das Feld.
lesson-buy-again = Kaufe { $tile } für { $money }. Du willst die andere Seite: So ein Gebäude hast du schon.
lesson-turn = Um ein Plättchen mit der anderen Seite zu bauen, zahlst du mindestens 3 einer Währung. Drehe es für { $money } um und baue es als { $tile }.
lesson-scored = Wertung A: Wer die meisten Gebäude einer Art hat, bekommt ihre Punkte; bei Gleichstand wird geteilt. In den Wertungen B und C zählen auch der zweite und dritte Platz. „Stand“ zeigt dir jederzeit, wie es steht.
lesson-scored-granada = Wertung A: Wer die meisten einer Art hat, bekommt so viele Punkte, wie in allen Städten davon liegen. Geteilt wird nie: Bei gleicher Zahl gewinnt das teuerste Plättchen. Auch jede Seite deines längsten Außengrabens ist ein Punkt.
lesson-wall = Auch deine Mauer zählt: ein Punkt für jede Seite ihres längsten Stücks ohne Lücke an der Außenseite. Eine Mauer zwischen zwei Plättchen zählt nicht.
