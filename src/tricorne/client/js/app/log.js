// @ts-check
/** The log: grouped by turn, names linked to the map, rules cited, dice drawn, the reasons of bots. */
import { ruleLink } from "./desk.js";
import { signed } from "../panels.js";
import { h } from "./dom.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {import("./types.js").LogEntry} LogEntry */

const FIRST_SHOWN = 160;

/** Spaces named in an entry. @param {Desk} desk @param {any} value @returns {string[]} */
export function spacesIn(desk, value) {
  if (typeof value === "string") return desk.isSpace(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((inner) => spacesIn(desk, inner));
  if (value && typeof value === "object")
    return [...Object.keys(value).filter(desk.isSpace), ...Object.values(value).flatMap((inner) => spacesIn(desk, inner))];
  return [];
}

/**
 * The newest group first, in each group in the order in which it happened.
 * @param {HTMLElement} host
 * @param {Desk} desk
 */
export function drawLog(host, desk) {
  const stamp = `${desk.words.language} ${desk.shown.log.length} ${desk.shown.log.at(-1)?.moment} ${desk.shown.reasons.length} ${desk.shown.seat}`;
  if (host.dataset.stamp === stamp) return;
  host.dataset.stamp = stamp;
  const all = host.dataset.all === "yes";
  const entries = all ? desk.shown.log : desk.shown.log.slice(-FIRST_SHOWN);
  const nodes = groups(desk, entries)
    .reverse()
    .map((group) => knownGroup(desk, group));
  if (!nodes.length) nodes.push(h("p", { class: "empty" }, desk.words.t("ui-log-empty")));
  const showAll = () => {
    host.dataset.all = "yes";
    host.dataset.stamp = "";
    if (desk.live.logStart) desk.link.earlierLog().catch(desk.complain);
    else drawLog(host, desk);
  };
  const more =
    entries.length < desk.shown.log.length || desk.shown.logStart
      ? [h("button", { type: "button", class: "quiet little", on: { click: showAll } }, desk.words.t("ui-log-older"))]
      : [];
  place(host, [...nodes, ...more]);
}

/** Let an element have these children; those that stay are not moved, because whatever is moved has to be laid out anew. @param {HTMLElement} host @param {HTMLElement[]} nodes */
function place(host, nodes) {
  const wanted = new Set(nodes);
  for (const old of [...host.children]) if (!wanted.has(/** @type {HTMLElement} */ (old))) old.remove();
  nodes.forEach((node, i) => host.children[i] !== node && host.insertBefore(node, host.children[i] ?? null));
}

/** Groups as they were drawn, by their first entry. @type {WeakMap<LogEntry, {as: string, last: LogEntry, node: HTMLElement}>} */
const drawn = new WeakMap();

/** The node of a group, made once as long as nothing is added to it. @param {Desk} desk @param {{head: LogEntry | null, entries: LogEntry[]}} group */
function knownGroup(desk, group) {
  const all = group.head ? [group.head, ...group.entries] : group.entries;
  const [first, last] = [all[0], all[all.length - 1]];
  const reasons = desk.shown.reasons.filter((reason) => reason.moment >= first.moment && reason.moment <= last.moment).length;
  const as = `${desk.words.language} ${all.length} ${reasons} ${desk.shown.seat}`;
  const known = drawn.get(first);
  if (known && known.as === as && known.last === last) return known.node;
  const node = groupNode(desk, group);
  drawn.set(first, { as, last, node });
  return node;
}

/** @param {Desk} desk @param {LogEntry[]} entries @returns {{head: LogEntry | null, entries: LogEntry[]}[]} */
function groups(desk, entries) {
  /** @type {{head: LogEntry | null, entries: LogEntry[]}[]} */
  const found = [];
  for (const entry of entries) {
    if (desk.module.headings.includes(entry.event)) {
      const last = found.at(-1);
      if (last && last.head && !last.entries.length && last.head.event !== entry.event) found.push({ head: entry, entries: [] });
      else found.push({ head: entry, entries: [] });
    } else if (found.length) found[found.length - 1].entries.push(entry);
    else found.push({ head: null, entries: [entry] });
  }
  return found;
}

/** @param {Desk} desk @param {{head: LogEntry | null, entries: LogEntry[]}} group */
function groupNode(desk, group) {
  const seat = group.head ? seatOf(desk, group.head) : null;
  const node = h(
    "section",
    { class: "log-group", tone: seat ? desk.module.tones[seat] : null },
    group.head ? h("h3", {}, lineNodes(desk, group.head)) : null,
    h(
      "ol",
      {},
      group.entries.map((entry, i) => entryNode(desk, entry, seat, entry.moment !== group.entries[i - 1]?.moment)),
    ),
  );
  for (const link of links(node)) link.tabIndex = -1;
  return node;
}

/** What can be pressed in the log. @param {HTMLElement} host @returns {HTMLElement[]} */
const links = (host) => [...host.querySelectorAll("a, summary, button")].map((node) => /** @type {HTMLElement} */ (node));

/** The log is one stop of the tab key: in it the arrows go from link to link. @param {HTMLElement} host */
export function roveLog(host) {
  host.addEventListener("keydown", (event) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = links(host);
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement)) + way;
    event.preventDefault();
    event.stopPropagation();
    (at < 0 ? host : all[Math.min(at, all.length - 1)])?.focus();
  });
}

