import type { FreeSection } from '@agency/content-model/schemas/free-page.ts';

export type Tone = 'ground' | 'tint' | 'soft';

/** The colors that suit each kind of section: the best, and the one to take after a neighbor with it. */
const fitting: Readonly<Record<FreeSection['kind'], readonly Tone[]>> = {
  text: ['ground', 'tint'],
  cards: ['tint', 'soft'],
  steps: ['tint', 'ground'],
  questions: ['ground', 'tint'],
  quotes: ['tint', 'soft'],
  prices: ['ground', 'tint'],
  'call to action': ['soft'],
};

/** A color for each section of a page whose top has the color `before`, so that no two neighbors have the same. */
export const tonesOf = (sections: readonly Pick<FreeSection, 'kind'>[], before: Tone): Tone[] => {
  let last = before;
  return sections.map(({ kind }) => {
    const [first = 'ground', second = first] = fitting[kind];
    last = first === last ? second : first;
    return last;
  });
};
