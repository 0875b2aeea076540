// @ts-check
/** The little Markdown that the rule help uses: paragraphs, lists, tables, bold, italics, code, links to sections. */
import { html } from "../lit.js";

/**
 * Sections of a help file, in order.
 * @param {string} text
 * @returns {{section: string, title: string, text: string}[]}
 */
export function sectionsOf(text) {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [head, ...rest] = part.split("\n");
      const [section, ...title] = head.trim().split(" ");
      return { section, title: title.join(" "), text: rest.join("\n").trim() };
    });
}

/** @typedef {{section: (section: string) => unknown, text?: (text: string) => unknown}} Link what becomes of a section that is named, and of plain text */

/** @param {string} text @param {Link} link */
export function markdown(text, link) {
  const blocks = text.split(/\n\s*\n/).filter((block) => block.trim());
  return blocks.map((block) => {
    const lines = block.trim().split("\n");
    if (lines.every((line) => /^\s*\|/.test(line))) return table(lines, link);
    if (lines.every((line) => /^\s*([-*]|\d+\.)\s|^\s{2,}/.test(line))) return list(lines, link);
    return html`<p>${inline(lines.join(" "), link)}</p>`;
  });
}

/** @param {string[]} lines @param {Link} link */
function list(lines, link) {
  const items = lines
    .join("\n")
    .split(/\n(?=\s*(?:[-*]|\d+\.)\s)/)
    .map((item) => item.replace(/^\s*([-*]|\d+\.)\s+/, "").replace(/\s*\n\s*/g, " "))
    .map((item) => html`<li>${inline(item, link)}</li>`);
  return /^\s*\d/.test(lines[0])
    ? html`<ol>
        ${items}
      </ol>`
    : html`<ul>
        ${items}
      </ul>`;
}

/** @param {string[]} lines @param {Link} link */
function table(lines, link) {
  const [head, ...rows] = lines
    .filter((line) => !/^\s*\|[\s:|-]+\|\s*$/.test(line))
    .map((line) => line.trim().slice(1, -1).split("|"))
    .map((cells) => cells.map((cell) => inline(cell.trim(), link)));
  return html`<table>
    <thead>
      <tr>
        ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            ${row.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {string} text @param {Link} link */
function inline(text, link) {
  const plain = link.text ?? ((/** @type {string} */ part) => part);
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\((?:S\.)?\d+(?:\.\d+)*\)|\b\d+\.\d+(?:\.\d+)*\b)/).filter(Boolean);
  return parts.map((part) => {
    if (part.startsWith("**")) return html`<strong>${plain(part.slice(2, -2))}</strong>`;
    if (part.startsWith("*") && part.length > 2) return html`<em>${plain(part.slice(1, -1))}</em>`;
    if (part.startsWith("`")) return html`<code>${part.slice(1, -1)}</code>`;
    if (/^\(.*\)$/.test(part)) return html`<span>(${link.section(part.slice(1, -1))})</span>`;
    return /^\d+\.\d/.test(part) ? link.section(part) : plain(part);
  });
}
