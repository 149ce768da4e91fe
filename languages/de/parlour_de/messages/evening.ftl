### Ein Tisch für den ganzen Abend: ein anderes Spiel wählen, und die Zeremonie zum Schluss.

## Ein anderes Spiel

another-says = Alle kommen mit: gleicher Code, gleiche Plätze, gleiche Kronen.
another-too-few =
    { $count ->
        [one] Es fehlt { $count } Person
       *[other] Es fehlen { $count } Personen
    }
another-too-many =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
another-now = liegt gerade auf dem Tisch
another-sure = Das laufende Spiel endet damit, seine Punkte gehen verloren.

## Die Zeremonie zum Schluss

ceremony-title = Die Preise des Abends
ceremony-first = Erste Karte aufdecken
ceremony-next = Nächste Karte aufdecken
ceremony-waiting = { $name } deckt gleich die nächste Karte auf …
ceremony-fastest = Schnellster Fund
    .says = fand { $word } in { $seconds } Sekunden
ceremony-stolen = Meiste Beute
    .says =
        { $count ->
            [one] { $count } Würfel stibitzt
           *[other] { $count } Würfel stibitzt
        }
ceremony-blunder = Patzer des Abends
    .says = mutig versucht: { $word }
ceremony-word = Wort des Abends
    .says = { $word }
ceremony-finest = Schönstes Wort
    .says =
        { $count ->
            [one] { $word }, mit { $count } Stimme
           *[other] { $word }, mit { $count } Stimmen
        }
ceremony-crowns = Champion des Abends
    .says =
        { $count ->
            [0] Heute keine Kronen
            [one] { $count } Krone
           *[other] { $count } Kronen
        }
    .each =
        { $count ->
            [one] je { $count } Krone
           *[other] je { $count } Kronen
        }
ceremony-own = Ein Wort, das bleibt
    .says = { $word }
ceremony-brave = Mutigster Versuch
    .says = hat { $word } gewagt
ceremony-company = Beste Gesellschaft
    .says = der Abend wäre sonst nur halb so schön gewesen
# $game: der Name eines Spiels
ceremony-replay = Noch einmal ansehen: { $game }
ceremony-nobody = Niemand
ceremony-share = Den Abend teilen
ceremony-back = Noch nicht, weiterspielen
ceremony-thanks = Danke fürs Mitspielen! Mit dem nächsten Spiel beginnt ein neuer Abend.
## Das schönste Wort eines Spiels, gewählt nach dessen Ende

finest-title = Welches Wort war das schönste?
finest-says = Oder das lustigste. Bei der Zeremonie wird es geehrt.
refused-own-word = Das ist dein eigenes Wort. Nimm ein anderes.
finest-thanks =
    { $count ->
        [one] Danke! Bisher { $count } Stimme.
       *[other] Danke! Bisher { $count } Stimmen.
    }
