// @ts-check
/**
 * Text in the person's language, made from ids and numbers as tricorne/core/words.py does it: prompts, options,
 * log lines, nouns; and the strings of the page itself, `ui-…`.
 */
import { FluentBundle, FluentResource } from "../../vendor/fluent-bundle/index.js";

/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {string | {id: string, text: string}} Part a piece of a line; with an id where it names something */

const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
/** A hyphen before a number, where a minus is meant. */
const HYPHEN = /(?<=^|[\s(])-(?=\d)/g;

/** An id as it can stand in the name of a message. @param {string} name */
function identifier(name) {
  return name.replace(/[^a-zA-Z0-9_-]/g, "-");
}

/** What is shown when a text is missing: the id in readable form. @param {string} name */
function readable(name) {
  return name.replace(/^[a-z]-/, "").replace(/[_-]/g, " ");
}

export class Words {
  /** @param {string} language @param {string[]} sources texts in the Fluent format */
  constructor(language, sources) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** @param {string} message */
  has(message) {
    return this.bundle.hasMessage(message);
  }

  /** @param {string} message @param {string} attribute */
  hasAttribute(message, attribute) {
    return Boolean(this.bundle.getMessage(message)?.attributes[attribute]);
  }

  /**
   * A message with its arguments; ids among them are shown as their nouns.
   * @param {string} message
   * @param {Record<string, any>} [args]
   * @param {string} [attribute]
   */
  say(message, args = {}, attribute) {
    return this.#format(message, args, attribute, (name) => this.noun(name));
  }

  /** The same with texts that are not ids. @param {string} message @param {Record<string, string | number>} [args] */
  t = (message, args = {}) => this.#format(message, args, undefined, (text) => text);

  /**
   * @param {string} message
   * @param {Record<string, any>} args
   * @param {string | undefined} attribute
   * @param {(name: string) => string} noun
   * @returns {string}
   */
  #format(message, args, attribute, noun) {
    const found = this.bundle.getMessage(message);
    const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
    if (!pattern) {
      missing(`${this.language}: ${message}${attribute ? `.${attribute}` : ""}`);
      return readable(message);
    }
    /** @type {Record<string, any>} */
    const shown = {};
    for (const [key, value] of Object.entries(args)) shown[key] = this.show(value, noun);
    /** @type {Error[]} */
    const errors = [];
    const text = this.bundle.formatPattern(pattern, shown, errors);
    if (errors.length) missing(`${this.language}: ${message}: ${errors[0].message}`);
    return text;
  }

  /**
   * An argument as people read it.
   * @param {any} value
   * @param {(name: string) => string} [noun]
   * @returns {string | number}
   */
  show(value, noun = (name) => this.noun(name)) {
    if (typeof value === "string") return noun(value);
    if (typeof value === "boolean") return this.say(value ? "yes" : "no");
    if (Array.isArray(value)) return this.join(value.map((item) => String(this.show(item, noun))));
    if (value && typeof value === "object")
      return this.join(Object.entries(value).map(([name, count]) => this.counted(name, Number(count))));
    return value ?? "";
  }

  /** The name of a thing; in the plural where there is one and the count asks for it. @param {string} name @param {number} [count] @returns {string} */
  noun(name, count = 1) {
    const base = `n-${identifier(name)}`;
    return this.say(count !== 1 && this.has(`${base}-s`) ? `${base}-s` : base);
  }

  /** The name of a thing if there is one. @param {string} name @param {string} [otherwise] */
  nounOr(name, otherwise = readable(name)) {
    return this.has(`n-${identifier(name)}`) ? this.noun(name) : otherwise;
  }

  /** @param {string} name @param {number} count */
  counted(name, count) {
    return `${count} ${this.noun(name, count)}`;
  }

  /** `a, b and c`. @param {string[]} items @returns {string} */
  join(items) {
    if (items.length < 2) return items[0] ?? this.say("nothing");
    return `${items.slice(0, -1).join(", ")} ${this.say("and")} ${items.at(-1)}`;
  }

  /** What a question asks. @param {string} kind @param {Record<string, any>} args */
  prompt(kind, args) {
    return this.say(`q-${identifier(kind)}`, args);
  }

  /** One line of reason below the question, or nothing. @param {string} kind @param {Record<string, any>} args */
  why(kind, args) {
    const message = `q-${identifier(kind)}`;
    return this.hasAttribute(message, "why") ? this.say(message, args, "why") : "";
  }

  /** What people roll or draw themselves. @param {string} kind @param {Record<string, any>} args */
  draw(kind, args) {
    const message = `d-${identifier(kind)}`;
    return this.has(message) ? this.say(message, args) : this.t("ui-draw", { what: readable(kind) });
  }

  /** What an option of a question is called. @param {string} kind @param {string} option @returns {string} */
  option(kind, option) {
    const [word, ...rest] = option.split(":");
    /** @type {Record<string, any>} */
    const args = {};
    rest.slice(0, 3).forEach((text, i) => (args["abc"[i]] = /^-?\d+$/.test(text) ? Number(text) : text));
    for (const message of [`o-${identifier(kind)}-${identifier(word)}`, `o-${identifier(word)}`])
      if (this.has(message)) return this.say(message, args);
    if (this.has(`n-${identifier(option)}`)) return this.noun(option);
    if (rest.length && this.has(`o-${identifier(kind)}`)) return this.say(`o-${identifier(kind)}`, { word, ...args });
    if (/^-?\d+$/.test(option)) return option;
    return [this.noun(word), ...Object.values(args).map((value) => this.show(value))].join(" ");
  }

  /**
   * A line of the log in parts, so that names can be linked.
   * @param {LogEntry} entry
   * @param {(id: string) => boolean} isLinked
   * @returns {Part[]}
   */
  line(entry, isLinked = () => false) {
    const noun = (/** @type {string} */ name) => (isLinked(name) ? `${OPEN}${name}${MIDDLE}${this.noun(name)}${CLOSE}` : this.noun(name));
    const text = this.#format(`l-${identifier(entry.event)}`, entry.args, undefined, noun).replace(HYPHEN, "−");
    return text
      .split(/(\uE000[^\uE002]*\uE002)/)
      .filter(Boolean)
      .map((part) => {
        if (!part.startsWith(OPEN)) return part;
        const [id, shown] = part.slice(1, -1).split(MIDDLE);
        return { id, text: shown };
      });
  }
}

/** Note what has no text, where tests and authors find it. @param {string} what */
function missing(what) {
  const root = document.documentElement;
  const known = root.dataset.missing ? root.dataset.missing.split("; ") : [];
  if (known.includes(what)) return;
  root.dataset.missing = [...known, what].join("; ");
  console.warn(`no text: ${what}`);
}
