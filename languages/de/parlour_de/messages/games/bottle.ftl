### Flaschenpost.

bottle-counts = Es gelten Nomen in der Einzahl ab vier Buchstaben (BOT-06).
bottle-name = Flaschenpost
bottle-about = Wer nennt zuerst ein Wort mit allen Buchstaben in der Flasche? Es muss ein Substantiv im Singular mit mindestens vier Buchstaben sein. Das erste richtige Wort gewinnt einen Diamanten, ein Fehler kostet einen, und acht Diamanten gewinnen das Spiel.
bottle-credits = Nach dem gedruckten Spiel von Urtis Šulinskas und Natalya Efremova. Art Direction: Anastasia Durova. Grafik: Anna Medvedeva. Verlag: Red Cat Games, 2023.

## How to play

bottle-step-1 = Schütteln
    .says = Die Würfel purzeln in die Flasche. Alle sehen sie im selben Moment.
bottle-step-2 = Um die Wette
    .says = Nenne ein Substantiv im Singular mit mindestens vier Buchstaben, in dem alle Buchstaben aus der Flasche stecken. Das erste richtige Wort gewinnt einen Diamanten. Zwei im selben Moment? Das kürzere Wort gewinnt; bei gleicher Länge gewinnen beide. Wer es schwerer mag, spielt „Das kürzere Wort gewinnt“: Nach einem richtigen Wort haben die anderen zehn Sekunden für ein kürzeres, und das kürzeste gewinnt.
bottle-step-3 = Fehler kosten
    .says = Ein falsches Wort, ein Plural, ein Name oder eine Wiederholung kostet einen Diamanten, und du bist bis zum nächsten Schütteln raus.
bottle-step-4 = „Kein Wort!“
    .says = Du glaubst, es gibt keins? Dann sag es. Findet in zehn Sekunden niemand eins, gewinnst du einen Diamanten. Findet jemand eins, verlierst du einen.
bottle-step-5 = Effekte
    .says = Der Effektwürfel ändert die Aufgabe: nur der gelbe Buchstabe, die Buchstaben an beiden Enden der Flasche, oder Hand auf die Flasche und ein Wort für jeden Würfel.
bottle-step-6 = Acht Diamanten
    .says = Du startest mit einem. Wer zuerst acht hat, gewinnt.
bottle-drawn-wrong = KNABEN
bottle-drawn-neck = T E K

## Events

bottle-event-shook =
    { $effect ->
        [none] Runde { $round }: { $letters }.
       *[other] Runde { $round }: { $letters }. Effekt: { $effect }.
    }
bottle-event-spoke = { $name } hat ein Wort …
bottle-event-said = { $name }: { $word }!
bottle-event-erred =
    { $word ->
        [none] { $name }: { $why } ({ bottle-cost }).
       *[other] { $name } sagt { $word }: { $why } ({ bottle-cost }).
    }
bottle-cost =
    { $seconds ->
        [0] { $cost ->
                [0] raus für diese Runde
                [one] −{ $cost } Diamant
               *[other] −{ $cost } Diamanten
            }
       *[other] −{ $seconds } s
    }
bottle-event-passed = { $name } möchte neu schütteln.
bottle-event-offer-taken = { $name } lässt neu schütteln. Noch zehn Sekunden!
bottle-event-hint-given = { $name } bittet um einen Tipp.
bottle-event-called-no-word = { $name } sagt: kein Wort! Zehn Sekunden für den Gegenbeweis.
bottle-event-refuted =
    { $cost ->
        [0] Es gab doch ein Wort, { $name }.
       *[other] Es gab doch ein Wort: { $name } verliert einen Diamanten.
    }
bottle-event-covered-bottle = { $name } korkt die Flasche zu.
bottle-event-buzzed = { $name } hat zuerst gebuzzert.
bottle-event-ruled-by-ear =
    { $right ->
        [yes] { $by } zum Wort von { $name }: richtig!
       *[no] { $by } zum Wort von { $name }: falsch.
    }
bottle-event-ruling-taken-back = { $by } nimmt das zurück. { $name } hat wieder das Wort.
bottle-event-named = { $name } findet { $word }.
bottle-event-contested = Zehn Sekunden, um { $names } mit weniger als { $length } Buchstaben zu schlagen.
bottle-event-awarded =
    { $diamonds ->
        [1] { $name } gewinnt einen Diamanten.
       *[other] { $name } gewinnt einen Diamanten und hat jetzt { $diamonds }.
    }
