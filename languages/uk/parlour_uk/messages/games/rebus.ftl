### Літерний ребус.

rebus-name = Літерний ребус
rebus-about = П’ятнадцять кубиків і пісочний годинник: складіть якнайдорожчий кросворд. Рахуються всі слова вправо й униз, а за зайві кубики бали знімають.
rebus-credits = За друкованими правилами без імен авторів.

## Як грати. Ці кроки показують і в терміналі, і на папері, тож кнопок тут не називаємо.

rebus-counts = Зараховуємо кожне слово зі словника.
rebus-how-1 = Киньте п’ятнадцять кубиків із літерами та їхньою вартістю. Зірка — будь-яка літера.
    .title = Кидок
rebus-how-2 = Викладайте слова вправо й униз, поки сиплеться пісок. Кожен ряд кубиків має бути словом.
    .title = Викладайте
rebus-how-3 = Якщо нове слово має спільну літеру з тим, що вже лежить, вони мусять там перетнутися.
    .title = Схрещуйте
rebus-how-4 = Додайте всі слова вправо й усі вниз: кубик на перетині рахується двічі. Потім відніміть зайві кубики.
    .title = Рахуйте
rebus-how-5 = Перемагає найбільша сума після десяти раундів, а можна зіграти три чи п’ять. По черзі, усі разом або всі з тим самим кидком.
    .title = Перемога
rebus-how-screen = Перетягуйте кубики, торкайтеся їх або просто пишіть. Правильні слова світяться, а бали видно відразу.
    .title = Слова світяться
rebus-drawn-dice = КІТНСЕРАО

## Налаштування

rebus-preset-standard = Швидше, ніж у коробці: у всіх той самий кидок. Три раунди, рішення можна оскаржити.
rebus-preset-first = Той самий кидок, по три хвилини, зайві кубики нічого не коштують.
rebus-preset-party = Той самий кидок, а розкладки лишаються на екрані, доки не підете далі.
rebus-preset-kids = Усі разом, по чотири хвилини. Зайві кубики нічого не коштують, а слова приймає стіл.
rebus-preset-purist = По черзі, десять раундів, як у коробці, і слова не світяться. Це хвилин п’ятдесят.
rebus-preset-quick = Один раунд із тим самим кидком.
rebus-setting-hourglass_seconds = Пісочний годинник
    .says = Скільки секунд можна складати, доки сиплеться пісок.
rebus-setting-turns_of_the_glass = Скільки разів перевернути
    .says = Скільки разів за хід перевертають годинник: більше разів — більше часу.
rebus-setting-islands = Острівці
    .says = Слова без спільних літер можуть стояти окремо, або все має бути одним кросвордом.
rebus-setting-islands-printed = можна
rebus-setting-islands-none = без них
rebus-setting-shortest = Найкоротше слово
    .says = Скільки літер має бути в слові щонайменше.
rebus-setting-star_letter = Зірки
    .says = Зірка весь хід лишається тією самою літерою або може змінюватися.
rebus-setting-star_letter-fixed = тримають літеру
rebus-setting-star_letter-free = можуть змінюватися
rebus-setting-negative_turns = Хід із мінусом
    .says = Хід із мінусом записують як 0 або таким, яким він є.
rebus-setting-negative_turns-zero = це 0
rebus-setting-negative_turns-keep = рахується
rebus-setting-unused = Зайві кубики
    .says = За кубики, що лишилися, знімають їхню вартість або нічого: для першої гри так добріше.
rebus-setting-unused-cost = мінус бали
rebus-setting-unused-free = без мінуса
rebus-setting-pace = Темп
    .says = Складайте по черзі, поки решта дивиться; усі разом, кожен зі своїм кидком; усі з тим самим кидком; або з тим самим, коли зручно, до завтра.
rebus-setting-pace-turns = По черзі
rebus-setting-pace-together = Усі разом
rebus-setting-pace-duplicate = Той самий кидок
rebus-setting-pace-tomorrow = Кілька днів
rebus-setting-rounds = Раунди
    .says = Скільки раундів грати. За правилами з коробки — десять.
rebus-setting-live = Слова світяться
    .says = Слова світяться, щойно стають правильними, і видно бали. Вимкнено: лише коли вийде час.
rebus-setting-one_device = Один пристрій
    .says = Усі грають на цьому пристрої. Кубики кидають, щойно він у наступного гравця.
rebus-setting-mercy = Милосердя
    .says = Кидок, у якому щонайбільше одна голосна, можна повторити, поки сиплеться пісок.

## Що сталося

rebus-event-dice-rolled =
    { $dice ->
        [none] Раунд { $round }: кидають усі.
       *[other]
            { $count ->
                [one] Раунд { $round }: { $names } кидає { $dice }.
               *[other] Раунд { $round }: усі грають із { $dice }.
            }
    }
