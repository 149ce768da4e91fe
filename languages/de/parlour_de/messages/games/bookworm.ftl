### Bücherwurm.

bookworm-name = Bücherwurm: Das Würfelspiel
bookworm-about = Nenn ein Wort der Kategorie und nimm dir einen Würfel, oder klau einen. Ein Wort nimmt einen Würfel mit seinem Anfangsbuchstaben; die Augen darauf sind Punkte, und mit 21 ist das Spiel aus.
bookworm-credits = Nach dem gedruckten Spiel von Lukas Zach und Michael Palm. Ab 8 Jahren.
bookworm-tip = An einem Tisch beginnt, wer zuletzt ein Buch gelesen hat.

## Spielanleitung. Diese Schritte stehen auch im Terminal und auf Papier, deshalb kommen keine Knöpfe darin vor.

bookworm-counts = Es gilt, was zur Kategorie passt, außer der Tisch stimmt dagegen (BKW-12). Zu zweit entscheidet unsere Liste.
bookworm-how-1 = Der Bücherwurm deckt eine Karte auf, wählt eine ihrer drei Kategorien und würfelt. Mit Kindern zählt nur die grüne Kategorie ganz oben: Sie ist die leichteste.
    .title = Eine Kategorie
bookworm-how-2 = Wenn du dran bist, nenn ein Wort der Kategorie, das mit dem Buchstaben eines Würfels anfängt. Der Würfel gehört dir. Ein Würfel mit zwei Buchstaben, etwa CK oder OÖ, steht für jeden von beiden.
    .title = Ein Wort, ein Würfel
bookworm-how-3 = Oder klau einen Würfel von jemandem, der dafür eine Bücherwurmkarte bekommt. Es gibt sechs Karten, also sechs Diebstähle.
    .title = Oder klau einen
bookworm-how-4 = Ein Wort gilt, solange es niemand anzweifelt. Sonst stimmen alle anderen ab: Gegen ein Wort braucht es zwei Stimmen und die Mehrheit. Zu zweit entscheiden unsere Listen.
    .paper = Ein Wort gilt, solange es niemand anzweifelt. Sonst stimmen alle anderen ab: Gegen ein Wort braucht es zwei Stimmen und die Mehrheit. Zu zweit: Redet darüber; hilft das nicht, gilt das Wort.
    .title = Zweifel?
bookworm-how-5 = Der grüne Spezialwürfel bringt jede Runde eine Regel mit: Stapel, Joker, neue Kategorie … Lasst ihn in den ersten Spielen weg.
    .title = Der Spezialwürfel
bookworm-how-6 = Augen und Bücherwurmkarten sind Punkte. Kein Wort in der Zeit kostet 2 und beendet die Runde. Wer mit 21 oder mehr vorn liegt, gewinnt.
    .title = 21 Punkte
bookworm-drawn-first = Z
bookworm-drawn-second = K

## Einstellungen

bookworm-preset-standard = 15 Sekunden pro Wort, mit dem Spezialwürfel. Der Tisch stimmt ab.
bookworm-preset-first = 30 Sekunden, ohne Spezialwürfel.
bookworm-preset-party = 20 Sekunden, und die Punkte bleiben stehen, bis ihr weitergeht.
bookworm-preset-kids = Leichte Kategorien, 40 Sekunden, ohne Spezialwürfel und derbe Wörter.
bookworm-preset-quick = 10 Sekunden, ohne Spezialwürfel.
bookworm-setting-special_die = Spezialwürfel
    .says = Mit dem grünen Spezialwürfel spielen. Lasst ihn in den ersten Spielen weg.
bookworm-setting-green_only = Nur leichte Kategorien
    .says = Ihr spielt nur mit der leichtesten Kategorie jeder Karte. Gut mit Kindern.
bookworm-setting-seconds = Sekunden pro Wort
    .says = Wie lange du für ein Wort hast. Die letzten fünf Sekunden werden heruntergezählt.
