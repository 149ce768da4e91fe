### Книжковий хробак.

bookworm-name = Книжковий хробак
bookworm-about = Назвіть слово з категорії й беріть кубик, навіть чужий. Слово бере кубик зі своєю першою літерою; крапки на ньому — бали, і 21 бал закінчує гру.
bookworm-credits = За друкованою грою Лукаса Цаха й Міхаеля Пальма. Від 8 років.
bookworm-tip = За одним столом починає той, хто останнім читав книжку.

## Як грати. Ці кроки показують і в терміналі, і на папері, тож кнопок тут не називаємо.

bookworm-counts = Зараховуємо все, що підходить до категорії, якщо стіл не проголосує проти (BKW-12). Удвох вирішує наш список.
bookworm-how-1 = Хробак відкриває картку, обирає одну з трьох категорій і кидає кубики. З дітьми грають лише зелену категорію, верхню: вона найлегша.
    .title = Категорія
bookworm-how-2 = У свій хід назвіть слово з категорії, яке починається з літери на кубику. Кубик ваш. Кубик із двома літерами, ГҐ чи ЇЙ, — це будь-яка з них.
    .title = Слово за кубик
bookworm-how-3 = Або заберіть кубик в іншого гравця: йому за це дістанеться картка хробака. Карток шість — отже, й крадіжок шість.
    .title = Або вкрадіть
bookworm-how-4 = Слово приймають, якщо ніхто не сумнівається. Інакше голосують усі, крім мовця: щоб відхилити слово, треба два голоси й більшість «проти». Удвох вирішують наші списки.
    .paper = Слово приймають, якщо ніхто не сумнівається. Інакше голосують усі, крім мовця: щоб відхилити слово, треба два голоси й більшість «проти». Удвох поговоріть про це; якщо не допомогло, слово зараховано.
    .title = Сумніви?
bookworm-how-5 = Зелений особливий кубик щораунду додає правило: стоси, джокер, нова категорія… У перших іграх краще без нього.
    .title = Особливий кубик
bookworm-how-6 = Крапки й картки хробака — бали. Не знайшли слова вчасно — мінус 2, і раунд закінчено. Перемагає той, у кого від 21 бала найбільше.
    .title = 21 бал
bookworm-drawn-first = З
bookworm-drawn-second = К

## Налаштування

bookworm-preset-standard = 15 секунд на слово, з особливим кубиком. Голосує стіл.
bookworm-preset-first = 30 секунд, без особливого кубика.
bookworm-preset-party = 20 секунд, а рахунок лишається на екрані, доки не підете далі.
bookworm-preset-kids = Легкі категорії, 40 секунд, без особливого кубика і грубих слів.
bookworm-preset-quick = 10 секунд, без особливого кубика.
bookworm-setting-special_die = Особливий кубик
    .says = Грати із зеленим особливим кубиком. У перших іграх краще без нього.
bookworm-setting-green_only = Лише легкі категорії
    .says = Грайте лише з найлегшою категорією кожної картки. Добре для гри з дітьми.
bookworm-setting-seconds = Секунд на слово
    .says = Скільки часу є на слово. Останні п’ять секунд видно у відліку.
bookworm-setting-first_seconds = Секунд на перше слово
    .says = Стільки часу в першому раунді кожен має щонайменше на своє перше слово. 0 = як на будь-яке інше.
bookworm-setting-judge = Хто судить слова
    .says = Якщо хтось сумнівається, стіл голосує або вирішують наші списки. Наодинці з ботами їх можна не слухати.
bookworm-setting-judge-table = Голосування
bookworm-setting-judge-data = Наші списки
bookworm-setting-first_bookworm = Перший хробак
    .says = Оберіть першого хробака або тягніть жереб.
bookworm-setting-first_bookworm-0 = За жеребом
bookworm-setting-one_device = Один пристрій
    .says = Усі грають на цьому пристрої. Передавайте його з кожним словом (на це є ще 5 секунд); один дотик голосує за всіх.
