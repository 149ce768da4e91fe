### Botschaft von den Sternen.

stars-name = Botschaft von den Sternen
stars-about = Ein Alien und die Forschenden tauschen einzelne Wörter aus, um einen geheimen Code zu knacken. Jedes Wort deutet auf die eigene Botschaft hin, und seine Punkte verraten etwas über den Code. Am Ende raten alle.
stars-credits = Nach dem gedruckten Spiel von Clarence Simpson. Illustration: Léonard Dupond. Grafik: Matt Paquette Co, Anca Gavril.
stars-tip = Ein Team spielt am besten zu viert oder mit weniger.

## So wird gespielt

stars-how-1 = Eine Person ist der Alien, die anderen sind Forschende. Jede Seite hat eine geheime Botschaft aus drei Wörtern.
    .title = Zwei Seiten
stars-how-2 = Nur der Alien kennt ihn: drei Buchstaben für Vertrauen, zwei, die verstärken, einer für Verdacht.
    .title = Der Code
stars-how-3 = Jedes Wort bekommt Punkte: +1 für jeden Vertrauensbuchstaben, verdoppelt für jeden Verstärker, negativ bei Verdacht. Eine 6 sind drei für Vertrauen und ein Verstärker oder sechs für Vertrauen.
    .title = Die Punkte
stars-how-4 = Sendet abwechselnd ein Wort. Es deutet auf eure Botschaft hin, darf aber weder auf eurer Karte stehen noch aus einem ihrer Wörter gebildet sein.
    .title = Funksprüche
stars-how-5 = Nach vier Runden ratet ihr die drei Wörter der anderen Seite und die sechs Buchstaben. 12 Punkte sind perfekt. Schwerer: nur drei Runden. Ihr seid mehr als vier? Spielt in zwei Teams, je drei Runden; schwerer: Die Wörter der Aliens bleiben geheim.
    .title = Raten
stars-how-screen = Die Forschenden beraten sich geheim und markieren am Pult, was jeder Buchstabe sein kann.
    .title = Kombinieren

## Einstellungen

stars-preset-standard = Gemeinsam, vier Runden, wie in der Schachtel.
stars-preset-first = Gemeinsam, mit dem Kombinierblatt.
stars-preset-party = Zwei Teams gegeneinander, mit dem Kombinierblatt, ab vier Personen.
stars-preset-kids = Gemeinsam, mit Kombinierblatt und ohne derbe Wörter.
stars-preset-quick = Gemeinsam, drei Runden.
stars-setting-mode = Wer mit wem
    .says = Spielt zusammen, ein Alien und die Forschenden, oder in zwei Teams gegeneinander (4 bis 12 Personen).
stars-setting-mode-coop = Zusammen
stars-setting-mode-teams = Zwei Teams
stars-setting-hard = Schwer
    .says = Macht das Spiel schwerer. Zusammen: drei Runden statt vier. Teams: Die Wörter eines Aliens hören nur die eigenen Forschenden.
stars-setting-cipher_draw = Der Code
    .says = Wie der Code entsteht: gezogen wie in der Schachtel (manche sind wahrscheinlicher), gleichmäßig gezogen oder vom Alien gewählt (nur zusammen).
stars-setting-cipher_draw-cards = Gezogen wie in der Schachtel
stars-setting-cipher_draw-uniform = Gleichmäßig gezogen
stars-setting-cipher_draw-chosen = Vom Alien gewählt
stars-setting-scientists_decide = Forschende entscheiden
    .says = Mehrere Forschende entscheiden mit Mehrheit, oder ihr Kapitän entscheidet.
stars-setting-scientists_decide-majority = mit Mehrheit
stars-setting-scientists_decide-captain = durch den Kapitän
stars-setting-alien = Platz des Aliens
    .says = Wer der Alien ist: nach dem Platz am Tisch, wenn ihr zusammen spielt, sonst nach dem Platz im Team.
stars-setting-parts = Wer spielt was
    .says = Wer welche Rolle spielt, nach Plätzen: alien oder scientist; in Teams team-1 alien und so weiter. Leer: nach dem Platz des Aliens.
