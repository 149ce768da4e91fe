"""What a table may choose. The defaults play the printed rules."""

from typing import Annotated, Literal

from parlour.core import Millis, Rolls, says
from parlour.core import Settings as CoreSettings
from parlour.core.extras.box.kit import BoxName
from parlour.core.extras.family_words import Family
from parlour.core.extras.later import Pace, day_or
from parlour.games.stars.components.cards import Cards
from parlour.games.stars.components.cipher_draw import CipherDraw

Mode = Literal["coop", "teams"]
PartName = Literal["alien", "scientist", "team-1 alien", "team-2 alien", "team-1 scientist", "team-2 scientist"]
"""What a seat plays (STA-30): a role, in teams with its team."""
Place = Literal[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]


class Settings(CoreSettings, frozen=True):
    mode: Annotated[
        Mode,
        says(
            en="Co-op: one Alien and the Scientists play together. Teams: two teams against each other, "
            "4 to 12 players.",
            uk="Разом: один Прибулець і Науковці грають спільно. Команди: дві команди одна проти одної, 4–12 гравців.",
        ),
    ] = "coop"
    hard: Annotated[
        bool,
        says(
            en="Co-op: three rounds in place of four. Teams: an Alien's words go to their own Scientists alone.",
            uk="Разом: три раунди замість чотирьох. Команди: слова Прибульця бачать лише свої Науковці.",
        ),
    ] = False
    cipher_draw: Annotated[
        CipherDraw,
        says(
            en="The cipher: drawn as printed (some are likelier), drawn evenly, or chosen by the Alien (co-op only).",
            uk="Шифр: як у коробці (деякі ймовірніші), рівномірно, або його обирає Прибулець (лише разом).",
        ),
    ] = "cards"
    rolls: Rolls = "table"
    scientists_decide: Annotated[
        Literal["majority", "captain"],
        says(
            en="Several Scientists decide by majority, or their captain decides.",
            uk="Кілька Науковців вирішують більшістю, або вирішує їхній капітан.",
        ),
    ] = "majority"
    alien: Annotated[
        Place,
        says(
            en="Who is the Alien: by their place at the table in co-op, by their place in each team in teams.",
            uk="Хто Прибулець: за місцем біля столу у грі разом, за місцем у кожній команді у грі команд.",
        ),
    ] = 0
    parts: Annotated[
        tuple[PartName, ...],
        says(
            en="Who plays which part, by seat: alien or scientist; in teams team-1 alien etc. Empty: as alien says.",
            uk="Хто кого грає, за місцями: alien, scientist; у командах — team-1 alien тощо. Порожньо: як каже alien.",
        ),
    ] = ()
    consent_s: Annotated[
        int,
        says(
            en="So many seconds a Scientists' proposal waits for the others' agreement; then it is sent without it. "
            "0: for ever.",
            uk="Стільки секунд пропозиція Науковців чекає на згоду решти; потім її надсилають без неї. 0: без межі.",
            within=(0, 600),
        ),
    ] = 60
    deduction_aid: Annotated[
        bool,
        says(
            en="Scientists may look at the deduction sheet while they play.",
            uk="Науковці можуть дивитися на аркуш дедукції під час гри.",
        ),
    ] = False
    family: Family = False
    pace: Pace = "now"
    day: Annotated[
        bool,
        says(
            en="The cipher of the day: one Scientist alone, given words with their scores, one guess.",
            uk="Шифр дня: один Науковець, задані слова з оцінками, одна спроба.",
        ),
    ] = False
    cards: Annotated[Cards | None, says(en="Message cards of your own box.", uk="Картки послань із вашої коробки.")] = (
        None
    )
    box: BoxName = ""

    @property
    def consent(self) -> Millis:
        """How long a proposal waits for agreement (STA-29), until tomorrow a day (STA-33). 0: for ever."""
        return day_or(self, 1000 * self.consent_s) if self.consent_s else 0

    @property
    def rounds(self) -> int:
        """Four (STA-09); three with teams (STA-23) or in the hard game (STA-26)."""
        return 3 if self.mode == "teams" or self.hard else 4
