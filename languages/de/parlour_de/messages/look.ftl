### Gesicht, Farbe und Buzzer, die man sich aussucht.

look-face = Gesicht
look-face-number = Gesicht { $number }
look-colour = Farbe
look-colour-number = Farbe { $number }
look-buzzer = Buzzer
    .says = Den hören alle, wenn du ein Wort hast.
look-buzzer-ping = Ping
look-buzzer-bell = Glocke
look-buzzer-horn = Hupe
look-buzzer-harp = Harfe
look-buzzer-knock = Klopfen
look-buzzer-robot = Roboter
