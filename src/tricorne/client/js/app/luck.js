// @ts-check
/** Luck one can trust: what was promised of it when the table began, and the proof when the game is over. */
import { html, nothing } from "../lit.js";
import { copyRow } from "./copying.js";
import { knownTables } from "./memory.js";
import { seatName } from "./parts.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {{game: string, seed: string, promise: string}} Proof the parts that this page can check by itself */
/** @typedef {{seats: string[], hits: number, expected: number}} Share what the dice of a side brought, and bring on average */
/** @typedef {{moment: number, place: string, sides: Share[]}} Fight */
/** @typedef {{kept: boolean | null, proof: Proof | null, said: string[], dice: {sides: Share[], fights: Fight[]}, sums: string[]}} LuckInfo */

/** What is known of the luck of a game that is over, and what a check has said. @typedef {{info: LuckInfo, checked: {kept: boolean, said: string[]} | null}} KnownLuck */

/** The end of a game is shown: ask for its luck. @param {Desk} desk */
export async function loadLuck(desk) {
  if (desk.luck) return;
  const info = await desk.link.api.get("/luck");
  desk.change({ luck: { info, checked: null } });
}

/** SHA-256 as hexadecimal digits; none where the browser keeps it for safe connections. @param {string} text */
async function digestOf(text) {
  if (!crypto.subtle) return null;
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The server has every draw made again; what it says of seed and promise this browser checks by itself. @param {Desk} desk */
async function check(desk) {
  const { words, live } = desk;
  try {
    /** @type {LuckInfo} */
    const info = await desk.link.api.get("/luck");
    const { kept, proof, said } = info;
    if (!proof) return;
    const digest = await digestOf(`${proof.game} ${proof.seed}`);
    const first = knownTables()[live.table.table]?.promise;
    const own = first === undefined ? [] : [words.t(first === proof.promise ? "ui-promise-seen" : "ui-promise-other")];
    const fits = (digest ?? proof.promise) === proof.promise;
    if (!fits) own.push(words.t("ui-promise-unfit"));
    const sound = Boolean(kept) && fits && (first ?? proof.promise) === proof.promise;
    desk.change({ luck: { info, checked: { kept: sound, said: [...said, ...own] } } });
  } catch (problem) {
    desk.complain(problem);
  }
}

/** Why nothing was promised. @param {Desk} desk */
function unpromised({ words, live }) {
  const { luck, fork_of: original } = live.table;
  return words.t(luck === "ask" ? "ui-promise-ask" : original ? "ui-promise-copy" : "ui-promise-old");
}

/** The promise, and when the game is over the seed and the check. @param {Desk} desk */
export function promised(desk) {
  const { words, live, luck } = desk;
  const { promise, finished } = live.table;
  const seed = live.table.seed ?? luck?.info.proof?.seed;
  return html`<section class="promise">
    <h3>${words.t("ui-promise-title")}</h3>
    ${
      promise
        ? html`<p class="hint">${words.t(finished ? "ui-promise-over" : "ui-promise-about")}</p>
            ${copyRow(desk, words.t("ui-promise"), promise)} ${seed ? copyRow(desk, words.t("ui-seed"), seed) : nothing}
            ${finished ? checking(desk) : nothing}`
        : html`<p class="hint">${unpromised(desk)}</p>`
    }
  </section>`;
}

/** @param {Desk} desk */
function checking(desk) {
  const checked = desk.luck?.checked;
  return html`<div class="proof" role="status">
      ${checked ? checked.said.map((line) => html`<p class=${checked.kept ? "good" : "bad"}>${line}</p>`) : nothing}
    </div>
    <button type="button" class="quiet" data-act="check-luck" @click=${() => void check(desk)}>${desk.words.t("ui-check-luck")}</button>`;
}

/** At the end of a game: the luck of the dice, the seed and the check. @param {Desk} desk */
export function luckAtEnd(desk) {
  const { words, luck } = desk;
  if (!luck || !(luck.info.proof || luck.info.sums.length)) return nothing;
  const { proof, sums, dice } = luck.info;
  return html`<section class="luck-at-end">
    ${sums.length ? html`<h3 class="caption">${words.t("ui-dice-luck")}</h3>` : nothing}
    ${sums.map((line) => html`<p class="dice-brought">${line}</p>`)} ${dice.fights.length ? fights(desk, dice.sides, dice.fights) : nothing}
    ${
      proof
        ? html`<p class="seed">${words.t("ui-seed")}: <code>${proof.seed}</code></p>
            ${checking(desk)}`
        : nothing
    }
  </section>`;
}

/** Fight by fight: a place leads to its moment. @param {Desk} desk @param {Share[]} sides @param {Fight[]} all */
function fights(desk, sides, all) {
  const { words } = desk;
  const figure = (/** @type {number} */ number) => number.toLocaleString(words.language, { maximumFractionDigits: 1 });
  const cells = (/** @type {Fight} */ fight, /** @type {Share} */ side) => {
    const share = fight.sides.find(({ seats }) => seats[0] === side.seats[0]);
    return html`<td>${share ? html`<b>${share.hits}</b> / ${figure(share.expected)}` : "–"}</td>`;
  };
  return html`<details class="fights">
    <summary>${words.t("ui-dice-fights", { count: all.length })}</summary>
    <table>
      <thead>
        <tr>
          <td></td>
          ${sides.map(({ seats }) => html`<th scope="col">${words.join(seats.map((seat) => seatName(desk, seat)))}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${all.map(
          (fight) =>
            html`<tr>
              <th scope="row">
                <button type="button" class="place" @click=${() => desk.showMoment(fight.moment)}>${words.nounOr(fight.place)}</button>
              </th>
              ${sides.map((side) => cells(fight, side))}
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}
