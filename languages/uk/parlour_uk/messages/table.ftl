### Стіл: вхід, підготовка, усе довкола гри та підсумок.

## Як сісти за стіл

table-title = Стіл { $code }
table-opening = Накриваємо стіл…
table-lost = Зв’язок перервався. Відновлюємо… пишіть далі.
table-stalled = Зараз не вдається зберегти. Годинник зупинено, нічого не пропаде.
table-gone = Цього столу немає
table-closed = Цей стіл закрито
table-removed = Господар прибрав вас зі столу.
table-signed-out = Ви вийшли на цьому пристрої.
door-sit-title = Займіть місце
door-name = Ваше ім’я
look-open = { $name }: обличчя, колір, сигнал
door-sit = Сісти
door-watch = Лише подивитися
door-later = кожен грає, коли зручно; на кожен хід є доба.
door-full = Вільних місць немає
    .says = За столом немає місця, або гра вже почалася. Можна подивитися.
door-late = Гра вже триває
door-take-over = Сісти замість: { $name }
door-next-game = Сісти в наступній грі
door-ask-host = Хочете грати вже зараз? Господар може звільнити для вас місце бота.

## Підготовка

invite-title = Запросіть друзів
    .says = Назвіть код, надішліть посилання або покажіть QR-код.
invite-join = Приєднуйтеся!
    .says = Наведіть камеру телефона на QR-код або введіть цей код на
invite-copy = Скопіювати
invite-copied = Скопійовано
invite-share = Поділитися
invite-qr = QR-код із посиланням на цей стіл
invite-closed = Щоб посилання й QR-код відкривалися на телефонах, запустіть сервер командою
invite-address = Адреса в посиланні
lobby-seats = За столом
lobby-host = господар
lobby-bot-level = Рівень бота
bot-level-1 = початківець
bot-level-2 = легкий
bot-level-3 = середній
bot-level-4 = сильний
bot-level-5 = майстер
lobby-add-bot = Додати бота
lobby-fill-up = Доповнити ботами
lobby-add-player = Додати гравця на цьому пристрої
lobby-keep = Залишити: { $name }
seat-free = Вільне місце
lobby-free-seats =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
        [many] { $count } вільних місць
       *[other] { $count } вільного місця
    }
lobby-lock = Закрити стіл для інших
lobby-locked = Стіл закрито для інших.
lobby-unlock = Відкрити стіл
part-random = За жеребом
part-of = Ким грає { $name }
part-needed = Ще потрібно: { $parts }
part-crowded = Забагато охочих: { $part }
lobby-alone = Почати самому? Хто прийде пізніше, до цієї гри вже не приєднається.
    .yes = Почати без інших
    .no = Зачекати на друзів
lobby-start = Почати
lobby-waiting-for-players =
    { $count ->
        [one] Чекаємо ще на { $count } гравця
       *[other] Чекаємо ще на { $count } гравців
    }
lobby-waiting-for-host = Гру почне { $name }…
lobby-teacher-starts = Гру розпочне вчитель
result-teacher-starts = Наступну гру розпочне вчитель.
play-teacher-goes-on = Наступний раунд розпочне вчитель.
play-teacher-ends = Це був останній раунд. Результат покаже вчитель.
menu-stands-in-teacher = Вчитель відійшов. Ви можете ставити на паузу, продовжувати й починати наступний раунд.
lobby-bots-adapt = Боти підлаштовуються під вас. Зараз: { $level }.
lobby-bots-adapt-change = Змінити
extra-time = Додатковий час
extra-time-normal = немає
extra-time-of = Час: { $name }
extra-time-asked = Чекаємо на згоду господаря.
extra-time-allow = Дати { $times } часу: { $name }
extra-time-has = { $times } часу

## Гра

table-turn = Хід: { $name }
later-your-turn =
    { $when ->
        [none] Ваш хід. Не поспішайте.
       *[other] Ваш хід: до { $when }
    }
later-waiting =
    { $when ->
        [none] Чекаємо: { $names }
       *[other] Чекаємо: { $names } (до { $when })
    }
