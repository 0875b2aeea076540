// @ts-check
/** The form of an entry: what to tick, what to change, what does not fit. */
import { dieDrawing } from "../signs.js";
import { html, keyed, live, nothing } from "../lit.js";
import { editor } from "./editors.js";
import { endsOf, idOf, valueAt } from "./facts.js";
import { split } from "./bench.js";
import { difference, entryName, fieldName, groupName, groupOf, shortly, valueName } from "./names.js";
import { neighboursOf, turnNeighbour } from "./neighbours.js";
import { FACES } from "./ours.js";
import { suggestionsFor } from "./vassal.js";

/** @typedef {import("./bench.js").Bench} Bench */
/** @typedef {(typeof FACES)[number]} Face */

/** @param {Bench} bench */
export function form(bench) {
  const key = bench.entry;
  const entry = bench.todo.entries[key];
  if (!entry) return html`<p class="all-settled">${bench.t("ws-all-settled")}</p>`;
  const group = groupOf(bench, key);
  const at = group.entries.indexOf(key) + 1;
  const uses = Math.round(Object.values(entry.uses).reduce((sum, n) => Math.max(sum, n), 0) * 10) / 10;
  return keyed(
    key,
    html`<div class="form-head">
        <h2 tabindex="-1" id="entry-title">${entryName(bench, key)}</h2>
        <small>${groupName(bench.words, group)} · ${bench.t("ws-of", { n: at, all: group.entries.length })}</small>
        <p>${bench.t("ws-how")} ${uses ? bench.t("ws-uses", { n: uses }) : nothing}</p>
      </div>
      <fieldset ?disabled=${!bench.mine}>
        ${group.drawn === "die" ? dice(bench, key) : [title(bench, key), rows(bench, key)]} ${edges(bench, key)} ${remark(bench, key)}
      </fieldset>
      ${check(bench)} ${changes(bench)}`,
  );
}

/** @param {Bench} bench @param {string[]} facts */
function tick(bench, facts) {
  const states = facts.map((fact) => bench.stateOf(fact));
  if (states.includes("changed"))
    return html`<span class="state changed"><i aria-hidden="true">✎</i> ${bench.t("ws-state-changed")}</span>`;
  const settled = facts.length > 0 && states.every((state) => state === "settled");
  return html`<label class="tick state"
    ><input type="checkbox" .checked=${live(settled)} @change=${(/** @type {any} */ e) => bench.settle(facts, e.target.checked)} />
    <span>${bench.t(settled ? "ws-as-printed" : "ws-not-looked")}</span></label
  >`;
}

/** @param {Bench} bench @param {string} key */
function title(bench, key) {
  const group = groupOf(bench, key);
  if (group.drawn === "plain" && !group.title) return nothing;
  const own = bench.draft.titles[key];
  const fact = group.title && group.title in bench.todo.entries[key].marks ? [`${key}/${group.title}`] : [];
  const typed = (/** @type {any} */ e) =>
    bench.setTitle(key, e.target.value.trim() === entryName(bench, key, bench.words) ? "" : e.target.value.trim());
  return html`<div class="field">
    <label class="field-name" for="title">${bench.t("ws-f-title")}</label>
    <div class="field-value">
      <input
        id="title"
        type="text"
        maxlength="80"
        .value=${live(own?.[bench.words.language] ?? (own ? Object.values(own)[0] : entryName(bench, key, bench.words)))}
        @change=${typed} />
      ${suggestionsFor(bench, key)}
    </div>
    ${fact.length ? tick(bench, fact) : own ? html`<span class="state changed"><i aria-hidden="true">✎</i> ${bench.t("ws-state-changed")}</span>` : html`<span></span>`}
  </div>`;
}

/** @param {Bench} bench @param {string} key */
function rows(bench, key) {
  const entry = bench.todo.entries[key];
  const group = groupOf(bench, key);
  const whole = "" in entry.marks;
  const shapes = bench.todo.forms[entry.form] ?? {};
  const names = whole ? (group.shown.length ? group.shown : Object.keys(shapes)) : Object.keys(entry.marks);
  const ordered = [...names].sort((a, b) => place(group.shown, a) - place(group.shown, b)).filter((field) => field !== group.title);
  const fields = ordered.map((field) => row(bench, key, field, whole));
  return whole
    ? [fields, html`<div class="field"><span class="field-name">${bench.t("ws-whole")}</span><span></span>${tick(bench, [key])}</div>`]
    : fields;
}

