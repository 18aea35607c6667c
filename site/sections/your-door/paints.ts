/** The colors of a website, for drawings in it. */
export const ink = 'var(--shop-ink)';
export const edge = 'var(--shop-edge)';
export const soft = 'var(--shop-soft)';
export const pale = 'var(--shop-pale)';

/** Evenly spaced angles, in degrees. */
export const turns = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index * 360) / count);
