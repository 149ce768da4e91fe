### Послання із зірок.

stars-name = Послання із зірок
stars-about = Прибулець і Науковці обмінюються словами, щоб зламати таємний шифр. Кожне слово натякає на послання, а його бали дещо кажуть про шифр. Наприкінці всі вгадують.
stars-credits = За друкованою грою Кларенса Сімпсона. Ілюстрації: Леонар Дюпон. Графічний дизайн: Matt Paquette Co, Анка Гавріл.
stars-tip = Однією командою найкраще грати вчотирьох або меншим колом.

## Як грати

stars-how-1 = Один із вас — Прибулець, решта — Науковці. У кожної сторони таємне послання з трьох слів.
    .title = Дві сторони
stars-how-2 = Його знає лише Прибулець: три літери довіри, дві підсилення, одна підозри.
    .title = Шифр
stars-how-3 = Кожне слово має бал: +1 за кожну літеру довіри, подвоюється за кожну літеру підсилення, з підозрою — мінус. 6 — це три літери довіри й одна підсилення або шість довіри.
    .title = Бали
stars-how-4 = По черзі надсилайте по слову: натяк на послання, але не слово зі своєї картки й не утворене від нього.
    .title = Передачі
stars-how-5 = Після чотирьох раундів вгадайте три слова партнерів і шість літер. 12 балів — ідеальний результат. Складніше: лише три раунди. Вас більше чотирьох? Грайте двома командами, по три раунди; складніше — зі словами Прибульців у таємниці.
    .title = Здогад
stars-how-screen = Науковці радяться потай і позначають на пульті, чим може бути кожна літера.
    .title = Дедукція

## Налаштування

stars-preset-standard = Разом, чотири раунди, як у коробці.
stars-preset-first = Разом, з аркушем дедукції.
stars-preset-party = Дві команди одна проти одної, з аркушем дедукції, від чотирьох гравців.
stars-preset-kids = Разом, з аркушем дедукції і без грубих слів.
stars-preset-quick = Разом, три раунди.
stars-setting-mode = Хто з ким
    .says = Грайте разом, один Прибулець і Науковці, або двома командами одна проти одної (4–12 гравців).
stars-setting-mode-coop = Разом
stars-setting-mode-teams = Дві команди
stars-setting-hard = Складно
    .says = Робить гру складнішою. Разом: три раунди замість чотирьох. Команди: слова Прибульця бачать лише свої Науковці.
stars-setting-cipher_draw = Шифр
    .says = Як обирають шифр: як у коробці (деякі ймовірніші), рівномірно, або його складає Прибулець (лише разом).
stars-setting-cipher_draw-cards = Як у коробці
stars-setting-cipher_draw-uniform = Рівномірно
stars-setting-cipher_draw-chosen = Складає Прибулець
stars-setting-scientists_decide = Науковці вирішують
    .says = Кілька Науковців вирішують більшістю, або вирішує їхній капітан.
stars-setting-scientists_decide-majority = більшістю
stars-setting-scientists_decide-captain = капітан
stars-setting-alien = Місце Прибульця
    .says = Хто Прибулець: за місцем біля столу у грі разом, за місцем у кожній команді у грі команд.
stars-setting-parts = Хто кого грає
    .says = Хто кого грає, за місцями: alien, scientist; у командах — team-1 alien тощо. Порожньо: за місцем Прибульця.
stars-setting-parts-alien = Прибулець
stars-setting-parts-scientist = Науковець
stars-setting-parts-team-1 = Команда 1
stars-setting-parts-team-2 = Команда 2
stars-setting-consent_s = Пропозиція чекає (секунд)
    .says = Скільки пропозиція Науковця чекає на згоду решти, перш ніж піде. 0: доки не погодяться.
stars-setting-deduction_aid = Аркуш дедукції
    .says = Науковці можуть дивитися на аркуш дедукції під час гри.
stars-setting-day = Шифр дня
    .says = Гра з шифром дня: один Науковець, кілька слів з балами, одна спроба.
stars-setting-cards = Картки послань
    .says = Картки послань із вашої коробки.

## Назви

