"""All long work of one server that belongs to no day."""

from parlour.languages import languages
from parlour.server.jobs.bot_pool import BotPool
from parlour.server.jobs.box_checks import BoxChecks, PrintedBox
from parlour.server.jobs.pools import Pools
from parlour.server.jobs.prints import OfflineDictionaries, Prints, QrCodes
from parlour.server.jobs.reviews import Reviews
from parlour.server.loading.game_loader import Games, Load
from parlour.server.storage.store import Store


class Jobs:
    def __init__(self, load: Load, store: Store, games: Games, pools: Pools, thinkers: int) -> None:
        """`thinkers`: how many processes bots have."""
        library = pools.library
        self.reviews = Reviews(store, games, library, pools.in_turn)
        self.prints = Prints(library, pools.in_turn)
        self.printed_box = PrintedBox(library, pools.in_turn)
        self.box_checks = BoxChecks(library, pools.at_once)  # somebody types: they can't wait behind a review
        self.offline_dictionaries = OfflineDictionaries(load, languages())
        self.bot_pool = BotPool(library, pools.at_once, thinkers)
        self.qr_codes = QrCodes()

    def close(self) -> None:
        for one in (self.reviews, self.prints, self.printed_box, self.box_checks, self.bot_pool, self.qr_codes):
            one.close()
