### Auf einem anderen Gerät fortsetzen: ein Link, der einmal funktioniert.

handover-title = Auf anderem Gerät fortsetzen
handover-screen = Beamer an einem anderen Gerät
handover-says-table = Das andere Gerät bekommt deinen Platz. Beide bleiben angemeldet.
handover-says-class = Das andere Gerät leitet die Klasse dann mit. Beide bleiben angemeldet.
handover-says-screen = Das andere Gerät zeigt die Klasse an. Ändern kann es nichts.
handover-says-board = Das andere Gerät ist auf dieser Tafel du. Die Würfe des Tages zählen dann gemeinsam.
handover-says-record =
    { $count ->
        [one] Das andere Gerät bekommt eine Kopie von „Meine Spiele“ ({ $count } Spiel). Neue Spiele bleiben auf dem Gerät, auf dem du spielst.
       *[other] Das andere Gerät bekommt eine Kopie von „Meine Spiele“ ({ $count } Spiele). Neue Spiele bleiben auf dem Gerät, auf dem du spielst.
    }
handover-scan = Scanne dort den Code oder öffne den Link.
handover-qr = QR-Code mit dem Link für das andere Gerät
handover-type = Keine Kamera? Öffne dort { $address } und gib diesen Code ein:
handover-copy = Link kopieren
handover-copied = Kopiert
handover-until = Gilt einmal, bis { $time }.
handover-over = Dieser Link ist abgelaufen.
handover-new = Neuer Link

## The devices of a seat

handover-devices = Deine Geräte an diesem Tisch
handover-this = Dieses Gerät
handover-unnamed = Ein anderes Gerät
handover-since = seit { $time }
handover-sign-out = Abmelden
handover-sign-out-of = { $name } abmelden

## The page that opens the link

handover-here = Hier fortsetzen
    .says = Dieses Gerät übernimmt, was dein anderes hat. Öffne nur Links, die du selbst erstellt hast.
handover-code = Code vom anderen Gerät
handover-go = Hier fortsetzen
handover-added =
    { $count ->
        [0] Alle diese Spiele sind hier schon.
        [one] { $count } Spiel ist dazugekommen.
       *[other] { $count } Spiele sind dazugekommen.
    }
handover-broken = Was das andere Gerät geschickt hat, ist nicht lesbar. Erstelle dort einen neuen Link.

refused-no-such-handover = Dieser Link funktioniert nicht. Prüfe den Code oder erstelle auf dem anderen Gerät einen neuen Link.
refused-handover-used = Dieser Link wurde schon benutzt. Erstelle auf dem anderen Gerät einen neuen.
refused-handover-expired = Dieser Link ist abgelaufen. Erstelle auf dem anderen Gerät einen neuen.
refused-no-such-device = Dieses Gerät ist schon abgemeldet.
refused-last-device = Dein Platz braucht mindestens ein Gerät.
refused-long-record = Das sind zu viele Spiele für einen Link. Sichere sie stattdessen als Datei.