/** The seat an entry is about. @param {Desk} desk @param {LogEntry} entry */
function seatOf(desk, entry) {
  for (const value of [entry.args.faction, entry.args.seat, entry.args.side, ...Object.values(entry.args)])
    if (typeof value === "string" && desk.module.tones[value]) return value;
  return null;
}

/** @param {Desk} desk @param {LogEntry} entry @param {string | null} of the seat of the group @param {boolean} first of what came of one answer: it has the reasons */
function entryNode(desk, entry, of, first) {
  const seat = seatOf(desk, entry) ?? of;
  const spaces = [...new Set(spacesIn(desk, entry.args))];
  const names = spaces.length ? { pointerenter: () => desk.name(spaces), pointerleave: () => desk.name([]) } : {};
  return h(
    "li",
    { class: `event-${entry.event}`, tone: seat ? desk.module.tones[seat] : null, "data-moment": entry.moment, on: names },
    h("span", {}, lineNodes(desk, entry), " ", ruleLink(desk, entry.rule), " ", momentLink(desk, entry)),
    dice(desk, entry, seat),
    table(desk, entry),
    first ? why(desk, entry) : null,
  );
}

/** The table as it was then, also as a link for others. @param {Desk} desk @param {LogEntry} entry */
function momentLink(desk, entry) {
  const show = (/** @type {Event} */ event) => {
    event.preventDefault();
    desk.showMoment(entry.moment);
  };
  return h(
    "a",
    {
      class: "when",
      href: `?m=${entry.moment}`,
      title: desk.words.t("ui-show-moment"),
      "aria-label": desk.words.t("ui-show-moment"),
      on: { click: show },
    },
    "↺",
  );
}

/** @param {Desk} desk @param {LogEntry} entry */
function lineNodes(desk, entry) {
  return desk.words
    .line(entry, desk.isSpace)
    .map((part) =>
      typeof part === "string"
        ? part
        : h(
            "a",
            {
              class: "place",
              href: "#map",
              on: {
                click: (/** @type {Event} */ event) => (event.preventDefault(), desk.name([part.id])),
                focus: () => desk.name([part.id]),
                blur: () => desk.name([]),
              },
            },
            part.text,
          ),
    );
}

/** @param {Desk} desk @param {LogEntry} entry @param {string | null} seat */
function dice(desk, entry, seat) {
  const faces = entry.args.dice ?? entry.args.die ?? entry.args.roll;
  const draw = desk.module.die;
  if (faces === undefined || faces === null || !draw) return null;
  /** @type {(string | number)[]} */
  const list = Array.isArray(faces)
    ? faces
    : typeof faces === "object"
      ? Object.entries(faces).flatMap(([face, n]) => Array(Number(n)).fill(face))
      : [faces];
  if (!list.length) return null;
  return h("span", { class: "dice", html: list.map((face) => draw(face, entry, seat)).join("") });
}

/** Modifiers of a battle as a small table: arguments `modifiers`, names, and `worth`, what each adds. @param {Desk} desk @param {LogEntry} entry */
function table(desk, entry) {
  const { modifiers, worth } = entry.args;
  if (!Array.isArray(worth) || !worth.length) return null;
  return h(
    "table",
    { class: "modifiers" },
    h(
      "tbody",
      {},
      worth.map((n, i) => h("tr", {}, h("th", { scope: "row" }, desk.words.nounOr(modifiers[i])), h("td", {}, signed(n)))),
    ),
  );
}

/** Why a non-player did what an entry tells, sentence by sentence. @param {Desk} desk @param {LogEntry} entry @returns {string[]} */
export function reasonsOf(desk, entry) {
  const { words } = desk;
  const reason = desk.shown.reasons.find((r) => r.moment + 1 === entry.moment);
  return (reason?.why ?? []).map(([message, args]) => (words.has(message) ? words.say(message, args) : words.nounOr(message)));
}

/** @param {Desk} desk @param {LogEntry} entry */
function why(desk, entry) {
  const reasons = reasonsOf(desk, entry);
  return reasons.length
    ? h(
        "details",
        { class: "reason" },
        h("summary", {}, desk.words.t("ui-why")),
        h(
          "ol",
          {},
          reasons.map((reason) => h("li", {}, reason)),
        ),
      )
    : null;
}
