### Vorschau von Links in Chats.

preview-site = Wörterspiele für Freunde an einem Tisch: ohne Anmeldung, nur mit einem Code.
preview-table = Spiel mit: { $low }–{ $high } Personen, { $minutes } Minuten, ohne Anmeldung.
preview-over = Sieh dir das Spiel Zug für Zug an.
preview-invites = Hier ist noch ein Platz für dich
preview-roll = Dieselben Würfel, deine Chance: Schaffst du mehr?
preview-days = Wurf des Tages
preview-day = Für alle dieselben Würfel, einmal am Tag. Wie gut wirst du?
