// @ts-check
/** Small helpers for building the page. */

/** @typedef {Node | string | number | false | null | undefined | any[]} Child */
/** @typedef {Record<string, any>} Props */

/**
 * An element. `on` holds listeners, `class` may be a list with holes, false and null attributes are left out.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Props} [props]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === false || value === null || value === undefined) continue;
    if (key === "on") for (const [event, act] of Object.entries(value)) node.addEventListener(event, act);
    else if (key === "class") node.className = Array.isArray(value) ? value.filter(Boolean).join(" ") : value;
    else if (key === "html") node.innerHTML = value;
    else if (key === "value" && "value" in node) /** @type {any} */ (node).value = value;
    else if (key === "tone") setTone(node, value);
    else node.setAttribute(key, value === true ? "" : String(value));
  }
  append(node, children);
  return node;
}

/** The colour of a side, its lettering, and the colour of its lines. @param {HTMLElement} node @param {{fill: string, ink: string, line?: string}} tone */
function setTone(node, { fill, ink, line }) {
  node.style.setProperty("--tone", fill);
  node.style.setProperty("--tone-ink", ink);
  node.style.setProperty("--tone-line", line ?? fill);
}

/** @param {Node} node @param {Child[]} children */
function append(node, children) {
  for (const child of children) {
    if (Array.isArray(child)) append(node, child);
    else if (child !== false && child !== null && child !== undefined) {
      node.appendChild(child instanceof Node ? child : document.createTextNode(String(child)));
    }
  }
}

/**
 * Show something in an element. What is there already stays, with its listeners: so these have to look at what is true when
 * they are called. The focus stays on the element with the same `data-key`.
 * @param {Element} host
 * @param {...Child} children
 */
export function render(host, ...children) {
  const active = document.activeElement;
  const key = active && host.contains(active) ? active.getAttribute("data-key") : null;
  const whole = document.createDocumentFragment();
  append(whole, children);
  become(host, whole);
  if (key && document.activeElement !== active) focusWhenDrawn(host.querySelector(`[data-key="${CSS.escape(key)}"]`));
}

/** Give something the focus when everything is drawn: to do it asks for a layout, and one is enough. @param {Element | null | undefined} node */
export function focusWhenDrawn(node) {
  queueMicrotask(() => /** @type {HTMLElement | null} */ (node)?.focus());
}

/** Elements that are replaced as a whole when anything about them is different: they have listeners or a state of their own. */
const WHOLE = "button, a, input, select, textarea, label, summary, details, svg";

/**
 * Make the content of an element equal to another's, and touch only what differs: whatever is touched has to be laid out anew.
 * @param {Element} host
 * @param {ParentNode} wanted loses what is used of it
 */
export function become(host, wanted) {
  const fresh = [...wanted.childNodes];
  fresh.forEach((node, i) => {
    const old = host.childNodes[i];
    if (!old) host.append(node);
    else if (old.isEqualNode(node)) return;
    else if (
      old instanceof Element &&
      node instanceof Element &&
      !node.matches(WHOLE) &&
      old.cloneNode(false).isEqualNode(node.cloneNode(false))
    )
      become(old, node);
    else old.replaceWith(node);
  });
  while (host.childNodes.length > fresh.length) host.lastChild?.remove();
}

/** @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const node = document.getElementById(id);
  if (!node) throw new Error(`the page has no #${id}`);
  return node;
}

/** A key as it is shown on a button. @param {string} key */
export function keycap(key) {
  return h("kbd", { "aria-hidden": "true" }, key);
}

/** Whether the person types text into something. @param {EventTarget | null} target */
export function isTyping(target) {
  return (
    target instanceof HTMLElement &&
    (target.matches("input:not([type=range]):not([type=radio]):not([type=checkbox]), textarea, select") || target.isContentEditable)
  );
}

/** Whether things should jump instead of move. */
export function reducedMotion() {
  return document.documentElement.dataset.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * @param {string} text
 * @returns {Promise<boolean>} whether it worked
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