bookworm-setting-first_seconds = Sekunden für das erste Wort
    .says = So lange haben in der ersten Runde alle mindestens für ihr erstes Wort. 0 = so lange wie für jedes andere.
bookworm-setting-judge = Wer entscheidet über Wörter?
    .says = Zweifelt jemand ein Wort an, stimmt der Tisch ab, oder unsere Listen entscheiden. Allein mit Bots kannst du sie überstimmen.
bookworm-setting-judge-table = Abstimmung
bookworm-setting-judge-data = Unsere Listen
bookworm-setting-first_bookworm = Erster Bücherwurm
    .says = Bestimmt den ersten Bücherwurm, oder lost ihn aus.
bookworm-setting-first_bookworm-0 = Das Los entscheidet
bookworm-setting-one_device = Ein Gerät
    .says = Alle spielen an diesem Gerät. Reicht es mit jedem Wort weiter, dafür gibt es 5 Sekunden extra; ein Tipp stimmt für alle ab.
bookworm-setting-day = Karte des Tages
    .says = Du spielst die Karte des Tages: allein, eine Kategorie, sieben Würfel, und unsere Listen entscheiden.
bookworm-setting-cards = Eure Karten
    .says = Die Kategoriekarten eurer eigenen Schachtel.

## Der Spezialwürfel

bookworm-side-turn = Drehen
    .says = Der Bücherwurm dreht diesen Würfel auf eine andere Seite.
bookworm-side-a-z = A–Z
    .says = Jedes passende Wort nimmt diesen Würfel. Keine Punkte, aber niemand kann ihn klauen.
bookworm-side-n-o-t = N·O·T
    .says = Ein Wort, das mit einem dieser Buchstaben anfängt, nimmt diesen Würfel: +2 neben einem anderen, −2 allein.
bookworm-side-last-die = Letzter Würfel
    .says = Wer den letzten Buchstabenwürfel nimmt, nimmt auch diesen: +2.
bookworm-side-stack = Stapel
    .says = Würfel werden gestapelt: Nur der oberste kann genommen werden.
bookworm-side-new-category = Neue Kategorie
    .says = Statt ein Wort zu nennen, kannst du diesen Würfel nehmen und eine neue Kategorie wählen.
bookworm-face-a-z = A–Z
bookworm-face-n-o-t = NOT

## Was passiert ist

bookworm-event-bookworm-chosen = { $name } ist der Bücherwurm.
bookworm-event-card-turned = { $name } deckt auf: { $lines }.
bookworm-event-picked = { $name } wählt „{ $category }“.
bookworm-event-dice-rolled =
    { $side ->
        [none] Runde { $round }: { $dice }.
       *[other] Runde { $round }: { $dice }. Spezialwürfel: { $side }.
    }
bookworm-event-side-turned = { $name } dreht den Spezialwürfel: { $side }.
bookworm-event-took =
    { $from ->
        [none] { $name } sagt { $word } und nimmt { $die }
       *[other] { $name } sagt { $word } und nimmt { $die } von { $from }
    }{ $too ->
        [yes] , dazu den Spezialwürfel.
       *[no] .
    }{ $fit ->
        [yes] { "" }
        [no] { " " }Nicht in unserer Liste.
       *[unsure] { " " }Unsere Liste ist sich nicht sicher.
    }{ $meant ->
        [none] { "" }
       *[other] { " " }Gemeint war wohl { $meant }?
    }
bookworm-event-category-changed = { $name } nimmt den Spezialwürfel für eine neue Kategorie.
bookworm-event-doubted =
    { $by ->
        [none] Jemand zweifelt { $word } an. Der Tisch stimmt ab.
       *[other] { $by } zweifelt { $word } an.
    }
