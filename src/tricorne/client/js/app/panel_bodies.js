// @ts-check
/** What the panels show. A table is drawn without it; it is loaded when the table stands (later.js). */
import { keyPanel } from "../learn/key_panel.js";
import { html } from "../lit.js";
import { analysisPanel } from "./analysis.js";
import { chart, loadChart } from "./chart.js";
import { chat, loadNotes } from "./chat.js";
import { ending } from "./ending.js";
import { Help } from "./help.js";
import { keyList } from "./key_list.js";
import { LookBack } from "./look_back.js";
import { loadLuck } from "./luck.js";
import { preferences } from "./preferences.js";
import { loadFacts } from "./session.js";
import { share } from "./share.js";

export { answerArrows } from "./analysis.js";
export { analysisChart } from "./analysis_chart.js";
export { courses } from "./chart.js";
export { sectionOf } from "./help.js";
export { markdown } from "./markdown.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** The rules as they are open at a table. @type {WeakMap<Desk, Help>} */
const helps = new WeakMap();

/** @param {Desk} desk */
function helpOf(desk) {
  const help = helps.get(desk) ?? new Help(() => desk.change({}));
  helps.set(desk, help);
  return help;
}

/** @type {Record<string, (desk: Desk) => unknown>} */
const BODIES = {
  chat,
  share,
  chart,
  rules: (desk) => helpOf(desk).show(desk.words, desk),
  key: keyPanel,
  end: ending,
  analysis: analysisPanel,
  settings: ({ words }) => html`${preferences(words)}${keyList(words)}`,
};

/** @param {Desk} desk */
export function panelBody(desk) {
  return BODIES[desk.panel ?? ""](desk);
}

/** Load what a panel needs that has just been opened. @param {Desk} desk */
export function openPanel(desk) {
  const { panel, rule, words, game } = desk;
  if (panel === "rules") helpOf(desk).open(game, words.language, rule.section).catch(desk.complain);
  else if (panel === "chart") loadChart(desk);
  else if (panel === "end") openEnd(desk);
  else if (panel === "analysis") lookBackOf(desk).open();
  else if (panel === "chat") loadNotes(desk);
}

/** What a panel shows is drawn: bring into view what was asked for. @param {Desk} desk */
export function settlePanel(desk) {
  helpOf(desk).settle();
}

/** @param {Desk} desk */
function openEnd(desk) {
  loadChart(desk);
  loadParts(desk).catch(desk.complain);
  if (desk.lesson) return;
  lookBackOf(desk).peek().catch(desk.complain);
  // What cannot be told of a copy is left out.
  loadLuck(desk).catch(() => {});
}

/** The printed facts that tell what the sum at the end is made of. @param {Desk} desk */
async function loadParts(desk) {
  const missing = (desk.module.partsFrom ?? []).filter((name) => !desk.facts[name]);
  if (missing.length) desk.change({ facts: { ...desk.facts, ...(await loadFacts(desk.game, missing, desk.pack)) } });
}

/** @param {Desk} desk */
function lookBackOf(desk) {
  const lookBack = desk.lookBack ?? new LookBack(desk);
  if (!desk.lookBack) desk.change({ lookBack });
  return lookBack;
}
