// @ts-check
/**
 * Text in the person's language, made from ids and numbers as tricorne/core/words.py does it: prompts, options,
 * log lines, nouns, the forms of a name (`$x_el`, `$x_de`, `$x_a`, `$x_en`, `$x_g`, `$x_q`); and the strings of the
 * page itself, `ui-…`.
 */
import { FluentBundle, FluentResource } from "../../vendor/fluent-bundle/index.js";

/** @typedef {import("./types.js").LogEntry} LogEntry */
/** @typedef {string | {id: string, text: string}} Part a piece of a line; with an id where it names something */

const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
/** Units of time that are spoken of, in s. @type {[Intl.RelativeTimeFormatUnit, number][]} */
export const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];
const WEEK_MS = 6 * 86_400_000;
const FORMS = ["el", "de", "a", "en", "g", "q"];
/** The preposition and the article before a name: they stay outside a link. */
const LEAD = /^(?:(?:de|del|a|al|en) )?(?:(?:el|la|los|las) )?/;
const UNCONTRACTED = /^(de|a) el /;
const SOUNDS_LIKE_I = /^(?:\uE000[^\uE001]*\uE001)?h?[ií](?!e)/i;
/** The first letter, also within a link. */
const FIRST = /^(\uE000[^\uE001]*\uE001)?[^]/u;
/** In quotation marks from its beginning to its end, also within a link. */
const WHOLLY_QUOTED = /^(?:\uE000[^\uE001]*\uE001)?«[^»]*»\uE002?$/;
/** A hyphen before a number, where a minus is meant. */
const HYPHEN = /(?<=^|[\s(])-(?=\d)/g;

/** An id as it can stand in the name of a message. @param {string} name */
export function identifier(name) {
  return name.replace(/[^a-zA-Z0-9_-]/g, "-");
}

/** A text with a capital at its beginning. @param {string} text */
function capital(text) {
  return text.replace(FIRST, (start, mark = "") => mark + start.slice(mark.length).toUpperCase());
}

/** A text in Spanish quotation marks; those within it are of the second kind. @param {string} text */
function quoted(text) {
  const whole = WHOLLY_QUOTED.test(text);
  return whole ? text : `«${text.replaceAll("«", "“").replaceAll("»", "”")}»`;
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

  /** A time as people of this language write it. @param {number} seconds since 1970 */
  when(seconds) {
    return new Intl.DateTimeFormat(this.language, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
  }

  /** Day and time as one speaks of them: the day of the week within a week. @param {number} ms since 1970 */
  dayAndTime(ms) {
    /** @type {Intl.DateTimeFormatOptions} */
    const day = Date.now() - ms < WEEK_MS ? { weekday: "long" } : { day: "numeric", month: "long" };
    return capital(new Intl.DateTimeFormat(this.language, { ...day, hour: "numeric", minute: "2-digit" }).format(ms));
  }

  /** How long ago something was. @param {number} ms since 1970 */
  ago(ms) {
    const past = (Date.now() - ms) / 1000;
    const [unit, size] = UNITS.find(([, s]) => past >= s) ?? [];
    if (!unit || !size) return this.t("ui-just-now");
    return new Intl.RelativeTimeFormat(this.language, { numeric: "auto" }).format(-Math.floor(past / size), unit);
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
   * A message with its arguments; ids among them are shown as their nouns. What begins with a name begins with a capital.
   * @param {string} message
   * @param {Record<string, any>} [args]
   * @param {string} [attribute]
   * @param {(name: string, text: string) => string} [link] makes a link of a name
   */
  say(message, args = {}, attribute, link = (_, text) => text) {
    const text = this.#format(message, this.#named(args, link), attribute).replace(HYPHEN, "−");
    const first = this.#pattern(message, attribute)?.[0];
    return typeof first === "object" && first.type === "var" ? capital(text) : text;
  }

  /** The same with texts that are not ids. @param {string} message @param {Record<string, string | number>} [args] */
  t = (message, args = {}) => {
    const shown = Object.entries(args).map(([key, value]) => [key, this.show(value, (text) => text)]);
    return this.#format(message, Object.fromEntries(shown));
  };

  /** @param {string} message @param {string} [attribute] */
  #pattern(message, attribute) {
    const found = this.bundle.getMessage(message);
    return attribute === undefined ? found?.value : found?.attributes[attribute];
  }

  /** @param {string} message @param {Record<string, any>} shown @param {string} [attribute] @returns {string} */
  #format(message, shown, attribute) {
    const pattern = this.#pattern(message, attribute);
    if (!pattern) {
      missing(`${this.language}: ${message}${attribute ? `.${attribute}` : ""}`);
      return readable(message);
    }
    /** @type {Error[]} */
    const errors = [];
    const text = this.bundle.formatPattern(pattern, shown, errors);
    if (errors.length) missing(`${this.language}: ${message}: ${errors[0].message}`);
    return text;
  }

  /** Arguments as people read them, with the forms of names where a message asks for one. @param {Record<string, any>} args @param {(name: string, text: string) => string} link */
  #named(args, link) {
    /** @type {Record<string, any>} */
    const shown = {};
    for (const [key, value] of Object.entries(args)) {
      shown[key] = this.show(value, (name) => link(name, this.noun(name)));
      for (const form of FORMS) Object.defineProperty(shown, `${key}_${form}`, { get: () => this.form(value, form, link) });
    }
    return shown;
  }

  /**
   * A name, or each of several, as a sentence needs it: with article or preposition, in quotes; or its gender.
   * @param {any} value
   * @param {string} form
   * @param {(name: string, text: string) => string} [link]
   * @returns {string}
   */
  form(value, form, link = (_, text) => text) {
    if (Array.isArray(value)) return this.join(value.map((item) => this.form(item, form, link)));
    const own = typeof value === "string" && this.hasAttribute(`n-${identifier(value)}`, form);
    const written = own ? this.say(`n-${identifier(value)}`, {}, form) : "m";
    if (form === "g") return written;
    if (own) return link(value, written);
    if (form === "el") return String(this.show(value, (name) => link(name, this.noun(name))));
    if (form === "q") return quoted(String(this.show(value, (name) => link(name, this.noun(name)))));
    const text = `${form} ${this.form(value, "el")}`.replace(UNCONTRACTED, "$1l ");
    return typeof value === "string" ? link(value, text) : text;
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

  /** `2 Regulars`; where there is no plural, the figure follows the name: `Howe (3)`. @param {string} name @param {number} count */
  counted(name, count) {
    const noun = this.noun(name, count);
    return this.has(`n-${identifier(name)}-s`) ? `${count} ${noun}` : `${noun} (${count})`;
  }

  /** `a, b and c`. @param {string[]} items @returns {string} */
  join(items) {
    if (items.length < 2) return items[0] ?? this.say("nothing");
    const last = items[items.length - 1];
    const beforeI = this.hasAttribute("and", "before-i") && SOUNDS_LIKE_I.test(last);
    return `${items.slice(0, -1).join(", ")} ${this.say("and", {}, beforeI ? "before-i" : undefined)} ${last}`;
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

  /** What an option of a question is called. @param {string} kind @param {string} option */
  option(kind, option) {
    return capital(this.#option(kind, option));
  }

  /** @param {string} kind @param {string} option @returns {string} */
  #option(kind, option) {
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

  /** A line of the log. @param {LogEntry} entry */
  line({ event, args }) {
    return this.say(`l-${identifier(event)}`, args);
  }

  /** The same with its names apart. @param {LogEntry} entry */
  lineParts({ event, args }) {
    return this.parts(`l-${identifier(event)}`, args);
  }

  /** What a question asks, with its names apart. @param {string} kind @param {Record<string, any>} args */
  promptParts(kind, args) {
    return this.parts(`q-${identifier(kind)}`, args);
  }

  /** The reason below it, or nothing, with its names apart. @param {string} kind @param {Record<string, any>} args */
  whyParts(kind, args) {
    const message = `q-${identifier(kind)}`;
    return this.hasAttribute(message, "why") ? this.parts(message, args, "why") : [];
  }

  /**
   * A message in parts, so that names can be linked.
   * @param {string} message
   * @param {Record<string, any>} args
   * @param {string} [attribute]
   * @returns {Part[]}
   */
  parts(message, args, attribute) {
    const mark = (/** @type {string} */ name, /** @type {string} */ text) => text.replace(LEAD, `$&${OPEN}${name}${MIDDLE}`) + CLOSE;
    return this.say(message, args, attribute, mark)
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
