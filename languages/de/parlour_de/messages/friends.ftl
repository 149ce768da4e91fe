### Mit Freunden: eine private Tafel der Tageswürfe, über einen Link.

friends-title = Mit Freunden
friends-says = Teile einen Link und sieh, wer von euch heute schon gespielt hat. Ganz ohne Konto.
friends-new = Tafel anlegen
friends-invited = Du bist zu einer Tafel eingeladen
friends-promise = Alle auf der Tafel sehen deinen Namen – und deine Ergebnisse, sobald sie denselben Wurf gespielt haben oder der Tag vorbei ist.
friends-name = Dein Name
friends-join = Mitmachen
friends-share = Freunde einladen
friends-copied = Link kopiert
friends-alone = Noch ist niemand sonst hier. Schick den Link an Freunde.
friends-streak =
    { $count ->
        [one] { $count } Tag zusammen
       *[other] { $count } Tage in Folge zusammen
    }
friends-streak-says = Ein Tag zählt, wenn mindestens zwei von euch spielen.
friends-not-yet = noch nicht
friends-rolls = Die Würfe dieser Runde heute
friends-order = Heute bisher
friends-stars =
    { $count ->
        [one] { $count } Stern
       *[other] { $count } Sterne
    }
# $game: the name of a game that a friend has played, while the result is hidden
friends-played = gespielt
# $game: the name of a game; $points: "12 points"
friends-hidden = Das Ergebnis der anderen siehst du, sobald du denselben Wurf gespielt hast.
friends-yesterday = Die Wörter von gestern
friends-today = Die Wörter deiner Freunde heute
friends-leave = Tafel verlassen
friends-leave-sure = Ja, verlassen
friends-refused-full = Diese Tafel ist voll.
friends-refused-name-taken = Jemand auf dieser Tafel heißt schon so.
friends-refused-no-such-board = Diese Tafel gibt es nicht mehr, oder der Link ist unvollständig.
