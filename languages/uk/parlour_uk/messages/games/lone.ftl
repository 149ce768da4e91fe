### Самотні слова.

lone-counts = Зараховуємо кожне слово зі словника, яке складається з кубиків.
lone-name = Самотні слова
lone-about = Пишіть слова потай: бали дають лише ті, яких не написав ніхто інший. Складайте їх із кубиків, поки є час. Слово займає вільний рядок своєї довжини.
lone-credits = За друкованими правилами без імен авторів. Назва — наша.
lone-tip = Кидаєте власні кубики? Першим кидає найстарший гравець.

## How to play

lone-step-1 = Кидок
    .says = Сім кубиків із літерами та джокер, який може бути будь-якою літерою. Кубики в усіх ті самі.
lone-step-2 = Пишіть
    .says = Запишіть три слова, поки є час (удвох — чотири). Слово з п’яти літер іде в рядок на п’ять клітинок.
lone-step-3 = Потай
    .says = Ніхто не бачить ані ваших слів, ані скільки їх. Стирайте й переписуйте, скільки завгодно.
lone-step-4 = Єдине
    .says = Потім усі відкривають аркуші. Слово, якого не написав ніхто інший, дає бали свого рядка.
lone-step-5 = Спільне
    .says = Слово, яке написали двоє, не дає нічого. Як і те, що хтось інший уже написав раніше.
lone-step-6 = Раунди
    .says = Дванадцять рядків, кожен лише раз: чотири раунди по три слова, а вдвох — три раунди по чотири. За кожне слово, якого бракує, викреслюють рядок. Перемагає той, у кого найбільше балів.

## Events

lone-event-dice-rolled = Раунд { $round }: { $letters } і джокер.
lone-event-pencils-down = Олівці відкладено! Тепер введіть свої слова.
lone-event-time-up = Час вийшов! Дивимося аркуші.
lone-event-all-done = Усі готові! Дивимося аркуші.
lone-event-unveiled =
    { $points ->
        [0] { $name }: { $word }, 0 балів ({ $why }).
        [one] { $name }: { $word }, { $points } бал.
        [few] { $name }: { $word }, { $points } бали.
       *[other] { $name }: { $word }, { $points } балів.
    }
lone-event-unveiled-nothing = { $name }: жодного слова.
lone-event-gave-up =
    { $count ->
        [0] { $name } нічого не викреслює.
        [one] { $name } викреслює рядок { $rows }.
       *[other] { $name } викреслює рядки { $rows }.
    }

## Why a word scores or not

lone-why-alone = єдине
lone-why-shared = також { $names }
lone-why-earlier = раніше вже було: { $names }
lone-why-own-repeat = повтор
lone-why-no-word =
    { $reason ->
        [none] такого слова немає
       *[other] { $reason }
    }
lone-why-not-on-dice = немає на кубиках
lone-why-given-up = викреслено
lone-why-too-many = зайве

## What happens now

lone-now-rolling = Кидаємо кубики…
lone-now-handing = Передайте пристрій: { $name }.
lone-now-one-writes = Пише { $name }.
lone-now-write = Слова, яких не напише ніхто інший: { $count }/{ $of }
lone-now-written = Усе записано. Змінюйте слова або тисніть «Готово».
# На великому екрані, після раунду.
lone-unseen =
    { $points ->
        [one] Ніхто не побачив { $word }, { $points } очко
        [few] Ніхто не побачив { $word }, { $points } очки
       *[many] Ніхто не побачив { $word }, { $points } очок
    }
# На великому екрані, поки всі пишуть.
lone-minute = Напишіть { $of } слова, яких не буде в інших
lone-now-watch = Усі пишуть потай.
lone-now-pencil = Пишіть на папері.
lone-now-copy = Введіть свій аркуш: { $count }/{ $of }
lone-now-covered = Кубики накрито. Ваш час піде, щойно ви глянете.
lone-now-finished = Чекаємо на інших
lone-now-voting = Зараховуємо ці слова?
lone-now-compared = Бали дають лише єдині слова.
lone-now-owed-by =
    { $count ->
        [one] { $name }: викресліть { $count } рядок.
        [few] { $name }: викресліть { $count } рядки.
       *[other] { $name }: викресліть { $count } рядків.
    }
lone-now-owed =
    { $count ->
        [one] Бракує { $count } слова: виберіть рядок, який викреслити.
        [few] Бракує { $count } слів: виберіть { $count } рядки, які викреслити.
       *[other] Бракує { $count } слів: виберіть { $count } рядків, які викреслити.
    }

