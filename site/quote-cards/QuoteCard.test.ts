import satori from 'satori';
import { expect, test } from 'vitest';
import { isDrawable } from '../../content-model/checks/drawn-words.ts';
import { cardLooks } from '../../content-model/schemas/testimonial.ts';
import { typefaces } from '../drawing/typefaces.ts';
import { cardSize, looks, type Box } from './looks.ts';
import { QuoteCard, typeSizesFor, type QuoteCardProps } from './QuoteCard.tsx';

const card: QuoteCardProps = {
  role: 'Florist',
  city: 'San Antonio',
  quote: 'They listened, they built it, and now the phone rings. Done.',
  look: 'doorway',
  emblem: 'tulip',
};

/** Lays a card out, and returns where its words are. */
const laidOut = async (shown: QuoteCardProps) => {
  const sizes = await typeSizesFor(shown);
  const words = new Map<string, Box>();
  const missing: string[] = [];
  await satori(QuoteCard({ ...shown, sizes }), {
    ...cardSize,
    fonts: await typefaces(),
    onNodeDetected: ({ left: x, top: y, width, height, textContent }) => {
      if (textContent) words.set(textContent, { x, y, width, height });
    },
    loadAdditionalAsset: (_language, letters) => {
      missing.push(letters);
      return Promise.resolve([]);
    },
  });
  return { sizes, words, missing };
};

const isWithin = (inner: Box | undefined, outer: Box): boolean =>
  inner !== undefined &&
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height + 1;

const longest: QuoteCardProps = {
  ...card,
  role: 'Founder and principal attorney of a family law practice, too',
  city: 'South Padre Island and Laredo',
  quote:
    `We “had” a site & <b>it</b> said Donaudampfschifffahrtsgesellschaftskapitän. ${'Señora Muñoz, Łucja and Zoë found us within a week. '.repeat(4)}`.slice(
      0,
      260,
    ),
};

for (const look of cardLooks)
  test(`the shortest and the longest words fit the look "${look}" and are readable`, async () => {
    const { quote: room, role: place } = looks[look];
    for (const shown of [card, longest]) {
      const { sizes, words, missing } = await laidOut({ ...shown, look });
      expect(isWithin(words.get(`“${shown.quote}”`), room)).toBe(true);
      expect(isWithin(words.get(`${shown.role},`), place)).toBe(true);
      expect(isWithin(words.get(shown.city), place)).toBe(true);
      // A card is shown at 40% of its size.
      expect(sizes.quote * 0.4).toBeGreaterThanOrEqual(12);
      expect(missing).toEqual([]);
    }
  });

test('every letter that an entry may hold can be drawn, and any other is refused', async () => {
  const letters = Array.from({ length: 0x2200 }, (_, code) => String.fromCharCode(code));
  const allowed = letters.filter(isDrawable);
  expect(allowed).toEqual(expect.arrayContaining(['A', 'é', 'Ł', 'ñ', '“', '’', '–', '…', '€']));
  for (const lacked of ['🎉', 'Ж', '日', '★', '\u00ad']) expect(isDrawable(lacked)).toBe(false);
  while (allowed.length > 0) {
    const words = allowed.splice(0, 100).join(' ');
    expect((await laidOut({ ...card, quote: words, role: words })).missing).toEqual([]);
  }
});
