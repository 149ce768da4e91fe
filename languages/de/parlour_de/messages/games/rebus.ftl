### Buchstabenrebus.

rebus-name = Buchstabenrebus
rebus-about = Fünfzehn Würfel, eine Sanduhr: Lege das wertvollste Kreuzworträtsel, das du findest. Alle Wörter waagerecht und senkrecht zählen, übrige Würfel kosten Punkte.
rebus-credits = Nach einer gedruckten Anleitung ohne Namen der Autoren.

## Spielanleitung. Diese Schritte stehen auch im Terminal und auf Papier, deshalb kommen keine Knöpfe darin vor.

rebus-counts = Es gilt jedes Wort aus dem Wörterbuch.
rebus-how-1 = Wirf fünfzehn Würfel mit Buchstaben und Werten. Ein Stern ist jeder Buchstabe, den du willst.
    .title = Würfeln
rebus-how-2 = Lege Wörter waagerecht und senkrecht, solange die Sanduhr läuft. Jede Reihe von Würfeln muss ein Wort sein.
    .title = Legen
rebus-how-3 = Hat ein neues Wort einen Buchstaben mit einem anderen gemeinsam, müssen sich die beiden dort kreuzen.
    .title = Kreuzen
rebus-how-4 = Zähl alle Wörter waagerecht und alle senkrecht zusammen: Ein Würfel an einer Kreuzung zählt doppelt. Übrige Würfel werden abgezogen.
    .title = Zählen
rebus-how-5 = Nach zehn Runden gewinnen die meisten Punkte; auch drei oder fünf Runden sind möglich. Spielt nacheinander, gleichzeitig oder alle mit demselben Wurf.
    .title = Gewinnen
rebus-how-screen = Zieh die Würfel, tippe sie an oder schreib einfach. Richtige Wörter leuchten auf, und du siehst deine Punkte beim Legen.
    .title = Es leuchtet
rebus-drawn-dice = HUTEARNIS

## Einstellungen

rebus-preset-standard = Schneller als in der Schachtel: Alle haben denselben Wurf. Drei Runden, mit Einspruch.
rebus-preset-first = Derselbe Wurf, je drei Minuten, und übrige Würfel kosten nichts.
rebus-preset-party = Derselbe Wurf, und die Lösungen bleiben stehen, bis ihr weitergeht.
rebus-preset-kids = Alle zugleich, je vier Minuten. Übrige Würfel kosten nichts, und der Tisch entscheidet über Wörter.
rebus-preset-purist = Reihum, zehn Runden, wie in der Schachtel, und kein Wort leuchtet auf. Plant 50 Minuten ein.
rebus-preset-quick = Eine Runde mit demselben Wurf.
rebus-setting-hourglass_seconds = Sanduhr
    .says = So viele Sekunden kannst du legen, bis der Sand durch ist.
rebus-setting-turns_of_the_glass = Sanduhr umdrehen
    .says = So oft wird die Sanduhr in jedem Zug gedreht: öfter heißt mehr Zeit.
rebus-setting-islands = Inseln
    .says = Wörter ohne gemeinsame Buchstaben dürfen getrennt liegen, oder alles muss zusammenhängen.
rebus-setting-islands-printed = erlaubt
rebus-setting-islands-none = keine
rebus-setting-shortest = Kürzestes Wort
    .says = Wie viele Buchstaben ein Wort mindestens hat.
rebus-setting-star_letter = Sterne
    .says = Ein Stern behält seinen ersten Buchstaben den ganzen Zug lang oder darf ihn wechseln.
rebus-setting-star_letter-fixed = bleiben
rebus-setting-star_letter-free = dürfen wechseln
rebus-setting-negative_turns = Unter null
    .says = Ein Zug unter null zählt 0 oder so viel, wie er ist.
rebus-setting-negative_turns-zero = zählt 0
rebus-setting-negative_turns-keep = zählt
rebus-setting-unused = Übrige Würfel
    .says = Übrige Würfel kosten ihren Wert oder nichts: netter beim ersten Spiel.
