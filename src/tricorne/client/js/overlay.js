// @ts-check
/** What lies on the map and keeps its size: names, rows of pieces, tags of cities, boxes at sea. */
import { nothing, svg } from "./lit.js";
import { stack as drawStack, stackWidth } from "./pieces.js";
import { colonyFlag, controlFlag, population, supportGlyph, tick } from "./signs.js";
import { at, num } from "./svg.js";

/** @typedef {import("./types.js").BoardSpace} BoardSpace */
/** @typedef {import("./types.js").SpaceUpdate} SpaceUpdate */
/** @typedef {import("./types.js").Point} Point */
/** @typedef {import("./pieces.js").Stack} Stack */
/** @typedef {{id: string, name: string, size: number, chosen: boolean}} State */

const GAP = 3;
/** Letters of a name that stand in one line. */
const LONG_NAME = 13;

/** Rough width of a text in px. @param {string} text @param {number} size @param {number} [spacing] */
function textWidth(text, size, spacing = 0) {
  return text.length * size * (0.53 + spacing);
}

/**
 * Rows: at most `columns` stacks in one; beyond three stacks each side has its own row; a leader stands below its side.
 * @param {Stack[]} stacks
 * @param {number} columns
 */
export function rowsOf(stacks, columns) {
  const leaders = stacks.filter((s) => s.kind === "leader");
  const plain = stacks.filter((s) => s.kind !== "leader");
  if (plain.length <= Math.min(3, columns)) return [plain, ...leaders.map((s) => [s])].filter((row) => row.length);
  /** @type {Stack[][]} */
  const rows = [];
  for (const s of stacks) {
    const open = rows.filter((row) => row[0].kind !== "leader" && row.length < columns);
    const row =
      s.kind === "leader" ? undefined : s.group === "markers" ? open.at(-1) : open.find((r) => r === rows.at(-1) && r[0].group === s.group);
    if (row) row.push(s);
    else rows.push([s]);
  }
  return rows;
}

/**
 * Rows of pieces around 0,0 = the middle of the first row.
 * @param {Stack[]} stacks
 * @param {number} size
 * @param {number} columns
 * @param {boolean} [centred] the rows together around 0,0
 */
export function pieceRows(stacks, size, columns, centred = false) {
  const rows = rowsOf(stacks, columns);
  const unit = size / 28;
  const height = (/** @type {Stack[]} */ row) => (row[0].block ? 43 * unit : row[0].kind === "leader" ? 22 * unit : 30 * unit + GAP - 2);
  const total = rows.reduce((sum, row) => sum + height(row), 0);
  let y = centred ? -total / 2 + height(rows[0]) / 2 + (rows.length > 1 ? 6 : 0) : 0;
  let widest = 0;
  const drawn = rows.map((row, i) => {
    if (i) y += (height(rows[i - 1]) + height(row)) / 2;
    const gap = row[0].block ? 1.5 : GAP;
    const widths = row.map((s) => stackWidth(s) * unit);
    const width = widths.reduce((a, b) => a + b, 0) + gap * (row.length - 1);
    widest = Math.max(widest, width);
    let x = -width / 2;
    return row.map((s, j) => {
      const middle = x + widths[j] / 2;
      x += widths[j] + gap;
      return svg`<g class="piece" data-stack=${s.id ?? nothing} transform="${at(middle, y)} scale(${num(unit)})">
        ${s.label ? svg`<title>${s.label}</title>` : nothing}${drawStack(s)}
      </g>`;
    });
  });
  return { drawn, width: widest, height: total };
}

