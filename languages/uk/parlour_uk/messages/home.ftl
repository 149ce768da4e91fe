### Те на головній сторінці, що бачать не всі

home-tables = Ваші столи
home-table-turn =
    { $when ->
        [none] ваш хід
       *[other] ваш хід: до { $when }
    }
home-table-waiting =
    { $names ->
        [none] ще не почали
       *[other] чекаємо: { $names }
    }
home-table-over = гру закінчено: результат
home-table-with = { $names }
home-table-round = Раунд { $round }
opening-word = Кодове слово
    .title = Яке кодове слово?
    .says = Щоб відкрити тут стіл, потрібне кодове слово. Запитайте того, хто вас запросив. Пристрій запитає лише раз.
opening-word-open = Відкрити стіл
refused-opening-word = Щоб відкрити тут стіл, потрібне кодове слово. Щоб сісти за чужий, досить його коду.
refused-wrong-word = Це не те слово. Запитайте того, хто вас запросив.
