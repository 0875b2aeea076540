"""Install Debian's Chromium for the browser tests, where it is missing and can be installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from tools.browser import CHROMIUM, has_chromium

APT = ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]


def main() -> None:
    """Install it, or say in one line what to do."""
    if has_chromium():
        return
    if shutil.which("apt-get") is None:
        sys.exit(f"The browser tests need Chromium at {CHROMIUM}. Install it with the packages of your system.")
    root = [] if os.geteuid() == 0 else ["sudo"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"]):
        subprocess.run([*root, *APT, *words], check=True, env=environment, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
