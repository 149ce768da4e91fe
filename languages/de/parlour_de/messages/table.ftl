### Ein Tisch: die Tür, die Vorbereitung, der Rahmen um ein Spiel und das Ergebnis.

## An den Tisch kommen

table-title = Tisch { $code }
table-opening = Wir decken den Tisch …
table-lost = Verbindung weg. Wir verbinden neu … tipp ruhig weiter.
table-stalled = Gerade lässt sich nichts speichern. Die Uhr steht, nichts geht verloren.
table-gone = Diesen Tisch gibt es nicht mehr
table-closed = Dieser Tisch ist geschlossen
table-removed = Der Gastgeber hat dich vom Tisch genommen.
table-signed-out = Du hast dieses Gerät abgemeldet.
door-sit-title = Setz dich
door-name = Dein Name
look-open = { $name }: Gesicht, Farbe und Buzzer
door-sit = Hinsetzen
door-watch = Nur zuschauen
door-later = Alle spielen, wann es ihnen passt, mit einem Tag Zeit für jeden Zug.
door-full = Kein Platz frei
    .says = Der Tisch ist voll oder das Spiel läuft schon. Zuschauen geht trotzdem.
door-late = Hier wird gerade gespielt
door-take-over = Für { $name } weiterspielen
door-next-game = Beim nächsten Spiel mitmachen
door-ask-host = Gleich mitspielen? Der Gastgeber kann dir den Platz eines Bots freigeben.

## Vorbereitung

invite-title = Lade Freunde ein
    .says = Lies den Code vor, schick den Link oder zeig den QR-Code.
invite-join = Komm dazu!
    .says = Scanne den QR-Code mit dem Handy oder gib diesen Code ein auf
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-qr = QR-Code mit dem Link zu diesem Tisch
invite-closed = Damit Handys den Link und den QR-Code öffnen können, starte den Server mit
invite-address = Adresse im Link
lobby-seats = Am Tisch
lobby-host = Gastgeber
lobby-bot-level = Stärke des Bots
bot-level-1 = Anfänger
bot-level-2 = leicht
bot-level-3 = mittel
bot-level-4 = stark
bot-level-5 = Meister
lobby-add-bot = Bot dazusetzen
lobby-fill-up = Mit Bots auffüllen
lobby-add-player = Mitspieler an diesem Gerät
lobby-keep = { $name } behalten
seat-free = Freier Platz
lobby-free-seats =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
lobby-lock = Niemanden mehr dazulassen
lobby-locked = Der Tisch ist geschlossen.
lobby-unlock = Tisch öffnen
part-random = Zufällig
part-of = Was { $name } spielt
part-needed = Noch gesucht: { $parts }
part-crowded = Zu viele wollen das sein: { $part }
lobby-alone = Allein starten? Wer später kommt, kann bei diesem Spiel nicht mehr mitmachen.
    .yes = Allein starten
    .no = Auf Freunde warten
lobby-start = Spiel starten
lobby-waiting-for-players =
    { $count ->
        [one] Es fehlt noch { $count } Mitspieler
       *[other] Es fehlen noch { $count } Mitspieler
    }
lobby-waiting-for-host = Warten, bis { $name } startet …
lobby-teacher-starts = Die Lehrkraft startet das Spiel
result-teacher-starts = Das nächste Spiel startet die Lehrkraft.
play-teacher-goes-on = Die nächste Runde startet die Lehrkraft.
play-teacher-ends = Das war die letzte Runde. Die Lehrkraft zeigt das Ergebnis.
menu-stands-in-teacher = Die Lehrkraft ist gerade weg. Du kannst pausieren, fortsetzen und die nächste Runde starten.
lobby-bots-adapt = Die Bots passen sich dir an. Gerade: { $level }.
lobby-bots-adapt-change = Ändern
extra-time = Zusätzliche Zeit
extra-time-normal = keine
extra-time-of = Zeit für { $name }
extra-time-asked = Der Gastgeber muss noch zustimmen.
extra-time-allow = { $name } { $times } Zeit geben
extra-time-has = { $times } Zeit

## Im Spiel

table-turn = { $name } ist dran
later-your-turn =
    { $when ->
        [none] Du bist dran. Lass dir Zeit.
       *[other] Du bist dran, bis { $when }
    }
later-waiting =
    { $when ->
        [none] Warten auf { $names }
       *[other] Warten auf { $names }, bis { $when }
    }
