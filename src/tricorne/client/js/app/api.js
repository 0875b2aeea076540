// @ts-check
/** Requests to the server. */

const ROOT = "/api/v1";

/** Something the server refused, with its own words. */
export class Refused extends Error {
  /** @param {{code?: string, message?: string, args?: Record<string, any>, status?: number}} problem */
  constructor(problem) {
    super(problem.message ?? problem.code ?? "");
    this.code = problem.code ?? "no-connection";
    this.args = problem.args ?? {};
    this.status = problem.status ?? 0;
  }
}

/**
 * @param {string} path
 * @param {{method?: string, key?: string, body?: unknown, query?: Record<string, string | number | undefined>, signal?: AbortSignal}} [how]
 * @returns {Promise<any>}
 */
export async function call(path, how) {
  const text = await send(path, how);
  return text ? JSON.parse(text) : null;
}

/**
 * The same, as it is written. A body that is a text is JSON already.
 * @param {string} path
 * @param {{method?: string, key?: string, body?: unknown, query?: Record<string, string | number | undefined>, signal?: AbortSignal}} [how]
 */
async function send(path, { method = "GET", key, body, query = {}, signal } = {}) {
  const url = new URL(ROOT + path, location.origin);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  url.searchParams.set("lang", document.documentElement.lang);
  /** @type {Record<string, string>} */
  const headers = {};
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const own = /(?:^|; )tricorne_csrf=([^;]+)/.exec(document.cookie);
  if (own && method !== "GET") headers["X-CSRF-Token"] = own[1];
  let answer;
  try {
    answer = await fetch(url, { method, headers, signal, body: typeof body === "string" ? body : JSON.stringify(body) });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Refused({});
  }
  const text = await answer.text();
  if (!answer.ok) throw new Refused({ ...(text && JSON.parse(text)), status: answer.status });
  return text;
}

/** A text file of the server or the client folder. @param {string} url */
export async function text(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Refused({ code: "no-such-page", status: answer.status });
  return answer.text();
}

/** @returns {Promise<import("./types.js").Catalogue>} */
export function catalogue() {
  return call("/games");
}

/** Everything that can be done at one table with one key. */
export class TableApi {
  /** @param {string} table @param {string | undefined} key */
  constructor(table, key) {
    this.path = `/tables/${encodeURIComponent(table)}`;
    this.key = key;
  }

  /** @param {string} what @param {Record<string, string | number | undefined>} [query] @param {AbortSignal} [signal] */
  get(what, query, signal) {
    return call(this.path + what, { key: this.key, query, signal });
  }

  /** What can be got, as it is written. @param {string} what */
  text(what) {
    return send(this.path + what, { key: this.key });
  }

  /** @param {string} what @param {unknown} body @param {string} [method] */
  post(what, body, method = "POST") {
    return call(this.path + what, { method, key: this.key, body });
  }
}
