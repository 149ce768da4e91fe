### Простий стіл: ігри, що не мають власного екрана.

plain-shown = Стіл, яким його бачите ви
plain-watched = Стіл, яким його бачать усі
plain-moves = Що можна зробити
plain-wait = Зараз від вас нічого не треба.
plain-free = (необов’язково)
plain-none = — нічого —
plain-choose = Виберіть…
plain-add = { $label }: додати ще
plain-remove = { $label }: прибрати № { $number }
plain-nth = { $label }, № { $number }
plain-give = Додати: { $label }
plain-json = у форматі JSON
plain-again = Спробувати ще
plain-loading = Готуємо ходи…
plain-yes = Так
plain-no = Ні
