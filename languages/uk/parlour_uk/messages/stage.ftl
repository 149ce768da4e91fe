### Великий екран: найяскравіші миті, великими літерами й коротко. Деякі з них промовляє ведучий.

# Хтось каже, що слова немає. Під цим десять секунд стоїть “prove”.
stage-none = { $name }: «Такого слова немає!»
stage-prove = Десять секунд, щоб це спростувати!
stage-loses =
    { $count ->
        [one] { $name } втрачає діамант
        [few] { $name } втрачає { $count } діаманти
       *[many] { $name } втрачає { $count } діамантів
    }
stage-steals = { $name } краде { $letter }: { $word }
# Вирішальне очко. $count: скільки гравців; $needs: діаманти чи бали.
stage-needs =
    { $needs ->
        [one] { $names }: до перемоги один крок
       *[other] { $names }: до перемоги ще { $needs }
    }
stage-last-round = Останній раунд!
stage-leads =
    { $points ->
        [one] { $name } попереду на { $points } бал
        [few] { $name } попереду на { $points } бали
       *[many] { $name } попереду на { $points } балів
    }
stage-level = Лідери йдуть врівень
# Над кросвордом гравця.
stage-board =
    { $points ->
        [one] { $name }: { $points } бал
        [few] { $name }: { $points } бали
       *[many] { $name }: { $points } балів
    }
stage-word-of-round = Слово раунду: { $word }
# «Самотні слова»: те саме слово написали кілька гравців або лише один.
stage-wrote =
    { $count ->
        [2] { $word } — аж двоє!
        [3] { $word } — аж троє!
        [4] { $word } — аж четверо!
        [5] { $word } — аж п’ятеро!
       *[other] { $word } — аж { $count }!
    }
stage-only = Лише { $name }!
stage-own-word = { $name }: { $word }
# На телефонах, поки щось показує великий екран.
stage-look = Дивіться на екран!
stage-look-on = Торкніться, щоб бачити тут
# Унизу великого екрана; M і A — клавіші.
stage-sound-on = Звук увімкнено
stage-announcer-on = Ведучий говорить
stage-announcer-off = Ведучий мовчить
stage-wake-sound = Натисніть будь-яку клавішу, щоб увімкнути звук
# Клавіша й кнопка, що вмикають музику, звуки й ведучого.
stage-sound-off = Звук
# $name: господар, на телефоні якого є така кнопка.
stage-waits = Цей екран може впустити { $name }.
stage-knocks =
    { $count ->
        [one] Великий екран хоче показувати цей стіл.
        [few] { $count } великі екрани хочуть показувати цей стіл.
       *[many] { $count } великих екранів хочуть показувати цей стіл.
    }
    .yes = Впустити
    .no = Не зараз
# На телефоні господаря, перед кнопками звуку й ведучого.
stage-remote = Великий екран
stage-vote = Голосуйте на телефонах
stage-minute = Усі працюють
# Штамп на обличчі гравця.
stage-done = Готово!
stage-done-of = Готово: { $count } з { $of }
# Хтось вивчає гру, а решта чекає.
stage-tour = { $name } знайомиться з грою
stage-tour-why = «{ $game }» — уперше. Це на хвилину-дві.
stage-best-word = Найкраще слово
# Над назвою наступної гри.
stage-next = Далі