bottle-event-round-ended =
    { $count ->
        [0] Niemand gewinnt diese Runde.
        [one] { $names } gewinnt die Runde.
       *[other] { $names } gewinnen die Runde.
    }

## Why a word doesn’t count

bottle-fault-too-short = weniger als vier Buchstaben
bottle-fault-used = in diesem Spiel schon genannt
bottle-fault-letter-missing = kein { $of } darin
bottle-fault-not-yellow = { $of } muss innen stehen, und die anderen Würfel bleiben draußen
bottle-fault-not-neck = muss mit dem nächsten und dem fernsten Würfel anfangen und enden
bottle-fault-starts-with-no-die = beginnt mit keinem freien Würfel
bottle-fault-too-slow = Zeit abgelaufen bei zugekorkter Flasche
bottle-fault-silent = kein Wort nach dem Buzzer
bottle-fault-by-ear = das Wort war falsch

## What happens now

bottle-now-shaking = Die Flasche wird geschüttelt …
bottle-now-out = Du bist raus bis zum nächsten Schütteln.
bottle-now-passed = Du möchtest neu schütteln. Mit einem Wort bist du wieder dabei.
bottle-now-offer = Festgefahren? Schüttle neu. Die anderen haben noch 10 Sekunden.
bottle-now-offer-alone = Festgefahren? Schüttle neu.
bottle-now-taken = { $name } lässt neu schütteln: noch zehn Sekunden!
bottle-now-taken-you = Zehn Sekunden für die anderen, dann wird neu geschüttelt.
bottle-now-claimed = { $names }: Ein Wort ist da, aber noch nicht gewonnen
bottle-now-claimed-you = { $word } ist da, aber noch nicht gewonnen
bottle-now-denied = { $name } sagt: kein Wort! Zehn Sekunden für den Gegenbeweis.
bottle-now-denied-you = Du sagst, es gibt kein Wort. Findet jemand eins?
bottle-now-to-beat = Schlag { $words } mit weniger als { $length } Buchstaben
bottle-now-to-beat-you = { $words } ist zu schlagen
bottle-now-covering = { $name } hat zugekorkt und sucht Wörter
bottle-now-covering-you = Deine Hand ist auf der Flasche: ein Wort für jeden Würfel!
bottle-now-speaking = { $name } hat zuerst gebuzzert: hört zu!
bottle-now-speaking-you = Du warst zuerst dran: Sag dein Wort, dann tipp es ein
bottle-now-speaking-shorter = Du warst zuerst dran: Sag und tipp ein Wort mit weniger als { $length } Buchstaben
bottle-now-voting = Zählt { $word }?
bottle-now-voting-you = Der Tisch stimmt über { $word } ab
bottle-now-settled =
    { $count ->
        [one] { $names } gewinnt mit { $words }
       *[other] { $names } gewinnen mit { $words }
    }
bottle-now-settled-no-word = Kein Wort! Den Gegenbeweis fand niemand ({ $names })
bottle-now-settled-by-ear = { $names }: laut gesagt und richtig
bottle-now-settled-nobody = Niemand gewinnt diese Runde
bottle-rare =
    { $means ->
        [none] { $word }: ein seltenes Substantiv
       *[other] { $word }: { $means }
    }
bottle-possible =
    { $count ->
        [0] Kein geläufiges Wort hätte gepasst.
        [one] Ein Wort hätte gepasst: { $words }
       *[other] { $count } Wörter hätten gepasst: { $words }
    }

## Effects

bottle-effect-base = Grundspiel
    .says = Ein Substantiv im Singular ab vier Buchstaben, das alle Buchstaben der Flasche enthält
bottle-effect-neck = Hals
    .says = An den Enden des Worts: der Würfel, der dem Hals am nächsten ist, und der fernste
bottle-effect-yellow = Gelb
    .says = Der gelbe Buchstabe innen, nicht am Rand, und keiner der anderen
bottle-effect-cover = Korken
    .says = Erst zukorken! Dann ein Wort für jeden Würfel, das mit seinem Buchstaben beginnt

## The table

