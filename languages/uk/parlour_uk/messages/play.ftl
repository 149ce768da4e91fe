### Спільне для екранів усіх ігор та їхніх повторів: хід гри, голосування, гравці, поради на майбутнє.

play-log = Хід гри
play-log-empty = Поки що нічого.
play-your-turn = Ваш хід
play-over = Гру закінчено
play-send = Надіслати
play-menu = Меню
play-pause = Пауза
play-resume = Продовжити
play-next-round = Наступний раунд
play-you = ви
play-away = не на зв’язку
play-out = поза грою
play-left = не грає
table-spectator = глядач
guess-title = Хто буде першим?
guess-right = Вгадали: { $name }! { $right } з { $total }.
guess-wrong = Це { $name }. Вгадано { $right } з { $total }.
rival-leads = { $name } – { $rival }: { $score }
rival-leads-you = { $name } веде { $score }
rival-you-lead = Ви ведете { $score }. Суперник: { $rival }
rival-level = Рівно { $score }: { $name } і { $rival }
later-ready =
    { $seconds ->
        [one] У вас буде { $seconds } секунда без перерви. Готові?
        [few] У вас буде { $seconds } секунди без перерви. Готові?
       *[many] У вас буде { $seconds } секунд без перерви. Готові?
    }
play-seconds-left =
    { $count ->
        [one] Ще { $count } секунда
        [few] Ще { $count } секунди
        [many] Ще { $count } секунд
       *[other] Ще { $count } секунди
    }

## Голосування

vote-title = Зарахувати ці слова?
vote-tap = Торкніться слова, щоб його відхилити.
vote-ready = Готово
vote-allowed = зараховано
vote-turned-down = відхилено
vote-allow-word = Зарахувати { $word }?
vote-allow = Зарахувати
vote-refuse = Не зараховувати
vote-said-by = Слово від: { $names }.
vote-was-refused =
    { $reason ->
        [none] Словник каже «ні».
       *[other] Словник каже «ні»: { $reason }.
    }
vote-was-accepted = Словник каже «так».
vote-count = голосів: { $count } з { $of }
vote-appeal = Оскаржити
vote-appeal-word = Оскаржити: { $word }
vote-object = Заперечити
vote-object-word = Заперечити: { $word }
vote-both-agree = Слово лишається, якщо не відмовитеся обоє.
vote-word-counts = { $word } зараховано
vote-word-counts-not = { $word } не зараховано
vote-nobody = ніхто не голосував
vote-tie = порівну, отже, зараховано
vote-one = одного голосу замало
vote-why = Чому?
vote-for = За
vote-against = Проти

## Після гри

result-moment = Вирішальна мить
# $words: the best words of that player in that round; $count: how many there are.
result-lead =
    { $count ->
        [0] { $name } виходить уперед у раунді { $round }
       *[other] { $name } виходить уперед у раунді { $round }: { $words }
    }
result-swing =
    { $count ->
        [0] { $name } відривається в раунді { $round }
       *[other] { $name } відривається в раунді { $round }: { $words }
    }
lesson-title = На майбутнє
lesson-best-words = Найкращі слова
lesson-best-words-tonight = Найкращі слова вечора
review-looking = Шукаємо, що ви проґавили…
house-words-keep = Залишити ці рішення для наступних ігор?
house-words-keep-one = Залишити як домашнє слово
house-words-allow = { $word } зараховуємо
house-words-refuse = { $word } не зараховуємо
house-words-download = Завантажити всі домашні слова
# За столом, який зупинено.
play-paused-by = { $name } просить паузу.