bookworm-event-vote-ended =
    { $fits ->
        [yes]
            { $count ->
                [1] { $word } passt.
               *[other] { $word } passt, { $for } zu { $against }.
            }
       *[no]
            { $count ->
                [1] { $word } passt nicht.
                [0] Niemand spricht für { $word }: Es passt nicht.
               *[other] { $word } passt nicht, { $for } zu { $against }.
            }
    }
bookworm-event-house-answered =
    { $agreed ->
        [yes] Hausantwort:
       *[no] { $name } schlägt eine Hausantwort vor:
    } { $fits ->
        [yes] { $word } passt zu „{ $category }“.
       *[no] { $word } passt nicht zu „{ $category }“.
    }
bookworm-event-taken-back = { $name } legt den Würfel zurück und sucht weiter.
bookworm-event-swap-asked = { $name } meinte einen anderen Würfel für { $word }.
bookworm-event-swap-refused = { $by } ist dagegen: Der Würfel bleibt.
bookworm-event-failed = { $name } findet kein Wort: −2.
bookworm-event-round-ended = Runde { $round } ist vorbei: { $scores }.

## Ablehnungen

bookworm-refused-too-long = Das ist zu lang für eine Antwort.
bookworm-refused-too-many-words = Ein bis drei Wörter, bitte.
bookworm-refused-said-before = Das wurde in dieser Runde schon genannt.
bookworm-refused-voted-down = Der Tisch hat entschieden: Es passt nicht.
bookworm-refused-starts-with-no-die = Kein Würfel zeigt seinen Anfangsbuchstaben.
bookworm-refused-wrong-letter = Dieser Würfel zeigt nicht seinen Anfangsbuchstaben.
bookworm-refused-no-such-die = Diesen Würfel gibt es hier nicht.
bookworm-refused-own-die = Dieser Würfel gehört dir schon.
bookworm-refused-same-die = Genau diesen Würfel hast du.
bookworm-refused-no-word-takes-it = Diesen Würfel nimmt kein Wort.
bookworm-refused-stays-with-its-player = Diesen Würfel kann man nicht klauen.
bookworm-refused-not-on-top = Nur der oberste Würfel eines Stapels kann genommen werden.
bookworm-refused-no-bookworm-card = Keine Bücherwurmkarten mehr, also keine Diebstähle. Nimm einen Würfel aus der Mitte.
bookworm-refused-which-die = Mehrere Würfel zeigen diesen Buchstaben. Wähle einen.
bookworm-refused-does-not-fit = Laut unserer Liste passt das nicht.
bookworm-refused-not-in-category = Laut unserer Liste passt das nicht.
bookworm-refused-unknown-word = Weder unsere Liste noch das Wörterbuch kennt das.
bookworm-refused-no-doubt-now = Zu spät: Anzweifeln geht nur fünf Sekunden lang.
bookworm-refused-no-such-category = Diese Zeile gibt es auf der Karte nicht.
bookworm-refused-same-side = Dreh ihn auf eine andere Seite.

## Am Tisch

bookworm-round = Runde { $round }
bookworm-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
bookworm-table = Die Würfel in der Mitte
bookworm-die =
    { $dots ->
        [one] { $letters }, { $dots } Auge
       *[other] { $letters }, { $dots } Augen
    }
bookworm-either = { $one } oder { $other }
bookworm-special = Spezialwürfel: { $side }
bookworm-worms =
    { $count ->
        [one] { $count } Bücherwurmkarte
       *[other] { $count } Bücherwurmkarten
    }
bookworm-in-middle =
    { $count ->
        [one] { $count } Bücherwurmkarte in der Mitte
       *[other] { $count } Bücherwurmkarten in der Mitte
    }
bookworm-bookworm = Bücherwurm
bookworm-voted = hat abgestimmt
bookworm-ready = ist bereit
bookworm-category = Kategorie
bookworm-card = Die Kategoriekarte
bookworm-level-green = leicht
bookworm-level-yellow = mittel
bookworm-level-red = schwer
bookworm-the-special-die = den Spezialwürfel