## The table

lone-round = Раунд { $round } з { $rounds }
lone-points =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[other] { $points } балів
    }
lone-done = готово
lone-dice = Кубики
lone-shuffle = Перемішати кубики
lone-joker = Джокер, будь-яка літера
lone-joker-as = Джокер замість { $letter }
lone-die-used = { $die }, використано
lone-sheet = Ваш аркуш
lone-sheet-of = Аркуш: { $name }
lone-sheets = Кубики й аркуші
lone-row =
    { $word ->
        [none] клітинок { $squares }, балів { $points }, вільний
       *[other] клітинок { $squares }, балів { $points }: { $word }
    }
lone-erase = Стерти { $word }
lone-word = Ваше слово
lone-type = Введіть слово
lone-no-die = На кубиках немає { $letters }.
lone-held-back = На кубиках немає { $letters }. Якщо впевнені, введіть { $word } ще раз.
lone-no-row =
    { $count ->
        [one] Рядка на { $count } літеру вже немає.
        [few] Рядка на { $count } літери вже немає.
       *[other] Рядка на { $count } літер уже немає.
    }
lone-paper = Кубики тут, аркуш на столі. Коли час вийде, введіть свої слова.
lone-last-round = Попередній раунд
lone-nothing = нічого не записано
lone-extra = Забагато слів. Ці не рахуються: { $words }
lone-waiting = Чекаємо: { $names }
lone-finish = Готово
lone-leave-out = Не записувати { $word }?
lone-leave = Не записувати
lone-no-words = Завершити без жодного слова?
    .says = Кожне слово, якого бракує, коштує рядка.
lone-keep-writing = Писати далі
lone-look = Показати кубики
lone-ready = Можна починати
lone-cross-out = Викреслити
lone-next-round = Наступний раунд
lone-result = Результат

## After a round

lone-top-you =
    { $points ->
        [one] Слово раунду — ваше: { $points } бал!
        [few] Слово раунду — ваше: { $points } бали!
       *[other] Слово раунду — ваше: { $points } балів!
    }
lone-top =
    { $points ->
        [one] { $name }, { $points } бал
        [few] { $name }, { $points } бали
       *[other] { $name }, { $points } балів
    }
lone-rounds = Раунд за раундом
lone-possible = Що було можливо
lone-possible-you = Раунд { $round }: { $percent } % можливих балів. Було й більше:
lone-possible-of = { $name }, раунд { $round }: { $percent } % можливих балів. Було й більше:
lone-possible-all = Раунд { $round }: усі можливі бали.
lone-possible-all-of = { $name }, раунд { $round }: усі можливі бали.

## Today’s roll

lone-roll-task = Один кидок, три слова: впишіть їх туди, де найбільше балів.
lone-day-task = Один кидок, три слова, півтори хвилини. Слово дає бали, якщо сьогодні його майже ніхто більше не напише.
lone-day-lone =
    { $lone ->
        [all] Усі ваші слова єдині.
       *[other] Єдиних слів: { $lone } з { $count }.
    }
lone-day-nothing = Жодного слова.
lone-day-may-change = До кінця дня ваші слова ще можуть написати інші.
lone-day-yours = Ваші слова
lone-day-alone = більше ніхто не написав
lone-day-players =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[other] { $count } гравців
    }
lone-day-robots =
    { $count ->
        [one] { $count } наш бот
        [few] { $count } наші боти
       *[other] { $count } наших ботів
    }
# $who: "2 гравці та 1 наш бот"
lone-day-few = таке саме слово: { $who }, але це небагато
lone-day-shared = таке саме слово: { $who }
lone-day-field =
    { $people ->
        [0] Порівняно з ботами, у яких були ті самі кубики ({ $bots }). Більше ще ніхто не грав.
        [one] Порівняно з { $people } іншим гравцем сьогодні й { $bots } ботами.
       *[other] Порівняно з { $people } іншими гравцями сьогодні й { $bots } ботами.
    }
lone-day-rule = Слово дає бали, доки його написав не більш ніж кожен восьмий з них.
lone-day-bots = Що написали наші боти
lone-day-left =
    { $points ->
        [one] Ще можна було взяти { $points } бал
        [few] Ще можна було взяти { $points } бали
       *[other] Ще можна було взяти { $points } балів
    }
lone-day-nobody = нічого

