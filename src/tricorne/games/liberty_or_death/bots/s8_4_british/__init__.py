"""8.4 Non-player British, section by section; `s8_4_flowchart` is the sheet that ties them together."""