stars-side-alien = Прибулець
stars-side-scientists = Науковці
stars-role-alien = Прибулець
stars-role-scientists = Науковець
stars-team = Команда { $team }
stars-team-brief = Ком. { $team }
stars-team-wins = Перемогла команда { $team }: { $names }
stars-teams-share = Обидві команди ділять перемогу
stars-captain = капітан
stars-group-trust = Довіра
stars-group-amplify = Підсилення
stars-group-suspicion = Підозра
stars-colour-green = часта
stars-colour-black = нечаста
stars-colour-red = рідкісна
stars-verdict-maybe = може бути
stars-verdict-is = так
stars-verdict-not = ні
stars-pad-word-1 = кубик на перше слово
stars-pad-word-2 = кубик на друге слово
stars-pad-word-3 = кубик на третє слово

## Стіл

stars-round = Раунд { $round } з { $rounds }
stars-guess-step = Здогад { $number } з { $count }
stars-tab-air = Передачі
stars-tab-console = Пульт
stars-tab-outlook = Що їм відомо
stars-tab-talk = Розмова й нотатки
stars-tab-notes = Нотатки
stars-fresh = нове
stars-secret-card = Таємно: тільки для вас
stars-turn = Перевернути картку
stars-you-are-alien = Ви — Прибулець
stars-you-are-scientists = Ви — Науковець
stars-role-says-alien = Надсилайте слова, що натякають на ваше послання, а їхні бали хай видають шифр. Вгадайте, що хочуть сказати Науковці.
stars-role-says-scientists = З’ясуйте, що хоче сказати Прибулець, і зламайте шифр за балами. Ваші слова натякають на ваше послання.
stars-with = Разом із вами: { $names }
stars-begin = До передавача
stars-message = Ваше послання
stars-whole-card = Уся картка
stars-not-on-air = Не можна надсилати ці слова й утворені від них.
stars-cipher = Шифр
stars-your-cipher = Ваш шифр
stars-silence = В ефірі тиша. Перше слово — за Прибульцем.
stars-air = Передачі
stars-heard = Почуте дотепер
stars-they-sent = Вони надіслали
stars-own-team-only = лише своїм
stars-unheard = Слова летять туди й сюди. Кожна команда чує лише свої.
stars-status-dealing = Роздаємо картки…
stars-status-rolling = Кожна сторона кидає кубики на своє послання…
stars-status-enciphering = Прибулець складає шифр.
stars-status-aliens-write = Прибулець думає над словом.
stars-status-scientists-write = Науковці вибирають слово.
stars-status-aliens-guess = Прибулець вгадує…
stars-status-scientists-guess = Науковці вгадують…
stars-status-deciphering = Науковці записують шість літер.
stars-status-over = Послання розкрито.
stars-status-teams-aliens-write = Прибульці думають над словом.
stars-status-teams-scientists-write = Науковці обох команд вибирають слово.
stars-status-teams-aliens-guess = Прибульці вгадують…
stars-status-teams-scientists-guess = Науковці вгадують…
stars-todo-set-cipher = Складіть свій шифр.
stars-todo-transmit = Надішліть слово: натяк на послання з промовистими балами.
stars-todo-propose = Надішліть слово: натяк на послання. У відповідь прийдуть бали.
stars-todo-propose-as-captain = Ви капітан: надішліть слово або погодьтеся на чуже.
stars-todo-propose-together = Запропонуйте слово або погодьтеся на чуже.
stars-todo-guess-alien = Їхня картка відкрита. Які три слова вони мали на думці?
stars-todo-guess-scientists = Картка Прибульця відкрита. Які три слова він мав на думці?
stars-todo-letters = Тепер шифр: 3 літери довіри, 2 підсилення, 1 підозри.
stars-todo-wait = Записано. Чекаємо на інших.
stars-word = Ваше слово
stars-placeholder = Одне слово
stars-scores = бали: { $score }
stars-confirm-send = Усе одно надіслати
stars-confirm-unknown = Слова { $word } немає у словнику. Описка?
stars-written = Ви написали { $word }.
stars-proposals = Пропозиції
stars-agree = Згода
stars-agree-to = Згода: { $what }
stars-agreed = згода: { $count } з { $all }
stars-agreed-by = За: { $names }
stars-captain-decides = Вирішує капітан: { $name }.
stars-you-decide = Ви капітан.
stars-hand-over = Зробити капітаном
stars-sends-in = надішлеться через { $time }
stars-wait = Зачекайте
stars-wait-with = Зачекайте: { $what }
stars-held = Зачекаймо: { $name } хоче обговорити
stars-idea-of = Ідея: { $name }
stars-take-idea = Беремо
stars-ask-bot = Що думає { $name }?
stars-asked-bot = { $name } думає…
stars-console-says = Торкніться клітинки: ✕ — ні, ✓ — так, ще раз — невідомо. Торкніться літери, щоб викреслити рядок. Клавіші: стрілки й літери.
stars-colours-say = У довірі й у підсиленні по одній частій літері; підозрою може бути будь-яка. Рідкісна в усьому шифрі щонайбільше одна.
stars-head-out = { $letter }, { $colour }: повернути рядок
stars-head-open = { $letter }, { $colour }: викреслити рядок
stars-head-lit-out = { $letter }, { $colour }, є у слові: повернути рядок
stars-head-lit-open = { $letter }, { $colour }, є у слові: викреслити рядок
stars-tip-label = Підказка
stars-tip-zero = жодна з його літер не дає довіри.
stars-tip-odd = бали непарні, тож жодна з його літер не підсилює.
stars-tip-minus = бали від’ємні, тож одна з його літер — підозра.
stars-tip-plus = бали додатні, тож підозри серед його літер немає.
stars-cross-out-zero = Викреслити їх
stars-cross-out-odd = Викреслити їх
stars-cross-out-minus = Викреслити решту
stars-cross-out-plus = Викреслити їх
stars-decline-tip = Не зараз
stars-offer-tips = Підказки
stars-cell = { $letter }, { $group }: { $verdict }
stars-cell-by = { $letter }, { $group }: { $verdict }, позначає { $by }
stars-pointed-by = Вказують: { $names }
stars-chance = імовірність { $percent }
stars-impossible = неможливо
stars-aid = Імовірності
stars-ciphers-left =
    { $count ->
        [one] Ще { $count } можливий шифр
        [few] Ще { $count } можливі шифри
       *[other] Ще { $count } можливих шифрів
    }
