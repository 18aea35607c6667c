/**
 * Calls back once the page has been in front of the visitor for this long, in
 * milliseconds. Time in which it is hidden, or only prerendered, does not count.
 */
export const afterVisible = (delay: number, callback: () => void): void => {
  let left = delay;
  let startedAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const finish = () => {
    document.removeEventListener('visibilitychange', update);
    callback();
  };
  const pause = () => {
    if (startedAt === undefined) return;
    clearTimeout(timer);
    left -= performance.now() - startedAt;
    startedAt = undefined;
  };
  const resume = () => {
    if (startedAt !== undefined) return;
    startedAt = performance.now();
    timer = setTimeout(finish, Math.max(left, 0));
  };
  // A prerendered page is hidden until it is shown.
  const update = () => (document.visibilityState === 'visible' ? resume() : pause());

  document.addEventListener('visibilitychange', update);
  update();
};
