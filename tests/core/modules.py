"""A small VASSAL module, made for tests."""

from __future__ import annotations

import zipfile
from pathlib import Path

BUILD = b"""<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<VASSAL.build.GameModule name="1775 Rebellion" version="1.2">
  <VASSAL.build.module.Map mapName="Map">
    <VASSAL.build.module.map.DrawPile name="Continental Army">
      <VASSAL.build.widget.CardSlot entryName="Benjamin Franklyn">+/null/</VASSAL.build.widget.CardSlot>
      <VASSAL.build.widget.CardSlot entryName="Spanish Gold">+/null/</VASSAL.build.widget.CardSlot>
    </VASSAL.build.module.map.DrawPile>
    <VASSAL.build.module.map.DrawPile name="British">
      <VASSAL.build.widget.CardSlot entryName="Lord Cornwallis">+/null/</VASSAL.build.widget.CardSlot>
    </VASSAL.build.module.map.DrawPile>
    <VASSAL.build.module.map.SetupStack name="Boston" owningBoard="Board">
      <VASSAL.build.widget.PieceSlot entryName="British Regular">+/null/</VASSAL.build.widget.PieceSlot>
      <VASSAL.build.widget.PieceSlot entryName="British Regular">+/null/</VASSAL.build.widget.PieceSlot>
      <VASSAL.build.widget.PieceSlot entryName="British Regular">+/null/</VASSAL.build.widget.PieceSlot>
    </VASSAL.build.module.map.SetupStack>
    <VASSAL.build.widget.PieceSlot entryName="Turn marker">+/null/</VASSAL.build.widget.PieceSlot>
  </VASSAL.build.module.Map>
</VASSAL.build.GameModule>
"""


def module(folder: Path, build: bytes, name: str = "test.vmod") -> Path:
    """A module with this build file and a picture."""
    path = folder / name
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("images/map.png", b"picture")
        archive.writestr("buildFile.xml", build)
    return path
