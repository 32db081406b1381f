"""`mastaba --version`."""

import platform

from typer.testing import CliRunner

from mastaba import __version__
from mastaba.cli import app


def test_it_tells_its_own_version_and_that_of_python() -> None:
    told = CliRunner().invoke(app, ["--version"])
    assert told.exit_code == 0
    assert f"mastaba {__version__}" in told.stdout.splitlines()
    assert platform.python_version() in told.stdout
