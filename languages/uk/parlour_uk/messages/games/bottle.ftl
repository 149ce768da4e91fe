### Послання в пляшці.

bottle-counts = Зараховуємо іменники в однині від чотирьох літер (BOT-06).
bottle-name = Послання в пляшці
bottle-about = Хто першим назве слово з усіма літерами з пляшки? Це має бути іменник в однині, щонайменше чотири літери. Перше правильне слово виграє діамант, помилка забирає один, а вісім діамантів — це перемога.
bottle-credits = За друкованою грою Уртіса Шулінскаса й Наталії Єфремової. Арт-директорка: Анастасія Дурова. Графічний дизайн: Анна Медведєва. Видавець: Red Cat Games, 2023.

## How to play

bottle-step-1 = Струшуємо
    .says = Кубики падають у пляшку. Усі бачать їх водночас.
bottle-step-2 = Наввипередки
    .says = Назвіть іменник в однині щонайменше з чотирьох літер, у якому є всі літери з пляшки. Перше правильне слово виграє діамант. Два водночас? Виграє коротше, а однаково довгі — обидва. Хочете складніше? Грайте з «коротшим словом»: після правильного слова інші мають десять секунд, щоб назвати коротше, і найкоротше виграє.
bottle-step-3 = Помилка коштує
    .says = Хибне слово, множина, власна назва чи повтор забирає діамант, і ви поза грою до наступного кидка.
bottle-step-4 = «Такого слова немає!»
    .says = Думаєте, що слова немає? Так і скажіть. Якщо за десять секунд ніхто його не знайде, діамант ваш. Якщо знайде, ви діамант втрачаєте.
bottle-step-5 = Ефекти
    .says = Кубик ефектів змінює завдання: лише жовта літера, дві крайні літери пляшки або долоня на пляшці й по слову на кожен кубик.
bottle-step-6 = Вісім діамантів
    .says = Починаєте з одного. Хто першим збере вісім, перемагає.
bottle-drawn-wrong = КНИГИ
bottle-drawn-neck = К І Т

## Events

bottle-event-shook =
    { $effect ->
        [none] Раунд { $round }: { $letters }.
       *[other] Раунд { $round }: { $letters }. Ефект: { $effect }.
    }
bottle-event-spoke = { $name } має слово…
bottle-event-said = { $name }: { $word }!
bottle-event-erred =
    { $word ->
        [none] { $name }: { $why } ({ bottle-cost }).
       *[other] { $name } каже { $word }: { $why } ({ bottle-cost }).
    }
bottle-cost =
    { $seconds ->
        [0] { $cost ->
                [0] поза раундом
                [one] −{ $cost } діамант
                [few] −{ $cost } діаманти
               *[other] −{ $cost } діамантів
            }
       *[other] −{ $seconds } с
    }
bottle-event-passed = { $name } пропонує струсити знову.
bottle-event-offer-taken = { $name } хоче новий кидок. Лишилося десять секунд!
bottle-event-hint-given = { $name } просить підказку.
bottle-event-called-no-word = { $name } каже, що слова немає. Десять секунд, щоб довести протилежне!
bottle-event-refuted =
    { $cost ->
        [0] Слово таки було, { $name }.
       *[other] Слово таки було: { $name } втрачає діамант.
    }
bottle-event-covered-bottle = { $name } накриває пляшку.
bottle-event-buzzed = { $name } тисне дзвінок раніше за всіх.
bottle-event-ruled-by-ear =
    { $right ->
        [yes] { $by } про слово від { $name }: правильно!
       *[no] { $by } про слово від { $name }: неправильно.
    }
bottle-event-ruling-taken-back = { $by } скасовує рішення. Слово знову за гравцем { $name }.
bottle-event-named = { $name } знаходить { $word }.
bottle-event-contested =
    { $length ->
        [one] Десять секунд, щоб перебити { $names }: менше ніж { $length } літера.
        [few] Десять секунд, щоб перебити { $names }: менше ніж { $length } літери.
       *[other] Десять секунд, щоб перебити { $names }: менше ніж { $length } літер.
    }
