### Один стіл на цілий вечір: вибір іншої гри та заключна церемонія.

## Інша гра

another-says = Ідуть усі: той самий код, ті самі місця й корони.
another-too-few =
    { $count ->
        [one] Бракує { $count } гравця
       *[other] Бракує { $count } гравців
    }
another-too-many =
    { $count ->
        [one] { $count } гравець дивитиметься
        [few] { $count } гравці дивитимуться
       *[other] { $count } гравців дивитимуться
    }
another-now = зараз на столі
another-sure = Поточна гра закінчиться, її бали пропадуть.

## Заключна церемонія

ceremony-title = Нагороди вечора
ceremony-first = Відкрити першу картку
ceremony-next = Відкрити наступну картку
ceremony-waiting = Наступну картку відкриває { $name }…
ceremony-fastest = Найшвидша знахідка
    .says = { $word } за { $seconds } с
ceremony-stolen = Найбільше вкрадено
    .says =
        { $count ->
            [one] { $count } кубик
            [few] { $count } кубики
           *[other] { $count } кубиків
        }
ceremony-blunder = Промах вечора
    .says = смілива спроба: { $word }
ceremony-word = Слово вечора
    .says = { $word }
ceremony-finest = Найгарніше слово
    .says =
        { $count ->
            [one] { $word }: { $count } голос
            [few] { $word }: { $count } голоси
           *[many] { $word }: { $count } голосів
        }
ceremony-crowns = Чемпіон вечора
    .says =
        { $count ->
            [0] Сьогодні без корон
            [one] { $count } корона
            [few] { $count } корони
           *[other] { $count } корон
        }
    .each =
        { $count ->
            [one] по { $count } короні
            [few] по { $count } корони
           *[many] по { $count } корон
        }
ceremony-own = Слово на згадку
    .says = { $word }
ceremony-brave = Найсміливіша спроба
    .says = ось так: { $word }
ceremony-company = Найкраща компанія
    .says = без вас вечір був би не той
# $game: назва гри
ceremony-replay = Повтор: { $game }
ceremony-nobody = Ніхто
ceremony-share = Поділитися вечором
ceremony-back = Ще пограємо
ceremony-thanks = Дякуємо за гру! З наступної гри почнеться новий вечір.
## Найгарніше слово гри, яке обирають після її кінця

finest-title = Яке слово найгарніше?
finest-says = Або найсмішніше. Його вшанують на церемонії.
refused-own-word = Це ваше слово. Оберіть чуже.
finest-thanks =
    { $count ->
        [one] Дякуємо! Поки що { $count } голос.
        [few] Дякуємо! Поки що { $count } голоси.
       *[many] Дякуємо! Поки що { $count } голосів.
    }
