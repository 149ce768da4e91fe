### Das Blatt zum Teilen eines Ergebnisses.

share-title = Teilen
share-says = Es wird kein Wort verraten.
share-says-replay = Der Link zeigt jedes Wort des Spiels.
share-says-roll = Kein Wort wird verraten. Der Link öffnet denselben Wurf.
share-with-replay = Link zur ganzen Wiederholung mitschicken (zeigt jedes Wort)
share-with-roll = Link zu diesem Wurf mitschicken
# $points: a number
share-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
share-won = Gewonnen mit { $points }
share-place = Platz { $place } von { $of } mit { $points }
share-do = Teilen
share-copy = Text kopieren
share-copied = Kopiert
share-by-hand = Dieser Browser kann nicht für dich kopieren. Markiere die Zeilen oben und kopiere sie.
share-save = Bild speichern