later-open = Wer mitspielen will, kann bis { $when } einsteigen.
later-send = Link senden
later-notify = Sag mir, wenn ich dran bin
later-notified = Du bekommst Bescheid
later-refused = Dein Browser erlaubt hier keine Mitteilungen.
table-watching =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
table-you-watch = Du schaust zu
table-you-wait = Beim nächsten Spiel bist du dabei. Viel Spaß beim Zuschauen.
table-coming-next = Beim nächsten Spiel dabei: { $names }
table-bot-plays = Ein Bot spielt für { $name }.
table-take-back = Selbst weiterspielen
table-late = { $name } hat noch nicht gezogen.
table-to-bot = Bot spielen lassen
table-to-bot-of = Einen Bot für { $name } spielen lassen
table-sound = Ton und Vibration
table-react = Reagieren
reaction-applause = Applaus
reaction-laughing = Lachen
reaction-wow = Wow
reaction-thinking = Hm …
reaction-love = Toll
reaction-hooray = Hurra
hands-speaking = Wer spricht?
hands-pass = Gib das Gerät an { $name }
hands-time = Deine Zeit läuft, sobald du tippst.
hands-secret = Geheim: nur für dich.
hands-ready = Ich bin { $name }
hands-ready-many = Wir sind bereit

## Echte Würfel: Die Mitspieler tippen ein, was gefallen ist

dice-title = Was ist gefallen?
dice-reading =
    { $count ->
        [0] Der Gastgeber liest die Würfel ab
        [one] { $names } liest die Würfel ab
       *[other] { $names } lesen ihre Würfel ab
    }
dice-instead = Selbst eintippen
dice-slot =
    { $mark ->
        [none] Würfel { $number }
       *[other] Würfel { $number }, { $mark }
    }: { $face ->
        [none] noch leer
       *[other] { $face }
    }
dice-impossible = { $face } können diese Würfel jetzt nicht zeigen.
dice-no-face = Dieser Würfel hat kein { $face }.
dice-own-box = Eigene Schachtel eingeben
dice-all-typed = Alles da? Dann „Fertig“.
dice-nearer = Näher
dice-farther = Weiter weg
dice-level = Würfel { $number } und { $next } liegen gleich weit
dice-undo = Rückgängig
dice-done = Fertig

## Menü

menu-paused = Pause
    .says = Die Uhren stehen.
menu-end = Spiel beenden
    .sure = Das Spiel für alle beenden und zurück zur Vorbereitung? Die Punkte gehen verloren.
    .yes = Ja, beenden
    .no = Weiterspielen
menu-set-up = Spieler und Einstellungen
    .sure = Dieses Spiel abbrechen und Spieler oder Einstellungen ändern? Die Punkte gehen verloren.
menu-players = Am Tisch
menu-stands-in = Du bist jetzt der Gastgeber: { $name } ist nicht da.
menu-free = Platz freigeben
menu-free-of = Den Platz von { $name } freigeben
menu-give-back = Platz zurückgeben
menu-give-back-to = { $name } den Platz zurückgeben
menu-remove = Entfernen?
menu-big-screen = Großer Bildschirm
menu-watch-link = Link zum Zuschauen
menu-leave = Tisch verlassen

## Ergebnis

result-again = Noch mal spielen
result-swap = Rollen tauschen
result-another = Anderes Spiel
result-end-evening = Abend beenden
result-rematch =
    { $count ->
        [one] { $names } will eine Revanche
       *[other] { $names } wollen eine Revanche
    }
result-ready = bereit
result-waiting = Es fehlt noch: { $names }
result-start-now = Jetzt starten
result-crowns =
    { $count ->
        [one] { $count } Krone
       *[other] { $count } Kronen
    }
count-title = Gleich geht’s los …
count-wait = Moment!
moved-begun = Das nächste Spiel hat begonnen.
moved-lobby = Als Nächstes: { $game }.
moved-join = Mitspielen
result-change = Plätze oder Einstellungen ändern
result-you-win = Du gewinnst!
result-wins = { $name } gewinnt!
result-tied = Gemeinsamer Sieg: { $names }
result-no-points = Niemand hat gepunktet
result-roll-beaten = Du hast { $name } geschlagen!
result-roll-tied = Gleichstand mit { $name }
result-roll-behind = { $name } liegt noch vorn
result-roll-you = Du
result-together = Gemeinsam gespielt
result-place = Platz
result-name = Name
result-score = Punkte
result-replay = Wiederholung ansehen
result-share = Ergebnis teilen

## Nach einem Update, oder wenn ein gespeichertes Spiel beschädigt ist

outdated-title = Parlour wurde aktualisiert
    .stopped = Mit den neuen Regeln oder Wörtern kann dieses Spiel nicht weitergehen. Alles Gespielte steht im Protokoll.
    .over = Dieses Spiel lief nach älteren Regeln oder Wörtern und lässt sich nicht mehr zeigen. Das Protokoll bleibt erhalten.
