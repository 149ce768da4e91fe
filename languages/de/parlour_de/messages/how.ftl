### So geht’s: die Regeln eines Spiels und was man drucken kann.

how-print = Dieses Spiel drucken
    .says = Ein PDF zum Spielen auf Papier. Druck es beidseitig oder nur die ungeraden Seiten.
    .making = Das PDF entsteht …
how-rules = Alle Regeln
    .says = R: aus dem Regelheft. D: von uns entschieden. S: eine Einstellung.
refused-no-printing = Dieser Server kann keine PDFs erstellen. Dafür muss parlour[print] installiert werden.
refused-no-print-letters = Diese Sprache können wir noch nicht drucken: Unseren Druckschriften fehlen ihre Buchstaben.
refused-no-such-page = Bei diesem Spiel gibt es nichts zu drucken.
how-about = Über dieses Spiel
    .says = Eine unabhängige digitale Version. Autoren und Verlag des gedruckten Spiels sind daran nicht beteiligt.