bookworm-setting-day = Картка дня
    .says = Гра з карткою дня: один гравець, одна категорія, сім кубиків, судять наші списки.
bookworm-setting-cards = Ваші картки
    .says = Картки категорій із вашої коробки.

## Особливий кубик

bookworm-side-turn = Поворот
    .says = Хробак повертає цей кубик на інший бік.
bookworm-side-a-z = А–Я
    .says = Цей кубик бере будь-яке слово, що підходить. Без балів, зате не вкрадеш.
bookworm-side-n-o-t = Н·О·Т
    .says = Цей кубик бере слово на одну з цих літер: +2 поруч з іншим, −2 на самоті.
bookworm-side-last-die = Останній кубик
    .says = Хто бере останній кубик із літерою, бере й цей: +2.
bookworm-side-stack = Стос
    .says = Кубики складають у стоси: взяти можна лише верхній.
bookworm-side-new-category = Нова категорія
    .says = Замість слова можна взяти цей кубик і обрати нову категорію.
bookworm-face-a-z = А–Я
bookworm-face-n-o-t = НОТ

## Що сталося

bookworm-event-bookworm-chosen = { $name } — книжковий хробак.
bookworm-event-card-turned = { $name } відкриває: { $lines }.
bookworm-event-picked = { $name } обирає «{ $category }».
bookworm-event-dice-rolled =
    { $side ->
        [none] Раунд { $round }: { $dice }.
       *[other] Раунд { $round }: { $dice }. Особливий кубик: { $side }.
    }
bookworm-event-side-turned = { $name } повертає особливий кубик: { $side }.
bookworm-event-took =
    { $from ->
        [none] { $name } називає { $word } і бере { $die }
       *[other] { $name } називає { $word } і бере { $die } у гравця { $from }
    }{ $too ->
        [yes] , а з ним і особливий кубик.
       *[no] .
    }{ $fit ->
        [yes] { "" }
        [no] { " " }У нашому списку цього немає.
       *[unsure] { " " }Наш список не певен.
    }{ $meant ->
        [none] { "" }
       *[other] { " " }Може, { $meant }?
    }
bookworm-event-category-changed = { $name } бере особливий кубик: буде нова категорія.
bookworm-event-doubted =
    { $by ->
        [none] Хтось сумнівається: { $word }. Стіл голосує.
       *[other] { $by } сумнівається: { $word }.
    }
bookworm-event-vote-ended =
    { $fits ->
        [yes]
            { $count ->
                [1] { $word } підходить.
               *[other] { $word } підходить, { $for } : { $against }.
            }
       *[no]
            { $count ->
                [1] { $word } не підходить.
                [0] За { $word } ніхто не заступився: не підходить.
               *[other] { $word } не підходить, { $for } : { $against }.
            }
    }
bookworm-event-house-answered =
    { $agreed ->
        [yes] Домашня відповідь:
       *[no] { $name } пропонує домашню відповідь:
    } { $fits ->
        [yes] { $word } підходить до «{ $category }».
       *[no] { $word } не підходить до «{ $category }».
    }
bookworm-event-taken-back = { $name } повертає кубик і шукає далі.
bookworm-event-swap-asked = { $name } хоче інший кубик за { $word }.
bookworm-event-swap-refused = { $by } проти: кубик лишається.
bookworm-event-failed = { $name } не знаходить слова: −2.
bookworm-event-round-ended = Раунд { $round } закінчено: { $scores }.

## Відмови

