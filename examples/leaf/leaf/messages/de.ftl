### Das Blatt im Buch.

leaf-name = Das Blatt im Buch
leaf-about = Irgendwo im Wörterbuch liegt ein gepresstes Blatt. Alle schlagen das Buch geheim bei einem Wort auf: Das nächste punktet, und die Lesezeichen rücken zusammen.

leaf-how-1 = Irgendwo im Wörterbuch liegt ein Blatt, zwischen zwei Lesezeichen.
leaf-how-2 = Alle schlagen das Buch geheim bei einem Wort dazwischen auf.
leaf-how-3 = Wer dem Blatt am nächsten ist, bekommt einen Punkt, und die Lesezeichen rücken zusammen.
leaf-how-4 = Wer das Blatt selbst findet, bekommt drei, und die Partie ist zu Ende. Die meisten Punkte gewinnen.

leaf-typing-1 = kessel
    .does = das Buch bei KESSEL aufschlagen
leaf-move-open = Buch aufschlagen
    .word = Beim Wort

leaf-setting-seconds = Zeit für eine Runde
    .says = Wie lange eine Runde dauert, in Sekunden.
leaf-setting-rounds = Runden
    .says = Wie viele Runden es höchstens gibt.

leaf-refused-no-word = Dieses Wort steht nicht im Wörterbuch.
leaf-refused-not-between = Dieses Wort liegt nicht zwischen den Lesezeichen.
leaf-refused-no-such-place = Dort kann kein Blatt liegen.

leaf-title = Runde { $round } von { $rounds }
leaf-after = Das Blatt liegt nach
leaf-before = … und vor
leaf-there = Das Blatt lag bei
leaf-open = Schlag das Buch bei einem Wort zwischen den Lesezeichen auf.
leaf-yours = Du hast das Buch bei { $word } aufgeschlagen. Die anderen blättern noch.
leaf-last = Die letzte Runde
leaf-won = Am nächsten: { $names }
leaf-nearest = { $words }. Am nächsten: { $names }.
leaf-nobody = Niemand hat das Buch aufgeschlagen.
leaf-over = Das Blatt lag bei { $leaf }. Gewonnen: { $names }.
