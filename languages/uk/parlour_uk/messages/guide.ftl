### Перший раунд із підказками: без годинника й суперників. Літери й слова — приклади цією мовою.

guide-title = Ваш перший раунд
guide-try = Спробувати раунд
guide-skip = Пропустити
guide-next = Далі
guide-play = Граймо
guide-again = Ще ні. { $hint }
guide-step = Крок { $step } з { $count }
guide-teacher-goes-on = Далі поведе вчитель.
guide-why-missing = У слові { $word } немає { $letter }.
guide-why-short = У слові { $word } менше ніж чотири літери.
guide-why-die = Для { $letter } вже немає кубика.
guide-why-length = Літер у слові { $word }: { $count }. Потрібно { $wanted }.
guide-why-first = { $word } починається на { $letter }, а такого кубика взяти не можна.
guide-why-next = Наступна літера — { $letter }.

## Послання в пляшці

guide-bottle-dice = К А Р
guide-bottle-word = КАРТА
guide-bottle-1 = Знайдіть іменник із К, А та Р, щонайменше чотири літери. Наприклад, КАРТА.
guide-bottle-2 = Правильно! Перше правильне слово виграє діамант. З двох водночас виграє коротше.
guide-bottle-hard = Щ Ґ Ф
guide-bottle-3 = Щ, Ґ та Ф: такого слова, мабуть, немає. Торкніться «Такого слова немає!»

## Самотні слова

guide-lone-dice = Т Е А Т Р О К
guide-lone-short = РОТ
guide-lone-long = КАРТА
guide-lone-1 = Складіть слово з цих літер. Наприклад, РОТ.
guide-lone-2 = Три літери, тож воно стає в рядок на три клітинки. Довші рядки дорожчі: спробуйте КАРТА. Джокер ★ буде другою А.

## Літерний ребус

guide-rebus-across = КІТ
guide-rebus-down = ТИР
guide-rebus-values = 3 2 2 1 2
guide-rebus-1 = Викладіть слово: торкніться К, І, Т.
guide-rebus-2 = Тепер відгалузьте слово вниз: торкніться Т на столі, тоді И, Р.
guide-rebus-3 = КІТ дає { $across }, ТИР дає { $down }. Т рахують двічі: { $sum } балів. Зайві кубики в першій грі нічого не коштують, згодом — стільки, скільки на них написано.

## Послання із зірок

guide-stars-trust = ПИГ
guide-stars-amplify = РК
guide-stars-suspicion = О
guide-stars-word = ПРИГОДА
guide-stars-1 = Введіть будь-яке слово й дивіться, як складається бал. Наприклад, ПРИГОДА.
guide-stars-2 = П, И та Г — це 3. Р подвоює: 6. Є О — і бал від’ємний: −6.
# A secret word, and three words that could be sent: one hints at it and has a score, one only has a score, one only hints.
guide-stars-message = ПІРАТ
guide-stars-both = КАПІТАН
guide-stars-score-only = ГИРЯ
guide-stars-hint-only = ШАБЛЯ
guide-stars-3 = А тепер два діла разом. Ваше таємне слово — { $meant }: яке слово натякає на нього й видає літери?
guide-stars-why-score-only = { $word } дає { $score }, але не натякає на слово { $meant }.
guide-stars-why-hint-only = { $word } натякає на слово { $meant }, але не має жодної літери шифру: бал 0.
guide-stars-4 = { $word } натякає на слово { $meant }, а { $score } каже дещо про літери. Найкращі слова роблять і те, й те.
guide-stars-words = ДАТА +3, ТАНК +2, САД −1
guide-stars-choices = Д С Н
guide-stars-suspect = С
# Why another letter is wrong. $word: one of the words above, without its score.
guide-stars-why-letter = Літера { $letter } є у слові { $word }, а його бал додатний.
guide-stars-5 = Тепер інший шифр, і його закрито. Надійшло три слова. Яка літера — підозра?
guide-stars-6 = Так: ДАТА й ТАНК додатні, тож САД робить від’ємним лише С. Отак Науковці ламають шифр.

## Книжковий хробак

guide-bookworm-category = Тварини
guide-bookworm-dice = В К Л
guide-bookworm-word = КІТ
guide-bookworm-1 = Назвіть тварину на літеру з кубика. Наприклад, КІТ.
guide-bookworm-2 = Забирати можна й в інших: у Міри є Б. Спробуйте БОБЕР.
guide-bookworm-stolen = Б
guide-bookworm-steal = БОБЕР