stars-setting-parts-alien = Alien
stars-setting-parts-scientist = Forschende
stars-setting-parts-team-1 = Team 1
stars-setting-parts-team-2 = Team 2
stars-setting-consent_s = Vorschläge warten (Sekunden)
    .says = Wie lange ein Vorschlag auf die Zustimmung der anderen wartet, bevor er gesendet wird. 0: bis sie zustimmen.
stars-setting-deduction_aid = Kombinierblatt
    .says = Die Forschenden dürfen beim Spielen auf das Kombinierblatt schauen.
stars-setting-day = Code des Tages
    .says = Du spielst den Code des Tages: allein, ein paar Wörter mit ihren Punkten, ein Versuch.
stars-setting-cards = Botschaftskarten
    .says = Botschaftskarten aus deiner eigenen Schachtel.

## Namen

stars-side-alien = Alien
stars-side-scientists = Forschende
stars-role-alien = Alien
stars-role-scientists = Forschende
stars-team = Team { $team }
stars-team-brief = Team { $team }
stars-team-wins = Team { $team } gewinnt: { $names }
stars-teams-share = Beide Teams teilen sich den Sieg
stars-captain = Kapitän
stars-group-trust = Vertrauen
stars-group-amplify = Verstärkung
stars-group-suspicion = Verdacht
stars-colour-green = häufig
stars-colour-black = seltener
stars-colour-red = knifflig
stars-verdict-maybe = vielleicht
stars-verdict-is = ja
stars-verdict-not = nein
stars-pad-word-1 = Würfel für das erste Wort
stars-pad-word-2 = Würfel für das zweite Wort
stars-pad-word-3 = Würfel für das dritte Wort

## Der Tisch

stars-round = Runde { $round } von { $rounds }
stars-guess-step = Tipp { $number } von { $count }
stars-tab-air = Funksprüche
stars-tab-console = Pult
stars-tab-outlook = Was sie wissen
stars-tab-talk = Beratung & Notizen
stars-tab-notes = Notizen
stars-fresh = neu
stars-secret-card = Nur für dich
stars-turn = Karte umdrehen
stars-you-are-alien = Du bist der Alien
stars-you-are-scientists = Du gehörst zu den Forschenden
stars-role-says-alien = Sende Wörter, die auf deine Botschaft hindeuten und deren Punkte deinen Code verraten. Rate, was die Forschenden sagen wollen.
stars-role-says-scientists = Finde heraus, was der Alien sagen will, und knack den Code anhand der Punkte. Eure Wörter deuten auf eure Botschaft hin.
stars-with =
    { $count ->
        [one] Mit dir spielt { $names }.
       *[other] Mit dir spielen { $names }.
    }
