/** What a visitor does first, with whatever she has. A mouse that rests where a page opens does not move. */
const signs = ['pointermove', 'pointerdown', 'focusin', 'keydown'] as const;

/** A browser without windows says that a mouse moves in the corner of every page; it is nobody's. */
const isNobodys = ({ x, y }: Partial<MouseEvent>): boolean => x === 0 && y === 0;

/** Calls `start` once, at the first pointer, key or focus anywhere on the page. */
export const onInteraction = (start: () => void): void => {
  const begin = (event: Event): void => {
    if (isNobodys(event)) return;
    for (const sign of signs) removeEventListener(sign, begin);
    start();
  };
  for (const sign of signs) addEventListener(sign, begin);
};
