### Командний рядок: `parlour play`, `word`, `rules`, `games`, `replay`.

terminal-rules = Усі правила: parlour rules { $game } --language uk
terminal-to-play = Грати: parlour play { $game } --language uk
terminal-numbered = Правила за номерами (R — надруковане, D — вирішене тут, S — налаштування):
terminal-numbered-own = Правила за номерами (D — правило, S — налаштування):
terminal-listed = { $name } · гравців: { $least }–{ $most } · близько { $minutes } хв
terminal-listed-rules = Правила
terminal-listed-options = Стіл

## Гра

terminal-begin = Натисніть Enter, щоб почати.
terminal-type = Пишіть:
terminal-seats = Спершу ваш номер, тоді слово: { $keys }
terminal-shared = Спершу натисніть свій номер. Він показує те, що бачите лише ви, тож решта не дивиться.
terminal-whose = Чиє слово? Спершу ваш номер або { $name }: СЛОВО
terminal-typing = { $name } ›
terminal-anyone = ›
terminal-leave = /help — що писати · Ctrl-C — вийти; запис гри збережеться
terminal-go-on = Enter — далі
terminal-saved = Запис гри збережено. Переглянути: parlour replay { $path }
terminal-you = Гравець
terminal-best-words = Найкращі слова: { $words }
terminal-faulty = У цій грі помилка ({ $why }), тож показуємо лише голі дані.
terminal-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с
terminal-stamp = { $minutes }:{ $seconds },{ $tenths }

## Today's roll

terminal-daily-play = Щоб зіграти: parlour daily { $game }
terminal-daily-played = Сьогоднішній кидок ви вже зіграли. До завтра!
terminal-daily-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
}
terminal-daily-share = Поділіться, не видаючи жодного слова:

## Повтор

terminal-step = { $number } з { $count } · { $stamp }
terminal-stepping = → далі · ← назад · Home, End · q — вийти

## Справжні кубики

terminal-roll = Киньте й наберіть, що випало: { $dice }.
terminal-roll-order = Потім скісна риска і порядок від шийки: / { $example }
terminal-roll-secret = Решта не дивиться.
terminal-mark-yellow = жовтий
terminal-mark-turquoise = бірюзовий
terminal-mark-dark-blue = темно-синій
terminal-mark-effect = кубик ефектів
terminal-mark-letter = літера
terminal-mark-white = білий
terminal-mark-special = зелений кубик
terminal-mark-trust = довіра
terminal-mark-amplify = підсилення
terminal-mark-suspicion = підозра
terminal-mark-word-1 = перше слово 1-6
terminal-mark-word-2 = друге слово 1-6
terminal-mark-word-3 = третє слово 1-6

## Слова

terminal-noun = слово, іменник в однині
terminal-rare-noun =
    { $means ->
        [none] хоча так його майже ніколи не вживають
       *[other] хоча так його майже ніколи не вживають ({ $means })
    }
terminal-word = слово
terminal-no-word = не слово
terminal-not-taken = гра його не приймає
terminal-fault-too-short = літер менше, ніж { $least }
terminal-fault-too-long = літер більше, ніж { $most }
terminal-fault-no-word = немає у словнику
terminal-fault-no-noun = не іменник в однині
terminal-fault-unreadable = не читається як слово
terminal-none = Жодного слова.
terminal-more = … і ще { $count }

## Таємний раунд в іграх без власних текстів для нього

round-handing = Передайте пристрій: { $name }.
round-look = Завдання приховане. Гляньте, коли захочете: тоді піде ваш час.
round-hidden = Завдання приховане, доки не зіграють усі.
round-one-plays = Зараз грає { $name }.
round-voting = Зараховуємо ці слова, так чи ні? { $words }
