### Налаштування столу: як їх показує лобі, і ті, що є в кількох іграх.

## The lobby

table-settings-title = Налаштування столу
table-settings-says = Стандартні правила, якщо нічого не змінити.
table-settings-changed = змінено: { $count }
table-settings-standard = стандартні
table-settings-range = Число від { $low } до { $high }.
table-settings-first = Легше, бо це ваша перша гра: { $rules }.
preset-standard = Звичайна
preset-first = Уперше
preset-party = Вечірка з телевізором
preset-kids = Діти
preset-purist = Як у коробці
preset-quick = Швидка
preset-custom = Своя
    .says = Налаштування, які вибрали ви самі.
preset-customise = Змінити правила

## Settings

way-title = Як ви зустрічаєтеся?
way-together = Свої екрани
    .says = Усі грають зараз, кожен на своєму екрані.
way-one_device = Один пристрій
    .says = Усі грають на одному пристрої й передають його одне одному.
way-tomorrow = Кілька днів
    .says = Кожен грає, коли зручно; на кожен хід є доба.
way-day = Кидок дня
    .says = Один гравець із тими самими кубиками, що й у всіх сьогодні.
way-shared_roll = Спільний кидок
    .says = Один гравець, один раз, кубиками, якими вже зіграв друг.
setting-on = Увімкнено
setting-off = Вимкнено
setting-language = Мова слів
    .says = Якою мовою слова, кубики й картки.
setting-judge = Хто судить слова
    .says = Вірити словнику, голосувати за столом чи починати зі словника, але дозволити оскарження.
setting-judge-dictionary = Словник
setting-judge-table = Голосування
setting-judge-appeal = Оскарження
setting-rolls = Кубики й картки
    .says = Грайте нашими або візьміть свої та вводьте, що випало.
setting-rolls-table = На екрані
setting-rolls-ours = Наші власні
setting-pace = Темп
    .says = Грайте всі разом зараз або дайте кожному добу на хід.
setting-pace-now = Зараз
setting-pace-tomorrow = Кілька днів
setting-one_device = Один пристрій
    .says = Усі грають на одному пристрої й передають його одне одному.
setting-results_stay = Результати чекають
    .says = Результати лишаються, доки всі не підуть далі.
setting-family = Без грубих слів
    .says = Стіл не приймає грубих слів.
setting-house = Домашні слова
    .says = Слова, які цей стіл дозволяє чи забороняє, хай що каже словник.
setting-roll = Спільний кидок
    .says = Кубики, якими вже зіграв друг: для одного гравця, один раз.
setting-dice = Ваші кубики
    .says = Кубики з вашої коробки.
setting-cards = Ваші картки
    .says = Картки з вашої коробки.
setting-box = Ваша коробка
    .says = Назва вашої коробки.