rebus-setting-unused-cost = kosten Punkte
rebus-setting-unused-free = kosten nichts
rebus-setting-pace = Ablauf
    .says = Legt nacheinander, und die anderen sehen zu; gleichzeitig, jeder mit eigenem Wurf; alle mit demselben Wurf; oder mit demselben Wurf, wann ihr wollt, bis morgen.
rebus-setting-pace-turns = Nacheinander
rebus-setting-pace-together = Gleichzeitig
rebus-setting-pace-duplicate = Gleicher Wurf
rebus-setting-pace-tomorrow = Über mehrere Tage
rebus-setting-rounds = Runden
    .says = Wie viele Runden ihr spielt. In der Schachtel sind es zehn.
rebus-setting-live = Wörter leuchten
    .says = Wörter leuchten auf, sobald sie richtig sind, und du siehst deine Punkte. Aus: erst, wenn die Zeit um ist.
rebus-setting-one_device = Ein Gerät
    .says = Alle spielen an diesem Gerät. Gewürfelt wird, sobald es der Nächste hat.
rebus-setting-mercy = Gnade
    .says = Ein Wurf mit höchstens einem Vokal darf wiederholt werden, solange die Sanduhr läuft.

## Was passiert ist

rebus-event-dice-rolled =
    { $dice ->
        [none] Runde { $round }: Alle würfeln.
       *[other]
            { $count ->
                [one] Runde { $round }: { $names } würfelt { $dice }.
               *[other] Runde { $round }: Alle spielen mit { $dice }.
            }
    }
rebus-event-asked-to-roll-again = { $name } möchte noch einmal würfeln.
rebus-event-glass-empty =
    { $count ->
        [one] Dann zeig mal her, { $names }!
       *[other] Dann zeigt mal her!
    }
rebus-event-scored =
    { $words ->
        [none] { $name }: { $points }.
       *[other] { $name }: { $points } für { $words }.
    }{ $struck ->
        [none] { "" }
       *[other] { " " }Zählt nicht: { $struck }.
    }

## Ablehnungen

rebus-refused-not-on-dice = Kein Würfel mit diesem Buchstaben ist mehr da.
rebus-refused-off-the-board = Das liegt neben dem Tisch.
rebus-refused-dice-overlap = Auf einem Feld ist nur Platz für einen Würfel.
rebus-refused-die-twice = Ein Würfel kann nur an einer Stelle liegen.
rebus-refused-no-such-die = Dieser Würfel wurde nicht geworfen.
rebus-refused-too-many-dice = Es sind nur fünfzehn Würfel.
rebus-refused-star-is-fixed = Dieser Stern behält seinen Buchstaben bis zum Ende des Zugs.
rebus-refused-star-without-letter = Wähle einen Buchstaben für den Stern.
rebus-refused-star-two-letters = Ein Stern ist nur ein Buchstabe.
rebus-refused-not-a-star = Nur ein Stern kann ein anderer Buchstabe sein.
rebus-refused-bad-letter = Diesen Buchstaben gibt es an diesem Tisch nicht.
rebus-refused-no-mercy = Noch einmal würfeln darfst du nur mit höchstens einem Vokal.

## Am Tisch

