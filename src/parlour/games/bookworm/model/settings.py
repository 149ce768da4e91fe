"""What a table may choose; every default plays the printed rule."""

from typing import Annotated, Literal

from msgspec import Meta

from parlour.core import Rolls, says
from parlour.core import Settings as CoreSettings
from parlour.core.extras.box.kit import BoxName
from parlour.core.extras.family_words import Family
from parlour.core.extras.later import Pace
from parlour.games.bookworm.components import Card, Dice


class Settings(CoreSettings, frozen=True):
    special_die: Annotated[
        bool,
        says(
            en="Play with the green special die. Leave it out in your first games.",
            uk="Грати із зеленим особливим кубиком. У перших іграх краще без нього.",
        ),
    ] = True
    green_only: Annotated[
        bool,
        says(
            en="For play with children: only the easiest category of each card.",
            uk="Для гри з дітьми: лише найлегша категорія кожної картки.",
        ),
    ] = False
    seconds: Annotated[
        int,
        says(
            en="Seconds for a word; the last five are counted down.",
            uk="Секунд на слово; останні п’ять видно у відліку.",
            within=(8, 120),
        ),
    ] = 15
    pace: Pace = "now"
    judge: Annotated[
        Literal["table", "data"],
        says(
            en="Who judges a doubted word: the table by vote, or the category data, which the speaker may overrule "
            "(for one person with bots).",
            uk="Хто судить сумнівне слово: стіл голосуванням чи дані категорій, яким мовець може заперечити "
            "(для однієї людини з ботами).",
        ),
    ] = "table"
    family: Family = False
    rolls: Rolls = "table"
    first_bookworm: Annotated[
        int,
        says(
            en="Which seat is the first Bookworm (0: by lot).",
            uk="Яке місце — перший книжковий хробак (0: жеребом).",
            within=(0, 6),
        ),
    ] = 0
    one_device: Annotated[
        bool,
        says(
            en="All play on one device: it turns to whoever names a word, with 5 s more for that; "
            "one tap votes for all.",
            uk="Усі грають на одному пристрої: він переходить до того, чий хід (на це ще 5 с), "
            "голосують одним дотиком.",
        ),
    ] = False
    day: Annotated[
        bool,
        says(
            en="The card of the day: one player alone, one category, seven dice, judged by the category data.",
            uk="Картка дня: один гравець, одна категорія, сім кубиків, судять дані категорій.",
        ),
    ] = False
    dice: Annotated[Dice | None, says(en="Dice faces of your own box.", uk="Грані кубиків із вашої коробки.")] = None
    cards: Annotated[
        Annotated[tuple[Card, ...], Meta(min_length=1)] | None,
        says(en="Category cards of your own box.", uk="Картки категорій із вашої коробки."),
    ] = None
    box: BoxName = ""
