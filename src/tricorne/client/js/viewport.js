// @ts-check
/**
 * Pan and zoom of a drawing inside an element: wheel, drag, pinch, keys.
 * The drawing's point p is shown at p · k + (x, y).
 */

const MOVE_TOLERANCE = 6;
const LONG_PRESS_MS = 500;
const PHONE_PX = 700;
/** A window that grows by less than this part of its height keeps the scale it has: what is below the map comes and goes. */
const SLACK = 0.16;

export class Viewport {
  /**
   * @param {HTMLElement | SVGSVGElement} host
   * @param {[number, number, number, number]} frame
   * @param {[number, number, number, number]} extent
   * @param {[number, number, number, number]} span the most that can be seen at once
   * @param {{change: () => void, tap: (target: Element, touch: boolean) => void, hold: (target: Element) => void}} calls
   */
  constructor(host, frame, extent, span, calls) {
    this.host = host;
    this.frame = frame;
    this.extent = extent;
    this.span = span;
    this.core = frame;
    /** The scale below which a phone cannot show names. */
    this.legible = 0;
    /** px at the lower edge of a large window that what is below the map may come to lie over. */
    this.spare = 0;
    /** px at the lower edge that lie under something now: the drawing may be moved up so far. */
    this.covered = 0;
    this.calls = calls;
    this.k = 1;
    this.x = 0;
    this.y = 0;
    this.moved = false;
    this.size = { width: 1, height: 1 };
    /** The size that the drawing was fitted to. */
    this.fitted = this.size;
    this.measure();
    /** @type {Map<number, {x: number, y: number}>} */
    this.pointers = new Map();
    this.dragged = 0;
    this.hold = 0;
    this.#listen();
  }

  /**
   * Look how large the window is; asking the page for it in the midst of changes costs a layout each time.
   * @returns {boolean} whether the drawing has to be fitted again
   */
  measure() {
    this.size = { width: this.host.clientWidth || 1, height: this.host.clientHeight || 1 };
    const more = this.size.height / this.fitted.height;
    if (this.size.width === this.fitted.width && more >= 1 && more < 1 + SLACK) return false;
    this.fitted = this.size;
    return true;
  }

  /** The least scale: all that can be seen at once is seen, and nothing beyond what is drawn. */
  get whole() {
    const { width, height } = this.size;
    const [x0, y0, x1, y1] = this.extent;
    const filled = Math.max(width / (x1 - x0), height / (y1 - y0));
    return this.phone ? filled : Math.max(filled, Math.min(width / this.span[2], height / this.span[3]));
  }

  /** Whether the window is that of a phone. */
  get phone() {
    return this.size.width < PHONE_PX;
  }

  /** What counts as 100 %: the frame just fits a large window; one to one in a small one. */
  get base() {
    const { width, height } = this.fitted;
    return this.phone ? 1 : Math.max(1, Math.min(width / this.frame[2], height / this.frame[3]));
  }

  /** Show the whole frame; where there is little room, only the part of it that is played on, or the middle of that. */
  fit() {
    const { width } = this.size;
    const height = this.size.height - (this.phone ? 0 : this.spare);
    const little = Math.min(width / this.frame[2], height / this.frame[3]) < 1;
    this.moved = false;
    this.fitted = this.size;
    this.show(little ? this.core : this.frame, 0, 6, this.phone ? this.legible : 0, height);
  }

  /**
   * Show a rectangle of the drawing with a margin in px.
   * @param {[number, number, number, number]} rect x, y, width, height
   * @param {number} margin
   * @param {number} [most] greatest scale
   * @param {number} [least] smallest scale, even if not all of it is seen
   * @param {number} [height] of the part of the window that it is shown in
   */
  show(rect, margin, most = 6, least = 0, height = this.size.height) {
    const { width } = this.size;
    const k = Math.min(most, (width - 2 * margin) / rect[2], (height - 2 * margin) / rect[3]);
    this.k = Math.max(k, least, this.whole);
    this.x = width / 2 - (rect[0] + rect[2] / 2) * this.k;
    this.y = height / 2 - (rect[1] + rect[3] / 2) * this.k;
    this.#settle();
  }

