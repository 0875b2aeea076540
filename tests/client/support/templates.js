// Templates without a browser: lit-html asks for a document when it is loaded, and a template is its strings and values.
globalThis.document ??= { createTreeWalker: () => ({}) };

/** What a template would show, as text. */
export function textOf(value) {
  if (Array.isArray(value)) return value.map(textOf).join("");
  if (value?.strings) return value.strings.map((part, i) => part + (i < value.values.length ? textOf(value.values[i]) : "")).join("");
  if (value?._$litDirective$) return textOf(value.values);
  return ["symbol", "function", "undefined"].includes(typeof value) || value === null ? "" : String(value);
}

/** The markup of a template and of all in it, without what was put into it. */
export function markupOf(value) {
  if (Array.isArray(value)) return value.map(markupOf).join("");
  return value?.strings ? value.strings.join("") + markupOf(value.values) : "";
}