stars-begin = Zum Sender
stars-message = Deine Botschaft
stars-whole-card = Die ganze Karte
stars-not-on-air = Diese Wörter darfst du nicht senden, und auch keine, die daraus gebildet sind.
stars-cipher = Der Code
stars-your-cipher = Dein Code
stars-silence = Funkstille. Der Alien sendet das erste Wort.
stars-air = Funksprüche
stars-heard = Bisher empfangen
stars-they-sent = Sie haben gesendet
stars-own-team-only = nur euer Team
stars-unheard = Wörter fliegen hin und her. Jedes Team hört nur die eigenen.
stars-status-dealing = Die Karten werden ausgeteilt …
stars-status-rolling = Jede Seite würfelt ihre Botschaft aus …
stars-status-enciphering = Der Alien legt den Code fest.
stars-status-aliens-write = Der Alien denkt sich ein Wort aus.
stars-status-scientists-write = Die Forschenden suchen ein Wort aus.
stars-status-aliens-guess = Der Alien rät …
stars-status-scientists-guess = Die Forschenden raten …
stars-status-deciphering = Die Forschenden schreiben sechs Buchstaben auf.
stars-status-over = Die Botschaft ist enthüllt.
stars-status-teams-aliens-write = Die Aliens denken sich ein Wort aus.
stars-status-teams-scientists-write = Die Forschenden beider Teams suchen ein Wort aus.
stars-status-teams-aliens-guess = Die Aliens raten …
stars-status-teams-scientists-guess = Die Forschenden raten …
stars-todo-set-cipher = Leg deinen Code fest.
stars-todo-transmit = Sende ein Wort, das auf deine Botschaft hindeutet und vielsagende Punkte hat.
stars-todo-propose = Sende ein Wort, das auf eure Botschaft hindeutet. Seine Punkte kommen zurück.
stars-todo-propose-as-captain = Du bist Kapitän: Sende ein Wort oder stimm einem zu.
stars-todo-propose-together = Schlag ein Wort vor oder stimm einem zu.
stars-todo-guess-alien = Ihre Karte ist offen. Welche drei haben sie gemeint?
stars-todo-guess-scientists = Die Karte des Aliens ist offen. Welche drei waren gemeint?
stars-todo-letters = Jetzt der Code: 3-mal Vertrauen, 2-mal Verstärkung, 1-mal Verdacht.
stars-todo-wait = Notiert. Die anderen überlegen noch.
stars-word = Dein Wort
stars-placeholder = Ein Wort
stars-scores = bringt { $score }
stars-confirm-send = Trotzdem senden
stars-confirm-unknown = { $word } steht nicht im Wörterbuch. Vertippt?
stars-written = Du hast { $word } geschrieben.
stars-proposals = Vorschläge
stars-agree = Zustimmen
stars-agree-to = Zustimmen: { $what }
stars-agreed = { $count } von { $all } dafür
stars-agreed-by = Dafür: { $names }
stars-captain-decides = { $name } ist Kapitän und entscheidet.
stars-you-decide = Du bist Kapitän.
stars-hand-over = Zum Kapitän machen
stars-sends-in = geht raus in { $time }
stars-wait = Warten
stars-wait-with = Warten mit { $what }
stars-held = Angehalten: { $name } möchte noch reden
stars-idea-of = Idee von { $name }
stars-take-idea = Nehmen
stars-ask-bot = Was meint { $name }?
stars-asked-bot = { $name } überlegt…
stars-console-says = Tipp auf ein Feld: ✕ nein, ✓ ja, noch einmal: offen. Tipp auf einen Buchstaben, um seine Zeile zu streichen. Tasten: Pfeile und Buchstaben.
stars-colours-say = Vertrauen und Verstärkung haben je einen häufigen Buchstaben; Verdacht kann jeder sein. Im ganzen Code ist höchstens ein Buchstabe knifflig.
stars-head-out = { $letter }, { $colour }: Zeile wieder öffnen
stars-head-open = { $letter }, { $colour }: Zeile streichen
stars-head-lit-out = { $letter }, { $colour }, im Wort: Zeile wieder öffnen
stars-head-lit-open = { $letter }, { $colour }, im Wort: Zeile streichen
stars-tip-label = Ein Tipp
stars-tip-zero = keiner seiner Buchstaben steht für Vertrauen.
stars-tip-odd = ungerade, also verstärkt keiner seiner Buchstaben.
stars-tip-minus = unter 0, also ist einer seiner Buchstaben der Verdacht.
stars-tip-plus = über 0, also ist keiner seiner Buchstaben der Verdacht.
stars-cross-out-zero = Streichen
stars-cross-out-odd = Streichen
stars-cross-out-minus = Die anderen streichen
stars-cross-out-plus = Streichen
stars-decline-tip = Nicht jetzt
stars-offer-tips = Tipps geben
stars-cell = { $letter }, { $group }: { $verdict }
stars-cell-by = { $letter }, { $group }: { $verdict }, markiert von { $by }
stars-pointed-by = Darauf zeigt: { $names }
stars-chance = zu { $percent } wahrscheinlich
stars-impossible = unmöglich
stars-aid = Chancen zeigen
stars-ciphers-left =
    { $count ->
        [one] Noch { $count } Code ist möglich
       *[other] Noch { $count } Codes sind möglich
    }
