"""Each check finds what it is there for, and leaves good Spanish alone."""

from __future__ import annotations

import pytest

from tests.words.checks import complaints

LOD, REBELLION, LIBERTY, PRELUDE = "liberty-or-death", "1775-rebellion", "liberty", "prelude-to-rebellion"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Llegan 1 Regulares a Boston.", "number"),
        ("Bajas en Boston: 2 Milicia.", "number"),
        ("Gana 0 Recurso.", "number"),
        ("Elige una Acción (quedan 1).", "number"),
        ("Elige una Acción (queda 2).", "number"),
        ("Se perderían 1.", "number"),
        ("Batalla de el oeste de Boston.", "contraction"),
        ("Marchan a el norte.", "contraction"),
        ("Elige una carta of the mazo.", "English"),
        ("Se juega Muster en Boston.", "English"),
        ("Un clic añade uno.", "term"),
        ("Acaba en tablas.", "term"),
        ("Este espacio no tiene vecinos.", "term"),
        ("Llevas 1 banderas de ventaja.", "number"),
        ("Puedes desafiar a quien esté 1 puestos por encima.", "number"),
        ("elige una carta.", "capital"),
        ("¿adónde van?", "capital"),
        ("Robas una carta. después juegas otra.", "capital"),
        ("Adónde van?", "marks"),
        ("¡Golpe Brillante", "marks"),
        ("La carta «Sentido común.", "marks"),
        ('La carta "Sentido común".', "marks"),
        ("Cargando...", "marks"),
        ("Cargando …", "marks"),
        ("Recursos patriotas -2.", "marks"),
        ("Recursos patriotas –2.", "marks"),
    ],
)
def test_a_bad_text_is_found(text: str, kind: str) -> None:
    assert {found.split(":")[0] for found in complaints(text)} == {kind}


@pytest.mark.parametrize(
    ("game", "text"),
    [
        (LOD, "¿Qué Aldeas quedan?"),
        (LOD, "El Nivel de Pérdidas sube."),
        (LOD, "La Ciudad de Quebec, bajo Control Británico."),
        (LOD, "Los Franceses Batallan en Boston."),
        (REBELLION, "Llegan seis hessianos."),
        (REBELLION, "Los Realistas juegan una carta."),
        (LIBERTY, "Empieza el asalto."),
        (LIBERTY, "Los dos bandos proponen un canje."),
        (LIBERTY, "Los Hessians llegan a Boston."),
        (LIBERTY, "Boston es un pueblo con puerto."),
        (LIBERTY, "El puerto francés de las Antillas."),
        (LIBERTY, "Los fusileros disparan primero."),
        (LOD, "Quien gana el Día mueve a la gente."),
        (LOD, "En invierno llega el suministro."),
        (LOD, "De qué caja sale la ficha."),
        (REBELLION, "Las unidades alcanzadas vuelven a la reserva."),
        (REBELLION, "Tu ventaja no basta para una tregua."),
        (PRELUDE, "Elige un condado."),
        (PRELUDE, "La Sesión queda prorrogada."),
    ],
)
def test_a_term_of_another_book_is_found(game: str, text: str) -> None:
    assert {found.split(":")[0] for found in complaints(text, game=game)} == {"term"}


@pytest.mark.parametrize("text", ["No está en tu mano", "no está en tu mano."])
def test_a_refusal_is_no_sentence(text: str) -> None:
    assert {found.split(":")[0] for found in complaints(text, refusal=True)} == {"refusal"}


@pytest.mark.parametrize(
    "text",
    [
        "Llega 1 Regular a Boston y quedan 2 Tories; gana 0 Recursos.",
        "De 1 a 3, la primera; con 4 o más, la otra.",
        "1 PV y 2 PA por cada Distrito en 1837 (8.4.1).",
        "«Le Populaire», de L'Acadie: ¿pagas 2 Puntos de Oportunidad?",
        "Cargando…",
        "Recursos patriotas −2.",
        "De él y a él.",
    ],
)
def test_good_spanish_passes(text: str) -> None:
    assert complaints(text) == []


def test_a_name_may_be_english() -> None:
    assert complaints("El periódico «The Quebec Gazette».") != []
    assert complaints("El periódico «The Quebec Gazette» sale.", names=["«The Quebec Gazette»"]) == []