# Це бачить Прибулець про Науковців.
stars-outlook = Що можуть знати Науковці
stars-outlook-says = з балів дотепер
stars-outlook-ciphers =
    { $count ->
        [one] Усім балам відповідає { $count } шифр.
        [few] Усім балам відповідають { $count } шифри.
       *[other] Усім балам відповідає { $count } шифрів.
    }
stars-outlook-right = Найкращий здогад мав би { $count } з 6 літер правильно.
# Після слова, яке саме набирають, з його балами: «КОМЕТА +4: залишить 120 шифрів…»
stars-outlook-then =
    { $count ->
        [one] залишить { $count } шифр, правильних літер { $right } з 6.
        [few] залишить { $count } шифри, правильних літер { $right } з 6.
       *[other] залишить { $count } шифрів, правильних літер { $right } з 6.
    }
# Те саме коротко, біля слова.
stars-outlook-brief = з { $all } шифрів лишиться { $count }
stars-talk = Розмова Науковців
stars-talk-says = Прибулець її не чує.
stars-nobody-spoke = Ще ніхто нічого не сказав.
stars-say-it = Сказати Науковцям
stars-say-short = Сказати…
stars-notes = Нотатки
stars-notes-shared = Інші Науковці можуть їх читати.
stars-notes-own = Тільки для вас.
stars-guess-words = Ці три
stars-guess-words-propose = Запропонувати ці три
stars-column = Слово { $number }
stars-guess-letters = Ці шість літер
stars-guess-letters-propose = Запропонувати ці шість
stars-set-cipher = Узяти цей шифр
stars-random = Навмання
stars-slot = { $group }: { $letter }
stars-slot-empty = { $group }: порожньо
stars-letter-in = { $letter }, { $colour }, { $group }
stars-letter-free = { $letter }, { $colour }
stars-letter-out = { $letter }, { $colour }, викреслена
stars-pick-group = Куди ставимо літеру?
stars-letters-all = Літери
stars-cant-be-colours = Так не може бути: одна часта літера в довірі, одна в підсиленні, рідкісна — щонайбільше одна.
stars-cant-be-score = Такого шифру бути не може: { $word } мало б { $would }, а має { $was }.
stars-anyway = Усе одно: { $what }
stars-face-down = лежить долілиць
stars-go-on = Далі
stars-nothing-scored = Жодної літери шифру.
stars-right = правильно
stars-wrong = ні

