// @ts-check
/** The page of the workshop: the list, what we have, the form. The game is in the address, a pack after its #. */
import { call } from "../app/api.js";
import { byId } from "../app/elements.js";
import { attend } from "../app/focus.js";
import { LANGUAGES, prefers } from "../app/prefers.js";
import { begin } from "../app/session.js";
import { brand } from "../icons.js";
import { html, nothing, render } from "../lit.js";
import { openBench } from "./bench.js";
import { foot } from "./foot.js";
import { form } from "./form.js";
import { workList } from "./list.js";
import { AreaMap } from "./map.js";
import { ours } from "./ours.js";
import { draftsOf } from "./remember.js";
import { moduleBox } from "./vassal.js";

const STEPS = /** @type {const} */ (["list", "card", "form"]);

/** @param {import("./bench.js").Bench} bench */
function bar(bench) {
  const other = bench.words.language === "en" ? "es" : "en";
  const title = bench.game.title[bench.words.language];
  const name = bench.draft.name ? ` · ${bench.draft.name}` : "";
  const saved = { no: bench.info ? "ws-saved" : "", yes: "ws-saving", failed: "ws-not-saved" }[bench.saving];
  return html`${brand("/")}<span class="game-title" role="heading" aria-level="1">${bench.t("ws-title")}</span
    ><span class="status">${title}${name}</span>
    <div class="tools">
      <span class="saved" role="status" data-saving=${bench.saving}>${saved ? bench.t(saved) : nothing}</span>
      <button type="button" class="bar-button" lang=${other} @click=${() => prefers.change({ lang: other })}>${LANGUAGES[other]}</button>
    </div>`;
}

/** The three steps of a phone. @param {import("./bench.js").Bench} bench */
function steps(bench) {
  return html`<nav class="ws-steps" aria-label=${bench.t("ws-steps")}>
    ${STEPS.map(
      (step) =>
        html`<button
          type="button"
          data-step=${step}
          aria-current=${bench.step === step ? "step" : nothing}
          @click=${() => bench.change({ step })}>
          ${bench.t(`ws-step-${step}`)}
        </button>`,
    )}
  </nav>`;
}

/** @param {import("./bench.js").Bench} bench @param {AreaMap} map */
function page(bench, map) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    bench.next();
    requestAnimationFrame(() => attend("entry-title"));
  };
  if (!bench.todo.groups.length) return html`<p class="all-settled">${bench.t("ws-nothing")}</p>`;
  return html`${steps(bench)}
    <aside class="ws-list" ?data-shown=${bench.step === "list"}>${workList(bench)}${moduleBox(bench)}</aside>
    <section class="ws-ours" ?data-shown=${bench.step === "card"} aria-label=${bench.t("ws-ours")}>
      ${ours(bench, map.host)}
      <button type="button" class="firm only-phone" data-key="to-form" @click=${() => bench.change({ step: "form" })}>
        ${bench.t("ws-step-form")}
      </button>
    </section>
    <form class="ws-form" ?data-shown=${bench.step === "form"} @submit=${submit}>
      <div class="ws-scroll">${bench.mine ? nothing : html`<p class="check">${bench.t("ws-shared-one")}</p>`}${form(bench)}</div>
      <footer>${foot(bench)}</footer>
    </form>`;
}

/** The pack that the address names, else the last one of this person. @param {import("./bench.js").Bench} bench */
async function openDraft(bench) {
  const named = location.hash.slice(1);
  const own = await call("/drafts").then(
    (/** @type {{drafts: {id: string, game: string}[]}} */ found) =>
      found.drafts.filter(({ game }) => game === bench.game.id).map(({ id }) => id),
    () => [],
  );
  for (const id of named ? [named] : [...own, ...draftsOf(bench.game.id)].slice(0, 1)) {
    try {
      await bench.load(id);
      history.replaceState(null, "", `#${id}`);
    } catch (problem) {
      if (named) bench.complain(problem);
      history.replaceState(null, "", location.pathname);
    }
  }
}

const catalogue = await begin();
const id = decodeURIComponent(location.pathname.split("/")[2] ?? "");
const game = catalogue.games.find((one) => one.id === id) ?? catalogue.games[0];
const bench = await openBench(catalogue, game, () => {
  document.title = `${bench.t("ws-title")} · ${game.title[bench.words.language]} · Tricorne`;
  render(bar(bench), byId("bar"));
  render(page(bench, map), byId("main"));
  map.draw();
});
const map = new AreaMap(bench);
await openDraft(bench);
addEventListener(
  "hashchange",
  () => location.hash.length > 1 && location.hash.slice(1) !== bench.info?.id && bench.attempt(() => bench.load(location.hash.slice(1))),
);
bench.change({});
await map.load();
bench.change({});
document.body.classList.add("ready");
