"""What a Spanish text may not have; each check yields what it found, in plain words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from tests.words.glossary import terms

LETTER = "A-Za-zÁÉÍÓÚÜÑÇÈÊÎÔáéíóúüñçèêîô"
COUNTED = re.compile(rf"(?<![\w.,/×+−–-])(\d+) ([{LETTER}]+)")
FIRST_YEAR = 1700

NOT_COUNTED = re.compile(
    "a|al|antes|aún|cada|como|con|contra|cuando|da|dan|de|del|desde|después|e|el|en|entre|es|están|hacia|hasta|la|las|"
    "le|les|lo|los|más|máximo|menos|ni|no|o|para|pero|por|puede|que|quedan|se|sea|según|si|sin|sobre|solo|también|tiene|total|tras|"
    "un|una|va|vale|valen|van|vez|y|ya|ganas|pierdes|PA|PV|BAB|BAR|INF|TDA|bytes|min"
)
"""What may follow a number without agreeing with it."""

COUNTABLE = re.compile(
    "(?:acción|área|asiento|baja|bandera|barco|batalla|bloque|bloqueo|carta|casilla|ciudad|colonia|continental|cubo|"
    "dado|dato|decisión|destino|día|distrito|ejército|escuadrón|evento|ficha|fuerte|hessiano|huida|impacto|incursión|"
    "lealista|líder|marcador|mesa|milicia|nativo|nivel|orden|partida|paso|patriota|poblado|propaganda|provincia|puesto|punto|"
    "recurso|regular|respuesta|ronda|turno|tory|torie|unidad)(?:e?s)?",
    re.IGNORECASE,
)
"""What a number counts in running text, where it may also stand before a verb: `con 12 pierde`."""

PLURAL_VERBS = "caben|faltan|llegan|pueden cruzar|quedan|salen|se eliminan|se perderían|se retiran|sobran"
SINGULAR_VERBS = "falta|puede cruzar|queda|se perdería|se retira|sobra"
MANY_SAID_OF_ONE = re.compile(rf"\b(?:{PLURAL_VERBS}) 1(?!\w|[.,]\d| (?:de|a|o|y|e) )", re.IGNORECASE)
ONE_SAID_OF_MANY = re.compile(rf"\b(?:{SINGULAR_VERBS}) (?!1\b)\d+(?![.]\d)", re.IGNORECASE)

UNCONTRACTED = re.compile(r"\b(?:[Dd]e|[Aa]) el\b")

ENGLISH = re.compile(
    r"\b(?:the|of|and|with|from|into|your|you|their|its|this|that|is|are|was|have|been|will|may|must|"
    r"which|where|who|how|what|when|many|more|most|less|than|then|first|last|next|left|each|every|any|all|none|"
    r"cards?|turns?|rounds?|players?|seats?|sides?|spaces?|pieces?|units?|cubes?|markers?|die|roll|draws?|"
    r"plays?|moves?|place|placed|remove|removed|choose|chosen|Battle|March|Muster|Rally|Raid|Fort|Forts|Village|"
    r"Villages|Squadron|Regulars|Militia|Continentals|Resources|Support|Opposition|Available|Event|Winter|blocks?|"
    r"area|areas|army|armies|track|tracks|Leader|hand|deck|to|in|by|for|on|at|or)\b",
    re.IGNORECASE,
)

BEGINS = re.compile(rf"[^{LETTER}\d]*([{LETTER}\d])")
AFTER_A_STOP = re.compile(r"(?<!\bn)(?<!\bmáx)(?<!\bSt)(?<!\bFt)(?<!\bDr)[.?!] +[¿¡«]*([a-záéíóúüñ])")
PAIRS = (("¿", "?"), ("¡", "!"), ("«", "»"), ("(", ")"))
APOSTROPHE = re.compile(rf"(?<=[{LETTER}])'(?=[{LETTER}])")


def complaints(
    text: str,
    *,
    game: str | None = None,
    names: Iterable[str] = (),
    sentence: bool = True,
    refusal: bool = False,
    prose: bool = False,
) -> list[str]:
    """All that is wrong with a text. A `sentence` begins with a capital; a `refusal` does not and has no stop."""
    found = [
        *numbers(text, prose),
        *contractions(text),
        *english(text, names),
        *foreign_terms(text, game),
        *marks(text),
        *capitals_inside(text, names),
    ]
    if refusal:
        found += as_refusal(text)
    elif sentence:
        found += as_sentence(text)
    return found


def numbers(text: str, prose: bool = False) -> Iterator[str]:
    """A number agrees with the noun or verb beside it."""
    for figure, word in COUNTED.findall(text):
        if int(figure) >= FIRST_YEAR or NOT_COUNTED.fullmatch(word) or (prose and not COUNTABLE.fullmatch(word)):
            continue
        if (figure == "1") == word.endswith("s"):
            yield f"number: «{figure} {word}»"
    for found in (*MANY_SAID_OF_ONE.findall(text), *ONE_SAID_OF_MANY.findall(text)):
        yield f"number: «{found}»"


def contractions(text: str) -> Iterator[str]:
    """`del`, `al`."""
    yield from (f"contraction: «{found}»" for found in UNCONTRACTED.findall(text))


def english(text: str, names: Iterable[str] = ()) -> Iterator[str]:
    """No English, but in the names that are the same in both languages."""
    yield from (f"English: «{found}»" for found in ENGLISH.findall(without(text, names)))


def foreign_terms(text: str, game: str | None) -> Iterator[str]:
    """Only terms of the glossary."""
    for term, ours in terms(game).items():
        if found := re.search(term, text):
            yield f"term: «{found[0]}» is {ours}"


def marks(text: str) -> Iterator[str]:
    """Spanish marks: opened and closed, no straight quotes, one sign for three dots, a minus that is one."""
    for opening, closing in PAIRS:
        if text.count(opening) != text.count(closing):
            yield f"marks: {opening} {closing}"
    if '"' in text or "'" in APOSTROPHE.sub("", text):
        yield "marks: straight quotes"
    if "..." in text or " …" in text:
        yield "marks: three dots"
    if re.search(r"(?<![\w–-])[-–]\d", text):
        yield "marks: minus"


def capitals_inside(text: str, names: Iterable[str] = ()) -> Iterator[str]:
    """A capital after a full stop, but for the stop within a name."""
    yield from (f"capital: «… {found}»" for found in AFTER_A_STOP.findall(without(text, names)))


def as_sentence(text: str) -> Iterator[str]:
    """It begins with a capital or a figure, or amid a quotation."""
    begins = BEGINS.match(text)
    if begins and begins[1] != begins[1].upper() and not text.startswith("«…"):
        yield f"capital: «{text[:20]}»"


def as_refusal(text: str) -> Iterator[str]:
    """What stands against an answer follows a colon: a small letter, no full stop."""
    if text[0] != text[0].lower() or text.endswith("."):
        yield f"refusal: «{text}»"


def without(text: str, names: Iterable[str]) -> str:
    """A text with X for each name."""
    for name in names:
        text = text.replace(name, "X")
    return text
