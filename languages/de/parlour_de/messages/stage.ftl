### Der große Bildschirm: die großen Momente, kurz und in großer Schrift. Einige davon spricht der Ansager.

# Jemand sagt, dass es kein Wort gibt. „prove“ steht zehn Sekunden lang darunter.
stage-none = { $name }: „Gibt es nicht!“
stage-prove = Zehn Sekunden, um { $name } zu widerlegen!
stage-loses =
    { $count ->
        [one] { $name } verliert einen Diamanten
       *[other] { $name } verliert { $count } Diamanten
    }
stage-steals = { $name } klaut das { $letter }: { $word }
# Matchball. $count: wie viele Spieler; $needs: Diamanten oder Punkte.
stage-needs =
    { $count ->
        [one]
            { $needs ->
                [one] { $names } braucht nur noch einen
               *[other] { $names } braucht nur noch { $needs }
            }
       *[other]
            { $needs ->
                [one] { $names } brauchen nur noch einen
               *[other] { $names } brauchen nur noch { $needs }
            }
    }
stage-last-round = Letzte Runde!
stage-leads =
    { $points ->
        [one] { $name } führt mit einem Punkt
       *[other] { $name } führt mit { $points } Punkten
    }
stage-level = Gleichstand an der Spitze
# Über dem Kreuzworträtsel eines Spielers.
stage-board =
    { $points ->
        [one] { $name }: ein Punkt
       *[other] { $name }: { $points } Punkte
    }
stage-word-of-round = Wort der Runde: { $word }
# Lone Words: Mehrere haben dasselbe Wort geschrieben, oder nur eine Person.
stage-wrote =
    { $count ->
        [2] Zwei von euch haben { $word }!
        [3] Drei von euch haben { $word }!
        [4] Vier von euch haben { $word }!
        [5] Fünf von euch haben { $word }!
       *[other] { $count } von euch haben { $word }!
    }
stage-only = Nur { $name }!
stage-own-word = { $name }: { $word }
# Auf Handys, während der große Bildschirm etwas zeigt.
stage-look = Schaut auf den Bildschirm!
stage-look-on = Tippen, um es hier zu sehen
# Am unteren Rand des großen Bildschirms; M und A sind Tasten.
stage-sound-on = Ton an
stage-announcer-on = Ansager an
stage-announcer-off = Ansager aus
stage-wake-sound = Beliebige Taste drücken für Ton
# Die Taste und der Knopf für Musik, Geräusche und Ansager.
stage-sound-off = Ton
# $name: Gastgeber, auf dessen Handy der Knopf dafür steht.
stage-waits = { $name } kann diesen Bildschirm hereinlassen.
stage-knocks =
    { $count ->
        [one] Ein großer Bildschirm möchte diesen Tisch zeigen.
       *[other] { $count } große Bildschirme möchten diesen Tisch zeigen.
    }
    .yes = Hereinlassen
    .no = Nicht jetzt
# Auf dem Handy des Gastgebers, vor den Knöpfen für Ton und Ansager.
stage-remote = Großer Bildschirm
stage-vote = Stimmt auf euren Handys ab
stage-minute = Alle sind bei der Arbeit
# Ein Stempel auf einem Gesicht.
stage-done = Fertig!
stage-done-of = { $count } von { $of } fertig
# Jemand lernt das Spiel, alle warten.
stage-tour = { $name } lernt das Spiel kennen
stage-tour-why = Zum ersten Mal { $game }. Das dauert ein, zwei Minuten.
stage-best-word = Bestes Wort
# Über dem Titel des Spiels, das als Nächstes kommt.
stage-next = Als Nächstes
