const second = 1000;

/**
 * Calls back once the page has been in front of the visitor for this long, in
 * milliseconds, to the second. Time in which it is hidden, or only prerendered,
 * does not count.
 */
export const afterVisible = (delay: number, callback: () => void): void => {
  let left = delay;
  const timer = setInterval(() => {
    if (document.visibilityState === 'hidden') return;
    left -= second;
    if (left > 0) return;
    clearInterval(timer);
    callback();
  }, second);
};
