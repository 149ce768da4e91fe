### Das Blatt zum Teilen eines Ergebnisses.

share-title = Teilen
share-says = Es wird kein Wort verraten.
share-picture = Der Spielverlauf als Bild
share-with-link = Mit Link zur Wiederholung (dort steht jedes Wort)
share-do = Teilen
share-copy = Text kopieren
share-copied = Kopiert
share-by-hand = Dieser Browser kann nicht für dich kopieren. Markiere die Zeilen oben und kopiere sie.
share-save = Bild speichern
