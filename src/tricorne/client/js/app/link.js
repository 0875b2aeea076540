// @ts-check
/**
 * The line to a table: a WebSocket that comes back by itself, or plain requests where sockets do not get through.
 * It keeps what the server has sent (`shown`) and reports every change.
 */
import { Refused, TableApi } from "./api.js";

/** @typedef {import("./types.js").Shown} Shown */
/** @typedef {"connecting" | "live" | "polling" | "lost"} Status */
/**
 * @typedef {object} Calls
 * @property {(shown: Shown, before: Shown | null, change: {why: string, moments: [number, number]} | null) => void} shown
 * @property {(status: Status) => void} status
 * @property {() => void} people somebody sits elsewhere, or their clock has changed
 * @property {(problem: Refused) => void} refused the table cannot be opened
 */

const FIRST_WAIT_MS = 400;
/** However long a server was away, it is found again soon after it is back. */
const LONGEST_WAIT_MS = 1500;
/** A line that takes longer to open is given up for another one. */
const OPEN_TIMEOUT_MS = 5000;
const ANSWER_TIMEOUT_MS = 15_000;
const PROBE_MS = 4000;
/** A line that was heard of so lately needs no probe. */
const PROBE_AFTER_MS = 20_000;
const SOCKET_FAILURES = 2;
const POLL_WAIT_S = 20;

export class Link {
  /**
   * @param {string} table
   * @param {string | undefined} key
   * @param {string} lang
   * @param {Calls} calls
   */
  constructor(table, key, lang, calls) {
    this.table = table;
    this.key = key;
    this.lang = lang;
    this.calls = calls;
    this.api = new TableApi(table, key);
    /** @type {Shown | null} */
    this.shown = null;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Map<number, {resolve: (answer: any) => void, reject: (problem: Refused) => void}>} */
    this.waiting = new Map();
    this.next = 1;
    this.wait = FIRST_WAIT_MS;
    this.failures = 0;
    this.polling = false;
    /** Sockets get through: one that fails means that the server is away. */
    this.worked = false;
    this.closed = false;
    this.seat = "";
    this.heard = performance.now();
    addEventListener("online", () => this.#probe());
    addEventListener("pageshow", () => this.#probe());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#probe());
  }

  connect() {
    if (this.closed || this.socket) return;
    this.calls.status("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${encodeURIComponent(this.table)}/socket`);
    this.socket = socket;
    let opened = false;
    socket.onopen = () => {
      socket.send(
        JSON.stringify({ type: "hello", ...(this.key && { key: this.key }), ...(this.seat && { seat: this.seat }), lang: this.lang }),
      );
    };
    socket.onmessage = (event) => {
      opened = true;
      this.worked = true;
      this.heard = performance.now();
      this.#receive(JSON.parse(event.data));
    };
    socket.onclose = (event) => this.#closed(socket, opened, event.code);
    setTimeout(() => socket.readyState === WebSocket.CONNECTING && socket.close(), OPEN_TIMEOUT_MS);
  }

  /** A line on which nothing comes back is dead, whatever it says of itself: take another one. @param {WebSocket} socket */
  #drop(socket) {
    if (this.socket !== socket) return;
    socket.close();
    this.#closed(socket, true, 0);
  }

  /** The page is looked at again, or the network is back: see whether the line has survived. */
  #probe() {
    const { socket } = this;
    if (this.polling || !this.shown) return;
    if (!socket) return this.connect();
    if (socket.readyState !== WebSocket.OPEN || performance.now() - this.heard < PROBE_AFTER_MS) return;
    const asked = performance.now();
    void this.send("sync").catch(() => {});
    setTimeout(() => this.heard < asked && this.#drop(socket), PROBE_MS);
  }

  /** @param {WebSocket} socket @param {boolean} opened @param {number} code */
  #closed(socket, opened, code) {
    if (this.socket !== socket) return;
    this.socket = null;
    for (const { reject } of this.waiting.values()) reject(new Refused({}));
    this.waiting.clear();
    if (this.closed || code === 4401 || code === 4404) return;
    this.failures = opened ? 0 : this.failures + 1;
    if (opened) this.wait = FIRST_WAIT_MS;
    if (this.failures >= SOCKET_FAILURES && !this.worked) {
      void this.#poll();
      return;
    }
    this.calls.status("lost");
    setTimeout(() => this.socket === null && this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }

  /** @param {any} message */
  #receive(message) {
    if (message.type === "view") this.#whole(message);
    else if (message.type === "change") this.#change(message);
    else if (message.type === "table") this.#update({ table: message.table });
    else if (message.type === "proposal" && this.shown) this.#update({ table: { ...this.shown.table, proposal: message.proposal } });
    else if (message.type === "chat") this.#chat(message.chat);
    else if (message.type === "people") this.calls.people();
    else if (message.type === "done") this.#settle(message.id, (w) => w.resolve(message));
    else if (message.type === "error") this.#error(message);
  }