bottle-event-awarded =
    { $diamonds ->
        [1] { $name } виграє діамант.
       *[other] { $name } виграє діамант і має вже { $diamonds }.
    }
bottle-event-round-ended =
    { $count ->
        [0] У цьому раунді не виграє ніхто.
        [one] Раунд виграє { $names }.
       *[other] Раунд виграють { $names }.
    }

## Why a word doesn’t count

bottle-fault-too-short = менше ніж чотири літери
bottle-fault-used = уже називали в цій грі
bottle-fault-letter-missing = бракує літери { $of }
bottle-fault-not-yellow = { $of } має бути всередині, а літер інших кубиків — жодної
bottle-fault-not-neck = на краях мають бути найближчий і найдальший кубики
bottle-fault-starts-with-no-die = не починається з літери вільного кубика
bottle-fault-too-slow = час із долонею на пляшці вийшов
bottle-fault-silent = після дзвінка слова не було
bottle-fault-by-ear = слово неправильне

## What happens now

bottle-now-shaking = Струшуємо пляшку…
bottle-now-out = Ви поза грою до наступного кидка.
bottle-now-passed = Ви запропонували струсити знову. Назвете слово — і ви знову в грі.
bottle-now-offer = Не йде? Запропонуйте новий кидок. Решта матиме 10 секунд.
bottle-now-offer-alone = Не йде? Запропонуйте новий кидок.
bottle-now-taken = { $name } хоче новий кидок: лишилося десять секунд!
bottle-now-taken-you = Ще десять секунд для решти, тоді новий кидок.
bottle-now-claimed = { $names }: слово вже є, але ще не виграло
bottle-now-claimed-you = { $word } прийнято, але ще не виграло
bottle-now-denied = { $name } каже, що слова немає. Десять секунд, щоб довести протилежне!
bottle-now-denied-you = Ви кажете, що слова немає. Чи хтось знайде?
bottle-now-to-beat =
    { $length ->
        [one] Перебийте { $words }: менше ніж { $length } літера
        [few] Перебийте { $words }: менше ніж { $length } літери
       *[other] Перебийте { $words }: менше ніж { $length } літер
    }
bottle-now-to-beat-you = { $words }: решта шукає коротше
bottle-now-covering = { $name } тримає пляшку й добирає слова
bottle-now-covering-you = Ваша долоня на пляшці: по слову на кожен кубик!
bottle-now-speaking = Слово має { $name }: слухайте!
bottle-now-speaking-you = Ви перші: скажіть слово, а тоді введіть його
bottle-now-speaking-shorter =
    { $length ->
        [one] Ви перші: скажіть і введіть слово, у якому менше ніж { $length } літера
        [few] Ви перші: скажіть і введіть слово, у якому менше ніж { $length } літери
       *[other] Ви перші: скажіть і введіть слово, у якому менше ніж { $length } літер
    }
bottle-now-voting = Зараховуємо { $word }?
bottle-now-voting-you = Стіл голосує: { $word }
bottle-now-settled =
    { $count ->
        [one] { $names } виграє зі словом { $words }
       *[other] { $names } виграють: { $words }
    }
bottle-now-settled-no-word = Слова справді немає: ніхто не спростував ({ $names })
bottle-now-settled-by-ear = { $names }: сказано вголос, і правильно
bottle-now-settled-nobody = У цьому раунді не виграє ніхто
bottle-rare =
    { $means ->
        [none] { $word }: рідковживаний іменник
       *[other] { $word }: { $means }
    }
bottle-possible =
    { $count ->
        [0] Жодне звичне слово не підходило.
        [one] Підходило { $count } слово: { $words }
        [few] Підходили { $count } слова: { $words }
       *[other] Підходило { $count } слів: { $words }
    }

## Effects

bottle-effect-base = База
    .says = Іменник в однині: чотири літери або більше й усі літери з пляшки
bottle-effect-neck = Шийка
    .says = На краях слова — найближчий до шийки кубик і найдальший
bottle-effect-yellow = Жовтий
    .says = Жовта літера всередині слова, не скраю, і жодної літери інших кубиків
bottle-effect-cover = Долоня
    .says = Спершу накрийте пляшку! Тоді по слову на кожен кубик, з його літери