later-open = Друзі можуть сісти за стіл до { $when }.
later-send = Надіслати посилання
later-notify = Сповістити, коли мій хід
later-notified = Ми вас сповістимо
later-refused = Браузер не дозволяє тут сповіщень.
table-watching =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
        [many] { $count } глядачів
       *[other] { $count } глядача
    }
table-you-watch = Ви дивитеся
table-you-wait = Ви граєте в наступній грі. Поки що насолоджуйтеся видовищем.
table-coming-next = У наступній грі ще: { $names }
table-bot-plays = За гравця { $name } грає бот.
table-take-back = Повернути моє місце
table-late = Досі без ходу: { $name }.
table-to-bot = Передати боту
table-to-bot-of = Передати боту місце: { $name }
table-sound = Звук і вібрація
table-react = Реакція
reaction-applause = Оплески
reaction-laughing = Сміх
reaction-wow = Ого
reaction-thinking = Хм…
reaction-love = Чудово
reaction-hooray = Ура
hands-speaking = Хто говорить?
hands-pass = Передайте пристрій: { $name }
hands-time = Ваш час піде, щойно ви натиснете.
hands-secret = Таємно: тільки для вас.
hands-ready = Я — { $name }
hands-ready-many = Ми готові

## Справжні кубики: гравці вводять, що випало

dice-title = Що випало?
dice-reading =
    { $count ->
        [0] Господар читає кубики
        [one] { $names } читає кубики
       *[other] Читають свої кубики: { $names }
    }
dice-instead = Ввести самому
dice-slot =
    { $mark ->
        [none] Кубик { $number }
       *[other] Кубик { $number }, { $mark }
    }: { $face ->
        [none] ще порожньо
       *[other] { $face }
    }
dice-impossible = На цих кубиках { $face } зараз випасти не може.
dice-no-face = На цьому кубику немає { $face }.
dice-own-box = Ввести власну коробку
dice-all-typed = Усе? Тоді «Готово».
dice-nearer = Ближче
dice-farther = Далі
dice-level = Кубики { $number } і { $next } на однаковій відстані
dice-undo = Скасувати
dice-done = Готово

## Меню

menu-paused = Пауза
    .says = Годинники зупинено.
menu-end = Закінчити гру
    .sure = Закінчити цю гру для всіх і повернутися до підготовки? Її бали пропадуть.
    .yes = Так, закінчити
    .no = Грати далі
menu-set-up = Гравці й налаштування
    .sure = Зупинити цю гру й змінити гравців або правила? Її бали пропадуть.
menu-players = Гравці
menu-stands-in = Тепер господар столу — ви: { $name } не на зв’язку.
menu-free = Звільнити місце
menu-free-of = Звільнити місце: { $name }
menu-give-back = Повернути місце
menu-give-back-to = Повернути місце: { $name }
menu-remove = Прибрати?
menu-big-screen = Великий екран
menu-watch-link = Посилання для глядачів
menu-leave = Вийти з-за столу

## Підсумок

result-again = Зіграти ще
result-swap = Помінятися ролями
result-another = Інша гра
result-end-evening = Завершити вечір
result-rematch =
    { $count ->
        [one] { $names } хоче реванш
       *[other] { $names } хочуть реванш
    }
result-ready = готово
result-waiting = Чекаємо: { $names }…
result-start-now = Почати зараз
result-crowns =
    { $count ->
        [one] { $count } корона
        [few] { $count } корони
       *[other] { $count } корон
    }
count-title = Починаємо…
count-wait = Стривайте!
moved-begun = Наступна гра вже почалася.
moved-lobby = Далі граємо: { $game }.
moved-join = До столу
result-change = Змінити місця чи правила
result-you-win = Ви перемогли!
result-wins = Перемога: { $name }!
result-tied = Спільна перемога: { $names }
result-no-points = Ніхто не набрав балів
result-roll-beaten = Ви обійшли суперника: { $name }!
result-roll-tied = Нічия: { $name }
result-roll-behind = Попереду досі { $name }
result-roll-you = Ви
result-together = Зіграно разом
result-place = Місце
result-name = Ім’я
result-score = Рахунок
result-replay = Переглянути повтор
result-share = Поділитися результатом

## Після оновлення або коли запис гри пошкоджено

