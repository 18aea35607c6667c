import { grain } from '../studio/grain.ts';

/** A 960 by 1200 scene for a doorway frame. Keep what matters out of the upper corners, which the arch cuts off. */
export const doorwayScene = (ground: string, content: string): string =>
  `<div style="position:absolute;inset:0;background:${ground}"><svg width="960" height="1200" viewBox="0 0 960 1200" style="position:absolute">${content}</svg>${grain({ strength: 0.3 })}</div>`;
