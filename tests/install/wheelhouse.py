"""A folder of wheels that pip can install from without a network."""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZipFile

from packaging.requirements import Requirement


class Wheelhouse:
    """Wheels of what is installed here, and stand-ins for what would take long to install."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def installed(self, name: str) -> None:
        """Pack an installed distribution of pure Python into a wheel again, and what it needs."""
        found = distribution(name)
        wheel = self._folder / f"{found.name.replace('-', '_')}-{found.version}-py3-none-any.whl"
        if wheel.exists():
            return
        with ZipFile(wheel, "w") as packed:
            for file in found.files or []:
                # Programs lie outside, bytecode is made anew.
                if ".." not in file.parts and file.suffix != ".pyc":
                    packed.write(str(file.locate()), str(file))
        for needed in map(Requirement, found.requires or []):
            if needed.marker is None or needed.marker.evaluate({"extra": ""}):
                self.installed(needed.name)

    def stand_in(self, name: str, version: str, module: str) -> None:
        """A distribution of one module that only tells its name."""
        stem = f"{name.replace('-', '_')}-{version}"
        about = f"{stem}.dist-info"
        files = {
            f"{module}.py": f"NAME = {name!r}\n",
            f"{about}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
            f"{about}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        }
        record = "".join(f"{path},,\n" for path in (*files, f"{about}/RECORD"))
        with ZipFile(self._folder / f"{stem}-py3-none-any.whl", "w") as packed:
            for path, text in {**files, f"{about}/RECORD": record}.items():
                packed.writestr(path, text)

    @property
    def environment(self) -> Mapping[str, str]:
        """In which pip knows no other place to install from."""
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("PIP_", "MASTABA_", "PYTHONPATH"))
        }
        only = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(self._folder)}
        return {**kept, **only, "PIP_CONFIG_FILE": os.devnull}