bookworm-choosing = Wer ist der erste Bücherwurm?
bookworm-first = { $name } ist der erste Bücherwurm
bookworm-first-says = Wähle eine Kategorie und würfle. Links von dir wird das erste Wort genannt.
bookworm-turning-card = { $name } deckt eine Kategoriekarte auf
bookworm-picking-you = Du bist der Bücherwurm: Wähle eine Kategorie
bookworm-picking-new-you = Wähle die neue Kategorie
bookworm-picking = { $name } wählt eine Kategorie
bookworm-picking-of = { $name }, du bist der Bücherwurm: Wähle eine Kategorie
bookworm-picking-new-of = { $name }, wähle die neue Kategorie
bookworm-rolling = Die Würfel fallen …
bookworm-turning-side-you = Dreh den Spezialwürfel
bookworm-turning-side = { $name } dreht den Spezialwürfel
bookworm-turning-side-of = { $name }, dreh den Spezialwürfel
bookworm-naming-you = Du bist dran: ein Wort für einen Würfel
bookworm-naming = { $name } sucht ein Wort
bookworm-naming-of = { $name }, du bist dran: ein Wort für einen Würfel
bookworm-ending = { $name } hat den letzten Würfel genommen
bookworm-voting = Passt { $word } zu „{ $category }“?
bookworm-voting-you = Der Tisch stimmt über { $word } ab
bookworm-votes = { $voted } von { $voters } haben abgestimmt
bookworm-swapping = { $name } meinte einen anderen Würfel für { $word }
bookworm-swapping-you = Hat jemand etwas gegen den anderen Würfel?
bookworm-scored = Runde { $round } ist vorbei
bookworm-scored-failed = Runde { $round } ist vorbei. { $name } fand kein Wort: −2.
bookworm-scored-last = Runde { $round } ist vorbei. { $name } hat den letzten Würfel genommen.

bookworm-word = Dein Wort
bookworm-placeholder = Tipp dein Wort
bookworm-prepare = Denk schon mal nach …
bookworm-hint = Tipp ein Wort oder tippe erst auf einen Würfel.
bookworm-no-die = Kein { $letter }, das du nehmen kannst.
bookworm-takes = Würfel, die dieses Wort nimmt
bookworm-take = { $die } nehmen: { $from }
bookworm-choose = { $die } wählen: { $from }
bookworm-the-middle = Mitte
bookworm-middle = Mitte
bookworm-it-fits = Es passt!
bookworm-named = In dieser Runde genannt
bookworm-nothing-named = Noch kein Wort
bookworm-no-word = Kein Wort
bookworm-now-the-word = Jetzt ein Wort für { $die }

bookworm-mark-yes = passt
bookworm-mark-no = nicht in unserer Liste
bookworm-mark-unsure = unsere Liste ist nicht sicher
bookworm-meant = Meintest du { $word }?
bookworm-doubt = Das zweifle ich an
bookworm-somebody-doubts = Jemand zweifelt
bookworm-one-for-all = Besprecht euch: ein Tipp für alle
bookworm-fits = Es passt
# Auf dem großen Bildschirm: Jemand zweifelt, ob ein Wort zur Kategorie passt.
bookworm-asks = Passt { $word } zu „{ $category }“?
bookworm-fits-not = Passt nicht
bookworm-wrong-die = Falscher Würfel?
bookworm-swap-to = Ich meinte { $die }: { $from }
bookworm-fine = In Ordnung
bookworm-object = Ich bin dagegen
bookworm-ruled-fits = { $word } passt
bookworm-ruled-not = { $word } passt nicht
bookworm-nobody-spoke = niemand sprach dafür
bookworm-tie = Gleichstand, also passt es
bookworm-list-decides = unsere Liste entscheidet
bookworm-list-decided =
    { $fit ->
        [yes] In unserer Liste steht { $word } unter „{ $category }“.
        [unsure] Unsere Liste ist sich bei { $word } nicht sicher, also passt es.
       *[no]
            { $under ->
                [none] In unserer Liste steht { $word } nicht unter „{ $category }“.
               *[other] In unserer Liste steht { $word } unter „{ $under }“, nicht unter „{ $category }“.
            }
    }
