"""The flowcharts of the four Factions."""

from __future__ import annotations

from tricorne.games.liberty_or_death.bots.machinery.chart import Chart
from tricorne.games.liberty_or_death.bots.s8_4_british import s8_4_flowchart
from tricorne.games.liberty_or_death.bots.s8_5_patriots import s8_5_flowchart
from tricorne.games.liberty_or_death.bots.s8_6_french import s8_6_flowchart
from tricorne.games.liberty_or_death.bots.s8_7_indians import s8_7_flowchart
from tricorne.games.liberty_or_death.names import BRITISH, FRENCH, INDIANS, PATRIOTS, Faction

CHARTS: dict[Faction, Chart] = {
    BRITISH: s8_4_flowchart.CHART,
    PATRIOTS: s8_5_flowchart.CHART,
    FRENCH: s8_6_flowchart.CHART,
    INDIANS: s8_7_flowchart.CHART,
}
