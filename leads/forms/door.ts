import * as z from 'zod/mini';

/**
 * A visitor's own shop at the end of Main Street (`/yourdoor`): the name over the door, and the trade. Runs unchanged
 * in the browser and on the server.
 */

/** The longest name on a sign, in letters as people count them (graphemes). */
export const shopNameLength = 60;

/** The trades, which are also the names of the window drawings. */
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

/** Shapeless characters, which only turn or hide words. Persian, Hindi and family emoji need the joiners. */
const shapeless = /(?![\u200C\u200D])\p{Cf}|\p{Co}|\p{Cs}/gu;
const control = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
/** Combining marks beyond four on one letter, which would rise out of the sign. */
const excessMarks = /(\p{M}{4})\p{M}+/gu;
const visible = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** Only this many characters of the input are read, so that a huge one costs no time. */
const maximumInput = 1000;

/**
 * A name as shown on a sign: one line without control and bidi characters, cut to `shopNameLength` letters with an
 * ellipsis. Empty when nothing visible is left.
 */
export const cleanShopName = (raw: string): string => {
  const text = raw
    .slice(0, maximumInput)
    .normalize('NFC')
    .replace(control, ' ')
    .replace(shapeless, '')
    .replace(excessMarks, '$1')
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

/** The trade in a query; undefined if there is none. An unknown one is `other`. */
export const readTrade = (query: URLSearchParams): Trade | undefined => {
  const trade = query.get('trade');
  return isTrade(trade) ? trade : trade === null ? undefined : 'other';
};

/** The door in a query; undefined without a name. Of repeated parameters, the first counts. */
export const readDoor = (query: URLSearchParams): Door | undefined => {
  const name = cleanShopName(query.get('name') ?? '');
  return name ? { name, trade: readTrade(query) ?? 'other' } : undefined;
};

/** Han, kana, hangul and emoji are as wide as two Latin letters. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

export type SignSize = 'large' | 'medium' | 'small' | 'tiny';

/** The size of a name on its sign. Longer names are smaller, and from `small` on they take two lines. */
export const signSize = (name: string): SignSize => {
  const width = lettersOf(name).reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);
  if (width <= 14) return 'large';
  if (width <= 18) return 'medium';
  return width <= 36 ? 'small' : 'tiny';
};

/** The part of a lead's origin that describes the door the visitor came through. */
export const doorOrigin = {
  /** The name on its sign. */
  doorName: z.string().check(z.refine((name) => name !== '' && cleanShopName(name) === name)),
  /** The trade in its window. */
  doorTrade: z.enum(trades),
};