bookworm-house-keep = Als Hausantwort behalten
bookworm-house-suggest = Hausantwort vorschlagen
bookworm-house-agree =
    { $fits ->
        [yes] Einverstanden: { $word } passt
       *[no] Einverstanden: { $word } passt nicht
    }

bookworm-voice = Sag es
bookworm-voice-on = Sprechen statt tippen
bookworm-voice-listens = Ich höre zu …
bookworm-voice-title = Sprechen
bookworm-voice-says = Dein Browser macht aus Sprache Text. Dafür schickt er deine Stimme vielleicht an seinen Hersteller. Dieser Server hört sie nie.
bookworm-voice-failed = Der Browser konnte nicht zuhören.

bookworm-sheet = Wertungsblatt
bookworm-total = Summe
bookworm-to-21 = Mit 21 Punkten ist das Spiel aus.
bookworm-fell-out = kein Wort
bookworm-go-on = Nächste Runde
bookworm-waiting = Warten auf die anderen …

## Danach

bookworm-could = Wörter, die gepasst hätten
bookworm-review = Was möglich war
bookworm-review-says = Werte sind die Punkte, die du voraussichtlich gegenüber den anderen gewinnst.
bookworm-from = von { $from }
bookworm-best = Am besten
bookworm-had-no-word = kein Wort
bookworm-changed = neue Kategorie
bookworm-ways = Wie die Würfel gewandert sind
bookworm-lesson-stuck =
    { $count ->
        [one] Einmal kein Wort. Gepasst hätte: { $words }.
       *[other] { $count }-mal kein Wort. Gepasst hätten: { $words }.
    }
bookworm-lesson-dearer = { $better } wäre mehr wert gewesen als { $word }.
bookworm-lesson-best-dice = Jedes Mal der beste Würfel.

## Karte des Tages

bookworm-day-task = Wähle eine von drei Kategorien und finde ein Wort für jeden der sieben Würfel. Du hast jeweils 20 Sekunden. Schwerere Kategorien bringen 1 oder 2 Punkte mehr je Würfel.
bookworm-day-mark = { $points } von { $best } Punkten
bookworm-day-all = Ein Wort für jeden Würfel!
bookworm-day-best = Ein Wort für jeden Würfel, und das in der schwersten Kategorie: Besser geht es nicht.
bookworm-day-some =
    { $left ->
        [one] Die übrigen Würfel waren noch { $left } Punkt wert.
       *[other] Die übrigen Würfel waren noch { $left } Punkte wert.
    }
bookworm-day-none = Diesmal kein Wort.
bookworm-day-solution = Wörter für diese Würfel
bookworm-day-yours = deine Wahl
bookworm-day-clock = die Uhr hat gewählt
bookworm-day-bonus = +{ $bonus } je Würfel
bookworm-day-worth =
    { $bonus ->
        [0] je Würfel: seine Augen
       *[other] je Würfel: seine Augen + { $bonus }
    }
bookworm-day-else = Wenn du nicht rechtzeitig wählst, gilt „{ $category }“.

## Echte Würfel und die eigene Schachtel

bookworm-face-white = weißer Würfel
bookworm-face-special = Spezialwürfel
bookworm-kit-dice = Würfel
    .says = Sieben weiße Würfel, auf jeder Seite ein oder zwei Buchstaben und 1 bis 3 Augen (A2, QX1), und der Spezialwürfel.
bookworm-kit-special = Spezialwürfel
    .says = Was seine sechs Seiten zeigen.