rebus-event-asked-to-roll-again = { $name } хоче кинути ще раз.
rebus-event-glass-empty =
    { $count ->
        [one] { $names }: погляньмо на кросворд.
       *[other] Погляньмо на кросворди.
    }
rebus-event-scored =
    { $words ->
        [none] { $name }: { $points }.
       *[other] { $name }: { $points } за { $words }.
    }{ $struck ->
        [none] { "" }
       *[other] { " " }Не зараховано: { $struck }.
    }

## Відмови

rebus-refused-not-on-dice = Кубика з такою літерою вже немає.
rebus-refused-off-the-board = Це поза столом.
rebus-refused-dice-overlap = На одній клітинці не може бути двох кубиків.
rebus-refused-die-twice = Кубик може лежати лише в одному місці.
rebus-refused-no-such-die = Такого кубика не кинули.
rebus-refused-too-many-dice = Кубиків лише п’ятнадцять.
rebus-refused-star-is-fixed = Ця зірка тримає свою літеру до кінця ходу.
rebus-refused-star-without-letter = Оберіть літеру для зірки.
rebus-refused-star-two-letters = Зірка може бути лише однією літерою.
rebus-refused-not-a-star = Іншою літерою може бути лише зірка.
rebus-refused-bad-letter = За цим столом такої літери немає.
rebus-refused-no-mercy = Кинути ще раз можна, лише якщо голосна щонайбільше одна.

## За столом

rebus-round = Раунд { $round } з { $rounds }
# На великому екрані, після раунду: найкращий кросворд із простих слів і одне з них.
rebus-unseen =
    { $points ->
        [one] Ніхто не побачив { $word } у кросворді на { $points } очко
        [few] Ніхто не побачив { $word } у кросворді на { $points } очки
       *[many] Ніхто не побачив { $word } у кросворді на { $points } очок
    }
# На великому екрані, поки всі складають таємно.
rebus-minute = Усі таємно складають кросворд
rebus-points =
    { $count ->
        [one] { $count } бал
        [few] { $count } бали
        [many] { $count } балів
       *[other] { $count } бала
    }
rebus-board = Стіл із кубиками
rebus-hand = Кубики у вас у руці
rebus-hand-of = Кубики в руці: { $name }
rebus-die = { $letter }, { $value }
rebus-star = Зірка, будь-яка літера
rebus-star-as = Зірка замість { $die }
rebus-type = Введіть слово просто на стіл
rebus-across = Пишемо вправо
rebus-down = Пишемо вниз
rebus-undo = Скасувати
rebus-take-back = Забрати один кубик
rebus-closer = Наблизити
rebus-farther = Віддалити
rebus-type-here = Пишіть
rebus-keys = Просто пишіть. Пробіл змінює напрямок, стрілки переводять на іншу клітинку, Backspace забирає кубик.
rebus-clear = Стерти
rebus-again = Кинути ще раз
rebus-finish = Готово
rebus-sure = Уже готово?
rebus-sure-time = Часу ще багато.
rebus-sure-points = Поки що це нуль балів: невикористані кубики коштують стільки, скільки на них написано.
rebus-sure-nothing = Поки що жодне слово не дає балів.
rebus-keep-building = Будую далі
rebus-finished = Готово! Передумали? Просто зруште кубик.
rebus-look = Показати кидок
rebus-covered = Кидок прихований. Ваш час піде, щойно ви глянете.
rebus-played = Це ваш кросворд. Його порахують, коли зіграють усі.
rebus-not-yet = ще ні
rebus-at-work = складає
rebus-is-done = готово
rebus-last-round = Попередній раунд
rebus-next-turn = Наступний хід
rebus-next-round = Наступний раунд
rebus-next-result = Результат
rebus-scores = Рахунок
rebus-total = Разом
rebus-star-for = Якою літерою буде зірка?
rebus-rolling = Кидаємо кубики…
rebus-handing = Передайте пристрій гравцеві { $name }.
rebus-ready = Я тут, кидаймо!
rebus-build = Викладайте слова вправо й униз. За зайві кубики знімають їхню вартість.
rebus-build-free = Викладайте слова вправо й униз. У цій грі зайві кубики нічого не коштують.
rebus-turn = Хід: { $name }
rebus-others =
    { $count ->
        [one] { $names } складає…
       *[other] Складають: { $names }…
    }
rebus-result = Погляньмо на ваші кросворди
rebus-worth =
    { $points ->
        [one] Зараз { $points } бал
        [few] Зараз { $points } бали
        [many] Зараз { $points } балів
       *[other] Зараз { $points } бала
    }
