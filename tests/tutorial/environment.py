"""A separate environment for the packages of the pages."""

import asyncio
import re
import subprocess
import sys
import sysconfig
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp

UV = Path(sys.executable).with_name("uv")


class Environment:
    """A separate environment that uses the packages of the tests' one, so that nothing is downloaded."""

    def __init__(self, folder: Path) -> None:
        self.python = folder / "bin" / "python"
        self._run(UV, "--quiet", "venv", "--python", sys.executable, folder)
        (self.site,) = folder.glob("lib/python*/site-packages")
        (self.site / "house.pth").write_text(f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n")

    def install(self, package: Path) -> None:
        self._run(UV, "--quiet", "pip", "install", "--offline", "--no-deps", "--python", self.python, package)

    def parlour(self, *words: str, status: int = 0) -> subprocess.CompletedProcess[str]:
        return self._run(self.python, "-m", "parlour", *words, status=status)

    def _run(self, *words: str | Path, status: int = 0) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(words, capture_output=True, text=True, timeout=600, check=False, input="")
        assert done.returncode == status, done.stderr
        return done

    @asynccontextmanager
    async def served(self, data: Path) -> AsyncIterator[aiohttp.ClientSession]:
        words = ("-m", "parlour", "serve", "--port", "0", "--data", str(data))
        quiet, pipe = asyncio.subprocess.DEVNULL, asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(self.python, *words, stdout=pipe, stderr=quiet)
        try:
            assert process.stdout is not None
            opened = re.search(r"http://\S+", (await process.stdout.readline()).decode())
            assert opened is not None
            async with aiohttp.ClientSession(opened.group()) as session:
                yield session
        finally:
            process.terminate()
            await process.communicate()
