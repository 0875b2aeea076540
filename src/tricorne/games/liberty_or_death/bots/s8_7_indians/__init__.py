"""8.7 Non-player Indians, section by section; `s8_7_flowchart` is the sheet that ties them together."""
