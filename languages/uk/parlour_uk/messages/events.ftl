### Події, спільні для кількох ігор: у журналі та в терміналі.

event-seat-joined = { $name } сідає за стіл.
event-seat-left = { $name } виходить з-за столу.
event-game-ended =
    { $count ->
        [0] Гру закінчено.
        [one] Перемога: { $names }!
       *[other] Перемогли: { $names }!
    }
event-finished = { $name }: готово.
event-looked = { $name } дивиться на кидок.
event-vote-called =
    { $why ->
        [rules] Стіл голосує: { $word }.
        [objection] { $by } проти слова { $word }. Стіл голосує.
       *[appeal] { $by } оскаржує: { $word }. Стіл голосує.
    }
event-vote-ended =
    { $valid ->
        [yes] { $word } зараховано, { $for } : { $against }.
       *[no] { $word } не зараховано, { $for } : { $against }.
    }
event-overturned =
    { $valid ->
        [yes] Рішення змінено: { $word } зараховано.
       *[no] Рішення змінено: { $word } не зараховано.
    }
event-totals = Поки що: { $scores }.
