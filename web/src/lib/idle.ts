/** Work that may wait until the page was drawn and takes what is typed. */

/** The longest wait of a page that always has something to do, in milliseconds. */
const LONGEST = 300;

/** Does something once the next frame was drawn and nothing else is to be done. */
export function afterDrawing(act: () => void): void {
  requestAnimationFrame(() => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: LONGEST });
    else setTimeout(act);
  });
}
