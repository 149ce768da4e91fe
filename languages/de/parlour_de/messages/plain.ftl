### Der schlichte Tisch: Spiele ohne eigene Oberfläche.

plain-shown = Der Tisch aus deiner Sicht
plain-watched = Der Tisch, wie ihn alle sehen
plain-moves = Was du tun kannst
plain-wait = Gerade hast du nichts zu tun.
plain-free = (optional)
plain-none = — nichts —
plain-choose = Auswählen …
plain-add = { $label }: noch eins
plain-remove = { $label }: Nummer { $number } entfernen
plain-nth = { $label }, Nummer { $number }
plain-give = Hinzufügen: { $label }
plain-json = als JSON
plain-again = Noch einmal versuchen
plain-loading = Züge werden vorbereitet …
plain-yes = Ja
plain-no = Nein
plain-hand-yours = das siehst nur du
plain-hand-cover = Verdecken
plain-hand-show = Zeigen
plain-hidden = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
plain-fold = Schließen: { $label }
plain-done = ist fertig
plain-revealing = Mal sehen …
plain-faulty = Dieses Spiel hat einen Fehler, darum siehst du nur die nackten Angaben. Du kannst weiterspielen. Sag bitte der Autorin oder dem Autor Bescheid.

## Terminal

plain-typed-player = Nenne jemanden: { $names }.
plain-typed-choice = { $field }: Tippe { $choices }.
plain-typed-range = { $field }: Tippe eine Zahl von { $low } bis { $high }.
plain-typed-number = { $field }: Tippe eine ganze Zahl.
plain-typed-long = { $field }: Tippe höchstens { $most } Zeichen.
plain-typed-pattern = Tippe so: { $pattern }
