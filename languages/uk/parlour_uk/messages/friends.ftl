### З друзями: приватна дошка кидків дня за посиланням.

friends-title = З друзями
friends-says = Надішліть посилання – і бачте, хто з вас сьогодні вже зіграв. Без реєстрації.
friends-new = Створити дошку
friends-invited = Друзі запрошують вас на свою дошку
friends-promise = Усі на дошці бачать ваше ім’я, а результати – коли самі зіграють той самий кидок або коли день мине.
friends-name = Ваше ім’я
friends-join = Приєднатися
friends-share = Запросити друзів
friends-copied = Посилання скопійовано
friends-alone = Тут поки більше нікого. Надішліть посилання друзям.
friends-streak =
    { $count ->
        [one] Разом { $count } день поспіль
        [few] Разом { $count } дні поспіль
       *[other] Разом { $count } днів поспіль
    }
friends-streak-says = День зараховано, якщо зіграли принаймні двоє.
friends-not-yet = ще ні
friends-rolls = Сьогоднішні кидки цієї компанії
friends-order = Сьогодні поки що
friends-stars =
    { $count ->
        [one] { $count } зірка
        [few] { $count } зірки
       *[other] { $count } зірок
    }
# $game: the name of a game that a friend has played, while the result is hidden
friends-played = зіграно
# $game: the name of a game; $points: "12 points"
friends-hidden = Результат друзів відкриється, щойно ви зіграєте той самий кидок.
friends-yesterday = Учорашні слова
friends-today = Сьогоднішні слова друзів
friends-leave = Вийти з дошки
friends-leave-sure = Так, вийти
friends-refused-full = На цій дошці вже немає місця.
friends-refused-name-taken = Хтось на цій дошці вже має таке ім’я.
friends-refused-no-such-board = Цієї дошки вже немає або посилання неповне.
