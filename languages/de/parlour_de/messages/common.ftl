### Texte, die jede Seite brauchen kann: Sie werden zuerst geladen und sind darum kurz.

language = Deutsch

## Jede Seite

app-name = Parlour
page-back = Zurück
page-home = Zur Startseite
page-close = Schließen
page-skip = Zum Inhalt springen
page-settings = Einstellungen
page-about = Über Parlour
page-language = Sprache
page-how = So geht’s
page-version = Parlour { $number }
nowhere = Niemand zu Hause
    .says = Unter dieser Adresse gibt es keine Seite. Die Spiele wohnen nebenan.
player-number = Spieler { $number }
player-remove = { $name } entfernen
meaning-ask = Was heißt das?
time-today = heute, { $time }
time-tomorrow = morgen, { $time }

## Startseite

home-motto = Wörterspiele für Freunde an einem Tisch
    .more = Ohne Anmeldung. Spiel aussuchen, Code teilen, losspielen.
home-games = Spiele
home-friends = Mit Freunden
home-bots = Mit Bots
home-one-device = Ein Gerät
    .says = Alle spielen auf diesem Gerät.
home-later = Über mehrere Tage
home-alone = Allein
home-players =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
home-players-range = { $low }–{ $high } Personen
home-minutes = { $count } Min.
home-back-to-table = Zurück zu deinem Tisch { $code }
home-club = Für eine Klasse oder Gruppe
home-beside = Schachtel zu Hause?
    .says = Sanduhr, Punkteblätter und Druckvorlagen zu den gedruckten Spielen. Auch ohne Netz.
home-daily = Wurf des Tages
    .says = Dieselben Würfel für alle, einmal am Tag. Wie nah kommst du ans Optimum?
home-record = Meine Spiele
    .says = Deine Siege, Serien und besten Wörter auf diesem Gerät.
join-title = An einen Tisch setzen
    .says = Du hast einen Code?
join-code = Code des Tischs
join-enter = Los
join-none = Kein Tisch mit dem Code { $code }

## Abgelehnt, auf jeder Seite

refused-failed = Das hat nicht geklappt. Versuch es noch mal.
refused-offline = Keine Verbindung. Prüf dein Netz und versuch es noch mal.
refused-busy = Der Server hat viel zu tun. Versuch es gleich noch mal.
refused-too-many = Zu viel auf einmal. Warte einen Moment.
refused-too-fast = Nicht so schnell! Warte einen Moment.
refused-trouble = Etwas ist schiefgegangen. Versuch es noch mal.
refused-unreadable = Das konnten wir nicht lesen.
refused-no-such-table = Es gibt keinen Tisch mit diesem Code.
refused-no-such-game = Dieses Spiel gibt es nicht.
refused-table-closed = Die Betreiber dieses Servers haben den Tisch geschlossen.
refused-damaged = Die gespeicherten Spiele dieses Tischs sind beschädigt und lassen sich nicht zeigen. Sie bleiben zur Reparatur erhalten.
refused-full = Der Tisch ist voll.
refused-begun = Das Spiel hat schon begonnen.
refused-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
refused-name-taken = Den Namen gibt es an diesem Tisch schon.
refused-rude-name = Bitte such dir einen anderen Namen aus.
refused-bad-setting = Diese Einstellung geht nicht.

art-rebus-across = KREUZ
art-rebus-down = SHR

## Pictures of the games

art-bottle = SEE
art-lone = GARTEN KATZE FEDER OTTER