## Кінець

stars-reveal = Що мали на думці
stars-postcard = Листівка із зірок
# $names: хто розгадав, $letters: які літери
stars-cracked = Розгадали { $letters }: { $names }
stars-message-of-alien = Прибулець мав на думці
stars-message-of-scientists = Науковці мали на думці
stars-guess-of-alien = Здогад Прибульця
stars-guess-of-scientists = Здогад Науковців
stars-letters-guessed = Літери Науковців
stars-nothing-guessed = без здогаду
# На великому екрані.
stars-minute-enciphering = Прибульці обирають шифр
stars-minute-aliens-write = Прибульці шукають слово
stars-minute-scientists-write = Науковці шукають слово
stars-of = { $points } з { $all }
stars-sum = Слова: { $words } з { $all }, літери: { $letters } з { $all }
stars-grade-one-mind = Одна думка на двох
    .says = Кожне слово і кожна літера. Вони вже оселилися поруч.
stars-grade-first-contact = Перший контакт
    .says = Між світами не загубилося майже нічого.
stars-grade-good-neighbours = Добрі сусіди
    .says = Для розмови через паркан порозуміння вистачить.
stars-grade-static = Шум в ефірі
    .says = Щось таки почулося крізь тріск.
stars-grade-lost-in-space = Загублені в космосі
    .says = Послання досі десь там, між зірками.
stars-review = Що кожне слово сказало про шифр
stars-review-says =
    { $count ->
        [one] До першого слова: { $count } можливий шифр.
        [few] До першого слова: { $count } можливі шифри.
       *[other] До першого слова: { $count } можливих шифрів.
    }
stars-halved =
    { $times ->
        [0] Лишилася більшість шифрів
        [1] Лишилася приблизно половина
        [2] Лишилася приблизно чверть
        [3] Лишилася приблизно восьма частина
       *[other] Лишився приблизно один шифр із { $parts }
    }
stars-left =
    { $count ->
        [one] лишився { $count } шифр
        [few] лишилося { $count } шифри
       *[other] лишилося { $count } шифрів
    }
stars-expected =
    { $times ->
        [0] Не обіцяло майже нічого.
        [1] Обіцяло лишити приблизно половину.
        [2] Обіцяло лишити приблизно чверть.
        [3] Обіцяло лишити приблизно восьму частину.
       *[other] Обіцяло лишити приблизно один шифр із { $parts }.
    }
stars-known = { $percent } шляху до шифру
stars-best-guess = Найкращий здогад тоді
stars-belief = Імовірності тоді

## Порада після гри

stars-lesson-misread = { $word } прочитали як { $guessed }.
stars-lesson-gap = На { $meant } ніщо не натякало.
stars-lesson-gap-filled = На { $meant } ніщо не натякало. Підійшло б { $better }.
stars-lesson-understood = Усі слова вашого послання зрозуміли.
# $before, $after: how many ciphers were possible before and after the word
stars-lesson-told = Слово { $word } лишило { $after } з { $before } можливих шифрів.
stars-idea =
    { $bits ->
        [0] { $word } натякає на { $meant }, але його бали мало що скажуть.
        [1] { $word } натякає на { $meant }, а його бали дещо нам скажуть.
       *[other] { $word } натякає на { $meant }, а його бали багато нам скажуть.
    }

## Події

stars-event-began = Послання роздано. Шифр таємний.
stars-event-cipher-set = Прибулець склав шифр.
stars-event-round-began = Раунд { $round }.
stars-event-wrote = { $names }: записано.
stars-event-let-pass = { $names }: за добу відповіді не було.
stars-event-transmitted = { $names }: { $word }, { $score }.
stars-event-transmitted-secretly = { $names }: слово для своєї команди.
stars-event-card-shown =
    { $side ->
        [alien] Картку Прибульця відкрито.
       *[scientists] Картку Науковців відкрито.
    }
