// @ts-check
/** Fields for what is printed, made from the shape of what may stand there. Nothing asks for a sentence. */
import { html, live, nothing } from "../lit.js";
import { effectName, fieldName, valueName } from "./names.js";

/** @typedef {import("./types.js").Shape} Shape */
/** @typedef {import("./bench.js").Bench} Bench */
/** @typedef {(value: any) => void} Set */

/** So many choices stand side by side; more are a list. */
const SIDE_BY_SIDE = 5;
const MOST_TICKS = 30;
const MOST_STEPS = 12;

/**
 * The field for a value.
 * @param {Bench} bench
 * @param {Shape} shape
 * @param {any} value
 * @param {Set} set
 * @param {string} label
 * @returns {unknown}
 */
export function editor(bench, shape, value, set, label) {
  switch (shape.is) {
    case "number":
      return number(bench, value, set, label);
    case "truth":
      return choices(bench, [true, false], Boolean(value), set, label);
    case "text":
      return html`<input
        type="text"
        maxlength="80"
        aria-label=${label}
        .value=${live(value ?? "")}
        @change=${(/** @type {any} */ e) => set(e.target.value)} />`;
    case "one":
      return choices(bench, shape.optional ? [null, ...shape.of] : shape.of, value ?? null, set, label);
    case "name":
      return choices(bench, namesAt(bench, shape.of), value ?? null, set, label, shape.of);
    case "maybe":
      return maybe(bench, shape, value, set, label);
    case "many":
      return many(bench, /** @type {Shape} */ (shape.item), value ?? [], set, label);
    case "each":
      return each(bench, shape, value ?? {}, set, label);
    case "parts":
      return fields(bench, bench.todo.shapes[shape.of].fields, value ?? {}, set);
    case "kind":
      return kind(bench, shape, value, set, label);
    case "either":
      return either(bench, shape, value, set, label);
  }
  return nothing;
}

/** The entries that a name may name. @param {Bench} bench @param {string} place @returns {string[]} */
function namesAt(bench, place) {
  return Object.keys(place.split("/").reduce((/** @type {any} */ inner, step) => inner?.[step], bench.theirs) ?? {});
}

/** @param {Bench} bench @param {any} value @param {Set} set @param {string} label */
function number(bench, value, set, label) {
  const put = (/** @type {number} */ to) => set(Math.max(-99, Math.min(99, Math.round(to) || 0)));
  return html`<span class="stepper">
    <button type="button" class="quiet" aria-label=${bench.t("ws-less", { what: label })} @click=${() => put((value ?? 0) - 1)}>−</button>
    <input
      type="number"
      inputmode="numeric"
      min="-99"
      max="99"
      aria-label=${label}
      .value=${live(String(value ?? 0))}
      @change=${(/** @type {any} */ e) => put(Number(e.target.value))} />
    <button type="button" class="quiet" aria-label=${bench.t("ws-more", { what: label })} @click=${() => put((value ?? 0) + 1)}>+</button>
  </span>`;
}

/** One of several: side by side where they are few. @param {Bench} bench @param {any[]} all @param {any} value @param {Set} set @param {string} label @param {string} [place] */
function choices(bench, all, value, set, label, place) {
  const name = (/** @type {any} */ one) => valueName(bench.words, one, place);
  const short = all.every((one) => name(one).length < 24);
  if (all.length <= SIDE_BY_SIDE && short)
    return html`<span class="side-by-side" role="radiogroup" aria-label=${label}>
      ${all.map(
        (one) =>
          html`<button type="button" role="radio" aria-checked=${one === value} class=${one === value ? "on" : ""} @click=${() => set(one)}>
            ${name(one)}
          </button>`,
      )}
    </span>`;
  const known = all.includes(value) ? all : [value, ...all];
  return html`<select
    aria-label=${label}
    .value=${live(String(known.indexOf(value)))}
    @change=${(/** @type {any} */ e) => set(known[Number(e.target.value)])}>
    ${known.map((one, i) => html`<option value=${i} ?selected=${one === value}>${name(one)}</option>`)}
  </select>`;
}

/** Something that may be left out. @param {Bench} bench @param {Shape} shape @param {any} value @param {Set} set @param {string} label */
function maybe(bench, shape, value, set, label) {
  const item = /** @type {Shape} */ (shape.item);
  if (item.is === "one") return choices(bench, [null, ...item.of], value ?? null, set, label);
  if (item.is === "name") return choices(bench, [null, ...namesAt(bench, item.of)], value ?? null, set, label, item.of);
  const there = value !== null && value !== undefined;
  return html`<label class="tick"
      ><input type="checkbox" .checked=${live(there)} @change=${() => set(there ? null : first(bench, item))} />
      <span>${label}</span></label
    >${there ? editor(bench, item, value, set, label) : nothing}`;
}