bottle-bottle = Die Flasche
bottle-colour-yellow = gelb
bottle-colour-turquoise = türkis
bottle-colour-dark-blue = dunkelblau
bottle-die = { $letter }, { $colour }, Abstand zum Hals { $distance }
bottle-round = Runde { $round }
bottle-diamonds =
    { $count ->
        [one] { $count } Diamant
       *[other] { $count } Diamanten
    }
bottle-word = Dein Wort
bottle-type = Tipp dein Wort
bottle-type-cover = Tipp auf die Flasche oder drück Enter
bottle-no-word = Es gibt keins!
bottle-no-word-risk = Findet in zehn Sekunden niemand ein Wort, bekommst du einen Diamanten. Findet jemand eins, verlierst du einen.
bottle-keep-looking = Weitersuchen
bottle-held-back = { $word } ist zu kurz: mindestens vier Buchstaben. Sicher? Schick es noch einmal.
bottle-who-covers = Wer hält die Flasche zu?
bottle-new-shake = Neu schütteln
bottle-skip = Weiter
bottle-hint = Tipp
bottle-cover = Flasche zukorken
bottle-buzz = Ich hab ein Wort!
bottle-right = Richtig
bottle-wrong = Falsch
bottle-no-word-who = Wer sagt, dass es keins gibt?
bottle-no-word-of = { $name }: Es gibt keins!
bottle-was-it-right = War das Wort richtig?
bottle-easy-one = Ein leichtes mit { $letters } Buchstaben:
bottle-easy-ones = Leichte Wörter:
bottle-none-exists = Zu diesen Buchstaben gibt es kein Wort. Sag es!
bottle-found = { $name } hat ein Wort gefunden: { $word }

## Who won

bottle-you-win = Der Diamant gehört dir!
bottle-you-win-game = Du gewinnst das Spiel!
bottle-won-with = Mit { $count } Diamanten gewonnen
bottle-wins =
    { $count ->
        [one] { $names } gewinnt den Diamanten!
       *[other] { $names } gewinnen je einen Diamanten!
    }
bottle-winning-word = Das Siegerwort
bottle-won-no-word = Kein Wort!
bottle-said-aloud = gesagt, nicht getippt
bottle-won-by-ear = Richtig!
bottle-undo-right = { $name }: richtig. Zurücknehmen
bottle-undo-wrong = { $name }: falsch. Zurücknehmen
bottle-next-round = Nächste Runde
bottle-who-said = Wer sagt { $word }?
bottle-rounds = Runde für Runde
bottle-nobody = niemand

## Who was first

bottle-first-title = Wer war zuerst?
bottle-first-says = Wir ziehen ab, wie lange eine Nachricht unterwegs war, höchstens 250 ms. Wörter im selben Moment sind gleich schnell: Das kürzere Wort gewinnt.
bottle-first-player = Spieler
bottle-first-arrived = angekommen
bottle-first-way = unterwegs
bottle-first-way-none = nichts
bottle-first-counted = gezählt
bottle-first-first = zuerst

## Today’s roll

bottle-roll-task = Einmal schütteln, eine Minute: Finde ein Substantiv mit allen Buchstaben. Jede Sekunde, die übrig bleibt, ist ein Punkt, ein Fehler kostet zehn.
bottle-day-task = Fünfmal schütteln, je eine Minute: Finde ein Substantiv mit allen Buchstaben. Jede Sekunde, die übrig bleibt, ist ein Punkt, ein Fehler kostet zehn.
bottle-day-shake = Wurf { $round } von { $count }
bottle-day-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
bottle-day-found =
    { $found ->
        [all] Alle { $count } Wörter gefunden!
       *[other] { $found } von { $count } Wörtern gefunden.
    }
bottle-day-shakes = Wurf für Wurf
bottle-day-none = nichts gefunden
bottle-day-mistakes = { $count } Fehler
bottle-day-possible =
    { $count ->
        [one] { $count } Wort hätte gepasst, zum Beispiel
       *[other] { $count } Wörter hätten gepasst, zum Beispiel
    }

## Own the box?