bookworm-kit-special-turn = { bookworm-side-turn }
bookworm-kit-special-a-z = { bookworm-side-a-z }
bookworm-kit-special-n-o-t = { bookworm-side-n-o-t }
bookworm-kit-special-last-die = { bookworm-side-last-die }
bookworm-kit-special-stack = { bookworm-side-stack }
bookworm-kit-special-new-category = { bookworm-side-new-category }
bookworm-kit-cards = Kategoriekarten
    .says = Je drei Kategorien, die leichteste zuerst. Über Wörter von Kategorien, die wir dem Namen nach kennen, können wir entscheiden; über die anderen entscheidet der Tisch.
bookworm-kit-cards-line-1 = { bookworm-level-green }
bookworm-kit-cards-line-2 = { bookworm-level-yellow }
bookworm-kit-cards-line-3 = { bookworm-level-red }

## Du hast das Spiel?

bookworm-beside-says = Nennt eure Wörter laut. Tippt nach jeder Runde ein, was vor wem liegt.
bookworm-beside-title = Wertungsblatt
bookworm-beside-now = Runde { $round }: Wer hat was?
bookworm-beside-dice = Würfel
bookworm-beside-die =
    { $dots ->
        [one] { $name }: ein Würfel mit { $dots } Auge
       *[other] { $name }: ein Würfel mit { $dots } Augen
    }
bookworm-beside-undo = { $name }: letzten Würfel wegnehmen
bookworm-beside-card = { $name }: eine Bücherwurmkarte mehr
bookworm-beside-no-card = { $name }: eine Bücherwurmkarte weniger
bookworm-beside-cards = Karten
bookworm-beside-special = Spezialwürfel
bookworm-beside-special-of = Spezialwürfel von { $name }
bookworm-beside-special-none = –
bookworm-beside-special-other = andere Seite
bookworm-beside-failed = Kein Wort
bookworm-beside-done = Runde eintragen
bookworm-beside-take-back = Letzte Runde zurücknehmen
bookworm-beside-won =
    { $count ->
        [one] { $names } gewinnt mit { $points } Punkten!
       *[other] { $names } gewinnen mit { $points } Punkten!
    }
bookworm-judge-title = Passt es?
bookworm-judge-category = Kategorie
bookworm-judge-choose = Wähle eine
bookworm-judge-answer = Das Wort
bookworm-judge-language = Sprache des Wortes
bookworm-judge-ask = Unsere Listen fragen
bookworm-judge-yes = passt, es steht in unserer Liste
bookworm-judge-no = passt nicht, unsere Listen kennen es als etwas anderes
bookworm-judge-unsure = unsere Listen wissen es nicht; stimmt ab, bei Gleichstand passt es
bookworm-judge-offline = Du bist offline und hast kein Wörterbuch auf diesem Gerät. Stimmt darüber ab.

## Keine Texte, sondern Daten für die Sprache eines Tisches

bookworm-articles = der die das den dem des ein eine einen einem einer eines
bookworm-lookalikes = { "" }
bookworm-voice-tag = de-DE

## Terminal

bookworm-typing-1 = otter
    .does = ein Wort nennen und seinen Würfel nehmen
bookworm-typing-2 = otter 3
    .does = Würfel 3 nehmen, wenn mehrere den Buchstaben zeigen
bookworm-typing-3 = otter!
    .does = es passt, egal was unsere Liste sagt (allein mit Bots)
bookworm-typing-4 = kein wort  oder  -
    .does = aufgeben: −2, und die Runde ist vorbei
bookworm-typing-5 = 2
    .does = als Bücherwurm eine Kategorie wählen
bookworm-typing-6 = stapel
    .does = den Spezialwürfel auf diese Seite drehen
bookworm-typing-7 = wechseln
    .does = den Spezialwürfel für eine neue Kategorie nehmen
bookworm-typing-8 = tausch 5
    .does = Würfel 5 statt des gerade genommenen nehmen
bookworm-typing-9 = zweifel  oder  ?
    .does = das letzte Wort anzweifeln
