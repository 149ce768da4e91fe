### Deine eigene Schachtel: Würfel, Blätter und Karten, die man selbst ändert.

box-title = Deine eigene Schachtel
box-about = Würfel, Blätter und Karten deiner Ausgabe, oder selbst gemachte.
box-says = Ist deine Schachtel anders bedruckt, oder willst du andere Würfel, Kategorien oder Botschaften? Fang mit einer Kopie von unserer an, ändere, was du magst, und wähle sie am Tisch aus. Sie bleibt auf diesem Gerät; teilen kannst du sie als Datei oder Link.
box-mine = Auf diesem Gerät
box-none = Noch keine eigene Schachtel.
box-begin = Neue anlegen
box-begin-says = Eine Kopie von unserer, die du ändern kannst.
box-language = Sprache der Wörter
box-copy-of = Kopie von { $game }
box-open = Datei öffnen
box-open-says = Eine Schachtel, die jemand als Datei gespeichert hat (.toml): Wähle sie aus oder zieh sie hierher.
box-choose = Datei auswählen
box-brought = Der Link bringt „{ $name }“, eine Schachtel für { $game }.
box-keep-copy = Kopie behalten
box-kept-copy = Auf diesem Gerät gespeichert, unter „Deine eigene Schachtel“.
box-keep = Hier behalten
box-broken = Dieser Link ist unvollständig. Lass ihn dir noch einmal schicken, oder die Datei.
box-too-big = Eine Schachtel darf höchstens 48 kB haben; diese Datei ist größer.
box-unread = Diese Datei lässt sich nicht lesen.
box-wrong-file = In dieser Datei sind Fehler. Es wurde nichts übernommen:
box-wrong-link = In diesem Link sind Fehler. Es wurde nichts übernommen:
box-more = und { $count } weitere
box-name = Name der Schachtel
box-right = Alles in Ordnung, du kannst spielen.
box-checking = Wird geprüft …
box-unchecked = Du bist offline. Die Schachtel bleibt hier und wird geprüft, sobald du wieder da bist.
box-wrong =
    { $count ->
        [one] { $count } Sache stimmt noch nicht:
       *[other] { $count } Sachen stimmen noch nicht:
    }
box-full = Auf diesem Gerät ist kein Platz mehr. Speichere die Schachtel als Datei.
box-gone = Diese Schachtel gibt es auf diesem Gerät nicht.
box-play = Tisch damit öffnen
box-save = Als Datei speichern
box-link = Link kopieren
box-copied = Kopiert.
box-long = Kopiert. Der Link ist lang, manche Messenger kürzen ihn. Eine Datei ist sicherer.
box-remove = Löschen
box-sure = Diese Schachtel löschen?
box-sure-yes = Löschen
box-sure-no = Behalten
box-die = Würfel { $number }
box-face = { $die }, Seite { $number }
# $label: "Gap 2"
box-nth = { $label }, { $number }
box-card = Karte { $number }
box-row = Zeile { $number }
box-add-card = Karte hinzufügen
box-remove-card = Karte entfernen
box-setting = Schachtel
box-setting-says = Würfel, Blätter und Karten: die von Parlour oder deine eigenen.
box-ours = Parlour
box-edit = Schachtel anlegen oder ändern
box-not-right = „{ $name }“ ist noch nicht fertig:
box-own = eigene
