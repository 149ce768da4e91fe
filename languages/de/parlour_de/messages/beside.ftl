### Seiten für alle, die die Schachtel haben: Sanduhr, Punkteblätter, Wortprüfung, Wörterbuch ohne Verbindung.

beside-title = Schachtel zu Hause?
beside-says = Du hast das gedruckte Spiel oder es selbst ausgedruckt? Hier ist der Rest: eine Sanduhr, Blätter, die selbst rechnen, ein Wörterbuch. Einen Tisch brauchst du nicht, nach dem ersten Besuch auch keine Verbindung.
beside-keeps = Was du eingibst, bleibt auf diesem Gerät gespeichert, auch wenn du die Seite schließt.
beside-tools = Für jedes Spiel
beside-games = Für einzelne Spiele
beside-glass-says = Sand, Uhr und Glocke.
beside-people = Wer spielt mit
beside-one-person = Noch jemand
beside-glass = Sanduhr
beside-time-up = Die Zeit ist um!
beside-turn = Umdrehen
beside-full = Zurücksetzen
beside-how-long = Wie lange
beside-muted = Der Ton ist aus.
beside-unmute = Einschalten
beside-anew = Neues Spiel
beside-sure = Das löscht alles. Sicher?
beside-sure-yes = Neu anfangen
beside-sure-no = Behalten
beside-total = Summe
beside-round = Runde { $round }

## Wortprüfung

word-check-title = Wortprüfung
word-check-about = Ist es ein Wort, ein Nomen im Singular, und stecken deine Buchstaben drin?
word-check-word = Ein Wort
word-check-letters = Buchstaben, die drin sein müssen (optional)
word-check-language = Sprache des Worts
word-check-check = Prüfen
word-check-noun = ein Nomen im Singular: zählt in jedem Spiel
word-check-valid = ein Wort, aber { $why }: zählt bei den einsamen Wörtern und im Buchstabenrebus, nicht in der Flasche
word-check-meant = Meintest du { $words }?
word-check-fits = { $word } enthält { $letters }: passt
word-check-lacks = In { $word } fehlt { $letters }: passt nicht
word-check-offline = Du bist offline. Buchstaben prüfen wir hier; das ganze Wörterbuch braucht eine Verbindung.

## Wörterbuch auf diesem Gerät

pocket-title = Wörterbuch auf diesem Gerät
pocket-says = { $name }, { $size }: prüft Wörter, Kategorien und Kreuzworträtsel auch ohne Verbindung.
pocket-take = { $size } herunterladen
pocket-taking = Wird heruntergeladen …
pocket-here = { $name } ist auf diesem Gerät ({ $size }). Neue Wörter kommen von selbst.
pocket-box-says = Alles für deine Schachtel auf einmal, rund { $size }: Wörterbuch ({ $name }), Spielblätter und PDFs zum Ausdrucken. Danach brauchst du keine Verbindung mehr.
pocket-box-here = Wörterbuch ({ $name }), Spielblätter und PDFs sind auf diesem Gerät (rund { $size }).
pocket-remove = Entfernen
pocket-failed = Das hat nicht geklappt. Versuch es noch einmal, wenn du online bist.
pocket-size = { $megabytes } MB

## Was es für jedes Spiel gibt

companion-bottle = Die Diamanten von allen und ein Countdown von zehn Sekunden.
companion-lone = Tippt eure Wörter ein: Wir finden die einsamen und zählen.
companion-rebus = Tipp dein Kreuzworträtsel ein: Punkte, übrige Würfel und was dir entgangen ist.
companion-stars = Punkte für den Alien, exakte Schlüsse für die Forschenden.
companion-bookworm = Ein Punkteblatt, das Punkte, Karten und den Sonderwürfel kennt, und ein Schiedsrichter für Kategorien.
