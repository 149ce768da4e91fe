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
plain-hand-yours = це бачите лише ви
plain-hand-cover = Закрити
plain-hand-show = Показати
plain-hidden = { $count ->
    [one] { $count } карта сорочкою догори
    [few] { $count } карти сорочкою догори
   *[other] { $count } карт сорочкою догори
}
plain-fold = Згорнути: { $label }
plain-done = хід зроблено
plain-revealing = Дивимося…
plain-faulty = У цій грі сталася помилка, тож показуємо лише голі дані. Грати можна далі. Повідомте, будь ласка, її автора.

## Terminal

plain-typed-player = Назвіть гравця: { $names }.
plain-typed-choice = { $field }: напишіть { $choices }.
plain-typed-range = { $field }: напишіть число від { $low } до { $high }.
plain-typed-number = { $field }: напишіть ціле число.
plain-typed-long = { $field }: щонайбільше знаків — { $most }.
plain-typed-pattern = Напишіть так: { $pattern }
