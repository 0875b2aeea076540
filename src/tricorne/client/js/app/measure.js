// @ts-check
/** The one place that measures the page: where it changes from phone to desk, what has room in the bar, which cards are cut. */
import { byId } from "./elements.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** Below this width the page is that of a phone, as in css/page.css. */
const PHONE_PX = 900;
/** Below this height panels show less. */
const LOW_PX = 800;
/** From this width on charts stand beside the log, as in css/page.css. */
const WIDE_PX = 2300;
/** How high the bar that asks is beside a map; a higher one would move it. */
const BAR_PX = 56;
/** The scale between map and dock is never drawn narrower. */
const EDGE_LEAST_PX = 820;

/** Whether the page is laid out for a phone. */
export function isPhone() {
  return innerWidth < PHONE_PX;
}

/** Whether the window has little room from top to bottom. */
export function isLow() {
  return isPhone() || innerHeight < LOW_PX;
}

/** Whether there is room for charts beside the log. */
export function isWide() {
  return innerWidth >= WIDE_PX;
}

/** Tell how wide the column of the map is, now and whenever it changes. @param {(width: number) => void} tell */
export function watchWidth(tell) {
  const main = byId("main");
  tell(main.clientWidth);
  new ResizeObserver(() => tell(main.clientWidth)).observe(main);
}

/** Width of the scale between map and dock. @param {Desk} desk */
export function edgeWidth(desk) {
  return Math.max(EDGE_LEAST_PX, desk.width);
}

/**
 * @typedef {object} Room what the bar has room for
 * @property {string} of the question and the width that it was found out for
 * @property {boolean} crowded the choices have no room beside the question and stand below the map
 * @property {boolean} fixed what would come of a choice has to do with the room that the choice has
 */

/** The room of the bar before it is measured: as it was, as long as question and width are the same. @param {Desk} desk @returns {Room} */
export function roomBefore(desk) {
  const of = `${desk.asked} ${desk.width}`;
  return desk.room.of === of ? desk.room : { of, crowded: false, fixed: false };
}

/**
 * The room that the bar turns out to have. Choices that are drawn stay where they are: what comes later may not move them.
 * @param {Desk} desk
 * @param {boolean} first the question is drawn for the first time at this width
 * @param {boolean} movable there are choices in the bar
 * @returns {Room}
 */
export function roomAfter(desk, first, movable) {
  if (isPhone() || byId("prompt").offsetHeight <= BAR_PX) return desk.room;
  return first ? { ...desk.room, crowded: movable } : { ...desk.room, fixed: true };
}

/** The cards of the dock that show only the beginning of their text. @returns {string[]} */
export function cutCards() {
  return [...byId("cards").querySelectorAll("[data-card]")]
    .filter((card) => isCut(card.querySelector(".text")))
    .map((card) => card.getAttribute("data-card") ?? "");
}

/** @param {Element | null} text */
function isCut(text) {
  return text !== null && text.scrollHeight > text.clientHeight + 1;
}

/** How much of the lower edge of the map the choices or the sheet of a battle lie over, where they do, in px. */
export function coveredBelow() {
  const { bottom } = byId("map").getBoundingClientRect();
  const over = [byId("tray"), ...(isPhone() ? [byId("battle")] : [])].map((node) => node.getBoundingClientRect());
  return Math.max(0, ...over.filter(({ height }) => height).map(({ top }) => bottom - top));
}

/** Where something stands above an element, inside the window. @param {HTMLElement} node @param {Element} element */
export function above({ offsetWidth: width, offsetHeight: height }, element) {
  const gap = 8;
  const at = element.getBoundingClientRect();
  const middle = at.left + at.width / 2 - width / 2;
  return { x: Math.min(Math.max(gap, middle), innerWidth - width - gap), y: Math.max(gap, at.top - height - gap) };
}

/** How high some elements of the page are together. @param {string[]} ids */
export function heightOf(...ids) {
  return ids.reduce((sum, id) => sum + byId(id).offsetHeight, 0);
}

/** How far to the right a thing was pressed, 0 to 1. @param {MouseEvent} event */
export function shareAcross({ currentTarget, clientX }) {
  const { left, width } = /** @type {Element} */ (currentTarget).getBoundingClientRect();
  return Math.min(1, Math.max(0, (clientX - left) / width));
}

/** Draw what grows at its end: who reads higher up keeps what they read where it is. @param {HTMLElement} host @param {boolean} away @param {() => void} draw */
export function drawAtEnd(host, away, draw) {
  const height = () => host.firstElementChild?.clientHeight ?? 0;
  const before = away ? height() : 0;
  draw();
  if (before) host.scrollTop -= height() - before;
}

/** Show the last line of what scrolls in a panel. @param {string} selector */
export function showEnd(selector) {
  const node = byId("panel-body").querySelector(selector);
  if (node) node.scrollTop = node.scrollHeight;
}

/** Scroll a strip sideways, and nothing else, until something in it is seen whole. @param {Element} strip @param {Element} node */
export function bringAcross(strip, node) {
  const [there, seen] = [node.getBoundingClientRect(), strip.getBoundingClientRect()];
  if (there.left < seen.left) strip.scrollLeft += there.left - seen.left;
  else if (there.right > seen.right) strip.scrollLeft += there.right - seen.right;
}
