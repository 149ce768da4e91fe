"""`make faults`: everything that can happen to several houses, while people play; prints what was tried and lost."""

import argparse
import asyncio
import sys

from faults.checker import Found, Result
from faults.field import Field, opened
from faults.kinds import LONG, MUTANTS, SHORT

ATTEMPTS = 5
COUNTS = ("lost", "twice", "owner", "view", "stale")
HEAD = f"{'':<28} tried median worst " + " ".join(f"{name:>5}" for name in COUNTS)


async def strike(field: Field, name: str, kinds: dict, times: int = 1) -> Result:
    """One kind of fault, so often; what the checker found since the one before."""
    result, before = Result(name), field.check()
    for _ in range(times):
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


async def run(is_long: bool, tables: int, times: int) -> bool:
    total = Result("all")
    print(HEAD)
    kinds = LONG if is_long else SHORT
    async with opened(tables, is_long) as field:
        for name in kinds:
            result = await strike(field, name, kinds, times)
            print(result.line, flush=True)
            total.tried += result.tried
            total.seconds = total.seconds + result.seconds
            total.found.add(result.found)
        moves = sum(len(player.accepted) for table in field.tables for player in table)
    print(total.line)
    print(f"{moves} accepted moves at {tables} tables")
    are_found = True
    for mutant in MUTANTS:
        found = (await find_mutant(mutant)).found.total
        print(f"mutant {mutant}: {'found' if found else 'NOT FOUND'} ({found})", flush=True)
        are_found &= found > 0
    return not total.found.total and are_found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="as the tests do it")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--times", type=int, default=3, help="how often each kind is tried")
    options = parser.parse_args()
    sys.exit(not asyncio.run(run(not options.short, options.tables, options.times)))


if __name__ == "__main__":
    main()
