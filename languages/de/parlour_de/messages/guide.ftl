### Die geführte erste Runde jedes Spiels: keine Uhr, keine Gegner. Buchstaben und Wörter sind Beispiele in dieser Sprache.

guide-title = Deine erste Runde
guide-try = Eine Runde ausprobieren
guide-skip = Überspringen
guide-next = Weiter
guide-play = Los geht’s
guide-again = Noch nicht. { $hint }
guide-step = Schritt { $step } von { $count }
guide-teacher-goes-on = Deine Lehrkraft macht weiter.
guide-why-missing = In { $word } fehlt das { $letter }.
guide-why-short = { $word } hat weniger als vier Buchstaben.
guide-why-die = Für das { $letter } ist kein Würfel mehr da.
guide-why-length = { $word } hat { $count } Buchstaben. Gesucht ist eins mit { $wanted }.
guide-why-first = { $word } beginnt mit { $letter }, und so einen Würfel kannst du nicht nehmen.
guide-why-next = Als Nächstes kommt das { $letter }.

## Flaschenpost

guide-bottle-dice = H A S
guide-bottle-word = HASE
guide-bottle-1 = Finde ein Substantiv mit H, A und S, mindestens vier Buchstaben. Zum Beispiel HASE.
guide-bottle-2 = Richtig! Das erste richtige Wort gewinnt einen Diamanten. Von zweien im selben Moment gewinnt das kürzere.
guide-bottle-hard = Q X Y
guide-bottle-3 = Q, X und Y: So ein Wort gibt es wohl nicht. Tipp auf „Es gibt keins!“

## Einsame Wörter

guide-lone-dice = T E A R S U N
guide-lone-short = RAT
guide-lone-long = STIRN
guide-lone-1 = Bilde ein Wort aus diesen Buchstaben. Zum Beispiel RAT.
guide-lone-2 = Drei Buchstaben, also kommt es in eine Zeile mit drei Kästchen. Längere Zeilen bringen mehr: Versuch STIRN. Der Joker ★ ist dein I.

## Buchstabenrebus

guide-rebus-across = TAG
guide-rebus-down = GUT
guide-rebus-values = 2 3 4 4 2
guide-rebus-1 = Leg ein Wort: Tipp auf T, A, G.
guide-rebus-2 = Jetzt nach unten abzweigen: Tipp auf das G auf dem Tisch, dann auf U, T.
guide-rebus-3 = TAG bringt { $across }, GUT bringt { $down }. Das G zählt doppelt: { $sum } Punkte. Übrige Würfel kosten im ersten Spiel nichts, später ihren Wert.

## Botschaft von den Sternen

guide-stars-trust = HNE
guide-stars-amplify = RK
guide-stars-suspicion = O
guide-stars-word = HORN
guide-stars-1 = Tipp irgendein Wort und sieh zu, wie die Zahl entsteht. Zum Beispiel HORN.
guide-stars-2 = H und N sind 2. Das R verdoppelt auf 4. Ein O, und es wird negativ: −4.
# A secret word, and three words that could be sent: one hints at it and has a score, one only has a score, one only hints.
guide-stars-message = PIRAT
guide-stars-both = KAPITÄN
guide-stars-score-only = BIENE
guide-stars-hint-only = MAST
guide-stars-3 = Jetzt beides zugleich. Dein geheimes Wort ist { $meant }: Welches Wort deutet darauf hin und verrät Buchstaben?
guide-stars-why-score-only = { $word } bringt { $score }, deutet aber nicht auf { $meant } hin.
guide-stars-why-hint-only = { $word } deutet auf { $meant } hin, hat aber keinen Buchstaben des Codes: 0 Punkte.
guide-stars-4 = { $word } deutet auf { $meant } hin, und { $score } sagt etwas über die Buchstaben. Die besten Wörter können beides.
guide-stars-words = TADEL +2, TANNE +2, SAND −1
guide-stars-choices = D S N
guide-stars-suspect = S
# Why another letter is wrong. $word: one of the words above, without its score.
guide-stars-why-letter = { $letter } steckt in { $word }, und { $word } ist positiv.
guide-stars-5 = Jetzt ein anderer Code, und er ist verdeckt. Drei Wörter sind angekommen. Welcher Buchstabe bedeutet Verdacht?
guide-stars-6 = Genau: TADEL und TANNE sind positiv, also macht nur das S aus SAND etwas Negatives. So knackt die Erde den Code.

## Bücherwurm

guide-bookworm-category = Tiere
guide-bookworm-dice = B K L
guide-bookworm-word = KATZE
guide-bookworm-1 = Nenne ein Tier, das mit einem Buchstaben auf einem Würfel beginnt. Zum Beispiel KATZE.
guide-bookworm-2 = Du kannst auch anderen Würfel wegnehmen: Mira hat ein H. Versuch HUND.
guide-bookworm-stolen = H
guide-bookworm-steal = HUND
