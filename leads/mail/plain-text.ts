import type { Letter } from './letter.ts';

/** The letter for readers and programs that do not show HTML. */
export const plainText = ({ heading, entries, advice, origin }: Letter): string =>
  [
    heading,
    ...entries.map(({ label, value }) => `${label}:\n${value}`),
    advice,
    `-- \n${origin}`,
  ].join('\n\n');
