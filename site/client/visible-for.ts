import type { ClientDirective } from 'astro';

export interface VisibleFor {
  /** How long the page must have been in front of the visitor, in milliseconds, to the second. */
  delay: number;
  /** Narrowest viewport, in pixels. */
  minimumWidth: number;
}

const second = 1000;

/** Calls back once the page has been visible for so long. Time in which it is hidden, or only prerendered, does not count. */
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

/** `client:visible-for={{ delay, minimumWidth }}`: the script is fetched when the page has been visible for so long, if the window is wide enough then. */
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