/** Several: ticks where they are names, figures where they are numbers, else one below the other. @param {Bench} bench @param {Shape} item @param {any[]} value @param {Set} set @param {string} label */
function many(bench, item, value, set, label) {
  if (item.is === "number") return numbers(value, set, label);
  if (item.is === "many" && item.item?.is === "number") return rowsOfNumbers(bench, value, set, label);
  const all = item.is === "one" ? item.of : item.is === "name" ? namesAt(bench, item.of) : null;
  if (all && all.length <= MOST_TICKS) return ticks(bench, all, value, set, label, item.of);
  const put = (/** @type {number} */ at, /** @type {any} */ to) => set(value.map((one, i) => (i === at ? to : one)));
  const without = (/** @type {number} */ at) => set(value.filter((_, i) => i !== at));
  return html`<div class="steps">
    ${value.map(
      (one, i) =>
        html`<div class="step">
          ${editor(bench, item, one, (to) => put(i, to), `${label} ${i + 1}`)}
          <button
            type="button"
            class="quiet little"
            aria-label=${bench.t("ws-remove-nth", { what: label, n: i + 1 })}
            @click=${() => without(i)}>
            ✕
          </button>
        </div>`,
    )}
    ${value.length < MOST_STEPS ? html`<button type="button" class="quiet little" @click=${() => set([...value, first(bench, item)])}>${bench.t("ws-add")}</button>` : nothing}
  </div>`;
}

/** @param {any[]} value @param {Set} set @param {string} label */
function numbers(value, set, label) {
  const read = (/** @type {string} */ text) => (text.match(/-?\d{1,2}/g) ?? []).map(Number);
  return html`<input
    type="text"
    inputmode="numeric"
    class="figures"
    aria-label=${label}
    .value=${live(value.join(", "))}
    @change=${(/** @type {any} */ e) => set(read(e.target.value))} />`;
}

/** @param {Bench} bench @param {number[][]} value @param {Set} set @param {string} label */
function rowsOfNumbers(bench, value, set, label) {
  const put = (/** @type {number} */ at, /** @type {number[]} */ to) =>
    set(value.map((one, i) => (i === at ? to : one)).filter((one) => one.length));
  return html`<span class="rows">
    ${[...value, []].map((one, i) => numbers(one, (to) => (i < value.length ? put(i, to) : to.length && set([...value, to])), `${label} ${i + 1}`))}
  </span>`;
}