# Das sieht der Alien über die Forschenden.
stars-outlook = Was die Forschenden wissen können
stars-outlook-says = aus den bisherigen Punkten
stars-outlook-ciphers =
    { $count ->
        [one] { $count } Code passt zu allen Punkten.
       *[other] { $count } Codes passen zu allen Punkten.
    }
stars-outlook-right = Der beste Tipp hätte { $count } von 6 Buchstaben richtig.
# Nach dem Wort, das gerade getippt wird, mit seinen Punkten: „KOMET +4: lässt 120 Codes übrig …“
stars-outlook-then =
    { $count ->
        [one] lässt { $count } Code übrig, { $right } von 6 Buchstaben richtig.
       *[other] lässt { $count } Codes übrig, { $right } von 6 Buchstaben richtig.
    }
# Dasselbe kurz, neben dem Wort.
stars-outlook-brief = von { $all } möglichen Codes bleiben danach { $count }
stars-talk = Beratung der Forschenden
stars-talk-says = Der Alien hört nicht mit.
stars-nobody-spoke = Noch hat niemand etwas gesagt.
stars-say-it = Den Forschenden sagen
stars-say-short = Sag etwas …
stars-notes = Notizen
stars-notes-shared = Die anderen Forschenden können sie lesen.
stars-notes-own = Nur für dich.
stars-guess-words = Diese drei
stars-guess-words-propose = Diese drei vorschlagen
stars-column = Wort { $number }
stars-guess-letters = Diese sechs Buchstaben
stars-guess-letters-propose = Diese sechs vorschlagen
stars-set-cipher = Diesen Code nehmen
stars-random = Zufällig
stars-slot = { $group }: { $letter }
stars-slot-empty = { $group }: leer
stars-letter-in = { $letter }, { $colour }, { $group }
stars-letter-free = { $letter }, { $colour }
stars-letter-out = { $letter }, { $colour }, durchgestrichen
stars-pick-group = Wohin mit dem Buchstaben?
stars-letters-all = Buchstaben
stars-cant-be-colours = Das kann nicht sein: ein häufiger Buchstabe bei Vertrauen, einer bei Verstärkung, insgesamt höchstens ein kniffliger.
stars-cant-be-score = Das kann nicht sein: { $word } hätte { $would }, hatte aber { $was }.
stars-anyway = Trotzdem: { $what }
stars-face-down = verdeckt
stars-go-on = Weiter
stars-nothing-scored = Kein Buchstabe des Codes.
stars-right = richtig
stars-wrong = falsch

## Das Ende

stars-reveal = Was gemeint war
stars-postcard = Postkarte von den Sternen
stars-cracked = { $letters } geknackt: { $names }
stars-message-of-alien = Der Alien meinte
stars-message-of-scientists = Die Forschenden meinten
stars-guess-of-alien = Der Alien tippte
stars-guess-of-scientists = Die Forschenden tippten
stars-letters-guessed = Die Buchstaben der Forschenden
stars-nothing-guessed = kein Tipp
# Auf dem großen Bildschirm.
stars-minute-enciphering = Die Aliens wählen ihren Code
stars-minute-aliens-write = Die Aliens suchen ein Wort
stars-minute-scientists-write = Das Forschungsteam sucht ein Wort
stars-of = { $points } von { $all }
stars-sum = Wörter { $words } von { $all }, Buchstaben { $letters } von { $all }
stars-grade-one-mind = Ein Herz und eine Seele
    .says = Jedes Wort und jeder Buchstabe. Sie sind schon nebenan eingezogen.
stars-grade-first-contact = Erster Kontakt
    .says = Zwischen den Welten ging kaum ein Wort verloren.
stars-grade-good-neighbours = Gute Nachbarn
    .says = Für einen Plausch über den Gartenzaun reicht es.
stars-grade-static = Rauschen in der Leitung
    .says = Etwas kam durch, dazu jede Menge Knistern.
stars-grade-lost-in-space = Im All verschollen
    .says = Die Botschaft ist noch irgendwo da draußen.
stars-review = Was jedes Wort über den Code verriet
stars-review-says =
    { $count ->
        [one] Vor dem ersten Wort war { $count } Code möglich.
       *[other] Vor dem ersten Wort waren { $count } Codes möglich.
    }
