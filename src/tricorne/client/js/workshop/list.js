// @ts-check
/** The work list: how far the owner has come, group by group. */
import { html, nothing, repeat, styles } from "../lit.js";
import { groupId } from "./bench.js";
import { entryName, groupName } from "./names.js";

/** @typedef {import("./bench.js").Bench} Bench */

/** @param {Bench} bench */
export function workList(bench) {
  const { todo } = bench;
  return html`<h2>${bench.t("ws-guessed")}</h2>
    ${progress(bench)}
    ${
      bench.todo.groups.length && todo.groups.every(({ entries }) => entries.every((key) => bench.isSettled(key)))
        ? html`<p class="all-settled">${bench.t("ws-all-settled")}</p>`
        : nothing
    }
    <nav class="groups" aria-label=${bench.t("ws-list")}>
      ${todo.groups.map((group) => {
        const id = groupId(group);
        const settled = group.entries.filter((key) => bench.isSettled(key)).length;
        const open = bench.open.includes(id);
        return html`<section>
          <button type="button" class="group" aria-expanded=${open} @click=${() => bench.fold(id)}>
            <span>${groupName(bench.words, group)}</span><small>${bench.t("ws-of", { n: settled, all: group.entries.length })}</small>
          </button>
          ${
            open
              ? html`<ul>
                  ${repeat(
                    group.entries,
                    (key) => key,
                    (key) => row(bench, key),
                  )}
                </ul>`
              : nothing
          }
        </section>`;
      })}
    </nav>`;
}

/** @param {Bench} bench @param {string} key */
function row(bench, key) {
  const state = bench.isChanged(key) ? "changed" : bench.isSettled(key) ? "settled" : "open";
  const sign = { changed: "✎", settled: "✓", open: "○" }[state];
  return html`<li>
    <button
      type="button"
      data-entry=${key}
      class="entry ${state}"
      aria-current=${key === bench.entry ? "true" : nothing}
      @click=${() => bench.look(key)}>
      <span>${entryName(bench, key)}</span>
      <small><i aria-hidden="true">${sign}</i> ${bench.t(`ws-state-${state}`)}</small>
    </button>
  </li>`;
}

/** @param {Bench} bench */
function progress(bench) {
  const { confidence } = bench.game;
  const facts = Object.keys(bench.todo.entries).flatMap((key) => bench.factsOf(key));
  const all = [...new Set(facts)];
  const states = all.map((fact) => bench.stateOf(fact));
  const changed = states.filter((state) => state === "changed").length;
  const settled = states.filter((state) => state === "settled").length;
  const parts = { sourced: confidence.sourced, settled, changed, left: all.length - settled - changed };
  return html`<div class="progress" aria-hidden="true">
      ${Object.entries(parts).map(([name, n]) => html`<i class=${name} style=${styles({ "flex-grow": n })}></i>`)}
    </div>
    <p class="counts">${bench.t("ws-counts", { facts: confidence.facts, sourced: confidence.sourced, guesses: all.length })}</p>
    <p class="counts" data-settled=${settled + changed}>${bench.t("ws-settled", { n: settled + changed })}</p>`;
}
