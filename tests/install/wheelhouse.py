"""A folder of wheels that can be installed from without a network."""

from __future__ import annotations

import os
from collections.abc import Mapping
from email.parser import Parser
from hashlib import sha256
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZipFile

from packaging.requirements import Requirement


class Wheelhouse:
    """Wheels of what is installed here, and stand-ins for what would take long to install."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()

    def installed(self, name: str) -> None:
        """Pack an installed distribution into a wheel again, and those that it needs."""
        found = distribution(name)
        stem = f"{found.name.replace('-', '_')}-{found.version}"
        wheel = self.folder / f"{stem}-{_tags(found.read_text('WHEEL') or '')}.whl"
        if wheel.exists():
            return
        started_by = {entry.name for entry in found.entry_points}
        with ZipFile(wheel, "w") as packed:
            for file in found.files or []:
                if ".." not in file.parts and file.suffix != ".pyc":
                    packed.write(str(file.locate()), str(file))
                elif file.parent.name == "bin" and file.name not in started_by:
                    packed.write(str(file.locate()), f"{stem}.data/scripts/{file.name}")
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
        with ZipFile(self.folder / f"{stem}-py3-none-any.whl", "w") as packed:
            for path, text in {**files, f"{about}/RECORD": record}.items():
                packed.writestr(path, text)

    def lock(self) -> str:
        """All of it as pip reads requirements, with the hash of each file."""
        lines: list[str] = []
        for wheel in sorted(self.folder.glob("*.whl")):
            name, version = wheel.name.split("-")[:2]
            digest = sha256(wheel.read_bytes()).hexdigest()
            lines.append(f"{name}=={version} \\\n    --hash=sha256:{digest}\n")
        return "".join(lines)

    @property
    def environment(self) -> Mapping[str, str]:
        """In which pip and uv know no other place to install from."""
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("PIP_", "UV_", "MASTABA_", "MAKE", "MFLAGS", "PYTHONPATH"))
        }
        only = {"NO_CACHE": "1", "NO_INDEX": "1", "FIND_LINKS": str(self.folder)}
        of_pip = {f"PIP_{name}": value for name, value in only.items()}
        of_uv = {f"UV_{name}": value for name, value in only.items()}
        return {**kept, **of_pip, **of_uv, "PIP_CONFIG_FILE": os.devnull, "UV_NO_CONFIG": "1"}


def _tags(about: str) -> str:
    """All tags of a wheel, as its name has them."""
    tags = Parser().parsestr(about).get_all("Tag", [])
    parts = zip(*(tag.split("-") for tag in tags), strict=True)
    return "-".join(".".join(dict.fromkeys(part)) for part in parts)
