import { expect, test } from 'vitest';
import { answerableAddress, canonicalAddress } from './email-address.ts';

test.for([
  'zoe@zero.example',
  'zoe@zero.example\u200B',
  '\u202Azoe@zero.example\u202C',
  'zo\u00ADe@ze\u200Bro.example',
  ' ZOE@Zero.EXAMPLE\n',
  'zoe＠zero．example',
])('%j is one and the same address', (typed) => {
  expect(canonicalAddress(typed)).toBe('zoe@zero.example');
  expect(answerableAddress(typed)?.toLowerCase()).toBe('zoe@zero.example');
});

test.for(['ana@müller.de', 'ana@mu\u0308ller.de', 'Ana@MÜLLER.DE', 'ana@xn--mller-kva.de'])(
  'an internationalized domain equals its ASCII form: %s',
  (typed) => {
    expect(canonicalAddress(typed)).toBe('ana@xn--mller-kva.de');
    expect(answerableAddress(typed)).toMatch(/^ana@xn--mller-kva\.de$/iu);
  },
);

test('an address with look-alike letters is a different one', () => {
  expect(canonicalAddress('аna@example.com')).not.toBe('ana@example.com');
  expect(canonicalAddress('ana.b@example.com')).not.toBe('anab@example.com');
});

test.for([
  'Ana.Ruiz+web@sub.example.co.uk',
  "o'neil@example.com",
  'zoë@example.com',
  'ana@例え.テスト',
])('a mail program can reply to %s', (typed) => {
  expect(answerableAddress(typed)).toBeDefined();
});

test.for([
  'ana',
  '@ruiz.law',
  'ana@ruiz',
  'ana@example.com, bo@example.com',
  'Ana <ana@example.com>',
  'ana@example.com\nBcc: evil@example.com',
  'ana@1.2.3.4',
  `ana@${'ü'.repeat(300)}.de`,
])('nobody can reply to %j', (typed) => {
  expect(answerableAddress(typed)).toBeUndefined();
});