/** Control, support and population in one row; returns its width. @param {SpaceUpdate} now */
function politics(now) {
  /** @type {[unknown, number][]} */
  const parts = [];
  if (now.control) parts.push([controlFlag(now.control), 16]);
  if (now.level !== undefined) parts.push([supportGlyph(now.level), Math.abs(now.level) === 2 ? 20 : 11]);
  if (now.population) parts.push([population(now.population), 13]);
  const width = parts.reduce((sum, [, w]) => sum + w, 0) + Math.max(0, parts.length - 1) * 6;
  let x = -width / 2;
  const drawn = parts.map(([inner, w]) => {
    const middle = x + w / 2;
    x += w + 6;
    return svg`<g transform=${at(middle)}>${inner}</g>`;
  });
  return { drawn, width };
}

/** @param {BoardSpace} space @param {SpaceUpdate} now @param {State} state */
export function spaceLabel(space, now, state) {
  if (space.kind === "hex") return hexLabel(space, now, state);
  if (space.kind === "area") {
    const look = now.out ? "map-name minor out" : "map-name minor";
    return halves(state.name).map((line, i) => svg`<text class=${look} y=${num(3.5 + i * 11)}>${line}</text>`);
  }
  if (space.kind === "city")
    return now.out ? svg`<text class="map-name minor out" y="3.7">${state.name}</text>` : townTag(state.name, now.flag);
  const lines = state.name.length > 15 ? state.name.split(/(?<=[–-])/) : [state.name];
  return svg`
    ${lines.map((line, i) => svg`<text class="area-name" y=${num((i - lines.length + 1) * 12.5)}>${line}</text>`)}
    <g transform="translate(0 11.5)">${politics(now).drawn}</g>`;
}

/** A long name in two lines of about the same length. @param {string} name */
function halves(name) {
  const breaks = [...name].flatMap((letter, i) => (letter === " " ? [i] : []));
  if (name.length <= LONG_NAME || !breaks.length) return [name];
  const at = breaks.reduce((best, i) => (Math.abs(i - name.length / 2) < Math.abs(best - name.length / 2) ? i : best));
  return [name.slice(0, at), name.slice(at + 1)];
}

/** A town's name on a paper tag, with a star or with the flag that flies there. @param {string} name @param {SpaceUpdate["flag"]} [flag] */
function townTag(name, flag) {
  const text = flag && flag.worth > 1 ? `${name} ×${flag.worth}` : name;
  const sign = flag ? 24 : 11;
  const w = textWidth(text, 10.3) + 8 + sign;
  return svg`<g class="town-tag">
    <rect x=${num(-w / 2)} y="-7" width=${num(w)} height="14" rx="5" />
    ${
      flag
        ? svg`<g class="city-flag ${flag.side}" transform="${at(-w / 2 + 5, 10)} scale(.72)">${colonyFlag(flag.side)}</g>`
        : svg`<path d="M0-3.6L1-1.1 3.7-.9 1.6.8 2.3 3.4 0 2-2.3 3.4-1.6.8-3.7-.9-1-1.1z" transform=${at(-w / 2 + 8)} fill="var(--sup)" />`
    }
    <text class="town" x=${num(sign / 2 - 0.5)} y="3.7" font-size="11">${text}</text>
  </g>`;
}

/** The name of a region, over its areas; of two words one below the other. @param {string} name @param {boolean} out it is not in play */
export function regionName(name, out) {
  const lines = name.split(" ");
  return lines.map(
    (line, i) => svg`<text class="region-name ${out ? "out" : ""}" y=${num((i - (lines.length - 1) / 2) * 10.5)}>${line}</text>`,
  );
}

