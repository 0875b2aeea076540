// @ts-check
/** What the workshop knows of a game and of an owner's pack, and the verbs that change it. */
import { Refused, call } from "../app/api.js";
import { onceAMoment } from "../app/elements.js";
import { toast } from "../app/messages.js";
import { patched } from "../app/patch.js";
import { prefers } from "../app/prefers.js";
import { loadFacts } from "../app/session.js";
import { isEqual, valueAt } from "./facts.js";
import { forget, keyOf, remember } from "./remember.js";
import { workshopWords } from "./names.js";

/** @typedef {import("../app/words.js").Words} Words */
/** @typedef {import("../app/types.js").GameInfo} GameInfo */
/** @typedef {import("./types.js").WorkList} WorkList */
/** @typedef {import("./types.js").Draft} Draft */
/** @typedef {import("./types.js").DraftInfo} DraftInfo */
/** @typedef {import("./types.js").Suggestions} Suggestions */

const RETRY_MS = 4000;
/** @type {Draft} */
const EMPTY = { name: "", values: {}, settled: [], titles: {}, remarks: {} };

export class Bench {
  /** @param {import("../app/types.js").Catalogue} catalogue @param {GameInfo} game @param {WorkList} todo @param {Record<string, any>} ours @param {Words} words @param {() => void} draw */
  constructor(catalogue, game, todo, ours, words, draw) {
    this.catalogue = catalogue;
    this.game = game;
    this.todo = todo;
    /** Our data files. */
    this.ours = ours;
    this.redraw = onceAMoment(draw);
    /** @readonly */
    this.words = words;
    /** The words as the pack corrects them. @readonly */
    this.packWords = words;
    /** @readonly @type {Draft} */
    this.draft = EMPTY;
    /** What the server knows of the draft; null before it is begun. @readonly @type {DraftInfo | null} */
    this.info = null;
    /** The entry that is looked at. @readonly */
    this.entry = todo.groups[0]?.entries[0] ?? "";
    /** What a phone shows. @readonly @type {"list" | "card" | "form"} */
    this.step = "list";
    /** @readonly @type {"no" | "yes" | "failed"} */
    this.saving = "no";
    /** @readonly @type {Suggestions | null} */
    this.module = null;
    /** The panel over the form. @readonly @type {"" | "share"} */
    this.panel = "";
    /** Groups that are open in the list. @readonly @type {string[]} */
    this.open = todo.groups.length ? [groupId(todo.groups[0])] : [];
    this.busy = false;
    this.again = false;
  }

  /** @param {Partial<Bench>} part */
  change(part) {
    Object.assign(this, part);
    this.redraw();
  }

  /** @param {string} message @param {Record<string, string | number>} [args] */
  t = (message, args) => this.words.t(message, args);

  /** Whether the draft may be changed by whoever looks at it. */
  get mine() {
    return !this.info || this.info.yours;
  }

  /** The data files as the owner says. */
  get theirs() {
    const facts = this.info?.pack.facts ?? {};
    return Object.fromEntries(
      Object.entries(this.ours).map(([file, plain]) => [file, file in facts ? patched(plain, facts[file]) : plain]),
    );
  }

  // Looking

  /** @param {string} key */
  look(key) {
    const group = this.todo.groups.find(({ entries }) => entries.includes(key));
    const open = group && !this.open.includes(groupId(group)) ? [...this.open, groupId(group)] : this.open;
    this.change({ entry: key, step: "card", open, panel: "" });
  }

  /** The next entry that is not settled, after the one that is looked at. */
  next() {
    const all = this.todo.groups.flatMap(({ entries }) => entries);
    const at = all.indexOf(this.entry);
    const rest = [...all.slice(at + 1), ...all.slice(0, at)];
    const key = rest.find((one) => !this.isSettled(one));
    if (key) this.look(key);
    else this.change({ step: "list" });
  }

  /** @param {string} id */
  fold(id) {
    this.change({ open: this.open.includes(id) ? this.open.filter((one) => one !== id) : [...this.open, id] });
  }

  // What is settled

  /** The facts of an entry, with those of its edges. @param {string} key @returns {string[]} */
  factsOf(key) {
    const entry = this.todo.entries[key];
    return [...Object.keys(entry.marks).map((field) => (field ? `${key}/${field}` : key)), ...(entry.edges ?? [])];
  }

  /** @param {string} fact @returns {"changed" | "settled" | "open"} */
  stateOf(fact) {
    const { values, settled, titles } = this.draft;
    const [entry, field] = split(fact);
    const group = this.todo.groups.find(({ entries }) => entries.includes(entry));
    if (fact in values || Object.keys(values).some((key) => key.startsWith(`${fact}/`))) return "changed";
    if (group && group.title === field && Object.keys(titles[entry] ?? {}).length) return "changed";
    return settled.includes(fact) ? "settled" : "open";
  }

  /** @param {string} key */
  isSettled(key) {
    return this.factsOf(key).every((fact) => this.stateOf(fact) !== "open");
  }

  /** @param {string} key */
  isChanged(key) {
    return Boolean(Object.keys(this.draft.titles[key] ?? {}).length) || this.factsOf(key).some((fact) => this.stateOf(fact) === "changed");
  }

  // Changing

  /** What stands at a key: as the owner says, or ours. @param {string} key */
  value(key) {
    const { values } = this.draft;
    return key in values ? values[key] : valueAt(this.ours, key);
  }

