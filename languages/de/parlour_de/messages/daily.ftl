### Wurf des Tages: seine Seiten, für alle Spiele.

daily-title = Wurf des Tages
daily-of = Würfe vom { $day }
daily-says = Ein Wurf am Tag je Spiel, derselbe für alle, die auf { $language } spielen.
# $language: the name of a language
daily-language = Würfe auf { $language }
daily-language-roll = Dieser Wurf ist auf { $language }. In deiner Sprache gibt es einen anderen.
daily-language-own = Auf { $language } spielen
daily-past = Dieser Tag ist vorbei. Du kannst ihn noch spielen, aber er zählt nicht mehr.
daily-next-in = Nächster Wurf in
daily-streak =
    { $count ->
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
daily-done-of = { $done } von { $count } gespielt
daily-all-done = Für heute alles geschafft. Bis morgen!
daily-stars = { $stars } von { $all } Sternen
daily-share-all = Den Tag teilen
# $game: the name of a game
daily-next = Als Nächstes: { $game }
daily-play = Spielen
daily-go-on = Weiterspielen
daily-see = Dein Ergebnis
daily-look = Ansehen
daily-start = Los
daily-start-past = Zum Spaß spielen
daily-once = Ein Versuch. Geh, wann du willst: Die Uhr steht, solange du weg bist.
daily-once-untimed = Ein Versuch. Du kannst jederzeit gehen und später weitermachen.
daily-show = Lösung zeigen
daily-archive = Andere Tage
daily-earlier = Voriger Tag
daily-later = Nächster Tag
daily-today = Heute
daily-yesterday = Lösungen von gestern
daily-choose = Zu einem Tag springen
daily-everyone = So lief es bei allen
daily-alone = Du bist heute die erste Person. Schau später wieder vorbei, um die anderen zu sehen.
daily-nobody = An diesem Tag hat niemand gespielt.
daily-better =
    { $all ->
        [one] Besser als { $count } von { $all } anderen.
       *[other] Besser als { $count } von { $all } anderen.
    }
daily-better-than-all =
    { $all ->
        [one] Besser als die einzige andere Person.
       *[other] Besser als alle { $all } anderen.
    }
daily-bar =
    { $people ->
        [one] { $range }: { $people } Person
       *[other] { $range }: { $people } Personen
    }
daily-you = du
daily-uncounted = Später gespielt, zählt hier also nicht mit.
daily-share = Teilen
daily-back = Alle Würfe des Tages
daily-wait = Einen Moment …
daily-still = Wir suchen das bestmögliche Ergebnis …
daily-unkept = Dieser Browser speichert nichts und merkt sich also nicht, dass du gespielt hast.
daily-gone = Diesen Wurf gibt es nicht
refused-no-such-day = Für diesen Tag gibt es hier keinen Wurf.