bookworm-refused-too-long = Для відповіді це задовго.
bookworm-refused-too-many-words = Від одного до трьох слів, будь ласка.
bookworm-refused-said-before = Це вже називали в цьому раунді.
bookworm-refused-voted-down = Стіл вирішив, що це не підходить.
bookworm-refused-starts-with-no-die = Жоден кубик не показує його першої літери.
bookworm-refused-wrong-letter = На цьому кубику немає його першої літери.
bookworm-refused-no-such-die = Такого кубика тут немає.
bookworm-refused-own-die = Цей кубик уже ваш.
bookworm-refused-same-die = Саме цей кубик у вас і є.
bookworm-refused-no-word-takes-it = Цей кубик не бере жодне слово.
bookworm-refused-stays-with-its-player = Цей кубик не вкрадеш.
bookworm-refused-not-on-top = Зі стосу можна взяти лише верхній кубик.
bookworm-refused-no-bookworm-card = Карток хробака не лишилося, тож красти більше не можна. Беріть кубик із середини.
bookworm-refused-which-die = Ця літера є на кількох кубиках. Оберіть один.
bookworm-refused-does-not-fit = За нашим списком не підходить.
bookworm-refused-not-in-category = За нашим списком не підходить.
bookworm-refused-unknown-word = Цього не знають ні наш список, ні словник.
bookworm-refused-no-doubt-now = Запізно: на сумнів є п’ять секунд.
bookworm-refused-no-such-category = На картці немає такого рядка.
bookworm-refused-same-side = Поверніть на інший бік.

## За столом

bookworm-round = Раунд { $round }
bookworm-points =
    { $count ->
        [one] { $count } бал
        [few] { $count } бали
        [many] { $count } балів
       *[other] { $count } бала
    }
bookworm-table = Кубики посередині
bookworm-die =
    { $dots ->
        [one] { $letters }, { $dots } крапка
        [few] { $letters }, { $dots } крапки
       *[other] { $letters }, { $dots } крапок
    }
bookworm-either = { $one } або { $other }
bookworm-special = Особливий кубик: { $side }
bookworm-worms =
    { $count ->
        [one] { $count } картка хробака
        [few] { $count } картки хробака
       *[other] { $count } карток хробака
    }
bookworm-in-middle =
    { $count ->
        [one] Посередині { $count } картка хробака
        [few] Посередині { $count } картки хробака
       *[other] Посередині { $count } карток хробака
    }
bookworm-bookworm = Книжковий хробак
bookworm-voted = голос є
bookworm-ready = готово
bookworm-category = Категорія
bookworm-card = Картка категорій
bookworm-level-green = легка
bookworm-level-yellow = середня
bookworm-level-red = складна
bookworm-the-special-die = особливий кубик

bookworm-choosing = Хто буде першим хробаком?
bookworm-first = Перший хробак: { $name }
bookworm-first-says = Виберіть категорію й киньте кубики. Перше слово назве сусід ліворуч.
bookworm-turning-card = { $name } відкриває картку категорій
bookworm-picking-you = Ви — хробак: оберіть категорію
bookworm-picking-new-you = Оберіть нову категорію
bookworm-picking = { $name } обирає категорію
bookworm-picking-of = { $name }, ви — хробак: оберіть категорію
bookworm-picking-new-of = { $name }, оберіть нову категорію
bookworm-rolling = Кидаємо кубики…
bookworm-turning-side-you = Поверніть особливий кубик
bookworm-turning-side = { $name } повертає особливий кубик
bookworm-turning-side-of = { $name }, поверніть особливий кубик
bookworm-naming-you = Ваш хід: слово за кубик
bookworm-naming = { $name } шукає слово
bookworm-naming-of = { $name }, ваш хід: слово за кубик
bookworm-ending = { $name } забирає останній кубик
bookworm-voting = { $word } — це «{ $category }»?
bookworm-voting-you = Стіл голосує щодо { $word }
bookworm-votes = Проголосували { $voted } з { $voters }
bookworm-swapping = { $name } хоче інший кубик за { $word }
bookworm-swapping-you = Хтось проти іншого кубика?
bookworm-scored = Раунд { $round } закінчено
bookworm-scored-failed = Раунд { $round } закінчено. { $name } не знаходить слова: −2.
bookworm-scored-last = Раунд { $round } закінчено. { $name } забирає останній кубик.