stars-halved =
    { $times ->
        [0] Die meisten Möglichkeiten blieben übrig
        [1] Etwa die Hälfte blieb übrig
        [2] Etwa ein Viertel blieb übrig
        [3] Etwa ein Achtel blieb übrig
       *[other] Etwa eine von { $parts } blieb übrig
    }
stars-left =
    { $count ->
        [one] { $count } Code übrig
       *[other] { $count } Codes übrig
    }
stars-expected =
    { $times ->
        [0] Es versprach, fast nichts zu verraten.
        [1] Es versprach, etwa die Hälfte übrig zu lassen.
        [2] Es versprach, etwa ein Viertel übrig zu lassen.
        [3] Es versprach, etwa ein Achtel übrig zu lassen.
       *[other] Es versprach, etwa eine von { $parts } übrig zu lassen.
    }
stars-known = { $percent } des Wegs zum Code
stars-best-guess = Bester Tipp zu diesem Zeitpunkt
stars-belief = Chancen zu diesem Zeitpunkt

## Rat nach dem Spiel

stars-lesson-misread = { $word } wurde als { $guessed } gelesen.
stars-lesson-gap = Auf { $meant } deutete nichts hin.
stars-lesson-gap-filled = Auf { $meant } deutete nichts hin. { $better } hätte gepasst.
stars-lesson-understood = Jedes Wort eurer Botschaft wurde verstanden.
# $before, $after: how many ciphers were possible before and after the word
stars-lesson-told = { $word } ließ von { $before } möglichen Codes { $after } übrig.
stars-idea =
    { $bits ->
        [0] { $word } deutet auf { $meant } hin, aber seine Punkte verraten uns kaum etwas.
        [1] { $word } deutet auf { $meant } hin, und seine Punkte dürften uns ein wenig verraten.
       *[other] { $word } deutet auf { $meant } hin, und seine Punkte dürften uns viel verraten.
    }

## Ereignisse

stars-event-began = Die Botschaften sind verteilt. Der Code ist geheim.
stars-event-cipher-set = Der Alien hat den Code festgelegt.
stars-event-round-began = Runde { $round }.
stars-event-wrote = { $names }: notiert.
stars-event-let-pass = { $names }: keine Antwort innerhalb des Tages.
stars-event-transmitted = { $names }: { $word }, { $score }.
stars-event-transmitted-secretly = { $names }: ein Wort nur für das eigene Team.
stars-event-card-shown =
    { $side ->
        [alien] Die Karte des Aliens wird aufgedeckt.
       *[scientists] Die Karte der Forschenden wird aufgedeckt.
    }
stars-event-message-scored = { $names }: { $guess }. Es war { $message }: { $points } von 3.
stars-event-cipher-scored = { $names }: { $guess }: { $points } von 6 Buchstaben.
stars-event-game-ended = Der Code war Vertrauen { $trust }, Verstärkung { $amplify }, Verdacht { $suspicion }. Punkte: { $points }.

## Abgelehnt

