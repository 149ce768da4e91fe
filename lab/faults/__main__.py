"""Cause every kind of fault in a cluster while people play. Prints the faults and what was lost."""

import argparse
import asyncio
import sys
from time import monotonic

from lab.faults.checker import Result
from lab.faults.cluster import SEATS, Cluster, opened
from lab.faults.kinds import LONG, MUTANTS, SHORT, Kinds
from lab.faults.proxy import Haproxy
from lab.faults.report import TITLE, Scene, chapter_of
from lab.results import Results

ATTEMPTS = 5


async def strike(cluster: Cluster, name: str, kinds: Kinds) -> Result:
    """Cause one kind of fault. Returns what the checker found since the one before."""
    result, before = Result(name), cluster.check()
    await cluster.settled()  # everybody waits during the check, which is not the servers' fault
    await kinds[name](cluster, result)
    await cluster.settled()
    result.found = cluster.check().since(before)
    return result


async def find_mutant(mutant: str) -> Result:
    """Break the servers on purpose. Returns what the checker found.

    It gets a few attempts, because a busy machine may hide the fault once.
    """
    async with opened(tables=3, mutant=mutant) as cluster:
        result = Result(mutant)
        while not result.found.total and result.tried < ATTEMPTS:
            try:
                await MUTANTS[mutant](cluster, result)
            except TimeoutError:
                result.found.lost += 1  # a table that never goes on counts as found
            result.found.add(cluster.check())
        return result


class Run:
    def __init__(self, kinds: Kinds, times: int, minutes: float) -> None:
        self._kinds, self._times, self._most = kinds, times, minutes
        self._began = monotonic()
        self.results = {name: Result(name) for name in kinds}
        self.mutants: list[Result] = []
        self.is_stuck = False
        self.moves = self.decisions = 0

    @property
    def minutes(self) -> float:
        return (monotonic() - self._began) / 60

    async def find_mutants(self) -> None:
        for n, mutant in enumerate(MUTANTS, 1):
            self.mutants.append(await find_mutant(mutant))
            self._print(f"broken on purpose {n}/{len(MUTANTS)}", self.mutants[-1])

    async def strike_all(self, tables: int) -> str:
        """Cause every kind of fault, several times if there is time. Returns which database and proxy were used.

        Each round has new tables, so that their logs are no longer than those of real games.
        """
        for turn in range(1, self._times + 1):
            before = self.minutes
            async with opened(tables) as cluster:
                await self._strike_each(cluster, f"round {turn}/{self._times}")
                self.decisions += cluster.decisions
                self.moves += cluster.moves
                version = cluster.database.ask("SHOW server_version")[0][0].split()[0]
                front = "haproxy" if isinstance(cluster.proxy, Haproxy) else "a proxy of our own"
            if self.is_stuck or 2 * self.minutes - before > self._most:
                break
        return f"PostgreSQL {version}, {front} in front"

    async def _strike_each(self, cluster: Cluster, turn: str) -> None:
        for n, name in enumerate(self._kinds, 1):
            try:
                result = await strike(cluster, name, self._kinds)
            except TimeoutError:
                self.is_stuck = True
                print(f"{name}: a table did not go on", flush=True)
                return
            self.results[name].add(result)
            self._print(f"{turn}, {n}/{len(self._kinds)}", result)

    def _print(self, where: str, result: Result) -> None:
        print(f"{self.minutes:4.1f} min  {where:<24} {result.line}", flush=True)

    @property
    def is_good(self) -> bool:
        lost = sum(result.found.total for result in self.results.values())
        return not lost and not self.is_stuck and all(mutant.found.total for mutant in self.mutants)


async def run(options: argparse.Namespace) -> bool:
    """Returns whether nothing was lost and every broken server was found."""
    kinds = {name: LONG[name] for name in options.only} if options.only else SHORT if options.short else LONG
    run = Run(kinds, options.times, options.minutes)
    print(f"{'':34}{Result.head()}", flush=True)
    if not options.only:
        await run.find_mutants()
    around = await run.strike_all(options.tables)
    scene = Scene(options.tables, options.tables * SEATS, around, run.minutes, run.moves, run.decisions)
    text = chapter_of(scene, run.results.values(), run.mutants)
    print(f"\n{text}")
    if options.write:
        Results().set_chapter(TITLE, text)
    return run.is_good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="only the kinds that the tests cause")
    parser.add_argument("--only", action="append", choices=LONG, metavar="KIND", help="one kind, as in the table")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--times", type=int, default=3, help="how many rounds, at most")
    parser.add_argument("--minutes", type=float, default=11.0, help="start no round that would end later")
    parser.add_argument("--write", action="store_true", help="write the table into bench/RESULTS.md")
    options = parser.parse_args()
    if options.only and options.write:
        parser.error("--write needs every kind: it replaces the whole table")
    sys.exit(not asyncio.run(run(options)))


if __name__ == "__main__":
    main()
