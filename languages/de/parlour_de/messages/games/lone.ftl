### Einsame Wörter.

lone-counts = Es gilt jedes Wort aus dem Wörterbuch, das die Würfel hergeben.
lone-name = Einsame Wörter
lone-about = Schreib heimlich Wörter: Nur die zählen, die sonst niemand hat. Bilde sie aus den Würfeln, gegen die Uhr. Jedes füllt eine freie Zeile seiner Länge.
lone-credits = Nach einer gedruckten Anleitung ohne Namen der Autoren. Der Name ist von uns.
lone-tip = Eigene Würfel? Die älteste Person würfelt zuerst.

## How to play

lone-step-1 = Würfeln
    .says = Sieben Buchstabenwürfel und ein Joker, der jeder Buchstabe sein kann. Alle spielen mit denselben Würfeln.
lone-step-2 = Schreiben
    .says = Schreib drei Wörter, bevor die Zeit um ist (zu zweit vier). Ein Wort mit fünf Buchstaben kommt in eine Zeile mit fünf Feldern.
lone-step-3 = Heimlich
    .says = Niemand sieht deine Wörter oder wie viele du hast. Lösch und schreib neu, so oft du willst.
lone-step-4 = Einzigartig
    .says = Dann zeigen alle ihr Blatt. Ein Wort, das sonst niemand hat, bringt die Punkte seiner Zeile.
lone-step-5 = Doppelt
    .says = Ein Wort, das zwei geschrieben haben, bringt nichts. Auch keins, das jemand anderes schon früher hatte.
lone-step-6 = Runden
    .says = Zwölf Zeilen, jede nur einmal: vier Runden mit drei Wörtern, zu zweit drei Runden mit vier. Jedes fehlende Wort kostet eine Zeile. Die meisten Punkte gewinnen.

## Events

lone-event-dice-rolled = Runde { $round }: { $letters } und der Joker.
lone-event-pencils-down = Stifte weg! Jetzt tippt eure Wörter ein.
lone-event-time-up = Zeit um! Zeigt eure Blätter.
lone-event-all-done = Alle fertig! Zeigt eure Blätter.
lone-event-unveiled =
    { $points ->
        [0] { $name }: { $word }, 0 Punkte ({ $why }).
        [one] { $name }: { $word }, { $points } Punkt.
       *[other] { $name }: { $word }, { $points } Punkte.
    }
lone-event-unveiled-nothing = { $name } hat nichts geschrieben.
lone-event-gave-up =
    { $count ->
        [0] { $name } streicht nichts.
        [one] { $name } streicht Zeile { $rows }.
       *[other] { $name } streicht die Zeilen { $rows }.
    }

## Why a word scores or not

lone-why-alone = einzigartig
lone-why-shared = auch { $names }
lone-why-earlier = schon bei { $names }
lone-why-own-repeat = Wiederholung
lone-why-no-word =
    { $reason ->
        [none] kein Wort
       *[other] { $reason }
    }
lone-why-not-on-dice = nicht auf den Würfeln
lone-why-given-up = gestrichen
lone-why-too-many = eins zu viel

## What happens now

lone-now-rolling = Es wird gewürfelt …
lone-now-handing = Gib das Gerät an { $name } weiter.
lone-now-one-writes = { $name } schreibt.
lone-now-write = { $of } Wörter, die sonst niemand hat: { $count }/{ $of }
lone-now-written = Alles da. Ändere noch etwas oder tipp auf „Fertig“.
# Auf dem großen Bildschirm, nach einer Runde.
lone-unseen = Niemand hat { $word } gesehen, { $points } Punkte
# Auf dem großen Bildschirm, während alle schreiben.
lone-minute = Schreibt { $of } Wörter, die sonst niemand hat
lone-now-watch = Alle schreiben heimlich.
lone-now-pencil = Schreib auf dein Papier.
lone-now-copy = Tipp dein Blatt ein: { $count }/{ $of }
lone-now-covered = Die Würfel sind verdeckt. Deine Zeit läuft, sobald du hinsiehst.
lone-now-finished = Warten auf die anderen
lone-now-voting = Zählen diese Wörter?
lone-now-compared = Nur einzigartige Wörter zählen.
lone-now-owed-by =
    { $count ->
        [one] { $name }: Streich eine Zeile.
       *[other] { $name }: Streich { $count } Zeilen.
    }