bookworm-word = Ваше слово
bookworm-placeholder = Введіть слово
bookworm-prepare = Думайте наперед…
bookworm-hint = Напишіть слово або спершу торкніться кубика.
bookworm-no-die = Немає кубика на { $letter }, який можна взяти.
bookworm-takes = Кубики, які бере це слово
bookworm-take = Взяти { $die }: { $from }
bookworm-choose = Обрати { $die }: { $from }
bookworm-the-middle = середина
bookworm-middle = середина
bookworm-it-fits = Підходить!
bookworm-named = Названо в цьому раунді
bookworm-nothing-named = Ще жодного слова
bookworm-no-word = Немає слова
bookworm-now-the-word = Тепер слово за { $die }

bookworm-mark-yes = підходить
bookworm-mark-no = немає в нашому списку
bookworm-mark-unsure = наш список не певен
bookworm-meant = Може, { $word }?
bookworm-doubt = Сумніваюся
bookworm-somebody-doubts = Хтось сумнівається
bookworm-one-for-all = Порадьтеся: один дотик за всіх
bookworm-fits = Підходить
# На великому екрані: хтось сумнівається, що слово пасує до категорії.
bookworm-asks = Чи пасує { $word } до категорії «{ $category }»?
bookworm-fits-not = Ні
bookworm-wrong-die = Не той кубик?
bookworm-swap-to = Краще { $die }: { $from }
bookworm-fine = Гаразд
bookworm-object = Я проти
bookworm-ruled-fits = { $word } підходить
bookworm-ruled-not = { $word } не підходить
bookworm-nobody-spoke = ніхто не заступився
bookworm-tie = порівну, отже, підходить
bookworm-list-decides = вирішує наш список
bookworm-list-decided =
    { $fit ->
        [yes] У нашому списку { $word } є в категорії «{ $category }».
        [unsure] Наш список не певен щодо { $word }, тож слово підходить.
       *[no]
            { $under ->
                [none] У нашому списку { $word } немає в категорії «{ $category }».
               *[other] У нашому списку { $word } — це «{ $under }», а не «{ $category }».
            }
    }
bookworm-house-keep = Залишити як домашню відповідь
bookworm-house-suggest = Запропонувати домашню відповідь
bookworm-house-agree =
    { $fits ->
        [yes] Згода: { $word } підходить
       *[no] Згода: { $word } не підходить
    }

bookworm-voice = Сказати
bookworm-voice-on = Говорити замість писати
bookworm-voice-listens = Слухаю…
bookworm-voice-title = Голосом
bookworm-voice-says = Браузер перетворює мовлення на текст. Для цього він може надсилати ваш голос своєму виробникові. Цей сервер його не чує.
bookworm-voice-failed = Браузер не зміг слухати.

bookworm-sheet = Таблиця балів
bookworm-total = Разом
bookworm-to-21 = 21 бал закінчує гру.
bookworm-fell-out = без слова
bookworm-go-on = Наступний раунд
bookworm-waiting = Чекаємо на інших…

## Після гри

bookworm-could = Слова, які підійшли б
bookworm-review = Що було можливо
bookworm-review-says = Вартість — скільки балів переваги можна очікувати.
bookworm-from = звідки: { $from }
bookworm-best = Найкраще
bookworm-had-no-word = без слова
bookworm-changed = нова категорія
bookworm-ways = Як мандрували кубики
bookworm-lesson-stuck =
    { $count ->
        [one] { $count } раз слова не знайшлося. Підійшло б: { $words }.
        [few] { $count } рази слова не знайшлося. Підійшли б: { $words }.
       *[other] { $count } разів слова не знайшлося. Підійшли б: { $words }.
    }
bookworm-lesson-dearer = { $better } було б цінніше за { $word }.
bookworm-lesson-best-dice = Щоразу найкращий кубик.

## Картка дня

bookworm-day-task = Оберіть одну з трьох категорій і знайдіть слово за кожен із семи кубиків. На слово є 20 секунд. Складніші категорії дають на 1–2 бали більше за кубик.
bookworm-day-mark = { $points } з { $best } балів
bookworm-day-all = Слово за кожен кубик!
bookworm-day-best = Слово за кожен кубик у найскладнішій категорії: краще не зможе ніхто.
bookworm-day-some =
    { $left ->
        [one] Решта кубиків дала б ще { $left } бал.
        [few] Решта кубиків дала б ще { $left } бали.
       *[other] Решта кубиків дала б ще { $left } балів.
    }
