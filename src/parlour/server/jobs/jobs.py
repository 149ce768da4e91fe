"""All long work of one server."""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from parlour.core import Entry
from parlour.languages import languages
from parlour.server.jobs.boards import Boards
from parlour.server.jobs.bot_pool import BotPool
from parlour.server.jobs.box_checks import BoxChecks
from parlour.server.jobs.days import Days
from parlour.server.jobs.offline_dictionaries import OfflineDictionaries
from parlour.server.jobs.printed_box import PrintedBox
from parlour.server.jobs.prints import Prints
from parlour.server.jobs.qr_codes import QrCodes
from parlour.server.jobs.reviews import Library, Reviews
from parlour.server.jobs.worker_processes import InTurn, MachineShare, open_process
from parlour.server.loading.game_loader import Games, Load
from parlour.server.storage.store import Store


class Jobs:
    def __init__(
        self,
        catalogue: Mapping[str, Entry],
        load: Load,
        store: Store,
        games: Games,
        library: Library | None,
        share: MachineShare,
    ) -> None:
        """Without a `library` that other processes can import, the work is done in threads."""
        thread = partial(ThreadPoolExecutor, 1)
        open_pool = thread if library is None else partial(InTurn, share)
        open_at_once = thread if library is None else open_process
        found = library or (lambda: (catalogue, load))
        self.reviews = Reviews(store, games, found, open_pool)
        self.prints = Prints(found, open_pool)
        self.printed_box = PrintedBox(found, open_pool)
        self.box_checks = BoxChecks(found, open_at_once)  # somebody types: they can't wait behind a review
        self.offline_dictionaries = OfflineDictionaries(load, languages())
        self.days = Days(store, games, found, open_pool, open_at_once)
        self.boards = Boards(store, games, self.days)
        self.bot_pool = BotPool(found, open_at_once, share.thinkers)
        self.qr_codes = QrCodes()

    def close(self) -> None:
        for one in (
            self.reviews,
            self.prints,
            self.printed_box,
            self.box_checks,
            self.days,
            self.bot_pool,
            self.qr_codes,
        ):
            one.close()
