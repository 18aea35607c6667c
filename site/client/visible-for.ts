import type { ClientDirective } from 'astro';

export interface VisibleFor {
  /** How long the page must have been visible, in milliseconds, counted in whole seconds. */
  delay: number;
  /** The narrowest viewport, in CSS pixels. */
  minimumWidth: number;
}

const second = 1000;

/** Calls back once the page has been visible for `delay` ms, not counting time hidden or prerendered. */
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

/**
 * `client:visible-for={{ delay, minimumWidth }}`: fetches the script once the page has been visible for `delay`, if
 * the window is wide enough then.
 */
const visibleFor: ClientDirective = (load, { value }) => {
  const { delay, minimumWidth } = value as unknown as VisibleFor;
  const start = async (): Promise<void> => {
    if (innerWidth < minimumWidth) return;
    const run = await load();
    await run();
  };
  afterVisible(delay, () => void start());
};

export default visibleFor;
