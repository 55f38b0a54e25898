# Het eerste spel met voorbereide zetten, stap voor stap. Kort: op een telefoon staat het boven de tafel.

coach = Eerste spel
coach-title = Eerste spel: { $title }
coach-learn = Leer het in een eerste spel
coach-step = Stap { $number } van { $count }
coach-go = Verder
coach-leave = Weggaan; je kunt later verder
coach-wait = { $names } spelen …
coach-end = Meer hoef je niet te weten. Speel aan deze tafel verder of begin een eigen spel.
coach-play-on = Hier verder spelen
lesson-alhambra = Welkom! Je bouwt een Alhambra rond je starttegel. Drie keer zijn er punten: voor de meeste gebouwen van elke soort en voor de langste buitenmuur.
lesson-granada = Welkom! In Granada heeft elke tegel twee zijden, elk met een gebouw en een prijs; een klein teken toont de andere. Drie keer zijn er punten: voor gebouwen en voor de langste buitengracht.
lesson-take = Elke beurt doe je één ding: geld nemen, een tegel kopen of verbouwen. Eerst heb je geld nodig. Raak { $money } aan en neem de kaart.
lesson-take-small = Je mag meerdere kaarten samen nemen als ze hoogstens 5 waard zijn. Neem { $money }.
lesson-buy = Elk vak van de bouwplaats heeft zijn eigen valuta. Raak { $tile } aan en betaal { $money }. Wisselgeld krijg je niet.
lesson-walls = Tegels worden nooit gedraaid. De dikke banden zijn muren: waar twee tegels elkaar raken, hebben beide randen een muur of geen van beide. Probeer het gemarkeerde vak en kijk wat er gebeurt.
lesson-moats = Tegels worden nooit gedraaid. De banden van water zijn grachten: waar twee tegels elkaar raken, hebben beide randen een gracht of geen van beide. Probeer het gemarkeerde vak en kijk wat er gebeurt.
lesson-place = { $side ->
    [moat] Een gracht kan niet tegen een open rand liggen.
   *[wall] Een muur kan niet tegen een open rand staan.
} Ook moet je vanaf de starttegel naar elke tegel kunnen lopen. Leg { $tile } waar hij past: op het gemarkeerde vak.
lesson-take-more = Wat genomen en verkocht is, is aangevuld. Kaarten van één valuta betaal je samen, dus spaar: neem { $money }.
lesson-marker = Wat genomen en verkocht is, is aangevuld. Nieuwe tegels tonen om beurten even en oneven prijzen; de markeersteen bij de buidel zegt welke er komen. Neem { $money }.
lesson-exact = Het mooiste van het spel: { $tile } kun je gepast betalen, met { $money }. Wie gepast betaalt, heeft nog een actie. Koop!
lesson-again = Hier is je andere actie. Koop { $tile } voor { $money }: niet gepast, dus je acties zijn voorbij.
lesson-again-money = Hier is je andere actie. Neem { $money }.
lesson-place-first = Gekochte tegels plaats je aan het einde van de beurt. Leg { $tile } waar je buitenmuur langer wordt.
lesson-reserve = { $tile } kan wachten: leg de tegel in de reserve. Daar levert hij geen punten op tot je hem bouwt.
lesson-reserve-turned = In de reserve kies je gratis de zijde van een tegel. Leg deze erin als { $tile }.
lesson-build = Nu verbouwen: ook dat is een actie. Je mag uit de reserve bouwen, een tegel uit de stad halen of er twee omruilen. Raak { $tile } aan, dan het vak.
lesson-buy-again = Koop { $tile } voor { $money }. Je wilt de andere zijde: zo'n gebouw heb je al.
lesson-turn = Om een tegel met de andere zijde te bouwen betaal je minstens 3 van één valuta. Draai hem om voor { $money } en bouw hem als { $tile }.
lesson-scored = Waardering A: wie de meeste gebouwen van een soort heeft, krijgt de punten; bij gelijke stand wordt gedeeld. In waardering B en C tellen ook de tweede en derde plaats. ‘Stand’ toont je altijd hoe het ervoor staat.
lesson-scored-granada = Waardering A: wie de meeste van een soort heeft, krijgt zoveel punten als er in alle steden van liggen. Er wordt niet gedeeld: bij gelijke aantallen wint de duurste tegel. Ook elke rand van je langste buitengracht is een punt.
lesson-wall = Ook je muur telt: een punt voor elke rand van het langste ononderbroken stuk aan de buitenkant. Een muur tussen twee tegels telt niet.
