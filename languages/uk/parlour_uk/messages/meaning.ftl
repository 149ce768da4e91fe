### Що означає слово і наскільки воно поширене.

meaning-looking = Шукаємо…
meaning-none = Такого слова немає в словнику.
meaning-form = Форма слова
meaning-why = Чому це зараховано?
meaning-rule = Що зараховуємо?
meaning-source = Джерело
meaning-wiktionary = Докладніше у Вікісловнику
meaning-kind-noun = іменник
meaning-kind-verb = дієслово
meaning-kind-adjective = прикметник
meaning-kind-adverb = прислівник
meaning-common-everyday = Щоденне слово.
meaning-common-usual = Поширене слово.
meaning-common-seldom = Менш поширене слово.
meaning-common-rare = Рідкісне слово.
meaning-common-unmet = Слово, яке мало хто знає.