stars-refused-confirm = { $detail } Dann tipp es noch einmal mit einem ! am Ende.
stars-refused-not-asked = Gerade kannst du nur reden, markieren und notieren.
stars-refused-empty = Es gibt nichts zu senden.
stars-refused-too-short = Ein Wort hat mindestens 2 Buchstaben.
stars-refused-too-long = Das ist zu lang.
stars-refused-sent-twice = Dieses Wort hat eure Seite schon gesendet.
stars-refused-card-word = { $card } steht auf deiner Karte.
stars-refused-card-contains = Darin steckt { $card }, und das steht auf deiner Karte.
stars-refused-card-contains-base = Darin steckt { $base }, und { $card } steht auf deiner Karte.
stars-refused-card-derives = Zu nah an { $card } auf deiner Karte.
stars-refused-unknown = { $word } steht nicht im Wörterbuch. Trotzdem senden?
stars-refused-unknown-letter = Diesen Buchstaben gibt es in diesem Alphabet nicht.
stars-refused-wrong-number-of-letters = Es braucht 3 Buchstaben für Vertrauen, 2 für Verstärkung und 1 für Verdacht.
stars-refused-letter-twice = Jeder Buchstabe kann nur in einer Gruppe stehen.
stars-refused-wrong-colours = Ein häufiger Buchstabe bei Vertrauen, einer bei Verstärkung, insgesamt höchstens ein kniffliger.
stars-refused-proposal-changed = Diesen Vorschlag gibt es nicht mehr.
stars-refused-agreed-already = Du hast schon zugestimmt.
stars-refused-held-already = Das ist schon angehalten.
stars-refused-asked-already = Du hast schon gefragt.
stars-refused-cannot-point = Zeig auf höchstens drei Wörter der Karte oder auf höchstens sechs Buchstaben.
stars-refused-not-captain = Das kann nur der Kapitän weitergeben.
stars-refused-no-such-scientist = Wähle eine andere Person aus deinem Team.
stars-refused-missing-word = Wähle aus jeder Spalte ein Wort.
stars-refused-not-in-column = Dieses Wort steht nicht in dieser Spalte.
stars-refused-no-such-alien = Auf dem Platz des Aliens sitzt niemand.
stars-refused-wrong-number-of-seats = Teams brauchen 4 bis 12 Personen, zusammen sind es 2 bis 12.

## Deine eigene Schachtel

stars-box-file = Eine Schachtel der Botschaft von den Sternen für Parlour. docs/hosts.md erklärt jede Zeile.
stars-box-cards = Botschaftskarten des Aliens und der Forschenden: ein Satz mit drei Lücken (___) und sechs Wörter für jede Lücke.
stars-box-id-twice = zwei Karten heißen { $id }
stars-box-gaps = der Satz muss { $n } Lücken ({ $gap }) haben, nicht { $are }
stars-box-no-word = hier muss ein Wort mit mindestens zwei Buchstaben stehen
stars-box-word-twice = „{ $word }“ steht zweimal auf dieser Karte
stars-kit-alien = Karten des Aliens
stars-kit-scientists = Karten der Forschenden
stars-kit-cards = Botschaftskarten
    .says = Ein Satz mit drei Lücken und sechs Wörter für jede. Kein Wort steht zweimal auf einer Karte.
stars-kit-id = Name der Karte
stars-kit-sentence = Satz mit drei Lücken (___)
stars-kit-columns-one = Lücke { $number }

## Wurf des Tages

stars-day-step = Code des Tages
stars-day-task = Knack den Code: Der Alien hat diese Wörter mit ihren Punkten gesendet, und nur ein Code passt zu allen. Keine Uhr, ein Versuch.
stars-day-points =
    { $count ->
        [one] { $count } Buchstabe
       *[other] { $count } Buchstaben
    }
stars-day-mark = { $points } von { $all }
stars-day-perfect = Geknackt: jeder Buchstabe in seiner Gruppe.
stars-day-some =
    { $count ->
        [one] { $count } Buchstabe in der richtigen Gruppe.
       *[other] { $count } Buchstaben in der richtigen Gruppe.
    }
stars-day-cipher = Der Code
stars-day-yours = Dein Tipp
stars-day-heard = Was jedes Wort verriet
stars-day-left =
    { $count ->
        [one] ein Code übrig
       *[other] { $count } Codes übrig
    }

## Schachtel zu Hause?

stars-companion-title = Zum gedruckten Spiel
stars-companion-says = Die Botschaft von den Sternen auf deinem Tisch: Das Knifflige übernehmen wir, auch offline.
stars-companion-side-alien = Für den Alien
stars-companion-side-scientists = Für die Forschenden
stars-companion-cipher = Dein Code
stars-companion-cipher-says = Gib die gezogenen Buchstaben ein oder zieh hier. Verdecke sie, bevor jemand schaut.
stars-companion-draw = Code ziehen
stars-companion-draw-new = Neuer Code
stars-companion-sure = Das löscht den Code und seine Wörter. Sicher?
stars-companion-keep = Behalten
stars-companion-undo = Rückgängig
stars-companion-keeps = Alles bleibt auf diesem Gerät, auch wenn du die Seite schließt.
stars-companion-card = Meine Karte
stars-companion-card-words =
    { $count ->
        [one] { $count } Wort
       *[other] { $count } Wörter
    }
