// @ts-check
/**
 * A VASSAL module beside the game. The build file is taken out of the module here, so that nothing else of it leaves the
 * browser; the server reads the names in it. What it says is shown next to ours and taken over only when asked.
 */
import { Refused } from "../app/api.js";
import { html, nothing } from "../lit.js";

/** @typedef {import("./bench.js").Bench} Bench */

const BUILD_FILES = ["buildFile.xml", "buildFile"];
const MOST_BYTES = 8_000_000;
const MOST_MODULE = 1_000_000_000;
const MOST_MEMBERS = 20_000;
const TAIL = 66_000;
const END = 0x06054b50;
const MEMBER = 0x02014b50;

/** Why a file is not read: the code of the reason, and what its message is filled with. */
class Unread extends Error {
  /** @param {string} code @param {Record<string, string | number>} [args] */
  constructor(code, args = {}) {
    super(code);
    this.code = code;
    this.args = args;
  }
}

const tooLarge = () => new Unread("vassal-too-large", { limit: MOST_BYTES, of: "build-file" });

/** The build file of a module. @param {Blob} file @returns {Promise<Uint8Array<ArrayBuffer>>} */
async function buildFile(file) {
  if (file.size > MOST_MODULE) throw new Unread("vassal-too-large", { limit: MOST_MODULE, of: "module" });
  const tail = new DataView(await file.slice(Math.max(0, file.size - TAIL)).arrayBuffer());
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new Unread("vassal-no-module");
  const size = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  if (size > MOST_BYTES) throw new Unread("vassal-too-large", { limit: MOST_MEMBERS, of: "files" });
  if (start + size > file.size) throw new Unread("vassal-no-module");
  const list = new DataView(await file.slice(start, start + size).arrayBuffer());
  const found = membersOf(list);
  const member = BUILD_FILES.map((name) => found.get(name)).find(Boolean);
  if (!member) throw new Unread("vassal-no-build-file");
  const head = new DataView(await file.slice(member.at, member.at + 30).arrayBuffer());
  if (head.byteLength < 30) throw new Unread("vassal-no-module");
  const body = member.at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = file.slice(body, body + member.packed);
  if (member.method === 8) return unpacked(packed);
  if (member.method !== 0) throw new Unread("vassal-no-module");
  if (packed.size > MOST_BYTES) throw tooLarge();
  return new Uint8Array(await packed.arrayBuffer());
}

/** The members of a zip by name. @param {DataView} list */
function membersOf(list) {
  /** @type {Map<string, {method: number, packed: number, at: number}>} */
  const found = new Map();
  let at = 0;
  while (at + 46 <= list.byteLength && list.getUint32(at, true) === MEMBER) {
    if (found.size > MOST_MEMBERS) throw new Unread("vassal-too-large", { limit: MOST_MEMBERS, of: "files" });
    const length = list.getUint16(at + 28, true);
    if (at + 46 + length > list.byteLength) break;
    const name = new TextDecoder("latin1").decode(new Uint8Array(list.buffer, at + 46, length));
    found.set(name, { method: list.getUint16(at + 10, true), packed: list.getUint32(at + 20, true), at: list.getUint32(at + 42, true) });
    at += 46 + length + list.getUint16(at + 30, true) + list.getUint16(at + 32, true);
  }
  return found;
}

/** Unpack no more than is allowed, whatever the zip says. @param {Blob} packed @returns {Promise<Uint8Array<ArrayBuffer>>} */
async function unpacked(packed) {
  const reader = packed.stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw tooLarge();
    }
    parts.push(next.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** @param {Bench} bench @param {File} file */
async function openModule(bench, file) {
  const build = await buildFile(file).catch((problem) => {
    const { code, args } = problem instanceof Unread ? problem : new Unread("vassal-no-module");
    throw new Refused({ code, message: bench.t(`e-${code}`, args), status: 422 });
  });
  const url = `/api/v1/games/${bench.game.id}/vassal?lang=${bench.words.language}`;
  const own = /(?:^|; )tricorne_csrf=([^;]+)/.exec(document.cookie);
  const headers = { "Content-Type": "application/octet-stream", ...(own ? { "X-CSRF-Token": own[1] } : {}) };
  const answer = await fetch(url, { method: "POST", headers, body: build }).catch(() => null);
  if (!answer) throw new Refused({});
  const reply = await answer.json();
  if (!answer.ok) throw new Refused({ ...reply, status: answer.status });
  bench.change({ module: reply });
}

/** What the module calls an entry. @param {Bench} bench @param {string} key */
export function suggestionsFor(bench, key) {
  const found = bench.module?.entries[key];
  if (!found?.length) return nothing;
  return html`<ul class="suggestions">
    ${found.map(({ name, where, pieces }) => {
      const stack = Object.entries(pieces ?? {}).map(([piece, n]) => `${n} × ${piece}`);
      return html`<li>
        <span>${bench.t("ws-module-says", { name })}${where ? ` (${where})` : ""}${stack.length ? `: ${stack.join(", ")}` : ""}</span>
        <button type="button" class="link" @click=${() => bench.setTitle(key, name.slice(0, 80))}>${bench.t("ws-take-title")}</button>
      </li>`;
    })}
  </ul>`;
}

/** Choosing a module, and what was found in it. @param {Bench} bench */
export function moduleBox(bench) {
  const { module } = bench;
  const chosen = (/** @type {any} */ e) => {
    const [file] = e.target.files;
    e.target.value = "";
    if (file) bench.attempt(() => openModule(bench, file));
  };
  return html`<details class="module">
    <summary>${bench.t("ws-module")}</summary>
    <p>${bench.t("ws-module-how")}</p>
    <input type="file" accept=".vmod,.zip" aria-label=${bench.t("ws-module")} @change=${chosen} />
    ${
      module
        ? html`<p class="found">
              <b>${module.name} ${module.version}</b>
              ${bench.t("ws-module-found", { cards: module.cards, pieces: module.pieces, stacks: module.stacks, like: Object.keys(module.entries).length })}
            </p>
            ${
              module.others.length
                ? html`<details>
                    <summary>${bench.t("ws-module-others", { n: module.others.length })}</summary>
                    <ul>
                      ${module.others.map(({ name, where }) => html`<li>${name}${where ? ` (${where})` : ""}</li>`)}
                    </ul>
                  </details>`
                : nothing
            }`
        : nothing
    }
  </details>`;
}
