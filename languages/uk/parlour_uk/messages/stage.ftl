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
stage-sound-off = Звук вимкнено
stage-announcer-on = Ведучий говорить
stage-announcer-off = Ведучий мовчить
stage-wake-sound = Натисніть будь-яку клавішу, щоб увімкнути звук