bookworm-day-none = Цього разу жодного слова.
bookworm-day-solution = Слова за ці кубики
bookworm-day-yours = ваш вибір
bookworm-day-clock = вибрав годинник
bookworm-day-bonus = +{ $bonus } за кубик
bookworm-day-worth =
    { $bonus ->
        [0] за кубик: його крапки
       *[other] за кубик: його крапки + { $bonus }
    }
bookworm-day-else = Якщо не встигнете вибрати, буде «{ $category }».

## Справжні кубики й власна коробка

bookworm-face-white = білий кубик
bookworm-face-special = особливий кубик
bookworm-kit-dice = Кубики
    .says = Сім білих кубиків, на кожній грані одна чи дві літери й від 1 до 3 крапок (А2, ГҐ2), та особливий кубик.
bookworm-kit-special = Особливий кубик
    .says = Що на шести його гранях.
bookworm-kit-special-turn = { bookworm-side-turn }
bookworm-kit-special-a-z = { bookworm-side-a-z }
bookworm-kit-special-n-o-t = { bookworm-side-n-o-t }
bookworm-kit-special-last-die = { bookworm-side-last-die }
bookworm-kit-special-stack = { bookworm-side-stack }
bookworm-kit-special-new-category = { bookworm-side-new-category }
bookworm-kit-cards = Картки категорій
    .says = На кожній три категорії, найлегша перша. Слова категорій, які ми знаємо за назвою, можемо судити ми; решту судить стіл.
bookworm-kit-cards-line-1 = { bookworm-level-green }
bookworm-kit-cards-line-2 = { bookworm-level-yellow }
bookworm-kit-cards-line-3 = { bookworm-level-red }

## Для власників коробки

bookworm-beside-says = Називайте слова вголос, а після раунду впишіть, що в кого є.
bookworm-beside-title = Таблиця балів
bookworm-beside-now = Раунд { $round }: що в кого?
bookworm-beside-dice = Кубики
bookworm-beside-die =
    { $dots ->
        [one] { $name }: кубик, { $dots } крапка
        [few] { $name }: кубик, { $dots } крапки
       *[other] { $name }: кубик, { $dots } крапок
    }
bookworm-beside-undo = { $name }: прибрати останній кубик
bookworm-beside-card = { $name }: ще одна картка хробака
bookworm-beside-no-card = { $name }: на картку хробака менше
bookworm-beside-cards = Картки
bookworm-beside-special = Особливий кубик
bookworm-beside-special-of = Особливий кубик: { $name }
bookworm-beside-special-none = –
bookworm-beside-special-other = інший бік
bookworm-beside-failed = Без слова
bookworm-beside-done = Записати раунд
bookworm-beside-take-back = Скасувати останній раунд
bookworm-beside-won =
    { $count ->
        [one] Перемога: { $names }, балів — { $points }!
       *[other] Перемогли: { $names }, балів — { $points }!
    }
bookworm-judge-title = Чи підходить?
bookworm-judge-category = Категорія
bookworm-judge-choose = Оберіть
bookworm-judge-answer = Слово
bookworm-judge-language = Мова слова
bookworm-judge-ask = Спитати наші списки
bookworm-judge-yes = підходить, є в нашому списку
bookworm-judge-no = не підходить, наші списки знають це як щось інше
bookworm-judge-unsure = наші списки не певні; голосуйте, а нічия означає, що підходить
bookworm-judge-offline = Немає ні з’єднання, ні словника на цьому пристрої, тож голосуйте.

## Не тексти, а дані для мови столу

bookworm-articles = { "" }
bookworm-lookalikes = aа cс eе iі kк oо pр xх yу ïї
bookworm-voice-tag = uk-UA

## Terminal

bookworm-typing-1 = видра
    .does = назвати слово і взяти його кубик
bookworm-typing-2 = видра 3
    .does = взяти кубик 3, якщо літера є на кількох
