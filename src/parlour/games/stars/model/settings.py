"""What a table may choose. The defaults are the printed rules."""

from typing import Annotated, ClassVar, Literal

from parlour.core import Settings as CoreSettings
from parlour.core import says
from parlour.core.extras.family_words import Family
from parlour.core.ways import OWN_BOX, REAL_DICE, Offers, Terms, chosen_parts
from parlour.games.stars.components.cards import Cards
from parlour.games.stars.components.cipher_draw import CipherDraw

Mode = Literal["coop", "teams"]
PartName = Literal["alien", "scientist", "team-1 alien", "team-2 alien", "team-1 scientist", "team-2 scientist"]
"""What a seat plays (STA-30): a role and, in teams, its team."""
Place = Literal[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]


class Settings(CoreSettings, frozen=True):
    mode: Mode = "coop"
    hard: bool = False
    cipher_draw: CipherDraw = "cards"
    scientists_decide: Literal["majority", "captain"] = "majority"
    alien: Place = 0
    consent_s: Annotated[int, says(within=(0, 600))] = 60
    deduction_aid: bool = False
    family: Family = False
    cards: Cards | None = None
    offers: ClassVar[Offers] = Offers(
        ways={"tomorrow": Terms(), "day": Terms()}, options=(REAL_DICE, OWN_BOX, chosen_parts(tuple[PartName, ...]))
    )

    @property
    def rounds(self) -> int:
        """Four (STA-09). Three with teams (STA-23) or in the hard game (STA-26)."""
        return 3 if self.mode == "teams" or self.hard else 4
