// @ts-check
/**
 * The gallery: each board with a sample position, laid out as at the table.
 * Without a game in the address it shows all of them in frames: ?game=liberty-or-death&theme=dark&lang=es
 */
import { battlePanel } from "../battle.js";
import { Board } from "../board.js";
import { icon, log, promptBar, replaySlider, topBar } from "../panels.js";
import { escape } from "../svg.js";
import { loadWords } from "../words.js";
import { key } from "./key.js";

const GAMES = {
  "1775-rebellion": "rebellion_1775",
  "liberty-or-death": "liberty_or_death",
  liberty: "liberty",
  "prelude-to-rebellion": "prelude",
};
const wanted = new URLSearchParams(location.search);
const game = wanted.get("game");
const theme = wanted.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
const language = wanted.get("lang") ?? "en";
document.documentElement.lang = language;

/** Width that the side panel leaves to the map. */
function mapWidth() {
  const panel = innerWidth >= 2300 ? 720 : innerWidth >= 1800 ? 380 : innerWidth > 1200 ? 312 : 0;
  return innerWidth - panel;
}

/** @param {string} id */
async function table(id) {
  const t = await loadWords(language);
  const name = GAMES[/** @type {keyof GAMES} */ (id)];
  const rules = await import(`../games/${name}.js`);
  const sample = await import(`./${name}.js`);
  const phone = matchMedia("(max-width: 899px)").matches;
  document.body.className = "table";
  const tabs = ["map", "cards", "forces", "log", "rules"].map(
    (tab) =>
      `<button type="button" role="tab" data-tab="${tab}" aria-selected="${tab === "map"}">${icon(tab, 21)}${escape(t(tab))}</button>`,
  );
  const prompt = phone
    ? {
        ...sample.prompt,
        why: "",
        buttons: [...sample.prompt.choices.map((/** @type {object} */ c) => ({ ...c, look: "legal" })), ...sample.prompt.buttons],
      }
    : sample.prompt;
  document.body.innerHTML = `<div class="desk">${topBar(sample.head, t)}<div class="strip phone-only">${rules.strip(sample.view, t)}</div>${promptBar(prompt)}<main class="map"></main>${rules.edge(sample.view, t, mapWidth())}${rules.dock(sample.view, t)}<aside class="side">${rules.side(sample.view, t)}${log(sample.log.chapters, t, sample.log.right)}${replaySlider(214, 214, t)}</aside><nav class="tabs phone-only" role="tablist">${tabs.join("")}</nav></div>`;
  const host = /** @type {HTMLElement} */ (document.querySelector(".map"));
  const board = await Board.load(host, `boards/${rules.boardFile(phone)}`, {
    t,
    pieceSize: phone && rules.pieceSize < 28 ? rules.pieceSize + 2 : rules.pieceSize,
    overview: rules.overview === "always" || phone,
    on: (what, id) => {
      if (what === "choose") board.update({ ...rules.board(sample.view, t), chosen: [id] });
    },
  });
  board.update(rules.board(sample.view, t));
  if (phone) board.focusOn([...(sample.view.legal ?? []), ...(sample.view.chosen ?? [])]);
  if (sample.popover && !phone) board.popover(sample.popover.space, sample.popover.html);
  const desk = /** @type {HTMLElement} */ (document.querySelector(".desk"));
  document.querySelector(".tabs")?.addEventListener("click", (event) => {
    const tab = /** @type {Element} */ (event.target).closest("[data-tab]")?.getAttribute("data-tab") ?? "map";
    desk.dataset.drawer = tab;
    for (const b of document.querySelectorAll("[data-tab]")) b.setAttribute("aria-selected", String(b.getAttribute("data-tab") === tab));
  });
  const battle = wanted.get("battle");
  if (battle) {
    const samples = await import("./battle.js");
    document.body.insertAdjacentHTML(
      "beforeend",
      `<div class="over">${battlePanel(battle === "after" ? samples.after : samples.before)}</div>`,
    );
  }
  document.body.dataset.ready = "yes";
}

function all() {
  const frames = Object.keys(GAMES).flatMap((id) =>
    ["light", "dark"].map(
      (mode) =>
        `<h2>${escape(id)}, ${mode}</h2><div class="pair"><iframe title="${id} ${mode}" width="1440" height="900" src="?game=${id}&amp;theme=${mode}"></iframe><iframe title="${id} ${mode}, phone" width="390" height="844" src="?game=${id}&amp;theme=${mode}"></iframe></div>`,
    ),
  );
  document.body.innerHTML = `<main class="gallery"><h1>Boards</h1>${frames.join("")}<h2>Battle</h2><div class="pair"><iframe title="before" width="900" height="800" src="?game=liberty-or-death&amp;battle=before"></iframe><iframe title="after" width="900" height="800" src="?game=liberty-or-death&amp;battle=after"></iframe></div><h2>Key</h2><iframe title="key" width="1440" height="900" src="?game=key&amp;theme=light"></iframe></main>`;
}

if (game === "key") key(await loadWords(language));
else if (game) await table(game);
else all();
