### Meine Spiele: was auf diesem Gerät gespielt wurde.

record-title = Meine Spiele
record-says = Deine Spiele auf diesem Gerät. Diese Seite ist nur hier gespeichert, außer du kopierst sie auf ein anderes Gerät.
record-empty = Noch nichts da. Spiel eine Partie zu Ende, dann steht sie hier.
record-games =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
record-won = { $won } von { $games } gewonnen
record-streak =
    { $count ->
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
record-longest = längste Serie: { $count }
record-forgiven = Ein verpasster Tag wird verziehen.
record-days = Spiele in den letzten { $days } Tagen
record-on-days = { $games } an { $days } der letzten { $of } Tage
record-today = heute
record-latest = Punkte der letzten Spiele, ältestes zuerst: { $points }
record-latest-short = Letzte Spiele
record-won-key = gewonnen
record-kind-friends = Gegen Menschen
record-kind-bots = Gegen Bots
record-kind-together = Gemeinsam
record-kind-alone = Allein
record-kind-earlier-against = Gegen andere (ältere Spiele)
record-kind-earlier = Allein oder gemeinsam (ältere Spiele)
record-of-days = Würfe des Tages
record-of-tables = Am Tisch
record-rolls =
    { $count ->
        [one] { $count } Wurf des Tages
       *[other] { $count } Würfe des Tages
    }
record-tables =
    { $count ->
        [one] { $count } Spiel am Tisch
       *[other] { $count } Spiele am Tisch
    }
record-days-played =
    { $count ->
        [one] An { $count } Tag gespielt
       *[other] An { $count } Tagen gespielt
    }
# $average and $most: points
record-averages = im Schnitt { $average }, bestes Ergebnis { $most }
record-stars = Wie viele Sterne, wie oft
record-stars-times =
    { $stars ->
        [one] { $stars } Stern: { $times } ×
       *[other] { $stars } Sterne: { $times } ×
    }
record-words = Beste Wörter
record-fastest = Schnellster Fund
record-seconds = { $seconds } s
record-save = In eine Datei speichern
record-load = Aus einer Datei hinzufügen
record-delete = Alles löschen
record-question = Aufzeichnung löschen ({ $games })? Es gibt keine andere Kopie.
record-question-strange = Löschen, was hier gespeichert ist? Es gibt keine andere Kopie.
record-sure = Löschen
record-keep = Behalten
record-deleted = Gelöscht.
record-added =
    { $count ->
        [0] Diese Spiele waren alle schon da.
        [one] { $count } Spiel hinzugefügt.
       *[other] { $count } Spiele hinzugefügt.
    }
record-wrong-none = Das ist keine Parlour-Aufzeichnung. Nichts wurde geändert.
record-wrong-cut = Diese Datei ist unvollständig, ihr Ende fehlt. Nichts wurde geändert.
record-wrong-newer = Diese Datei stammt aus einer neueren Version von Parlour. Nichts wurde geändert.
record-wrong-huge = Diese Datei ist zu groß für eine Aufzeichnung. Nichts wurde geändert.
record-trouble-full = In diesem Browser ist kein Platz mehr, deshalb kommen keine neuen Spiele dazu. Speichere die Aufzeichnung in eine Datei und lösche sie dann hier.
record-trouble-blocked = Dieser Browser lässt uns nichts speichern, deshalb gibt es hier keine Aufzeichnung. Erlaube der Seite das Speichern oder verlass das private Fenster.
record-trouble-strange = Was hier gespeichert ist, stammt aus einer anderen Version von Parlour, deshalb kommt nichts dazu. Speichere es in eine Datei und lösche es dann hier.

record-my-games = Beendete Spiele
    .says = Gespielt auf diesem Gerät. Ansehen kannst du sie, solange der Server sie aufbewahrt.
record-with = Mit { $names }
record-replay = Ansehen
record-streak-safe = Heute schon gespielt. Bis morgen!
record-streak-today = Spiel den Wurf des Tages, dann geht die Serie weiter.
record-rematch = Revanche mit { $names }
    .says = Euer Tisch ist noch da. Öffne ihn und bitte um eine Revanche.
record-untried = Noch nicht probiert: { $game }