bookworm-typing-10 = ja, nein
    .does = abstimmen
bookworm-typing-11 = Enter  oder  weiter
    .does = weiter
bookworm-typing-12 = behalten
    .does = als Hausantwort behalten, worin ihr zwei euch einig seid
bookworm-typed-yes = ja, j
bookworm-typed-no = nein, n
bookworm-typed-doubt = zweifel
bookworm-typed-no-word = kein wort, passe
bookworm-typed-change = wechseln
bookworm-typed-go = weiter
bookworm-typed-keep = behalten, haus
bookworm-typed-swap = tausch
bookworm-typed-turn = drehen
bookworm-typed-a-z = a-z
bookworm-typed-n-o-t = n-o-t, not
bookworm-typed-last-die = letzter würfel
bookworm-typed-stack = stapel
bookworm-typed-new-category = neue kategorie
bookworm-text-title = Runde { $round }, Bücherwurm: { $name }
bookworm-text-display = In der Mitte: { $dice }
bookworm-text-gone = nicht mehr dabei
bookworm-text-picking-you = Du bist der Bücherwurm: Wähle eine Kategorie nach ihrer Nummer.
bookworm-text-turning-side-you = Dreh den Spezialwürfel: A–Z, N·O·T, letzter Würfel, Stapel oder neue Kategorie.
bookworm-text-naming-change = Oder nimm den Spezialwürfel für eine neue Kategorie: wechseln.
bookworm-text-ending = { $name } hat den letzten Buchstabenwürfel genommen. Zweifel?
bookworm-text-voting = Passt { $word }, ja oder nein? { $voted } von { $voters } haben abgestimmt.
bookworm-text-swapping = { $name } meinte einen anderen Würfel für { $word }: { $die }. In Ordnung, ja oder nein?
bookworm-text-scored = Runde { $round }: { $scores }
bookworm-refused-no-such-side = Die Seiten sind: A–Z, N·O·T, letzter Würfel, Stapel, neue Kategorie.

## Print

bookworm-box-file = Eine Schachtel Bücherwurm für Parlour. docs/hosts.md erklärt jede Zeile.
bookworm-box-dice = Sieben weiße Würfel: ein oder zwei Buchstaben und 1 bis 3 Augen, wie QX1. Der Spezialwürfel: turn, a-z, n-o-t, last-die, stack, new-category.
bookworm-box-cards = Kategoriekarten: je drei Zeilen, die leichteste zuerst. Über Wörter von Kategorien, die Parlour dem Namen nach kennt, entscheidet es selbst.
bookworm-box-no-face = eine Seite hat ein oder zwei Buchstaben und 1 bis 3 Augen, wie A2 oder QX1
bookworm-print-dice = Würfel
bookworm-print-cards = Karten
bookworm-print-scores = Wertungsblock
bookworm-print-special = spezial
bookworm-print-worm = +1 Punkt
bookworm-print-round = Runde
bookworm-print-total = Summe
bookworm-print-says = Augen + Bücherwurmkarten; −2, wer kein Wort findet. Mit 21 Punkten ist das Spiel aus.
bookworm-print-needs = sieben Buchstabenwürfel, der Spezialwürfel, die Kategoriekarten als Stapel, sechs Bücherwurmkarten in der Mitte, ein Stift.
bookworm-print-aid-1 = Für ein Wort bis 15 zählen: 10 im Stillen, 5 laut. Ein Würfel mit zwei Buchstaben, etwa CK oder OÖ, steht für jeden von beiden. Wer zuletzt ein Buch gelesen hat, beginnt als Bücherwurm.
bookworm-print-aid-2 = Die Runde endet, wenn der letzte Buchstabenwürfel die Mitte verlässt oder jemand kein Wort findet. Wer sie beendet hat, ist der nächste Bücherwurm.
bookworm-print-aid-3 = Der Spezialwürfel, jede Runde eine Regel (lasst ihn in den ersten Spielen weg):
