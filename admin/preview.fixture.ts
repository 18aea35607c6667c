import type { Preview } from './preview.ts';

/** A preview that draws nothing. */
export const noPreview: Preview = {
  port: 4323,
  state: () => 'ready',
  onReady: () => {},
  restart: () => {},
};