/** @param {Bench} bench @param {string[]} all @param {string[]} value @param {Set} set @param {string} label @param {string} place */
function ticks(bench, all, value, set, label, place) {
  const turn = (/** @type {string} */ one) => set(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  return html`<span class="ticks" role="group" aria-label=${label}>
    ${all.map(
      (one) =>
        html`<label class="tick"
          ><input type="checkbox" .checked=${live(value.includes(one))} @change=${() => turn(one)} /><span
            >${valueName(bench.words, one, place)}</span
          ></label
        >`,
    )}
  </span>`;
}

/** An object with keys of its own: a row for each. @param {Bench} bench @param {Shape} shape @param {Record<string, any>} value @param {Set} set @param {string} label */
function each(bench, shape, value, set, label) {
  const keys = /** @type {Shape} */ (shape.keys);
  const item = /** @type {Shape} */ (shape.item);
  const all = keys.is === "one" ? keys.of : keys.is === "name" ? namesAt(bench, keys.of) : Object.keys(value);
  const place = keys.is === "name" ? keys.of : "";
  const rest = all.filter((/** @type {string} */ one) => !(one in value));
  const without = (/** @type {string} */ key) => set(Object.fromEntries(Object.entries(value).filter(([one]) => one !== key)));
  const add = (/** @type {any} */ e) => {
    const key = rest[Number(e.target.value)];
    e.target.value = "";
    if (key !== undefined) set({ ...value, [key]: item.is === "number" ? 1 : first(bench, item) });
  };
  return html`<div class="each">
    ${Object.entries(value).map(([key, one]) => {
      const name = valueName(bench.words, key, place);
      return html`<div class="each-row">
        <span class="each-name">${name}</span>${editor(bench, item, one, (to) => set({ ...value, [key]: to }), name)}
        <button type="button" class="quiet little" aria-label=${bench.t("ws-remove", { what: name })} @click=${() => without(key)}>
          ✕
        </button>
      </div>`;
    })}
    ${
      rest.length
        ? html`<select aria-label=${bench.t("ws-add-to", { what: label })} @change=${add}>
            <option value="" selected>${bench.t("ws-add")}</option>
            ${rest.map((/** @type {string} */ one, /** @type {number} */ i) => html`<option value=${i}>${valueName(bench.words, one, place)}</option>`)}
          </select>`
        : nothing
    }
  </div>`;
}

/** Whether the name of a field stands beside its tick. @param {Shape} shape */
function isTicked(shape) {
  return shape.is === "maybe" && !["one", "name"].includes(/** @type {Shape} */ (shape.item).is);
}

/** The fields of an object. @param {Bench} bench @param {Record<string, Shape>} shapes @param {Record<string, any>} value @param {Set} set */
function fields(bench, shapes, value, set) {
  return Object.entries(shapes).map(([field, shape]) => {
    const label = fieldName(bench.words, field);
    const put = (/** @type {any} */ to) => set({ ...value, [field]: to });
    return html`<div class="part">
      <span class="part-name" aria-hidden="true">${isTicked(shape) ? nothing : label}</span
      >${editor(bench, shape, value[field], put, label)}
    </div>`;
  });
}

/** An effect: its kind, and the parts that it has. @param {Bench} bench @param {Shape} shape @param {any} value @param {Set} set @param {string} label */
function kind(bench, shape, value, set, label) {
  const { shapes } = bench.todo;
  const tag = /** @type {string} */ (shape.tag);
  const chosen = shape.of.find((/** @type {string} */ name) => shapes[name].tag === value?.[tag]) ?? shape.of[0];
  const other = (/** @type {any} */ e) => set({ [tag]: shapes[e.target.value].tag, ...firstFields(bench, shapes[e.target.value].fields) });
  return html`<div class="effect">
    <select class="effect-kind" aria-label=${label} .value=${live(chosen)} @change=${other}>
      ${shape.of.map(
        (/** @type {string} */ name) =>
          html`<option value=${name} ?selected=${name === chosen}>${effectName(bench.words, shapes[name].tag ?? name)}</option>`,
      )}
    </select>
    ${fields(bench, shapes[chosen].fields, value ?? {}, (to) => set({ ...to, [tag]: shapes[chosen].tag }))}
  </div>`;
}

/** @param {Bench} bench @param {Shape} shape @param {any} value @param {Set} set @param {string} label */
function either(bench, shape, value, set, label) {
  const at = Math.max(
    0,
    shape.of.findIndex((/** @type {Shape} */ one) => fits(one, value)),
  );
  return html`<span class="either">
    <select
      aria-label=${bench.t("ws-kind-of", { what: label })}
      @change=${(/** @type {any} */ e) => set(first(bench, shape.of[Number(e.target.value)]))}>
      ${shape.of.map((/** @type {Shape} */ one, /** @type {number} */ i) => html`<option value=${i} ?selected=${i === at}>${bench.t(`ws-shape-${one.is}`)}</option>`)}
    </select>
    ${editor(bench, shape.of[at], value, set, label)}
  </span>`;
}

/** @param {Shape} shape @param {any} value */
function fits(shape, value) {
  if (shape.is === "number") return typeof value === "number";
  if (shape.is === "parts") return Boolean(value) && typeof value === "object";
  if (shape.is === "one") return shape.of.includes(value);
  return typeof value === "string";
}

/** What stands in a field that has just come. @param {Bench} bench @param {Shape} shape @returns {any} */
function first(bench, shape) {
  switch (shape.is) {
    case "number":
      return 1;
    case "truth":
      return false;
    case "one":
      return shape.of[0];
    case "name":
      return namesAt(bench, shape.of)[0] ?? "";
    case "many":
      return [];
    case "each":
      return {};
    case "parts":
      return firstFields(bench, bench.todo.shapes[shape.of].fields);
    case "kind":
      return {
        [/** @type {string} */ (shape.tag)]: bench.todo.shapes[shape.of[0]].tag,
        ...firstFields(bench, bench.todo.shapes[shape.of[0]].fields),
      };
    case "either":
      return first(bench, shape.of[0]);
  }
  return shape.is === "maybe" ? null : "";
}

/** @param {Bench} bench @param {Record<string, Shape>} shapes */
function firstFields(bench, shapes) {
  const needed = Object.entries(shapes).filter(([, shape]) => !shape.optional);
  return Object.fromEntries(needed.map(([field, shape]) => [field, first(bench, shape)]));
}