/** @param {string[]} shown @param {string} field */
function place(shown, field) {
  const at = shown.indexOf(field);
  return at < 0 ? shown.length : at;
}

/** @param {Bench} bench @param {string} key @param {string} field @param {boolean} whole */
function row(bench, key, field, whole) {
  const shape = bench.todo.forms[bench.todo.entries[key].form]?.[field];
  const fact = `${key}/${field}`;
  const label = fieldName(bench.words, field);
  const known = shape && shape.is !== "fixed" && field !== "adjacent";
  return html`<div class="field" data-field=${field}>
    <span class="field-name">${label}</span>
    <div class="field-value">
      ${known ? editor(bench, shape, bench.value(fact), (to) => bench.set(fact, to), label) : html`<span class="stated">${field === "adjacent" ? nothing : bench.t("ws-stated")}</span>`}
      ${
        fact in bench.draft.values
          ? html`<p class="was">
              ${bench.t("ws-was", { what: shortly(bench.words, valueAt(bench.ours, fact)) })}
              <button type="button" class="link" @click=${() => bench.unset(fact)}>${bench.t("ws-undo")}</button>
            </p>`
          : nothing
      }
      ${field === "adjacent" ? neighbours(bench, key) : nothing}
    </div>
    ${whole ? html`<span></span>` : tick(bench, [fact])}
  </div>`;
}

/** A die: six faces to touch, each of which goes on to the next. @param {Bench} bench @param {string} key */
function dice(bench, key) {
  const counts = FACES.map((face) => Number(bench.value(`${key}/${face}`) ?? 0));
  const six = FACES.flatMap((face, i) => Array.from({ length: Math.max(0, counts[i]) }, () => face));
  const free = FACES.filter((face) => face in bench.todo.entries[key].marks);
  const turn = (/** @type {Face} */ face) => {
    const to = free[(free.indexOf(face) + 1) % free.length];
    bench.set(`${key}/${face}`, counts[FACES.indexOf(face)] - 1);
    bench.set(`${key}/${to}`, counts[FACES.indexOf(to)] + 1);
  };
  return html`<div class="field">
    <span class="field-name">${bench.t("ws-faces")}</span>
    <div class="field-value faces" role="group" aria-label=${bench.t("ws-faces")}>
      ${six.map((face, i) => {
        const name = valueName(bench.words, face);
        return html`<button
          type="button"
          class="face"
          data-face=${face}
          ?disabled=${free.length < 2 || !free.includes(face)}
          aria-label=${bench.t("ws-face", { n: i + 1, face: name })}
          @click=${() => turn(face)}>
          ${dieDrawing(face, "var(--chip)", "var(--ink)", 44)}<small>${name}</small>
        </button>`;
      })}
    </div>
    ${tick(
      bench,
      free.map((face) => `${key}/${face}`),
    )}
  </div>`;
}

/** What lies between this entry and its neighbours. @param {Bench} bench @param {string} key */
function edges(bench, key) {
  const at = bench.todo.edges_at;
  if (!at || at.group !== groupOf(bench, key).id) return nothing;
  if (at.free)
    return html`<div class="field">
      <span class="field-name">${bench.t("ws-neighbours")}</span>
      <div class="field-value">${neighbours(bench, key)}</div>
      ${tick(bench, [...(bench.todo.entries[key].edges ?? [])])}
    </div>`;
  return (bench.todo.entries[key].edges ?? []).map((edge) => side(bench, key, edge));
}

/** A hexside: what may cross it. @param {Bench} bench @param {string} key @param {string} edge */
function side(bench, key, edge) {
  const other = endsOf(edge, valueAt(bench.ours, edge)).find((end) => end !== idOf(key)) ?? "";
  const shapes = bench.todo.forms[bench.todo.edges[edge].form];
  const name = bench.t("ws-side-to", { where: valueName(bench.words, other) });
  return html`<div class="field">
    <span class="field-name">${name}</span>
    <div class="field-value">
      ${Object.entries(shapes).map(
        ([field, shape]) =>
          html`<div class="part">
            <span class="part-name" aria-hidden="true">${fieldName(bench.words, field)}</span>
            ${editor(bench, shape, bench.value(`${edge}/${field}`), (to) => bench.set(`${edge}/${field}`, to), `${name}: ${fieldName(bench.words, field)}`)}
          </div>`,
      )}
    </div>
    ${tick(bench, [edge])}
  </div>`;
}

