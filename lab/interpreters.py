"""Which Python a server runs on, and how it was built: without PGO and LTO it takes about 17 % more CPU."""

import subprocess
import sys

_ASK = """
import platform, sysconfig
flags = " ".join(str(sysconfig.get_config_var(name)) for name in ("CONFIG_ARGS", "PY_CORE_CFLAGS"))
pgo = "PGO" if "--enable-optimizations" in flags or "-fprofile-" in flags else "no PGO flag"
lto = "LTO" if "--with-lto" in flags or "-flto" in flags else "no LTO flag"
print(platform.python_implementation(), f"{platform.python_version()}, {pgo}, {lto}")
"""


def describe(python: str = sys.executable) -> str:
    """Return the name, version and build flags of an interpreter: "CPython 3.13.0, PGO, no LTO flag".

    Debian's Python is built with both, and its flags don't say so.
    """
    return subprocess.run([python, "-c", _ASK], check=True, capture_output=True, text=True).stdout.strip()
