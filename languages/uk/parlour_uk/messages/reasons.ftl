### Чому слово не зараховано. Кожен текст стоїть у рядку після слова: «КОТИ: множина слова КІТ».

## Слова зі словника

reason-plural =
    { $of ->
        [none] множина
       *[other] множина слова { $of }
    }
reason-plural-only = не має однини
reason-form =
    { $of ->
        [none] форма іншого слова
       *[other] форма слова { $of }
    }
reason-not-a-noun = не іменник
reason-rare-noun = майже ніколи не іменник; тут грають лише звичні іменники
reason-name = власна назва
reason-abbreviation = скорочення
reason-unknown =
    { $of ->
        [none] немає у словнику
       *[other] немає у словнику (може, { $of }?)
    }
reason-no-word = такого слова немає
reason-refused = за цим столом не зараховують
reason-voted-down = стіл проголосував проти
reason-too-short = закоротке
reason-twice = уже є

## Те, що не читається як слово

reason-empty = слова немає
reason-too-long = задовге як на слово
reason-mixed-scripts = літери з двох абеток
reason-other-script = інша абетка, ніж за цим столом
reason-foreign-letter = є літера, якої немає в цій мові
reason-accent = є наголос чи значок над літерою
reason-digit = є цифра
reason-space = більше ніж одне слово
reason-hyphen = є дефіс
reason-apostrophe = апостроф не на своєму місці
reason-sign = є знак, який не є літерою
