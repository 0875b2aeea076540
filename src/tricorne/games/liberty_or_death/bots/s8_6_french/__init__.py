"""8.6 Non-player French, section by section; `s8_6_flowchart` is the sheet that ties them together."""
