"""Terms that our Spanish does not use, each with the one that it does, by game."""

from __future__ import annotations

EVERYWHERE = {
    r"\bclics?\b": "pulsar",
    r"\b[Uu]sted(es)?\b": "tú",
    r"\b[Cc]harla\b": "chat",
    r"\b[Vv]estíbulo\b": "sala",
    r"\b[Pp]iezas?\b": "ficha",
    r"\b[Ff]ichas? de acceso\b": "token",
    r"\b[Ss]ólo\b": "solo",
    r"\b[ÉéÁá]st[eao]s?\b": "este",
    r"\ben efecto\b": "vigente",
    r"\bcualq\.": "cualquiera",
    r"\ben cada una? de hasta\b": "hasta … por casilla en hasta …",
    r"\b(CBC|CRC|FNI|TOA|VP|AP)\b": "BAB, BAR, INF, TDA, PV, PA",
    r"\b[Tt]urn[oa] de juego de\b": "turno de",
}

BY_GAME = {
    "liberty-or-death": {
        r"\b[Rr]ebeldes?\b": "la Rebelión",
        r"\b[Rr]eclutamiento\b": "Concentración",
        r"\bLlamadas? a las [Aa]rmas\b": "Reagrupamiento",
        r"\b[Ee]scuadras?\b": "Escuadrón",
        r"\b[Aa]ldeas?\b": "Poblado",
        r"\bNivel de Pérdidas\b": "Nivel de Bajas",
        r"\bBatallan?r?\b(?<=n|r)": "librar una Batalla",
        r"\bRecompensar la Lealtad\b": "Recompensar Lealtad",
        r"\bSprint\b": "Escenario Rápido",
        r"\bCiudad de (Quebec|Nueva York)\b": "Quebec Ciudad, New York Ciudad",
        r"\bNueva York\b": "New York",
        r"\b[Ee]spacios?\b": "casilla",
        r"\b[Bb]ases?\b": "Fuertes y Poblados",
        r"\b[Pp]istas?\b": "contador",
        r"\b[Dd]onativos?\b": "los Recursos que dan",
        r"\b[Rr]etira(n|r|rlos|rlas|das?|dos?)? .{0,12}(ficha|unidad|Regular|Tory|Milicia|cubo)": "eliminar",
        r"\blos (británicos|patriotas|franceses|indios) (?!de )": "los Británicos … como Facción",
        r"\bControl (británico|rebelde)\b": "Control Británico, Control de la Rebelión",
    },
    "1775-rebellion": {
        r"\b[Rr]ealistas?\b": "Lealista",
        r"\bhessianos\b(?<!Mercenarios hessianos)(?<!Auxiliares hessianos)": "Hessianos",
        r"\bnativos\b": "Nativos",
        r"\b[Aa]ldeas?\b": "Nativos",
        r"\b[Rr]eclutas?\b": "Refuerzos",
        r"\b[Bb]uques?\b": "Barco de Guerra",
        r"\b[Bb]arcas? de [Pp]esca\b": "Barcas",
        r"\buna Área\b": "un Área",
        r"\bNueva York\b|\bFiladelfia\b|(?<!Área de )\bCiudad de Quebec\b": "en inglés",
        r"\bcasillas?\b": "área",
        r"\b[Rr]egistro de [Rr]efuerzos\b": "Pila de Refuerzos",
    },
    "liberty": {
        r"\b[Ll]ealistas?\b": "Realista",
        r"\bHessians?\b": "Hessianos",
        r"\b[Dd]e [Aa] [Pp]ie\b": "infantería",
        r"\b[Cc]anj(?:e|ear|ea|ean)s?\b": "intercambio",
        r"\b[Aa]saltos?\b": "Ronda de Combate",
        r"\bPhiladelphia\b|\bNew York\b": "Filadelfia, Nueva York",
        r"\bSierra Azul\b|\bRío Nuevo\b": "Blue Ridge, New River",
        r"\b[Cc]asillas?\b": "hex",
        r"\b[Bb]arco de [Gg]uerra\b": "buque de guerra",
        r"\b[Ff]orzar velas\b": "Marcha Forzada",
        r"\b[Tt]ambor\b": "Fondo de Reemplazos",
    },
    "prelude-to-rebellion": {
        r"\b[Cc]ondados?\b(?<!Seis Condados)": "Distrito",
        r"\b[Pp]rorrog\w+": "clausurada",
        r"\bPatriotes?\b|\bLoyals?\b": "Patriota, Leal",
        r"\b([Ll]ea|[Rr]ea)listas?\b": "Leal",
        r"\b[Cc]ontador(es)?\b": "registro",
        r"\b(Prueba|Control|Tirada) de Movilización\b": "Chequeo de Movilización",
        r"\bTemor a las? Represalias\b": "Temor a la Represalia",
        r"\bLlamada a la [Cc]alma\b": "Llamada al Sosiego",
        r"\bPreparación para la [Gg]uerra\b": "Predisposición a la Guerra",
        r"\bInfluencia Externa\b": "Influencia Exterior",
    },
}


def terms(game: str | None) -> dict[str, str]:
    """What is not said in a game, or in what all games share."""
    return EVERYWHERE | BY_GAME.get(game or "", {})