/** @param {BoardSpace} space @param {SpaceUpdate} now @param {State} state */
function hexLabel(space, now, state) {
  const { place } = space;
  if (!place) return nothing;
  const count = now.stacks?.length ?? 0;
  const value = place.value ?? 0;
  const w = textWidth(state.name, 10.5) + (value ? 26 : 14);
  const side = place.colour === "red" ? "red" : place.colour === "orange" ? "orange" : "blue";
  const badge = num(w / 2 - 7.5);
  return svg`
    ${count ? nothing : svg`<g class="town-dot ${side}" transform="translate(0 -17)"><circle r="5.6" /><circle r="2.2" class="core" /></g>`}
    ${place.port && !count ? svg`<path class="anchor" d="M0-5V5M-3-2.5H3M-4.5 1.5Q-4 5 0 5 4 5 4.5 1.5" transform="translate(11 -17)" />` : nothing}
    <g class="hex-tag ${side}" transform=${at(0, count > 2 ? 14 : 0)}>
      <rect x=${num(-w / 2)} y="-7" width=${num(w)} height="14" rx="7" />
      <text class="town" x=${value ? -6 : 0} y="3.6" font-size="10.5">${state.name}</text>
      ${value ? svg`<circle cx=${badge} r="5.6" class="fill" /><text class="letter" x=${badge} y="3.2" font-size="9" fill="#fff">${value}</text>` : nothing}
    </g>`;
}

/** A sheet of paper and its shade: a blurred shadow would cost more to paint than all that is written on it. @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r */
export function paper(x, y, w, h, r) {
  const rect = (/** @type {string} */ name, /** @type {number} */ top) =>
    svg`<rect class=${name} x=${num(x)} y=${num(top)} width=${num(w)} height=${num(h)} rx=${r} />`;
  return [rect("shade", y + 1.6), rect("paper", y)];
}

/** The tag of a city: name, politics, pieces; 0,0 is its top centre. @param {SpaceUpdate} now @param {State} state */
export function cityTag(now, state) {
  const row = politics(now);
  const rows = pieceRows(now.stacks ?? [], state.size, now.columns ?? 5);
  const nameWidth = textWidth(state.name, 11.6);
  const width = Math.max(nameWidth + row.width + 30, rows.width + 22, 112);
  const height = 29 + (now.stacks?.length ? rows.height + 1 : 0);
  const drawn = svg`<g class="city-tag">
    ${paper(-width / 2, 0, width, height, 6)}
    <text class="town start" x=${num(-width / 2 + 9)} y="17.5" font-size="13">${state.name}</text>
    <g transform=${at(width / 2 - row.width / 2 - 7, 13.5)}>${row.drawn}</g>
    <g transform=${at(0, now.stacks?.[0]?.kind === "leader" ? 36 : 41)}>${rows.drawn}</g>
    ${state.chosen ? tick(width / 2 - 2, 1, 9) : nothing}
  </g>`;
  return { drawn, width, height };
}

/** The ring where a city lies, in the colour of who controls it. @param {SpaceUpdate} now @param {boolean} chosen */
export function roundel(now, chosen) {
  const fill = now.control === "british" ? "var(--brit)" : now.control === "rebellion" ? "var(--cont)" : "var(--chip)";
  const letter = now.control === "british" ? "B" : now.control === "rebellion" ? "R" : "";
  return svg`<g class="roundel">
    ${chosen ? svg`<circle r="15.5" class="ring" />` : nothing}
    <circle r="10.5" class="rim" /><circle r="7.4" fill=${fill} stroke="var(--ink)" stroke-width="1" />
    <text class="letter" y="3.4" font-size="9.4" fill="#fff">${letter}</text>
  </g>`;
}

/**
 * The top centre of a tag, moved so that a wide or a high tag stays inside the frame.
 * @param {Point} at
 * @param {{width: number, height: number}} size
 * @param {[number, number, number, number]} frame
 * @returns {Point}
 */
export function keptInside([x, y], size, [fx, fy, fw, fh]) {
  const half = size.width / 2 + 4;
  return [Math.min(Math.max(x, fx + half), fx + fw - half), Math.max(fy + 4, Math.min(y, fy + fh - size.height - 4))];
}

/** The line from a town to its tag. @param {Point} town @param {Point} tag */
export function leaderLine(town, tag) {
  return svg`<path class="leader-line" d="M${town[0]} ${town[1]}L${tag[0]} ${tag[1] + 12}" />`;
}

