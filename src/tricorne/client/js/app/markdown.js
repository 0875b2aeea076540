// @ts-check
/** The little Markdown that the rule help uses: paragraphs, lists, tables, bold, italics, code, links to sections. */
import { h } from "./dom.js";

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

/** @param {string} text @param {(section: string) => Node} link */
export function markdown(text, link) {
  return text
    .split(/\n\s*\n/)
    .filter((block) => block.trim())
    .map((block) => {
      const lines = block.trim().split("\n");
      if (lines.every((line) => /^\s*\|/.test(line))) return table(lines, link);
      if (lines.every((line) => /^\s*([-*]|\d+\.)\s|^\s{2,}/.test(line))) return list(lines, link);
      return h("p", {}, inline(lines.join(" "), link));
    });
}

/** @param {string[]} lines @param {(section: string) => Node} link */
function list(lines, link) {
  const items = lines
    .join("\n")
    .split(/\n(?=\s*(?:[-*]|\d+\.)\s)/)
    .map((item) => item.replace(/^\s*([-*]|\d+\.)\s+/, "").replace(/\s*\n\s*/g, " "));
  return h(
    /^\s*\d/.test(lines[0]) ? "ol" : "ul",
    {},
    items.map((item) => h("li", {}, inline(item, link))),
  );
}

/** @param {string[]} lines @param {(section: string) => Node} link */
function table(lines, link) {
  const rows = lines
    .filter((line) => !/^\s*\|[\s:|-]+\|\s*$/.test(line))
    .map((line) =>
      line
        .trim()
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );
  return h(
    "table",
    {},
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        rows[0].map((cell) => h("th", { scope: "col" }, inline(cell, link))),
      ),
    ),
    h(
      "tbody",
      {},
      rows.slice(1).map((row) =>
        h(
          "tr",
          {},
          row.map((cell) => h("td", {}, inline(cell, link))),
        ),
      ),
    ),
  );
}

/** @param {string} text @param {(section: string) => Node} link @returns {(Node | string)[]} */
function inline(text, link) {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\((?:S\.)?\d+(?:\.\d+)*\)|\b\d+\.\d+(?:\.\d+)*\b)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("**")) return h("strong", {}, part.slice(2, -2));
      if (part.startsWith("*") && part.length > 2) return h("em", {}, part.slice(1, -1));
      if (part.startsWith("`")) return h("code", {}, part.slice(1, -1));
      if (/^\(.*\)$/.test(part)) return h("span", {}, "(", link(part.slice(1, -1)), ")");
      return /^\d+\.\d/.test(part) ? link(part) : part;
    });
}
