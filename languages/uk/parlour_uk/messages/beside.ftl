### Сторінки для власників коробки: пісочний годинник, аркуші, перевірка слів, словник без зв’язку.

beside-title = Маєте коробку?
beside-says = Маєте друковану гру чи надрукували самі? Ось решта: пісочний годинник, аркуші, що рахують самі, словник. Стіл не потрібен, а після першого відвідання — і зв’язок.
beside-keeps = Введене зберігається на цьому пристрої, навіть коли сторінку закрито.
beside-tools = До будь-якої гри
beside-games = До кожної гри
beside-glass-says = Пісок, годинник і дзвінок.
beside-people = Хто грає
beside-one-person = Додати гравця
beside-glass = Пісочний годинник
beside-time-up = Час вийшов!
beside-turn = Перевернути
beside-full = Скинути
beside-how-long = Скільки часу
beside-muted = Звук вимкнено.
beside-unmute = Увімкнути
beside-anew = Нова гра
beside-sure = Усе зітреться. Точно?
beside-sure-yes = Почати спочатку
beside-sure-no = Залишити
beside-total = Разом
beside-round = Раунд { $round }

## Перевірка слова

word-check-title = Перевірка слова
word-check-about = Чи це слово, чи іменник в однині та чи є в ньому ваші літери?
word-check-word = Слово
word-check-letters = Літери, які мають у ньому бути (необов’язково)
word-check-language = Мова слова
word-check-check = Перевірити
word-check-noun = іменник в однині: годиться в кожній грі
word-check-valid = слово, але { $why }: годиться в «Самотніх словах» і «Літерному ребусі», не в «Посланні в пляшці»
word-check-meant = Може, { $words }?
word-check-fits = { $word } містить { $letters }: підходить
word-check-lacks = { $word } не містить { $letters }: не підходить
word-check-offline = Ви офлайн. Літери перевіримо тут, а для повного словника потрібен зв’язок.

## Словник на цьому пристрої

pocket-title = Словник на цьому пристрої
pocket-says = { $name }, { $size }: перевіряє слова, категорії та кросворди навіть без зв’язку.
pocket-take = Завантажити { $size }
pocket-taking = Завантажуємо…
pocket-here = { $name } вже тут ({ $size }). Нові слова прийдуть самі.
pocket-remove = Прибрати
pocket-failed = Не вдалося. Спробуйте, коли буде зв’язок.
pocket-size = { $megabytes } МБ

## Що є для кожної гри

companion-bottle = Діаманти кожного й відлік на десять секунд.
companion-lone = Впишіть слова кожного: ми знайдемо самотні й порахуємо бали.
companion-rebus = Впишіть свій кросворд: бали, невикористані кубики й те, що ви проґавили.
companion-stars = Бали для Прибульця, точна дедукція для Науковців.
companion-bookworm = Таблиця балів, що знає крапки, картки й особливий кубик, і суддя категорій.