const ISLANDS = [
  [86, 30, 17, 4, -18],
  [112, 26, 9, 3, -4],
  [131, 29, 9, 3.4, 12],
  [148, 36, 6, 3, 30],
  [160, 48, 4, 3.4, 60],
  [165, 60, 3, 4.6, 0],
  [166, 72, 3, 4.6, 0],
  [166, 84, 3, 4, 10],
];

/** The Antilles in a box that is so wide. @param {number} width */
function islands(width) {
  const left = width - 184;
  return ISLANDS.map(
    ([x, y, rx, ry, a]) => svg`<ellipse class="isle" cx=${x + left} cy=${y} rx=${rx} ry=${ry} transform="rotate(${a} ${x + left} ${y})" />`,
  );
}

/** In how many columns and how large so many blocks have room in a box. @param {number} count @param {number} size @param {number} width @param {number} height */
function fitted(count, size, width, height) {
  const unit = size / 28;
  const scale = (/** @type {number} */ columns) =>
    Math.min(1, (width - 20) / (columns * 43.5 * unit), (height - 32) / (Math.ceil(count / columns) * 43 * unit));
  const columns = Array.from({ length: Math.max(1, count) }, (_, i) => i + 1).reduce((best, n) => (scale(n) > scale(best) ? n : best));
  return { columns, size: size * scale(columns) };
}

/** A long name is set closely. @param {string} name */
function isTight(name) {
  return name.length > 14;
}

/** How wide the name of a box is in capitals, roughly, in px. @param {string} name */
function titleWidth(name) {
  return isTight(name) ? textWidth(name, 11, 0.18) : textWidth(name, 11.5, 0.28);
}

/** The name of a box: in two lines where it is too long for one. @param {string} name @param {number} width */
function titleOf(name, width) {
  const cut = name.lastIndexOf(" ");
  return cut < 0 || titleWidth(name) <= width ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
}

/** A box at sea; 0,0 is its top left corner. @param {BoardSpace} space @param {SpaceUpdate} now @param {State} state */
export function seaBox(space, now, state) {
  const [, , w, h] = space.box ?? [0, 0, 0, 0];
  const blocks = now.stacks?.some((s) => s.block) ?? true;
  const fit = blocks ? fitted(now.stacks?.length ?? 0, state.size, w, h) : { columns: now.columns ?? 5, size: state.size };
  const rows = pieceRows(now.stacks ?? [], fit.size, fit.columns);
  const led = now.stacks?.some((s) => s.kind === "leader");
  const title = titleOf(state.name, w - 24);
  const beside = blocks && titleWidth(state.name) + textWidth(now.note ?? "", 11) < w - 24;
  const below = !blocks || fit.columns >= (now.stacks?.length ?? 0);
  const note = beside
    ? svg`<text class="note end" x=${w - 12} y="19">${now.note}</text>`
    : below
      ? svg`<text class="note" x="12" y=${h - 8}>${now.note}</text>`
      : nothing;
  return svg`<g class="sea-box">
    <rect class="paper" width=${w} height=${h} rx="4" /><rect class="inner" x="3" y="3" width=${w - 6} height=${h - 6} rx="2" />
    ${space.kind === "box" && state.id === "west_indies" ? islands(w) : nothing}
    ${title.map((line, i) => svg`<text class="area-name start ${isTight(state.name) ? "tight" : ""}" x="12" y=${(title.length > 1 ? 15 : 20) + 12 * i}>${line}</text>`)}
    ${now.control ? svg`<g transform=${at(w - 17, 15)}>${controlFlag(now.control)}</g>` : nothing}
    <g transform=${at(Math.max(rows.width / 2 + 12, w / 2 - 30), blocks && fit.columns < (now.stacks?.length ?? 0) ? 44 : h > 90 && !led ? 62 : 46)}>${rows.drawn}</g>
    ${note}${state.chosen ? tick(w - 2, 1, 9) : nothing}
  </g>`;
}