## Own the box?

lone-beside-says = Пишіть на папері, поки сиплеться пісок. Потім введіть слова кожного, а ми знайдемо єдині.
lone-beside-dice = Літери на кубиках, без джокера (не обов’язково)
lone-beside-word = { $name }, слово { $number }
lone-beside-strike = { $word } — не слово
lone-beside-struck = не слово
lone-beside-give = { $name }: бракує слова { $number }, викреслити рядок на
lone-beside-letters =
    { $count ->
        [one] { $count } літеру
        [few] { $count } літери
       *[other] { $count } літер
    }
lone-beside-next = Наступний раунд
lone-beside-back = На раунд назад
lone-beside-check = Перевірити слова
lone-beside-not-found = Немає у словнику: { $words }.
lone-beside-all-found = Усе це — слова.
lone-beside-offline = Ви не в мережі. Порівняти слова можна, але для повного словника потрібен зв’язок. Що не слово, викресліть самі.
lone-beside-scores = Бали
lone-beside-end = Хто переміг?
lone-beside-repeats = Власне слово вдруге
lone-beside-won =
    { $points ->
        [one] Перемога: { $names }, { $points } бал!
        [few] Перемога: { $names }, { $points } бали!
       *[other] Перемога: { $names }, { $points } балів!
    }
lone-beside-why-no-row = немає вільного рядка такої довжини
lone-beside-why-twice = двічі за раунд

## Your own box

lone-kit-dice = Кубики з літерами
    .says = Сім кубиків, на кожному шість літер. Джокер лишається порожнім.
lone-kit-sheet = Аркуш
    .says = Дванадцять рядків: скільки в кожному клітинок і скільки дає слово в ньому.
lone-kit-squares = Клітинки
lone-kit-points = Бали

## Settings

lone-preset-standard = Хвилина на раунд. Рішення можна оскаржити.
lone-preset-first = Дві хвилини на раунд.
lone-preset-party = 90 секунд, а результати лишаються на екрані, доки не підете далі.
lone-preset-kids = Три хвилини, а слова приймає стіл.
lone-preset-purist = Точно як у коробці.
lone-preset-quick = 40 секунд на раунд.
lone-setting-seconds = Час на слова
    .says = Скільки секунд у кожному раунді є, щоб писати.
lone-setting-own_repeats = Власне слово вдруге
    .says = Слово, яке ви вже писали раніше, дає бали знову або ні.
lone-setting-own_repeats-score = Дає бали знову
lone-setting-own_repeats-zero = Дає 0
lone-setting-one_device = Один пристрій
    .says = Усі пишуть на одному пристрої по черзі, і кожен має повний час.
lone-setting-paper = На папері
    .says = Пишіть на папері, а коли час вийде, введіть свої слова.
lone-setting-copy_s = Час, щоб їх ввести
    .says = Скільки секунд є, щоб перенести свій аркуш сюди.
lone-setting-day = Кидок дня
    .says = Гра з кидком дня: один гравець, один раунд, порівняння з усіма, хто пише того дня.
lone-setting-sheet = Ваш аркуш
    .says = Дванадцять рядків із вашої коробки.

## Refusals

lone-refused-enough-words = Це вже зайве слово. Спершу зітріть якесь.
lone-refused-nothing-there = У цьому рядку немає слова з цього раунду.
lone-refused-row-twice = Одне слово на рядок.
lone-refused-row-used = Цей рядок уже зайнятий.
lone-refused-no-such-row = Такого рядка немає.
lone-refused-no-free-row = Вільного рядка такої довжини немає.
lone-refused-word-too-long = Слово задовге для цього рядка.
lone-refused-word-too-short = Слово не заповнює цього рядка.
lone-refused-word-twice = Це слово у вас уже є.
lone-refused-too-many-words = На аркуші дванадцять рядків.
lone-refused-wrong-number-of-rows = Виберіть по рядку за кожне слово, якого бракує.
lone-refused-no-such-ruling = Оскаржувати вже пізно.
lone-refused-ready-already = Інші ще дивляться.

## Terminal and server