rebus-round = Runde { $round } von { $rounds }
# Auf dem großen Bildschirm, nach einer Runde: das beste Kreuzwort aus Alltagswörtern und eines davon.
rebus-unseen = Niemand hat { $word } gesehen, Teil eines Kreuzworts für { $points } Punkte
# Auf dem großen Bildschirm, während alle heimlich legen.
rebus-minute = Alle legen heimlich ihr Kreuzwort
rebus-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
rebus-board = Der Tisch mit den Würfeln
rebus-hand = Würfel in deiner Hand
rebus-hand-of = Würfel in der Hand von { $name }
rebus-die = { $letter }, { $value }
rebus-star = Stern, jeder Buchstabe
rebus-star-as = Stern als { $die }
rebus-type = Schreib ein Wort auf den Tisch
rebus-across = Schreibt waagerecht
rebus-down = Schreibt senkrecht
rebus-undo = Rückgängig
rebus-take-back = Einen Würfel zurücknehmen
rebus-closer = Vergrößern
rebus-farther = Verkleinern
rebus-type-here = Tippen
rebus-keys = Tippe einfach. Die Leertaste wechselt die Richtung, die Pfeile gehen weiter, die Rücktaste nimmt einen Würfel zurück.
rebus-clear = Leeren
rebus-again = Noch einmal würfeln
rebus-finish = Fertig
rebus-sure = Schon fertig?
rebus-sure-time = Es ist noch viel Zeit.
rebus-sure-points = Das brächte nichts ein: Ungenutzte Würfel kosten ihren Wert.
rebus-sure-nothing = Noch liegt kein Wort, das Punkte bringt.
rebus-keep-building = Weiterbauen
rebus-finished = Fertig! Verschieb einen Würfel, wenn du noch etwas ändern willst.
rebus-look = Wurf zeigen
rebus-covered = Der Wurf ist verdeckt. Deine Zeit läuft, sobald du hinsiehst.
rebus-played = Das ist deine Auslage. Sie zählt, wenn alle gespielt haben.
rebus-not-yet = noch nicht
rebus-at-work = legt
rebus-is-done = fertig
rebus-last-round = Letzte Runde
rebus-next-turn = Nächster Zug
rebus-next-round = Nächste Runde
rebus-next-result = Zum Ergebnis
rebus-scores = Punktestand
rebus-total = Summe
rebus-star-for = Welcher Buchstabe soll der Stern sein?
rebus-rolling = Die Würfel fallen …
rebus-handing = Gib das Gerät an { $name } weiter.
rebus-ready = Ich bin bereit: würfeln!
rebus-build = Lege Wörter waagerecht und senkrecht. Übrige Würfel kosten ihren Wert.
rebus-build-free = Lege Wörter waagerecht und senkrecht. In diesem Spiel kosten übrige Würfel nichts.
rebus-turn = { $name } ist dran
rebus-others =
    { $count ->
        [one] { $names } legt noch …
       *[other] { $names } legen noch …
    }
rebus-result = Zeigt her, was ihr gelegt habt
rebus-worth =
    { $points ->
        [one] Jetzt { $points } Punkt wert
       *[other] Jetzt { $points } Punkte wert
    }
rebus-to-zero = Noch { $points } bis null
rebus-sum = { $across } waagerecht + { $down } senkrecht − { $unused } übrig = { $total }
rebus-sum-all = { $across } waagerecht + { $down } senkrecht = { $total }
rebus-as-zero = Zählt 0: Eine Runde kostet keine Punkte.
rebus-no-die = Für diesen Buchstaben ist kein Würfel da.
rebus-vote = Zählen diese Wörter?
rebus-waiting = Warten auf { $names }
rebus-layout-of = Auslage von { $name }
rebus-top-yours =
    { $points ->
        [one] Dein Wort der Runde, { $points } Punkt
       *[other] Dein Wort der Runde, { $points } Punkte
    }
rebus-top-of =
    { $points ->
        [one] Wort der Runde: { $name }, { $points } Punkt
       *[other] Wort der Runde: { $name }, { $points } Punkte
    }

## Danach

rebus-possible = Was möglich war
rebus-everyday =
    { $points ->
        [one] Mit einfachen Wörtern: { $points } Punkt
       *[other] Mit einfachen Wörtern: { $points } Punkte
    }
rebus-best =
    { $points ->
        [one] Das Beste mit bekannten Wörtern: { $points } Punkt
       *[other] Das Beste mit bekannten Wörtern: { $points } Punkte
    }
rebus-best-found =
    { $points ->
        [one] Das Beste, was wir fanden: { $points } Punkt
       *[other] Das Beste, was wir fanden: { $points } Punkte
    }
rebus-share = { $percent } %
rebus-lesson-behind =
    { $score ->
        [one] In Runde { $round } war mit einfachen Wörtern { $score } Punkt drin: { $words }.
       *[other] In Runde { $round } waren mit einfachen Wörtern { $score } Punkte drin: { $words }.
    }
