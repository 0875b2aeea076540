// @ts-check
/** What things are called in the workshop. */
import { text } from "../app/api.js";
import { prefers } from "../app/prefers.js";
import { Words, identifier } from "../app/words.js";
import { idOf, isEqual } from "./facts.js";

/** @typedef {import("./bench.js").Bench} Bench */

/** The words of the page, of the workshop and of a game, as a pack corrects them. @param {import("../app/types.js").Catalogue} catalogue @param {import("../app/types.js").GameInfo} game @param {import("../app/types.js").Pack | null} pack */
export async function workshopWords(catalogue, game, pack) {
  const { lang } = prefers;
  const files = [`/client/words/${lang}.ftl`, `/client/words/workshop.${lang}.ftl`, catalogue.words[lang], game.words[lang]];
  const texts = await Promise.all(files.map(text));
  return new Words(lang, pack?.words[lang] ? [...texts, pack.words[lang]] : texts);
}

/** @param {string} name */
function readable(name) {
  const text = name.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A field of a form. @param {Words} words @param {string} field */
export function fieldName(words, field) {
  const message = `ws-f-${identifier(field)}`;
  return words.has(message) ? words.t(message) : readable(field);
}

/** A value of the vocabulary: its own word, else the noun of what it names. @param {Words} words @param {string | number | boolean | null | undefined} value @param {string} [place] of the entries that it may name */
export function valueName(words, value, place = "") {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return words.t(value ? "ws-yes" : "ws-no");
  if (typeof value === "number") return String(value);
  const id = identifier(value);
  const kind = place.slice(place.lastIndexOf("/") + 1);
  for (const message of [`ws-fx-${id}`, kind === "colonies" ? `n-colony-${id}` : `n-${id}`, `ws-v-${id}`, `n-${id}`, `n-colony-${id}`])
    if (words.has(message)) return words.t(message);
  return readable(value);
}

/** What an effect is called in the list of effects. @param {Words} words @param {string} tag */
export function effectName(words, tag) {
  const message = `ws-op-${identifier(tag)}`;
  return words.has(message) ? words.t(message) : readable(tag);
}

/** @param {Bench} bench @param {string} key */
export function groupOf(bench, key) {
  return bench.todo.groups.find(({ entries }) => entries.includes(key)) ?? bench.todo.groups[0];
}

/** @param {Words} words @param {import("./types.js").Group} group */
export function groupName(words, group) {
  const message = `ws-group-${identifier(group.id)}`;
  const name = words.has(message) ? words.t(message) : readable(group.id);
  return group.part ? `${valueName(words, group.part)}: ${name}` : name;
}

/** The message that names an entry. @param {Bench} bench @param {string} key */
function nounOf(bench, key) {
  return `n-${identifier(groupOf(bench, key).noun.replace("{id}", idOf(key)))}`;
}

/** The name of an entry, ours or as the pack has it. @param {Bench} bench @param {string} key @param {Words} [words] */
export function entryName(bench, key, words = bench.packWords) {
  const noun = nounOf(bench, key);
  if (words.has(noun)) return words.t(noun);
  const field = groupOf(bench, key).title;
  const title = field ? bench.value(`${key}/${field}`) : "";
  return typeof title === "string" && title ? title : valueName(words, idOf(key));
}

/** A value in one line. @param {Words} words @param {any} value @returns {string} */
export function shortly(words, value) {
  if (Array.isArray(value)) return value.length ? value.map((one) => shortly(words, one)).join(", ") : "–";
  if (value && typeof value === "object") {
    const tag = value.op ?? value.if;
    const rest = Object.entries(value).filter(([name, one]) => name !== "op" && name !== "if" && one !== null && one !== undefined);
    const parts = rest.map(([name, one]) =>
      typeof one === "number" && !tag
        ? `${one} ${valueName(words, name)}`
        : typeof one === "boolean"
          ? `${fieldName(words, name)}: ${valueName(words, one)}`
          : shortly(words, one),
    );
    return [tag ? effectName(words, tag) : "", ...parts].filter(Boolean).join(" · ") || "–";
  }
  return valueName(words, value);
}

/** What is different between two values, in one line. @param {Words} words @param {any} before @param {any} after */
export function difference(words, before, after) {
  const alike = before && after && typeof before === "object" && before.op && before.op === after.op;
  if (!alike) return `${shortly(words, before)} → ${shortly(words, after)}`;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !isEqual(before[name], after[name]));
  return names.map((name) => `${fieldName(words, name)}: ${shortly(words, before[name])} → ${shortly(words, after[name])}`).join("; ");
}