bottle-beside-says = Eure Würfel, eure Flasche. Wir zählen die Diamanten.
bottle-beside-title = Diamanten
bottle-beside-more = { $name }: einer mehr
bottle-beside-less = { $name }: einer weniger
bottle-beside-reserve = Noch { $count } im Vorrat.
bottle-beside-won =
    { $count ->
        [one] { $names } hat acht Diamanten und gewinnt!
       *[other] { $names } haben acht Diamanten und gewinnen!
    }

## Your own box and your own dice

bottle-kit-dice = Würfel
    .says = Je sechs Buchstaben. Im leichten Spiel bleibt der dunkelblaue weg.
bottle-kit-yellow = Gelber Würfel
bottle-kit-turquoise-one = Türkiser Würfel { $number }
bottle-kit-dark-blue = Dunkelblauer Würfel
bottle-kit-effects = Effektwürfel
    .says = Was auf seinen sechs Seiten steht. Er gehört zu den Modi „Effekte“ und „Party“.
bottle-kit-effects-base = { bottle-effect-base }
bottle-kit-effects-neck = { bottle-effect-neck }
bottle-kit-effects-yellow = { bottle-effect-yellow }
bottle-kit-effects-cover = { bottle-effect-cover }
bottle-pad-neck = Hals
bottle-pad-yellow = gelber Würfel
bottle-pad-turquoise = türkiser Würfel
bottle-pad-dark-blue = dunkelblauer Würfel
bottle-pad-effect = Effektwürfel

## Settings

bottle-preset-standard = Vier Würfel. Das Wörterbuch entscheidet, Einspruch ist möglich.
bottle-preset-first = Drei Würfel, Tipps, und Fehler kosten nichts.
bottle-preset-party = Buzzern, dann das Wort laut sagen. Mit dem Effektwürfel.
bottle-preset-kids = Drei Würfel, Tipps, kein Diamant geht verloren, und der Tisch entscheidet.
bottle-preset-purist = Genau wie in der Schachtel.
bottle-preset-quick = Drei Würfel, und nach 30 Sekunden ohne Wort wird neu geschüttelt.
bottle-setting-mode = Modus
    .says = Wählt die Würfel. „Klassisch“ hat vier, „Leicht“ lässt den dunkelblauen weg. „Effekte“ nimmt zu vier Würfeln den Effektwürfel dazu, „Party“ zu dreien.
bottle-setting-mode-classic = Klassisch
bottle-setting-mode-easy = Leicht
bottle-setting-mode-effects = Effekte
bottle-setting-mode-party = Party
bottle-setting-shorter_word = Kürzer gewinnt
    .says = Nach einem richtigen Wort haben die anderen 10 Sekunden, es mit einem kürzeren zu schlagen.
bottle-setting-double_letters = Ein Buchstabe auf zwei Würfeln
    .says = Zeigen zwei Würfel denselben Buchstaben, braucht dein Wort ihn zweimal, oder einmal reicht.
bottle-setting-double_letters-each = Zweimal
bottle-setting-double_letters-once = Einmal reicht
bottle-setting-same_moment_ms = Derselbe Moment
    .says = Wörter gelten als gleichzeitig, wenn sie in so vielen Millisekunden genannt werden.
bottle-setting-everyday_nouns = Nur alltägliche Substantive
    .says = Lehnt Wörter ab, die kaum je Substantive sind, etwa NICHTS oder SOLL.
bottle-setting-gentle = Sanft
    .says = Fehler kosten keinen Diamanten. Gut mit Kindern.
bottle-setting-patience_s = Neu schütteln nach
    .says = Schüttelt die Flasche neu, wenn so viele Sekunden lang kein Wort kam. 0 heißt nie.
bottle-setting-hints = Tipps
    .says = Wer festhängt, darf zweimal pro Runde fragen, wie ein leichtes Wort anfängt und wo seine Buchstaben stehen.
bottle-setting-spoken = Buzzern und sagen
    .says = Zuerst buzzern, das Wort laut sagen, dann eintippen oder den Gastgeber entscheiden lassen. Für Leute in einem Raum.
bottle-setting-day = Wurf des Tages
    .says = Du spielst den Wurf des Tages: allein, fünfmal schütteln, je eine Minute, ein Punkt für jede Sekunde, die übrig bleibt.

## Refusals

