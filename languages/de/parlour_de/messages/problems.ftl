### Was an einer eigenen Schachtel falsch sein kann: Jedes steht hinter seiner Stelle.

box-problem-missing = das fehlt
box-problem-empty = hier steht noch nichts
box-problem-not-table = muss eine Tabelle mit benannten Werten sein
box-problem-not-list = muss eine Liste in eckigen Klammern sein
box-problem-not-text = muss ein Text in Anführungszeichen sein
box-problem-not-number = muss eine ganze Zahl sein
box-problem-unprintable = enthält ein Zeichen, das sich nicht drucken lässt
box-problem-not-one-of = muss eines davon sein: { $there }
box-problem-out-of-range = muss eine Zahl von { $low } bis { $high } sein
box-problem-too-long = darf höchstens { $n } Zeichen haben
box-problem-wrong-number = es müssen { $n } sein, nicht { $are }
box-problem-too-few = es müssen mindestens { $n } sein, nicht { $are }
box-problem-too-many = es dürfen höchstens { $n } sein, nicht { $are }
box-problem-unknown-field = dieses Feld gibt es nicht; es gibt: { $there }
box-problem-other-game = das ist eine Schachtel für { $game }, nicht für { $wanted }
box-problem-no-part = die Schachtel ist leer; darin kann sein: { $there }
box-problem-not-letter = „{ $face }“ ist kein Buchstabe der Sprache dieser Schachtel
box-problem-refused = { $detail }
box-problem-too-big = eine Schachtel darf höchstens { $n } kB haben; diese Datei ist größer
box-problem-one-line = Zeile { $line }: Jeder Text muss auf einer Zeile stehen, in einfachen oder doppelten Anführungszeichen
box-problem-no-toml-at = Zeile { $line }, Zeichen { $column }: Das ist kein TOML
box-problem-no-toml = das ist kein TOML
box-problem-cut-short = die Datei endet zu früh: Ein Teil fehlt