stars-event-message-scored = { $names }: { $guess }. Було { $message }: { $points } з 3.
stars-event-cipher-scored = { $names }: { $guess }: { $points } з 6 літер.
stars-event-game-ended = Шифр: довіра { $trust }, підсилення { $amplify }, підозра { $suspicion }. Бали: { $points }.

## Відмови

stars-refused-confirm = { $detail } Тоді напишіть його ще раз зі знаком ! у кінці.
stars-refused-not-asked = Зараз можна лише розмовляти, позначати й нотувати.
stars-refused-empty = Надсилати нічого.
stars-refused-too-short = У слові щонайменше 2 літери.
stars-refused-too-long = Це задовго.
stars-refused-sent-twice = Ваша сторона вже надсилала це слово.
stars-refused-card-word = { $card } є на вашій картці.
stars-refused-card-contains = Містить слово { $card } з вашої картки.
stars-refused-card-contains-base = Споріднене зі словом { $card } на вашій картці: містить { $base }.
stars-refused-card-derives = Надто близько до слова { $card } на вашій картці.
stars-refused-unknown = Слова { $word } немає у словнику. Усе одно надіслати?
stars-refused-unknown-letter = Такої літери немає в цій абетці.
stars-refused-wrong-number-of-letters = Потрібні 3 літери довіри, 2 підсилення і 1 підозри.
stars-refused-letter-twice = Кожна літера може стояти лише в одній групі.
stars-refused-wrong-colours = Одна часта літера в довірі, одна в підсиленні, рідкісна — щонайбільше одна.
stars-refused-proposal-changed = Цієї пропозиції вже немає.
stars-refused-agreed-already = Ви вже погодилися.
stars-refused-held-already = Пропозиція вже чекає.
stars-refused-asked-already = Ви вже спитали.
stars-refused-cannot-point = Вказуй щонайбільше на три слова картки або на шість літер.
stars-refused-not-captain = Передати може лише капітан.
stars-refused-no-such-scientist = Виберіть іншого Науковця своєї команди.
stars-refused-missing-word = Виберіть по слову з кожного стовпчика.
stars-refused-not-in-column = У цьому стовпчику такого слова немає.
stars-refused-no-such-alien = На місці Прибульця ніхто не сидить.
stars-refused-wrong-number-of-seats = Командам потрібно 4–12 гравців, разом — 2–12.

## Власна коробка

stars-box-file = Коробка «Послання із зірок» для Parlour. Кожен рядок пояснено в docs/hosts.md.
stars-box-cards = Картки послань Прибульця й Науковців: речення з трьома пропусками (___) і по шість слів до кожного.
stars-box-id-twice = дві картки звуться { $id }
stars-box-gaps = у реченні має бути { $n } пропуски ({ $gap }), а не { $are }
stars-box-no-word = тут має бути слово, щонайменше дві літери
stars-box-word-twice = «{ $word }» є на цій картці двічі
stars-kit-alien = Картки Прибульця
stars-kit-scientists = Картки Науковців
stars-kit-cards = Картки послань
    .says = Речення з трьома пропусками й по шість слів до кожного. Жодне слово не стоїть на картці двічі.
stars-kit-id = Назва картки
stars-kit-sentence = Речення з трьома пропусками (___)
stars-kit-columns-one = Пропуск { $number }

## Кидок дня

stars-day-step = Шифр дня
stars-day-task = Зламайте шифр: Прибулець надіслав ці слова з балами, і всім їм відповідає лише один шифр. Без годинника, одна спроба.
stars-day-points =
    { $count ->
        [one] { $count } літера
        [few] { $count } літери
       *[other] { $count } літер
    }
stars-day-mark = { $points } з { $all }
stars-day-perfect = Зламано: кожна літера у своїй групі.
stars-day-some =
    { $count ->
        [one] У своїй групі { $count } літера.
        [few] У своїй групі { $count } літери.
       *[other] У своїй групі { $count } літер.
    }
