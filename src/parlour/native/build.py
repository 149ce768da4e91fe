"""Compile the kernels if there is a compiler: `python build.py [--portable]`. Without one Parlour uses numpy.

This file imports nothing of Parlour, so that the build of the package can run it.
"""

import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

HERE = Path(__file__).parent
LIBRARY = {"win32": "kernels.dll", "darwin": "kernels.dylib"}.get(sys.platform, "kernels.so")
FLAGS = ("-std=c++17", "-O3", "-shared", "-fPIC", "-fvisibility=hidden", "-fno-math-errno", "-Wall", "-Wextra")


def compiler() -> str | None:
    named = os.environ.get("CXX")
    return next((found for name in (named, "c++", "g++", "clang++") if name and (found := shutil.which(name))), None)


def build(into: Path = HERE, *, portable: bool = False) -> Path | None:
    """Compile the library and return its file, or None. `portable`: for every machine of this architecture."""
    if (found := compiler()) is None:
        return None
    made, fresh = into / LIBRARY, into / f"fresh-{os.getpid()}-{LIBRARY}"
    for tuned in (_tuned(portable), ()):
        command = [found, *FLAGS, *_for_python(), *tuned, str(HERE / "kernels.cpp"), "-o", str(fresh)]
        if subprocess.run(command, capture_output=True, check=False).returncode == 0:
            fresh.replace(made)  # atomically, because a server may be loading the old one
            return made
    return None


def _for_python() -> tuple[str, ...]:
    """The options for a library that is also a module. A Python without a GIL has no stable ABI, so there are none."""
    if sysconfig.get_config_var("Py_GIL_DISABLED") or sys.platform == "win32":
        return ()
    headers = f"-I{sysconfig.get_path('include')}"
    return (headers, "-undefined", "dynamic_lookup") if sys.platform == "darwin" else (headers,)


def _tuned(portable: bool) -> tuple[str, ...]:
    is_intel = platform.machine().lower() in {"x86_64", "amd64"}
    if portable:
        return ("-static-libstdc++", "-static-libgcc", *(("-march=x86-64-v2",) if is_intel else ()))
    return ("-march=native",) if is_intel else ("-mcpu=native",)


if __name__ == "__main__":
    print("kernels:", "native" if build(portable="--portable" in sys.argv) else "numpy (no C++ compiler)")  # noqa: T201
