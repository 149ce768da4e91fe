### Мої ігри: що зіграно на цьому пристрої.

record-title = Мої ігри
record-says = Ваші ігри на цьому пристрої. Ця сторінка зберігається лише тут, якщо ви не скопіюєте її на інший пристрій.
record-empty = Поки порожньо. Дограйте гру, і вона з’явиться тут.
record-games =
    { $count ->
        [one] { $count } гра
        [few] { $count } гри
       *[other] { $count } ігор
    }
record-won = { $won } з { $games } виграно
record-streak =
    { $count ->
        [one] { $count } день поспіль
        [few] { $count } дні поспіль
       *[other] { $count } днів поспіль
    }
record-longest = найдовша серія: { $count }
record-forgiven = Один пропущений день серії не перериває.
record-days =
    { $days ->
        [one] Ігри за останній { $days } день
        [few] Ігри за останні { $days } дні
       *[other] Ігри за останні { $days } днів
    }
record-on-days = { $games }; днів з іграми: { $days } з { $of }
record-today = сьогодні
record-latest = Очки останніх ігор, від давніших: { $points }
record-latest-short = Останні ігри
record-won-key = виграно
record-kind-friends = Проти людей
record-kind-bots = Проти ботів
record-kind-together = Разом
record-kind-alone = На самоті
record-kind-earlier-against = Проти інших (давніші ігри)
record-kind-earlier = На самоті чи разом (давніші ігри)
record-of-days = Кидки дня
record-of-tables = За столом
record-rolls =
    { $count ->
        [one] { $count } кидок дня
        [few] { $count } кидки дня
       *[other] { $count } кидків дня
    }
record-tables =
    { $count ->
        [one] { $count } гра за столом
        [few] { $count } гри за столом
       *[other] { $count } ігор за столом
    }
record-days-played =
    { $count ->
        [one] Зіграно { $count } день
        [few] Зіграно { $count } дні
       *[other] Зіграно { $count } днів
    }
# $average and $most: points
record-averages = у середньому { $average }, найкраще { $most }
record-stars = Скільки зірок і як часто
record-stars-times =
    { $stars ->
        [one] { $stars } зірка: { $times } ×
        [few] { $stars } зірки: { $times } ×
       *[other] { $stars } зірок: { $times } ×
    }
record-words = Найкращі слова
record-fastest = Найшвидша знахідка
record-seconds = { $seconds } с
record-save = Зберегти у файл
record-load = Додати з файлу
record-delete = Видалити все
record-question = Видалити записи ({ $games })? Іншої копії немає.
record-question-strange = Видалити те, що тут зберігається? Іншої копії немає.
record-sure = Видалити
record-keep = Залишити
record-deleted = Видалено.
record-added =
    { $count ->
        [0] Усі ці ігри тут уже є.
        [one] Додано { $count } гру.
        [few] Додано { $count } гри.
       *[other] Додано { $count } ігор.
    }
record-wrong-none = Це не файл записів Parlour. Нічого не змінено.
record-wrong-cut = Файл неповний: бракує кінця. Нічого не змінено.
record-wrong-newer = Файл створила новіша версія Parlour. Нічого не змінено.
record-wrong-huge = Файл завеликий як на записи. Нічого не змінено.
record-trouble-full = У браузері закінчилося місце, тож нові ігри не додаються. Збережіть записи у файл, а тоді видаліть їх тут.
record-trouble-blocked = Браузер не дозволяє нічого зберігати, тож записів тут немає. Дозвольте сайту зберігати дані або вийдіть із приватного вікна.
record-trouble-strange = Дані тут залишила інша версія Parlour, тож нічого не додається. Збережіть їх у файл, а тоді видаліть тут.

record-my-games = Завершені ігри
    .says = Зіграні на цьому пристрої. Переглянути їх можна, доки їх зберігає сервер.
record-with = Разом грали: { $names }
record-replay = Перегляд
record-streak-safe = Сьогодні ви вже грали. До завтра!
record-streak-today = Зіграйте кидок дня, щоб не перервати низку.
record-rematch = Зіграти знову. Суперники: { $names }
    .says = Ваш стіл іще є. Відкрийте його й запропонуйте реванш.
record-untried = Ви ще не грали: { $game }