bookworm-typing-3 = видра!
    .does = підходить, хоч би що казав наш список (наодинці з ботами)
bookworm-typing-4 = немає слова  або  -
    .does = здатися: −2, і раунд закінчено
bookworm-typing-5 = 2
    .does = обрати категорію, якщо ви хробак
bookworm-typing-6 = стос
    .does = повернути особливий кубик на цей бік
bookworm-typing-7 = нова
    .does = взяти особливий кубик за нову категорію
bookworm-typing-8 = заміна 5
    .does = взяти кубик 5 замість щойно взятого
bookworm-typing-9 = сумнів  або  ?
    .does = засумніватися в останньому слові
bookworm-typing-10 = так, ні
    .does = голосувати
bookworm-typing-11 = Enter  або  далі
    .does = перейти далі
bookworm-typing-12 = залишити
    .does = залишити як домашню відповідь те, у чому ви обоє згодні
bookworm-typed-yes = так, т
bookworm-typed-no = ні, н
bookworm-typed-doubt = сумнів
bookworm-typed-no-word = немає слова, пас
bookworm-typed-change = нова
bookworm-typed-go = далі
bookworm-typed-keep = залишити, дім
bookworm-typed-swap = заміна
bookworm-typed-turn = поворот
bookworm-typed-a-z = а-я
bookworm-typed-n-o-t = н-о-т, нот
bookworm-typed-last-die = останній кубик
bookworm-typed-stack = стос
bookworm-typed-new-category = нова категорія
bookworm-text-title = Раунд { $round }, хробак: { $name }
bookworm-text-display = Посередині: { $dice }
bookworm-text-gone = поза грою
bookworm-text-picking-you = Ви — хробак: оберіть категорію за номером.
bookworm-text-turning-side-you = Поверніть особливий кубик: А–Я, Н·О·Т, останній кубик, стос чи нова категорія.
bookworm-text-naming-change = Або візьміть особливий кубик за нову категорію: нова.
bookworm-text-ending = { $name } забирає останній кубик із літерою. Є сумніви?
bookworm-text-voting = Чи підходить { $word }, так чи ні? Проголосували { $voted } з { $voters }.
bookworm-text-swapping = { $name } хоче інший кубик за { $word }: { $die }. Згода, так чи ні?
bookworm-text-scored = Раунд { $round }: { $scores }
bookworm-refused-no-such-side = Боки: А–Я, Н·О·Т, останній кубик, стос, нова категорія.

## Print

bookworm-box-file = Коробка «Книжкового хробака» для Parlour. Кожен рядок пояснено в docs/hosts.md.
bookworm-box-dice = Сім білих кубиків: одна чи дві літери й від 1 до 3 крапок, як ГҐ2. Особливий кубик: turn, a-z, n-o-t, last-die, stack, new-category.
bookworm-box-cards = Картки категорій: по три рядки, найлегший перший. Слова категорій, які Parlour знає за назвою, він судить сам.
bookworm-box-no-face = на грані одна чи дві літери й від 1 до 3 крапок, як А2 чи ГҐ2
bookworm-print-dice = Кубики
bookworm-print-cards = Картки
bookworm-print-scores = Таблиця балів
bookworm-print-special = особливий
bookworm-print-worm = +1 бал
bookworm-print-round = Раунд
bookworm-print-total = Разом
bookworm-print-says = Крапки + картки хробака; −2, якщо слова немає. 21 бал закінчує гру.
bookworm-print-needs = сім кубиків із літерами, особливий кубик, картки категорій стосом, шість карток хробака посередині, олівець.
bookworm-print-aid-1 = На слово — лічба до 15: 10 подумки, 5 уголос. Кубик із двома літерами, ГҐ чи ЇЙ, — це будь-яка з них. Першим хробаком стає той, хто останнім читав книжку.
bookworm-print-aid-2 = Раунд закінчується, коли з середини йде останній кубик із літерою або хтось не знаходить слова. Хто його закінчив, той і наступний хробак.
bookworm-print-aid-3 = Особливий кубик, одне правило на раунд (для перших ігор відкладіть його):
