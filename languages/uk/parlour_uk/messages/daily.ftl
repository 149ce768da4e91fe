### Кидок дня: його сторінки, спільні для всіх ігор.

daily-title = Кидок дня
daily-of = Кидки за { $day }
daily-says = Один кидок на день для кожної гри, однаковий для всіх, хто грає мовою: { $language }.
# $language: the name of a language
daily-language = Кидки, мова: { $language }
daily-language-roll = Мова цього кидка: { $language }. Вашою мовою кидок інший.
daily-language-own = Грати мовою: { $language }
daily-past = Цей день минув. Зіграти ще можна, але вже без заліку.
daily-next-in = Наступний кидок через
daily-streak =
    { $count ->
        [one] { $count } день поспіль
        [few] { $count } дні поспіль
       *[other] { $count } днів поспіль
    }
daily-done-of = Зіграно { $done } з { $count }
daily-all-done = На сьогодні все. До завтра!
daily-stars = { $stars } з { $all } зірок
daily-share-all = Поділитися днем
# $game: the name of a game
daily-next = Далі: { $game }
daily-play = Грати
daily-go-on = Продовжити
daily-see = Результат
daily-look = Роздивитися
daily-start = Почати
daily-start-past = Зіграти поза заліком
daily-once = Одна спроба. Можна піти будь-коли: без вас годинник стоїть.
daily-once-untimed = Одна спроба. Можна піти будь-коли й повернутися пізніше.
daily-show = Показати розв’язок
daily-archive = Інші дні
daily-earlier = Попередній день
daily-later = Наступний день
daily-today = Сьогодні
daily-yesterday = Вчорашні розв’язки
daily-choose = Перейти до дня
daily-everyone = Як зіграли всі
daily-alone = Сьогодні ви перші. Зазирніть пізніше, щоб побачити інших.
daily-nobody = Того дня ніхто не грав.
daily-better =
    { $all ->
        [one] Краще за { $count } з { $all } іншого.
       *[other] Краще за { $count } з { $all } інших.
    }
daily-better-than-all =
    { $all ->
        [one] Краще за єдиного суперника.
       *[other] Краще за всіх { $all } інших.
    }
daily-bar =
    { $people ->
        [one] { $range }: { $people } людина
        [few] { $range }: { $people } людини
       *[other] { $range }: { $people } людей
    }
daily-you = ви
daily-uncounted = Зіграно пізніше, тому тут не враховано.
daily-share = Поділитися
daily-back = Усі кидки дня
daily-wait = Хвилинку…
daily-still = Шукаємо найкращий можливий результат…
daily-unkept = Цей браузер нічого не зберігає, тож не запам’ятає, що ви вже грали.
daily-gone = Такого кидка немає
refused-no-such-day = На цей день тут немає кидка.