## The table

bottle-bottle = Пляшка
bottle-colour-yellow = жовтий
bottle-colour-turquoise = бірюзовий
bottle-colour-dark-blue = темно-синій
bottle-die = { $letter }, { $colour }, відстань від шийки { $distance }
bottle-round = Раунд { $round }
bottle-diamonds =
    { $count ->
        [one] { $count } діамант
        [few] { $count } діаманти
       *[other] { $count } діамантів
    }
bottle-word = Ваше слово
bottle-type = Введіть слово
bottle-type-cover = Торкніться пляшки або натисніть Enter
bottle-no-word = Такого слова немає!
bottle-no-word-risk = Якщо за десять секунд ніхто не знайде слова, ви отримаєте діамант. Якщо хтось знайде, ви його втратите.
bottle-keep-looking = Шукаю далі
bottle-held-back = { $word }: замало літер, треба щонайменше чотири. Певні? Надішліть ще раз.
bottle-who-covers = Хто накриває пляшку?
bottle-new-shake = Новий кидок
bottle-skip = Далі
bottle-hint = Підказка
bottle-cover = Накрити пляшку
bottle-buzz = Є слово!
bottle-right = Правильно
bottle-wrong = Неправильно
bottle-no-word-who = Хто каже, що слова немає?
bottle-no-word-of = { $name }: слова немає!
bottle-was-it-right = Слово правильне?
bottle-easy-one =
    { $letters ->
        [one] Легке слово, { $letters } літера:
        [few] Легке слово, { $letters } літери:
       *[other] Легке слово, { $letters } літер:
    }
bottle-easy-ones = Легкі слова:
bottle-none-exists = З цими літерами слова немає. Так і скажіть!
bottle-found = { $name } знаходить слово: { $word }

## Who won

bottle-you-win = Діамант ваш!
bottle-you-win-game = Ви виграли гру!
bottle-won-with =
    { $count ->
        [one] Перемога: { $count } діамант
        [few] Перемога: { $count } діаманти
       *[many] Перемога: { $count } діамантів
    }
bottle-wins =
    { $count ->
        [one] { $names } виграє діамант!
       *[other] { $names } виграють по діаманту!
    }
bottle-winning-word = Переможне слово
bottle-won-no-word = Слова немає!
bottle-said-aloud = сказано вголос, не записано
bottle-won-by-ear = Правильно!
bottle-undo-right = { $name }: правильно. Скасувати
bottle-undo-wrong = { $name }: неправильно. Скасувати
bottle-next-round = Наступний раунд
bottle-who-said = Хто каже { $word }?
bottle-rounds = Раунд за раундом
bottle-nobody = ніхто

## Who was first

bottle-first-title = Хто був першим?
bottle-first-says = Ми віднімаємо час, який повідомлення провело в дорозі, але не більш як 250 мс. Слова тієї самої миті рівні: виграє коротше.
bottle-first-player = гравець
bottle-first-arrived = надійшло
bottle-first-way = у дорозі
bottle-first-way-none = ні
bottle-first-counted = зараховано
bottle-first-first = перше

## Today’s roll

bottle-roll-task = Один кидок, одна хвилина: знайдіть іменник з усіма літерами. Кожна секунда, що лишилася, — бал, а помилка забирає десять.
bottle-day-task = П’ять кидків, на кожен хвилина: знайдіть іменник з усіма літерами. Кожна секунда, що лишилася, — бал, а помилка забирає десять.
bottle-day-shake = Кидок { $round } з { $count }
bottle-day-points =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[other] { $points } балів
    }
bottle-day-found =
    { $found ->
        [all] Знайдено всі слова!
       *[other] Знайдено слів: { $found } з { $count }.
    }
bottle-day-shakes = Кидок за кидком
bottle-day-none = нічого не знайдено
bottle-day-mistakes =
    { $count ->
        [one] { $count } помилка
        [few] { $count } помилки
       *[other] { $count } помилок
    }
bottle-day-possible =
    { $count ->
        [one] Підходило { $count } слово, наприклад
        [few] Підходили { $count } слова, наприклад
       *[other] Підходило { $count } слів, наприклад
    }