stars-companion-card-says = Tipp die Wörter deiner Karte ein. Wir warnen dich, bevor du ein verbotenes Wort sagst.
stars-companion-forbidden = { $word } steht auf deiner Karte.
stars-companion-forbidden-part = In { $word } steckt { $own }, und das steht auf deiner Karte.
stars-companion-set = Von Hand eingeben
stars-companion-done = Fertig
stars-companion-hide = Verdecken
stars-companion-show = Zeigen
stars-companion-invalid = Ein häufiger Buchstabe bei Vertrauen, einer bei Verstärkung, insgesamt höchstens ein kniffliger.
stars-companion-no-cipher = Noch kein Code.
stars-companion-word = Ein Wort
stars-companion-scored = Wörter bisher
stars-companion-forget = Alles löschen
stars-companion-sheet = Kombinierblatt
stars-companion-sheet-says = Gib jedes Wort mit seinen Punkten ein und sieh genau, was jeder Buchstabe noch sein kann.
stars-companion-score-field = Seine Punkte
stars-companion-add = Hinzufügen
stars-companion-remove = { $word } entfernen
stars-companion-language = Buchstaben auf den Karten
stars-companion-how = Wie wurde der Code gezogen?
stars-companion-draws-cards = Aus den Karten
stars-companion-draws-uniform = Alle gleich wahrscheinlich
stars-companion-left =
    { $count ->
        [one] Noch { $count } Code ist möglich.
       *[other] Noch { $count } Codes sind möglich.
    }
stars-companion-none = Kein Code gibt diesen Wörtern diese Punkte. Prüf sie noch einmal.
stars-companion-guess = Bester Tipp, im Schnitt { $number } von 6 richtig
stars-companion-letter = Buchstabe
stars-companion-next = Was würde ein Wort verraten?
stars-companion-next-says = { $word }: im Schnitt { $bits } Bit
stars-companion-telling = Vielsagende Wörter gerade
stars-companion-look = Vielsagende Wörter suchen
stars-companion-looking = Suche … { $percent } %
stars-companion-letters-only = Nur Buchstaben.
stars-companion-score-only = Punkte sind eine ganze Zahl.

## Terminal

stars-typing-1 = komet
    .does = ein Wort senden oder den anderen Forschenden vorschlagen
stars-typing-2 = komet!
    .does = ein Wort senden, das nicht im Wörterbuch steht
stars-typing-3 = agree 3
    .does = Vorschlag 3 zustimmen
stars-typing-4 = 1 4 2
    .does = Wörter nach ihren Nummern auf der Karte raten
stars-typing-5 = EGP RK D
    .does = die Buchstaben raten oder wählen: Vertrauen, Verstärkung, Verdacht
stars-typing-6 = mark E t +
    .does = einen Buchstaben markieren: t, a oder s; + ja, - nein, ? vielleicht
stars-typing-7 = say TEXT
    .does = mit den anderen Forschenden reden
stars-typing-8 = note TEXT
    .does = deine Notizen schreiben
stars-typing-9 = captain 2
    .does = die Person auf Platz 2 zum Kapitän machen
stars-typing-10 = wait 3
    .does = Vorschlag 3 anhalten, damit er nicht von selbst rausgeht
stars-typing-11 = ask 2
    .does = die Person auf Platz 2 fragen, was sie meint
stars-typing-12 = point E P
    .does = den anderen Forschenden Buchstaben oder Wörter zeigen