  /** @param {number} id @param {(waiting: {resolve: (answer: any) => void, reject: (problem: Refused) => void}) => void} act */
  #settle(id, act) {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (waiting) act(waiting);
  }

  /** @param {any} message */
  #error(message) {
    const problem = new Refused(message);
    if (message.id !== undefined && message.id !== null) this.#settle(message.id, (w) => w.reject(problem));
    else if (!this.shown || problem.status === 401 || problem.status === 404) {
      this.closed = true;
      this.calls.refused(problem);
    }
  }

  /** @param {any} message a whole view */
  #whole(message) {
    const before = this.shown;
    this.seat = message.seat;
    this.failures = 0;
    this.wait = FIRST_WAIT_MS;
    this.shown = {
      version: message.version,
      seat: message.seat,
      view: message.view,
      log: message.log,
      logStart: message.log_start ?? 0,
      reasons: message.reasons ?? [],
      table: message.table,
      chat: message.chat ?? before?.chat ?? [],
    };
    this.calls.status(this.polling ? "polling" : "live");
    const known = before && before.seat === message.seat && before.version < message.version;
    this.calls.shown(this.shown, before, known ? { why: "sync", moments: [before.view.moment, message.view.moment] } : null);
    if (message.id !== undefined) this.#settle(message.id, (w) => w.resolve(message));
  }

  /** @param {any} message */
  #change(message) {
    const before = this.shown;
    if (!before) return;
    if (message.from !== before.version || message.log.keep < before.logStart) {
      if (message.version > before.version) void this.send("sync").catch(() => {});
      return;
    }
    this.shown = {
      ...before,
      version: message.version,
      view: /** @type {any} */ (patched(before.view, message.patch)),
      log: [...before.log.slice(0, message.log.keep - before.logStart), ...message.log.add],
      reasons: [...before.reasons.filter((r) => r.moment < message.moments[0]), ...(message.reasons ?? [])],
      table: {
        ...before.table,
        version: message.version,
        moment: message.moments[1],
        asked: message.asked ?? [],
        proposal: message.proposal ?? null,
      },
    };
    if (this.shown.view.result) this.shown.table.finished = true;
    this.calls.shown(this.shown, before, { why: message.why, moments: message.moments });
  }

  /** @param {Partial<Shown>} part */
  #update(part) {
    if (!this.shown) return;
    const before = this.shown;
    this.shown = { ...before, ...part };
    this.calls.shown(this.shown, before, null);
  }

  /** Fetch the part of the log before the one that is known. */
  async earlierLog() {
    const { shown } = this;
    if (!shown?.logStart) return;
    const { log } = await this.api.get("/log", { seat: shown.seat, to: shown.logStart });
    if (this.shown?.seat === shown.seat && this.shown.logStart === shown.logStart)
      this.#update({ log: [...log, ...this.shown.log], logStart: 0 });
  }

  /** @param {import("./types.js").ChatLine} line */
  #chat(line) {
    if (this.shown && !this.shown.chat.some((known) => known.id === line.id)) this.#update({ chat: [...this.shown.chat, line] });
  }

  /**
   * Ask something of the server; what it refuses is thrown.
   * @param {"answer" | "undo" | "rewind" | "consent" | "offer" | "concede" | "chat" | "look" | "sync"} type
   * @param {Record<string, unknown>} [body]
   * @returns {Promise<any>}
   */
  async send(type, body = {}) {
    if (this.polling) return this.#post(type, body);
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) throw new Refused({});
    const id = this.next;
    this.next += 1;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => this.#drop(socket), ANSWER_TIMEOUT_MS);
      this.waiting.set(id, {
        resolve: (answer) => (clearTimeout(late), resolve(answer)),
        reject: (problem) => (clearTimeout(late), reject(problem)),
      });
      socket.send(JSON.stringify({ type, id, ...body }));
      if (type === "look" || type === "sync") this.#settle(id, (w) => w.resolve(null));
    });
  }

  /** The same over plain requests. @param {string} type @param {Record<string, unknown>} body */
  async #post(type, body) {
    if (type === "look") this.seat = String(body.seat);
    if (type === "look" || type === "sync") return this.#fetch();
    const answer = await this.api.post(`/${type}`, body);
    if (type === "chat") this.#chat(answer);
    else await this.#fetch();
    return answer;
  }

  async #fetch() {
    this.#whole(await this.api.get("/view", { seat: this.seat || undefined }));
  }

  async #poll() {
    this.polling = true;
    while (!this.closed) {
      try {
        const after = this.shown ? { after: this.shown.version, wait: POLL_WAIT_S } : {};
        const message = await this.api.get("/view", { seat: this.seat || undefined, ...after });
        this.calls.status("polling");
        if (message && message.version !== this.shown?.version) this.#whole(message);
        else if (message && this.shown) this.#update({ table: message.table, chat: message.chat ?? this.shown.chat });
        this.wait = FIRST_WAIT_MS;
      } catch (error) {
        if (error instanceof Refused && [401, 403, 404].includes(error.status)) {
          this.closed = true;
          return this.calls.refused(error);
        }
        this.calls.status("lost");
        await new Promise((resolve) => setTimeout(resolve, this.wait));
        this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
      }
    }
  }
}

/**
 * A value with changes, the old one unharmed: [path, value] sets, [path] removes.
 * @param {unknown} value
 * @param {[(string | number)[], unknown?][]} patch
 */
export function patched(value, patch) {
  let result = value;
  for (const change of patch) result = patchOne(result, change[0], change.length > 1, change[1]);
  return result;
}

/** @param {any} value @param {(string | number)[]} path @param {boolean} sets @param {unknown} to @returns {any} */
function patchOne(value, path, sets, to) {
  if (!path.length) return to;
  const [step, ...rest] = path;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  if (!rest.length && !sets) delete copy[step];
  else copy[step] = patchOne(copy[step], rest, sets, to);
  return copy;
}