lone-now-owed =
    { $count ->
        [one] Ein Wort fehlt: Streich eine Zeile.
       *[other] { $count } Wörter fehlen: Streich { $count } Zeilen.
    }

## The table

lone-round = Runde { $round } von { $rounds }
lone-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
lone-done = fertig
lone-dice = Die Würfel
lone-shuffle = Würfel mischen
lone-joker = Joker, jeder Buchstabe
lone-joker-as = Joker als { $letter }
lone-die-used = { $die }, benutzt
lone-sheet = Dein Blatt
lone-sheet-of = Blatt von { $name }
lone-sheets = Würfel und Blätter
lone-row =
    { $word ->
        [none] { $squares } Felder, { $points } Punkte, frei
       *[other] { $squares } Felder, { $points } Punkte: { $word }
    }
lone-erase = { $word } löschen
lone-word = Dein Wort
lone-type = Tipp ein Wort
lone-no-die = Kein { $letters } auf den Würfeln.
lone-held-back = Kein { $letters } auf den Würfeln. Wenn du sicher bist, gib { $word } noch einmal ein.
lone-no-row = Keine Zeile mit { $count } Buchstaben mehr frei.
lone-paper = Die Würfel sind hier, dein Blatt liegt auf dem Tisch. Wenn die Zeit um ist, tippst du deine Wörter ein.
lone-last-round = Letzte Runde
lone-nothing = nichts geschrieben
lone-extra = Zu viele Wörter. Diese zählen nicht: { $words }
lone-waiting = Warten auf { $names }
lone-finish = Fertig
lone-leave-out = { $word } weglassen?
lone-leave = Weglassen
lone-no-words = Fertig ohne ein einziges Wort?
    .says = Jedes fehlende Wort kostet eine Zeile.
lone-keep-writing = Weiterschreiben
lone-look = Würfel zeigen
lone-ready = Ich bin bereit
lone-cross-out = Streichen
lone-next-round = Nächste Runde
lone-result = Zum Ergebnis

## After a round

lone-top-you =
    { $points ->
        [one] Das Wort der Runde ist deins: { $points } Punkt!
       *[other] Das Wort der Runde ist deins: { $points } Punkte!
    }
lone-top =
    { $points ->
        [one] { $name }, { $points } Punkt
       *[other] { $name }, { $points } Punkte
    }
lone-rounds = Runde für Runde
lone-possible = Was möglich war
lone-possible-you = Runde { $round }: { $percent } % der möglichen Punkte. Da war mehr drin:
lone-possible-of = { $name }, Runde { $round }: { $percent } % der möglichen Punkte. Da war mehr drin:
lone-possible-all = Runde { $round }: alle möglichen Punkte.
lone-possible-all-of = { $name }, Runde { $round }: alle möglichen Punkte.

## Today’s roll

lone-roll-task = Ein Wurf, drei Wörter: Schreib sie dorthin, wo sie am meisten bringen.
lone-day-task = Ein Wurf, drei Wörter, anderthalb Minuten. Ein Wort zählt, wenn es heute fast niemand sonst schreibt.
lone-day-lone =
    { $lone ->
        [all] Alle deine Wörter sind einzigartig.
       *[other] { $lone } von { $count } Wörtern sind einzigartig.
    }
lone-day-nothing = Kein Wort geschrieben.
lone-day-may-change = Bis der Tag um ist, können andere deine noch schreiben.
lone-day-yours = Deine Wörter
lone-day-alone = hat sonst niemand
lone-day-players =
    { $count ->
        [one] { $count } andere Person
       *[other] { $count } andere
    }
lone-day-robots =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
# $who: "2 andere und 1 Bot"
lone-day-few = auch geschrieben von: { $who } (wenig genug)
lone-day-shared = auch geschrieben von: { $who }
lone-day-field =
    { $people ->
        [0] Verglichen mit { $bots } Bots, die dieselben Würfel hatten. Sonst hat noch niemand gespielt.
        [one] Verglichen mit { $people } Person von heute und { $bots } Bots.
       *[other] Verglichen mit { $people } Leuten von heute und { $bots } Bots.
    }
lone-day-rule = Ein Wort zählt, solange höchstens jeder Achte von ihnen es hat.
lone-day-bots = Was unsere Bots geschrieben haben
lone-day-left =
    { $points ->
        [one] Noch zu holen: { $points } Punkt
       *[other] Noch zu holen: { $points } Punkte
    }
lone-day-nobody = nichts

## Own the box?

lone-beside-says = Schreibt auf Papier, solange der Sand läuft. Dann tippt alle Wörter ein, und wir finden die einzigartigen.
lone-beside-dice = Buchstaben auf den Würfeln, ohne den Joker (freiwillig)
lone-beside-word = { $name }, Wort { $number }
lone-beside-strike = { $word } ist kein Wort
lone-beside-struck = kein Wort
lone-beside-give = { $name }: Wort { $number } fehlt, gestrichen wird die Zeile mit
lone-beside-letters =
    { $count ->
        [one] { $count } Buchstaben
       *[other] { $count } Buchstaben
    }
lone-beside-next = Nächste Runde
lone-beside-back = Eine Runde zurück
lone-beside-check = Wörter nachschlagen
lone-beside-not-found = Nicht im Wörterbuch: { $words }.
lone-beside-all-found = Alle sind Wörter.
lone-beside-offline = Du bist offline. Vergleichen geht, aber das ganze Wörterbuch braucht eine Verbindung. Streich von Hand, was kein Wort ist.
lone-beside-scores = Punkte
lone-beside-end = Wer hat gewonnen?
lone-beside-repeats = Eigenes Wort noch einmal
lone-beside-won =
    { $points ->
        [one] Gewonnen: { $names } mit { $points } Punkt!
       *[other] Gewonnen: { $names } mit { $points } Punkten!
    }
lone-beside-why-no-row = keine freie Zeile dieser Länge
lone-beside-why-twice = zweimal in einer Runde

## Your own box

lone-kit-dice = Buchstabenwürfel
    .says = Sieben Würfel mit je sechs Buchstaben. Der Joker bleibt leer.
lone-kit-sheet = Blatt
    .says = Zwölf Zeilen: wie viele Felder jede hat und was ein Wort darin wert ist.
lone-kit-squares = Felder
lone-kit-points = Punkte

## Settings

lone-preset-standard = Eine Minute pro Runde. Einspruch ist möglich.
lone-preset-first = Zwei Minuten pro Runde.
lone-preset-party = 90 Sekunden, und Ergebnisse bleiben stehen, bis ihr weitergeht.
lone-preset-kids = Drei Minuten, und der Tisch entscheidet über Wörter.
lone-preset-purist = Genau wie in der Schachtel.
lone-preset-quick = 40 Sekunden pro Runde.
lone-setting-seconds = Zeit zum Schreiben
    .says = So viele Sekunden haben alle in jeder Runde zum Schreiben.
lone-setting-own_repeats = Eigenes Wort noch einmal
    .says = Ein Wort, das du schon in einer früheren Runde hattest, zählt noch einmal oder nicht.
lone-setting-own_repeats-score = Zählt wieder
lone-setting-own_repeats-zero = Zählt 0
lone-setting-one_device = Ein Gerät
    .says = Alle schreiben nacheinander auf demselben Gerät, jeder mit der vollen Zeit.
lone-setting-paper = Auf Papier
    .says = Schreibt auf Papier und tippt eure Wörter ein, wenn die Zeit um ist.
lone-setting-copy_s = Zeit zum Eintippen
    .says = So viele Sekunden haben alle, um ihr Blatt einzutippen.
lone-setting-day = Wurf des Tages
    .says = Du spielst den Wurf des Tages: allein, eine Runde, im Vergleich mit allen, die an dem Tag schreiben.
lone-setting-sheet = Euer Blatt
    .says = Die zwölf Zeilen eurer eigenen Schachtel.

## Refusals

lone-refused-enough-words = Das ist ein Wort zu viel. Lösch erst eins.
lone-refused-nothing-there = In dieser Zeile steht kein Wort dieser Runde.
lone-refused-row-twice = Ein Wort pro Zeile.
lone-refused-row-used = Diese Zeile ist schon belegt.
lone-refused-no-such-row = Diese Zeile gibt es nicht.
lone-refused-no-free-row = Keine freie Zeile hat diese Länge.
lone-refused-word-too-long = Das Wort ist zu lang für die Zeile.
lone-refused-word-too-short = Das Wort füllt die Zeile nicht.
lone-refused-word-twice = Dieses Wort hast du schon.
lone-refused-too-many-words = Das Blatt hat zwölf Zeilen.
lone-refused-wrong-number-of-rows = Wähl eine Zeile für jedes fehlende Wort.
lone-refused-no-such-ruling = Zu spät für einen Einspruch.
lone-refused-ready-already = Die anderen schauen noch.

## Terminal and server

lone-terminal-title = Runde { $round } von { $rounds } · { $count } Wörter pro Runde
lone-terminal-dice = Würfel: { $dice }
lone-terminal-waiting = Noch nicht geschrieben: { $names }.
lone-terminal-look = Die Würfel sind verdeckt. Drück Enter, um sie zu sehen: Deine Zeit läuft.
lone-terminal-writing = Alle schreiben. Du: { $draft }
lone-terminal-copying = Tipp dein Blatt ein. Du: { $draft }
lone-terminal-nothing = noch nichts
lone-terminal-pencil = Alle schreiben auf Papier. Tipp fertig, wenn du den Stift weglegst.
lone-terminal-handing = Gib das Gerät an { $name } weiter. Enter: Ich hab es.
lone-terminal-gone = weg
lone-terminal-voting = Zählen diese Wörter, ja oder nein? { $words }
lone-terminal-owed = { $name } streicht Zeilen: { $count }
lone-terminal-appealable = Einspruch möglich: { $words }
lone-terminal-solved = * die besten { $count } Zeilen dieser Runde
lone-terminal-free = Deine freien Zeilen und ihre Punkte: { $rows }
lone-lesson-shared = { $count } der Wörter hatte noch jemand. Für eine große Zeile taugt das zweite Wort, das einem einfällt. Frei waren: { $words }.
lone-lesson-wrong = { $count } der Wörter zählten nicht. Ein letzter Blick auf die Würfel hilft, bevor die Zeit um ist. Drin waren: { $words }.
lone-lesson-empty = { $count } Zeilen blieben leer. Die großen zuerst: { $words }.
lone-lesson-reached = { $percent } % der möglichen Punkte im ganzen Spiel. In Runde { $round } war mehr drin: { $words }.
lone-lesson-all = Alles geholt, was häufige Wörter bringen konnten.
lone-typing-1 = otter
    .does = ein Wort in die erste freie Zeile seiner Länge schreiben
lone-typing-2 = 7 otter
    .does = es in Zeile 7 schreiben
lone-typing-3 = löschen 7
    .does = es löschen
lone-typing-4 = fertig  oder  .
    .does = den Stift weglegen
lone-typing-5 = streichen 1 2
    .does = die Zeilen 1 und 2 für fehlende Wörter streichen
lone-typing-6 = ja, nein
    .does = abstimmen; ja WORT, wenn es mehrere sind
lone-typing-7 = einspruch WORT
    .does = den Tisch über eine Entscheidung abstimmen lassen
lone-typing-8 = Enter  oder  zeigen
    .does = die Würfel sehen, wenn ihr bis morgen spielt: Deine Zeit läuft
lone-typing-9 = Enter  oder  weiter
    .does = weitermachen
lone-typed-give = streichen
lone-typed-erase = löschen
lone-box-file = Eine Schachtel Einsame Wörter für Parlour. docs/hosts.md erklärt jede Zeile.
lone-box-dice = Sieben Buchstabenwürfel mit je sechs Seiten; der Joker ist leer.
lone-box-sheet = Zwölf Zeilen: wie viele Felder (2 bis 8) und was ein Wort wert ist, das sie füllt (1 bis 100).

## Print

lone-print-dice = Würfel
lone-print-sheet = Blätter
lone-print-joker = Joker, leer
lone-print-name = Name
lone-print-round = Runde
lone-print-points = Wert
lone-print-score = Punkte
lone-print-total = Summe
lone-print-rounds = Punkte pro Runde
lone-print-says = Drei Wörter pro Runde, zu zweit vier. Für jedes fehlende Wort eine 0 in einer freien Zeile.
lone-print-needs = sieben Buchstabenwürfel und ein leerer, eine Sanduhr oder ein Handy für 60 Sekunden, für jeden ein Blatt und ein Stift.
lone-print-aid-1 = Der leere Würfel ist der Joker. Jeder Würfel gibt einem Wort einen Buchstaben; das nächste Wort darf ihn wieder benutzen.
lone-print-aid-2 = Keine Namen, keine Abkürzungen. Ein Wort, das die Würfel nicht hergeben oder das in keinem Wörterbuch steht, bringt 0.
lone-print-aid-3 = Bei Gleichstand gewinnt, wer in der letzten Runde mehr Punkte hat.
lone-print-aid-4 = Zu zweit schreibt jeder vier Wörter pro Runde, drei Runden lang.
lone-print-aid-5 = Die älteste Person würfelt zuerst.
