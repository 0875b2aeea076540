// @ts-check
/** Finding the place of a popover: beside its space, inside the window, never over what may be chosen. */

/** @param {DOMRect} a @param {{x: number, y: number, width: number, height: number}} b */
function overlap(a, b) {
  const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/**
 * @param {DOMRect} space
 * @param {{width: number, height: number}} size of the popover
 * @param {{width: number, height: number}} window
 * @param {DOMRect[]} avoid
 * @param {DOMRect[]} tags better not covered
 */
export function placePopover(space, size, window, avoid, tags) {
  const { width, height } = size;
  const xs = [space.right + 14, space.x - width - 14, space.x, space.right - width, space.x + space.width / 2 - width / 2];
  const ys = [space.bottom + 14, space.y - height - 14, space.y, space.bottom - height, space.y + space.height / 2 - height / 2];
  let best = { x: 8, y: 8 };
  let least = Infinity;
  for (const rawX of xs) {
    for (const rawY of ys) {
      const x = Math.min(Math.max(8, rawX), window.width - width - 8);
      const y = Math.min(Math.max(8, rawY), window.height - height - 8);
      const at = { x, y, width, height };
      const cost = overlap(space, at) * 4 + avoid.reduce((sum, r) => sum + overlap(r, at) * 3, 0)
        + tags.reduce((sum, r) => sum + overlap(r, at), 0)
        + Math.hypot(x + width / 2 - space.x - space.width / 2, y + height / 2 - space.y - space.height / 2);
      if (cost < least) {
        least = cost;
        best = { x, y };
      }
    }
  }
  return best;
}
