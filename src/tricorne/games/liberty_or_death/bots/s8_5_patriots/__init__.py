"""8.5 Non-player Patriots, section by section; `s8_5_flowchart` is the sheet that ties them together."""