outdated-title = Parlour оновлено
    .stopped = З новими правилами чи словами ця гра не може тривати. Усе зігране збережено в її журналі.
    .over = Цю гру зіграно за давнішими правилами чи словами, показати її вже не можна. Журнал збережено.
damaged-title = Частину цієї гри втрачено
    .stopped = Запис гри пошкоджено, тож вона не може тривати. Нижче — останній момент, який можна показати. Решту збережено для відновлення.
    .over = Запис гри пошкоджено. Нижче — останній момент, який можна показати. Журнал збережено таким, як він є.
stopped-wait = Господар може почати нову гру з тими самими людьми.
stopped-log = Завантажити журнал
notice-words-changed = Parlour оновлено. Гра триває з новими словами; усе, що сталося, лишається в силі.
notice-rules-changed = Parlour оновлено. Гра триває за новими правилами; усе, що сталося, лишається в силі.

## Відмови за столом

refused-empty = Спершу введіть слово.
refused-too-long = Задовге як на слово.
refused-mixed-scripts = Тут літери двох абеток.
refused-other-script = За цим столом грають іншою мовою.
refused-accent = Наголоси та значки над літерами тут не читаються.
refused-digit = У словах немає цифр.
refused-space = По одному слову за раз.
refused-hyphen = Слова тут — без дефіса.
refused-apostrophe = Апостроф стоїть між двома літерами.
refused-sign = Лише літери.
refused-foreign-letter = Тут є літера, якої немає в цій мові.
refused-may-not-vote = За власне слово не голосують.
refused-voted-already = Ви вже проголосували.
refused-no-such-vote = Щодо цього слова не голосують.
refused-not-shown-yet = Зачекайте, доки покажуть усі слова.
refused-finished-already = Ви вже закінчили.
refused-no-such-ruling = Оскаржити рішення можна один раз і лише коротку мить.
refused-ready-already = Ви вже готові. Інші ще дивляться.
refused-not-until-tomorrow = Для цього всі мають бути разом, тож із «Кілька днів» не поєднується.
refused-no-push = Цей сервер не надсилає сповіщень.
refused-bad-push = Не вдається зв’язатися зі службою сповіщень цього браузера.
refused-not-free = Спершу господар має звільнити це місце.
refused-no-bot = Там уже хтось сидить.
refused-bot-plays = На цьому місці зараз грає бот.
refused-no-person = Більше ніхто не може грати на цьому місці.
refused-no-such-seat = Цього місця вже немає.
refused-of-the-day = Кидок дня грають один раз і таким, яким він є.
refused-in-a-club = Усі столи цього класу грають в одну гру.
refused-wrong-number-of-seats = Гравців замало або забагато.
refused-too-few = Гравців замало або забагато.
refused-not-seated = У вас тут немає місця.
refused-not-lobby = Гра вже почалася.
refused-not-playing = Зараз тут не грають.
refused-not-over = Гра ще не закінчилася.
refused-paused = Стіл на паузі.
refused-no-pause = Раунд іще триває.
refused-not-polite = За цим столом без грубих слів. Оберіть інше.
refused-may-appeal = Хвилинку: гравці ще можуть оскаржити.
refused-too-much = З цього місця зроблено забагато ходів за одну гру.
refused-outdated = Parlour оновлено. З новими правилами чи словами ця гра не може тривати.
refused-no-such-face = На одному з кубиків такої грані немає.
refused-too-often = Стільки однакових літер на цих кубиках не буває.
refused-only-one-of-these = Така картка лише одна.
refused-wrong-number-of-dice = Бракує кубиків.
refused-wrong-order = У кожного кубика своє місце.
refused-not-asked = Не зараз.
refused-too-late = Той раунд уже закінчився. Нічого не змінилося.
refused-wrong-parts = Ще не всі ролі розібрано.
refused-no-such-part = Такої ролі за цим столом немає.
refused-bad-size = Стільки місць за столом бути не може.
refused-not-host = Це може лише господар столу.
refused-waits-for-host = Наступний раунд розпочне вчитель.
refused-away = Цієї людини зараз немає.
refused-closed = З’єднання закрито.
