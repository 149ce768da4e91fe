### Das Blatt zum Teilen eines Ergebnisses.

share-title = Teilen
share-says-replay = Der Link zeigt jedes Wort des Spiels.
share-says-none = Es wird kein Wort verraten.
share-says-words = Es zeigt Wörter aus den Spielen.
share-says-picture = Das Bild zeigt Wörter aus dem Spiel.
share-says-roll = Der Link öffnet denselben Wurf.
share-with-replay = Link zur ganzen Wiederholung mitschicken (zeigt jedes Wort)
share-with-roll = Link zu diesem Wurf mitschicken
# $points: a number
share-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
share-won =
    { $points ->
        [one] Mit { $points } Punkt gewonnen
       *[other] Mit { $points } Punkten gewonnen
    }
share-place = Platz { $place } von { $of } mit { $points }
# The table voted for it.
share-finest = Zum schönsten Wort gewählt: { $word } ({ $name })
share-do = Teilen
share-copy = Text kopieren
share-copied = Kopiert
share-by-hand = Dieser Browser kann nicht für dich kopieren. Markiere die Zeilen oben und kopiere sie.
share-save = Bild speichern
# $game: the name of a game
share-challenge-text =
    { $points ->
        [one] { $name } hat mit diesem Wurf { $points } Punkt bei { $game }. Schaffst du mehr?
       *[other] { $name } hat mit diesem Wurf { $points } Punkte bei { $game }. Schaffst du mehr?
    }

## A roll that a friend shared

roll-title = Schlag meinen Wurf
roll-beat = Schlägst du { $name }?
roll-start = Los geht’s
roll-says = Dieselben Würfel, nur für dich. Die Uhr läuft, sobald sie liegen.
# $language: the name of a language
roll-language = Gespielt wird auf { $language }.
roll-gone = Diesen Wurf gibt es nicht
    .says = Der Link ist kaputt oder unvollständig. Lass ihn dir noch einmal schicken.