/** The neighbours of an area, for the keyboard: the same as touching them on the map. @param {Bench} bench @param {string} key */
function neighbours(bench, key) {
  const all = groupOf(bench, key)
    .place.split("/")
    .reduce((/** @type {any} */ inner, step) => inner?.[step], bench.ours);
  const now = neighboursOf(bench, key);
  const rest = Object.keys(all).filter((id) => id !== idOf(key) && !now.includes(id));
  const add = (/** @type {any} */ e) => {
    const id = rest[Number(e.target.value)];
    e.target.value = "";
    if (id) turnNeighbour(bench, id);
  };
  return html`<span class="ticks" role="group" aria-label=${bench.t("ws-neighbours")}>
    ${now.map(
      (id) =>
        html`<label class="tick"
          ><input type="checkbox" checked data-neighbour=${id} .checked=${live(true)} @change=${() => turnNeighbour(bench, id)} /><span
            >${valueName(bench.words, id)}</span
          ></label
        >`,
    )}
    <select aria-label=${bench.t("ws-add-to", { what: bench.t("ws-neighbours") })} @change=${add}>
      <option value="" selected>${bench.t("ws-add")}</option>
      ${rest.map((id, i) => html`<option value=${i}>${valueName(bench.words, id)}</option>`)}
    </select>
  </span>`;
}

/** What no word of the vocabulary says. @param {Bench} bench @param {string} key */
function remark(bench, key) {
  const said = bench.draft.remarks[key];
  return html`<details class="remark" ?open=${Boolean(said)}>
    <summary>${bench.t("ws-none-fits")}</summary>
    <label>
      <span>${bench.t("ws-remark")}</span>
      <textarea
        maxlength="300"
        rows="2"
        .value=${live(said ?? "")}
        @change=${(/** @type {any} */ e) => bench.remark(key, e.target.value.trim())}></textarea>
    </label>
  </details>`;
}

/** Whether the pack is still a complete game. @param {Bench} bench */
function check(bench) {
  const { info } = bench;
  if (!info) return nothing;
  const { problem } = info;
  if (!problem) return html`<p class="check sound" role="status"><b>${bench.t("ws-sound")}</b> ${bench.t("ws-sound-more")}</p>`;
  return html`<p class="check broken" role="status">
    <b>${bench.t("ws-broken")}</b> ${problem.message}
    ${
      problem.entry
        ? html`<button type="button" class="link" data-fix=${problem.entry} @click=${() => bench.look(problem.entry)}>
            ${entryName(bench, problem.entry)}
          </button>`
        : nothing
    }
  </p>`;
}

/** What differs from ours so far. @param {Bench} bench */
function changes(bench) {
  const { values, titles } = bench.draft;
  const keys = Object.keys(values);
  if (!keys.length && !Object.keys(titles).length) return nothing;
  return html`<section class="so-far">
    <h3 class="caption">${bench.t("ws-so-far")}</h3>
    <ul>
      ${Object.entries(titles).map(
        ([key, texts]) =>
          html`<li>
            <b>${entryName(bench, key, bench.words)}</b><span>${bench.t("ws-f-title")}</span><span>${Object.values(texts)[0]}</span>
            <button type="button" class="link" ?disabled=${!bench.mine} @click=${() => bench.setTitle(key, "")}>
              ${bench.t("ws-undo")}
            </button>
          </li>`,
      )}
      ${keys.map((fact) => {
        const [entry, field] = entryOf(bench, fact);
        return html`<li>
          <b>${entry}</b><span>${field}</span><span>${difference(bench.words, valueAt(bench.ours, fact), values[fact])}</span>
          <button
            type="button"
            class="link"
            ?disabled=${!bench.mine}
            aria-label="${bench.t("ws-undo")}: ${entry}, ${field}"
            @click=${() => bench.unset(fact)}>
            ${bench.t("ws-undo")}
          </button>
        </li>`;
      })}
    </ul>
  </section>`;
}

/** @param {Bench} bench @param {string} fact */
function entryOf(bench, fact) {
  const [key, field] = split(fact);
  if (bench.todo.entries[key]) return [entryName(bench, key, bench.words), fieldName(bench.words, field)];
  const edge = bench.todo.edges[key] ? key : fact;
  const ends = endsOf(edge, valueAt(bench.ours, edge) ?? bench.draft.values[edge]);
  return [ends.map((end) => valueName(bench.words, end)).join(" – "), edge === fact ? bench.t("ws-border") : fieldName(bench.words, field)];
}
