/** Powder Alarm at the table: pieces and barrels on the map, the hand below it. */
import { html } from "/client/js/lit.js";
import { cardButton } from "/client/js/panels.js";

const KINDS = { crown: "company", country: "militia", powder: "barrel" };

const stacksAt = ({ words, shown }, place) =>
  Object.entries(KINDS)
    .map(([of, kind]) => ({ kind: `powder_${kind}`, count: shown.view.position[of][place], label: words.nounOr(kind) }))
    .filter((stack) => stack.count);

const cards = (desk) => desk.shown.view.position.hand.map((id) => ({ id, title: desk.words.nounOr(id) }));

export const game = {
  tones: { crown: { fill: "var(--brit)", ink: "#fff" }, country: { fill: "var(--cont)", ink: "#fff" } },
  looks: {
    powder_company: { shape: "square", fill: "var(--brit)", ink: "#fff", letter: "C" },
    powder_militia: { shape: "flat", fill: "var(--mil)", ink: "#fff", letter: "M" },
    powder_barrel: { shape: "disc", fill: "var(--ind)", ink: "#3A2408", letter: "B" },
  },
  headings: ["turn"],
  boardFile: () => "/games/powder-alarm/client/board.json",
  picture: (desk) => ({ spaces: Object.fromEntries([...desk.spaces].map((place) => [place, { stacks: stacksAt(desk, place) }])) }),
  hand: cards,
  dock: (desk) => {
    const state = (id) => ({ legal: Boolean(desk.choices?.cards.has(id)), cut: false, note: "" });
    return html`<div class="dock hand">
      ${cards(desk).map(({ id, title }) => cardButton({ id, state: state(id) }, "small", html`<b class="title">${title}</b>`))}
    </div>`;
  },
  status: (desk) => `${desk.words.nounOr("seized")} ${desk.shown.view.position.seized} / 5`,
};