stars-day-cipher = Шифр
stars-day-yours = Ваш здогад
stars-day-heard = Що сказало кожне слово
stars-day-left =
    { $count ->
        [one] лишився { $count } шифр
        [few] лишилося { $count } шифри
       *[other] лишилося { $count } шифрів
    }

## Для власників коробки

stars-companion-title = До друкованої гри
stars-companion-says = «Послання із зірок» на вашому столі: підрахунки беремо на себе, навіть без зв’язку.
stars-companion-side-alien = Прибульцеві
stars-companion-side-scientists = Науковцям
stars-companion-cipher = Ваш шифр
stars-companion-cipher-says = Поставте літери, які витягли, або тягніть тут. Сховайте, щоб ніхто не підгледів.
stars-companion-draw = Витягти шифр
stars-companion-draw-new = Новий шифр
stars-companion-sure = Шифр і його слова зітруться. Точно?
stars-companion-keep = Залишити
stars-companion-undo = Скасувати
stars-companion-keeps = Усе лишається на цьому пристрої, навіть коли сторінку закрито.
stars-companion-card = Моя картка
stars-companion-card-words =
    { $count ->
        [one] { $count } слово
        [few] { $count } слова
       *[other] { $count } слів
    }
stars-companion-card-says = Впишіть слова своєї картки. Про заборонене слово попередимо раніше, ніж ви його скажете.
stars-companion-forbidden = { $word } є на вашій картці.
stars-companion-forbidden-part = У { $word } є { $own }, а це слово на вашій картці.
stars-companion-set = Поставити вручну
stars-companion-done = Готово
stars-companion-hide = Сховати
stars-companion-show = Показати
stars-companion-invalid = Одна часта літера в довірі, одна в підсиленні, рідкісна — щонайбільше одна.
stars-companion-no-cipher = Шифру ще немає.
stars-companion-word = Слово
stars-companion-scored = Слова дотепер
stars-companion-forget = Стерти все
stars-companion-sheet = Аркуш дедукції
stars-companion-sheet-says = Записуйте кожне слово з його балами й бачте точно, чим ще може бути кожна літера.
stars-companion-score-field = Його бали
stars-companion-add = Додати
stars-companion-remove = Прибрати { $word }
stars-companion-language = Літери на картках
stars-companion-how = Як обрано шифр?
stars-companion-draws-cards = З карток
stars-companion-draws-uniform = Усі рівноймовірні
stars-companion-left =
    { $count ->
        [one] Ще { $count } можливий шифр.
        [few] Ще { $count } можливі шифри.
       *[other] Ще { $count } можливих шифрів.
    }
stars-companion-none = Жоден шифр не дає цим словам таких балів. Перевірте ще раз.
stars-companion-guess = Найкращий здогад, у середньому правильних { $number } з 6
stars-companion-letter = Літера
stars-companion-next = Що сказало б слово?
stars-companion-next-says = { $word }: у середньому { $bits } біта
stars-companion-telling = Промовисті слова зараз
stars-companion-look = Знайти промовисті слова
stars-companion-looking = Шукаємо… { $percent }%
stars-companion-letters-only = Лише літери.
stars-companion-score-only = Бали — ціле число.

## Terminal

stars-typing-1 = комета
    .does = надіслати слово або запропонувати його іншим Науковцям
stars-typing-2 = комета!
    .does = надіслати слово, якого немає у словнику
stars-typing-3 = згода 3
    .does = погодитися на пропозицію 3
stars-typing-4 = 1 4 2
    .does = вгадати слова за їхніми номерами на картці
stars-typing-5 = ЛРЦ АМ О
    .does = вгадати або обрати літери: довіра, підсилення, підозра
stars-typing-6 = познач Е д +
    .does = позначити літеру: д, п або о; + так, - ні, ? може бути
stars-typing-7 = кажу ТЕКСТ
    .does = поговорити з іншими Науковцями
stars-typing-8 = нотатка ТЕКСТ
    .does = написати свої нотатки
stars-typing-9 = капітан 2
    .does = зробити капітаном Науковця на місці 2
stars-typing-10 = чекай 3
    .does = притримати пропозицію 3, щоб вона не пішла сама
stars-typing-11 = спитай 2
    .does = спитати Науковця на місці 2, що він думає
