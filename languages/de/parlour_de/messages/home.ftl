### Was auf der Startseite nicht alle sehen

home-tables = Deine Tische
home-table-turn =
    { $when ->
        [none] du bist dran
       *[other] du bist dran, bis { $when }
    }
home-table-lobby = noch nicht begonnen
home-table-open = Einsteigen geht bis { $when }
home-table-paused = pausiert
home-table-waiting =
    { $when ->
        [none] wartet auf { $names }
       *[other] wartet auf { $names }, bis { $when }
    }
home-table-new-round = Runde { $round } hat begonnen
home-table-played =
    { $count ->
        [one] { $names } hat gespielt
       *[other] { $names } haben gespielt
    }
home-table-over = vorbei: zum Ergebnis
home-table-with = mit { $names }
home-table-round = Runde { $round }
opening-word = Losungswort
    .title = Wie lautet das Losungswort?
    .says = Um hier einen Tisch zu eröffnen, brauchst du das Losungswort. Frag die Person, die dich eingeladen hat. Dieses Gerät fragt nur einmal.
opening-word-open = Tisch eröffnen
refused-opening-word = Um hier einen Tisch zu eröffnen, brauchst du das Losungswort. Zum Mitspielen reicht der Code eines Tischs.
refused-wrong-word = Das ist nicht das Losungswort. Frag die Person, die dich eingeladen hat.
