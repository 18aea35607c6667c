import { color } from '../styles/palette.ts';

/** A sheet of US Letter in points, 72 to the inch. */
export const sheet = { width: 612, height: 792, margin: 46 } as const;

/** The type of the guide, in points. */
export const type = {
  text: { fontFamily: 'Figtree', fontWeight: 400, fontSize: 10.5, lineHeight: 1.45 },
  fine: { fontFamily: 'Figtree', fontWeight: 400, fontSize: 9, lineHeight: 1.38 },
  strong: { fontFamily: 'Figtree', fontWeight: 600, fontSize: 10.5, lineHeight: 1.25 },
  label: { fontFamily: 'Figtree', fontWeight: 600, fontSize: 8.5, lineHeight: 1.3 },
  cover: { fontFamily: 'Fraunces', fontWeight: 500, fontSize: 66, lineHeight: 1 },
  heading: { fontFamily: 'Fraunces', fontWeight: 500, fontSize: 34, lineHeight: 1.05 },
  subheading: { fontFamily: 'Fraunces', fontWeight: 500, fontSize: 15, lineHeight: 1.2 },
  aside: {
    fontFamily: 'Fraunces',
    fontWeight: 500,
    fontStyle: 'italic',
    fontSize: 13,
    lineHeight: 1.3,
  },
} as const;

interface Dress {
  band: string;
  ink: string;
  numeral: string;
  awning: readonly [string, string];
}

const light = (band: string, numeral: string, stripe: string): Dress => ({
  band,
  ink: color('ink'),
  numeral,
  awning: [stripe, color('paper')],
});

/** How the head of each section is dressed, in turn. */
export const dresses: readonly Dress[] = [
  light(color('sand'), color('clay'), color('clay')),
  light(color('rose'), color('plum'), color('plum')),
  { ...light(color('plum'), color('marigold'), color('marigold')), ink: color('paper') },
  light(color('sand'), color('sage'), color('sage')),
  light(color('rose'), color('clay'), color('marigold')),
  { ...light(color('ink'), color('marigold'), color('clay')), ink: color('paper') },
];
