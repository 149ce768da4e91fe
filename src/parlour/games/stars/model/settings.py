"""What a table may choose. The defaults are the printed rules."""

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
"""What a seat plays (STA-30): a role and, in teams, its team."""
Place = Literal[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]


class Settings(CoreSettings, frozen=True):
    mode: Mode = "coop"
    hard: bool = False
    cipher_draw: CipherDraw = "cards"
    rolls: Rolls = "table"
    scientists_decide: Literal["majority", "captain"] = "majority"
    alien: Place = 0
    parts: tuple[PartName, ...] = ()
    consent_s: Annotated[
        int,
        says(within=(0, 600)),
    ] = 60
    deduction_aid: bool = False
    family: Family = False
    pace: Pace = "now"
    day: bool = False
    cards: Cards | None = None
    box: BoxName = ""

    @property
    def consent(self) -> Millis:
        """How long a proposal waits for agreement (STA-29); a day at tables that play until tomorrow (STA-33). 0: for
        ever."""
        return day_or(self, 1000 * self.consent_s) if self.consent_s else 0

    @property
    def rounds(self) -> int:
        """Four (STA-09). Three with teams (STA-23) or in the hard game (STA-26)."""
        return 3 if self.mode == "teams" or self.hard else 4
