### Die Einstellungen dieses Geräts.

settings-name = Dein Name
    .says = Höchstens 24 Zeichen. Den sehen alle am Tisch. Er bleibt auf diesem Gerät.
settings-theme = Design
settings-theme-auto = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Animationen
settings-motion-auto = System
settings-motion-full = An
settings-motion-less = Weniger
settings-sound = Ton und Vibration
settings-notes = Sag mir, wenn ich dran bin
    .says = Eine Mitteilung, wenn du dran bist und diese Seite nicht zu sehen ist.
    .refused = Dein Browser erlaubt hier keine Mitteilungen.
settings-adapts = Bots passen sich dir an
    .says = Wenn du allein mit Bots spielst, beginnst du mit Anfängern und leichten Würfeln. Gewinnst du, werden sie besser; verlierst du deutlich, werden sie schwächer. Das merkt sich nur dieses Gerät.
settings-on = An
settings-off = Aus
settings-replay = Gespeichertes Spiel öffnen