stars-typing-12 = вказую Е П
    .does = показати іншим Науковцям на літери чи слова
stars-text-mode-coop = разом
stars-text-mode-teams = команди
stars-text-hard = складно
stars-text-of-team = { $side } команди { $team }
stars-text-cipher = Шифр: довіра { $trust }, підсилення { $amplify }, підозра { $suspicion }
stars-text-card = Картка сторони «{ $side }»: { $sentence }
stars-text-message = Послання: { $words }
stars-text-fingers = Хто на що вказує
stars-text-marks = Пульт
stars-text-note = Нотатки, { $name }
stars-text-talk = Розмова
stars-text-proposals = Пропозиції
stars-text-proposal = { $number }. { $what } ({ $names })
stars-text-guess = Здогад сторони «{ $side }»: { $what }
stars-text-points = Бали сторони «{ $side }»: { $points }
stars-text-left = поза грою
stars-text-captain = капітан
stars-text-you = ви
stars-text-waiting = Чекаємо: { $names }.
stars-text-phase-dealing = Роздаємо картки.
stars-text-phase-rolling = Кожна сторона кидає кубики на своє послання.
stars-text-phase-enciphering = Прибулець складає шифр.
stars-text-phase-aliens-write = Слово Прибульця: натяк на послання з промовистими балами.
stars-text-phase-scientists-write = Слово Науковців.
stars-text-phase-aliens-guess = Картка Науковців відкрита: Прибулець вгадує три слова.
stars-text-phase-scientists-guess = Картка Прибульця відкрита: Науковці вгадують три слова.
stars-text-phase-deciphering = Науковці вгадують шість літер шифру.
stars-text-phase-over = Гру завершено.
stars-command-may-be-sent = можна
stars-command-cipher = довіра { $trust }  підсилення { $amplify }  підозра { $suspicion }
stars-command-deduced = шифрів: { $ciphers }, бітів: { $entropy }
stars-command-best-guess = найкращий здогад: { $cipher }
stars-command-tells = { $bits } біта  { $word }

## Print

stars-print-messages = Картки послань
stars-print-cipher = Картки шифру
stars-print-back = Шифр
stars-print-notes = Аркуші нотаток
stars-print-console = Пульти
stars-print-transmissions = Картки передач
stars-print-word = Слово
stars-print-screen = Ширма для шифру
stars-print-screen-says = Зігніть по лінії та поставте. Цей бік бачить лише Прибулець.
stars-print-name = Ім’я
stars-print-score = Бали
stars-print-round = Раунд
stars-print-guess = Їхнє послання
stars-print-own = Наше послання
stars-print-console-says = Викресліть, чим літера не може бути; обведіть, чим вона є.
stars-print-needs = один кубик, картка послання кожній стороні, картки літер, аркуш нотаток і пульт кожному, олівці.
stars-print-aid-1 = Кожна сторона кидає кубик по разу на кожен стовпчик своєї картки й тримає три слова в таємниці.
stars-print-aid-2 = Шифр: перемішайте картки літер. Кожна витягнена йде на перше вільне місце, яке її приймає, зліва направо: три довіри (одна часта, дві нечасті чи рідкісні), дві підсилення (одна часта, одна ні), одна підозри (будь-яка). Картка, що нікуди не підходить, іде під стос, і так само кожна рідкісна після першої.
stars-print-aid-3 = Рахує Прибулець: +1 за кожну літеру довіри, удвічі більше за кожну літеру підсилення, мінус, якщо є літера підозри. Довіра О Л Ь, підсилення Р К, підозра С: КОРОЛЬ — 16, КОЛОСОК — −16.
stars-print-aid-4 = Чотири раунди; спершу надсилає Прибулець, потім Науковці. Тоді картки відкривають і всі вгадують: бал за кожне слово й за кожну літеру у своїй групі.
stars-print-aid-5 = Оцінка 6: три літери довіри й одна підсилення або шість літер довіри.
stars-print-aid-6 = Однією командою найкраще грати вчотирьох або меншим колом. Дві команди, кожна зі своїм Прибульцем, мають спільний шифр і грають три раунди; перемагає більший рахунок. Складніше: одна команда грає три раунди, а дві команди тримають слова Прибульців у таємниці.