stars-text-mode-coop = zusammen
stars-text-mode-teams = Teams
stars-text-hard = schwer
stars-text-of-team = { $side } von Team { $team }
stars-text-cipher = Code: Vertrauen { $trust }, Verstärkung { $amplify }, Verdacht { $suspicion }
stars-text-card = Karte ({ $side }): { $sentence }
stars-text-message = Die Botschaft: { $words }
stars-text-fingers = Fingerzeige
stars-text-marks = Pult
stars-text-note = Notizen von { $name }
stars-text-talk = Beratung
stars-text-proposals = Vorschläge
stars-text-proposal = { $number }. { $what } ({ $names })
stars-text-guess = Tipp ({ $side }): { $what }
stars-text-points = Punkte ({ $side }): { $points }
stars-text-left = weg
stars-text-captain = Kapitän
stars-text-you = du
stars-text-waiting = Wir warten auf { $names }.
stars-text-phase-dealing = Die Karten werden ausgeteilt.
stars-text-phase-rolling = Jede Seite würfelt ihre Botschaft aus.
stars-text-phase-enciphering = Der Alien legt den Code fest.
stars-text-phase-aliens-write = Der Alien sendet ein Wort: ein Hinweis auf die Botschaft mit vielsagenden Punkten.
stars-text-phase-scientists-write = Die Forschenden senden ein Wort.
stars-text-phase-aliens-guess = Die Karte der Forschenden ist offen: Der Alien rät die drei Wörter.
stars-text-phase-scientists-guess = Die Karte des Aliens ist offen: Die Forschenden raten die drei Wörter.
stars-text-phase-deciphering = Die Forschenden raten die sechs Buchstaben des Codes.
stars-text-phase-over = Das Spiel ist aus.
stars-command-may-be-sent = erlaubt
stars-command-cipher = Vertrauen { $trust }  Verstärkung { $amplify }  Verdacht { $suspicion }
stars-command-deduced = { $ciphers } Codes, { $entropy } Bit
stars-command-best-guess = bester Tipp: { $cipher }
stars-command-tells = { $bits } Bit  { $word }

## Print

stars-print-messages = Botschaftskarten
stars-print-cipher = Codekarten
stars-print-back = Code
stars-print-notes = Notizblätter
stars-print-console = Pulte
stars-print-transmissions = Funkkarten
stars-print-word = Wort
stars-print-screen = Sichtschirm für den Code
stars-print-screen-says = An der Linie falten und aufstellen. Diese Seite sieht nur der Alien.
stars-print-name = Name
stars-print-score = Punkte
stars-print-round = Runde
stars-print-guess = Ihre Botschaft
stars-print-own = Unsere Botschaft
stars-print-console-says = Streiche, was ein Buchstabe nicht sein kann; kreise ein, was er ist.
stars-print-needs = ein Würfel, eine Botschaftskarte pro Seite, die Buchstabenkarten, je ein Notizblatt und ein Pult, Stifte.
stars-print-aid-1 = Jede Seite würfelt für jede Spalte ihrer Karte einmal und hält die drei Wörter geheim.
stars-print-aid-2 = Der Code: Buchstabenkarten mischen. Jede gezogene Karte kommt auf den ersten freien Platz, auf den sie passt, von links nach rechts: drei für Vertrauen (ein häufiger, zwei seltenere oder knifflige), zwei, die verstärken (ein häufiger, ein anderer), einer für Verdacht (beliebig). Karten, die nirgends passen, kommen unter den Stapel, ebenso jeder knifflige Buchstabe nach dem ersten.
stars-print-aid-3 = Der Alien rechnet: +1 für jeden Vertrauensbuchstaben, verdoppelt für jeden Verstärker, negativ, wenn der Verdacht dabei ist. Vertrauen E G P, Verstärkung R K, Verdacht D: GEPARD hat −6, KREPP 12.
stars-print-aid-4 = Vier Runden; erst sendet der Alien, dann die Forschenden. Dann werden die Karten aufgedeckt, und alle raten: ein Punkt für jedes Wort und für jeden Buchstaben in seiner Gruppe.
stars-print-aid-5 = Ein Wert von 6: drei Vertrauensbuchstaben und ein Verstärker, oder sechs für Vertrauen.
stars-print-aid-6 = Ein Team spielt am besten zu viert oder mit weniger. Zwei Teams, jedes mit einem Alien, haben denselben Code und spielen drei Runden; mehr Punkte gewinnen. Schwerer: Ein Team spielt drei Runden, oder zwei Teams halten die Wörter der Aliens geheim.