lone-terminal-title = Раунд { $round } з { $rounds } · слів у раунді: { $count }
lone-terminal-dice = кубики: { $dice }
lone-terminal-waiting = Ще не писали: { $names }.
lone-terminal-look = Кубики накрито. Натисніть Enter, щоб глянути: ваш час піде.
lone-terminal-writing = Усі пишуть. Ви: { $draft }
lone-terminal-copying = Введіть свій аркуш. Ви: { $draft }
lone-terminal-nothing = ще нічого
lone-terminal-pencil = Усі пишуть на папері. Відклали олівець — введіть «готово».
lone-terminal-handing = Передайте пристрій: { $name }. Enter: він у мене.
lone-terminal-gone = поза грою
lone-terminal-voting = Зараховуємо ці слова, так чи ні? { $words }
lone-terminal-owed = { $name } вибирає рядки, які викреслити: { $count }
lone-terminal-appealable = Можна оскаржити: { $words }
lone-terminal-solved = * найкращі рядки цього раунду: { $count }
lone-terminal-free = Ваші вільні рядки та їхні бали: { $rows }
lone-lesson-shared =
    { $count ->
        [one] { $count } слово було й в інших. Для великого рядка беріть друге слово, яке спало на думку. Вільні були: { $words }.
        [few] { $count } слова були й в інших. Для великого рядка беріть друге слово, яке спало на думку. Вільні були: { $words }.
       *[other] { $count } слів були й в інших. Для великого рядка беріть друге слово, яке спало на думку. Вільні були: { $words }.
    }
lone-lesson-wrong =
    { $count ->
        [one] { $count } слово не зараховано. Гляньте на кубики ще раз, поки є час. Там були: { $words }.
        [few] { $count } слова не зараховано. Гляньте на кубики ще раз, поки є час. Там були: { $words }.
       *[other] { $count } слів не зараховано. Гляньте на кубики ще раз, поки є час. Там були: { $words }.
    }
lone-lesson-empty =
    { $count ->
        [one] Порожнім лишився { $count } рядок. Спершу заповнюйте великі: { $words }.
        [few] Порожніми лишилися { $count } рядки. Спершу заповнюйте великі: { $words }.
       *[other] Порожніми лишилося { $count } рядків. Спершу заповнюйте великі: { $words }.
    }
lone-lesson-reached = { $percent } % можливих балів за всю гру. У раунді { $round } було більше: { $words }.
lone-lesson-all = Узято все, що могли дати звичайні слова.
lone-typing-1 = видра
    .does = записати слово в перший вільний рядок його довжини
lone-typing-2 = 7 видра
    .does = записати його в рядок 7
lone-typing-3 = стерти 7
    .does = стерти його
lone-typing-4 = готово  або  .
    .does = відкласти олівець
lone-typing-5 = віддати 1 2
    .does = викреслити рядки 1 і 2, якщо слів бракує
lone-typing-6 = так, ні
    .does = голосувати; так СЛОВО, якщо їх кілька
lone-typing-7 = оскаржити СЛОВО
    .does = винести рішення на голосування
lone-typing-8 = Enter  або  глянути
    .does = побачити кубики, якщо граєте до завтра: ваш час піде
lone-typing-9 = Enter  або  далі
    .does = перейти далі
lone-typed-give = віддати, віддаю
lone-typed-erase = стерти
lone-box-file = Коробка «Самотніх слів» для Parlour. Кожен рядок пояснено в docs/hosts.md.
lone-box-dice = Сім кубиків із літерами, по шість граней; джокер порожній.
lone-box-sheet = Дванадцять рядків: скільки клітинок (від 2 до 8) і скільки дає слово, що їх заповнює (від 1 до 100).

## Print

lone-print-dice = Кубики
lone-print-sheet = Аркуші
lone-print-joker = джокер, порожній
lone-print-name = Ім’я
lone-print-round = Раунд
lone-print-points = Варте
lone-print-score = Бали
lone-print-total = Разом
lone-print-rounds = Бали за раунди
lone-print-says = По три слова за раунд, удвох — по чотири. За кожне слово, якого бракує, — 0 у вільному рядку.
lone-print-needs = сім кубиків із літерами й один порожній, пісочний годинник або телефон на 60 секунд, аркуш і олівець кожному.
lone-print-aid-1 = Порожній кубик — джокер. Кубик дає слову одну літеру; у наступному слові його можна взяти знову.
lone-print-aid-2 = Без імен і скорочень. Слово, якого не скласти з кубиків або якого немає у словнику, дає 0.
lone-print-aid-3 = За нічиєї перемагає той, хто має більше балів в останньому раунді.
lone-print-aid-4 = Двоє гравців пишуть по чотири слова за раунд, усього три раунди.
lone-print-aid-5 = Першим кидає кубики найстарший гравець.