rebus-lesson-ahead = Mit einfachen Wörtern geht es nicht besser: { $percent } % vom Besten, was mit bekannten Wörtern möglich ist.
rebus-lesson-ahead-found = Mit einfachen Wörtern geht es nicht besser: { $percent } % vom Besten, was wir fanden.

## Wurf des Tages

rebus-roll-task = Fünfzehn Würfel, ein Kreuzworträtsel, eine Sanduhr.
rebus-day-task = Fünfzehn Würfel, ein Kreuzworträtsel, eine halbe Stunde. Wie nah kommst du an das beste mit bekannten Wörtern heran?
rebus-day-mark = { $points } von { $best }
rebus-day-perfect = Perfekt! Mit bekannten Wörtern geht es nicht besser.
rebus-day-proven = { $best } ist das Beste, was mit bekannten Wörtern möglich ist.
rebus-day-known = { $best } ist das Beste, was wir kennen. Mehr als { $bound } geht mit bekannten Wörtern auf keinen Fall.
rebus-day-yours = Deine: { $points }
rebus-day-best = Mit bekannten Wörtern: { $points }
rebus-day-everyday = Mit einfachen Wörtern: { $points }
rebus-day-solution = Lösung

## Echte Würfel und die eigene Schachtel

rebus-face-star = Stern
rebus-kit-dice = Würfel
    .says = Fünfzehn Würfel mit je sechs Buchstaben. Zwei davon haben einen Stern, getippt als *.
rebus-kit-values = Werte
    .says = Was jeder Buchstabe wert ist, von 1 bis 10. Ein Stern ist so viel wert wie sein Buchstabe.

## Du hast das Spiel?

rebus-beside-says = Würfle, dreh die Sanduhr um und lege. Dann gib deine Auslage hier ein.
rebus-beside-title = Auslage zählen
rebus-beside-language = Buchstaben
rebus-beside-roll = Die fünfzehn Würfel, * für einen Stern
rebus-beside-rolled = { $count } Würfel
rebus-beside-board = Die Auslage: Tippe auf ein Feld und schreib
rebus-beside-square = Zeile { $row }, Spalte { $col }
rebus-beside-square-laid = Zeile { $row }, Spalte { $col }: { $letter }
rebus-beside-way = Geschrieben wird
rebus-beside-across = waagerecht →
rebus-beside-down = senkrecht ↓
rebus-beside-total =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
rebus-beside-sum = { $across } waagerecht + { $down } senkrecht − { $unused } übrig
rebus-beside-words = Wörter
rebus-beside-no-words = Noch keine Wörter.
rebus-beside-left = Übrige Würfel: { $dice }
rebus-beside-foreign = Kein Würfel für { $letters }.
rebus-beside-apart = Zwei getrennte Teile haben beide { $letters }: Dort müssen sie sich kreuzen.
rebus-beside-no-roll = Gib deine Würfel ein, damit die übrigen abgezogen werden.
rebus-beside-values = Werte auf deinen Würfeln
rebus-beside-ours = Unsere Werte nehmen
rebus-beside-ask = Wörter prüfen und das Beste finden
rebus-beside-asking = Wir suchen …
rebus-beside-all-good = Alle Wörter zählen.
rebus-beside-counts = Nur der beste gültige Teil zählt: { $points }.
rebus-beside-best = Das Beste mit bekannten Wörtern: { $points }
rebus-beside-best-found = Das Beste, was wir fanden: { $points }
rebus-beside-needs-dice = Gib alle fünfzehn Würfel ein, um die beste Auslage zu finden.
rebus-beside-needs-connection = Du bist offline. Die beste Auslage finden wir nur mit Verbindung.
rebus-beside-offline = Zählen geht auch offline. Wörter prüfen und die beste Auslage finden geht nur mit Verbindung.

## Terminal

rebus-typing-1 = wort
    .does = das erste Wort in die Mitte legen
rebus-typing-2 = w 16 16 wort
    .does = ein Wort waagerecht legen, ab Zeile 16 und Spalte 16
rebus-typing-3 = s 16 16 wort
    .does = ein Wort senkrecht legen
