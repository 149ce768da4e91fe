### Аркуш, щоб поділитися результатом.

share-title = Поділитися
share-says-replay = За посиланням видно кожне слово гри.
share-says-none = Жодного слова з гри тут немає.
share-says-words = Тут є слова з ігор.
share-says-picture = На картинці є слова з гри.
share-says-roll = Посилання веде на той самий кидок.
share-with-replay = Додати посилання на повтор гри (видно всі слова)
share-with-roll = Додати посилання на цей кидок
# $points: a number
share-points =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[other] { $points } балів
    }
share-won =
    { $points ->
        [one] Перемога: { $points } бал
        [few] Перемога: { $points } бали
       *[many] Перемога: { $points } балів
    }
share-place = { $place } місце з { $of }: { $points }
# The table voted for it.
share-finest = Найкраще слово за вибором столу: { $word } ({ $name })
share-do = Поділитися
share-copy = Скопіювати текст
share-copied = Скопійовано
share-by-hand = Браузер не дозволяє копіювати. Виділіть рядки вище й скопіюйте їх.
share-save = Зберегти малюнок
# $game: the name of a game
share-challenge-text =
    { $points ->
        [one] { $name }: { $points } бал за цей кидок у грі «{ $game }». Зможете краще?
        [few] { $name }: { $points } бали за цей кидок у грі «{ $game }». Зможете краще?
       *[other] { $name }: { $points } балів за цей кидок у грі «{ $game }». Зможете краще?
    }

## A roll that a friend shared

roll-title = Спробуй краще
roll-beat = { $name } кидає вам виклик
roll-start = Почати
roll-says = Ті самі кубики, лише для вас. Час піде, коли вони впадуть.
# $language: the name of a language
roll-language = Мова гри: { $language }.
roll-gone = Кидок загубився
    .says = Посилання неповне або пошкоджене. Попросіть надіслати його ще раз.
