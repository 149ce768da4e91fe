### Те на головній сторінці, що бачать не всі

home-tables = Ваші столи
home-table-turn =
    { $when ->
        [none] ваш хід
       *[other] ваш хід: до { $when }
    }
home-table-lobby = ще не почали
home-table-open = друзі можуть сісти за стіл до { $when }
home-table-paused = пауза
home-table-waiting =
    { $when ->
        [none] чекаємо: { $names }
       *[other] чекаємо до { $when }: { $names }
    }
home-table-new-round = почався раунд { $round }
home-table-played = уже зіграли: { $names }
home-table-over = гру закінчено: результат
home-table-with = { $names }
home-table-round = Раунд { $round }
opening-word = Кодове слово
    .title = Яке кодове слово?
    .says = Щоб відкрити тут стіл, потрібне кодове слово. Запитайте того, хто вас запросив. Пристрій запитає лише раз.
opening-word-open = Відкрити стіл
refused-opening-word = Щоб відкрити тут стіл, потрібне кодове слово. Щоб сісти за чужий, досить його коду.
refused-wrong-word = Це не те слово. Запитайте того, хто вас запросив.