damaged-title = Ein Teil dieses Spiels ist verloren
    .stopped = Das gespeicherte Spiel ist beschädigt und kann nicht weitergehen. Unten siehst du den letzten Moment, den wir zeigen können. Der Rest bleibt zur Reparatur erhalten.
    .over = Das gespeicherte Spiel ist beschädigt. Unten siehst du den letzten Moment, den wir zeigen können. Das Protokoll bleibt, wie es ist.
stopped-wait = Der Gastgeber kann ein neues Spiel mit denselben Leuten starten.
stopped-log = Protokoll herunterladen
notice-words-changed = Parlour wurde aktualisiert. Das Spiel geht mit den neuen Wörtern weiter; alles Bisherige gilt.
notice-rules-changed = Parlour wurde aktualisiert. Das Spiel geht mit den neuen Regeln weiter; alles Bisherige gilt.

## Abgelehnt, am Tisch

refused-empty = Tipp zuerst ein Wort.
refused-too-long = Das ist zu lang für ein Wort.
refused-mixed-scripts = Das mischt Buchstaben aus zwei Alphabeten.
refused-other-script = Das sind keine Buchstaben der Sprache dieses Tischs.
refused-accent = Akzente können wir hier nicht lesen.
refused-digit = Wörter haben keine Ziffern.
refused-space = Immer nur ein Wort.
refused-hyphen = Wörter haben hier keinen Bindestrich.
refused-apostrophe = Ein Apostroph steht zwischen zwei Buchstaben.
refused-sign = Da ist ein Zeichen dabei, das kein Buchstabe ist.
refused-foreign-letter = Da ist ein Buchstabe dabei, den es in dieser Sprache nicht gibt.
refused-may-not-vote = Über dein eigenes Wort stimmst du nicht ab.
refused-voted-already = Du hast schon abgestimmt.
refused-no-such-vote = Über dieses Wort wird nicht abgestimmt.
refused-not-shown-yet = Warte, bis alle Wörter zu sehen sind.
refused-finished-already = Du bist schon fertig.
refused-no-such-ruling = Einspruch geht nur einmal und nur kurz.
refused-ready-already = Du bist bereit. Die anderen schauen noch.
refused-not-until-tomorrow = Dafür müssen alle gleichzeitig da sein. Das passt nicht zu „Über mehrere Tage“.
refused-no-push = Dieser Server verschickt keine Mitteilungen.
refused-bad-push = Der Mitteilungsdienst dieses Browsers ist nicht erreichbar.
refused-not-free = Der Gastgeber muss diesen Platz erst freigeben.
refused-no-bot = Da sitzt schon jemand.
refused-bot-plays = Auf diesem Platz spielt gerade ein Bot.
refused-no-person = Niemand sonst kann auf diesem Platz spielen.
refused-no-such-seat = Diesen Platz gibt es nicht mehr.
refused-of-the-day = Der Wurf des Tages wird einmal gespielt, so wie er ist.
refused-in-a-club = Alle Tische dieser Klasse spielen dasselbe Spiel.
refused-wrong-number-of-seats = Es sind zu wenige oder zu viele Mitspieler.
refused-too-few = Es sind zu wenige oder zu viele Mitspieler.
refused-not-seated = Du hast hier keinen Platz.
refused-not-lobby = Das Spiel hat schon begonnen.
refused-not-playing = Hier wird gerade nicht gespielt.
refused-not-over = Das Spiel ist noch nicht aus.
refused-paused = Der Tisch macht Pause.
refused-no-pause = Die Runde läuft noch.
refused-not-polite = Dieser Tisch ist familienfreundlich. Nimm ein anderes Wort.
refused-may-appeal = Moment: Noch darf jemand Einspruch einlegen.
refused-too-much = Von diesem Platz kamen in diesem Spiel zu viele Züge.
refused-outdated = Parlour wurde aktualisiert. Mit den neuen Regeln oder Wörtern kann dieses Spiel nicht weitergehen.
refused-no-such-face = Einer dieser Würfel hat diese Seite nicht.
refused-too-often = So oft können diese Würfel den Buchstaben nicht zeigen.
refused-only-one-of-these = Diese Karte gibt es nur einmal.
refused-wrong-number-of-dice = Es fehlen Würfel.
refused-wrong-order = Jeder Würfel hat seinen eigenen Platz.
refused-not-asked = Jetzt nicht.
refused-too-late = Zu spät für diese Runde. Nichts passiert.
refused-wrong-parts = Noch sind nicht alle Rollen besetzt.
refused-no-such-part = Diese Rolle gibt es an diesem Tisch nicht.
refused-bad-size = So viele Plätze kann der Tisch nicht haben.
refused-not-host = Das darf nur der Gastgeber.
refused-waits-for-host = Die nächste Runde startet die Lehrkraft.
refused-away = Diese Person ist gerade nicht da.
refused-closed = Die Verbindung ist geschlossen.
