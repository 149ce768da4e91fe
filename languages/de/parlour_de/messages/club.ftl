### Klasse oder Gruppe: die Seite der Lehrkraft, und die Seite, die an einen Tisch führt.

club-title = Klasse oder Gruppe
club-says = Ein Link für alle. Die Tische füllen sich nach und nach, und du siehst und leitest sie alle. Ganz ohne Konto.
club-game = Spiel
club-people = Personen pro Tisch
club-language = Sprache der Wörter
club-family = Familienfreundlich: keine derben Wörter
club-make = Link erstellen
club-link = Teile diesen Link
club-table = Tisch { $code }
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
club-failed = Noch nicht möglich an: { $tables }
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
club-move-to = An Tisch { $code } setzen
club-move-next = Ab dem nächsten Spiel an Tisch { $code } setzen
club-no-table = An keinem anderen Tisch ist ein Platz frei.
club-to-bot = Einen Bot spielen lassen
club-podium = Gut gespielt!
club-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
