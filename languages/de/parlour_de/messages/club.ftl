### Klasse oder Gruppe: die Seite der Lehrkraft, und die Seite, die an einen Tisch führt.

club-title = Klasse oder Gruppe
club-says = Ein Link für alle. Die Tische füllen sich nach und nach, und du siehst und leitest sie alle. Ganz ohne Konto.
club-game = Spiel
club-people = Personen pro Tisch
club-language = Sprache der Wörter
club-family = Familienfreundlich: keine derben Wörter
club-make = Link erstellen
club-table = Tisch { $number }
club-none = Noch ist niemand da. Sobald jemand kommt, erscheint hier der Tisch.
club-people-here =
    { $people ->
        [one] { $people } Person
       *[other] { $people } Personen
    }
club-tables =
    { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tischen
    }
club-here = { $people } an { $tables }
club-start-all = Alle starten
club-onward-all = Nächste Runde für alle
club-went-on =
    { $playing ->
        [0] Nächste Runde an { $tables }.
       *[other] Nächste Runde an { $tables }. Noch mittendrin: { $playing }.
    }
club-again-all = Nächstes Spiel für alle
club-pause-all = Alle anhalten
club-resume-all = Alle weiterspielen lassen
club-results = Ergebnisse herunterladen
club-watch = Zuschauen
club-remove = { $name } entfernen
club-state-lobby = wartet
club-state-playing = spielt
club-state-rests = zwischen zwei Runden
club-state-over = fertig
club-state-stopped = abgebrochen
club-state-paused = Pause
club-join = Platz nehmen
club-join-says = { $game }: Wir setzen dich an einen Tisch, an dem schon jemand wartet.
club-not-yours = Diese Seite ist für die Lehrkraft. Um sie hier zu öffnen, wähle auf deren Gerät „Auf anderem Gerät fortsetzen“.
club-failed = Noch nicht möglich an Tisch { $tables }
refused-no-such-club = Es gibt keine Klasse oder Gruppe mit diesem Code.
club-waits = Nach jeder Runde auf mich warten
    .says = Die Tische zeigen ihr Ergebnis, bis du die nächste Runde startest.
# Wie viele der spielenden Tische gerade zwischen zwei Runden sind.
club-ready =
    { $playing ->
        [one] { $ready } von { $playing } Tisch bereit
       *[other] { $ready } von { $playing } Tischen bereit
    }
club-screen = Für den Beamer
# $address: die Adresse dieses Servers
club-come-in = Code scannen oder auf { $address } eingeben:
club-round = Runde { $round }
club-round-of = Runde { $round } von { $rounds }
club-away = abwesend
club-options = { $name }: umsetzen oder entfernen
club-add-bot = Bot dazusetzen
club-move-to = An Tisch { $number } setzen
club-podium = Gut gespielt!
club-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
club-change = Spiel wechseln
    .sure = Laufende Spiele enden ohne Ergebnis.
    .yes = Das spielen
# Was die Klasse spielt: „90 s · 4 pro Tisch · wartet nach jeder Runde auf dich“.
club-seconds = { $seconds } s
club-size = { $people } pro Tisch
club-waits-on = wartet nach jeder Runde auf dich
club-waits-off = nach jeder Runde geht es von selbst weiter
club-guide = Zeigen, wie es geht
club-end-all = Ergebnis für alle zeigen
club-over = Das Spiel ist zu Ende.
club-last-round = Das war die letzte Runde.
club-ranking = Die Klasse bisher
club-done = bereit
club-new-table = Neuer Tisch
club-cancel = Abbrechen
# Hinter dem Namen einer ausgewählten Person.
club-second-tap = Tippe jemanden an einem anderen Tisch an, um zu tauschen, oder einen Tisch, um die Person dorthin zu setzen.
    .playing = Das laufende Spiel verlässt sie. Dort spielt sie ab dem nächsten mit.
club-swap = { $one } und { $other } tauschen
club-door = Dieser Tisch gehört zu einer Klasse
    .says = Öffne den Link, den deine Lehrkraft zeigt.
club-appeals = Wörter können noch { $seconds } s angefochten werden. Dann geht es weiter.