  /** @param {number} factor @param {number} [cx] @param {number} [cy] fixed point on the screen */
  zoom(factor, cx = this.size.width / 2, cy = this.size.height / 2) {
    const k = Math.min(6, Math.max(this.whole, this.k * factor));
    this.x = cx - ((cx - this.x) * k) / this.k;
    this.y = cy - ((cy - this.y) * k) / this.k;
    this.k = k;
    this.moved = true;
    this.#settle();
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.moved = true;
    this.#settle();
  }

  /** Keep the drawing on the screen. */
  #settle() {
    const { width, height } = this.size;
    const [x0, y0, x1, y1] = this.extent;
    const clamp = (/** @type {number} */ at, /** @type {number} */ lo, /** @type {number} */ hi) =>
      lo > hi ? (lo + hi) / 2 : Math.min(hi, Math.max(lo, at));
    this.x = clamp(this.x, width - x1 * this.k, -x0 * this.k);
    this.y = clamp(this.y, height - this.covered - y1 * this.k, -y0 * this.k);
    this.calls.change();
  }

  #listen() {
    const host = /** @type {HTMLElement} */ (this.host);
    host.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        const box = host.getBoundingClientRect();
        this.zoom(Math.exp(-event.deltaY * 0.0015), event.clientX - box.left, event.clientY - box.top);
      },
      { passive: false },
    );
    host.addEventListener("pointerdown", (event) => this.#down(event));
    host.addEventListener("pointermove", (event) => this.#move(event));
    host.addEventListener("pointerup", (event) => this.#up(event));
    host.addEventListener("pointercancel", (event) => this.#forget(event));
    host.addEventListener("keydown", (event) => this.press(event));
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.dragged = this.pointers.size > 1 ? MOVE_TOLERANCE + 1 : 0;
    clearTimeout(this.hold);
    const target = /** @type {Element} */ (event.target);
    if (this.pointers.size === 1 && event.pointerType !== "mouse") {
      this.hold = window.setTimeout(() => {
        if (this.dragged <= MOVE_TOLERANCE) {
          this.dragged = MOVE_TOLERANCE + 1;
          this.calls.hold(target);
        }
      }, LONG_PRESS_MS);
    }
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const last = this.pointers.get(event.pointerId);
    if (!last) return;
    const dx = event.clientX - last.x;
    const dy = event.clientY - last.y;
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, p]) => p);
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.dragged += Math.abs(dx) + Math.abs(dy);
    if (this.dragged <= MOVE_TOLERANCE) return;
    clearTimeout(this.hold);
    this.host.setPointerCapture(event.pointerId);
    if (others.length) {
      const other = others[0];
      const before = Math.hypot(last.x - other.x, last.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      const box = this.host.getBoundingClientRect();
      this.zoom(after / (before || 1), (event.clientX + other.x) / 2 - box.left, (event.clientY + other.y) / 2 - box.top);
      this.pan(dx / 2, dy / 2);
    } else this.pan(dx, dy);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const tapped = this.pointers.has(event.pointerId) && this.dragged <= MOVE_TOLERANCE;
    this.#forget(event);
    if (tapped) this.calls.tap(/** @type {Element} */ (event.target), event.pointerType !== "mouse");
  }

  /** @param {PointerEvent} event */
  #forget(event) {
    clearTimeout(this.hold);
    this.pointers.delete(event.pointerId);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    /** @type {Record<string, () => void>} */
    const keys = { "+": () => this.zoom(1.25), "=": () => this.zoom(1.25), "-": () => this.zoom(0.8), 0: () => this.fit() };
    if (event.shiftKey) {
      keys.ArrowLeft = () => this.pan(80, 0);
      keys.ArrowRight = () => this.pan(-80, 0);
      keys.ArrowUp = () => this.pan(0, 80);
      keys.ArrowDown = () => this.pan(0, -80);
    }
    const act = keys[event.key];
    if (act) {
      event.preventDefault();
      act();
    }
  }
}
