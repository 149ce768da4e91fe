"""`make faults`: everything that can happen to several houses, while people play; prints what was tried and lost."""

import argparse
import asyncio
import sys
from time import monotonic

from faults import report
from faults.checker import Found, Result
from faults.field import SEATS, Field, opened
from faults.front import Haproxy
from faults.kinds import LONG, MUTANTS, SHORT, Kinds

ATTEMPTS = 5


async def strike(field: Field, name: str, kinds: Kinds) -> Result:
    """One kind of fault; what the checker found since the one before."""
    result, before = Result(name), field.check()
    await field.settled()  # to check keeps everybody waiting, and that is no fault of the houses
    await kinds[name](field, result)
    await field.settled()
    after = field.check()
    result.found = Found(*(getattr(after, one) - getattr(before, one) for one in Found.__struct_fields__))
    return result


async def find_mutant(mutant: str) -> Result:
    """How much the checker finds where a house is spoilt. A busy machine may hide it once, not again and again."""
    async with opened(tables=3, mutant=mutant) as field:
        result = Result(mutant)
        while not result.found.total and result.tried < ATTEMPTS:
            try:
                await MUTANTS[mutant](field, result)
            except TimeoutError:
                result.found.lost += 1  # a table that never goes on is found too
            result.found.add(field.check())
        return result


class Run:
    def __init__(self, kinds: Kinds, times: int, minutes: float) -> None:
        self._kinds, self._times, self._most = kinds, times, minutes
        self._began = monotonic()
        self.results = {name: Result(name) for name in kinds}
        self.mutants: list[Result] = []
        self.is_stuck = False
        self.moves = 0

    @property
    def minutes(self) -> float:
        return (monotonic() - self._began) / 60

    async def find_mutants(self) -> None:
        for n, mutant in enumerate(MUTANTS, 1):
            self.mutants.append(await find_mutant(mutant))
            self._tell(f"spoilt on purpose {n}/{len(MUTANTS)}", self.mutants[-1])

    async def strike_all(self, tables: int) -> str:
        """Every kind, then every kind again: as often as was said, where there is time for one more round. Each round
        is played at new tables, so that their logs are as long as those of games. What stood around them."""
        for turn in range(1, self._times + 1):
            before = self.minutes
            async with opened(tables) as field:
                await self._strike_each(field, f"round {turn}/{self._times}")
                self.moves += sum(len(player.accepted) for table in field.tables for player in table)
                version = field.database.ask("SHOW server_version")[0][0].split()[0]
                front = "haproxy" if isinstance(field.front, Haproxy) else "a proxy of our own"
            if self.is_stuck or 2 * self.minutes - before > self._most:
                break
        return f"PostgreSQL {version}, {front} in front"

    async def _strike_each(self, field: Field, turn: str) -> None:
        for n, name in enumerate(self._kinds, 1):
            try:
                result = await strike(field, name, self._kinds)
            except TimeoutError:
                self.is_stuck = True
                print(f"{name}: a table did not go on", flush=True)
                return
            self.results[name].add(result)
            self._tell(f"{turn}, {n}/{len(self._kinds)}", result)

    def _tell(self, where: str, result: Result) -> None:
        print(f"{self.minutes:4.1f} min  {where:<24} {result.line}", flush=True)

    @property
    def is_good(self) -> bool:
        lost = sum(result.found.total for result in self.results.values())
        return not lost and not self.is_stuck and all(mutant.found.total for mutant in self.mutants)


async def run(kinds: Kinds, tables: int, times: int, minutes: float, is_kept: bool, with_mutants: bool) -> bool:
    run = Run(kinds, times, minutes)
    print(f"{'':34}{Result.head()}", flush=True)
    if with_mutants:
        await run.find_mutants()
    around = await run.strike_all(tables)
    where = report.Field(tables, tables * SEATS, around, run.minutes, run.moves)
    text = report.chapter(where, run.results.values(), run.mutants)
    print(f"\n{text}")
    if is_kept:
        report.keep(text)
    return run.is_good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="as the tests do it")
    parser.add_argument("--only", action="append", choices=LONG, metavar="KIND", help="one kind, as the table names it")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--times", type=int, default=3, help="how often each kind is tried, at most")
    parser.add_argument("--minutes", type=float, default=11.0, help="no round begins that would not end by then")
    parser.add_argument("--write", action="store_true", help="into bench/RESULTS.md")
    options = parser.parse_args()
    kinds = {name: LONG[name] for name in options.only} if options.only else SHORT if options.short else LONG
    if options.only and options.write:
        parser.error("a table of some kinds would replace that of all")
    done = run(kinds, options.tables, options.times, options.minutes, options.write, not options.only)
    sys.exit(not asyncio.run(done))


if __name__ == "__main__":
    main()
