// @ts-check
/** What can be done with a pack: the next entry, play, download, share, send in. */
import { call } from "../app/api.js";
import { rememberTable } from "../app/memory.js";
import { icon } from "../icons.js";
import { html, live, nothing } from "../lit.js";
import { keyOf } from "./remember.js";

/** @typedef {import("./bench.js").Bench} Bench */

/** @param {Bench} bench */
export function foot(bench) {
  const sound = Boolean(bench.info && !bench.info.problem);
  const facts = bench.entry ? bench.factsOf(bench.entry).filter((fact) => bench.stateOf(fact) === "open") : [];
  const all = () => {
    bench.settle(facts, true);
    bench.next();
  };
  return html`${
      bench.mine
        ? html`<button type="submit" class="firm" data-key="next">${bench.t("ws-save-next")}<kbd aria-hidden="true">↵</kbd></button>
            <button type="button" class="quiet" data-key="all" ?disabled=${!facts.length} @click=${all}>
              ${bench.t("ws-all-printed")}
            </button>`
        : html`<button type="button" class="firm" data-key="copy" @click=${() => bench.attempt(() => bench.begin(bench.draft))}>
            ${bench.t("ws-copy")}
          </button>`
    }
    <span class="spring"></span>
    <button type="button" class="quiet" data-key="play" ?disabled=${!sound} @click=${() => bench.attempt(() => play(bench))}>
      ${icon("play", 16)} ${bench.t("ws-play")}
    </button>
    <button
      type="button"
      class="quiet"
      data-key="pack"
      ?disabled=${!sound}
      @click=${() => bench.attempt(() => download(bench, "pack.zip", `${bench.game.id}-pack.zip`))}>
      ${icon("cards", 16)} ${bench.t("ws-pack")}
    </button>
    <button
      type="button"
      class="quiet"
      data-key="share"
      ?disabled=${!bench.info}
      aria-expanded=${bench.panel === "share"}
      @click=${() => bench.change({ panel: bench.panel ? "" : "share" })}>
      ${icon("share", 16)} ${bench.t("ws-share")}
    </button>
    ${bench.panel === "share" && bench.info ? sharing(bench) : nothing}`;
}

/** A table with this pack, against bots. @param {Bench} bench */
async function play(bench) {
  const { game, info } = bench;
  if (!info) return;
  const bot = game.players.includes("easy") ? "easy" : game.players[0];
  const seats = Object.fromEntries(game.seats.map((seat, i) => [seat.id, i ? bot : "me"]));
  const table = await call(`/drafts/${info.id}/table`, { method: "POST", key: keyOf(info.id), body: { seats } });
  rememberTable(table.table, { key: table.key, links: table.links, game: game.id, name: info.draft.name });
  location.href = `/t/${table.table}#${table.key}`;
}

/** @param {Bench} bench @param {string} what @param {string} name */
async function download(bench, what, name) {
  if (!bench.info) return;
  const key = keyOf(bench.info.id);
  const answer = await fetch(`/api/v1/drafts/${bench.info.id}/${what}`, { headers: key ? { Authorization: `Bearer ${key}` } : {} });
  if (!answer.ok) throw new Error(`${answer.status}`);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** @param {Bench} bench */
function sharing(bench) {
  const info = /** @type {import("./types.js").DraftInfo} */ (bench.info);
  const link = `${location.origin}/workshop/${bench.game.id}#${info.id}`;
  return html`<section class="sharing" aria-label=${bench.t("ws-share")}>
    ${
      bench.mine
        ? html`<label class="field-line"
              ><span>${bench.t("ws-name")}</span
              ><input
                type="text"
                maxlength="60"
                .value=${live(bench.draft.name)}
                @change=${(/** @type {any} */ e) => bench.rename(e.target.value)}
            /></label>
            <label class="tick"
              ><input
                type="checkbox"
                data-key="shared"
                .checked=${live(info.shared)}
                @change=${(/** @type {any} */ e) => bench.attempt(() => bench.share(e.target.checked))} />
              <span>${bench.t("ws-share-link")}</span></label
            >`
        : nothing
    }
    ${info.shared ? html`<input type="text" readonly class="share-link" aria-label=${bench.t("ws-link")} .value=${link} />` : nothing}
    <p>${bench.t("ws-send-in")}</p>
    <div class="row">
      <button
        type="button"
        class="quiet"
        data-key="patch"
        ?disabled=${Boolean(info.problem)}
        @click=${() => bench.attempt(() => download(bench, "data.patch", `${bench.game.id}.patch`))}>
        ${bench.t("ws-patch")}
      </button>
      ${
        bench.mine
          ? html`<button type="button" class="quiet" data-key="another" @click=${() => bench.attempt(() => bench.begin())}>
                ${bench.t("ws-another")}
              </button>
              <button
                type="button"
                class="quiet"
                data-key="drop"
                @click=${() => confirm(bench.t("ws-drop-sure")) && bench.attempt(() => bench.drop())}>
                ${bench.t("ws-drop")}
              </button>`
          : nothing
      }
    </div>
  </section>`;
}
