import * as z from 'zod/mini';

/**
 * A visitor's own shop at the end of Main Street (`/yourdoor`): the name over
 * the door, and the trade. Runs unchanged in the browser and on the server.
 */

/** Longest name a sign takes, in letters as a person counts them. */
export const shopNameLength = 60;

/** What can be in the window, by the names of the drawings. */
export const trades = [
  'bakery',
  'florist',
  'studio',
  'boutique',
  'law',
  'coaching',
  'finance',
  'clinic',
  'other',
] as const;

export type Trade = (typeof trades)[number];

export interface Door {
  name: string;
  trade: Trade;
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const lettersOf = (text: string): string[] =>
  Array.from(letters.segment(text), ({ segment }) => segment);

/** Joiners write Persian, Hindi and families of emoji; every other character without a shape of its own only turns or hides words. */
const shapeless = /(?![\u200C\u200D])\p{Cf}|\p{Co}|\p{Cs}/gu;
const control = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
/** More marks than this on one letter climb out of the sign. */
const piled = /(\p{M}{4})\p{M}+/gu;
const visible = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** As much of a text as a sign is made from; ten thousand letters need no looking through. */
const looked = 1000;

/**
 * A name as it goes on a sign: one line without control and bidi characters, at
 * most `shopNameLength` letters, with an ellipsis for the rest. Empty where
 * nothing to be seen is left.
 */
export const cleanShopName = (raw: string): string => {
  const text = raw
    .slice(0, looked)
    .normalize('NFC')
    .replace(control, ' ')
    .replace(shapeless, '')
    .replace(piled, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
  if (!visible.test(text)) return '';
  const all = lettersOf(text);
  return all.length > shopNameLength
    ? `${all
        .slice(0, shopNameLength - 1)
        .join('')
        .trimEnd()}…`
    : text;
};

const isTrade = (value: unknown): value is Trade => (trades as readonly unknown[]).includes(value);

/** The door that a query asks for; an unknown trade is `other`, of repeated parameters the first counts. None without a name. */
export const readDoor = (query: URLSearchParams): Door | undefined => {
  const name = cleanShopName(query.get('name') ?? '');
  const trade = query.get('trade');
  return name ? { name, trade: isTrade(trade) ? trade : 'other' } : undefined;
};

/** Han, kana and hangul are as wide as two Latin letters, and so are emoji. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

export type SignSize = 'large' | 'medium' | 'small' | 'tiny';

/** How large a name is painted: the longer, the smaller, and from `small` on in two lines. */
export const signSize = (name: string): SignSize => {
  const width = lettersOf(name).reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);
  if (width <= 14) return 'large';
  if (width <= 21) return 'medium';
  return width <= 40 ? 'small' : 'tiny';
};

/** What a lead says of the door she came through. */
export const doorOrigin = {
  /** What stands on its sign. */
  doorName: z.string().check(z.refine((name) => name !== '' && cleanShopName(name) === name)),
  /** What is in its window. */
  doorTrade: z.enum(trades),
};
