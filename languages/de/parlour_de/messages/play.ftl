### Was alle Spiele und ihre Wiederholungen gemeinsam haben: Verlauf, Abstimmungen, Mitspieler, Tipps.

play-log = Was bisher geschah
play-log-empty = Noch nichts.
play-your-turn = Du bist dran
play-over = Das Spiel ist aus
play-send = Senden
play-menu = Menü
play-pause = Pause
play-resume = Weiter
play-next-round = Nächste Runde
play-you = du
play-away = nicht da
play-out = raus
play-left = weg
table-spectator = ein Gast
guess-title = Wer ist am schnellsten?
guess-right = Richtig getippt: { $name }! { $right } von { $total }.
guess-wrong = Es war { $name }. { $right } von { $total } richtig.
rival-leads = { $name } führt { $score } gegen { $rival }
rival-leads-you = { $name } führt { $score }
rival-you-lead = Du führst { $score } gegen { $rival }
rival-level = { $name } und { $rival } stehen gleich: { $score }
later-ready =
    { $seconds ->
        [one] Du hast dann { $seconds } Sekunde am Stück. Bereit?
       *[other] Du hast dann { $seconds } Sekunden am Stück. Bereit?
    }
play-seconds-left =
    { $count ->
        [one] noch { $count } Sekunde
       *[other] noch { $count } Sekunden
    }

## Abstimmungen

vote-title = Diese Wörter gelten lassen?
vote-tap = Tippe ein Wort an, das nicht gelten soll.
vote-ready = Fertig
vote-allowed = gilt
vote-turned-down = gilt nicht
vote-allow-word = Gilt { $word }?
vote-allow = Gilt
vote-refuse = Gilt nicht
vote-said-by = Von { $names }.
vote-was-refused =
    { $reason ->
        [none] Das Wörterbuch sagt Nein.
       *[other] Das Wörterbuch sagt Nein: { $reason }.
    }
vote-was-accepted = Das Wörterbuch sagt Ja.
vote-count = { $count } von { $of } haben abgestimmt
vote-appeal = Einspruch
vote-appeal-word = Einspruch: { $word }
vote-object = Anzweifeln
vote-object-word = Anzweifeln: { $word }
vote-both-agree = Es gilt, außer ihr sagt beide Nein.
vote-word-counts = { $word } gilt
vote-word-counts-not = { $word } gilt nicht
vote-nobody = niemand hat abgestimmt
vote-tie = Gleichstand, also gilt es
vote-one = eine Stimme reicht nicht
vote-why = Warum?
vote-for = Dafür
vote-against = Dagegen

## Nach dem Spiel

result-moment = Der entscheidende Moment
# $words: the best words of that player in that round; $count: how many there are.
result-lead =
    { $count ->
        [0] { $name } ging in Runde { $round } in Führung
       *[other] { $name } ging in Runde { $round } in Führung: { $words }
    }
result-swing =
    { $count ->
        [0] { $name } setzte sich in Runde { $round } ab
       *[other] { $name } setzte sich in Runde { $round } ab: { $words }
    }
lesson-title = Fürs nächste Mal
lesson-best-words = Beste Wörter
lesson-best-words-tonight = Beste Wörter des Abends
review-looking = Wir suchen, was möglich war …
house-words-keep = Diese Entscheidungen für eure nächsten Spiele behalten?
house-words-keep-one = Als Hauswort behalten
house-words-allow = { $word } gilt
house-words-refuse = { $word } gilt nicht
house-words-download = Alle Hauswörter herunterladen
# An einem angehaltenen Tisch.
play-paused-by = { $name } hat das Spiel angehalten.