## Own the box?

bottle-beside-says = Кубики й пляшка ваші, а діаманти рахуємо ми.
bottle-beside-title = Діаманти
bottle-beside-more = { $name }: на один більше
bottle-beside-less = { $name }: на один менше
bottle-beside-reserve = У запасі лишилося { $count }.
bottle-beside-won =
    { $count ->
        [one] { $names } має вісім діамантів і перемагає!
       *[other] { $names } мають по вісім діамантів і перемагають!
    }

## Your own box and your own dice

bottle-kit-dice = Кубики
    .says = На кожному шість літер. У легкій грі темно-синього немає.
bottle-kit-yellow = Жовтий кубик
bottle-kit-turquoise-one = Бірюзовий кубик { $number }
bottle-kit-dark-blue = Темно-синій кубик
bottle-kit-effects = Кубик ефектів
    .says = Що на шести його гранях. Він у грі в режимах «Ефекти» й «Вечірка».
bottle-kit-effects-base = { bottle-effect-base }
bottle-kit-effects-neck = { bottle-effect-neck }
bottle-kit-effects-yellow = { bottle-effect-yellow }
bottle-kit-effects-cover = { bottle-effect-cover }
bottle-pad-neck = Шийка
bottle-pad-yellow = жовтий кубик
bottle-pad-turquoise = бірюзовий кубик
bottle-pad-dark-blue = темно-синій кубик
bottle-pad-effect = кубик ефектів

## Settings

bottle-preset-standard = Чотири кубики. Вирішує словник, але рішення можна оскаржити.
bottle-preset-first = Три кубики, підказки, а помилки нічого не коштують.
bottle-preset-party = Тиснете кнопку й кажете слово вголос. З кубиком ефектів.
bottle-preset-kids = Три кубики, підказки, діамантів не втрачають, слова приймає стіл.
bottle-preset-purist = Точно як у коробці.
bottle-preset-quick = Три кубики, а за 30 секунд без слова — новий кидок.
bottle-setting-mode = Режим
    .says = Оберіть кубики. У класичній грі їх чотири, у легкій немає темно-синього. «Ефекти» додають кубик ефектів до чотирьох кубиків, «Вечірка» — до трьох.
bottle-setting-mode-classic = Класична
bottle-setting-mode-easy = Легка
bottle-setting-mode-effects = Ефекти
bottle-setting-mode-party = Вечірка
bottle-setting-shorter_word = Коротше слово виграє
    .says = Після правильного слова решта має 10 секунд, щоб перебити його коротшим.
bottle-setting-double_letters = Та сама літера на двох кубиках
    .says = Якщо літера випала на двох кубиках, у слові вона потрібна двічі або досить одного разу.
bottle-setting-double_letters-each = Двічі
bottle-setting-double_letters-once = Досить одного разу
bottle-setting-same_moment_ms = Та сама мить
    .says = Слова, названі в межах стількох мілісекунд, вважаються одночасними.
bottle-setting-everyday_nouns = Лише звичні іменники
    .says = Слова, які майже ніколи не вживають як іменники, не рахуються.
bottle-setting-gentle = Лагідна гра
    .says = Помилка не коштує діаманта. Добре для гри з дітьми.
bottle-setting-patience_s = Новий кидок через
    .says = Пляшку струшують знову, якщо стільки секунд ніхто не назвав слова. 0 — ніколи.
bottle-setting-hints = Підказки
    .says = Хто застряг, може двічі за раунд спитати, як починається легке слово й де в ньому літери.
bottle-setting-spoken = Тисни й кажи
    .says = Натисніть першими, скажіть слово вголос, а тоді введіть його або хай вирішить господар. Для тих, хто в одній кімнаті.
bottle-setting-day = Кидок дня
    .says = Гра з кидком дня: один гравець, п’ять кидків по хвилині, бал за кожну секунду, що лишилася.

## Refusals

