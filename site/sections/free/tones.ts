import type { FreeSection } from '@agency/content-model/schemas/free-page.ts';

export type Tone = 'ground' | 'tint' | 'soft';

/** The colors that suit each kind of section, best first. */
const fitting: Readonly<Record<FreeSection['kind'], readonly Tone[]>> = {
  text: ['ground', 'tint', 'soft'],
  cards: ['tint', 'soft', 'ground'],
  steps: ['tint', 'ground', 'soft'],
  questions: ['ground', 'tint', 'soft'],
  quotes: ['soft', 'tint', 'ground'],
  prices: ['ground', 'tint'],
  'call to action': ['soft'],
};

/** A color for each section of a page whose top has the color `before`, so that no two neighbors have the same. */
export const tonesOf = (sections: readonly Pick<FreeSection, 'kind'>[], before: Tone): Tone[] =>
  sections.reduce<Tone[]>((tones, { kind }) => {
    const last = tones.at(-1) ?? before;
    const [first = 'ground'] = fitting[kind];
    return [...tones, fitting[kind].find((tone) => tone !== last) ?? first];
  }, []);
