### Клас або гурток: сторінка вчителя і сторінка, що веде до столу.

club-title = Клас або гурток
club-says = Одне посилання для всіх. Столи заповнюються, щойно хтось приходить, а ви бачите й ведете їх усі. Без реєстрації.
club-game = Гра
club-people = Людей за столом
club-language = Мова слів
club-family = Без грубих слів
club-make = Створити посилання
club-table = Стіл { $number }
club-none = Поки нікого. Щойно хтось прийде, ви побачите тут його стіл.
club-people-here =
    { $people ->
        [one] { $people } людина
        [few] { $people } людини
       *[other] { $people } людей
    }
club-tables =
    { $tables ->
        [one] { $tables } стіл
        [few] { $tables } столи
       *[other] { $tables } столів
    }
club-here = { $people }, { $tables }
club-start-all = Почати всюди
club-onward-all = Наступний раунд для всіх
club-went-on =
    { $playing ->
        [0] Наступний раунд: { $tables }.
       *[other] Наступний раунд: { $tables }. Ще грають: { $playing }.
    }
club-again-all = Наступна гра для всіх
club-pause-all = Пауза для всіх
club-resume-all = Продовжити всюди
club-results = Завантажити результати
club-watch = Дивитися
club-remove = Прибрати: { $name }
club-state-lobby = чекає
club-state-playing = грає
club-state-rests = між раундами
club-state-over = закінчено
club-state-stopped = зупинено
club-state-paused = пауза
club-join = Сісти за стіл
club-join-says = { $game }: ми посадимо вас за стіл, де вже хтось чекає.
club-not-yours = Ця сторінка для вчителя. Щоб відкрити її тут, виберіть на пристрої вчителя «Продовжити на іншому пристрої».
club-failed = Поки не можна за столами: { $tables }
refused-no-such-club = Класу чи гуртка з таким кодом немає.
club-waits = Чекати на мене після кожного раунду
    .says = Столи показують результат, доки ви не почнете наступний раунд.
# Скільки столів із тих, що грають, скінчили раунд.
club-ready =
    { $playing ->
        [one] Готовий { $ready } стіл із { $playing }
       *[other] Готових столів: { $ready } із { $playing }
    }
club-screen = Для проєктора
# $address: адреса цього сервера
club-come-in = Скануйте код або введіть його на { $address }:
club-round = Раунд { $round }
club-round-of = Раунд { $round } із { $rounds }
club-away = відійшли
club-options = { $name }: пересадити чи прибрати
club-add-bot = Додати бота
club-move-to = Пересадити за стіл { $number }
club-podium = Молодці!
club-points =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[other] { $points } балів
    }
club-change = Змінити гру
    .sure = Ігри, що тривають, закінчаться без результату.
    .yes = Грати в це
# Про те, у що грає клас: «90 с · по 4 за столом · чекає на вас після кожного раунду».
club-seconds = { $seconds } с
club-size = по { $people } за столом
club-waits-on = чекає на вас після кожного раунду
club-waits-off = раунди йдуть один за одним самі
club-guide = Показати, як грати
club-end-all = Показати результат усім
club-over = Гру закінчено.
club-last-round = Це був останній раунд.
club-ranking = Рейтинг класу
club-done = готово
club-new-table = Новий стіл
club-cancel = Скасувати
# Після імені вибраного учня.
club-second-tap = Торкніться когось за іншим столом, щоб поміняти їх місцями, або столу, щоб пересадити туди.
    .playing = Поточну гру ця людина покине, а за тим столом зіграє з наступної.
club-swap = Поміняти місцями: { $one } і { $other }
club-door = Це стіл класу
    .says = Відкрийте посилання, яке показує вчитель.
club-appeals = Слова ще можна оскаржити { $seconds } с. Потім продовжимо.
