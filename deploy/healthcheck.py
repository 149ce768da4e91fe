"""Ask the server in this container whether it is ready, and print its answer. Exits with 1 if it is not."""

import os
import sys
from urllib.error import HTTPError
from urllib.request import urlopen

SECONDS = 3.0


def main() -> int:
    port, base = os.environ.get("PARLOUR_PORT") or "8080", os.environ.get("PARLOUR_BASE", "").rstrip("/")
    try:
        with urlopen(f"http://127.0.0.1:{port}{base}/readyz", timeout=SECONDS) as answer:
            status, says = answer.status, answer.read()
    except HTTPError as wrong:
        status, says = wrong.code, wrong.read()
    except OSError as wrong:
        status, says = 0, str(wrong).encode()
    sys.stdout.write(says.decode(errors="replace") + "\n")
    return 0 if status == 200 else 1


if __name__ == "__main__":
    sys.exit(main())