bottle-refused-not-shorter = Слово має бути коротшим за те, яке перебиваєте.
bottle-refused-too-early = Новий кидок можна запропонувати після 30 секунд без слова.
bottle-refused-too-late-to-take-back = Уже не скасувати: на це є п’ять секунд, поки нічого іншого не сталося.
bottle-refused-no-such-ruling = Запізно: оскаржити можна раз і протягом п’яти секунд.

## Terminal and server

bottle-refused-a-command = Зараз не можна. Щоб назвати це як слово, введіть: кажу { $detail }
bottle-refused-buzz-first = Спершу натисніть дзвінок: введіть дзвінок
bottle-terminal-day = Кидок { $round } з { $count } · поки що { $points }
bottle-terminal-open = Назвіть слово, скажіть «слова немає» або «пас».
bottle-terminal-open-cover = Накривайте пляшку! Або скажіть «слова немає» чи «пас».
bottle-terminal-open-day = Назвіть слово або скажіть «пас». Кожна секунда на рахунку.
bottle-terminal-open-spoken = Маєте слово? Тисніть дзвінок: дзвінок. Або скажіть «слова немає» чи «пас».
bottle-terminal-speaking = Слово має { $name }. Правильно чи неправильно?
bottle-terminal-voted = Проголосували { $voted } з { $voters }: так чи ні.
bottle-terminal-hint = Легке слово: { $shapes }
bottle-terminal-out = поза раундом
bottle-terminal-passed = пас
bottle-terminal-gone = поза грою
bottle-lesson-hasty =
    { $count ->
        [one] { $count } слово відхилено: { $words }. Глибокий вдих дешевший за діамант.
        [few] { $count } слова відхилено: { $words }. Глибокий вдих дешевший за діамант.
       *[other] { $count } слів відхилено: { $words }. Глибокий вдих дешевший за діамант.
    }
bottle-lesson-missed = Проґавлені прості слова: { $words }.
bottle-lesson-nothing-missed = Жодного простого слова не проґавлено.
bottle-typing-1 = глобус
    .does = назвати слово
bottle-typing-2 = слова немає  або  -
    .does = сказати, що слова немає
bottle-typing-3 = пас  або  .
    .does = запропонувати новий кидок
bottle-typing-4 = струсити
    .does = прийняти пропозицію нового кидка після 30 секунд без слова
bottle-typing-5 = підказка  або  ?
    .does = побачити, як починається легке слово, якщо стіл дає підказки
bottle-typing-6 = накрити  або  !
    .does = накрити пляшку долонею
bottle-typing-7 = дзвінок
    .does = натиснути дзвінок, якщо ви кажете слова вголос; тоді введіть сказане
bottle-typing-8 = правильно, неправильно
    .does = вирішити про слово, яке хтось сказав уголос
bottle-typing-9 = так, ні
    .does = голосувати
bottle-typing-10 = оскаржити СЛОВО
    .does = винести рішення на голосування
bottle-typing-11 = кажу пас
    .does = назвати слово, яке водночас є командою
bottle-typed-no-word = слова немає, слова нема, немає слова, нема слова
bottle-typed-pass = пас
bottle-typed-shake = струсити, трусіть
bottle-typed-hint = підказка
bottle-typed-cover = накрити, накриваю
bottle-typed-buzz = дзвінок, тисну
bottle-typed-right = правильно
bottle-typed-wrong = неправильно
bottle-typed-take-back = скасувати
bottle-typed-go-on = далі
bottle-typed-say = кажу
bottle-box-file = Коробка «Послання в пляшці» для Parlour. Кожен рядок пояснено в docs/hosts.md.
bottle-box-dice = Чотири кубики з літерами, по шість граней; ефекти (effects): base, neck, yellow або cover.

## Print

bottle-print-dice = Кубики
bottle-print-diamonds = Діаманти
bottle-print-effect = ефект
bottle-print-needs = кубики з літерами в прозорій пляшці або під чашкою, діаманти купкою, словник.
bottle-print-aid-1 = Для перших ігор відкладіть темно-синій кубик і кубик ефектів.
bottle-print-aid-2 = Два слова водночас: виграє коротше; якщо довжина однакова, обоє отримують по діаманту.
bottle-print-aid-3 = Кубик ефектів визначає завдання раунду:
