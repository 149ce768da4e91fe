### Warum ein Wort nicht zählt. Jeder Text steht in einer Zeile nach dem Wort: „KATZEN: Plural von KATZE“.

## Wörter aus dem Wörterbuch

reason-plural =
    { $of ->
        [none] ein Plural
       *[other] Plural von { $of }
    }
reason-plural-only = hat keinen Singular
reason-form =
    { $of ->
        [none] Form eines anderen Worts
       *[other] eine Form von { $of }
    }
reason-not-a-noun = kein Substantiv
reason-rare-noun = kaum je ein Substantiv; hier zählen nur alltägliche
reason-name = ein Name
reason-abbreviation = eine Abkürzung
reason-unknown =
    { $of ->
        [none] nicht im Wörterbuch
       *[other] nicht im Wörterbuch (meinst du { $of }?)
    }
reason-no-word = kein Wort
reason-refused = an diesem Tisch nicht erlaubt
reason-voted-down = vom Tisch abgelehnt
reason-too-short = zu kurz
reason-twice = schon da

## Was sich nicht als Wort lesen lässt

reason-empty = gar kein Wort
reason-too-long = zu lang für ein Wort
reason-mixed-scripts = mischt zwei Alphabete
reason-other-script = nicht im Alphabet dieses Tischs
reason-foreign-letter = enthält einen Buchstaben, den es in dieser Sprache nicht gibt
reason-accent = enthält ein Akzentzeichen
reason-digit = enthält eine Ziffer
reason-space = mehr als ein Wort
reason-hyphen = enthält einen Bindestrich
reason-apostrophe = Apostroph an der falschen Stelle
reason-sign = enthält ein Zeichen, das kein Buchstabe ist
