### Einstellungen eines Tisches: wie die Lobby sie zeigt, und die, die mehrere Spiele haben.

## The lobby

table-settings-title = Tischregeln
table-settings-says = Es gelten die Standardregeln, solange du nichts änderst.
table-settings-changed = { $count } geändert
table-settings-standard = Standard
table-settings-range = Eine Zahl von { $low } bis { $high }.
table-settings-first = Leichter, weil es dein erstes Spiel ist: { $rules }.
preset-standard = Standard
preset-first = Zum ersten Mal
preset-party = Party am Fernseher
preset-kids = Kinder
preset-purist = Wie in der Schachtel
preset-quick = Schnell
preset-custom = Eigene Mischung
    .says = Einstellungen, die ihr selbst gewählt habt.
preset-customise = Anpassen

## Settings

way-title = Wie trefft ihr euch?
way-together = Eigene Bildschirme
    .says = Alle spielen jetzt, jede und jeder am eigenen Bildschirm.
way-one_device = Ein Gerät
    .says = Alle spielen auf demselben Gerät und reichen es weiter.
way-tomorrow = Über mehrere Tage
    .says = Alle spielen, wann es ihnen passt, mit einem Tag Zeit für jeden Zug.
way-day = Wurf des Tages
    .says = Eine Person allein, mit denselben Würfeln wie heute alle anderen.
way-shared_roll = Geteilter Wurf
    .says = Eine Person allein, einmal, mit den Würfeln, mit denen schon jemand gespielt hat.
setting-on = An
setting-off = Aus
setting-language = Sprache der Wörter
    .says = Die Sprache von Wörterbuch, Würfeln und Karten.
setting-judge = Wer entscheidet über Wörter?
    .says = Vertraut dem Wörterbuch, stimmt am Tisch ab, oder nehmt das Wörterbuch und erlaubt Einspruch.
setting-judge-dictionary = Wörterbuch
setting-judge-table = Abstimmung
setting-judge-appeal = Einspruch möglich
setting-rolls = Würfel und Karten
    .says = Spielt mit unseren oder nehmt eigene und tippt ein, was ihr gewürfelt oder gezogen habt.
setting-rolls-table = Auf dem Bildschirm
setting-rolls-ours = Unsere eigenen
setting-pace = Tempo
    .says = Spielt alle zusammen jetzt, oder nehmt euch für jeden Zug einen Tag Zeit.
setting-pace-now = Jetzt
setting-pace-tomorrow = Über mehrere Tage
setting-one_device = Ein Gerät
    .says = Alle spielen auf demselben Gerät und reichen es weiter.
setting-results_stay = Ergebnisse bleiben
    .says = Ergebnisse bleiben stehen, bis alle weitergehen.
setting-family = Familienfreundlich
    .says = Derbe Wörter gelten nicht.
setting-house = Hauswörter
    .says = Wörter, die an diesem Tisch gelten oder nicht, egal was das Wörterbuch sagt.
setting-roll = Geteilter Wurf
    .says = Die Würfel, mit denen schon jemand gespielt hat: für eine Person allein, einmal.
setting-dice = Eure Würfel
    .says = Die Würfel eurer eigenen Schachtel.
setting-cards = Eure Karten
    .says = Die Karten eurer eigenen Schachtel.
setting-box = Eure Schachtel
    .says = Der Name eurer eigenen Schachtel.
