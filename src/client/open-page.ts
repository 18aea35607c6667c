import { afterFrame } from './after-frame.ts';

/** Lets what moves while a page opens begin (`[data-open]` in styles), once its first frame is there. */
export const openPage = (): void =>
  afterFrame(() => {
    document.documentElement.dataset['open'] = '';
  });
