import { expect, test } from 'vitest';
import { cleanShopName, readDoor, shopNameLength, signSize } from './door.ts';

const lettersOf = (text: string) => [...new Intl.Segmenter().segment(text)].length;

test.for([
  ['Sunday Loaf', 'Sunday Loaf'],
  ['  Sunday \n\t Loaf ', 'Sunday Loaf'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['\u202Efaol\u202C \u2066yadnuS\u2069', 'faol yadnuS'],
  ['Sun\u0000day\u0007', 'Sun day'],
  ['👩‍🍳 パン屋', '👩‍🍳 パン屋'],
  ['\u200B\u2060\u00AD', ''],
  ['', ''],
])('%j is painted on a sign as %j', ([raw, painted]) => {
  expect(cleanShopName(raw as string)).toBe(painted);
});

test('a name of sixty letters is painted in full, and a longer one ends in an ellipsis, in any script', () => {
  for (const letter of ['a', 'パ', '👩‍🍳', 'ก็', 'e\u0301']) {
    const most = letter.repeat(shopNameLength);
    expect(cleanShopName(most)).toBe(most.normalize('NFC'));
    const cut = cleanShopName(letter.repeat(shopNameLength + 1));
    expect(cut.endsWith('…')).toBe(true);
    expect(lettersOf(cut)).toBe(shopNameLength);
  }
});

test('a door needs a name; an unknown trade counts as “other”, and the first of several wins', () => {
  const read = (query: string) => readDoor(new URLSearchParams(query));
  expect(read('name=Loaf&trade=bakery')).toEqual({ name: 'Loaf', trade: 'bakery' });
  expect(read('name=Loaf')).toEqual({ name: 'Loaf', trade: 'other' });
  expect(read('name=Loaf&trade=constructor')).toEqual({ name: 'Loaf', trade: 'other' });
  expect(read('name=One&name=Two&trade=law&trade=clinic')).toEqual({ name: 'One', trade: 'law' });
  expect(read('name=%E2%80%AEfaoL%00')).toEqual({ name: 'faoL', trade: 'other' });
  expect(read('name=%FF%FE')).toEqual({ name: '\uFFFD\uFFFD', trade: 'other' });
  expect(read('name=+%20&trade=bakery')).toBeUndefined();
  expect(read('trade=bakery')).toBeUndefined();
});

test('the longer a name, the smaller it is painted; wide letters count twice', () => {
  expect(['Loaf', 'Sunday Loaf & Sons', 'x'.repeat(30), 'x'.repeat(60)].map(signSize)).toEqual([
    'large',
    'medium',
    'small',
    'tiny',
  ]);
  expect(signSize('日曜日のパン屋')).toBe('large');
  expect(signSize('日曜日のパン屋さんと花屋')).toBe('small');
});
