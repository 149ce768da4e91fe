### Обличчя, колір і сигнал, які обирає гравець.

look-face = Обличчя
look-face-number = Обличчя { $number }
look-colour = Колір
look-colour-number = Колір { $number }
look-buzzer = Сигнал
    .says = Його чують усі, коли у вас є слово.
look-buzzer-ping = Дзинь
look-buzzer-bell = Дзвінок
look-buzzer-horn = Клаксон
look-buzzer-harp = Арфа
look-buzzer-knock = Стук
look-buzzer-robot = Робот