  /** @param {string} key @param {any} value */
  set(key, value) {
    const values = { ...this.draft.values, [key]: value };
    if (isEqual(value, valueAt(this.ours, key) ?? null)) delete values[key];
    this.#keep({ values });
  }

  /** Take back what was said of a key. @param {string} key */
  unset(key) {
    const values = { ...this.draft.values };
    delete values[key];
    this.#keep({ values });
  }

  /** @param {string[]} facts @param {boolean} settled */
  settle(facts, settled) {
    const others = this.draft.settled.filter((fact) => !facts.includes(fact));
    this.#keep({ settled: settled ? [...others, ...facts] : others });
  }

  /** @param {string} entry @param {string} text */
  setTitle(entry, text) {
    const titles = { ...this.draft.titles, [entry]: { ...this.draft.titles[entry], [this.words.language]: text } };
    if (!text) delete titles[entry][this.words.language];
    if (!Object.keys(titles[entry]).length) delete titles[entry];
    this.#keep({ titles });
  }

  /** @param {string} entry @param {string} text */
  remark(entry, text) {
    const remarks = { ...this.draft.remarks, [entry]: text };
    if (!text) delete remarks[entry];
    this.#keep({ remarks });
  }

  /** @param {string} name */
  rename(name) {
    if (name.trim()) this.#keep({ name: name.trim() });
  }

  /** @param {Partial<Draft>} part */
  #keep(part) {
    const name = this.draft.name || this.t("ws-my-box");
    this.change({ draft: { ...this.draft, name, ...part }, saving: "yes" });
    void this.save();
  }

  // The server

  /** Store the draft; what is changed meanwhile is stored afterwards, what cannot be stored is tried again. */
  async save() {
    this.again = true;
    if (this.busy) return;
    this.busy = true;
    while (this.again) {
      this.again = false;
      try {
        await this.#send(this.draft);
        this.change({ saving: this.again ? "yes" : "no" });
      } catch (problem) {
        this.change({ saving: "failed" });
        if (problem instanceof Refused && problem.status) {
          toast(problem.message);
          break;
        }
        this.again = true;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
    this.busy = false;
  }

  /** @param {Draft} draft */
  async #send(draft) {
    const { info } = this;
    const sent = info
      ? await call(`/drafts/${info.id}`, { method: "PUT", key: keyOf(info.id), body: { revision: info.revision, draft } })
      : await call("/drafts", { method: "POST", body: { game: this.game.id, draft } });
    if (!info) {
      remember(this.game.id, sent.id, sent.key);
      history.replaceState(null, "", `#${sent.id}`);
    }
    await this.take(sent, false);
  }

  /** Show what the server knows of a draft. @param {DraftInfo} info @param {boolean} [whole] also what its owner says */
  async take(info, whole = true) {
    const packWords = await workshopWords(this.catalogue, this.game, info.pack);
    this.change({ info, packWords, ...(whole ? { draft: info.draft } : {}) });
  }

  /** Open a draft. @param {string} id */
  async load(id) {
    await this.take(await call(`/drafts/${encodeURIComponent(id)}`, { key: keyOf(id) }));
  }

  /** Begin another pack, empty or from one that is shared. @param {Draft} [from] */
  async begin(from) {
    this.change({ info: null, draft: from ?? EMPTY, packWords: this.words, panel: "" });
    history.replaceState(null, "", location.pathname);
    if (from) this.#keep({});
  }

  /** @param {boolean} shared */
  async share(shared) {
    if (!this.info) return;
    await this.take(await call(`/drafts/${this.info.id}/shared`, { method: "PUT", key: keyOf(this.info.id), body: { shared } }), false);
  }

  async drop() {
    if (!this.info) return;
    await call(`/drafts/${this.info.id}`, { method: "DELETE", key: keyOf(this.info.id) });
    forget(this.info.id);
    await this.begin();
  }

  /** In another language. */
  async speak() {
    const words = await workshopWords(this.catalogue, this.game, null);
    this.change({ words, packWords: words });
    if (this.info) await this.load(this.info.id);
  }

  /** @param {unknown} problem */
  complain = (problem) => {
    if (!(problem instanceof Refused)) console.error(problem);
    toast(problem instanceof Refused && problem.message ? problem.message : this.t("ui-no-connection"));
  };

  /** Do something that the server may refuse. @param {() => Promise<void>} act */
  attempt(act) {
    void act().catch(this.complain);
  }
}

/** @param {import("./types.js").Group} group */
export function groupId(group) {
  return `${group.id}:${group.part}`;
}

/** The entry and the field of a fact. @param {string} fact @returns {[string, string]} */
export function split(fact) {
  const at = fact.lastIndexOf("/");
  return [fact.slice(0, at), fact.slice(at + 1)];
}

/** @param {import("../app/types.js").Catalogue} catalogue @param {GameInfo} game @param {() => void} draw */
export async function openBench(catalogue, game, draw) {
  const [todo, ours, words] = await Promise.all([
    call(`/games/${game.id}/workshop.json`),
    loadFacts(game, Object.keys(game.facts), null),
    workshopWords(catalogue, game, null),
  ]);
  const bench = new Bench(catalogue, game, todo, ours, words, draw);
  prefers.onChange((what) => what.includes("lang") && void bench.speak());
  return bench;
}
