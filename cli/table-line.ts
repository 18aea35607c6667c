import { printableLine } from '../leads/printable-text.ts';

/** One line of a table on a terminal: each cell cut and padded to its width, and free of control characters. */
export const tableLine = (cells: readonly string[], widths: readonly number[]): string => {
  const padded = widths.map((width, index) =>
    printableLine(cells[index] ?? '', width).padEnd(width),
  );
  return `${padded.join('  ').trimEnd()}\n`;
};

/** A moment as short as it can be read: ISO 8601 in seconds, UTC. */
export const shortMoment = (timestamp: string): string => timestamp.replace(/\.\d+Z$/u, 'Z');
