### Face, colour and buzzer that a person chooses.

look-face = Face
# For screen readers.
look-face-number = Face { $number }
look-colour = Colour
look-colour-number = Colour { $number }
look-buzzer = Buzzer
    .says = Everyone hears it when you have a word.
look-buzzer-ping = Ping
look-buzzer-bell = Bell
look-buzzer-horn = Horn
look-buzzer-harp = Harp
look-buzzer-knock = Knock
look-buzzer-robot = Robot
