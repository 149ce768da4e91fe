"""Rerun the tests that failed in `make test` when everything else has ended, and list them.

Real servers and browsers are sometimes late on a busy machine. A test that needs a second try is a fault of the test:
it waits for seconds instead of a state. With PARLOUR_STRICT=1, as in the workflows, it is an error.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

MOST = 60
"""More failures are no coincidence and get no second try."""


def failed_in(cache: Path) -> list[str]:
    """The tests that failed last, by the cache that a run of pytest has left."""
    file = cache / "v" / "cache" / "lastfailed"
    return sorted(json.loads(file.read_text())) if file.exists() else []


def run_again(cache: Path, failed: list[str]) -> list[str]:
    """Run these tests again, one after the other. Returns those that failed again."""
    files = sorted({name.partition("::")[0] for name in failed})
    only = ["--last-failed", "--last-failed-no-failures", "none"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-o", f"cache_dir={cache}", *only, *files], check=False
    )
    return failed_in(cache) if done.returncode == 1 else [] if done.returncode == 0 else failed


def listed(tests: list[str]) -> str:
    return "\n".join(f"  {test}" for test in tests)


def main(caches: list[Path]) -> int:
    first = {cache: failed_in(cache) for cache in caches}
    failed = [test for tests in first.values() for test in tests]
    if not failed:
        print("No test needed a second try.")
        return 0
    if len(failed) > MOST:
        print(f"{len(failed)} tests failed: too many for a second try.\n{listed(failed)}")
        return 1
    print(f"Second try of {len(failed)}:\n{listed(failed)}", flush=True)
    again = [test for cache, tests in first.items() if tests for test in run_again(cache.absolute(), tests)]
    late = [test for test in failed if test not in again]
    if late:
        print(f"Passed only in the second try, {len(late)} in all:\n{listed(late)}")
    if again:
        print(f"Failed twice, {len(again)} in all:\n{listed(again)}")
    is_strict = os.environ.get("PARLOUR_STRICT") == "1"
    return 1 if again or (late and is_strict) else 0


if __name__ == "__main__":
    sys.exit(main([Path(name) for name in sys.argv[1:]]))
