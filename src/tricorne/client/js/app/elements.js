// @ts-check
/** The elements that stand in the page itself. */

/** @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const node = document.getElementById(id);
  if (!node) throw new Error(`the page has no #${id}`);
  return node;
}

/** Whether the person types text into something. @param {EventTarget | null} target */
export function isTyping(target) {
  return (
    target instanceof HTMLElement &&
    (target.matches("input:not([type=range]):not([type=radio]):not([type=checkbox]), textarea, select") || target.isContentEditable)
  );
}

/** A drawing that is asked for as often as anything changes, and made once after all changes of a moment. @param {() => void} draw */
export function onceAMoment(draw) {
  let due = false;
  return () => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      draw();
    });
  };
}
