"""What a wheel or an sdist needs beyond the sources: the built client, and a wheel the kernels if there is a compiler.

With PARLOUR_PURE=1 the kernels are left out, and the wheel fits every machine.

An editable install goes without: `make setup` builds both in their places.
"""

import os
import platform
import runpy
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/parlour/server/static/index.html"
KERNELS = "src/parlour/native/build.py"


class Package(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not (Path(self.root) / CLIENT).is_file():
            raise SystemExit(f"{CLIENT} is missing: `make wheel` builds the client first")
        if self.target_name == "wheel" and not os.environ.get("PARLOUR_PURE"):
            self._add_kernels(build_data)

    def _add_kernels(self, build_data: dict[str, Any]) -> None:
        """One library for every version of Python on this kind of machine; without a compiler the wheel is for all."""
        folder = tempfile.mkdtemp()  # not beside the sources: there lie those that are tuned to this machine
        library = runpy.run_path(str(Path(self.root) / KERNELS))["build"](Path(folder), portable=True)
        if library is not None:
            build_data["pure_python"] = False
            build_data["tag"] = f"py3-none-{_platform()}"
            build_data["force_include"][str(library)] = f"parlour/native/{library.name}"


def _platform() -> str:
    """As packages are tagged; on Linux with the C library that the kernels were linked to, and so need at least."""
    name, (libc, release) = sysconfig.get_platform(), platform.libc_ver()
    if sys.platform == "linux" and libc == "glibc":
        name = name.replace("linux", f"manylinux_{release}")
    return name.replace("-", "_").replace(".", "_")