bottle-refused-not-shorter = Es muss kürzer sein als das Wort, das zu schlagen ist.
bottle-refused-too-early = Neu schütteln geht nach 30 Sekunden ohne Wort.
bottle-refused-too-late-to-take-back = Zu spät: Zurücknehmen geht fünf Sekunden lang, solange sonst nichts passiert.
bottle-refused-no-such-ruling = Zu spät: Einspruch geht einmal, innerhalb von fünf Sekunden.

## Terminal and server

bottle-refused-a-command = Jetzt nicht. Um es als Wort zu nennen, tipp: sag { $detail }
bottle-refused-buzz-first = Drück zuerst den Buzzer: tipp buzz
bottle-terminal-day = Wurf { $round } von { $count } · bisher { $points }
bottle-terminal-open = Nenne ein Wort, sag „kein Wort“ oder passe.
bottle-terminal-open-cover = Kork die Flasche zu! Oder sag „kein Wort“ oder passe.
bottle-terminal-open-day = Nenne ein Wort oder passe. Jede Sekunde zählt.
bottle-terminal-open-spoken = Ein Wort? Drück den Buzzer: buzz. Oder sag „kein Wort“ oder passe.
bottle-terminal-speaking = { $name } hat zuerst gebuzzert. War das Wort richtig oder falsch?
bottle-terminal-voted = { $voted } von { $voters } haben abgestimmt: ja oder nein.
bottle-terminal-hint = Ein leichtes: { $shapes }
bottle-terminal-out = raus
bottle-terminal-passed = gepasst
bottle-terminal-gone = weg
bottle-lesson-hasty = Falsche Wörter ({ $count }): { $words }. Einmal durchatmen ist billiger als ein Diamant.
bottle-lesson-missed = Verpasste leichte Wörter: { $words }.
bottle-lesson-nothing-missed = Kein leichtes Wort verpasst.
bottle-typing-1 = globus
    .does = ein Wort nennen
bottle-typing-2 = kein wort  oder  -
    .does = sagen, dass es keins gibt
bottle-typing-3 = passe  oder  .
    .does = neu schütteln wollen
bottle-typing-4 = schütteln
    .does = das Angebot annehmen, nach 30 Sekunden ohne Wort neu zu schütteln
bottle-typing-5 = tipp  oder  ?
    .does = sehen, wie ein leichtes Wort anfängt, wenn der Tisch Tipps gibt
bottle-typing-6 = korken  oder  !
    .does = die Hand auf die Flasche legen
bottle-typing-7 = buzz
    .does = den Buzzer drücken, wenn ihr laut sprecht; dann tippen, was du gesagt hast
bottle-typing-8 = richtig, falsch
    .does = entscheiden, was jemand anderes laut gesagt hat
bottle-typing-9 = ja, nein
    .does = abstimmen
bottle-typing-10 = einspruch WORT
    .does = den Tisch über eine Entscheidung abstimmen lassen
bottle-typing-11 = sag passe
    .does = ein Wort nennen, das auch ein Befehl ist
bottle-typed-no-word = kein wort, keins, gibt es nicht
bottle-typed-pass = passe, passen
bottle-typed-shake = schütteln, neu schütteln
bottle-typed-hint = tipp
bottle-typed-cover = korken, zukorken
bottle-typed-buzz = buzz, buzzer
bottle-typed-right = richtig
bottle-typed-wrong = falsch
bottle-typed-take-back = zurück
bottle-typed-go-on = weiter
bottle-typed-say = sag
bottle-box-file = Eine Schachtel Flaschenpost für Parlour. docs/hosts.md erklärt jede Zeile.
bottle-box-dice = Vier Buchstabenwürfel mit je sechs Seiten; Effekte (effects): base, neck, yellow oder cover.

## Print

bottle-print-dice = Würfel
bottle-print-diamonds = Diamanten
bottle-print-effect = Effekt
bottle-print-needs = die Buchstabenwürfel in einer klaren Flasche oder unter einem Becher, die Diamanten auf einem Haufen, ein Wörterbuch.
bottle-print-aid-1 = Für die ersten Spiele: den dunkelblauen Würfel und den Effektwürfel weglassen.
bottle-print-aid-2 = Zwei Wörter im selben Moment: Das kürzere Wort gewinnt; bei gleicher Länge gibt es für beide einen Diamanten.
bottle-print-aid-3 = Der Effektwürfel stellt die Aufgabe der Runde:
