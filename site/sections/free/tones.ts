import type { FreeSection } from '@agency/content-model/schemas/free-page.ts';

export type Tone = 'ground' | 'tint' | 'soft';

/** The colors that suit each kind of section, best first. */
const fitting: Readonly<Record<FreeSection['kind'], readonly Tone[]>> = {
  text: ['ground', 'tint', 'soft'],
  cards: ['tint', 'soft', 'ground'],
  steps: ['tint', 'ground', 'soft'],
  questions: ['ground', 'tint', 'soft'],
  quotes: ['tint', 'soft', 'ground'],
  prices: ['ground', 'tint', 'soft'],
  // Without a portrait, it is darker than all of these.
  'call to action': ['soft'],
};

/** A color for each section of a page whose top has the color `before`, so that no two neighbors have the same. */
export const tonesOf = (
  sections: readonly Pick<FreeSection, 'kind'>[],
  before: Tone,
): readonly Tone[] => {
  let last = before;
  return sections.map(({ kind }, index) => {
    const [first = 'ground'] = fitting[kind];
    const isEndNext = sections[index + 1]?.kind === 'call to action';
    last = fitting[kind].find((tone) => tone !== last && !(isEndNext && tone === 'soft')) ?? first;
    return last;
  });
};
