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
