### Ereignisse, die mehrere Spiele haben: im Protokoll und im Terminal.

event-seat-joined = { $name } spielt jetzt mit.
event-seat-left = { $name } hat den Tisch verlassen.
event-game-ended =
    { $count ->
        [0] Das Spiel ist aus.
        [one] { $names } gewinnt das Spiel.
       *[other] { $names } gewinnen das Spiel.
    }
event-finished = { $name } ist fertig.
event-looked = { $name } sieht sich den Wurf an.
event-vote-called =
    { $why ->
        [rules] Der Tisch stimmt über { $word } ab.
        [objection] { $by } zweifelt { $word } an. Der Tisch stimmt ab.
       *[appeal] { $by } legt Einspruch ein: { $word }. Der Tisch stimmt ab.
    }
event-vote-ended =
    { $valid ->
        [yes] { $word } zählt, { $for } zu { $against }.
       *[no] { $word } zählt nicht, { $for } zu { $against }.
    }
event-overturned =
    { $valid ->
        [yes] Entscheidung umgestoßen: { $word } zählt.
       *[no] Entscheidung umgestoßen: { $word } zählt nicht.
    }
event-totals = Bisher: { $scores }.
