### Тексти, потрібні на кожній сторінці: їх завантажують першими, тож їх має бути небагато.

language = Українська

## Кожна сторінка

app-name = Parlour
page-back = Назад
page-home = На головну
page-close = Закрити
page-skip = Перейти до вмісту
page-settings = Налаштування
page-about = Про Parlour
page-language = Мова
page-how = Як грати
page-version = Parlour { $number }
nowhere = Тут нікого немає
    .says = За цією адресою сторінки немає. Ігри — по сусідству.
player-number = Гравець { $number }
player-remove = Прибрати: { $name }
meaning-ask = Що це означає?
time-today = { $time } сьогодні
time-tomorrow = { $time } завтра

## Головна

home-motto = Ігри зі словами за одним столом
    .more = Без реєстрації. Оберіть гру, поділіться кодом і грайте.
home-games = Ігри
home-friends = З друзями
home-bots = З ботами
home-one-device = На одному екрані
    .says = Усі грають на цьому пристрої.
home-later = Кілька днів
home-alone = Наодинці
home-players =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
home-players-range =
    { $high ->
        [one] { $low }–{ $high } гравець
        [few] { $low }–{ $high } гравці
        [many] { $low }–{ $high } гравців
       *[other] { $low }–{ $high } гравця
    }
home-minutes = { $count } хв
home-back-to-table = Назад до столу { $code }
home-club = Для класу або гуртка
home-beside = Маєте коробку?
    .says = Пісочний годинник, таблиці балів і роздруківки до друкованих ігор. Працює без зв’язку.
home-daily = Кидок дня
    .says = Ті самі кубики для всіх, раз на день. Наскільки близько до ідеалу?
home-record = Мої ігри
    .says = Ваші перемоги, дні поспіль і найкращі слова на цьому пристрої.
join-title = Сісти за стіл
    .says = Маєте код?
join-code = Код столу
join-enter = Увійти
join-none = Немає столу з кодом { $code }

## Відмови на будь-якій сторінці

refused-failed = Не вийшло. Спробуйте ще раз.
refused-offline = Немає зв’язку. Перевірте з’єднання і спробуйте ще раз.
refused-busy = Сервер зайнятий. Спробуйте за мить.
refused-too-many = Забагато водночас. Зачекайте трохи.
refused-too-fast = Не так швидко! Зачекайте трохи.
refused-trouble = Щось пішло не так. Спробуйте ще раз.
refused-unreadable = Це не вдалося прочитати.
refused-no-such-table = Столу з таким кодом немає.
refused-no-such-game = Такої гри немає.
refused-table-closed = Цей стіл закрили ті, хто підтримує сервер.
refused-damaged = Записи цього столу пошкоджено, показати їх не можна. Їх збережено для відновлення.
refused-full = За столом немає місця.
refused-begun = Гра вже почалася.
refused-bad-name = В імені має бути від 1 до 24 видимих знаків.
refused-name-taken = За цим столом уже є таке ім’я.
refused-rude-name = Оберіть, будь ласка, інше ім’я.
refused-bad-setting = Таке значення не підходить.

art-rebus-across = СЛОВО
art-rebus-down = КЛО

## Pictures of the games

art-bottle = МИС
art-lone = ГАВАНЬ ЛИМОН ПЕРЛИ ВИДРА
