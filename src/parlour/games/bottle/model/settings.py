"""What a table can choose."""

from typing import Annotated, Literal

from parlour.core import Rolls, says
from parlour.core import Settings as CoreSettings
from parlour.core.court.rulings import Judge
from parlour.core.extras.box.kit import BoxName
from parlour.core.extras.family_words import HOUSE_WORDS
from parlour.games.bottle.components import Dice
from parlour.lexicon import HouseWords

Mode = Literal["classic", "easy", "effects", "party"]
DAY_SHAKES = 5
DAY_SECONDS = 60
"""So many shakes has the roll of the day, and each of them so long (BOT-41)."""


class Settings(CoreSettings, frozen=True):
    mode: Annotated[
        Mode,
        says(
            en="Classic: four dice. Easy: without the dark blue die. Effects: four dice and the effect die. "
            "Party: three dice and the effect die.",
            uk="Класична: чотири кубики. Легка: без темно-синього. Ефекти: чотири кубики й кубик ефектів. "
            "Вечірка: три кубики й кубик ефектів.",
        ),
    ] = "classic"
    shorter_word: Annotated[
        bool,
        says(
            en="A right word may be beaten by a shorter one within 10 seconds.",
            uk="Правильне слово можна перебити коротшим упродовж 10 секунд.",
        ),
    ] = False
    double_letters: Annotated[
        Literal["each", "once"],
        says(
            en="A letter on two dice must be in the word twice, or once will do.",
            uk="Літера на двох кубиках має бути у слові двічі, або досить одного разу.",
        ),
    ] = "each"
    same_moment_ms: Annotated[
        int,
        says(
            en="How close two words must be to count as said at the same moment, in milliseconds.",
            uk="Наскільки близькі слова вважаються сказаними одночасно, у мілісекундах.",
            within=(0, 2000),
        ),
    ] = 300
    gentle: Annotated[
        bool,
        says(
            en="For play with children: a mistake costs no diamond.",
            uk="Для гри з дітьми: за помилку діамант не забирають.",
        ),
    ] = False
    judge: Judge = "dictionary"
    rolls: Rolls = "table"
    patience_s: Annotated[
        int,
        says(
            en="Shake again when nobody has found a word for so many seconds (0: never).",
            uk="Струсити знову, якщо стільки секунд ніхто не знайшов слова (0: ніколи).",
            within=(0, 600),
        ),
    ] = 0
    hints: Annotated[
        bool,
        says(
            en="A player who is stuck may ask twice a round how an easy word begins and where its letters stand.",
            uk="Хто застряг, може двічі за раунд спитати, як починається легке слово й де в ньому стоять літери.",
        ),
    ] = False
    spoken: Annotated[
        bool,
        says(
            en="Buzz and speak, for people in one room: whoever presses first says the word aloud, then types it or is "
            "ruled on by the host.",
            uk="Тисни й кажи, для тих, хто в одній кімнаті: хто натиснув першим, каже слово вголос, а тоді вводить "
            "його або про нього вирішує господар столу.",
        ),
    ] = False
    day: Annotated[
        bool,
        says(
            en="The roll of the day: one player alone, five shakes of a minute each, a point for every second left.",
            uk="Кидок дня: один гравець, п’ять струсів по хвилині, бал за кожну секунду, що лишилася.",
        ),
    ] = False
    house: Annotated[HouseWords, HOUSE_WORDS] = HouseWords()
    dice: Annotated[Dice | None, says(en="Dice faces of your own box.", uk="Грані кубиків із вашої коробки.")] = None
    box: BoxName = ""

    @property
    def letter_dice(self) -> int:
        return 4 if self.mode in ("classic", "effects") else 3

    @property
    def race_s(self) -> int:
        """How long a race lasts at most (BOT-33, BOT-41). 0: until somebody wins it."""
        return DAY_SECONDS if self.day else self.patience_s

    @property
    def with_effect(self) -> bool:
        return self.mode in ("effects", "party")
