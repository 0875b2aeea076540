// @ts-check
/**
 * The gallery: each board with a sample position, laid out as at the table.
 * Without a game in the address it shows all of them in frames: ?game=liberty-or-death&theme=dark&lang=es
 */
import { battlePanel } from "../battle.js";
import { Board } from "../board.js";
import { icon } from "../icons.js";
import { html, render } from "../lit.js";
import { loadWords } from "../words.js";
import { log, promptBar, replaySlider, topBar } from "./frame.js";
import { key } from "./key.js";

/** @type {Record<string, string>} */
const GAMES = {
  "1775-rebellion": "rebellion_1775",
  "liberty-or-death": "liberty_or_death",
  liberty: "liberty",
  "prelude-to-rebellion": "prelude",
};
const TABS = ["map", "cards", "forces", "log", "rules"];
const wanted = new URLSearchParams(location.search);
const language = wanted.get("lang") ?? "en";

/** Width that the side panel leaves to the map. */
function mapWidth() {
  const panel = innerWidth >= 2300 ? 720 : innerWidth >= 1800 ? 380 : innerWidth > 1200 ? 312 : 0;
  return innerWidth - panel;
}

/** @param {string} game */
async function table(game) {
  const t = await loadWords(language);
  const rules = await import(`../games/${GAMES[game]}.js`);
  const sample = await import(`./${GAMES[game]}.js`);
  const battle = wanted.get("battle");
  const battles = battle ? await import("./battle.js") : null;
  const phone = matchMedia("(max-width: 899px)").matches;
  const choices = sample.prompt.choices.map((/** @type {object} */ choice) => ({ ...choice, look: "legal" }));
  const prompt = phone ? { ...sample.prompt, why: "", buttons: [...choices, ...sample.prompt.buttons] } : sample.prompt;
  document.body.className = "table";
  const draw = (/** @type {string} */ open) =>
    render(
      html`<div class="desk" data-drawer=${open}>
          ${topBar(sample.head, t)}
          <div class="strip phone-only">${rules.strip(sample.view, t)}</div>
          ${promptBar(prompt)}
          <main class="map"></main>
          ${rules.edge(sample.view, t, mapWidth())}${rules.dock(sample.view, t)}
          <aside class="side">${rules.side(sample.view, t)}${log(sample.log.chapters, t, sample.log.right)}${replaySlider(214, t)}</aside>
          <nav class="tabs phone-only" role="tablist">
            ${TABS.map((tab) => html`<button type="button" role="tab" aria-selected=${tab === open} @click=${() => draw(tab)}>${icon(tab, 21)}${t(tab)}</button>`)}
          </nav>
        </div>
        ${battles ? html`<div class="over">${battle === "after" ? battlePanel(battles.after, null) : battlePanel(battles.before, battles.question)}</div>` : ""}`,
      document.body,
    );
  draw("map");
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
  if (sample.popover && !phone) board.popover(sample.popover.space, sample.popover.content);
  document.body.dataset.ready = "yes";
}

function all() {
  const frame = (/** @type {string} */ query, /** @type {string} */ title, width = 1440, height = 900) =>
    html`<iframe title=${title} width=${width} height=${height} src="?game=${query}"></iframe>`;
  const both = (/** @type {string} */ id, /** @type {string} */ mode) =>
    html`<h2>${id}, ${mode}</h2>
      <div class="pair">
        ${frame(`${id}&theme=${mode}`, `${id} ${mode}`)}${frame(`${id}&theme=${mode}`, `${id} ${mode}, phone`, 390, 844)}
      </div>`;
  return html`<main class="gallery">
    <h1>Boards</h1>
    ${Object.keys(GAMES).flatMap((id) => [both(id, "light"), both(id, "dark")])}
    <h2>Battle</h2>
    <div class="pair">${["before", "after"].map((when) => frame(`liberty-or-death&battle=${when}`, when, 900, 800))}</div>
    <h2>Key</h2>
    ${frame("key&theme=light", "key")}
  </main>`;
}

const game = wanted.get("game");
const theme = wanted.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
document.documentElement.lang = language;
if (game === "key") render(key(await loadWords(language)), document.body);
else if (game) await table(game);
else render(all(), document.body);
