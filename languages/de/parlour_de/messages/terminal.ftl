### Die Kommandozeile: `parlour play`, `word`, `rules`, `games`, `replay`.

terminal-rules = Alle Regeln: parlour rules { $game } --language de
terminal-to-play = Spielen: parlour play { $game } --language de
terminal-numbered = Die Regeln nach Nummern (R: gedruckt, D: hier entschieden, S: Einstellung):
terminal-numbered-own = Die Regeln nach Nummern (D: Regel, S: Einstellung):
terminal-listed = { $name } · { $least }–{ $most } Personen · etwa { $minutes } Minuten
terminal-listed-rules = Regeln
terminal-listed-options = Der Tisch

## Ein Spiel

terminal-begin = Mit Enter geht es los.
terminal-type = Tippe:
terminal-seats = Erst deine Nummer, dann das Wort: { $keys }
terminal-shared = Drück zuerst deine Nummer. Sie zeigt, was nur du sehen darfst; die anderen schauen weg.
terminal-whose = Wessen Wort? Drück zuerst deine Nummer, oder tippe { $name }: WORT
terminal-typing = { $name } ›
terminal-anyone = ›
terminal-leave = /help: was du tippen kannst · Strg-C: aufhören; der Verlauf bleibt gespeichert
terminal-go-on = Enter: weiter
terminal-saved = Der Verlauf ist gespeichert. Ansehen mit: parlour replay { $path }
terminal-you = Du
terminal-best-words = Beste Wörter: { $words }
terminal-faulty = Dieses Spiel hat einen Fehler ({ $why }), darum siehst du nur die nackten Angaben.
terminal-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
terminal-stamp = { $minutes }:{ $seconds },{ $tenths }

## Today's roll

terminal-daily-play = Zum Spielen: parlour daily { $game }
terminal-daily-played = Den heutigen Wurf hast du schon gespielt. Bis morgen!
terminal-daily-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
terminal-daily-share = Zum Teilen, ohne ein Wort zu verraten:

## Eine Wiederholung

terminal-step = { $number } von { $count } · { $stamp }
terminal-stepping = → vor · ← zurück · Pos1, Ende · q: beenden

## Echte Würfel

terminal-roll = Würfle und tippe, was gefallen ist: { $dice }.
terminal-roll-order = Dann ein Schrägstrich und die Reihenfolge vom Hals aus: / { $example }
terminal-roll-secret = Die anderen schauen weg.
terminal-mark-yellow = gelb
terminal-mark-turquoise = türkis
terminal-mark-dark-blue = dunkelblau
terminal-mark-effect = Effektwürfel
terminal-mark-letter = Buchstabe
terminal-mark-white = weiß
terminal-mark-special = grüner Würfel
terminal-mark-trust = Vertrauen
terminal-mark-amplify = Verstärkung
terminal-mark-suspicion = Verdacht
terminal-mark-word-1 = erstes Wort 1-6
terminal-mark-word-2 = zweites Wort 1-6
terminal-mark-word-3 = drittes Wort 1-6

## Wörter

terminal-noun = ein Wort und ein Nomen im Singular
terminal-rare-noun =
    { $means ->
        [none] aber kaum je so gemeint
       *[other] aber kaum je so gemeint ({ $means })
    }
terminal-word = ein Wort
terminal-no-word = kein Wort
terminal-not-taken = im Spiel gilt es nicht
terminal-fault-too-short = weniger als { $least } Buchstaben
terminal-fault-too-long = mehr als { $most } Buchstaben
terminal-fault-no-word = nicht im Wörterbuch
terminal-fault-no-noun = kein Nomen im Singular
terminal-fault-unreadable = lässt sich nicht als Wort lesen
terminal-none = Keine Wörter.
terminal-more = … und { $count } weitere

## Eine geheime Runde, in Spielen ohne eigene Texte dafür

round-handing = Gib das Gerät an { $name } weiter.
round-look = Die Aufgabe ist verdeckt. Sieh sie dir an, wann du willst: Dann läuft deine Zeit.
round-hidden = Die Aufgabe bleibt verdeckt, bis alle gespielt haben.
round-one-plays = { $name } ist dran.
round-voting = Zählen diese Wörter, ja oder nein? { $words }