rebus-typing-4 = nimm 16 17
    .does = einen Würfel zurücknehmen
rebus-typing-5 = leeren
    .does = alle Würfel zurücknehmen
rebus-typing-6 = nochmal
    .does = noch einmal würfeln, wenn der Tisch Gnade kennt
rebus-typing-7 = fertig  oder  .
    .does = fertig sein, bevor die Sanduhr abläuft
rebus-typing-8 = ja, nein
    .does = abstimmen; ja WORT, wenn es mehrere sind
rebus-typing-9 = einspruch WORT
    .does = den Tisch über eine Entscheidung abstimmen lassen
rebus-typing-10 = Enter  oder  zeigen
    .does = den Wurf ansehen, wenn ihr bis morgen spielt: Deine Zeit läuft
rebus-typing-11 = Enter  oder  weiter
    .does = weiter
rebus-typed-across = waagerecht, w
rebus-typed-down = senkrecht, s
rebus-typed-take = nimm
rebus-typed-clear = leeren
rebus-typed-again = nochmal
rebus-text-handing = Gib das Gerät an { $name } weiter. Drück Enter, wenn du es hast.
rebus-text-rolling = Am Würfeln: { $names }.
rebus-text-building = Am Legen: { $names }.
rebus-text-waiting = Noch nicht gespielt: { $names }.
rebus-text-look = Der Wurf ist verdeckt. Drück Enter, um ihn zu sehen: Dann läuft deine Zeit.
rebus-text-empty = Schreib ein Wort: Es liegt dann in der Mitte, ab Zeile 16 und Spalte 16.
rebus-text-spare = noch in der Hand: { $dice }
rebus-text-words = Wörter: { $words }
rebus-text-apart = Getrennte Teile mit einem gemeinsamen Buchstaben müssen verbunden werden.
rebus-text-gone = nicht mehr dabei
rebus-text-voting = Der Tisch stimmt ab, ja oder nein: { $words }
rebus-text-turn =
    { $points ->
        [one] { $name }: { $points } Punkt
       *[other] { $name }: { $points } Punkte
    }
rebus-text-appealable = Einspruch möglich: { $words }
rebus-refused-unreadable = So legst du ein Wort: waagerecht ZEILE SPALTE WORT oder senkrecht ZEILE SPALTE WORT.
rebus-refused-cannot-lay = Für diesen Buchstaben ist kein Würfel da, oder das Feld ist belegt.

## Print

rebus-box-file = Eine Schachtel Buchstabenrebus für Parlour. docs/hosts.md erklärt jede Zeile.
rebus-box-dice = Fünfzehn Würfel mit je sechs Seiten; zwei davon haben einen Stern: *. Darunter, was jeder Buchstabe wert ist (1 bis 10).
rebus-box-one-star = ein Würfel hat höchstens einen Stern
rebus-box-stars = { $n } der Würfel brauchen einen Stern (*), nicht { $are }
rebus-box-no-value = { $letter } steht auf einem Würfel und braucht einen Wert
rebus-print-dice = Würfel
rebus-print-pad = Wertungsblock
rebus-print-round = Runde
rebus-print-total = Summe
rebus-print-says = Waagerecht + senkrecht − übrige Würfel. Ein Stern ist so viel wert wie sein Buchstabe; ein übriger Stern kostet nichts.
rebus-print-needs = fünfzehn Würfel, eine Sanduhr oder ein Telefon für 90 Sekunden, der Wertungsblock und ein Stift.
rebus-print-aid-1 = Ein Wort hat mindestens zwei Buchstaben; keine Namen, keine Abkürzungen, kein Wort zweimal.
rebus-print-aid-2 = Ein gelegter Stern bleibt bis zum Ende des Zugs derselbe Buchstabe.
rebus-print-aid-3 = Klärt vorher: Zählt ein Zug unter null so viel, wie er ist, oder 0?
rebus-print-aid-4 = Hat ein neues Wort einen Buchstaben mit einem Wort auf dem Tisch gemeinsam, müssen sich die beiden dort kreuzen.
