"""Ukrainian: words, kinship, categories, rules, and the dice and cards of every game."""

from parlour.languages import Alphabet, Language

language = Language(
    code="uk",
    name="Українська",
    package=__name__,
    alphabet=Alphabet(
        "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
        vowels="аеєиіїоуюя",
        apostrophe=True,
        lookalikes=tuple(zip("aceikopxyïABCEHIKMOPTXYÏ", "асеікорхуїАВСЕНІКМОРТХУЇ", strict=True)),
        neighbours=(("ы", "и"), ("э", "е"), ("ё", "е"), ("ъ", "'")),
    ),
    needs="0.1",
    sources=("ispell-uk 2014", "hunspell-uk 2022", "our tables", "made by rule"),
    inflected=0.5,
    bots=("Леся", "Остап", "Мавка", "Зенон", "Соломія", "Гнат", "Дарка", "Юрко"),
)
