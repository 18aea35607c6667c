import { createContext, useEffect, useRef, useState } from 'react';
import type { Office } from '../api-types.ts';

/** Where the preview of the site is: an origin of its own, where people sign in by its name, and on one's own machine by its port. */
export const previewOrigin = ({ preview }: Office): string =>
  preview.origin ?? `http://${location.hostname}:${preview.port}`;

/** How often other words were given to the preview. */
export const Shown = createContext(0);

/** How much something of this width, in pixels, is made smaller so that it fits into `pane`; 0 where that is folded away. */
export const useScale = (width: number) => {
  const pane = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState<number>();
  useEffect(() => {
    const { current } = pane;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [width]);
  return { pane, scale };
};