rebus-to-zero = До нуля бракує { $points }
rebus-sum = { $across } вправо + { $down } вниз − { $unused } зайвих = { $total }
rebus-sum-all = { $across } вправо + { $down } вниз = { $total }
rebus-as-zero = Записуємо 0: раунд не забирає балів.
rebus-no-die = Кубика з такою літерою немає.
rebus-vote = Зараховуємо ці слова?
rebus-waiting = Чекаємо: { $names }
rebus-layout-of = Кросворд: { $name }
rebus-top-yours =
    { $points ->
        [one] Слово раунду — ваше, { $points } бал
        [few] Слово раунду — ваше, { $points } бали
        [many] Слово раунду — ваше, { $points } балів
       *[other] Слово раунду — ваше, { $points } бала
    }
rebus-top-of =
    { $points ->
        [one] Слово раунду: { $name }, { $points } бал
        [few] Слово раунду: { $name }, { $points } бали
        [many] Слово раунду: { $name }, { $points } балів
       *[other] Слово раунду: { $name }, { $points } бала
    }

## Після гри

rebus-possible = Що можна було скласти
rebus-everyday =
    { $points ->
        [one] Простими словами: { $points } бал
        [few] Простими словами: { $points } бали
        [many] Простими словами: { $points } балів
       *[other] Простими словами: { $points } бала
    }
rebus-best =
    { $points ->
        [one] Найкраще з відомих слів: { $points } бал
        [few] Найкраще з відомих слів: { $points } бали
        [many] Найкраще з відомих слів: { $points } балів
       *[other] Найкраще з відомих слів: { $points } бала
    }
rebus-best-found =
    { $points ->
        [one] Найкраще, що ми знайшли: { $points } бал
        [few] Найкраще, що ми знайшли: { $points } бали
        [many] Найкраще, що ми знайшли: { $points } балів
       *[other] Найкраще, що ми знайшли: { $points } бала
    }
rebus-share = { $percent }%
rebus-lesson-behind =
    { $score ->
        [one] Прості слова раунду { $round } дали б { $score } бал: { $words }.
        [few] Прості слова раунду { $round } дали б { $score } бали: { $words }.
        [many] Прості слова раунду { $round } дали б { $score } балів: { $words }.
       *[other] Прості слова раунду { $round } дали б { $score } бала: { $words }.
    }
rebus-lesson-ahead = Простими словами краще не складеш: { $percent } % від найкращого з відомих слів.
rebus-lesson-ahead-found = Простими словами краще не складеш: { $percent } % від найкращого, що ми знайшли.

## Кидок дня

rebus-roll-task = П’ятнадцять кубиків, один кросворд, один пісочний годинник.
rebus-day-task = П’ятнадцять кубиків, один кросворд, пів години. Наскільки близько до найкращого з відомих слів?
rebus-day-mark = { $points } з { $best }
rebus-day-perfect = Ідеально! З відомих слів кращого кросворда немає.
rebus-day-proven = { $best } — найкраще, що можливо з відомих слів.
rebus-day-known = { $best } — найкраще, що ми знаємо. Більше ніж { $bound } не дасть жоден кросворд із відомих слів.
rebus-day-yours = Ваш: { $points }
rebus-day-best = З відомих слів: { $points }
rebus-day-everyday = Простими словами: { $points }
rebus-day-solution = Розв’язок

## Справжні кубики й власна коробка

rebus-face-star = зірка
rebus-kit-dice = Кубики
    .says = П’ятнадцять кубиків, на кожному шість літер. На двох із них є зірка, її вводять як *.
rebus-kit-values = Вартості
    .says = Скільки варта кожна літера, від 1 до 10. Зірка варта стільки, скільки її літера.

## Для власників коробки

rebus-beside-says = Киньте кубики, переверніть годинник і складайте. А тоді впишіть свій кросворд сюди.
rebus-beside-title = Бали за кросворд
rebus-beside-language = Літери
rebus-beside-roll = П’ятнадцять кубиків, * — зірка
rebus-beside-rolled =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубики
        [many] { $count } кубиків
       *[other] { $count } кубика
    }
rebus-beside-board = Кросворд: торкніться клітинки й пишіть
rebus-beside-square = Рядок { $row }, стовпець { $col }
rebus-beside-square-laid = Рядок { $row }, стовпець { $col }: { $letter }
rebus-beside-way = Писати
rebus-beside-across = вправо →
rebus-beside-down = вниз ↓
rebus-beside-total =
    { $count ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }
rebus-beside-sum = { $across } вправо + { $down } вниз − { $unused } зайвих
rebus-beside-words = Слова
rebus-beside-no-words = Слів ще немає.
rebus-beside-left = Зайві кубики: { $dice }
rebus-beside-foreign = Немає кубика для { $letters }.
rebus-beside-apart = У двох окремих частинах є { $letters }, тож там вони мусять перетнутися.
rebus-beside-no-roll = Впишіть кубики, щоб відняти зайві.
rebus-beside-values = Вартості на ваших кубиках
rebus-beside-ours = Узяти наші вартості
rebus-beside-ask = Перевірити слова й знайти найкраще
rebus-beside-asking = Шукаємо…
rebus-beside-all-good = Усі слова зараховано.
rebus-beside-counts = Рахується лише найкраща правильна частина: { $points }.
rebus-beside-best = Найкраще з відомих слів: { $points }
rebus-beside-best-found = Найкраще, що ми знайшли: { $points }
rebus-beside-needs-dice = Щоб знайти найкращий кросворд, впишіть усі п’ятнадцять кубиків.
rebus-beside-needs-connection = Немає з’єднання. Найкращий кросворд можна знайти лише онлайн.
rebus-beside-offline = Бали рахуються й без з’єднання, а перевірити слова та знайти найкращий кросворд можна лише онлайн.

## Terminal

rebus-typing-1 = слово
    .does = викласти перше слово посередині
rebus-typing-2 = п 16 16 слово
    .does = викласти слово вправо, від рядка 16 і стовпця 16
rebus-typing-3 = н 16 16 слово
    .does = викласти слово вниз
rebus-typing-4 = взяти 16 17
    .does = взяти кубик назад
rebus-typing-5 = прибрати
    .does = взяти всі кубики назад
rebus-typing-6 = ще
    .does = кинути ще раз, якщо стіл милосердний
rebus-typing-7 = готово  або  .
    .does = закінчити, поки сиплеться пісок
rebus-typing-8 = так, ні
    .does = голосувати; так СЛОВО, якщо їх кілька
rebus-typing-9 = оскаржити СЛОВО
    .does = винести рішення на голосування
rebus-typing-10 = Enter  або  глянути
    .does = побачити кидок, якщо граєте до завтра: ваш час пішов
rebus-typing-11 = Enter  або  далі
    .does = перейти далі
rebus-typed-across = вправо, п
rebus-typed-down = вниз, униз, н
rebus-typed-take = взяти
rebus-typed-clear = прибрати
rebus-typed-again = ще
rebus-text-handing = Передайте пристрій гравцеві { $name }. Він у вас? Натисніть Enter.
rebus-text-rolling = Кидає: { $names }.
rebus-text-building = Складає: { $names }.
rebus-text-waiting = Ще не зіграли: { $names }.
rebus-text-look = Кидок прихований. Натисніть Enter, щоб побачити його: тоді піде ваш час.
rebus-text-empty = Напишіть слово: воно ляже посередині, від рядка 16 і стовпця 16.
rebus-text-spare = ще в руці: { $dice }
rebus-text-words = слова: { $words }
rebus-text-apart = Окремі частини зі спільною літерою треба з’єднати.
rebus-text-gone = поза грою
rebus-text-voting = Стіл голосує, так чи ні: { $words }
rebus-text-turn =
    { $points ->
        [one] { $name }: { $points } бал
        [few] { $name }: { $points } бали
        [many] { $name }: { $points } балів
       *[other] { $name }: { $points } бала
    }
rebus-text-appealable = Можна оскаржити: { $words }
rebus-refused-unreadable = Щоб викласти слово: вправо РЯДОК СТОВПЕЦЬ СЛОВО або вниз РЯДОК СТОВПЕЦЬ СЛОВО.
rebus-refused-cannot-lay = Кубика з такою літерою немає або клітинка вже зайнята.

## Print

rebus-box-file = Коробка «Літерного ребуса» для Parlour. Кожен рядок пояснено в docs/hosts.md.
rebus-box-dice = П’ятнадцять кубиків по шість граней; на двох із них є зірка: *. Нижче — вартість кожної літери (від 1 до 10).
rebus-box-one-star = на кубику щонайбільше одна зірка
rebus-box-stars = зірка (*) має бути на { $n } кубиках, а не на { $are }
rebus-box-no-value = { $letter } є на кубику, тож потрібна її вартість
rebus-print-dice = Кубики
rebus-print-pad = Таблиця балів
rebus-print-round = Раунд
rebus-print-total = Разом
rebus-print-says = Вправо + вниз − зайві кубики. Зірка варта стільки, як її літера; зайва зірка нічого не коштує.
rebus-print-needs = п’ятнадцять кубиків, пісочний годинник або телефон на 90 секунд, таблиця балів і олівець.
rebus-print-aid-1 = У слові дві літери або більше; без імен і скорочень, жодного слова двічі.
rebus-print-aid-2 = Покладена зірка лишається тією самою літерою до кінця ходу.
rebus-print-aid-3 = Домовтеся заздалегідь: хід із мінусом записувати як є чи як 0?
rebus-print-aid-4 = Якщо нове слово має спільну літеру зі словом на столі, вони мають на ній перетнутися.
