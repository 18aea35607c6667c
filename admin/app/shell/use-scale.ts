import { useEffect, useRef, useState } from 'react';

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
