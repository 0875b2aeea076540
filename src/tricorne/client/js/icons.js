// @ts-check
/** The icons of bars, tabs and cards: one line each, on a square of 24 units. */
import { html, nothing } from "./lit.js";

/** @type {Record<string, string>} */
const ICONS = {
  back: "M15 5l-7 7 7 7",
  undo: "M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4",
  next: "M4 5l8 7-8 7M12 5l8 7-8 7",
  "undo-turn": "M7 5L3 9l4 4M12 5L8 9l4 4M8 9h7a5 5 0 0 1 0 10h-4",
  swap: "M4 9h15M15 5l4 4-4 4M20 15H5M9 11l-4 4 4 4",
  replay: "M4 5v5h5M4.6 10A8 8 0 1 1 4 14M12 8v5l3.5 2",
  fork: "M7 4v4a4 4 0 0 0 4 4h1a4 4 0 0 0 4-4V4M12 12v8M5 6l2-2 2 2M14 6l2-2 2 2",
  chart: "M4 4v16h16M7 15l4-4 3 2 5-7",
  rules: "M12 6C10 4.500 7 4 4 4v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14",
  key: "M8.500 11a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM11 12l8-8M16 7l3 3M14 9l2 2",
  chat: "M4 5h16v11H10l-4 4v-4H4z",
  settings:
    "M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.100 2.100M16.300 16.300l2.100 2.100M5.600 18.400l2.100-2.100M16.300 7.700l2.100-2.100",
  map: "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
  cards: "M8 4h11v15H8zM5 7v14h11",
  forces: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM17 13.500l4 6.500h-8z",
  log: "M5 3h14v18H5zM8 8h8M8 12h8M8 16h5",
  more: "M12 4.200a.8 .8 0 1 0 .01 0M12 11.200a.8 .8 0 1 0 .01 0M12 18.200a.8 .8 0 1 0 .01 0",
  share: "M15 5l4 4-4 4M19 9H11a6 6 0 0 0-6 6v4",
  close: "M6 6l12 12M18 6L6 18",
  pause: "M9 5v14M15 5v14",
  play: "M8 5l11 7-11 7z",
  step: "M6 5l9 7-9 7zM18 5v14",
  skip: "M4 5l7 7-7 7zM12 5l7 7-7 7zM20 5v14",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  notes: "M5 4h14v11l-5 5H5zM14 20v-5h5",
  lobby: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  seat: "M7 4v9h10M17 13v7M7 13v7M7 13h10",
  anchor: "M12 8v13M8 12h8M4 14c.5 5 3.500 7 8 7s7.500-2 8-7M12 3.500a2.200 2.200 0 1 0 .01 0z",
};

/** @param {string} name @param {number} [size] */
export function icon(name, size = 20) {
  return html`<span class="icon" aria-hidden="true"
    ><svg
      viewBox="0 0 24 24"
      width=${size}
      height=${size}
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round">
      <path d=${ICONS[name]} /></svg
  ></span>`;
}

/** The mark of Tricorne: a hat with three corners and a cockade. */
const MARK = html`<span class="mark" aria-hidden="true"
  ><svg viewBox="0 0 32 20" width="30" height="18.75">
    <path d="M1 16C5 16 9 13 11 8 12.500 4 14.500 2 16 2s3.500 2 5 6c2 5 6 8 10 8-4 2-9 3-15 3S5 18 1 16z" fill="currentColor" />
    <path d="M3.500 16.200C9 14.500 12 12.500 16 12.500s7 2 12.500 3.700" fill="none" stroke="var(--bar)" stroke-width="1.300" />
    <circle cx="22" cy="11" r="2.300" fill="#C4453D" /></svg
></span>`;

/** The mark and the name, and where they lead. @param {string} href @param {string} [title] */
export function brand(href, title) {
  return html`<a class="brand" href=${href} title=${title ?? nothing} aria-label="Tricorne"
    >${MARK}<span class="brand-name">Tricorne</span></a
  >`;
}

/**
 * A button that shows an icon and says its name.
 * @param {string} name
 * @param {string} label
 * @param {(event: MouseEvent) => void} act
 * @param {{class?: string, key?: string, panel?: string, pressed?: boolean, disabled?: boolean, barred?: string, badge?: number}} [more] badge: how many things wait behind it
 */
export function iconButton(
  name,
  label,
  act,
  { class: more = "", key = `icon-${name}`, panel, pressed, disabled = false, barred = "", badge = 0 } = {},
) {
  return html`<button
    type="button"
    class="icon-button ${more}"
    title=${barred || label}
    aria-label=${label}
    data-key=${key}
    data-panel=${panel ?? nothing}
    aria-pressed=${pressed ?? nothing}
    ?disabled=${disabled}
    aria-disabled=${barred ? "true" : nothing}
    @click=${act}>
    ${icon(name)}${badge ? html`<span class="badge">${badge}</span>` : nothing}
  </button>`;
}

/** A key as it is shown on a button. @param {string} key */
export function keycap(key) {
  return html`<kbd aria-hidden="true">${key}</kbd>`;
}
